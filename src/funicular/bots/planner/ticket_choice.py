"""Which tickets to keep, and when to take more of them."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, NEVER, find_paths_within, step_back
from funicular.engine.actions import KEEP
from funicular.engine.board import Board
from funicular.engine.position import NO_PLACE, UNKNOWN, Phase, View
from funicular.engine.tickets import count_bits, fewest_kept

from .components import completes
from .networks import add_open_tickets, add_ticket, build_network, clear_network, network_value

MANY = 4  # offers up to here are weighed set by set


def choose_keep(board: Board, view: View, memory: Memory) -> int:
    """Keep the offered tickets whose network, with those held, is worth most."""
    plan = memory.plan[0]
    plan.most_turns = plan.turns_left * memory.traits[0].stretch // 100
    offer_size = view.players[view.viewer].offer_size
    must = fewest_kept(board, view, view.viewer, view.phase == Phase.OPENING)
    everything = (1 << offer_size) - 1
    best = everything
    most = value_with(board, view, memory, best)
    if offer_size > MANY:
        return KEEP + give_back(board, view, memory, best, most)
    for chosen in range(everything):
        if count_bits(chosen) >= must:
            value = value_with(board, view, memory, chosen)
            if value > most:
                most = value
                best = chosen
    return KEEP + best


def give_back(board: Board, view: View, memory: Memory, chosen: int, value: int) -> int:
    """Of many tickets, give back the worst one by one."""
    must = fewest_kept(board, view, view.viewer, view.phase == Phase.OPENING)
    while count_bits(chosen) > must:
        best = chosen
        for index in range(view.players[view.viewer].offer_size):
            fewer = chosen & ~(1 << index)
            if fewer != chosen:
                worth = value_with(board, view, memory, fewer)
                if worth > value:
                    value = worth
                    best = fewer
        if best == chosen:
            break
        chosen = best
    return chosen


def value_with(board: Board, view: View, memory: Memory, chosen: int) -> int:
    """The value of a plan for the tickets held and these of the offer."""
    player = view.players[view.viewer]
    clear_network(board, memory)
    add_open_tickets(board, view, memory)
    value = 0
    for index in range(player.offer_size):
        if (chosen >> index) & 1 == 1:
            ticket = player.offer[index]
            if completes(board, memory, ticket):
                value += 100 * board.ticket_points[ticket]
            else:
                add_ticket(board, memory, ticket)
    build_network(board, view, memory)
    return value + network_value(board, view, memory)


def promises_more(board: Board, view: View, memory: Memory, least: int) -> bool:
    """Do the tickets to be drawn promise more than `least`?

    Mostly they would not even if their paths cost no more than the routes at both ends. So paths
    are found one by one, and only until it is clear that the promise is too small.
    """
    glance_at_tickets(board, view, memory)
    count = memory.ticket_count
    for index in range(count):
        insert_value(memory, index, most_of_ticket(board, memory, memory.ticket[index]))
    for index in range(count):
        if best_of_draw(board, view, memory, count) <= least:
            return False
        ticket = memory.ticket[index]
        most = most_of_ticket(board, memory, ticket)
        lower_value(memory, count, most, value_of_ticket(board, view, memory, ticket))
    return best_of_draw(board, view, memory, count) > least


def value_of_draw(board: Board, view: View, memory: Memory) -> int:
    """What the best of the tickets to be drawn promises, beyond the plan as it stands."""
    glance_at_tickets(board, view, memory)
    for index in range(memory.ticket_count):
        value = value_of_ticket(board, view, memory, memory.ticket[index])
        insert_value(memory, index, value)
    return best_of_draw(board, view, memory, memory.ticket_count)


def glance_at_tickets(board: Board, view: View, memory: Memory) -> None:
    """List the tickets that may be drawn, or as many of them as the planner cares to look at."""
    unseen = unseen_tickets(board, view)
    glance = memory.traits[0].glance
    step = 1
    if glance > 0:
        step = max(1, count_bits(unseen) // glance)
    passed = view.decisions % step
    memory.ticket_count = 0
    for ticket in range(board.tickets):
        if (unseen >> ticket) & 1 == 1:
            if passed % step == 0:
                memory.ticket[memory.ticket_count] = ticket
                memory.ticket_count += 1
            passed += 1


def best_of_draw(board: Board, view: View, memory: Memory, count: int) -> int:
    """The mean of the best of those drawn from `count` values in order."""
    plan = memory.plan[0]
    drawn = min(board.drawn_tickets, view.ticket_deck_size)
    if count == 0 or drawn == 0:
        return -FAR
    drawn = min(drawn, count)
    odds = 1000000 * drawn // count
    total = 0
    for index in range(count - drawn + 1):
        total += odds * plan.ticket_value[index]
        odds = odds * (count - index - drawn) // max(1, count - 1 - index)
    return total // 1000000


def insert_value(memory: Memory, count: int, value: int) -> None:
    """Keep the values in order, the best first."""
    values = memory.plan[0].ticket_value
    index = count
    while index > 0 and values[index - 1] < value:
        values[index] = values[index - 1]
        index -= 1
    values[index] = value


def lower_value(memory: Memory, count: int, before: int, value: int) -> None:
    """Replace one of `count` values in order by another that is not higher."""
    values = memory.plan[0].ticket_value
    index = 0
    while values[index] != before:
        index += 1
    while index + 1 < count and values[index + 1] > value:
        values[index] = values[index + 1]
        index += 1
    values[index] = value


def unseen_tickets(board: Board, view: View) -> int:
    """Tickets that may be the next on the deck."""
    player = view.players[view.viewer]
    unseen = board.regular_tickets & ~player.tickets & ~player.gone
    if view.ticket_deck_size > view.queue_size:
        for index in range(view.queue_size):
            if view.queue[index] != UNKNOWN:
                unseen &= ~(1 << view.queue[index])
    return unseen


def value_of_ticket(board: Board, view: View, memory: Memory, ticket: int) -> int:
    """Points that a new ticket would add to the plan: won, less what it takes; or else lost."""
    plan, traits = memory.plan[0], memory.traits[0]
    points = 100 * board.ticket_points[ticket]
    a, b = board.ticket_a[ticket], board.ticket_b[ticket]
    limit = 2 * points  # what costs more is better failed
    gap = find_paths_within(board, memory, a, b, limit, NEVER)
    if gap >= FAR:
        return -points
    cars = 0
    turns = 0
    routes = 0
    place = b
    before = step_back(board, memory, place)
    while before != NO_PLACE:
        route = memory.arrival[place]
        if memory.price[route] > 0:
            routes += 1
            turns += plan.turns[route]
            if plan.loan[route] == 0:
                cars += board.route_length[route]
        place = before
        before = step_back(board, memory, place)
    if cars > view.players[view.viewer].cars - plan.network_cars:
        return -points
    if turns > plan.turns_left * traits.stretch // 100 - plan.network_turns:
        return -points
    sure = 100 - min(90, routes * traits.risk)
    return max((2 * sure - 100) * points // 100 - gap, -points)


def most_of_ticket(board: Board, memory: Memory, ticket: int) -> int:
    """What `value_of_ticket` is at most."""
    points = 100 * board.ticket_points[ticket]
    return max(points - least_gap(board, memory, ticket), -points)


def least_gap(board: Board, memory: Memory, ticket: int) -> int:
    """What its path costs at least: a route at one end and another at the other, or just one."""
    a, b = board.ticket_a[ticket], board.ticket_b[ticket]
    direct = FAR
    at_a = FAR
    for index in range(board.first_end[a], board.first_end[a + 1]):
        route = board.route_end[index]
        at_a = min(at_a, memory.price[route])
        if board.route_a[route] + board.route_b[route] - a == b:
            direct = min(direct, memory.price[route])
    at_b = FAR
    for index in range(board.first_end[b], board.first_end[b + 1]):
        at_b = min(at_b, memory.price[board.route_end[index]])
    return min(direct, at_a + at_b)
