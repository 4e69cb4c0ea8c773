"""`funicular show`: any moment of a record, with anybody's eyes."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.program import run, run_json

from funicular.cli import words
from funicular.game import Game, read_record, replay


def game_at(path: Path, at: int) -> Game:
    return replay(read_record(path), until=at)


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("at", [0, 3, 25])
def test_everything_is_shown_without_a_seat(finished: Path, at: int) -> None:
    game = game_at(finished, at)
    done = run("show", finished, "--at", str(at))
    assert done.returncode == 0, done.stderr
    assert f"after {at} decisions" in done.stdout
    for seat in range(game.players):
        for ticket in game.view(seat).tickets:
            assert words.ticket(game.map, ticket) in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_json_agrees_with_the_views(finished: Path) -> None:
    game = game_at(finished, 30)
    (facts,) = run_json("show", finished, "--at", "30")
    assert facts["view"] == as_json(game.view().facts())
    assert [each["hand"] for each in facts["hands"]] == [game.view(s).hand for s in range(3)]
    (own,) = run_json("show", finished, "--at", "30", "--seat", "1")
    assert own["view"] == as_json(game.view(1).facts())
    assert "hands" not in own
    (public,) = run_json("show", finished, "--at", "30", "--seat", "spectator")
    assert public["view"] == as_json(game.view().facts())
    assert "hands" not in public


def test_a_seat_sees_its_own_and_nothing_else(finished: Path) -> None:
    game = game_at(finished, 30)
    shown = run("show", finished, "--at", "30", "--seat", game.names[1]).stdout
    tickets = [{words.ticket(game.map, t) for t in game.view(seat).tickets} for seat in range(3)]
    assert all(ticket in shown for ticket in tickets[1])
    assert not any(ticket in shown for ticket in (tickets[0] | tickets[2]) - tickets[1])
    public = run("show", finished, "--at", "30", "--seat", "spectator").stdout
    assert "Hand" not in public
    assert not any(ticket in public for held in tickets for ticket in held)


def test_the_end_explains_the_score(finished: Path) -> None:
    done = run("show", finished)
    assert "points for" in done.stdout
    assert " win" in done.stdout.splitlines()[-1] or " share" in done.stdout.splitlines()[-1]


def test_decisions_that_were_taken_back_do_not_count(unfinished: Path) -> None:
    (facts,) = run_json("show", unfinished)
    game = replay(read_record(unfinished))
    assert facts["at"] == game.decisions == len(game.steps)
    done = run("show", unfinished, "--at", str(game.decisions + 1))
    assert done.returncode == 2
    assert f"only {game.decisions} decisions" in done.stderr


def test_an_unknown_seat_is_refused(unfinished: Path) -> None:
    done = run("show", unfinished, "--seat", "Cleo")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Ann, Ben" in done.stderr
