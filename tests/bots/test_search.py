"""`search` plays by the rules, from what it may know, and its thoughts are in order."""

from __future__ import annotations

import subprocess
import sys
import time
from math import exp, log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.test_fair_play import TABLES
from tests.strategies import tables

from funicular.bots import Bot, bot_names, make_bot, policy_of, searches, warm_up_search
from funicular.bots.levels import LEVELS, NAMED, STYLES
from funicular.bots.policies import Policy
from funicular.bots.search.candidates import list_candidates
from funicular.bots.search.character import Character, settle_room
from funicular.bots.search.compiled_search import CompiledSearch
from funicular.bots.search.evidence import MOST_ODDS, UNBUILT, explained_by, likelihood
from funicular.bots.search.guessing import (
    draw_likely,
    guess_tickets,
    weigh_likely,
    weigh_tickets,
)
from funicular.bots.search.room import Candidates, SearchRoom
from funicular.bots.search.search_bot import SearchBot
from funicular.bots.search.thinking import best_candidate, halve, stages_of, think_one
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.legal import refusal
from funicular.engine.observing import observe
from funicular.engine.position import State, View
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Game, GameView, Keep, new_game
from funicular.maps import Map

FEW = 20  # play-outs


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    warm_up_search()


def play_on(game: Game, bots: list[Bot], decisions: int = 2000) -> None:
    while not game.is_over and game.decisions < decisions:
        seat = game.awaited[0]
        game.play(bots[seat].choose(game.view(seat)), seat)


