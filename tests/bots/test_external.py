"""Programs that play: what they are told, and that the game goes on whatever they do."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from funicular.bots import dismiss, make_bot
from funicular.bots.external import ExternalBot, messages
from funicular.bots.external import player as external_player
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.observing import observe
from funicular.engine.position import State, View
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Game, GameView, OptionError, new_game

ROOT = Path(__file__).resolve().parents[2]

BASE = """\
import json, os, subprocess, sys, time

def say(value):
    print(json.dumps(value), flush=True)

def play(message, number):
    return message["actions"][-1]

{more}
number = 0
for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        hello = message
        say({{"protocol": 1}})
    elif message["type"] == "decide":
        number += 1
        say({{"action": play(message, number)}})
"""


def program(folder: Path, more: str = "") -> list[str]:
    """A bot that takes the last action offered, but for what `more` changes."""
    path = folder / "bot.py"
    path.write_text(BASE.format(more=more))
    return [sys.executable, str(path)]


def play_out(game: Game, bots: list[Any]) -> None:
    while not game.is_over and game.decisions < 2000:
        seat = game.awaited[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    score = game.score()
    for bot in bots:
        dismiss(bot, [seat.total for seat in score.seats], score.winners)


def one_game(command: list[str], seed: str = "a", **more: Any) -> tuple[ExternalBot, list[str]]:
    """A whole game of a program in seat 0 against `path`; the reports that it caused."""
    told: list[str] = []
    bot = ExternalBot(command, seed, report=told.append, **more)
    game = new_game("san_francisco", 2, seed=seed)
    play_out(game, [bot, make_bot("path", seed=seed)])
    assert game.is_over
    return bot, told


def is_gone(pid: int) -> bool:
    """Whether a process ends within a moment: a signal may take one."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


# Good programs


@pytest.mark.parametrize("game", ["europe", "san_francisco"])
@pytest.mark.parametrize("command", ["python3 ticket_bot.py", "sh shell_bot.sh"])
def test_the_examples_play_without_a_fault(
    command: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "examples")
    bot = make_bot(f"cmd:{command}", seed="example", commands=True)
    assert isinstance(bot, ExternalBot)
    table = new_game(game, 3, seed="example")
    play_out(table, [make_bot("path", seed=1), bot, make_bot("racer", seed=2)])
    assert table.is_over
    assert (bot.faults, bot.replaced) == ([], 0)
    assert bot.left_by_itself is True


def test_the_example_in_python_is_short_and_better_than_chance() -> None:
    path = ROOT / "examples" / "ticket_bot.py"
    assert len(path.read_text().splitlines()) <= 50
    totals = [0, 0]
    for number in range(4):
        bot = ExternalBot([sys.executable, str(path)], number)
        game = new_game("europe", 2, seed=number)
        play_out(game, [bot, make_bot("random", seed=number)])
        for seat, score in enumerate(game.score().seats):
            totals[seat] += score.total
    assert totals[0] > totals[1] + 4 * 50


