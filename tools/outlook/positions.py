"""Positions of planners' games: what every seat could hope for then, and how it ended.

In the engine's subset: compiled by `fit.py`.
"""

from funicular.bots.match_play import MatchRoom, seed_match
from funicular.bots.memory import Memory
from funicular.bots.planner.choosing import choose_planner, think_it_over
from funicular.bots.policies import open_page
from funicular.bots.search.outlook import SIGNS, Outlook, compare_seats, read_plan
from funicular.engine.board import Board
from funicular.engine.chance import Purpose, below
from funicular.engine.observing import observe
from funicular.engine.position import Phase, State, View
from funicular.engine.scoring import score_game
from funicular.engine.turns import apply, awaited_seat, begin

MOST_DECISIONS = 2000


def read_signs(board: Board, state: State, view: View, memory: Memory, outlook: Outlook) -> None:
    """Plan for every seat, and note what the plans are made of."""
    for seat in range(state.seats):
        observe(state, seat, view)
        think_it_over(board, view, memory)
        read_plan(board, state, view, memory, outlook)
    compare_seats(state, outlook)


def sample_games(
    boards: list[Board],
    key: list[int],
    games: int,
    seats: int,
    every: int,
    signs: list[list[list[int]]],
    banked: list[list[int]],
    totals: list[list[int]],
    rooms: list[MatchRoom],
    outlooks: list[Outlook],
) -> int:
    """Fill in rows, one for every `every` turns of so many games; returns how many."""
    row = 0
    board, room = boards[0], rooms[0]
    for game in range(games):
        seed_match(key, game, seats, room)
        state, view, chance = room.states[0], room.views[0], room.chance[0]
        begin(board, state, chance, seats)
        first = row
        turn = below(room.luck[0], Purpose.POLICY, every)
        while state.phase != Phase.OVER and state.decisions < MOST_DECISIONS:
            if state.phase == Phase.TURN:
                turn += 1
                if turn % every == 0 and row < len(signs):
                    read_signs(board, state, view, room.memory[0], outlooks[0])
                    note_signs(outlooks[0], seats, signs[row], banked[row])
                    row += 1
            seat = awaited_seat(state)
            observe(state, seat, view)
            open_page(view, room.luck[seat])
            action = choose_planner(board, view, room.memory[seat], room.luck[seat])
            apply(board, state, chance, seat, action)
        score_game(board, state, room.scores[0], room.score_work[0])
        for each in range(first, row):
            for seat in range(seats):
                totals[each][seat] = room.scores[0].players[seat].total
    return row


def note_signs(outlook: Outlook, seats: int, signs: list[list[int]], banked: list[int]) -> None:
    for seat in range(seats):
        for index in range(SIGNS):
            signs[seat][index] = outlook.sign[seat * SIGNS + index]
        banked[seat] = outlook.banked[seat]
