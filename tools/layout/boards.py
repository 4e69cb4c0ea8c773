"""What the solver is told about each board: its canvas, its projection, and a few hints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from funicular.maps.elastic_board import Sizes
from tools.layout.projecting import Projection, lambert, plane


@dataclass(frozen=True, slots=True)
class Board:
    """One board to lay out. Hints are in units of the canvas."""

    sizes: Sizes
    projection: Projection
    box: tuple[float, float, float, float]
    """Where the true positions of the places lie: left, top, right, bottom."""
    moved: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Places that are wanted somewhere else, and by how much."""
    bows: Mapping[str, float] = field(default_factory=dict)
    """Routes that begin bent, to the right of their way if positive, to start in good order."""
    steps: int = 1500


BOARDS: Mapping[str, Board] = {
    "europe": Board(
        Sizes(
            width=1500,
            height=1080,
            margin=46,
            slot_length=41,
            slot_width=17,
            gap=4,
            place_radius=11,
            font_size=17,
        ),
        lambert(40, 56, 15),
        (95, 125, 1405, 955),
        moved={
            "athina": (5, -45),
            "smyrna": (15, -25),
            "pamplona": (15, -20),
            "london": (0, -20),
            "edinburgh": (0, -10),
            "cadiz": (10, 0),
            "petrograd": (-10, 45),
            "madrid": (-10, 0),
            "barcelona": (20, 10),
            "bruxelles": (10, -10),
        },
        bows={"palermo-smyrna": 120, "petrograd-stockholm": 60},
    ),
    "san_francisco": Board(
        Sizes(
            width=1400,
            height=1000,
            margin=44,
            slot_length=56,
            slot_width=23,
            gap=6,
            place_radius=16,
            font_size=20,
        ),
        plane(37.78),
        (120, 135, 1130, 885),
    ),
}
