"""What an order means on a position: whether it has ended, and what it would do now.

Everything is decided from the view of the seat that gave the order; nothing else is needed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from funicular.engine.legal import Refusal, why_not_free
from funicular.engine.routes import has_cars, is_free
from funicular.game import Claim, GameView, Pay, Payment

from .choices import cards_of
from .order_messages import ClaimOrder, DrawOrder, Order, OrderState
from .refusing import Refused


class Ending(NamedTuple):
    """How an order has ended, and why if it was cancelled."""

    state: OrderState
    why: dict[str, Any]


DONE = Ending("done", {})


def cancelled(refusal: str, **arguments: Any) -> Ending:
    return Ending("cancelled", {"refusal": refusal, **arguments})


def check_order(view: GameView, order: Order) -> None:
    """Refused if the map does not know what is ordered, or if it has ended before it began."""
    if isinstance(order, DrawOrder):
        kinds = view.map.rules.cards
        known = {**dict.fromkeys(kinds.colours, kinds.each), "wild": kinds.wild}
        if order.count > known.get(order.card, 0):
            raise Refused("bad_order", card=order.card, most=known.get(order.card, 0))
    else:
        for route in (order.route, order.if_taken):
            if route is not None and route not in view.notation.routes:
                raise Refused("bad_order", route=route)
        if order.if_taken == order.route:
            raise Refused("bad_order", route=order.route)
        colour = view.map.route(order.route).colour
        allowed = (*view.map.rules.cards.colours, "wild") if colour == "grey" else (colour, "wild")
        if order.colour is not None and order.colour not in allowed:
            raise Refused("bad_order", card=order.colour)
    ended = ending(view, order)
    if ended is not None:
        raise Refused("order_pointless", **(ended.why or {"refusal": "already_done"}))


def ending(view: GameView, order: Order) -> Ending | None:
    """How the order has ended on this position; None while it can still be carried out."""
    if isinstance(order, DrawOrder):
        return _drawing_ends(view, order)
    return _claiming_ends(view, order)


def _drawing_ends(view: GameView, order: DrawOrder) -> Ending | None:
    mine = view.seat in view.awaited
    if mine and view.phase.name == "SECOND_CARD":
        return None  # the turn is finished first
    if view.hand.get(order.card, 0) >= order.count:
        return DONE
    if mine and view.phase.name == "TURN" and view.deck == 0:
        return cancelled("deck_empty")
    return None


def _claiming_ends(view: GameView, order: ClaimOrder) -> Ending | None:
    owner = view.routes.get(order.route)
    if owner is not None and owner == view.seat:
        return DONE
    refusal = _never(view, order.route)
    if refusal is not None:
        return refusal
    if order.if_taken is not None:
        if view.routes.get(order.if_taken) == view.seat:
            return cancelled("not_needed", route=order.if_taken)
        if order.if_taken in view.closed:
            return cancelled("double_closed", route=order.if_taken)
    return None


def _never(view: GameView, route: str) -> Ending | None:
    """Why the seat will never be able to claim a route; None if it may one day."""
    seat = view.seat
    assert seat is not None
    board, position = view.notation.board, view.position
    number = view.notation.routes.index(route)
    if not is_free(board, position, seat, number):
        code = Refusal(why_not_free(board, position, seat, number)).name.lower()
        owner = {"owner": view.routes[route]} if route in view.routes else {}
        return cancelled(code, route=route, **owner)
    if not has_cars(board, position, seat, number):
        cars, length = position.players[seat].cars, board.route_length[number]
        return cancelled("cars_lacking", route=route, cars=cars, length=length)
    return None


def deed(view: GameView, order: Order, has_begun: bool) -> str | None:
    """The action that the order asks for now; None if it has to wait.

    `has_begun`: the last move of the table was this order's, so what follows from it is too.
    """
    phase = view.phase.name
    if isinstance(order, DrawOrder):
        drawing = phase == "TURN" or (phase == "SECOND_CARD" and has_begun)
        return "draw deck" if drawing and view.deck > 0 else None
    if phase == "TURN" and _is_due(view, order):
        return _best_claim(view, order)
    if phase == "TUNNEL" and has_begun:
        return _settle_tunnel(view, order)
    return None


def _is_due(view: GameView, order: ClaimOrder) -> bool:
    return order.if_taken is None or view.routes.get(order.if_taken, view.seat) != view.seat


def _best_claim(view: GameView, order: ClaimOrder) -> str | None:
    """The payment with the fewest wilds; of several colours the one that the hand has most of."""
    claims = [
        action
        for action in view.legal_actions
        if isinstance(action, Claim) and action.route == order.route
    ]
    length = view.map.route(order.route).length
    hand = view.hand

    def sacrifice(claim: Claim) -> tuple[int, int]:
        cards = cards_of(claim.payment, length)
        return cards.get("wild", 0), -hand.get(claim.payment.colour, 0)

    wanted = [c for c in claims if order.colour is None or c.payment.colour == order.colour]
    return str(min(wanted, key=sacrifice)) if wanted else None


def _settle_tunnel(view: GameView, order: ClaimOrder) -> str:
    tunnel = view.tunnel
    assert tunnel is not None
    payments = [action.payment for action in view.legal_actions if isinstance(action, Pay)]
    if tunnel.surcharge > order.surcharge or not payments:
        return "withdraw"

    def wilds(payment: Payment) -> int:
        return cards_of(payment, tunnel.surcharge).get("wild", 0)

    return f"pay {min(payments, key=wilds)}"
