"""Recorded games for the commands that read them."""

from pathlib import Path

import pytest

from funicular.game import Seed
from funicular.maps import load_map
from funicular.simulation import play_out


@pytest.fixture(scope="session", params=["europe", "san_francisco"])
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game, on each map."""
    path = tmp_path_factory.mktemp("records") / f"{request.param}.jsonl"
    play_out(load_map(request.param), 3, Seed(text="a story")).record().write(path)
    return path


@pytest.fixture(scope="session")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was left after 40 decisions, one of them taken back."""
    from funicular import new_game

    game = new_game("europe", 2, seed="left", names=["Ann", "Ben"])
    while game.decisions < 40:
        game.play(game.legal_actions()[-1])
    while not game.can_undo:
        game.play(game.legal_actions()[-1])
    game.undo()
    path = tmp_path_factory.mktemp("records") / "left.jsonl"
    game.record().write(path)
    return path
