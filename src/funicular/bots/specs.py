"""Bots as people name them: a name, or a name with its own time for a move, as `search@0.05`."""

from __future__ import annotations

from funicular.game import OptionError

COMMAND = "cmd:"
"""How the name of a bot begins that is a program; what follows is its command line, as it is."""
LONGEST_TIME = 600.0


def read_seconds(text: str) -> float:
    """A time for a move."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= LONGEST_TIME:
        raise OptionError(f"{text!r} is not a time from 0 to {LONGEST_TIME:g} seconds")
    return value


def name_and_time(spec: str) -> tuple[str, float | None]:
    """The bot's name, and its own time if the spec has one.

    A command is left alone, since `@` has a meaning of its own in many.
    """
    name, at, time = spec.rpartition("@")
    if not at or spec.startswith(COMMAND):
        return spec, None
    try:
        return name, read_seconds(time)
    except OptionError as error:
        raise OptionError(f"{spec!r}: {error}; a bot with a time is such as search@0.05") from error
