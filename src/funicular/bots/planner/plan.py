"""What the planner works out at a decision."""

from typing import Annotated

from funicular.engine.position import KINDS
from funicular.engine.records import Record, Row, i16, i32, i64, record
from funicular.maps.limits import MAX_LENGTH, MAX_PLACES, MAX_ROUTES, MAX_TICKETS

MOST_TICKETS = 12  # tickets that one plan can hold


@record
class Plan(Record):
    """Points and turns are counted in hundredths."""

    turn_worth: i32  # points for a turn well used
    turns_left: i32  # until the game is likely to end
    most_turns: i32  # that a network may take
    token_worth: i32
    station_price: i32
    # Routes
    price: Annotated[list[int], Row("i4", MAX_ROUTES)]  # turns at their worth, less points
    turns: Annotated[list[int], Row("i4", MAX_ROUTES)]
    gain: Annotated[list[int], Row("i4", MAX_ROUTES)]
    loan: Annotated[list[int], Row("i1", MAX_ROUTES)]  # 1: only to be borrowed with a station
    uses: Annotated[list[int], Row("i1", MAX_ROUTES)]  # paths of the network that use it
    stake: Annotated[list[int], Row("i4", MAX_ROUTES)]  # points that hang on it
    value: Annotated[list[int], Row("i4", MAX_ROUTES)]  # points, and its share of tickets
    around: Annotated[list[int], Row("i4", MAX_ROUTES)]  # a way round it, or else its stake
    surely: Annotated[list[int], Row("i1", MAX_ROUTES)]  # 1: there is no cheaper way round
    weight: Annotated[list[int], Row("i4", MAX_ROUTES)]  # how much it is wanted; 0: not at all
    wanted: i16  # how many routes are
    order: Annotated[list[int], Row("i2", MAX_ROUTES)]  # those, the most wanted first
    colour: Annotated[list[int], Row("i1", MAX_ROUTES)]  # in which a wanted route is to be paid
    lack: Annotated[list[int], Row("i1", MAX_ROUTES)]  # cards missing
    spare_rate: Annotated[list[int], Row("i4", MAX_ROUTES)]  # points a turn, off the network
    bridge: Annotated[list[int], Row("i1", MAX_ROUTES)]  # 1: would join networks of an opponent
    # Tickets of the network, by index
    count: i16
    ticket: Annotated[list[int], Row("i1", MOST_TICKETS)]
    dropped: Annotated[list[int], Row("i1", MOST_TICKETS)]
    path_size: Annotated[list[int], Row("i1", MOST_TICKETS)]  # routes still to be built for each
    path: Annotated[list[int], Row("i2", MOST_TICKETS * MAX_PLACES)]  # those routes
    changes: i32  # of the network while it was laid
    laid_at: Annotated[list[int], Row("i4", MOST_TICKETS)]  # after which of them a path was laid
    network_price: i32
    network_turns: i32
    network_cars: i16
    loans: i16  # stations that the network still asks for
    # Cards
    rest: Annotated[list[int], Row("i1", KINDS)]  # of the hand, not yet meant for a route
    open_cards: Annotated[list[int], Row("i1", KINDS)]  # in the market
    unseen: Annotated[list[int], Row("i2", KINDS)]
    unseen_size: i16
    # Odds and ends
    near: Annotated[list[int], Row("i1", MAX_PLACES)]  # 1: opponents have a route here; 2: own
    free_length: Annotated[list[int], Row("i2", MAX_LENGTH + 1)]  # free routes by length
    ticket_value: Annotated[list[int], Row("i4", MAX_TICKETS)]
    loan_route: i16
    done: i64  # tickets completed, as bits
