"""Entry points for callers outside compiled code, where a record travels as an array of one.

Passing an array costs a microsecond, passing a record several; and these are ordinary rule
functions, so the compiled versions are found in the cache.
"""

from .board import Board
from .chance import Chance
from .choices import Choices, list_actions
from .legal import refusal
from .observing import observe
from .position import Position, State, View
from .scoring import Scores, ScoreWork, score_game
from .turns import apply, awaited_seat, begin
from .worlds import WorldWork, sample_world


def begin_one(boards: list[Board], states: list[State], chances: list[Chance], seats: int) -> None:
    begin(boards[0], states[0], chances[0], seats)


def apply_one(
    boards: list[Board], states: list[State], chances: list[Chance], seat: int, action: int
) -> None:
    apply(boards[0], states[0], chances[0], seat, action)


def awaited_one(states: list[State]) -> int:
    return awaited_seat(states[0])


def refusal_one(boards: list[Board], states: list[State], seat: int, action: int) -> int:
    return refusal(boards[0], states[0], seat, action)


def list_one(
    boards: list[Board], positions: list[Position], seat: int, rooms: list[Choices]
) -> int:
    list_actions(boards[0], positions[0], seat, rooms[0])
    return rooms[0].count


def observe_one(states: list[State], viewer: int, views: list[View]) -> None:
    observe(states[0], viewer, views[0])


def score_one(
    boards: list[Board], states: list[State], scores: list[Scores], works: list[ScoreWork]
) -> None:
    score_game(boards[0], states[0], scores[0], works[0])


def sample_one(
    boards: list[Board],
    views: list[View],
    chances: list[Chance],
    worlds: list[State],
    works: list[WorldWork],
) -> bool:
    return sample_world(boards[0], views[0], chances[0], worlds[0], works[0])
