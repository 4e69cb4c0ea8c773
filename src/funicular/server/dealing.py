"""From a full table to a game in progress, and from stored rows back to the game."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from funicular.game import Game, GameRecord, Options, RecordError, replay, resume
from funicular.game.record import RULES_VERSION
from funicular.maps import Map, bundled_maps, load_map

from .charter import Charter
from .moves import COLUMNS, MOST_MOVES, record_line
from .refusing import Refused
from .storage import Database, Statement


def deal(charter: Charter, source: Map) -> tuple[Game, Charter]:
    """Deal the cards; random seating puts the chairs into the order that the seed says."""
    free = [seat for seat, chair in enumerate(charter.chairs) if chair.is_free]
    if free:
        raise Refused("seats_free", seats=free)
    names = [chair.name or "?" for chair in charter.chairs]
    game = Game(source, names, charter.seed, Options(charter.options.seating))
    game.start()
    # Names may be alike, so the same shuffle of plain numbers tells who sits where.
    numbers = [str(seat) for seat in range(len(names))]
    order = Game(source, numbers, charter.seed, Options(charter.options.seating)).names
    contributions = charter.contributions
    seated = replace(charter, chairs=tuple(charter.chairs[int(number)] for number in order))
    hidden = charter.options.seating == "random" and charter.options.turn_order == "after_tickets"
    places = tuple(order.index(number) for number in numbers) if hidden else None
    return game, replace(seated, given=tuple(contributions), places=places)


def insert_game(table: str, game: Game, started: int) -> Statement:
    record = game.record()
    return (
        "INSERT INTO games VALUES (?, ?, ?, ?, NULL)",
        (table, _text(record.header), _text(record.deal), started),
    )


async def stored_record(
    database: Database, charter: Charter, source: Map, upto: int = MOST_MOVES
) -> GameRecord | None:
    """The record of a table's game from its rows; None before the start."""
    rows = await database.read(
        "SELECT header, deal, result FROM games WHERE table_id = ?", charter.id
    )
    if not rows:
        return None
    move_rows = await database.read(
        f"SELECT {COLUMNS} FROM moves WHERE table_id = ? AND seq <= ? ORDER BY seq",
        charter.id,
        upto,
    )
    written, dealt, result = rows[0]
    header = msgspec.json.decode(written)
    if source.id not in bundled_maps() or load_map(source.id).digest != source.digest:
        header["facts"] = source.facts()  # the bundled map has changed since
    return GameRecord(
        header,
        msgspec.json.decode(dealt),
        tuple(record_line(row) for row in move_rows),
        msgspec.json.decode(result) if result else None,
    )


def take_up(record: GameRecord) -> Game:
    """The game as it stood. Checked against the seed, unless the rules have changed since."""
    if record.header["rules"] == RULES_VERSION:
        try:
            return replay(record, until=len(record.moves))
        except RecordError:
            # The written results are what was played; `resume` deals them as they are.
            return resume(record)
    return resume(record)


async def map_of(database: Database, charter: Charter) -> Map:
    """The map that the table was made for, even if the bundled one has changed since."""
    if charter.map in bundled_maps():
        bundled = load_map(charter.map)
        if bundled.digest == charter.digest:
            return bundled
    rows = await database.read("SELECT facts FROM maps WHERE digest = ?", charter.digest)
    return Map.from_facts(msgspec.json.decode(rows[0][0]), id=charter.map)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
