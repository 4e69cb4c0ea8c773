"""An analysis adds up, knows how the game ended, and can be repeated."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from funicular.analysis import Analysis, analyse
from funicular.analysis.judge import Judge
from funicular.analysis.plot import draw_chances
from funicular.bots import make_bot
from funicular.cli.program import main
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.observing import observe
from funicular.engine.position import State, View
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Game, GameRecord, GameView, new_game, replay

FEW = 12


def played(game: str, players: int, bots: list[str]) -> Game:
    table = new_game(game, players, names=["Ann", "Bob", "Cleo", "Dora", "Eve"][:players], seed="a")
    chairs = [make_bot(bot, seed=seat) for seat, bot in enumerate(bots)]
    while not table.is_over:
        seat = table.awaited[0]
        table.play(chairs[seat].choose(table.view(seat)), seat)
    return table


@pytest.fixture(scope="module")
def game() -> Game:
    return played("europe", 3, ["planner", "random", "path"])


@pytest.fixture(scope="module")
def judged(game: Game) -> Analysis:
    return analyse(game.record(), FEW)


def test_chances_add_up_and_end_with_the_winner(game: Game, judged: Analysis) -> None:
    assert len(judged.moves) == len(game.steps)
    for chances in (judged.start, *(move.chances for move in judged.moves)):
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    winners = game.score().winners
    assert judged.winners == winners
    assert judged.moves[-1].chances == tuple(
        1 / len(winners) if seat in winners else 0 for seat in range(3)
    )


def test_every_seat_has_a_chance_from_what_it_knows(game: Game, judged: Analysis) -> None:
    rows = (judged.start_known, *(move.known for move in judged.moves))
    for known in rows:
        assert len(known) == 3
        assert all(0 <= chance <= 1 for chance in known)
    assert judged.moves[-1].known == judged.moves[-1].chances  # the scores are told to all
    # In the middle of the game a seat does not know what hindsight does.
    middle = judged.moves[len(judged.moves) // 2]
    assert middle.known != middle.chances


def test_a_known_chance_does_not_depend_on_what_is_hidden(game: Game) -> None:
    judge = Judge(game.board, bytes(32), FEW)
    here = replay(game.record(), until=60)
    chance, world, work = Chance(), State(), WorldWork()
    seed_chance(chance, [7] * 8)
    for seat in range(3):
        view = here.view(seat)
        assert sample_world(here.board, view.position, chance, world, work)
        other = View()
        observe(world, seat, other)
        elsewhere = GameView(view.notation, other, view.names)
        assert judge.known_chance(view) == judge.known_chance(elsewhere)


def test_a_forced_move_promises_what_the_position_does(game: Game, judged: Analysis) -> None:
    forced = [move for move in judged.moves if len(move.weighed) == 1]
    assert forced
    for move in forced:
        before = judged.moves[move.number - 2].known if move.number > 1 else judged.start_known
        assert move.expected == move.best.chance == move.weighed[0].chance
        assert move.expected == before[move.seat]
        assert move.lost == 0


def test_moves_are_those_of_the_game(game: Game, judged: Analysis) -> None:
    for number, (step, move) in enumerate(zip(game.steps, judged.moves, strict=True), 1):
        assert (number, step.seat, step.action) == (move.number, move.seat, move.action)
        assert 0 <= move.expected <= 1
        assert move.lost >= 0
        assert move.best.chance == pytest.approx(move.expected + move.lost)
        if move.lost == 0:
            assert move.best.action == move.action
        assert move.weighed[0].action == move.best.action
        assert move.action in [each.action for each in move.weighed]
        assert max(each.chance for each in move.weighed) == pytest.approx(move.best.chance)


def test_random_play_costs_more_than_planning(judged: Analysis) -> None:
    """As far as that is beyond the error: who plays at random soon has nothing left to lose."""
    lost = [0.0, 0.0, 0.0]
    for move in judged.moves:
        lost[move.seat] += max(0.0, move.lost - 2 * move.error)
    assert lost[1] > 2 * lost[0]
    assert judged.mistakes
    assert judged.mistakes[0].lost == max(move.lost for move in judged.moves if move.is_mistake)


def test_luck_counts_what_chance_dealt(game: Game, judged: Analysis) -> None:
    for seat in range(3):
        events = [event for step in game.steps if step.seat == seat for event in step.events]
        luck = judged.luck[seat]
        drawn = [event.card for event in events if event.name == "drawn"]
        assert luck.blind_cards == len(drawn)
        assert luck.wilds == drawn.count("wild")
        assert 0 <= luck.wilds_expected <= luck.blind_cards
        assert 0 <= luck.surcharge <= 3 * luck.tunnels
        assert luck.helpful <= luck.blind_cards


def test_luck_begins_with_the_deal(game: Game, judged: Analysis) -> None:
    dealt = replay(game.record(), until=0)
    for luck in judged.luck:
        hand = dealt.view(luck.seat).hand
        assert luck.opening_cards == sum(hand.values()) == 4
        assert luck.opening_wilds == hand.get("wild", 0)
        assert luck.opening_wilds_expected == pytest.approx(4 * 14 / 110)
        assert luck.opening_points_expected > 0
    assert len({luck.opening_points for luck in judged.luck}) > 1


def test_the_same_record_gives_the_same_analysis(game: Game, judged: Analysis) -> None:
    assert analyse(game.record(), FEW) == judged


def test_progress_is_told_and_can_stop(game: Game) -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> None:
        told.append((done, of))
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(game.record(), FEW, progress)
    assert told == [(n, len(game.steps)) for n in (1, 2, 3)]


def test_an_unfinished_game_is_analysed_as_far_as_it_goes() -> None:
    game = new_game("san_francisco", 2, seed="short")
    game.play(make_bot("planner", 1).choose(game.view(0)), 0)
    judged = analyse(game.record(), FEW)
    assert judged.winners == ()
    assert len(judged.moves) == 1


def test_the_plot_is_an_svg_with_a_line_for_each_seat(judged: Analysis) -> None:
    root = ElementTree.fromstring(draw_chances(judged))
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 3 * 3  # two lines and their place in the legend
    assert "Bob" in "".join(root.itertext())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = played("san_francisco", 2, ["planner", "random"])
    GameRecord.write(table.record(), tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_the_command_tells_it_in_words(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = tmp_path / "chances.svg"
    assert main(["analyse", str(record), "--playouts", "8", "--svg", str(svg)]) == 0
    told = capsys.readouterr().out
    for words in (
        "Chance to win",
        "as each seat could know it",
        "opening cards",
        "What cost most",
        "Luck",
    ):
        assert words in told
    assert svg.read_text().startswith("<svg")


def test_the_command_tells_it_in_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--playouts", "8", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["names"] == ["Ann", "Bob"]
    assert len(told["moves"][0]["chances"]) == len(told["moves"][0]["known"]) == 2
    assert len(told["start_known"]) == 2
    assert set(told["luck"][0]) >= {"opening_wilds", "wilds", "wilds_expected", "tunnels"}


def test_a_file_that_is_no_record_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.jsonl").write_text("no record\n")
    assert main(["analyse", str(tmp_path / "x.jsonl")]) == 2
    assert "x.jsonl" in capsys.readouterr().err


def test_where_no_drawing_can_be_written_is_said_at_once(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = tmp_path / "no" / "chances.svg"
    assert main(["analyse", str(record), "--playouts", "100000", "--svg", str(where)]) == 2
    assert f"--svg {where}: there is no folder" in capsys.readouterr().err
