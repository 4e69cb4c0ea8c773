"""A guest's finished games, from the facts that are kept of them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from funicular.maps import Map

from .charter import Charter, read_charter
from .history_messages import GamesAsked, GameSeat, PlayedGame, PlayedGames, SeatPlayed
from .map_data import playable_map, shape_of
from .storage import Database, Row
from .table_messages import Guest

PAGE = 500
MOST_COUNTED = 5000
"""Statistics are of the latest games; nobody has played more, but a program might have."""


class Sitting(NamedTuple):
    """A finished game with what everybody did in it."""

    game: PlayedGame
    seats: list[SeatPlayed]
    charter: Charter


async def played_games(database: Database, guest: Guest, asked: GamesAsked) -> PlayedGames:
    """A page of the history, the latest first."""
    conditions, values = _conditions(guest, asked.map, asked.players)
    count = await database.read(f"SELECT count(*) FROM game_facts WHERE {conditions}", *values)
    found = await sittings(database, guest, asked)
    return PlayedGames([each.game for each in found], count[0][0])


async def all_games(database: Database, guest: Guest) -> list[PlayedGame]:
    """The whole history, for exports."""
    games: list[PlayedGame] = []
    while True:
        found = await _read(database, guest, None, None, PAGE, len(games))
        games += [each.game for each in found]
        if len(found) < PAGE:
            return games


async def sittings(database: Database, guest: Guest, asked: GamesAsked) -> list[Sitting]:
    return await _read(database, guest, asked.map, asked.players, asked.limit, asked.skip)


async def latest_sittings(
    database: Database, guest: Guest, map_id: str | None, players: int | None
) -> list[Sitting]:
    """What statistics are made of."""
    found: list[Sitting] = []
    while len(found) < MOST_COUNTED:
        page = await _read(database, guest, map_id, players, PAGE, len(found))
        found += page
        if len(page) < PAGE:
            break
    return found


def _conditions(
    guest: Guest, map_id: str | None, players: int | None
) -> tuple[str, list[str | int]]:
    """Only games at which the guest has a seat; what is asked for narrows that down."""
    conditions = "table_id IN (SELECT table_id FROM seats WHERE guest = ?)"
    values: list[str | int] = [guest.id]
    if map_id is not None:
        conditions += " AND map = ?"
        values.append(map_id)
    if players is not None:
        conditions += " AND players = ?"
        values.append(players)
    return conditions, values


async def _read(
    database: Database,
    guest: Guest,
    map_id: str | None,
    players: int | None,
    limit: int,
    skip: int,
) -> list[Sitting]:
    conditions, values = _conditions(guest, map_id, players)
    tables = await database.read(
        "SELECT kept.table_id, charter, started, finished, counted FROM "
        f"(SELECT * FROM game_facts WHERE {conditions} "
        "ORDER BY finished DESC, table_id LIMIT ? OFFSET ?) AS kept "
        "JOIN tables ON tables.id = kept.table_id JOIN games ON games.table_id = kept.table_id "
        "ORDER BY finished DESC, kept.table_id",
        *values,
        limit,
        skip,
    )
    if not tables:
        return []
    marks = ", ".join("?" * len(tables))
    rows = await database.read(
        "SELECT table_id, decisions, by_bot, facts FROM seat_facts "
        f"WHERE table_id IN ({marks}) ORDER BY seat",
        *(table[0] for table in tables),
    )
    seats: dict[str, list[Row]] = {}
    for row in rows:
        seats.setdefault(row[0], []).append(row)
    found = (_sitting(guest, table, seats.get(table[0], [])) for table in tables)
    return [each for each in found if each is not None]


def _sitting(guest: Guest, table: Row, rows: list[Row]) -> Sitting | None:
    """None for a game that is counted anew, or left, at this very moment."""
    table_id, charter_text, started, finished, counted = table
    charter = read_charter(charter_text)
    if not rows or not charter.seats_of(guest.id):
        return None
    source = playable_map(charter.map)
    seats = [msgspec.json.decode(row[3], type=SeatPlayed) for row in rows]
    mine = _own_seat(charter, guest)
    _, decisions, by_bot, _ = rows[mine]
    game = PlayedGame(
        table=table_id,
        map=charter.map,
        players=len(seats),
        started=started,
        finished=finished,
        lesson=charter.lesson,
        counts=bool(counted) and 2 * by_bot <= decisions,
        by_bot=by_bot,
        seats=[_game_seat(charter, source, each) for each in seats],
        mine=seats[mine],
    )
    return Sitting(game, seats, charter)


def _own_seat(charter: Charter, guest: Guest) -> int:
    """At a hot seat a guest holds several, for several people."""
    own = charter.seats_of(guest.id)
    named = [seat for seat in own if charter.chairs[seat].name == guest.name]
    return (named or own)[0]


def _game_seat(charter: Charter, source: Map | None, played: SeatPlayed) -> GameSeat:
    chair = charter.chairs[played.seat]
    is_known = source is not None and chair.colour in source.names.player_colours
    return GameSeat(
        seat=played.seat,
        name=chair.name or "?",
        guest=chair.guest,
        bot=chair.bot,
        colour=chair.colour,
        shape=shape_of(source, chair.colour) if source and is_known else "circle",
        place=played.place,
        total=played.total,
    )
