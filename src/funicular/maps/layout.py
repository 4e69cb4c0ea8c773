"""How a board is drawn: where places, names and slots lie. Nothing here changes the game.

A map's folder may hold a layout.json, made by hand or by a program, and a backdrop.json to draw
behind it; neither is part of the map's digest. A map without a layout gets an automatic one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from funicular.maps.defects import MapError, shown
from funicular.maps.labelling import Anchor
from funicular.maps.loading import find_map
from funicular.maps.model import Map

LAYOUT_FORMAT = 1
"""The version of layout.json that this package reads and writes."""

LAYOUT_FILE = "layout.json"
BACKDROP_FILE = "backdrop.json"


class LayoutError(ValueError):
    """A layout.json or backdrop.json that cannot be read; says where and what is wrong."""


@dataclass(frozen=True, slots=True)
class PlaceLabel:
    """The name of a place: a point to align the text at, and the box that is kept free for it."""

    x: float
    """Of the left end, middle or right end of the text, as `anchor` says."""
    y: float
    """Of the middle of the box."""
    anchor: Anchor
    width: float
    height: float
    lines: tuple[str, ...]

    @property
    def left(self) -> float:
        """Of the box."""
        return self.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor] * self.width


@dataclass(frozen=True, slots=True)
class PlaceSpot:
    """Where a place lies."""

    x: float
    y: float
    label: PlaceLabel


@dataclass(frozen=True, slots=True)
class Slot:
    """The room for one car: its middle, and how far it is turned clockwise, in degrees."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class Track:
    """How one route runs: its slots from start to end, and the curve through them as SVG path."""

    path: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board, in units of its canvas, y downwards."""

    width: float
    height: float
    margin: float
    """Free along the edge, for the scoring track."""
    slot_length: float
    slot_width: float
    place_radius: float
    font_size: float
    places: Mapping[str, PlaceSpot]
    routes: Mapping[str, Track]

    def fits(self, source: Map) -> bool:
        """Whether this is a layout of the map: its places, and its routes with their lengths."""
        return set(self.places) == {place.id for place in source.places} and {
            route_id: len(track.slots) for route_id, track in self.routes.items()
        } == {route.id: route.length for route in source.routes}


def load_layout(source: Map, folder: Path | None = None) -> Layout:
    """The layout beside the map if there is one that fits it, and an automatic one if not.

    The map's folder is found by its id; one that was loaded by its path needs the path again.
    """
    # Imported here because that module makes layouts, and so imports this one.
    from funicular.maps.auto_layout import auto_layout

    text = _beside(source, folder, LAYOUT_FILE)
    if text is not None:
        layout = layout_from_json(text)
        # Another map may have taken the id of a bundled one; its board is not this one.
        if layout.fits(source):
            return layout
    return auto_layout(source)


def load_backdrop(source: Map, folder: Path | None = None) -> dict[str, Any] | None:
    """What is drawn behind the board of the map, if there is anything.

    Only where the layout beside it is in use, since it is drawn to fit that one.
    """
    layout = _beside(source, folder, LAYOUT_FILE)
    backdrop = _beside(source, folder, BACKDROP_FILE)
    if layout is None or backdrop is None or not layout_from_json(layout).fits(source):
        return None
    return _object(_parsed(backdrop, BACKDROP_FILE), BACKDROP_FILE)


def layout_to_json(layout: Layout) -> str:
    """The text of a layout.json: one line for each place and route."""
    head = {
        "format": LAYOUT_FORMAT,
        "width": layout.width,
        "height": layout.height,
        "margin": layout.margin,
        "slot": {"length": layout.slot_length, "width": layout.slot_width},
        "place_radius": layout.place_radius,
        "font_size": layout.font_size,
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    places = {place_id: _place_to_json(spot) for place_id, spot in layout.places.items()}
    routes = {route_id: _track_to_json(track) for route_id, track in layout.routes.items()}
    for key, entries in (("places", places), ("routes", routes)):
        rows = ",\n".join(
            f"  {json.dumps(name)}: {json.dumps(entry, ensure_ascii=False, separators=(',', ':'))}"
            for name, entry in entries.items()
        )
        lines.append(f'"{key}": {{\n{rows}\n }}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def layout_from_json(text: str) -> Layout:
    """The layout that a layout.json describes; LayoutError if it describes none."""
    file = _object(_parsed(text, LAYOUT_FILE), LAYOUT_FILE)
    if file.get("format") != LAYOUT_FORMAT:
        raise LayoutError(
            f"{LAYOUT_FILE}, format: {shown(file.get('format'))} is unknown; use {LAYOUT_FORMAT}"
        )
    slot = _object(_value(file, "slot", LAYOUT_FILE), "slot")
    places = _object(_value(file, "places", LAYOUT_FILE), "places")
    routes = _object(_value(file, "routes", LAYOUT_FILE), "routes")
    return Layout(
        width=_number(file, "width", LAYOUT_FILE),
        height=_number(file, "height", LAYOUT_FILE),
        margin=_number(file, "margin", LAYOUT_FILE),
        slot_length=_number(slot, "length", "slot"),
        slot_width=_number(slot, "width", "slot"),
        place_radius=_number(file, "place_radius", LAYOUT_FILE),
        font_size=_number(file, "font_size", LAYOUT_FILE),
        places={name: _place_from_json(entry, name) for name, entry in places.items()},
        routes={name: _track_from_json(entry, name) for name, entry in routes.items()},
    )


def _beside(source: Map, folder: Path | None, name: str) -> str | None:
    """The text of a file in the map's folder; nothing if there is no such folder or file."""
    try:
        file = find_map(folder or source.id).joinpath(name)
    except MapError:  # a map made from facts, as one that a record carries along
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _place_to_json(spot: PlaceSpot) -> dict[str, Any]:
    label = spot.label
    return {
        "x": spot.x,
        "y": spot.y,
        "label": {
            "x": label.x,
            "y": label.y,
            "anchor": label.anchor,
            "width": label.width,
            "height": label.height,
            "lines": list(label.lines),
        },
    }


