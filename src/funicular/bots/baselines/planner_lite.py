"""The bot `planner-lite`: hoards cards until it can lay the cheapest network for its tickets."""

from funicular.bots.memory import Memory
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import GREY, WILD, Phase, View

from .habits import (
    NOTHING,
    claim_best_wanted,
    draw_or_whatever,
    draw_tickets,
    hold_tickets,
    longest_free,
    settle_smaller,
    value_cards,
    want_long_routes,
)
from .hungry import keep_what_fits, want_network

ALARM = 4  # turns' worth of cars: hoarding ends when somebody has so few left


def choose_planner_lite(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        return keep_what_fits(board, view, memory)
    if view.phase != Phase.TURN and view.phase != Phase.SECOND_CARD:
        return settle_smaller(board, view, memory, chance)
    hold_tickets(board, view, memory)
    cars = want_network(board, view, memory)
    done = cars == 0
    if done:
        want_long_routes(board, view, memory, longest_free(board, view))
    if view.phase == Phase.TURN:
        action = NOTHING
        if done and 2 * view.players[view.viewer].cars > board.cars:
            action = draw_tickets(view)
        elif done or is_late(board, view) or can_lay_all(board, view, memory):
            action = claim_best_wanted(board, view, memory)
        if action != NOTHING:
            return action
    value_cards(board, view, memory)
    return draw_or_whatever(board, view, memory, chance)


def is_late(board: Board, view: View) -> bool:
    """Is somebody about to end the game, or is there nothing left to hoard?"""
    if view.deck_size == 0:
        return True
    for seat in range(view.seats):
        if seat != view.viewer and view.players[seat].cars <= board.last_round_at + 3 * ALARM:
            return True
    return False


def can_lay_all(board: Board, view: View, memory: Memory) -> bool:
    """Does the hand pay for all wanted routes together?"""
    hand = view.players[view.viewer].hand
    wilds = hand[WILD]
    for colour in range(WILD):
        memory.worth[colour] = hand[colour]
    for route in range(board.routes):
        if memory.wanted[route] == 1 and board.route_colour[route] != GREY:
            wilds -= pay_from_worth(board, memory, route, board.route_colour[route])
    for route in range(board.routes):
        if memory.wanted[route] == 1 and board.route_colour[route] == GREY:
            most = board.palette[0]
            for index in range(1, board.palette_size):
                if memory.worth[board.palette[index]] > memory.worth[most]:
                    most = board.palette[index]
            wilds -= pay_from_worth(board, memory, route, most)
    return wilds >= 0


def pay_from_worth(board: Board, memory: Memory, route: int, colour: int) -> int:
    """Set cards of the colour aside for a route; how many wilds it takes besides."""
    coloured = min(memory.worth[colour], board.route_length[route] - board.route_wilds[route])
    memory.worth[colour] -= coloured
    return board.route_length[route] - coloured
