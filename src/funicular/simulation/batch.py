"""Many games at once: `play_many`, compiled on all cores or interpreted."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from importlib.util import find_spec
from operator import itemgetter
from pathlib import Path

from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below, seed_chance
from funicular.engine.choices import Choices
from funicular.engine.position import Phase, State
from funicular.engine.scoring import Scores, ScoreWork, score_game
from funicular.game import Game, OptionError, Seed, new_game
from funicular.game.seeds import MOST_GAMES, game_key, key_words
from funicular.maps import Map

from .random_play import MOST_DECISIONS, play_random

CHUNK = 1000
Progress = Callable[[int], None]


@dataclass(slots=True)
class Batch:
    """The results of many games of random play."""

    players: int
    seed: Seed
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    """The totals of each game, by seat; in the order of the games."""
    wins: list[float] = field(default_factory=list)
    """Games won by each seat; a shared win counts as its share."""

    @property
    def mean_scores(self) -> list[float]:
        games = max(1, len(self.scores))
        return [sum(game[seat] for game in self.scores) / games for seat in range(self.players)]

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


class BatchStopped(KeyboardInterrupt):
    """Ctrl-C while a batch was played; `batch` holds the games that were done, whichever ones."""

    def __init__(self, batch: Batch) -> None:
        super().__init__()
        self.batch = batch


Chunk = tuple[list[list[int]], list[list[int]], list[int]]
Chunks = Generator[tuple[int, Chunk], None, None]


def can_compile() -> bool:
    """Are the packages of the `fast` extra installed?"""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def play_many(
    game: str | Path | Map,
    players: int,
    games: int,
    *,
    seed: Seed | str | int | None = None,
    threads: int | None = None,
    interpreted: bool = False,
    progress: Progress | None = None,
) -> Batch:
    """Play random games. Game i of a seed is the same however the batch is played.

    `progress` is told the number of games done; it may raise to stop the batch. Ctrl-C is
    raised as `BatchStopped`, which carries what was done by then.
    """
    if not 1 <= games < MOST_GAMES:
        raise OptionError(f"the number of games is from 1 to {MOST_GAMES - 1}, not {games}")
    base = Seed.of(seed)
    board = new_game(game, players, seed="a game to check the options").board
    batch = Batch(players, base, wins=[0.0] * players)
    tell, count = progress or (lambda done: None), 0
    started = time.perf_counter()
    if interpreted:
        chunks = _interpreted(board, players, base.key, games)
    else:
        chunks = _compiled(board, players, base.key, games, threads or os.cpu_count() or 1)
    done: list[tuple[int, Chunk]] = []
    try:
        for numbered in chunks:
            done.append(numbered)  # in one step: Ctrl-C may come at any moment
            count += len(numbered[1][0])
            tell(count)
    except KeyboardInterrupt as ctrl_c:
        chunks.close()
        _sum_up(batch, done, time.perf_counter() - started)
        raise BatchStopped(batch) from ctrl_c
    _sum_up(batch, done, time.perf_counter() - started)
    return batch


def _sum_up(batch: Batch, done: list[tuple[int, Chunk]], seconds: float) -> None:
    batch.seconds = seconds
    for _, (totals, wins, decisions) in sorted(done, key=itemgetter(0)):
        batch.scores += totals
        _add(batch, wins, decisions)


def _add(batch: Batch, wins: list[list[int]], decisions: list[int]) -> None:
    batch.games += len(decisions)
    batch.decisions += sum(map(abs, decisions))
    batch.unfinished += sum(1 for count in decisions if count < 0)
    for game in wins:
        for seat, won in enumerate(game):
            batch.wins[seat] += won / sum(game)


def _interpreted(board: Board, seats: int, key: bytes, games: int) -> Chunks:
    state, chance, choices = State(), Chance(), Choices()
    scores, work = Scores(), ScoreWork()
    for game in range(games):
        seed_chance(chance, list(key_words(game_key(key, game))))
        play_random(board, state, chance, seats, choices)
        score_game(board, state, scores, work)
        decisions = state.decisions if state.phase == Phase.OVER else -state.decisions
        players = scores.players[:seats]
        yield game, ([[p.total for p in players]], [[p.wins for p in players]], [decisions])


def _compiled(board: Board, seats: int, key: bytes, games: int, threads: int) -> Chunks:
    """Chunks as they are done; the threads run compiled code without the interpreter's lock."""
    from .compiled_play import BatchRoom, kernels

    kernels()
    starts = list(range(0, games, CHUNK))
    rooms = [BatchRoom(board) for _ in range(max(1, min(threads, len(starts))))]

    def play(first: int) -> tuple[int, Chunk]:
        room = rooms.pop()
        try:
            arrays = room.play(seats, key, first, min(CHUNK, games - first))
        finally:
            rooms.append(room)
        totals, wins, decisions = (array.tolist() for array in arrays)
        return first, (totals, wins, decisions)

    with ThreadPoolExecutor(len(rooms)) as pool:
        waiting = [pool.submit(play, first) for first in starts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_out(source: Map, players: int, seed: Seed) -> Game:
    """The same random game as in a batch, move by move, for its record."""
    game = new_game(source, players, seed=seed)
    chance = Chance()
    seed_chance(chance, list(key_words(seed.key)))
    while not game.is_over and game.decisions < MOST_DECISIONS:
        seat = game.awaited[0]
        action = game.legal_actions(seat).pick(lambda n: below(chance, Purpose.POLICY, n))
        game.play(action, seat)
    return game
