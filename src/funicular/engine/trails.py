"""The longest path of a seat's own cars (E4).

A trail uses no route twice. A connected set of routes is one trail exactly when at most two of
its places have an odd number of its routes. So the search does not walk: it starts from all
routes of a connected network and removes as little as it must. Every odd place is either an end
of the trail or loses a route; that choice is branched on, and half the sum of the cheapest losses
bounds what is still to lose. The loops that make walking explode cost nothing here.
"""

from typing import Annotated

from funicular.maps.limits import MAX_CARS, MAX_PLACES

from .board import Board
from .position import NO_PLACE, Position
from .records import Record, Row, i16, i32, i64, record

STACK = 1024
NO_LOSS = 1000  # dearer than any route: none may be removed here
BIT_HASH = 67  # the powers of two below 2**66 differ modulo 67


@record
class TrailWork(Record):
    """Room for the search. Sets of the seat's routes are bits over `route`."""

    best_set: i64
    best: i16
    size: i16  # routes of the seat
    depth: i16
    nodes: i32  # looked at in the last search, for the benchmarks
    members: i16  # places of the network being looked at
    weight: i16
    part: i64  # its routes
    route: Annotated[list[int], Row("i2", MAX_CARS)]
    length: Annotated[list[int], Row("i1", MAX_CARS)]
    from_place: Annotated[list[int], Row("i1", MAX_CARS)]
    to_place: Annotated[list[int], Row("i1", MAX_CARS)]
    at_place: Annotated[list[int], Row("i8", MAX_PLACES)]  # the seat's routes that end there
    member: Annotated[list[int], Row("i1", MAX_PLACES)]
    degree: Annotated[list[int], Row("i1", MAX_PLACES)]
    seen: Annotated[list[int], Row("i1", MAX_PLACES)]
    bit_index: Annotated[list[int], Row("i1", BIT_HASH)]
    open_set: Annotated[list[int], Row("i8", STACK)]  # still to be searched: routes left,
    fixed_set: Annotated[list[int], Row("i8", STACK)]  # routes that stay,
    end_a: Annotated[list[int], Row("i1", STACK)]  # and places settled as ends
    end_b: Annotated[list[int], Row("i1", STACK)]


def longest_trail(board: Board, position: Position, seat: int, work: TrailWork) -> int:
    """The length of the seat's longest trail; `work.best_set` holds its routes."""
    gather_routes(board, position, seat, work)
    work.best = 0
    work.best_set = 0
    work.nodes = 0
    work.depth = 0
    push(work, (1 << work.size) - 1, 0, NO_PLACE, NO_PLACE)
    while work.depth > 0:
        work.depth -= 1
        level = work.depth
        rest = work.open_set[level]
        fixed, a, b = work.fixed_set[level], work.end_a[level], work.end_b[level]
        while rest != 0:
            find_network(work, rest)
            rest &= ~work.part
            if work.weight > work.best:
                search_network(work, fixed, a, b)
    return work.best


def gather_routes(board: Board, position: Position, seat: int, work: TrailWork) -> None:
    work.size = 0
    for place in range(board.places):
        work.at_place[place] = 0
        work.seen[place] = 0
    for index in range(MAX_CARS):
        work.bit_index[(1 << index) % BIT_HASH] = index
    for route in range(board.routes):
        if position.route_owner[route] == seat:
            index = work.size
            a, b = board.route_a[route], board.route_b[route]
            work.route[index] = route
            work.length[index] = board.route_length[route]
            work.from_place[index] = a
            work.to_place[index] = b
            work.at_place[a] |= 1 << index
            work.at_place[b] |= 1 << index
            work.size += 1


def push(work: TrailWork, routes: int, fixed: int, a: int, b: int) -> None:
    work.open_set[work.depth] = routes
    work.fixed_set[work.depth] = fixed
    work.end_a[work.depth] = a
    work.end_b[work.depth] = b
    work.depth += 1


def lowest(work: TrailWork, routes: int) -> int:
    """The index of the lowest route of a set."""
    return work.bit_index[(routes & -routes) % BIT_HASH]


def find_network(work: TrailWork, routes: int) -> None:
    """The connected part that holds the lowest route: its routes, places, degrees and weight."""
    start = work.from_place[lowest(work, routes)]
    work.members = 1
    work.member[0] = start
    work.seen[start] = 1
    work.part = 0
    work.weight = 0
    done = 0
    while done < work.members:
        place = work.member[done]
        done += 1
        here = work.at_place[place] & routes
        degree = 0
        while here != 0:
            index = lowest(work, here)
            bit = 1 << index
            here &= ~bit
            degree += 1
            if work.part & bit == 0:
                work.part |= bit
                work.weight += work.length[index]
                other = work.from_place[index] + work.to_place[index] - place
                if work.seen[other] == 0:
                    work.seen[other] = 1
                    work.member[work.members] = other
                    work.members += 1
        work.degree[place] = degree
    for index in range(work.members):
        work.seen[work.member[index]] = 0


def search_network(work: TrailWork, fixed: int, a: int, b: int) -> None:
    """A trail already, not worth it, or to be branched on at one odd place."""
    work.nodes += 1
    odd = 0
    ends = 0
    total = 0
    dearest = 0
    second = 0
    chosen = NO_PLACE
    chosen_ways = 0
    for index in range(work.members):
        place = work.member[index]
        if work.degree[place] & 1 == 0:
            continue
        odd += 1
        if place == a or place == b:
            ends += 1
            continue
        loss, ways = cheapest_loss(work, place, fixed)
        total += loss
        if loss > dearest:
            second = dearest
            dearest = loss
        elif loss > second:
            second = loss
        if chosen == NO_PLACE or ways < chosen_ways:
            chosen = place
            chosen_ways = ways
    if odd <= 2:
        work.best = work.weight
        work.best_set = work.part
        return
    settled = (1 if a != NO_PLACE else 0) + (1 if b != NO_PLACE else 0)
    if ends < settled:
        return  # a settled end has been cut off or evened out: another branch covers this
    if settled < 2:
        total -= dearest
    if settled < 1:
        total -= second
    if total >= NO_LOSS or work.weight - (total + 1) // 2 <= work.best:
        return
    branch(work, chosen, fixed, a, b)


def cheapest_loss(work: TrailWork, place: int, fixed: int) -> tuple[int, int]:
    """The shortest route that may be removed at the place, and how many there are."""
    here = work.at_place[place] & work.part & ~fixed
    cheapest = NO_LOSS
    ways = 0
    while here != 0:
        index = lowest(work, here)
        here &= ~(1 << index)
        ways += 1
        cheapest = min(cheapest, work.length[index])
    return cheapest, ways


def branch(work: TrailWork, place: int, fixed: int, a: int, b: int) -> None:
    """The place is an end of the trail, or its first removed route is one of those here.

    The stack is last in, first out: shorter routes are removed first, ends are tried last.
    """
    part = work.part
    if a == NO_PLACE:
        push(work, part, fixed, place, b)
    elif b == NO_PLACE:
        push(work, part, fixed, a, place)
    removable = work.at_place[place] & part & ~fixed
    while removable != 0:
        longest = lowest(work, removable)
        others = removable & ~(1 << longest)
        while others != 0:
            index = lowest(work, others)
            others &= ~(1 << index)
            if work.length[index] >= work.length[longest]:
                longest = index
        removable &= ~(1 << longest)
        push(work, part & ~(1 << longest), fixed | removable, a, b)
