"""Games between any bots, one process each: the façade shows them views and times them."""

from __future__ import annotations

import time

from funicular.bots import Bot, dismiss, make_bot, searches, warm_up_search
from funicular.bots.external import ExternalBot
from funicular.game import ActionError, Game, Seed, new_game
from funicular.game.score import SeatScore
from funicular.simulation import can_compile

from .matches import GameResult, Match, SeatResult

MOST_DECISIONS = 2000


class Chair:
    """A bot in a seat, and what it did there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        if isinstance(bot, ExternalBot):
            bot.report = lambda line: None  # the result tells it
        self.turns = 0
        self.decisions = 0
        self.faults = 0
        self.slowest = 0.0

    @property
    def all_faults(self) -> int:
        """Decisions that were not the bot's."""
        return self.faults + (self.bot.replaced if isinstance(self.bot, ExternalBot) else 0)

    @property
    def trouble(self) -> str:
        faults = self.bot.faults if isinstance(self.bot, ExternalBot) else ()
        return str(faults[0]) if faults else ""

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
    if can_compile() and any(searches(bot) for bot in match.lineup):
        warm_up_search()
    key = match.deal_key(deal)
    game = new_game(match.game, match.seats, seed=Seed(text=f"arena {key.hex()}"))
    chairs = [
        Chair(
            make_bot(
                bot,
                seed=match.bot_seed(deal, rotation, seat),
                budget=match.budget,
                commands=True,
                threads=match.threads,
            )
        )
        for seat, bot in enumerate(match.seating(rotation))
    ]
    result = None
    try:
        while not game.is_over and game.decisions < MOST_DECISIONS:
            seat = game.awaited[0]
            chairs[seat].act(game, seat)
        result = _result(match, deal, rotation, game, chairs)
    finally:
        _dismiss(chairs, result)
    return [result]


def _dismiss(chairs: list[Chair], result: GameResult | None) -> None:
    """The bots hear how it ended; whatever stopped the game, no program stays behind."""
    seats = result.seats if result is not None and result.finished else ()
    totals = [seat.total for seat in seats] or None
    winners = [number for number, seat in enumerate(seats) if seat.won] if seats else None
    for chair in chairs:
        dismiss(chair.bot, totals, winners)


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
        faults=chair.all_faults,
        slowest=chair.slowest,
        trouble=chair.trouble,
    )
