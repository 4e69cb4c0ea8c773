"""What everything is worth: a turn, a token, a station, and each route of the board."""

from funicular.bots.memory import Memory
from funicular.bots.paths import FAR, can_build
from funicular.engine.board import Board
from funicular.engine.position import GREY, KINDS, MARKET, NO_CARD, NOBODY, WILD, View
from funicular.engine.stations import station_cost
from funicular.engine.tickets import count_bits
from funicular.engine.tokens import wants_token
from funicular.maps.limits import MAX_LENGTH

LEAST = 1  # the price of a loan that a station already stands for


def appraise(board: Board, view: View, memory: Memory) -> None:
    """Fill in the prices of all routes, and what they are made of."""
    plan, traits = memory.plan[0], memory.traits[0]
    plan.turn_worth = worth_of_turn(board, view, memory) * traits.tempo // 100
    plan.turns_left = turns_left(board, view, memory)
    plan.token_worth = worth_of_token(board, view) * traits.token // 100
    plan.station_price = price_of_station(board, view, memory)
    for kind in range(board.price_count):
        turns = turns_for_cards(board, view, memory, kind)
        for index in range(board.price_first[kind], board.price_first[kind + 1]):
            appraise_route(board, view, memory, board.price_route[index], turns)


def appraise_route(board: Board, view: View, memory: Memory, route: int, turns: int) -> None:
    """One route, if a claim and the draws for its cards take so many turns."""
    plan = memory.plan[0]
    plan.loan[route] = 0
    plan.turns[route] = 0
    plan.gain[route] = 0
    if view.route_owner[route] == view.viewer:
        plan.price[route] = 0
    elif can_build(board, view, route):
        price_free_route(board, view, memory, route, turns)
    else:
        price_loan(view, memory, board.route_a[route], board.route_b[route], route)


