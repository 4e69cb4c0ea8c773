"""Resuming: games whose recorded luck is no longer what the seed would deal."""

import copy
from random import Random
from typing import Any

import pytest
from tests.game.playing import narrow_map, play_on, random_prefix, tiny_map

from funicular.game import (
    Game,
    GameRecord,
    RecordError,
    Seed,
    new_game,
    parse_record,
    replay,
    resume,
)
from funicular.maps import Map

SOURCES = [("europe", 3), ("san_francisco", 2), (tiny_map(), 3), (narrow_map(), 2)]


def with_seed(record: GameRecord, text: str) -> GameRecord:
    """As after a change of the rules: the seed would now deal something else."""
    header = record.header | {"seed": Seed(text=text).facts()}
    return GameRecord(header, record.deal, record.moves, None)


@pytest.mark.parametrize(("source", "players"), SOURCES, ids=str)
@pytest.mark.parametrize("number", range(12))
def test_the_recorded_luck_is_dealt_again(source: Map | str, players: int, number: int) -> None:
    game = random_prefix(source, players, number)
    record = with_seed(game.record(), "another seed")
    with pytest.raises(RecordError):
        replay(record)
    resumed = resume(record)
    assert resumed._state == game._state
    assert resumed.steps == game.steps
    assert resumed.record().moves == (*game.record().moves, {"resumed": 1})
    assert resumed.can_undo == game.can_undo


def test_a_resumed_game_can_be_played_stored_and_resumed_again() -> None:
    game = resume(with_seed(random_prefix("san_francisco", 3, 5).record(), "another seed"))
    rng = Random(5)
    for _ in play_on(game, rng):
        again = resume(game.record())
        assert again._state == game._state
    assert game.is_over
    assert game.score().final


def test_as_long_as_the_luck_is_the_seeds_own_the_streams_keep_step() -> None:
    """Only the steps that differ are dictated; what comes before them is the seed's."""
    game = new_game("europe", 2, seed="streams")
    for seat in (0, 1):
        game.play("keep 1,2", seat)
    for _ in range(6):
        game.play("draw deck")
    record = game.record()
    moves = copy.deepcopy(list(record.moves))
    moves[-1]["chance"] = [["drawn", moves[-1]["seat"], other_card(game)]]
    resumed = resume(GameRecord(record.header, record.deal, tuple(moves), None))
    assert resumed.steps[:-1] == game.steps[:-1]
    assert resumed.steps[-1].events != game.steps[-1].events
    before = replay(record, len(moves) - 1)
    assert resumed._chance.streams == before._chance.streams != game._chance.streams


def other_card(game: Game) -> str:
    drawn = game.steps[-1].events[0].card
    return "red" if drawn != "red" else "blue"


IMPOSSIBLE: list[tuple[list[Any], str]] = [
    ([], "not possible here"),
    ([["drawn", 0, "red"], ["drawn", 0, "red"]], "not possible here"),
    ([["reshuffle"]], "not possible here"),
    ([["drawn", 0, "pink"]], 'unreadable chance result \\["drawn", 0, "pink"\\]'),
    ([["drawn", 0]], "unreadable chance result"),
    ([["drawn", "0", "red"]], "unreadable chance result"),
    ([["offered", 0, "a-z"]], "unreadable chance result"),
    ([["stack", "sun", "wien"]], "unreadable chance result"),
    ([["stolen", 0, "red"]], "unreadable chance result"),
    (["drawn"], 'unreadable chance result "drawn"'),
    ([None], "unreadable chance result null"),
    ([["drawn", 0, "\ud800"]], "unreadable chance result"),
]


@pytest.mark.parametrize(("chance", "told"), IMPOSSIBLE)
def test_impossible_luck_is_refused(chance: list[Any], told: str) -> None:
    game = new_game("europe", 2, seed="impossible")
    for seat in (0, 1):
        game.play("keep 1,2", seat)
    game.play("draw deck")
    record = game.record()
    moves = (*record.moves[:-1], record.moves[-1] | {"chance": chance})
    with pytest.raises(RecordError, match=f"line 5: .*{told}") as caught:
        resume(GameRecord(record.header, record.deal, moves, None))
    assert caught.value.line == 5
    str(caught.value).encode("utf-8")


