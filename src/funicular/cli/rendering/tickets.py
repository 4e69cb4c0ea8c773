"""The tickets of a map as a table, with what became of them in many games."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from funicular.arena.shares import share_of
from funicular.arena.tickets import TicketTally
from funicular.maps import Map


def draw_tally(source: Map, tally: TicketTally, bot: str) -> RenderableType:
    """The tickets that won most often first."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("ticket", "points", "dealt", "kept", "completed", "won with", "95 %"):
        table.add_column(heading, justify="left" if heading == "ticket" else "right")
    names = {place.id: place.name for place in source.places}
    for ticket in sorted(source.tickets, key=lambda each: -_won(tally, each.id)):
        count = tally.tickets[ticket.id]
        won = share_of(count.won, count.kept)
        table.add_row(
            f"{names[ticket.start]} – {names[ticket.end]}",
            str(ticket.points),
            f"{count.dealt:,}",
            _percent(count.kept, count.dealt),
            _percent(count.completed, count.kept),
            _percent(count.won, count.kept),
            f"{100 * won.low:.1f}–{100 * won.high:.1f}" if won.of else "",
        )
    remark = (
        f"{source.title}, {tally.players} players: {tally.games:,} games of {bot}. "
        f"A fair share of wins: {100 / tally.players:.1f} %"
    )
    lines: list[RenderableType] = [Text(remark, style="bold"), table, Text()]
    if tally.unfinished:
        lines.insert(1, Text(f"{tally.unfinished:,} games were stopped at 2,000 decisions"))
    return Group(*lines)


def _won(tally: TicketTally, ticket: str) -> float:
    """What we can be sure of: few games must not make a ticket look best."""
    count = tally.tickets[ticket]
    return share_of(count.won, count.kept).low if count.kept else -1.0


def _percent(count: int, of: int) -> str:
    return f"{100 * count / of:.1f} %" if of else "–"
