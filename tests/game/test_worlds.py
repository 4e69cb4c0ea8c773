"""Possible worlds: the sampler deals exactly those that the oracle lists, and deals them fairly.

The facts that a world keeps to are those of `funicular.engine.worlds`. A player with a perfect
memory could know still more in four rare situations, which no view carries along; `beliefs` shows
that outside of them the facts are all there is to know:

- from the second reshuffle on: of which of the earlier decks an unseen card is;
- when a seat plays a card before it draws another: that the card is not the one drawn later;
- when a seat had to pass: that its hand could pay for nothing;
- when a ticket that the viewer had put under the deck was drawn by another seat: which seat has it.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import TypeVar

import pytest
from tests.game.beliefs import Belief, view_of
from tests.game.independent_checker import KINDS
from tests.game.playing import ALL_KINDS, KIND_NAMES, play_on
from tests.game.world_oracle import Watcher, cards_of, tickets_of
from tests.making import make_map

from funicular.engine import worlds as worlds_module
from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, seed_chance
from funicular.engine.position import NOBODY, State, View
from funicular.engine.records import check_ranges
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Action, Game, new_game
from funicular.maps import Map

MOST_SAMPLES = 6000
FEWEST_SAMPLES = 150
MOST_WORLDS = 500
T = TypeVar("T")


@cache
def tiny(returns: str, long: int) -> Map:
    """Ten cards, and tickets enough for a few draws."""
    return make_map(
        "a-b 1 red",
        "b-c 1 blue",
        "c-d 1 grey tunnel",
        "a-d 2 grey",
        "d-e 1 red",
        "a-b 1 blue",
        colours="red blue",
        each=4,
        wild=2,
        opening_hand=1,
        cars=6,
        players=(2, 2 if long else 3),
        tickets=("a-c 3", "b-d 4", "a-d 5")
        + (("a-b 7 long", "c-d 8 long", "a-e 9 long") if long else ("b-c 2",)),
        opening={"opening_long": long, "opening": 1, "opening_returns": returns, "drawn": 2},
        stations={"each": 1, "unbuilt_points": 1},
    )


CASES = [
    *((returns, 0, players) for returns in ("bottom", "leave") for players in (2, 3)),
    ("bottom", 1, 2),
    ("leave", 1, 2),
]


class Sampler:
    """Worlds for one viewer of one game."""

    def __init__(self, game: Game, viewer: int, seed: int) -> None:
        self.board: Board = game.board
        self.view = view_of(game._state, viewer)
        self.chance = Chance()
        seed_chance(self.chance, [seed] * 8)
        self.work = WorldWork()
        self.world = State()

    def worlds(self) -> Iterator[State]:
        while True:
            assert sample_world(self.board, self.view, self.chance, self.world, self.work)
            yield self.world


def watched(source: Map, players: int, seed: int, viewer: int) -> Iterator[tuple[Game, Watcher]]:
    """A random game with somebody watching it."""
    game = new_game(source, players, seed=seed)
    watcher = Watcher(game, viewer)
    assert [event.fact() for event in game.deal] == watcher.noted
    for _ in play_on(game, Random(seed), undo=0):
        step = game.steps[-1]
        assert watcher.act(step.seat, step.action) == [event.fact() for event in step.events]
        if not game.is_over:
            yield game, watcher


@pytest.mark.parametrize(("returns", "long", "players"), CASES)
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
@pytest.mark.parametrize("seed", range(2))
def test_samples_are_exactly_the_possible_worlds(
    returns: str, long: int, players: int, viewer: int, seed: int
) -> None:
    positions = 0
    for game, watcher in watched(tiny(returns, long), players, seed, viewer):
        if game.decisions > players and game.decisions % 3 != seed:
            continue
        cards, tickets = watcher.card_worlds(), watcher.ticket_worlds()
        assert cards_of(game._state) in cards
        assert tickets_of(game._state) in tickets
        found_cards, found_tickets = set(), set()
        for count, world in enumerate(Sampler(game, viewer, seed).worlds()):
            found_cards.add(cards_of(world))
            found_tickets.add(tickets_of(world))
            all_found = len(found_cards) >= len(cards) and len(found_tickets) >= len(tickets)
            if count >= MOST_SAMPLES or (all_found and count >= FEWEST_SAMPLES):
                break
        assert found_cards == cards
        assert found_tickets == tickets
        positions += 1
    assert positions > 5


@pytest.mark.parametrize(
    ("returns", "long", "players", "viewer"),
    [*((*case, 0) for case in CASES), ("bottom", 0, 2, NOBODY), ("leave", 0, 2, NOBODY)],
)
def test_the_facts_are_all_there_is_to_know(
    returns: str, long: int, players: int, viewer: int
) -> None:
    """But for the rare exceptions, and then nothing that is possible is left out."""
    exact: Counter[str] = Counter()
    for seed in range(3):
        belief = Belief(new_game(tiny(returns, long), players, seed=seed), viewer)
        for game, watcher in watched(tiny(returns, long), players, seed, viewer):
            belief.follow(game)
            if len(belief.worlds) > MOST_WORLDS or game.decisions > 25:
                break
            cards = {cards_of(world) for world in belief.worlds.values()}
            tickets = {tickets_of(world) for world in belief.worlds.values()}
            assert cards <= watcher.card_worlds()
            assert tickets <= watcher.ticket_worlds()
            if not watcher.cards_forgotten:
                assert cards == watcher.card_worlds()
                exact["cards"] += 1
            if not (watcher.tickets_forgotten or (long and returns == "bottom")):
                assert tickets == watcher.ticket_worlds()
                exact["tickets"] += 1
    assert exact["cards"] > 10


# Fairness


def surprise(found: Counter[T], ways: dict[T, int]) -> float:
    """How many standard deviations the counts are from the ways.

    By the chi-square statistic, made normal by the transformation of Wilson and Hilferty.
    """
    samples, total = found.total(), sum(ways.values())
    statistic = sum(
        (found[key] - samples * count / total) ** 2 / (samples * count / total)
        for key, count in ways.items()
    )
    freedom = len(ways) - 1
    spread = 2 / (9 * freedom)
    result: float = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return result


def test_the_measure_of_surprise_can_tell() -> None:
    ways = {"heads": 1, "tails": 1, "edge": 2}
    fair = Counter({"heads": 250, "tails": 250, "edge": 500})
    assert surprise(fair, ways) < 0
    assert surprise(fair + Counter({"heads": 30}), ways) < 4
    assert surprise(fair + Counter({"heads": 150}), ways) > 4


@pytest.mark.parametrize("returns", ["bottom", "leave"])
@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (2, NOBODY), (3, 1)])
def test_worlds_are_dealt_as_often_as_they_come_about(
    returns: str, players: int, viewer: int
) -> None:
    """Where nobody else has played unseen cards, a world's chance is its number of deals."""
    tested: Counter[str] = Counter()
    for seed in range(3):
        game = new_game(tiny(returns, 0), players, seed=seed)
        belief, watcher, rng = Belief(game, viewer), Watcher(game, viewer), Random(seed)
        while not (watcher.cards_forgotten or watcher.tickets_forgotten):
            step = game.play(quiet_action(game, viewer, rng))
            if game.is_over or step.action == "pass" or len(belief.worlds) > MOST_WORLDS:
                break
            watcher.act(step.seat, step.action)
            belief.follow(game)
            if game.decisions % 5 == 3:
                tested += check_fairness(game, belief, seed)
                tested["reshuffled"] += watcher.reshuffles
    assert tested["cards"] > 3
    assert tested["tickets"] > 3
    assert viewer == NOBODY or tested["reshuffled"] > 0


