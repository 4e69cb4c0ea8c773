"""Bots that search get compiled beside the game: nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Thread

from .options import note


def warm_search(bots: Iterable[str]) -> None:
    """Start compiling if one of these bots searches; until that is done it plays as `planner`."""
    from funicular.bots import searches, warm_up_search
    from funicular.simulation import can_compile

    names = ", ".join(sorted({bot for bot in bots if searches(bot)}))
    if not names:
        return
    if not can_compile():
        note(f"{names}: plays as planner; to search it needs 'funicular[fast]'")
        return
    note(f"{names}: plays as planner until the search is compiled (once per machine)")
    Thread(target=warm_up_search, daemon=True).start()
