"""A seat's routes as a network of links, made as simple as the longest trail allows (E4).

A longest trail leaves no route unused at its ends, or it could go on. So it ends in places with
an odd number of routes, and takes all of them. Therefore

- a place with two links is passed through or not visited at all: the two become one link;
- a link that comes back to its place is a loop: whatever trail comes by takes it along;
- a trail has two ends, so only the two longest dead ends of a place matter; and where there is
  but one other link, the two make a trail of their own and the longest prolongs that link.

Trees, and most networks of real games, dissolve entirely.
"""

from typing import Annotated

from funicular.maps.limits import MAX_CARS, MAX_PLACES

from .board import Board
from .position import Position
from .records import Record, Row, i8, i16, i32, i64, record

NO_LINK = MAX_CARS
STACK = 128  # each of at most 60 links is decided once, and splits off at most one network
PAIRS = MAX_CARS + 2  # odd places, and the two free ends
BIT_HASH = 67  # the powers of two below 2**66 differ modulo 67


@record
class TrailWork(Record):
    """Room for the search. Sets of routes and of links are bits."""

    best_set: i64  # the routes of the best trail, as bits over the seat's routes
    best: i16  # its length
    nodes: i32  # partial trails looked at, for the benchmarks
    # The network: links between places, and loops at places.
    links: i64
    length: Annotated[list[int], Row("i2", MAX_CARS)]
    routes: Annotated[list[int], Row("i8", MAX_CARS)]
    from_place: Annotated[list[int], Row("i1", MAX_CARS)]
    to_place: Annotated[list[int], Row("i1", MAX_CARS)]
    at_place: Annotated[list[int], Row("i8", MAX_PLACES)]  # links that end there
    loop_length: Annotated[list[int], Row("i2", MAX_PLACES)]
    loop_routes: Annotated[list[int], Row("i8", MAX_PLACES)]
    place_count: i16
    place: Annotated[list[int], Row("i1", MAX_PLACES)]  # those that have links
    bit_index: Annotated[list[int], Row("i1", BIT_HASH)]
    # The connected part being looked at.
    part: i64
    weight: i16
    members: i16
    member: Annotated[list[int], Row("i1", MAX_PLACES)]
    odd: Annotated[list[int], Row("i1", MAX_PLACES)]  # 1: with an odd number of its links
    seen: Annotated[list[int], Row("i1", MAX_PLACES)]
    # The search: links left and links that stay, here and in the partial trails still to be seen.
    scope: i64
    left: i64
    fixed: i64
    ends: i8  # places that can only be ends
    thorough: i8
    floor: i16  # for the time being, what promises no more than this is passed over,
    passed_over: i16  # and this is the most that any of it promised
    depth: i16
    open_left: Annotated[list[int], Row("i8", STACK)]
    open_fixed: Annotated[list[int], Row("i8", STACK)]
    loss: Annotated[list[int], Row("i2", MAX_PLACES)]
    # Pairings: see there.
    pair_count: i16
    pair_place: Annotated[list[int], Row("i1", PAIRS)]
    distance: Annotated[list[int], Row("i2", MAX_PLACES)]
    via: Annotated[list[int], Row("i1", MAX_PLACES)]
    queue: Annotated[list[int], Row("i1", MAX_PLACES)]
    cost: Annotated[list[int], Row("i2", PAIRS * PAIRS)]
    row_price: Annotated[list[int], Row("i2", PAIRS + 1)]
    column_price: Annotated[list[int], Row("i2", PAIRS + 1)]
    row_of: Annotated[list[int], Row("i1", PAIRS + 1)]
    before: Annotated[list[int], Row("i1", PAIRS + 1)]
    gap: Annotated[list[int], Row("i2", PAIRS + 1)]
    used: Annotated[list[int], Row("i1", PAIRS + 1)]
    partner: Annotated[list[int], Row("i1", PAIRS)]


def gather_links(board: Board, position: Position, seat: int, work: TrailWork) -> None:
    """At first every route of the seat is a link."""
    for place in range(board.places):
        work.at_place[place] = 0
        work.loop_length[place] = 0
        work.loop_routes[place] = 0
        work.seen[place] = 0
    for index in range(MAX_CARS):
        work.bit_index[(1 << index) % BIT_HASH] = index
    size = 0
    for route in range(board.routes):
        if position.route_owner[route] == seat:
            work.length[size] = board.route_length[route]
            work.routes[size] = 1 << size
            lay_link(work, size, board.route_a[route], board.route_b[route])
            size += 1
    work.links = (1 << size) - 1
    list_places(board.places, work)


def list_places(places: int, work: TrailWork) -> None:
    work.place_count = 0
    for place in range(places):
        if work.at_place[place] != 0:
            work.place[work.place_count] = place
            work.place_count += 1


def lowest(work: TrailWork, bits: int) -> int:
    """The index of the lowest bit of a set that is not empty."""
    return work.bit_index[(bits & -bits) % BIT_HASH]


def is_single(bits: int) -> bool:
    """Does a set that is not empty have one element?"""
    return bits & (bits - 1) == 0


def is_odd(bits: int) -> int:
    """1 if the set has an odd number of elements, else 0."""
    odd = 0
    while bits != 0:
        bits &= bits - 1
        odd ^= 1
    return odd


