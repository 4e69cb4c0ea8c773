"""The house: what all tables of a process share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .limits import Buckets
from .presence import Presence
from .storage import Database

if TYPE_CHECKING:
    from .bot_workers import BotWorkers
    from .metrics import Metrics
    from .notices import Notices


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    database: Database
    presence: Presence
    workers: BotWorkers
    notices: Notices
    metrics: Metrics
    chat_buckets: Buckets
    sockets_per_table: int
    started: int
