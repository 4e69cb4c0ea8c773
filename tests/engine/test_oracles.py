"""Scoring against slow, plain answers to the same questions (see `oracles`)."""

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from tests.engine.oracles import (
    Edge,
    best_borrowing,
    board_of_edges,
    cheapest_pairing,
    completed_tickets,
    edges_of,
    is_trail,
    loans_at,
    owning,
    points_by_hand,
    sweep_trails,
    walk_trails,
    winners,
)
from tests.making import make_map
from tests.strategies import (
    Habit,
    builder,
    collector,
    examples,
    habits,
    play_out,
    seeds,
    tables,
    uniform,
)

from funicular.engine import trails
from funicular.engine.board import Board, build_board
from funicular.engine.networks import find_network, gather_links
from funicular.engine.pairings import pairing_loss
from funicular.engine.position import NO_ROUTE, NOBODY, State
from funicular.engine.scoring import Scores, ScoreWork, decide_winners, score_game, score_tickets
from funicular.engine.trails import TrailWork, longest_trail
from funicular.maps import Map, load_map
from funicular.maps.limits import MAX_PLAYERS

EUROPE = build_board(load_map("europe"))
WORK = TrailWork()  # used again and again, as in play


def engine_trail(board: Board, routes: list[int]) -> int:
    """The engine's answer, and that it can show such a trail."""
    longest = longest_trail(board, owning(routes), 0, WORK)
    shown = [route for index, route in enumerate(routes) if (WORK.best_set >> index) & 1]
    assert is_trail(edges_of(board, shown))
    assert sum(length for _, _, length in edges_of(board, shown)) == longest
    return longest


def random_network(random: Random, places: int, edges: int, lengths: int) -> list[Edge]:
    """Any edges: parallel ones, several networks, trees, all alike."""
    near = random.randint(1, places)
    network = []
    for _ in range(edges):
        a = random.randrange(places)
        b = (a + random.randint(1, max(1, min(near, places - 1)))) % places
        network.append((a, b, random.randint(1, lengths)))
    return network


def clustered_network(random: Random) -> list[Edge]:
    """Small dense clusters with bridges between them, and rings and dead ends at some places."""
    edges: list[Edge] = []
    first: list[int] = []
    places = 0
    for _ in range(random.randint(2, 4)):
        size = random.randint(2, 4)
        first.append(places)
        edges += [
            (places + a, places + b, random.randint(1, 3))
            for a, b in combinations(range(size), 2)
            if random.random() < 0.9
        ]
        places += size
    for number, start in enumerate(first[1:]):
        edges.append((random.choice(first[: number + 1]), start, random.randint(1, 3)))
    for _ in range(random.randint(0, 3)):
        at = random.choice((random.randrange(places), *first))
        if random.random() < 0.7:
            ring = [at, places, places + 1, at]
            edges += [(a, b, random.randint(1, 2)) for a, b in pairwise(ring)]
            places += 2
        else:
            edges.append((at, places, random.randint(1, 4)))
            places += 1
    random.shuffle(edges)
    return edges


