"""Slow, plain answers to the questions that the engine answers quickly.

None of this shares a line or an idea with the engine: trails are walked or swept, borrowed routes
are all tried, and connections are Networkx'.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

import networkx as nx

from funicular.engine.board import Board
from funicular.engine.position import NO_ROUTE, NOBODY, State
from funicular.engine.scoring import Score
from funicular.maps import Map

Edge = tuple[int, int, int]
"""Two places and a length."""


def board_of_edges(edges: Sequence[Edge]) -> Board:
    """A board with just these routes, as far as the longest path is concerned."""
    board = Board()
    board.routes = len(edges)
    board.places = 1 + max((max(a, b) for a, b, _ in edges), default=0)
    for route, (a, b, length) in enumerate(edges):
        board.route_a[route], board.route_b[route], board.route_length[route] = a, b, length
        board.route_twin[route] = NO_ROUTE
    return board


def owning(routes: Iterable[int], seat: int = 0) -> State:
    """A position in which a seat owns these routes and nobody owns another."""
    state = State()
    state.seats = 2
    state.route_owner[:] = [NOBODY] * len(state.route_owner)
    state.station_owner[:] = [NOBODY] * len(state.station_owner)
    for route in routes:
        state.route_owner[route] = seat
    return state


def edges_of(board: Board, routes: Iterable[int]) -> list[Edge]:
    return [(board.route_a[n], board.route_b[n], board.route_length[n]) for n in routes]


def is_trail(edges: Sequence[Edge]) -> bool:
    """Can these be travelled in one go, each once?"""
    graph = nx.MultiGraph()
    graph.add_edges_from((a, b) for a, b, _ in edges)
    return not edges or bool(nx.has_eulerian_path(graph))


def walk_trails(edges: Sequence[Edge]) -> int:
    """The length of the longest trail, by walking from every place in every way there is."""
    graph = nx.MultiGraph()
    for number, (a, b, length) in enumerate(edges):
        graph.add_edge(a, b, key=number, length=length)
    ways = {place: list(graph.edges(place, keys=True, data="length")) for place in graph}
    reached = {(start, 0): 0 for start in graph}
    """How far it is to a place after the edges of a set, in whatever order."""
    waiting = list(reached)
    while waiting:
        place, used = waiting.pop()
        for _, other, number, length in ways[place]:
            step = (other, used | 1 << number)
            if used >> number & 1 == 0 and step not in reached:
                reached[step] = reached[place, used] + length
                waiting.append(step)
    return max(reached.values(), default=0)


Cells = tuple[tuple[int, int], ...]
"""For each place of the border: its group (0: not visited) and whether its degree is odd."""


def sweep_trails(edges: Sequence[Edge], at_least: int = 0) -> int:
    """The length of the longest trail, by sweeping over the places one by one.

    What is remembered of a choice of edges is how it looks from the places that still have edges
    to come: which of them hang together, which are odd, and how many ends lie behind. With
    `at_least` only trails of that length are looked for, and 0 means that there is none.
    """
    states: dict[tuple[Cells, int], int] = {((), 0): 0}
    longest, left = 0, sum(length for _, _, length in edges)
    border: list[int] = []
    for place, backward, done in sweep_order(edges):
        border.append(place)
        states = {((*cells, (0, 0)), ends): value for (cells, ends), value in states.items()}
        for other, length in backward:
            left -= length
            pair = border.index(other), border.index(place)
            states = with_edge(states, pair, length, max(at_least, longest) - left)
        for gone in done:
            finished, states = without_place(states, border.index(gone))
            longest = max(longest, finished)
            border.remove(gone)
    return longest if longest >= at_least else 0


def sweep_order(edges: Sequence[Edge]) -> list[tuple[int, list[tuple[int, int]], list[int]]]:
    """Places in an order that keeps the border small: each with its edges to earlier places, and
    the places that have no edges left after it."""
    waiting = {place for a, b, _ in edges for place in (a, b)}
    behind: set[int] = set()
    order = []

    def still_open(place: int, seen: set[int]) -> bool:
        return any(place in (a, b) and not {a, b} <= seen for a, b, _ in edges)

    border: list[int] = []
    while waiting:
        place = min(
            sorted(waiting),
            key=lambda each: sum(still_open(p, behind | {each}) for p in (*border, each)),
        )
        waiting.remove(place)
        behind.add(place)
        backward = [
            (a + b - place, length)
            for a, b, length in edges
            if place in (a, b) and a + b - place in behind
        ]
        border.append(place)
        done = [each for each in border if not still_open(each, behind)]
        border = [each for each in border if each not in done]
        order.append((place, backward, done))
    return order


def with_edge(
    states: dict[tuple[Cells, int], int], pair: tuple[int, int], length: int, least: int
) -> dict[tuple[Cells, int], int]:
    """All choices with and without one more edge; those worth less than `least` are forgotten."""
    grown: dict[tuple[Cells, int], int] = {}
    for (cells, ends), value in states.items():
        for taken in (False, True):
            worth = value + length if taken else value
            if worth >= least:
                key = (join(cells, pair) if taken else cells, ends)
                grown[key] = max(worth, grown.get(key, 0))
    return grown


def join(cells: Cells, pair: tuple[int, int]) -> Cells:
    """The border after an edge between two of its places."""
    new = 1 + max(group for group, _ in cells)
    merged = {cells[at][0] for at in pair} - {0}
    joined = [
        (new if group in merged or at in pair else group, odd ^ (at in pair))
        for at, (group, odd) in enumerate(cells)
    ]
    return renumbered(joined)


def renumbered(cells: Sequence[tuple[int, int]]) -> Cells:
    names = {0: 0}
    for group, _ in cells:
        names.setdefault(group, len(names))
    return tuple((names[group], odd) for group, odd in cells)


def without_place(
    states: dict[tuple[Cells, int], int], at: int
) -> tuple[int, dict[tuple[Cells, int], int]]:
    """The border without a place; a group that leaves it is finished, and must be the only one."""
    longest = 0
    shrunk: dict[tuple[Cells, int], int] = {}
    for (cells, ends), value in states.items():
        group, odd = cells[at]
        rest = (*cells[:at], *cells[at + 1 :])
        if ends + odd > 2:
            continue
        if group != 0 and all(other != group for other, _ in rest):
            if all(other == 0 for other, _ in rest):
                longest = max(longest, value)
            continue
        key = (renumbered(rest), ends + odd)
        shrunk[key] = max(value, shrunk.get(key, 0))
    return longest, shrunk


def cheapest_pairing(edges: Sequence[Edge]) -> int:
    """The least length that joins the odd places of a network in pairs, but for any two."""
    graph = nx.Graph()
    for a, b, length in sorted(edges, key=lambda edge: -edge[2]):
        graph.add_edge(a, b, length=length)  # of parallel edges the shortest
    ends = Counter(place for a, b, _ in edges for place in (a, b))
    odd = [place for place in graph if ends[place] % 2]
    pairs = nx.Graph()
    for a, b in combinations(odd, 2):
        pairs.add_edge(a, b, weight=nx.dijkstra_path_length(graph, a, b, "length"))
    for place, free in product(odd, ("one end", "other end")):
        pairs.add_edge(place, free, weight=0)
    matching = nx.min_weight_matching(pairs) if odd else ()
    return int(sum(pairs.edges[pair]["weight"] for pair in matching))


def completed_tickets(board: Board, state: State, seat: int, borrowed: Iterable[int]) -> set[int]:
    """The seat's tickets whose places are connected by its routes and these."""
    graph = nx.Graph()
    graph.add_nodes_from(range(board.places))
    own = [route for route in range(board.routes) if state.route_owner[route] == seat]
    graph.add_edges_from((board.route_a[n], board.route_b[n]) for n in (*own, *borrowed))
    network = {
        place: number
        for number, places in enumerate(nx.connected_components(graph))
        for place in places
    }
    return {
        ticket
        for ticket in range(board.tickets)
        if (state.players[seat].tickets >> ticket) & 1
        and network[board.ticket_a[ticket]] == network[board.ticket_b[ticket]]
    }