def quiet_action(game: Game, viewer: int, rng: Random) -> Action:
    """A random action; the others play no cards, as long as they can draw."""
    legal = list(game.legal_actions())
    quiet = [each for each in legal if each.kind in ("draw", "tickets", "keep")]
    return rng.choice(quiet if quiet and game.awaited[0] != viewer else legal)


def check_fairness(game: Game, belief: Belief, seed: int) -> Counter[str]:
    """Compare samples with the ways of the belief; says what there was to compare."""
    worlds = Sampler(game, belief.viewer, seed).worlds()
    samples = [
        (cards_of(world), tickets_of(world)) for _, world in zip(range(1000), worlds, strict=False)
    ]
    tested: Counter[str] = Counter()
    for n, (name, part) in enumerate((("cards", cards_of), ("tickets", tickets_of))):
        ways: Counter[object] = Counter()
        for key, world in belief.worlds.items():
            ways[part(world)] += belief.ways[key]
        found: Counter[object] = Counter(sample[n] for sample in samples)
        assert set(found) <= set(ways)
        if len(ways) > 1:
            assert surprise(found, ways) < 4, (found, ways)
            tested[name] += 1
    return tested


# Real games


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_the_engine_keeps_account_of_what_everybody_saw(source: Map, players: int) -> None:
    """The fields behind a view agree with those of somebody who watched the whole game."""

    def rows(cards: list[Counter[str]]) -> list[list[int]]:
        return [[each[kind] for kind in KINDS] for each in cards]

    for game, watcher in watched(source, players, 1, NOBODY):
        seats = game._state.players[:players]
        assert rows([watcher.fresh]) == [game._state.fresh]
        assert rows(watcher.known) == [player.known for player in seats]
        assert rows(watcher.spent) == [player.spent for player in seats]
        assert rows(watcher.blind) == [player.blind for player in seats]
        assert rows(watcher.hands) == [player.hand for player in seats]
        assert [each.total() for each in watcher.blind] == [p.blind_size for p in seats]
        if watcher.table.choices is None:
            assert watcher.opening_kept == [player.opening_kept for player in seats]


