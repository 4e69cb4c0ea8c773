"""A map: the places, routes and tickets of a board, and the rule quantities of its game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from funicular.maps.limits import FORMAT

Returns = Literal["leave", "bottom"]
"""Where opening tickets go that were not kept (S3): out of the game, or under the deck."""


@dataclass(frozen=True, slots=True)
class Place:
    """A city or location."""

    id: str
    name: str
    tokens: bool
    """Whether a stack of tokens starts here (S5)."""
    latitude: float | None = None
    longitude: float | None = None


@dataclass(frozen=True, slots=True)
class Route:
    """One track between two places; a double route is two of them."""

    id: str
    start: str
    end: str
    length: int
    colour: str
    """One of the map's card colours, or grey."""
    tunnel: bool = False
    wilds: int = 0
    """How many wilds a payment must hold (C5); more than none makes the route a ferry."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two places to be joined, for points."""

    id: str
    start: str
    end: str
    points: int
    long: bool = False


@dataclass(frozen=True, slots=True)
class PlayerRules:
    """How many can play."""

    min: int
    max: int

    @property
    def counts(self) -> range:
        """The numbers of players that the game is for."""
        return range(self.min, self.max + 1)


@dataclass(frozen=True, slots=True)
class CardRules:
    """What the deck holds, and how much of it is dealt."""

    colours: tuple[str, ...]
    """In the order of `limits.COLOURS`, whatever the order in the file."""
    each: int
    wild: int
    opening_hand: int

    @property
    def total(self) -> int:
        """All cards of the deck."""
        return len(self.colours) * self.each + self.wild


@dataclass(frozen=True, slots=True)
class CarRules:
    """How many cars a player has, and with how many left the last round begins (E1)."""

    each: int
    last_round_at: int


@dataclass(frozen=True, slots=True)
class TicketRules:
    """How many tickets are dealt at the start (S2, S3) and drawn later (K1), and kept."""

    opening_long: int
    opening: int
    opening_keep: int
    opening_returns: Returns
    drawn: int
    keep: int


@dataclass(frozen=True, slots=True)
class DoubleRules:
    """When double routes are single (C4)."""

    closed_up_to_players: int
    """Up to how many players the second track closes when the first is taken (C4); 0: never."""


@dataclass(frozen=True, slots=True)
class StationRules:
    """Stations of each player (B1), and points for those left (E3)."""

    each: int = 0
    unbuilt_points: int = 0


@dataclass(frozen=True, slots=True)
class TokenRules:
    """The tokens (S5 to S7), and points for different ones (E5)."""

    symbols: tuple[str, ...] = ()
    per_stack: tuple[int, ...] = ()
    """Tokens in a stack, one entry for each number of players from the fewest to the most."""
    singles_up_to_players: int = 0
    """Up to how many players left-over symbols are placed as single tokens (S7)."""
    points: tuple[int, ...] = ()
    """By the number of different tokens held, from none to all."""


@dataclass(frozen=True, slots=True)
class BonusRules:
    """Points at the end."""

    longest_path: int = 0


@dataclass(frozen=True, slots=True)
class Rules:
    """The quantities of the game. A mechanism that the game lacks has quantity zero."""

    players: PlayerRules
    cards: CardRules
    cars: CarRules
    points: tuple[tuple[int, int], ...]
    """Pairs of a route length and its points, shortest first."""
    tickets: TicketRules
    doubles: DoubleRules
    stations: StationRules = StationRules()
    tokens: TokenRules = TokenRules()
    bonus: BonusRules = BonusRules()

    def points_for(self, length: int) -> int:
        """The points for claiming a route of so many spaces (C3)."""
        return dict(self.points)[length]

    def tokens_per_stack(self, players: int) -> int:
        """How many tokens a stack holds with so many players; 0 in a game without tokens."""
        if players not in self.players.counts:
            raise ValueError(
                f"{players} players: this game is for {self.players.min} to {self.players.max}"
            )
        return self.tokens.per_stack[players - self.players.min] if self.tokens.symbols else 0


@dataclass(frozen=True, slots=True)
class Word:
    """A noun."""

    singular: str
    plural: str

    def counted(self, number: int) -> str:
        """The word with its number: `1 wagon`, `2 wagons`."""
        return f"{number} {self.singular if number == 1 else self.plural}"


