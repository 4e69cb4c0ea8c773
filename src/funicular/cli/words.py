"""What things are called in the terminal: cards, places, routes, tickets, payments.

Every card has a shape as well as a colour and a name, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from funicular.game import Payment
from funicular.maps import Map, Route, Ticket

SHAPES: Mapping[str, str] = {
    "purple": "◆",
    "white": "○",
    "blue": "■",
    "yellow": "★",
    "orange": "▲",
    "black": "●",
    "red": "♥",
    "green": "♣",
    "wild": "✱",
}
TUNNEL = "∩"


def card(source: Map, kind: str) -> str:
    """A card: `■ blue`, or the map's word for a wild one."""
    return f"{SHAPES[kind]} {source.names.wild.singular if kind == 'wild' else kind}"


def cards(source: Map, kind: str, count: int) -> str:
    """Several cards of a kind: `2 ■ blue`, `3 ✱ locomotives`."""
    if kind == "wild" and count != 1:
        return f"{count} {SHAPES[kind]} {source.names.wild.plural}"
    return f"{count} {card(source, kind)}"


def hand(source: Map, counts: Mapping[str, int]) -> list[str]:
    """Cards in the order of the colours: `2 ■ blue`, `1 ✱ locomotive`."""
    return [cards(source, kind, count) for kind, count in counts.items()] or ["no cards"]


def payment(source: Map, paid: Payment, cost: int) -> str:
    """The cards of a payment: `2 ■ blue and 1 ✱ locomotive`."""
    if paid.colour == "wild":
        return cards(source, "wild", cost)
    own = cards(source, paid.colour, cost - paid.wilds)
    return f"{own} and {cards(source, 'wild', paid.wilds)}" if paid.wilds else own


def place(source: Map, place_id: str) -> str:
    return source.place(place_id).name


def ends(source: Map, found: Route) -> str:
    return f"{place(source, found.start)}–{place(source, found.end)}"


def route(source: Map, found: Route) -> str:
    """The two ends of a route; on a double route also which track."""
    track = track_name(source, found)
    return f"{ends(source, found)} ({track})" if track else ends(source, found)


def track_name(source: Map, found: Route) -> str:
    """What tells a track of a double route from the other; nothing for a single route."""
    if "/" not in found.id:
        return ""
    both, _, number = found.id.partition("/")
    other = source.route(f"{both}/{'2' if number == '1' else '1'}")
    if other.colour != found.colour:
        return f"{found.colour} track"
    return "first track" if number == "1" else "second track"


def spaces(source: Map, found: Route) -> str:
    """The length of a route with its colours, `3♣` or `3●♥` for a double one.

    A tunnel has its arch and a ferry the wilds that it asks for: `4♥∩`, `4✱✱`.
    """
    both = [each for each in source.routes if {each.start, each.end} == {found.start, found.end}]
    colours = "".join(SHAPES.get(each.colour, "") for each in both)
    return f"{found.length}{colours}{TUNNEL if found.tunnel else ''}{SHAPES['wild'] * found.wilds}"


def route_by_id(source: Map, route_id: str) -> str:
    return route(source, source.route(route_id))


def ticket(source: Map, found: Ticket) -> str:
    """A ticket: `Paris – Wien (8)`."""
    return f"{place(source, found.start)} – {place(source, found.end)} ({found.points})"


def ticket_by_id(source: Map, ticket_id: str) -> str:
    return ticket(source, source.ticket(ticket_id))


def token(source: Map, symbol: str) -> str:
    return source.names.token(symbol)


def points(number: int) -> str:
    return f"{number} point" if abs(number) == 1 else f"{number} points"


def counted(number: int, singular: str, plural: str | None = None) -> str:
    """A noun with its number: `1 card`, `2 cards`."""
    return f"{number} {singular if number == 1 else plural or singular + 's'}"


def listed(parts: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, final = list(parts) or [""]
    return f"{', '.join(most)} {last} {final}" if most else final
