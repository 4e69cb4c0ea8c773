"""All legal actions of a seat: counted, picked by number, or listed, always in the same order.

`survey` counts without listing, and `nth_action` finds one of them: together they choose
uniformly at random in a fraction of the time that a list takes.
"""

from typing import Annotated

from funicular.maps.limits import MAX_ROUTES

from .actions import (
    ALL_WILD,
    DRAW_DECK,
    DRAW_TICKETS,
    KEEP,
    PASS,
    PAY,
    TAKE,
    WITHDRAW,
    claim,
    payment,
    put_stack,
    station,
)
from .board import Board
from .cards import can_take
from .legal import refuse_keep
from .payments import count_payments, fewest_wilds
from .position import GREY, MARKET, NOBODY, WILD, Phase, Player, Position
from .records import Record, Row, i32, record
from .routes import is_free
from .stations import station_cost
from .tokens import can_put, has_stack, wants_token

MOST_CHOICES = 16384  # 128 routes x 97 payments and 64 places x 33 station payments fit


@record
class Choices(Record):
    """Room for a survey and a list of legal actions."""

    count: i32
    claims: i32
    stations: i32
    station_ways: i32
    ways: Annotated[list[int], Row("i4", MAX_ROUTES)]  # to pay each price of the board,
    ways_in_all: Annotated[list[int], Row("i4", MAX_ROUTES)]  # for all its free routes together
    actions: Annotated[list[int], Row("i4", MOST_CHOICES)]


def add(choices: Choices, action: int) -> None:
    choices.actions[choices.count] = action
    choices.count += 1


def list_actions(board: Board, position: Position, seat: int, choices: Choices) -> None:
    """Fill `choices` with every legal action of the seat."""
    list_for_places(board, position, seat, choices, board.places)


def list_samples(board: Board, position: Position, seat: int, choices: Choices) -> None:
    """As `list_actions`, but stations on one place only: all free places are paid for alike."""
    list_for_places(board, position, seat, choices, 1)


def list_for_places(
    board: Board, position: Position, seat: int, choices: Choices, most_places: int
) -> None:
    choices.count = 0
    if position.phase == Phase.TURN:
        if position.seat == seat:
            list_turn(board, position, seat, choices, most_places)
    else:
        list_smaller(board, position, seat, choices)


def list_smaller(board: Board, position: Position, seat: int, choices: Choices) -> None:
    """Every decision but the choice of a turn's action."""
    if position.phase == Phase.OPENING:
        if seat < position.seats and position.players[seat].ready == 0:
            list_keeps(board, position, seat, choices, True)
    elif position.seat != seat:
        return
    elif position.phase == Phase.SECOND_CARD:
        list_draws(position, choices, True)
    elif position.phase == Phase.TUNNEL:
        player = position.players[seat]
        list_payments(board, player, position.laid_colour, position.surcharge, 0, PAY, choices)
        add(choices, WITHDRAW)
    elif position.phase == Phase.TICKETS:
        list_keeps(board, position, seat, choices, False)
    elif position.phase == Phase.TOKEN:
        a, b = board.route_a[position.pending_route], board.route_b[position.pending_route]
        for place in (a, b):
            if wants_token(board, position, seat, place):
                add(choices, TAKE + place)
    elif position.phase == Phase.PLACING:
        list_stacks(board, position, choices)


def list_turn(
    board: Board, position: Position, seat: int, choices: Choices, most_places: int
) -> None:
    list_draws(position, choices, False)
    if position.ticket_deck_size > 0:
        add(choices, DRAW_TICKETS)
    list_claims(board, position, seat, choices)
    list_stations(board, position, seat, choices, most_places)
    if choices.count == 0:
        add(choices, PASS)


def list_draws(position: Position, choices: Choices, second: bool) -> None:
    for slot in range(MARKET):
        if can_take(position, slot, second):
            add(choices, slot)
    if position.deck_size > 0:
        add(choices, DRAW_DECK)


def list_keeps(
    board: Board, position: Position, seat: int, choices: Choices, opening: bool
) -> None:
    for chosen in range(1 << position.players[seat].offer_size):
        if refuse_keep(board, position, seat, chosen, opening) == 0:
            add(choices, KEEP + chosen)


def list_stacks(board: Board, position: Position, choices: Choices) -> None:
    for symbol in range(board.symbols):
        if can_put(board, position, symbol):
            for place in range(board.places):
                if not has_stack(board, position, place):
                    add(choices, put_stack(symbol, place))


def list_claims(board: Board, position: Position, seat: int, choices: Choices) -> None:
    player = position.players[seat]
    strongest = strongest_colour(player)
    for price in range(board.price_count):
        if ways_to_pay(board, player, price, strongest) == 0:
            continue
        colour, cost = board.price_colour[price], board.price_length[price]
        for index in range(board.price_first[price], board.price_first[price + 1]):
            route = board.price_route[index]
            if is_free(board, position, seat, route):
                wilds = board.price_wilds[price]
                list_payments(board, player, colour, cost, wilds, claim(route, 0), choices)


def list_stations(
    board: Board, position: Position, seat: int, choices: Choices, most_places: int
) -> None:
    player = position.players[seat]
    if player.stations == 0:
        return
    cost = station_cost(board, position, seat)
    if count_payments(board, player, GREY, cost, 0) == 0:
        return
    left = most_places
    for place in range(board.places):
        if left > 0 and position.station_owner[place] == NOBODY:
            list_payments(board, player, GREY, cost, 0, station(place, 0), choices)
            left -= 1


