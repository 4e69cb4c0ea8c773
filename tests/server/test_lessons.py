"""Lessons: the written games hold, their texts exist, and the pupil is advised on and off them."""

import re
from pathlib import Path

import pytest
from tests.server.running import Chair, Client, RunningServer

from funicular.game import Game, Options, Seed, new_game, parse_record, replay
from funicular.maps import load_map
from funicular.server.lessons import LESSONS, PUPIL, RIVAL, Lesson, lesson_called
from funicular.server.refusing import Refused

WORDS = Path(__file__).parents[2] / "web" / "locales" / "en" / "lessons.ftl"


def dealt(lesson: Lesson) -> Game:
    seed = Seed(secret=bytes.fromhex(lesson.secret))
    game = Game(load_map(lesson.map), ("Pupil", "Rival"), seed, Options("given"))
    game.start()
    return game


def played(lesson: Lesson) -> Game:
    game = dealt(lesson)
    for line in (*lesson.played, *lesson.line):
        game.play(line.action, line.seat)
    return game


@pytest.mark.parametrize("name", LESSONS)
def test_the_written_game_is_a_whole_game_that_the_pupil_wins(name: str) -> None:
    game = played(lesson_called(name))
    assert game.is_over
    mine, theirs = game.score().seats
    assert mine.wins
    assert mine.total > theirs.total
    assert all(ticket.completed for ticket in mine.tickets)


def test_the_first_game_meets_everything_that_it_should_teach() -> None:
    lesson = lesson_called("first")
    board = load_map(lesson.map)
    mine = [line.action for line in lesson.line if line.seat == PUPIL]
    routes = [board.route(action.split()[1]) for action in mine if action.startswith("claim")]
    doubles = {route.id for pair in board.doubles for route in pair}
    assert any(route.wilds for route in routes)
    assert any(route.colour == "grey" and not route.wilds for route in routes)
    assert any(route.id in doubles for route in routes)
    assert {"draw deck", "tickets"} <= set(mine)
    game = dealt(lesson)
    taken = set()
    for line in lesson.line:
        if line.seat == PUPIL and re.fullmatch(r"draw \d", line.action):
            taken.add(game.view(PUPIL).market[int(line.action[-1]) - 1])
        game.play(line.action, line.seat)
    assert "wild" in taken
    assert len(game.view(None).seats[PUPIL].tokens) >= 3


def test_the_europe_lesson_meets_everything_that_it_should_teach() -> None:
    lesson = lesson_called("europe")
    mine = [line.action.split()[0] for line in lesson.line if line.seat == PUPIL]
    assert {"claim", "pay", "withdraw", "station"} <= set(mine)
    score = played(lesson).score().seats[PUPIL]
    assert [station.borrows for station in score.stations if station.borrows]
    assert score.longest_bonus == 10
    long = {ticket.id for ticket in load_map("europe").tickets if ticket.long}
    assert long & {ticket.ticket for ticket in score.tickets if ticket.completed}


def test_every_step_has_its_text_and_every_text_its_step() -> None:
    texts = set(re.findall(r"^lesson-((?:first|europe)-[\w-]+) =", WORDS.read_text(), re.M))
    steps = {
        f"{name}-{line.says}"
        for name in LESSONS
        for line in lesson_called(name).line
        if line.seat == PUPIL
    }
    before = {text for text in texts if re.search(r"-\d$", text)}
    assert texts - before == steps | {f"{name}-over" for name in LESSONS}
    assert {text[:-2] for text in before} <= steps


