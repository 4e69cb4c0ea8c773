"""Which routes the planner wants, how much, and which cards it lacks for them."""

from funicular.bots.memory import Memory
from funicular.engine.board import Board
from funicular.engine.position import GREY, KINDS, NO_ROUTE, WILD, View
from funicular.maps.limits import MAX_PLACES

from .components import find_components

LEAST_WORTH = 50  # of a turn, when there is hardly anything left to build


def want_routes(board: Board, view: View, memory: Memory) -> None:
    """The network's routes, and spare routes for the cars that it leaves."""
    plan = memory.plan[0]
    for route in range(board.routes):
        plan.weight[route] = 0
        plan.stake[route] = 0
        plan.value[route] = plan.gain[route]
    for index in range(plan.count):
        if plan.dropped[index] == 0:
            share_ticket(board, memory, index)
    for route in range(board.routes):
        if plan.uses[route] > 0 and plan.loan[route] == 0:
            plan.weight[route] = weight_of(board, view, memory, route)
    note_neighbours(board, view, memory)
    note_bridges(board, view, memory)
    want_spare_routes(board, view, memory)
    order_routes(board, memory)


def order_routes(board: Board, memory: Memory) -> None:
    """List the wanted routes, the most wanted first; of equally wanted ones the first on the board.

    Routes may be struck off later: their weight is 0 then, and the order still holds.
    """
    plan = memory.plan[0]
    plan.wanted = 0
    for route in range(board.routes):
        weight = plan.weight[route]
        if weight > 0:
            index = plan.wanted
            while index > 0 and plan.weight[plan.order[index - 1]] < weight:
                plan.order[index] = plan.order[index - 1]
                index -= 1
            plan.order[index] = route
            plan.wanted += 1


def share_ticket(board: Board, memory: Memory, index: int) -> None:
    """The routes of a ticket's path share its points, won instead of lost, by their lengths."""
    plan = memory.plan[0]
    points = 200 * board.ticket_points[plan.ticket[index]]
    first, last = index * MAX_PLACES, index * MAX_PLACES + plan.path_size[index]
    cars = 0
    for at in range(first, last):
        cars += board.route_length[plan.path[at]]
    for at in range(first, last):
        route = plan.path[at]
        plan.stake[route] += points
        plan.value[route] += points * board.route_length[route] // cars


def weight_of(board: Board, view: View, memory: Memory, route: int) -> int:
    """What a route brings for each turn that it still takes, of what a turn is worth."""
    hand = view.players[view.viewer].hand
    coloured = board.route_length[route] - board.route_wilds[route]
    held = 0
    if board.route_colour[route] == GREY:
        for index in range(board.palette_size):
            held = max(held, hand[board.palette[index]])
    else:
        held = hand[board.route_colour[route]]
    lack = max(0, coloured - held)
    return rate_of(board, view, memory, route, lack)


