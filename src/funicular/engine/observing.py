"""Who knows what (V1 to V3): the only place that hides, by listing what is shown."""

from funicular.maps.limits import (
    MAX_OFFER,
    MAX_PLACES,
    MAX_PLAYERS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
)

from .position import (
    KINDS,
    MARKET,
    NOBODY,
    REVEAL,
    UNKNOWN,
    Phase,
    Player,
    Position,
    State,
    View,
)


def observe(state: State, viewer: int, view: View) -> None:
    """What `viewer` (a seat, or NOBODY for a spectator) may know of the game."""
    observe_publicly(state, view)
    if viewer != NOBODY:
        observe_own(state, viewer, view)


def observe_publicly(state: State, view: View) -> None:
    """What a spectator may know: nothing that a seat knows alone."""
    view.viewer = NOBODY
    show_table(state, view)
    show_queue(state, view)
    for seat in range(MAX_PLAYERS):
        show_seat(state.players[seat], view.players[seat])
        hide_secrets(view.players[seat])
        if state.phase == Phase.OVER:
            view.players[seat].tickets = state.players[seat].tickets


def observe_own(state: State, viewer: int, view: View) -> None:
    """Let a seat into a spectator's view: what it knows alone is added (V2)."""
    view.viewer = viewer
    show_secrets(state.players[viewer], view.players[viewer])
    for index in range(state.queue_size):
        if state.queue_seat[index] == viewer:
            view.queue[index] = state.queue[index]


def show_all(source: Position, target: Position) -> None:
    """Everything that `source` holds, secrets and all: for copies that nobody looks at."""
    show_table(source, target)
    target.queue_size = source.queue_size
    for index in range(MAX_TICKETS):
        target.queue[index] = source.queue[index]
        target.queue_seat[index] = source.queue_seat[index]
    for seat in range(MAX_PLAYERS):
        show_seat(source.players[seat], target.players[seat])
        show_secrets(source.players[seat], target.players[seat])


def show_table(source: Position, target: Position) -> None:
    """What lies on the table for all to see (V1)."""
    target.decisions = source.decisions
    target.phase = source.phase
    target.seats = source.seats
    target.seat = source.seat
    target.passes = source.passes
    target.last_turns = source.last_turns
    target.deck_size = source.deck_size
    target.ticket_deck_size = source.ticket_deck_size
    target.pending_route = source.pending_route
    target.laid_colour = source.laid_colour
    target.laid_wilds = source.laid_wilds
    target.surcharge = source.surcharge
    target.revealed_size = source.revealed_size
    for index in range(REVEAL):
        target.revealed[index] = source.revealed[index]
    for slot in range(MARKET):
        target.market[slot] = source.market[slot]
    for kind in range(KINDS):
        target.discards[kind] = source.discards[kind]
        target.fresh[kind] = source.fresh[kind]
    for route in range(MAX_ROUTES):
        target.route_owner[route] = source.route_owner[route]
    for place in range(MAX_PLACES):
        target.station_owner[place] = source.station_owner[place]
    for symbol in range(MAX_SYMBOLS):
        target.stack_place[symbol] = source.stack_place[symbol]
        target.stack_height[symbol] = source.stack_height[symbol]


def show_queue(state: State, view: View) -> None:
    """How many tickets each seat put under the deck, but not which (V2)."""
    view.queue_size = state.queue_size
    for index in range(MAX_TICKETS):
        view.queue_seat[index] = state.queue_seat[index]
        view.queue[index] = UNKNOWN if index < state.queue_size else state.queue[index]


def show_seat(source: Player, target: Player) -> None:
    """What everybody knows of a seat (V1)."""
    target.points = source.points
    target.tokens = source.tokens
    target.hand_size = source.hand_size
    target.blind_size = source.blind_size
    target.cars = source.cars
    target.stations = source.stations
    target.ticket_count = source.ticket_count
    target.opening_kept = source.opening_kept
    target.ready = source.ready
    target.offer_size = source.offer_size
    for kind in range(KINDS):
        target.known[kind] = source.known[kind]
        target.spent[kind] = source.spent[kind]


def show_secrets(source: Player, target: Player) -> None:
    """What a seat alone knows of itself (V2)."""
    target.tickets = source.tickets
    target.gone = source.gone
    target.chosen = source.chosen
    for index in range(MAX_OFFER):
        target.offer[index] = source.offer[index]
    for kind in range(KINDS):
        target.hand[kind] = source.hand[kind]
        target.blind[kind] = source.blind[kind]


def hide_secrets(target: Player) -> None:
    """The view may have been used before: leave nothing of another viewer's in it."""
    target.tickets = 0
    target.gone = 0
    target.chosen = 0
    for index in range(MAX_OFFER):
        target.offer[index] = 0
    for kind in range(KINDS):
        target.hand[kind] = 0
        target.blind[kind] = 0
