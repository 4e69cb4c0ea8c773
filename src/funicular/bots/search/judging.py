"""Judging: what a position is worth to every seat, and what a move gave away."""

from funicular.engine.board import Board
from funicular.engine.position import State, View

from .candidates import add_candidate, list_candidates
from .guessing import weigh_tickets
from .playouts import begin_trial, begin_world, chance_of, choose_luck, play_on
from .room import MOST_CANDIDATES, SearchRoom
from .thinking import begin_thinking, think


def judge_state(
    boards: list[Board], states: list[State], rooms: list[SearchRoom], playouts: int
) -> None:
    """Sum up every seat's chance over play-outs of the truth, with other luck each time."""
    room = rooms[0]
    for seat in range(states[0].seats):
        room.judged[seat] = 0
    for number in range(playouts):
        choose_luck(states[0].seats, room, number)
        begin_trial(states[0], room)
        note_chances(boards[0], states[0].seats, room)


def judge_view(
    boards: list[Board], views: list[View], rooms: list[SearchRoom], playouts: int
) -> None:
    """The same over worlds that the viewer thinks possible, whoever's turn it is."""
    room = rooms[0]
    room.worlds = 0
    if room.trust > 0:
        weigh_tickets(boards[0], views[0], room.memory[views[0].viewer], room)
    for seat in range(views[0].seats):
        room.judged[seat] = 0
    for _ in range(playouts):
        if begin_world(boards[0], views[0], room):
            begin_trial(room.world[0], room)
            note_chances(boards[0], views[0].seats, room)


def note_chances(board: Board, seats: int, room: SearchRoom) -> None:
    play_on(board, room)
    for seat in range(seats):
        room.judged[seat] += chance_of(seat, room)


def judge_move(
    boards: list[Board], views: list[View], rooms: list[SearchRoom], played: int, playouts: int
) -> None:
    """Compare the action that was played with the others: it is the first of the candidates."""
    board, view, room = boards[0], views[0], rooms[0]
    begin_thinking(board, view, room)
    planned = room.candidates[0].action[0]
    list_candidates(board, view, room.memory[view.viewer], played, room.candidates[0])
    if room.candidates[0].count < MOST_CANDIDATES:
        add_candidate(room.candidates[0], planned)
        room.candidates[0].left = room.candidates[0].count
    think(board, view, room, playouts)
