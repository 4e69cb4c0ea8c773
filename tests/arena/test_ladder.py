"""The ladder: who meets whom, fewer games for slow bots, the page and its plots."""

import json
import re
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.program import ROOT, Terminal, run, run_json

from funicular.arena import GameResult
from funicular.arena.ladder import (
    ROUNDS,
    SLOWER,
    count_games,
    deals_of,
    play_field,
    seatings,
    settings_of,
    standing_of,
)
from funicular.arena.plots import heat, quantile, round_step
from funicular.bots import bot_names
from funicular.bots.policies import POLICY_NAMES

SLOW = f"cmd:{sys.executable} {ROOT / 'examples' / 'ticket_bot.py'}"
SVG = "{http://www.w3.org/2000/svg}"


def test_at_tables_for_two_every_pair_meets_once() -> None:
    lineups = seatings(bot_names(), 2)
    assert sorted(map(sorted, lineups)) == sorted(map(sorted, combinations(bot_names(), 2)))


@pytest.mark.parametrize("count", [5, 8, 9, 11, 14])
def test_at_larger_tables_all_play_about_as_often_and_meet_everybody(count: int) -> None:
    bots = [f"bot {n}" for n in range(count)]
    lineups = seatings(bots, 4)
    assert all(len(set(lineup)) == 4 for lineup in lineups)
    played = Counter(bot for lineup in lineups for bot in lineup)
    assert ROUNDS - 2 <= min(played.values()) <= max(played.values()) <= 2 * ROUNDS
    met = {frozenset(pair) for lineup in lineups for pair in combinations(lineup, 2)}
    assert len(met) >= 0.9 * count * (count - 1) / 2
    assert lineups == seatings(bots, 4)


def test_slow_bots_play_fewer_games() -> None:
    (setting,) = settings_of(["path", "racer", SLOW], [("europe", 2)], "s", None)
    games = {match.lineup: deals_of(match, 400) * match.rotations for match in setting.matches}
    assert games[("path", "racer")] == 400
    assert games[("path", SLOW)] == games[("racer", SLOW)] == 400 // SLOWER
    assert count_games([setting], 400) == 400 + 2 * 400 // SLOWER


@pytest.fixture(scope="module")
def played() -> tuple[list[GameResult], int]:
    settings = settings_of(["path", "racer", "random"], [("san_francisco", 2)], "s", None)
    return list(play_field(settings, 40, workers=2, done=set())), count_games(settings, 40)


def test_a_standing_agrees_with_the_games(played: tuple[list[GameResult], int]) -> None:
    results, count = played
    assert len(results) == count == 120
    (setting,) = settings_of(["path", "racer", "random"], [("san_francisco", 2)], "s", None)
    standing = standing_of(setting, results)
    assert standing.ranking[-1] == "random"
    share, games = standing.pairs["path", "racer"]
    assert games == 40
    assert share + standing.pairs["racer", "path"][0] == pytest.approx(1)
    own = [g for g in results if {s.bot for s in g.seats} == {"path", "racer"}]
    ahead = [
        next((s.won, s.total) for s in g.seats if s.bot == "path")
        > next((s.won, s.total) for s in g.seats if s.bot == "racer")
        for g in own
    ]
    assert share == pytest.approx(sum(ahead) / 40, abs=0.02)
    assert standing.scores["path"] == sorted(standing.scores["path"])
    assert len(standing.scores["path"]) == 80
    json.dumps(standing.facts())


def test_what_is_done_is_not_played_again(played: tuple[list[GameResult], int]) -> None:
    results, _ = played
    settings = settings_of(["path", "racer", "random"], [("san_francisco", 2)], "s", None)
    done = {(g.lineup, g.deal, g.rotation) for g in results[:80]}
    rest = list(play_field(settings, 40, workers=2, done=done))
    assert sorted(map(repr, [*results[:80], *rest])) == sorted(map(repr, results))


def test_the_page_and_its_plots(tmp_path: Path) -> None:
    page, save = tmp_path / "ladder.md", tmp_path / "results.jsonl"
    bots = f"path,racer,random,{SLOW}"  # four: one table of them, so few games are slow
    words = ("ladder", "--games", "8", "--bots", bots, "--out", page, "--save", save)
    (told,) = run_json(*words)
    tables = [(each["game"], each["players"]) for each in told["settings"]]
    assert tables == [(g, n) for g in ("europe", "san_francisco") for n in (2, 4)]
    assert told["games"] == sum(each["games"] for each in told["settings"])
    text = page.read_text("utf-8")
    assert "Tables with `cmd:ticket_bot` play 20 times fewer games" in text
    images = re.findall(r"!\[(.*?)\]\((.*?)\)", text)
    assert len(images) == 14
    for title, file in images:
        drawing = ElementTree.parse(tmp_path / file).getroot()
        words_in_it = [each.text for each in drawing.iter(f"{SVG}text")]
        assert drawing.findtext(f"{SVG}title") == title
        assert {title, "path", "racer", "cmd:ticket_bot"} <= set(words_in_it)
        assert "prefers-color-scheme:dark" in (tmp_path / file).read_text("utf-8")
    before = save.read_text()
    again = run(*words)
    assert again.returncode == 0
    assert "San Francisco, 4 players" in again.stdout
    assert save.read_text() == before
    assert page.read_text("utf-8") == text


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    save = tmp_path / "results.jsonl"
    words = ("ladder", "--games", "20000", "--bots", "path,random", "--save", save)
    with Terminal(*words, "--out", tmp_path / "l.md") as terminal:
        terminal.wait_for(r"playing .*[1-9]\d*/120000", timeout=300)
        terminal.interrupt()
        found = terminal.wait_for(r"stopped after (\d+) games, kept in")
        assert terminal.finish() == 130
    assert len(save.read_text().splitlines()) == int(found[1]) + 1
    assert not (tmp_path / "l.md").exists()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "path"], "at least two bots"),
        (["--bots", "path,pth"], "did you mean path?"),
        (["--out", "ladder.html"], "so call it ladder.md"),
        (["--out", "no/such/ladder.md"], "there is no folder"),
        (["--games", "0"], "a whole number from 1"),
    ],
)
def test_bad_input_is_one_line(words: list[str], reason: str) -> None:
    done = run("ladder", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_page_of_the_project_shows_every_compiled_bot() -> None:
    text = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    for bot in POLICY_NAMES:
        assert text.count(f"| `{bot}` |") == 4
    for _, file in re.findall(r"!\[(.*?)\]\((.*?)\)", text):
        assert (ROOT / "docs" / file).is_file()


def test_plots_are_drawn_to_scale() -> None:
    assert [round_step(reach) for reach in (1, 7, 100, 2400, 0.03)] == [0.2, 2, 20, 500, 0.005]
    assert heat(0.5) == (247, 247, 247)
    assert heat(0.0)[0] > heat(0.0)[2]
    assert heat(1.0)[2] > heat(1.0)[0]
    assert [quantile([1, 2, 3, 4, 5], q) for q in (0, 0.25, 0.5, 1)] == [1, 2, 3, 5]
