"""Orders for later turns: what they do, when they end, and that nobody else learns of them."""

import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import INSTANT, Chair, Client, Json, RunningServer, read_until
from tests.server.test_secrecy import find_keys

from funicular.game import Game, new_game
from funicular.maps import load_map
from funicular.server.order_messages import ClaimOrder, DrawOrder, Order
from funicular.server.orders import cancelled, check_order, deed, ending
from funicular.server.refusing import Refused

GIVEN = INSTANT | {"seating": "given", "expiry_bot": "random"}


def opened(players: int = 2, seed: int = 1) -> Game:
    """Europe, with the opening tickets chosen: seat 0 is to play."""
    game = new_game("europe", players, seed=seed)
    for seat in range(players):
        game.play("keep 1,2", seat)
    return game


def draw_turn(game: Game) -> None:
    game.play("draw deck")
    game.play("draw deck")


def deal_hand(game: Game, seat: int, **cards: int) -> None:
    """Give a seat exactly these cards, from nowhere: only views are asked afterwards."""
    hand = game._state.players[seat].hand
    for kind in range(len(hand)):
        hand[kind] = 0
    for name, count in cards.items():
        hand[game.notation.card(name)] = count


# What an order means


def test_drawing_goes_on_until_the_hand_holds_enough() -> None:
    game, order = opened(), DrawOrder("blue", 3)
    deal_hand(game, 0, blue=2)
    assert deed(game.view(0), order, has_begun=False) == "draw deck"
    assert ending(game.view(0), order) is None
    game.play("draw deck")
    deal_hand(game, 0, blue=3)
    assert ending(game.view(0), order) is None, "the second card is compulsory"
    assert deed(game.view(0), order, has_begun=True) == "draw deck"
    assert deed(game.view(0), order, has_begun=False) is None, "the player began this turn"
    game.play("draw deck")
    deal_hand(game, 0, blue=3)
    assert ending(game.view(0), order) == ("done", {})


def test_drawing_ends_with_the_deck() -> None:
    game = opened()
    deal_hand(game, 0)
    game._state.deck_size = 0
    assert ending(game.view(0), DrawOrder("red", 1)) == cancelled("deck_empty")
    assert deed(game.view(0), DrawOrder("red", 1), has_begun=False) is None


def test_claim_waits_for_the_cards_and_spares_wilds() -> None:
    game, order = opened(), ClaimOrder("dieppe-paris")
    deal_hand(game, 0, red=5)
    assert deed(game.view(0), order, has_begun=False) is None
    deal_hand(game, 0, purple=1, wild=2)
    assert deed(game.view(0), order, has_begun=False) == "claim dieppe-paris purple"
    grey = ClaimOrder("dieppe-london/1")
    deal_hand(game, 0, red=1, green=4, wild=2)
    assert deed(game.view(0), grey, has_begun=False) == "claim dieppe-london/1 green+1"
    only = ClaimOrder("dieppe-london/1", colour="red")
    assert deed(game.view(0), only, has_begun=False) == "claim dieppe-london/1 red+1"
    deal_hand(game, 0, green=4, wild=1)
    assert deed(game.view(0), only, has_begun=False) is None


def test_conditional_claim_waits_for_the_other_route() -> None:
    game, order = opened(), ClaimOrder("dieppe-paris", if_taken="brest-dieppe")
    deal_hand(game, 0, purple=1)
    assert deed(game.view(0), order, has_begun=False) is None
    owners, number = game._state.route_owner, game.notation.routes.index("brest-dieppe")
    owners[number] = 1
    assert deed(game.view(0), order, has_begun=False) == "claim dieppe-paris purple"
    owners[number] = 0
    assert deed(game.view(0), order, has_begun=False) is None
    assert ending(game.view(0), order) == cancelled("not_needed", route="brest-dieppe")


