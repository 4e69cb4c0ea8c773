"""A guest who has played before: finished games, counted, as the server keeps them."""

from __future__ import annotations

from tests.looping import run_apart
from tests.server.running import RunningServer
from tests.server.stored_games import START, as_bots_play, play_out, rows_of, sat_at

from funicular.server.charter import Chair
from funicular.server.keeping_facts import facts_statements
from funicular.server.storage import open_database

DAY = 24 * 3_600_000
MAKE_GUEST = """
() => fetch('/api/v1/guests', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: '{"name": "Ada"}',
}).then((answer) => answer.json()).then((guest) => guest.id)
"""


def give_history(server: RunningServer, guest: str) -> None:
    """Games of Ada's that are over and counted: on both boards, with friends and with bots."""

    async def store() -> None:
        database = await open_database(server.database)
        for number, (map_id, players) in enumerate(
            (("europe", 2), ("san_francisco", 3), ("europe", 4), ("europe", 2))
        ):
            chairs = [
                Chair("", name="Ada", guest=guest),
                Chair("", name="Bartholomew of York", guest=f"friend of {guest}"),
                Chair("", name="path", bot="path"),
                Chair("", name="hungry", bot="hungry"),
            ][:players]
            charter, game, moves = play_out(
                sat_at(map_id, chairs, guest), as_bots_play("path", number), "23"
            )
            await database.write(
                *rows_of(charter, game, moves, START + number * DAY),
                *facts_statements(charter, game, START + number * DAY),
            )
        await database.close()

    run_apart(store())
