"""Plots as SVG, by hand: ratings, who beats whom, and scores. Legible on light and dark pages.

Each plot brings its own background and follows the reader's colour scheme, so it can be read
wherever it is put.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from .matches import PART_NAMES

TEXT = 13  # size in pixels
LETTER, BOLD = 7.2, 8.4  # width of a letter, about
ROW = 26
PAD = 16
HUES = ("#0072b2", "#d55e00")  # of two series: far apart for every kind of colour vision
PART_HUES = ("#4477aa", "#66a61e", "#b4a7d6", "#e6ab02", "#cc6677")
COLD, EVEN, WARM = (178, 24, 43), (247, 247, 247), (33, 102, 172)  # few wins, half, many

STYLE = """\
text{font:13px system-ui,sans-serif;fill:#1c2733}
.small{font-size:11px;fill:#51606e}.title{font-weight:600}
.page{fill:#fcfcfa}.line{stroke:#c9d1d9;stroke-width:1}.frame{stroke:#1c2733}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.small{fill:#a9b4bf}
.page{fill:#12181f}.line{stroke:#39434d}.frame{stroke:#e6edf3}}"""


class Drawing:
    """An SVG in the making."""

    def __init__(self, width: float, height: float, told: str) -> None:
        self.width, self.height = round(width), round(height)
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="img">',
            f"<title>{escape(told)}</title><style>{STYLE}</style>",
            f'<rect class="page" width="{self.width}" height="{self.height}" rx="8"/>',
        ]

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        anchor: str = "start",
        kind: str = "",
        fill: str | None = None,
    ) -> None:
        css = f' class="{kind}"' if kind else ""
        css += f' style="fill:{fill}"' if fill else ""
        self._parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{css}>{escape(words)}</text>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, kind: str = "line") -> None:
        self._parts.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'
        )

    def stroke(self, x: float, y: float, to_x: float, hue: str, width: float) -> None:
        self._parts.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{y:.1f}" '
            f'stroke="{hue}" stroke-width="{width}"/>'
        )

    def curve(self, points: Sequence[tuple[float, float]], hue: str, dashes: str = "") -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<polyline points="{path}" fill="none" stroke="{hue}" stroke-width="2.5"{dashed}/>'
        )

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self._parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" '
            f'height="{height:.1f}" fill="{fill}"/>'
        )

    def dot(self, x: float, y: float, hue: str) -> None:
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{hue}"/>')

    def svg(self) -> str:
        return "\n".join([*self._parts, "</svg>"]) + "\n"


