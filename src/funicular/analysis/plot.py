"""The win chances of a game as an SVG: a line for each seat, and marks where it turned."""

from __future__ import annotations

from collections.abc import Sequence

from funicular.arena.plots import LETTER, PAD, Drawing

from .report import Analysis

HUES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 2")  # a pattern beside each hue
WIDTH, HEIGHT = 680, 240
TOP, LEFT, BETWEEN = 58, 56, 62


def draw_chances(judged: Analysis) -> str:
    """Every seat's chance after every decision: with all hands known, and as it knew itself."""
    bottom = TOP + 2 * HEIGHT + BETWEEN
    drawing = Drawing(LEFT + WIDTH + 2 * PAD, bottom + 44, f"Win chances: {judged.game}")
    drawing.text(PAD, 24, "Win chances after every decision, with all hands known", kind="title")
    _draw_legend(drawing, judged.names)
    _draw_panel(drawing, TOP, judged, [judged.start, *(move.chances for move in judged.moves)])
    second = TOP + HEIGHT + BETWEEN
    drawing.text(PAD, second - 16, "As each seat could know them", kind="title")
    _draw_panel(drawing, second, judged, [judged.start_known, *(m.known for m in judged.moves)])
    drawing.text(LEFT, bottom + 34, "decisions; lines mark turning points", kind="small")
    return drawing.svg()


def _draw_panel(
    drawing: Drawing, top: float, judged: Analysis, rows: Sequence[tuple[float, ...]]
) -> None:
    for share in (0, 25, 50, 75, 100):
        y = _y(top, share / 100)
        drawing.line(LEFT, y, LEFT + WIDTH, y)
        drawing.text(LEFT - 8, y + 4, f"{share} %", anchor="end", kind="small")
    for move in judged.turning_points:
        x = _x(move.number, len(rows))
        drawing.line(x, top, x, top + HEIGHT, "frame")
        drawing.text(x, top + HEIGHT + 16, str(move.number), anchor="middle", kind="small")
    for seat in range(len(judged.names)):
        points = [(_x(n, len(rows)), _y(top, row[seat])) for n, row in enumerate(rows)]
        drawing.curve(points, HUES[seat], DASHES[seat])


def _draw_legend(drawing: Drawing, names: tuple[str, ...]) -> None:
    x = float(LEFT)
    for seat, name in enumerate(names):
        drawing.curve([(x, 42), (x + 22, 42)], HUES[seat], DASHES[seat])
        drawing.text(x + 28, 46, name, kind="small")
        x += 28 + len(name) * LETTER + 20


def _x(number: int, rows: int) -> float:
    return LEFT + WIDTH * number / max(1, rows - 1)


def _y(top: float, chance: float) -> float:
    return top + HEIGHT * (1 - chance)
