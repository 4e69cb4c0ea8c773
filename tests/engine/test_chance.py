"""The dice: ChaCha8 as published, fair numbers, and streams that do not touch each other."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from funicular.engine.chance import (
    NUMBERS,
    RESULTS,
    WORDS,
    Chance,
    Purpose,
    Result,
    below,
    dictated,
    fill_block,
    forget_results,
    next_dictated,
    note,
    seed_chance,
)

words32 = st.integers(0, 2**32 - 1)
keys = st.lists(words32, min_size=8, max_size=8)


def chacha(key: bytes, counter: int, nonce: bytes, rounds: int) -> bytes:
    """A block of ChaCha as RFC 8439 (section 2.3) describes it, but for the number of rounds."""

    def rotate(word: int, by: int) -> int:
        return int(f"{word:032b}"[by:] + f"{word:032b}"[:by], 2)

    def quarter_round(a: int, b: int, c: int, d: int) -> None:
        for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) % 2**32
            state[z] = rotate(state[z] ^ state[x], by)

    text = b"expand 32-byte k" + key + counter.to_bytes(4, "little") + nonce
    start = [int.from_bytes(text[at : at + 4], "little") for at in range(0, 64, 4)]
    state = list(start)
    for _ in range(rounds // 2):
        for column in range(4):
            quarter_round(column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter_round(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    mixed = [(one + other) % 2**32 for one, other in zip(state, start, strict=True)]
    return b"".join(word.to_bytes(4, "little") for word in mixed)


def engine_block(key: list[int], counter: int, purpose: int) -> bytes:
    words = [0] * WORDS
    fill_block(key, words, counter, purpose)
    return b"".join(word.to_bytes(4, "little") for word in words)


def key_bytes(key: list[int]) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in key)


def test_the_slow_chacha_gives_the_block_printed_in_rfc_8439() -> None:
    """Section 2.3.2: twenty rounds."""
    nonce = bytes.fromhex("000000090000004a00000000")
    printed = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert chacha(bytes(range(32)), 1, nonce, 20).hex() == printed


def test_the_engine_gives_the_published_block_of_chacha8_for_a_key_of_zeros() -> None:
    published = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert engine_block([0] * 8, 0, 0).hex() == published


@given(key=keys, counter=words32, purpose=st.sampled_from(Purpose))
def test_a_block_is_chacha_with_eight_rounds(key: list[int], counter: int, purpose: int) -> None:
    nonce = bytes(8) + purpose.to_bytes(4, "little")
    assert engine_block(key, counter, purpose) == chacha(key_bytes(key), counter, nonce, 8)


def seeded(key: list[int]) -> Chance:
    chance = Chance()
    seed_chance(chance, key)
    return chance


def numbers(key: list[int], purpose: Purpose, count: int) -> list[int]:
    """The 16-bit numbers of a stream, by the slow ChaCha."""
    nonce = bytes(8) + purpose.to_bytes(4, "little")
    stream = b"".join(chacha(key_bytes(key), block, nonce, 8) for block in range(count // 32 + 1))
    return [int.from_bytes(stream[2 * at : 2 * at + 2], "little") for at in range(count)]


@given(key=keys, purpose=st.sampled_from(Purpose))
def test_a_stream_is_read_as_16_bit_numbers(key: list[int], purpose: Purpose) -> None:
    """With n a power of two nothing is rejected, and the low bits are what comes out."""
    chance = seeded(key)
    assert [below(chance, purpose, 32768) for _ in range(70)] == [
        number % 32768 for number in numbers(key, purpose, 70)
    ]


@given(key=keys, sizes=st.lists(st.integers(1, 32768), min_size=1, max_size=100))
def test_a_number_too_high_to_be_fair_is_passed_over(key: list[int], sizes: list[int]) -> None:
    chance = seeded(key)
    stream = iter(numbers(key, Purpose.CARDS, 40 * len(sizes)))
    for n in sizes:
        drawn = below(chance, Purpose.CARDS, n)
        if n == 1:
            assert drawn == 0
            continue
        fair = next(number for number in stream if number < 65536 // n * n)
        assert drawn == fair % n


@pytest.mark.parametrize("n", [2, 3, 7, 44, 110, 32767])
def test_every_outcome_comes_from_equally_many_numbers(n: int) -> None:
    """Each of the 65,536 numbers in turn, followed by a zero that is always fair."""
    chance = Chance()
    stream = chance.streams[Purpose.CARDS]
    seen: Counter[int] = Counter()
    passed_over = []
    for number in range(65536):
        stream.words[0] = number
        stream.left = NUMBERS
        outcome = below(chance, Purpose.CARDS, n)
        if stream.left == NUMBERS - 1:
            seen[outcome] += 1
        else:
            assert (stream.left, outcome) == (NUMBERS - 2, 0)
            passed_over.append(number)
    assert set(seen) == set(range(n))
    assert set(seen.values()) == {65536 // n}
    assert len(passed_over) == 65536 % n


@pytest.mark.parametrize("n", [2, 5, 9, 40, 46])
def test_numbers_of_a_real_stream_are_even(n: int) -> None:
    """Chi square within five standard deviations, on a fixed key."""
    chance = seeded([7, 1, 8, 2, 8, 1, 8, 2])
    draws = 20000
    seen = Counter(below(chance, Purpose.CARDS, n) for _ in range(draws))
    expected = draws / n
    distance = sum((seen[outcome] - expected) ** 2 / expected for outcome in range(n))
    assert distance < (n - 1) + 5 * (2 * (n - 1)) ** 0.5
    pairs = Counter(pairwise(below(chance, Purpose.CARDS, 3) for _ in range(draws)))
    assert all(abs(count - draws / 9) < 5 * (draws / 9) ** 0.5 for count in pairs.values())


@given(key=keys, seed=st.integers(0, 2**32))
def test_streams_do_not_touch_each_other(key: list[int], seed: int) -> None:
    """What one purpose draws does not depend on what the others drew in between."""
    random, chance = Random(seed), seeded(key)
    drawn: dict[Purpose, list[int]] = {purpose: [] for purpose in Purpose}
    for _ in range(150):
        purpose = random.choice(list(Purpose))
        drawn[purpose].append(below(chance, purpose, 1000))
    for purpose, outcomes in drawn.items():
        alone = seeded(key)
        assert [below(alone, purpose, 1000) for _ in outcomes] == outcomes


def test_streams_of_one_key_and_of_similar_keys_differ() -> None:
    key = [1, 2, 3, 4, 5, 6, 7, 8]
    similar = [[*key[:at], key[at] ^ 1, *key[at + 1 :]] for at in range(8)]
    streams = [
        tuple(below(chance, purpose, 32768) for _ in range(16))
        for purpose in Purpose
        for chance in [seeded(each) for each in (key, *similar)]
    ]
    assert len(set(streams)) == len(streams)
    assert not any(set(one) == set(other) for one, other in pairwise(sorted(streams)))


def test_seeding_again_starts_again() -> None:
    chance = seeded([9] * 8)
    first = [below(chance, Purpose.TICKETS, 40) for _ in range(50)]
    chance.script_size = chance.script_fault = 1
    seed_chance(chance, [9] * 8)
    assert not dictated(chance)
    assert chance.script_fault == 0
    assert [below(chance, Purpose.TICKETS, 40) for _ in range(50)] == first


def test_results_are_noted_until_they_are_forgotten_and_never_overflow() -> None:
    chance = Chance()
    for number in range(RESULTS + 10):
        note(chance, Result.DRAWN, number % 5, number % 9)
    assert chance.count == RESULTS
    assert chance.what[RESULTS - 1] == (RESULTS - 1) % 9
    forget_results(chance)
    note(chance, Result.MARKET, 4, 8)
    assert (chance.count, chance.result[0], chance.where[0], chance.what[0]) == (1, 2, 4, 8)


def test_dictated_results_come_in_order_and_then_are_used_up() -> None:
    chance = Chance()
    chance.script[:3] = [5, 0, 8]
    chance.script_size = 3
    assert [next_dictated(chance) for _ in range(3)] == [5, 0, 8]
    assert not dictated(chance)
