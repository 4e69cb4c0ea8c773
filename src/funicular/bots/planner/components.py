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
            join(memory, board.route_a[route], board.route_b[route])
    for place in range(board.places):
        memory.root[place] = root_of(memory, place)


def completes(board: Board, memory: Memory, ticket: int) -> bool:
    """Do the networks that were found last join both places of a ticket?"""
    return memory.root[board.ticket_a[ticket]] == memory.root[board.ticket_b[ticket]]


def join(memory: Memory, a: int, b: int) -> None:
    """Make the networks of two places one."""
    old, new = root_of(memory, a), root_of(memory, b)
    if old != new:
        memory.member[new] += memory.member[old]
        memory.root[old] = new


def root_of(memory: Memory, place: int) -> int:
    """While networks are being joined, a root may have been put under another one."""
    root = memory.root[place]
    while memory.root[root] != root:
        root = memory.root[root]
    return root
