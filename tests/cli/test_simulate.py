"""`funicular simulate`: figures, records, and stopping."""

import json
from pathlib import Path

import pytest
from tests.cli.program import Terminal, run, run_json

from funicular.game import read_record, replay

FIGURES = {
    "games",
    "decisions",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "mean_scores",
    "wins",
    "unfinished",
    "seed",
    "players",
    "game",
}
HIDE_NUMBA = """\
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else found(name, *rest)
"""


def test_compiled_and_interpreted_games_are_the_same() -> None:
    for game, players in (("europe", 5), ("san_francisco", 2)):  # in one test: compiled once
        words = ("simulate", game, "--players", str(players), "--games", "30", "--seed", "twins")
        (compiled,) = run_json(*words)
        (interpreted,) = run_json(*words, "--interpreted")
        assert set(compiled) >= FIGURES
        assert compiled["interpreted"] is False
        assert interpreted["interpreted"] is True
        for figure in ("games", "decisions", "mean_scores", "wins", "unfinished", "seed"):
            assert compiled[figure] == interpreted[figure]
        assert compiled["games"] == 30
        assert len(compiled["mean_scores"]) == players
        assert sum(compiled["wins"]) == pytest.approx(30)


def test_records_are_all_there_is_and_all_verify(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    words = ("simulate", "san_francisco", "--players", "3", "--games", "12", "--interpreted")
    (figures,) = run_json(*words, "--records", folder)
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"{number:06}.jsonl" for number in range(12)]
    games = [replay(read_record(folder / name)) for name in names]
    assert sum(game.decisions for game in games) == figures["decisions"]
    totals = [[seat.total for seat in game.score().seats] for game in games]
    means = [sum(column) / 12 for column in zip(*totals, strict=True)]
    assert means == pytest.approx(figures["mean_scores"])
    assert all(game.seed.text == figures["seed"] for game in games)


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep me")
    words = ("simulate", "europe", "--players", "2", "--games", "1", "--interpreted")
    done = run(*words, "--records", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "not empty" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    done = run(*words, "--records", tmp_path / "mine.txt")
    assert done.returncode == 2
    assert "a file" in done.stderr


def test_without_a_seed_the_seed_is_told_and_repeats_the_games() -> None:
    words = ("simulate", "europe", "--players", "2", "--games", "3", "--interpreted")
    (first,) = run_json(*words)
    (again,) = run_json(*words, "--seed", first["seed"])
    (other,) = run_json(*words)
    assert again["mean_scores"] == first["mean_scores"]
    assert other["seed"] != first["seed"]


def test_without_the_fast_extra_it_says_so_and_plays(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HIDE_NUMBA)
    words = ("simulate", "europe", "--players", "2", "--games", "2", "--json")
    done = run(*words, PYTHONPATH=f"{tmp_path}:{Path(__file__).parents[2] / 'src'}")
    assert done.returncode == 0
    assert json.loads(done.stdout)["interpreted"] is True
    assert len(done.stderr.splitlines()) == 1
    assert "'fast' extra" in done.stderr


def test_people_get_a_table_and_a_bar_on_a_terminal() -> None:
    with Terminal("simulate", "europe", "--players", "2", "--games", "60", "--interpreted") as it:
        it.wait_for("playing")
        it.wait_for("mean score")
        assert it.finish() == 0


def test_no_bar_in_a_pipe() -> None:
    done = run("simulate", "europe", "--players", "2", "--games", "9", "--interpreted")
    assert done.stderr == ""
    assert "mean score" in done.stdout


def test_ctrl_c_stops_with_what_was_done() -> None:
    words = ("simulate", "europe", "--players", "2", "--games", "1000000", "--interpreted")
    with Terminal(*words, "--json") as terminal:
        terminal.wait_for(r"playing .*[1-9]\d*/1000000")
        terminal.interrupt()
        found = terminal.wait_for(r"(\{.*\})\s+stopped after (\d+) of 1000000 games")
        assert terminal.finish() == 130
    figures = json.loads(found[1])
    assert figures["interrupted"] is True
    assert 0 < figures["games"] == int(found[2])
    assert sum(figures["wins"]) == pytest.approx(figures["games"])
    whole = run_json(*words[:4], "--games", str(figures["games"]), "--seed", figures["seed"])
    assert figures["mean_scores"] == whole[0]["mean_scores"]


def test_ctrl_c_shows_the_table_of_what_was_done() -> None:
    words = ("simulate", "europe", "--players", "2", "--games", "1000000", "--interpreted")
    with Terminal(*words) as terminal:
        terminal.wait_for(r"playing .*[1-9]\d*/1000000")
        terminal.interrupt()
        found = terminal.wait_for(r"games +([\d,]+) of [^\n]*(?s:.*)stopped after (\d+) of 1000000")
        assert terminal.finish() == 130
    assert int(found[1].replace(",", "")) == int(found[2]) > 0


def test_ctrl_c_leaves_whole_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("simulate", "europe", "--players", "2", "--games", "400", "--interpreted")
    with Terminal(*words, "--records", folder) as terminal:
        terminal.wait_for(r"recording .*[1-9]\d*/400")
        terminal.interrupt()
        terminal.wait_for(r"stopped: \d+ of 400 records")
        assert terminal.finish() == 130
    records = sorted(folder.iterdir())
    assert 1 <= len(records) < 400
    for path in records:
        assert replay(read_record(path)).is_over