def worth_of_turn(board: Board, view: View, memory: Memory) -> int:
    """Points for a turn, if the cars left go on the best routes, shared with the others."""
    plan, traits = memory.plan[0], memory.traits[0]
    for length in range(MAX_LENGTH + 1):
        plan.free_length[length] = 0
    for route in range(board.routes):
        if can_build(board, view, route):
            plan.free_length[board.route_length[route]] += 1
    cars = view.players[view.viewer].cars
    points = 0
    turns = 1
    while cars > 0:
        best = 0
        best_rate = 0
        for length in range(1, MAX_LENGTH + 1):
            if plan.free_length[length] > 0:
                rate = 10000 * board.points[length] // (100 + length * traits.card_turns)
                if rate > best_rate:
                    best_rate = rate
                    best = length
        if best == 0:
            break
        share = (plan.free_length[best] + view.seats - 1) // view.seats
        plan.free_length[best] = 0
        share = min(share, (cars + best - 1) // best)
        cars -= share * best
        points += 100 * share * board.points[best]
        turns += share * (100 + best * traits.card_turns)
    return 100 * points // turns


def turns_left(board: Board, view: View, memory: Memory) -> int:
    """Turns that the viewer is likely to have, this one included."""
    if view.last_turns > 0:
        return 100
    least = 100000
    length = usual_length(board)
    for seat in range(view.seats):
        away = (seat - view.viewer) % view.seats
        turns = turns_to_end(board, view, memory, seat, length)
        # The last round gives one more turn to everybody, the one who began it included.
        least = min(least, turns + 100 if away == 0 else turns + 200)
    return least


def turns_to_end(board: Board, view: View, memory: Memory, seat: int, length: int) -> int:
    """Turns that a seat takes to use up its cars, at the earliest that is likely.

    `length` is that of a usual route.
    """
    player = view.players[seat]
    cars = max(0, player.cars - board.last_round_at)
    cards = max(0, 100 * cars - 70 * player.hand_size)
    return cards * memory.traits[0].card_turns // 100 + 10000 * cars // length


def usual_length(board: Board) -> int:
    """The length of the route in which a car of the board is likely to stand, in hundredths."""
    spaces = 0
    squares = 0
    for route in range(board.routes):
        length = board.route_length[route]
        spaces += length
        squares += length * length
    return max(100, 100 * squares // max(1, spaces))


def worth_of_token(board: Board, view: View) -> int:
    """The slope of the table of token points over the next few tokens."""
    if board.symbols == 0:
        return 0
    held = count_bits(view.players[view.viewer].tokens)
    goal = min(board.symbols, held + 3)
    if goal == held:
        return 0
    return 100 * (board.token_points[goal] - board.token_points[held]) // (goal - held)


def price_of_station(board: Board, view: View, memory: Memory) -> int:
    """Its cards and its turn, and the points for not building it; FAR if there is none left."""
    plan, traits = memory.plan[0], memory.traits[0]
    if view.players[view.viewer].stations == 0:
        return FAR
    turns = 100 + station_cost(board, view, view.viewer) * traits.card_turns
    return plan.turn_worth * turns // 100 + 100 * board.unbuilt_points


def price_free_route(board: Board, view: View, memory: Memory, route: int, turns: int) -> None:
    plan, traits = memory.plan[0], memory.traits[0]
    plan.turns[route] = turns + traits.tunnel_turns * board.route_tunnel[route]
    plan.gain[route] = 100 * board.points[board.route_length[route]]
    if board.symbols > 0:
        for place in (board.route_a[route], board.route_b[route]):
            if wants_token(board, view, view.viewer, place):
                plan.gain[route] += plan.token_worth
                break
    cost = plan.turn_worth * plan.turns[route] // 100
    plan.price[route] = max(1, cost - plan.gain[route])
    plan.price[route] += traits.car_price * board.route_length[route]


def turns_for_cards(board: Board, view: View, memory: Memory, kind: int) -> int:
    """The claim itself, and the draws for the cards that are missing, for all routes of a kind.

    Those are the same for routes of the same colour, length and wilds.
    """
    traits = memory.traits[0]
    hand = view.players[view.viewer].hand
    length, wilds = board.price_length[kind], board.price_wilds[kind]
    credit = 0
    card_turns = traits.colour_turns
    if board.price_colour[kind] == GREY:
        card_turns = traits.card_turns
        for index in range(board.palette_size):
            credit = max(credit, credit_for(view, memory, board.palette[index], length - wilds))
    else:
        credit = credit_for(view, memory, board.price_colour[kind], length - wilds)
    credit += traits.hand_credit * min(hand[WILD], wilds)
    turns = 100 + (100 * length - credit) * card_turns // 100
    return turns + traits.ferry_turns * max(0, wilds - hand[WILD])


def credit_for(view: View, memory: Memory, colour: int, cost: int) -> int:
    """How far the hand and the market pay already for so many cards of a colour."""
    plan, traits = memory.plan[0], memory.traits[0]
    held = min(view.players[view.viewer].hand[colour], cost)
    return traits.hand_credit * held + traits.market_credit * min(
        plan.open_cards[colour], cost - held
    )


def price_loan(view: View, memory: Memory, a: int, b: int, route: int) -> None:
    """A route of somebody else: to be borrowed with a station at one of its ends, or not at all."""
    plan = memory.plan[0]
    plan.price[route] = FAR
    if view.route_owner[route] == NOBODY:
        return
    plan.loan[route] = 1
    if view.station_owner[a] == view.viewer or view.station_owner[b] == view.viewer:
        plan.price[route] = LEAST
    elif view.station_owner[a] == NOBODY or view.station_owner[b] == NOBODY:
        plan.price[route] = plan.station_price


def count_cards(view: View, memory: Memory) -> None:
    """The cards of the market, and those that the deck may hold as far as the viewer can know."""
    plan = memory.plan[0]
    for kind in range(KINDS):
        plan.open_cards[kind] = 0
    for slot in range(MARKET):
        if view.market[slot] != NO_CARD:
            plan.open_cards[view.market[slot]] += 1
    plan.unseen_size = 0
    for kind in range(KINDS):
        plan.unseen[kind] = view.fresh[kind] - view.players[view.viewer].blind[kind]
        plan.unseen_size += plan.unseen[kind]
