"""Seats whose people are gone or out of time: a bot plays on, and hands the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def _check_playing(table: Table) -> None:
    if table.status != "playing":
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
async def replace_absent(table: Table) -> None:
    """Let bots play for who has been gone longer than the table allows."""
    async with table.settled():
        patience = table.charter.options.away_after * 1000
        if table.status != "playing" or not patience:
            return
        charter, now = table.charter, now_ms()
        for seat in table.awaited_people():
            if table.gone_for(charter.chairs[seat].guest or "", now) >= patience:
                charter = charter.with_chair(seat, bot=charter.options.expiry_bot)
        if charter is not table.charter:
            await table.change_charter(charter)


@again_if_overtaken
async def pass_host_on(table: Table, patience: int) -> None:
    """If the host has been gone for so many milliseconds, somebody who is there takes over."""
    from msgspec.structs import replace

    async with table.settled():
        host = table.charter.host
        if host is None or table.status in ("over", "closed"):
            return
        if table.gone_for(host, now_ms()) < patience:
            return
        heirs = [c.guest for c in table.charter.chairs if table.is_present(c.guest)]
        if heirs:
            await table.change_charter(replace(table.charter, host=heirs[0]))