def test_claims_end_when_they_have_become_impossible() -> None:
    game = opened()
    routes, owners = game.notation.routes, game._state.route_owner
    double = ClaimOrder("dieppe-london/1")
    owners[routes.index("dieppe-paris")] = 1
    taken = cancelled("route_taken", route="dieppe-paris", owner=1)
    assert ending(game.view(0), ClaimOrder("dieppe-paris")) == taken
    assert ending(game.view(1), ClaimOrder("dieppe-paris")) == ("done", {})
    owners[routes.index("dieppe-london/2")] = 1
    assert ending(game.view(0), double) == cancelled("double_closed", route="dieppe-london/1")
    assert ending(game.view(1), double) == cancelled("own_twin", route="dieppe-london/1")
    watching = ClaimOrder("brest-paris", if_taken="dieppe-london/1")
    assert ending(game.view(0), watching) == cancelled("double_closed", route="dieppe-london/1")
    game._state.players[0].cars = 2
    lacking = cancelled("cars_lacking", route="brest-paris", cars=2, length=3)
    assert ending(game.view(0), ClaimOrder("brest-paris")) == lacking


def tunnel_at_stake() -> tuple[Game, str]:
    """A game where seat 0 has dug a tunnel and is asked for more."""
    for seed in range(200):
        game = opened(seed=seed)
        deal_hand(game, 0, **dict.fromkeys(("red", "blue", "green", "black", "white"), 9))
        for route in game.map.routes:
            if route.tunnel and route.length == 2 and route.colour == "grey":
                game.play(f"claim {route.id} red")
                if game.phase.name == "TUNNEL":
                    return game, route.id
                break
    raise AssertionError("no tunnel costs more")


def test_tunnel_is_paid_up_to_the_limit_set() -> None:
    game, route = tunnel_at_stake()
    tunnel = game.view(0).tunnel
    assert tunnel is not None
    assert deed(game.view(0), ClaimOrder(route), has_begun=True) == "pay red"
    assert deed(game.view(0), ClaimOrder(route), has_begun=False) is None
    stingy = ClaimOrder(route, surcharge=tunnel.surcharge - 1)
    assert deed(game.view(0), stingy, has_begun=True) == "withdraw"
    deal_hand(game, 0, blue=9)
    assert deed(game.view(0), ClaimOrder(route), has_begun=True) == "withdraw"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (DrawOrder("mauve", 1), "bad_order"),
        (DrawOrder("red", 13), "bad_order"),
        (ClaimOrder("nowhere"), "bad_order"),
        (ClaimOrder("dieppe-paris", if_taken="nowhere"), "bad_order"),
        (ClaimOrder("dieppe-paris", if_taken="dieppe-paris"), "bad_order"),
        (ClaimOrder("dieppe-paris", colour="red"), "bad_order"),
        (ClaimOrder("brest-paris"), "order_pointless"),
        (DrawOrder("blue", 2), "order_pointless"),
    ],
)
def test_orders_that_mean_nothing_are_refused(order: Order, code: str) -> None:
    game = opened()
    deal_hand(game, 0, blue=2)
    game._state.route_owner[game.notation.routes.index("brest-paris")] = 1
    with pytest.raises(Refused) as refused:
        check_order(game.view(0), order)
    assert refused.value.code == code


# At a table


def seat_two(server: RunningServer, source: str = "europe") -> tuple[Client, Client, str]:
    ada, ben = Client(server, "Ada"), Client(server, "Ben")
    table = ada.new_table(map=source, options=GIVEN)
    ben.command(table, "join")
    ada.command(table, "start")
    return ada, ben, table


def open_game(ada: Chair, ben: Chair) -> None:
    ada.move("keep 1,2")
    read_until(ben, 1)
    ben.move("keep 1,2")
    read_until(ada, 2)


def orders_of(chair: Chair) -> list[Json]:
    """The orders as this chair was last told them."""
    told = [m["orders"] for m in chair.heard if "orders" in m]
    found: list[Json] = told[-1]
    return found


def test_orders_play_while_their_owner_is_gone(server: RunningServer) -> None:
    ada, ben, table = seat_two(server)
    with ada, ben, ben.sit(table) as other:
        with ada.sit(table) as chair:
            open_game(chair, other)
            hand = (chair.own or {})["hand"]
            wanted = hand.get("wild", 0) + 1
            order = {"kind": "draw", "card": "wild", "count": wanted}
            assert chair.ask("order", seat=0, order=order)["type"] == "accepted"
        for _ in range(40):  # Ben plays on; Ada's order answers
            while not other.actions:
                other.next()
            with ada.sit(table) as back:
                (told,) = back.welcome["orders"]
                if told["state"] == "done":
                    assert back.own is not None
                    assert back.own["hand"].get("wild", 0) >= wanted
                    break
            other.move("draw deck")
            other.move("draw deck")
        else:
            raise AssertionError("the order never ended")
        moves = [m["move"] for m in other.heard if m["type"] == "moved" and m["move"]["seat"] == 0]
        assert [move["action"] for move in moves[1:]] == ["draw deck"] * (len(moves) - 1)
        assert len(moves) >= 3
        assert not any(move.get("by_bot") for move in moves)
        heard = "".join(other.raw).replace('"orders":[]', "").replace('"turn_order":', "")
        assert "order" not in heard


