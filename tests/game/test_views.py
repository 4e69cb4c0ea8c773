"""Views keep secrets: what a viewer may not know changes nothing that it is shown."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.game.beliefs import view_of
from tests.game.playing import ALL_KINDS, KIND_NAMES, play_on, random_game

from funicular.engine.chance import Chance, seed_chance
from funicular.engine.position import KINDS, NOBODY, Phase, State, View
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import (
    ActionError,
    Claim,
    Game,
    GameView,
    LegalActions,
    Seed,
    new_game,
    notation_of,
)
from funicular.maps import Map, Route

FACTS = {
    *("seat", "phase", "decisions", "awaited", "market", "deck", "discards", "ticket_deck"),
    *("returned", "last_turns", "routes", "stations", "stacks", "tunnel", "seats"),
    *("hand", "tickets", "offer", "chosen", "station_cost"),
}
SEAT_FACTS = {
    *("seat", "name", "cars", "stations", "cards", "known_cards", "tickets", "offered"),
    *("points", "tokens", "ready"),
}


def positions(source: Map, players: int, every: int = 25) -> Iterator[tuple[Game, Random]]:
    """Positions from all over a game, the end included."""
    game = new_game(source, players, seed="views")
    rng = Random(players)
    for count, _ in enumerate(play_on(game, rng)):
        if count % every == 2 or count < 3 or game.is_over:
            yield game, rng


def viewers(game: Game) -> list[int]:
    return [*range(game.players), NOBODY]


def shown(game: Game, state: State, viewer: int) -> str:
    """Everything that a viewer is shown, as text."""
    view = GameView(game.notation, view_of(state, viewer), game.names)
    told = [json.dumps(view.facts()), repr(view.legal_actions), str(list(view.position.cells()))]
    told += [repr(view.seats), repr(view.tickets), repr(view.offer), repr(view.returned)]
    told += [repr(view.tickets_of(seat)) for seat in range(game.players)]
    return "\n".join(told)


def refusals(game: Game, state: State, viewer: int, texts: list[str]) -> list[str]:
    """What a seat is told when it tries these actions."""
    legal = LegalActions(game.notation, state, viewer)
    told = []
    for text in texts:
        try:
            told.append(f"legal {legal.number(text)}")
        except ActionError as error:
            told.append(str(error))
    return told


def deal_cards_again(state: State, viewer: int, rng: Random) -> None:
    """Change which of the unseen cards are in the other hands, and which in the deck."""
    others = [p for seat, p in enumerate(state.players[: state.seats]) if seat != viewer]
    unseen = [kind for kind in range(KINDS) for _ in range(state.deck[kind])]
    for player in others:
        unseen += [kind for kind in range(KINDS) for _ in range(player.hand[kind])]
    rng.shuffle(unseen)
    for player in others:
        cards = Counter(unseen.pop() for _ in range(player.hand_size))
        player.hand[:] = [cards[kind] for kind in range(KINDS)]
        player.blind[:] = [rng.randint(0, 9) for _ in range(KINDS)]
    cards = Counter(unseen)
    state.deck[:] = [cards[kind] for kind in range(KINDS)]


def deal_tickets_again(state: State, viewer: int, rng: Random) -> None:
    """Change which tickets the others hold, were offered, gave back, or put under the deck."""
    slots: list[tuple[list[int], int]] = [
        (state.queue, n) for n in range(state.queue_size) if state.queue_seat[n] != viewer
    ]
    for seat, player in enumerate(state.players[: state.seats]):
        if seat != viewer:
            slots += [(player.offer, n) for n in range(player.offer_size)]
            player.tickets, player.gone = player.gone, player.tickets ^ rng.getrandbits(40)
            player.chosen = rng.randrange(16) * player.ready
    tickets = [row[n] for row, n in slots]
    rng.shuffle(tickets)
    for (row, n), ticket in zip(slots, tickets, strict=True):
        row[n] = ticket
    state.ticket_pool = rng.getrandbits(40)


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_hidden_facts_change_nothing_that_is_shown(source: Map, players: int) -> None:
    """States that differ only in what is hidden look the same, down to the last byte."""
    catalogue = notation_of(source).catalogue()
    for game, rng in positions(source, players):
        texts = [game.notation.text(n) for n in rng.sample(catalogue, min(60, len(catalogue)))]
        for viewer in viewers(game):
            other = game._state.copy()
            deal_cards_again(other, viewer, rng)
            if not game.is_over:
                deal_tickets_again(other, viewer, rng)
            assert other != game._state
            assert shown(game, other, viewer) == shown(game, game._state, viewer)
            assert view_of(other, viewer) == view_of(game._state, viewer)
            if viewer != NOBODY:
                told = refusals(game, game._state, viewer, texts)
                assert refusals(game, other, viewer, texts) == told


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_sampled_worlds_change_nothing_that_is_shown(source: Map, players: int) -> None:
    chance, work, world = Chance(), WorldWork(), State()
    seed_chance(chance, [players] * 8)
    differing = 0
    for game, _ in positions(source, players):
        for viewer in viewers(game):
            view = view_of(game._state, viewer)
            assert sample_world(game.board, view, chance, world, work)
            assert view_of(world, viewer) == view
            assert shown(game, world, viewer) == shown(game, game._state, viewer)
            differing += world != game._state
    assert differing > 5


def test_each_seat_sees_a_difference_in_its_own_secrets() -> None:
    """The comparisons above would be worthless if they never told two states apart."""
    game = new_game("europe", 3, seed="own")
    for seat in range(3):
        other = game._state.copy()
        deal_cards_again(other, NOBODY, Random(seat))
        deal_tickets_again(other, NOBODY, Random(seat))
        assert shown(game, other, seat) != shown(game, game._state, seat)
        assert shown(game, other, NOBODY) == shown(game, game._state, NOBODY)


def named_tickets(facts: object, tickets: set[str]) -> set[str]:
    """The tickets that JSON facts mention anywhere."""
    if isinstance(facts, dict):
        facts = [*facts.values(), *facts]
    if isinstance(facts, list):
        return {name for each in facts for name in named_tickets(each, tickets)}
    return {facts} & tickets if isinstance(facts, str) else set()


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_no_ticket_of_others_is_named(source: Map, players: int) -> None:
    tickets = {ticket.id for ticket in source.tickets}
    mentioned = 0
    for game, _ in positions(source, players, every=5):
        state = game._state
        for viewer in viewers(game):
            own: set[str] = set()
            if viewer != NOBODY:
                player = state.players[viewer]
                numbers = {n for n in range(len(source.tickets)) if player.tickets >> n & 1}
                numbers |= set(player.offer[: player.offer_size])
                numbers |= {
                    state.queue[n] for n in range(state.queue_size) if state.queue_seat[n] == viewer
                }
                own = {source.tickets[n].id for n in numbers}
            facts = game.view(None if viewer == NOBODY else viewer).facts()
            facts["routes"] = facts["tunnel"] = None  # a route may be called like a ticket
            assert named_tickets(facts, tickets) == own
            mentioned += len(own)
    assert mentioned > 0


@pytest.mark.parametrize("seed", [Seed(text="my very secret seed"), Seed(secret=b"s3cret!!" * 4)])
def test_the_seed_is_nowhere_to_be_seen(seed: Seed) -> None:
    game = new_game("europe", 2, seed=seed)
    words = ["my very secret seed", "s3cret!!", (b"s3cret!!" * 4).hex(), seed.key.hex()]
    words += [str(word) for word in game._chance.key]
    step = game.play("keep 1,2", 0)
    for text in (
        *(shown(game, game._state, viewer) for viewer in viewers(game)),
        *(repr(each) for each in (game, game.view(0), game.view(), step, game.legal_actions())),
        repr(vars(game.view(0)).keys()),
    ):
        assert not [word for word in words if word in text]


def test_a_view_holds_no_way_back_to_the_game() -> None:
    view = new_game("europe", 2, seed=1).view(0)
    assert set(vars(view)) <= {"notation", "position", "names", "seats"}
    assert type(view.position) is View
    assert not hasattr(view.position, "deck")
    assert not hasattr(view.position, "ticket_pool")


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_what_is_shown_is_true(source: Map, players: int) -> None:
    names = (*("purple", "white", "blue", "yellow", "orange", "black", "red", "green"), "wild")
    for game, _ in positions(source, players):
        state = game._state
        for seat in range(players):
            facts = game.view(seat).facts()
            assert set(json.loads(json.dumps(facts))) == FACTS
            assert all(set(each) == SEAT_FACTS for each in facts["seats"])
            player = state.players[seat]
            assert facts["hand"] == {n: c for n, c in zip(names, player.hand, strict=True) if c}
            assert facts["offer"] == [
                source.tickets[n].id for n in player.offer[: player.offer_size]
            ]
            assert len(facts["tickets"]) == player.ticket_count
            assert facts["seats"][seat]["cards"] == sum(facts["hand"].values())
            assert facts["deck"] == sum(state.deck)
            assert facts["ticket_deck"] == state.ticket_pool.bit_count() + state.queue_size
            assert facts["awaited"] == list(game.awaited)
            assert facts["phase"] == game.phase.name.lower()
            for each in facts["seats"]:
                held = Counter(dict(zip(names, state.players[each["seat"]].hand, strict=True)))
                assert Counter(each["known_cards"]) <= held


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    game = new_game("san_francisco", 3, seed=1)
    view = game.view()
    assert view.seat is None
    assert (view.hand, view.tickets, view.offer, view.chosen) == ({}, (), (), ())
    assert view.station_cost is None
    assert list(view.legal_actions) == []
    assert [seat.offered for seat in view.seats] == [2, 2, 2]
    game.play("keep 1", 1)
    assert [seat.ready for seat in game.view().seats] == [False, True, False]
    assert game.view(1).chosen == (1,)
    assert game.view(0).chosen == ()


def test_after_the_end_all_tickets_lie_open_but_hands_do_not() -> None:
    game = random_game("europe", 3, 2)
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        for seat in range(3):
            held = game._state.players[seat].tickets
            assert len(view.tickets_of(seat)) == held.bit_count() > 0
            if seat != viewer:
                assert not any(view.position.players[seat].hand)


def test_a_view_does_not_change_with_the_game() -> None:
    game = new_game("europe", 2, seed=1)
    view = game.view(0)
    before = json.dumps(view.facts())
    for seat in (0, 1):
        game.play("keep 1,2", seat)
    assert json.dumps(view.facts()) == before
    assert game.phase == Phase.TURN


def test_bots_can_read_the_whole_table_from_a_view() -> None:
    """The accessors give the same as the facts."""
    game = random_game("europe", 3, 4)
    view = game.view(1)
    facts = view.facts()
    assert {r.id for seat in range(3) for r in view.routes_of(seat)} == set(facts["routes"])
    assert {r.id for r in view.routes_of(1)} == {r for r, s in facts["routes"].items() if s == 1}
    assert view.map is game.map
    assert view.players == 3
    assert [ticket.id for ticket in view.tickets] == facts["tickets"]
    assert view.last_turns is None


@pytest.mark.parametrize(("players", "closes"), [(2, True), (3, True), (4, False)])
def test_c4_closed_tracks_are_told_apart_from_free_ones(players: int, closes: bool) -> None:
    """A second track that nobody may claim is closed; before the first is taken none is."""
    game = new_game("europe", players, seed=1)
    twins = {route.id: route.id[:-1] + "21"[int(route.id[-1]) - 1] for route in doubles(game.map)}
    assert game.view(None).closed == ()
    while not set(game.view(None).routes) & set(twins):
        seat = game.awaited[0]
        claims = [a for a in game.legal_actions(seat) if isinstance(a, Claim) and a.route in twins]
        game.play(claims[0] if claims else next(iter(game.legal_actions(seat))), seat)
    taken = next(route for route in game.view(None).routes if route in twins)
    assert game.view(None).closed == ((twins[taken],) if closes else ())
    assert game.view(0).closed == game.view(None).closed


def doubles(source: Map) -> list[Route]:
    return [route for route in source.routes if "/" in route.id]
