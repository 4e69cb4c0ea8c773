"""`funicular tickets`: counts, a table, a file, and stopping."""

import json
from pathlib import Path

import pytest
from tests.cli.program import Terminal, run, run_json

WORDS = ("tickets", "san_francisco", "--bot", "random", "--interpreted", "--seed", "cli")


def test_counts_of_every_number_of_players(tmp_path: Path) -> None:
    file = tmp_path / "tallies.json"
    (told,) = run_json(*WORDS, "--games", "4", "--save", file)
    assert (told["bot"], told["seed"], told["interrupted"]) == ("random", "cli", False)
    assert [each["players"] for each in told["tallies"]] == [2, 3, 4]
    assert all(each["games"] == 4 for each in told["tallies"])
    assert json.loads(file.read_text("utf-8"))["tallies"] == told["tallies"]
    (again,) = run_json(*WORDS, "--games", "4", "--players", "3")
    assert again["tallies"] == told["tallies"][1:2], "the same seed, the same games"


def test_the_table_for_people() -> None:
    done = run(*WORDS, "--games", "2", "--players", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 games of random" in done.stdout
    assert "50.0 %" in done.stdout
    assert "Golden Gate Bridge" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("tickets", "san_francisco", "--players", "5"), "san_francisco is for 2 to 4"),
        (("tickets", "--bot", "search"), "too slow for this"),
        (("tickets", "--bot", "nobody"), "nobody"),
        (("tickets", "--games", "0"), "from 1"),
        (("tickets", "--save", "nowhere/at/all.json"), "there is no folder nowhere/at"),
    ],
)
def test_bad_input(words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_ctrl_c_leaves_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "tallies.json"
    file.write_text("as it was")
    with Terminal(*WORDS, "--games", "1000000", "--save", str(file)) as terminal:
        terminal.wait_for("playing")
        terminal.interrupt()
        assert terminal.finish() == 130
        assert "is as it was" in terminal.output
    assert file.read_text() == "as it was"