def test_leaving_the_line_ends_it_and_undo_returns_to_it() -> None:
    lesson = lesson_called("first")
    game = dealt(lesson)
    assert lesson.progress(game) == (0, 25)
    game.play("keep 1", RIVAL)  # opening choices may come in any order
    first = lesson.next_of(game, PUPIL)
    assert first is not None
    assert (first.action, first.says) == ("keep 1,2", "opening")
    assert lesson.next_of(game, RIVAL) is None  # not its turn
    game.undo()
    game.play("keep 1", PUPIL)
    assert lesson.next_of(game, RIVAL) is None
    game.undo()
    game.play("keep 1,2", PUPIL)
    rival = lesson.next_of(game, RIVAL)
    assert rival is not None
    assert rival.action == "keep 1"
    other = new_game("san_francisco", players=2, seed=1)
    other.play("keep 1", PUPIL)
    assert lesson.next_of(other, RIVAL) is None


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(Refused):
        lesson_called("../first")


def follow(chair: Chair) -> list[str | None]:
    """Do what is advised until the game is over; the names of the texts."""
    said = []
    while chair.score is None:
        if not chair.actions:
            chair.next()
            continue
        advice = chair.ask("ask_advice", seat=PUPIL)
        assert advice["type"] == "advice", advice
        assert advice["action"] in chair.actions
        said.append(advice["says"])
        answer = chair.move(advice["action"])
        assert answer["type"] == "accepted", answer
        while chair.seq < answer["seq"]:
            chair.next()
    return said


def test_a_pupil_who_is_advised_plays_the_written_game(server: RunningServer) -> None:
    lesson = lesson_called("europe")
    with Client(server) as ada:
        table = ada.post("/lessons/europe", {})
        assert (table["lesson"], table["status"]) == ("europe", "playing")
        assert table["seq"] == len(lesson.played)
        with ada.sit(table["id"]) as chair:
            assert len(chair.welcome["moves"]) == len(lesson.played)
            assert follow(chair) == [line.says for line in lesson.line if line.seat == PUPIL]
        record = parse_record(ada.http.get(f"/tables/{table['id']}/record").text)
        game = replay(record)  # a lesson's deal follows from its seed like any other
        assert [step.action for step in game.steps] == [
            line.action for line in (*lesson.played, *lesson.line)
        ]


def test_a_pupil_who_strays_is_advised_all_the_same(server: RunningServer) -> None:
    with Client(server) as ada:
        table = ada.post("/lessons/europe", {})["id"]
        with ada.sit(table) as chair:
            chair.move("draw deck")
            chair.move("draw deck")
            assert set(follow(chair)) == {None}


def test_a_lesson_is_taken_up_or_begun_again(server: RunningServer) -> None:
    with Client(server) as ada, Client(server) as ben:
        first = ada.post("/lessons/first", {})["id"]
        assert ada.post("/lessons/first", {})["id"] == first
        assert ben.post("/lessons/first", {})["id"] != first
        assert ada.post("/lessons/europe", {})["id"] != first
        again = ada.post("/lessons/first", {"again": True})["id"]
        assert again != first
        assert ada.get(f"/tables/{first}")["status"] == "closed"
        listed = {each["id"]: each["lesson"] for each in ada.get("/me/tables")["tables"]}
        assert listed[again] == "first"
        assert ada.get("/lessons")["lessons"] == list(LESSONS)
        assert ada.refusal("POST", "/lessons/third", {}) == (404, "not_found")


def test_advice_is_for_pupils_only(server: RunningServer) -> None:
    with Client(server) as ada, Client(server, "Ben") as ben:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            seat = chair.welcome["seats"][0]
            assert chair.ask("ask_advice", seat=seat)["code"] == "no_lesson"
        lesson = ada.post("/lessons/first", {})["id"]
        with ben.sit(lesson) as stranger:
            assert stranger.welcome["code"] == "no_spectators"
        with ada.sit(lesson) as chair:
            assert chair.ask("ask_advice", seat=RIVAL)["code"] == "not_your_seat"


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite") as running:
        ada = Client(running)
        table = ada.post("/lessons/europe", {})["id"]
        running.kill()
        running.restart()
        ada.moved_to(running)
        with ada, ada.sit(table) as chair:
            assert chair.ask("ask_advice", seat=PUPIL)["says"] == "tunnel"