@dataclass(frozen=True, slots=True)
class Names:
    """What things are called where people read them. Nothing here changes the game."""

    wild: Word
    car: Word
    card: Word
    player_colours: tuple[str, ...]
    """One for each seat, at least as many as the game has players at most."""
    tokens: tuple[tuple[str, str], ...] = ()
    """Pairs of a token symbol and its name, in the order of the symbols."""

    def token(self, symbol: str) -> str:
        """The name of a token symbol."""
        return dict(self.tokens)[symbol]


@dataclass(frozen=True)
class Map:
    """A whole map. Made by `load_map` and `Map.from_facts`, which check it first.

    Not a slots class, unlike its parts: the lookups and the digest are kept once they are made.
    """

    id: str
    title: str
    rules: Rules
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    names: Names

    def place(self, place_id: str) -> Place:
        """The place with this id; KeyError if there is none."""
        return self._places_by_id[place_id]

    def route(self, route_id: str) -> Route:
        """The route with this id; KeyError if there is none."""
        return self._routes_by_id[route_id]

    def ticket(self, ticket_id: str) -> Ticket:
        """The ticket with this id; KeyError if there is none."""
        return self._tickets_by_id[ticket_id]

    @cached_property
    def doubles(self) -> tuple[tuple[Route, Route], ...]:
        """The double routes (C4), each as its two tracks in file order."""
        tracks: dict[frozenset[str], list[Route]] = {}
        for route in self.routes:
            tracks.setdefault(frozenset((route.start, route.end)), []).append(route)
        return tuple((pair[0], pair[1]) for pair in tracks.values() if len(pair) == 2)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the rule facts: two maps with the same digest are the same game."""
        canonical = json.dumps(self.facts(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()

    def facts(self) -> dict[str, Any]:
        """Everything that the rules depend on, as JSON values; no names, no coordinates.

        The rules are laid out like rules.toml, the rest like the rows of the CSV files.
        """
        return {
            "format": FORMAT,
            "rules": _rule_facts(self.rules),
            "places": [[place.id, int(place.tokens)] for place in self.places],
            "routes": [
                [
                    route.start,
                    route.end,
                    route.length,
                    route.colour,
                    int(route.tunnel),
                    route.wilds,
                ]
                for route in self.routes
            ],
            "tickets": [
                [ticket.start, ticket.end, ticket.points, int(ticket.long)]
                for ticket in self.tickets
            ],
        }

    @classmethod
    def from_facts(cls, facts: Mapping[str, Any], id: str = "custom") -> Map:
        """The map with these facts, with names made from its ids; MapError if they are wrong."""
        # Imported here because that module makes maps, and so imports this one.
        from funicular.maps.checking import map_from_facts

        return map_from_facts(facts, id)

    @cached_property
    def _places_by_id(self) -> dict[str, Place]:
        return {place.id: place for place in self.places}

    @cached_property
    def _routes_by_id(self) -> dict[str, Route]:
        return {route.id: route for route in self.routes}

    @cached_property
    def _tickets_by_id(self) -> dict[str, Ticket]:
        return {ticket.id: ticket for ticket in self.tickets}


def _rule_facts(rules: Rules) -> dict[str, Any]:
    """The rules as in rules.toml; a mechanism that the game lacks has no table."""
    facts: dict[str, Any] = {
        "players": {"min": rules.players.min, "max": rules.players.max},
        "cards": {
            "colours": list(rules.cards.colours),
            "each": rules.cards.each,
            "wild": rules.cards.wild,
            "opening_hand": rules.cards.opening_hand,
        },
        "cars": {"each": rules.cars.each, "last_round_at": rules.cars.last_round_at},
        "points": {str(length): points for length, points in rules.points},
        "tickets": {
            "opening_long": rules.tickets.opening_long,
            "opening": rules.tickets.opening,
            "opening_keep": rules.tickets.opening_keep,
            "opening_returns": rules.tickets.opening_returns,
            "drawn": rules.tickets.drawn,
            "keep": rules.tickets.keep,
        },
        "doubles": {"closed_up_to_players": rules.doubles.closed_up_to_players},
    }
    if rules.stations.each:
        facts["stations"] = {
            "each": rules.stations.each,
            "unbuilt_points": rules.stations.unbuilt_points,
        }
    if rules.tokens.symbols:
        facts["tokens"] = {
            "symbols": list(rules.tokens.symbols),
            "per_stack": list(rules.tokens.per_stack),
            "singles_up_to_players": rules.tokens.singles_up_to_players,
            "points": list(rules.tokens.points),
        }
    if rules.bonus.longest_path:
        facts["bonus"] = {"longest_path": rules.bonus.longest_path}
    return facts