def list_payments(
    board: Board,
    player: Player,
    colour: int,
    cost: int,
    wilds: int,
    base: int,
    choices: Choices,
) -> None:
    """Add `base` + payment for every way to pay; see `count_payments`."""
    held = player.hand[WILD]
    most = min(held, cost - 1)
    if colour == GREY:
        for position in range(board.palette_size):
            each = board.palette[position]
            for used in range(fewest_wilds(player, each, cost, wilds), most + 1):
                add(choices, base + payment(each, used))
    elif colour != WILD:
        for used in range(fewest_wilds(player, colour, cost, wilds), most + 1):
            add(choices, base + payment(colour, used))
    if held >= cost:
        add(choices, base + ALL_WILD)


def strongest_colour(player: Player) -> int:
    """How many cards the player holds of the colour held most."""
    most = 0
    for colour in range(WILD):
        most = max(most, player.hand[colour])
    return most


def ways_to_pay(board: Board, player: Player, price: int, strongest: int) -> int:
    """In how many ways the player can pay a price, with cars for the route."""
    length = board.price_length[price]
    colour = board.price_colour[price]
    held = strongest if colour == GREY else player.hand[colour]
    if length > player.cars or length > held + player.hand[WILD]:
        return 0
    return count_payments(board, player, colour, length, board.price_wilds[price])


def survey(board: Board, position: Position, seat: int, choices: Choices) -> int:
    """How many legal actions the seat has."""
    if position.phase != Phase.TURN or position.seat != seat:
        list_actions(board, position, seat, choices)
        return choices.count
    choices.count = 0
    list_draws(position, choices, False)
    if position.ticket_deck_size > 0:
        add(choices, DRAW_TICKETS)
    choices.claims = survey_claims(board, position, seat, choices)
    choices.stations = survey_stations(board, position, seat, choices)
    total = choices.count + choices.claims + choices.stations
    if total == 0:
        add(choices, PASS)
        return 1
    return total


def survey_claims(board: Board, position: Position, seat: int, choices: Choices) -> int:
    player = position.players[seat]
    strongest = strongest_colour(player)
    total = 0
    for price in range(board.price_count):
        ways = ways_to_pay(board, player, price, strongest)
        free = 0
        if ways > 0:
            for index in range(board.price_first[price], board.price_first[price + 1]):
                if is_free(board, position, seat, board.price_route[index]):
                    free += 1
        choices.ways[price] = ways
        choices.ways_in_all[price] = ways * free
        total += ways * free
    return total


def survey_stations(board: Board, position: Position, seat: int, choices: Choices) -> int:
    choices.station_ways = 0
    if position.players[seat].stations == 0:
        return 0
    cost = station_cost(board, position, seat)
    choices.station_ways = count_payments(board, position.players[seat], GREY, cost, 0)
    free = board.places
    for each in range(position.seats):
        free -= board.stations - position.players[each].stations
    return choices.station_ways * free


def nth_action(board: Board, position: Position, seat: int, choices: Choices, n: int) -> int:
    """The n-th legal action, after `survey`."""
    if n < choices.count:
        return choices.actions[n]
    n -= choices.count
    if n < choices.claims:
        return nth_claim(board, position, seat, choices, n)
    return nth_station(board, position, seat, choices, n - choices.claims)


def nth_claim(board: Board, position: Position, seat: int, choices: Choices, n: int) -> int:
    price = 0
    while n >= choices.ways_in_all[price]:
        n -= choices.ways_in_all[price]
        price += 1
    ways = choices.ways[price]
    skip, way = n // ways, n % ways
    index = board.price_first[price]
    while skip > 0 or not is_free(board, position, seat, board.price_route[index]):
        if is_free(board, position, seat, board.price_route[index]):
            skip -= 1
        index += 1
    colour, cost = board.price_colour[price], board.price_length[price]
    player = position.players[seat]
    paid = nth_payment(board, player, colour, cost, board.price_wilds[price], way)
    return claim(board.price_route[index], paid)


def nth_station(board: Board, position: Position, seat: int, choices: Choices, n: int) -> int:
    cost = station_cost(board, position, seat)
    skip, way = n // choices.station_ways, n % choices.station_ways
    for place in range(board.places):
        if position.station_owner[place] == NOBODY:
            if skip == 0:
                paid = nth_payment(board, position.players[seat], GREY, cost, 0, way)
                return station(place, paid)
            skip -= 1
    return PASS


def nth_payment(board: Board, player: Player, colour: int, cost: int, wilds: int, n: int) -> int:
    """The n-th of the payments that `list_payments` lists."""
    if colour != GREY:
        fewest = fewest_wilds(player, colour, cost, wilds)
        ways = max(0, min(player.hand[WILD], cost - 1) - fewest + 1)
        return payment(colour, fewest + n) if n < ways else ALL_WILD
    for position in range(board.palette_size):
        each = board.palette[position]
        fewest = fewest_wilds(player, each, cost, wilds)
        ways = max(0, min(player.hand[WILD], cost - 1) - fewest + 1)
        if n < ways:
            return payment(each, fewest + n)
        n -= ways
    return ALL_WILD
