"""Finished games put into a database as the server stores them, many and quickly."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from funicular.bots import make_bot
from funicular.game import Game
from funicular.game.record import result_of
from funicular.maps import load_map
from funicular.server.charter import Chair, Charter, insert_table, new_charter
from funicular.server.dealing import deal, insert_game
from funicular.server.moves import Before, LoggedMove
from funicular.server.storage import Statement
from funicular.server.table_messages import TableOptions

Chooser = Callable[[Game, int], Any]
START = 1_700_000_000_000
MINUTE = 60_000
MOST_DECISIONS = 2000


def at_random(seed: object) -> Chooser:
    rng = Random(repr(seed))
    return lambda game, seat: game.legal_actions(seat).pick(rng.randrange)


def as_bots_play(name: str, seed: object) -> Chooser:
    bot = make_bot(name, seed=repr(seed))
    return lambda game, seat: bot.choose(game.view(seat))


def sat_at(
    map_id: str, chairs: list[Chair], host: str | None, lesson: str | None = None
) -> Charter:
    """A table whose seats are taken, in this order; colours are the map's."""
    options = TableOptions(seating="given")
    charter = new_charter(load_map(map_id), len(chairs), options, host)
    dressed = tuple(
        replace(chair, colour=free.colour)
        for chair, free in zip(chairs, charter.chairs, strict=True)
    )
    return replace(charter, chairs=dressed, lesson=lesson)


def play_out(
    charter: Charter, choose: Chooser, played_by: str = ""
) -> tuple[Charter, Game, list[LoggedMove]]:
    """A whole game with its log; seats in `played_by` ("02") are bots' in every decision."""
    game, charter = deal(charter, load_map(charter.map))
    moves = []
    rng = Random(charter.id)
    while not game.is_over:
        assert len(game.history) < MOST_DECISIONS, "a game without an end"
        by_person = bool(game.steps) and str(game.steps[-1].seat) not in played_by
        if by_person and game.can_undo and game.phase.name != "OPENING" and rng.random() < 0.05:
            step = game.undo()
            moves.append(_logged(game, step, undo=True, by_bot=False, before=None))
            continue
        seat = game.awaited[0]
        before = Before(game.view(None), seat)
        step = game.play(choose(game, seat), seat)
        moves.append(_logged(game, step, False, str(seat) in played_by, before))
    return charter, game, moves


def _logged(game: Game, step: Any, undo: bool, by_bot: bool, before: Before | None) -> LoggedMove:
    from funicular.server.moves import Effects

    effects = before.effects(game.view(None), step) if before else Effects()
    events = () if undo else step.events
    number = len(game.history)
    return LoggedMove(number, step.seat, step.action, undo, by_bot, START + number, events, effects)


def rows_of(
    charter: Charter, game: Game, moves: list[LoggedMove], finished: int = START
) -> list[Statement]:
    """What the server has written by the end of the game, but for the facts."""
    result = msgspec.json.encode(result_of(game)).decode()
    timed = [replace(move, at=finished) for move in moves]
    return [
        *insert_table(charter, game.map),
        insert_game(charter.id, game, finished - 30 * MINUTE),
        *(move.statement(charter.id) for move in timed),
        ("UPDATE games SET result = ? WHERE table_id = ?", (result, charter.id)),
        (
            "UPDATE tables SET status = 'over', changed = ?, revision = ? WHERE id = ?",
            (finished, len(moves), charter.id),
        ),
    ]


def nearly_over(guests: list[str]) -> tuple[str, LoggedMove, list[Statement]]:
    """A game in progress that one move ends: its table, that move, and the rows before it."""
    chairs = [Chair("", name=f"Guest {seat}", guest=each) for seat, each in enumerate(guests)]
    charter, game, moves = play_out(sat_at("san_francisco", chairs, guests[0]), at_random(7))
    statements: list[Statement] = [
        *insert_table(charter, game.map),
        insert_game(charter.id, game, START),
        *(move.statement(charter.id) for move in moves[:-1]),
        ("UPDATE tables SET status = 'playing', revision = 9 WHERE id = ?", (charter.id,)),
    ]
    return charter.id, moves[-1], statements


def write_all(database: Path, statements: list[Statement]) -> None:
    """Into a SQLite file, as if another process did it."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for sql, values in statements:
            connection.execute(sql, values)


@contextmanager
def no_writes(database: Path) -> Iterator[None]:
    """Somebody else holds the database's lock: writes wait, and are given up in the end."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
