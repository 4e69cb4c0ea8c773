"""A board of places and elastic routes, on its way from a map to a layout."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from funicular.maps.curves import Curve, Point
from funicular.maps.labelling import Label


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of a board, in units of the canvas."""

    width: float
    height: float
    margin: float
    """Kept free along the edge, for the scoring track."""
    slot_length: float
    slot_width: float
    gap: float
    """At least so much between two things."""
    place_radius: float
    font_size: float

    @property
    def track_offset(self) -> float:
        """From the middle of a double route to the middle of either track."""
        return (self.slot_width + 0.75 * self.gap) / 2


@dataclass(slots=True)
class Spot:
    """A place on the way to its position."""

    x: float
    y: float
    home: Point
    label: Label
    clearance: float = 0.0
    """How far from its middle the slots of its routes begin."""
    push_x: float = 0.0
    push_y: float = 0.0


@dataclass(slots=True)
class Link:
    """The one or two tracks between two places, as a curve that can bend.

    The control points are a third and two thirds of the way from start to end, plus `bends`.
    """

    start: int
    end: int
    length: int
    tracks: int
    bearing: float
    """The direction from start to end on the true map, in radians."""
    bends: list[float] = field(default_factory=lambda: [0.0] * 4)
    slide: float = 0.0
    """How far the slots have slid from the middle of the free part, towards the end."""
    pushes: list[float] = field(default_factory=lambda: [0.0] * 4)
    slide_push: float = 0.0


@dataclass(slots=True)
class Disc:
    """A part of a slot, as the others meet it."""

    x: float
    y: float
    link: int
    weights: tuple[float, float, float, float]
    along: Point


class ElasticBoard:
    """The places and links as they lie now, and the room that slots take on them."""

    def __init__(self, sizes: Sizes, spots: Sequence[Spot], links: Sequence[Link]) -> None:
        self.sizes = sizes
        self.spots = spots
        self.links = links
        self.scale = 1.0
        """How large the slots are, compared with what they will be."""
        self.hardness = 1.0
        """How much more everything keeps apart than the gap asks for."""
        self._set_clearances()

    def curve(self, link: Link) -> Curve:
        """The curve that the link runs along now."""
        a, b = self.spots[link.start], self.spots[link.end]
        x, y = b.x - a.x, b.y - a.y
        d = link.bends
        return Curve(
            (a.x, a.y),
            (a.x + x / 3 + d[0], a.y + y / 3 + d[1]),
            (a.x + 2 * x / 3 + d[2], a.y + 2 * y / 3 + d[3]),
            (b.x, b.y),
        )

    @property
    def disc_radius(self) -> float:
        """Half a slot's width, and a little more for its corners."""
        return self.sizes.slot_width * 0.58 * self.scale * self.hardness

    def gap(self, link: Link) -> float:
        """Between two slots of a link; more where it bends, so that their corners stay apart."""
        sizes, curve = self.sizes, self.curve(link)
        x, y = curve.first[0] - curve.start[0], curve.first[1] - curve.start[1]
        u, v = curve.end[0] - curve.second[0], curve.end[1] - curve.second[1]
        turn = abs(math.atan2(x * v - y * u, x * u + y * v))
        inside = sizes.slot_width / 2 + (sizes.track_offset if link.tracks == 2 else 0.0)
        return max(sizes.gap, 0.35 * sizes.gap + 1.5 * inside * turn / link.length)

    def spacing(self, link: Link, room: float) -> tuple[float, float]:
        """Where on a link of this length the middle of the first slot lies, and the next ones.

        Up to half of what is left over widens the gaps; the slots slide in the rest.
        """
        a, b = self.spots[link.start], self.spots[link.end]
        pitch = (self.sizes.slot_length + self.gap(link)) * self.scale
        free = room - a.clearance - b.clearance - self.slots_room(link)
        if free > 0 and link.length > 1:
            wider = min(free / 2 / (link.length - 1), 1.5 * self.sizes.gap)
            pitch += wider
            free -= wider * (link.length - 1)
        link.slide = max(-free / 2, min(free / 2, link.slide)) if free > 0 else 0.0
        first = a.clearance + free / 2 + link.slide + self.sizes.slot_length * self.scale / 2
        return first, pitch

    def slots_room(self, link: Link) -> float:
        """How much of a link its slots take, with the gaps between them."""
        gaps = (link.length - 1) * self.gap(link)
        return (link.length * self.sizes.slot_length + gaps) * self.scale

    def _set_clearances(self) -> None:
        """Slots begin far enough from a place for all of its tracks to fit round it."""
        sizes = self.sizes
        # The name takes its share of the round, too.
        rounds = [sizes.font_size + 2 * sizes.gap] * len(self.spots)
        for link in self.links:
            across = link.tracks * sizes.slot_width + (link.tracks - 1) * sizes.gap * 0.75
            for end in (link.start, link.end):
                rounds[end] += across + sizes.gap
        for spot, around in zip(self.spots, rounds, strict=True):
            least = sizes.place_radius + sizes.gap
            spot.clearance = max(least, around / (2 * math.pi) * 1.15)
