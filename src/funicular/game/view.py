"""What one seat, or a spectator, may know of a game, in the words of the map.

`GameView.position` is the engine's view record, for bots written in the engine's subset;
everything here reads from it, so nothing can be shown that it does not hold.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from funicular.engine.position import NO_CARD, NO_PLACE, NO_ROUTE, NOBODY, UNKNOWN, Phase, View
from funicular.engine.routes import is_free
from funicular.engine.stations import station_cost
from funicular.engine.turns import awaits
from funicular.maps import Map, Route, Ticket

from .legal_actions import LegalActions
from .notation import CARD_NAMES, Notation


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What everybody knows of a seat."""

    seat: int
    name: str
    cars: int
    stations: int
    cards: int
    known_cards: dict[str, int]
    tickets: int
    offered: int
    points: int
    tokens: tuple[str, ...]
    ready: bool


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A tunnel being dug: the payment laid out, the cards revealed, what they cost."""

    route: str
    colour: str
    wilds: int
    revealed: tuple[str, ...]
    surcharge: int


@dataclass(frozen=True, slots=True)
class Stack:
    symbol: str
    place: str | None
    height: int


class GameView:
    """A game as `seat` sees it (None: a spectator)."""

    def __init__(self, notation: Notation, position: View, names: tuple[str, ...]) -> None:
        self.notation = notation
        self.position = position
        self.names = names

    @property
    def map(self) -> Map:
        return self.notation.map

    @property
    def seat(self) -> int | None:
        return None if self.position.viewer == NOBODY else self.position.viewer

    @property
    def players(self) -> int:
        return self.position.seats

    @property
    def phase(self) -> Phase:
        return Phase(self.position.phase)

    @property
    def decisions(self) -> int:
        return self.position.decisions

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose decision is awaited."""
        return tuple(seat for seat in range(self.players) if awaits(self.position, seat))

    @property
    def legal_actions(self) -> LegalActions:
        """What the viewer may do now; empty for a spectator."""
        return LegalActions(self.notation, self.position, self.position.viewer)

    @property
    def market(self) -> tuple[str | None, ...]:
        return tuple(None if kind == NO_CARD else CARD_NAMES[kind] for kind in self.position.market)

    @property
    def deck(self) -> int:
        return self.position.deck_size

    @property
    def discards(self) -> dict[str, int]:
        return _cards(self.position.discards)

    @property
    def ticket_deck(self) -> int:
        return self.position.ticket_deck_size

    @property
    def returned(self) -> tuple[tuple[int, str | None], ...]:
        """The tickets at the bottom of the deck: who returned each, and which if the viewer did."""
        return tuple(
            (
                self.position.queue_seat[index],
                None
                if self.position.queue[index] == UNKNOWN
                else self.notation.tickets[self.position.queue[index]],
            )
            for index in range(self.position.queue_size)
        )

    @property
    def hand(self) -> dict[str, int]:
        """The viewer's cards; a spectator has none."""
        return {} if self.seat is None else _cards(self.position.players[self.seat].hand)

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        return () if self.seat is None else self.tickets_of(self.seat)

    def tickets_of(self, seat: int) -> tuple[Ticket, ...]:
        """The tickets of a seat that the viewer may see: its own, and all after the end."""
        bits = self.position.players[seat].tickets
        return tuple(t for number, t in enumerate(self.map.tickets) if bits >> number & 1)

    @property
    def offer(self) -> tuple[Ticket, ...]:
        """The tickets that the viewer has been offered, in the order of `keep 1,2,…`."""
        if self.seat is None:
            return ()
        player = self.position.players[self.seat]
        return tuple(self.map.tickets[t] for t in player.offer[: player.offer_size])

    @property
    def chosen(self) -> tuple[int, ...]:
        """The viewer's opening choice, while others still choose."""
        bits = 0 if self.seat is None else self.position.players[self.seat].chosen
        return tuple(index + 1 for index in range(bits.bit_length()) if bits >> index & 1)

    @property
    def routes(self) -> dict[str, int]:
        """The claimed routes and their owners."""
        owners = self.position.route_owner
        return {
            name: owners[number]
            for number, name in enumerate(self.notation.routes)
            if owners[number] != NOBODY
        }

    @property
    def closed(self) -> tuple[str, ...]:
        """Routes that nobody holds and nobody can claim any more (C4)."""
        board, position = self.notation.board, self.position
        owners, twins = position.route_owner, board.route_twin
        return tuple(
            name
            for number, name in enumerate(self.notation.routes)
            if owners[number] == NOBODY
            and twins[number] != NO_ROUTE
            and owners[twins[number]] != NOBODY
            and not any(is_free(board, position, s, number) for s in range(self.players))
        )

    def routes_of(self, seat: int) -> tuple[Route, ...]:
        owners = self.position.route_owner
        return tuple(r for number, r in enumerate(self.map.routes) if owners[number] == seat)

    @property
    def stations(self) -> dict[str, int]:
        """The places with a station, and its owner."""
        owners = self.position.station_owner
        return {
            name: owners[number]
            for number, name in enumerate(self.notation.places)
            if owners[number] != NOBODY
        }

    @property
    def station_cost(self) -> int | None:
        """Cards for the viewer's next station; None if there is none to build."""
        if self.seat is None or self.position.players[self.seat].stations == 0:
            return None
        return station_cost(self.notation.board, self.position, self.seat)

    @property
    def stacks(self) -> tuple[Stack, ...]:
        position = self.position
        return tuple(
            Stack(
                symbol,
                None
                if position.stack_place[number] == NO_PLACE
                else self.notation.places[position.stack_place[number]],
                position.stack_height[number],
            )
            for number, symbol in enumerate(self.notation.symbols)
        )

    @property
    def tunnel(self) -> Tunnel | None:
        position = self.position
        if self.phase != Phase.TUNNEL:
            return None
        return Tunnel(
            self.notation.routes[position.pending_route],
            CARD_NAMES[position.laid_colour],
            position.laid_wilds,
            tuple(CARD_NAMES[kind] for kind in position.revealed[: position.revealed_size]),
            position.surcharge,
        )

    @property
    def last_turns(self) -> int | None:
        """Turns left in the last round; None before it."""
        return self.position.last_turns or None

    @cached_property
    def seats(self) -> tuple[SeatFacts, ...]:
        return tuple(self.facts_of(seat) for seat in range(self.players))

    def facts_of(self, seat: int) -> SeatFacts:
        """What everybody knows of one seat."""
        player = self.position.players[seat]
        return SeatFacts(
            seat=seat,
            name=self.names[seat],
            cars=player.cars,
            stations=player.stations,
            cards=player.hand_size,
            known_cards=_cards(player.known),
            tickets=player.ticket_count,
            offered=player.offer_size,
            points=player.points,
            tokens=tuple(
                symbol
                for number, symbol in enumerate(self.notation.symbols)
                if player.tokens >> number & 1
            ),
            ready=player.ready == 1,
        )

    def facts(self) -> dict[str, Any]:
        """The view as JSON values: one entry for each thing shown, and nothing else."""
        return {
            "seat": self.seat,
            "phase": self.phase.name.lower(),
            "decisions": self.decisions,
            "awaited": list(self.awaited),
            "market": list(self.market),
            "deck": self.deck,
            "discards": self.discards,
            "ticket_deck": self.ticket_deck,
            "returned": [list(each) for each in self.returned],
            "last_turns": self.last_turns,
            "routes": self.routes,
            "stations": self.stations,
            "stacks": [asdict(stack) for stack in self.stacks],
            "tunnel": asdict(self.tunnel) if self.tunnel else None,
            "seats": [asdict(each) for each in self.seats],
            "hand": self.hand,
            "tickets": [ticket.id for ticket in self.tickets],
            "offer": [ticket.id for ticket in self.offer],
            "chosen": list(self.chosen),
            "station_cost": self.station_cost,
        }


def _cards(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count}
