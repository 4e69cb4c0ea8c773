"""What is counted of finished games equals what anybody can count in their records."""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.game.playing import ALL_KINDS, KIND_NAMES, play_on
from tests.golden.games import choose

from funicular.engine.position import Phase
from funicular.game import Game, OptionError, new_game, replay
from funicular.game.seat_facts import SeatFacts, seat_facts
from funicular.maps import Map


def finished(source: Map, players: int, seed: str) -> Game:
    """A game with undos: half at random, half by players who want something."""
    game, rng = new_game(source, players, seed=seed), Random(seed)
    if seed.endswith("random"):
        for _ in play_on(game, rng):
            pass
    else:
        while not game.is_over:
            if game.can_undo and game.phase != Phase.OPENING and rng.random() < 0.03:
                game.undo()
            else:
                seat = rng.choice(game.awaited)
                game.play(choose(game, seat, rng, 2.0), seat)
    return game


def standing(moves: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    left: list[dict[str, Any]] = []
    for move in moves:
        if "undo" in move:
            left.pop()
        else:
            left.append(move)
    return left


class Told(NamedTuple):
    """What the record says of a seat."""

    done: Counter[str]
    offers: Counter[str]
    claims: list[str]
    score: dict[str, Any]


def counted(game: Game) -> list[Told]:
    """The same facts from the record's text alone, with a replay only for the phases."""
    record = game.record()
    assert record.result is not None
    moves = standing(record.moves)
    offers = [*record.deal, *(event for move in moves for event in move["chance"])]
    tunnels = {route.id for route in game.map.routes if route.tunnel}
    again = replay(record, until=0)
    told = [Counter[str]() for _ in range(game.players)]
    claims: list[list[str]] = [[] for _ in range(game.players)]
    pending = ""
    for move in moves:
        done, verb = told[move["seat"]], move["action"].split()[0]
        done["turns"] += again.phase is Phase.TURN
        again.play(move["action"], move["seat"])
        done["decisions"] += 1
        if verb == "draw":
            done["deck" if move["action"] == "draw deck" else "market"] += 1
        done["draws"] += verb == "tickets"
        if verb == "claim":
            pending = move["action"].split()[1]
            done["tried"] += pending in tunnels
            if again.phase is not Phase.TUNNEL:
                done["free"] += pending in tunnels
                claims[move["seat"]].append(pending)
        if verb == "pay":
            done["paid"] += 1
            claims[move["seat"]].append(pending)
        done["withdrawn"] += verb == "withdraw"
    return [
        Told(
            told[seat],
            Counter(event[2] for event in offers if event[:2] == ["offered", seat]),
            claims[seat],
            record.result["scores"][seat],
        )
        for seat in range(game.players)
    ]


def check(facts: SeatFacts, told: Told, scores: list[dict[str, Any]]) -> None:
    score, done = told.score, told.done
    assert facts.total == score["total"]
    assert facts.total == (
        facts.route_points
        + facts.completed_points
        + facts.failed_points
        + facts.station_points
        + facts.longest_bonus
        + facts.token_points
    )
    assert facts.route_points == score["route_points"]
    assert facts.completed_points + facts.failed_points == score["ticket_points"]
    assert facts.completed_points >= 0 >= facts.failed_points
    assert facts.station_points == score["station_points"]
    assert facts.longest_bonus == score["longest_bonus"]
    assert facts.token_points == score["token_points"]
    assert facts.wins == score["wins"] == (facts.place == 1)
    assert facts.place > sum(other["total"] > facts.total for other in scores)
    assert {each.ticket: each.dealt for each in facts.tickets} == told.offers
    kept = {each["ticket"]: each for each in score["tickets"]}
    assert {each.ticket for each in facts.tickets if each.kept} == set(kept)
    for each in facts.tickets:
        held = kept.get(each.ticket, {"completed": False, "points": 0})
        assert (each.completed, each.points) == (held["completed"], held["points"])
    assert list(facts.routes) == told.claims
    assert set(facts.routes) == {each["route"] for each in score["routes"]}
    assert facts.cars == sum(each["length"] for each in score["routes"])
    assert facts.tunnels_free == done["free"]
    assert facts.tunnels_paid == done["paid"]
    assert facts.tunnels_withdrawn == done["withdrawn"]
    assert facts.tunnels_free + facts.tunnels_paid + facts.tunnels_withdrawn == done["tried"]
    assert facts.stations == len(score["stations"])
    assert facts.tokens == len(score["tokens"])
    assert facts.longest == score["longest"]
    assert (facts.turns, facts.decisions) == (done["turns"], done["decisions"])
    assert (facts.cards_deck, facts.cards_market) == (done["deck"], done["market"])
    assert facts.ticket_draws == done["draws"]


@pytest.mark.parametrize("seed", ["one", "two", "three random"])
@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_facts_are_what_the_record_says(source: Map, players: int, seed: str) -> None:
    game = finished(source, players, seed)
    assert game.is_over
    told = counted(game)
    scores = [each.score for each in told]
    facts = seat_facts(game)
    assert len(facts) == players
    for each, count in zip(facts, told, strict=True):
        check(each, count, scores)
    assert facts == seat_facts(replay(game.record())), "counted again, they are the same"


def test_everything_that_is_counted_happens() -> None:
    """In the games above each kind of fact is met, so that none is always zero."""
    met: Counter[str] = Counter()
    for source, players in ALL_KINDS:
        for facts in seat_facts(finished(source, players, "one")):
            for name in SeatFacts.__slots__:
                met[name] += bool(getattr(facts, name))
            met["dealt again"] += any(each.dealt > 1 for each in facts.tickets)
            met["shared place"] += facts.place > 1
    assert [name for name in SeatFacts.__slots__ if not met[name]] == []


def test_a_running_game_tells_nothing() -> None:
    with pytest.raises(OptionError):
        seat_facts(new_game("europe", 2, seed=1))