@pytest.fixture(params=[trails.PATIENCE, 1], ids=["patient", "impatient"])
def _either_bound(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small networks are seldom searched long enough to need the dearer bound: hurry some."""
    monkeypatch.setattr(trails, "PATIENCE", request.param)


@pytest.mark.usefixtures("_either_bound")
@pytest.mark.parametrize("seed", range(6))
def test_the_longest_trail_of_small_networks_is_the_one_found_by_walking(seed: int) -> None:
    random = Random(seed)
    for _ in range(500):
        edges = random_network(random, random.randint(2, 8), random.randint(0, 10), 4)
        longest = walk_trails(edges)
        assert engine_trail(board_of_edges(edges), list(range(len(edges)))) == longest, edges
        assert sweep_trails(edges) == longest, edges


@pytest.mark.usefixtures("_either_bound")
@pytest.mark.parametrize("seed", range(4))
def test_the_longest_trail_of_larger_networks_is_the_one_found_by_sweeping(seed: int) -> None:
    random = Random(100 + seed)
    for _ in range(60):
        edges = random_network(random, random.randint(6, 16), random.randint(10, 20), 4)
        longest = sweep_trails(edges)
        assert engine_trail(board_of_edges(edges), list(range(len(edges)))) == longest, edges


@pytest.mark.usefixtures("_either_bound")
@pytest.mark.parametrize("seed", range(4))
def test_bridges_loops_and_dead_ends_are_no_obstacle(seed: int) -> None:
    random = Random(200 + seed)
    for _ in range(120):
        edges = clustered_network(random)
        longest = sweep_trails(edges)
        assert engine_trail(board_of_edges(edges), list(range(len(edges)))) == longest, edges


@pytest.mark.parametrize("seed", range(4))
def test_the_cheapest_pairing_is_never_overrated(seed: int) -> None:
    """The bound of `pairings` against a minimum matching by Networkx; mostly they agree."""
    random, agree = Random(300 + seed), 0
    for number in range(300):
        edges = clustered_network(random)
        if number % 2 == 0:
            edges = random_network(random, random.randint(8, 20), random.randint(14, 30), 3)
        board, work = board_of_edges(edges), TrailWork()
        gather_links(board, owning(range(len(edges))), 0, work)
        work.scope = work.left = work.links
        find_network(work, work.links, edges[0][0])
        part = [edge for index, edge in enumerate(edges) if (work.part >> index) & 1]
        cheapest = cheapest_pairing(part)
        if cheapest > 0:
            assert pairing_loss(work) <= 2 * cheapest, edges
            agree += (pairing_loss(work) + 1) // 2 == cheapest
    assert agree >= 200


def grown_network(board: Board, random: Random, cars: int) -> list[int]:
    """Routes of a real board that hang together and use up all cars, close to each other."""
    owned: list[int] = []
    places: set[int] = set()
    left = cars
    while True:
        free = [
            route
            for route in range(board.routes)
            if board.route_length[route] <= left
            and route not in owned
            and board.route_twin[route] not in owned
            and (not places or places & {board.route_a[route], board.route_b[route]})
        ]
        if not free:
            return sorted(owned)
        ends = [{board.route_a[route], board.route_b[route]} for route in free]
        # Routes that close a loop are the interesting ones.
        weights = [10 if each <= places else 1 for each in ends]
        route = random.choices(free, weights)[0]
        owned.append(route)
        places |= {board.route_a[route], board.route_b[route]}
        left -= board.route_length[route]


@pytest.mark.usefixtures("_either_bound")
@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_the_longest_trail_of_real_boards_is_the_one_found_by_sweeping(name: str) -> None:
    board, random = build_board(load_map(name)), Random(3)
    for _ in range(40):
        routes = grown_network(board, random, board.cars)
        assert engine_trail(board, routes) == sweep_trails(edges_of(board, routes)), routes


def random_ownership(board: Board, random: Random) -> State:
    """Routes, stations and tickets dealt out at random among three seats."""
    state = owning(())
    state.seats = 3
    density = random.uniform(0.2, 0.8)
    for route in range(board.routes):
        if random.random() < density:
            state.route_owner[route] = random.randrange(3)
    places = random.sample(range(board.places), board.places)
    for seat in range(3):
        built = random.randint(0, min(board.stations, len(places)))
        for _ in range(built):
            state.station_owner[places.pop()] = seat
        state.players[seat].stations = board.stations - built
        for ticket in random.sample(range(board.tickets), min(board.tickets, 10)):
            state.players[seat].tickets |= 1 << ticket
    return state


def check_borrowing(board: Board, state: State, seat: int) -> None:
    """The best assignment of stations, and one that the rules allow."""
    scores = Scores()
    score = scores.players[seat]
    score.built = board.stations - state.players[seat].stations
    score_tickets(board, state, seat, score, ScoreWork())
    borrowed = [route for route in score.borrowed[: score.built] if route != NO_ROUTE]
    for place, route in zip(score.station_place, score.borrowed[: score.built], strict=False):
        assert state.station_owner[place] == seat
        assert route == NO_ROUTE or route in loans_at(board, state, seat, place)
    done = completed_tickets(board, state, seat, borrowed)
    assert score.completed == sum(1 << ticket for ticket in done)
    assert score.completed_count == len(done)
    best = best_borrowing(board, state, seat)
    assert (score.tickets, score.completed_count, -len(borrowed)) == best


@pytest.mark.parametrize("seed", range(4))
def test_b3_stations_are_used_as_well_as_any_assignment_allows(seed: int) -> None:
    random = Random(seed)
    for _ in range(6):
        state = random_ownership(EUROPE, random)
        for seat in range(3):
            check_borrowing(EUROPE, state, seat)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_b3_stations_are_used_as_well_as_any_assignment_allows_thousands_of_times(
    seed: int,
) -> None:
    random = Random(1000 + seed)
    for _ in range(400):
        state = random_ownership(EUROPE, random)
        for seat in range(3):
            check_borrowing(EUROPE, state, seat)


@examples(60)
@given(table=tables(), seed=seeds)
def test_b3_stations_are_used_as_well_as_any_assignment_allows_on_any_map(
    table: tuple[Map, int], seed: int
) -> None:
    board, random = build_board(table[0]), Random(seed)
    board.stations = random.randint(1, 3)
    # Tickets worth much the same: then it matters how many are completed.
    board.ticket_points[: board.tickets] = random.choices((1, 2, 3), k=board.tickets)
    check_borrowing(board, random_ownership(board, random), 0)


def test_b3_between_equal_points_more_tickets_count() -> None:
    """Two hubs of somebody else's with own routes all round: tickets of 2, or two of 1."""
    source = make_map(
        *[f"h{hub}-n{end} 1 red" for hub in range(2) for end in range(6)],
        *["n0-n1 1 red", "n2-n3 1 red", "n4-n5 1 red"],
        cars=20,
        stations={"each": 2, "unbuilt_points": 1},
    )
    board, random = build_board(source), Random(1)
    for _ in range(60):
        state = owning(range(12, 15))
        state.route_owner[:12] = [1] * 12
        state.station_owner[:2] = [0, 0]
        board.ticket_points[: board.tickets] = random.choices((1, 2), k=board.tickets)
        for ticket in random.sample(range(board.tickets), 9):
            state.players[0].tickets |= 1 << ticket
        check_borrowing(board, state, 0)


def check_scores(source: Map, state: State) -> None:
    """Every part of every score, read off the table by hand."""
    board, scores = build_board(source), Scores()
    score_game(board, state, scores, ScoreWork())
    played = scores.players[: state.seats]
    own = [
        [route for route in range(board.routes) if state.route_owner[route] == seat]
        for seat in range(state.seats)
    ]
    lengths = [sweep_trails(edges_of(board, routes)) for routes in own]
    bonus = source.rules.bonus.longest_path
    for seat, score in enumerate(played):
        for part, points in points_by_hand(source, state, seat).items():
            assert getattr(score, part) == points, part
        best = bonus > 0 and lengths[seat] == max(lengths) > 0
        assert score.bonus == (bonus if best else 0)
        assert score.longest == (lengths[seat] if bonus > 0 else 0)
        check_borrowing(board, state, seat)
        parts = (score.routes, score.tickets, score.stations, score.bonus, score.tokens)
        assert score.total == sum(parts)
    assert [seat for seat, score in enumerate(played) if score.wins] == winners(played)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("name", "seats"), [("europe", 3), ("europe", 5), ("san_francisco", 2), ("san_francisco", 4)]
)
def test_the_scores_of_a_game_are_those_read_off_the_table(
    name: str, seats: int, seed: int
) -> None:
    source = load_map(name)
    check_scores(source, play_out(build_board(source), seats, seed, builder))


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats"),
    [*(("europe", n) for n in (2, 3, 4, 5)), *(("san_francisco", n) for n in (2, 3, 4))],
)
def test_the_scores_of_thousands_of_games_are_those_read_off_the_table(
    name: str, seats: int
) -> None:
    """Three hundred at each table, by three ways of playing: seven thousand scores."""
    source = load_map(name)
    board = build_board(source)
    for seed in range(100):
        for habit in (builder, uniform, collector):
            check_scores(source, play_out(board, seats, 1000 + seed, habit))