def rate_of(board: Board, view: View, memory: Memory, route: int, lack: int) -> int:
    """The same if so many coloured cards are missing."""
    plan, traits = memory.plan[0], memory.traits[0]
    wilds = max(0, board.route_wilds[route] - view.players[view.viewer].hand[WILD])
    turns = traits.focus + lack * traits.card_turns + wilds * (50 + traits.ferry_turns)
    if board.route_tunnel[route] == 1:
        turns += traits.tunnel_turns
    rate = 100 * plan.value[route] // turns
    return max(1, 100 * rate // max(LEAST_WORTH, plan.turn_worth))


def note_neighbours(board: Board, view: View, memory: Memory) -> None:
    """Where the others have routes, and where the network is or will be."""
    plan = memory.plan[0]
    for place in range(board.places):
        plan.near[place] = 0
    for route in range(board.routes):
        owner = view.route_owner[route]
        mine = owner == view.viewer or plan.weight[route] > 0
        if mine or owner < view.seats:
            mark = 2 if mine else 1
            plan.near[board.route_a[route]] |= mark
            plan.near[board.route_b[route]] |= mark


def note_bridges(board: Board, view: View, memory: Memory) -> None:
    """Free routes between two separate networks of an opponent, who may need just that route.

    With more opponents a block helps the others more than the one who pays for it.
    """
    plan = memory.plan[0]
    for route in range(board.routes):
        plan.bridge[route] = 0
    if view.seats > 2 or memory.traits[0].block == 0:
        return
    other = 1 - view.viewer
    find_components(board, view, memory, other)
    for route in range(board.routes):
        a, b = memory.root[board.route_a[route]], memory.root[board.route_b[route]]
        if a != b and memory.member[a] > 1 and memory.member[b] > 1:
            plan.bridge[route] = 1


def want_spare_routes(board: Board, view: View, memory: Memory) -> None:
    """Spend the cars and turns that the network leaves on the routes that bring most a turn."""
    plan, traits = memory.plan[0], memory.traits[0]
    cars = view.players[view.viewer].cars - plan.network_cars
    turns = plan.turns_left - plan.network_turns
    share = traits.spare
    if cars > 0:
        rate_spare_routes(board, memory)
    while cars > 0 and share > 10:
        best = best_spare_route(board, memory, cars, turns)
        if best == NO_ROUTE:
            return
        plan.value[best] = spare_gain(board, memory, best)
        plan.weight[best] = max(1, weight_of(board, view, memory, best) * share // 100)
        cars -= board.route_length[best]
        turns -= plan.turns[best]
        share = share * traits.spare_fade // 100


def rate_spare_routes(board: Board, memory: Memory) -> None:
    """What each route outside the network would bring a turn; 0 if that is too little."""
    plan = memory.plan[0]
    least = plan.turn_worth * memory.traits[0].spare_rate // 100
    for route in range(board.routes):
        plan.spare_rate[route] = 0
        if plan.weight[route] == 0 and plan.turns[route] > 0:  # what cannot be built takes none
            rate = 100 * spare_gain(board, memory, route) // plan.turns[route]
            if rate > least:
                plan.spare_rate[route] = rate


def best_spare_route(board: Board, memory: Memory, cars: int, turns: int) -> int:
    """The best of those that so many cars and turns suffice for; NO_ROUTE if there is none."""
    plan = memory.plan[0]
    best = NO_ROUTE
    most = 0
    for route in range(board.routes):
        if plan.spare_rate[route] <= most or plan.weight[route] > 0:
            continue
        if plan.turns[route] > max(turns, 100) or board.route_length[route] > cars:
            continue
        twin = board.route_twin[route]
        if twin == NO_ROUTE or plan.weight[twin] == 0:
            most = plan.spare_rate[route]
            best = route
    return best


def spare_gain(board: Board, memory: Memory, route: int) -> int:
    """Its points, and a share of the longest path's bonus if it lengthens the network."""
    plan = memory.plan[0]
    traits = memory.traits[0]
    gain = plan.gain[route]
    surplus = gain - plan.turn_worth * plan.turns[route] // 100
    gain += max(0, surplus) * traits.denial // 100 + plan.bridge[route] * traits.block
    at_a = plan.near[board.route_a[route]] & 2
    at_b = plan.near[board.route_b[route]] & 2
    if at_a != at_b:
        joined = traits.joined * board.route_length[route]
        gain += board.longest_bonus * joined
    return gain


def want_cards(board: Board, view: View, memory: Memory) -> None:
    """Share the hand out among the wanted routes, the most wanted first.

    What a route lacks makes its colour worth something, the more the sooner its turn comes.
    """
    plan, traits = memory.plan[0], memory.traits[0]
    hand = view.players[view.viewer].hand
    for kind in range(KINDS):
        plan.rest[kind] = hand[kind]
        memory.worth[kind] = 0
    share = 100
    for number in range(plan.wanted):
        route = plan.order[number]
        if plan.weight[route] > 0:
            share_out(board, view, memory, route, share)
            if plan.lack[route] > 0:
                share = share * traits.fade // 100
    best = 0
    for colour in range(WILD):
        best = max(best, memory.worth[colour])
    memory.worth[WILD] += max(best, 100) * traits.wild_card // 100
    for colour in range(WILD):
        memory.worth[colour] = max(memory.worth[colour], traits.idle_card)


def share_out(board: Board, view: View, memory: Memory, route: int, share: int) -> None:
    """Set cards aside for a route, and wish for what it lacks."""
    plan, traits = memory.plan[0], memory.traits[0]
    weight = plan.weight[route]
    wilds = board.route_wilds[route]
    coloured = board.route_length[route] - wilds
    colour = board.route_colour[route]
    if colour == GREY:
        colour = colour_for_grey(board, view, memory, coloured)
    plan.colour[route] = colour
    held = min(coloured, plan.rest[colour])
    wild = min(wilds, plan.rest[WILD])
    plan.rest[colour] -= held
    plan.rest[WILD] -= wild
    lack = coloured - held
    filled = min(lack, plan.rest[WILD])
    plan.lack[route] = lack - filled + wilds - wild
    if wild < wilds:
        memory.worth[WILD] += weight * share // 200
    if lack > 0:
        wish = weight * share // 100
        if plan.lack[route] == 0:
            plan.rest[WILD] -= filled
            wish = wish * traits.saving // 100
        elif filled > 0:
            closer = rate_of(board, view, memory, route, lack - filled)
            wish = wish * closer // rate_of(board, view, memory, route, lack)
        known = memory.worth[colour]
        memory.worth[colour] = max(known, wish) + min(known, wish) // 4


def colour_for_grey(board: Board, view: View, memory: Memory, length: int) -> int:
    """The colour of which most is left or lies open; else the one with more still to come."""
    plan = memory.plan[0]
    best = board.palette[0]
    most = -1
    for index in range(board.palette_size):
        colour = board.palette[index]
        held = min(plan.rest[colour], length)
        open_cards = min(plan.open_cards[colour], length - held)
        score = 1000 * held + memory.traits[0].market_credit * 10 * open_cards
        score += plan.unseen[colour]
        if score > most:
            most = score
            best = colour
    return best
