"""Where the name of a place stands: the offers round its dot, and the choice among them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

Anchor = Literal["start", "middle", "end"]
"""Which end of a text a point stands for, as in SVG."""

_NARROW = "fijlrtI.,'-()"
_WIDE = "mwMW"


@dataclass(frozen=True, slots=True)
class Offer:
    """One way to set a name: where its middle lies from the place, and how it is aligned."""

    x: float
    y: float
    anchor: Anchor
    cost: float


@dataclass(slots=True)
class Label:
    """A name in one or two lines, and where it stands at present."""

    lines: tuple[str, ...]
    half_width: float
    half_height: float
    offers: tuple[Offer, ...]
    chosen: Offer = field(init=False)

    def __post_init__(self) -> None:
        self.chosen = self.offers[0]

    def box(self, x: float, y: float, offer: Offer | None = None) -> Box:
        """The box of the name of a place at (x, y)."""
        at = offer or self.chosen
        left, top = x + at.x - self.half_width, y + at.y - self.half_height
        return (left, top, left + 2 * self.half_width, top + 2 * self.half_height)


def make_label(
    name: str, font_size: float, place_radius: float, gap: float, longest: int = 14
) -> Label:
    """The label of a name; one longer than so many letters takes two lines where it can."""
    lines = _lines(name, longest)
    half_width = max(text_width(line) for line in lines) * font_size / 2
    half_height = (len(lines) * 1.08 + 0.02) * font_size / 2
    return Label(
        lines, half_width, half_height, _offers(half_width, half_height, place_radius + gap / 2)
    )


def text_width(text: str) -> float:
    """About how wide a text is, in font sizes; rather too wide than too narrow."""
    return sum(_letter_width(letter) for letter in text)


def choose_offset(
    label: Label,
    place: tuple[float, float],
    discs: Sequence[tuple[float, float, float]],
    boxes: Sequence[Box],
    frame: Box,
) -> None:
    """Take the offer that meets least; stay with the present one if that is about as good."""
    best, best_cost = label.chosen, math.inf
    for offer in label.offers:
        cost = offer.cost - (1.5 if offer is label.chosen else 0.0)
        cost += _crowding(label.box(*place, offer), discs, boxes, frame)
        if cost < best_cost:
            best, best_cost = offer, cost
    label.chosen = best


def _crowding(
    box: Box,
    discs: Sequence[tuple[float, float, float]],
    boxes: Sequence[Box],
    frame: Box,
) -> float:
    left, top, right, bottom = box
    cost = 3 * max(0.0, frame[0] - left, right - frame[2], frame[1] - top, bottom - frame[3])
    for x, y, radius in discs:
        dx, dy = x - max(left, min(right, x)), y - max(top, min(bottom, y))
        away = math.hypot(dx, dy) - radius
        if away < 4:
            cost += 4 - away
    for other in boxes:
        wide = min(right, other[2]) - max(left, other[0])
        high = min(bottom, other[3]) - max(top, other[1])
        if wide > 0 and high > 0:
            cost += 2 * min(wide, high) + 5
    return cost


def _offers(half_width: float, half_height: float, reach: float) -> tuple[Offer, ...]:
    """Beside, above and below the dot, and shifted along it; the plainest first."""
    beside, over = reach + half_width, reach + half_height
    offers = [
        Offer(beside, 0, "start", 0),
        Offer(-beside, 0, "end", 0.5),
        Offer(0, -over, "middle", 0.5),
        Offer(0, over, "middle", 0.5),
    ]
    for share in (0.5, 0.9):
        for side in (-1, 1):
            offers.append(Offer(beside, side * share * over, "start", 1 + 2 * share))
            offers.append(Offer(-beside, side * share * over, "end", 1.5 + 2 * share))
    for side in (-1, 1):
        for up in (-1, 1):
            offers.append(
                Offer(
                    side * (half_width + 0.75 * reach),
                    up * (half_height + 0.75 * reach),
                    "start" if side > 0 else "end",
                    2.0,
                )
            )
    for share in (0.3, 0.6, 0.85):
        for side in (-1, 1):
            offers.append(Offer(side * share * half_width, -over, "middle", 1 + 3 * share))
            offers.append(Offer(side * share * half_width, over, "middle", 1 + 3 * share))
    return tuple(offers)


def _lines(name: str, longest: int) -> tuple[str, ...]:
    """The name in one line, or broken at the space nearest to its middle if it is long."""
    breaks = [k for k, letter in enumerate(name) if letter == " "]
    if len(name) < longest or not breaks:
        return (name,)
    middle = min(breaks, key=lambda k: abs(2 * k + 1 - len(name)))
    return (name[:middle], name[middle + 1 :])


def _letter_width(letter: str) -> float:
    if letter == " ":
        return 0.3
    if letter in _NARROW:
        return 0.4
    if letter in _WIDE:
        return 0.92
    return 0.74 if letter.isupper() else 0.58
