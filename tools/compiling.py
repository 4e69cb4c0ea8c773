"""Compiles all that the tests will want compiled: `python -m tools.compiling`.

Tests that run side by side with nothing in the cache would each compile the same for themselves,
for minutes. `./check` lets this run beside the steps that need nothing compiled.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from funicular.analysis.judge import Judge
from funicular.bots import warm_up, warm_up_search
from funicular.bots.compiled_bots import CompiledMatch
from funicular.bots.policies import Policy
from funicular.game import Game, new_game
from funicular.simulation import CompiledGame, play_many


def main() -> None:
    """What everything stands on first; then, in two processes, what stands on it."""
    warm_up()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as both:
        for each in [both.submit(compile_search), both.submit(compile_matches)]:
            each.result()


def compile_search() -> None:
    """Thinking, and judging what was played."""
    warm_up_search()
    game = a_game()
    judge = Judge(game.board, bytes(32), playouts=1)
    judge.chances(game.true_state(), game.view())
    judge.known_chance(game.view(0))
    judge.compare(game.view(0), game.legal_actions(0).numbers()[0])


def compile_matches() -> None:
    """Many games at once, and a single one."""
    game = a_game()
    CompiledMatch(game.board).play((Policy.RANDOM, Policy.RANDOM), bytes(32), 0, 1)
    play_many(game.map, 2, 1, seed=0, threads=1)
    single = CompiledGame(game.map, 2, seed=0)
    single.view(0)
    single.legal_numbers(0)
    single.play(single.random_number(), 0)


def a_game() -> Game:
    return new_game("europe", 2, seed="a game to compile with")


if __name__ == "__main__":
    main()