class Axis:
    """Numbers across a plot, with lines at round ones."""

    def __init__(self, values: Sequence[float], left: float, width: float) -> None:
        low, high = min(values), max(values)
        self.step = round_step((high - low) or 1.0)
        self.low = self.step * (low // self.step)
        self.high = self.step * -(-high // self.step)
        self.left, self.width = left, width

    def at(self, value: float) -> float:
        return self.left + self.width * (value - self.low) / ((self.high - self.low) or 1.0)

    def draw(self, drawing: Drawing, top: float, bottom: float) -> None:
        value = self.low
        while value <= self.high + self.step / 1000:
            drawing.line(self.at(value), top, self.at(value), bottom)
            drawing.text(self.at(value), bottom + 16, f"{value:g}", anchor="middle", kind="small")
            value += self.step


def round_step(reach: float) -> float:
    """A round distance that divides a reach into about six."""
    size = 1.0
    while size * 60 < reach:
        size *= 10
    while size * 6 > reach:
        size /= 10
    return next(size * n for n in (1, 2, 5, 10) if size * n * 6 >= reach * 0.999)


def label_width(names: Sequence[str]) -> float:
    return max(len(name) for name in names) * LETTER + 12


def draw_ratings(
    title: str, bots: Sequence[str], series: Mapping[str, Mapping[str, tuple[float, float, float]]]
) -> str:
    """A row for each bot; for each series a dot and its 95 % interval."""
    left, top = PAD + label_width(bots), 58
    values = [v for points in series.values() for point in points.values() for v in point]
    axis = Axis(values, left, 480)
    drawing = Drawing(left + 480 + 2 * PAD, top + ROW * len(bots) + 36, title)
    drawing.text(PAD, 24, title, kind="title")
    x = left
    for hue, name in zip(HUES, series, strict=False):
        drawing.dot(x + 5, 42, hue)
        drawing.text(x + 14, 46, name, kind="small")
        x += len(name) * LETTER + 36
    axis.draw(drawing, top, top + ROW * len(bots))
    for row, bot in enumerate(bots):
        middle = top + ROW * (row + 0.5)
        drawing.text(left - 10, middle + 4, bot, anchor="end")
        for number, points in enumerate(series.values()):
            if bot in points:
                value, low, high = points[bot]
                y = middle + (number - (len(series) - 1) / 2) * 9
                drawing.stroke(axis.at(low), y, axis.at(high), HUES[number % len(HUES)], 3)
                drawing.dot(axis.at(value), y, HUES[number % len(HUES)])
    return drawing.svg()


def draw_matrix(
    title: str, bots: Sequence[str], shares: Mapping[tuple[str, str], tuple[float, int]]
) -> str:
    """How often the bot of a row finished ahead of the bot of a column, in per cent."""
    cell_w, cell_h = 46, 30
    left, top = PAD + label_width(bots), 44 + label_width(bots) * 0.62
    width = max(left + cell_w * len(bots) + label_width(bots) * 0.45, len(title) * BOLD)
    drawing = Drawing(width + PAD, top + cell_h * len(bots) + PAD, title)
    drawing.text(PAD, 24, title, kind="title")
    for number, bot in enumerate(bots):
        x, y = left + cell_w * (number + 0.5) - 4, top - 8
        drawing._parts.append(
            f'<text transform="translate({x:.1f} {y:.1f}) rotate(-38)">{escape(bot)}</text>'
        )
        drawing.text(left - 10, top + cell_h * (number + 0.5) + 5, bot, anchor="end")
    for row, one in enumerate(bots):
        for column, other in enumerate(bots):
            if (one, other) in shares:
                share = shares[one, other][0]
                x, y = left + cell_w * column, top + cell_h * row
                red, green, blue = heat(share)
                drawing.box(x + 1, y + 1, cell_w - 2, cell_h - 2, f"rgb({red},{green},{blue})")
                ink = "#101418" if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "#fff"
                words = f"{100 * share:.0f}"
                drawing.text(x + cell_w / 2, y + cell_h / 2 + 5, words, anchor="middle", fill=ink)
    return drawing.svg()


def heat(share: float) -> tuple[int, int, int]:
    """From red (never) over white (as often as not) to blue (always)."""
    end, part = (WARM, 2 * share - 1) if share >= 0.5 else (COLD, 1 - 2 * share)
    red, green, blue = (
        round(middle + (far - middle) * part) for middle, far in zip(EVEN, end, strict=True)
    )
    return red, green, blue


def draw_scores(title: str, bots: Sequence[str], scores: Mapping[str, Sequence[int]]) -> str:
    """For each bot: the middle half of its scores as a box, 5 to 95 % as a line, the median."""
    left, top = PAD + label_width(bots), 56
    marks = {bot: [quantile(scores[bot], q) for q in (0.05, 0.25, 0.5, 0.75, 0.95)] for bot in bots}
    axis = Axis([value for each in marks.values() for value in each], left, 480)
    drawing = Drawing(left + 480 + 2 * PAD, top + ROW * len(bots) + 36, title)
    drawing.text(PAD, 24, title, kind="title")
    drawing.text(left, 44, "line: 5 to 95 %, box: the middle half, bar: median", kind="small")
    axis.draw(drawing, top, top + ROW * len(bots))
    for row, bot in enumerate(bots):
        middle = top + ROW * (row + 0.5)
        drawing.text(left - 10, middle + 4, bot, anchor="end")
        low, quarter, median, three_quarters, high = map(axis.at, marks[bot])
        drawing.stroke(low, middle, high, HUES[0], 2)
        drawing.box(quarter, middle - 7, three_quarters - quarter, 14, HUES[0])
        drawing.box(median - 1.5, middle - 7, 3, 14, "#fff")
    return drawing.svg()


def draw_parts(title: str, bots: Sequence[str], parts: Mapping[str, Mapping[str, float]]) -> str:
    """The mean parts of a score, beside each other; what is lost goes to the left of zero."""
    left, top = PAD + label_width(bots), 58
    shown = [name for name in PART_NAMES if any(abs(parts[bot][name]) > 0.05 for bot in bots)]
    gains = [sum(max(0.0, parts[bot][name]) for name in shown) for bot in bots]
    losses = [sum(min(0.0, parts[bot][name]) for name in shown) for bot in bots]
    axis = Axis([0.0, *gains, *losses], left, 480)
    drawing = Drawing(left + 480 + 2 * PAD, top + ROW * len(bots) + 36, title)
    drawing.text(PAD, 24, title, kind="title")
    x = left
    for name in shown:
        drawing.box(x, 36, 11, 11, PART_HUES[PART_NAMES.index(name)])
        drawing.text(x + 16, 46, name, kind="small")
        x += len(name) * LETTER + 34
    axis.draw(drawing, top, top + ROW * len(bots))
    for row, bot in enumerate(bots):
        middle = top + ROW * (row + 0.5)
        drawing.text(left - 10, middle + 4, bot, anchor="end")
        gain = loss = 0.0
        for name in shown:
            value, hue = parts[bot][name], PART_HUES[PART_NAMES.index(name)]
            start = gain if value >= 0 else loss + value
            drawing.box(
                axis.at(start), middle - 8, axis.at(start + abs(value)) - axis.at(start), 16, hue
            )
            gain, loss = gain + max(0.0, value), loss + min(0.0, value)
    drawing.line(axis.at(0), top, axis.at(0), top + ROW * len(bots), "frame")
    return drawing.svg()


def quantile(ordered: Sequence[int], share: float) -> float:
    """Of values in order, by linear interpolation."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
