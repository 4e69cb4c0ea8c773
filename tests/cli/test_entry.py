"""What people type: the notation, friendlier forms, questions, and refusals."""

import random

import pytest
from tests.cli.test_sentences import EVERYTHING

from funicular.cli.playing.entry import Question, numbered_answers, understand
from funicular.cli.playing.places import find_places, find_tracks, plain
from funicular.engine.position import Phase
from funicular.game import (
    Action,
    BuildStation,
    Claim,
    Game,
    IllegalAction,
    UnreadableAction,
    new_game,
)
from funicular.maps import load_map

EUROPE = load_map("europe")


def at_turn(seed: str = "a", game: str = "europe") -> Game:
    made = new_game(game, 2, seed=seed)
    while made.phase != Phase.TURN:
        made.play(made.legal_actions()[0])
    return made


def meant(game: Game, text: str) -> str | list[str]:
    """The action of a text, or the actions between which it asks."""
    found = understand(game.view(game.awaited[0]), text)
    if isinstance(found, Question):
        return [str(action) for _, action in found.answers]
    return str(found)


def with_hand(game: Game, **cards: int) -> Game:
    """The same game, with other cards in the hand of seat 0."""
    hand = game._state.players[0].hand
    hand[:] = [0] * len(hand)
    for kind, count in cards.items():
        hand[game.notation.card(kind)] = count
    game._state.players[0].hand_size = sum(hand)
    return game


@pytest.mark.parametrize("source", [EUROPE, load_map("san_francisco"), EVERYTHING])
def test_every_legal_action_is_understood_as_it_is_written(source: object) -> None:
    rng = random.Random(7)
    game = new_game(source, 2, seed=7)  # type: ignore[arg-type]
    while not game.is_over and game.decisions < 300:
        seat = game.awaited[0]
        view = game.view(seat)
        actions = list(view.legal_actions)
        for action in rng.sample(actions, min(10, len(actions))):
            assert understand(view, str(action)) == action
        game.play(rng.choice(actions), seat)


def test_friendly_claims_lead_to_the_routes_own_claims() -> None:
    rng = random.Random(8)
    game = new_game("europe", 3, seed=8)
    tried = 0
    while not game.is_over:
        view = game.view(game.awaited[0])
        claims = [action for action in view.legal_actions if isinstance(action, Claim)]
        if claims and rng.random() < 0.3:
            route = game.map.route(rng.choice(claims).route)
            start, end = (game.map.place(each).name for each in (route.start, route.end))
            found = understand(view, f"claim {end} {start}")
            actions = (
                [each for _, each in found.answers] if isinstance(found, Question) else [found]
            )
            ends = {route.id.partition("/")[0]}
            assert {a.route.partition("/")[0] for a in actions if isinstance(a, Claim)} == ends
            assert all(action in claims for action in actions)
            tried += 1
        game.play(view.legal_actions.pick(rng.randrange))
    assert tried > 20


def test_tickets_by_their_numbers() -> None:
    game = new_game("europe", 2, seed="a")
    for text in ("1,3", "1 3", "3, 1", "keep 1,3", "keep 3 1", "k 1 3"):
        assert meant(game, text) == "keep 1,3"
    assert meant(game, "all") == "keep 1,2,3,4"
    with pytest.raises(IllegalAction) as refused:
        meant(game, "2")
    assert refused.value.code == "opening_too_few"


def test_cards_by_number_letter_and_colour() -> None:
    game = at_turn()
    assert game.view(0).market == ("orange", "orange", "white", "green", "green")
    for text in ("3", "draw 3", "take 3", "white", "draw white", "WHITE"):
        assert meant(game, text) == "draw 3"
    for text in ("d", "deck", "draw", "draw deck", "blind"):
        assert meant(game, text) == "draw deck"
    assert meant(game, "t") == meant(game, "tickets") == "tickets"
    for text in ("6", "purple", "pink", "x y z"):
        with pytest.raises(UnreadableAction):
            meant(game, text)


