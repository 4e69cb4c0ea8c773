"""What an opponent's routes tell of its tickets.

Those who build have reasons. A ticket is the likelier to be in a hand, the more of its way is
built, the more cars lie there for which no other ticket of the hand accounts, and if the network
comes to an end in one of its places.
"""

import math
from typing import Annotated

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths, step_back
from funicular.engine.board import Board
from funicular.engine.position import NO_PLACE, NOBODY, View
from funicular.engine.records import Record, Row, i16, record
from funicular.engine.routes import is_free
from funicular.maps.limits import MAX_CARS, MAX_ROUTES, MAX_TICKETS

# The logarithm of the odds that a seat holds a ticket, in thousandths: fitted to games of `planner`
# and of `search`, on both boards at two and four seats (docs/bots.md).
OF_SHARE = 1700  # for the whole way
OF_SAVED = 170  # for every car that the seat's routes save on the way
OF_DONE = 2600  # for a finished way, besides
OF_CAR = 300  # for every car on the way that no other ticket asks for
OF_END = 700  # for an end of the network where no other ticket ends
DETOUR = -3  # cars: longer ones tell no more
MOST_ODDS = 14_000
UNBUILT = 1000  # how likely a ticket is of which nothing is built


@record
class Evidence(Record):
    """What one seat has built, and what that tells of each ticket for itself."""

    count: i16  # of its routes
    length: Annotated[list[int], Row("i1", MAX_CARS)]  # of each
    number: Annotated[list[int], Row("i1", MAX_ROUTES)]  # among its routes
    odds: Annotated[list[int], Row("i4", MAX_TICKETS)]
    way: Annotated[list[int], Row("i8", MAX_TICKETS)]  # its routes on a ticket's way, as bits
    ends: Annotated[list[int], Row("i1", MAX_TICKETS)]  # bit 0: in the first place, 1: the second


def read_routes(
    board: Board, view: View, memory: Memory, seat: int, whole: list[int], evidence: Evidence
) -> None:
    """Look at the network of a seat; `whole` says how long the tickets' ways once were."""
    price_network(board, view, memory, seat, evidence)
    for ticket in range(board.tickets):
        start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
        gap = find_paths(board, memory, start, goal)
        evidence.odds[ticket] = odds_of(whole[ticket], gap)
        evidence.way[ticket] = (
            0 if gap >= FAR else own_way(board, view, memory, seat, evidence, goal)
        )
        evidence.ends[ticket] = 0
        if has_end(board, view, seat, start):
            evidence.ends[ticket] += 1
        if has_end(board, view, seat, goal):
            evidence.ends[ticket] += 2


def price_network(board: Board, view: View, memory: Memory, seat: int, evidence: Evidence) -> None:
    evidence.count = 0
    for route in range(board.routes):
        if view.route_owner[route] == seat:
            memory.price[route] = 0
            evidence.number[route] = evidence.count
            evidence.length[evidence.count] = board.route_length[route]
            evidence.count += 1
        elif view.route_owner[route] == NOBODY and is_free(board, view, seat, route):
            memory.price[route] = board.route_length[route]
        else:
            memory.price[route] = 2 * board.route_length[route]  # a detour, or a station


def odds_of(whole: int, gap: int) -> int:
    """What it tells of a ticket that all but a gap of its whole way is built."""
    if gap >= FAR:
        return 0
    saved = max(whole - gap, DETOUR)
    done = OF_DONE if gap == 0 else 0
    return OF_SHARE * saved // whole + OF_SAVED * saved + done


def own_way(
    board: Board, view: View, memory: Memory, seat: int, evidence: Evidence, goal: int
) -> int:
    """The seat's routes on the way just found, as bits."""
    way = 0
    place = goal
    before = step_back(board, memory, place)
    while before != NO_PLACE:
        route = memory.arrival[place]
        if view.route_owner[route] == seat:
            way |= 1 << evidence.number[route]
        place = before
        before = step_back(board, memory, place)
    return way


def has_end(board: Board, view: View, seat: int, place: int) -> bool:
    """Has the seat one single route here?"""
    routes = 0
    for index in range(board.first_end[place], board.first_end[place + 1]):
        if view.route_owner[board.route_end[index]] == seat:
            routes += 1
    return routes == 1


def likelihood(
    board: Board, evidence: Evidence, ticket: int, others: int, explained: int, trust: int
) -> int:
    """How likely a ticket is beside others of the same hand, which explain some of the routes."""
    odds = evidence.odds[ticket]
    news = evidence.way[ticket] & ~explained
    for number in range(evidence.count):
        if (news >> number) & 1 == 1:
            odds += OF_CAR * evidence.length[number]
    if evidence.ends[ticket] & 1 == 1 and not ends_at(board, others, board.ticket_a[ticket]):
        odds += OF_END
    if evidence.ends[ticket] & 2 == 2 and not ends_at(board, others, board.ticket_b[ticket]):
        odds += OF_END
    return int(UNBUILT * math.exp(min(odds * trust // 100, MOST_ODDS) / 1000))


def explained_by(board: Board, evidence: Evidence, tickets: int) -> int:
    """The seat's routes that lie on the way of one of these tickets, as bits."""
    explained = 0
    for ticket in range(board.tickets):
        if (tickets >> ticket) & 1 == 1:
            explained |= evidence.way[ticket]
    return explained


def ends_at(board: Board, tickets: int, place: int) -> bool:
    for ticket in range(board.tickets):
        if (tickets >> ticket) & 1 == 1 and (
            board.ticket_a[ticket] == place or board.ticket_b[ticket] == place
        ):
            return True
    return False


def copy_evidence(source: Evidence, target: Evidence) -> None:
    target.count = source.count
    for number in range(source.count):
        target.length[number] = source.length[number]
    for ticket in range(MAX_TICKETS):
        target.odds[ticket] = source.odds[ticket]
        target.way[ticket] = source.way[ticket]
        target.ends[ticket] = source.ends[ticket]
