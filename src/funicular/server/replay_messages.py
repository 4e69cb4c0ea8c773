"""Finished games looked at again: every step from every seat's eyes, and what an analysis found."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .table_messages import Seat, TableOptions
from .view_messages import EventView, MoveView, OwnView, PublicView, ScoreView

MOST_RECORD = 1 << 20
"""Characters of a record; the longest games take a fifth of that."""

AnalysisStatus = Literal["none", "waiting", "preparing", "running", "done", "failed", "stopped"]
"""none: nobody has asked for it; preparing: the server compiles, once for each version."""


class PostedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game, as a text (docs/records.md)."""

    record: Annotated[str, Meta(min_length=1, max_length=MOST_RECORD)]


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One move, and what it changed: of each view the fields that are new, as a whole each."""

    move: MoveView
    """As a spectator was told."""
    told: dict[str, MoveView] = {}
    """The same for the seats that were told more."""
    game: dict[str, Any] = {}
    """What is new in the PublicView."""
    own: dict[str, dict[str, Any]] = {}
    """What is new in the OwnView of each seat."""


class Replay(Struct, frozen=True):
    """A finished game, step by step. Seats are in turn order from the beginning."""

    id: str
    """For its analysis."""
    table: str | None
    """None if the game was posted as a record."""
    map: str
    options: TableOptions
    seats: list[Seat]
    deal: list[EventView]
    """What everybody saw of it; the hands are in `own`."""
    game: PublicView
    """After the deal."""
    own: list[OwnView]
    """After the deal, by seat."""
    steps: list[ReplayStep]
    score: ScoreView


class Weighed(Struct, frozen=True):
    """An action that could have been chosen, and the chance to win that it promised."""

    action: str
    chance: float


class JudgedMove(Struct, frozen=True):
    """One decision; what was taken back is left out."""

    seq: int
    """Which step of the replay it is, from 1."""
    seat: int
    action: str
    chances: list[float]
    """Every seat's after it, with all hands known."""
    expected: float
    """What the seat could expect of it with what it knew."""
    best: Weighed
    lost: float
    """By not doing the best, as far as the seat could know."""
    error: float
    """Of `lost`: a standard error."""


class MistakeReport(Struct, frozen=True):
    """A move that gave something away, and all that was thought about, the best first."""

    seq: int
    seat: int
    lost: float
    weighed: list[Weighed]


class LuckReport(Struct, frozen=True):
    """What chance dealt to a seat, beside what was to be expected."""

    seat: int
    blind_cards: int
    wilds: int
    wilds_expected: float
    helpful: int
    """Blind cards of a kind that the best plan lacked."""
    helpful_expected: float
    tunnels: int
    surcharge: int
    surcharge_expected: float
    ticket_draws: int
    ticket_points: float
    """What the best of the tickets offered promised, and what the best of any would have."""
    ticket_points_expected: float


class AnalysisReport(Struct, frozen=True):
    """What an analysis found."""

    playouts: int
    """Games played out for each question asked."""
    start: list[float]
    """Chances after the deal, with all hands known."""
    moves: list[JudgedMove]
    turning_points: list[int]
    """Steps after which the game looked most different, in order."""
    mistakes: list[MistakeReport]
    """The costliest first."""
    luck: list[LuckReport]


class Analysis(Struct, frozen=True):
    """How far an analysis is; `report` when it is done."""

    id: str
    status: AnalysisStatus
    done: int
    """Decisions judged, of `total`."""
    total: int
    report: AnalysisReport | None