def test_claims_ask_only_what_is_open() -> None:
    game = with_hand(at_turn(), purple=1, red=3, yellow=2, wild=1)
    assert meant(game, "claim paris dieppe") == "claim dieppe-paris purple"
    assert meant(game, "c dieppe to par") == "claim dieppe-paris purple"
    assert meant(game, "claim Paris-Dieppe wild") == "claim dieppe-paris wild"
    assert meant(game, "claim brux paris") == [
        "claim bruxelles-paris/1 red",
        "claim bruxelles-paris/2 yellow",
    ]
    assert meant(game, "claim brux paris yellow") == "claim bruxelles-paris/2 yellow"
    # A grey route asks for the colour, and pays colour before wilds.
    assert meant(game, "claim paris zurich") == [
        "claim paris-zurich yellow+1",
        "claim paris-zurich red",
    ]
    # Two tracks that differ in nothing are no question; a ferry has its wild.
    assert meant(game, "claim london dieppe red+1") == "claim dieppe-london/1 red+1"


def test_claims_that_are_refused_say_why() -> None:
    game = with_hand(at_turn(), red=1)
    for text, code in {
        "claim paris dieppe": "cards_lacking",
        "claim paris brux": "cards_lacking",
        "claim petro stock": "cards_lacking",
        "claim london dieppe": "cards_lacking",
        "claim london dieppe red": "ferry_wilds",
        "claim paris brest white": "wrong_colour",
    }.items():
        with pytest.raises(IllegalAction) as refused:
            meant(game, text)
        assert refused.value.code == code, text
    for text, told in {
        "claim paris moskva": "no route joins Paris and Moskva; try: routes Paris",
        "claim paris": "not two places",
        "claim atlantis paris": "not two places",
        "station p": "'p' could be",
        "station atlantis": "no place is called 'atlantis'",
    }.items():
        with pytest.raises(UnreadableAction, match=told):
            meant(game, text)


def test_stations_ask_for_the_colour() -> None:
    game = with_hand(at_turn(), red=1, blue=2)
    assert meant(game, "station kob") == [
        *("station kobenhavn blue", "station kobenhavn red"),
    ]
    assert meant(game, "build in Kobenhavn red") == "station kobenhavn red"
    assert meant(with_hand(at_turn(), wild=1), "s kob") == "station kobenhavn wild"


def test_tunnels_are_answered_by_number() -> None:
    for seed in range(60):
        game = with_hand(at_turn(str(seed)), red=6, wild=3)
        game.play("claim paris-zurich red", 0)
        if game.phase == Phase.TUNNEL:
            break
    view = game.view(0)
    answers = numbered_answers(view)
    assert str(answers[-1][1]) == "withdraw"
    assert [meant(game, str(number)) for number in range(1, len(answers) + 1)] == [
        str(action) for _, action in answers
    ]
    assert meant(game, "w") == "withdraw"
    assert meant(game, "pay") in (str(answers[0][1]), [str(action) for _, action in answers[:-1]])
    with pytest.raises(UnreadableAction):
        meant(game, str(len(answers) + 1))


def test_tokens_are_placed_by_name() -> None:
    game = new_game("san_francisco", 2, seed="tokens")
    game.play("keep 1", 0)
    game.play("keep 1", 1)
    assert game.phase == Phase.PLACING
    symbols = [s.symbol for s in game.view().stacks if s.place is None and s.height]
    name = game.map.names.token(symbols[0])
    assert meant(game, f"place {name} presidio") == f"place {symbols[0]} presidio"
    assert meant(game, "place pier 39") == [f"place {symbol} pier_39" for symbol in symbols]
    with pytest.raises(UnreadableAction, match="which token goes where"):
        meant(game, "place nonsense nowhere")
    with pytest.raises(IllegalAction) as refused:
        meant(game, f"place {name} alcatraz")
    assert refused.value.code == "stack_there"


def test_names_need_no_accents_and_no_endings() -> None:
    assert plain("  Kyïv–København ") == "kyiv kobenhavn"
    for text, name in {
        "ZÜRICH": "zurich",
        "kopenhavn": "kobenhavn",
        "const": "constantinople",
    }.items():
        assert [place.id for place in find_places(EUROPE, text)] == [name]
    bay = load_map("san_francisco")
    assert [place.id for place in find_places(bay, "gate")] == ["golden_gate_bridge"]
    tracks = find_tracks(bay, ["golden", "gate", "bridge", "fort", "mason"])
    assert [route.id for route in tracks] == ["fort_mason-golden_gate_bridge"]


def test_answers_are_actions() -> None:
    game = with_hand(at_turn(), red=1, blue=2)
    found = understand(game.view(0), "station paris")
    assert isinstance(found, Question)
    action: Action = found.answers[0][1]
    assert isinstance(action, BuildStation)
    assert "1 ■ blue" in found.answers[0][0]
