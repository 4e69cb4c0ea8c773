"""What a seat may hope for: its plan in numbers, and the score that such plans led to.

The signs are read from the planner's own plan for each seat. What they are worth was fitted to the
scores of many games (`outlook_weights`).
"""

from enum import IntEnum
from typing import Annotated

from funicular.bots.memory import Memory
from funicular.bots.planner.components import find_components
from funicular.engine.board import Board
from funicular.engine.position import WILD, State, View
from funicular.engine.records import Record, Row, i32, record
from funicular.engine.tickets import count_bits
from funicular.maps.limits import MAX_PLACES, MAX_PLAYERS

MOST_LEAD = 1500


class Sign(IntEnum):
    """Hundredths of points, turns, cars or cards."""

    ALWAYS = 0
    PLANNED = 1  # points of tickets in the plan
    DROPPED = 2  # and of those given up
    GAINS = 3  # points of the network's routes
    NETWORK_TURNS = 4
    TURNS_LEFT = 5
    SLACK = 6  # turns to spare
    HASTE = 7  # turns too few
    SLACK_WORTH = 8
    CARS = 9
    SPARE_CARS = 10
    HAND = 11
    WILDS = 12
    STATIONS = 13
    LOANS = 14
    RISK = 15  # planned points, for each route still to be built
    LACKING = 16  # cards
    LEAD = 17  # of the largest network over the others', in cars
    TOKEN = 18  # what the next token is worth
    WAIT = 19  # turns until it is this seat's
    OTHERS_CARS = 20  # the fewest that an opponent has
    SPARE_GAINS = 21  # points of the spare routes wanted
    HASTE_RISK = 22  # planned points, for each turn too few
    LAST_ROUND = 23


SIGNS = len(Sign)


@record
class Outlook(Record):
    """The signs of every seat, one after the other, and what they are worth."""

    sign: Annotated[list[int], Row("i4", SIGNS * MAX_PLAYERS)]
    banked: Annotated[list[int], Row("i4", MAX_PLAYERS)]  # points that nobody can take away
    network: Annotated[list[int], Row("i4", MAX_PLAYERS)]  # cars of the largest network
    spread: i32  # points by which a margin may still change
    weight: Annotated[list[int], Row("i4", SIGNS)]  # thousandths
    cars_at: Annotated[list[int], Row("i4", MAX_PLACES)]


def expected_score(outlook: Outlook, seat: int) -> int:
    """In hundredths of a point."""
    total = 0
    for index in range(SIGNS):
        total += outlook.weight[index] * outlook.sign[seat * SIGNS + index]
    return outlook.banked[seat] + total // 1000


def read_plan(board: Board, state: State, view: View, memory: Memory, outlook: Outlook) -> None:
    """What the viewer's plan is made of."""
    seat = view.viewer
    read_bank(board, state, seat, memory, outlook)
    read_tickets(board, seat, memory, outlook)
    read_routes(board, seat, memory, outlook)
    read_time(state, seat, memory, outlook)
    read_goods(state, seat, memory, outlook)
    measure_network(board, state, seat, view, memory, outlook)


def read_bank(board: Board, state: State, seat: int, memory: Memory, outlook: Outlook) -> None:
    """Route points, completed tickets, tokens."""
    points = state.players[seat].points
    for ticket in range(board.tickets):
        if (memory.plan[0].done >> ticket) & 1 == 1:
            points += board.ticket_points[ticket]
    if board.symbols > 0:
        points += board.token_points[count_bits(state.players[seat].tokens)]
    outlook.banked[seat] = 100 * points


def read_tickets(board: Board, seat: int, memory: Memory, outlook: Outlook) -> None:
    plan = memory.plan[0]
    planned = 0
    dropped = 0
    for index in range(plan.count):
        if plan.dropped[index] == 1:
            dropped += board.ticket_points[plan.ticket[index]]
        else:
            planned += board.ticket_points[plan.ticket[index]]
    outlook.sign[seat * SIGNS + Sign.PLANNED] = 100 * planned
    outlook.sign[seat * SIGNS + Sign.DROPPED] = 100 * dropped


