"""The stored positions that are hardest to score: 45 cars in loops, three stations, many tickets.

They were found by hill climbing on what the search for the longest path looks at; the tests check
their results against slower oracles, `funicular bench` times them.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from funicular.engine.board import Board
from funicular.engine.position import NOBODY, State
from funicular.engine.scoring import Scores, ScoreWork, score_game
from funicular.game import notation_of
from funicular.maps import Map, load_map

HARD: dict[str, list[dict[str, Any]]] = json.loads(
    files("funicular.simulation").joinpath("hard_positions.json").read_text("utf-8")
)


def hard_positions() -> list[tuple[Board, State]]:
    """Hard networks and hard loans on the board of Europe."""
    source = load_map("europe")
    board = notation_of(source).board
    return [(board, _position(source, board, hard)) for hard in HARD["europe"] + HARD["borrowing"]]


def _position(source: Map, board: Board, hard: dict[str, Any]) -> State:
    """Seat 0 has what is listed, seat 1 all other routes of its own 45 cars' worth."""
    state = State()
    state.seats = 2
    names = [route.id for route in source.routes]
    own = {names.index(name) for name in hard["routes"]}
    for route in range(len(state.route_owner)):
        free = route >= board.routes
        state.route_owner[route] = NOBODY if free else (0 if route in own else 1)
    places = [place.id for place in source.places]
    stations = {places.index(name) for name in hard.get("stations", ())}
    for place in range(len(state.station_owner)):
        state.station_owner[place] = 0 if place in stations else NOBODY
    state.players[0].stations = board.stations - len(stations)
    tickets = [ticket.id for ticket in source.tickets]
    for name in hard.get("tickets", ()):
        state.players[0].tickets |= 1 << tickets.index(name)
    _leave_what_fits(board, state)
    return state


def _leave_what_fits(board: Board, state: State) -> None:
    """No seat can have laid more cars than the box holds."""
    cars = board.cars
    for route in range(board.routes):
        if state.route_owner[route] == 1:
            cars -= board.route_length[route]
            if cars < 0:
                state.route_owner[route] = NOBODY


def score_once(position: tuple[Board, State]) -> Scores:
    """The whole final scoring, interpreted."""
    scores = Scores()
    score_game(*position, scores, ScoreWork())
    return scores
