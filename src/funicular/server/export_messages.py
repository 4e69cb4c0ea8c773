"""All that is stored about a guest, in one message."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .history_messages import PlayedGame
from .table_messages import Guest, TableSummary, TokenInfo


class GuestExport(Struct, frozen=True):
    """All that is stored about a guest."""

    guest: Guest
    created: int
    tokens: list[TokenInfo]
    tables: list[TableSummary]
    games: list[PlayedGame]
    """What is counted of finished ones."""
    chat: list[dict[str, Any]]
    browsers: list[str]
    """Push services of browsers that are sent notices."""
    webhooks: list[str]
    orders: list[dict[str, Any]]
    """Orders for later turns, with their table and seat."""
