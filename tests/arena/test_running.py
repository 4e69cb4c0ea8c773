"""Whole arenas: the same deals for all, seats rotated, stopped and taken up again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from funicular.arena import GameResult, Match, SeatResult, lineups_of, run_match, slow_games
from funicular.arena.ratings import rate
from funicular.arena.slow_games import play_rotation
from funicular.arena.store import Store
from funicular.bots import Bot, make_bot
from funicular.game import OptionError


def play(*bots: str, deals: int = 3, players: int = 2, **options: bool) -> list[GameResult]:
    matches = [
        Match("san_francisco", number, lineup, "test")
        for number, lineup in enumerate(lineups_of(bots, players))
    ]
    return sorted(
        run_match(matches, deals, workers=2, **options),  # type: ignore[arg-type]
        key=lambda result: (result.lineup, result.deal, result.rotation),
    )


def test_lineups() -> None:
    assert lineups_of(["a", "b"], 2) == (("a", "b"),)
    assert lineups_of(["a", "b"], 4) == (("a", "b", "b", "b"),)
    assert lineups_of(["a"], 3) == (("a", "a", "a"),)
    assert lineups_of(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    with pytest.raises(OptionError):
        lineups_of([], 2)


@pytest.mark.parametrize("interpreted", [True, False])
def test_each_bot_sits_in_each_seat_of_each_deal(interpreted: bool) -> None:
    results = play("random", "path", deals=2, interpreted=interpreted)
    assert [(r.deal, r.rotation) for r in results] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    for result in results:
        bots = [seat.bot for seat in result.seats]
        assert bots == (["random", "path"] if result.rotation == 0 else ["path", "random"])
        assert result.finished
        for seat in result.seats:
            assert sum(seat.parts) == seat.total
            assert seat.faults == 0
        assert sum(seat.won for seat in result.seats) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games() -> None:
    assert play("random", "path") == play("random", "path")


def test_one_among_copies_of_another() -> None:
    results = play("path", "random", players=4, deals=1)
    assert len(results) == 4
    assert [r.seats.index(next(s for s in r.seats if s.bot == "path")) for r in results] == [
        0,
        3,
        2,
        1,
    ]


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    matches = [Match("san_francisco", 0, ("random", "path"), "resume")]
    with Store(file, matches) as store:
        for count, result in enumerate(run_match(matches, 4, workers=1, interpreted=True)):
            store.add(result)
            if count == 2:
                break
    with file.open("a") as cut_off:
        cut_off.write('{"lineup":0,"deal":')
    with Store(file, matches) as store:
        assert len(store.results) == 3
        for result in run_match(matches, 4, done=store.done, workers=1, interpreted=True):
            store.add(result)
    again = Store(file, matches).results
    whole = list(run_match(matches, 4, workers=1, interpreted=True))

    def told(results: list[GameResult]) -> list[tuple[int, int, list[int]]]:
        return sorted((r.deal, r.rotation, [s.total for s in r.seats]) for r in results)

    assert told(again) == told(whole)


def test_results_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Store(file, [Match("san_francisco", 0, ("random", "path"), "one")]):
        pass
    with pytest.raises(OptionError, match="another arena"):
        Store(file, [Match("san_francisco", 0, ("random", "path"), "two")])


def test_file_tells_of_threads_only_where_there_are_several(tmp_path: Path) -> None:
    alone = Match("san_francisco", 0, ("search@0.01", "path"), "one")
    with Store(tmp_path / "one", [alone]), Store(tmp_path / "two", [replace(alone, threads=2)]):
        pass
    (one,), (two,) = [
        json.loads((tmp_path / name).read_text().splitlines()[0])["matches"]
        for name in ("one", "two")
    ]
    assert "threads" not in one
    assert two == one | {"threads": 2}
    with pytest.raises(OptionError, match="another arena"):
        Store(tmp_path / "two", [alone])


def test_bot_that_searches_thinks_in_as_many_threads_as_it_is_told(monkeypatch: Any) -> None:
    told: list[int | None] = []

    def listening(name: str, threads: int | None = None, **how: Any) -> Bot:
        told.append(threads)
        return make_bot(name, threads=threads, **how)

    monkeypatch.setattr(slow_games, "make_bot", listening)
    match = Match("san_francisco", 0, ("search@0.001", "random"), "one", threads=2)
    (result,) = play_rotation(match, 0, 0)
    assert told == [2, 2]
    assert result.finished


def test_ratings_follow_strength() -> None:
    ratings = rate(play("random", "path", "racer", deals=20))
    assert ratings["path"].rating > ratings["random"].rating + 200
    for rating in ratings.values():
        assert rating.low <= rating.rating <= rating.high


def test_a_bot_can_play_itself_with_another_time() -> None:
    results = play("search@0.002", "search@0.001", deals=1)
    assert [[seat.bot for seat in game.seats] for game in results] == [
        ["search@0.002", "search@0.001"],
        ["search@0.001", "search@0.002"],
    ]


DAMAGED = {
    "a number": b"5\n",
    "no seats": b'{"lineup":0,"deal":0,"rotation":0,"finished":true,"seats":[]}\n',
    "seats that are none": b'{"lineup":0,"deal":0,"rotation":0,"finished":true,"seats":[1,2]}\n',
    "no JSON": b"nonsense\n",
    "no text": b"\xff\xfe\n",
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_told_in_a_line(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "results.jsonl"
    matches = [Match("san_francisco", 0, ("random", "path"), "damaged")]
    with Store(file, matches):
        pass
    with file.open("ab") as more:
        more.write(DAMAGED[damage])
    with pytest.raises(OptionError, match="results"):
        Store(file, matches)


@pytest.mark.parametrize(
    ("name", "value"), [("total", "50"), ("won", None), ("parts", [1]), ("bot", "planner")]
)
def test_a_seat_that_was_changed_is_told(tmp_path: Path, name: str, value: object) -> None:
    file = tmp_path / "results.jsonl"
    matches = [Match("san_francisco", 0, ("random", "path"), "damaged")]
    with Store(file, matches) as store:
        for result in run_match(matches, 1, workers=1):
            store.add(result)
    assert len(Store(file, matches).results) == 2
    lines = file.read_text().splitlines()
    game = json.loads(lines[1])
    game["seats"][0][name] = value
    file.write_text("\n".join([lines[0], json.dumps(game), *lines[2:]]) + "\n")
    with pytest.raises(OptionError, match="line 2: not a result"):
        Store(file, matches)


def test_a_rating_is_not_sure_where_all_deals_went_one_way() -> None:
    one = SeatResult("a", 9, 1.0, (9, 0, 0, 0, 0), 1, 1, 1, 1, 1, 1, 1, 0)
    other = replace(one, bot="b", won=0.0)
    games = [GameResult(0, n // 2, n % 2, True, (one, other)) for n in range(20)]
    rating = rate(games)["a"]
    assert rating.rating - rating.low > 100
    assert rating.high >= rating.rating
    many = rate([GameResult(0, n // 2, n % 2, True, (one, other)) for n in range(400)])["a"]
    assert many.low > rating.low  # more deals, more certain


def test_a_few_deals_of_one_bot_do_not_move_the_others() -> None:
    """The worst loses everything, also to the best, who plays little: nobody else is less sure."""
    seat = SeatResult("", 9, 1.0, (9, 0, 0, 0, 0), 1, 1, 1, 1, 1, 1, 1, 0)
    luck = Random(3)
    games = []
    pairs = [("best", "good", 10), ("good", "fair", 200), ("best", "worst", 10)]
    pairs += [("fair", "worst", 200), ("good", "worst", 200)]
    for lineup, (better, worse, deals) in enumerate(pairs):
        for n in range(2 * deals):
            upset = worse != "worst" and luck.random() < 0.3
            first, second = (worse, better) if upset else (better, worse)
            seats = (replace(seat, bot=first), replace(seat, bot=second, won=0.0))
            games.append(GameResult(lineup, n // 2, n % 2, True, seats))
    ratings = rate(games)
    for bot in ("best", "good", "fair"):
        assert ratings[bot].low < ratings[bot].rating < ratings[bot].high
    for bot in ("good", "fair"):
        assert ratings[bot].high - ratings[bot].low < 250
    assert ratings["worst"].high > ratings["worst"].rating + 50
    assert ratings["worst"].high < ratings["fair"].low
