"""What a client needs to know of a map to draw it: sent once, the same for everybody."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class PlaceData(Struct, frozen=True):
    id: str
    name: str
    latitude: float | None
    longitude: float | None
    tokens: bool
    """Whether a stack of tokens starts here."""


class RouteData(Struct, frozen=True):
    id: str
    start: str
    end: str
    length: int
    colour: str
    """A card colour, or grey."""
    tunnel: bool
    wilds: int
    """How many wilds a payment must hold; more than none makes the route a ferry."""
    points: int
    twin: str | None
    """The other track of a double route."""


class TicketData(Struct, frozen=True):
    id: str
    start: str
    end: str
    points: int
    long: bool


class WordData(Struct, frozen=True):
    """What a thing is called on this map, in English."""

    singular: str
    plural: str


class RuleData(Struct, frozen=True):
    """The quantities of the game; a mechanism that it lacks has quantity zero."""

    players_min: int
    players_max: int
    colours: list[str]
    """The card colours, without the wild."""
    cards_each: int
    cards_wild: int
    opening_hand: int
    cars: int
    last_round_at: int
    points: dict[str, int]
    """Points by route length."""
    opening_long: int
    opening_tickets: int
    opening_keep: int
    drawn_tickets: int
    keep: int
    doubles_closed_up_to: int
    """Up to how many players the second track of a double route closes."""
    stations: int
    unbuilt_station_points: int
    symbols: list[str]
    """Token symbols; none in a game without tokens."""
    token_points: list[int]
    """By the number of different tokens held, from none to all."""
    longest_path: int


class PlayerColour(Struct, frozen=True):
    """A player colour of the map, with the shape that always goes with it."""

    colour: str
    shape: str


class MapSummary(Struct, frozen=True):
    id: str
    title: str
    digest: str
    players_min: int
    players_max: int


class MapList(Struct, frozen=True):
    maps: list[MapSummary]


class MapData(Struct, frozen=True):
    """A whole map. `digest` is the hash of its rule facts."""

    id: str
    title: str
    digest: str
    places: list[PlaceData]
    routes: list[RouteData]
    tickets: list[TicketData]
    rules: RuleData
    wild: WordData
    car: WordData
    card: WordData
    player_colours: list[PlayerColour]
    token_names: dict[str, str]
    layout: Any
    """Where everything lies, as the map's layout.json has it; null if there is none."""
    backdrop: Any
    """What to draw behind the routes, as the map's backdrop.json has it; null if there is none."""
