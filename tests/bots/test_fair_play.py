"""Bots play by the rules, from what they may know, and the same way interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from funicular.bots import bot_names, check_bot, make_bot, policy_of, searches
from funicular.bots.compiled_bots import CompiledMatch
from funicular.bots.match_play import PARTS, MatchRoom, play_game, seed_match
from funicular.bots.policies import POLICY_NAMES, Policy
from funicular.bots.search.search_bot import SearchBot
from funicular.bots.specs import name_and_time
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.observing import observe
from funicular.engine.position import State, View
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Game, GameView, OptionError, Pass, Seed, new_game, notation_of
from funicular.game.seeds import key_words
from funicular.maps import Map, load_map

TABLES = [("europe", n) for n in (2, 3, 4, 5)] + [("san_francisco", n) for n in (2, 3, 4)]
MOST_DECISIONS = 2000


def play(game: Game, bots: list[str], seed: int, watch: Callable[[GameView], None]) -> None:
    """Let bots play a whole game; every choice must be legal, or `play` raises."""
    chairs = [make_bot(bot, seed=f"{seed} {seat}") for seat, bot in enumerate(bots)]
    chance = Random(seed)
    while not game.is_over and game.decisions < MOST_DECISIONS:
        seat = chance.choice(game.awaited)
        view = game.view(seat)
        watch(view)
        game.play(chairs[seat].choose(view), seat)


def seats_of(bot: str, players: int) -> list[str]:
    """The bot beside a few others, so that it meets all kinds of play."""
    others = ["random", "racer", "hungry", "longroute"]
    return [bot, *others][:players]


@pytest.mark.parametrize("bot", POLICY_NAMES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_choice_is_legal(bot: str, game: str, players: int) -> None:
    table = new_game(game, players, seed=f"legal {bot}")
    play(table, seats_of(bot, players), 1, lambda view: None)
    assert table.is_over


@pytest.mark.parametrize("deal", [30, 59, 60, 165])
def test_nobody_takes_a_tunnel_back_for_ever(deal: int) -> None:
    """Deals in which it came to that: four hoarders, and hardly a card left to turn."""
    game = new_game("europe", 4, seed=Seed(text=f"endless {deal}"))
    bots = [make_bot("path", seed=f"{deal} {seat}") for seat in range(4)]
    while not game.is_over and game.decisions < MOST_DECISIONS:
        seat = game.awaited[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    assert game.is_over


@settings(max_examples=30)
@given(table=tables(), bot=st.sampled_from(POLICY_NAMES), seed=st.integers(0, 1000))
def test_every_choice_is_legal_on_any_map(table: tuple[Map, int], bot: str, seed: int) -> None:
    source, players = table
    game = new_game(source, players, seed=seed)
    play(game, seats_of(bot, players), seed, lambda view: None)


@pytest.mark.parametrize("bot", POLICY_NAMES)
@pytest.mark.parametrize(("game", "players"), [("europe", 3), ("san_francisco", 4)])
def test_a_choice_depends_on_nothing_hidden(bot: str, game: str, players: int) -> None:
    """Deal all hidden cards and tickets anew: the same bot seed makes the same choice."""
    chance, work, world = Chance(), WorldWork(), State()
    seed_chance(chance, [7] * 8)
    looked_at = 0

    def deal_anew(view: GameView) -> None:
        nonlocal looked_at
        looked_at += 1
        if looked_at % 7:
            return
        seat = view.position.viewer
        assert sample_world(view.notation.board, view.position, chance, world, work)
        other = View()
        observe(world, seat, other)
        elsewhere = GameView(view.notation, other, view.names)
        assert make_bot(bot, seed="s").choose(view) == make_bot(bot, seed="s").choose(elsewhere)

    play(new_game(game, players, seed="hidden"), [bot] * players, 2, deal_anew)
    assert looked_at > 20


@pytest.mark.parametrize("game", ["europe", "san_francisco"])
@pytest.mark.parametrize("bot", POLICY_NAMES)
def test_interpreted_and_compiled_games_are_the_same(game: str, bot: str) -> None:
    board = notation_of(load_map(game)).board
    key = Seed(text="lockstep").key
    policies = [POLICY_NAMES.index(bot), POLICY_NAMES.index("path")]
    parts, finished = CompiledMatch(board).play(policies, key, 0, 2)
    room = MatchRoom()
    for number in range(2):
        seed_match(list(key_words(key)), number, 2, room)
        told = [[0] * PARTS for _ in range(2)]
        over = play_game(board, policies, number, told, room)
        assert told == parts[number].tolist()
        assert over == bool(finished[number])


def test_the_same_seed_gives_the_same_choices() -> None:
    for bot in POLICY_NAMES:
        one, other = new_game("europe", 2, seed="same"), new_game("europe", 2, seed="same")
        play(one, [bot, bot], 3, lambda view: None)
        play(other, [bot, bot], 3, lambda view: None)
        assert [step.action for step in one.steps] == [step.action for step in other.steps]


def test_no_choice_is_made_out_of_turn() -> None:
    game = new_game("europe", 2, seed="turn")
    for seat in range(2):
        game.play("keep 1,2", seat)
    with pytest.raises(ValueError, match="awaited"):
        make_bot("path").choose(game.view(1))


def test_an_unknown_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(OptionError, match="did you mean planner"):
        make_bot("planer")


class Idler:
    """A bot of another package."""

    name = "idler"

    def choose(self, view: GameView) -> Pass:
        return Pass()


def make_idler(seed: object = None, budget: float | None = None) -> Idler:
    return Idler()


def test_other_packages_register_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    point = metadata.EntryPoint("idler", f"{__name__}:make_idler", "funicular.bots")
    monkeypatch.setattr(metadata.EntryPoint, "load", lambda self: make_idler)
    monkeypatch.setattr(
        "funicular.bots.registry.entry_points", lambda group: metadata.EntryPoints([point])
    )
    assert "idler" in bot_names()
    assert make_bot("idler").name == "idler"


def test_a_name_may_have_a_time_of_its_own() -> None:
    bot = make_bot("search@0.05", budget=2)
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.budget) == ("search@0.05", 0.05)
    magnate = make_bot("magnate@0.25")
    assert isinstance(magnate, SearchBot)
    assert (magnate.name, magnate.budget) == ("magnate@0.25", 0.25)
    assert make_bot("planner@1").name == "planner@1"
    assert policy_of("planner@1") == Policy.PLANNER
    assert searches("magnate@0.25")
    check_bot("search@600")
    # In a command it belongs to the command.
    assert name_and_time("cmd:npx my-bot@2") == ("cmd:npx my-bot@2", None)


@pytest.mark.parametrize("spec", ["search@", "search@soon", "search@0", "search@-1", "search@nan"])
def test_a_time_that_is_none_is_told(spec: str) -> None:
    for take in (check_bot, make_bot):
        with pytest.raises(OptionError, match=f"'{spec}': .* is not a time from 0 to 600"):
            take(spec)


def test_a_time_does_not_make_a_bot_of_any_name() -> None:
    with pytest.raises(OptionError, match="no bot is called 'serch'; did you mean search"):
        check_bot("serch@0.05")
