"""Nothing leaks: what a viewer is sent depends only on what the viewer may know."""

import json
import random
import re
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.looping import run_apart
from tests.server.running import Chair, Client, RunningServer, play_together

from funicular.engine.chance import Chance, seed_chance
from funicular.engine.position import State
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Event, Game, Step, new_game
from funicular.game.seeds import Seed, key_words
from funicular.maps import load_map
from funicular.server import sending
from funicular.server.charter import Chair as TableChair
from funicular.server.charter import new_charter
from funicular.server.house import House
from funicular.server.listeners import Listener
from funicular.server.messages import Hello
from funicular.server.moves import Before, LoggedMove
from funicular.server.order_book import KeptOrder
from funicular.server.order_messages import DrawOrder
from funicular.server.projector import Extras
from funicular.server.table import Table
from funicular.server.table_messages import Guest, TableOptions

MAPS = ("europe", "san_francisco")


SECRETS = ("00" * 32, "5e" * 32)
NOW = re.compile(rb'"now":\d+,')


def play_some(game: Game, decisions: int, dice: random.Random) -> list[LoggedMove]:
    """Play at random; returns the moves as the server logs them."""
    moves: list[LoggedMove] = []
    while not moves or not (game.decisions >= decisions or game.is_over):
        seat = dice.choice(game.awaited)
        before = Before(game.view(None), seat)
        step = game.play(game.legal_actions(seat).pick(dice.randrange), seat)
        moves.append(
            LoggedMove(
                seq=len(game.history),
                seat=seat,
                action=step.action,
                undo=False,
                by_bot=False,
                at=0,
                events=step.events,
                effects=before.effects(game.view(None), step),
            )
        )
    return moves


class Log:
    """The database of a table, of which only the moves are asked for."""

    def __init__(self, moves: list[LoggedMove]) -> None:
        self._rows = [move.statement("table")[1][1:] for move in moves]

    async def read(self, query: str, *_: object) -> list[Any]:
        return self._rows if "FROM moves" in query else []


def table_with(game: Game, assist: Any, moves: list[LoggedMove], secret: str = SECRETS[0]) -> Table:
    """A table of the server around a game, where seat N belongs to guest `gN`."""
    charter = new_charter(game.map, game.players, TableOptions(assist=assist), "g0")
    chairs = tuple(
        TableChair(chair.colour, name=f"Guest {seat}", guest=f"g{seat}")
        for seat, chair in enumerate(charter.chairs)
    )
    charter = replace(charter, chairs=chairs, secret=secret, id="table", created=0)
    table = Table(cast(House, SimpleNamespace(database=Log(moves))), charter, game.map)
    table.take_game(game)
    table.status = "playing"
    return table


def told(table: Table, moves: list[LoggedMove], viewer: int | None) -> list[bytes]:
    """Every byte that the viewer is sent about the deal, the moves and the table.

    The commitment to the secret, and the time, are no secrets: they are taken out.
    """
    heard: list[bytes] = []
    guest = Guest("watcher" if viewer is None else f"g{viewer}", "name", None)
    listener = Listener(guest, heard.append, Extras(position=True, actions=True))
    table.listeners = {listener}
    heard.append(run_apart(sending.welcome(table, listener, Hello(1))))
    sending.started(table, () if table.places.hide else moves)  # as the server does
    sending.moved(table, moves[-1])
    sending.show(table, listener, moves)
    sending.orders(table, listener)
    sending.table_changed(table)
    commitment = table.charter.seed.commitment.encode()
    return [NOW.sub(b"", message).replace(commitment, b"") for message in heard]


def other_world(game: Game, viewer: int | None, dice: random.Random) -> State:
    """A position that differs from the game's only in what the viewer may not know."""
    chance, world = Chance(), State()
    seed_chance(chance, list(key_words(Seed.of(dice.randrange(10**9)).key)))
    view = game.view(viewer).position
    assert sample_world(game.board, view, chance, world, WorldWork())
    return world


def other_events(
    events: Sequence[Event], viewer: int | None, game: Game, dice: random.Random
) -> tuple[Event, ...]:
    """The same events with other hidden cards and tickets."""
    cards = [*game.map.rules.cards.colours, "wild"]
    others = []
    for event in events:
        if event.seat is not None and event.seat != viewer and event.name == "drawn":
            others.append(Event("drawn", seat=event.seat, card=dice.choice(cards)))
        elif event.seat is not None and event.seat != viewer and event.name == "offered":
            ticket = dice.choice(game.notation.tickets)
            others.append(Event("offered", seat=event.seat, ticket=ticket))
        else:
            others.append(event)
    return tuple(others)


def other_luck(move: LoggedMove, viewer: int | None, game: Game, dice: random.Random) -> LoggedMove:
    """The same move with other hidden cards, tickets and choices."""
    events = other_events(move.events, viewer, game, dice)
    action, effects = move.action, move.effects
    if action.startswith("keep") and move.seat != viewer:
        kept = effects.kept or 1
        if effects.opening:
            kept = dice.randint(1, 3)
            effects = replace(effects, kept=kept)
        chosen = sorted(dice.sample(range(1, max(kept, 4) + 1), kept))
        action = "keep " + ",".join(map(str, chosen))
    return replace(move, events=events, action=action, effects=effects)


