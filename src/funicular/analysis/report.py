"""What an analysis tells, as plain facts."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

TURNING = 0.08  # a change of a seat's chance that is worth a mark
COSTLY = 0.02  # what a move must have given away to be called a mistake
SURE = 2.0  # standard errors


@dataclass(frozen=True)
class Alternative:
    """Something else that could have been done, and the chance it promised."""

    action: str
    chance: float


@dataclass(frozen=True)
class MoveJudgement:
    """One decision.

    `chances` are every seat's after it, with all hands known, and `known` those that each seat
    could tell from what it knew itself, which need not add up to one. `expected` is what the mover
    could expect of the move with what the mover knew, and `best` what promised most.
    """

    number: int  # of the decision, from 1
    seat: int
    action: str
    chances: tuple[float, ...]
    known: tuple[float, ...]
    expected: float
    best: Alternative
    lost: float  # by not doing the best, as far as the mover could know
    error: float  # of `lost`
    weighed: tuple[Alternative, ...]  # all that was thought about, the best first

    @property
    def is_mistake(self) -> bool:
        return self.lost >= COSTLY and self.lost >= SURE * self.error


@dataclass(frozen=True)
class Luck:
    """What chance dealt to a seat, beside what was to be expected."""

    seat: int
    opening_cards: int
    opening_wilds: int
    opening_wilds_expected: float
    opening_points: float  # what the opening tickets offered promised, those worth having
    opening_points_expected: float
    blind_cards: int
    wilds: int
    wilds_expected: float
    helpful: int  # blind cards of a colour that the best plan lacked
    helpful_expected: float
    tunnels: int
    surcharge: int  # cards
    surcharge_expected: float
    ticket_draws: int
    ticket_points: float  # what the best of the tickets offered promised,
    ticket_points_expected: float  # and what the best of any would have


@dataclass(frozen=True)
class Analysis:
    """A whole game, judged."""

    game: str
    names: tuple[str, ...]
    winners: tuple[int, ...]  # none if the game is not over
    start: tuple[float, ...]  # chances before the first decision, with all hands known
    start_known: tuple[float, ...]  # and from what each seat knew
    moves: tuple[MoveJudgement, ...]
    luck: tuple[Luck, ...]
    playouts: int  # for each question asked

    def change(self, index: int) -> float:
        """By how much a move, and the luck that came with it, changed the mover's chance."""
        move = self.moves[index]
        before = self.moves[index - 1].chances if index else self.start
        return move.chances[move.seat] - before[move.seat]

    @property
    def turning_points(self) -> tuple[MoveJudgement, ...]:
        """The moves after which the game looked most different, in order."""
        changed = [
            (max(abs(a - b) for a, b in zip(move.chances, before, strict=True)), move)
            for before, move in zip(
                (self.start, *(move.chances for move in self.moves)), self.moves, strict=False
            )
        ]
        most = sorted((each for each in changed if each[0] >= TURNING), key=lambda e: -e[0])[:6]
        return tuple(sorted((move for _, move in most), key=lambda move: move.number))

    @property
    def mistakes(self) -> tuple[MoveJudgement, ...]:
        """The moves that gave away most, the worst first."""
        found = [move for move in self.moves if move.is_mistake]
        return tuple(sorted(found, key=lambda move: -move.lost))

    def facts(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "game": self.game,
            "names": self.names,
            "winners": self.winners,
            "playouts": self.playouts,
            "start": _rounded(self.start),
            "start_known": _rounded(self.start_known),
            "moves": [_move_facts(move) for move in self.moves],
            "turning_points": [move.number for move in self.turning_points],
            "mistakes": [move.number for move in self.mistakes],
            "luck": [_luck_facts(luck) for luck in self.luck],
        }


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _move_facts(move: MoveJudgement) -> dict[str, Any]:
    return {
        "number": move.number,
        "seat": move.seat,
        "action": move.action,
        "chances": _rounded(move.chances),
        "known": _rounded(move.known),
        "expected": round(move.expected, 4),
        "best": {"action": move.best.action, "chance": round(move.best.chance, 4)},
        "lost": round(move.lost, 4),
        "error": round(move.error, 4),
        "weighed": [
            {"action": each.action, "chance": round(each.chance, 4)} for each in move.weighed
        ],
    }


def _luck_facts(luck: Luck) -> dict[str, Any]:
    return {name: round(value, 2) for name, value in asdict(luck).items()}
