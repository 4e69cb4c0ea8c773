"""Maps: the boards and rule quantities of the games, as data, and the checks that they pass.

The lowest layer of the package: it knows nothing of play, and imports only the standard library.
"""

from __future__ import annotations

from funicular.maps.checking import check_map
from funicular.maps.defects import Defect, DefectCode, MapError
from funicular.maps.limits import COLOURS, GREY
from funicular.maps.loading import bundled_maps, find_map, load_map, map_ids
from funicular.maps.model import (
    BonusRules,
    CardRules,
    CarRules,
    DoubleRules,
    Map,
    Names,
    Place,
    PlayerRules,
    Route,
    Rules,
    StationRules,
    Ticket,
    TicketRules,
    TokenRules,
    Word,
)

__all__ = [
    "COLOURS",
    "GREY",
    "BonusRules",
    "CarRules",
    "CardRules",
    "Defect",
    "DefectCode",
    "DoubleRules",
    "Map",
    "MapError",
    "Names",
    "Place",
    "PlayerRules",
    "Route",
    "Rules",
    "StationRules",
    "Ticket",
    "TicketRules",
    "TokenRules",
    "Word",
    "bundled_maps",
    "check_map",
    "find_map",
    "load_map",
    "map_ids",
]
