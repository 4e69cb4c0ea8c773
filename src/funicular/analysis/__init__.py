"""Analysis: how a game went, where it turned, which moves cost most, and how much was luck."""

from __future__ import annotations

from .analysing import analyse
from .report import Alternative, Analysis, Luck, MoveJudgement

__all__ = ["Alternative", "Analysis", "Luck", "MoveJudgement", "analyse"]
