"""Nothing is lost: the server is killed again and again while people play."""

import random
import sqlite3
import threading
import time
from contextlib import closing

import httpx
import psycopg
import pytest
from tests.server.running import Chair, Client, RunningServer
from websockets.exceptions import WebSocketException

from funicular.game import parse_record, replay
from funicular.server.storage import is_postgres

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


def crash_often(database: str, times: int) -> None:
    dice = random.Random(times)
    with RunningServer(database) as server:
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


def check_database(where: str, players: list[Stubborn]) -> None:
    """What was acknowledged is there, without gaps."""
    for player in players:
        stored = stored_moves(where, player.table)
        assert stored == list(range(1, len(stored) + 1))
        assert player.last <= len(stored)
        assert max(player.acknowledged, default=0) <= len(stored)


def stored_moves(where: str, table: str) -> list[int]:
    if is_postgres(where):
        with psycopg.connect(where) as connection:
            query = "SELECT seq FROM moves WHERE table_id = %s ORDER BY seq"
            return [seq for (seq,) in connection.execute(query, (table,))]
    with closing(sqlite3.connect(where)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        query = "SELECT seq FROM moves WHERE table_id = ? ORDER BY seq"
        return [seq for (seq,) in file.execute(query, (table,))]


def test_every_acknowledged_move_survives_kills(database: str) -> None:
    crash_often(database, 6)


@pytest.mark.long
def test_every_acknowledged_move_survives_two_hundred_kills(database: str) -> None:
    crash_often(database, 200)
