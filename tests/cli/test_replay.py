"""`funicular replay`: the story of a record."""

import json
from pathlib import Path

from tests.cli.program import run, run_json

from funicular.game import read_record


def test_the_story_tells_every_decision_and_the_score(finished: Path) -> None:
    record = read_record(finished)
    done = run("replay", finished)
    assert done.returncode == 0, done.stderr
    numbered = [line for line in done.stdout.splitlines() if line[:4].strip().isdigit()]
    assert len(numbered) == len(record.moves)
    assert record.result is not None
    for seat in record.result["scores"]:
        assert f"{seat['name']}: {seat['total']} point" in done.stdout
    assert max(map(len, done.stdout[done.stdout.index("points for") :].splitlines())) <= 80


def test_json_has_a_line_for_the_game_each_move_and_the_result(finished: Path) -> None:
    record = read_record(finished)
    game, *moves, result = run_json("replay", finished)
    assert game["game"] == record.header["game"]
    assert game["finished"] is True
    assert [move["action"] for move in moves] == [move["action"] for move in record.moves]
    assert all(move["story"] for move in moves)
    assert result == {"result": record.result}


def test_an_unfinished_game_is_told_with_its_undo(unfinished: Path) -> None:
    done = run("replay", unfinished)
    assert "takes the last decision back." in done.stdout
    assert "Unfinished after" in done.stdout
    lines = run_json("replay", unfinished)
    assert lines[-2]["undo"] is True
    assert lines[-1] == {"result": None}


def test_a_tampered_record_is_refused_with_line_and_reason(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text("utf-8").splitlines()
    move = json.loads(lines[20])
    move["seat"] = (move["seat"] + 1) % 3
    lines[20] = json.dumps(move)
    tampered = tmp_path / "tampered.jsonl"
    tampered.write_text("\n".join(lines) + "\n", "utf-8")
    for command in ("replay", "show"):
        done = run(command, tampered)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"{tampered}, line 21: " in done.stderr
        assert len(done.stderr.splitlines()) == 1
