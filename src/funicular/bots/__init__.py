"""Bots: opponents by name, each of them `choose(view) -> action`."""

from __future__ import annotations

from .bot import Bot
from .registry import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
