"""Luck that all candidates of a world share, turn by turn.

With one stream of luck, a candidate that draws a card more shifts every later card of everybody,
and is compared with the others by luck. So each seat has numbers of its own for each of its turns;
a number says which part of the deck a card comes from, whatever the deck then holds. The cards are
dictated to the engine, and are as likely as if it had drawn them.
"""

from typing import Annotated

from funicular.engine.actions import CLAIM, DRAW_DECK, claim_route
from funicular.engine.board import Board
from funicular.engine.chance import NUMBERS, WORDS, Chance, Purpose, fill_block
from funicular.engine.position import KINDS, REVEAL, Phase, State
from funicular.engine.records import Record, Row, record
from funicular.maps.limits import MAX_PLAYERS

TURNS = 64  # of each seat; later ones take their luck as it comes
SECOND = 1  # the number for the second card of a turn
TUNNEL = 2  # and those for a tunnel
DRAWS = TUNNEL + REVEAL


@record
class Luck(Record):
    """The numbers of a world, and how far its seats are in the trial at hand."""

    words: Annotated[list[int], Row("i8", WORDS)]
    number: Annotated[list[int], Row("i4", MAX_PLAYERS * TURNS * DRAWS)]  # 16 bits each
    turn: Annotated[list[int], Row("i2", MAX_PLAYERS)]  # of each seat; 0 is under way at the start


def foretell(luck: Luck, key: list[int], seats: int) -> None:
    """The numbers of a world; their stream is one that no play-out draws from."""
    size = seats * TURNS * DRAWS
    for at in range(size):
        index = at % NUMBERS
        if index == 0:
            fill_block(key, luck.words, at // NUMBERS, Purpose.FIRST)
        luck.number[at] = (luck.words[index >> 1] >> (16 * (index & 1))) & 0xFFFF


def begin_turns(luck: Luck, seats: int) -> None:
    for seat in range(seats):
        luck.turn[seat] = 0


def dictate(board: Board, trial: State, chance: Chance, seat: int, action: int, luck: Luck) -> None:
    """Say which cards an action is to draw, by the numbers of the seat's turn."""
    chance.script_size = 0
    chance.script_next = 0
    if trial.phase == Phase.TURN:
        luck.turn[seat] += 1
    if luck.turn[seat] >= TURNS:
        return
    first = (seat * TURNS + luck.turn[seat]) * DRAWS
    if trial.phase == Phase.SECOND_CARD:
        dictate_cards(trial, chance, luck, first + SECOND, 1)
    elif trial.phase == Phase.TURN and action <= DRAW_DECK:
        dictate_cards(trial, chance, luck, first, 1)
    elif trial.phase == Phase.TURN and is_tunnel_claim(board, action):
        dictate_cards(trial, chance, luck, first + TUNNEL, REVEAL)


def is_tunnel_claim(board: Board, action: int) -> bool:
    return action >= CLAIM and board.route_tunnel[claim_route(action)] == 1


def dictate_cards(trial: State, chance: Chance, luck: Luck, first: int, count: int) -> None:
    """Pick so many cards of the deck, which keeps them; none if it would run out."""
    if trial.deck_size < count:
        return
    for index in range(count):
        part = luck.number[first + index] * (trial.deck_size - index) >> 16
        kind = kind_at(trial, part)
        chance.script[index] = kind
        trial.deck[kind] -= 1
    for index in range(count):
        trial.deck[chance.script[index]] += 1
    chance.script_size = count


def kind_at(trial: State, place: int) -> int:
    """The card at a place of the deck, if that lay in order."""
    kind = 0
    while kind < KINDS - 1 and place >= trial.deck[kind]:
        place -= trial.deck[kind]
        kind += 1
    return kind
