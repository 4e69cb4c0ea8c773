"""What holds in every position of every game: on both boards and on maps of all kinds."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import HABITS, MOST_DECISIONS, Habit, RandomGame, habits, maps, seeds, tables

from funicular.engine.actions import ACTIONS, CLAIM, PASS
from funicular.engine.board import Board, build_board
from funicular.engine.cards import MANY_WILDS, MOST_RESETS
from funicular.engine.chance import RESULTS, Chance, Result, seed_chance
from funicular.engine.choices import nth_action, survey
from funicular.engine.legal import Refusal, refusal
from funicular.engine.position import (
    KINDS,
    NO_CARD,
    NO_PLACE,
    NO_ROUTE,
    NOBODY,
    WILD,
    Phase,
    State,
)
from funicular.engine.records import check_ranges
from funicular.engine.turns import apply, awaits, begin
from funicular.maps import Map, load_map

EUROPE, SAN_FRANCISCO = load_map("europe"), load_map("san_francisco")
BUNDLED = [
    pytest.param(source, seats, id=f"{source.id}-{seats}")
    for source in (EUROPE, SAN_FRANCISCO)
    for seats in source.rules.players.counts
]
EACH_HABIT = pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.__name__)


def bits(number: int) -> set[int]:
    return {place for place in range(number.bit_length()) if (number >> place) & 1}


def check_position(board: Board, state: State) -> None:
    check_ranges(state)
    check_cards(board, state)
    check_what_is_known(board, state)
    check_cars(board, state)
    check_tickets(board, state)
    check_tokens(board, state)
    check_phase(board, state)


def check_cards(board: Board, state: State) -> None:
    """No card is made or lost, and all that is counted is counted right."""
    there = Counter({kind: state.deck[kind] + state.discards[kind] for kind in range(KINDS)})
    there.update(kind for kind in state.market if kind != NO_CARD)
    there.update(state.revealed[: state.revealed_size])
    if state.phase == Phase.TUNNEL:
        length = board.route_length[state.pending_route]
        there[WILD] += state.laid_wilds
        there[state.laid_colour] += length - state.laid_wilds
    for player in state.players:
        there.update(dict(enumerate(player.hand)))
        assert sum(player.hand) == player.hand_size
        assert min(player.hand) >= 0
    assert [there[kind] for kind in range(KINDS)] == board.supply
    assert sum(state.deck) == state.deck_size
    assert min(state.deck) >= 0


def check_what_is_known(board: Board, state: State) -> None:
    """The accounts that every player keeps agree with the truth."""
    unseen = Counter(dict(enumerate(state.deck)))
    for player in state.players:
        unseen.update(dict(enumerate(player.blind)))
        assert sum(player.blind) == player.blind_size
        assert all(
            0 <= known <= held for known, held in zip(player.known, player.hand, strict=True)
        )
        assert min(player.spent) >= 0
    assert [unseen[kind] for kind in range(KINDS)] == state.fresh


def check_cars(board: Board, state: State) -> None:
    """Every car is in front of its player or on a route; nobody holds both tracks of a double."""
    for seat in range(state.seats):
        player = state.players[seat]
        own = [route for route in range(board.routes) if state.route_owner[route] == seat]
        lengths = [board.route_length[route] for route in own]
        assert player.cars + sum(lengths) == board.cars
        assert player.points == sum(board.points[length] for length in lengths)
        assert not {board.route_twin[route] for route in own} & set(own)
        assert player.stations + state.station_owner.count(seat) == board.stations
    for route in range(board.routes):
        twin = board.route_twin[route]
        both = twin != NO_ROUTE and NOBODY not in (
            state.route_owner[route],
            state.route_owner[twin],
        )
        assert not both or state.seats > board.closed_up_to


def check_tickets(board: Board, state: State) -> None:
    """Every ticket is in one place only, and those dealt from are all there."""
    queue = state.queue[: state.queue_size]
    heaps = [bits(state.ticket_pool), set(queue)]
    for player in state.players:
        offer = player.offer[: player.offer_size]
        assert len(set(offer)) == len(offer)
        heaps += [bits(player.tickets), bits(player.gone), set(offer)]
        assert player.ticket_count == len(bits(player.tickets))
    assert len(set(queue)) == len(queue)
    there = set().union(*heaps)
    assert sum(map(len, heaps)) == len(there), "a ticket is in two places"
    assert bits(board.regular_tickets) <= there <= set(range(board.tickets))
    assert len(there & bits(board.long_tickets)) == state.seats * board.opening_long
    assert state.ticket_deck_size == len(bits(state.ticket_pool)) + state.queue_size


def check_tokens(board: Board, state: State) -> None:
    placed = [place for place in state.stack_place if place != NO_PLACE]
    assert len(set(placed)) == len(placed), "two stacks on one place"
    started = board.token_place[: board.token_starts]
    for symbol in range(board.symbols):
        single = state.seats <= board.singles_up_to and state.stack_place[symbol] not in started
        waiting = state.stack_place[symbol] == NO_PLACE
        full = 1 if single and not waiting else board.tokens_per_stack[state.seats]
        held = sum((player.tokens >> symbol) & 1 for player in state.players)
        assert held + state.stack_height[symbol] == full
        assert state.stack_height[symbol] >= 0


def check_phase(board: Board, state: State) -> None:
    """Decks are renewed and the last round begins in time; what is pending is pending."""
    if state.phase != Phase.TUNNEL:
        assert state.deck_size > 0 or not any(state.discards), "M4"
    if state.deck_size > 0 and state.phase != Phase.TUNNEL:
        assert NO_CARD not in state.market, "M5"
    pending = state.phase in (Phase.TUNNEL, Phase.TOKEN)
    assert pending == (state.pending_route != NO_ROUTE)
    assert (state.phase == Phase.TUNNEL) == (state.surcharge > 0)
    if state.phase in (Phase.TURN, Phase.OPENING, Phase.PLACING):
        ended = [player.cars <= board.last_round_at for player in state.players[: state.seats]]
        assert any(ended) == (state.last_turns > 0), "E1"
    assert state.passes < state.seats or state.phase == Phase.OVER


def check_market(state: State, chance: Chance, stays: list[int]) -> list[int]:
    """At most two wilds, unless there is nothing else or fifty resets did not help (M3).

    `stays` is the market that stays for the latter reason, if any; returns what it is now.
    """
    others = sum(kind not in (WILD, NO_CARD) for kind in state.market)
    others += sum(state.deck[:WILD]) + sum(state.discards[:WILD])
    assert chance.count < RESULTS
    if chance.result[: chance.count].count(Result.RESET) == MOST_RESETS:
        stays = list(state.market)
    assert state.market.count(WILD) < MANY_WILDS or others < MANY_WILDS or state.market == stays
    return stays


def check_choices(game: RandomGame, random: Random, sample: int) -> None:
    """All that is listed is legal and found by number; all else is refused with a reason."""
    board, state = game.board, game.state
    for seat in range(len(state.players)):
        legal = list(game.legal(seat))
        known = set(legal)
        assert bool(legal) == awaits(state, seat)
        assert len(known) == len(legal)
        assert survey(board, state, seat, game.choices) == len(legal)
        numbers = (
            range(len(legal))
            if sample == ACTIONS
            else random.sample(range(len(legal)), min(len(legal), 12))
        )
        for number in numbers:
            assert nth_action(board, state, seat, game.choices, number) == legal[number]
            assert refusal(board, state, seat, legal[number]) == Refusal.LEGAL
        assert PASS not in legal or legal == [PASS]
        few = sample if awaits(state, seat) else sample // 20
        for action in some_actions(random, few):
            refused = Refusal(refusal(board, state, seat, action))
            assert (refused == Refusal.LEGAL) == (action in known), (action, refused)


def some_actions(random: Random, sample: int) -> range | list[int]:
    """Action numbers of all kinds, and a few that are none; all of them if asked for so many."""
    if sample >= ACTIONS:
        return range(-1, ACTIONS + 2)
    small = sample // 3
    return [random.randrange(-1, CLAIM) for _ in range(small)] + [
        random.randrange(CLAIM, ACTIONS + 2) for _ in range(sample - small)
    ]


def check_game(board: Board, seats: int, seed: int, habit: Habit, sample: int = 60) -> State:
    """Play a game and check every position of it."""
    game = RandomGame(board, seats, seed, habit)
    random = Random(seed)
    stays = check_market(game.state, game.chance, [])
    check_position(board, game.state)
    for _ in game.decisions():
        check_choices(game, random, sample)
        stays = check_market(game.state, game.chance, stays)
        check_position(board, game.state)
    check_choices(game, random, sample)
    check_position(board, game.state)
    assert game.state.phase == Phase.OVER, f"not over after {MOST_DECISIONS} decisions"
    return game.state


@EACH_HABIT
@pytest.mark.parametrize(("source", "seats"), BUNDLED)
def test_every_position_of_a_game_is_sound(source: Map, seats: int, habit: Habit) -> None:
    check_game(build_board(source), seats, seats, habit)


@settings(max_examples=40)
@given(table=tables(), seed=seeds, habit=habits)
def test_every_position_on_any_map_is_sound(
    table: tuple[Map, int], seed: int, habit: Habit
) -> None:
    source, seats = table
    check_game(build_board(source), seats, seed, habit)


@pytest.mark.long
@EACH_HABIT
@pytest.mark.parametrize(("source", "seats"), BUNDLED)
def test_every_other_action_there_is_is_refused(source: Map, seats: int, habit: Habit) -> None:
    check_game(build_board(source), seats, 100 + seats, habit, ACTIONS)


@pytest.mark.long
@given(table=tables(), seed=seeds, habit=habits)
def test_every_position_on_a_thousand_maps_is_sound(
    table: tuple[Map, int], seed: int, habit: Habit
) -> None:
    source, seats = table
    check_game(build_board(source), seats, seed, habit, 1000)


@settings(max_examples=25)
@given(table=tables(), seed=seeds, habit=habits)
def test_what_happens_to_a_copy_does_not_happen_to_the_original(
    table: tuple[Map, int], seed: int, habit: Habit
) -> None:
    source, seats = table
    board = build_board(source)
    game = RandomGame(board, seats, seed, habit)
    ahead, luck = game.state.copy(), game.chance.copy()
    for seat, action in game.decisions():
        before, luck_before = game.state.copy(), game.chance.copy()
        assert (ahead, luck) == (before, luck_before)
        apply(board, ahead, luck, seat, action)
        assert (game.state, game.chance) == (before, luck_before)
        assert ahead != before
        behind = State()
        behind.assign(ahead)
        assert behind == ahead


@settings(max_examples=25)
@given(first=tables(), second=tables(), seed=seeds, habit=habits)
def test_a_game_begins_the_same_on_a_used_record(
    first: tuple[Map, int], second: tuple[Map, int], seed: int, habit: Habit
) -> None:
    used = RandomGame(build_board(first[0]), first[1], seed, habit)
    for _ in used.decisions():
        pass
    board, seats = build_board(second[0]), second[1]
    new, luck = State(), Chance()
    for state, chance in ((used.state, used.chance), (new, luck)):
        seed_chance(chance, [seed] * 8)
        begin(board, state, chance, seats)
    assert dict(used.state.cells()) == dict(new.cells())
    assert used.chance.result[: luck.count] == luck.result[: luck.count]


@settings(max_examples=25)
@given(table=tables(), seed=seeds, order=st.permutations(range(5)))
def test_opening_choices_may_come_in_any_order(
    table: tuple[Map, int], seed: int, order: list[int]
) -> None:
    source, seats = table
    game = RandomGame(build_board(source), seats, seed)
    chosen = [game.random.choice(game.legal(seat)) for seat in range(seats)]
    state, chance = game.state.copy(), game.chance.copy()
    for seat in range(seats):
        apply(game.board, game.state, game.chance, seat, chosen[seat])
    for seat in order:
        if seat < seats:
            assert state.phase == Phase.OPENING
            apply(game.board, state, chance, seat, chosen[seat])
    assert (state, chance) == (game.state, game.chance)


@settings(max_examples=100)
@given(source=maps())
def test_generated_maps_survive_their_own_facts(source: Map) -> None:
    assert Map.from_facts(source.facts()).digest == source.digest
    board = build_board(source)
    check_ranges(board)
