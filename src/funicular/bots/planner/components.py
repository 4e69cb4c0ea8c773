"""Which places a seat's routes join: connected networks, found by merging."""

from funicular.bots.memory import Memory
from funicular.engine.board import Board
from funicular.engine.position import View


def find_components(board: Board, view: View, memory: Memory, seat: int) -> None:
    """Give each place the `root` of its network, and each root the number of its places."""
    for place in range(board.places):
        memory.root[place] = place
        memory.member[place] = 1
    for route in range(board.routes):
        if view.route_owner[route] == seat:
            join(board, memory, board.route_a[route], board.route_b[route])


def completes(board: Board, memory: Memory, ticket: int) -> bool:
    """Do the networks that were found last join both places of a ticket?"""
    return memory.root[board.ticket_a[ticket]] == memory.root[board.ticket_b[ticket]]


def join(board: Board, memory: Memory, a: int, b: int) -> None:
    """Make the networks of two places one."""
    old, new = memory.root[a], memory.root[b]
    if old == new:
        return
    memory.member[new] += memory.member[old]
    for place in range(board.places):
        if memory.root[place] == old:
            memory.root[place] = new
