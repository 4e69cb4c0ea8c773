"""What a game in progress is: a `State` for the rules, a `View` for each pair of eyes.

`Position` is what both share. A view has the same fields as the state, with everything that its
viewer may not know left at zero (or at UNKNOWN), so that one set of rule functions can say what
is legal on either. Only `funicular.engine.observing` turns a state into a view.

Markers such as NOBODY lie just past the end of what they mark, never at -1: an index by mistake
is then an error instead of the last element.
"""

from enum import IntEnum
from typing import Annotated

from funicular.maps.limits import (
    MAX_OFFER,
    MAX_PLACES,
    MAX_PLAYERS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
)

from .records import Record, Row, Rows, i8, i16, i32, i64, record

COLOURS = 8
WILD = 8
KINDS = 9  # of cards: eight colours and the wild
GREY = 9  # a route's colour only
NO_CARD = 9  # an empty market slot
MARKET = 5
REVEAL = 3  # cards turned for a tunnel
NOBODY = MAX_PLAYERS
NO_ROUTE = MAX_ROUTES
NO_PLACE = MAX_PLACES
UNKNOWN = MAX_TICKETS  # a ticket that the viewer cannot see


class Phase(IntEnum):
    """Whose decision is awaited, and of which kind. Every sub-decision is a phase."""

    OPENING = 0  # all seats choose their opening tickets, in any order
    PLACING = 1  # left-over token stacks are placed
    TURN = 2  # the seat chooses its action
    SECOND_CARD = 3
    TUNNEL = 4  # pay the surcharge or withdraw
    TICKETS = 5  # keep some of the tickets drawn
    TOKEN = 6  # choose between the tokens of the two ends
    OVER = 7


@record
class Player(Record):
    """One seat. The comment says who may know a field: all, or the owner alone."""

    tickets: i64  # owner: kept tickets, as bits
    gone: i64  # owner: opening tickets given back out of the game, as bits
    points: i16  # all: route points so far
    tokens: i16  # all: symbols held, as bits
    hand_size: i16  # all
    blind_size: i16  # all: how many cards were drawn blind since the deck was last fresh
    cars: i8  # all
    stations: i8  # all: not built yet
    ticket_count: i8  # all
    opening_kept: i8  # all, once every seat has chosen
    ready: i8  # all: has made the opening choice
    chosen: i8  # owner: the opening choice, as bits over the offer
    offer_size: i8  # all
    offer: Annotated[list[int], Row("i1", MAX_OFFER)]  # owner
    hand: Annotated[list[int], Row("i1", KINDS)]  # owner
    blind: Annotated[list[int], Row("i1", KINDS)]  # owner: cards behind `blind_size`
    known: Annotated[list[int], Row("i1", KINDS)]  # all: cards everybody saw go into the hand
    spent: Annotated[list[int], Row("i1", KINDS)]  # all: played since then, not seen to go in


@record
class Position(Record):
    """The table and the seats, as far as a viewer may see them (a state: entirely)."""

    decisions: i32
    phase: i8
    seats: i8  # number of players
    seat: i8  # whose turn it is
    passes: i8  # forced passes in a row (T2)
    last_turns: i8  # turns left once the last round has begun (E1), else 0
    deck_size: i16
    ticket_deck_size: i8
    queue_size: i8  # returned tickets at the bottom of the ticket deck
    pending_route: i16  # the route being claimed, in TUNNEL and TOKEN
    laid_colour: i8  # the tunnel's payment laid out
    laid_wilds: i8
    surcharge: i8
    revealed_size: i8
    revealed: Annotated[list[int], Row("i1", REVEAL)]
    market: Annotated[list[int], Row("i1", MARKET)]
    discards: Annotated[list[int], Row("i1", KINDS)]
    fresh: Annotated[list[int], Row("i1", KINDS)]
    """The last fresh deck, less the cards that everybody saw leave it."""
    route_owner: Annotated[list[int], Row("i1", MAX_ROUTES)]
    station_owner: Annotated[list[int], Row("i1", MAX_PLACES)]
    stack_place: Annotated[list[int], Row("i1", MAX_SYMBOLS)]
    stack_height: Annotated[list[int], Row("i1", MAX_SYMBOLS)]
    queue: Annotated[list[int], Row("i1", MAX_TICKETS)]  # who returned a ticket knows it
    queue_seat: Annotated[list[int], Row("i1", MAX_TICKETS)]  # who returned it: known to all
    players: Annotated[list[Player], Rows(Player, MAX_PLAYERS)]


@record
class State(Position):
    """The truth. Decks have no order: a draw picks from what is left, so nothing can leak."""

    ticket_pool: i64  # tickets never drawn, as bits; they lie above the queue
    deck: Annotated[list[int], Row("i1", KINDS)]


@record
class View(Position):
    """What one seat (or a spectator: NOBODY) may know."""

    viewer: i8
