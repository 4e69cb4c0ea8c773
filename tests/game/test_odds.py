"""The odds of the deck: those of the worlds that a viewer must hold possible, counted out."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from funicular.engine.chance import Chance, seed_chance
from funicular.engine.position import KINDS, State
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import Draw, Game, GameView, new_game
from funicular.game.notation import CARD_NAMES
from funicular.game.odds import DeckOdds

SAMPLES = 1500


def views(source: str, players: int, seed: int) -> Iterator[tuple[Game, GameView]]:
    """Every position of a game played at random, seen by who must decide."""
    dice = Random(seed)
    game = new_game(source, players, seed=seed)
    while not game.is_over:
        seat = game.awaited[0]
        yield game, game.view(seat)
        game.play(game.legal_actions(seat).pick(dice.randrange), seat)


def unseen(game: Game, view: GameView) -> Counter[str]:
    """All cards there are, less those in sight and in the viewer's hand."""
    cards = game.map.rules.cards
    left = Counter(dict.fromkeys(cards.colours, cards.each))
    left["wild"] = cards.wild
    left.subtract(view.discards)
    left.subtract(view.hand)
    left.subtract(card for card in view.market if card)
    for each in view.seats:
        if each.seat != view.seat:
            left.subtract(each.known_cards)
    return +left


def sampled_decks(view: GameView, count: int) -> list[list[int]]:
    chance, world, work = Chance(), State(), WorldWork()
    seed_chance(chance, [0] * 8)
    decks = []
    for _ in range(count):
        assert sample_world(view.notation.board, view.position, chance, world, work)
        decks.append(list(world.deck))
    return decks


@pytest.mark.parametrize("source", ["europe", "san_francisco"])
def test_until_the_first_reshuffle_every_unseen_card_is_as_likely(source: str) -> None:
    looked = 0
    for game, view in views(source, 3, 1):
        if any(event.name == "reshuffle" for step in game.steps for event in step.events):
            break
        if view.phase.name != "TURN":
            continue
        left = unseen(game, view)
        expected = {card: count / left.total() for card, count in left.items()}
        assert DeckOdds(view).blind == pytest.approx(expected)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize(("source", "seed"), [("europe", 5), ("san_francisco", 2)])
def test_after_a_reshuffle_they_are_those_of_the_possible_worlds(source: str, seed: int) -> None:
    looked, turns = 0, 0
    for game, view in views(source, 3, seed):
        turns += 1
        fresh = any(event.name == "reshuffle" for step in game.steps for event in step.events)
        if not fresh or view.phase.name != "TURN" or view.deck < 5 or turns % 5:
            continue
        decks = sampled_decks(view, SAMPLES)
        found = DeckOdds(view).blind
        for kind in range(KINDS):
            mean = sum(deck[kind] for deck in decks) / SAMPLES / view.deck
            # Three deviations of the mean, and a hundredth for cards counted out by shares.
            assert abs(found.get(CARD_NAMES[kind], 0.0) - mean) < 0.03, CARD_NAMES[kind]
        looked += 1
        if looked == 6:
            return
    pytest.fail(f"only {looked} positions were met; choose another seed")


def test_a_tunnel_costs_more_as_often_as_the_cards_fall_so() -> None:
    looked = 0
    for _, view in views("europe", 2, 3):
        odds = DeckOdds(view)
        if view.phase.name != "TURN" or view.deck < 3 or any(part % 1 for part in odds.heap):
            continue
        looked += 1
        if looked % 9:
            continue
        heap = [kind for kind in range(KINDS) for _ in range(round(odds.heap[kind]))]
        for colour in ("red", "wild"):
            wanted = {colour, "wild"}
            hits: Counter[int] = Counter()
            for turned in combinations(heap, 3):
                hits[sum(CARD_NAMES[kind] in wanted for kind in turned)] += 1
            expected = [hits[more] / hits.total() for more in range(4)]
            assert odds.surcharge(colour) == pytest.approx(expected)
        if looked > 40:
            break
    assert looked > 40


def test_a_deck_that_runs_out_is_renewed_from_the_discards() -> None:
    """With one card in the deck, two of the three come from the discards."""
    for _, view in views("europe", 5, 4):
        discards = view.discards
        if view.phase.name != "TURN" or view.deck != 1 or sum(discards.values()) < 2:
            continue
        blind = DeckOdds(view).blind
        of_deck = blind.get("red", 0.0) + blind.get("wild", 0.0)
        pile = [card for card, count in discards.items() for _ in range(count)]
        pairs = list(combinations(pile, 2))
        none = sum(not {"red", "wild"} & set(pair) for pair in pairs) / len(pairs)
        assert DeckOdds(view).surcharge("red")[0] == pytest.approx((1 - of_deck) * none)
        return
    pytest.fail("no deck of one card was met; choose another seed")


def test_an_empty_deck_has_no_odds() -> None:
    """Everybody hoards cards until none is left."""
    game = new_game("san_francisco", 4, seed=3)
    dice = Random(3)
    while game.view(None).deck > 0:
        seat = game.awaited[0]
        odds = DeckOdds(game.view(seat))
        assert sum(odds.blind.values()) == pytest.approx(1)
        assert sum(odds.surcharge("red")) == pytest.approx(1)
        legal = game.legal_actions(seat)
        blind = Draw(None)
        game.play(blind if blind in legal else legal.pick(dice.randrange), seat)
    assert DeckOdds(game.view(game.awaited[0])).blind == {}
