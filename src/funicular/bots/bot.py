"""What a bot is: something with a name that chooses an action when it is shown a view."""

from __future__ import annotations

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
