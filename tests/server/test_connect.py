"""`funicular connect` does not give up: not when the database does not answer, nor to a bot."""

import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess

from tests.server.running import Chair, Client, RunningServer, run_cli
from tests.server.stored_games import no_writes

PROGRAM = """
import json, pathlib, random, sys, time
gate = pathlib.Path(sys.argv[1])
for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        print('{"protocol": 1}', flush=True)
    elif message["type"] == "decide":
        while gate.exists():
            time.sleep(0.02)
        print(json.dumps({"action": random.choice(message["actions"])}), flush=True)
"""
"""A bot that thinks for as long as the gate is there."""


@contextmanager
def against_a_program(ada: Client, ben: Client, gate: Path) -> Iterator[Chair]:
    """A game between Ada, whose chair this is, and a program that plays as Ben, to its end."""
    program = gate.with_name("bot.py")
    program.write_text(PROGRAM)
    options = {"seating": "given", "bot_pace": "slow"}
    table = ada.new_table(map="san_francisco", seats=2, options=options)
    ben.command(table, "join")
    command = ("--bot", f"cmd:{sys.executable} {program} {gate}", "--time", "60")
    link = ("connect", f"{ada.server.origin}/table/{table}", "--token", ben.token)
    with ThreadPoolExecutor(1) as pool, ada.sit(table) as chair:
        ran: Future[CompletedProcess[str]] = pool.submit(run_cli, *link, *command, timeout=300)
        try:
            while not chair.table["seats"][1]["present"]:
                chair.next()
            ada.command(table, "start")
            chair.hear("started")
            yield chair
            chair.play()
        finally:
            gate.unlink(missing_ok=True)
            if chair.score is None:
                ada.command(table, "close")  # then the program ends as well
        assert ran.result().returncode == 0, ran.result().stderr


def test_move_that_could_not_be_stored_is_made_later(tmp_path: Path) -> None:
    database, gate = tmp_path / "tables.sqlite", tmp_path / "gate"
    with (
        RunningServer(database) as server,
        Client(server) as ada,
        Client(server, "Ben") as ben,
        against_a_program(ada, ben, gate) as chair,
    ):
        chair.play(until=8)
        while not chair.actions:
            chair.next()
        gate.touch()
        while chair.actions:  # until the program alone is awaited
            chair.play(until=chair.seq + 1)
        with no_writes(database):
            gate.unlink()
            while server.metric("failed_writes_total") == 0:
                pass


def test_seat_is_taken_back_from_a_bot(server: RunningServer, tmp_path: Path) -> None:
    with (
        Client(server) as ada,
        Client(server, "Ben") as ben,
        against_a_program(ada, ben, tmp_path / "gate") as chair,
    ):
        chair.play(until=8)
        with ben.sit(chair.table["id"]) as his:
            assert his.ask("away", seat=1, bot="random")["type"] == "accepted"
        while chair.table["seats"][1]["bot"] is None:
            chair.next()
        while chair.table["seats"][1]["bot"] is not None:
            assert chair.score is None, "the game ended with the bot on the seat"
            chair.play(until=chair.seq + 1)
