"""What a ticket still needs: the cheapest way to join its ends by free routes."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from funicular.engine.routes import is_free
from funicular.game import GameView
from funicular.maps import Route, Ticket


@dataclass(frozen=True, slots=True)
class Journey:
    """The free routes that would complete a ticket, and how many cars they take."""

    routes: tuple[Route, ...]

    @property
    def cars(self) -> int:
        return sum(route.length for route in self.routes)


def joined(view: GameView, seat: int, ticket: Ticket) -> bool:
    """Do the seat's own routes join the ends?"""
    journey = find_journey(view, seat, ticket)
    return journey is not None and not journey.routes


def find_journey(view: GameView, seat: int, ticket: Ticket) -> Journey | None:
    """The way that needs the fewest more cars; None if every way is blocked."""
    ways = _ways(view, seat)
    order = count()
    queue: list[tuple[int, int, int, str, tuple[Route, ...]]] = []
    heappush(queue, (0, 0, next(order), ticket.start, ()))
    reached: set[str] = set()
    while queue:
        cars, _, _, place, routes = heappop(queue)
        if place == ticket.end:
            return Journey(routes)
        if place in reached:
            continue
        reached.add(place)
        for route, cost in ways.get(place, ()):
            far = route.end if route.start == place else route.start
            if far not in reached:
                further = (*routes, route) if cost else routes
                # Among equally short ways the one with fewer routes, then the first found.
                heappush(queue, (cars + cost, len(further), next(order), far, further))
    return None


def _ways(view: GameView, seat: int) -> dict[str, list[tuple[Route, int]]]:
    """The routes at each place that the seat holds (no cost) or could claim (their length)."""
    ways: dict[str, list[tuple[Route, int]]] = {}
    for number, route in enumerate(view.map.routes):
        own = view.position.route_owner[number] == seat
        if own or is_free(view.notation.board, view.position, seat, number):
            for end in (route.start, route.end):
                ways.setdefault(end, []).append((route, 0 if own else route.length))
    return ways
