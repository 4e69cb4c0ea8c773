"""Whole games at a real server."""

import json
import random
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.running import Client, RunningServer, play_together, run_cli

from funicular.game import parse_record, replay

MAPS = ("europe", "san_francisco")


@pytest.mark.parametrize("source", MAPS)
def test_person_plays_whole_game_against_bots(server: RunningServer, source: str) -> None:
    with Client(server) as ada:
        table = ada.new_table(
            map=source, seats=3, bots=["random", "random"], start=True, entropy="5a" * 16
        )
        with ada.sit(table) as chair:
            chair.play(random.Random(7).choice)
            assert chair.score is not None
            assert chair.table["status"] == "over"
            fairness = chair.table["fairness"]
            record = parse_record(ada.http.get(f"/tables/{table}/record").text)
            game = replay(record)  # the deal follows from the secret, every move from the rules
            assert game.is_over
            assert game.seed.commitment == fairness["commitment"]
            assert fairness["contributions"] == ["5a" * 16]
            assert game.seed.secret is not None
            assert game.seed.secret.hex() == fairness["secret"]
            assert [s.total for s in game.score().seats] == [
                s["total"] for s in chair.score["seats"]
            ]
            assert len(game.history) == chair.seq


@pytest.mark.parametrize("source", MAPS)
def test_four_people_play_together(server: RunningServer, source: str) -> None:
    dice = random.Random(3)
    clients = [Client(server, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    table = clients[0].new_table(map=source, seats=4)
    for client in clients[1:]:
        client.command(table, "join")
    chairs = [client.sit(table) for client in clients]
    clients[0].command(table, "start")
    for chair in chairs:
        chair.hear("started")
    play_together(chairs, dice.choice)
    scores = [chair.score for chair in chairs]
    assert scores[0] is not None
    assert all(score == scores[0] for score in scores)
    moves = [[m["seq"] for m in chair.heard if m["type"] == "moved"] for chair in chairs]
    assert moves == [list(range(1, chairs[0].seq + 1))] * 4
    for chair, client in zip(chairs, clients, strict=True):
        chair.close()
        client.http.close()


def test_remote_bot_plays_by_command(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(seats=2, sit=False, bots=["random"])
        link = f"{server.origin}/table/{table}"
        import threading

        ran = []
        thread = threading.Thread(
            target=lambda: ran.append(run_cli("connect", link, "--bot", "random", "--json"))
        )
        thread.start()
        with ada.sit(table) as chair:
            while any(s["guest"] is None and s["bot"] is None for s in chair.table["seats"]):
                chair.next()
            ada.command(table, "start")
            thread.join()
            while chair.score is None:
                chair.next()
            totals = [seat["total"] for seat in chair.score["seats"]]
        assert ran[0].returncode == 0, ran[0].stderr
        assert f'"totals": {totals}' in ran[0].stdout


def test_a_program_plays_at_a_table_by_command(server: RunningServer) -> None:
    """The one way for a program to a public table: whoever has it connects it."""
    example = Path(__file__).resolve().parents[2] / "examples" / "ticket_bot.py"
    with Client(server) as ada:
        table = ada.new_table(map="san_francisco", seats=2, sit=False, bots=["random"])
        with ada.sit(table) as chair, ThreadPoolExecutor(1) as pool:
            bot = f"cmd:{sys.executable} {example}"
            link = f"{server.origin}/table/{table}"
            ran = pool.submit(run_cli, "connect", link, "--bot", bot, "--json")
            while any(s["guest"] is None and s["bot"] is None for s in chair.table["seats"]):
                chair.next()
            assert "ticket_bot" in [seat["name"] for seat in chair.table["seats"]]
            ada.command(table, "start")
            while chair.score is None:
                chair.next()
        done = ran.result()
        assert (done.returncode, done.stderr.count("random")) == (0, 0)
        assert json.loads(done.stdout)["totals"] == [s["total"] for s in chair.score["seats"]]


def test_connect_explains_what_is_wrong(server: RunningServer) -> None:
    wrong = run_cli("connect", f"{server.origin}/table/nothing")
    assert (wrong.returncode, wrong.stderr.strip()) == (
        2,
        "funicular: the server refused: no_table",
    )
    assert run_cli("connect", "ftp://x/y").returncode == 2
    assert run_cli("connect", "http://127.0.0.1:9/table/x").returncode == 2


def test_tables_wake_from_the_database_with_all_they_had(tmp_path: Path) -> None:
    """A restarted server goes on with the same game, for seats, spectators and bots."""
    with RunningServer(tmp_path / "t.sqlite") as server, Client(server) as ada:
        table = ada.new_table(seats=3, bots=["random", "random"], start=True)
        with ada.sit(table) as chair:
            chair.play(random.Random(1).choice, until=40)
            before = chair.own, chair.game
            seq = chair.seq
            while not chair.actions:
                chair.next()
                before, seq = (chair.own, chair.game), chair.seq
        assert server.stop() == 0
        assert "Traceback" not in server.log()
        server.restart()
        ada.moved_to(server)
        with ada.sit(table, last=seq) as chair:
            assert chair.welcome["moves"] == []
            assert (chair.own, chair.game) == before
            chair.play(random.Random(2).choice)
            record = parse_record(ada.http.get(f"/tables/{table}/record").text)
        replay(record)
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        (count,) = database.execute("SELECT count(*) FROM moves").fetchone()
    assert count == len(record.moves)