def loans_at(board: Board, state: State, seat: int, place: int) -> list[int]:
    """The routes that a station in the place could borrow (B3)."""
    return [
        route
        for route in range(board.routes)
        if place in (board.route_a[route], board.route_b[route])
        and state.route_owner[route] not in (seat, NOBODY)
    ]


def best_borrowing(board: Board, state: State, seat: int) -> tuple[int, int, int]:
    """Ticket points, tickets completed and routes not borrowed, of the best assignment (B3)."""
    places = [place for place in range(board.places) if state.station_owner[place] == seat]
    options = [[NO_ROUTE, *loans_at(board, state, seat, place)] for place in places]
    held = [n for n in range(board.tickets) if (state.players[seat].tickets >> n) & 1]
    best: list[tuple[int, int, int]] = []
    for chosen in product(*options):
        borrowed = [route for route in chosen if route != NO_ROUTE]
        done = completed_tickets(board, state, seat, borrowed)
        points = sum(board.ticket_points[n] * (1 if n in done else -1) for n in held)
        best.append((points, len(done), -len(borrowed)))
    return max(best)


def winners(scores: Sequence[Score]) -> list[int]:
    """Points, then tickets, then fewer stations, then the bonus for the longest path (E6)."""
    ranks = [(s.total, s.completed_count, -s.built, s.bonus) for s in scores]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def points_by_hand(source: Map, state: State, seat: int) -> dict[str, int]:
    """The parts of a score that can be read off the table (C3, E3, E5)."""
    rules, player = source.rules, state.players[seat]
    own = [route for n, route in enumerate(source.routes) if state.route_owner[n] == seat]
    left = rules.stations.each - state.station_owner.count(seat)
    symbols = bin(player.tokens).count("1")
    return {
        "routes": sum(rules.points_for(route.length) for route in own),
        "stations": left * rules.stations.unbuilt_points,
        "tokens": rules.tokens.points[symbols] if rules.tokens.symbols else 0,
    }
