"""Chance: ChaCha8 key streams, one for each purpose, and what they dealt.

The generator is written out here because Python's and NumPy's generators promise no stable
streams, and records must replay for ever. A stream is the ChaCha8 key stream (RFC 8439's state
layout, 8 rounds, 32-bit counter, the purpose as the last word of the nonce), read as 16-bit
little-endian numbers.
"""

from enum import IntEnum
from typing import Annotated

from .records import Record, Row, Rows, i8, i16, i64, record

MASK = 0xFFFFFFFF
WORDS = 16
NUMBERS = 2 * WORDS  # 16-bit numbers in a block
RESULTS = 512
SCRIPT = RESULTS


class Purpose(IntEnum):
    """What a stream is for. The numbers are part of the record format."""

    FIRST = 0
    CARDS = 1
    TICKETS = 2
    TOKENS = 3
    GAMES = 4
    POLICY = 5


PURPOSES = len(Purpose)


class Result(IntEnum):
    """Kinds of chance results; `where` and `what` are the two arguments of each."""

    DRAWN = 1  # seat drew card kind blind
    MARKET = 2  # market slot was filled with card kind
    RESET = 3  # the whole market was discarded
    RESHUFFLE = 4  # the discards became the deck
    REVEALED = 5  # n-th tunnel card, card kind
    OFFERED = 6  # seat was offered ticket
    STACK = 7  # token symbol was put on place at set-up


@record
class Stream(Record):
    """One purpose's key stream: the block in use and how far it is used."""

    words: Annotated[list[int], Row("i8", WORDS)]
    counter: i64  # of the next block
    left: i8  # numbers left in this block


@record
class Chance(Record):
    """All the luck of one game, kept apart from its state so that no planner can reach it."""

    key: Annotated[list[int], Row("i8", 8)]
    streams: Annotated[list[Stream], Rows(Stream, PURPOSES)]
    count: i16  # chance results since `forget_results`
    result: Annotated[list[int], Row("i1", RESULTS)]
    where: Annotated[list[int], Row("i1", RESULTS)]
    what: Annotated[list[int], Row("i1", RESULTS)]
    script: Annotated[list[int], Row("i1", SCRIPT)]  # dictated results, taken before the streams
    script_size: i16
    script_next: i16
    script_fault: i8  # 1: a dictated card or ticket was not there to be drawn


def seed_chance(chance: Chance, key: list[int]) -> None:
    """Start all streams from a 256-bit key of eight 32-bit words."""
    for i in range(8):
        chance.key[i] = key[i]
    for purpose in range(PURPOSES):
        chance.streams[purpose].counter = 0
        chance.streams[purpose].left = 0
    chance.count = 0
    chance.script_size = 0
    chance.script_next = 0
    chance.script_fault = 0


def forget_results(chance: Chance) -> None:
    chance.count = 0


def note(chance: Chance, result: int, where: int, what: int) -> None:
    """Keep a chance result for the record of the game."""
    if chance.count < RESULTS:
        chance.result[chance.count] = result
        chance.where[chance.count] = where
        chance.what[chance.count] = what
        chance.count += 1


def dictated(chance: Chance) -> bool:
    """Is the next card, ticket or symbol dictated instead of drawn?"""
    return chance.script_next < chance.script_size


def next_dictated(chance: Chance) -> int:
    what = chance.script[chance.script_next]
    chance.script_next += 1
    return what


def below(chance: Chance, purpose: int, n: int) -> int:
    """A fair number from 0 to n - 1; n is at most 32768. With n = 1 no number is used up."""
    if n == 1:
        return 0
    fair = 65536 - 65536 % n
    stream = chance.streams[purpose]
    while True:
        if stream.left == 0:
            fill_block(chance.key, stream.words, stream.counter, purpose)
            stream.counter += 1
            stream.left = NUMBERS
        used = NUMBERS - stream.left
        stream.left -= 1
        number = (stream.words[used >> 1] >> (16 * (used & 1))) & 0xFFFF
        if number < fair:
            return number % n


def fill_block(key: list[int], words: list[int], counter: int, purpose: int) -> None:
    """Write ChaCha8 block `counter` of the purpose's stream into `words`."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = counter & MASK, 0, 0, purpose
    for _ in range(4):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    words[0] = (a0 + 0x61707865) & MASK
    words[1] = (a1 + 0x3320646E) & MASK
    words[2] = (a2 + 0x79622D32) & MASK
    words[3] = (a3 + 0x6B206574) & MASK
    words[4] = (b0 + key[0]) & MASK
    words[5] = (b1 + key[1]) & MASK
    words[6] = (b2 + key[2]) & MASK
    words[7] = (b3 + key[3]) & MASK
    words[8] = (c0 + key[4]) & MASK
    words[9] = (c1 + key[5]) & MASK
    words[10] = (c2 + key[6]) & MASK
    words[11] = (c3 + key[7]) & MASK
    words[12] = (d0 + (counter & MASK)) & MASK
    words[13] = d1
    words[14] = d2
    words[15] = (d3 + purpose) & MASK


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round on 32-bit words in signed 64-bit cells."""
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d
