"""Where a board has room left for its title."""

from __future__ import annotations

from collections.abc import Iterator

from funicular.maps.layout import Layout
from funicular.maps.shapes import Rectangle, apart, from_disc

SHAPE = 2.4
"""How much wider than high the title is."""
_STEP = 10
_DISTANCE = 10.0


def free_box(layout: Layout) -> dict[str, float]:
    """The largest box of the title's shape that meets no slot, place or name."""
    taken = list(_rectangles(layout))
    for width in range(500, 100, -20):
        height = round(width / SHAPE)
        for x, y in _corners(layout, width, height):
            box = Rectangle(x + width / 2, y + height / 2, width, height)
            if all(apart(box, other) > _DISTANCE for other in taken) and all(
                from_disc(box, (spot.x, spot.y), layout.place_radius) > _DISTANCE
                for spot in layout.places.values()
            ):
                return {"x": x, "y": y, "width": width, "height": height}
    raise ValueError("there is no room for a title on this board")


def _corners(layout: Layout, width: int, height: int) -> Iterator[tuple[int, int]]:
    least = int(layout.margin + _DISTANCE)
    for y in range(least, int(layout.height - least - height) + 1, _STEP):
        for x in range(least, int(layout.width - least - width) + 1, _STEP):
            yield x, y


def _rectangles(layout: Layout) -> Iterator[Rectangle]:
    for track in layout.routes.values():
        for slot in track.slots:
            yield Rectangle(slot.x, slot.y, layout.slot_length, layout.slot_width, slot.angle)
    for spot in layout.places.values():
        label = spot.label
        yield Rectangle(label.left + label.width / 2, label.y, label.width, label.height)
