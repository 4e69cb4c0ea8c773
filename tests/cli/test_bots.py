"""`funicular bot`, and programs as bots in the other commands."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from tests.cli.program import ROOT, run, run_json

from funicular.bots import bot_names

EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'ticket_bot.py'}"

CRASHING = """\
import sys
for number, line in enumerate(sys.stdin):
    if number > 4:
        sys.exit("out of steam")
    print('{"protocol": 1}' if number == 0 else '{"action": "keep 1,2"}', flush=True)
"""
STRICT = """\
import json, sys, time
FIELDS = {"type", "id", "view", "actions", "complete"}
for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        print('{"protocol": 1}', flush=True)
    elif message["type"] == "decide":
        if set(message) != FIELDS:
            raise ValueError("I do not know " + min(set(message) - FIELDS))
        print(json.dumps({"action": message["actions"][-1]}), flush=True)
    elif message["type"] == "end":
        time.sleep(30)
"""


def script(folder: Path, text: str) -> str:
    path = folder / "my_bot.py"
    path.write_text(text)
    return shlex.join([sys.executable, str(path)])


# list


def test_every_bot_is_listed_with_how_it_plays() -> None:
    told = run_json("bot", "list")
    assert [each["name"] for each in told] == list(bot_names())
    assert all(each["description"] for each in told)
    shown = run("bot", "list").stdout
    assert all(name in shown for name in (*bot_names(), "cmd:COMMAND"))


def test_the_page_describes_every_bot_in_the_same_words() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for each in run_json("bot", "list"):
        assert f"| `{each['name']}` | {each['description']} |" in page


# check


def test_a_good_program_passes(tmp_path: Path) -> None:
    done = run("bot", "check", *shlex.split(EXAMPLE), "--json")
    assert done.returncode == 0, done.stdout
    told = json.loads(done.stdout)
    assert told["ok"] is True
    names = {check["name"] for check in told["checks"]}
    games = [f"europe, {n} players" for n in (2, 3, 4, 5)]
    games += [f"san_francisco, {n} players" for n in (2, 3, 4)]
    assert set(games) <= names
    odd = {"an empty deck", "no tickets left", "the last round", "at most one card in hand"}
    assert all(told["odd_positions"][each] >= 5 for each in odd)
    assert {"opening", "turn", "second_card"} <= set(told["phases"])
    assert 0 < told["slowest"] < 10


def test_what_a_program_does_wrong_is_named(tmp_path: Path) -> None:
    """It knows no field but its own, and does not leave."""
    done = run("bot", "check", script(tmp_path, STRICT), "--json")
    assert done.returncode == 1
    failed = {c["name"]: c["detail"] for c in json.loads(done.stdout)["checks"] if not c["ok"]}
    assert set(failed) == {"ignores what it does not know", "leaves after end"}
    assert "I do not know unknown_field" in failed["ignores what it does not know"]


def test_a_program_that_cannot_play_fails_at_the_start(tmp_path: Path) -> None:
    done = run("bot", "check", "true")
    assert done.returncode == 1
    assert "FAILED  starts" in done.stdout
    assert "does not play by the protocol" in done.stdout
    assert "europe" not in done.stdout


@pytest.mark.parametrize("words", [["no-such-program"], ["'"], ["--time", "0", "true"], []])
def test_bad_input_is_one_line(words: list[str]) -> None:
    done = run("bot", "check", *words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


# In the other commands


def test_a_program_plays_in_a_terminal_game_and_is_named_after_its_script() -> None:
    words = ("play", "san_francisco", "--humans", "0", "--seed", "a")
    told = run_json(*words, "--bots", "path", "--bots", f"cmd:{EXAMPLE}")[0]
    assert told["seats"] == ["Path bot", "Ticket_bot bot"]
    assert told["finished"]
    same = run_json(*words, "--bots", f"path,cmd:{EXAMPLE}")[0]
    assert same["result"] == told["result"]


def test_a_crash_in_a_terminal_game_is_told_once(tmp_path: Path) -> None:
    bot = f"cmd:{script(tmp_path, CRASHING)}"
    done = run("play", "san_francisco", "--humans", "0", "--bots", f"path,{bot}", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["finished"]
    assert done.stderr.count("is played at random") == 1


def test_the_arena_counts_what_a_program_did_not_decide(tmp_path: Path) -> None:
    bot = f"cmd:{script(tmp_path, CRASHING)}"
    done = run("arena", bot, "path", "--game", "san_francisco", "--games", "4", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)["bots"]
    assert told[bot]["faults"] > 4
    assert told["path"]["faults"] == 0
    assert done.stderr.count("moves were played at random") == 1


def test_a_program_that_is_not_there_is_bad_input() -> None:
    for words in (["arena", "path"], ["play", "--bots"], ["connect", "http://x/table/y", "--bot"]):
        done = run(*words, "cmd:no-such-program")
        assert (done.returncode, done.stdout) == (2, "")
        assert "there is no program 'no-such-program'" in done.stderr


def test_a_record_does_not_start_a_program(tmp_path: Path) -> None:
    """A record may come from anybody: its names are names."""
    started = tmp_path / "started"
    record = tmp_path / "game.jsonl"
    words = ("play", "san_francisco", "--humans", "1", "--bots", "random", "--record", record)
    run(*words, typed="quit\n")
    text = record.read_text().replace("Random bot", f"Cmd:touch {started.name} bot"[:40])
    record.write_text(text)
    run("play", "--resume", record, typed="quit\n")
    assert not started.exists()


TELLING = """\
import json, sys
for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        open({file!r}, "a").write(f"{{message['time']}} ")
        print('{{"protocol": 1}}', flush=True)
    elif message["type"] == "decide":
        print(json.dumps({{"action": message["actions"][-1]}}), flush=True)
"""


def test_a_program_is_told_the_time_for_a_move(tmp_path: Path) -> None:
    file = tmp_path / "times"
    bot = f"cmd:{script(tmp_path, TELLING.format(file=str(file)))}"
    play = ("play", "san_francisco", "--humans", "0", "--bots", f"random,{bot}")
    assert run(*play).returncode == run(*play, "--time", "2.5").returncode == 0
    arena = ("arena", bot, "random", "--game", "san_francisco", "--games", "2", "--time", "0.5")
    assert run(*arena).returncode == 0
    assert file.read_text().split() == ["None", "2.5", "0.5", "0.5"]
