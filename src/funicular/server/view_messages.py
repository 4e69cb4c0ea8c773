"""What a viewer may know of a game: the public part, the same bytes for all, and a seat's own."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Phase = Literal["opening", "placing", "turn", "second_card", "tunnel", "tickets", "token", "over"]
EventName = Literal["drawn", "market", "revealed", "reset", "reshuffle", "offered", "stack"]
GameEnd = Literal["last_round", "all_passed"]
Cards = dict[str, int]
"""Cards by kind: a colour of the map, or wild."""


class SeatView(Struct, frozen=True):
    """What everybody knows of a seat."""

    seat: int
    cars: int
    stations: int
    """Stations not built yet."""
    cards: int
    known_cards: Cards
    """Cards everybody saw go into the hand; empty where the table's assist level hides them."""
    tickets: int
    offered: int
    points: int
    tokens: list[str]
    ready: bool
    """Has made the opening choice."""


class TunnelView(Struct, frozen=True):
    """A tunnel being dug: the payment laid out, the cards turned, what they cost."""

    route: str
    colour: str
    wilds: int
    revealed: list[str]
    surcharge: int


class StackView(Struct, frozen=True):
    symbol: str
    place: str | None
    """None: not placed yet."""
    height: int


class PublicView(Struct, frozen=True):
    """What lies on the table for all to see: the same for seats and spectators."""

    phase: Phase
    decisions: int
    awaited: list[int]
    market: list[str | None]
    deck: int
    discards: Cards
    ticket_deck: int
    returned: list[int]
    """The seats that returned the tickets at the bottom of the deck, the next drawn first."""
    last_turns: int | None
    """Turns left in the last round; None before it."""
    routes: dict[str, int]
    """Claimed routes and their owners."""
    closed: list[str]
    """Routes that nobody holds and nobody can claim any more: second tracks at few players."""
    stations: dict[str, int]
    """Places with a station, and its owner."""
    stacks: list[StackView]
    tunnel: TunnelView | None
    seats: list[SeatView]
    end: GameEnd | None


class PaymentChoice(Struct, frozen=True):
    """One way to pay: the text of the payment, and the cards that it takes."""

    payment: str
    cards: Cards


class ClaimChoice(Struct, frozen=True):
    """A route that can be claimed now: the action is `claim ROUTE PAYMENT`."""

    route: str
    payments: list[PaymentChoice]
    """Fewest wilds first."""


class StationChoice(Struct, frozen=True):
    """Stations that can be built: the action is `station PLACE PAYMENT`."""

    cost: int
    places: list[str]
    payments: list[PaymentChoice]


class KeepChoice(Struct, frozen=True):
    """Tickets to keep of those offered: the action is `keep 1,3`, positions counted from 1."""

    least: int
    offered: int


class SurchargeChoice(Struct, frozen=True):
    """A tunnel's surcharge: the action is `pay PAYMENT`, or `withdraw`."""

    cost: int
    payments: list[PaymentChoice]
    """None if the seat cannot pay: it can only withdraw."""


class StackChoice(Struct, frozen=True):
    """A stack to be placed: the action is `place SYMBOL PLACE`."""

    symbol: str
    places: list[str]


class TokenChoice(Struct, frozen=True):
    """A token to take: the action is `take PLACE`."""

    place: str
    symbol: str


class Choices(Struct, frozen=True):
    """What the viewer may do now, in groups, so that a page needs no rules."""

    actions: list[str] | None
    """Every legal action as a text, for programs that asked for it in `hello`; else null."""
    slots: list[int]
    """Market slots that may be drawn (`draw 1` to `draw 5`)."""
    deck: bool
    """Whether `draw deck` is allowed."""
    tickets: bool
    """Whether `tickets` is allowed."""
    skip: bool
    """Whether `pass` is allowed: only when nothing else is."""
    keep: KeepChoice | None
    claims: list[ClaimChoice]
    station: StationChoice | None
    surcharge: SurchargeChoice | None
    stacks: list[StackChoice]
    take: list[TokenChoice]


class OwnTicket(Struct, frozen=True):
    """A ticket kept; with assist, whether it is complete now and by which routes."""

    ticket: str
    completed: bool | None
    path: list[str]


class StationUse(Struct, frozen=True):
    """A station of the viewer, and the route that it would best borrow now."""

    place: str
    borrows: str | None


class ReturnedTicket(Struct, frozen=True):
    """A ticket that the viewer put under the deck: `position` is its index in `returned`."""

    position: int
    ticket: str


class Odds(Struct, frozen=True):
    """Chances from 0 to 1, by what the viewer may know: its hand, and what everybody saw."""

    blind: dict[str, float]
    """Of each kind of card to be the next of the deck; empty if none is left."""
    surcharges: dict[str, list[float]]
    """By the colour paid with (or wild): of a tunnel to cost 0, 1, 2 or 3 cards more."""


class OwnView(Struct, frozen=True):
    """What a seat alone knows. It is sent to that seat and to nobody else."""

    seat: int
    hand: Cards
    tickets: list[OwnTicket]
    offer: list[str]
    """Tickets offered, in the order of `keep 1,2,…`."""
    chosen: list[int]
    """The opening choice, while others still choose."""
    station_cost: int | None
    station_uses: list[StationUse]
    returned: list[ReturnedTicket]
    choices: Choices | None
    """None while the seat's decision is not awaited."""
    odds: Odds | None
    """Where `choices` offer the deck or a tunnel, and the table's assist level is full."""
    can_undo: bool
    position: dict[str, Any] | None
    """The engine's view record, for programs that asked for it in `hello`."""


class EventView(Struct, frozen=True, omit_defaults=True):
    """One chance result; card and ticket are absent where the viewer may not know them."""

    name: EventName
    seat: int | None = None
    slot: int | None = None
    card: str | None = None
    ticket: str | None = None
    symbol: str | None = None
    place: str | None = None


class MoveView(Struct, frozen=True, omit_defaults=True):
    """One decision (or undo) as a viewer may know it, with its visible effects."""

    seq: int
    at: int
    """When it was committed, in milliseconds since 1970."""
    seat: int
    action: str | None = None
    """The action's text. Of another seat's ticket choice only `keep`."""
    undo: bool = False
    """The seat's last decision was taken back; `action` says which."""
    by_bot: bool = False
    events: list[EventView] = []
    card: str | None = None
    """The market card taken."""
    paid: Cards = {}
    """Cards laid out or paid by this decision."""
    kept: int | None = None
    """How many tickets were kept; at the opening nobody else is told."""
    points: int = 0
    """Points gained by it at once."""
    route: str | None = None
    """The route that now belongs to the seat."""
    token: str | None = None
    """The token symbol taken."""


class RouteScoreView(Struct, frozen=True):
    route: str
    length: int
    points: int


class TicketScoreView(Struct, frozen=True):
    ticket: str
    points: int
    """Negative if it failed."""
    completed: bool
    path: list[str]


class SeatScoreView(Struct, frozen=True):
    """All parts of a seat's score; they add up to `total`."""

    seat: int
    routes: list[RouteScoreView]
    route_points: int
    tickets: list[TicketScoreView]
    ticket_points: int
    completed: int
    stations: list[StationUse]
    stations_left: int
    station_points: int
    longest: int
    longest_trail: list[str]
    longest_bonus: int
    tokens: list[str]
    token_points: int
    total: int
    wins: bool


class ScoreView(Struct, frozen=True):
    """The final score."""

    end: GameEnd
    winners: list[int]
    seats: list[SeatScoreView]
