"""Bots written in the engine's subset, as players of the façade: interpreted or compiled."""

from __future__ import annotations

import hashlib

from funicular.engine.chance import Chance, seed_chance
from funicular.engine.turns import awaits
from funicular.game import Action, GameView, Seed
from funicular.game.seeds import key_words

from .memory import Memory
from .policies import POLICY_NAMES, Policy, choose

BOT_TAG = b"funicular bot 1\0"


def bot_key(seed: Seed | str | int | None) -> bytes:
    """The key of a bot's own luck: never a game's, even if both are given the same text."""
    return hashlib.sha256(BOT_TAG + Seed.of(seed).key).digest()


class FastBot:
    """A policy that plays one seat."""

    def __init__(self, policy: Policy, seed: Seed | str | int | None = None) -> None:
        self.policy = policy
        self.name = POLICY_NAMES[policy]
        self._memory = Memory()
        self._chance = Chance()
        seed_chance(self._chance, list(key_words(bot_key(seed))))

    def choose(self, view: GameView) -> Action:
        """The policy's choice for the seat whose view this is."""
        return view.notation.action(self.choose_number(view))

    def choose_number(self, view: GameView) -> int:
        """The engine's number of the choice."""
        position = view.position
        if not awaits(position, position.viewer):
            raise ValueError("no decision of this viewer is awaited")
        return choose(self.policy, view.notation.board, position, self._memory, self._chance)
