"""Measurements of speed. Ratios come from interleaved runs: the machine's noise hits both sides.

Work on one thread is timed by that thread's own CPU time, which other work on the machine hardly
touches. Targets are those of a quiet machine with two cores; a busy one misses them without a
fault of the code, so nothing here is a test.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from funicular.bots import warm_up_search
from funicular.bots.fast_bot import FastBot
from funicular.bots.policies import Policy
from funicular.bots.search.search_bot import SearchBot
from funicular.engine.chance import Chance, Purpose, below, seed_chance
from funicular.engine.choices import Choices, nth_action, survey
from funicular.engine.position import Phase, State
from funicular.engine.turns import apply, awaited_seat, begin
from funicular.game import Game, Seed, new_game, notation_of, parse_record, replay
from funicular.game.seeds import key_words
from funicular.maps import load_map

from .batch import can_compile, play_many, play_out
from .hard_positions import hard_positions, score_once
from .peers import peers

ROUNDS = 5
PLANNER_TABLES: tuple[tuple[str, int], ...] = (("europe", 2), ("europe", 4), ("san_francisco", 2))
BATCHES = (("europe", 2), ("europe", 4), ("san_francisco", 2), ("san_francisco", 4))


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure; `target` is what it should reach (or stay under, if `smaller` is better)."""

    name: str
    value: float
    unit: str
    target: float | None = None
    smaller: bool = False

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        return self.value <= self.target if self.smaller else self.value >= self.target


Task = tuple[str, Callable[[], list[Measure]]]


def tasks() -> Iterator[Task]:
    """What there is to measure here, by title; each takes seconds."""
    yield "interpreted play", interpreted_play
    yield "replay", replaying
    yield "hardest scorings", hardest_scorings
    yield "start-up", start_up
    yield "planner, interpreted", partial(planner_decisions, compiled=False)
    if can_compile():
        yield "the state", state_size
        yield "compiled start", compiled_start
        for game, players in BATCHES:
            yield f"compiled {game}, {players} players", partial(compiled_play, game, players)
        yield "planner, compiled", partial(planner_decisions, compiled=True)
        for game, players in BATCHES:
            yield f"search play-outs, {game}, {players} players", partial(playouts, game, players)
        yield "several cores", several_cores
        for name in peers():
            yield name, partial(against_peer, name)


def interpreted_play() -> list[Measure]:
    """Every decision of some games: listing what is legal, choosing, carrying it out."""
    board = notation_of(load_map("europe")).board
    state, chance, choices = State(), Chance(), Choices()
    times = []
    for game in range(10):
        seed_chance(chance, list(key_words(Seed(text="bench", game=game).key)))
        begin(board, state, chance, 4)
        while state.phase != Phase.OVER:
            start = time.thread_time()
            seat = awaited_seat(state)
            count = survey(board, state, seat, choices)
            chosen = below(chance, Purpose.POLICY, count)
            apply(board, state, chance, seat, nth_action(board, state, seat, choices, chosen))
            times.append(time.thread_time() - start)
    median = statistics.median(times) * 1e3
    return [Measure("interpreted decision, median", median, "ms", 0.05, smaller=True)]


def replaying() -> list[Measure]:
    """Reading and replaying whole four-player games with all checks."""
    times = []
    for game in range(10):
        text = play_out(load_map("europe"), 4, Seed(text="bench", game=game)).record().text()
        start = time.thread_time()
        replay(parse_record(text))
        times.append(time.thread_time() - start)
    median = statistics.median(times) * 1e3
    return [Measure("replay of a 4-player game, median", median, "ms", 25, smaller=True)]


def hardest_scorings() -> list[Measure]:
    """Final scoring of the stored positions that take the search longest."""
    times = []
    for position in hard_positions():
        start = time.thread_time()
        score_once(position)
        times.append(time.thread_time() - start)
    worst = max(times) * 1e3
    return [Measure("hardest final scoring, interpreted", worst, "ms", 50, smaller=True)]


def start_up() -> list[Measure]:
    times = [_run_python("-m", "funicular", "--help") for _ in range(ROUNDS)]
    return [Measure("funicular --help", statistics.median(times), "s", 0.3, smaller=True)]