def beside_others(bot: Bot, players: int) -> list[Bot]:
    others = ("random", "planner", "hungry", "racer")
    return [bot, *(make_bot(name, seed=name) for name in others)][:players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_choice_is_legal(game: str, players: int) -> None:
    table = new_game(game, players, seed="search")
    bot = SearchBot("legal", playouts=FEW)
    play_on(table, beside_others(bot, players))
    assert table.is_over
    assert bot.playouts > 20 * FEW


@settings(max_examples=8)
@given(table=tables(), seed=st.integers(0, 1000))
def test_every_choice_is_legal_on_any_map(table: tuple[Map, int], seed: int) -> None:
    source, players = table
    game = new_game(source, players, seed=seed)
    play_on(game, beside_others(SearchBot(seed, playouts=FEW), players))


@pytest.mark.parametrize(("game", "players"), [("europe", 3), ("san_francisco", 4)])
def test_a_choice_depends_on_nothing_hidden(game: str, players: int) -> None:
    """Deal all hidden cards and tickets anew: the same bot seed makes the same choice."""
    chance, work, world = Chance(), WorldWork(), State()
    seed_chance(chance, [7] * 8)
    table = new_game(game, players, seed="hidden")
    bots = [make_bot("planner", seed=seat) for seat in range(players)]
    looked_at = 0
    while not table.is_over:
        seat = table.awaited[0]
        view = table.view(seat)
        if table.decisions % 11 == 0:
            looked_at += 1
            assert sample_world(table.board, view.position, chance, world, work)
            other = View()
            observe(world, seat, other)
            elsewhere = GameView(view.notation, other, view.names)
            here, there = (SearchBot("s", playouts=FEW) for _ in range(2))
            assert here.choose(view) == there.choose(elsewhere)
        table.play(bots[seat].choose(view), seat)
    assert looked_at > 5


def test_the_same_choice_whatever_was_thought_before() -> None:
    game = new_game("san_francisco", 2, seed="again")
    play_on(game, [make_bot("planner", seed=1)] * 2, 20)
    view = game.view(game.awaited[0])
    fresh, used = SearchBot("x", playouts=FEW), SearchBot("x", playouts=FEW)
    used.choose(new_game("europe", 3, seed="other").view(2))
    assert fresh.choose(view) == used.choose(view)


@pytest.mark.parametrize(("name", "players"), [("san_francisco", 2), ("europe", 2), ("europe", 3)])
def test_a_search_thinks_the_same_interpreted_and_compiled(name: str, players: int) -> None:
    game = new_game(name, players, seed="lockstep")
    play_on(game, [make_bot("planner", seed=1)] * players, 40)
    assert not game.is_over
    position = game.view(game.awaited[0]).position
    search = CompiledSearch(bytes(range(32)))
    compiled = search.choose(game.board, position, Character(), playouts=FEW)
    room = SearchRoom()
    told = search._rooms[0]
    for setting in ("depth", "caution", "stale", "glance", "trust"):
        setattr(room, setting, int(told[setting]))
    room.key[:] = told["key"].tolist()
    room.outlook[0].weight[:] = told["outlook"][0]["weight"].tolist()
    room.outlook[0].spread = int(told["outlook"][0]["spread"])
    assert think_one([game.board], [position], [room], FEW) == compiled
    count = room.candidates[0].count
    assert room.candidates[0].gain[:count] == told["candidates"][0]["gain"][:count].tolist()
    assert room.candidates[0].trials[:count] == told["candidates"][0]["trials"][:count].tolist()


def test_until_it_is_compiled_it_is_the_planner_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = new_game("europe", 2, seed="early").view(0)
    bot = SearchBot("early", budget=0.01)
    assert bot.plays_as == "search"
    monkeypatch.setattr("funicular.bots.search.search_bot.search_is_warm", lambda: False)
    assert bot.plays_as == "planner"
    assert bot.choose(view) == make_bot("planner", seed="early").choose(view)
    assert bot.playouts == 0


@pytest.mark.parametrize("threads", [1, 2])
def test_with_time_it_plays_games_out_and_without_it_still_answers(threads: int) -> None:
    game = new_game("san_francisco", 2, seed="time")
    bot = SearchBot("time", budget=0.05, threads=threads)
    view = game.view(0)
    assert bot.choose(view) in view.legal_actions
    assert bot.playouts > 0
    hasty = SearchBot("time", budget=0.0, threads=threads)
    assert hasty.choose(view) in view.legal_actions


def test_a_play_out_that_may_not_end_in_time_is_not_begun() -> None:
    """By how long those of earlier decisions took."""
    view = new_game("europe", 5, seed="long").view(0)
    search = CompiledSearch(bytes(32))

    def think(seconds: float) -> None:
        deadline = time.perf_counter() + seconds
        search.choose(view.notation.board, view.position, Character(), deadline=deadline)

    search._lasting = [100.0]
    think(0.05)
    assert search.playouts == 0
    assert 0 < search._lasting[0] < 100  # but not for ever
    search._lasting = [0.0]
    think(0.2)
    assert search.playouts > 0
    assert 0 < search._lasting[0] < 0.2


WARM = """
from funicular.bots import warm_up_search
from funicular.bots.search.compiled_search import searches
warm_up_search()
kernels = ("begin_search", "try_playout", "halve_all", "best_of", "think_one")
print(*(len(getattr(searches(), name).signatures) for name in kernels))
"""


def test_nothing_is_left_to_compile_at_the_first_choice() -> None:
    """In a process of its own: here other tests have made choices already."""
    done = subprocess.run([sys.executable, "-c", WARM], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1"] * 5


def test_the_rooms_of_all_threads_count() -> None:
    view = new_game("san_francisco", 2, seed="rooms").view(0)
    search = CompiledSearch(bytes(32), threads=2)
    deadline = time.perf_counter() + 0.1
    search.choose(view.notation.board, view.position, Character(), deadline=deadline)
    played = search._rooms["playouts"]
    assert all(played > 0)
    # What the second room found was brought to the first.
    assert search._rooms[0]["candidates"][0]["trials"].sum() == played.sum()


def test_all_threads_guess_tickets_by_the_same_odds() -> None:
    game = new_game("europe", 3, seed="odds for all")
    play_on(game, [make_bot("planner", seed=seat) for seat in range(3)], 60)
    search = CompiledSearch(bytes(32), threads=2)
    deadline = time.perf_counter() + 0.02
    search.choose(game.board, game.view(game.awaited[0]).position, Character(), deadline=deadline)
    first, second = (room["evidence"] for room in search._rooms)
    others = [seat for seat in range(3) if seat != game.awaited[0]]
    for told in ("count", "odds", "way", "ends"):
        assert first[others][told].tolist() == second[others][told].tolist()
    assert first[others]["way"].max() > 0


@pytest.mark.parametrize(("game", "players"), [("europe", 4), ("san_francisco", 3)])
def test_candidates_are_legal_different_and_led_by_the_planner(game: str, players: int) -> None:
    table = new_game(game, players, seed="candidates")
    bots = [make_bot("planner", seed=seat) for seat in range(players)]
    room = SearchRoom()
    while not table.is_over:
        seat = table.awaited[0]
        view = table.view(seat)
        planned = view.notation.number(bots[seat].choose(view))
        candidates = room.candidates[0]
        list_candidates(table.board, view.position, room.memory[0], planned, candidates)
        actions = candidates.action[: candidates.count]
        assert actions[0] == planned
        assert len(set(actions)) == candidates.count == candidates.left
        for action in actions:
            assert refusal(table.board, view.position, seat, action) == 0
        table.play(view.notation.action(planned), seat)


@pytest.mark.parametrize(("game", "players"), [("europe", 3), ("san_francisco", 2)])
def test_guessed_tickets_leave_a_world_that_the_viewer_cannot_tell_apart(
    game: str, players: int
) -> None:
    table = new_game(game, players, seed="guess")
    play_on(table, [make_bot("planner", seed=seat) for seat in range(players)], 40)
    seat = table.awaited[0]
    view = table.view(seat).position
    room, work, world, chance = SearchRoom(), WorldWork(), State(), Chance()
    seed_chance(chance, [3] * 8)
    room.trust = 100
    weigh_tickets(table.board, view, room.memory[0], room)
    changed = 0
    for _ in range(30):
        assert sample_world(table.board, view, chance, world, work)
        before = [player.tickets for player in world.players]
        guess_tickets(table.board, view, chance, world, room)
        changed += before != [player.tickets for player in world.players]
        seen = View()
        observe(world, seat, seen)
        assert seen == view
        held = [world.ticket_pool]
        for player in world.players[:players]:
            held += [player.tickets, player.gone]
        assert sum(held) == sum(_union(held))  # no ticket in two places
        for player in world.players[:players]:
            assert player.tickets.bit_count() == player.ticket_count
            assert (player.gone & table.board.long_tickets).bit_count() <= table.board.opening_long
    assert changed > 10


def _union(sets: list[int]) -> list[int]:
    union = 0
    for each in sets:
        union |= each
    return [union]


def test_built_tickets_are_guessed_to_be_held() -> None:
    """Over a planner's games: what it holds is weighed higher than what it does not."""
    table = new_game("europe", 2, seed="weigh")
    play_on(table, [make_bot("planner", seed=seat) for seat in range(2)])
    view = table.view(0).position
    room = SearchRoom()
    room.trust = 100
    weigh_tickets(table.board, view, room.memory[0], room)
    weigh_likely(table.board, (1 << table.board.tickets) - 1, 1, 0, room)
    likely = room.likely[: table.board.tickets]
    held = table.true_state().players[1].tickets
    inside = [likely[t] for t in range(table.board.tickets) if (held >> t) & 1]
    outside = [likely[t] for t in range(table.board.tickets) if not (held >> t) & 1]
    assert sum(inside) / len(inside) > 2 * sum(outside) / len(outside)


@pytest.mark.parametrize(("game", "players"), [("europe", 2), ("san_francisco", 3)])
def test_a_ticket_is_less_likely_beside_one_that_explains_the_same(game: str, players: int) -> None:
    table = new_game(game, players, seed="explain")
    play_on(table, [make_bot("planner", seed=seat) for seat in range(players)])
    board, view = table.board, table.view(0).position
    room = SearchRoom()
    room.trust = 100
    weigh_tickets(board, view, room.memory[0], room)
    evidence = room.evidence[1]
    most = int(UNBUILT * exp(MOST_ODDS / 1000))
    less = 0
    for ticket in range(board.tickets):
        alone = likelihood(board, evidence, ticket, 0, 0, 100)
        for other in set(range(board.tickets)) - {ticket}:
            explained = explained_by(board, evidence, 1 << other)
            beside = likelihood(board, evidence, ticket, 1 << other, explained, 100)
            shares = evidence.way[ticket] & evidence.way[other] != 0
            assert beside <= alone
            assert beside < alone or not shares or alone == most
            less += beside < alone
    assert less > 0


@pytest.mark.parametrize(("game", "players"), [("europe", 2), ("europe", 4), ("san_francisco", 2)])
def test_guessed_hands_are_nearer_to_the_truth(game: str, players: int) -> None:
    """In the middle of planners' games: how many tickets are guessed right, and dealt right."""
    room, work, world, chance = SearchRoom(), WorldWork(), State(), Chance()
    room.trust = 100
    guessed = dealt = 0
    for number in range(12):
        table = new_game(game, players, seed=f"truth {number}")
        bots = [make_bot("planner", seed=seat) for seat in range(players)]
        play_on(table, bots, 50 * players if game == "europe" else 25 * players)
        view = table.view(table.awaited[0]).position
        seed_chance(chance, [number] * 8)
        weigh_tickets(table.board, view, room.memory[0], room)
        for _ in range(10):
            assert sample_world(table.board, view, chance, world, work)
            dealt += _right(table, world, view.viewer)
            guess_tickets(table.board, view, chance, world, room)
            guessed += _right(table, world, view.viewer)
    assert guessed > 1.5 * dealt > 0


def _right(table: Game, world: State, viewer: int) -> int:
    truth = table.true_state()
    others = [seat for seat in range(truth.seats) if seat != viewer]
    return sum((world.players[s].tickets & truth.players[s].tickets).bit_count() for s in others)


@pytest.mark.parametrize("kept", [2, 3, 4])
def test_long_tickets_are_guessed_by_their_odds(kept: int) -> None:
    """Three in four are kept; of those, the ones that are built (S3)."""
    table = new_game("europe", 2, seed="long")
    for seat in range(2):
        table.play(Keep(tuple(range(1, kept + 1))), seat)
    board, view = table.board, table.view(0).position
    room, work, world, chance = SearchRoom(), WorldWork(), State(), Chance()
    seed_chance(chance, [7] * 8)
    own = (view.players[0].tickets | view.players[0].gone) & board.long_tickets
    unseen = [t for t in range(board.tickets) if (board.long_tickets & ~own) >> t & 1]
    room.trust = 100
    room.evidence[1].odds[unseen[0]] = int(1000 * log(6))
    held: list[int] = []
    for _ in range(4000):
        assert sample_world(board, view, chance, world, work)
        guess_tickets(board, view, chance, world, room)
        held.append(world.players[1].tickets & board.long_tickets)
    weights = {0: 100 * len(unseen), **{1 << t: 300 for t in unseen}, 1 << unseen[0]: 1800}
    if kept > board.opening_regular:
        weights[0] = 0
    for tickets, weight in weights.items():
        odds = weight / sum(weights.values())
        assert held.count(tickets) / 4000 == pytest.approx(odds, abs=0.032)  # four errors


def test_tickets_are_guessed_by_their_odds() -> None:
    table = new_game("san_francisco", 2, seed="odds")
    room, chance = SearchRoom(), Chance()
    seed_chance(chance, [5] * 8)
    room.trust = 100
    room.evidence[1].odds[:5] = [int(1000 * log(each)) for each in (2, 6, 99, 1, 11)]
    drawn = [draw_likely(table.board, chance, 0b11011, 1, 0, room) for _ in range(20_000)]
    for ticket, odds in {0: 0.1, 1: 0.3, 2: 0.0, 3: 0.05, 4: 0.55}.items():
        assert drawn.count(ticket) / 20_000 == pytest.approx(odds, abs=0.015)  # four errors


@given(st.lists(st.integers(-900_000, 900_000), min_size=2, max_size=24))
def test_halving_leaves_the_better_half_and_the_planners_choice(gains: list[int]) -> None:
    candidates = Candidates()
    candidates.count = candidates.left = len(gains)
    for index, gain in enumerate(gains):
        candidates.action[index] = 100 + index
        candidates.trials[index] = 10
        candidates.gain[index] = 10 * gain if index else 0
    for _ in range(stages_of(candidates)):
        halve(candidates)
    left = [index for index in range(len(gains)) if not candidates.out[index]]
    assert left[0] == 0
    assert len(left) == 2 == candidates.left
    assert gains[left[1]] == max(gains[1:])


@given(st.integers(0, 400), st.integers(-500_000, 500_000))
def test_a_doubtful_gain_leaves_the_planners_choice(caution: int, gain: int) -> None:
    candidates = Candidates()
    candidates.count = candidates.left = 2
    candidates.trials[0] = candidates.trials[1] = 100
    candidates.gain[1] = 100 * gain
    candidates.square[1] = 100 * (250_000 + gain * gain // 1_000_000)
    error = 0.5 / 10  # of the mean, by the squares above
    sure = gain / 1_000_000 - caution / 100 * error
    if abs(sure) > 1e-4:
        assert best_candidate(candidates, caution) == (1 if sure > 0 else 0)


def test_levels_are_bots_by_name() -> None:
    assert list(LEVELS) == ["apprentice", "conductor", "stationmaster", "magnate"]
    assert set(NAMED) < set(bot_names())
    for name in NAMED:
        assert make_bot(name, seed=1).name == name
    assert policy_of("stationmaster") == Policy.PLANNER
    assert searches("magnate")
    assert not searches("conductor")


@pytest.mark.parametrize("style", STYLES)
def test_a_style_plays_its_own_way(style: str) -> None:
    """A style's traits reach its own seat, and nobody else's."""
    view = new_game("europe", 3, seed="style").view(1)
    search = CompiledSearch(bytes(32))
    room = search._rooms[0]
    settle_room(view.notation.board, view.position, room, Character(traits=STYLES[style].traits))
    for name, value in STYLES[style].traits.items():
        assert room["memory"][1]["traits"][0][name] == value
    assert room["memory"]["traits"]["given"][:, 0].tolist() == [0, 1, 0, 0, 0]
    play_on(new_game("san_francisco", 2, seed=style), [make_bot(style, 1, 0.004)] * 2)
