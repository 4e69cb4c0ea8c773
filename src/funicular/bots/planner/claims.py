"""Claiming: which route now, with which cards, or better to wait."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, find_paths_within
from funicular.engine.actions import ACTIONS, ALL_WILD, claim, payment, payment_colour
from funicular.engine.board import Board
from funicular.engine.payments import fewest_wilds
from funicular.engine.position import GREY, NO_ROUTE, REVEAL, WILD, View

NOTHING = ACTIONS


def best_payment(
    board: Board, view: View, memory: Memory, colour: int, cost: int, wilds: int
) -> int:
    """The payment that the plan misses least; NOTHING if the hand does not suffice."""
    best = NOTHING
    least = FAR
    if colour == WILD:
        return ALL_WILD if view.players[view.viewer].hand[WILD] >= cost else NOTHING
    if colour == GREY:
        for index in range(board.palette_size):
            each = board.palette[index]
            loss = payment_loss(view, memory, each, cost, wilds)
            if loss < least:
                least = loss
                best = payment_of(view, each, cost, wilds)
    elif payment_loss(view, memory, colour, cost, wilds) < least:
        best = payment_of(view, colour, cost, wilds)
    return best


def payment_of(view: View, colour: int, cost: int, wilds: int) -> int:
    used = fewest_wilds(view.players[view.viewer], colour, cost, wilds)
    return ALL_WILD if used >= cost else payment(colour, used)


def payment_loss(view: View, memory: Memory, colour: int, cost: int, wilds: int) -> int:
    """The worth of the cards that paying in this colour takes from the hand; FAR: impossible."""
    player = view.players[view.viewer]
    used = fewest_wilds(player, colour, cost, wilds)
    if used > player.hand[WILD]:
        return FAR
    used = min(used, cost)
    return used * memory.worth[WILD] + (cost - used) * memory.worth[colour]


def route_payment(board: Board, view: View, memory: Memory, route: int) -> int:
    length, wilds = board.route_length[route], board.route_wilds[route]
    return best_payment(board, view, memory, board.route_colour[route], length, wilds)


def choose_claim(board: Board, view: View, memory: Memory, least: int) -> int:
    """The most urgent route for which the hand suffices, if that is more urgent than `least`."""
    plan = memory.plan[0]
    best = NOTHING
    for route in range(board.routes):
        if plan.weight[route] > 0 and plan.lack[route] == 0:
            length, wilds = board.route_length[route], board.route_wilds[route]
            paid = best_payment(board, view, memory, plan.colour[route], length, wilds)
            if paid != NOTHING:
                bonus = memory.traits[0].eager - tunnel_risk(board, view, memory, route, paid)
                urgency = bonus + urgency_of(board, view, memory, route, least - bonus)
                if urgency > least:
                    least = urgency
                    best = claim(route, paid)
    return best


def urgency_of(board: Board, view: View, memory: Memory, route: int, least: int) -> int:
    """What waiting for another turn would cost on average; too little if that is up to `least`."""
    plan = memory.plan[0]
    danger = danger_of(board, view, memory, route)
    loss = max(0, plan.value[route] - plan.turn_worth * plan.turns[route] // 100)
    if plan.uses[route] > 0 and danger > 0:
        too_little = (100 * (least + 1) - 1) // danger
        loss = max(loss, detour(board, view, memory, route, max(loss, too_little)))
    return danger * loss // 100


def danger_of(board: Board, view: View, memory: Memory, route: int) -> int:
    """The odds, in hundredths, that somebody takes the route before the next turn."""
    plan, traits = memory.plan[0], memory.traits[0]
    surplus = max(0, plan.gain[route] - plan.turn_worth * plan.turns[route] // 100)
    danger = traits.quiet
    if (plan.near[board.route_a[route]] | plan.near[board.route_b[route]]) & 1 == 1:
        danger = traits.contested
    return min(100, (danger + traits.coveted * surplus // 1000) * (view.seats - 1))


def detour(board: Board, view: View, memory: Memory, route: int, enough: int) -> int:
    """What the network would cost more without this route: a way round it, or its tickets.

    If that is up to `enough`, it does not matter how much it is; then this may be more, but is
    not more than `enough` either. Most routes need no search for that, or a short one.
    """
    plan = memory.plan[0]
    known = max(0, plan.around[route] - plan.price[route])
    if known <= enough or plan.surely[route] == 1:
        return known
    enough += plan.price[route]
    around = min(way_round(board, view, memory, route, enough), plan.stake[route])
    plan.around[route] = around
    plan.surely[route] = 1 if around > enough else 0
    return max(0, around - plan.price[route])


def way_round(board: Board, view: View, memory: Memory, route: int, enough: int) -> int:
    """The distance of its ends without this route; FAR if that is more than its tickets bring."""
    twin = board.route_twin[route]
    closes = twin != NO_ROUTE and view.seats <= board.closed_up_to
    before = memory.price[route]
    memory.price[route] = FAR
    twin_before = 0
    if closes:
        twin_before = memory.price[twin]
        memory.price[twin] = FAR
    a, b = board.route_a[route], board.route_b[route]
    around = find_paths_within(board, memory, a, b, memory.plan[0].stake[route], enough)
    memory.price[route] = before
    if closes:
        memory.price[twin] = twin_before
    return around


def forget_detours(board: Board, memory: Memory) -> None:
    """Of a new plan no more is known than that routes are worth no more than their tickets."""
    plan = memory.plan[0]
    for route in range(board.routes):
        plan.around[route] = plan.stake[route]
        plan.surely[route] = 0


def tunnel_risk(board: Board, view: View, memory: Memory, route: int, paid: int) -> int:
    """The turn that is lost if the surcharge is more than the hand can pay, times the odds."""
    plan = memory.plan[0]
    if board.route_tunnel[route] == 0 or plan.unseen_size == 0 or view.deck_size == 0:
        return 0
    hand = view.players[view.viewer].hand
    colour = payment_colour(paid)
    reserve = hand[WILD] - board.route_length[route]
    dear = plan.unseen[WILD]
    if colour != WILD:
        reserve += hand[colour]
        dear += plan.unseen[colour]
    return plan.turn_worth * odds_of_more(100 * dear // plan.unseen_size, reserve) // 100


def odds_of_more(share: int, reserve: int) -> int:
    """The odds, in hundredths, that more than `reserve` of three cards are of a kind.

    `share` is how many of a hundred cards are of that kind.
    """
    if reserve >= REVEAL:
        return 0
    other = 100 - share
    if reserve == 2:
        return share * share * share // 10000
    if reserve == 1:
        return share * share * (share + 3 * other) // 10000
    return 100 - other * other * other // 10000