def _run_python(*words: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def planner_decisions(compiled: bool) -> list[Measure]:
    """Every decision of whole games of planners, from the view to the action."""
    how, target = ("compiled", 1.0) if compiled else ("interpreted", 50.0)
    times = []
    for game in planner_games(compiled, PLANNER_TABLES):
        seat = game.awaited[0]
        bot, view = FastBot(Policy.PLANNER, "bench", compiled), game.view(seat)
        if compiled:
            bot.choose_number(view)  # the first choice of a bot makes its arrays
        start = time.thread_time()
        bot.choose_number(view)
        times.append(time.thread_time() - start)
    return [
        Measure(
            f"planner decision, {how}, median",
            statistics.median(times) * 1e3,
            "ms",
            target,
            smaller=True,
        ),
        Measure(f"planner decision, {how}, slowest", max(times) * 1e3, "ms"),
    ]


def planner_games(compiled: bool, tables: Sequence[tuple[str, int]]) -> Iterator[Game]:
    """A game of planners at each table, at every decision of it."""
    for name, players in tables:
        game = new_game(name, players, seed="bench")
        bots = [FastBot(Policy.PLANNER, f"bench {seat}", compiled) for seat in range(players)]
        while not game.is_over:
            yield game
            seat = game.awaited[0]
            game.play(bots[seat].choose(game.view(seat)), seat)


PLAYOUTS = 1000.0  # a second: then 50 ms are some dozens, which is what a choice needs
EVERY = 20  # decisions, from one that is measured to the next


def playouts(name: str, players: int) -> list[Measure]:
    """Play-outs of a search on one core, at moments all through a game."""
    warm_up_search()
    played, seconds = 0, 0.0
    for number, game in enumerate(planner_games(True, [(name, players)])):
        if number % EVERY == 0:
            bot = SearchBot("bench", 0.1, threads=1)
            start = time.thread_time()
            bot.choose_number(game.view(game.awaited[0]))
            seconds += time.thread_time() - start
            played += bot.playouts
    title = f"search play-outs, {name}, {players} players"
    return [Measure(title, played / seconds, "a second", PLAYOUTS)]


FIRST_MOVE = """
from funicular.maps import load_map
from funicular.simulation import CompiledGame
game = CompiledGame(load_map("europe"), 2, "first")
game.play(game.random_number(), 0)
"""


def state_size() -> list[Measure]:
    from funicular.engine.compiled import dtype_of

    return [Measure("state of a game", dtype_of(State).itemsize, "bytes", 1024, smaller=True)]


def compiled_start() -> list[Measure]:
    """A new process that finds the compiled rules in the cache, up to its first move."""
    _run_python("-c", FIRST_MOVE)
    times = [_run_python("-c", FIRST_MOVE) for _ in range(ROUNDS)]
    median = statistics.median(times)
    return [Measure("first compiled move, warm cache", median, "s", 1, smaller=True)]


TARGETS = {("europe", 2): 12_000.0, ("europe", 4): 5_000.0, ("san_francisco", 2): 30_000.0}


def compiled_play(game: str, players: int) -> list[Measure]:
    """Random games to the end with full scoring, on one core, by its own CPU time."""
    rates = [rate(game, players) for _ in range(ROUNDS)]
    return [
        Measure(
            f"{game}, {players} players, one core, median",
            statistics.median(rates),
            "games/s",
            TARGETS.get((game, players)),
        )
    ]


def rate(game: str, players: int, games: int = 4000) -> float:
    from .compiled_play import BatchRoom

    room = BatchRoom(notation_of(load_map(game)).board)
    key = Seed(text="bench").key
    room.play(players, key, 0, 1)
    start = time.thread_time()
    room.play(players, key, 1, games)
    return games / (time.thread_time() - start)


def several_cores() -> list[Measure]:
    cores = os.cpu_count() or 1
    ratios = []
    for _ in range(ROUNDS):
        one = play_many("europe", 4, 6000, seed="bench", threads=1)
        all_of_them = play_many("europe", 4, 6000 * cores, seed="bench", threads=cores)
        ratios.append(all_of_them.games_per_s / one.games_per_s)
    target = 0.9 * cores if cores <= 4 else None
    return [Measure(f"{cores} cores against one", statistics.median(ratios), "times", target)]


def against_peer(name: str) -> list[Measure]:
    """Pairs of runs, one of each engine; the median of their ratios."""
    play = peers()[name]
    ours, theirs = [], []
    for _ in range(ROUNDS):
        theirs.append(play(2.0))
        ours.append(rate("europe", 2))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    target = 300.0 if name.startswith("catanatron") else None
    return [
        Measure(name, statistics.median(theirs), "games/s"),
        Measure(f"Europe, 2 players, against {name}", ratio, "times", target),
    ]
