"""Tickets in bot play: how often each is dealt, kept, completed and won with.

`ticket_tallies.json` beside this module holds what `funicular tickets --save` counted; the server
shows it next to the figures of its own games.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from funicular import __version__
from funicular.bots import policy_of
from funicular.bots.match_play import PARTS, MatchRoom
from funicular.bots.ticket_play import TALLIES, play_tickets
from funicular.engine.board import Board
from funicular.game import OptionError, Seed, notation_of
from funicular.game.record import write_text
from funicular.game.seeds import key_words
from funicular.maps import Map
from funicular.maps.limits import MAX_TICKETS

from .running import in_parallel

FORMAT = 1
CHUNK = 100  # games that a thread plays before it reports
SLOW_CHUNK = 2  # the same, interpreted: nobody who stops it wants to wait
TALLIES_FILE = "ticket_tallies.json"


class TicketCount(NamedTuple):
    """What happened to one ticket, over all games and seats."""

    dealt: int = 0
    kept: int = 0
    completed: int = 0
    won: int = 0
    """By a seat that had kept it."""

    def plus(self, other: TicketCount) -> TicketCount:
        return TicketCount(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


@dataclass(slots=True)
class TicketTally:
    """The tickets of a map in games of so many players."""

    game: str
    digest: str
    players: int
    games: int = 0
    unfinished: int = 0
    tickets: dict[str, TicketCount] = field(default_factory=dict)

    def add(self, other: TicketTally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        for ticket, count in other.tickets.items():
            self.tickets[ticket] = self.tickets.get(ticket, TicketCount()).plus(count)

    def facts(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "map": self.digest,
            "players": self.players,
            "games": self.games,
            "unfinished": self.unfinished,
            "tickets": {ticket: list(count) for ticket, count in self.tickets.items()},
        }


@dataclass(frozen=True, slots=True)
class TallyFile:
    """What was counted, by which bot, and from which seed."""

    bot: str
    seed: str
    version: str
    tallies: tuple[TicketTally, ...]

    def of(self, source: Map, players: int) -> TicketTally | None:
        """The tally of this very map and number of players."""
        for tally in self.tallies:
            if (tally.game, tally.digest, tally.players) == (source.id, source.digest, players):
                return tally
        return None


def count_tickets(
    source: Map,
    players: int,
    games: int,
    *,
    bot: str = "planner",
    seed: str,
    threads: int | None = None,
    interpreted: bool = False,
) -> Iterator[TicketTally]:
    """Let copies of a fast bot play; the tally so far, again and again until all games are done.

    Game i of a seed is the same however it is played.
    """
    policy = policy_of(bot)
    if policy is None:
        raise OptionError(f"{bot} is no fast bot: tickets are counted in many thousand games")
    tally = TicketTally(source.id, source.digest, players)
    tally.tickets = {ticket.id: TicketCount() for ticket in source.tickets}
    play = _interpreted if interpreted else _compiled
    key = Seed.of(seed).key
    chunk = SLOW_CHUNK if interpreted else CHUNK
    jobs = (
        (play, (source, [int(policy)] * players, key, first, min(chunk, games - first)))
        for first in range(0, games, chunk)
    )
    count = 1 if interpreted else threads or os.cpu_count() or 1
    with ThreadPoolExecutor(count) as pool:
        for part in in_parallel(pool, count, jobs):
            tally.add(part)
            yield tally


Counts = list[list[int]]


def _compiled(
    source: Map, policies: list[int], key: bytes, first: int, games: int
) -> list[TicketTally]:
    from .fast_games import room_for

    match = room_for(notation_of(source).board)
    tallies, finished = match.count_tickets(policies, key, first, games)
    return [_tally(source, len(policies), tallies.tolist(), finished.tolist())]


def _interpreted(
    source: Map, policies: list[int], key: bytes, first: int, games: int
) -> list[TicketTally]:
    board: Board = notation_of(source).board
    parts = [[[0] * PARTS for _ in policies] for _ in range(games)]
    tallies: Counts = [[0] * TALLIES for _ in range(MAX_TICKETS)]
    finished = [0] * games
    words = list(key_words(key))
    play_tickets([board], policies, words, first, parts, tallies, finished, [MatchRoom()])
    return [_tally(source, len(policies), tallies, finished)]


def _tally(source: Map, players: int, counts: Counts, finished: list[int]) -> TicketTally:
    tickets = {
        ticket: TicketCount(*counts[number])
        for number, ticket in enumerate(notation_of(source).tickets)
    }
    games = len(finished)
    return TicketTally(source.id, source.digest, players, games, games - sum(finished), tickets)


# The file


def save_tallies(path: Path, bot: str, seed: str, tallies: list[TicketTally]) -> None:
    """Write what was counted; one line for each ticket, so that changes can be read."""
    head = {"format": FORMAT, "bot": bot, "seed": seed, "funicular": __version__}
    lines = json.dumps(head | {"tallies": [each.facts() for each in tallies]}, indent=1)
    write_text(path, _counts_on_one_line(lines) + "\n")


def _counts_on_one_line(text: str) -> str:
    return re.sub(r"\[\s+(\d+),\s+(\d+),\s+(\d+),\s+(\d+)\s+\]", r"[\1, \2, \3, \4]", text)


def read_tallies(text: str) -> TallyFile:
    facts = json.loads(text)
    if facts["format"] != FORMAT:
        raise OptionError(f"the format of these tallies is {facts['format']!r}, not {FORMAT}")
    return TallyFile(
        facts["bot"],
        facts["seed"],
        facts["funicular"],
        tuple(_tally_from(each) for each in facts["tallies"]),
    )


def _tally_from(facts: dict[str, Any]) -> TicketTally:
    return TicketTally(
        facts["game"],
        facts["map"],
        facts["players"],
        facts["games"],
        facts["unfinished"],
        {ticket: TicketCount(*count) for ticket, count in facts["tickets"].items()},
    )


@cache
def bot_tallies() -> TallyFile:
    """The tallies that come with the package."""
    return read_tallies((files(__package__) / TALLIES_FILE).read_text("utf-8"))
