"""Making, joining and running tables; who may do what."""

import time
from pathlib import Path

import httpx
import pytest
from tests.server.running import INSTANT, Chair, Client, Json, RunningServer


def test_identity_is_a_cookie_that_scripts_cannot_read(server: RunningServer) -> None:
    made = httpx.post(f"{server.origin}/api/v1/guests", json={"name": " Ada "})
    assert made.status_code == 201
    assert made.json()["name"] == "Ada"
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    with httpx.Client(cookies=made.cookies) as browser:
        assert browser.get(f"{server.origin}/api/v1/me").json() == made.json()
    token = made.cookies["funicular"]
    file = Path(server.database)
    stored = file.read_bytes() + file.with_suffix(".sqlite-wal").read_bytes()
    assert token.encode() not in stored


def test_who_is_nobody_is_told_so(server: RunningServer) -> None:
    nobody = httpx.Client(base_url=f"{server.origin}/api/v1")
    with nobody:
        for method, path in (("GET", "/me"), ("GET", "/me/tables"), ("POST", "/tables")):
            answer = nobody.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")
        wrong = nobody.get("/me", headers={"authorization": "Bearer x"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong_token")


def test_another_device_joins_once_by_link(server: RunningServer) -> None:
    with Client(server) as ada, httpx.Client(base_url=f"{server.origin}/api/v1") as phone:
        link = ada.post("/devices")
        redeemed = phone.post("/devices/redeem", json={"token": link["token"]})
        assert redeemed.json()["id"] == ada.id
        assert phone.get("/me").json()["id"] == ada.id
        again = phone.post("/devices/redeem", json={"token": link["token"]})
        assert (again.status_code, again.json()["code"]) == (404, "link_used")


def test_tokens_are_made_listed_and_dropped(server: RunningServer) -> None:
    with Client(server) as ada:
        made = ada.post("/tokens", {"label": "my bot"})
        headers = {"authorization": f"Bearer {made['token']}"}
        url = f"{server.origin}/api/v1/me"
        assert httpx.get(url, headers=headers).json()["id"] == ada.id
        assert "my bot" in [each["label"] for each in ada.get("/tokens")["tokens"]]
        assert ada.http.delete(f"/tokens/{made['id']}").status_code == 200
        assert httpx.get(url, headers=headers).status_code == 401


def test_lobby_lists_only_listed_tables(server: RunningServer) -> None:
    with Client(server) as ada:
        shown = ada.new_table(options=INSTANT | {"listed": True})
        hidden = ada.new_table()
        ids = [each["id"] for each in ada.get("/tables")["tables"]]
        assert shown in ids
        assert hidden not in ids
        mine = [each["id"] for each in ada.get("/me/tables")["tables"]]
        assert {shown, hidden} <= set(mine)


def test_seats_colours_and_host_rights(server: RunningServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Ben") as ben, Client(server, "Cy") as cy:
        table = ada.new_table(seats=3)
        assert ben.refused_command(table, "start") == "not_host"
        assert ada.refused_command(table, "start") == "seats_free"
        assert ben.refused_command(table, "seat_bot", seat=1, bot="random") == "not_host"
        assert ada.refused_command(table, "seat_bot", seat=1, bot="nobody") == "no_bot"
        assert ada.refused_command(table, "seat_bot", seat=7, bot="random") == "no_seat"
        assert ben.refused_command(table, "join", seat=0) == "seat_taken"
        joined = ben.command(table, "join", seat=2, colour="green")
        assert [seat["colour"] for seat in joined["seats"]] == ["blue", "red", "green"]
        assert ben.refused_command(table, "dress", seat=2, colour="blue") == "bad_colour"
        dressed = ben.command(table, "dress", seat=2, colour="black", name="Benno")
        assert dressed["seats"][2]["shape"] == "star"
        assert dressed["seats"][2]["name"] == "Benno"
        assert ben.refused_command(table, "dress", seat=0, name="x") == "not_your_seat"
        ada.command(table, "seat_bot", seat=1, bot="random")
        assert cy.refused_command(table, "join") == "table_full"
        ada.command(table, "remove", seat=1)
        cy.command(table, "join")
        assert ada.command(table, "pass_host", guest=ben.id)["host"] == ben.id
        assert ben.command(table, "leave", seat=2)["host"] == ada.id
        assert ada.command(table, "close")["status"] == "closed"
        assert cy.refused_command(table, "leave", seat=1) == "table_closed"


def test_wrong_numbers_of_seats_and_unknown_maps(server: RunningServer) -> None:
    with Client(server) as ada:
        wrong = {"map": "san_francisco", "seats": 5}
        assert ada.refusal("POST", "/tables", wrong) == (400, "wrong_seats")
        assert ada.refusal("POST", "/tables", {"map": "mars", "seats": 2}) == (400, "no_map")
        assert ada.refusal("GET", "/tables/nothing") == (404, "no_table")
        assert ada.refusal("GET", "/maps/mars") == (404, "not_found")


def test_rematch_seats_the_same_people_once(server: RunningServer) -> None:
    with Client(server) as ada, Client(server) as ben:
        table = ada.new_table(map="san_francisco", seats=2, bots=["random"], start=True)
        assert ada.refused_command(table, "rematch") == "not_over"
        with ada.sit(table) as chair:
            chair.play()
        assert ben.refused_command(table, "rematch") == "not_host"
        again = ada.command(table, "rematch")["rematch"]
        assert ada.command(table, "rematch")["rematch"] == again
        fresh = ada.get(f"/tables/{again}")
        assert sorted(str(seat["guest"]) for seat in fresh["seats"]) == sorted([ada.id, "None"])
        old = ada.get(f"/tables/{table}")
        assert fresh["fairness"]["commitment"] != old["fairness"]["commitment"]
        ada.command(again, "start")


def test_hot_seat_shows_a_hand_only_after_it_is_asked_for(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(seats=2)
        ada.command(table, "join", name="Bea")
        ada.command(table, "start")
        with ada.sit(table) as chair:
            assert chair.welcome["seats"] == [0, 1]
            assert chair.own is None
            assert chair.move("draw deck", seat=0)["code"] == "hidden"
            for seat in (0, 1):
                assert look(chair, seat)["own"]["seat"] == seat
                assert chair.move(chair.actions[0])["type"] == "accepted"
            awaited = chair.game["awaited"] if chair.game else []
            assert awaited == [0]
            assert chair.own is None, "the turn has passed: the hand must be put away"
            look(chair, 0)
            chair.move("draw deck")
            assert chair.actions, "the second card is still the same turn"
            chair.move("draw deck")
            assert chair.own is None
            assert not blind_cards(look(chair, None))
            assert not blind_cards(look(chair, 1)), "Bea is told what she may know of Ada's moves"
            assert len(blind_cards(look(chair, 0))) == 2


def look(chair: Chair, seat: int | None) -> Json:
    chair.send({"type": "look", "seat": seat})
    return chair.hear("shown")


def blind_cards(told: Json) -> list[str]:
    """The cards of the deck that the moves of a message tell."""
    assert [move["seq"] for move in told["moves"]] == list(range(1, told["seq"] + 1))
    events = [event for move in told["moves"] for event in move.get("events", ())]
    return [event["card"] for event in events if event["name"] == "drawn" and "card" in event]


def test_a_screen_that_all_see_is_told_no_hand_of_its_owner(server: RunningServer) -> None:
    """A player opens the table on a big screen with the very browser that holds the seat."""
    with Client(server) as ada, Client(server, "Eve") as eve:
        table = ada.new_table(bots=["random"], start=True, options=INSTANT | {"spectators": False})
        with ada.sit(table) as chair, ada.sit(table, watch=True) as screen:
            assert chair.own is not None
            assert screen.welcome["you"] is None
            assert screen.welcome["seats"] == []
            seat = chair.own["seat"]
            screen.send({"type": "look", "seat": seat})
            assert screen.hear("error")["code"] == "not_your_seat"
            assert screen.move("keep 1,2", seat=seat)["code"] == "not_your_seat"
            chair.play(until=8)
            while screen.seq < 8:
                screen.next()
            told = "".join(screen.raw)
            assert '"own":null' in told
            assert '"hand"' not in told
            assert '"offer"' not in told
        with eve.sit(table, watch=True) as stranger:
            assert stranger.welcome["code"] == "no_spectators"


def test_a_screen_does_not_stand_for_its_owner(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(bots=["random"])
        with ada.sit(table, watch=True) as screen:
            assert screen.table["seats"][0]["present"] is False


def test_spectators_see_the_table_but_no_hand(server: RunningServer) -> None:
    with Client(server) as ada, Client(server) as eve:
        table = ada.new_table(bots=["random"], start=True)
        with eve.sit(table) as chair:
            assert chair.own is None
            assert chair.game is not None
            assert chair.move("draw deck", seat=0)["code"] == "not_your_seat"
            assert chair.ask("why", seat=0, action="draw deck")["code"] == "not_your_seat"
            chair.send({"type": "look", "seat": 0})
            assert chair.hear("error")["code"] == "not_your_seat"
        closed = ada.new_table(bots=["random"], start=True, options=INSTANT | {"spectators": False})
        with eve.sit(closed) as chair:
            assert chair.welcome["code"] == "no_spectators"


def test_away_seat_is_played_by_a_bot_and_handed_back(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            seat = chair.own["seat"] if chair.own else 0
            assert chair.ask("away", seat=seat, bot="random")["type"] == "accepted"
            while chair.seq < 12:
                chair.next()
            assert chair.ask("back", seat=seat)["type"] == "accepted"
            assert chair.table["seats"][seat]["bot"] is None
            while not chair.actions:
                chair.next()
            assert chair.move(chair.actions[0])["type"] == "accepted"
            assert any(m["move"].get("by_bot") for m in chair.heard if m["type"] == "moved")


@pytest.mark.parametrize("expiry", ["bot", "flag"])
def test_clock_runs_out(server: RunningServer, expiry: str) -> None:
    options = INSTANT | {
        "clock": {"kind": "bank", "seconds": 5, "increment": 0},
        "on_expiry": expiry,
        "expiry_bot": "random",
        "seating": "given",
    }
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True, options=options)
        began = time.monotonic()
        with ada.sit(table) as chair:
            assert [face["running"] for face in chair.welcome["clocks"]] == [True, False]
            while not chair.table["seats"][0]["flagged"]:
                chair.next()
            assert 4 < time.monotonic() - began < 8
            if expiry == "bot":
                assert chair.table["seats"][0]["bot"] == "random"
                while chair.score is None:
                    chair.next()
            else:
                assert chair.table["seats"][0]["bot"] is None
                assert chair.move(chair.actions[0])["type"] == "accepted"


def test_absent_player_is_replaced_after_the_agreed_time(server: RunningServer) -> None:
    options = INSTANT | {"away_after": 1, "expiry_bot": "random"}
    with Client(server) as ada, Client(server) as eve:
        table = ada.new_table(bots=["random"], start=True, options=options)
        with eve.sit(table) as chair:
            while chair.score is None:
                chair.next()


def test_undo_before_anything_is_shown(server: RunningServer) -> None:
    with Client(server) as ada, Client(server) as ben:
        table = ada.new_table(options=INSTANT | {"seating": "given"})
        ben.command(table, "join")
        ada.command(table, "start")
        with ada.sit(table) as chair, ben.sit(table) as other:
            assert chair.ask("undo", seat=0, seq=0)["code"] == "undo_refused"
            chair.move("keep 1,2")
            assert chair.own is not None
            assert chair.own["can_undo"]
            other.hear("moved")
            assert other.own is not None
            assert not other.own["can_undo"]
            assert other.ask("undo", seat=1, seq=1)["code"] == "undo_refused"
            assert chair.ask("undo", seat=0, seq=0)["code"] == "stale"
            assert chair.ask("undo", seat=0, seq=1)["type"] == "accepted"
            undone = other.hear("moved")["move"]
            assert (undone["undo"], undone["action"]) == (True, "keep")
            chair.move("keep 1,2,3")
            other.hear("moved")
            other.move("keep 1,2", seq=3)
            assert chair.hear("moved")["move"]["action"] == "keep"
            chair.move("draw deck")
            assert chair.ask("undo", seat=0, seq=chair.seq)["code"] == "undo_refused"


def test_chat_is_kept_limited_and_muted(server: RunningServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Ben") as ben:
        table = ada.new_table(seats=2)
        with ada.sit(table) as chair, ben.sit(table) as other:
            assert other.ask("say", text="hello")["type"] == "accepted"
            heard = chair.hear("chat")["line"]
            assert (heard["name"], heard["text"], heard["id"]) == ("Ben", "hello", 1)
            assert other.ask("say", phrase="well_played")["type"] == "accepted"
            assert other.ask("say", text="a", phrase="b")["code"] == "unreadable"
            assert other.ask("say", text="x" * 301)["code"] == "unreadable"
            ada.command(table, "mute", guest=ben.id, muted=True)
            assert other.ask("say", text="hm")["code"] == "chat_muted"
            answers = [other.ask("say", text="hm").get("code") for _ in range(8)]
            assert "chat_too_fast" in answers
        with ada.sit(table, last_chat=1) as chair:
            assert [line.get("phrase") for line in chair.welcome["chat"]] == ["well_played"]


def test_why_and_what_a_station_is_worth(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True, options=INSTANT | {"seating": "given"})
        with ada.sit(table) as chair:
            wrong = chair.ask("why", seat=0, action="draw deck")["error"]
            assert wrong["code"] == "illegal_action"
            assert wrong["arguments"]["refusal"] == "other_decision"
            chair.move(chair.actions[0])
            while not chair.actions:
                chair.next()
            assert chair.ask("why", seat=0, action="draw deck")["error"] is None
            long = chair.ask("why", seat=0, route="palermo-smyrna")["error"]
            assert long["arguments"]["refusal"] in ("cards_lacking", "ferry_wilds")
            assert chair.ask("why", seat=0, route="nowhere")["code"] == "not_found"
            assert chair.ask("why", seat=0)["code"] == "unreadable"
            assert chair.ask("ask_stations", seat=0)["places"] == {}


def test_guest_takes_its_data_along_and_is_forgotten(server: RunningServer) -> None:
    with Client(server, "Zebedee") as ada, Client(server) as ben:
        over = ada.new_table(map="san_francisco", bots=["random"], start=True)
        with ada.sit(over) as chair:
            chair.ask("say", text="bye")
            chair.play()
        going = ada.new_table(start=True, bots=["random"])
        lobby = ada.new_table()
        told = ada.get("/me/export")
        assert {each["id"] for each in told["tables"]} == {over, going, lobby}
        assert [line["text"] for line in told["chat"]] == ["bye"]
        assert ada.http.delete("/me").status_code == 200
        assert ada.refusal("GET", "/me")[1] == "wrong_token"
        record = ben.http.get(f"/tables/{over}/record").text
        assert "Zebedee" not in record
        from funicular.game import parse_record, replay

        assert replay(parse_record(record)).is_over
        for table in (over, going, lobby):
            text = ben.http.get(f"/tables/{table}").text
            assert "Zebedee" not in text
            assert ada.id not in text
        with ben.sit(going) as chair:
            while chair.score is None:
                chair.next()
        with ben.sit(over) as chair:
            assert chair.welcome["chat"] == []


def test_who_was_removed_does_not_come_back(server: RunningServer) -> None:
    with Client(server) as ada, Client(server, "Mal") as mal, Client(server, "Ben") as ben:
        table = ada.new_table(seats=3)
        mal.command(table, "join")
        ben.command(table, "join")
        ben.command(table, "leave", seat=2)
        ada.command(table, "remove", seat=1)
        assert mal.refused_command(table, "join") == "sent_away"
        assert mal.refused_command(table, "join", seat=2) == "sent_away"
        ben.command(table, "join")  # who left, may
        ada.command(table, "seat_bot", seat=2, bot="random")
        ada.command(table, "remove", seat=2)  # a bot is nobody to keep out
        assert "removed" not in ada.get(f"/tables/{table}"), "whom the host removed is not told"
