"""The score, every part of it explained as people would check it on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from funicular.cli import words
from funicular.game import GameScore, SeatScore
from funicular.maps import Map

from .console import player_styles
from .items import Items
from .table import grid

Part = tuple[str, Callable[[SeatScore], int]]


def draw_score(source: Map, score: GameScore) -> RenderableType:
    """The table of all parts, the reasons behind each number, and who wins."""
    return Group(
        draw_totals(source, score), Text(""), *_reasons(source, score), Text(verdict(source, score))
    )


def parts_of(source: Map) -> list[Part]:
    """The parts of a score that this game has."""
    rules = source.rules
    parts: list[Part] = [
        ("routes", lambda seat: seat.route_points),
        ("tickets done", lambda seat: sum(each.points for each in seat.tickets if each.completed)),
        (
            "tickets failed",
            lambda seat: sum(each.points for each in seat.tickets if not each.completed),
        ),
    ]
    if rules.stations.each:
        parts.append(("stations left", lambda seat: seat.station_points))
    if rules.bonus.longest_path:
        parts.append(("longest path", lambda seat: seat.longest_bonus))
    if rules.tokens.symbols:
        parts.append(("tokens", lambda seat: seat.token_points))
    return parts


def draw_totals(source: Map, score: GameScore) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_footer=True)
    table.add_column("points for", footer="total")
    for seat in score.seats:
        crown = " ♛" if seat.wins and score.final else ""
        table.add_column(
            Text(f"{seat.name}{crown}", style=player_styles(source)[seat.seat]),
            footer=Text(str(seat.total), style="bold"),
            justify="right",
        )
    for name, part in parts_of(source):
        table.add_row(name, *(str(part(seat)) for seat in score.seats))
    return table


def _reasons(source: Map, score: GameScore) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for seat in score.seats:
        parts.append(
            Text(f"{seat.name}: {words.points(seat.total)}", player_styles(source)[seat.seat])
        )
        parts.append(grid(*explain(source, seat)))
        parts.append(Text(""))
    return parts


def explain(source: Map, seat: SeatScore) -> list[tuple[str, RenderableType]]:
    """A row for each part of a seat's score."""
    rows: list[tuple[str, RenderableType]] = [("routes", Text(_routes(seat)))]
    if seat.tickets:
        rows.append(("tickets", Group(*_ticket_lines(source, seat))))
    if source.rules.stations.each:
        rows.append(("stations", Text("\n".join(_station_lines(source, seat)))))
    if source.rules.bonus.longest_path:
        rows.append(("longest", _trail(source, seat)))
    if source.rules.tokens.symbols:
        names = ", ".join(words.token(source, symbol) for symbol in seat.tokens) or "none"
        different = words.counted(len(seat.tokens), "different token")
        rows.append(("tokens", Text(f"{different} ({names}): {seat.token_points}")))
    return rows


def _routes(seat: SeatScore) -> str:
    """Routes counted by length: `3 of 2 spaces (3×2)`."""
    if not seat.routes:
        return "none: 0"
    worth = {each.length: each.points for each in seat.routes}
    counts = Counter(each.length for each in seat.routes)
    terms = (
        f"{counts[length]} of {words.counted(length, 'space')} at {worth[length]}"
        for length in sorted(counts)
    )
    return f"{', '.join(terms)}: {seat.route_points}"


def _ticket_lines(source: Map, seat: SeatScore) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for each in sorted(seat.tickets, key=lambda ticket: -ticket.points):
        name = words.ticket_by_id(source, each.ticket)
        if each.completed:
            lines.append(_along(f"✔ {name} +{each.points}: ", _way(source, each.path)))
        else:
            lines.append(Text(f"✘ {name} −{abs(each.points)}: not joined"))
    return lines


def _way(source: Map, path: tuple[str, ...]) -> list[str]:
    """The places along a way."""
    routes = [source.route(route_id) for route_id in path]
    if not routes:
        return []
    places = [routes[0].start, routes[0].end]
    if len(routes) > 1 and places[0] in (routes[1].start, routes[1].end):
        places.reverse()
    for route in routes[1:]:
        places.append(route.end if route.start == places[-1] else route.start)
    return [words.place(source, place) for place in places]


def _along(before: str, places: list[str], after: str = "") -> RenderableType:
    """A way with something before and after it: `28 wagons: Sochi–Rostov–Kharkov (10)`."""
    if not places:
        return Text(before + after)
    first, *others = places
    items = [before + first, *others]
    items[-1] += after
    return Items(map(Text, items), "–")


def _station_lines(source: Map, seat: SeatScore) -> list[str]:
    lines = [
        f"in {words.place(source, each.place)}: "
        + (
            f"borrows {words.route_by_id(source, each.borrows)}"
            if each.borrows
            else "borrows nothing"
        )
        for each in seat.stations
    ]
    each = source.rules.stations.unbuilt_points
    lines.append(f"{seat.stations_left} left at {each}: {seat.station_points}")
    return lines


def _trail(source: Map, seat: SeatScore) -> RenderableType:
    cars = source.names.car.counted(seat.longest)
    way = _way(source, seat.longest_trail)
    return _along(f"{cars} ({'' if way else 'none'}", way, f"): {seat.longest_bonus}")


def verdict(source: Map, score: GameScore) -> str:
    """Who wins, and by what if points alone do not tell (E6)."""
    best = max(seat.total for seat in score.seats)
    level = [seat for seat in score.seats if seat.total == best]
    winners = [score.seats[seat] for seat in score.winners]
    names = words.listed(seat.name for seat in winners)
    if len(level) == 1:
        return f"{names} wins with {words.points(best)}."
    if len(winners) > 1:
        return f"{names} share the win with {words.points(best)} each."
    return f"{names} wins: level at {words.points(best)}, but {_tie_break(level, winners[0])}. [E6]"


def _tie_break(level: list[SeatScore], winner: SeatScore) -> str:
    if any(seat.completed < winner.completed for seat in level):
        return f"with more tickets completed ({winner.completed})"
    if any(len(seat.stations) > len(winner.stations) for seat in level):
        return f"with fewer stations built ({len(winner.stations)})"
    return "with the longest path"
