"""My games: counted at the end or later, one's own only, exported, deleted, in both databases."""

import csv
import io
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, fields
from typing import Any, NamedTuple

import httpx
import pytest
from tests.looping import run_apart
from tests.server.running import Chair as Socket
from tests.server.running import Client, Json, RunningServer, play_together
from tests.server.stored_games import START, as_bots_play, at_random, play_out, rows_of, sat_at

from funicular.game import Game, parse_record, replay
from funicular.game.seat_facts import SeatFacts, seat_facts
from funicular.server.charter import Chair, Charter
from funicular.server.history_csv import BYTE_ORDER_MARK, COLUMNS, safe
from funicular.server.history_messages import SeatPlayed
from funicular.server.storage import Database, Statement, open_database

HOUR = 3_600_000


def write(where: str, *statements: Statement) -> None:
    in_database(where, lambda database: database.write(*statements))


def read(where: str, query: str) -> list[Any]:
    rows: list[Any] = in_database(where, lambda database: database.read(query))
    return rows


def in_database(where: str, do: Callable[[Database], Awaitable[Any]]) -> Any:
    async def work() -> Any:
        database = await open_database(where)
        try:
            return await do(database)
        finally:
            await database.close()

    return run_apart(work())


def person(client: Client, name: str = "Ada") -> Chair:
    return Chair("", name=name, guest=client.id)


def bot(name: str = "path") -> Chair:
    return Chair("", name=name, bot=name)


def wait_for_games(client: Client, count: int) -> list[Json]:
    """Until the server has counted so many."""
    deadline = time.monotonic() + 60
    while (found := client.get("/me/games?limit=200"))["all"] < count:
        assert time.monotonic() < deadline, found["all"]
        time.sleep(0.05)
    games: list[Json] = found["games"]
    return games


def store(where: str, charter: Charter, at: int, played_by: str = "", wits: str = "") -> Game:
    """A finished game as an older server would have left it: nothing is counted."""
    choose = as_bots_play(wits, charter.id) if wits else at_random(charter.id)
    charter, game, moves = play_out(charter, choose, played_by)
    write(where, *rows_of(charter, game, moves, at))
    return game


def own_seat(game: Json, client: Client) -> int:
    seats: list[int] = [seat["seat"] for seat in game["seats"] if seat["guest"] == client.id]
    return seats[0]


def test_the_message_has_all_facts() -> None:
    assert [each.name for each in fields(SeatFacts)] == list(SeatPlayed.__struct_fields__)


def test_games_are_counted_when_they_end(database: str) -> None:
    """With the last move, from what was played at the sockets; nobody else is told of them."""
    with (
        RunningServer(database) as server,
        Client(server) as ada,
        Client(server, "Ben") as ben,
        Client(server, "Cid") as cid,
    ):
        table = ada.new_table(map="san_francisco")
        ben.command(table, "join")
        ada.command(table, "start")
        with ada.sit(table) as one, ben.sit(table) as two:
            assert ada.get("/me/games") == {"games": [], "all": 0}, "it is running"
            play_together([one, two], random.Random(4).choice)
        record = parse_record(ada.http.get(f"/tables/{table}/record").text)
        facts = [asdict(each) for each in seat_facts(replay(record))]
        for client in (ada, ben):
            (game,) = client.get("/me/games")["games"]
            mine = game["mine"]
            assert mine == listed(facts[mine["seat"]])
            assert own_seat(game, client) == mine["seat"]
            assert [seat["total"] for seat in game["seats"]] == [each["total"] for each in facts]
            assert [seat["place"] for seat in game["seats"]] == [each["place"] for each in facts]
            assert (game["table"], game["map"], game["players"]) == (table, "san_francisco", 2)
            assert game["counts"]
            assert game["by_bot"] == 0
            assert game["started"] < game["finished"]
        assert cid.get("/me/games") == {"games": [], "all": 0}
        assert cid.get("/me/statistics")["games"] == 0
        assert cid.get("/me/standings") == {"friends": [], "bots": []}
        assert cid.get("/me/games.json")["games"] == []
        for path in ("games", "statistics", "standings"):
            assert cid.refusal("GET", f"/me/{path}?map=%00") == (400, "unreadable")
        cid.http.headers.pop("authorization")
        for path in ("games", "games.csv", "games.json", "statistics", "standings"):
            assert cid.refusal("GET", f"/me/{path}") == (401, "no_guest")


