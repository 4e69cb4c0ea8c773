"""The messages of the table socket, and what HTTP and socket share: protocol and errors.

docs/protocol.md describes them for people, and web/src/protocol.ts, which `typescript.py` makes
from these classes, for the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .order_messages import Order, OrderView
from .table_messages import MOST_CHAT, Entropy, Fairness, Id, SeatNumber, TableInfo
from .view_messages import EventView, MoveView, OwnView, PublicView, ScoreView

PROTOCOL = 1
"""Raised when an old client could no longer be understood."""

ErrorCode = Literal[
    # The message or body
    "unreadable",  # not JSON, or not a message of the protocol: at, reason
    "too_large",
    "wrong_protocol",  # protocol
    "too_many_requests",  # retry_after
    "not_found",
    "method_not_allowed",
    "wrong_origin",
    "internal",
    "unavailable",  # the database does not answer; try again
    # Who you are
    "no_guest",  # make a guest first
    "wrong_token",
    "link_used",
    # The table
    "no_table",
    "no_map",
    "no_bot",  # bot
    "bad_name",
    "bad_colour",
    "wrong_seats",  # least, most
    "no_seat",  # seat
    "seat_taken",  # seat
    "seat_free",  # seat
    "not_your_seat",  # seat
    "bot_plays",  # seat: take it back first (back)
    "not_host",
    "not_lobby",
    "not_playing",
    "not_over",
    "table_closed",
    "table_full",
    "seats_free",  # seats: those that must be taken before the start
    "no_spectators",
    "sent_away",  # the host has removed you from this table
    "no_such_guest",
    "player_present",  # seat: the host cannot replace who is there
    "too_many_tables",  # most
    "chat_muted",
    "chat_too_fast",
    # The game
    "stale",  # seq: where the table stands
    "hidden",  # seat: confirm the hand-over first (look)
    "unreadable_action",  # action
    "ambiguous_action",  # action, meanings
    "illegal_action",  # refusal (a code of the rules), rule, and what the refusal needs
    "undo_off",
    "undo_refused",
    "no_lesson",  # nothing is taught at this table
    # Notices
    "bad_url",  # not an address of http or https, or none that can be found
    "private_address",  # it leads into the server's own network
    "notices_off",  # this server sends none
    # Orders for later turns
    "bad_order",  # route or card that the map has not, or more of it (most) than there are
    "order_pointless",  # refusal: it is fulfilled or impossible already
    "too_many_orders",  # most
    "no_order",  # order
    # Looking back
    "bad_record",  # line, reason: no record of a game, or something in it is not true
    "not_compiled",  # this server has no compiled code to analyse games with
]


class ErrorMessage(Struct, frozen=True, tag="error", omit_defaults=True):
    """A refusal: a code with arguments, never a sentence. `id` is that of the message refused."""

    code: ErrorCode
    arguments: dict[str, Any] = {}
    id: str | None = None


# From the client


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message. With `last` (the last seq seen) only what was missed is sent."""

    protocol: int
    last: Annotated[int, Meta(ge=0)] | None = None
    last_chat: Annotated[int, Meta(ge=0)] | None = None
    position: bool = False
    """Send the engine's view record with every own view (for bots)."""
    actions: bool = False
    """List every legal action in `choices`, beside the groups (for programs)."""
    watch: bool = False
    """Be told what a spectator is told, even if you hold a seat (for a screen that all see)."""


class Move(_FromClient, frozen=True, tag="move"):
    """Play: `seq` is the number of moves that you have seen committed."""

    id: Id
    seat: SeatNumber
    seq: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(_FromClient, frozen=True, tag="undo"):
    """Take your last decision back, if it is the table's last and showed nothing."""

    id: Id
    seat: SeatNumber
    seq: Annotated[int, Meta(ge=0)]


class Look(_FromClient, frozen=True, tag="look"):
    """Hot seat: the screen is now with this seat (None: with nobody). Answered by `shown`."""

    seat: SeatNumber | None


class Say(_FromClient, frozen=True, tag="say"):
    """Chat: a text, or the code of a quick phrase."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)] | None = None
    phrase: Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9_-]+$")] | None = None


class Why(_FromClient, frozen=True, tag="why"):
    """Why can I not do this? An action, or just a route. Answered by `explained`."""

    id: Id
    seat: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    route: Id | None = None


class AskStations(_FromClient, frozen=True, tag="ask_stations"):
    """Which tickets would a station complete, by place? Answered by `stations`."""

    id: Id
    seat: SeatNumber


class AskAdvice(_FromClient, frozen=True, tag="ask_advice"):
    """Lessons: what should I do? Answered by `advice`."""

    id: Id
    seat: SeatNumber


class Away(_FromClient, frozen=True, tag="away"):
    """Let a bot play my seat until I am back."""

    id: Id
    seat: SeatNumber
    bot: Id


class Back(_FromClient, frozen=True, tag="back"):
    """Give me my seat back, at once."""

    id: Id
    seat: SeatNumber


class Contribution(_FromClient, frozen=True, tag="contribute"):
    """My device's part of the luck, before the start."""

    id: Id
    seat: SeatNumber
    entropy: Entropy