@given(
    source=st.sampled_from(MAPS),
    players=st.integers(2, 4),
    seed=st.integers(0, 10**9),
    decisions=st.integers(1, 150),
    viewer=st.integers(-1, 3),
    assist=st.sampled_from(["none", "memory", "full"]),
)
def test_bytes_are_the_same_whatever_the_viewer_cannot_know(
    source: str, players: int, seed: int, decisions: int, viewer: int, assist: str
) -> None:
    dice = random.Random(seed)
    game = new_game(source, players, seed=seed)
    moves = play_some(game, decisions, dice)
    if game.is_over:
        return  # then everything is laid open
    seat = None if viewer < 0 else viewer % players
    truth = told(table_with(game, assist, moves), moves, seat)
    changed = [other_luck(move, seat, game, dice) for move in moves]
    game._state.assign(other_world(game, seat, dice))
    game.deal = other_events(game.deal, seat, game, dice)
    table = table_with(game, assist, changed, secret=SECRETS[1])
    table.orders._kept = [
        KeptOrder(other, 1, DrawOrder("blue", 3)) for other in range(players) if other != seat
    ]
    assert told(table, changed, seat) == truth


def test_the_comparison_would_notice_a_leak() -> None:
    """Two worlds do differ for somebody else: otherwise the test above could not fail."""
    dice = random.Random(1)
    game = new_game("europe", 3, seed=1)
    moves = play_some(game, 40, dice)
    truth = told(table_with(game, "full", moves), moves, 1)
    game._state.assign(other_world(game, 0, dice))
    assert told(table_with(game, "full", moves), moves, 1) != truth


# Real traffic


def find_keys(
    value: Any, visit: Callable[[str, Any, tuple[str, ...]], None], path: tuple[str, ...] = ()
) -> None:
    """Visit every key of a JSON value with the path that leads to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            visit(key, inner, path)
            find_keys(inner, visit, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            find_keys(inner, visit, path)


@pytest.mark.parametrize("source", MAPS)
def test_traffic_of_whole_games_holds_nothing_hidden(server: RunningServer, source: str) -> None:
    clients = [Client(server, name) for name in ("Ada", "Ben", "Cleo")]
    watcher = Client(server, "Eve")
    table = clients[0].new_table(
        map=source, seats=3, options={"seating": "given"}, entropy="11" * 32
    )
    for client in clients[1:]:
        client.command(table, "join")
    chairs = [client.sit(table) for client in clients]
    spectator = watcher.sit(table)
    clients[0].command(table, "start")
    for chair in (*chairs, spectator):
        chair.hear("started")
    play_together(chairs, random.Random(5).choice)
    while spectator.score is None:
        spectator.next()
    with watcher.sit(table) as late:  # who comes later is sent the whole log
        spectator.raw.extend(late.raw)
    secret = chairs[0].table["fairness"]["secret"]
    assert len(secret) == 64
    for viewer, chair in enumerate((*chairs, spectator)):
        check_traffic(chair, None if viewer == 3 else viewer, source, secret)
    for chair in (*chairs, spectator):
        chair.close()
    for client in (*clients, watcher):
        client.http.close()


def check_traffic(chair: Chair, viewer: int | None, source: str, secret: str) -> None:
    own_tickets: set[str] = set()

    def visit(key: str, value: Any, path: tuple[str, ...]) -> None:
        if key in ("hand", "choices", "actions", "offer", "chosen", "position"):
            assert path[0] == "own", f"{key} outside the own part"
        if key == "seat" and path == ("own",):
            assert value == viewer
        if key == "offer":
            own_tickets.update(value)
        if key in ("events", "deal"):
            for event in value:
                if event["name"] in ("drawn", "offered") and event["seat"] != viewer:
                    assert set(event) == {"name", "seat"}
        if key == "move" and value["action"].startswith("keep") and value["seat"] != viewer:
            assert value["action"] == "keep"

    over = False
    map_ = load_map(source)
    names = {ticket.id for ticket in map_.tickets} - {route.id for route in map_.routes}
    for text in chair.raw:
        message = json.loads(text)
        over = over or '"status":"over"' in text or message.get("score") is not None
        find_keys(message, visit)
        if over:
            continue  # the secret and all tickets are published at the end
        assert secret not in text
        assert bytes.fromhex(secret).decode("latin-1") not in text
        found = {name for name in names if f'"{name}"' in text}
        assert found <= own_tickets, "a ticket that this viewer was never offered"
    assert over


def test_step_is_what_a_move_is_made_of() -> None:
    """`Step` has no part that the log forgets (a new one would have to be projected)."""
    assert set(Step.__dataclass_fields__) == {"seat", "action", "number", "events"}
