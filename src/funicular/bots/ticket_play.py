"""Games between fast bots in which the tickets are counted, in the engine's subset."""

from enum import IntEnum

from funicular.engine.board import Board
from funicular.engine.position import Phase, State
from funicular.engine.turns import begin

from .match_play import MOST_DECISIONS, MatchRoom, Part, decide, score_parts, seed_match


class Tally(IntEnum):
    """What is counted of each ticket."""

    DEALT = 0  # offered to a seat, each time
    KEPT = 1
    COMPLETED = 2
    WON = 3  # by a seat that had kept it


TALLIES = len(Tally)


def count_offer(state: State, seat: int, tallies: list[list[int]]) -> None:
    player = state.players[seat]
    for index in range(player.offer_size):
        tallies[player.offer[index]][Tally.DEALT] += 1


def count_kept(
    board: Board, parts: list[list[int]], tallies: list[list[int]], room: MatchRoom
) -> None:
    """After the end: what became of the tickets that were kept."""
    state = room.states[0]
    for seat in range(state.seats):
        for ticket in range(board.tickets):
            if (state.players[seat].tickets >> ticket) & 1 == 1:
                tallies[ticket][Tally.KEPT] += 1
                tallies[ticket][Tally.WON] += parts[seat][Part.WINS]
                if (room.scores[0].players[seat].completed >> ticket) & 1 == 1:
                    tallies[ticket][Tally.COMPLETED] += 1


def play_counted(
    board: Board,
    policies: list[int],
    game: int,
    parts: list[list[int]],
    tallies: list[list[int]],
    room: MatchRoom,
) -> bool:
    """Play a seeded game and count its tickets; false if it had to be stopped."""
    seats = len(policies)
    state = room.states[0]
    begin(board, state, room.chance[0], seats)
    for seat in range(seats):
        count_offer(state, seat, tallies)
    while state.phase != Phase.OVER and state.decisions < MOST_DECISIONS:
        decide(board, policies, game, parts, room)
        if state.phase == Phase.TICKETS:  # whoever has to choose has just drawn them
            count_offer(state, state.seat, tallies)
    score_parts(board, state, parts, room)
    count_kept(board, parts, tallies, room)
    return state.phase == Phase.OVER


def play_tickets(
    boards: list[Board],
    policies: list[int],
    key: list[int],
    first: int,
    parts: list[list[list[int]]],
    tallies: list[list[int]],
    finished: list[int],
    rooms: list[MatchRoom],
) -> None:
    """Deals `first` and on, each played once, as many as `finished` has room for."""
    seats = len(policies)
    for index in range(len(finished)):
        game = (first + index) * seats  # the first game of that deal, in the words of a match
        seed_match(key, game, seats, rooms[0])
        over = play_counted(boards[0], policies, game, parts[index], tallies, rooms[0])
        finished[index] = 1 if over else 0
