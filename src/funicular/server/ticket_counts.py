"""The ticket explorer: how often each ticket is dealt, kept, completed and won with.

Three sources stand side by side: games of bots that come with the package, finished games of
people at this server, and the guest's own among them.
"""

from __future__ import annotations

import time

from funicular.arena.tickets import TicketCount, bot_tallies
from funicular.maps import Map

from .history_messages import TicketFigures, TicketLine, TicketShares
from .statistics import share
from .storage import Database
from .table_messages import Guest

FRESH_SECONDS = 30.0
"""How long the figures of all people are kept in memory: anybody may ask for them."""

Counts = dict[str, TicketCount]

SUMS = "sum(dealt), sum(kept), sum(completed), sum(won)"
OF_MAP = (
    "FROM ticket_facts JOIN game_facts ON game_facts.table_id = ticket_facts.table_id "
    "WHERE map = ? AND digest = ? AND players = ?"
)
OF_GUEST = (
    " AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = ticket_facts.table_id "
    "AND seats.seat = ticket_facts.seat AND guest = ?)"
)


class TicketCounts:
    """Counts tickets in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[tuple[str, int], tuple[float, tuple[int, Counts]]] = {}

    async def figures(self, source: Map, players: int, guest: Guest | None) -> TicketFigures:
        tallies = bot_tallies()
        bots = tallies.of(source, players)
        people_games, people = await self._of_people(source, players)
        your_games, yours = (
            (0, None) if guest is None else await self._count(source, players, guest)
        )
        return TicketFigures(
            map=source.id,
            digest=source.digest,
            players=players,
            bot=tallies.bot if bots else None,
            bot_games=bots.games if bots else 0,
            people_games=people_games,
            your_games=your_games,
            tickets=[
                TicketLine(
                    each.id,
                    _shares(bots.tickets, each.id) if bots else None,
                    _shares(people, each.id),
                    None if yours is None else _shares(yours, each.id),
                )
                for each in source.tickets
            ],
        )

    async def _of_people(self, source: Map, players: int) -> tuple[int, Counts]:
        key, now = (source.digest, players), time.monotonic()
        if key in self._known and now - self._known[key][0] < FRESH_SECONDS:
            return self._known[key][1]
        counted = await self._count(source, players, None)
        self._known[key] = (now, counted)
        return counted

    async def _count(self, source: Map, players: int, guest: Guest | None) -> tuple[int, Counts]:
        """How many games there were, and what happened to each ticket in them."""
        which = OF_MAP + (OF_GUEST if guest else "")
        values = (source.id, source.digest, players, *((guest.id,) if guest else ()))
        games = await self._database.read(
            f"SELECT count(DISTINCT ticket_facts.table_id) {which}", *values
        )
        rows = await self._database.read(f"SELECT ticket, {SUMS} {which} GROUP BY ticket", *values)
        return games[0][0], {ticket: TicketCount(*map(int, sums)) for ticket, *sums in rows}


def _shares(counts: Counts, ticket: str) -> TicketShares:
    count = counts.get(ticket, TicketCount())
    return TicketShares(
        count.dealt,
        share(count.kept, count.dealt),
        share(count.completed, count.kept),
        share(count.won, count.kept),
    )
