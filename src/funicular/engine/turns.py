"""The course of a game: set-up, one decision after another, the last round (S1 to E1).

`apply` takes a legal action for granted; `funicular.engine.legal` says what is legal.
"""

from funicular.maps.limits import MAX_OFFER, MAX_PLACES, MAX_PLAYERS, MAX_ROUTES, MAX_TICKETS

from .actions import (
    CLAIM,
    DRAW_DECK,
    DRAW_TICKETS,
    PASS,
    PAY,
    TAKE,
    WITHDRAW,
    claim_payment,
    claim_route,
    put_place,
    put_symbol,
    station_payment,
    station_place,
)
from .board import Board
from .cards import can_draw, draw_blind, draw_card, fill_market, shuffle_supply
from .chance import Chance, forget_results
from .payments import discard_payment, lay_out
from .position import (
    KINDS,
    MARKET,
    NO_CARD,
    NO_ROUTE,
    NOBODY,
    REVEAL,
    Phase,
    Player,
    Position,
    State,
)
from .routes import build_route
from .stations import build_station
from .tickets import (
    all_ready,
    choose_opening,
    draw_tickets,
    keep_drawn,
    offer_opening,
    settle_opening,
)
from .tokens import (
    lay_stacks,
    placing_seat,
    put_down,
    take_token,
    waiting_stacks,
    wants_token,
)
from .tunnels import dig_through, enter_tunnel, pay_surcharge, withdraw


def begin(board: Board, state: State, chance: Chance, seats: int) -> None:
    """Set the game up for the opening choice (S1, S2, S5)."""
    forget_results(chance)
    clear_table(state)
    state.seats = seats
    for seat in range(MAX_PLAYERS):
        clear_player(state.players[seat])
    for seat in range(seats):
        state.players[seat].cars = board.cars
        state.players[seat].stations = board.stations
    shuffle_supply(board, state)
    for seat in range(seats):
        for _ in range(board.opening_hand):
            draw_blind(state, chance, seat)
    fill_market(state, chance)
    lay_stacks(board, state, chance)
    offer_opening(board, state, chance)  # every map offers some: at least one is kept


def clear_table(state: State) -> None:
    state.decisions = 0
    state.phase = Phase.OPENING
    state.seat = 0
    state.passes = 0
    state.last_turns = 0
    state.deck_size = 0
    state.ticket_pool = 0
    state.ticket_deck_size = 0
    state.queue_size = 0
    state.pending_route = NO_ROUTE
    state.laid_colour = 0
    state.laid_wilds = 0
    state.surcharge = 0
    state.revealed_size = 0
    for index in range(REVEAL):
        state.revealed[index] = 0
    for slot in range(MARKET):
        state.market[slot] = NO_CARD
    for kind in range(KINDS):
        state.discards[kind] = 0
    for route in range(MAX_ROUTES):
        state.route_owner[route] = NOBODY
    for place in range(MAX_PLACES):
        state.station_owner[place] = NOBODY
    for index in range(MAX_TICKETS):
        state.queue[index] = 0
        state.queue_seat[index] = 0


def clear_player(player: Player) -> None:
    player.tickets = 0
    player.gone = 0
    player.points = 0
    player.tokens = 0
    player.hand_size = 0
    player.blind_size = 0
    player.cars = 0
    player.stations = 0
    player.ticket_count = 0
    player.opening_kept = 0
    player.ready = 0
    player.chosen = 0
    player.offer_size = 0
    for index in range(MAX_OFFER):
        player.offer[index] = 0
    for kind in range(KINDS):
        player.hand[kind] = 0
        player.blind[kind] = 0
        player.known[kind] = 0
        player.spent[kind] = 0


def apply(board: Board, state: State, chance: Chance, seat: int, action: int) -> None:
    """Carry out one legal action of a seat."""
    forget_results(chance)
    state.decisions += 1
    if state.phase == Phase.TURN:
        take_turn(board, state, chance, seat, action)
    elif state.phase == Phase.SECOND_CARD:
        draw_card(state, chance, seat, action)
        end_turn(board, state)
    elif state.phase == Phase.TUNNEL:
        decide_tunnel(board, state, chance, seat, action)
    elif state.phase == Phase.TICKETS:
        keep_drawn(state, seat, action)
        end_turn(board, state)
    elif state.phase == Phase.TOKEN:
        take_token(board, state, seat, action - TAKE)
        state.pending_route = NO_ROUTE
        end_turn(board, state)
    elif state.phase == Phase.OPENING:
        choose_opening(state, seat, action)
        if all_ready(state):
            settle_opening(board, state)
            after_opening(board, state)
    elif state.phase == Phase.PLACING:
        put_down(board, state, put_symbol(action), put_place(action))
        after_opening(board, state)


