"""Sentences for what is refused, and why: each refusal code of the rules in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from funicular.game import FunicularError, GameView, IllegalAction
from funicular.maps import Route

from . import words

Facts = Mapping[str, Any]

DECISIONS = {
    "opening": "choose your opening tickets first: keep 1,2",
    "placing": "put a token stack on the map first: place TOKEN PLACE",
    "turn": "it is time for a turn: draw cards, claim a route or draw tickets",
    "second_card": "draw your second card first: 1 to 5, or d for the deck",
    "tunnel": "settle the tunnel first: pay COLOUR, or withdraw",
    "tickets": "choose the tickets you keep first: keep 1,2",
    "token": "choose a token first: take PLACE",
    "over": "the game is over",
}
"""What is to be decided in each phase."""


def refusal(view: GameView, error: FunicularError) -> str:
    """Why something was refused: one sentence, with the rule's id where a rule forbids it."""
    if not isinstance(error, IllegalAction):
        return f"{str(error)[:1].upper()}{str(error)[1:]}."
    told = REFUSALS[error.code](view, error.arguments)
    return f"{told[:1].upper()}{told[1:]}. [{error.rule}]"


def _owner(view: GameView, seat: object) -> str:
    if not isinstance(seat, int):
        return "somebody"
    return "you" if seat == view.seat else view.names[seat]


def _route_taken(view: GameView, facts: Facts) -> str:
    owner = _owner(view, facts.get("owner"))
    verb = "hold" if owner == "you" else "holds"
    return f"{owner} already {verb} {words.route_by_id(view.map, facts['route'])}"


def _cards_lacking(view: GameView, facts: Facts) -> str:
    found = view.map.route(facts["route"])
    return (
        f"{words.route(view.map, found)} takes {price(view, found)}; you hold {held(view, found)}"
    )


def price(view: GameView, found: Route) -> str:
    """What a route costs, in words."""
    source = view.map
    cost = (
        f"{words.counted(found.length, 'card')} of one colour"
        if found.colour == "grey"
        else words.cards(source, found.colour, found.length)
    )
    if found.wilds:
        return f"{cost}, at least {words.cards(source, 'wild', found.wilds)} among them"
    return cost


def held(view: GameView, found: Route) -> str:
    """What the viewer holds towards a route."""
    hand = view.hand
    wilds = words.cards(view.map, "wild", hand.get("wild", 0))
    if found.colour != "grey":
        return f"{words.cards(view.map, found.colour, hand.get(found.colour, 0))} and {wilds}"
    own = {kind: count for kind, count in hand.items() if kind != "wild"}
    if not own:
        return wilds
    best = max(own, key=lambda kind: own[kind])
    return f"at most {words.cards(view.map, best, own[best])} and {wilds}"


def _station_there(view: GameView, facts: Facts) -> str:
    owner = _owner(view, facts["owner"])
    verb = "have" if owner == "you" else "has"
    return f"{owner} already {verb} a station in {words.place(view.map, facts['place'])}"


def _wrong_colour(view: GameView, facts: Facts) -> str:
    if "route" not in facts:
        return "there are no cards of that colour in this game"
    found = view.map.route(facts["route"])
    return f"{words.route(view.map, found)} takes {price(view, found)}"


def _too_many_wilds(view: GameView, facts: Facts) -> str:
    cost, wild = facts["cost"], view.map.names.wild
    if cost == 1:
        return f"the only card would be a {wild.singular}: write wild for that"
    return f"all {cost} cards would be {wild.plural}: write wild for that"


def _ferry_wilds(view: GameView, facts: Facts) -> str:
    name = words.route_by_id(view.map, facts["route"])
    wilds = words.cards(view.map, "wild", facts["wilds"])
    return f"{name} is a ferry: at least {wilds} must be in the payment"


def _cars_lacking(view: GameView, facts: Facts) -> str:
    name = words.route_by_id(view.map, facts["route"])
    need, left = facts["length"], view.map.names.car.counted(facts["cars"])
    return f"{name} needs {view.map.names.car.counted(need)}, and you have {left} left"


def _keep_too_few(view: GameView, facts: Facts) -> str:
    return f"keep at least {words.counted(facts['least'], 'ticket')}"


def _not_offered(view: GameView, facts: Facts) -> str:
    return f"you were offered {words.counted(facts['offered'], 'ticket')}, numbered from 1"


def _surcharge(view: GameView, facts: Facts) -> str:
    cost, colour = facts["cost"], facts["colour"]
    if colour == "wild":
        return f"the tunnel costs {words.cards(view.map, 'wild', cost)} more"
    own = words.cards(view.map, colour, cost)
    return f"the tunnel costs {own} more, or {view.map.names.wild.plural} instead"


def _route_named(sentence: str) -> Callable[[GameView, Facts], str]:
    return lambda view, facts: sentence.format(words.route_by_id(view.map, facts["route"]))


def _place_named(sentence: str) -> Callable[[GameView, Facts], str]:
    return lambda view, facts: sentence.format(words.place(view.map, facts["place"]))


def _said(sentence: str) -> Callable[[GameView, Facts], str]:
    return lambda view, facts: sentence.format(
        wild=view.map.names.wild.singular, card=view.map.names.card.singular
    )


REFUSALS: Mapping[str, Callable[[GameView, Facts], str]] = {
    "unknown_action": _said("there is no such action in this game"),
    "game_over": _said("the game is over"),
    "not_your_turn": lambda view, facts: f"it is {view.names[facts['seat']]}'s turn",
    "other_decision": lambda view, facts: DECISIONS[facts["phase"]],
    "already_chosen": _said("you have already chosen your tickets"),
    "opening_too_few": _keep_too_few,
    "keep_too_few": _keep_too_few,
    "not_offered": _not_offered,
    "slot_empty": _said("no card lies there"),
    "wild_second": _said("a {wild} from the market cannot be the second card"),
    "deck_empty": _said("the deck is empty"),
    "no_tickets": _said("no tickets are left to draw"),
    "must_act": _said("you may pass only when nothing else is possible"),
    "route_taken": _route_taken,
    "own_twin": _route_named("you hold the other track of {}, and nobody may hold both"),
    "double_closed": _route_named(
        "{} is closed: the other track is taken, and with so few players one is all there is"
    ),
    "cars_lacking": _cars_lacking,
    "wrong_colour": _wrong_colour,
    "ferry_wilds": _ferry_wilds,
    "cards_lacking": _cards_lacking,
    "stations_used": _said("you have no station left to build"),
    "station_there": _station_there,
    "station_cards": lambda view, facts: (
        f"your next station costs {words.counted(facts['cost'], 'card')} of one colour, "
        "and you do not hold these"
    ),
    "surcharge_colour": _surcharge,
    "surcharge_cards": _surcharge,
    "stack_not_waiting": _said("these tokens are not waiting to be placed"),
    "stack_there": _place_named("{} already has tokens; choose a place without"),
    "too_many_wilds": _too_many_wilds,
    "no_token_there": _said("choose a token of one of the two ends of the route just claimed"),
}
"""A sentence for each refusal code."""