def test_orders_are_listed_cancelled_and_limited(server: RunningServer) -> None:
    ada, ben, table = seat_two(server)
    with ada, ben, ada.sit(table) as chair, ben.sit(table) as other:
        open_game(chair, other)
        chair.move("draw deck")
        chair.move("draw deck")  # Ben's turn: nothing of Ada's is carried out meanwhile
        order = {"kind": "claim", "route": "palermo-smyrna"}
        for _ in range(8):
            assert chair.ask("order", seat=0, order=order)["type"] == "accepted"
        assert [each["id"] for each in orders_of(chair)] == list(range(1, 9))
        assert chair.ask("order", seat=0, order=order)["code"] == "too_many_orders"
        assert chair.ask("cancel_order", seat=0, order=3)["type"] == "accepted"
        assert [each["id"] for each in orders_of(chair)] == [1, 2, 4, 5, 6, 7, 8]
        assert chair.ask("cancel_order", seat=0, order=3)["code"] == "no_order"
        assert other.ask("cancel_order", seat=0, order=1)["code"] == "not_your_seat"
        assert other.ask("order", seat=0, order=order)["code"] == "not_your_seat"
        read_until(other, chair.seq)
        assert other.ask("order", seat=1, order=order)["type"] == "accepted"
        assert [each["id"] for each in orders_of(other)] == [1], "numbers count by seat"
        bad = {"kind": "claim", "route": "x"}
        assert chair.ask("order", seat=0, order=bad)["code"] == "bad_order"
        assert chair.ask("order", seat=0, order={"kind": "win"})["code"] == "unreadable"


def is_claim_of(action: str, routes: set[str]) -> bool:
    verb, _, rest = action.partition(" ")
    return verb == "claim" and rest.split()[0] in routes


def test_impossible_order_is_cancelled_and_told_to_its_owner_alone(server: RunningServer) -> None:
    ada, ben, table = seat_two(server)
    with ada, ben, ada.sit(table) as chair, ben.sit(table) as other:
        open_game(chair, other)
        order = {"kind": "claim", "route": "palermo-smyrna", "if_taken": "brest-paris"}
        # Not a tunnel: its surcharge might not be paid.
        plain = {route.id for route in load_map("europe").routes if not route.tunnel}
        while not (claims := [a for a in other.actions if is_claim_of(a, plain)]):
            for each in (chair, other):
                if each.actions:
                    each.move("draw deck")
            for each in (chair, other):
                read_until(each, max(chair.seq, other.seq))
        route = claims[0].split()[1]
        assert chair.ask("order", seat=0, order=order | {"route": route})["type"] == "accepted"
        other.move(claims[0])
        while orders_of(chair)[0]["state"] == "waiting":
            chair.next()
        (told,) = orders_of(chair)
        assert told["state"] == "cancelled"
        assert told["why"] == {"refusal": "route_taken", "route": route, "owner": 1}


