"""docs/records.md proves itself: a checker written from the page agrees on every record."""

import ast
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.game import independent_checker
from tests.game.independent_checker import FaultError
from tests.game.playing import ALL_KINDS, KIND_NAMES, generated_map, play_on, random_game

from funicular.game import Game, Seed, new_game
from funicular.maps import Map, load_map
from funicular.simulation import play_out

HERE = Path(__file__).parent


def check(game: Game) -> independent_checker.Table:
    return independent_checker.check(game.record().text(), game.map.facts())


@pytest.mark.parametrize("module", ["independent_checker.py", "independent_scores.py"])
def test_the_checker_imports_nothing_of_the_package(module: str) -> None:
    tree = ast.parse((HERE / module).read_text("utf-8"))
    imported = [
        node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert imported
    assert not [name for name in imported if name and name.startswith("funicular")]


def test_the_block_function_is_chacha() -> None:
    """A published test vector of ChaCha8: key and nonce all zeros."""
    block = independent_checker.chacha8_block(bytes(32), 0, 0)
    assert block.hex().startswith(
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    )


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_the_checker_agrees_on_whole_games(source: Map, players: int) -> None:
    for number in range(3):
        game = random_game(source, players, number)
        table = check(game)
        view = game.view()
        assert +table.deck == Counter(dict(zip(KINDS, game._state.deck, strict=True))) + Counter()
        assert dict(+table.discards) == view.discards
        assert tuple(table.market) == view.market
        assert len(table.pool) + len(table.queue) == view.ticket_deck


KINDS = independent_checker.KINDS


@pytest.mark.parametrize("number", range(40))
def test_the_checker_agrees_on_generated_maps(number: int) -> None:
    check(random_game(generated_map(number), 2, number))


def test_the_checker_agrees_on_unfinished_games() -> None:
    game = new_game("san_francisco", 3, seed="unfinished")
    for _ in play_on(game, Random(4)):
        if not game.is_over:
            check(game)


@pytest.mark.parametrize(
    "seed",
    [
        Seed(text="a\u2028text\0"),
        Seed(secret=bytes(range(32))),
        Seed(secret=bytes(range(32)), contributions=(b"", b"Ada", b"\0" * 300)),
        Seed(text="batch", game=7),
        Seed(secret=bytes(32), game=2**32 - 1),
    ],
    ids=str,
)
def test_the_checker_agrees_on_every_form_of_seed(seed: Seed) -> None:
    for name in ("europe", "san_francisco"):
        check(play_out(load_map(name), 2, seed))


@pytest.mark.parametrize("number", range(30))
def test_the_checker_agrees_on_random_seating(number: int) -> None:
    names = ["Ada", "Ben", "Cid", "Dot", "Eve"]
    check(new_game("europe", names=names, seed=number, seating="random"))


def test_resets_reshuffles_and_gaps_were_among_all_that() -> None:
    """The rare results, counted in the games that the checker agreed on."""
    found: Counter[str] = Counter()
    for source, players in ALL_KINDS:
        for number in range(3):
            game = random_game(source, players, number)
            for step in game.steps:
                found.update(event.name for event in step.events)
                found["surprise"] += step.action == "draw 1" and not step.events
            found["undo"] += len(game.record().moves) - len(game.steps)
    assert min(found[name] for name in ("reset", "reshuffle", "revealed", "surprise", "undo")) > 5


def test_the_checker_finds_what_was_changed() -> None:
    """It would be no witness if it agreed to anything."""
    game = random_game("europe", 3, 5)
    lines = [json.loads(line) for line in game.record().text().splitlines()]
    facts = game.map.facts()
    rng = Random(1)
    faults = 0
    for number in rng.sample(range(len(lines)), 60):
        changed = json.loads(json.dumps(lines))
        if not change_a_card(changed[number], rng):
            continue
        text = "".join(json.dumps(line) + "\n" for line in changed)
        with pytest.raises(FaultError) as caught:
            independent_checker.check(text, facts)
        assert caught.value.line == number + 1
        faults += 1
    assert faults > 10


def change_a_card(line: dict[str, Any], rng: Random) -> bool:
    """Another card for one of the line's chance results; false if there is none."""
    cards = [fact for fact in line.get("deal", line.get("chance", [])) if fact[-1] in KINDS]
    if not cards:
        return False
    fact = rng.choice(cards)
    fact[-1] = rng.choice([kind for kind in KINDS if kind != fact[-1]])
    return True
