"""The hall: tables sleep, wake, and have room for people. In process, with a real database."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from tests.server.halls import POSITION, begun, guest, in_hall, two_people
from tests.server.running import INSTANT, Client, RunningServer

from funicular.server import hall as hall_module
from funicular.server.attending import attach, detach
from funicular.server.charter import now_ms
from funicular.server.hall import Hall
from funicular.server.listeners import Listener
from funicular.server.messages import Hello
from funicular.server.playing import play
from funicular.server.refusing import Refused
from funicular.server.table_messages import Guest, Join, NewTable, TableOptions


def test_idle_table_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, ada, ben = await two_people(hall)
        await table.start(ada)
        await play(table, ada.id, 0, 0, "keep 1,2")
        await play(table, ben.id, 1, 0, "keep 2,3")
        await play(table, ada.id, 0, 2, "draw deck")
        assert table.views is not None
        before = bytes(table.views.public), bytes(table.views.own(0, POSITION))
        await hall.sweep()
        assert hall.awake == 1, "it was used just now"
        table.touched -= hall_module.IDLE_MS + 1
        await hall.sweep()
        assert hall.awake == 0
        one, other = await asyncio.gather(hall.table(table.id), hall.table(table.id))
        assert one is other
        assert one is not table
        assert one.views is not None
        assert (bytes(one.views.public), bytes(one.views.own(0, POSITION))) == before
        await play(one, ada.id, 0, 3, "draw deck")

    in_hall(tmp_path / "t.sqlite", work)


def test_table_with_a_listener_stays_awake(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, ada, _ = await two_people(hall)
        listener = Listener(ada, lambda message: None)
        await attach(table, listener, Hello(1))
        table.touched = 0
        await hall.sweep()
        assert hall.awake == 1
        await detach(table, listener)
        table.touched = 0
        await hall.sweep()
        assert hall.awake == 0

    in_hall(tmp_path / "t.sqlite", work)


def test_host_passes_on_when_it_is_gone(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, ada, ben = await two_people(hall)
        listener = Listener(ben, lambda message: None)
        await attach(table, listener, Hello(1))
        await hall.sweep()
        assert table.charter.host == ada.id
        table.absence._since[ada.id] = now_ms() - hall_module.HOST_PATIENCE_MS - 1
        await hall.sweep()
        assert table.charter.host == ben.id

    in_hall(tmp_path / "t.sqlite", work)


def test_abandoned_tables_are_closed(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, _, ben = await two_people(hall)
        await hall.house.database.write(("UPDATE tables SET changed = 1", ()))
        await hall.sweep()
        assert table.status == "closed"
        with pytest.raises(Refused) as refused:
            await table.command(ben, Join())
        assert refused.value.code == "table_closed"

    in_hall(tmp_path / "t.sqlite", work)


def test_guest_has_only_so_many_open_tables(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        hall._most_open = 2
        ada = await guest(hall, "Ada")
        for _ in range(2):
            await hall.make(ada, NewTable("europe", 2))
        with pytest.raises(Refused) as refused:
            await hall.make(ada, NewTable("europe", 2))
        assert (refused.value.code, refused.value.status) == ("too_many_tables", 429)

    in_hall(tmp_path / "t.sqlite", work)


def test_waking_a_long_game_is_quick(tmp_path: Path) -> None:
    """The issue's bound is 50 ms; here only that it is not off by an order of magnitude."""
    with RunningServer(tmp_path / "t.sqlite") as server, Client(server) as ada:
        table = ada.new_table(seats=5, sit=False, bots=["random"] * 5, start=True, options=INSTANT)
        with ada.sit(table) as chair:
            while chair.score is None:
                chair.next()
            moves = chair.seq
    assert moves > 200

    async def work(hall: Hall) -> None:
        spent = time.process_time()
        woken = await hall.table(table)
        assert time.process_time() - spent < 0.5
        assert woken.game is not None
        assert len(woken.game.history) == moves

    in_hall(tmp_path / "t.sqlite", work)


def test_bots_play_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with RunningServer(path) as server, Client(server) as ada:
        table = ada.new_table(
            seats=2, sit=False, bots=["random", "random"], start=True, options={"bot_pace": "quick"}
        )
        server.kill()
        before = count_moves(path, table)
        server.restart()
        deadline = time.monotonic() + 20
        while count_moves(path, table) < before + 5:
            assert time.monotonic() < deadline, "the bots do not play on"
            time.sleep(0.1)


def count_moves(path: Path, table: str) -> int:
    with sqlite3.connect(path) as database:
        query = "SELECT count(*) FROM moves WHERE table_id = ?"
        (count,) = database.execute(query, (table,)).fetchone()
    database.close()
    return int(count)


def test_tables_count_for_who_makes_them_without_sitting_down(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        ada = await guest(hall, "Ada")
        wanted = NewTable("europe", 2, TableOptions(), sit=False)
        tables = [await hall.make(ada, wanted) for _ in range(50)]
        with pytest.raises(Refused) as refused:
            await hall.make(ada, wanted)
        assert refused.value.code == "too_many_tables"
        await tables[0].close(ada)
        await hall.make(ada, wanted)

    in_hall(tmp_path / "t.sqlite", work)


def test_crowd_of_watchers_leaves_room_for_who_sits_there(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, ada, _ = await begun(hall)

        async def come(who: Guest | None) -> None:
            await attach(table, Listener(who, lambda message: None), Hello(1))

        for _ in range(50):
            await come(None)
        for who in (None, await guest(hall, "Eve")):
            with pytest.raises(Refused) as refused:
                await come(who)
            assert refused.value.code == "table_full"
        for _ in range(10):
            await come(ada)
        with pytest.raises(Refused) as refused:
            await come(ada)
        assert refused.value.code == "table_full", "but not for any number of sockets"

    in_hall(tmp_path / "t.sqlite", work)