def test_what_a_program_is_told_from_hello_to_end(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    script = tmp_path / "bot.sh"
    script.write_text(f"tee -a {shlex.quote(str(log))} | {shlex.join(program(tmp_path))}\n")
    command = ["sh", str(script)]
    bot, told = one_game(command, budget=2.5)
    assert told == []
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    hello, *decisions, end = lines
    assert [line["type"] for line in lines] == ["hello", *["decide"] * bot.decisions, "end"]
    assert (hello["protocol"], hello["seat"], hello["time"]) == (1, 0, 2.5)
    assert (hello["game"], len(hello["names"]), len(hello["seed"])) == ("san_francisco", 2, 16)
    for key in ("places", "routes", "tickets"):
        assert len(hello[key]) == len(getattr(new_game("san_francisco", 2).map, key))
    assert [line["id"] for line in decisions] == list(range(1, bot.decisions + 1))
    assert all(line["complete"] and line["view"]["seat"] == 0 for line in decisions)
    assert len(end["totals"]) == 2
    assert end["winners"] == [end["totals"].index(max(end["totals"]))]
    assert log.read_text().count(" :") == 0  # compact, as the example in shell needs it


def test_the_luck_of_a_program_is_its_own_and_can_be_repeated(tmp_path: Path) -> None:
    names = ["a", "a", "b"]
    view = new_game("europe", 2, seed="a").view(0)
    seeds = [ExternalBot(["true"], name)._seed for name in names]
    assert seeds[0] == seeds[1] != seeds[2]
    hello = messages.hello(view, seeds[0], None)
    assert "a" != hello["seed"] != new_game("europe", 2, seed="a").seed.key.hex()[:16]


def test_a_program_is_told_nothing_that_is_hidden() -> None:
    """Deal all hidden cards and tickets anew: every message stays the same, byte for byte."""
    chance, work, world = Chance(), WorldWork(), State()
    seed_chance(chance, [5] * 8)
    game = new_game("europe", 3, seed="hidden from programs")
    bots = [make_bot("path", seed=seat) for seat in range(3)]
    looked_at = 0
    while not game.is_over:
        seat = game.awaited[0]
        view = game.view(seat)
        if game.decisions % 5 == 0:
            assert sample_world(view.notation.board, view.position, chance, world, work)
            other = View()
            observe(world, seat, other)
            elsewhere = GameView(view.notation, other, view.names)
            assert messages.decide(view, 1) == messages.decide(elsewhere, 1)
            assert messages.hello(view, "s", None) == messages.hello(elsewhere, "s", None)
            looked_at += 1
        game.play(bots[seat].choose(view), seat)
    assert looked_at > 20


def keys_of(value: Any) -> Any:
    """The keys of a message, also of the objects in its lists; cards and owners are not keys."""
    if isinstance(value, dict):
        open_ended = {"discards", "known_cards", "hand", "routes", "stations", "rules"}
        return {
            key: None if key in open_ended and isinstance(inner, dict) else keys_of(inner)
            for key, inner in value.items()
        }
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [keys_of(value[0])]
    return None


def test_the_page_shows_the_messages_as_they_are() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    shown = [json.loads(each) for each in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    hello, decide = shown
    game = new_game("europe", 2, seed="page")
    for seat in (0, 1):
        game.play("keep 1,2", seat)
    assert keys_of(hello) == keys_of(messages.hello(game.view(0), "s", 2.0))
    assert keys_of(decide) == keys_of(messages.decide(game.view(0), 7))
    end = json.loads(re.findall(r"`(\{\"type\": \"end\".*?\})`", page)[0])
    assert keys_of(end) == keys_of(messages.end([1, 2], [1]))


def test_a_long_list_of_actions_is_cut_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("europe", 2, seed="long")
    for seat in (0, 1):
        game.play("keep 1,2", seat)
    assert messages.listed_actions(game.view(0)) == (game.legal_actions(0).texts(), True)
    for _ in range(80):
        game.play("draw deck")
    view = game.view(0)
    every = view.legal_actions.texts()
    claims = [text for text in every if not text.startswith("station")]
    assert len(claims) < len(every) < messages.MOST_ACTIONS
    monkeypatch.setattr(messages, "MOST_ACTIONS", len(claims) + 1)
    listed, complete = messages.listed_actions(view)
    assert not complete
    assert len(listed) == messages.MOST_ACTIONS
    assert set(claims) < set(listed) < set(every)


# Programs that fail

CRASH = """\
def play(message, number):
    if number == 3:
        sys.exit("I have had enough")
    return message["actions"][-1]
"""


def test_a_crash_is_reported_once_and_the_game_goes_on(tmp_path: Path) -> None:
    bot, told = one_game(program(tmp_path, CRASH))
    assert [fault.kind for fault in bot.faults] == ["crash"]
    assert bot.replaced == bot.decisions - 2
    (line,) = told
    assert "ended with exit code 1: I have had enough (at decision 3)" in line
    assert "the rest of its game is played at random" in line


def test_the_next_game_gets_a_new_program(tmp_path: Path) -> None:
    command = program(tmp_path, CRASH)
    for _ in range(2):
        bot, told = one_game(command)
        assert bot.decisions - bot.replaced == 2
        assert len(told) == 1


@pytest.mark.parametrize(
    ("more", "kind", "reason"),
    [
        ("play = lambda message, number: 7", "unreadable", "not {\"action\": "),
        ("say_ = say\ndef say(value): print('oops' if 'action' in value else json.dumps(value), "
         "flush=True)", "unreadable", "'oops', which is not a JSON object"),
        ("play = lambda message, number: 'draw 9'", "illegal", "draw 9"),
        ("play = lambda message, number: 'pass'", "illegal", "refused"),
    ],
)  # fmt: skip
def test_a_bad_answer_costs_one_move(tmp_path: Path, more: str, kind: str, reason: str) -> None:
    bot, told = one_game(program(tmp_path, more))
    assert {fault.kind for fault in bot.faults} == {kind}
    assert len(bot.faults) == bot.replaced == bot.decisions
    assert len(told) == 1
    assert reason in told[0]
    assert "this move is played at random" in told[0]


def test_who_answers_wrongly_is_told_why(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = program(tmp_path, "play = lambda message, number: 'fly'")
    script = tmp_path / "bot.sh"
    script.write_text(f"tee {shlex.quote(str(heard))} | {shlex.join(command)}\n")
    one_game(["sh", str(script)])
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    told = next(line for line in lines if line["type"] == "rejected")
    assert (told["id"], told["played"].split()[0]) == (1, "keep")
    assert "fly" in told["reason"]


def test_too_slow_is_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_player, "GRACE", 0.2)
    began = time.monotonic()
    bot, told = one_game(program(tmp_path, "play = lambda *_: time.sleep(60)"), budget=0.1)
    assert time.monotonic() - began < 10
    assert [fault.kind for fault in bot.faults] == ["timeout"]
    assert "no answer within 0.3 s" in told[0]


@pytest.mark.parametrize(
    ("script", "kind"),
    [
        ("import time; time.sleep(60)", "timeout"),  # reads nothing, whatever is written
        ("while True: print('spam')", "start"),
        ("print('{}', flush=True)", "start"),
        ("print('{\"protocol\": 2}', flush=True)", "start"),
        ("import sys; sys.stdout.write('x' * 10**7)", "start"),
        ("import os; os.close(1); import time; time.sleep(60)", "crash"),
        ("raise SystemExit(0)", "crash"),
        ("import os; os.kill(os.getpid(), 9)", "crash"),
    ],
)
def test_what_does_not_start_is_out(
    script: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_player, "START_LIMIT", 3.0)
    bot, told = one_game([sys.executable, "-c", script])
    assert [fault.kind for fault in bot.faults] == [kind]
    assert bot.replaced == bot.decisions
    assert len(told) == 1


def test_talking_out_of_turn_is_out(tmp_path: Path) -> None:
    more = """\
def play(message, number):
    say({"action": message["actions"][0], "id": number})
    return message["actions"][0]

def say(value):
    print(json.dumps(value | {"id": number}), flush=True)
"""
    bot, told = one_game(program(tmp_path, more))
    assert {fault.kind for fault in bot.faults} <= {"chatter", "unreadable"}
    assert bot.replaced >= bot.decisions - 1
    assert len(told) == 1


def test_an_answer_to_another_question_is_not_taken(tmp_path: Path) -> None:
    more = "say = lambda value: print(json.dumps(value | {'id': 0}), flush=True)"
    bot, _ = one_game(program(tmp_path, more))
    assert {fault.kind for fault in bot.faults} == {"unreadable"}


def test_everything_that_a_program_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    more = f"""\
child = subprocess.Popen(["sleep", "1000"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
"""
    for last in ("", "play = lambda *_: sys.exit(3)", "sys.stdin = iter(sys.stdin.readline, 1)"):
        one_game(program(tmp_path, more + last))
        own, child = map(int, pids.read_text().split())
        assert is_gone(own)
        assert is_gone(child)


def test_a_bot_that_nobody_closed_ends_with_us(tmp_path: Path) -> None:
    """Also when we leave by an error, in the middle of a game."""
    pid = tmp_path / "pid"
    command = program(tmp_path, f"open({str(pid)!r}, 'w').write(str(os.getpid()))")
    script = f"""
from funicular.bots.external import ExternalBot
from funicular.game import new_game
bot = ExternalBot({command!r})
bot.choose(new_game("europe", 2).view(0))
raise SystemExit(4)
"""
    import subprocess

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 4
    assert is_gone(int(pid.read_text()))


# Names


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("cmd:", "needs a command"),
        ("cmd:  ", "needs a command"),
        ("cmd:no-such-program-anywhere x", "there is no program 'no-such-program-anywhere'"),
        ("cmd:python3 'bot.py", "no command line"),
        ("cmd:/etc/passwd", "there is no program"),
    ],
)
def test_a_command_that_cannot_be_is_refused_at_once(name: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        make_bot(name, commands=True)


def test_a_command_is_started_only_for_who_says_so(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="not allowed here"):
        make_bot(f"cmd:touch {tmp_path}/started")
    assert not (tmp_path / "started").exists()