def total_cards(board: Board, state: State) -> list[int]:
    """The cards of a state, wherever they are."""
    total = [deck + gone for deck, gone in zip(state.deck, state.discards, strict=True)]
    for player in state.players[: state.seats]:
        total = [a + b for a, b in zip(total, player.hand, strict=True)]
    for kind in [*state.market, *state.revealed[: state.revealed_size]]:
        if kind < len(total):
            total[kind] += 1
    if state.laid_wilds or state.surcharge:
        total[-1] += state.laid_wilds
        total[state.laid_colour] += board.route_length[state.pending_route] - state.laid_wilds
    return total


@pytest.mark.parametrize(("source", "players"), ALL_KINDS, ids=KIND_NAMES)
def test_worlds_of_real_games_look_the_same_and_can_be_played_on(source: Map, players: int) -> None:
    game = new_game(source, players, seed="worlds")
    rng = Random(players)
    for count, _ in enumerate(play_on(game, rng)):
        if count % 9 != 4 or game.is_over:
            continue
        viewer = rng.choice([*range(players), NOBODY])
        sampler = Sampler(game, viewer, count)
        for _, world in zip(range(3), sampler.worlds(), strict=False):
            assert view_of(world, viewer) == sampler.view
            assert total_cards(game.board, world) == game.board.supply
            assert world.deck_size == sum(world.deck)
            assert world.ticket_deck_size == world.ticket_pool.bit_count() + world.queue_size
            tickets = [player.tickets for player in world.players[:players]]
            assert [p.ticket_count for p in world.players[:players]] == [
                held.bit_count() for held in tickets
            ]
            assert sum(tickets) & world.ticket_pool == 0
            check_ranges(world)
        twin = game.copy()
        twin._state.assign(sampler.world)
        for steps, _ in enumerate(play_on(twin, rng, undo=0)):
            if steps > 30:
                break


def test_sampling_seldom_has_to_start_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Far from the thousand tries after which it would give up, also on maps of few cards."""
    tries = 0

    def explain_and_count(view: View, chance: Chance, world: State, work: WorldWork) -> bool:
        nonlocal tries
        tries += 1
        return explain(view, chance, world, work)

    explain = worlds_module.explain_spent
    monkeypatch.setattr(worlds_module, "explain_spent", explain_and_count)
    most = sampled = 0
    for source, players in ALL_KINDS:
        game = new_game(source, players, seed="tries")
        for count, _ in enumerate(play_on(game, Random(1), undo=0)):
            if count % 10 == 0 and not game.is_over:
                before = tries
                next(Sampler(game, NOBODY, count).worlds())
                most, sampled = max(most, tries - before), sampled + 1
    assert most <= 50
    assert tries < 1.1 * sampled


def test_sampling_draws_from_the_policy_stream_alone() -> None:
    game = new_game("europe", 3, seed="stream")
    sampler = Sampler(game, 0, 1)
    next(sampler.worlds())
    used = [n for n, stream in enumerate(sampler.chance.streams) if stream.counter > 0]
    assert used == [Purpose.POLICY]


def test_the_same_luck_samples_the_same_world() -> None:
    game = new_game("europe", 3, seed="same")
    worlds = [next(Sampler(game, 1, seed).worlds()).copy() for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_a_world_leaves_nothing_of_the_one_before_it() -> None:
    """One record may be filled again and again, also for other viewers."""
    game = new_game("san_francisco", 4, seed="again")
    used, work = State(), WorldWork()
    for count, _ in enumerate(play_on(game, Random(1))):
        if game.is_over or count % 4:
            continue
        for viewer in (0, NOBODY, 3):
            filled = []
            for world in (used, State()):
                chance = Chance()
                seed_chance(chance, [count] * 8)
                view: View = view_of(game._state, viewer)
                assert sample_world(game.board, view, chance, world, work)
                filled.append(world.copy())
            assert filled[0] == filled[1]
