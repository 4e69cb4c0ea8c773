"""The story of a game: every decision is told, and nobody is told a secret."""

import random

import pytest
from tests.cli.test_sentences import EVERYTHING

from funicular.cli import words
from funicular.cli.story import Story, Told, retell
from funicular.game import Draw, DrawTickets, Event, Game, Keep, new_game
from funicular.game.game import Step
from funicular.maps import load_map


def played(game: Game, seed: int, most: int = 600) -> Story:
    rng, story = random.Random(seed), Story()
    while not game.is_over and game.decisions < most:
        seat = rng.choice(game.awaited)
        story.play(game, game.legal_actions(seat).pick(rng.randrange), seat)
    return story


GAMES = {
    "europe": lambda: new_game("europe", 3, seed="s", names=["Ann", "Ben", "Cleo"]),
    "san_francisco": lambda: new_game("san_francisco", 3, seed="s", names=["Ann", "Ben", "Cleo"]),
    "everything": lambda: new_game(EVERYTHING, 3, seed="s", names=["Ann", "Ben", "Cleo"]),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_told_to_everybody_in_sentences(name: str) -> None:
    story = played(GAMES[name](), 1)
    for told in story.told:
        for viewer in (None, 0, 1, 2):
            lines = told.sentences(viewer, viewer)
            assert lines
            assert all(line.endswith(".") for line in lines)
            assert all("None" not in line and "{" not in line for line in lines)
            mine = viewer == told.step.seat
            assert any("You" in line or "you" in line for line in lines) or not mine


@pytest.mark.parametrize("name", GAMES)
def test_secrets_stay_with_their_seat(name: str) -> None:
    game = GAMES[name]()
    source = game.map
    for told in played(game, 2).told:
        assert isinstance(told, Told)
        others = {viewer for viewer in (None, 0, 1, 2) if viewer != told.step.seat}
        for viewer in others:
            text = " ".join(told.sentences(viewer, viewer))
            if isinstance(told.action, Draw) and told.action.slot is None:
                assert "draws a card from the deck." in text
            if isinstance(told.action, DrawTickets | Keep):
                assert not any(words.ticket(source, ticket) in text for ticket in source.tickets)


def test_the_seat_itself_is_told_what_it_drew() -> None:
    game = new_game("europe", 2, seed="own")
    game.play("keep 1,2", 0)
    game.play("keep 1,2", 1)
    told = Story().play(game, "draw deck", 0)
    card = told.step.events[0].card
    assert card is not None
    assert told.sentences(0, 0)[0] == f"You draw {words.card(game.map, card)} from the deck."
    assert told.full()[0] == f"Player 1 draws {words.card(game.map, card)} from the deck."


def test_opening_choices_come_to_light_together() -> None:
    game = new_game("europe", 2, seed="own", names=["Ann", "Ben"])
    story = Story()
    assert story.play(game, "keep 1,2", 1).sentences(0, 0) == ["Ben has chosen opening tickets."]
    assert story.play(game, "keep 1,2,3", 0).sentences(1, 1) == [
        "Ann has chosen opening tickets.",
        "Tickets kept by Ann: 3, you: 2.",
    ]


def test_resets_and_reshuffles_are_told_in_their_order() -> None:
    source = load_map("europe")
    game = new_game(source, 2, seed="own", names=["Ann", "Ben"])
    game.play("keep 1,2", 0)
    game.play("keep 1,2", 1)
    view = game.view(0)
    slots = [Event("market", slot=slot, card="red") for slot in range(1, 6)]
    events = (Event("market", slot=1, card="wild"), Event("reset"), Event("reshuffle"), *slots)
    told = Told(view, Draw(1), Step(0, "draw 1", 0, events), game.view())
    lines = told.full()[1:]
    assert [line.split(":")[0] for line in lines] == [
        "New in the market",
        "Three locomotives lie open",
        "The discards are shuffled into a new deck.",
        "New in the market",
    ]
    assert told.sentences(0, 0)[1:] == lines[1:3]  # in brief


def test_an_undo_is_told() -> None:
    game = new_game("europe", 2, seed="own", names=["Ann", "Ben"])
    story = Story()
    story.play(game, "keep 1,2", 0)
    story.undo(game)
    assert story.lines(0)[-1] == "You take the last decision back."
    assert story.lines(1)[-1] == "Ann takes the last decision back."
    again, retold = retell(game.record())
    assert again.decisions == 0
    assert retold.lines(None) == story.lines(None)
