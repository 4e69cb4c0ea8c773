"""What is drawn: everything fits 80 columns, and the map shows every place."""

import io
import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text
from tests.cli.test_sentences import EVERYTHING, MAPS

from funicular.cli.rendering.atlas import WIDTH, draw_atlas, place_spots
from funicular.cli.rendering.console import CARD_STYLES, PLAYER_STYLES, Paint
from funicular.cli.rendering.items import Items
from funicular.cli.rendering.routes import draw_routes, draw_routes_at
from funicular.cli.rendering.score import draw_score, verdict
from funicular.cli.rendering.table import draw_turn
from funicular.cli.words import SHAPES
from funicular.game import Game, GameScore, new_game
from funicular.game.score import StationScore
from funicular.maps import COLOURS, Map, load_map
from funicular.maps.limits import PLAYER_COLOURS


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(source: Map, every: int) -> list[Game]:
    """A random game with the most players, now and then."""
    rng = random.Random(4)
    game = new_game(source, source.rules.players.max, seed=4)
    found = [game.copy()]
    while not game.is_over and game.decisions < 500:
        game.play(game.legal_actions().pick(rng.randrange))
        if game.decisions % every == 0:
            found.append(game.copy())
    return [*found, game]


@pytest.mark.parametrize("name", MAPS)
def test_every_screen_fits_80_columns(name: str) -> None:
    for game in moments(MAPS[name], 7):
        paint = Paint(game.map, game.names)
        score = game.score()
        screens = [draw_routes(game.view(), game.map.routes, paint), draw_score(game.map, score)]
        for seat in game.awaited:
            view = game.view(seat)
            screens.append(draw_turn(view, paint, score.seats[seat]))
            screens.append(draw_routes_at(view, game.map.places[0].id, paint))
        for screen in screens:
            assert max(map(len, drawn(screen).splitlines())) <= 80
            assert "…" not in drawn(screen)  # nothing is cut off


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_the_map_shows_every_place_and_every_owner(name: str) -> None:
    game = moments(load_map(name), 1000)[-1]
    view = game.view()
    text = drawn(draw_atlas(view) or "")
    assert max(map(len, text.splitlines())) <= 80
    for place in game.map.places:
        assert place.name[:3] in text, place.name
    assert text.count("#") == len(view.stations) + (1 if game.map.rules.stations.each else 0)
    for seat in range(game.players):
        assert (str(seat + 1) in text) or not view.routes_of(seat)
    spots = place_spots(game.map)
    assert len(set(spots.values())) == len(spots)
    assert all(0 < column < WIDTH for column, _ in spots.values())


def test_a_map_without_positions_is_not_drawn() -> None:
    assert draw_atlas(new_game(EVERYTHING, 2, seed="x").view()) is None


def test_every_card_and_player_has_a_style_and_every_card_its_own_shape() -> None:
    kinds = (*COLOURS, "wild")
    assert set(CARD_STYLES) == set(SHAPES) == set(kinds)
    assert len(set(SHAPES.values())) == len(kinds)
    assert set(PLAYER_STYLES) == set(PLAYER_COLOURS)
    for style in (*CARD_STYLES.values(), *PLAYER_STYLES.values()):
        Console().get_style(style)


def test_paint_colours_cards_and_whole_names_only() -> None:
    source = load_map("europe")
    painted = Paint(source, ["An", "Ann (x)"])("An takes ■ blue: Anna, 3♣, 2 ✱ locomotives")
    found = {painted.plain[span.start : span.end]: str(span.style) for span in painted.spans}
    assert found == {
        "An": PLAYER_STYLES["blue"],
        "■ blue": CARD_STYLES["blue"],
        "♣": CARD_STYLES["green"],
        "✱ locomotives": CARD_STYLES["wild"],
    }


def test_items_wrap_between_each_other() -> None:
    names = ["San Francisco", "Golden Gate Bridge", "Pier 39", "Presidio", "The Castro"]
    for width in range(20, 80):
        lines = drawn(Items(map(Text, names), " · "), width).splitlines()
        assert max(map(len, lines)) <= width
        parts = [part for line in lines for part in line.rstrip(" ·").split(" · ")]
        assert parts == names
        for line, following in pairwise(lines):
            first = following.split(" · ")[0]
            assert len(line) + len(f" {first} ·") > width  # no line is broken too early


def tied(*changes: dict[str, Any]) -> str:
    """The verdict on seats whose scores are level but for some changes."""
    game = new_game("europe", seed="level", names=["Ann", "Ben", "Cleo"][: len(changes)])
    level: dict[str, Any]
    level = {"total": 50, "completed": 2, "stations": (), "longest_bonus": 0, "wins": False}
    seats = (
        replace(seat, **level | change)
        for seat, change in zip(game.score().seats, changes, strict=True)
    )
    return verdict(game.map, GameScore(tuple(seats), final=True))


def test_the_verdict_names_the_tie_break() -> None:
    won, built = {"wins": True}, {"stations": (StationScore("paris", None),)}
    assert tied(won, {"total": 49}) == "Ann wins with 50 points."
    assert tied({"total": -1} | won, {"total": -2}) == "Ann wins with -1 point."
    assert "with more tickets completed (3)" in tied({}, {"completed": 3} | won)
    assert "with fewer stations built (0)" in tied(won, built)
    assert "with the longest path" in tied({}, {"longest_bonus": 10} | won)
    assert tied(won, won) == "Ann and Ben share the win with 50 points each."
    assert "Ben wins: level at 50 points" in tied({}, {"completed": 3} | won, {"total": 3})