class GiveOrder(_FromClient, frozen=True, tag="order"):
    """Do this for me when my turn comes. Answered by `orders`, to this seat only."""

    id: Id
    seat: SeatNumber
    order: Order


class CancelOrder(_FromClient, frozen=True, tag="cancel_order"):
    """Forget an order, or the report of one that has ended."""

    id: Id
    seat: SeatNumber
    order: Annotated[int, Meta(ge=1)]


class Ping(_FromClient, frozen=True, tag="ping"):
    id: Id


ClientMessage = (
    Hello
    | Move
    | Undo
    | Look
    | Say
    | Why
    | AskStations
    | AskAdvice
    | Away
    | Back
    | Contribution
    | GiveOrder
    | CancelOrder
    | Ping
)


# From the server


class ChatLine(Struct, frozen=True, omit_defaults=True):
    id: int
    at: int
    guest: str | None
    name: str
    seat: int | None
    """The seat of who said it; None for a spectator."""
    text: str | None = None
    phrase: str | None = None


class ClockFace(Struct, frozen=True):
    """A seat's time in milliseconds at the moment of sending."""

    seat: int
    left: int
    running: bool


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`: where the table stands, and what was missed."""

    protocol: int
    server: str
    """The server's version."""
    now: int
    you: str | None
    """Your public id; None for a visitor without one."""
    seats: list[int]
    """Your seats."""
    shown: int | None
    """The seat whose own view this socket is sent."""
    table: TableInfo
    seq: int
    moves: list[MoveView]
    """The moves after `last`, or all of them."""
    game: PublicView | None
    own: OwnView | None
    clocks: list[ClockFace]
    chat: list[ChatLine]
    score: ScoreView | None
    orders: list[OrderView]
    """The orders of the seat shown."""


class Started(Struct, frozen=True, tag="started"):
    """The cards are dealt. Seats may have changed by the shuffle: `seats` are yours now."""

    table: TableInfo
    seats: list[int]
    shown: int | None
    game: PublicView
    own: OwnView | None
    clocks: list[ClockFace]
    deal: list[EventView]
    seq: int
    moves: list[MoveView]
    """None at the deal. Where the turn order is drawn after the ticket choice, this message comes
    once more instead of the last choice's `moved`: from then on seats are in turn order."""


class Moved(Struct, frozen=True, tag="moved"):
    """A committed move; `seq` counts without gaps."""

    seq: int
    move: MoveView
    game: PublicView
    shown: int | None
    own: OwnView | None
    clocks: list[ClockFace]


class Shown(Struct, frozen=True, tag="shown"):
    """The answer to `look`: the own view of the seat looked at."""

    seq: int
    shown: int | None
    own: OwnView | None
    moves: list[MoveView]
    """All moves so far as this seat may know them: forget what another seat was told of them."""


class TableChanged(Struct, frozen=True, tag="table"):
    """Something about the table changed: seats, presence, options, host, status."""

    table: TableInfo
    seats: list[int]
    """Your seats."""
    clocks: list[ClockFace]


class Over(Struct, frozen=True, tag="over"):
    """The game is over: the score, and the deal's secret."""

    seq: int
    score: ScoreView
    fairness: Fairness


class Orders(Struct, frozen=True, tag="orders"):
    """Your orders for later turns, whenever they change. Nobody else is sent them."""

    seat: int | None
    orders: list[OrderView]


class Chat(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Accepted(Struct, frozen=True, tag="accepted"):
    """Your message was carried out (a move: and is durable). `duplicate`: it had been before."""

    id: str
    seq: int
    duplicate: bool


class Explained(Struct, frozen=True, tag="explained"):
    """Why something is refused; None: it is allowed."""

    id: str
    error: ErrorMessage | None


class Stations(Struct, frozen=True, tag="stations"):
    """Tickets that a station on a place would complete right now; places without are absent."""

    id: str
    places: dict[str, list[str]]


class Advice(Struct, frozen=True, tag="advice"):
    """What a pupil is advised to do now."""

    id: str
    seq: int
    """The position that it is for."""
    action: str | None
    """None while another seat decides."""
    says: str | None
    """The lesson's text for this step; None where the pupil has left the lesson's line."""
    step: int
    """How many of the pupil's steps are done, as far as the lesson counts them."""
    steps: int


class Pong(Struct, frozen=True, tag="pong"):
    id: str
    now: int


class Closing(Struct, frozen=True, tag="closing"):
    """The server will close the socket. After `restarting` connect again."""

    reason: Literal["restarting", "flooding", "too_slow", "table_closed"]


ServerMessage = (
    Welcome
    | Started
    | Moved
    | Shown
    | TableChanged
    | Over
    | Orders
    | Chat
    | Accepted
    | Explained
    | Stations
    | Advice
    | Pong
    | ErrorMessage
    | Closing
)
