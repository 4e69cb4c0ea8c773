"""The arena: bots against each other on duplicate deals, and what can be said of the results."""

from __future__ import annotations

from .figures import BotFigures, Figures, figures_of
from .lineups import Lineup, duel, field, lineups_of
from .matches import GameResult, Match, SeatResult
from .running import run_match

__all__ = [
    "BotFigures",
    "Figures",
    "GameResult",
    "Lineup",
    "Match",
    "SeatResult",
    "duel",
    "field",
    "figures_of",
    "lineups_of",
    "run_match",
]
