"""Questions to the compiled engine that only tests ask, in the engine's own subset."""

from funicular.engine.actions import ACTIONS
from funicular.engine.board import Board
from funicular.engine.chance import Chance, below, seed_chance
from funicular.engine.choices import Choices, nth_action, survey
from funicular.engine.legal import refusal
from funicular.engine.position import State
from funicular.engine.trails import TrailWork, longest_trail


def refuse_all(boards: list[Board], states: list[State], seat: int, codes: list[int]) -> None:
    """Why the seat may not do each action that there is."""
    for action in range(ACTIONS):
        codes[action] = refusal(boards[0], states[0], seat, action)


def pick_all(
    boards: list[Board], states: list[State], seat: int, rooms: list[Choices], picked: list[int]
) -> int:
    """Every legal action by its number."""
    count = survey(boards[0], states[0], seat, rooms[0])
    for number in range(count):
        picked[number] = nth_action(boards[0], states[0], seat, rooms[0], number)
    return count


def seed_one(chances: list[Chance], key: list[int]) -> None:
    seed_chance(chances[0], key)


def below_one(chances: list[Chance], purpose: int, n: int) -> int:
    return below(chances[0], purpose, n)


def longest_one(boards: list[Board], states: list[State], seat: int, works: list[TrailWork]) -> int:
    return longest_trail(boards[0], states[0], seat, works[0])
