"""The explained score: every part can be checked on the board, and they add up."""

import json
from collections import Counter
from random import Random

import pytest
from tests.engine.table import Table, in_play
from tests.game.playing import ALL_KINDS, KIND_NAMES, generated_map, play_on, random_game, tiny_map
from tests.making import make_map

from funicular.game import Game, GameScore, SeatScore, new_game, notation_of
from funicular.game.score import explain_score, find_path, walk_trail
from funicular.maps import Map, Route


def routes_of(game: Game, seat: int) -> set[str]:
    return {route for route, owner in game.view().routes.items() if owner == seat}


def walk(source: Map, routes: tuple[str, ...], start: str) -> list[str] | None:
    """The places visited along the routes, or None if they do not follow each other."""
    places = [start]
    for name in routes:
        route = source.route(name)
        if places[-1] not in (route.start, route.end):
            return None
        places.append(route.end if places[-1] == route.start else route.start)
    return places


def check_parts(game: Game, score: SeatScore) -> None:
    rules = game.map.rules
    assert score.name == game.names[score.seat]
    assert {each.route for each in score.routes} == routes_of(game, score.seat)
    for each in score.routes:
        assert each.length == game.map.route(each.route).length
        assert each.points == rules.points_for(each.length)
    assert score.route_points == sum(each.points for each in score.routes)
    assert score.route_points == game.view().seats[score.seat].points
    assert score.ticket_points == sum(each.points for each in score.tickets)
    assert score.completed == sum(each.completed for each in score.tickets)
    assert score.stations_left == rules.stations.each - len(score.stations)
    assert score.station_points == score.stations_left * rules.stations.unbuilt_points
    held = rules.tokens.points[len(score.tokens)] if rules.tokens.symbols else 0
    assert score.token_points == held
    assert score.total == (
        score.route_points
        + score.ticket_points
        + score.station_points
        + score.longest_bonus
        + score.token_points
    )


def check_tickets(game: Game, score: SeatScore, found: Counter[str]) -> None:
    own = routes_of(game, score.seat)
    borrowed = {each.borrows for each in score.stations if each.borrows}
    held = [ticket.id for ticket in game.view(score.seat).tickets]
    assert [each.ticket for each in score.tickets] == held
    usable = own | borrowed
    for each in score.tickets:
        ticket = game.map.ticket(each.ticket)
        assert each.points == (ticket.points if each.completed else -ticket.points)
        if each.completed:
            places = walk(game.map, each.path, ticket.start)
            assert places is not None
            assert places[-1] == ticket.end
            assert len(set(places)) == len(places)
            assert set(each.path) <= usable
            found["completed"] += 1
            found["borrowing"] += bool(set(each.path) & borrowed)
        else:
            assert each.path == ()
            routes = [game.map.route(route) for route in usable]
            assert find_path(routes, ticket.start, ticket.end) == ()
            found["failed"] += 1


def check_stations(game: Game, score: SeatScore) -> None:
    owners = game.view().routes
    built = {place for place, owner in game.view().stations.items() if owner == score.seat}
    assert {each.place for each in score.stations} == built
    for each in score.stations:
        if each.borrows is not None:
            route = game.map.route(each.borrows)
            assert owners[each.borrows] != score.seat
            assert each.place in (route.start, route.end)


def check_trail(game: Game, score: SeatScore, found: Counter[str]) -> None:
    trail = score.longest_trail
    assert set(trail) <= routes_of(game, score.seat)
    assert len(set(trail)) == len(trail)
    assert score.longest == sum(game.map.route(route).length for route in trail)
    if trail:
        first = game.map.route(trail[0])
        walks = [walk(game.map, trail, end) for end in (first.start, first.end)]
        assert any(walks)
        found["loops"] += any(places and len(set(places)) < len(places) for places in walks)
        found["trails"] += len(trail) > 2


def check_winners(game: Game, score: GameScore) -> None:
    bonus = game.map.rules.bonus.longest_path
    longest = max(each.longest for each in score.seats)
    for each in score.seats:
        assert each.longest_bonus == (bonus if longest and each.longest == longest else 0)
        assert each.wins == (each.seat in score.winners)

    def rank(each: SeatScore) -> tuple[int, ...]:
        return each.total, each.completed, -len(each.stations), each.longest_bonus

    best = max(rank(each) for each in score.seats)
    assert [each.seat for each in score.seats if rank(each) == best] == list(score.winners)


