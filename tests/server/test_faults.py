"""When the database or the network fails in the middle of play: told clearly, nothing half done."""

import random
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import httpx
import psycopg
import pytest
from tests.server.postgres import Postgres, running_postgres
from tests.server.running import Chair, Client, RunningServer

from funicular.game import parse_record, replay
from funicular.server.storage import is_postgres

LIMIT = 20 * 2**20
"""Larger than a segment of PostgreSQL's log, so that only tables can reach it."""


def to_ones_turn(chair: Chair) -> tuple[int, str]:
    """Read on until the seat may move: the table's number, and a move."""
    while not chair.actions:
        chair.next()
    return chair.seq, chair.actions[0]


def check_whole(client: Client, table: str, chair: Chair) -> None:
    """The game went on to an end that replays, and the chair heard of every move once."""
    told = [m["seq"] for m in chair.heard if m["type"] == "moved"]
    assert told == list(range(chair.welcome["seq"] + 1, chair.seq + 1))
    assert replay(parse_record(client.http.get(f"/tables/{table}/record").text)).is_over


def test_database_server_gone_and_back() -> None:
    with (
        running_postgres() as postgres,
        RunningServer(postgres.new_database()) as server,
        Client(server) as ada,
    ):
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=10)
            seq, action = to_ones_turn(chair)
            postgres.go_away()
            assert chair.move(action, seq=seq)["code"] == "unavailable"
            assert httpx.get(f"{server.origin}/ready", timeout=30).status_code == 503
            assert httpx.get(f"{server.origin}/health").status_code == 200
            assert ada.refusal("GET", f"/tables/{table}") == (503, "unavailable")
            postgres.come_back()
            answer = chair.move(action, seq=seq)
            assert (answer["type"], answer["seq"]) == ("accepted", seq + 1)
            chair.play()
            check_whole(ada, table, chair)
        assert server.metric("internal_errors_total") == 0


def test_full_disk_under_postgresql() -> None:
    """No table file can grow any more; what was acknowledged stays, and play goes on later."""
    with (
        small_disk() as postgres,
        RunningServer(database := postgres.new_database()) as server,
        Client(server) as ada,
    ):
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=10)
            fill_up(database, table)
            seq, action = play_until_refused(chair)
            assert chair.move(action, seq=seq)["code"] == "unavailable"
            make_room(database)
            assert chair.move(action, seq=seq)["seq"] == seq + 1
            chair.play()
            check_whole(ada, table, chair)


@contextmanager
def small_disk() -> Iterator[Postgres]:
    """A database server that can write no file larger than the limit."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, before[1]))  # what it starts, inherits it
    with ExitStack() as stack:
        try:
            postgres = stack.enter_context(running_postgres())
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        yield postgres


def play_until_refused(chair: Chair) -> tuple[int, str]:
    """There may be room for a few moves more; the first that is refused, with its number."""
    while True:
        seq, action = to_ones_turn(chair)
        answer = chair.move(action, seq=seq)
        if answer["type"] != "accepted":
            assert answer["code"] == "unavailable"
            return seq, action
        while chair.seq < answer["seq"]:
            chair.next()


def make_room(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DELETE FROM moves WHERE table_id = 'filler'")
        connection.execute("VACUUM moves")


def fill_up(database: str, table: str) -> None:
    """Rows of another game, until the file of the moves has reached the limit."""
    noise = random.Random(4)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO tables SELECT 'filler', 'closed', 0, charter, '[]', '{}', NULL, 0, 0 "
            "FROM tables WHERE id = %s",
            (table,),
        )
        connection.execute("INSERT INTO games VALUES ('filler', '{}', '[]', 0, NULL)")
        size, seq = 1800, 0
        while size > 20:
            try:
                with connection.cursor() as cursor:
                    rows = [
                        ("filler", seq + n, 0, noise.randbytes(size // 2).hex(), 0, 0, "", "", 0)
                        for n in range(200 if size == 1800 else 1)
                    ]
                    marks = ", ".join(["%s"] * 9)
                    cursor.executemany(f"INSERT INTO moves VALUES ({marks})".encode(), rows)
                seq += len(rows)
            except psycopg.errors.InternalError_:  # "could not extend file"
                size //= 2


def test_socket_cut_in_the_middle_of_a_move(database: str) -> None:
    """Whether the move arrived is not known to the player; sent again, it is made once."""
    dice = random.Random(8)
    with RunningServer(database) as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        last = 0
        for _ in range(12):
            with ada.sit(table, last=last) as chair:
                assert [m["seq"] for m in chair.welcome["moves"]] == list(
                    range(last + 1, chair.seq + 1)
                )
                seq, _ = to_ones_turn(chair)
                action, seat = dice.choice(chair.actions), chair.own["seat"] if chair.own else 0
                message = {"type": "move", "id": "cut", "seat": seat, "seq": seq, "action": action}
                chair.send(message)
                time.sleep(dice.choice((0, 0, 0.002, 0.01)))
                cut(chair)
            with ada.sit(table, last=last) as chair:
                answer = chair.move(action, seq=seq, seat=seat)
                # At the opening, which all choose at once, the bot may have come between.
                allowed = (1, 2) if seq == 0 else (seq + 1,)
                assert answer["type"] == "accepted"
                assert answer["seq"] in allowed
                last = chair.seq
        with ada.sit(table) as chair:
            chair.play()
        record = parse_record(ada.http.get(f"/tables/{table}/record").text)
        assert replay(record).is_over
        assert server.metric("internal_errors_total") == 0


def cut(chair: Chair) -> None:
    """As when the cable is pulled: no closing handshake, only a reset."""
    plain: socket.socket = chair._socket.socket
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    plain.close()


@pytest.mark.parametrize("spoilt", ["effects", "chance"])
def test_table_that_cannot_be_read_is_refused_with_a_code(database: str, spoilt: str) -> None:
    """Before the welcome as after it: whatever fails, the player is told and it is counted."""
    with RunningServer(database) as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=6)
        server.stop()
        execute(database, f"UPDATE moves SET {spoilt} = 'x' WHERE seq = 3")
        server.restart()
        ada.moved_to(server)
        with ada.sit(table) as chair:
            assert chair.welcome["code"] == "internal"
        assert server.metric("internal_errors_total") >= 1
        assert "socket failed" in server.log()


def execute(database: str, statement: str) -> None:
    """Change a database behind the server's back."""
    if is_postgres(database):
        with psycopg.connect(database) as connection:
            connection.execute(statement.encode())
    else:
        with closing(sqlite3.connect(database)) as file, file:
            file.execute(statement)
