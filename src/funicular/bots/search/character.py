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

    depth: int = 0  # turns that a play-out goes on for; 0: as the board asks for
    caution: int = 250  # errors, in hundredths, by which a choice must beat the planner's
    stale: int = 4  # turns that the players of a play-out keep to a plan
    glance: int = 8  # tickets that they look at
    trust: int = 500  # how much an opponent's routes tell of its tickets
    traits: Mapping[str, int] = field(default_factory=dict)  # of its own planner, where unusual


SHORT_BOARD = 25  # cars: games on boards with fewer are played out to the end
FAR_ENOUGH = 24
TO_THE_END = 1000


def depth_for(board: Board, character: Character) -> int:
    """Short games are played out; in long ones luck would drown what a move is worth."""
    if character.depth > 0:
        return character.depth
    return TO_THE_END if board.cars < SHORT_BOARD else FAR_ENOUGH


def settle_room(board: Board, view: View, room: Any, character: Character) -> None:
    """Write a character's settings into a compiled room."""
    room["depth"] = depth_for(board, character)
    room["caution"] = character.caution
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
