"""What people may do with a table's charter, each a function from charter to charter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch

from msgspec.structs import replace

from funicular.bots import bot_names
from funicular.maps import Map

from .charter import Charter
from .refusing import Refused
from .table_messages import (
    Contribute,
    Dress,
    Guest,
    Join,
    Leave,
    Mute,
    PassHost,
    Remove,
    SeatBot,
    SetOptions,
    Status,
    TableOptions,
)

CharterCommand = Join | Leave | Contribute | Dress | SeatBot | Remove | SetOptions | PassHost | Mute

MOST_REMEMBERED = 50
"""Guests muted, and guests removed, at one table."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks, and what the charter itself does not know."""

    guest: Guest
    status: Status
    source: Map
    is_present: Callable[[str], bool]


def check_name(name: str) -> str:
    """A name that can be shown; spaces around it do not count."""
    stripped = name.strip()
    if not stripped or not stripped.isprintable():
        raise Refused("bad_name")
    return stripped


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise Refused("no_bot", bot=name)
    return name


def check_options(options: TableOptions) -> TableOptions:
    check_bot(options.expiry_bot)
    return options


def _check_lobby(asked: Asked) -> None:
    if asked.status == "closed":
        raise Refused("table_closed")
    if asked.status != "lobby":
        raise Refused("not_lobby")


def _check_host(charter: Charter, asked: Asked) -> None:
    if charter.host != asked.guest.id:
        raise Refused("not_host")


def _check_own(charter: Charter, asked: Asked, seat: int) -> None:
    if charter.chair(seat).guest != asked.guest.id:
        raise Refused("not_your_seat", seat=seat)


@singledispatch
def carry_out(command: CharterCommand, charter: Charter, asked: Asked) -> Charter:
    """The charter after the command; Refused if it cannot be."""
    raise TypeError(f"no command: {command!r}")


@carry_out.register
def join(command: Join, charter: Charter, asked: Asked) -> Charter:
    _check_lobby(asked)
    if asked.guest.id in charter.removed:
        raise Refused("sent_away")
    free = [seat for seat, chair in enumerate(charter.chairs) if chair.is_free]
    if command.seat is not None:
        if not charter.chair(command.seat).is_free:
            raise Refused("seat_taken", seat=command.seat)
        free = [command.seat]
    if not free:
        raise Refused("table_full")
    charter = charter.with_chair(
        free[0],
        guest=asked.guest.id,
        name=check_name(command.name or asked.guest.name),
        entropy=command.entropy,
        flagged=False,
    )
    if charter.host is None:
        charter = replace(charter, host=asked.guest.id)
    if command.colour is not None:
        return recolour(charter, free[0], command.colour, asked.source)
    if asked.guest.colour in free_colours(charter, asked.source):
        return recolour(charter, free[0], asked.guest.colour, asked.source)
    return charter


def free_colours(charter: Charter, source: Map) -> set[str]:
    """Player colours that nobody who sits here wears."""
    worn = {chair.colour for chair in charter.chairs if not chair.is_free}
    return set(source.names.player_colours) - worn


def recolour(charter: Charter, seat: int, colour: str, source: Map) -> Charter:
    """Dress a seat in a colour; a free seat that had it takes the one left behind."""
    worn = charter.chair(seat).colour
    if colour == worn:
        return charter
    if colour not in free_colours(charter, source):
        raise Refused("bad_colour", colour=colour)
    for other, chair in enumerate(charter.chairs):
        if chair.colour == colour:
            charter = charter.with_chair(other, colour=worn)
    return charter.with_chair(seat, colour=colour)


@carry_out.register
def leave(command: Leave, charter: Charter, asked: Asked) -> Charter:
    _check_own(charter, asked, command.seat)
    if asked.status == "closed":
        raise Refused("table_closed")
    if asked.status == "over":
        raise Refused("not_playing")
    return vacate(charter, command.seat, asked.status)


def vacate(charter: Charter, seat: int, status: Status) -> Charter:
    """Free a seat before the start; later a bot keeps it. The host's role passes on."""
    guest = charter.chair(seat).guest
    if status == "lobby":
        charter = charter.with_chair(seat, name=None, guest=None, bot=None, entropy=None)
    else:
        bot = charter.chair(seat).bot or charter.options.expiry_bot
        charter = charter.with_chair(seat, guest=None, bot=bot)
    return pass_host_on(charter, guest)


def pass_host_on(charter: Charter, gone: str | None) -> Charter:
    """If the host has given up its last seat, whoever holds the first one takes over."""
    if charter.host != gone or charter.seats_of(gone):
        return charter
    heirs = (chair.guest for chair in charter.chairs if chair.guest is not None)
    return replace(charter, host=next(heirs, None))


@carry_out.register
def contribute(command: Contribute, charter: Charter, asked: Asked) -> Charter:
    _check_lobby(asked)
    _check_own(charter, asked, command.seat)
    return charter.with_chair(command.seat, entropy=command.entropy)


@carry_out.register
def dress(command: Dress, charter: Charter, asked: Asked) -> Charter:
    _check_lobby(asked)
    _check_own(charter, asked, command.seat)
    if command.name is not None:
        charter = charter.with_chair(command.seat, name=check_name(command.name))
    if command.colour is not None:
        charter = recolour(charter, command.seat, command.colour, asked.source)
    return charter


@carry_out.register
def seat_bot(command: SeatBot, charter: Charter, asked: Asked) -> Charter:
    _check_host(charter, asked)
    bot = check_bot(command.bot)
    chair = charter.chair(command.seat)
    if asked.status == "lobby":
        if chair.guest is not None:
            raise Refused("seat_taken", seat=command.seat)
        return charter.with_chair(command.seat, bot=bot, name=bot)
    if asked.status != "playing":
        raise Refused("not_playing")
    someone = chair.guest is not None and chair.guest != asked.guest.id
    if someone and asked.is_present(chair.guest or ""):
        raise Refused("player_present", seat=command.seat)
    return charter.with_chair(command.seat, bot=bot)


@carry_out.register
def remove(command: Remove, charter: Charter, asked: Asked) -> Charter:
    _check_host(charter, asked)
    _check_lobby(asked)
    chair = charter.chair(command.seat)
    if chair.is_free:
        raise Refused("seat_free", seat=command.seat)
    if chair.guest is not None and chair.guest != asked.guest.id:
        charter = replace(charter, removed=(*charter.removed, chair.guest)[-MOST_REMEMBERED:])
    return vacate(charter, command.seat, "lobby")


@carry_out.register
def set_options(command: SetOptions, charter: Charter, asked: Asked) -> Charter:
    _check_host(charter, asked)
    _check_lobby(asked)
    return replace(charter, options=check_options(command.options))


@carry_out.register
def pass_host(command: PassHost, charter: Charter, asked: Asked) -> Charter:
    _check_host(charter, asked)
    if not charter.seats_of(command.guest):
        raise Refused("no_such_guest")
    return replace(charter, host=command.guest)


@carry_out.register
def mute(command: Mute, charter: Charter, asked: Asked) -> Charter:
    _check_host(charter, asked)
    others = tuple(each for each in charter.muted if each != command.guest)
    return replace(
        charter, muted=(*others, command.guest)[-MOST_REMEMBERED:] if command.muted else others
    )
