"""Draw what lies behind the bundled boards, to fit their layouts.

    python -m tools.layout.backdrop europe PATH/TO/node_modules/world-atlas
    python -m tools.layout.backdrop san_francisco

Europe's coasts and borders come from the npm package world-atlas (Natural Earth, 1:50 million),
which is not kept here; San Francisco is drawn by hand in `san_francisco.py`. Both are projected as
the places were, then warped so that the places come to lie where the layout has them.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from funicular.maps import Map, load_map
from funicular.maps.layout import BACKDROP_FILE, LAYOUT_FILE, Layout, layout_from_json
from tools.layout import europe, san_francisco
from tools.layout.boards import BOARDS
from tools.layout.outlines import (
    Box,
    Point,
    area,
    clip_line,
    clip_ring,
    dense,
    path,
    rounded,
    shaped,
    thinned,
)
from tools.layout.relief import hachures, peaks
from tools.layout.room import free_box
from tools.layout.solve import DATA, fitted
from tools.layout.warping import gentle_warp

BACKDROP_FORMAT = 1
TOLERANCE = 0.7
"""How far a thinned outline may be from the true one, in units of the canvas."""
SMALLEST_ISLAND = 14.0


class Pen:
    """Turns latitudes and longitudes into paths on one board."""

    def __init__(self, source: Map, layout: Layout) -> None:
        project = fitted(source, BOARDS[source.id])
        pairs = []
        for place in source.places:
            spot = layout.places[place.id]
            assert place.latitude is not None
            assert place.longitude is not None
            pairs.append((project(place.latitude, place.longitude), (spot.x, spot.y)))
        warp, self.stiffness = gentle_warp(pairs, layout.width, layout.height)
        self._project, self._warp = project, warp
        edge = 4.0
        self._frame: Box = (-edge, -edge, layout.width + edge, layout.height + edge)

    def at(self, latitude: float, longitude: float) -> Point:
        """Where a point of the map lies on the board."""
        return self._warp(*self._project(latitude, longitude))

    def areas(self, rings: Sequence[Sequence[Point]], smallest: float = 0.0) -> str:
        """Closed outlines, cut off at the edge of the canvas."""
        drawn = []
        for ring in rings:
            inside = clip_ring(shaped(ring, self.at), self._frame)
            if len(inside) > 2 and area(inside) > smallest:
                drawn.append(thinned([*inside, inside[0]], TOLERANCE)[:-1])
        return path([ring for ring in drawn if len(ring) > 2], closed=True)

    def lines(self, lines: Sequence[Sequence[Point]]) -> str:
        """Open lines."""
        pieces = [
            thinned(piece, TOLERANCE)
            for line in lines
            for piece in clip_line(shaped(line, self.at), self._frame)
        ]
        return path(pieces, closed=False)


def draw_europe(pen: Pen, atlas: Path) -> dict[str, str]:
    """Land, borders and mountains."""
    land = json.loads((atlas / "land-50m.json").read_text(encoding="utf-8"))
    countries = json.loads((atlas / "countries-50m.json").read_text(encoding="utf-8"))
    rings = [
        dense([*ring, ring[0]], 1.0)
        for whole in europe.rings(land)
        if (ring := clip_ring(whole, europe.WINDOW))
    ]
    dice = random.Random("mountains")
    strokes = []
    for ridge in europe.RIDGES:
        strokes.extend(peaks([pen.at(*point) for point in ridge], dice))
    return {
        "land": pen.areas(rings, SMALLEST_ISLAND),
        "borders": pen.lines(europe.borders(countries)),
        "mountains": path(strokes, closed=False),
    }


def draw_san_francisco(pen: Pen) -> dict[str, str]:
    """Land, parks, streets, hills and bridges."""
    dice = random.Random("hills")
    strokes = []
    for latitude, longitude, radius in san_francisco.HILLS:
        strokes.extend(hachures(pen.at(latitude, longitude), radius, dice))
    return {
        "land": pen.areas([rounded(dense(ring, 0.01)) for ring in san_francisco.LAND]),
        "parks": pen.areas(
            [rounded(dense([*ring, ring[0]], 0.003)) for ring in san_francisco.PARKS]
        ),
        "lakes": pen.areas([rounded(ring) for ring in san_francisco.LAKES]),
        "streets": pen.lines([dense(line, 0.002) for line in san_francisco.STREETS]),
        "hills": path(strokes, closed=False),
        "bridges": pen.lines([dense(line, 0.002) for line in san_francisco.BRIDGES]),
    }


def main(map_id: str, *atlas: str) -> None:
    """Draw the backdrop of this map."""
    source = load_map(map_id)
    layout = layout_from_json((DATA / map_id / LAYOUT_FILE).read_text(encoding="utf-8"))
    pen = Pen(source, layout)
    layers = draw_europe(pen, Path(atlas[0])) if map_id == "europe" else draw_san_francisco(pen)
    head = {
        "format": BACKDROP_FORMAT,
        "width": layout.width,
        "height": layout.height,
        "cartouche": free_box(layout),
    }
    rows = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in {**head, **layers}.items()]
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    (DATA / map_id / BACKDROP_FILE).write_text(text, encoding="utf-8")
    sizes = ", ".join(f"{layer} {len(drawn)}" for layer, drawn in layers.items())
    sys.stderr.write(f"{map_id}: stiffness {pen.stiffness}; {sizes} bytes\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
