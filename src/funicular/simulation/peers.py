"""Other engines to measure against (the `bench` extra): random play of their own games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec

Peer = Callable[[float], float]
"""Plays for so many CPU seconds; returns games per CPU second."""


def peers() -> dict[str, Peer]:
    """The peers that are installed, by name."""
    found: dict[str, Peer] = {}
    if find_spec("catanatron") is not None:
        found["catanatron, Catan, 2 players"] = play_catanatron
    if find_spec("pyspiel") is not None:
        found["open_spiel, backgammon"] = lambda seconds: play_open_spiel("backgammon", seconds)
        found["open_spiel, gin rummy"] = lambda seconds: play_open_spiel("gin_rummy", seconds)
    return found


def games_per_cpu_second(play: Callable[[], None], seconds: float) -> float:
    games = 0
    start = time.thread_time()
    while (spent := time.thread_time() - start) < seconds or games == 0:
        play()
        games += 1
    return games / spent


def play_catanatron(seconds: float) -> float:
    from catanatron import Color, Game, RandomPlayer

    def play() -> None:
        Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]).play()

    return games_per_cpu_second(play, seconds)


def play_open_spiel(name: str, seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))

    return games_per_cpu_second(play, seconds)
