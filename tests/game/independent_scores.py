"""The result line, checked from docs/records.md alone: parts that belong to the game and add up."""

from collections.abc import Iterable
from typing import Any

from tests.game.independent_checker import Board, Checker, FaultError


def check(checker: Checker, header: dict[str, Any], result: dict[str, Any], line: int) -> None:
    """Every part of every seat's score, as far as the page explains it."""
    scores = result["scores"]
    checks = {
        "names": [score["name"] for score in scores] == header["seats"],
        "seats": [score["seat"] for score in scores] == list(range(checker.seats)),
        "winners": result["winners"] == [s["seat"] for s in scores if s["wins"]],
        "most points win": max(s["total"] for s in scores)
        == max((s["total"] for s in scores if s["wins"]), default=None),
        "end": result["end"] in ("last_round", "all_passed"),
    }
    for score in scores:
        for part, right in check_seat(checker, score):
            checks[f"{part} of seat {score['seat']}"] = right
    longest = max(score["longest"] for score in scores)
    bonus = checker.board.rules.get("bonus", {}).get("longest_path", 0)
    for score in scores:
        due = bonus if longest > 0 and score["longest"] == longest else 0
        checks[f"longest bonus of seat {score['seat']}"] = score["longest_bonus"] == due
    for part, right in checks.items():
        if not right:
            raise FaultError(line, part)


def check_seat(checker: Checker, score: dict[str, Any]) -> Iterable[tuple[str, bool]]:
    board, table, seat = checker.board, checker.table, score["seat"]
    points, rules = board.rules["points"], board.rules
    own = table.routes.get(seat, set())
    yield "routes", [r["route"] for r in score["routes"]] == [r for r in board.routes if r in own]
    for route in score["routes"]:
        length = board.routes[route["route"]][2]
        yield "route", (route["length"], route["points"]) == (length, points[str(length)])
    yield "route points", score["route_points"] == sum(r["points"] for r in score["routes"])
    kept = table.kept.get(seat, set())
    held = [ticket["ticket"] for ticket in score["tickets"]]
    yield "tickets", held == [ticket for ticket in board.tickets if ticket in kept]
    yield from check_stations(checker, score)
    borrowed = {station["borrows"] for station in score["stations"]} - {None}
    for ticket in score["tickets"]:
        yield f"ticket {ticket['ticket']}", is_right(board, ticket, own | borrowed)
    yield "ticket points", score["ticket_points"] == sum(t["points"] for t in score["tickets"])
    yield "completed", score["completed"] == sum(t["completed"] for t in score["tickets"])
    trail = score["longest_trail"]
    yield "trail", len(set(trail)) == len(trail) and set(trail) <= own and walks(board, trail)
    yield "longest", score["longest"] == sum(board.routes[route][2] for route in trail)
    worth = rules.get("tokens", {}).get("points", [0])
    yield "tokens", set(score["tokens"]) <= set(board.symbols)
    yield "token points", score["token_points"] == worth[len(set(score["tokens"]))]
    parts = ("route_points", "ticket_points", "station_points", "longest_bonus", "token_points")
    yield "total", score["total"] == sum(score[part] for part in parts)


def check_stations(checker: Checker, score: dict[str, Any]) -> Iterable[tuple[str, bool]]:
    board, built = checker.board, checker.table.stations.get(score["seat"], set())
    rules = board.rules.get("stations", {"each": 0, "unbuilt_points": 0})
    places = [station["place"] for station in score["stations"]]
    left = rules["each"] - len(built)
    yield "stations", places == [place for place in board.places if place in built]
    yield "stations left", score["stations_left"] == left
    yield "station points", score["station_points"] == left * rules["unbuilt_points"]
    others = [routes for seat, routes in checker.table.routes.items() if seat != score["seat"]]
    for station in score["stations"]:
        route = station["borrows"]
        lent = route is None or (
            any(route in routes for routes in others)
            and station["place"] in board.routes[route][:2]
        )
        yield f"loan to {station['place']}", lent


def is_right(board: Board, ticket: dict[str, Any], usable: set[str]) -> bool:
    """A completed ticket has a path over usable routes; the places of another have none."""
    start, end, points, _ = board.tickets[ticket["ticket"]]
    if ticket["completed"]:
        reached = end_of_walk(board, ticket["path"], start)
        return ticket["points"] == points and set(ticket["path"]) <= usable and reached == end
    joined = {start}
    for _ in usable:
        for route in usable:
            if joined & set(board.routes[route][:2]):
                joined |= set(board.routes[route][:2])
    return ticket["points"] == -points and ticket["path"] == [] and end not in joined


def end_of_walk(board: Board, routes: list[str], start: str) -> str | None:
    """Where the routes lead, walked in this order; None if they do not follow each other."""
    place = start
    for route in routes:
        a, b, *_ = board.routes[route]
        if place not in (a, b):
            return None
        place = b if place == a else a
    return place


def walks(board: Board, routes: list[str]) -> bool:
    if not routes:
        return True
    return any(end_of_walk(board, routes, end) is not None for end in board.routes[routes[0]][:2])