def other_end(work: TrailWork, link: int, place: int) -> int:
    return work.from_place[link] + work.to_place[link] - place


def lay_link(work: TrailWork, link: int, a: int, b: int) -> None:
    work.links |= 1 << link
    work.from_place[link] = a
    work.to_place[link] = b
    work.at_place[a] |= 1 << link
    work.at_place[b] |= 1 << link


def drop_link(work: TrailWork, link: int) -> None:
    work.links &= ~(1 << link)
    work.at_place[work.from_place[link]] &= ~(1 << link)
    work.at_place[work.to_place[link]] &= ~(1 << link)


def note_trail(work: TrailWork, length: int, routes: int) -> None:
    """A trail has been found: keep it if it is the longest so far."""
    if length > work.best:
        work.best = length
        work.best_set = routes


def simplify(work: TrailWork) -> None:
    """Join, trim and settle until nothing changes."""
    changed = True
    while changed:
        changed = False
        for index in range(work.place_count):
            place = work.place[index]
            here = work.at_place[place]
            if here == 0:
                continue
            if is_single(here):
                changed = settle_last(work, place) or changed
            elif is_single(here & (here - 1)):
                join_links(work, place)
                changed = True
            else:
                changed = trim_dead_ends(work, place) or changed


def settle_last(work: TrailWork, place: int) -> bool:
    """A link that is a dead end at both ends is a network of its own, and a trail."""
    link = lowest(work, work.at_place[place])
    take_loop(work, place, link)
    other = other_end(work, link, place)
    if not is_single(work.at_place[other]):
        return False
    take_loop(work, other, link)
    note_trail(work, work.length[link], work.routes[link])
    drop_link(work, link)
    return True


def take_loop(work: TrailWork, place: int, link: int) -> None:
    """A trail visits the place exactly if it uses the link: the loop there is part of the link."""
    work.length[link] += work.loop_length[place]
    work.routes[link] |= work.loop_routes[place]
    clear_loop(work, place)


def clear_loop(work: TrailWork, place: int) -> None:
    work.loop_length[place] = 0
    work.loop_routes[place] = 0


def join_links(work: TrailWork, place: int) -> None:
    """Make one link, or a loop, of the two links of a place."""
    one = lowest(work, work.at_place[place])
    two = lowest(work, work.at_place[place] & ~(1 << one))
    a, b = other_end(work, one, place), other_end(work, two, place)
    take_loop(work, place, one)
    drop_link(work, one)
    drop_link(work, two)
    work.length[one] += work.length[two]
    work.routes[one] |= work.routes[two]
    if a != b:
        lay_link(work, one, a, b)
        return
    work.loop_length[a] += work.length[one]
    work.loop_routes[a] |= work.routes[one]
    if work.at_place[a] == 0:
        note_trail(work, work.loop_length[a], work.loop_routes[a])


def trim_dead_ends(work: TrailWork, place: int) -> bool:
    """Keep the two longest dead ends of a place, or one where they cannot be of use together."""
    longest = NO_LINK
    second = NO_LINK
    others = 0
    changed = False
    here = work.at_place[place]
    while here != 0:
        link = lowest(work, here)
        here &= here - 1
        end = other_end(work, link, place)
        if not is_single(work.at_place[end]):
            others += 1
            continue
        take_loop(work, end, link)
        if longest == NO_LINK or work.length[link] > work.length[longest]:
            link, longest = longest, link
        if second == NO_LINK or (link != NO_LINK and work.length[link] > work.length[second]):
            link, second = second, link
        if link != NO_LINK:
            drop_link(work, link)
            changed = True
    if others <= 1 and second != NO_LINK:
        length = work.length[longest] + work.length[second] + work.loop_length[place]
        routes = work.routes[longest] | work.routes[second] | work.loop_routes[place]
        note_trail(work, length, routes)
        drop_link(work, second)
        changed = True
    return changed


def find_network(work: TrailWork, links: int, start: int) -> None:
    """The part of `links` that is connected with a place: its places, their parity, its weight."""
    work.members = 1
    work.member[0] = start
    work.seen[start] = 1
    work.part = 0
    work.weight = 0
    done = 0
    while done < work.members:
        place = work.member[done]
        done += 1
        here = work.at_place[place] & links
        work.odd[place] = is_odd(here)
        work.weight += work.loop_length[place]
        here &= ~work.part
        work.part |= here
        while here != 0:
            link = lowest(work, here)
            here &= here - 1
            work.weight += work.length[link]
            other = other_end(work, link, place)
            if work.seen[other] == 0:
                work.seen[other] = 1
                work.member[work.members] = other
                work.members += 1
    for index in range(work.members):
        work.seen[work.member[index]] = 0


def note_network(work: TrailWork) -> bool:
    """Note the whole part as a trail if it is one: with at most two odd places."""
    odd = 0
    for index in range(work.members):
        odd += work.odd[work.member[index]]
    if odd > 2:
        return False
    if work.weight > work.best:
        routes = 0
        here = work.part
        while here != 0:
            routes |= work.routes[lowest(work, here)]
            here &= here - 1
        for index in range(work.members):
            routes |= work.loop_routes[work.member[index]]
        note_trail(work, work.weight, routes)
    return True
