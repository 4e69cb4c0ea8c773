"""Analyses run in the background: they tell how far they are, can be stopped, and may crash."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest
from tests.looping import run_apart
from tests.server.running import Client, Json, RunningServer
from tests.server.test_bot_workers import children

from funicular.game import GameRecord, new_game
from funicular.server.analyses import LOST_MS, Analyses
from funicular.server.replay_messages import Analysis
from funicular.server.replays import replay_id
from funicular.server.storage import Database, open_database

FEW = 4


def short_game() -> GameRecord:
    """One with moves taken back: their numbers are not those of the decisions."""
    game = new_game("san_francisco", names=["Ada", "Ben"], seed="a short one")
    dice = random.Random(3)
    while not game.is_over:
        seat = dice.choice(game.awaited)
        game.play(game.legal_actions(seat).pick(dice.randrange), seat)
        if game.can_undo and dice.random() < 0.2:
            game.undo()
    return game.record()


RECORD = short_game()
ID = replay_id(RECORD)


async def reach(analyses: Analyses, *wanted: str) -> Analysis:
    while (found := await analyses.find(ID)).status not in wanted:
        await asyncio.sleep(0.05)
    return found


async def begin(analyses: Analyses) -> None:
    await analyses.begin(ID, RECORD.text(), None)


def test_a_report_speaks_of_steps_of_the_replay(tmp_path: Path) -> None:
    async def look() -> None:
        database = await open_database(tmp_path / "t.sqlite")
        analyses = Analyses(database, FEW)
        await begin(analyses)
        done = await reach(analyses, "done", "failed")
        assert await analyses.begin(ID, RECORD.text(), None) == done, "it is not made twice"
        await analyses.close()
        await database.close()
        assert done.report is not None
        report = done.report
        steps = {number: move for number, move in enumerate(RECORD.moves, 1) if "undo" not in move}
        assert len(report.moves) < len(RECORD.moves)
        for judged in report.moves:
            assert steps[judged.seq]["action"] == judged.action
            assert steps[judged.seq]["seat"] == judged.seat
            assert sum(judged.chances) == pytest.approx(1, abs=0.001)
        assert set(report.turning_points) <= {each.seq for each in report.moves}
        assert report.mistakes, "a random game has some"
        by_seq = {each.seq: each for each in report.moves}
        for mistake in report.mistakes:
            move = by_seq[mistake.seq]
            chances = [each.chance for each in mistake.weighed]
            assert chances == sorted(chances, reverse=True)
            assert mistake.weighed[0].action == move.best.action
            assert move.action in [each.action for each in mistake.weighed]
        assert [each.seat for each in report.luck] == [0, 1]

    run_apart(look())


def test_a_process_that_dies_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async def look() -> None:
        database = await open_database(tmp_path / "t.sqlite")
        analyses = Analyses(database, playouts=5000)
        others = set(children(os.getpid()))
        await begin(analyses)
        await reach(analyses, "preparing", "running")
        while not (mine := set(children(os.getpid())) - others):
            await asyncio.sleep(0.05)
        os.kill(mine.pop(), signal.SIGKILL)
        assert (await reach(analyses, "failed")).report is None
        assert set(children(os.getpid())) <= others
        again = Analyses(database, FEW)
        await begin(again)
        assert (await reach(again, "done", "failed")).report is not None
        await again.close()
        await analyses.close()
        await database.close()

    run_apart(look())


def test_another_process_can_stop_it_and_take_it_over(tmp_path: Path) -> None:
    """Two servers on one database: both know how far it is, and either may stop it."""

    async def look() -> None:
        database = await open_database(tmp_path / "t.sqlite")
        one, other = Analyses(database, playouts=100_000), Analyses(database, FEW)
        others = set(children(os.getpid()))
        await begin(one)
        assert (await other.find(ID)).status in ("waiting", "preparing")
        await begin(other)  # it is under way: nothing happens
        await reach(one, "preparing", "running")
        assert (await other.stop(ID)).status == "stopped"
        while set(children(os.getpid())) - others:
            await asyncio.sleep(0.05)
        await begin(one)
        await lose_the_server(database)
        assert (await other.find(ID)).status == "stopped"
        await begin(other)
        assert (await reach(other, "done", "failed")).report is not None
        await one.close()
        await other.close()
        await database.close()

    run_apart(look())


async def lose_the_server(database: Database) -> None:
    """As if nobody had kept the run alive for long."""
    await database.write(("UPDATE analyses SET changed = changed - ?", (2 * LOST_MS,)))


def test_closing_the_server_stops_it(tmp_path: Path) -> None:
    async def look() -> None:
        database = await open_database(tmp_path / "t.sqlite")
        analyses = Analyses(database, playouts=100_000)
        others = set(children(os.getpid()))
        await begin(analyses)
        await reach(analyses, "preparing", "running")
        await analyses.close()
        assert (await analyses.find(ID)).status == "stopped"
        assert set(children(os.getpid())) <= others
        await database.close()

    run_apart(look())


def test_a_server_without_compiled_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['numba'] = None\n")
    path = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{path}")
    with RunningServer(tmp_path / "t.sqlite") as server, Client(server) as ada:
        assert ada.refusal("POST", "/analyses", {"record": RECORD.text()}) == (409, "not_compiled")
        assert ada.get(f"/analyses/{ID}")["status"] == "none"
        assert ada.post("/replays", {"record": RECORD.text()})["id"] == ID


def test_an_analysis_is_begun_stopped_and_begun_again(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(map="san_francisco", sit=False, bots=["random", "random"], start=True)
        while ada.get(f"/tables/{table}")["status"] != "over":
            time.sleep(0.1)
        id = ada.get(f"/tables/{table}/replay")["id"]
        assert ada.get(f"/analyses/{id}")["status"] == "none"
        assert ada.http.delete("/analyses/nothing").json()["status"] == "none"
        begun = ada.post(f"/tables/{table}/analysis")
        assert begun["id"] == id
        assert begun["status"] in ("waiting", "preparing")
        told = until(ada, id, "running")
        assert ada.post(f"/tables/{table}/analysis")["status"] == "running", "it goes on"
        counts = [each["done"] for each in told if each["status"] == "running"]
        assert counts == sorted(counts)
        stopped = ada.http.delete(f"/analyses/{id}").json()
        assert (stopped["status"], stopped["report"]) == ("stopped", None)
        record = ada.http.get(f"/tables/{table}/record").text
        assert ada.post("/analyses", {"record": record})["id"] == id, "the same game"
        until(ada, id, "running")
        assert ada.http.delete(f"/analyses/{id}").json()["status"] == "stopped"


def until(client: Client, id: str, wanted: str, seconds: float = 600) -> list[Json]:
    """Ask until the analysis has this state; all that was told on the way."""
    deadline = time.monotonic() + seconds
    told: list[Json] = []
    while not told or told[-1]["status"] != wanted:
        assert time.monotonic() < deadline, told[-1]
        told.append(client.get(f"/analyses/{id}"))
        time.sleep(0.1)
    return told
