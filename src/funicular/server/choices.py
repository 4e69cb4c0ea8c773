"""What a seat may do, in groups: the page offers these and needs no rules of its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from funicular.engine.position import NOBODY
from funicular.engine.tickets import fewest_kept
from funicular.engine.turns import awaits
from funicular.game import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    GameView,
    Keep,
    Notation,
    Pass,
    Pay,
    Payment,
    PlaceStack,
    TakeToken,
)

from .view_messages import (
    Cards,
    Choices,
    ClaimChoice,
    KeepChoice,
    PaymentChoice,
    StackChoice,
    StationChoice,
    SurchargeChoice,
    TokenChoice,
)


def cards_of(payment: Payment, cost: int) -> Cards:
    """The cards that a payment of a cost takes from the hand."""
    if payment.colour == "wild":
        return {"wild": cost}
    cards = {payment.colour: cost - payment.wilds}
    return cards | {"wild": payment.wilds} if payment.wilds else cards


class Entry(NamedTuple):
    """An action of the catalogue, with what stays the same whenever it is offered."""

    text: str
    kind: str
    action: Action
    payment: PaymentChoice | None
    """Of a claim: its cards depend on nothing but the route."""


class Catalogue:
    """The actions of a map by the engine's number, each worked out when it is first offered."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._entries: dict[int, Entry] = {}

    def entry(self, number: int) -> Entry:
        entry = self._entries.get(number)
        if entry is None:
            entry = self._entries[number] = self._make(number)
        return entry

    def _make(self, number: int) -> Entry:
        action = self._notation.action(number)
        payment = None
        if isinstance(action, Claim):
            length = self._notation.map.route(action.route).length
            payment = _payment_choice(action.payment, length)
        return Entry(self._notation.text(number), action.kind, action, payment)


@cache
def catalogue_of(notation: Notation) -> Catalogue:
    return Catalogue(notation)


def choices_for(view: GameView, with_actions: bool = False) -> Choices | None:
    """All legal actions of the viewer in groups, if its decision is awaited."""
    if view.seat is None or not awaits(view.position, view.seat):
        return None
    catalogue = catalogue_of(view.notation)
    legal = view.legal_actions
    sorted_out: dict[str, list[Entry]] = {}
    for number in legal.samples():
        entry = catalogue.entry(number)
        sorted_out.setdefault(entry.kind, []).append(entry)

    def of(kind: str) -> list[Action]:
        return [entry.action for entry in sorted_out.get(kind, ())]

    slots = [action.slot for action in of(Draw.kind) if isinstance(action, Draw)]
    return Choices(
        actions=legal.texts() if with_actions else None,
        slots=[slot for slot in slots if slot is not None],
        deck=None in slots,
        tickets=DrawTickets.kind in sorted_out,
        skip=Pass.kind in sorted_out,
        keep=_keep(view) if Keep.kind in sorted_out else None,
        claims=_claims(sorted_out.get(Claim.kind, ())),
        station=_station(view, of(BuildStation.kind)),
        surcharge=_surcharge(view, of(Pay.kind)),
        stacks=_stacks(of(PlaceStack.kind)),
        take=_tokens(view, of(TakeToken.kind)),
    )


def _keep(view: GameView) -> KeepChoice:
    assert view.seat is not None
    opening = view.phase.name == "OPENING"
    least = fewest_kept(view.notation.board, view.position, view.seat, opening)
    return KeepChoice(least=least, offered=len(view.offer))


def _fewest_wilds_first(payments: list[PaymentChoice]) -> list[PaymentChoice]:
    """A player keeps those as long as possible."""
    if len(payments) > 1:
        payments.sort(key=lambda each: each.cards.get("wild", 0))
    return payments


def _payments(payments: Iterable[Payment], cost: int) -> list[PaymentChoice]:
    return _fewest_wilds_first([_payment_choice(each, cost) for each in payments])


@cache
def _payment_choice(payment: Payment, cost: int) -> PaymentChoice:
    return PaymentChoice(str(payment), cards_of(payment, cost))


def _claims(entries: Iterable[Entry]) -> list[ClaimChoice]:
    found: dict[str, list[PaymentChoice]] = {}
    for entry in entries:
        if isinstance(entry.action, Claim) and entry.payment is not None:
            found.setdefault(entry.action.route, []).append(entry.payment)
    return [ClaimChoice(route, _fewest_wilds_first(payments)) for route, payments in found.items()]


def _station(view: GameView, actions: list[Action]) -> StationChoice | None:
    """Every free place takes the same payments, so they are told once."""
    payments = [action.payment for action in actions if isinstance(action, BuildStation)]
    cost = view.station_cost
    if not payments or cost is None:
        return None
    owners = view.position.station_owner
    places = [name for number, name in enumerate(view.notation.places) if owners[number] == NOBODY]
    return StationChoice(cost, places, _payments(payments, cost))


def _surcharge(view: GameView, actions: list[Action]) -> SurchargeChoice | None:
    """The question is put even if the seat cannot pay."""
    if view.tunnel is None:
        return None
    cost = view.tunnel.surcharge
    paid = (action.payment for action in actions if isinstance(action, Pay))
    return SurchargeChoice(cost, _payments(paid, cost))


def _stacks(actions: list[Action]) -> list[StackChoice]:
    found: dict[str, list[str]] = {}
    for action in actions:
        if isinstance(action, PlaceStack):
            found.setdefault(action.symbol, []).append(action.place)
    return [StackChoice(symbol, places) for symbol, places in found.items()]


def _tokens(view: GameView, actions: list[Action]) -> list[TokenChoice]:
    symbols = {stack.place: stack.symbol for stack in view.stacks}
    return [
        TokenChoice(action.place, symbols[action.place])
        for action in actions
        if isinstance(action, TakeToken)
    ]
