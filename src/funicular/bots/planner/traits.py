"""How the planner weighs things: numbers to be tuned, and to be different in other characters."""

from funicular.engine.board import Board
from funicular.engine.records import Record, i8, i16, record


@record
class Traits(Record):
    """One character. Values are hundredths: of a point, of a turn, or of the whole."""

    given: i8  # 1: set by the caller; 0: the planner fills in its own
    tempo: i16  # the worth of a turn, of what the best free routes bring
    card_turns: i16  # turns that a card takes when any colour will do
    colour_turns: i16  # turns that a card of a certain colour takes
    hand_credit: i16  # how far a card in hand counts as paid for
    market_credit: i16  # the same for a card that lies open in the market
    tunnel_turns: i16  # the surcharge to be expected
    ferry_turns: i16  # for each wild that is still lacking
    risk: i16  # that a ticket fails, for each route it still lacks
    car_price: i16  # for each car of a route, however many points it brings
    spare_rate: i16  # what a spare route must bring for a turn, of a turn's worth
    token: i16  # the worth of a token, of the slope of its table
    joined: i16  # for each car of a spare route that lengthens the network, of the bonus
    contested: i16  # danger that an opponent takes a route before the next turn, if one is near
    quiet: i16  # the same with nobody near
    coveted: i16  # more of that danger for each ten points that a route brings beyond its turns
    patience: i16  # worth of market cards against the danger of waiting
    focus: i16  # turns of a claim, when cards are weighed: the less, the more does the last card
    spare: i16  # how much the best spare route is wanted, of one of the network
    spare_fade: i16  # how much each further spare route is wanted, of the one before
    fade: i16  # how much cards for each further route are wanted, of those for the one before
    saving: i16  # worth of a card that would save a wild, of one that is lacking
    denial: i16  # points taken away from the others by a route that all would like
    stretch: i16  # turns that tickets may take when they are chosen, of those left
    cling: i16  # turns that tickets may take before they are given up, of those left
    block: i16  # points for a route that would join two networks of the only opponent
    usual_draw: i16  # worth of a usual draw, of two cards drawn blind
    idle_card: i16  # worth of a card without a use, of one that has
    wild_card: i16  # worth of a wild, of the best colour
    ticket_edge: i16  # points by which new tickets must promise more than a turn
    eager: i16  # points for getting on with it
    busy: i16  # turns that the network may still take, of those left, when tickets are drawn
    late: i16  # turns before the end when stations are built
    glance: i16  # tickets to look at when drawing some is considered; 0: all that are possible


def settle_traits(board: Board, seats: int, traits: Traits) -> None:
    """The planner's own character, for this board and so many players."""
    if traits.given == 1:
        return
    if board.symbols > 0:
        settle_for_tokens(traits)
    else:
        settle_for_routes(traits)


def settle_for_routes(traits: Traits) -> None:
    """Tuned on Europe, for two players, against the strongest baselines."""
    traits.tempo = 98
    traits.card_turns = 45
    traits.colour_turns = 51
    traits.hand_credit = 70
    traits.market_credit = 21
    traits.tunnel_turns = 76
    traits.ferry_turns = 34
    traits.risk = 0
    traits.car_price = 41
    traits.spare_rate = 39
    traits.token = 75
    traits.joined = 6
    traits.contested = 17
    traits.quiet = 6
    traits.coveted = 16
    traits.patience = 56
    traits.focus = 81
    traits.spare = 63
    traits.spare_fade = 107
    traits.fade = 86
    traits.saving = 30
    traits.denial = 35
    traits.stretch = 73
    traits.cling = 261
    traits.block = 47
    traits.usual_draw = 59
    traits.idle_card = 29
    traits.wild_card = 46
    traits.ticket_edge = 421
    traits.eager = 23
    traits.busy = 44
    traits.late = 116
    traits.glance = 0


def settle_for_tokens(traits: Traits) -> None:
    """Tuned on San Francisco, for two players, against the strongest baselines."""
    traits.tempo = 105
    traits.card_turns = 40
    traits.colour_turns = 43
    traits.hand_credit = 65
    traits.market_credit = 18
    traits.tunnel_turns = 41
    traits.ferry_turns = 52
    traits.risk = 1
    traits.car_price = 44
    traits.spare_rate = 36
    traits.token = 74
    traits.joined = 5
    traits.contested = 13
    traits.quiet = 5
    traits.coveted = 25
    traits.patience = 58
    traits.focus = 139
    traits.spare = 116
    traits.spare_fade = 43
    traits.fade = 69
    traits.saving = 46
    traits.denial = 35
    traits.stretch = 71
    traits.cling = 218
    traits.block = 59
    traits.usual_draw = 42
    traits.idle_card = 35
    traits.wild_card = 56
    traits.ticket_edge = 315
    traits.eager = 26
    traits.busy = 37
    traits.late = 113
    traits.glance = 0
