"""The board: what a map compiles into, read-only tables of fixed size.

The engine sees the board as an argument, never a global, so that one compiled engine serves
every map. A mechanism that a game lacks has quantity zero here.
"""

from typing import Annotated

from funicular.maps import Map
from funicular.maps.limits import (
    COLOURS as COLOUR_NAMES,
)
from funicular.maps.limits import (
    MAX_LENGTH,
    MAX_PLACES,
    MAX_PLAYERS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
)

from .position import COLOURS, GREY, KINDS, NO_ROUTE, WILD
from .records import Record, Row, i8, i16, i64, record


@record
class Board(Record):
    """Everything the rules need to know of a map."""

    long_tickets: i64  # as bits
    regular_tickets: i64
    places: i16
    routes: i16
    tickets: i16
    max_players: i8
    cars: i8
    last_round_at: i8
    opening_hand: i8
    opening_long: i8
    opening_regular: i8
    opening_keep: i8
    returns_leave: i8  # 1: opening tickets given back leave the game; 0: they go under the deck
    drawn_tickets: i8
    keep_tickets: i8
    closed_up_to: i8  # players: the second track of a double route is closed (C4)
    stations: i8
    unbuilt_points: i16
    longest_bonus: i16
    symbols: i8
    token_starts: i8
    singles_up_to: i8
    palette_size: i8
    token_place: Annotated[list[int], Row("i1", MAX_SYMBOLS)]  # places that start with a stack
    tokens_per_stack: Annotated[list[int], Row("i1", MAX_PLAYERS + 1)]  # by number of players
    token_points: Annotated[list[int], Row("i2", MAX_SYMBOLS + 1)]
    palette: Annotated[list[int], Row("i1", COLOURS)]  # the colours of this map
    supply: Annotated[list[int], Row("i1", KINDS)]  # cards of each kind in the box
    points: Annotated[list[int], Row("i2", MAX_LENGTH + 1)]
    route_a: Annotated[list[int], Row("i1", MAX_ROUTES)]
    route_b: Annotated[list[int], Row("i1", MAX_ROUTES)]
    route_length: Annotated[list[int], Row("i1", MAX_ROUTES)]
    route_colour: Annotated[list[int], Row("i1", MAX_ROUTES)]
    route_tunnel: Annotated[list[int], Row("i1", MAX_ROUTES)]
    route_wilds: Annotated[list[int], Row("i1", MAX_ROUTES)]
    route_twin: Annotated[list[int], Row("i2", MAX_ROUTES)]  # other track of a double, or NO_ROUTE
    price_count: i16
    """Routes of the same colour, length and wilds have the same price: see `choices`."""
    price_first: Annotated[list[int], Row("i2", MAX_ROUTES + 1)]
    """Routes of price p: price_route[price_first[p] : price_first[p + 1]]."""
    price_route: Annotated[list[int], Row("i2", MAX_ROUTES)]
    price_colour: Annotated[list[int], Row("i1", MAX_ROUTES)]
    price_length: Annotated[list[int], Row("i1", MAX_ROUTES)]
    price_wilds: Annotated[list[int], Row("i1", MAX_ROUTES)]
    ticket_a: Annotated[list[int], Row("i1", MAX_TICKETS)]
    ticket_b: Annotated[list[int], Row("i1", MAX_TICKETS)]
    ticket_points: Annotated[list[int], Row("i2", MAX_TICKETS)]
    first_end: Annotated[list[int], Row("i2", MAX_PLACES + 1)]
    """Routes that end in place p: route_end[first_end[p] : first_end[p + 1]]."""
    route_end: Annotated[list[int], Row("i2", 2 * MAX_ROUTES)]


def build_board(source: Map) -> Board:
    """Compile a (valid) map."""
    board = Board()
    index = {place.id: number for number, place in enumerate(source.places)}
    _set_quantities(board, source)
    _set_cards(board, source)
    _set_tokens(board, source, index)
    _set_routes(board, source, index)
    _set_prices(board)
    _set_tickets(board, source, index)
    return board


