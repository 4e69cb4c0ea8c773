"""`funicular verify`: what it proves, and how it says no."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.program import run, run_json

from funicular.game import Seed, new_game

Lines = list[dict[str, Any]]


def test_a_sound_record_verifies(finished: Path) -> None:
    done = run("verify", finished)
    assert done.returncode == 0
    words = [line.split()[:2] for line in done.stdout.splitlines()[:-1]]
    assert words == [["ok", "seed"], ["ok", "deal"], ["ok", "decisions"], ["ok", "score"]]
    (facts,) = run_json("verify", finished)
    assert facts["verified"] is True
    assert all(check["ok"] for check in facts["checks"])


def test_an_unfinished_record_verifies(unfinished: Path) -> None:
    done = run("verify", unfinished)
    assert done.returncode == 0
    assert "1 of them taken back" in done.stdout
    assert "unfinished" in done.stdout


def move_with(lines: Lines, name: str) -> int:
    """The first move with a chance result of this name."""
    return next(
        number
        for number, line in enumerate(lines)
        if any(fact[0] == name for fact in line.get("chance", ()))
    )


def change_secret(lines: Lines) -> int:
    lines[0]["seed"]["text"] = "another story"
    return 1


def change_commitment(lines: Lines) -> int:
    lines[0]["seed"]["commitment"] = "0" * 64
    return 1


def change_seats(lines: Lines) -> int:
    lines[0]["seats"].reverse()
    return 1


def change_map(lines: Lines) -> int:
    lines[0]["map"] = "f" * 64
    return 1


def change_deal(lines: Lines) -> int:
    lines[1]["deal"].reverse()
    return 2


def change_market(lines: Lines) -> int:
    number = move_with(lines, "market")
    fact = lines[number]["chance"][-1]
    fact[2] = "red" if fact[2] != "red" else "blue"
    return number + 1


def change_drawn(lines: Lines) -> int:
    number = move_with(lines, "drawn")
    fact = lines[number]["chance"][0]
    fact[2] = "red" if fact[2] != "red" else "blue"
    return number + 1


def forget_a_move(lines: Lines) -> int:
    del lines[8]
    return 9


def change_score(lines: Lines) -> int:
    lines[-1]["result"]["scores"][0]["total"] += 1
    return len(lines)


def change_winner(lines: Lines) -> int:
    lines[-1]["result"]["winners"] = [0, 1, 2]
    return len(lines)


def forget_the_result(lines: Lines) -> int:
    del lines[-1]
    return len(lines) + 1


@pytest.mark.parametrize(
    ("change", "check"),
    [
        (change_secret, "seed"),
        (change_commitment, "seed"),
        (change_seats, "seed"),
        (change_map, "seed"),
        (change_deal, "deal"),
        (change_market, "decisions"),
        (change_drawn, "decisions"),
        (forget_a_move, "decisions"),
        (change_score, "score"),
        (change_winner, "score"),
        (forget_the_result, "score"),
    ],
)
def test_a_tampered_record_fails_at_its_line(
    finished: Path, tmp_path: Path, change: Callable[[Lines], int], check: str
) -> None:
    lines = [json.loads(line) for line in finished.read_text("utf-8").splitlines()]
    number = change(lines)
    tampered = tmp_path / "tampered.jsonl"
    tampered.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    done = run("verify", tampered, "--json")
    assert done.returncode == 1
    facts = json.loads(done.stdout)
    assert facts["verified"] is False
    failed = [each for each in facts["checks"] if not each["ok"]]
    assert [each["name"] for each in failed] == [check]
    if change is not forget_a_move:  # the moves after it may hold for a while
        assert f"line {number}: " in failed[0]["detail"]
    told = run("verify", tampered)
    assert told.returncode == 1
    assert f"FAILED  {check}" in told.stdout
    assert "does not verify" in told.stdout


@pytest.mark.parametrize("content", ["", "nonsense\n", '{"funicular":1}\n', "[]\n", "\udcff\n"])
def test_an_unreadable_record_is_exit_code_2(tmp_path: Path, content: str) -> None:
    path = tmp_path / "unreadable.jsonl"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    done = run("verify", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_published_commitment_is_compared(tmp_path: Path) -> None:
    game = new_game("europe", 2, seed=Seed.fresh())
    path = tmp_path / "secret.jsonl"
    game.record().write(path)
    done = run("verify", path, "--commitment", game.commitment.upper())
    assert done.returncode == 0
    assert "ok      commitment" in done.stdout
    done = run("verify", path, "--commitment", "0" * 64)
    assert done.returncode == 1
    assert "FAILED  commitment" in done.stdout
