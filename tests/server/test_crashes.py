"""Nothing is lost: the server is killed again and again while people play."""

import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.server.running import Chair, Client, RunningServer
from websockets.exceptions import WebSocketException

from funicular.game import parse_record, replay

TABLES = 4


class Stubborn(threading.Thread):
    """Plays on whatever happens to the server; remembers what was acknowledged."""

    def __init__(self, server: RunningServer, client: Client, table: str, seed: int) -> None:
        super().__init__()
        self.server = server
        self.client = client
        self.table = table
        self.dice = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.stop = threading.Event()
        self.last = 0
        self.over = False
        self.fault: Exception | None = None

    def run(self) -> None:
        try:
            while not (self.stop.is_set() or self.over):
                try:
                    self.client.moved_to(self.server)
                    with self.client.sit(self.table, last=self.last) as chair:
                        self.play(chair)
                except (OSError, EOFError, WebSocketException, TimeoutError):
                    time.sleep(0.02)
        except Exception as error:  # a thread must not fail in silence
            self.fault = error

    def play(self, chair: Chair) -> None:
        missed = [move["seq"] for move in chair.welcome["moves"]]
        assert missed == list(range(self.last + 1, chair.seq + 1)), "a gap in the log"
        while chair.score is None and not self.stop.is_set():
            self.last = chair.seq
            if chair.actions:
                answer = chair.move(self.dice.choice(chair.actions))
                assert answer["type"] == "accepted", answer
                self.acknowledged[answer["seq"]] = "mine"
                while chair.seq < answer["seq"]:
                    chair.next()
            else:
                chair.next()
        self.last = chair.seq
        self.over = chair.score is not None


def crash_often(folder: Path, times: int) -> None:
    dice = random.Random(times)
    with RunningServer(folder / "tables.sqlite") as server:
        clients = [Client(server, f"Guest {number}") for number in range(TABLES)]
        maps = ("europe", "san_francisco")
        tables = [
            client.new_table(map=maps[number % 2], seats=3, bots=["random", "random"], start=True)
            for number, client in enumerate(clients)
        ]
        everything = list(zip(clients, tables, strict=True))
        players = [Stubborn(server, *each, seed) for seed, each in enumerate(everything)]
        for player in players:
            player.start()
        for _ in range(times):
            time.sleep(dice.uniform(0.15, 0.5))
            server.kill()
            check_database(server.database, players)
            server.restart()
            renew(server, players, maps)
        for player in players:
            player.join(120)
            assert player.fault is None, player.fault
            assert not player.is_alive()
        for player in players:
            text = httpx.get(f"{server.origin}/api/v1/tables/{player.table}/record").text
            game = replay(parse_record(text))  # to the same end, by seed and rules
            assert game.is_over
        for client in clients:
            client.http.close()


def renew(server: RunningServer, players: list[Stubborn], maps: tuple[str, ...]) -> None:
    """Keep the load up: who has finished a game begins another."""
    for number, player in enumerate(players):
        if player.over and not player.is_alive():
            player.client.moved_to(server)
            table = player.client.new_table(
                map=maps[number % 2], seats=3, bots=["random", "random"], start=True
            )
            players[number] = Stubborn(server, player.client, table, number)
            players[number].start()


def check_database(path: Path, players: list[Stubborn]) -> None:
    """What was acknowledged is in the file, without gaps."""
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for player in players:
            rows = database.execute(
                "SELECT seq FROM moves WHERE table_id = ? ORDER BY seq", (player.table,)
            ).fetchall()
            stored = [seq for (seq,) in rows]
            assert stored == list(range(1, len(stored) + 1))
            assert player.last <= len(stored)
            assert max(player.acknowledged, default=0) <= len(stored)
    database.close()


def test_every_acknowledged_move_survives_a_dozen_kills(tmp_path: Path) -> None:
    crash_often(tmp_path, 12)


@pytest.mark.long
def test_every_acknowledged_move_survives_two_hundred_kills(tmp_path: Path) -> None:
    crash_often(tmp_path, 200)
