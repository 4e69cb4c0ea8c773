"""One game of a match: its seed, its seats, its result; duplicate deals with seats rotated."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from funicular.game.seeds import game_key

from .lineups import Lineup

PART_NAMES = ("routes", "tickets", "stations", "bonus", "tokens")
"""The parts that a total is the sum of."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one bot did in one seat of one game."""

    bot: str
    total: int
    won: float
    """1 for the winner; a shared win is its share."""
    parts: tuple[int, ...]
    completed: int
    held: int
    built: int
    claims: int
    cars: int
    turns: int
    decisions: int
    faults: int
    slowest: float = 0.0
    trouble: str = ""
    """What first went wrong with a bot that is a program of its own."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game; games of the same deal have the same luck, with the seats rotated."""

    lineup: int
    deal: int
    rotation: int
    finished: bool
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A lineup and how its games are seeded."""

    game: str
    number: int
    lineup: Lineup
    seed: str
    budget: float | None = None
    """Seconds for a move of bots without a time of their own (`search@0.05`)."""
    threads: int = 1
    """In which a bot that searches thinks; with one, every core can have a game of its own."""

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def rotations(self) -> int:
        """Seatings of a deal that differ: bots may sit there more than once."""
        return self.seats if len(set(self.lineup)) > 1 else 1

    @property
    def key(self) -> bytes:
        """All lineups of an arena get the same deals."""
        return hashlib.sha256(b"funicular arena 1\0" + self.seed.encode()).digest()

    def deal_key(self, deal: int) -> bytes:
        return game_key(self.key, deal)

    def bot_seed(self, deal: int, rotation: int, seat: int) -> str:
        return f"{self.key.hex()} {self.number} {deal} {rotation} {seat}"

    def seating(self, rotation: int) -> Lineup:
        """Who sits where: every seat is played by the entrant `rotation` places further on."""
        return tuple(self.lineup[(seat + rotation) % self.seats] for seat in range(self.seats))
