"""What a map holds, for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from funicular.cli import words
from funicular.maps import Map

from .console import Paint
from .table import grid


def draw_map_info(source: Map, facts: Mapping[str, Any]) -> RenderableType:
    """The totals of a map and the quantities of its rules."""
    rules, names = source.rules, source.names
    paint = Paint(source)
    rows = [
        ("players", f"{rules.players.min} to {rules.players.max}"),
        ("places", str(facts["places"])),
        ("routes", f"{facts['routes']} with {facts['spaces']} spaces, {facts['doubles']} double"),
        ("lengths", _counts(facts["lengths"], "{} of {}")),
        ("colours", _colours(facts["colours"])),
        ("tunnels", str(facts["tunnels"])),
        ("ferries", str(facts["ferries"])),
        ("tickets", f"{facts['tickets']} and {facts['long_tickets']} long"),
        ("cards", f"{rules.cards.each} of each colour, {names.wild.counted(rules.cards.wild)}"),
        (names.car.plural, f"{rules.cars.each} each"),
        ("points", ", ".join(f"{length}→{worth}" for length, worth in rules.points)),
    ]
    if rules.stations.each:
        rows.append(("stations", f"{rules.stations.each} each"))
    if rules.bonus.longest_path:
        rows.append(("longest path", f"{rules.bonus.longest_path} points"))
    if rules.tokens.symbols:
        rows.append(
            ("tokens", ", ".join(words.token(source, each) for each in rules.tokens.symbols))
        )
        worth = ", ".join(f"{held}→{points}" for held, points in enumerate(rules.tokens.points))
        rows.append(("token points", worth))
    rows.append(("hash", source.digest))
    title = Text(f"{source.title} ({source.id})", style="bold")
    return Group(title, grid(*((name, paint(value)) for name, value in rows)), Text(""))


def _counts(counts: Mapping[str, int], form: str) -> str:
    return ", ".join(form.format(count, what) for what, count in counts.items())


def _colours(counts: Mapping[str, int]) -> str:
    shapes = words.SHAPES
    return ", ".join(
        f"{count} {shapes[colour]} {colour}" if colour in shapes else f"{count} {colour}"
        for colour, count in counts.items()
    )
