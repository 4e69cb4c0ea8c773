"""`funicular map`: check, info and list."""

import json
import shutil
from pathlib import Path

import pytest
from tests.cli.program import ROOT, run, run_json

from funicular.maps import load_map

DATA = ROOT / "src" / "funicular" / "maps" / "data"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of a map in a folder of one's own."""
    return Path(shutil.copytree(DATA / "san_francisco", tmp_path / "my_town"))


@pytest.mark.parametrize("game", ["europe", "san_francisco"])
def test_bundled_maps_are_sound(game: str) -> None:
    done = run("map", "check", game)
    assert done.returncode == 0
    assert done.stdout.startswith(f"{game}: ok")
    assert run_json("map", "check", game) == [{"path": game, "ok": True, "defects": []}]


def test_every_defect_is_told_with_its_line(own: Path) -> None:
    routes = own / "routes.csv"
    routes.write_text(routes.read_text().replace("orange,0,1", "beige,0,1", 1))
    done = run("map", "check", own)
    assert done.returncode == 1
    assert "routes.csv, line 2: " in done.stdout
    assert "beige" in done.stdout
    told = run("map", "check", own, "--json")
    assert told.returncode == 1
    facts = json.loads(told.stdout)
    assert facts["ok"] is False
    assert [(each["code"], each["line"]) for each in facts["defects"]] == [("unknown-colour", 2)]


@pytest.mark.parametrize("name", ["rules.toml", "routes.csv"])
def test_a_map_that_cannot_be_read_is_exit_code_2(own: Path, name: str) -> None:
    (own / name).write_bytes(b"\xff\xfe")
    done = run("map", "check", own)
    assert done.returncode == 2
    assert name in done.stdout
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("game", ["europe", "san_francisco"])
def test_info_counts_what_the_map_holds(game: str) -> None:
    source = load_map(game)
    (facts,) = run_json("map", "info", game)
    assert facts["hash"] == source.digest
    assert facts["spaces"] == sum(route.length for route in source.routes)
    assert sum(facts["lengths"].values()) == facts["routes"] == len(source.routes)
    assert sum(facts["colours"].values()) == len(source.routes)
    assert facts["doubles"] == len(source.doubles)
    assert facts["tickets"] + facts["long_tickets"] == len(source.tickets)
    text = run("map", "info", game).stdout
    assert source.digest in text
    assert max(map(len, text.splitlines())) <= 80


def test_loosely_written_names_are_understood() -> None:
    (facts,) = run_json("map", "info", "San-Francisco")
    assert facts["id"] == "san_francisco"


def test_a_map_of_ones_own_is_listed_checked_and_played(own: Path) -> None:
    listed = run("map", "list", "--json", FUNICULAR_MAPS=str(own.parent))
    ids = [json.loads(line)["id"] for line in listed.stdout.splitlines()]
    assert ids == ["europe", "san_francisco", "my_town"]
    assert run("map", "check", own).returncode == 0
    words = ("simulate", "my_town", "--players", "2", "--games", "2", "--interpreted", "--json")
    done = run(*words, FUNICULAR_MAPS=str(own.parent))
    assert json.loads(done.stdout)["game"] == "my_town"
    record = own.parent / "game.jsonl"
    played = run("play", own, "--humans", "0", "--bots", "random,random", "--record", record)
    assert played.returncode == 0, played.stderr
    assert run("verify", record).returncode == 0


def test_a_broken_map_in_the_list_says_so(own: Path) -> None:
    (own / "routes.csv").unlink()
    done = run("map", "list", FUNICULAR_MAPS=str(own.parent))
    assert done.returncode == 0
    assert "routes.csv: missing" in done.stdout


def test_info_without_a_game_tells_all() -> None:
    assert [facts["id"] for facts in run_json("map", "info")] == ["europe", "san_francisco"]
