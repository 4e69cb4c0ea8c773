"""Tables, guests and what is asked of them over HTTP: bodies and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_NAME = 24
MOST_CHAT = 300

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Entropy = Annotated[str, Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})+$")]
"""Random bytes of a player's device, in hexadecimal: 16 to 64 bytes."""
Seconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]

Status = Literal["lobby", "playing", "over", "closed"]
Assist = Literal["none", "memory", "full"]
"""none: nothing is remembered; memory: seen cards are counted; full: tickets are followed too."""
BotPace = Literal["instant", "quick", "natural", "slow"]


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    pass


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for every decision."""

    seconds: Seconds


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and an increment for every decision."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


Clock = NoClock | MoveClock | BankClock


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays; the host may change it before the start."""

    listed: bool = False
    """Shown in the public lobby; otherwise only who has the link finds it."""
    assist: Assist = "full"
    clock: Clock = NoClock()
    on_expiry: Literal["bot", "flag"] = "bot"
    """When the time is up: a bot plays on, or the seat is only flagged."""
    expiry_bot: Id = "planner"
    """The bot that plays on for who is out of time, gone or has left."""
    seating: Literal["given", "random"] = "random"
    """Who starts: the seats as they are, or shuffled by the deal's seed."""
    turn_order: Literal["before_tickets", "after_tickets"] = "before_tickets"
    """When a random order becomes known: before the opening tickets are chosen, or after."""
    spectators: bool = True
    undo: bool = True
    bot_pace: BotPace = "natural"
    away_after: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """A bot takes the seat of who has been gone for so many seconds; 0: never."""


class Seat(Struct, frozen=True):
    """A seat of a table and who sits there."""

    seat: int
    colour: str
    shape: str
    name: str | None
    """None while the seat is free."""
    guest: str | None
    """The public id of the guest who holds it; compare it with your own."""
    bot: str | None
    """The level of the bot that plays here, for good or while its holder is away."""
    present: bool
    contributed: bool
    """Its device has added to the deal's luck."""
    flagged: bool
    """Its clock has run out."""


class SpectatorInfo(Struct, frozen=True):
    guest: str | None
    name: str


class Fairness(Struct, frozen=True):
    """The deal, provable: commitment = SHA-256("funicular commitment 1\\0" + secret)."""

    commitment: str
    contributions: list[str]
    """Hexadecimal, in the order of the seats that gave one; they are fixed by the start."""
    secret: str | None
    """Hexadecimal; published only after the end."""


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    map: str
    map_digest: str
    status: Status
    options: TableOptions
    seats: list[Seat]
    host: str | None
    """The public id of the host."""
    spectators: list[SpectatorInfo]
    muted: list[str]
    """Guests whose chat is not passed on."""
    fairness: Fairness
    seq: int
    """How many moves are committed."""
    awaited: list[int]
    created: int
    changed: int
    rematch: str | None
    """The table where the same people play again."""
    lesson: str | None
    """The lesson that is taught here; None at every other table."""


class TableSummary(Struct, frozen=True):
    """A line of the lobby or of "my games"."""

    id: str
    map: str
    status: Status
    seats: list[Seat]
    host: str | None
    clock: Clock
    spectators: bool
    your_turn: bool
    """A decision of a seat of yours is awaited (always false in the lobby)."""
    created: int
    changed: int
    lesson: str | None


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


# Guests


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    colour: Id | None = None
    """The player colour preferred; given where the map has it and it is free."""


class GuestChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | UnsetType = UNSET
    colour: Id | UnsetType | None = UNSET


class Guest(Struct, frozen=True):
    """You. `id` is public; what proves that you are you is in the cookie."""

    id: str
    name: str
    colour: str | None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Name


class TokenMade(Struct, frozen=True):
    """A Bearer token for a program; it is shown only this once."""

    id: str
    label: str
    token: str


class TokenInfo(Struct, frozen=True):
    id: str
    label: str
    created: int


class TokenList(Struct, frozen=True):
    tokens: list[TokenInfo]


class DeviceLink(Struct, frozen=True):
    """A one-time token that makes another device you; put it in a link's fragment."""

    token: str
    expires: int


class RedeemLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Id


# Tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table; its maker is the host and takes the first seat unless `bots` fill them all."""

    map: Id
    seats: Annotated[int, Meta(ge=2, le=5)]
    options: TableOptions = TableOptions()
    bots: Annotated[list[Id], Meta(max_length=5)] = []
    """Bots for the last seats, in order."""
    sit: bool = True
    """Whether the maker takes the first seat."""
    start: bool = False
    """Deal at once: every seat must be taken."""
    entropy: Entropy | None = None


class LessonList(Struct, frozen=True):
    """The lessons that can be taken, in the best order."""

    lessons: list[str]


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on with a lesson, or begin it if you have not."""

    again: bool = False
    """Begin anew, even if you are in the middle of it; that table is closed."""


class _Command(Struct, frozen=True, tag_field="command", forbid_unknown_fields=True):
    pass


class Join(_Command, frozen=True, tag="join"):
    """Take a free seat (any, if none is named). Taking several makes a hot seat."""

    seat: SeatNumber | None = None
    name: Name | None = None
    """Another name than the guest's, for the second person of a hot seat."""
    colour: Id | None = None
    entropy: Entropy | None = None


class Leave(_Command, frozen=True, tag="leave"):
    """Give a seat up: before the start it is free again, after it a bot plays on."""

    seat: SeatNumber


class Contribute(_Command, frozen=True, tag="contribute"):
    """Add to the deal's luck before the start."""

    seat: SeatNumber
    entropy: Entropy


class Dress(_Command, frozen=True, tag="dress"):
    """Change a seat's name or colour before the start."""

    seat: SeatNumber
    name: Name | None = None
    colour: Id | None = None


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """Host: put a bot on a free seat, or on that of a player who is away or was removed."""

    seat: SeatNumber
    bot: Id


class Remove(_Command, frozen=True, tag="remove"):
    """Host: free a seat before the start."""

    seat: SeatNumber


class SetOptions(_Command, frozen=True, tag="set_options"):
    """Host: change the options before the start."""

    options: TableOptions


class PassHost(_Command, frozen=True, tag="pass_host"):
    """Host: make another player the host."""

    guest: Id


class Mute(_Command, frozen=True, tag="mute"):
    """Host: stop passing a guest's chat on, or pass it on again."""

    guest: Id
    muted: bool


class Start(_Command, frozen=True, tag="start"):
    """Host: deal."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """After the end: a new table with the same seats; asked again it is the same one."""


class Close(_Command, frozen=True, tag="close"):
    """Host: close the table."""


TableCommand = (
    Join
    | Leave
    | Contribute
    | Dress
    | SeatBot
    | Remove
    | SetOptions
    | PassHost
    | Mute
    | Start
    | Rematch
    | Close
)
"""The body of POST /api/v1/tables/ID/commands; the answer is the TableInfo."""


# The rest


class BotList(Struct, frozen=True):
    """Every bot there is; among them levels, from the weakest on, and styles."""

    bots: list[str]
    levels: list[str]
    styles: list[str]


class Done(Struct, frozen=True):
    done: bool = True
