"""Sequence numbers: moves sent twice, too late, at the same time, and missed ones."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor

from tests.server.running import Chair, Client, Json, RunningServer

GIVEN = {"bot_pace": "instant", "seating": "given"}


def two_people(server: RunningServer) -> tuple[str, Client, Client]:
    ada, ben = Client(server, "Ada"), Client(server, "Ben")
    table = ada.new_table(options=GIVEN)
    ben.command(table, "join")
    ada.command(table, "start")
    return table, ada, ben


def test_duplicate_is_recognised_and_harmless(server: RunningServer) -> None:
    table, ada, ben = two_people(server)
    with ada, ben, ada.sit(table) as chair, ben.sit(table) as other:
        first = chair.move("keep 1,2", seq=0)
        assert (first["seq"], first["duplicate"]) == (1, False)
        again = chair.move("keep 1,2", seq=0)
        assert (again["seq"], again["duplicate"]) == (1, True)
        other.move("keep 1,2", seq=0)
        repeated = chair.move("keep 1,2", seq=0)
        assert (repeated["type"], repeated["duplicate"]) == ("accepted", True)
        assert chair.move("keep 1,3", seq=0)["code"] == "stale"
        chair.move("draw deck", seq=2)
        assert chair.move("draw deck", seq=2)["duplicate"]
        assert chair.move("draw deck", seq=3)["seq"] == 4
        assert other.ask("ping")["type"] == "pong"
        moved = [message["seq"] for message in other.heard if message["type"] == "moved"]
        assert moved == [1, 2, 3, 4]


def test_stale_and_early_moves_are_refused_with_the_tables_number(server: RunningServer) -> None:
    table, ada, ben = two_people(server)
    with ada, ben, ada.sit(table) as chair, ben.sit(table) as other:
        chair.move("keep 1,2")
        other.move("keep 1,2", seq=0)  # opening choices cross each other
        stale = chair.move("draw deck", seq=0)
        assert (stale["code"], stale["arguments"]) == ("stale", {"seq": 2})
        assert chair.move("draw deck", seq=9)["code"] == "stale"
        illegal = other.move("draw deck", seq=2)
        assert illegal["code"] == "illegal_action"
        assert illegal["arguments"]["refusal"] == "not_your_turn"
        assert illegal["arguments"]["rule"] == "T1"
        assert illegal["arguments"]["about"] == "/rules/europe#T1"
        assert chair.move("fly to the moon", seq=2)["code"] == "unreadable_action"
        assert chair.move("draw deck", seq=2, seat=1)["code"] == "not_your_seat"
        assert chair.move("draw deck", seq=2, seat=9)["code"] == "no_seat"
        assert chair.move("DRAW  Deck", seq=2)["type"] == "accepted"


def test_reconnecting_gets_exactly_what_was_missed(server: RunningServer) -> None:
    """The log sent later is, move by move, what was sent at the time."""
    dice = random.Random(2)
    table, ada, ben = two_people(server)
    with ada, ben, Client(server) as eve:
        live = [ada.sit(table), ben.sit(table), eve.sit(table)]
        while live[0].seq < 60 and live[0].score is None:
            for chair in live[:2]:
                if chair.actions:
                    seq = chair.move(dice.choice(chair.actions))["seq"]
                    for each in live:
                        while each.seq < seq:
                            each.next()
        for chair, client in zip(live, (ada, ben, eve), strict=True):
            moves = [message["move"] for message in chair.heard if message["type"] == "moved"]
            for last in (None, 0, 17, 59, 60):
                with client.sit(table, last=last) as again:
                    assert again.welcome["moves"] == moves[last or 0 :]
                    assert again.game == chair.game
                    assert again.own == chair.own
        for chair in live:
            chair.close()


def race(chair: Chair, barrier: threading.Barrier, action: str, seq: int) -> Json:
    barrier.wait()
    return chair.move(action, seq=seq)


def test_two_sockets_race_for_the_same_move(server: RunningServer) -> None:
    """Of several devices of one player exactly one gets its move in, each time."""
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True, options=GIVEN)
        chairs = [ada.sit(table) for _ in range(4)]
        # Opening choices come in any order: the bot's is made first, so that it comes between none.
        for chair in chairs:
            while chair.seq < 1:
                chair.next()
        for _ in range(15):
            for chair in chairs:
                while not chair.actions:
                    chair.next()
            seq = chairs[0].seq
            options = chairs[0].actions
            barrier = threading.Barrier(len(chairs))
            with ThreadPoolExecutor(len(chairs)) as pool:
                running = [
                    pool.submit(race, chair, barrier, options[number % len(options)], seq)
                    for number, chair in enumerate(chairs)
                ]
                answers = [each.result() for each in running]
            won = [a for a in answers if a["type"] == "accepted" and not a["duplicate"]]
            assert len(won) == 1
            assert won[0]["seq"] == seq + 1
            assert all(
                a.get("duplicate") or a.get("code") == "stale" for a in answers if a not in won
            )
            for chair in chairs:
                while chair.seq <= seq:
                    chair.next()
        # Who sat down later has the first moves from its welcome.
        logs = [{m["seq"]: m["move"] for m in c.heard if m["type"] == "moved"} for c in chairs]
        heard_by_all = set.intersection(*map(set, logs))
        assert len(heard_by_all) >= 15
        assert all(log[seq] == logs[0][seq] for log in logs for seq in heard_by_all)
        for chair in chairs:
            chair.close()
