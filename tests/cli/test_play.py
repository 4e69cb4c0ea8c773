"""`funicular play`: whole games, on a terminal and in a pipe."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.program import WIPE, Terminal, plain, run

from funicular.bots import make_bot
from funicular.cli import words
from funicular.game import Game, Seed, read_record, replay

ASKED = (
    r"(?P<seat>\w+)> $|press Enter when you are ready\. $|Enter ends your turn[^.]*\. $"
    r"|(?P<over>points for)"
)


def current(record: Path) -> Game:
    return replay(read_record(record))


def play_on(terminal: Terminal, record: Path, player: str = "planner") -> None:
    """Play to the end with a bot's choices, as a person who types them."""
    while True:
        asked = terminal.wait_for(ASKED)
        if asked["over"]:
            return
        if not asked["seat"]:
            terminal.enter("")
            continue
        game = current(record)
        seat = game.names.index(asked["seat"])
        terminal.enter(str(make_bot(player, seed=1).choose(game.view(seat))))


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_a_whole_game_against_a_bot(name: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    words_ = ("play", name, "--bots", "planner-lite", "--names", "Ann", "--seed", "whole")
    with Terminal(*words_, "--record", record) as terminal:
        play_on(terminal, record)
        assert terminal.finish() == 0
        screen = plain(terminal.output)
    game = current(record)
    assert game.is_over
    for seat in game.score().seats:
        assert f"{seat.name}: {words.points(seat.total)}" in screen
    for ticket in game.score().seats[0].tickets:
        name = words.ticket_by_id(game.map, ticket.ticket)
        assert (f"Ticket completed: {name}" in screen) == ticket.completed
    assert "seed whole" in screen
    assert run("verify", record).returncode == 0
    drawn = [line for line in screen.splitlines() if "> " not in line]
    assert [line for line in drawn if len(line) > 80 and str(record) not in line] == []


@pytest.mark.parametrize("name", ["europe", "san_francisco"])
def test_hands_stay_secret_at_one_screen(name: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with Terminal(
        *("play", name, "--names", "Ann,Ben", "--seed", "hot seat", "--record", record),
        columns=200,
    ) as terminal:
        play_on(terminal, record)
        assert terminal.finish() == 0
        *screens, last = map(plain, terminal.output.split(WIPE))
    assert "points for" in last
    hands, tickets = secrets_of(record)
    owned = {"Ann": 0, "Ben": 0}
    for screen in screens:
        owners = set(re.findall(r"(Ann|Ben): your", screen)) | set(re.findall(r"(\w+)> ", screen))
        assert len(owners) <= 1
        if not owners:
            assert "Hand" not in screen
            assert not any(ticket in screen for held in tickets.values() for ticket in held)
            continue
        (owner,) = owners
        (other,) = {"Ann", "Ben"} - owners
        owned[owner] += 1
        shown = re.findall(r"^Hand +(.*?) *$", screen, re.MULTILINE)
        assert set(shown) <= hands[owner]
        assert not any(ticket in screen for ticket in tickets[other] - tickets[owner])
    assert min(owned.values()) > 10


def secrets_of(record: Path) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Each player's hands and tickets over a whole game, as they would be shown."""
    found = read_record(record)
    game = replay(found, until=0)
    hands: dict[str, set[str]] = {name: set() for name in game.names}
    tickets: dict[str, set[str]] = {name: set() for name in game.names}
    for move in found.moves:
        for seat, name in enumerate(game.names):
            view = game.view(seat)
            hands[name].add("   ".join(words.hand(game.map, view.hand)))
            held = (*view.tickets, *view.offer)
            tickets[name] |= {words.ticket(game.map, ticket) for ticket in held}
        game.play(move["action"], move["seat"])
    return hands, tickets


def test_bots_alone_play_to_the_end_and_repeat_themselves() -> None:
    line = ("play", "san_francisco", "--humans", "0", "--bots", "random,path", "--seed", "again")
    first, second = run(*line), run(*line)
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert " win" in first.stdout or " share" in first.stdout


def test_seats_can_be_drawn_by_lot(tmp_path: Path) -> None:
    firsts = set()
    for seed in range(6):
        record = tmp_path / f"{seed}.jsonl"
        line = ("play", "san_francisco", "--bots", "random", "--seating", "random")
        run(*line, "--seed", str(seed), "--record", record, typed="all\n")
        found = read_record(record)
        firsts.add(found.header["seats"][0])
        person = found.header["seats"].index("Player 1")
        kept = [move for move in found.moves if move["seat"] == person]
        assert kept[0]["action"] == "keep 1,2"
    assert firsts == {"Player 1", "Random bot"}


def test_json_is_the_result_alone(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    line = ("play", "europe", "--humans", "0", "--bots", "random,random", "--record", record)
    done = run(*line, "--json")
    facts = json.loads(done.stdout)
    assert facts["finished"] is True
    assert facts["result"] == read_record(record).result
    assert "The game is over." in done.stderr
    left = run("play", "--bots", "random", "--json")
    assert json.loads(left.stdout)["finished"] is False


def test_the_end_of_input_leaves_cleanly() -> None:
    done = run("play", "--bots", "random", "--seed", "x", typed="1,2\n")
    assert done.returncode == 0
    assert "You keep" in done.stdout
    assert done.stdout.endswith("The game was left unfinished, and not saved.\n")
    assert done.stderr == ""


TYPED = """\
5
1,2
nonsense
claim petrograd stockholm
pass
map
routes paris
routes
routes all
tickets?
hand
table
players
score
log
actions claim
?
undo
save
save {folder}/game.jsonl
save {folder}/missing/game.jsonl
1
quit
"""


def test_refusals_and_lookups_in_a_pipe(tmp_path: Path) -> None:
    typed = TYPED.format(folder=tmp_path)
    done = run("play", "--bots", "random", "--names", "Ann", "--seed", "a", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    for told in (
        "You were offered 4 tickets, numbered from 1. [K1]",
        "'nonsense' is nothing I know; type ? for help.",
        "Petrograd–Stockholm takes 8 cards of one colour",
        "You may pass only when nothing else is possible. [T2]",
        "oConstantinople",
        "Routes at Paris",
        "wagons to go",
        "If the game ended now you would have",
        "You keep Edinburgh – Athína (21) and Berlin – Bucuresti (8).",
        "claim budapest-wien/1 red",
        "Your turn is one of these:",
        "Say where: save FILE",
        f"Saved in {tmp_path / 'game.jsonl'}",
        f"There is no folder {tmp_path / 'missing'}.",
        "You take ▲ orange from the market.",
        f"To go on later: funicular play --resume {tmp_path / 'game.jsonl'}",
    ):
        assert told in done.stdout.replace("\n", " ") or told in done.stdout, told
    assert current(tmp_path / "game.jsonl").decisions == 3
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    first = run(
        "play", "--bots", "random", "--names", "Ann", "--record", record, typed="1,2\nd\nd\n"
    )
    assert first.returncode == 0
    before = read_record(record)
    with Terminal("play", "--resume", record) as terminal:
        terminal.wait_for("Ann> $")
        terminal.enter("log")
        terminal.wait_for("You keep")
        terminal.enter("")
        play_on(terminal, record)
        assert terminal.finish() == 0
    after = read_record(record)
    assert after.header == before.header
    assert after.moves[: len(before.moves)] == before.moves
    assert run("verify", record).returncode == 0
    over = run("play", "--resume", record)
    assert over.returncode == 0
    assert "points for" in over.stdout


def test_a_game_begun_under_older_rules_goes_on(unfinished: Path, tmp_path: Path) -> None:
    header, *rest = unfinished.read_text("utf-8").splitlines()
    old = tmp_path / "old.jsonl"
    old.write_text("\n".join([json.dumps(json.loads(header) | {"rules": 0}), *rest]), "utf-8")
    done = run("play", "--resume", old, typed="score\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "If the game ended now you would have" in done.stdout
    changed = json.loads(header) | {"rules": 0, "seed": Seed(text="other luck").facts()}
    old.write_text("\n".join([json.dumps(changed), *rest]), "utf-8")
    for _ in range(2):  # the second time from the record of today, with a line that says so
        done = run("play", "--resume", old, typed="score\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert old.read_text("utf-8").count('{"resumed":0}') == 1
    verified = run("verify", old)
    assert (verified.returncode, verified.stdout.count("FAILED")) == (1, 1)
    assert "taken up here under other rules (version 0 before)" in verified.stdout
    old.write_text("\n".join([json.dumps(json.loads(header) | {"rules": 0}), *rest[5:]]), "utf-8")
    done = run("play", "--resume", old)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{old}, line 2: " in done.stderr


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text("mine\n")
    done = run("play", "--record", record)
    assert done.returncode == 2
    assert "exists already" in done.stderr
    typed = f"save {record}\nquit\n"
    done = run("play", "--bots", "random", typed=typed)
    assert "exists already" in done.stdout
    assert record.read_text() == "mine\n"


def test_undo_while_nothing_was_shown(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    line = ("play", "--bots", "random", "--names", "Ann", "--seed", "a", "--record", record)
    with Terminal(*line) as terminal:
        terminal.wait_for("Ann> $")
        terminal.enter("1 2")
        terminal.wait_for(r"undo takes it back\. $")
        terminal.enter("undo")
        terminal.wait_for("Ann> $")
        assert current(record).decisions == 0
        terminal.enter("2 3")
        terminal.wait_for(r"undo takes it back\. $")
        terminal.enter("")
        terminal.wait_for("Ann> $")
        terminal.enter("d")
        terminal.wait_for("second card")
        terminal.wait_for("Ann> $")
        terminal.enter("undo")
        terminal.wait_for("cannot be taken back: it has shown something")
        terminal.wait_for("Ann> $")
        terminal.type("\x04")
        assert terminal.finish() == 0
    assert {"undo": True} in read_record(record).moves


def test_ctrl_c_drops_a_line_and_then_leaves() -> None:
    with Terminal("play", "--bots", "random", "--names", "Ann") as terminal:
        terminal.wait_for("Ann> $")
        terminal.type("keep 1,2")
        terminal.wait_for("keep 1,2$")
        terminal.interrupt()
        terminal.wait_for("Ann> $")
        terminal.interrupt()
        terminal.wait_for("not saved")
        assert terminal.finish() == 130


def test_leaving_an_unsaved_game_asks_first() -> None:
    with Terminal("play", "--bots", "random", "--names", "Ann") as terminal:
        terminal.wait_for("Ann> $")
        terminal.enter("all")
        terminal.wait_for("Enter ends your turn")
        terminal.enter("")
        terminal.wait_for("Ann> $")
        terminal.enter("quit")
        terminal.wait_for(r"Leave\? \(y/n\) $")
        terminal.enter("n")
        terminal.wait_for("Ann> $")
        terminal.enter("t")
        terminal.wait_for(r"no way back \(y/n\) $")
        terminal.enter("n")
        terminal.wait_for("Ann> $")
        terminal.enter("quit")
        terminal.wait_for(r"Leave\? \(y/n\) $")
        terminal.enter("y")
        assert terminal.finish() == 0


def test_tab_completes_legal_actions_and_nobody_elses_history() -> None:
    with Terminal("play", "--names", "Ann,Ben", "--seed", "a") as terminal:
        terminal.wait_for(r"ready\. $")
        terminal.enter("")
        terminal.wait_for("Ann> $")
        terminal.type("ke\t")
        terminal.wait_for("keep $")
        terminal.type("1,2,3\t")
        terminal.wait_for("1,2,3")
        terminal.enter("")
        terminal.wait_for("Enter ends your turn")
        terminal.enter("")
        terminal.wait_for("Pass the screen to Ben.")
        terminal.enter("")
        terminal.wait_for("Ben> $")
        terminal.enter("\x1b[A")  # up: what was typed before
        terminal.wait_for("Ben> $")
        assert "keep 1,2,3" not in plain(terminal.output.split(WIPE)[-1])
        terminal.enter("1,2")
        terminal.wait_for("Enter ends your turn")
        terminal.enter("")
        terminal.wait_for(r"ready\. $")
        terminal.enter("")
        terminal.wait_for("Ann> $")
        terminal.type("claim wien-b\t")
        terminal.wait_for("wien-budapest/$")
        terminal.type("1 r\t")
        terminal.wait_for("1 red$")
        terminal.type("\x15\x04")  # an empty line again, and the end of input
        terminal.wait_for("not saved")
        assert terminal.finish() == 0