@examples(30)
@given(table=tables(), seed=seeds, habit=habits)
def test_the_scores_on_any_map_are_those_read_off_the_table(
    table: tuple[Map, int], seed: int, habit: Habit
) -> None:
    source, seats = table
    check_scores(source, play_out(build_board(source), seats, seed, habit))


@pytest.mark.parametrize("seats", range(2, MAX_PLAYERS + 1))
def test_e6_the_winner_is_the_one_whom_the_tie_breaks_name(seats: int) -> None:
    """Few different values, so that every tie occurs."""
    random, state, shared = Random(seats), State(), 0
    state.seats = seats
    for _ in range(1500):
        scores = Scores()
        for score in scores.players[:seats]:
            score.total = random.choice((-3, 5, 5, 5))
            score.completed_count = random.choice((2, 2, 1))
            score.built = random.choice((0, 0, 1))
            score.bonus = random.choice((0, 10))
        decide_winners(state, scores)
        won = [seat for seat, score in enumerate(scores.players) if score.wins]
        assert won == winners(scores.players[:seats])
        shared += len(won) > 1
    assert shared > 0


def test_a_position_without_routes_scores_nothing() -> None:
    state = owning(())
    assert state.route_owner.count(NOBODY) == len(state.route_owner)
    assert engine_trail(EUROPE, []) == 0
