"""The longest path of a seat's own cars (E4).

A trail uses no route twice. A connected set of routes is one trail exactly when at most two of
its places have an odd number of its routes. So the search does not walk: it starts from all links
of a network (see `networks`) and leaves out as little as it must. Link by link it is decided
whether one stays or goes; parity then settles others, and what the odd places have to lose bounds
what is still to be gained. The loops that make walking explode cost nothing here.
"""

from funicular.maps.limits import MAX_CARS

from .board import Board
from .networks import (
    NO_LINK,
    TrailWork,
    clear_loop,
    drop_link,
    find_network,
    gather_links,
    is_odd,
    is_single,
    list_places,
    lowest,
    note_network,
    other_end,
    simplify,
)
from .pairings import pairing_loss, try_pairing
from .position import NO_PLACE, Position
from .tickets import count_bits

__all__ = ["TrailWork", "longest_trail"]

PATIENCE = 32  # partial trails; a search that takes longer starts again with the dearer bound
WITHOUT_END = 1 << 30


def longest_trail(board: Board, position: Position, seat: int, work: TrailWork) -> int:
    """The length of the seat's longest trail; `work.best_set` holds its routes."""
    work.best = 0
    work.best_set = 0
    work.nodes = 0
    gather_links(board, position, seat, work)
    simplify(work)
    cut_bridges(board, work)
    if work.links != 0:
        list_places(board.places, work)
        explore(work, work.links, 0)
    return work.best


def cut_bridges(board: Board, work: TrailWork) -> None:
    """Make dead ends of whole networks behind a bridge.

    A trail crosses a bridge once, so what lies behind it matters only for the longest trail there,
    and for the longest one that comes from the bridge.
    """
    bridge, side = find_bridge(work)
    while bridge != NO_LINK:
        list_places(board.places, work)
        explore(work, side, 0)
        near, far = work.from_place[bridge], work.to_place[bridge]
        if work.at_place[near] & side == 0:
            near, far = far, near
        prolong(work, bridge, side, far)
        while side != 0:
            drop_link(work, lowest(work, side))
            side &= side - 1
        clear_loop(work, near)
        simplify(work)
        bridge, side = find_bridge(work)


def prolong(work: TrailWork, bridge: int, side: int, far: int) -> None:
    """Let the bridge, seen from its far end, stand for the longest trail that it leads to."""
    best, best_set = work.best, work.best_set
    loop_length, loop_routes = work.loop_length[far], work.loop_routes[far]
    clear_loop(work, far)
    work.best = 0
    explore(work, side | (1 << bridge), 1 << bridge)
    work.length[bridge], work.routes[bridge] = work.best, work.best_set
    work.loop_length[far], work.loop_routes[far] = loop_length, loop_routes
    work.best, work.best_set = best, best_set


def find_bridge(work: TrailWork) -> tuple[int, int]:
    """The bridge with the fewest links behind it, and those links: no other bridge is among them.

    Dead ends are not counted as bridges.
    """
    bridge = NO_LINK
    side = 0
    fewest = NO_LINK
    rest = work.links
    while rest != 0:
        link = lowest(work, rest)
        rest &= rest - 1
        a, b = work.from_place[link], work.to_place[link]
        if is_single(work.at_place[a]) or is_single(work.at_place[b]):
            continue
        others = work.links & ~(1 << link)
        find_network(work, others, a)
        if work.part & work.at_place[b] != 0:
            continue
        for place in (a, b):
            find_network(work, others, place)
            size = count_bits(work.part)
            if size < fewest:
                bridge, side, fewest = link, work.part, size
    return bridge, side


def explore(work: TrailWork, links: int, fixed: int) -> None:
    """Find the longest trail that uses some of these links and all the fixed ones.

    Most searches are short. One that is not starts again with the dearer bound, and looks first
    for trails as long as the bound allows, then for the next shorter ones: otherwise it could
    linger where little is to be had.
    """
    work.scope = links
    work.thorough = 0
    work.floor = 0
    search(work, links, fixed, PATIENCE)
    if work.depth > 0:
        work.thorough = 1
        work.passed_over = MAX_CARS
        while work.passed_over > work.best:
            work.floor = work.passed_over - 1
            work.passed_over = 0
            search(work, links, fixed, WITHOUT_END)


def search(work: TrailWork, links: int, fixed: int, patience: int) -> None:
    """Look at one partial trail after the other until none is left, or patience is."""
    work.depth = 0
    push(work, links, fixed)
    seen = 0
    while work.depth > 0 and seen < patience:
        seen += 1
        work.depth -= 1
        work.left = work.open_left[work.depth]
        work.fixed = work.open_fixed[work.depth]
        look(work)
    work.nodes += seen


def hopeless(work: TrailWork, most: int) -> bool:
    """Is what promises so much not worth a look, or not yet?"""
    if most <= work.best:
        return True
    if most <= work.floor:
        work.passed_over = max(work.passed_over, most)
        return True
    return False


