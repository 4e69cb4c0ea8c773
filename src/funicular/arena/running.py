"""Playing the games of an arena: fast bots compiled in threads, any others in processes.

Results come as they are done. A game is known by its lineup, deal and rotation, so a stopped
arena goes on where it was (`store`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from dataclasses import replace
from multiprocessing import get_context
from typing import Any, TypeVar

from funicular.bots import policy_of, searches, warm_up_search
from funicular.maps import load_map

from .matches import GameResult, Match
from .slow_games import play_rotation

T = TypeVar("T")

CHUNK = 40  # deals that a thread plays before it reports
Done = set[tuple[int, int, int]]


def run_match(
    matches: Sequence[Match],
    deals: int,
    *,
    workers: int | None = None,
    done: Done | None = None,
    interpreted: bool = False,
) -> Generator[GameResult, None, None]:
    """Play `deals` deals of every match, all rotations of each; `done` ones are left out.

    Close the iterator to stop early: games in progress are finished or dropped, none is half told.
    """
    count = workers or os.cpu_count() or 1
    done = done or set()
    fast = [match for match in matches if not interpreted and is_fast(match)]
    slow = [match for match in matches if match not in fast]
    if fast:
        with ThreadPoolExecutor(count) as pool:
            yield from in_parallel(pool, count, _fast_jobs(fast, deals, done))
    if slow:
        if not interpreted and can_search(slow):
            warm_up_search()  # here, once: the workers then load what was compiled
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as processes:
            yield from in_parallel(processes, count, _slow_jobs(slow, deals, done))


def compile_for(matches: Sequence[Match]) -> None:
    """Compile what these matches need, or load it: for who wants to say that it takes a while."""
    fast = [match for match in matches if is_fast(match)]
    if fast:
        from .fast_games import play_deals

        play_deals(replace(fast[0], seed="a game to compile with"), [0])
    if can_search(matches):
        warm_up_search()


def is_fast(match: Match) -> bool:
    """Can the whole match be played by compiled code?"""
    from funicular.simulation import can_compile

    return can_compile() and all(policy_of(bot) is not None for bot in match.lineup)


def can_search(matches: Sequence[Match]) -> bool:
    """Does anybody search, and is there compiled code to do it with?"""
    from funicular.simulation import can_compile

    return can_compile() and any(searches(bot) for match in matches for bot in match.lineup)


Call = tuple[Callable[..., list[T]], tuple[Any, ...]]
"""What a worker is to do; it answers with a list."""


def _fast_jobs(matches: Sequence[Match], deals: int, done: Done) -> Iterator[Call[GameResult]]:
    """Chunks of deals, taking turns between the matches so that all of them move on."""
    from .fast_games import play_deals

    for first in range(0, deals, CHUNK):
        for match in matches:
            wanted = [
                deal
                for deal in range(first, min(first + CHUNK, deals))
                if (match.number, deal, 0) not in done
            ]
            if wanted:
                yield play_deals, (match, wanted)


def _slow_jobs(matches: Sequence[Match], deals: int, done: Done) -> Iterator[Call[GameResult]]:
    for match in matches:
        load_map(match.game)  # an unknown map is reported here, not by a worker
    for deal in range(deals):
        for match in matches:
            for rotation in range(match.rotations):
                if (match.number, deal, rotation) not in done:
                    yield play_rotation, (match, deal, rotation)


def in_parallel(pool: Executor, count: int, jobs: Iterable[Call[T]]) -> Iterator[T]:
    """Keep every worker busy, and hand on what is ready."""
    waiting: set[Future[list[T]]] = set()
    queue = iter(jobs)
    try:
        while True:
            while len(waiting) < 2 * count and (job := next(queue, None)) is not None:
                waiting.add(pool.submit(job[0], *job[1]))
            if not waiting:
                return
            finished, waiting = wait_for(waiting, return_when="FIRST_COMPLETED")
            for future in finished:
                yield from future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