def _set_quantities(board: Board, source: Map) -> None:
    rules = source.rules
    board.places = len(source.places)
    board.max_players = rules.players.max
    board.cars = rules.cars.each
    board.last_round_at = rules.cars.last_round_at
    board.opening_hand = rules.cards.opening_hand
    board.opening_long = rules.tickets.opening_long
    board.opening_regular = rules.tickets.opening
    board.opening_keep = rules.tickets.opening_keep
    board.returns_leave = int(rules.tickets.opening_returns == "leave")
    board.drawn_tickets = rules.tickets.drawn
    board.keep_tickets = rules.tickets.keep
    board.closed_up_to = rules.doubles.closed_up_to_players
    board.stations = rules.stations.each
    board.unbuilt_points = rules.stations.unbuilt_points
    board.longest_bonus = rules.bonus.longest_path
    for length, points in rules.points:
        board.points[length] = points


def _set_cards(board: Board, source: Map) -> None:
    cards = source.rules.cards
    palette = sorted(COLOUR_NAMES.index(colour) for colour in cards.colours)
    board.palette_size = len(palette)
    for position, colour in enumerate(palette):
        board.palette[position] = colour
        board.supply[colour] = cards.each
    board.supply[WILD] = cards.wild


def _set_tokens(board: Board, source: Map, index: dict[str, int]) -> None:
    tokens = source.rules.tokens
    board.symbols = len(tokens.symbols)
    board.singles_up_to = tokens.singles_up_to_players
    starts = [index[place.id] for place in source.places if place.tokens]
    board.token_starts = len(starts)
    for position, place in enumerate(starts):
        board.token_place[position] = place
    for extra, height in enumerate(tokens.per_stack):
        board.tokens_per_stack[source.rules.players.min + extra] = height
    for held, points in enumerate(tokens.points):
        board.token_points[held] = points


def _set_routes(board: Board, source: Map, index: dict[str, int]) -> None:
    board.routes = len(source.routes)
    tracks: dict[frozenset[str], int] = {}
    ends: list[list[int]] = [[] for _ in source.places]
    for number, route in enumerate(source.routes):
        a, b = index[route.start], index[route.end]
        board.route_a[number], board.route_b[number] = a, b
        board.route_length[number] = route.length
        grey = route.colour == "grey"
        board.route_colour[number] = GREY if grey else COLOUR_NAMES.index(route.colour)
        board.route_tunnel[number] = int(route.tunnel)
        board.route_wilds[number] = route.wilds
        pair = frozenset((route.start, route.end))
        board.route_twin[number] = NO_ROUTE
        if pair in tracks:
            board.route_twin[number] = tracks[pair]
            board.route_twin[tracks[pair]] = number
        tracks[pair] = number
        ends[a].append(number)
        ends[b].append(number)
    position = 0
    for place, routes in enumerate(ends):
        board.first_end[place] = position
        for number in routes:
            board.route_end[position] = number
            position += 1
    board.first_end[len(ends)] = position


def _set_prices(board: Board) -> None:
    prices: dict[tuple[int, int, int], list[int]] = {}
    for route in range(board.routes):
        price = (board.route_colour[route], board.route_length[route], board.route_wilds[route])
        prices.setdefault(price, []).append(route)
    position = 0
    for number, (price, routes) in enumerate(prices.items()):
        board.price_colour[number], board.price_length[number], board.price_wilds[number] = price
        for route in routes:
            board.price_route[position] = route
            position += 1
        board.price_first[number + 1] = position
    board.price_count = len(prices)


def _set_tickets(board: Board, source: Map, index: dict[str, int]) -> None:
    board.tickets = len(source.tickets)
    for number, ticket in enumerate(source.tickets):
        board.ticket_a[number] = index[ticket.start]
        board.ticket_b[number] = index[ticket.end]
        board.ticket_points[number] = ticket.points
        if ticket.long:
            board.long_tickets |= 1 << number
        else:
            board.regular_tickets |= 1 << number
