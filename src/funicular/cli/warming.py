"""Bots that search get compiled beside the game: nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Thread

from .options import note


def can_search(bots: Iterable[str]) -> bool:
    """Is there anybody among them who searches? If nobody can do so here, that is said."""
    from funicular.bots import searches
    from funicular.simulation import can_compile

    names = _names(bot for bot in bots if searches(bot))
    if names and not can_compile():
        note(f"{names}: plays as planner; to search it needs 'funicular[fast]'")
    return bool(names) and can_compile()


def warm_search(bots: Iterable[str]) -> None:
    """Start compiling if one of these bots searches; until that is done it plays as `planner`."""
    from funicular.bots import searches, warm_up_search

    bots = list(bots)
    if can_search(bots):
        names = _names(bot for bot in bots if searches(bot))
        note(f"{names}: plays as planner until the search is compiled (once per machine)")
        Thread(target=warm_up_search, daemon=True).start()


def _names(bots: Iterable[str]) -> str:
    return ", ".join(sorted(set(bots)))
