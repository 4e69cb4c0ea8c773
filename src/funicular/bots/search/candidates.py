"""Which actions are worth a thought: the planner's choice first, then what else may be good."""

from funicular.bots.memory import Memory
from funicular.bots.paths import can_build
from funicular.bots.planner.choosing import think_it_over, wants_loan
from funicular.bots.planner.claims import route_payment
from funicular.bots.planner.last_turn import station_for_loan
from funicular.engine.actions import ACTIONS, CLAIM, DRAW_DECK, DRAW_TICKETS, claim, claim_route
from funicular.engine.board import Board
from funicular.engine.cards import can_take
from funicular.engine.choices import list_actions
from funicular.engine.legal import refusal
from funicular.engine.position import MARKET, NO_ROUTE, Phase, View
from funicular.engine.stations import station_cost

from .room import MOST_CANDIDATES, Candidates

NOTHING = ACTIONS
MOST_CLAIMS = 10


def add_candidate(candidates: Candidates, action: int) -> None:
    if candidates.count == MOST_CANDIDATES:
        return
    for index in range(candidates.count):
        if candidates.action[index] == action:
            return
    index = candidates.count
    candidates.action[index] = action
    candidates.out[index] = 0
    candidates.trials[index] = 0
    candidates.sum[index] = 0
    candidates.gain[index] = 0
    candidates.square[index] = 0
    candidates.count += 1


def list_candidates(
    board: Board, view: View, memory: Memory, planned: int, candidates: Candidates
) -> None:
    """Fill in what to think about; `planned` is the planner's choice."""
    candidates.count = 0
    add_candidate(candidates, planned)
    if view.phase == Phase.TURN:
        add_draws(view, candidates, False)
        if view.ticket_deck_size > 0:
            add_candidate(candidates, DRAW_TICKETS)
        think_it_over(board, view, memory)
        add_claims(board, view, memory, candidates)
        add_station(board, view, memory, candidates)
    elif view.phase == Phase.SECOND_CARD:
        add_draws(view, candidates, True)
    else:
        choices = memory.choices[0]
        list_actions(board, view, view.viewer, choices)
        step = max(1, choices.count // (MOST_CANDIDATES - 1))
        for index in range(0, choices.count, step):
            add_candidate(candidates, choices.actions[index])
    candidates.left = candidates.count


def add_draws(view: View, candidates: Candidates, second: bool) -> None:
    """One slot for each kind of card in the market, and the deck."""
    kinds = 0
    for slot in range(MARKET):
        if can_take(view, slot, second) and (kinds >> view.market[slot]) & 1 == 0:
            kinds |= 1 << view.market[slot]
            add_candidate(candidates, slot)
    if view.deck_size > 0:
        add_candidate(candidates, DRAW_DECK)


def add_claims(board: Board, view: View, memory: Memory, candidates: Candidates) -> None:
    """The routes that the hand can pay for, the most wanted first."""
    plan = memory.plan[0]
    for _ in range(MOST_CLAIMS):
        best = NO_ROUTE
        most = -1
        for route in range(board.routes):
            if not can_build(board, view, route) or is_listed(candidates, route):
                continue
            if route_payment(board, view, memory, route) == NOTHING:
                continue
            score = plan.value[route] + 4 * plan.weight[route]
            if score > most:
                most = score
                best = route
        if best == NO_ROUTE:
            return
        add_candidate(candidates, claim(best, route_payment(board, view, memory, best)))


def is_listed(candidates: Candidates, route: int) -> bool:
    for index in range(candidates.count):
        action = candidates.action[index]
        if action >= CLAIM and claim_route(action) == route:
            return True
    return False


def add_station(board: Board, view: View, memory: Memory, candidates: Candidates) -> None:
    """A station for a route that the network would borrow."""
    plan = memory.plan[0]
    player = view.players[view.viewer]
    if plan.loans == 0 or player.stations == 0:
        return
    if player.hand_size < station_cost(board, view, view.viewer):
        return
    for route in range(board.routes):
        if wants_loan(board, view, memory, route):
            plan.loan_route = route
            action = station_for_loan(board, view, memory)
            if action != NOTHING and refusal(board, view, view.viewer, action) == 0:
                add_candidate(candidates, action)
