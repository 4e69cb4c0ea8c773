"""How long a bot seems to think: longer for a claim or a choice of tickets than for a card.

What it depends on is told to everybody a moment later: the kind of move, and which move of the
table it is. So a pause gives nothing away, and the same move has the same pause in every process.
"""

from __future__ import annotations

from random import Random

from .table_messages import BotPace

PACE: dict[BotPace, float] = {"instant": 0.0, "quick": 0.25, "natural": 0.9, "slow": 2.5}
"""Seconds for a usual decision."""
WEIGHT = {
    "draw": 0.8,
    "tickets": 1.0,
    "keep": 1.7,
    "claim": 1.4,
    "station": 1.5,
    "pay": 0.9,
    "withdraw": 0.9,
    "place": 0.7,
    "take": 0.6,
    "pass": 0.5,
}
"""How many times as long a move takes."""
SECOND_CARD = 0.5
VARIATION = (0.75, 1.3)


def bot_pause(pace: BotPace, action: str, is_second_card: bool, move: str) -> float:
    """Seconds before the bot makes its move; `move` is a text that names this one among all."""
    weight = SECOND_CARD if is_second_card else WEIGHT.get(action.partition(" ")[0], 1.0)
    return PACE[pace] * weight * Random(move).uniform(*VARIATION)
