"""Bots: opponents by name, each of them `choose(view) -> action`."""

from __future__ import annotations

from .bot import Bot, dismiss
from .fast_bot import is_warm, warm_up, warm_up_search
from .levels import LEVELS, STYLES
from .registry import bot_names, check_bot, describe_bot, make_bot, policy_of, searches

__all__ = [
    "LEVELS",
    "STYLES",
    "Bot",
    "bot_names",
    "check_bot",
    "describe_bot",
    "dismiss",
    "is_warm",
    "make_bot",
    "policy_of",
    "searches",
    "warm_up",
    "warm_up_search",
]
