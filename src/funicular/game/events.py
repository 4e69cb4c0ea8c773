"""What chance dealt, in words: the results behind a decision, and who may see which."""

from __future__ import annotations

from dataclasses import dataclass

from funicular.engine.chance import Chance, Result

from .notation import CARD_NAMES, Notation

Fact = list[str | int]
"""A chance result as JSON: its name and its arguments."""


@dataclass(frozen=True, slots=True)
class Event:
    """One chance result; `seat` is who drew or was offered something, if anybody."""

    name: str
    seat: int | None = None
    slot: int | None = None
    card: str | None = None
    ticket: str | None = None
    symbol: str | None = None
    place: str | None = None

    @property
    def what(self) -> str | None:
        """The card, ticket or token that was dealt."""
        return self.card or self.ticket or self.symbol

    def fact(self) -> Fact:
        """The whole truth, for records."""
        parts = (self.seat, self.slot, self.card, self.ticket, self.symbol, self.place)
        return [self.name, *(part for part in parts if part is not None)]

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a seat (or a spectator: None) may know it (V1, V2)."""
        if self.name in ("drawn", "offered") and self.seat != viewer:
            return Event(self.name, seat=self.seat)
        return self


def event_from_fact(fact: object) -> Event | None:
    """What `Event.fact` wrote; None if it cannot have."""
    match fact:
        case ["drawn", int(seat), str(card)]:
            return Event("drawn", seat=seat, card=card)
        case ["market", int(slot), str(card)]:
            return Event("market", slot=slot, card=card)
        case ["revealed", str(card)]:
            return Event("revealed", card=card)
        case ["offered", int(seat), str(ticket)]:
            return Event("offered", seat=seat, ticket=ticket)
        case ["stack", str(symbol), str(place)]:
            return Event("stack", symbol=symbol, place=place)
        case ["reset" | "reshuffle" as name]:
            return Event(name)
    return None


def events_of(notation: Notation, chance: Chance) -> tuple[Event, ...]:
    """The chance results since the last decision."""
    return tuple(
        _event(notation, chance.result[i], chance.where[i], chance.what[i])
        for i in range(chance.count)
    )


def _event(notation: Notation, result: int, where: int, what: int) -> Event:
    if result == Result.DRAWN:
        return Event("drawn", seat=where, card=CARD_NAMES[what])
    if result == Result.MARKET:
        return Event("market", slot=where + 1, card=CARD_NAMES[what])
    if result == Result.REVEALED:
        return Event("revealed", card=CARD_NAMES[what])
    if result == Result.OFFERED:
        return Event("offered", seat=where, ticket=notation.tickets[what])
    if result == Result.STACK:
        return Event("stack", symbol=notation.symbols[what], place=notation.places[where])
    return Event(Result(result).name.lower())
