"""Whoever may no longer listen is told so and shown out: nobody hears on by having come early."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.postgres import Postgres
from tests.server.running import Chair, Client, RunningServer
from websockets.exceptions import ConnectionClosed

POLICY_VIOLATION = 1008
GOING_AWAY = 1001


def heard_to_the_end(chair: Chair) -> tuple[list[str], int]:
    """The types of all that a socket still hears, and the code that it is closed with."""
    kinds: list[str] = []
    with pytest.raises(ConnectionClosed) as closed:
        read_on(chair, kinds)
    assert closed.value.rcvd is not None
    return kinds, closed.value.rcvd.code


def read_on(chair: Chair, kinds: list[str]) -> None:
    while True:
        message = chair.next()
        kinds.append(message.get("code") or message["type"])


@contextmanager
def program_of(client: Client) -> Iterator[tuple[Client, str]]:
    """A program with a token of the client's, and that token's id."""
    made = client.post("/tokens", {"label": "a program"})
    with Client(client.server, "nobody") as program:
        program.id, program.token = client.id, made["token"]
        program.http.headers["authorization"] = f"Bearer {made['token']}"
        yield program, made["id"]


def test_spectators_who_are_not_wanted_leave_when_the_game_begins(database: str) -> None:
    with (
        RunningServer(database) as server,
        Client(server) as ada,
        Client(server, "Ben") as ben,
        Client(server, "Eve") as eve,
    ):
        table = ada.new_table(options={"seating": "given", "spectators": False})
        ben.command(table, "join")
        with eve.sit(table) as watcher, ada.sit(table) as hers, ben.sit(table) as his:
            ada.command(table, "start")
            kinds, code = heard_to_the_end(watcher)
            assert "started" not in kinds
            assert (kinds[-1], code) == ("no_spectators", POLICY_VIOLATION)
            hers.hear("started")
            his.hear("started")
            assert his.move(his.actions[0])["type"] == "accepted"
            ben.command(table, "leave", seat=1)  # whoever has given up the seat is a spectator too
            assert heard_to_the_end(his)[1] == POLICY_VIOLATION
            assert hers.ask("ping")["type"] == "pong"


def test_spectators_of_another_process_leave_as_well(postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        RunningServer(database) as one,
        RunningServer(database) as other,
        Client(one) as ada,
        Client(other, "Eve") as eve,
    ):
        table = ada.new_table(options={"spectators": False}, bots=["random"])
        with eve.sit(table) as watcher:
            ada.command(table, "start")
            kinds, code = heard_to_the_end(watcher)
            assert "started" not in kinds
            assert (kinds[-1], code) == ("no_spectators", POLICY_VIOLATION)


def test_token_that_is_ended_ends_its_sockets(server: RunningServer) -> None:
    with Client(server) as ada, program_of(ada) as (program, token):
        table = ada.new_table(bots=["random"], start=True)
        with program.sit(table) as chair, ada.sit(table) as hers:
            assert ada.http.delete(f"/tokens/{token}").status_code == 200
            kinds, code = heard_to_the_end(chair)
            assert (kinds[-1], code) == ("wrong_token", POLICY_VIOLATION)
            assert hers.ask("ping")["type"] == "pong", "another credential of the same guest"


def test_token_that_is_ended_elsewhere_ends_its_sockets_here(postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        RunningServer(database) as one,
        RunningServer(database) as other,
        Client(one) as ada,
        program_of(ada) as (program, token),
    ):
        table = ada.new_table(bots=["random"], start=True)
        with program.sit(table) as chair:
            ada.moved_to(other)
            assert ada.http.delete(f"/tokens/{token}").status_code == 200
            kinds, code = heard_to_the_end(chair)
            assert (kinds[-1], code) == ("wrong_token", POLICY_VIOLATION)


def test_table_that_is_closed_closes_its_sockets(database: str) -> None:
    with RunningServer(database) as server, Client(server) as ada, Client(server, "Eve") as eve:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as hers, eve.sit(table) as watcher:
            ada.command(table, "close")
            for chair in (hers, watcher):
                kinds, code = heard_to_the_end(chair)
                assert (kinds[-1], code) == ("closing", GOING_AWAY)
        with ada.sit(table) as again:
            assert again.welcome["code"] == "table_closed"
            assert heard_to_the_end(again) == ([], GOING_AWAY)
