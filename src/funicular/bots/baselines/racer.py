"""The bot `racer`: as few tickets as allowed, the longest routes, and an early end."""

from funicular.bots.memory import Memory
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import WILD, Phase, View

from .habits import (
    NOTHING,
    claim_best_wanted,
    draw_or_whatever,
    keep_nearest,
    longest_free,
    settle_smaller,
    want_long_routes,
)

STEP = 3  # a race is run with the longest routes left, and those up to so much shorter


def choose_racer(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        return keep_nearest(board, view, memory)
    if view.phase != Phase.TURN and view.phase != Phase.SECOND_CARD:
        return settle_smaller(board, view, memory, chance)
    if view.phase == Phase.TURN:
        longest = longest_free(board, view)
        shortest = max(1, longest - STEP)
        if view.players[view.viewer].hand_size > 2 * longest:
            shortest = 1
        want_long_routes(board, view, memory, shortest)
        action = claim_best_wanted(board, view, memory)
        if action != NOTHING:
            return action
    for colour in range(WILD):
        memory.worth[colour] = 1 + view.players[view.viewer].hand[colour]
    memory.worth[WILD] = 0
    return draw_or_whatever(board, view, memory, chance)
