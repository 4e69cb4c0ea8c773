"""An analysis on the terminal: chances, turning points, mistakes, luck."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from funicular.analysis import Analysis, Luck, MoveJudgement
from funicular.game import Game

from .console import Paint, player_styles
from .table import grid

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60
MOST_MISTAKES = 8


def draw_analysis(game: Game, judged: Analysis) -> RenderableType:
    paint = Paint(game.map, game.names)
    parts: list[RenderableType] = [
        Text(f"{game.map.title}: {', '.join(game.names)}", style="bold"),
        Text("Chance to win, from the deal to the end, all hands known"),
        _bars(game, [judged.start, *(move.chances for move in judged.moves)]),
        Text("The same, as each seat could know it"),
        _bars(game, [judged.start_known, *(move.known for move in judged.moves)]),
    ]
    if judged.turning_points:
        parts += [Text(), Text("Turning points", style="bold"), _turning(judged, paint)]
    if judged.mistakes:
        parts += [Text(), Text("What cost most", style="bold"), _mistakes(judged, paint)]
    parts += [Text(), Text("Luck (and what was to be expected)", style="bold")]
    parts += [_opening(judged), Text(), _luck(judged)]
    return Group(*parts)


def _bars(game: Game, rows: Sequence[tuple[float, ...]]) -> Table:
    """A line of bars for each seat."""
    table = grid()
    step = max(1, -(-len(rows) // COLUMNS))
    styles = player_styles(game.map)
    for seat, name in enumerate(game.names):
        shown = [rows[index][seat] for index in range(0, len(rows), step)]
        bars = "".join(BARS[min(7, int(8 * chance))] for chance in shown)
        ends = f"{100 * rows[0][seat]:.0f} → {100 * rows[-1][seat]:.0f} %"
        table.add_row(Text(name, style=styles[seat]), Text(bars, style=styles[seat]), ends)
    return table


def _turning(judged: Analysis, paint: Paint) -> Table:
    table = grid()
    for move in judged.turning_points:
        change = 100 * judged.change(move.number - 1)
        name = judged.names[move.seat]
        table.add_row(str(move.number), paint(f"{name}: {move.action}"), f"{change:+.0f} %")
    return table


def _mistakes(judged: Analysis, paint: Paint) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("move", "played", "better", "lost"):
        table.add_column(heading)
    for move in judged.mistakes[:MOST_MISTAKES]:
        table.add_row(*_mistake(move, judged, paint))
    return table


def _mistake(move: MoveJudgement, judged: Analysis, paint: Paint) -> tuple[str, Text, Text, str]:
    lost = f"{100 * move.lost:.0f} ± {200 * move.error:.0f} %"
    played = paint(f"{judged.names[move.seat]}: {move.action}")
    return str(move.number), played, paint(move.best.action), lost


def _luck(judged: Analysis) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    headings = ("", "blind cards", "wilds", "helpful", "tunnels", "surcharge", "tickets' promise")
    for heading in headings:
        table.add_column(heading)
    for luck in judged.luck:
        table.add_row(judged.names[luck.seat], *_figures(luck))
    return table


def _opening(judged: Analysis) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "opening cards", "wilds", "tickets' promise"):
        table.add_column(heading)
    for luck in judged.luck:
        table.add_row(
            judged.names[luck.seat],
            str(luck.opening_cards),
            f"{luck.opening_wilds} ({luck.opening_wilds_expected:.1f})",
            f"{luck.opening_points:.0f} ({luck.opening_points_expected:.0f})",
        )
    return table


def _figures(luck: Luck) -> tuple[str, ...]:
    return (
        str(luck.blind_cards),
        f"{luck.wilds} ({luck.wilds_expected:.1f})",
        f"{luck.helpful} ({luck.helpful_expected:.1f})",
        str(luck.tunnels),
        f"{luck.surcharge} ({luck.surcharge_expected:.1f})",
        f"{luck.ticket_points:.0f} ({luck.ticket_points_expected:.0f})"
        if luck.ticket_draws
        else "none drawn",
    )
