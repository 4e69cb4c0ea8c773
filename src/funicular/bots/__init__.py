"""Bots: opponents by name, each of them `choose(view) -> action`."""

from __future__ import annotations

from .bot import Bot
from .fast_bot import is_warm, warm_up
from .registry import bot_names, make_bot

__all__ = ["Bot", "bot_names", "is_warm", "make_bot", "warm_up"]
