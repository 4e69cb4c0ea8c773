"""Small maps made in memory, for situations that the real boards do not offer."""

from itertools import combinations
from typing import Any

from funicular.maps import Map

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}


def make_facts(
    *routes: str,
    tickets: tuple[str, ...] = (),
    starts: str = "",
    players: tuple[int, int] = (2, 3),
    colours: str = "red blue green",
    each: int = 6,
    wild: int = 4,
    opening_hand: int = 0,
    cars: int = 10,
    last_round_at: int = 2,
    points: dict[int, int] = POINTS,
    closed_up_to: int = 2,
    **tables: dict[str, Any],
) -> dict[str, Any]:
    """The facts of a map, which may be wrong on purpose.

    A route is `a-b 2 red`, `a-b 3 grey tunnel` or `a-b 4 grey ferry=2`; a ticket `a-c 7` or
    `a-d 20 long`; `starts` names the places that start with tokens. Without tickets of its own
    a map has one of a point for every two places. `opening` changes the ticket rules; other
    tables are added as they are.
    """
    rows = [_route(text) for text in routes]
    places = sorted({end for row in rows for end in row[:2]})
    rules: dict[str, Any] = {
        "players": {"min": players[0], "max": players[1]},
        "cards": {
            "colours": colours.split(),
            "each": each,
            "wild": wild,
            "opening_hand": opening_hand,
        },
        "cars": {"each": cars, "last_round_at": last_round_at},
        "points": {str(length): worth for length, worth in points.items()},
        "tickets": {
            "opening_long": 0,
            "opening": 1,
            "opening_keep": 1,
            "opening_returns": "bottom",
            "drawn": 2,
            "keep": 1,
            **tables.pop("opening", {}),
        },
        "doubles": {"closed_up_to_players": closed_up_to},
        **tables,
    }
    return {
        "format": 1,
        "rules": rules,
        "places": [[place, int(place in starts.split())] for place in places],
        "routes": rows,
        "tickets": [_ticket(text) for text in tickets]
        or [[a, b, 1, 0] for a, b in combinations(places, 2)],
    }


def make_map(*routes: str, **quantities: Any) -> Map:
    """The map with such facts; see `make_facts`."""
    return Map.from_facts(make_facts(*routes, **quantities))


def _route(text: str) -> list[Any]:
    ends, length, colour, *features = text.split()
    wilds = sum(int(each.removeprefix("ferry=")) for each in features if each != "tunnel")
    return [*ends.split("-"), int(length), colour, int("tunnel" in features), wilds]


def _ticket(text: str) -> list[Any]:
    ends, points, *long = text.split()
    return [*ends.split("-"), int(points), int(long == ["long"])]
