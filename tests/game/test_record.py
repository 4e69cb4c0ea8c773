"""Records: written, read, replayed and resumed."""

import json
import os
import shutil
from pathlib import Path
from random import Random

import pytest
from tests.game.playing import (
    ALL_KINDS,
    KIND_NAMES,
    TINY,
    narrow_map,
    play_on,
    random_game,
    random_prefix,
    tiny_map,
)

from funicular.game import (
    Game,
    GameRecord,
    RecordError,
    Seed,
    new_game,
    parse_record,
    read_record,
    replay,
    resume,
    retell,
    retell_as_written,
)
from funicular.maps import Map

ROUND_TRIPS = 3


def assert_same_game(one: Game, other: Game) -> None:
    """The same in everything that shows, now and later."""
    assert one._state == other._state
    assert one._chance.streams == other._chance.streams
    assert one.record() == other.record()
    assert one.can_undo == other.can_undo
    assert one.steps == other.steps
    assert (one.names, one.end) == (other.names, other.end)


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_finished_games_round_trip(source: Map, players: int, tmp_path: Path) -> None:
    for number in range(ROUND_TRIPS):
        game = random_game(source, players, number)
        path = tmp_path / f"{number}.jsonl"
        game.record().write(path)
        record = read_record(path)
        assert record == game.record()
        assert record.text() == path.read_text("utf-8")
        assert record.result is not None
        assert_same_game(replay(record), game)
        assert_same_game(resume(record), game)


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_unfinished_games_round_trip_and_go_on(source: Map, players: int) -> None:
    for number in range(ROUND_TRIPS):
        game = random_prefix(source, players, number)
        text = game.record().text()
        restored = replay(parse_record(text))
        resumed = resume(parse_record(text))
        for each in (game, restored, resumed):
            for _ in play_on(each, Random(number)):
                pass
        assert_same_game(restored, game)
        assert_same_game(resumed, game)
        assert replay(game.record()).score() == game.score()


@pytest.mark.parametrize(
    ("source", "players"), [("san_francisco", 3), (tiny_map(), 2), (narrow_map(), 3)], ids=str
)
def test_a_game_restored_after_every_step_comes_to_the_same_end(
    source: Map | str, players: int
) -> None:
    game = new_game(source, players, seed="step by step")
    twin = new_game(source, players, seed="step by step")
    steps = play_on(game, Random(3), undo=0.2)
    for _ in steps:
        move = game.record().moves[-1]
        if "undo" in move:
            twin.undo()
        else:
            twin.play(move["action"], move["seat"])
        twin = replay(parse_record(twin.record().text()))
    assert game.is_over
    assert_same_game(twin, game)


def test_the_first_moves_of_a_record_can_be_replayed_alone() -> None:
    record = random_game("san_francisco", 2, 3).record()
    for until in (0, 1, 7, len(record.moves)):
        game = replay(record, until)
        assert len(game.history) == until
        assert game.record().moves == record.moves[:until]


def test_a_record_is_told_again_move_by_move() -> None:
    game = random_game("san_francisco", 2, 4)
    record = game.record()
    told = retell(record)
    for number in range(len(record.moves) + 1):
        here = next(told)
        assert here.record().moves == record.moves[:number]
        assert_same_game(here, replay(record, until=number))
    assert next(told, None) is None
    written = [len(each.history) for each in retell_as_written(record)]
    assert written == list(range(len(record.moves) + 1))


def test_a_record_of_an_unfinished_game_has_no_result() -> None:
    game = new_game("europe", 2, seed=1)
    assert game.record().result is None
    assert "result" not in game.record().text()
    assert replay(parse_record(game.record().text())).awaited == (0, 1)


def test_the_lines_are_those_of_the_page() -> None:
    record = random_game("europe", 3, 2).record()
    lines = [json.loads(line) for line in record.text().splitlines()]
    assert list(lines[0]) == ["funicular", "game", "map", "rules", "seats", "options", "seed"]
    assert list(lines[1]) == ["deal"]
    assert all(list(line) in (["seat", "action", "chance"], ["undo"]) for line in lines[2:-1])
    assert list(lines[-1]["result"]) == ["end", "winners", "scores"]
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
    for key in lines[-1]["result"]["scores"][0]:
        assert f"`{key}`" in page, key


