"""What a bot is: something with a name that chooses an action when it is shown a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from funicular.game import Action, GameView


@runtime_checkable
class Bot(Protocol):
    """A player. It sees what its seat may see, and nothing else of the game."""

    @property
    def name(self) -> str:
        """What it is called in tables and records."""

    def choose(self, view: GameView) -> Action | str:
        """A legal action of the viewer, as a value or as its text."""


@runtime_checkable
class LeavingBot(Bot, Protocol):
    """A bot that wants to know when its game is over, because it has something to put away."""

    def game_over(self, totals: Sequence[int] | None, winners: Sequence[int] | None) -> None:
        """The scores and the winning seats; None if the game was left."""


def dismiss(
    bot: Bot, totals: Sequence[int] | None = None, winners: Sequence[int] | None = None
) -> None:
    """Tell a bot that its game is over, or was left, if it wants to know."""
    if isinstance(bot, LeavingBot):
        bot.game_over(totals, winners)
