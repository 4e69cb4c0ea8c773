"""Who sits where: people, and bots by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from funicular.bots import Bot, bot_names, check_bot, make_bot
from funicular.bots.external import is_command, short_name
from funicular.bots.specs import name_and_time
from funicular.cli import words
from funicular.cli.options import BadInput
from funicular.game import OptionError, Seed
from funicular.maps import Map

FAVOURITES = ("planner", "planner-lite")
"""The opponents for who names none: the first of these that there is."""

BOT_SEAT = re.compile(r"(?P<bot>.+?) bot(?: \d+)?", re.IGNORECASE)
"""The name of a bot's seat, from which a record tells who played it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's name, and the bot that plays it (None: a person)."""

    name: str
    bot: str | None = None


def default_bot() -> str:
    known = bot_names()
    return next((name for name in FAVOURITES if name in known), known[-1])


def choose_seats(
    source: Map,
    players: int | None,
    humans: int | None,
    bots: Sequence[str] | None,
    names: Sequence[str] | None,
) -> list[Seat]:
    """The seats that the options mean: people first, then bots.

    Left to itself it is one person against one bot. Bots that were named take a seat each; if both
    numbers are given, they take turns in filling the other seats.
    """
    least = source.rules.players.min
    if humans is None:
        humans = _people(players, bots, names)
    if bots is None:
        count = (players or max(least, humans + 1 if humans < 2 else humans)) - humans
        bots = [default_bot()] * max(0, count)
    elif players is not None and bots:
        bots = [bots[index % len(bots)] for index in range(max(0, players - humans))]
    if players is not None and humans + len(bots) != players:
        raise BadInput(f"{humans} people and {len(bots)} bots are not {players} players")
    for name in bots:
        check_bot(name, commands=True)
    return [*_people_seats(humans, names), *_bot_seats(bots)]


def _people(players: int | None, bots: Sequence[str] | None, names: Sequence[str] | None) -> int:
    """How many people there are, if nobody says."""
    if names is not None:
        return len(names)
    if players is not None and bots is not None:
        return max(0, players - len(bots))
    return 1


def _people_seats(humans: int, names: Sequence[str] | None) -> list[Seat]:
    if names is None:
        names = [f"Player {number}" for number in range(1, humans + 1)]
    if len(names) != humans:
        raise BadInput(f"--names: {words.counted(len(names), 'name')} for {humans} people")
    if len(set(names)) != len(names):
        raise BadInput("--names: each name can be given once only")
    if taken := [name for name in names if BOT_SEAT.fullmatch(name)]:
        raise BadInput(f"--names: {taken[0]!r} looks like a bot's name")
    return [Seat(name) for name in names]


def _bot_seats(bots: Sequence[str]) -> list[Seat]:
    called = [short_name(bot) if is_command(bot) else bot for bot in bots]
    counts, seats = Counter(called), []
    numbers: Counter[str] = Counter()
    for bot, name in zip(bots, called, strict=True):
        numbers[name] += 1
        number = f" {numbers[name]}" if counts[name] > 1 else ""
        seats.append(Seat(f"{name[:1].upper()}{name[1:]} bot{number}", bot))
    return seats


def seats_by_name(names: Sequence[str]) -> list[Seat]:
    """The seats of a record: bots are known by their names."""
    seats = []
    for name in names:
        found = BOT_SEAT.fullmatch(name)
        seats.append(Seat(name, _bot_called(found["bot"]) if found else None))
    return seats


def _bot_called(name: str) -> str | None:
    """The bot that a seat is named after, with its time; never a command."""
    known = {each.casefold(): each for each in bot_names()}
    try:
        bare, time = name_and_time(name)
    except OptionError:
        return None
    bot = known.get(bare.casefold())
    return bot if bot is None or time is None else f"{bot}@{time:g}"


def make_bots(seats: Sequence[Seat], seed: Seed, time: float | None = None) -> list[Bot | None]:
    """The bots of the seats. A game from a text seed has bots that repeat themselves, too."""
    return [
        None
        if seat.bot is None
        else make_bot(
            seat.bot,
            None if seed.text is None else f"{seed.text} seat {index}",
            time,
            commands=True,
        )
        for index, seat in enumerate(seats)
    ]
