"""Turn order drawn after the ticket choice: nothing tells it before, everything after."""

import dataclasses
import random
import threading
from collections.abc import Sequence
from itertools import groupby, permutations

import pytest
from msgspec.structs import replace
from tests.server.running import INSTANT, Chair, Client, RunningServer, play_together, run_cli
from tests.server.test_secrecy import play_some, table_with, told

from funicular.game import Event, Game, Step, new_game
from funicular.server.drawn_seats import Places
from funicular.server.messages import Move
from funicular.server.moves import LoggedMove
from funicular.server.refusing import Refused
from funicular.server.table import Table

AFTER = INSTANT | {"seating": "random", "turn_order": "after_tickets"}


def reseated(step: Step, order: tuple[int, ...]) -> Step:
    return dataclasses.replace(step, seat=order.index(step.seat))


def moved_by(move: LoggedMove, order: tuple[int, ...]) -> LoggedMove:
    return replace(move, seat=order.index(move.seat))


def dealt_anew(deal: tuple[Event, ...], order: tuple[int, ...]) -> tuple[Event, ...]:
    """The same cards for the same people, dealt seat by seat."""
    own = [
        event if event.seat is None else dataclasses.replace(event, seat=order.index(event.seat))
        for event in deal
    ]
    runs = groupby(own, key=lambda event: event.name)
    return tuple(
        event for _, run in runs for event in sorted(run, key=lambda event: event.seat or 0)
    )


def seated_as(game: Game, order: tuple[int, ...], moves: Sequence[LoggedMove] = ()) -> Table:
    """The same people with the same cards at the same places, in another turn order.

    `order[seat]` is the person who sits there; person N came to place N.
    """
    state = game._state
    state.players = [state.players[person] for person in order] + state.players[len(order) :]
    game.history[:] = [reseated(step, order) for step in game.steps]
    game._standing[:] = [reseated(step, order) for step in game.steps]
    game.names = tuple(f"Guest {person}" for person in order)
    game.deal = dealt_anew(game.deal, order)
    table = table_with(game, "full", [moved_by(move, order) for move in moves])
    chairs = tuple(
        replace(table.charter.chairs[person], guest=f"g{person}", name=f"Guest {person}")
        for person in order
    )
    places = tuple(order.index(person) for person in range(len(order)))
    table.charter = replace(table.charter, chairs=chairs, places=places)
    return table


@pytest.mark.parametrize("source", ["europe", "san_francisco"])
@pytest.mark.parametrize("chosen", [1, 2])
def test_nothing_that_is_sent_depends_on_the_turn_order(source: str, chosen: int) -> None:
    for viewer in (0, 1, 2, None):
        heard = []
        for order in permutations(range(3)):
            game = new_game(source, 3, seed=4)
            moves = play_some(game, chosen, random.Random(9))
            table = seated_as(game, order, moves)
            heard.append(told(table, [moved_by(move, order) for move in moves], viewer))
        assert all(each == heard[0] for each in heard)


def test_the_comparison_would_notice_the_order() -> None:
    heard = []
    for order in ((0, 1, 2), (2, 1, 0)):
        game = new_game("europe", 3, seed=4)
        moves = play_some(game, 1, random.Random(9))
        table = seated_as(game, order, moves)
        table.charter = replace(table.charter, places=None)
        heard.append(told(table, [moved_by(move, order) for move in moves], 1))
    assert heard[0] != heard[1]


def test_refusals_name_places() -> None:
    table = seated_as(new_game("europe", 3, seed=4), (2, 0, 1))
    moves = [Move("x", place, 0, "keep 1,2") for place in range(3)]
    assert [table.places.read(move).seat for move in moves] == [1, 2, 0]
    known = Places(replace(table.charter, drawn_at=3))
    assert not known.hide
    assert [known.read(move).seat for move in moves] == [1, 2, 0], "sent before it was known"
    later = [replace(move, seq=3) for move in moves]
    assert [known.read(move).seat for move in later] == [0, 1, 2]
    with pytest.raises(Refused) as refused, table.places.refusing():
        raise Refused("not_your_seat", seat=1)
    assert refused.value.arguments == {"seat": 0}
    assert not Places(replace(table.charter, places=None)).hide


