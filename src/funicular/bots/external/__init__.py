"""Bots from outside: any program that speaks the line protocol of docs/bots.md plays a seat.

Their name is `cmd:` and the command line, as in `cmd:python3 my_bot.py`.
"""

from __future__ import annotations

from .player import PREFIX, ExternalBot, Fault, command_of, is_command, label, short_name

__all__ = ["PREFIX", "ExternalBot", "Fault", "command_of", "is_command", "label", "short_name"]
