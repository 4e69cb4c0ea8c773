"""Random play to the end, in the engine's subset: uniform over legal actions."""

from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below, fill_block, seed_chance
from funicular.engine.choices import Choices, nth_action, survey
from funicular.engine.position import Phase, State
from funicular.engine.turns import apply, awaited_seat, begin

MOST_DECISIONS = 2000  # nothing in the rules ends a game in which everybody keeps withdrawing


def batch_seed(key: list[int], game: int, words: list[int], chance: Chance) -> None:
    """Seed game `game` of a batch: block `game` of the batch key's stream of games."""
    fill_block(key, words, game, Purpose.GAMES)
    seed_chance(chance, words)


def random_action(board: Board, state: State, chance: Chance, seat: int, choices: Choices) -> int:
    count = survey(board, state, seat, choices)
    return nth_action(board, state, seat, choices, below(chance, Purpose.POLICY, count))


def play_random(board: Board, state: State, chance: Chance, seats: int, choices: Choices) -> None:
    """A whole game; one that is not over after MOST_DECISIONS is left unfinished."""
    begin(board, state, chance, seats)
    while state.phase != Phase.OVER and state.decisions < MOST_DECISIONS:
        seat = awaited_seat(state)
        apply(board, state, chance, seat, random_action(board, state, chance, seat, choices))
