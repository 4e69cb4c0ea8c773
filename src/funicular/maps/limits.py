"""The largest map that there can be, and the names that every map shares.

The engine keeps a board in tables of fixed size, so that one compiled engine serves every map;
these limits are what those tables hold.
"""

from __future__ import annotations

import re
from typing import Final

FORMAT: Final = 1
"""The version of the map format that this package reads and writes."""

COLOURS: Final = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
"""The card colours, in the order in which they are counted everywhere."""

GREY: Final = "grey"
"""The colour of a route that takes a set of any one colour."""

PLAYER_COLOURS: Final = (
    "blue",
    "red",
    "green",
    "yellow",
    "black",
    "white",
    "orange",
    "purple",
    "turquoise",
    "pink",
    "brown",
)
"""What a player's cars may look like: a closed list, so that whatever draws them knows them all."""

ID_PATTERN: Final = re.compile(r"[a-z0-9_]+")
"""How a map, a place or a token symbol is named; to be matched in full."""

MARKET: Final = 5
"""Cards that lie face up."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
MAX_PLACES: Final = 64
MAX_ROUTES: Final = 128
MAX_TICKETS: Final = 62
MAX_LENGTH: Final = 12
MAX_OFFER: Final = 6
"""Tickets offered at once: long and regular ones together at the start, or those drawn later."""
MAX_SYMBOLS: Final = 8
MAX_STATIONS: Final = 4
MAX_CARS: Final = 60
MAX_POINTS: Final = 100
"""Points of one route, ticket, station, set of tokens or bonus."""
MAX_CARDS_EACH: Final = 30
"""Cards of one colour, and wild cards."""
MAX_OPENING_HAND: Final = 10
MAX_TOKENS_PER_STACK: Final = 10
MAX_NAME: Final = 60
"""Letters of a name that people read."""