def _track_to_json(track: Track) -> dict[str, Any]:
    slots = [{"x": slot.x, "y": slot.y, "angle": slot.angle} for slot in track.slots]
    return {"path": track.path, "slots": slots}


def _place_from_json(entry: object, where: str) -> PlaceSpot:
    place = _object(entry, where)
    label = _object(_value(place, "label", where), f"{where}.label")
    anchor, lines = _value(label, "anchor", where), _value(label, "lines", where)
    if anchor not in ("start", "middle", "end"):
        raise LayoutError(f"{where}: anchor {shown(anchor)}; use start, middle or end")
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise LayoutError(f"{where}: lines {shown(lines)} is not a list of texts")
    return PlaceSpot(
        _number(place, "x", where),
        _number(place, "y", where),
        PlaceLabel(
            _number(label, "x", where),
            _number(label, "y", where),
            anchor,
            _number(label, "width", where),
            _number(label, "height", where),
            tuple(lines),
        ),
    )


def _track_from_json(entry: object, where: str) -> Track:
    track = _object(entry, where)
    path, slots = _value(track, "path", where), _value(track, "slots", where)
    if not isinstance(path, str) or not isinstance(slots, list):
        raise LayoutError(f"{where}: a route has a path, which is a text, and a list of slots")
    return Track(path, tuple(_slot_from_json(slot, where) for slot in slots))


def _slot_from_json(entry: object, where: str) -> Slot:
    slot = _object(entry, f"{where}.slots")
    return Slot(*(_number(slot, key, f"{where}.slots") for key in ("x", "y", "angle")))


def _parsed(text: str, where: str) -> object:
    try:
        return cast(object, json.loads(text))
    except (ValueError, RecursionError) as error:
        raise LayoutError(f"{where}: not a JSON file: {error}") from error


def _object(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise LayoutError(f"{where}: {shown(value)} is not an object")
    return value


def _value(entries: Mapping[str, Any], key: str, where: str) -> object:
    if key not in entries:
        raise LayoutError(f"{where}: {key} is missing; this must be given")
    return cast(object, entries[key])


def _number(entries: Mapping[str, Any], key: str, where: str) -> float:
    value = _value(entries, key, where)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise LayoutError(f"{where}: {key} {shown(value)} is not a number")
    return value
