"""The grouped choices say exactly what the list of legal actions says."""

import random

import pytest
from msgspec.structs import replace

from funicular.game import Game, new_game
from funicular.server.choices import choices_for
from funicular.server.view_messages import Choices


def spelled_out(choices: Choices) -> set[str]:
    """The actions that a page would offer from the groups alone."""
    actions = {f"draw {slot}" for slot in choices.slots}
    actions |= {"draw deck"} if choices.deck else set()
    actions |= {"tickets"} if choices.tickets else set()
    actions |= {"pass"} if choices.skip else set()
    for claim in choices.claims:
        actions |= {f"claim {claim.route} {each.payment}" for each in claim.payments}
    if choices.station:
        actions |= {
            f"station {place} {each.payment}"
            for place in choices.station.places
            for each in choices.station.payments
        }
    if choices.surcharge:
        actions |= {f"pay {each.payment}" for each in choices.surcharge.payments} | {"withdraw"}
    for stack in choices.stacks:
        actions |= {f"place {stack.symbol} {place}" for place in stack.places}
    actions |= {f"take {token.place}" for token in choices.take}
    if choices.keep:
        for bits in range(1 << choices.keep.offered):
            kept = [str(i + 1) for i in range(choices.keep.offered) if bits >> i & 1]
            if len(kept) >= choices.keep.least:
                actions.add("keep " + ",".join(kept))
    return actions


def check_cards(game: Game, seat: int, choices: Choices) -> None:
    """Every payment shown is in the hand, and of the right size."""
    hand = game.view(seat).hand
    shown = [(game.map.route(c.route).length, c.payments) for c in choices.claims]
    if choices.station:
        shown.append((choices.station.cost, choices.station.payments))
    if choices.surcharge:
        shown.append((choices.surcharge.cost, choices.surcharge.payments))
    for cost, payments in shown:
        wilds = [each.cards.get("wild", 0) for each in payments]
        assert wilds == sorted(wilds)
        for each in payments:
            assert sum(each.cards.values()) == cost
            assert all(0 < count <= hand.get(card, 0) for card, count in each.cards.items())


@pytest.mark.parametrize("source", ["europe", "san_francisco"])
@pytest.mark.parametrize("seed", range(4))
def test_groups_are_the_legal_actions(source: str, seed: int) -> None:
    dice = random.Random(seed)
    game = new_game(source, 2 + seed % 3, seed=seed)
    while not game.is_over:
        for seat in range(game.players):
            choices = choices_for(game.view(seat), with_actions=True)
            assert (choices is not None) == (seat in game.awaited)
            if choices is not None:
                assert choices.actions == game.legal_actions(seat).texts()
                assert spelled_out(choices) == set(choices.actions)
                assert replace(choices, actions=None) == choices_for(game.view(seat))
                check_cards(game, seat, choices)
        seat = game.awaited[0]
        game.play(game.legal_actions(seat).pick(dice.randrange), seat)
    assert choices_for(game.view(None)) is None