def after_opening(board: Board, state: State) -> None:
    """Left-over stacks are placed one by one; then seat 0 starts (S4, S6, S7)."""
    if waiting_stacks(board, state) > 0:
        state.phase = Phase.PLACING
        state.seat = placing_seat(board, state)
    else:
        state.phase = Phase.TURN
        state.seat = 0


def take_turn(board: Board, state: State, chance: Chance, seat: int, action: int) -> None:
    """One of the actions of a turn (T1, T2)."""
    if action == PASS:
        pass_turn(board, state)
        return
    state.passes = 0
    if action <= DRAW_DECK:
        only_card = draw_card(state, chance, seat, action)
        if not only_card and can_draw(state, True):
            state.phase = Phase.SECOND_CARD
        else:
            end_turn(board, state)
    elif action == DRAW_TICKETS:
        draw_tickets(board, state, chance, seat)
        state.phase = Phase.TICKETS
    elif action >= CLAIM:
        claim(board, state, chance, seat, claim_route(action), claim_payment(action))
    else:
        place, paid = station_place(action), station_payment(action)
        build_station(board, state, chance, seat, place, paid)
        end_turn(board, state)


def pass_turn(board: Board, state: State) -> None:
    """A forced pass; when all have had to pass in a row the game is over (T2)."""
    state.passes += 1
    if state.passes == state.seats:
        state.phase = Phase.OVER
    else:
        end_turn(board, state)


def claim(board: Board, state: State, chance: Chance, seat: int, route: int, paid: int) -> None:
    if board.route_tunnel[route] == 1:
        enter_tunnel(board, state, chance, seat, route, paid)
        if state.surcharge > 0:
            state.phase = Phase.TUNNEL
            return
        dig_through(board, state, chance, seat)
    else:
        length = board.route_length[route]
        lay_out(state.players[seat], paid, length)
        build_route(board, state, seat, route)
        discard_payment(state, paid, length)
        fill_market(state, chance)
    collect_token(board, state, seat, route)


def decide_tunnel(board: Board, state: State, chance: Chance, seat: int, action: int) -> None:
    """Pay and claim, or take the cards back (U3)."""
    route = state.pending_route
    if action == WITHDRAW:
        withdraw(board, state, chance, seat)
        end_turn(board, state)
    else:
        pay_surcharge(board, state, chance, seat, action - PAY)
        collect_token(board, state, seat, route)


def collect_token(board: Board, state: State, seat: int, route: int) -> None:
    """After a claim: take the only token that qualifies, or ask which (C6)."""
    a, b = board.route_a[route], board.route_b[route]
    at_a = wants_token(board, state, seat, a)
    at_b = wants_token(board, state, seat, b)
    if at_a and at_b:
        state.phase = Phase.TOKEN
        state.pending_route = route
        return
    if at_a:
        take_token(board, state, seat, a)
    elif at_b:
        take_token(board, state, seat, b)
    end_turn(board, state)


def end_turn(board: Board, state: State) -> None:
    """The next seat's turn, the last round, or the end (E1)."""
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            state.phase = Phase.OVER
            return
    elif state.players[state.seat].cars <= board.last_round_at:
        state.last_turns = state.seats
    state.seat = (state.seat + 1) % state.seats
    state.phase = Phase.TURN


def awaits(position: Position, seat: int) -> bool:
    """Is a decision of this seat awaited?"""
    if position.phase == Phase.OVER or seat >= position.seats:
        return False
    if position.phase == Phase.OPENING:
        return position.players[seat].ready == 0
    return position.seat == seat


def awaited_seat(position: Position) -> int:
    """The first seat whose decision is awaited, or NOBODY."""
    for seat in range(position.seats):
        if awaits(position, seat):
            return seat
    return NOBODY
