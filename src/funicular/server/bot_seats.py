"""The bots of a table: whenever a seat of theirs is awaited, they think elsewhere and play here."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from funicular.client.positions import position_facts

from . import teaching
from .bot_pauses import bot_pause
from .bot_workers import BotFailed
from .logs import short
from .refusing import Refused

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

PATIENCE = 0.5
"""Seconds before trying again when the database does not answer."""


class BotSeats:
    """One task plays all bots of a table, one decision after another."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def are_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def stir(self) -> None:
        """Start playing if a bot is awaited and none is at it."""
        if not self.are_busy and self._table.bot_awaited() is not None:
            self._task = asyncio.get_running_loop().create_task(self._play_on())

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _play_on(self) -> None:
        while self._table.is_minded and self._table.bot_awaited() is not None:
            try:
                await self._play_once()
            except Refused as refused:
                if refused.code == "unavailable":
                    await asyncio.sleep(PATIENCE)
                elif refused.code not in ("stale", "bot_plays", "not_playing"):
                    log.error(
                        "bot stopped", extra={"table": short(self._table.id), "code": refused.code}
                    )
                    return

    async def _play_once(self) -> None:
        from .playing import play

        table = self._table
        async with table.settled():
            seat, game = table.bot_awaited(), table.game
            if seat is None or game is None:
                return
            bot = table.charter.chairs[seat].bot or "random"
            seq = len(game.history)
            view = table.views.seen_by(seat) if table.views else game.view(seat)
            facts, names = position_facts(view.position), view.names
            written = teaching.written_action(table.charter, game, seat)
            is_second_card = game.phase.name == "SECOND_CARD"
        began = time.monotonic()
        action = written or await self._choose(bot, seat, facts, names)
        pace = table.charter.options.bot_pace
        pause = bot_pause(pace, action, is_second_card, f"{table.id} {seq}")
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        try:
            await play(table, None, seat, seq, action, by_bot=True)
        except Refused as refused:
            if refused.code not in ("illegal_action", "unreadable_action", "ambiguous_action"):
                raise
            log.warning(
                "bot misplayed", extra={"table": short(table.id), "bot": bot, "action": action}
            )
            await play(table, None, seat, seq, self._any_action(seat), by_bot=True)

    async def _choose(
        self, bot: str, seat: int, facts: dict[str, object], names: tuple[str, ...]
    ) -> str:
        """Ask a worker; if that fails twice, anything legal is better than a table that hangs."""
        table = self._table
        try:
            return await table.house.workers.choose(bot, table.source, facts, names)
        except BotFailed as failed:
            table.house.metrics.count("bot_failures")
            log.warning(
                "bot failed", extra={"table": short(table.id), "bot": bot, "reason": str(failed)}
            )
            return self._any_action(seat)

    def _note(self, event: str, **more: str) -> None:
        log.warning(event, extra={"table": short(self._table.id), **more})

    def _any_action(self, seat: int) -> str:
        game = self._table.game
        assert game is not None
        actions = game.legal_actions(seat)
        return str(actions.pick(random.randrange)) if len(actions) else "pass"
