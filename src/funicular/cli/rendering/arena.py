"""The figures of an arena as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from funicular.arena import Figures
from funicular.bots.external import label

if TYPE_CHECKING:
    from funicular.arena.ratings import Rating


def draw_figures(
    figures: Figures,
    ratings: Mapping[str, Rating],
    verdict: str | None = None,
    share: float | None = None,
) -> RenderableType:
    """Best bot first, with intervals, scores and their parts; `share` is what was tested for."""
    ordered = sorted(figures.bots.items(), key=lambda item: -item[1].win_share)
    strength = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    headings = ("bot", "games", "won", "95 %", "score", "rating", "95 %", "turns", "faults")
    for heading in headings:
        strength.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, bot in ordered:
        rating = ratings.get(name)
        strength.add_row(
            label(name),
            f"{bot.games:,}",
            f"{100 * bot.win_share:.1f} %",
            f"{100 * bot.win_low:.1f}–{100 * bot.win_high:.1f}",
            f"{bot.mean_score:.1f}",
            f"{rating.rating:.0f}" if rating else "",
            f"{rating.low:.0f}–{rating.high:.0f}" if rating else "",
            f"{bot.turns:.1f}",
            str(bot.faults) if bot.faults else "",
        )
    return Group(strength, Text(), _parts(figures), *_remarks(figures, verdict, share))


def _parts(figures: Figures) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    names = next(iter(figures.bots.values())).parts
    shown = [name for name in names if any(bot.parts[name] for bot in figures.bots.values())]
    for heading in ("bot", *shown, "done", "of", "claims", "length", "stations"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, bot in sorted(figures.bots.items(), key=lambda item: -item[1].win_share):
        table.add_row(
            label(name),
            *(f"{bot.parts[part]:.1f}" for part in shown),
            f"{bot.tickets_completed:.1f}",
            f"{bot.tickets_held:.1f}",
            f"{bot.routes_claimed:.1f}",
            f"{bot.mean_route_length:.2f}",
            f"{bot.stations_built:.1f}",
        )
    return table


def _remarks(figures: Figures, verdict: str | None, share: float | None) -> list[Text]:
    shares = ", ".join(f"{100 * share:.1f} %" for share in figures.seat_shares)
    lines = [f"{figures.deals:,} deals, {figures.games:,} games. Won from each seat: {shares}"]
    if figures.unfinished:
        lines.append(f"{figures.unfinished:,} games were stopped at 2,000 decisions")
    if verdict:
        lines.append(_answer(verdict, share))
    return [Text(line, style="dim") for line in lines]


def _answer(verdict: str, share: float | None) -> str:
    if share is None:
        return f"Is the first bot better than its fair share? {verdict.capitalize()}."
    told = {"stronger": "Yes", "not stronger": "No"}.get(verdict, "Open")
    return f"Does the first bot win at least {100 * share:g} %? {told}."
