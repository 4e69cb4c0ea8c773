"""All fast bots by number, so that one compiled loop can play any of them.

A function that travels as an argument is never found in the cache of compiled code; a number is.
"""

from enum import IntEnum

from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose
from funicular.engine.position import Phase, View

from .baselines.hungry import choose_hungry
from .baselines.longroute import choose_longroute
from .baselines.onestep import choose_onestep
from .baselines.path import choose_path
from .baselines.planner_lite import choose_planner_lite
from .baselines.racer import choose_racer
from .baselines.uniform import choose_random
from .memory import Memory
from .planner.choosing import choose_planner

PAGE = 65536  # blocks of the bot's stream for each decision: more than any bot uses


class Policy(IntEnum):
    """The fast bots. Their public names are these in small letters, with hyphens."""

    RANDOM = 0
    PATH = 1
    HUNGRY = 2
    ONESTEP = 3
    LONGROUTE = 4
    RACER = 5
    PLANNER_LITE = 6
    PLANNER = 7


POLICY_NAMES = tuple(policy.name.lower().replace("_", "-") for policy in Policy)


def choose(policy: int, board: Board, view: View, memory: Memory, chance: Chance) -> int:
    """The action that a fast bot chooses for the viewer, whose decision is awaited."""
    open_page(view, chance)
    if policy == Policy.PATH:
        return choose_path(board, view, memory, chance)
    if policy == Policy.HUNGRY:
        return choose_hungry(board, view, memory, chance)
    if policy == Policy.ONESTEP:
        return choose_onestep(board, view, memory, chance)
    if policy == Policy.LONGROUTE:
        return choose_longroute(board, view, memory, chance)
    if policy == Policy.RACER:
        return choose_racer(board, view, memory, chance)
    if policy == Policy.PLANNER_LITE:
        return choose_planner_lite(board, view, memory, chance)
    if policy == Policy.PLANNER:
        return choose_planner(board, view, memory, chance)
    return choose_random(board, view, memory, chance)


def open_page(view: View, chance: Chance) -> None:
    """Each decision has a page of the bot's stream, so that no choice depends on earlier ones.

    The opening choices come in any order and share the first page.
    """
    page = 0 if view.phase == Phase.OPENING else view.decisions
    stream = chance.streams[Purpose.POLICY]
    stream.counter = page * PAGE
    stream.left = 0


def choose_one(
    policy: int,
    boards: list[Board],
    views: list[View],
    memories: list[Memory],
    chances: list[Chance],
) -> int:
    """The entry point from outside compiled code, where a record travels as an array of one."""
    return choose(policy, boards[0], views[0], memories[0], chances[0])
