"""A seat's view as plain JSON and back, so that a bot can think in another process."""

from __future__ import annotations

from typing import Any

from funicular.engine.position import NOBODY, View
from funicular.engine.records import LIMITS, Cell, Record, Row
from funicular.game import GameView, Notation


class PositionError(ValueError):
    """These are not the facts of a view."""


def position_facts(record: Record) -> dict[str, Any]:
    """Every field of a record by its name: numbers, lists, and records within."""
    facts: dict[str, Any] = {}
    for name, layout in record.layout.items():
        value = getattr(record, name)
        if isinstance(layout, Cell | Row):
            facts[name] = int(value) if isinstance(layout, Cell) else list(value)
        else:
            facts[name] = [position_facts(each) for each in value]
    return facts


def game_view(notation: Notation, facts: dict[str, Any], names: tuple[str, ...]) -> GameView:
    """The view that was written by `position_facts`."""
    position = View()
    _fill(position, facts)
    if position.seats != len(names) or not 0 <= position.viewer <= NOBODY:
        raise PositionError("the view is not of this table")
    return GameView(notation, position, names)


def _fill(record: Record, facts: object) -> None:
    if not isinstance(facts, dict) or set(facts) != set(record.layout):
        raise PositionError(f"the fields are not those of a {type(record).__name__}")
    for name, layout in record.layout.items():
        value = facts[name]
        if isinstance(layout, Cell):
            setattr(record, name, _number(value, layout.code))
            continue
        if not isinstance(value, list) or len(value) != layout.size:
            raise PositionError(f"{name} is not a list of {layout.size}")
        if isinstance(layout, Row):
            getattr(record, name)[:] = [_number(each, layout.code) for each in value]
        else:
            for inner, each in zip(getattr(record, name), value, strict=True):
                _fill(inner, each)


def _number(value: object, code: str) -> int:
    low, high = LIMITS[code]
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{value!r} is not a number from {low} to {high}")
    return value