def push(work: TrailWork, left: int, fixed: int) -> None:
    work.open_left[work.depth] = left
    work.open_fixed[work.depth] = fixed
    work.depth += 1


def look(work: TrailWork) -> None:
    """Look at one partial trail: it is finished, hopeless, or branched on."""
    if not settle(work):
        return
    start = work.fixed if work.fixed != 0 else work.left
    if start == 0:
        return
    find_network(work, work.left, work.from_place[lowest(work, start)])
    if work.fixed & ~work.part != 0:
        return  # links that must stay have come apart
    if work.fixed == 0 and work.left & ~work.part != 0:
        push(work, work.left & ~work.part, 0)
    if work.weight <= work.best or note_network(work):
        return
    if not hopeless(work, work.weight - (least_loss(work) + 1) // 2):
        branch(work)


def settle(work: TrailWork) -> bool:
    """Decide the links that parity decides; false if no trail is left.

    An odd place all of whose links stay is an end, and an end has lost no link. Any other place
    keeps an even number of links, which decides the last one.
    """
    work.ends = 0
    again = True
    while again:
        again = False
        ends = 0
        for index in range(work.place_count):
            place = work.place[index]
            here = work.at_place[place] & work.left
            loose = here & ~work.fixed
            if loose == 0:
                if is_odd(here) == 1:
                    ends += 1
                    if not may_end(work, place, work.left):
                        return False
            elif is_single(loose):
                if is_odd(here) == 0:
                    work.fixed |= loose
                    again = True
                elif work.ends == 2 or not may_end(work, place, work.left):
                    work.left &= ~loose
                    again = True
        if ends > 2:
            return False
        again = again or (ends == 2 and work.ends < 2)
        work.ends = ends
    return True


def may_end(work: TrailWork, place: int, left: int) -> bool:
    """Has the place lost no link?"""
    return work.at_place[place] & work.scope & ~left == 0


def least_loss(work: TrailWork) -> int:
    """Twice the length that the part must lose at least.

    Each odd place loses a link or is an end. A link's length is shared by its two places: at first
    each asks for half of its shortest link, then each in turn for what the others leave over.
    """
    for index in range(work.members):
        place = work.member[index]
        work.loss[place] = 0
        if work.odd[place] == 1 and loose_links(work, place) != 0:
            work.loss[place] = work.length[shortest_loose(work, place)]
    total = 0
    dearest = 0
    second = 0
    for index in range(work.members):
        place = work.member[index]
        if work.loss[place] > 0:
            work.loss[place] += slack(work, place)
            total += work.loss[place]
            if may_end(work, place, work.part):
                second = max(second, min(dearest, work.loss[place]))
                dearest = max(dearest, work.loss[place])
    if work.ends < 2:
        total -= dearest
    if work.ends < 1:
        total -= second
    return total


def loose_links(work: TrailWork, place: int) -> int:
    """The links of the place that may still go."""
    return work.at_place[place] & work.part & ~work.fixed


def shortest_loose(work: TrailWork, place: int) -> int:
    here = loose_links(work, place)
    shortest = lowest(work, here)
    while here != 0:
        link = lowest(work, here)
        here &= here - 1
        if work.length[link] < work.length[shortest]:
            shortest = link
    return shortest


def slack(work: TrailWork, place: int) -> int:
    """How much more the place can ask for, in half units of length."""
    least = 2 * work.weight
    here = loose_links(work, place)
    while here != 0:
        link = lowest(work, here)
        here &= here - 1
        asked = work.loss[place] + work.loss[other_end(work, link, place)]
        least = min(least, 2 * work.length[link] - asked)
    return least


def branch(work: TrailWork) -> None:
    """Decide one more link, unless the dearer bound shows that it is not worth while."""
    part = work.part
    link = NO_LINK
    if work.thorough == 1:
        most = work.weight - (pairing_loss(work) + 1) // 2
        if hopeless(work, most):
            return
        link = try_pairing(work)
        if most <= work.best:
            return
    if link != NO_LINK:
        push(work, part & ~(1 << link), work.fixed)
        push(work, part, work.fixed | (1 << link))
    else:
        find_network(work, part, work.from_place[lowest(work, part)])
        link = shortest_loose(work, narrowest(work))
        push(work, part, work.fixed | (1 << link))
        push(work, part & ~(1 << link), work.fixed)


def narrowest(work: TrailWork) -> int:
    """The odd place with the fewest choices, and among those with the most to lose."""
    chosen = NO_PLACE
    fewest = NO_LINK + 1
    for index in range(work.members):
        place = work.member[index]
        if work.loss[place] == 0:
            continue
        ways = count_bits(loose_links(work, place))
        if work.ends < 2 and may_end(work, place, work.part):
            ways += 1
        dearer = chosen != NO_PLACE and work.loss[place] > work.loss[chosen]
        if ways < fewest or (ways == fewest and dearer):
            chosen, fewest = place, ways
    return chosen
