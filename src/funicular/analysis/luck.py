"""The luck report: what chance dealt, beside what was to be expected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from funicular.bots.memory import Memory
from funicular.bots.planner.choosing import think_it_over
from funicular.bots.planner.ticket_choice import value_of_draw, value_of_ticket
from funicular.engine.actions import claim_payment, payment_colour
from funicular.engine.position import KINDS, WILD, State
from funicular.game import GameView
from funicular.game.game import Step
from funicular.game.notation import CARD_NAMES

from .report import Luck


@dataclass
class Tally:
    """The figures of one seat, as they add up."""

    opening_cards: int = 0
    opening_wilds: int = 0
    opening_wilds_expected: float = 0.0
    opening_points: float = 0.0
    opening_points_expected: float = 0.0
    blind_cards: int = 0
    wilds: int = 0
    wilds_expected: float = 0.0
    helpful: int = 0
    helpful_expected: float = 0.0
    tunnels: int = 0
    surcharge: int = 0
    surcharge_expected: float = 0.0
    ticket_draws: int = 0
    ticket_points: float = 0.0
    ticket_points_expected: float = 0.0

    def luck(self, seat: int) -> Luck:
        return Luck(seat, **{each.name: getattr(self, each.name) for each in fields(self)})


class LuckTeller:
    """Watches a game decision by decision, with the planner's eyes for what is useful."""

    def __init__(self, seats: int) -> None:
        self._tallies = [Tally() for _ in range(seats)]
        self._memory = Memory()

    def report(self) -> tuple[Luck, ...]:
        return tuple(tally.luck(seat) for seat, tally in enumerate(self._tallies))

    def watch_deal(self, views: Sequence[GameView]) -> None:
        """Note what every seat was dealt, before anybody has chosen."""
        for tally, view in zip(self._tallies, views, strict=True):
            board, player = view.notation.board, view.position.players[view.position.viewer]
            tally.opening_cards = player.hand_size
            tally.opening_wilds = player.hand[WILD]
            supply = board.supply[:KINDS]
            tally.opening_wilds_expected = player.hand_size * supply[WILD] / sum(supply)
            self._opening_tickets(tally, view, player.offer[: player.offer_size])

    def watch(self, step: Step, view: GameView, before: State) -> None:
        """Note the luck that came with a decision; `view` and `before` are from before it."""
        tally = self._tallies[step.seat]
        drawn = [event.card for event in step.events if event.name == "drawn"]
        revealed = [event.card for event in step.events if event.name == "revealed"]
        offered = [event.ticket for event in step.events if event.name == "offered"]
        # A deck that runs out is made of the discards.
        deck = before.deck if before.deck_size else before.discards
        if drawn:
            self._card(tally, view, deck, CARD_NAMES.index(str(drawn[0])))
        if revealed:
            colour = payment_colour(claim_payment(step.number))
            _tunnel(tally, deck, colour, [CARD_NAMES.index(str(card)) for card in revealed])
        if offered and view.phase.name == "TURN":
            tickets = [view.notation.tickets.index(str(ticket)) for ticket in offered]
            self._tickets(tally, view, tickets)

    def _plan(self, view: GameView) -> Memory:
        think_it_over(view.notation.board, view.position, self._memory)
        return self._memory

    def _opening_tickets(self, tally: Tally, view: GameView, offered: Sequence[int]) -> None:
        """The promise of the tickets offered, beside that of any as many of the same kinds.

        Tickets that promise nothing count as nothing, since most of them may be given back.
        """
        board, position = view.notation.board, view.position
        memory = self._plan(view)
        promise = [
            max(0, value_of_ticket(board, position, memory, ticket)) / 100
            for ticket in range(board.tickets)
        ]
        tally.opening_points = sum(promise[ticket] for ticket in offered)
        kinds = [(board.regular_tickets >> ticket) & 1 for ticket in range(board.tickets)]
        for ticket in offered:
            like = [promise[each] for each, kind in enumerate(kinds) if kind == kinds[ticket]]
            tally.opening_points_expected += sum(like) / len(like)

    def _card(self, tally: Tally, view: GameView, deck: Sequence[int], drawn: int) -> None:
        memory = self._plan(view)
        idle = memory.traits[0].idle_card
        helpful = [kind == WILD or memory.worth[kind] > idle for kind in range(KINDS)]
        size = sum(deck)
        tally.blind_cards += 1
        tally.wilds += drawn == WILD
        tally.helpful += helpful[drawn]
        tally.wilds_expected += deck[WILD] / size
        tally.helpful_expected += sum(deck[kind] for kind in range(KINDS) if helpful[kind]) / size

    def _tickets(self, tally: Tally, view: GameView, offered: Sequence[int]) -> None:
        board, position = view.notation.board, view.position
        memory = self._plan(view)
        expected = value_of_draw(board, position, memory)
        best = max(value_of_ticket(board, position, memory, ticket) for ticket in offered)
        tally.ticket_draws += 1
        tally.ticket_points += best / 100
        tally.ticket_points_expected += expected / 100


def _tunnel(tally: Tally, deck: Sequence[int], colour: int, revealed: Sequence[int]) -> None:
    """Cards of the colour and wilds cost one more each (U2)."""
    dear = {colour, WILD}
    tally.tunnels += 1
    tally.surcharge += sum(kind in dear for kind in revealed)
    tally.surcharge_expected += len(revealed) * sum(deck[kind] for kind in dear) / sum(deck)
