"""Going through a game, decision by decision."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from funicular.game import Game, GameRecord, replay
from funicular.game.game import Step

from .judge import Judge
from .luck import LuckTeller
from .report import Alternative, Analysis, MoveJudgement

PLAYOUTS = 120  # for each question, unless told otherwise
TAG = b"funicular analysis 1\0"

Progress = Callable[[int, int], None]


def analyse(
    record: GameRecord, playouts: int = PLAYOUTS, progress: Progress | None = None
) -> Analysis:
    """Judge every decision of a record, which is checked first.

    `playouts` is the budget: games played out in mind for each question asked. `progress` is told
    how many decisions are done, and of how many; an exception it raises ends the analysis.
    """
    whole = replay(record)
    game = replay(record, until=0)
    key = hashlib.sha256(TAG + record.text().encode()).digest()
    judge = Judge(game.board, key, playouts)
    teller = LuckTeller(game.players)
    teller.watch_deal([game.view(seat) for seat in range(game.players)])
    start, start_known = _chances(game, judge), _known(game, judge)
    moves = []
    for number, step in enumerate(whole.steps, 1):
        moves.append(_judge_step(number, step, game, judge, teller))
        if progress is not None:
            progress(number, len(whole.steps))
    winners = whole.score().winners if whole.is_over else ()
    return Analysis(
        game=game.map.id,
        names=game.names,
        winners=tuple(winners),
        start=start,
        start_known=start_known,
        moves=tuple(moves),
        luck=teller.report(),
        playouts=playouts,
    )


def _judge_step(
    number: int, step: Step, game: Game, judge: Judge, teller: LuckTeller
) -> MoveJudgement:
    view = game.view(step.seat)
    compared = judge.compare(view, step.number)
    before = game.true_state()
    game.play(step.action, step.seat)
    teller.watch(step, view, before)
    return MoveJudgement(
        number=number,
        seat=step.seat,
        action=step.action,
        chances=_chances(game, judge),
        known=_known(game, judge),
        expected=compared.expected,
        best=Alternative(view.notation.text(compared.best), compared.promised),
        lost=compared.lost,
        error=compared.error,
        weighed=tuple(
            Alternative(view.notation.text(action), chance) for action, chance in compared.weighed
        ),
    )


def _chances(game: Game, judge: Judge) -> tuple[float, ...]:
    """Every seat's, with all hands known."""
    return _shares(game) or judge.chances(game.true_state(), game.view())


def _known(game: Game, judge: Judge) -> tuple[float, ...]:
    """Every seat's, each from what that seat knows: they need not add up to one."""
    return _shares(game) or tuple(judge.known_chance(game.view(n)) for n in range(game.players))


def _shares(game: Game) -> tuple[float, ...]:
    """Of the win, once the game is over."""
    if not game.is_over:
        return ()
    winners = game.score().winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players))