def listed(facts: Json) -> Json:
    """Tuples as JSON has them."""
    return facts | {"tickets": list(facts["tickets"]), "routes": list(facts["routes"])}


class Played(NamedTuple):
    """A server with games that were finished before anything was counted, the oldest first."""

    server: RunningServer
    ada: Client
    ben: Client
    games: list[Game]
    database: str


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Played]:
    """Ada and Ben on both boards; a hot seat; a lesson; one that a bot played for Ada."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("played") / "tables.sqlite")
    else:
        database = request.getfixturevalue("postgres").new_database()
    with RunningServer(database) as server:
        ada, ben = Client(server), Client(server, "=Ben")
    two = [person(ada), person(ben, "=Ben")]
    tables = [
        (sat_at("europe", two, ada.id), ""),
        (sat_at("san_francisco", [bot(), *reversed(two)], ada.id), "0"),
        (sat_at("europe", [person(ada, "Eve"), bot(), bot(), person(ada)], ada.id), "12"),
        (sat_at("san_francisco", [person(ada), bot()], ada.id, lesson="first"), "1"),
        (sat_at("europe", [person(ada), bot()], ada.id), "01"),
        (sat_at("europe", two, ben.id), ""),
    ]
    games = [
        store(database, charter, START + number * HOUR, by_bots, "path" if number % 2 else "")
        for number, (charter, by_bots) in enumerate(tables)
    ]
    with RunningServer(database) as server:
        ada.moved_to(server)
        ben.moved_to(server)
        with ada, ben:
            wait_for_games(ada, len(games))
            wait_for_games(ben, 3)
            yield Played(server, ada, ben, games, database)
            assert server.metric("internal_errors_total") == 0


def test_older_games_are_counted_later(played: Played) -> None:
    server, ada, ben, games, database = played
    found = list(reversed(ada.get("/me/games")["games"]))
    own = [0, 2, 3, 0, 0, 0]
    for told, game, seat in zip(found, games, own, strict=True):
        assert told["mine"] == listed(asdict(seat_facts(game)[seat]))
    assert [told["counts"] for told in found] == [True, True, True, False, False, True]
    assert [told["lesson"] for told in found] == [None, None, None, "first", None, None]
    assert found[4]["by_bot"] == found[4]["mine"]["decisions"]
    assert [seat["name"] for seat in found[2]["seats"]] == ["Eve", "path", "path", "Ada"]
    assert ben.get("/me/games")["all"] == 3

    before = ada.get("/me/games.json")
    write(database, ("UPDATE game_facts SET version = 0", ()), ("DELETE FROM ticket_facts", ()))
    server.stop()
    server.restart()
    ada.moved_to(server)
    ben.moved_to(server)
    deadline = time.monotonic() + 60
    while read(database, "SELECT count(*) FROM game_facts WHERE version = 0") != [(0,)]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert ada.get("/me/games.json") == before, "counted anew, it is the same"
    assert read(database, "SELECT count(*) FROM ticket_facts")[0][0] > 0


def test_one_that_cannot_be_counted_harms_no_other(database: str) -> None:
    with RunningServer(database) as server:
        ada = Client(server)
    two = [person(ada), bot()]
    spoilt = sat_at("san_francisco", two, ada.id)
    store(database, spoilt, START + HOUR)
    write(database, ("UPDATE moves SET action = 'dance' WHERE table_id = ?", (spoilt.id,)))
    store(database, sat_at("san_francisco", two, ada.id), START)
    with RunningServer(database) as server:
        ada.moved_to(server)
        with ada:
            assert len(wait_for_games(ada, 1)) == 1
            deadline = time.monotonic() + 30
            while server.metric("internal_errors_total") < 1:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        assert "game cannot be counted" in server.log()
        assert spoilt.id not in server.log()


def test_statistics_add_up(played: Played) -> None:
    """Against a count of the exported games."""
    ada = played.ada
    games = [each for each in ada.get("/me/games.json")["games"] if each["counts"]]
    for map_id, players in ((None, None), ("europe", None), ("europe", 2), (None, 3)):
        chosen = [
            game
            for game in games
            if map_id in (None, game["map"]) and players in (None, game["players"])
        ]
        asked = {"map": map_id, "players": players}
        query = "&".join(f"{key}={value}" for key, value in asked.items() if value)
        told = ada.get(f"/me/statistics?{query}")
        mine = [game["mine"] for game in chosen]
        tickets = [ticket for seat in mine for ticket in seat["tickets"]]
        assert told["games"] == len(chosen)
        assert (told["wins"]["count"], told["wins"]["of"]) == (
            sum(seat["wins"] for seat in mine),
            len(mine),
        )
        for name, mean in told["points"].items():
            assert mean == pytest.approx(sum(seat[name] for seat in mine) / len(mine), abs=0.001)
        others = [
            seat["total"]
            for game in chosen
            for seat in game["seats"]
            if seat["seat"] != game["mine"]["seat"]
        ]
        assert told["others"]["total"] == pytest.approx(sum(others) / len(others), abs=0.001)
        assert told["tickets_kept"]["of"] == sum(each["dealt"] for each in tickets)
        assert told["tickets_kept"]["count"] == sum(each["kept"] for each in tickets)
        assert told["tickets_completed"]["count"] == sum(each["completed"] for each in tickets)
        for kind in ("free", "paid", "withdrawn"):
            assert told[f"tunnels_{kind}"] == sum(seat[f"tunnels_{kind}"] for seat in mine)
        assert sum(told["places"]) == len(mine)
        assert told["places"][0] == told["wins"]["count"]
        claims = Counter(
            (game["map"], route) for game in chosen for route in game["mine"]["routes"]
        )
        for favourite in told["routes"]:
            assert favourite["claimed"]["count"] == claims[favourite["map"], favourite["route"]]
        assert told["routes"][0]["claimed"]["count"] == max(claims.values())
        records = {each["kind"]: each for each in told["records"]}
        best = max(mine, key=lambda seat: seat["total"])
        assert records["total"]["value"] == best["total"] > 0
        assert [each["total"] for each in told["totals"]] == [s["total"] for s in reversed(mine)]
        assert all(each["table"] in {g["table"] for g in chosen} for each in told["records"])
    assert ada.get("/me/statistics")["not_counted"] == 2
    groups = {(each["map"], each["players"]): each["games"] for each in told["groups"]}
    assert groups == {("europe", 2): 2, ("europe", 4): 1, ("san_francisco", 3): 1}


def test_pages_and_filters(played: Played) -> None:
    ada = played.ada
    everything = ada.get("/me/games")["games"]
    pages = [ada.get(f"/me/games?limit=2&skip={skip}")["games"] for skip in (0, 2, 4, 6)]
    assert [game for page in pages for game in page] == everything
    assert ada.get("/me/games?map=europe&players=2")["all"] == 3
    assert ada.get("/me/games?map=nowhere") == {"games": [], "all": 0}
    for wrong in ("limit=0", "limit=many", "skip=-1", "players=9", "colour=red"):
        assert ada.refusal("GET", f"/me/games?{wrong}") == (400, "unreadable")


def test_standings(played: Played) -> None:
    ada, ben = played.ada, played.ben
    told = ada.get("/me/standings")
    friends = {each["name"]: each for each in told["friends"]}
    assert set(friends) == {"=Ben", "Eve"}
    assert friends["=Ben"]["guest"] == ben.id
    assert friends["=Ben"]["games"] == 3
    assert friends["Eve"]["guest"] is None
    (path,) = told["bots"]
    assert (path["bot"], path["games"]) == ("path", 2), "once for a table, however many sit there"
    theirs = ben.get("/me/standings")["friends"][0]
    mine = friends["=Ben"]
    assert theirs["ahead"] == mine["games"] - mine["ahead"] - mine["level"]
    assert (theirs["your_total"], theirs["total"]) == (mine["total"], mine["your_total"])
    assert theirs["wins"] == mine["your_wins"]


def test_exports_come_back_as_they_were(played: Played) -> None:
    ada = played.ada
    games = ada.get("/me/games.json")["games"]
    assert games == ada.get("/me/games")["games"]
    assert ada.get("/me/export")["games"] == games
    answer = ada.http.get("/me/games.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.startswith(BYTE_ORDER_MARK)
    lines = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))
    assert list(lines[0]) == list(COLUMNS)
    for line, game in zip(lines, games, strict=True):
        assert line["table"].removeprefix("'") == game["table"]
        for name in ("total", "place", "failed_points", "tunnels_withdrawn", "turns"):
            assert int(line[name]) == game["mine"][name]
        assert int(line["tickets_kept"]) == sum(each["kept"] for each in game["mine"]["tickets"])
        for seat in game["seats"]:
            if seat["seat"] != game["mine"]["seat"]:
                assert f"{seat['name']}: {seat['total']}" in line["opponents"]
    assert any(line["opponents"].startswith("'=Ben") for line in lines)
    for line in lines:
        texts = [line[name] for name in ("table", "name", "opponents")]
        assert not any(text.startswith(("=", "+", "-", "@")) for text in texts)


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\tx", " =1"])
def test_no_name_is_a_formula(name: str) -> None:
    assert safe(name) == f"'{name}"
    assert safe(f"a{name}") == f"a{name}"


def test_tickets_of_people(played: Played) -> None:
    """Counted from the exported games of both; bots' tickets and lessons are not among them."""
    server, ada, ben, games, _ = played
    told = ada.get("/maps/europe/tickets?players=2")
    assert (told["people_games"], told["your_games"]) == (2, 2)
    for who, name in ((ada, "yours"), (ben, "yours")):
        own = [
            (ticket, game["mine"]["wins"])
            for game in who.get("/me/games.json")["games"]
            if game["counts"] and (game["map"], game["players"]) == ("europe", 2)
            for ticket in game["mine"]["tickets"]
        ]
        for line in who.get("/maps/europe/tickets?players=2")["tickets"]:
            mine = [(each, won) for each, won in own if each["ticket"] == line["ticket"]]
            shares = line[name]
            assert shares["dealt"] == sum(each["dealt"] for each, _ in mine)
            assert shares["kept"]["count"] == sum(each["kept"] for each, _ in mine)
            assert shares["completed"]["count"] == sum(each["completed"] for each, _ in mine)
            assert shares["won"]["count"] == sum(each["kept"] and won for each, won in mine)
    both = [seat for number in (0, 5) for seat in seat_facts(games[number])]
    for line in told["tickets"]:
        offered = [t for seat in both for t in seat.tickets if t.ticket == line["ticket"]]
        assert line["people"]["dealt"] == sum(each.dealt for each in offered)
        assert line["people"]["kept"]["count"] == sum(each.kept for each in offered)
        assert 0 <= line["people"]["kept"]["low"] <= line["people"]["kept"]["high"] <= 1
    assert ada.refusal("GET", "/maps/nowhere/tickets?players=2") == (404, "not_found")
    assert ada.refusal("GET", "/maps/san_francisco/tickets?players=5") == (400, "wrong_seats")
    stranger = httpx.get(f"{server.origin}/api/v1/maps/europe/tickets?players=2").json()
    assert all(line["yours"] is None for line in stranger["tickets"])


