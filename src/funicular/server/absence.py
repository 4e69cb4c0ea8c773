"""Seats whose people are gone or out of time: a bot plays on, and hands the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from .charter import now_ms
from .commands import check_bot
from .overtaking import again_if_overtaken
from .refusing import Refused

if TYPE_CHECKING:
    from .table import Table


@again_if_overtaken
async def go_away(table: Table, guest: str | None, seat: int, bot: str) -> None:
    """Let a bot play a seat until its holder is back."""
    async with table.settled():
        table.check_holds(guest, seat)
        _check_playing(table)
        await table.change_charter(table.charter.with_chair(seat, bot=check_bot(bot)))


@again_if_overtaken
async def come_back(table: Table, guest: str | None, seat: int) -> None:
    """Give a seat back to its holder, at once."""
    async with table.settled():
        table.check_holds(guest, seat)
        _check_playing(table)
        await table.change_charter(table.charter.with_chair(seat, bot=None, flagged=False))


def _is_playing(table: Table) -> bool:
    return table.status == "playing"


def _check_playing(table: Table) -> None:
    if not _is_playing(table):
        raise Refused("not_playing")


@again_if_overtaken
async def clock_ran_out(table: Table) -> None:
    """The first clock has run out: flag the seat, and let a bot play if the table says so."""
    async with table.settled():
        expiry = table.next_expiry(table.clocks)
        if table.status != "playing" or expiry is None:
            return
        if expiry[0] > now_ms():
            table.stir()  # the loop's clock runs a little ahead of ours, or a move came first
            return
        charter = table.charter.with_chair(expiry[1], flagged=True)
        if charter.options.on_expiry == "bot":
            charter = charter.with_chair(expiry[1], bot=charter.options.expiry_bot)
        await table.change_charter(charter)


@again_if_overtaken
async def look_after_absent(table: Table, host_patience: int) -> None:
    """Let bots play for who has been gone longer than the table allows, and pass the host on."""
    async with table.settled():
        await table.absence.note()
        await _replace_absent(table)
        await _pass_host_on(table, host_patience)


async def _replace_absent(table: Table) -> None:
    patience, now = table.absence.patience, now_ms()
    if not patience:
        return
    charter = table.charter
    for seat in table.awaited_people():
        if table.absence.lasts(charter.chairs[seat].guest, now) >= patience:
            charter = charter.with_chair(seat, bot=charter.options.expiry_bot)
    if charter is not table.charter:
        await table.change_charter(charter)


async def _pass_host_on(table: Table, patience: int) -> None:
    """If the host has been gone for so many milliseconds, somebody who is there takes over."""
    if table.charter.host is None or table.status in ("over", "closed"):
        return
    if table.absence.lasts(table.charter.host, now_ms()) < patience:
        return
    heirs = [c.guest for c in table.charter.chairs if table.is_present(c.guest)]
    if heirs:
        await table.change_charter(replace(table.charter, host=heirs[0]))


def read_gone(text: str) -> dict[str, int]:
    return msgspec.json.decode(text, type=dict[str, int])


class Absence:
    """Since when those who sit at a table, and its host, have been away from it.

    Where a bot is to take over it is stored: the table may sleep, and the server stop, meanwhile.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._since: dict[str, int] = {}
        self._stored: dict[str, int] = {}

    @property
    def patience(self) -> int:
        """Milliseconds until a bot takes over; 0 if none does."""
        return self._table.charter.options.away_after * 1000 if _is_playing(self._table) else 0

    def take_in(self, stored: dict[str, int]) -> None:
        """What is stored. Time during which the server was down is nobody's."""
        self._stored = stored
        for guest, at in stored.items():
            self._since[guest] = max(at, self._since.get(guest, 0), self._table.house.started)

    def begin(self, guest: str | None) -> None:
        if guest is not None and not self._table.is_present(guest):
            self._since[guest] = now_ms()

    def end(self, guest: str | None) -> None:
        self._since.pop(guest or "", None)

    def lasts(self, guest: str | None, now: int) -> int:
        """For how many milliseconds a guest has been away; 0 for who is here."""
        return now - self._since.get(guest or "", now)

    def moments(self, now: int) -> list[int]:
        """When it is time to see whether those who are awaited have been away too long."""
        patience = self.patience
        if not patience:
            return []
        chairs = self._table.charter.chairs
        awaited = (chairs[seat].guest or "" for seat in self._table.awaited_people())
        return [self._since.get(guest, now) + patience for guest in awaited]

    async def note(self) -> None:
        """Write down who is away, if that has changed."""
        table, now = self._table, now_ms()
        sitting = {table.charter.host, *(chair.guest for chair in table.charter.chairs)}
        away = [guest for guest in sitting if guest and not table.is_present(guest)]
        self._since = {guest: self._since.get(guest, now) for guest in away}
        if not self.patience or self._since == self._stored:
            return
        gone = msgspec.json.encode(self._since).decode()
        await table.store(
            ("UPDATE tables SET gone = ? WHERE id = ?", (gone, table.id)),
            table.standing(table.clocks, table.changed),
        )
        self._stored = dict(self._since)
