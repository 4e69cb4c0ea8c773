"""The bot `random`: every legal action is as likely as any other."""

from funicular.bots.memory import Memory
from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below
from funicular.engine.choices import nth_action, survey
from funicular.engine.position import View


def choose_random(board: Board, view: View, memory: Memory, chance: Chance) -> int:
    choices = memory.choices[0]
    count = survey(board, view, view.viewer, choices)
    pick = below(chance, Purpose.POLICY, count)
    return nth_action(board, view, view.viewer, choices, pick)