def test_orders_survive_a_restart_and_act_without_anybody(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite") as server:
        ada, ben, table = seat_two(server)
        with ada.sit(table) as chair, ben.sit(table) as other:
            open_game(chair, other)
            chair.move("draw deck")
            chair.move("draw deck")
            read_until(other, chair.seq)
            order = {"kind": "draw", "card": "wild", "count": 14}
            assert chair.ask("order", seat=0, order=order)["type"] == "accepted"
        server.kill()
        server.restart()
        for client in (ada, ben):
            client.moved_to(server)
        with ben.sit(table) as other:
            seq = other.seq
            other.move("draw deck")
            other.move("draw deck")
            while other.seq < seq + 4:
                other.next()
            assert other.actions
        server.kill()
        server.restart()
        for client in (ada, ben):
            client.moved_to(server)
            client.http.close()


def test_orders_go_with_the_seat_and_with_the_game(server: RunningServer) -> None:
    ada, ben, table = seat_two(server, "san_francisco")
    with ada, ben, ben.sit(table) as other:
        with ada.sit(table) as chair:
            chair.move("keep 1,2")
            order = {"kind": "draw", "card": "wild", "count": 8}
            assert chair.ask("order", seat=0, order=order)["type"] == "accepted"
        assert stored_orders(server, table) == 1
        export = ada.get("/me/export")
        assert [each["order"]["count"] for each in export["orders"]] == [8]
        assert ben.get("/me/export")["orders"] == []
        ada.command(table, "leave", seat=0)
        assert stored_orders(server, table) == 0
        # An order that will hardly ever be in the way of the moves made by hand.
        longest = max(ada.get("/maps/san_francisco")["routes"], key=lambda each: each["length"])
        waits = {"kind": "claim", "route": longest["id"], "colour": "wild"}
        assert other.ask("order", seat=1, order=waits)["type"] == "accepted"
        assert stored_orders(server, table) == 1
        other.play(random.Random(3).choice)
        assert stored_orders(server, table) == 0


def stored_orders(server: RunningServer, table: str) -> int:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(server.database)) as database:
        query = "SELECT count(*) FROM orders WHERE table_id = ?"
        count: int = database.execute(query, (table,)).fetchone()[0]
    return count


def test_hot_seat_shows_the_orders_of_the_seat_looked_at(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(options=GIVEN)
        ada.command(table, "join", name="Bea")
        ada.command(table, "start")
        order = {"kind": "claim", "route": "palermo-smyrna"}
        with ada.sit(table) as chair:
            assert chair.ask("order", seat=0, order=order)["code"] == "hidden"
            chair.send({"type": "look", "seat": 0})
            chair.hear("orders")
            assert chair.ask("order", seat=0, order=order)["type"] == "accepted"
            chair.send({"type": "look", "seat": 1})
            assert chair.hear("orders")["orders"] == []
            chair.send({"type": "look", "seat": 0})
            assert len(chair.hear("orders")["orders"]) == 1


@pytest.mark.parametrize("watcher", ["player", "spectator"])
def test_others_hear_the_same_whether_there_are_orders_or_not(
    server: RunningServer, watcher: str
) -> None:
    """The same game twice, by hand and by orders: the traffic of others has the same shape."""

    def play(by_orders: bool) -> list[Any]:
        ada, ben, table = seat_two(server)
        eve = Client(server, "Eve")
        with ada, ben, eve, ada.sit(table) as chair, ben.sit(table) as other:
            listener = other if watcher == "player" else eve.sit(table)
            open_game(chair, other)
            if by_orders:
                order = {"kind": "draw", "card": "wild", "count": 14}
                chair.ask("order", seat=0, order=order)
            else:
                chair.move("draw deck")
                chair.move("draw deck")
            while listener.seq < 4:
                listener.next()
            if listener is not other:
                listener.close()
            return [shape(message) for message in listener.heard if message["type"] != "accepted"]

    assert play(by_orders=True) == play(by_orders=False)


def shape(message: Json) -> Any:
    """Types, keys and who moved, without what differs from deal to deal."""
    keys: set[str] = set()
    find_keys(message, lambda key, _, path: keys.add(".".join((*path, key))))
    keys = {key for key in keys if not key.startswith(("own.", "game."))}
    move = message.get("move") or {}
    return message["type"], sorted(keys), move.get("seat"), move.get("by_bot"), move.get("action")


def test_orders_keep_the_pace_of_the_table(server: RunningServer) -> None:
    """An answer in no time at all would tell that nobody thought about it."""
    with Client(server) as ada, Client(server) as ben:
        table = ada.new_table(options={"seating": "given", "bot_pace": "quick"})
        ben.command(table, "join")
        ada.command(table, "start")
        with ada.sit(table) as chair, ben.sit(table) as other:
            open_game(chair, other)
            began = time.monotonic()
            order = {"kind": "draw", "card": "wild", "count": 14}
            chair.ask("order", seat=0, order=order)
            read_until(chair, 3)
            assert time.monotonic() - began >= 0.25