def test_a_card_that_is_not_in_the_deck_is_refused() -> None:
    source = narrow_map()
    game = new_game(source, 2, seed="too many wilds")
    for seat in (0, 1):
        game.play("keep 1", seat)
    record = game.record()
    wilds = [{"seat": n // 2 % 2, "action": "draw deck"} for n in range(3)]
    moves = (
        *record.moves,
        *(move | {"chance": [["drawn", move["seat"], "wild"]]} for move in wilds),
    )
    with pytest.raises(RecordError, match="not possible here"):
        resume(GameRecord(record.header, record.deal, moves, None))


@pytest.mark.parametrize("change", ["double", "drop", "unknown"])
def test_an_impossible_deal_is_refused(change: str) -> None:
    record = new_game("europe", 2, seed="deal").record()
    deal = copy.deepcopy(record.deal)
    if change == "double":
        deal[-1] = deal[-2]
    elif change == "drop":
        deal.pop()
    else:
        deal[0][2] = "pink"
    with pytest.raises(RecordError, match=r"line 2: .*(not possible|unreadable)"):
        resume(GameRecord(record.header, deal, (), None))


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ({"seat": 0, "action": "pass", "chance": []}, "line 3: 'pass' is refused: other_decision"),
        ({"seat": 7, "action": "keep 1,2", "chance": []}, "line 3: there is no seat 7"),
        ({"seat": -1, "action": "keep 1,2", "chance": []}, "line 3: there is no seat -1"),
        ({"undo": True}, "line 3: there is no decision to take back"),
        ({"seat": 0, "action": "dance", "chance": []}, "line 3: 'dance' is no action"),
    ],
)
def test_illegal_moves_are_refused(move: dict[str, Any], told: str) -> None:
    record = new_game("europe", 2, seed="deal").record()
    for take_up in (resume, replay):
        with pytest.raises(RecordError, match=told):
            take_up(GameRecord(record.header, record.deal, (move,), None))


def test_a_record_says_where_its_luck_was_dictated() -> None:
    game = resume(with_seed(random_prefix("europe", 2, 3).record(), "another seed"))
    before = len(game.history)
    rng = Random(3)
    for _ in zip(range(12), play_on(game, rng), strict=False):
        record = parse_record(game.record().text())
        assert record.is_resumed
        assert [n for n, move in enumerate(record.moves) if "resumed" in move] == [before]
        again = resume(record)  # the seed's streams went on from there: no second line
        assert again.record() == record
        with pytest.raises(RecordError, match="version 1 before") as refused:
            replay(record)
        assert refused.value.line == before + 3


def test_a_game_whose_luck_is_the_same_gets_no_line() -> None:
    record = random_prefix("europe", 2, 3).record()
    older = GameRecord(record.header | {"rules": 0}, record.deal, record.moves, None)
    assert resume(older).record() == record
    assert not resume(older).record().is_resumed


def test_a_second_change_of_the_rules_is_a_second_line() -> None:
    game = resume(with_seed(random_prefix("europe", 2, 3).record(), "another seed"))
    for _ in zip(range(8), play_on(game, Random(4)), strict=False):
        pass
    record = game.record()
    header = record.header | {"rules": 7, "seed": Seed(text="a third seed").facts()}
    again = resume(GameRecord(header, record.deal, record.moves, None)).record()
    assert [move["resumed"] for move in again.moves if "resumed" in move] == [1, 7]
    assert again.moves[-1] == {"resumed": 7}


@pytest.mark.parametrize("line", [{"resumed": True}, {"resumed": "1"}, {"resumed": 1, "seat": 0}])
def test_such_a_line_is_read_strictly(line: dict[str, Any]) -> None:
    record = new_game("europe", 2, seed="strict").record()
    text = GameRecord(record.header, record.deal, (line,), None).text()
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    assert refused.value.line == 3
