"""Stations: one to a place, each dearer than the last (B1, B2)."""

from .board import Board
from .cards import fill_market
from .chance import Chance
from .payments import discard_payment, lay_out
from .position import NOBODY, Position, State


def station_cost(board: Board, position: Position, seat: int) -> int:
    """The n-th station costs n cards (B2)."""
    return board.stations - position.players[seat].stations + 1


def can_build(position: Position, seat: int, place: int) -> bool:
    return position.players[seat].stations > 0 and position.station_owner[place] == NOBODY


def build_station(
    board: Board, state: State, chance: Chance, seat: int, place: int, paid: int
) -> None:
    cost = station_cost(board, state, seat)
    lay_out(state.players[seat], paid, cost)
    discard_payment(state, paid, cost)
    state.station_owner[place] = seat
    state.players[seat].stations -= 1
    fill_market(state, chance)
