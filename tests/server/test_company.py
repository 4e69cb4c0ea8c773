"""Several processes on one PostgreSQL database: people on different ones play one game."""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import psycopg
import pytest
from tests.server.postgres import Postgres
from tests.server.running import (
    INSTANT,
    Chair,
    Client,
    RunningServer,
    play_together,
    read_until,
    run_cli,
)

from funicular.game import parse_record, replay


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two independent processes that share a database."""
    database = postgres.new_database()
    with RunningServer(database) as one, RunningServer(database) as other:
        yield one, other


Pair = tuple[RunningServer, RunningServer]


def wait_until(condition: object, patience: float = 15.0) -> None:
    assert callable(condition)
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.05)


def shared_table(ada: Client, ben: Client, **wanted: object) -> str:
    table = ada.new_table(options=INSTANT | {"seating": "given"}, **wanted)
    ben.command(table, "join")
    ada.command(table, "start")
    return table


def test_people_on_two_processes_play_a_whole_game(two: Pair) -> None:
    dice = random.Random(5)
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben:
        table = shared_table(ada, ben)
        with ada.sit(table) as first, ben.sit(table) as second:
            play_together([first, second], dice.choice)
            assert first.score == second.score
            told = [[m["seq"] for m in c.heard if m["type"] == "moved"] for c in (first, second)]
            assert told[0] == told[1] == list(range(1, first.seq + 1))
            assert first.game == second.game
            for chair, own, other in ((first, 0, 1), (second, 1, 0)):
                check_secrecy(chair, own, other)
        for each in (ada, ben):
            record = parse_record(each.http.get(f"/tables/{table}/record").text)
            assert replay(record).is_over


def test_turn_order_is_drawn_for_both_processes(two: Pair) -> None:
    """Until all have chosen, seats have other numbers; both processes tell of the change."""
    dice = random.Random(6)
    options = INSTANT | {"seating": "random", "turn_order": "after_tickets"}
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben:
        for _ in range(3):
            table = ada.new_table(options=options)
            ben.command(table, "join")
            ada.command(table, "start")
            with ada.sit(table) as first, ben.sit(table) as second:
                while first.seq < 8:
                    for chair in (first, second):
                        if chair.actions:
                            answer = chair.move(dice.choice(chair.actions))
                            assert answer["type"] == "accepted", answer
                            for each in (first, second):
                                read_until(each, answer["seq"])
                assert first.game == second.game
                seats = [each["name"] for each in first.table["seats"]]
                assert seats == [each["name"] for each in second.table["seats"]]
                assert [first.own["seat"], second.own["seat"]] == [  # type: ignore[index]
                    seats.index("Ada"),
                    seats.index("Ben"),
                ]


def check_secrecy(chair: Chair, own: int, other: int) -> None:
    """What comes from the other process is cut to what this seat may know, like everything."""
    for message in chair.heard:
        if message["type"] != "moved":
            continue
        assert message["own"]["seat"] == own
        move = message["move"]
        if move["seat"] == other:
            assert move["action"] == "keep" or not move["action"].startswith("keep")
            hidden = [e for e in move.get("events", []) if e["name"] in ("drawn", "offered")]
            assert all("card" not in e and "ticket" not in e for e in hidden)


def test_everything_at_a_table_reaches_the_other_process(two: Pair) -> None:
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben, ExitStack() as chairs:
        table = ada.new_table(options=INSTANT | {"seating": "given"})
        first = chairs.enter_context(ada.sit(table))
        wait_until(lambda: ben.get(f"/tables/{table}")["seats"][0]["present"])
        second = chairs.enter_context(ben.sit(table))
        ben.command(table, "join")
        while first.table["seats"][1]["guest"] != ben.id:
            first.next()
        while not first.table["seats"][1]["present"]:
            first.next()
        assert ben.get("/me/tables")["tables"][0]["seats"][0]["present"]
        ada.command(table, "start")
        assert second.hear("started")["own"]["seat"] == 1
        first.ask("say", text="hello over there")
        assert second.hear("chat")["line"]["text"] == "hello over there"
        second.ask("say", text="hello yourself")
        assert first.hear("chat")["line"]["id"] == 2
        first.ask("away", seat=0, bot="random")
        while second.table["seats"][0]["bot"] != "random":
            second.next()
        first.close()
        while second.table["seats"][0]["present"]:
            second.next()
        ada.command(table, "close")
        assert second.hear("closing")["reason"] == "table_closed"


def test_an_order_is_carried_out_whichever_process_hears_the_move(two: Pair) -> None:
    """Ben's order was given to one process and cancelled there; Ada's moves go to the other."""
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben:
        table = shared_table(ada, ben, map="europe")
        with ada.sit(table) as first, ben.sit(table) as second:
            for chair, other in ((first, second), (second, first)):
                read_until(other, chair.move("keep 1,2")["seq"])
            order = {"kind": "draw", "card": "wild", "count": 14}
            assert second.ask("order", seat=1, order=order)["type"] == "accepted"
            for turn in range(3):
                for _ in range(2):
                    assert first.move("draw deck")["type"] == "accepted"
                for chair in (first, second):  # the opening, and four cards each turn
                    read_until(chair, 2 + 4 * (turn + 1))
            assert second.ask("cancel_order", seat=1, order=1)["type"] == "accepted"
            for _ in range(2):
                first.move("draw deck")
            read_until(second, 16)
            assert second.move("draw deck")["type"] == "accepted"
            moves = [m["move"] for m in first.heard if m["type"] == "moved"]
            drawn = [move["action"] for move in moves if move["seat"] == 1]
            assert drawn[1:] == ["draw deck"] * 6
            assert '"orders":[{' not in "".join(first.raw)


def test_spectators_are_known_everywhere_and_a_deleted_guest_nowhere(two: Pair) -> None:
    with Client(two[0], "Ada") as ada, Client(two[1], "Wim") as wim:
        table = ada.new_table()
        with ada.sit(table) as first, wim.sit(table) as watcher:
            while not first.table["spectators"]:
                first.next()
            assert first.table["spectators"] == [{"guest": wim.id, "name": "Wim"}]
            wim.moved_to(two[0])
            wim.http.delete("/me")
            wait_until(lambda: watcher.ask("say", text="still me?").get("code") == "no_guest")


def test_two_processes_race_for_one_table(two: Pair) -> None:
    """Both seats choose at once, each through its process, again and again: nothing is lost."""
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben:
        for _ in range(5):
            table = shared_table(ada, ben)
            with ada.sit(table) as first, ben.sit(table) as second:
                for chair in (first, second):
                    seat = chair.own["seat"] if chair.own else 0
                    chair.send(
                        {
                            "type": "move",
                            "id": "x",
                            "seat": seat,
                            "seq": 0,
                            "action": chair.actions[0],
                        }
                    )
                told = [chair.hear("accepted", "error") for chair in (first, second)]
                assert sorted(each["seq"] for each in told) == [1, 2]
                for chair in (first, second):
                    read_until(chair, 2)


def test_only_one_of_two_hands_on_the_same_seat_moves(two: Pair) -> None:
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben:
        table = shared_table(ada, ben)
        with ada.sit(table) as first, ben.sit(table) as second:
            play_until(first, second, 6)
            while len(first.actions or second.actions) < 2:  # there must be something to choose
                play_until(first, second, first.seq + 1)
            seq = first.seq
            here, mover, elsewhere = (
                (first, ada, two[1]) if first.actions else (second, ben, two[0])
            )
            mover.moved_to(elsewhere)
            with mover.sit(table) as there:
                for chair, action in ((here, here.actions[0]), (there, here.actions[-1])):
                    seat = chair.own["seat"] if chair.own else None
                    told = {"type": "move", "id": "r", "seat": seat, "seq": seq, "action": action}
                    chair.send(told)
                answers = [hear_answer(here, "r"), hear_answer(there, "r")]
                answers.sort(key=lambda each: str(each["type"]))
                assert [each["type"] for each in answers] == ["accepted", "error"]
                assert answers[1]["code"] == "stale"


def hear_answer(chair: Chair, id: str) -> dict[str, object]:
    while True:
        message = chair.next()
        if message.get("id") == id:
            return message


def play_until(first: Chair, second: Chair, seq: int) -> None:
    dice = random.Random(1)
    while first.seq < seq:
        for chair in (first, second):
            if chair.actions:
                answer = chair.move(dice.choice(chair.actions))
                for each in (first, second):
                    while each.seq < answer["seq"]:
                        each.next()
                break


def minded(server: RunningServer) -> float:
    return server.metric("wards_minded")


def test_wards_are_split_and_pass_on_when_a_process_dies(postgres: Postgres) -> None:
    database = postgres.new_database()
    with RunningServer(database) as one:
        wait_until(lambda: minded(one) == 32)
        with RunningServer(database) as other, Client(one) as ada:
            wait_until(lambda: minded(one) == minded(other) == 16)
            # Bots play at all tables, whoever minds them.
            tables = [
                ada.new_table(
                    seats=3,
                    bots=["random", "random"],
                    start=True,
                    options=INSTANT | {"seating": "given"},
                )
                for _ in range(6)
            ]
            for table in tables:
                with ada.sit(table) as chair:
                    chair.play(until=12)
            other.kill()
            wait_until(lambda: minded(one) == 32)
            for table in tables:
                with ada.sit(table) as chair:
                    chair.play(until=24)
                    assert chair.table["seats"][0]["present"]


def test_clock_of_a_dead_process_goes_on(postgres: Postgres) -> None:
    """Whoever minded it: the clock runs out on time, once."""
    database = postgres.new_database()
    options = INSTANT | {
        "clock": {"kind": "bank", "seconds": 6, "increment": 0},
        "on_expiry": "flag",
        "seating": "given",
    }
    with RunningServer(database) as one, RunningServer(database) as other, Client(one) as ada:
        wait_until(lambda: minded(one) == minded(other) == 16)
        tables = [ada.new_table(bots=["random"], start=True, options=options) for _ in range(6)]
        began = time.monotonic()
        other.kill()
        for table in tables:
            with ada.sit(table) as chair:
                while not chair.table["seats"][0]["flagged"]:
                    chair.next()
        assert 4 < time.monotonic() - began < 12


def test_presence_of_a_dead_process_is_forgotten(two: Pair) -> None:
    with Client(two[0], "Ada") as ada, Client(two[1], "Ben") as ben:
        table = shared_table(ada, ben)
        with ada.sit(table) as first, ben.sit(table):
            while not first.table["seats"][1]["present"]:
                first.next()
            two[1].kill()
            while first.table["seats"][1]["present"]:
                first.next()


def test_who_sits_at_another_process_is_not_absent(two: Pair) -> None:
    """Whichever process minds the table; but when the other one dies, its people are gone."""
    options = INSTANT | {"away_after": 2, "expiry_bot": "random", "seating": "given"}
    wait_until(lambda: minded(two[0]) == minded(two[1]) == 16)
    with (
        Client(two[0], "Ada") as ada,
        Client(two[1], "Ben") as ben,
        ExitStack() as chairs,
    ):
        pairs = []
        for _ in range(6):
            table = ada.new_table(options=options)
            ben.command(table, "join")
            pair = (chairs.enter_context(ada.sit(table)), chairs.enter_context(ben.sit(table)))
            ada.command(table, "start")
            pair[0].hear("started")
            pairs.append((table, pair))
        time.sleep(4)
        for table, _ in pairs:
            assert [seat["bot"] for seat in ada.get(f"/tables/{table}")["seats"]] == [None, None]
        two[1].kill()
        for _, (first, _) in pairs:
            while first.table["seats"][1]["bot"] != "random":
                first.next()
            assert first.table["seats"][0]["bot"] is None


def test_workers_share_a_port(postgres: Postgres) -> None:
    with RunningServer(postgres.new_database(), "--workers", "2") as server:
        with Client(server, "Ada") as ada, Client(server, "Ben") as ben:
            table = shared_table(ada, ben)
            with ada.sit(table) as first, ben.sit(table) as second:
                play_together([first, second], random.Random(3).choice)
                assert first.score == second.score
        assert server.stop() == 0


def test_dead_worker_is_replaced(postgres: Postgres) -> None:
    database = postgres.new_database()
    with RunningServer(database, "--workers", "2") as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=5)
        before = worker_pids(server)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_until(lambda: len(worker_pids(server)) == 2 and worker_pids(server) != before)
        with ada.sit(table) as chair:
            chair.play(until=15)


def test_crew_ends_whatever_became_of_its_workers(postgres: Postgres) -> None:
    """Two are dead, their successors only starting: the third is told to end all the same."""
    with RunningServer(postgres.new_database(), "--workers", "3") as server:
        for pid in worker_pids(server)[:2]:
            os.kill(pid, signal.SIGKILL)
        server.stop()


def worker_pids(server: RunningServer) -> list[int]:
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    lines = {int(pid): Path(f"/proc/{pid}/cmdline").read_text() for pid in children}
    return [pid for pid, line in lines.items() if "spawn_main" in line]


def test_workers_need_postgresql() -> None:
    ran = run_cli("serve", "--workers", "2", "--port", "0", "--database", "unused.sqlite")
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "PostgreSQL" in ran.stderr


def test_password_of_the_database_is_shown_to_nobody(postgres: Postgres) -> None:
    url = postgres.new_database().replace("postgres:@", "postgres:hush-hush@")
    with RunningServer(url, "--log-level", "debug") as server:
        assert httpx.get(f"{server.origin}/ready").status_code == 200
        assert "hush" not in str(server.told)
    elsewhere = (
        url.replace("/tables_", "/none_"),
        "postgresql://ada:hush-hush@127.0.0.1:1/tables",
        "postgresql://ada:hush-hush@[bad/tables",
        "postgresql://ada:hush-hush@localhost/tables?none=1",
    )
    for wrong in elsewhere:
        ran = run_cli("serve", "--port", "0", "--database", wrong)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr
        assert "hush" not in ran.stderr
    assert "hush" not in run_cli("backup", "copy", "--database", elsewhere[1]).stderr


def test_database_away_and_back(postgres: Postgres) -> None:
    """Its connections are cut under the server; people are told, and nothing is half done."""
    database = postgres.new_database()
    with RunningServer(database) as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            for seq in (8, 16, 24):
                chair.play(until=seq)
                with psycopg.connect(database, autocommit=True) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE datname = current_database() AND pid != pg_backend_pid()"
                    )
            chair.play()
            assert [m["seq"] for m in chair.heard if m["type"] == "moved"] == list(
                range(chair.welcome["seq"] + 1, chair.seq + 1)
            )
        assert server.metric("internal_errors_total") == 0