def test_who_is_deleted_leaves_no_history(played: Played) -> None:
    """The last test of this fixture: Ada is gone afterwards."""
    server, ada, ben, _, database = played
    mine = ada.get("/me/games.json")["games"]
    assert ada.http.delete("/me").status_code == 200
    assert read(database, f"SELECT * FROM seats WHERE guest = '{ada.id}'") == []
    for table in ("game_facts", "seat_facts", "ticket_facts"):
        for row in read(database, f"SELECT * FROM {table}"):
            assert ada.id not in str(row)
            assert "Ada" not in str(row)
    with Client(server, "Ada") as again:
        assert again.get("/me/games") == {"games": [], "all": 0}
    theirs = ben.get("/me/games")["games"]
    assert len(theirs) == 3
    for game in theirs:
        before = next(each for each in mine if each["table"] == game["table"])
        gone = game["seats"][before["mine"]["seat"]]
        assert (gone["name"], gone["guest"]) == ("?", None)
        assert gone["total"] == before["mine"]["total"]
    assert ben.get("/me/standings")["friends"] == []


def test_running_games_are_in_no_figure(server: RunningServer) -> None:
    """Whatever has been dealt, nothing of it is counted before the end."""
    with Client(server) as ada:
        table = ada.new_table(map="europe", seats=5, bots=["path"] * 4, start=True)
        with ada.sit(table) as chair:
            chair.play(random.Random(1).choice, until=60)
            _nothing_is_told(chair, ada)


def _nothing_is_told(chair: Socket, client: Client) -> None:
    assert chair.score is None
    assert client.get("/me/games")["all"] == 0
    figures = client.get("/maps/europe/tickets?players=5")
    assert figures["people_games"] == figures["your_games"] == 0
    assert all(line["people"]["dealt"] == 0 for line in figures["tickets"])
