"""Games between any bots, one process each: the façade shows them views and times them."""

from __future__ import annotations

import time

from funicular.bots import Bot, make_bot
from funicular.game import ActionError, Game, Seed, new_game
from funicular.game.score import SeatScore

from .matches import GameResult, Match, SeatResult

MOST_DECISIONS = 2000


class Chair:
    """A bot in a seat, and what it did there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.turns = 0
        self.decisions = 0
        self.faults = 0
        self.slowest = 0.0

    def act(self, game: Game, seat: int) -> None:
        """Let the bot choose; an illegal answer is counted and replaced by a legal action."""
        view = game.view(seat)
        start = time.perf_counter()
        action = self.bot.choose(view)
        self.slowest = max(self.slowest, time.perf_counter() - start)
        self.decisions += 1
        self.turns += view.phase.name == "TURN"
        try:
            game.play(action, seat)
        except ActionError:
            self.faults += 1
            game.play(game.legal_actions(seat)[0], seat)


def play_rotation(match: Match, deal: int, rotation: int) -> list[GameResult]:
    """One game of a deal, as a list, as all workers return."""
    key = match.deal_key(deal)
    game = new_game(match.game, match.seats, seed=Seed(text=f"arena {key.hex()}"))
    chairs = [
        Chair(make_bot(bot, seed=match.bot_seed(deal, rotation, seat), budget=match.budget))
        for seat, bot in enumerate(match.seating(rotation))
    ]
    while not game.is_over and game.decisions < MOST_DECISIONS:
        seat = game.awaited[0]
        chairs[seat].act(game, seat)
    return [_result(match, deal, rotation, game, chairs)]


def _result(match: Match, deal: int, rotation: int, game: Game, chairs: list[Chair]) -> GameResult:
    score = game.score()
    share = 1 / len(score.winners)
    names = match.seating(rotation)
    seats = tuple(
        _seat_result(names[seat], part, chairs[seat], share if part.wins else 0.0)
        for seat, part in enumerate(score.seats)
    )
    return GameResult(match.number, deal, rotation, game.is_over, seats)


def _seat_result(bot: str, score: SeatScore, chair: Chair, won: float) -> SeatResult:
    return SeatResult(
        bot=bot,
        total=score.total,
        won=won,
        parts=(
            score.route_points,
            score.ticket_points,
            score.station_points,
            score.longest_bonus,
            score.token_points,
        ),
        completed=score.completed,
        held=len(score.tickets),
        built=len(score.stations),
        claims=len(score.routes),
        cars=sum(route.length for route in score.routes),
        turns=chair.turns,
        decisions=chair.decisions,
        faults=chair.faults,
        slowest=chair.slowest,
    )
