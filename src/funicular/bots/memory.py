"""The working memory of a fast bot: room for its thoughts.

Fast bots are functions of the engine's subset, which has no lists that grow and no objects that
come and go; everything they work out lies here. A bot remembers nothing between two decisions: the
view holds all that a careful player could know, so a game can be left and taken up again.
"""

from typing import Annotated

from funicular.engine.choices import Choices
from funicular.engine.position import KINDS
from funicular.engine.records import Record, Row, Rows, i16, record
from funicular.maps.limits import MAX_PLACES, MAX_ROUTES, MAX_TICKETS

from .planner.plan import Plan
from .planner.traits import Traits


@record
class Memory(Record):
    """Room for one bot."""

    choices: Annotated[list[Choices], Rows(Choices, 1)]
    # Paths: what it costs to use each route, and what a search from one place found.
    price: Annotated[list[int], Row("i4", MAX_ROUTES)]
    distance: Annotated[list[int], Row("i4", MAX_PLACES)]
    arrival: Annotated[list[int], Row("i2", MAX_PLACES)]  # the route by which a path arrives
    away: Annotated[list[int], Row("i4", MAX_PLACES)]  # distances from the other end
    frontier: Annotated[list[int], Row("i4", 2 * MAX_ROUTES)]
    """Places reached and not yet passed, each after its distance: see `paths`."""
    root: Annotated[list[int], Row("i1", MAX_PLACES)]  # the network that a place belongs to
    member: Annotated[list[int], Row("i1", MAX_PLACES)]  # places of the network of this root
    # What the bot wants.
    ticket_count: i16
    ticket: Annotated[list[int], Row("i1", MAX_TICKETS)]  # those it works on
    wanted: Annotated[list[int], Row("i1", MAX_ROUTES)]  # routes it means to claim
    mark: Annotated[list[int], Row("i4", MAX_ROUTES)]  # how good it would be to claim each route
    worth: Annotated[list[int], Row("i4", KINDS)]  # of one more card of each kind
    # The planner's own.
    plan: Annotated[list[Plan], Rows(Plan, 1)]
    traits: Annotated[list[Traits], Rows(Traits, 1)]
