"""The planner's choice at every kind of decision."""

from funicular.bots.baselines.uniform import choose_random
from funicular.bots.memory import Memory
from funicular.engine.actions import ACTIONS, DRAW_TICKETS, PAY, WITHDRAW
from funicular.engine.board import Board
from funicular.engine.chance import Chance
from funicular.engine.position import NO_ROUTE, NOBODY, Phase, View

from .claims import best_payment, choose_claim, forget_detours
from .draws import blind_worth, choose_draw, draw_worth
from .last_turn import choose_last, station_for_loan
from .networks import add_open_tickets, build_network, clear_network
from .prices import appraise, count_cards
from .ticket_choice import choose_keep, promises_more
from .token_choice import choose_stack, choose_token
from .traits import settle_traits
from .wants import want_cards, want_routes

NOTHING = ACTIONS


def choose_planner(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    if view.phase == Phase.TOKEN:
        return choose_token(board, view)
    if view.phase == Phase.OPENING or view.phase == Phase.TICKETS:
        look_around(board, view, memory)
        return choose_keep(board, view, memory)
    think_it_over(board, view, memory)
    return act_on_plan(board, view, memory, chance, True)


def act_on_plan(board: Board, view: View, memory: Memory, chance: Chance, curious: bool) -> int:
    """What the plan at hand says; only the curious think of drawing tickets."""
    if view.phase == Phase.PLACING:
        return choose_stack(board, view, memory)
    if view.phase == Phase.TUNNEL:
        return pay_or_withdraw(board, view, memory)
    action = NOTHING
    if view.phase == Phase.TURN:
        action = choose_turn(board, view, memory, curious)
    if action == NOTHING:
        action = choose_draw(view, memory)
    if action == NOTHING:
        action = choose_last(board, view, memory)
    if action == NOTHING:
        action = choose_random(board, view, memory, chance)
    return action


def think_it_over(board: Board, view: View, memory: Memory) -> None:
    """A plan for the viewer, from the beginning."""
    look_around(board, view, memory)
    make_plan(board, view, memory)


def look_around(board: Board, view: View, memory: Memory) -> None:
    """The cards that are left, and what everything is worth."""
    settle_traits(board, view.seats, memory.traits[0])
    count_cards(view, memory)
    appraise(board, view, memory)


def make_plan(board: Board, view: View, memory: Memory) -> None:
    """The network for the tickets, the routes wanted, and the worth of cards."""
    plan = memory.plan[0]
    plan.most_turns = plan.turns_left * memory.traits[0].cling // 100
    clear_network(board, memory)
    add_open_tickets(board, view, memory)
    build_network(board, view, memory)
    want_routes(board, view, memory)
    forget_detours(board, memory)
    want_cards(board, view, memory)


def pay_or_withdraw(board: Board, view: View, memory: Memory) -> int:
    paid = best_payment(board, view, memory, view.laid_colour, view.surcharge, 0)
    return WITHDRAW if paid == NOTHING else PAY + paid


def choose_turn(board: Board, view: View, memory: Memory, curious: bool) -> int:
    """Anything but drawing cards; NOTHING if drawing is better."""
    plan, traits = memory.plan[0], memory.traits[0]
    if view.last_turns > 0:
        return choose_last(board, view, memory)
    action = choose_station(board, view, memory)
    if action != NOTHING:
        return action
    busy = 100 * plan.network_turns > traits.busy * plan.turns_left
    if curious and view.ticket_deck_size > 0 and not busy:
        least = plan.turn_worth + traits.ticket_edge
        if promises_more(board, view, memory, least):
            return DRAW_TICKETS
    usual = 2 * max(0, blind_worth(view, memory)) * traits.usual_draw // 100
    good_draw = draw_worth(view, memory) - usual
    card = plan.turn_worth * traits.card_turns // 100
    least = max(-1, traits.patience * good_draw * card // 10000)
    return choose_claim(board, view, memory, least)


def choose_station(board: Board, view: View, memory: Memory) -> int:
    """Build what the network asks for when it is complete otherwise, or when it gets late."""
    plan = memory.plan[0]
    if plan.loans == 0:
        return NOTHING
    if plan.network_cars > 0 and plan.turns_left > memory.traits[0].late:
        return NOTHING
    plan.loan_route = NO_ROUTE
    for route in range(board.routes):
        if wants_loan(board, view, memory, route):
            plan.loan_route = route
    if plan.loan_route == NO_ROUTE:
        return NOTHING
    return station_for_loan(board, view, memory)


def wants_loan(board: Board, view: View, memory: Memory, route: int) -> bool:
    """Does the network ask for a new station to borrow this route, and is there room for one?"""
    plan = memory.plan[0]
    if plan.uses[route] == 0 or plan.loan[route] == 0 or plan.price[route] < plan.station_price:
        return False
    at_a = view.station_owner[board.route_a[route]] == NOBODY
    return at_a or view.station_owner[board.route_b[route]] == NOBODY
