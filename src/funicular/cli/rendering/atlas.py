"""The map drawn with letters: places where they lie, and lines for the routes between them."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians

from rich.text import Text

from funicular.cli import words
from funicular.game import GameView
from funicular.maps import Map, Place

from .console import player_styles

WIDTH = 79
MOST_ROWS = 40
FREE = "·"
CITY = "o"
STATION = "#"
LETTERS_ARE_TALL = 2.0
"""A letter is about twice as tall as wide."""


class Atlas:
    """A sheet of letters, each with a style."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.spots = place_spots(view.map)
        self.rows = 1 + max(row for _, row in self.spots.values())
        self.letters = [[" "] * WIDTH for _ in range(self.rows)]
        self.styles = [[""] * WIDTH for _ in range(self.rows)]
        self.taken: set[tuple[int, int]] = set()

    def draw(self) -> Text:
        self._draw_routes()
        for place, (column, row) in self.spots.items():
            self._put(column, row, STATION if place in self.view.stations else CITY, "bold")
            self.taken.add((column, row))
        for place in sorted(self.spots, key=lambda each: self.spots[each]):
            self._label(place)
        return self._text()

    def _draw_routes(self) -> None:
        """Free routes first, so that claimed ones lie over them; two owners share their line."""
        owners: dict[tuple[str, str], list[int]] = {}
        for route in self.view.map.routes:
            held = owners.setdefault((route.start, route.end), [])
            if route.id in self.view.routes:
                held.append(self.view.routes[route.id])
        styles = player_styles(self.view.map)
        for (start, end), held in sorted(owners.items(), key=lambda each: bool(each[1])):
            for step, (column, row) in enumerate(_line(self.spots[start], self.spots[end])):
                if held:
                    seat = held[step % len(held)]
                    self._put(column, row, str(seat + 1), styles[seat])
                else:
                    self._put(column, row, FREE, "dim")

    def _label(self, place: str) -> None:
        """The name beside its dot, shortened until it fits without covering another."""
        column, row = self.spots[place]
        name = words.place(self.view.map, place)
        for length in range(len(name), 2, -1):
            text = name[:length]
            for start, line in (
                (column + 1, row),
                (column - length, row),
                *_around(column, row, length),
            ):
                if self._has_room(start, line, length):
                    self._write(start, line, text, place)
                    return

    def _has_room(self, start: int, row: int, length: int) -> bool:
        """Room for the text, with a letter free on either side."""
        if not (0 <= row < self.rows and start >= 0 and start + length <= WIDTH):
            return False
        return not any((column, row) in self.taken for column in range(start, start + length))

    def _write(self, start: int, row: int, text: str, place: str) -> None:
        owner = self.view.stations.get(place)
        style = "bold" if owner is None else player_styles(self.view.map)[owner]
        for offset, letter in enumerate(text):
            self._put(start + offset, row, letter, style)
        self.taken |= {(column, row) for column in range(start - 1, start + len(text) + 1)}

    def _put(self, column: int, row: int, letter: str, style: str) -> None:
        self.letters[row][column] = letter
        self.styles[row][column] = style

    def _text(self) -> Text:
        text = Text(no_wrap=True)
        for letters, styles in zip(self.letters, self.styles, strict=True):
            for letter, style in zip(letters, styles, strict=True):
                text.append(letter, style)
            text.append("\n")
        return text


def draw_atlas(view: GameView) -> Text | None:
    """The map as text with a key; None if the map does not say where its places lie."""
    if any(place.latitude is None for place in view.map.places):
        return None
    text = Atlas(view).draw()
    styles = player_styles(view.map)
    text.append(f"{FREE} free")
    for seat, name in enumerate(view.names):
        text.append(f"   {seat + 1} {name}", styles[seat])
    if view.map.rules.stations.each:
        text.append(f"   {STATION} station")
    return text


def place_spots(source: Map) -> dict[str, tuple[int, int]]:
    """Column and row of each place, north up; two places never share a spot."""
    middle = sum(_position(place)[0] for place in source.places) / len(source.places)
    flat = {
        place.id: (_position(place)[1] * cos(radians(middle)), -_position(place)[0])
        for place in source.places
    }
    left, top = (min(spot[axis] for spot in flat.values()) for axis in (0, 1))
    wide, high = (
        max(spot[axis] for spot in flat.values()) - low for axis, low in ((0, left), (1, top))
    )
    scale = min((WIDTH - 4) / (wide or 1), (MOST_ROWS - 1) * LETTERS_ARE_TALL / (high or 1))
    spots: dict[str, tuple[int, int]] = {}
    for place, (x, y) in flat.items():
        column, row = 1 + round((x - left) * scale), round((y - top) * scale / LETTERS_ARE_TALL)
        while (column, row) in spots.values():
            column += 1
        spots[place] = (column, row)
    return spots


def _position(place: Place) -> tuple[float, float]:
    return place.latitude or 0.0, place.longitude or 0.0


def _around(column: int, row: int, length: int) -> Iterator[tuple[int, int]]:
    """Places for a name above and below its dot."""
    for line in (row - 1, row + 1):
        for back in (length // 2, 0, length - 1):
            yield column - back, line


def _line(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The spots between two spots."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    return [
        (
            round(start[0] + (end[0] - start[0]) * step / steps),
            round(start[1] + (end[1] - start[1]) * step / steps),
        )
        for step in range(1, steps)
    ]
