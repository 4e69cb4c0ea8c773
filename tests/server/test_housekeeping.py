"""Housekeeping: what is due, who is absent, what is closed and removed. With a real database."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.halls import begun, due_of, guest, in_hall, make_due, nap
from tests.server.running import Client, RunningServer
from tests.server.stored_games import nearly_over, write_all

from funicular.server import data_rights
from funicular.server import hall as hall_module
from funicular.server.absence import clock_ran_out
from funicular.server.attending import attach, detach
from funicular.server.charter import now_ms, read_charter
from funicular.server.clocks import Clocks
from funicular.server.dealing import stored_record
from funicular.server.hall import Hall
from funicular.server.identity import new_link
from funicular.server.listeners import Listener
from funicular.server.messages import Hello
from funicular.server.storage import Statement
from funicular.server.table import Table
from funicular.server.table_messages import MoveClock, NewTable, TableOptions


def test_seat_is_flagged_once_and_then_nothing_is_due(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, *_ = await begun(hall, clock=MoveClock(3600), on_expiry="flag")
        assert await due_of(hall, table) == table.clocks.since[0] + 3600 * 1000
        table.clocks = Clocks(table.clocks.left, {0: 1, 1: 2})
        await clock_ran_out(table)
        assert [chair.flagged for chair in table.charter.chairs] == [True, False]
        await clock_ran_out(table)
        assert [chair.flagged for chair in table.charter.chairs] == [True, True]
        assert await due_of(hall, table) is None

    in_hall(tmp_path / "t.sqlite", work)


def test_tables_awake_keep_no_other_asleep(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(hall_module, "WOKEN_AT_ONCE", 2)

    async def work(hall: Hall) -> None:
        tables = [(await begun(hall))[0] for _ in range(5)]
        await nap(hall, tables[4])
        await make_due(hall, *tables)
        await hall.sweep()
        assert hall.awake == 5

    in_hall(tmp_path / "t.sqlite", work)


def test_table_woken_for_nothing_is_not_woken_again(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, *_ = await begun(hall)
        await nap(hall, table)
        await make_due(hall, table)
        await hall.sweep()
        assert hall.awake == 1
        assert await due_of(hall, table) is None

    in_hall(tmp_path / "t.sqlite", work)


IMPATIENT: dict[str, Any] = {"away_after": 1, "expiry_bot": "random", "bot_pace": "slow"}


async def until_bots_play(hall: Hall, table_id: str) -> None:
    """Only what the hall does by itself brings them."""
    query = "SELECT charter FROM tables WHERE id = ?"
    async with asyncio.timeout(60):
        while True:
            await hall.sweep()
            ((text,),) = await hall.house.database.read(query, table_id)
            if all(chair.bot == "random" for chair in read_charter(text).chairs):
                return
            await asyncio.sleep(0.05)


def test_absence_goes_on_while_the_table_sleeps(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, ada, _ = await begun(hall, **IMPATIENT)
        listener = Listener(ada, lambda message: None)
        await attach(table, listener, Hello(1))
        await detach(table, listener)
        await nap(hall, table)
        await until_bots_play(hall, table.id)

    in_hall(tmp_path / "t.sqlite", work)


def test_absence_goes_on_after_a_restart(tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(hall: Hall) -> None:
        table, ada, _ = await begun(hall, **IMPATIENT)
        await attach(table, Listener(ada, lambda message: None), Hello(1))
        tables.append(table.id)  # and then the server stops, with Ada at the table

    async def after(hall: Hall) -> None:
        await until_bots_play(hall, tables[0])

    in_hall(tmp_path / "t.sqlite", before)
    in_hall(tmp_path / "t.sqlite", after)


def test_who_is_there_is_not_absent(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, ada, ben = await begun(hall, **IMPATIENT)
        await attach(table, Listener(ada, lambda message: None), Hello(1))
        async with asyncio.timeout(60):
            while table.charter.chairs[1].bot is None:
                await hall.sweep()
                await asyncio.sleep(0.05)
        assert table.charter.chairs[0].bot is None
        assert table.absence.lasts(ada.id, now_ms()) == 0
        assert table.absence.lasts(ben.id, now_ms()) > 0

    in_hall(tmp_path / "t.sqlite", work)


async def spoil(hall: Hall, table: Table) -> None:
    """The table sleeps, and cannot be read any more."""
    await nap(hall, table)
    await hall.house.database.write(
        ("UPDATE tables SET clock = 'nonsense' WHERE id = ?", (table.id,))
    )


def test_one_bad_table_does_not_stop_the_sweep(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        bad, *_ = await begun(hall, **IMPATIENT)
        good, *_ = await begun(hall, **IMPATIENT)
        broken: Any = None
        bad.absence = broken  # whatever is done with it fails
        async with asyncio.timeout(60):
            while any(chair.bot is None for chair in good.charter.chairs):
                await hall.sweep()
                await asyncio.sleep(0.05)
        assert "funicular_internal_errors_total 0\n" not in hall.house.metrics.text()

    in_hall(tmp_path / "t.sqlite", work)


def test_one_bad_table_does_not_keep_others_from_being_closed(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        tables = sorted([(await begun(hall))[0] for _ in range(3)], key=lambda table: table.id)
        await spoil(hall, tables[0])
        await spoil(hall, tables[1])
        await hall.house.database.write(("UPDATE tables SET changed = 1", ()))
        hall._next_cleaning = 0
        await hall.sweep()
        rows = await hall.house.database.read("SELECT id FROM tables WHERE status = 'closed'")
        assert rows == [(tables[2].id,)]
        assert "funicular_internal_errors_total 2\n" in hall.house.metrics.text()

    in_hall(tmp_path / "t.sqlite", work)


def test_game_that_ends_while_a_guest_is_deleted_keeps_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process commits the last move after this one has looked at the game."""
    path = tmp_path / "t.sqlite"

    async def work(hall: Hall) -> None:
        ada, ben = await guest(hall, "Ada"), await guest(hall, "Ben")
        table_id, last, rows = nearly_over([ada.id, ben.id])
        write_all(path, rows)
        result = msgspec.json.encode({"scores": [{"name": "Guest 0"}, {"name": "Guest 1"}]})
        elsewhere: list[Statement] = [
            last.statement(table_id),
            ("UPDATE games SET result = ? WHERE table_id = ?", (result.decode(), table_id)),
            (
                "UPDATE tables SET status = 'over', revision = revision + 1 WHERE id = ?",
                (table_id,),
            ),
        ]

        async def looked(*arguments: Any) -> Any:
            record = await stored_record(*arguments)
            write_all(path, elsewhere)
            elsewhere.clear()
            return record

        monkeypatch.setattr(data_rights, "stored_record", looked)
        await data_rights.forget_guest(hall, ada)
        ((header, kept, status, charter),) = await hall.house.database.read(
            "SELECT header, result, status, charter FROM games JOIN tables ON id = table_id"
        )
        assert status == "over"
        assert msgspec.json.decode(kept)["scores"] == [{"name": "?"}, {"name": "Guest 1"}]
        assert msgspec.json.decode(header)["seats"] == ["?", "Guest 1"]
        assert [chair.guest for chair in read_charter(charter).chairs] == [None, ben.id]

    in_hall(path, work)


