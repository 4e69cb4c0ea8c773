"""The score with every part explained, as people would check it on the board."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass
from typing import Any

from funicular.engine.position import NO_ROUTE, State
from funicular.engine.scoring import Score, Scores, ScoreWork, score_game
from funicular.maps import Route

from .notation import Notation


@dataclass(frozen=True, slots=True)
class RouteScore:
    route: str
    length: int
    points: int


@dataclass(frozen=True, slots=True)
class TicketScore:
    """A ticket's points (negative if it failed) and the routes that fulfil it."""

    ticket: str
    points: int
    completed: bool
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StationScore:
    """A station on the board and the route that it borrows, if that helps."""

    place: str
    borrows: str | None


@dataclass(frozen=True, slots=True)
class SeatScore:
    """All parts of a seat's score; they add up to `total`."""

    seat: int
    name: str
    routes: tuple[RouteScore, ...]
    route_points: int
    tickets: tuple[TicketScore, ...]
    ticket_points: int
    completed: int
    stations: tuple[StationScore, ...]
    stations_left: int
    station_points: int
    longest: int
    longest_trail: tuple[str, ...]
    longest_bonus: int
    tokens: tuple[str, ...]
    token_points: int
    total: int
    wins: bool


@dataclass(frozen=True, slots=True)
class GameScore:
    """The scores of all seats. Before the end: what the position would be worth."""

    seats: tuple[SeatScore, ...]
    final: bool

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(score.seat for score in self.seats if score.wins)

    def facts(self) -> list[dict[str, Any]]:
        """Every part as JSON values."""
        return [asdict(score) for score in self.seats]


def explain_score(
    notation: Notation, state: State, names: tuple[str, ...], final: bool
) -> GameScore:
    scores = Scores()
    score_game(notation.board, state, scores, ScoreWork())
    seats = tuple(
        _explain_seat(notation, state, seat, names[seat], scores.players[seat])
        for seat in range(state.seats)
    )
    return GameScore(seats, final)


def _explain_seat(
    notation: Notation, state: State, seat: int, name: str, score: Score
) -> SeatScore:
    rules = notation.map.rules
    own = [r for n, r in enumerate(notation.map.routes) if state.route_owner[n] == seat]
    stations = tuple(
        StationScore(
            notation.places[score.station_place[index]],
            None if score.borrowed[index] == NO_ROUTE else notation.routes[score.borrowed[index]],
        )
        for index in range(score.built)
    )
    usable = own + [notation.map.route(s.borrows) for s in stations if s.borrows]
    trail = [route for index, route in enumerate(own) if score.longest_set >> index & 1]
    return SeatScore(
        seat=seat,
        name=name,
        routes=tuple(RouteScore(r.id, r.length, rules.points_for(r.length)) for r in own),
        route_points=score.routes,
        tickets=_explain_tickets(notation, state, seat, score, usable),
        ticket_points=score.tickets,
        completed=score.completed_count,
        stations=stations,
        stations_left=state.players[seat].stations,
        station_points=score.stations,
        longest=score.longest,
        longest_trail=walk_trail(trail),
        longest_bonus=score.bonus,
        tokens=tuple(
            symbol
            for number, symbol in enumerate(notation.symbols)
            if state.players[seat].tokens >> number & 1
        ),
        token_points=score.tokens,
        total=score.total,
        wins=score.wins == 1,
    )


def _explain_tickets(
    notation: Notation, state: State, seat: int, score: Score, usable: list[Route]
) -> tuple[TicketScore, ...]:
    explained = []
    for number, ticket in enumerate(notation.map.tickets):
        if state.players[seat].tickets >> number & 1:
            completed = score.completed >> number & 1 == 1
            path = find_path(usable, ticket.start, ticket.end) if completed else ()
            points = ticket.points if completed else -ticket.points
            explained.append(TicketScore(ticket.id, points, completed, path))
    return tuple(explained)


def find_path(routes: list[Route], start: str, end: str) -> tuple[str, ...]:
    """The path of fewest routes between two places, or () if there is none."""
    reached: dict[str, tuple[str, ...]] = {start: ()}
    queue = deque([start])
    while queue and end not in reached:
        place = queue.popleft()
        for route in routes:
            if place in (route.start, route.end):
                other = route.end if place == route.start else route.start
                if other not in reached:
                    reached[other] = (*reached[place], route.id)
                    queue.append(other)
    return reached.get(end, ())


def walk_trail(routes: list[Route]) -> tuple[str, ...]:
    """The routes of a trail in walking order (Hierholzer's algorithm)."""
    at: dict[str, list[Route]] = {}
    for route in routes:
        at.setdefault(route.start, []).append(route)
        at.setdefault(route.end, []).append(route)
    if not routes:
        return ()
    odd = [place for place, here in at.items() if len(here) % 2]
    stack: list[tuple[str, str | None]] = [(odd[0] if odd else routes[0].start, None)]
    used: set[str] = set()
    trail: list[str] = []
    while stack:
        place, came_by = stack[-1]
        here = at[place]
        while here and here[-1].id in used:
            here.pop()
        if here:
            route = here.pop()
            used.add(route.id)
            stack.append((route.end if route.start == place else route.start, route.id))
        else:
            stack.pop()
            if came_by is not None:
                trail.append(came_by)
    return tuple(trail)
