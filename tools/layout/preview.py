"""A plain picture of a board: `python -m tools.layout.preview europe > europe.svg`.

For looking at layouts and backdrops while they are made; the page draws its own.
"""

from __future__ import annotations

import sys
from html import escape
from typing import Any

from funicular.maps import Map, load_map
from funicular.maps.layout import Layout, Track, load_backdrop, load_layout
from funicular.maps.model import Route

COLOURS = {
    "purple": "#c27bb0",
    "white": "#f4f1e8",
    "blue": "#3f7fc0",
    "yellow": "#efc93d",
    "orange": "#e08a35",
    "black": "#3a3a3c",
    "red": "#c8403a",
    "green": "#6fa84c",
    "grey": "#b4aea3",
}


def picture(source: Map, layout: Layout, backdrop: dict[str, Any] | None) -> str:
    """The board as an SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {layout.width} {layout.height}" font-family="DejaVu Serif Condensed">',
        f'<rect width="{layout.width}" height="{layout.height}" fill="#bfd3d6"/>',
        *_backdrop(backdrop or {}),
        _frame(layout),
    ]
    if backdrop and "cartouche" in backdrop:
        parts.append(_cartouche(backdrop["cartouche"]))
    for route in source.routes:
        parts.extend(_track(layout, route, layout.routes[route.id]))
    parts.extend(_places(layout))
    return "\n".join([*parts, "</svg>"])


def _backdrop(backdrop: dict[str, Any]) -> list[str]:
    styles = {
        "land": 'fill="#efe6cf" stroke="#8d7f63" stroke-width="1.2"',
        "lakes": 'fill="#bfd3d6" stroke="#8d7f63" stroke-width="0.8"',
        "parks": 'fill="#c9d8a9" stroke="#9bb077" stroke-width="0.8"',
        "borders": 'fill="none" stroke="#b7a888" stroke-width="1.2" stroke-dasharray="5 3"',
        "streets": 'fill="none" stroke="#dccfb0" stroke-width="3"',
        "mountains": 'fill="none" stroke="#b5a078" stroke-width="1.1"',
        "hills": 'fill="none" stroke="#b5a078" stroke-width="1"',
        "bridges": 'fill="none" stroke="#a8503c" stroke-width="5"',
    }
    return [
        f'<path d="{backdrop[layer]}" {style}/>'
        for layer, style in styles.items()
        if layer in backdrop
    ]


def _cartouche(box: dict[str, float]) -> str:
    return (
        f'<rect x="{box["x"]}" y="{box["y"]}" width="{box["width"]}" height="{box["height"]}" '
        f'rx="8" fill="#f7f0dd" fill-opacity="0.7" stroke="#8d7f63"/>'
    )


def _frame(layout: Layout) -> str:
    inset = layout.margin / 2
    return (
        f'<rect x="{inset}" y="{inset}" width="{layout.width - layout.margin}" '
        f'height="{layout.height - layout.margin}" fill="none" stroke="#f7f0dd" '
        f'stroke-opacity="0.8" stroke-width="{layout.margin}"/>'
    )


def _track(layout: Layout, route: Route, track: Track) -> list[str]:
    length, width = layout.slot_length, layout.slot_width
    edge = "#222" if route.tunnel else "#6b6455"
    dash = ' stroke-dasharray="4 2"' if route.tunnel else ""
    parts = [f'<path d="{track.path}" fill="none" stroke="#6b6455" stroke-opacity="0.5"/>']
    for k, slot in enumerate(track.slots):
        turn = f'transform="translate({slot.x} {slot.y}) rotate({slot.angle})"'
        parts.append(
            f'<g {turn}><rect x="{-length / 2}" y="{-width / 2}" width="{length}" height="{width}" '
            f'rx="2.5" fill="{COLOURS[route.colour]}" stroke="{edge}" stroke-width="1.6"{dash}/>'
            + ('<circle r="4" fill="#fff" stroke="#222"/>' if k < route.wilds else "")
            + "</g>"
        )
    return parts


def _places(layout: Layout) -> list[str]:
    parts = []
    size = layout.font_size
    for spot in layout.places.values():
        parts.append(
            f'<circle cx="{spot.x}" cy="{spot.y}" r="{layout.place_radius}" fill="#c8553d" '
            f'stroke="#fff7e3" stroke-width="2.5"/>'
        )
        label = spot.label
        for k, line in enumerate(label.lines):
            y = label.y + (k - (len(label.lines) - 1) / 2) * size * 1.08 + size * 0.35
            text = (
                f'x="{label.x}" y="{y:.1f}" text-anchor="{label.anchor}" font-size="{size}" '
                f'font-weight="bold"'
            )
            halo = 'fill="#fdf6e3" stroke="#fdf6e3" stroke-width="3.5" stroke-linejoin="round"'
            parts.append(f"<text {text} {halo}>{escape(line)}</text>")
            parts.append(f'<text {text} fill="#2e2a22">{escape(line)}</text>')
    return parts


def main(map_id: str) -> None:
    """Print the picture of this map's board."""
    source = load_map(map_id)
    sys.stdout.write(picture(source, load_layout(source), load_backdrop(source)))


if __name__ == "__main__":
    main(sys.argv[1])