def test_what_nobody_needs_is_removed(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        database = hall.house.database
        kept, ada, ben = await begun(hall)
        closed, fresh = [await hall.make(ada, NewTable("europe", 2, TableOptions())) for _ in "12"]
        for table in (closed, fresh):
            await table.close(ada)
        await new_link(database, ada)
        days = 24 * 3600 * 1000
        long_ago = now_ms() - 402 * days
        await database.write(
            ("UPDATE tables SET changed = ? WHERE id = ?", (now_ms() - 31 * days, closed.id)),
            ("UPDATE tokens SET expires = ? WHERE kind = 'link'", (now_ms() - 1,)),
            ("UPDATE guests SET seen = ? WHERE id = ?", (long_ago, ben.id)),
        )
        hall._next_cleaning = 0
        await hall.sweep()
        tables = {id for (id,) in await database.read("SELECT id FROM tables")}
        assert tables == {kept.id, fresh.id}
        assert await database.read("SELECT id FROM guests") == [(ada.id,)]
        assert await database.read("SELECT DISTINCT kind FROM tokens") == [("cookie",)]
        assert [chair.guest for chair in kept.charter.chairs] == [ada.id, None]
        assert kept.charter.chairs[1].name == "?"

    in_hall(tmp_path / "t.sqlite", work)


def test_slow_game_is_not_crowded_out_and_exports_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_LISTED", 3)

    async def work(hall: Hall) -> None:
        slow, ada, _ = await begun(hall)
        over = [await hall.make(ada, NewTable("europe", 2, TableOptions())) for _ in range(5)]
        closed = await hall.make(ada, NewTable("europe", 2, TableOptions(), sit=False))
        await closed.close(ada)
        for table in over:
            await hall.house.database.write(
                ("UPDATE tables SET status = 'over' WHERE id = ?", (table.id,))
            )
        await hall.house.database.write(
            ("UPDATE tables SET changed = changed - 9999 WHERE id = ?", (slow.id,))
        )
        listed = await hall.tables_of(ada)
        assert (listed[0].id, len(listed)) == (slow.id, 3)
        exported = (await data_rights.export_guest(hall, ada)).tables
        assert {each.id for each in exported} == {slow.id, closed.id, *(each.id for each in over)}

    in_hall(tmp_path / "t.sqlite", work)


def test_visit_is_noted_once_a_day_and_renews_the_cookie(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with RunningServer(path) as server, Client(server, cookie=True) as ada:
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE guests SET seen = 1")
        assert "Max-Age=34560000" in ada.http.get("/me").headers["set-cookie"]
        with closing(sqlite3.connect(path)) as database:
            (seen,) = database.execute("SELECT seen FROM guests").fetchone()
        assert seen > now_ms() - 60_000
