"""Odds of the deck, from what one viewer may know.

The cards behind the deck's backs and those that the others drew blind from it since it was last
fresh are one heap: nobody can tell them apart, so each is as likely to come next as any other.
What the others have played since, unseen before, may have been in that heap or in their hands
earlier; such a card is counted out of both by the shares of either, as `engine.worlds` deals it.
"""

from __future__ import annotations

from functools import cached_property
from math import comb

from funicular.engine.position import KINDS, REVEAL, WILD
from funicular.engine.worlds import WorldWork, count_unseen

from .notation import CARD_NAMES
from .view import GameView


class DeckOdds:
    """What the next cards of the deck may be, for who sees `view`."""

    def __init__(self, view: GameView) -> None:
        self._view = view

    @cached_property
    def heap(self) -> tuple[float, ...]:
        """How many cards of each kind are in the deck or were drawn blind from it by others."""
        view = self._view
        work = WorldWork()
        count_unseen(view.notation.board, view.position, work)
        heap = _Heap(work)
        for doubtful in (False, True):  # first those of which there is no doubt
            for seat, player in enumerate(view.position.players[: view.players]):
                if seat != view.position.viewer:
                    heap.count_out(seat, player.spent, doubtful)
        return tuple(heap.new)

    @property
    def blind(self) -> dict[str, float]:
        """The chance of each kind of card to be drawn next; empty if no card is left."""
        heap = self.heap
        total = sum(heap)
        if self._view.deck == 0 or total <= 0:
            return {}
        return {CARD_NAMES[kind]: heap[kind] / total for kind in range(KINDS) if heap[kind] > 0}

    def surcharge(self, colour: str) -> tuple[float, ...]:
        """The chance that a tunnel paid with `colour` costs 0, 1, 2 or 3 cards more (U1, U2)."""
        kinds = {CARD_NAMES.index(colour), WILD}
        discards = self._view.position.discards
        first = min(REVEAL, self._view.deck)
        then = min(REVEAL - first, sum(discards))  # a deck that runs out is renewed (M4)
        from_deck = _hits(sum(self.heap[kind] for kind in kinds), sum(self.heap), first)
        renewed = _hits(sum(discards[kind] for kind in kinds), sum(discards), then)
        chances = [0.0] * (REVEAL + 1)
        for hit, chance in enumerate(from_deck):
            for more, other in enumerate(renewed):
                chances[hit + more] += chance * other
        return tuple(chances)


class _Heap:
    """The unseen cards, from which those played unseen-before are counted out bit by bit."""

    def __init__(self, work: WorldWork) -> None:
        self.old = [float(count) for count in work.old]
        self.new = [float(count) for count in work.new]
        self.old_due = [float(count) for count in work.old_due]
        self.new_due = [float(count) for count in work.new_due]
        self._plain_kinds = [0 in pair for pair in zip(work.old, work.new, strict=True)]
        self._plain_seats = [0 in pair for pair in zip(work.old_due, work.new_due, strict=True)]

    def count_out(self, seat: int, spent: list[int], doubtful: bool) -> None:
        for kind in range(KINDS):
            if (self._plain_kinds[kind] or self._plain_seats[seat]) != doubtful:
                for _ in range(spent[kind]):
                    self._count_one_out(seat, kind)

    def _count_one_out(self, seat: int, kind: int) -> None:
        old = self.old[kind] * self.old_due[seat]
        new = self.new[kind] * self.new_due[seat]
        if old + new <= 0:
            return
        share = new / (old + new)
        self.new[kind] = max(0.0, self.new[kind] - share)
        self.new_due[seat] = max(0.0, self.new_due[seat] - share)
        self.old[kind] = max(0.0, self.old[kind] - 1 + share)
        self.old_due[seat] = max(0.0, self.old_due[seat] - 1 + share)


def _hits(wanted: float, total: float, drawn: int) -> list[float]:
    """The chances of 0, 1, … wanted cards among so many drawn of a heap, without putting back."""
    chances = [
        comb(drawn, hit) * _falling(wanted, hit) * _falling(total - wanted, drawn - hit)
        for hit in range(drawn + 1)
    ]
    every = sum(chances)
    return [chance / every for chance in chances] if every > 0 else [1.0]


def _falling(count: float, factors: int) -> float:
    product = 1.0
    for taken in range(factors):
        product *= max(0.0, count - taken)
    return product
