"""Games between fast bots, compiled."""

from __future__ import annotations

import threading
from functools import cache

from funicular.bots import policy_of
from funicular.bots.compiled_bots import CompiledMatch
from funicular.bots.match_play import Part
from funicular.engine.board import Board
from funicular.game import notation_of
from funicular.maps import load_map

from .matches import GameResult, Match, SeatResult

SCORE_PARTS = (Part.ROUTES, Part.TICKETS, Part.STATIONS, Part.BONUS, Part.TOKENS)


class _Room(threading.local):
    """Each thread's working arrays, by board."""

    def __init__(self) -> None:
        self.matches: dict[int, tuple[Board, CompiledMatch]] = {}

    def match(self, board: Board) -> CompiledMatch:
        if id(board) not in self.matches:
            self.matches[id(board)] = (board, CompiledMatch(board))
        return self.matches[id(board)][1]


_room = _Room()


def room_for(board: Board) -> CompiledMatch:
    """This thread's working arrays for a board."""
    return _room.match(board)


@cache
def _board(game: str) -> Board:
    return notation_of(load_map(game)).board


def play_deals(match: Match, deals: list[int]) -> list[GameResult]:
    """All rotations of some deals."""
    policies = [int(policy) for bot in match.lineup if (policy := policy_of(bot)) is not None]
    play = room_for(_board(match.game)).play
    results = []
    for deal in deals:
        parts, finished = play(policies, match.key, deal * match.seats, match.rotations)
        for rotation, game in enumerate(parts.tolist()):
            seating = match.seating(rotation)
            winners = sum(seat[Part.WINS] for seat in game)
            seats = tuple(
                _seat_result(bot, told, winners) for bot, told in zip(seating, game, strict=True)
            )
            results.append(
                GameResult(match.number, deal, rotation, bool(finished[rotation]), seats)
            )
    return results


def _seat_result(bot: str, told: list[int], winners: int) -> SeatResult:
    return SeatResult(
        bot=bot,
        total=told[Part.TOTAL],
        won=told[Part.WINS] / winners,
        parts=tuple(told[part] for part in SCORE_PARTS),
        completed=told[Part.COMPLETED],
        held=told[Part.HELD],
        built=told[Part.BUILT],
        claims=told[Part.CLAIMS],
        cars=told[Part.CARS],
        turns=told[Part.TURNS],
        decisions=told[Part.DECISIONS],
        faults=told[Part.ILLEGAL],
    )