def test_a_line_feed_at_the_end_may_be_missing() -> None:
    record = random_game("san_francisco", 2, 1).record()
    assert parse_record(record.text().removesuffix("\n")) == record


def test_line_ends_of_another_system_do_no_harm() -> None:
    record = random_game("san_francisco", 2, 1).record()
    assert parse_record(record.text().replace("\n", "\r\n")) == record


def test_separators_in_a_seed_or_a_name_do_not_split_lines(tmp_path: Path) -> None:
    seed = Seed(text="a\u2028b\u2029c\x85d\x0b\x0ce\r\nf")
    game = new_game("europe", names=["Ünïcode", "「漢字」"], seed=seed)
    game.record().write(tmp_path / "odd.jsonl")
    assert_same_game(replay(read_record(tmp_path / "odd.jsonl")), game)


# Maps


def test_a_map_of_ones_own_goes_along(tmp_path: Path) -> None:
    shutil.copytree(TINY, tmp_path / "wood")
    game = random_game(str(tmp_path / "wood"), 2, 1)
    game.record().write(tmp_path / "game.jsonl")
    shutil.rmtree(tmp_path / "wood")
    again = replay(read_record(tmp_path / "game.jsonl"))
    assert again.record() == game.record()
    assert again.map.facts() == game.map.facts()
    assert again.map.id == "wood"


def test_a_map_of_ones_own_with_the_name_of_a_bundled_one_is_not_taken_for_it(
    tmp_path: Path,
) -> None:
    shutil.copytree(TINY, tmp_path / "europe")
    game = new_game(tmp_path / "europe", 2, seed=1)
    assert replay(parse_record(game.record().text())).map.digest == tiny_map().digest


def test_bundled_maps_do_not_go_along() -> None:
    assert "facts" not in new_game("europe").record().header


def test_facts_of_a_map_that_has_been_bundled_since_are_welcome() -> None:
    game = random_game("san_francisco", 2, 1)
    record = game.record()
    with_facts = GameRecord(
        record.header | {"facts": game.map.facts()}, record.deal, record.moves, record.result
    )
    assert replay(with_facts).record() == record


@pytest.mark.parametrize("folder", [str(TINY), "../europe", "tiny", "./europe"])
def test_a_record_cannot_make_us_read_a_folder(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUNICULAR_MAPS", str(TINY.parent))
    record = new_game(tiny_map(), 2, seed=1).record()
    header = {key: value for key, value in record.header.items() if key != "facts"}
    with pytest.raises(RecordError, match=r"line 1: .* is no bundled map, and its facts"):
        replay(GameRecord(header | {"game": folder}, record.deal, (), None))


# Writing


def test_writing_replaces_the_whole_file_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("something longer than a record " * 10_000, "utf-8")
    record = new_game("europe", 2, seed=1).record()
    record.write(str(path))
    assert path.read_text("utf-8") == record.text()
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]
    assert path.stat().st_mode & 0o777 == 0o644


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old", "utf-8")

    def fail(self: Path, target: Path) -> Path:
        assert self.read_text("utf-8") == record.text()  # it was all there
        raise OSError("no room")

    record = new_game("europe", 2, seed=1).record()
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no room"):
        record.write(path)
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_is_interrupted_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fdopen", interrupt)
    with pytest.raises(KeyboardInterrupt):
        new_game("europe", 2, seed=1).record().write(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


# Versions


def other_rules(game: Game) -> GameRecord:
    record = game.record()
    header = record.header | {"rules": record.header["rules"] + 1}
    return GameRecord(header, record.deal, record.moves, record.result)


def test_another_version_of_the_rules_is_one_clear_line() -> None:
    with pytest.raises(RecordError) as caught:
        replay(other_rules(random_game("europe", 2, 1)))
    assert str(caught.value) == "line 1: written under rules version 2, this is 1"


def test_another_version_of_the_format_is_one_clear_line() -> None:
    text = new_game("europe", 2, seed=1).record().text()
    with pytest.raises(RecordError) as caught:
        parse_record(text.replace('"funicular":1', '"funicular":2'))
    assert str(caught.value) == "line 1: the format is 2, not 1"


def test_a_game_in_progress_survives_another_version_of_the_rules() -> None:
    game = random_prefix("europe", 3, 8)
    assert_same_game(resume(other_rules(game)), game)