def start_table(clients: list[Client]) -> tuple[str, list[Chair]]:
    table = clients[0].new_table(seats=3, options=AFTER)
    for client in clients[1:]:
        client.command(table, "join")
    chairs = [client.sit(table) for client in clients]
    clients[0].command(table, "start")
    for chair in chairs:
        chair.hear("started")
    return table, chairs


def test_order_is_told_with_the_last_choice_and_the_game_goes_on(server: RunningServer) -> None:
    orders = set()
    for _ in range(4):
        clients = [Client(server, name) for name in ("Ada", "Ben", "Cy")]
        table, chairs = start_table(clients)
        ids = [client.id for client in clients]
        for place, chair in enumerate(chairs):
            assert [seat["guest"] for seat in chair.table["seats"]] == ids
            assert chair.own is not None
            assert chair.own["seat"] == place
            assert chair.move("keep 1,2,3")["type"] == "accepted"
        for chair in chairs:
            while chair.seq < 3:
                chair.next()
            again = [m for m in chair.heard if m["type"] == "started"][-1]
            seats = [seat["guest"] for seat in again["table"]["seats"]]
            assert sorted(seats) == sorted(ids)
            assert chair.own is not None
            assert seats[chair.own["seat"]] == clients[chairs.index(chair)].id
            assert [move["seat"] for move in again["moves"]] == [seats.index(id) for id in ids]
            assert chair.ask("move", seat=chairs.index(chair), seq=0, action="keep 1,2,3")[
                "duplicate"
            ]
        orders.add(tuple(seats.index(id) for id in ids))
        with clients[0].sit(table) as late:
            assert late.own is not None
            assert late.own["hand"] == (chairs[0].own or {})["hand"]
            assert [seat["guest"] for seat in late.table["seats"]] == seats
        if len(orders) == 1:
            play_together(chairs, random.Random(2).choice)
        for chair in chairs:
            chair.close()
        for client in clients:
            client.http.close()
    assert len(orders) > 1


def test_bots_and_undo_before_the_order_is_known(server: RunningServer) -> None:
    with Client(server) as ada, Client(server) as ben:
        table = ada.new_table(seats=3, options=AFTER, bots=["random"])
        ben.command(table, "join")
        ada.command(table, "start")
        with ada.sit(table) as chair, ben.sit(table) as other:
            while chair.game is None or chair.game["awaited"] != [0, 1]:
                chair.next()  # the bot at the last place has chosen
            assert chair.move("keep 1,2")["type"] == "accepted"
            if chair.own and chair.own["can_undo"]:
                assert chair.ask("undo", seat=0, seq=chair.seq)["type"] == "accepted"
                assert chair.move("keep 1,2")["type"] == "accepted"
            while other.seq < chair.seq:
                other.next()
            assert other.ask("why", seat=0, action="keep 1,2")["arguments"] == {"seat": 0}
            assert other.move("keep 1,2", seat=1)["type"] == "accepted"
            while not (chair.actions or other.actions):
                chair.next()
                while other.seq < chair.seq:
                    other.next()
            on_turn = chair if chair.actions else other
            assert on_turn.move("draw deck")["type"] == "accepted"


def test_program_plays_without_knowing_the_order_first(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.new_table(
            map="san_francisco", seats=2, sit=False, bots=["random"], options=AFTER
        )

        link = f"{server.origin}/table/{table}"
        ran = []
        playing = threading.Thread(
            target=lambda: ran.append(run_cli("connect", link, "--bot", "random", "--json"))
        )
        playing.start()
        with ada.sit(table) as chair:
            while any(seat["name"] is None for seat in chair.table["seats"]):
                chair.next()
            ada.command(table, "start")
            while chair.score is None:
                chair.next()
        playing.join()
        assert ran[0].returncode == 0, ran[0].stderr
