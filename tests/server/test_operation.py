"""Running a server: headers, probes, logs, shutting down, backups, old and new databases."""

import json
import resource
import shutil
import sqlite3
import time
from pathlib import Path

import httpx
from tests.looping import run_apart
from tests.server.running import Client, RunningServer, run_cli

from funicular.game import parse_record, replay


def test_every_answer_carries_the_security_headers(server: RunningServer) -> None:
    for path in ("/", "/api/v1/maps", "/api/v1/me", "/nothing", "/api/v1/nothing", "/health"):
        headers = httpx.get(server.origin + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_probes_and_metrics(server: RunningServer) -> None:
    assert httpx.get(f"{server.origin}/health").json() == {"done": True}
    assert httpx.get(f"{server.origin}/ready").json() == {"done": True}
    before = server.metric("games_started_total")
    with Client(server) as ada:
        ada.new_table(bots=["random"], start=True)
    assert server.metric("games_started_total") == before + 1
    assert server.metric("database_commits") > 0


def test_unknown_paths(server: RunningServer) -> None:
    assert httpx.get(f"{server.origin}/table/abc").status_code == 200  # the page itself
    assert httpx.get(f"{server.origin}/api/v1/nothing").json()["code"] == "not_found"
    assert httpx.get(f"{server.origin}/assets/nothing.js").status_code == 404
    assert httpx.put(f"{server.origin}/api/v1/me").json()["code"] == "method_not_allowed"
    for path in ("/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"):
        assert "root:" not in httpx.get(server.origin + path).text


def test_maps_are_cached_by_their_tag(server: RunningServer) -> None:
    url = f"{server.origin}/api/v1/maps/europe"
    first = httpx.get(url)
    assert len(first.json()["routes"]) > 80
    again = httpx.get(url, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_stopping_says_goodbye_and_logs_hold_no_secrets(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "t.sqlite", "--log-level", "debug") as server:
        with Client(server, "Ada Unheard-of") as ada:
            table = ada.new_table(bots=["random"], start=True, entropy="77" * 16)
            with ada.sit(table) as chair:
                began = time.monotonic()
                assert server.stop() == 0
                assert time.monotonic() - began < 6
                assert chair.hear("closing")["reason"] == "restarting"
        log = server.log()
        for line in log.splitlines():
            assert set(json.loads(line)) >= {"at", "level", "event"}
        assert '"event": "request"' in log
        for secret in (ada.token, table, "Unheard-of", "77" * 16):
            assert secret not in log
        with sqlite3.connect(server.database) as database:
            (charter,) = database.execute("SELECT charter FROM tables").fetchone()
        database.close()
        assert json.loads(charter)["secret"] not in log


def test_what_cannot_work_is_one_line(tmp_path: Path, server: RunningServer) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database, however long it is " * 50)
    wrong = (
        ("--database", str(tmp_path / "text.sqlite"), "--port", "0"),
        ("--database", str(tmp_path), "--port", "0"),
        ("--database", str(tmp_path / "x.sqlite"), "--port", str(server.port)),
        ("--database", str(tmp_path / "x.sqlite"), "--host", "203.0.113.7"),
    )
    for options in wrong:
        ran = run_cli("serve", *options)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr


def test_database_gone_and_back(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "t.sqlite") as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=10)
            while not chair.actions:
                chair.next()
            seq = chair.seq
            with sqlite3.connect(server.database, isolation_level=None) as blocker:
                blocker.execute("BEGIN EXCLUSIVE")  # the database is gone for all others
                action = chair.actions[0]
                answer = chair.move(action, seq=seq)
                assert answer["code"] == "unavailable"
                assert httpx.get(f"{server.origin}/ready", timeout=30).status_code == 503
                assert httpx.get(f"{server.origin}/health").status_code == 200
                blocker.execute("ROLLBACK")
            blocker.close()
            answer = chair.move(action, seq=seq)
            assert (answer["type"], answer["seq"]) == ("accepted", seq + 1)
            chair.play()
            assert [m["seq"] for m in chair.heard if m["type"] == "moved"] == list(
                range(chair.welcome["seq"] + 1, chair.seq + 1)
            )


def test_full_disk_is_a_clear_error_and_nothing_is_half_done(tmp_path: Path) -> None:
    """No file of the server may grow any more, as when the disk is full."""
    with RunningServer(tmp_path / "t.sqlite") as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=10)
            while not chair.actions:
                chair.next()
            seq, action = chair.seq, chair.actions[0]
            unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, -1))
            assert chair.move(action, seq=seq)["code"] == "unavailable"
            assert chair.move(action, seq=seq)["code"] == "unavailable"
            assert chair.ask("say", text="hm")["code"] == "unavailable"
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
            assert chair.move(action, seq=seq)["seq"] == seq + 1
            chair.play()
        record = parse_record(ada.http.get(f"/tables/{table}/record").text)
    assert replay(record).is_over


def test_two_processes_on_one_database_cannot_both_append(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with RunningServer(path) as one, RunningServer(path) as two, Client(one) as ada:
        table = ada.new_table(bots=[], seats=2, options={"seating": "given"})
        ada.command(table, "join")
        ada.command(table, "start")
        chairs = [ada.sit(table)]
        ada.moved_to(two)
        chairs.append(ada.sit(table))
        for chair in chairs:
            chair.send({"type": "look", "seat": 0})
            chair.hear("shown")
        first = chairs[0].move("keep 1,2", seq=0)
        assert first["type"] == "accepted"
        late = chairs[1].move("keep 1,3", seq=0)  # this process does not know of the first
        assert late["code"] == "stale"
        assert chairs[1].seq == 1, "it has caught up with the other process"
        for chair in chairs:
            chair.close()


def test_page_is_served_when_it_is_built(tmp_path: Path) -> None:
    from starlette.applications import Starlette

    from funicular.server.pages import Pages

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    shutil.copy(tmp_path / "index.html", tmp_path / "icon.svg")
    app = Starlette(routes=Pages(tmp_path).routes())

    async def look() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return [await client.get(path) for path in ("/", "/table/9", "/assets/a-1.js")]

    home, table, script = run_apart(look())
    assert home.text == table.text == "<title>page</title>"
    assert "immutable" in script.headers["cache-control"]
    assert home.headers["cache-control"] == "no-cache"
