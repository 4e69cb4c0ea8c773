"""How a search thinks: how far it looks, how bold it is, and in which style its planner plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from funicular.bots.planner.traits import Traits, settle_traits
from funicular.engine.board import Board
from funicular.engine.position import View

from .outlook_weights import weights_for


@dataclass(frozen=True)
class Character:
    """Settings of a search; the defaults are the strongest that we found."""

    # Both 0: as the table asks for.
    depth: int = 0  # turns that a play-out goes on for
    caution: int = 0  # errors, in hundredths, by which a choice must beat the planner's
    stale: int = 1  # turns that the players of a play-out keep to a plan
    glance: int = 8  # tickets that they look at
    trust: int = 100  # how much an opponent's routes tell of its tickets, in per cent
    traits: Mapping[str, int] = field(default_factory=dict)  # of its own planner, where unusual


LONG_BOARD = 25  # cars
DEPTH, DEPTH_OF_A_LONG_DUEL = 24, 40
CAUTION, CAUTION_AMONG_MANY = 250, 170


def depth_for(board: Board, seats: int, character: Character) -> int:
    """As far as a move can be told from luck, in the same time: docs/bots.md has what we tried."""
    if character.depth > 0:
        return character.depth
    return DEPTH_OF_A_LONG_DUEL if seats == 2 and board.cars >= LONG_BOARD else DEPTH


def caution_for(seats: int, character: Character) -> int:
    """One of many has less to lose: it wins seldom enough by the planner's choices."""
    if character.caution > 0:
        return character.caution
    return CAUTION if seats == 2 else CAUTION_AMONG_MANY


def settle_room(board: Board, view: View, room: Any, character: Character) -> None:
    """Write a character's settings into a compiled room."""
    room["depth"] = depth_for(board, view.seats, character)
    room["caution"] = caution_for(view.seats, character)
    room["stale"] = character.stale
    room["glance"] = character.glance
    room["trust"] = character.trust
    weights = weights_for(board.symbols > 0, view.seats)
    room["outlook"][0]["weight"] = weights.signs
    room["outlook"][0]["spread"] = weights.spread
    room["memory"]["traits"]["given"] = 0
    if character.traits:
        own = Traits()
        settle_traits(board, view.seats, own)
        traits = room["memory"][view.viewer]["traits"][0]
        for name in Traits.layout:
            traits[name] = character.traits.get(name, getattr(own, name))
        traits["given"] = 1
