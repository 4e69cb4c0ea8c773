"""What stands behind a refusal: its name, the rule, and the facts that a sentence would need."""

from __future__ import annotations

from funicular.engine import actions as numbers
from funicular.engine.legal import Refusal
from funicular.engine.position import GREY, NOBODY, Phase, Position
from funicular.engine.routes import wilds_needed
from funicular.engine.stations import station_cost
from funicular.engine.tickets import fewest_kept
from funicular.engine.turns import awaited_seat

from .notation import CARD_NAMES, Notation

RULES: dict[Refusal, str] = {
    Refusal.UNKNOWN_ACTION: "T1",
    Refusal.GAME_OVER: "E1",
    Refusal.NOT_YOUR_TURN: "T1",
    Refusal.OTHER_DECISION: "T1",
    Refusal.ALREADY_CHOSEN: "S3",
    Refusal.OPENING_TOO_FEW: "S3",
    Refusal.KEEP_TOO_FEW: "K1",
    Refusal.NOT_OFFERED: "K1",
    Refusal.SLOT_EMPTY: "M5",
    Refusal.WILD_SECOND: "M2",
    Refusal.DECK_EMPTY: "M5",
    Refusal.NO_TICKETS: "K1",
    Refusal.MUST_ACT: "T2",
    Refusal.ROUTE_TAKEN: "C2",
    Refusal.OWN_TWIN: "C4",
    Refusal.DOUBLE_CLOSED: "C4",
    Refusal.CARS_LACKING: "C2",
    Refusal.WRONG_COLOUR: "C1",
    Refusal.FERRY_WILDS: "C5",
    Refusal.CARDS_LACKING: "C1",
    Refusal.STATIONS_USED: "B1",
    Refusal.STATION_THERE: "B1",
    Refusal.STATION_CARDS: "B2",
    Refusal.SURCHARGE_COLOUR: "U2",
    Refusal.SURCHARGE_CARDS: "U2",
    Refusal.STACK_NOT_WAITING: "S6",
    Refusal.STACK_THERE: "S6",
    Refusal.NO_TOKEN_THERE: "C6",
    Refusal.TOO_MANY_WILDS: "C1",
}
"""The rule behind each refusal."""

ROUTE_REFUSALS = (
    Refusal.ROUTE_TAKEN,
    Refusal.OWN_TWIN,
    Refusal.DOUBLE_CLOSED,
    Refusal.CARS_LACKING,
    Refusal.WRONG_COLOUR,
    Refusal.FERRY_WILDS,
    Refusal.CARDS_LACKING,
    Refusal.TOO_MANY_WILDS,
)


def explain_refusal(
    notation: Notation, position: Position, seat: int, number: int, code: int
) -> tuple[str, str, dict[str, object]]:
    """Code name, rule id and arguments. The arguments name only what the seat may know."""
    reason = Refusal(code)
    facts: dict[str, object] = {}
    if reason == Refusal.NOT_YOUR_TURN:
        facts["seat"] = awaited_seat(position)
    elif reason == Refusal.OTHER_DECISION:
        facts["phase"] = Phase(position.phase).name.lower()
    elif reason in (Refusal.OPENING_TOO_FEW, Refusal.KEEP_TOO_FEW):
        opening = reason == Refusal.OPENING_TOO_FEW
        facts["least"] = fewest_kept(notation.board, position, seat, opening)
    elif reason == Refusal.NOT_OFFERED:
        facts["offered"] = position.players[seat].offer_size
    elif reason in ROUTE_REFUSALS and number >= numbers.CLAIM:
        facts = _route_facts(notation, position, seat, numbers.claim_route(number), reason)
    elif reason == Refusal.STATION_THERE:
        place = numbers.station_place(number)
        facts["place"] = notation.places[place]
        facts["owner"] = position.station_owner[place]
    elif reason == Refusal.TOO_MANY_WILDS and position.phase == Phase.TUNNEL:
        facts["cost"] = position.surcharge
    elif reason in (Refusal.STATION_CARDS, Refusal.WRONG_COLOUR, Refusal.TOO_MANY_WILDS):
        facts["cost"] = station_cost(notation.board, position, seat)
    elif reason in (Refusal.SURCHARGE_COLOUR, Refusal.SURCHARGE_CARDS):
        facts["cost"] = position.surcharge
        facts["colour"] = CARD_NAMES[position.laid_colour]
    elif reason in (Refusal.STACK_THERE, Refusal.STACK_NOT_WAITING):
        facts["place"] = notation.places[numbers.put_place(number)]
    return reason.name.lower(), RULES[reason], facts


def _route_facts(
    notation: Notation, position: Position, seat: int, route: int, reason: Refusal
) -> dict[str, object]:
    board = notation.board
    facts: dict[str, object] = {"route": notation.routes[route]}
    if reason == Refusal.ROUTE_TAKEN and position.route_owner[route] != NOBODY:
        facts["owner"] = position.route_owner[route]
    elif reason == Refusal.CARS_LACKING:
        facts["length"] = board.route_length[route]
        facts["cars"] = position.players[seat].cars
    elif reason == Refusal.WRONG_COLOUR:
        colour = board.route_colour[route]
        facts["colour"] = "grey" if colour == GREY else CARD_NAMES[colour]
        facts["length"] = board.route_length[route]
    elif reason == Refusal.TOO_MANY_WILDS:
        facts["cost"] = board.route_length[route]
    elif reason == Refusal.FERRY_WILDS:
        facts["wilds"] = wilds_needed(board, route)
    elif reason == Refusal.CARDS_LACKING:
        facts["length"] = board.route_length[route]
    return facts
