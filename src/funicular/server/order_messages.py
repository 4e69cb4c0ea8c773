"""Orders that a player leaves for later turns. They are the seat's secret."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .table_messages import Id

MOST_ORDERS = 8
"""Orders that a seat may have waiting."""

OrderState = Literal["waiting", "done", "cancelled"]


class DrawOrder(Struct, frozen=True, tag="draw", tag_field="kind", forbid_unknown_fields=True):
    """Draw blind, turn after turn, until the hand holds so many of one kind."""

    card: Id
    """A colour of the map, or wild."""
    count: Annotated[int, Meta(ge=1, le=99)]


class ClaimOrder(Struct, frozen=True, tag="claim", tag_field="kind", forbid_unknown_fields=True):
    """Claim a route as soon as it can be paid; with `if_taken` only once another has that one."""

    route: Id
    if_taken: Id | None = None
    """Another route: nothing happens before somebody else has claimed it."""
    colour: Id | None = None
    """Pay with this colour only (on grey routes); otherwise with the fewest wilds."""
    surcharge: Annotated[int, Meta(ge=0, le=3)] = 3
    """Of a tunnel: pay up to so many more cards, turn back if it costs more."""


Order = DrawOrder | ClaimOrder


class OrderView(Struct, frozen=True):
    """An order of yours, and what became of it."""

    id: int
    order: Order
    state: OrderState
    why: dict[str, Any]
    """Of a cancelled one: `refusal`, a code as of `illegal_action`, with its arguments; or
    `turned_back` (the tunnel cost too much) or `not_needed` (you hold `if_taken` yourself)."""
