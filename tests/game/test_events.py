"""What chance dealt: the whole truth for records, what may be known for everybody else."""

from collections import Counter

import pytest
from tests.game.playing import ALL_KINDS, KIND_NAMES, play_on

from funicular.game import Event, new_game
from funicular.game.events import Fact
from funicular.maps import Map, load_map

SECRET = ("drawn", "offered")


def facts_seen(events: tuple[Event, ...], viewer: int | None) -> list[Fact]:
    return [event.seen_by(viewer).fact() for event in events]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_deal_shows_each_seat_its_own_cards_and_tickets(viewer: int | None) -> None:
    game = new_game("europe", 3, seed=1)
    for event, seen in zip(game.deal, facts_seen(game.deal, viewer), strict=True):
        if event.name in SECRET and event.seat != viewer:
            assert seen == [event.name, event.seat]
        else:
            assert seen == event.fact()


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_events_name_no_secret_to_anybody_else(source: Map, players: int) -> None:
    from random import Random

    game = new_game(source, players, seed="events")
    found: Counter[str] = Counter(event.name for event in game.deal)
    for _ in play_on(game, Random(2), undo=0):
        step = game.steps[-1]
        found.update(event.name for event in step.events)
        for event in step.events:
            if event.name in SECRET:
                assert event.seat == step.seat
                for viewer in (None, *range(players)):
                    seen = event.seen_by(viewer)
                    if viewer != step.seat:
                        assert seen == Event(event.name, seat=step.seat)
                        assert event.what not in repr(seen)  # type: ignore[operator]
                    else:
                        assert seen == event
            else:
                assert {event.seen_by(viewer) for viewer in (None, *range(players))} == {event}
    assert {"market", "offered"} <= set(found)


def test_the_dealt_cards_are_what_the_seats_hold() -> None:
    game = new_game("san_francisco", 3, seed=1)
    for seat in range(3):
        mine = [event for event in game.deal if event.seat == seat]
        assert Counter(e.card for e in mine if e.card) == Counter(game.view(seat).hand)
        assert [e.ticket for e in mine if e.ticket] == [t.id for t in game.view(seat).offer]
    market = [event.card for event in game.deal if event.name == "market"]
    assert tuple(market[-5:]) == game.view().market
    stacks = {event.place: event.symbol for event in game.deal if event.name == "stack"}
    starts = [place.id for place in load_map("san_francisco").places if place.tokens]
    assert list(stacks) == starts
    assert stacks == {s.place: s.symbol for s in game.view().stacks if s.place}


def test_every_kind_of_event_has_its_fact() -> None:
    assert [
        event.fact()
        for event in (
            Event("drawn", seat=0, card="red"),
            Event("market", slot=5, card="wild"),
            Event("revealed", card="blue"),
            Event("offered", seat=2, ticket="a-b"),
            Event("stack", symbol="sun", place="a"),
            Event("reset"),
            Event("reshuffle"),
        )
    ] == [
        ["drawn", 0, "red"],
        ["market", 5, "wild"],
        ["revealed", "blue"],
        ["offered", 2, "a-b"],
        ["stack", "sun", "a"],
        ["reset"],
        ["reshuffle"],
    ]