def read_routes(board: Board, seat: int, memory: Memory, outlook: Outlook) -> None:
    """The routes that the plan wants, for the network and to spare."""
    plan = memory.plan[0]
    gains = 0
    spare_gains = 0
    routes = 0
    lacking = 0
    for route in range(board.routes):
        if plan.weight[route] == 0:
            continue
        if plan.uses[route] > 0 and plan.loan[route] == 0:
            gains += plan.gain[route]
            routes += 1
            lacking += plan.lack[route]
        else:
            spare_gains += plan.gain[route]
    at = seat * SIGNS
    outlook.sign[at + Sign.GAINS] = gains
    outlook.sign[at + Sign.SPARE_GAINS] = spare_gains
    outlook.sign[at + Sign.LACKING] = 100 * lacking
    outlook.sign[at + Sign.RISK] = outlook.sign[at + Sign.PLANNED] * routes // 10


def read_time(state: State, seat: int, memory: Memory, outlook: Outlook) -> None:
    plan = memory.plan[0]
    slack = plan.turns_left - plan.network_turns
    at = seat * SIGNS
    outlook.sign[at + Sign.ALWAYS] = 100
    outlook.sign[at + Sign.NETWORK_TURNS] = plan.network_turns
    outlook.sign[at + Sign.TURNS_LEFT] = plan.turns_left
    outlook.sign[at + Sign.SLACK] = max(0, slack)
    outlook.sign[at + Sign.HASTE] = max(0, -slack)
    outlook.sign[at + Sign.SLACK_WORTH] = plan.turn_worth * max(0, slack) // 100
    planned = outlook.sign[at + Sign.PLANNED] // 100
    outlook.sign[at + Sign.HASTE_RISK] = max(0, -slack) * planned // 10
    outlook.sign[at + Sign.WAIT] = 100 * ((seat - state.seat) % state.seats)
    outlook.sign[at + Sign.LAST_ROUND] = 100 if state.last_turns > 0 else 0


def read_goods(state: State, seat: int, memory: Memory, outlook: Outlook) -> None:
    """Cars, cards, stations."""
    plan = memory.plan[0]
    player = state.players[seat]
    at = seat * SIGNS
    outlook.sign[at + Sign.CARS] = 100 * player.cars
    outlook.sign[at + Sign.SPARE_CARS] = 100 * (player.cars - plan.network_cars)
    outlook.sign[at + Sign.HAND] = 100 * player.hand_size
    outlook.sign[at + Sign.WILDS] = 100 * player.hand[WILD]
    outlook.sign[at + Sign.STATIONS] = 100 * player.stations
    outlook.sign[at + Sign.LOANS] = 100 * plan.loans
    outlook.sign[at + Sign.TOKEN] = plan.token_worth


def measure_network(
    board: Board, state: State, seat: int, view: View, memory: Memory, outlook: Outlook
) -> None:
    """The cars of the seat's largest network: near enough to its longest path."""
    find_components(board, view, memory, seat)
    for place in range(board.places):
        outlook.cars_at[place] = 0
    most = 0
    for route in range(board.routes):
        if state.route_owner[route] == seat:
            root = memory.root[board.route_a[route]]
            outlook.cars_at[root] += board.route_length[route]
            most = max(most, outlook.cars_at[root])
    outlook.network[seat] = most


def compare_seats(state: State, outlook: Outlook) -> None:
    for seat in range(state.seats):
        network = 0
        cars = 100
        for other in range(state.seats):
            if other != seat:
                network = max(network, outlook.network[other])
                cars = min(cars, state.players[other].cars)
        lead = 100 * (outlook.network[seat] - network)
        outlook.sign[seat * SIGNS + Sign.LEAD] = max(-MOST_LEAD, min(MOST_LEAD, lead))
        outlook.sign[seat * SIGNS + Sign.OTHERS_CARS] = 100 * cars
