"""Backups: of a running server, whole, and good to play on from, in either database."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import Client, RunningServer, run_cli

from funicular.game import parse_record, replay
from funicular.server.storage import is_postgres

NewDatabase = Callable[[str], str]
KINDS = ("sqlite", "postgresql")


def refused(*words: str) -> str:
    """The one line with which a command is refused."""
    ran = run_cli(*words)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr
    return ran.stderr


@pytest.mark.parametrize("target", KINDS)
def test_backup_of_a_running_server_is_restored_and_played_on(
    database: str, target: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    copy, other = str(tmp_path / "copy.sqlite"), new_database(target)
    with RunningServer(database) as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=20)
            ran = run_cli("backup", "--database", database, copy, "--json")
            assert json.loads(ran.stdout)["tables"] == 1
            chair.play(until=30)
        assert "exists" in refused("backup", "--database", database, copy)
        assert "in use" in refused("restore", "--database", database, copy, "--overwrite")
        ada.http.close()
    ran = run_cli("restore", "--database", other, copy, "--json")
    assert json.loads(ran.stdout)["tables"] == 1
    with RunningServer(other) as restored:
        ada = revived(ada, restored)
        with ada, ada.sit(table) as chair:
            assert chair.seq >= 20, "the moves of that moment"
            chair.play()
            record = parse_record(ada.http.get(f"/tables/{table}/record").text)
    assert replay(record).is_over
    assert "--overwrite" in refused("restore", "--database", other, copy)
    assert run_cli("restore", "--database", other, copy, "--overwrite").returncode == 0
    with RunningServer(other) as restored:
        ada = revived(ada, restored)
        with ada, ada.sit(table) as chair:
            assert chair.score is None, "the game as it was"


def revived(client: Client, server: RunningServer) -> Client:
    """The same guest at another server."""
    import httpx

    client.http = httpx.Client(headers={"authorization": f"Bearer {client.token}"}, timeout=30)
    client.moved_to(server)
    return client


def test_backups_under_load_are_of_one_moment(database: str, tmp_path: Path) -> None:
    """Every copy made while bots play is whole: no gap, no move without its game."""
    with RunningServer(database) as server, Client(server) as ada:
        for _ in range(4):
            made = ada.new_table(seats=3, bots=["random", "random"], start=True)
            with ada.sit(made) as chair:
                chair.ask("away", seat=chair.welcome["seats"][0], bot="random")
        for number in range(3):
            copy = tmp_path / f"copy-{number}.sqlite"
            assert run_cli("backup", "--database", database, str(copy)).returncode == 0
            with closing(sqlite3.connect(copy)) as file:
                assert file.execute("PRAGMA foreign_key_check").fetchall() == []
                for revision, moves, last in file.execute(
                    "SELECT revision, count(seq), max(seq) FROM tables JOIN moves ON table_id = id "
                    "GROUP BY id, revision"
                ):
                    assert moves == last <= revision


def test_what_cannot_be_restored_changes_nothing(database: str, tmp_path: Path) -> None:
    with RunningServer(database) as server, Client(server) as ada:
        table = ada.new_table()
    copy = tmp_path / "copy.sqlite"
    assert run_cli("backup", "--database", database, str(copy)).returncode == 0
    torn = tmp_path / "torn.sqlite"
    torn.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    text = tmp_path / "text.sqlite"
    text.write_text("this is no database, however long it is " * 50)
    newer = tmp_path / "newer.sqlite"
    newer.write_bytes(copy.read_bytes())
    with closing(sqlite3.connect(newer, isolation_level=None)) as file:
        file.execute("UPDATE schema_version SET version = 999")
    for wrong in (torn, text, newer, tmp_path / "none.sqlite", tmp_path):
        refused("restore", "--database", database, str(wrong), "--overwrite")
    with RunningServer(database) as server:
        ada = revived(ada, server)
        with ada:
            assert ada.get(f"/tables/{table}")["status"] == "lobby"


def test_what_cannot_be_copied_leaves_no_file(tmp_path: Path, database: str) -> None:
    copy = tmp_path / "copy.sqlite"
    nowhere = database + "_none" if is_postgres(database) else str(tmp_path / "none")
    nowhere = nowhere.replace("/tables_", "/none_")
    refused("backup", "--database", nowhere, str(copy))
    assert not copy.exists()


def test_files_are_their_owners_alone(database: str, tmp_path: Path) -> None:
    """They hold the secrets of deals in progress; whatever umask the server was started with."""
    before = os.umask(0o022)
    try:
        with RunningServer(database) as server, Client(server) as ada:
            ada.new_table(bots=["random"], start=True)
            copied = run_cli("backup", "--database", database, str(tmp_path / "copy.sqlite"))
            assert copied.returncode == 0, copied.stderr
            restored = run_cli(
                *("restore", "--database", str(tmp_path / "again.sqlite")),
                str(tmp_path / "copy.sqlite"),
            )
            assert restored.returncode == 0, restored.stderr
            files = list(tmp_path.glob("*.sqlite*"))
            assert len(files) >= 2
            assert {oct(each.stat().st_mode & 0o777) for each in files} == {"0o600"}
    finally:
        os.umask(before)
