"""Stored first, shown afterwards: nobody is told what the database has not confirmed."""

import threading
from pathlib import Path
from typing import Any

from tests.server.running import Client, RunningServer, open_socket
from tests.server.stored_games import nearly_over, no_writes, write_all

from funicular.game import parse_record, replay


def test_end_of_the_game_is_shown_when_it_is_stored(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with RunningServer(database) as server, Client(server) as ada, Client(server, "Ben") as ben:
        table, last, statements = nearly_over([ada.id, ben.id])
        write_all(database, statements)
        mover = (ada, ben)[last.seat]
        with mover.sit(table) as chair, ada.sit(table) as other:
            assert (chair.seq, chair.table["status"]) == (last.seq - 1, "playing")
            with no_writes(database):
                refused = threading.Event()
                seen: list[tuple[Any, ...]] = []
                looker = threading.Thread(target=look_until, args=(refused, ada, table, seen))
                looker.start()
                answer = chair.move(last.action)
                with open_socket(server, table, ben.token):
                    pass  # who comes and goes meanwhile makes the others hear of the table
                with ben.sit(table):
                    pass
                refused.set()
                looker.join()
            assert answer["code"] == "unavailable"
            assert set(seen) == {("playing", last.seq - 1, None, 409, 409, 409)}
            assert all(told["table"]["status"] == "playing" for told in tables_heard(other))
            assert chair.move(last.action, seq=last.seq - 1)["seq"] == last.seq
            while other.score is None:
                other.next()
        info = ada.get(f"/tables/{table}")
        assert info["status"] == "over"
        assert len(info["fairness"]["secret"]) == 64
        assert replay(parse_record(ada.http.get(f"/tables/{table}/record").text)).is_over


def look_until(done: threading.Event, client: Client, table: str, seen: list[Any]) -> None:
    """What everybody could read all the while."""
    while not done.is_set():
        info = client.get(f"/tables/{table}")
        asked = [("GET", "record"), ("GET", "replay"), ("POST", "analysis")]
        codes = [client.http.request(how, f"/tables/{table}/{what}") for how, what in asked]
        status = (info["status"], info["seq"], info["fairness"]["secret"])
        seen.append((*status, *(each.status_code for each in codes)))


def tables_heard(chair: Any) -> list[dict[str, Any]]:
    """All that the socket has been told about the table so far."""
    assert chair.ask("ping")["type"] == "pong"
    return [message for message in chair.heard if "table" in message]
