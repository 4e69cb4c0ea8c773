"""All fast bots by number, so that one compiled loop can play any of them.

A function that travels as an argument is never found in the cache of compiled code; a number is.
"""

from enum import IntEnum

from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose
from funicular.engine.position import Phase, View

from .memory import Memory
from .uniform import choose_random

PAGE = 65536  # blocks of the bot's stream for each decision: more than any bot uses


class Policy(IntEnum):
    """The fast bots. Their public names are these in small letters, with hyphens."""

    RANDOM = 0


POLICY_NAMES = tuple(policy.name.lower().replace("_", "-") for policy in Policy)


def choose(policy: int, board: Board, view: View, memory: Memory, chance: Chance) -> int:
    """The action that a fast bot chooses for the viewer, whose decision is awaited."""
    open_page(view, chance)
    return choose_random(board, view, memory, chance)


def open_page(view: View, chance: Chance) -> None:
    """Each decision has a page of the bot's stream, so that no choice depends on earlier ones.

    The opening choices come in any order and share the first page.
    """
    page = 0 if view.phase == Phase.OPENING else view.decisions
    stream = chance.streams[Purpose.POLICY]
    stream.counter = page * PAGE
    stream.left = 0
