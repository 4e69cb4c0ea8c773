"""Replays: at every step, from every seat, what that seat was sent at the time."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from tests.server.running import INSTANT, Chair, Client, Json, RunningServer, read_until

from funicular.game import GameRecord, new_game, parse_record
from funicular.server.replay_messages import MOST_RECORD

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
TABLES = [("europe", n) for n in (2, 3, 4, 5)] + [("san_francisco", n) for n in (2, 3, 4)]
ASSISTS = ("full", "memory", "none")


def steps_as(replay: Json, seat: int | None) -> Iterator[tuple[Json, Json | None, Json | None]]:
    """The views of a seat and the moves as it was told them, put together as a page does it."""
    game = replay["game"]
    own = None if seat is None else replay["own"][seat]
    yield game, own, None
    for step in replay["steps"]:
        game = game | step.get("game", {})
        if own is not None:
            own = own | step.get("own", {}).get(str(seat), {})
        yield game, own, step.get("told", {}).get(str(seat), step["move"])


def without_list(own: Json | None) -> Json | None:
    """Programs ask for a list of their legal actions; the page does without."""
    if own is None or own["choices"] is None:
        return own
    return own | {"choices": own["choices"] | {"actions": None}}


class Witness:
    """What one viewer was sent, step by step."""

    def __init__(self, chair: Chair) -> None:
        heard = [m for m in chair.heard if m["type"] in ("started", "moved")]
        self.drawn_at = max(m["seq"] for m in heard if m["type"] == "started")
        self.seen = {m["seq"]: (m["game"], without_list(m["own"])) for m in heard}
        told = [move for m in heard if m["type"] == "started" for move in m["moves"]]
        told += [m["move"] for m in heard if m["type"] == "moved" and m["seq"] > self.drawn_at]
        self.told = {move["seq"]: move for move in told}
        self.seat = None if chair.own is None else chair.own["seat"]
        self.score = chair.score

    def check(self, replay: Json) -> None:
        """Before the turn order is drawn seats have other numbers: then all but those."""
        assert replay["score"] == self.score
        count = 0
        for seq, (game, own, move) in enumerate(steps_as(replay, self.seat)):
            count += 1
            if seq:
                assert move == self.told[seq], seq
            if seq >= self.drawn_at:
                assert (game, own) == self.seen[seq], seq
                continue
            then, mine = self.seen[seq]
            numbered = {"awaited", "seats"}
            assert {k: v for k, v in game.items() if k not in numbered} == {
                k: v for k, v in then.items() if k not in numbered
            }
            if own is not None and mine is not None:
                assert own | {"seat": 0} == mine | {"seat": 0}
        assert count == len(replay["steps"]) + 1 == max(self.seen) + 1


def play_and_undo(chairs: list[Chair], dice: random.Random) -> int:
    """Play a game to the end, taking some moves back; how many were."""
    undone = 0
    while any(chair.score is None for chair in chairs):
        for chair in chairs:
            if chair.score is not None or not chair.actions:
                continue
            answer = chair.move(dice.choice(chair.actions))
            assert answer["type"] == "accepted", answer
            for each in chairs:
                read_until(each, answer["seq"])
            if chair.own and chair.own["can_undo"] and dice.random() < 0.2:
                answer = chair.ask("undo", seat=chair.own["seat"], seq=chair.seq)
                assert answer["type"] == "accepted", answer
                undone += 1
                for each in chairs:
                    read_until(each, answer["seq"])
    return undone


def witnessed_game(
    server: RunningServer, source: str, players: int, options: Json, dice: random.Random
) -> tuple[str, int]:
    """A game of people, watched by a spectator; what each was sent is in the replay."""
    clients = [Client(server, name) for name in (*NAMES[:players], "Watcher")]
    table = clients[0].new_table(map=source, seats=players, options=INSTANT | options)
    for client in clients[1:-1]:
        client.command(table, "join")
    chairs = [client.sit(table) for client in clients]
    clients[0].command(table, "start")
    for chair in chairs:
        chair.hear("started")
    undone = play_and_undo(chairs, dice)
    replay = clients[0].get(f"/tables/{table}/replay")
    witnesses = [Witness(chair) for chair in chairs]
    assert {each.seat for each in witnesses} == {*range(players), None}
    for witness in witnesses:
        witness.check(replay)
    for chair, client in zip(chairs, clients, strict=True):
        chair.close()
        client.http.close()
    return table, undone


@pytest.mark.parametrize(
    ("source", "players", "options"),
    [
        ("europe", 3, {}),
        ("san_francisco", 2, {"assist": "memory", "turn_order": "after_tickets"}),
    ],
)
def test_a_replay_shows_what_each_seat_saw(
    server: RunningServer, source: str, players: int, options: Json
) -> None:
    table, undone = witnessed_game(server, source, players, options, random.Random(5))
    assert undone > 0
    with Client(server, "Stranger") as stranger:
        replay = stranger.get(f"/tables/{table}/replay")
        assert replay["table"] == table
        assert [seat["name"] for seat in replay["seats"]] == [
            seat["name"] for seat in stranger.get(f"/tables/{table}")["seats"]
        ]


@pytest.mark.long
def test_a_hundred_replays_show_what_each_seat_saw(server: RunningServer) -> None:
    """Both maps, all numbers of players, all levels of help, with moves taken back."""
    kinds = list(product(TABLES, ASSISTS, ("before_tickets", "after_tickets"), (True, False)))
    dice = random.Random(11)
    undone = 0
    for number in range(100):
        (source, players), assist, order, undo = kinds[number % len(kinds)]
        options = {"assist": assist, "turn_order": order, "undo": undo}
        undone += witnessed_game(server, source, players, options, dice)[1]
    assert undone > 100


def test_a_game_with_bots_is_told_as_it_was(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(map="san_francisco", seats=3, bots=["random", "path"], start=True)
        with ada.sit(table) as chair:
            first: Json = {"seq": 0, "game": chair.game, "own": chair.own, "moves": []}
            chair.play(random.Random(2).choice)
            chair.heard.insert(0, first | {"type": "started"})
            # Bots may have moved before the socket was open.
            opened = chair.welcome["seq"]
            replay = ada.get(f"/tables/{table}/replay")
            told = {m["seq"]: m["move"] for m in chair.heard if m["type"] == "moved"}
            told |= {move["seq"]: move for move in chair.welcome["moves"]}
            seat = chair.own["seat"] if chair.own else None
            seen = {m["seq"]: m for m in chair.heard if m["type"] == "moved"}
            for seq, (game, own, move) in enumerate(steps_as(replay, seat)):
                if seq:
                    assert move == told[seq]
                if seq > opened:
                    assert game == seen[seq]["game"]
                    assert own == without_list(seen[seq]["own"])
        assert any(step["move"].get("by_bot") for step in replay["steps"])
        sizes = ada.http.get(f"/tables/{table}/replay", headers={"accept-encoding": "identity"})
        assert sizes.json() == replay


def test_only_finished_games_can_be_looked_through(server: RunningServer) -> None:
    with Client(server) as ada:
        lobby = ada.new_table()
        running = ada.new_table(bots=["random"], start=True)
        closed = ada.new_table(bots=["random"], start=True)
        ada.command(closed, "close")
        for table in (lobby, running, closed):
            assert ada.refusal("GET", f"/tables/{table}/replay") == (409, "not_over")
            assert ada.refusal("POST", f"/tables/{table}/analysis") == (409, "not_over")
        assert ada.refusal("GET", "/tables/nowhere/replay") == (404, "no_table")
        answer = ada.http.get(f"/tables/{running}/replay").json()
        assert answer.get("arguments", {}) == {}, "a refusal tells nothing of the game"


# Posted records


def finished(source: str = "san_francisco", players: int = 2) -> GameRecord:
    game = new_game(source, names=NAMES[:players], seed="a finished game")
    dice = random.Random(1)
    while not game.is_over:
        seat = dice.choice(game.awaited)
        game.play(game.legal_actions(seat).pick(dice.randrange), seat)
        if game.can_undo and dice.random() < 0.1:
            game.undo()
    return game.record()


def test_a_downloaded_record_is_the_same_game(server: RunningServer) -> None:
    table, _ = witnessed_game(server, "san_francisco", 3, {}, random.Random(8))
    with Client(server) as ada:
        stored = ada.get(f"/tables/{table}/replay")
        text = ada.http.get(f"/tables/{table}/record").text
        posted = ada.post("/replays", {"record": text})
    assert posted["table"] is None
    assert posted["id"] == stored["id"]
    for same in ("map", "deal", "game", "own", "score"):
        assert posted[same] == stored[same]
    assert len(posted["steps"]) == len(stored["steps"])
    for one, other in zip(posted["steps"], stored["steps"], strict=True):
        assert timeless(one) == timeless(other)
    names = [seat["name"] for seat in posted["seats"]]
    assert names == parse_record(text).header["seats"]
    assert len({seat["colour"] for seat in posted["seats"]}) == 3


def timeless(step: Json) -> Json:
    """A record does not know when a move was made, nor by whom."""
    plain: Json = json.loads(json.dumps(step))
    for move in (plain["move"], *plain.get("told", {}).values()):
        move.pop("at")
        move.pop("by_bot", None)
    return plain


def test_what_is_no_record_of_a_finished_game_is_refused(server: RunningServer) -> None:
    record = finished()
    lines = record.text().splitlines()
    unfinished = "\n".join(lines[:20])
    move = json.loads(lines[10])
    changed = [*lines[:10], json.dumps(move | {"action": "draw 9"}), *lines[11:]]
    other_map = record.text().replace('"game":"san_francisco"', '"game":"atlantis"', 1)
    cases: list[tuple[str, int, str, Json]] = [
        ("no record at all", 400, "bad_record", {"line": 1}),
        ("{}", 400, "bad_record", {"line": 1}),
        ("\n".join(changed), 400, "bad_record", {"line": 11}),
        (unfinished, 409, "not_over", {}),
        (other_map, 400, "no_map", {"map": "atlantis"}),
        ("\n" * 5000, 400, "bad_record", {}),
    ]
    with Client(server) as ada:
        for text, status, code, arguments in cases:
            for path in ("/replays", "/analyses"):
                answer = ada.http.post(path, json={"record": text})
                assert (answer.status_code, answer.json()["code"]) == (status, code), text[:80]
                assert answer.json().get("arguments", {}).items() >= arguments.items()
        assert ada.refusal("POST", "/replays", {"record": "x" * (MOST_RECORD + 1)})[0] == 400
        assert ada.refusal("POST", "/replays", {"record": "é" * MOST_RECORD * 3})[0] == 413


def test_posting_records_is_limited(tmp_path: Any) -> None:
    with RunningServer(tmp_path / "t.sqlite", limits="on") as server, Client(server) as ada:
        codes = {ada.http.post("/replays", json={"record": "x"}).status_code for _ in range(40)}
        assert codes == {400, 429}
