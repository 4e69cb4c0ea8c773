"""`funicular arena`: what may be asked of it, and what it says to what may not."""

from __future__ import annotations

import sys

import pytest
from tests.cli.program import ROOT, run, run_json

from funicular.cli.arena import _ratings
from funicular.cli.program import main


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["search@soon", "path"], "'search@soon': 'soon' is not a time from 0 to 600 seconds"),
        (["--until-clear", "planner", "path"], "'planner' is not a share from 5 to 95 %"),
        (["planner", "path", "--until-clear", "99"], "'99' is not a share from 5 to 95 %"),
        (["planner", "path", "racer", "--until-clear", "60"], "is for one bot against another"),
        (["planner", "path", "--save", "no/x.jsonl"], "--save no/x.jsonl: there is no folder no"),
        (["planner", "path", "--save", "."], "--save .: that is a folder"),
        (["serch@0.1", "path"], "no bot is called 'serch'; did you mean search?"),
    ],
)
def test_bad_input_is_one_line(words: list[str], told: str) -> None:
    done = run("arena", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


TABLE = ("arena", "path", "random", "--game", "san_francisco", "--seed", "clear")


def test_a_share_can_be_asked_for() -> None:
    reached = run_json(*TABLE, "--games", "4000", "--until-clear", "60")[0]
    assert (reached["verdict"], reached["tested_share"]) == ("stronger", 0.6)
    assert reached["games"] < 4000
    fair = run_json(*TABLE, "--games", "4000", "--until-clear")[0]
    assert (fair["verdict"], fair["tested_share"]) == ("stronger", None)
    open_yet = run(*TABLE, "--games", "10", "--until-clear", "60")
    assert "Does the first bot win at least 60 %? Open." in open_yet.stdout


@pytest.mark.parametrize("game", ["San Francisco", "san-francisco"])
def test_a_map_may_be_written_loosely(game: str) -> None:
    told = run_json("arena", "path", "random", "--game", game, "--games", "2")[0]
    assert told["game"] == "san_francisco"


def test_a_map_may_be_a_folder() -> None:
    folder = ROOT / "src" / "funicular" / "maps" / "data" / "san_francisco"
    told = run_json("arena", "path", "random", "--game", folder, "--games", "2")[0]
    assert (told["game"], told["games"]) == (str(folder), 2)


def test_without_compiled_code_it_is_said_who_plays_for_the_search(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("funicular.simulation.can_compile", lambda: False)
    told = "search@0.001: plays as planner; to search it needs 'funicular[fast]'"
    words = ["search@0.001", "random", "--game", "san_francisco", "--games", "1"]
    assert main(["arena", *words, "--workers", "1"]) == 0
    assert told in capsys.readouterr().err


def test_without_choix_it_is_said_how_to_get_ratings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert _ratings([]) == {}
    assert f"{sys.executable} -m pip install choix" in capsys.readouterr().err
