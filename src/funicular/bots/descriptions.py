"""How our own bots play, in a line each: for `funicular bot list` and docs/bots.md."""

from __future__ import annotations

DESCRIPTIONS = {
    "random": "uniformly among the legal actions",
    "path": "claims along shortest paths to its tickets",
    "hungry": "collects tickets first, then builds a network for all of them",
    "onestep": "takes the best next claim",
    "longroute": "prefers long routes near its tickets",
    "racer": "few tickets, long routes, a quick end",
    "planner-lite": "hoards cards until it can lay the cheapest network for its tickets",
    "planner": (
        "prices every route in points and turns, plans its network over these prices, and weighs "
        "claims, draws, tickets, stations and tokens by it"
    ),
    "search": (
        "deals worlds that may be the true one, plays its candidates out in them as planners "
        "would, and takes what wins most"
    ),
}
