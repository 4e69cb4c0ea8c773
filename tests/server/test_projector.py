"""Kept projections are what new ones would be, move after move."""

import json
import random

import pytest

from funicular.game import Game, UndoRefused, new_game
from funicular.server.projector import Extras, Projector
from funicular.server.table_messages import Assist, TableOptions


def seen(views: Projector, seats: range) -> list[bytes]:
    forms = (Extras(), Extras(actions=True))
    owns = [bytes(views.own(seat, form)) for seat in seats for form in forms]
    return [bytes(views.public), *owns]


def undone(game: Game, views: Projector, seat: int) -> bool:
    """Take the last decision back where that is possible."""
    try:
        step = game.undo()
    except UndoRefused:
        return False
    views.advance(seat, step.action, undo=True)
    return True


@pytest.mark.parametrize("source", ["europe", "san_francisco"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_kept_views_equal_new_ones(source: str, players: int, seed: int) -> None:
    dice = random.Random(seed)
    game = new_game(source, players, seed=seed)
    options = TableOptions(assist="full")
    views = Projector(game, options)
    seats = range(players)
    undos = 0
    while not game.is_over:
        seat = dice.choice(game.awaited)
        action = game.legal_actions(seat).pick(dice.randrange)
        step = game.play(action, seat)
        views.advance(seat, step.action)
        assert seen(views, seats) == seen(Projector(game, options), seats)
        if dice.random() < 0.1 and undone(game, views, seat):
            undos += 1
            assert seen(views, seats) == seen(Projector(game, options), seats)
    assert undos > 0


def test_kept_views_are_really_kept() -> None:
    game = new_game("europe", 3, seed=1)
    views = Projector(game, TableOptions())
    for seat in range(3):
        views.advance(seat, game.play("keep 1,2", seat).action)
    before = views.own(1)
    views.advance(0, game.play("draw deck", 0).action)
    assert views.own(1) is before
    views.advance(0, game.play("draw deck", 0).action)
    assert views.own(1) is not before, "its turn has come"


@pytest.mark.parametrize("assist", ["none", "memory", "full"])
def test_odds_are_for_who_decides_where_the_table_helps_fully(assist: Assist) -> None:
    game = new_game("europe", 2, seed=4)
    views = Projector(game, TableOptions(assist=assist))
    dice = random.Random(4)
    tunnels = 0
    for _ in range(120):
        seat = dice.choice(game.awaited)
        own = [json.loads(bytes(views.own(each))) for each in (0, 1)]
        choices = own[seat]["choices"]
        helped = assist == "full" and (choices["deck"] or bool(own[seat]["odds"]))
        assert (own[seat]["odds"] is not None) == helped
        assert game.awaited == (0, 1) or own[1 - seat]["odds"] is None
        tunnels += bool(helped and own[seat]["odds"]["surcharges"])
        step = game.play(game.legal_actions(seat).pick(dice.randrange), seat)
        views.advance(seat, step.action)
    assert (tunnels > 5) == (assist == "full")
