"""Levels for people, and styles: names of our own for bots with certain settings.

Nobody blunders on purpose: the lower levels are simpler players who do their best. The names are
keys; the page has them in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Level:
    """Which bot it is, how long it thinks, and what it cares for more than others do."""

    bot: str
    about: str
    budget: float | None = None  # seconds for a move
    traits: Mapping[str, int] = field(default_factory=dict)


LEVELS = {
    "apprentice": Level("path", "a beginner: goes straight for its tickets"),
    "conductor": Level("onestep", "knows the board: always the best next claim"),
    "stationmaster": Level("planner", "plans its whole network and minds the others"),
    "magnate": Level("search", "thinks ahead; the strongest", budget=1.0),
}
"""From the weakest to the strongest."""

STYLES = {
    "blocker": Level(
        "search",
        "as strong as they come, and gets in your way",
        budget=1.0,
        traits={"block": 700, "denial": 120, "coveted": 40, "contested": 25},
    ),
    "ticket-shark": Level(
        "search",
        "as strong as they come, and hungry for tickets",
        budget=1.0,
        traits={"ticket_edge": -100, "stretch": 90, "busy": 70},
    ),
    "express": Level(
        "search",
        "as strong as they come, and in a hurry: long routes, few tickets, an early end",
        budget=1.0,
        traits={"ticket_edge": 1500, "spare": 120, "spare_rate": 35, "eager": 120},
    ),
}

NAMED = {**LEVELS, **STYLES}
