"""The records of the golden games replay, and what they tell is what they always told."""

import gzip
from collections import Counter

import pytest
from tests.golden.games import GOLDEN, Golden
from tests.golden.regenerate import FOLDER
from tests.golden.telling import tell

from funicular.game import parse_record, replay, resume
from funicular.game.game import Undo
from funicular.maps import bundled_maps, load_map

MOST_BYTES = 110_000


def stored_record(golden: Golden) -> str:
    return gzip.decompress((FOLDER / f"{golden.name}.jsonl.gz").read_bytes()).decode("utf-8")


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_record_replays_and_the_game_is_told_as_ever(golden: Golden) -> None:
    text = stored_record(golden)
    game = replay(parse_record(text))
    assert game.record().text() == text
    assert resume(parse_record(text)).record().text() == text
    told = (FOLDER / f"{golden.name}.txt").read_text("utf-8")
    assert tell(game).splitlines() == told.splitlines()


@pytest.mark.parametrize("golden", GOLDEN[::3], ids=lambda golden: golden.name)
def test_the_games_can_be_played_anew(golden: Golden) -> None:
    """Perhaps with other moves than those stored: the order of legal actions is no promise."""
    assert tell(golden.play()).splitlines()[-golden.players - 1].startswith("The end: ")


def test_there_is_a_game_for_every_map_number_of_players_and_end() -> None:
    games = [replay(parse_record(stored_record(golden))) for golden in GOLDEN]
    played = {(game.map.id, game.players) for game in games}
    for name in bundled_maps():
        for players in load_map(name).rules.players.counts:
            assert (name, players) in played
    assert {game.end for game in games} == {"last_round", "all_passed"}


def test_everything_that_can_happen_happens_in_some_game() -> None:
    kinds: Counter[str] = Counter()
    for golden in GOLDEN:
        for entry in replay(parse_record(stored_record(golden))).history:
            if isinstance(entry, Undo):
                kinds["undo"] += 1
            else:
                kinds[entry.action.split()[0]] += 1
                kinds.update(event.name for event in entry.events)
    assert set(kinds) == {
        *("draw", "tickets", "keep", "claim", "station", "pay", "withdraw"),
        *("place", "take", "pass", "undo"),
        *("drawn", "market", "reset", "reshuffle", "revealed", "offered"),
    }


def test_nothing_else_lies_here() -> None:
    files = {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".gz")}
    assert files == {f"{golden.name}{end}" for golden in GOLDEN for end in (".txt", ".jsonl.gz")}
    assert sum((FOLDER / name).stat().st_size for name in files) < MOST_BYTES
