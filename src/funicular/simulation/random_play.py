"""Random play to the end, in the engine's subset: uniform over legal actions."""

from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below, fill_block, seed_chance
from funicular.engine.choices import Choices, nth_action, survey
from funicular.engine.position import Phase, State
from funicular.engine.scoring import Scores, ScoreWork, score_game
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


def random_one(
    boards: list[Board], states: list[State], chances: list[Chance], rooms: list[Choices]
) -> int:
    """A random legal action of the awaited seat."""
    seat = awaited_seat(states[0])
    return random_action(boards[0], states[0], chances[0], seat, rooms[0])


def play_batch(
    boards: list[Board],
    seats: int,
    key: list[int],
    first: int,
    totals: list[list[int]],
    wins: list[list[int]],
    decisions: list[int],
    words: list[int],
    states: list[State],
    chances: list[Chance],
    rooms: list[Choices],
    scores: list[Scores],
    works: list[ScoreWork],
) -> None:
    """Games `first` and on of a batch; negative decisions mark an unfinished game."""
    board, state, chance = boards[0], states[0], chances[0]
    for game in range(len(decisions)):
        batch_seed(key, first + game, words, chance)
        play_random(board, state, chance, seats, rooms[0])
        score_game(board, state, scores[0], works[0])
        for seat in range(seats):
            totals[game][seat] = scores[0].players[seat].total
            wins[game][seat] = scores[0].players[seat].wins
        over = state.phase == Phase.OVER
        decisions[game] = state.decisions if over else -state.decisions
