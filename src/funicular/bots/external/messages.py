"""The lines of the protocol (docs/bots.md): what a program is told, and what it answers.

A decision is told by `GameView.facts`, which shows what the seat may know and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from funicular.game import BuildStation, GameView
from funicular.maps import Map

PROTOCOL = 1
MOST_ACTIONS = 2000
"""Actions that are listed; beyond that, stations are left out of the list first."""


class BadAnswer(ValueError):
    """The program's line is not what was asked for."""


def hello(view: GameView, seed: str, time: float | None) -> dict[str, Any]:
    """The first line: the map and the program's seat."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "seat": view.seat,
        "names": list(view.names),
        "seed": seed,
        "time": time,
        **map_facts(view.map),
    }


def map_facts(source: Map) -> dict[str, Any]:
    facts = source.facts()
    return {
        "game": source.id,
        "map": source.digest,
        "rules": facts["rules"],
        "places": [{"id": place.id, "tokens": bool(place.tokens)} for place in source.places],
        "routes": [
            {
                "id": route.id,
                "from": route.start,
                "to": route.end,
                "length": route.length,
                "colour": route.colour,
                "tunnel": route.tunnel,
                "wilds": route.wilds,
            }
            for route in source.routes
        ],
        "tickets": [
            {
                "id": ticket.id,
                "from": ticket.start,
                "to": ticket.end,
                "points": ticket.points,
                "long": ticket.long,
            }
            for ticket in source.tickets
        ],
    }


def decide(view: GameView, number: int) -> dict[str, Any]:
    """A question: the view, and what the seat may do."""
    actions, complete = listed_actions(view)
    return {
        "type": "decide",
        "id": number,
        "view": view.facts(),
        "actions": actions,
        "complete": complete,
    }


def listed_actions(view: GameView) -> tuple[list[str], bool]:
    """The legal actions as texts, and whether these are all."""
    legal = view.legal_actions
    if len(legal) <= MOST_ACTIONS:
        return legal.texts(), True
    by_use = sorted(legal, key=lambda action: isinstance(action, BuildStation))
    return [str(action) for action in by_use[:MOST_ACTIONS]], False


def rejected(number: int, fault: str, played: str) -> dict[str, Any]:
    """What was wrong with an answer, and what is played instead; nothing is to be answered."""
    return {"type": "rejected", "id": number, "reason": fault, "played": played}


def end(totals: Sequence[int] | None, winners: Sequence[int] | None) -> dict[str, Any]:
    """The last line; without totals the game was left unfinished."""
    return {
        "type": "end",
        "totals": None if totals is None else list(totals),
        "winners": None if winners is None else list(winners),
    }


def to_line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# What the program says


def check_ready(line: bytes) -> None:
    """The answer to hello is the protocol that the program speaks."""
    if _object(line).get("protocol") != PROTOCOL:
        raise BadAnswer(f'answered hello with {_short(line)}, not {{"protocol": {PROTOCOL}}}')


def read_action(line: bytes, number: int) -> str:
    """The action text of an answer."""
    answer = _object(line)
    action = answer.get("action")
    if not isinstance(action, str):
        raise BadAnswer(f'answered {_short(line)}, not {{"action": "…"}}')
    if answer.get("id", number) != number:
        raise BadAnswer(f"answered question {_short(answer['id'])}, not {number}")
    return action


def _object(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise BadAnswer(f"answered {_short(line)}, which is not a JSON object")
    return answer


def _short(value: object) -> str:
    text = value.decode("utf-8", "replace").strip() if isinstance(value, bytes) else repr(value)
    return repr(text if len(text) <= 80 else text[:80] + "…")
