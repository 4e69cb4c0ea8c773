"""Bots written in the engine's subset, as players of the façade: interpreted or compiled."""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING

from funicular.engine.chance import Chance, seed_chance
from funicular.engine.turns import awaits
from funicular.game import Action, GameView, Seed
from funicular.game.seeds import key_words

from .memory import Memory
from .policies import POLICY_NAMES, Policy, choose

if TYPE_CHECKING:
    from .compiled_bots import CompiledChooser

BOT_TAG = b"funicular bot 1\0"


def bot_key(seed: Seed | str | int | None) -> bytes:
    """The key of a bot's own luck: never a game's, even if both are given the same text."""
    return hashlib.sha256(BOT_TAG + Seed.of(seed).key).digest()


def is_warm() -> bool:
    """Has this process compiled the bots already? Asking imports nothing."""
    # Another thread may be importing it just now: then it is not all there yet.
    compiled = sys.modules.get("funicular.bots.compiled_bots")
    are_warm = getattr(compiled, "choosers_are_warm", None)
    return are_warm is not None and are_warm()


def warm_up() -> None:
    """Compile the bots, or load what was compiled before; from then on they play compiled.

    The first time on a machine takes a minute or two, so it is best done in a thread.
    """
    from .compiled_bots import warm_choosers

    warm_choosers()


def warm_up_search() -> None:
    """The same for `search` and the levels that it plays, which are `planner` until then."""
    from .search.compiled_search import warm_search

    warm_up()
    warm_search()


class FastBot:
    """A policy that plays one seat.

    `compiled` says how; by default interpreted, until the compiled bots are warm. The choices are
    the same.
    """

    def __init__(
        self,
        policy: Policy,
        seed: Seed | str | int | None = None,
        compiled: bool | None = None,
        *,
        name: str | None = None,
    ) -> None:
        self.policy = policy
        self.name = name or POLICY_NAMES[policy]
        self._key = bot_key(seed)
        self._compiled = compiled
        self._chooser: CompiledChooser | None = None
        self._memory = Memory()
        self._chance = Chance()
        seed_chance(self._chance, list(key_words(self._key)))

    def choose(self, view: GameView) -> Action:
        """The policy's choice for the seat whose view this is."""
        return view.notation.action(self.choose_number(view))

    def choose_number(self, view: GameView) -> int:
        """The engine's number of the choice."""
        board, position = view.notation.board, view.position
        if not awaits(position, position.viewer):
            raise ValueError("no decision of this viewer is awaited")
        if self.plays_compiled:
            return self._compiled_chooser().choose(self.policy, board, position)
        return choose(self.policy, board, position, self._memory, self._chance)

    @property
    def plays_compiled(self) -> bool:
        return is_warm() if self._compiled is None else self._compiled

    def _compiled_chooser(self) -> CompiledChooser:
        if self._chooser is None:
            from .compiled_bots import CompiledChooser

            self._chooser = CompiledChooser(self._key)
        return self._chooser