def check_score(game: Game, found: Counter[str]) -> None:
    score = game.score()
    assert [each.seat for each in score.seats] == list(range(game.players))
    for each in score.seats:
        check_parts(game, each)
        check_tickets(game, each, found)
        check_stations(game, each)
        check_trail(game, each, found)
    check_winners(game, score)


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_every_part_can_be_checked_on_the_board(source: Map, players: int) -> None:
    found: Counter[str] = Counter()
    for number in range(6):
        game = random_game(source, players, number)
        check_score(game, found)
        assert game.score().final
    assert found["failed"] > 0


def test_every_part_can_be_checked_at_any_time() -> None:
    """On generated maps, whose short games use every mechanism; before the end as well."""
    found: Counter[str] = Counter()
    for number in range(25):
        source = generated_map(number)
        game = new_game(source, source.rules.players.max, seed=number)
        for count, _ in enumerate(play_on(game, Random(number))):
            if count % 10 == 0:
                check_score(game, found)
                assert game.score().final == game.is_over
        check_score(game, found)
    assert min(found[what] for what in ("completed", "failed", "borrowing", "trails", "loops")) > 5


def test_the_score_is_json_and_names_every_part() -> None:
    facts = random_game(tiny_map(), 2, 1).score().facts()
    assert json.loads(json.dumps(facts)) == json.loads(json.dumps(facts, sort_keys=True))
    assert set(facts[0]) == set(SeatScore.__dataclass_fields__)
    assert set(facts[0]["routes"][0]) == {"route", "length", "points"}


def explain(table: Table) -> GameScore:
    names = tuple(f"Player {seat + 1}" for seat in range(table.state.seats))
    return explain_score(notation_of(table.map), table.state, names, False)


def test_a_ticket_is_explained_with_the_route_that_a_station_borrows() -> None:
    source = make_map(
        "a-b 1 red",
        "b-c 1 red",
        "c-d 1 red",
        tickets=("a-d 9", "a-b 1", "b-d 3"),
        stations={"each": 2, "unbuilt_points": 4},
    )
    table = in_play(source, 2)
    table.build(0, "a-b", "c-d")
    table.build(1, "b-c")
    table.hold(0, "a-d", "a-b")
    table.put_station(0, "c")
    score = explain(table).seats[0]
    assert [(each.ticket, each.path) for each in score.tickets] == [
        ("a-d", ("a-b", "b-c", "c-d")),
        ("a-b", ("a-b",)),
    ]
    assert [(each.place, each.borrows) for each in score.stations] == [("c", "b-c")]
    assert (score.ticket_points, score.station_points, score.total) == (10, 4, 16)


def test_a_station_that_helps_nothing_borrows_nothing() -> None:
    source = make_map("a-b 1 red", "b-c 1 red", stations={"each": 1, "unbuilt_points": 4})
    table = in_play(source, 2)
    table.build(1, "b-c")
    table.put_station(0, "b")
    assert explain(table).seats[0].stations[0].borrows is None


def test_a_trail_through_a_loop_is_walked_in_order() -> None:
    source = make_map(
        "a-b 1 red", "b-c 1 red", "c-d 1 red", "d-b 1 red", "b-e 1 red", bonus={"longest_path": 10}
    )
    table = in_play(source, 2)
    table.build(0, "a-b", "b-c", "c-d", "d-b", "b-e")
    score = explain(table).seats[0]
    assert score.longest == 5
    assert score.longest_trail[0] in ("a-b", "b-e")
    assert score.longest_trail[-1] in ("a-b", "b-e")
    assert score.longest_bonus == 10


def test_walking_uses_every_route_once() -> None:
    rng = Random(7)
    for _ in range(300):
        place = rng.choice("abcde")
        routes = []
        for number in range(rng.randint(1, 12)):
            other = rng.choice([each for each in "abcde" if each != place])
            routes.append(Route(f"{number}", place, other, 1, "red"))
            place = other
        rng.shuffle(routes)
        order = walk_trail(routes)
        assert sorted(order) == sorted(route.id for route in routes)
        by_id = {route.id: route for route in routes}
        assert any(
            follows(by_id, order, start) for start in (by_id[order[0]].start, by_id[order[0]].end)
        )
    assert walk_trail([]) == ()


def follows(routes: dict[str, Route], order: tuple[str, ...], place: str) -> bool:
    for name in order:
        route = routes[name]
        if place not in (route.start, route.end):
            return False
        place = route.end if place == route.start else route.start
    return True
