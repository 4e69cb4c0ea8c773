"""Tables at which a lesson is taught: how they begin, what the rival plays, what is advised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from funicular.client.positions import position_facts
from funicular.game import Game
from funicular.maps import Map

from .bot_workers import BotFailed
from .charter import Charter, new_charter, read_charter
from .commands import Asked, carry_out, check_bot
from .lessons import PUPIL, RIVAL, Lesson, lesson_called
from .messages import Advice, AskAdvice
from .moves import Before, LoggedMove
from .refusing import Refused
from .table_messages import Guest, Join, SeatBot, TableOptions

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

OPTIONS = TableOptions(seating="given", spectators=False, listed=False)
"""No clock, undo allowed, and nobody takes the seat of a pupil who is away."""


def charter_for(lesson: Lesson, source: Map, guest: Guest) -> Charter:
    """The pupil's table, full and ready to be dealt."""
    charter = new_charter(source, 2, OPTIONS, guest.id)
    charter = replace(charter, secret=lesson.secret, lesson=lesson.id)
    asked = Asked(guest, "lobby", source, lambda _: True)
    charter = carry_out(Join(seat=PUPIL), charter, asked)
    return carry_out(SeatBot(RIVAL, check_bot(lesson.rival)), charter, asked)


def play_what_is_behind(charter: Charter, game: Game, now: int) -> list[LoggedMove]:
    """Play what a lesson skips, right after the deal; the moves, to be stored with it."""
    if charter.lesson is None:
        return []
    moves = []
    for line in lesson_called(charter.lesson).played:
        before = Before(game.view(None), line.seat)
        step = game.play(line.action, line.seat)
        effects = before.effects(game.view(None), step)
        by_bot = line.seat != PUPIL
        number = len(game.history)
        moves.append(
            LoggedMove(number, step.seat, step.action, False, by_bot, now, step.events, effects)
        )
    return moves


def written_action(charter: Charter, game: Game, seat: int) -> str | None:
    """What the lesson's line has a seat do now."""
    if charter.lesson is None:
        return None
    line = lesson_called(charter.lesson).next_of(game, seat)
    return None if line is None else line.action


async def advise(table: Table, asked: AskAdvice) -> Advice:
    """The pupil's next step: the line's, or a bot's idea where the line was left."""
    async with table.settled():
        game = table.game
        if table.charter.lesson is None or game is None:
            raise Refused("no_lesson")
        lesson, seq = lesson_called(table.charter.lesson), len(game.history)
        done, steps = lesson.progress(game)
        if asked.seat not in game.awaited:
            return Advice(asked.id, seq, None, None, done, steps)
        line = lesson.next_of(game, asked.seat)
        if line is not None:
            return Advice(asked.id, seq, line.action, line.says, done, steps)
        facts, names = position_facts(game.view(asked.seat).position), game.names
    try:
        action = await table.house.workers.choose(lesson.adviser, table.source, facts, names)
    except BotFailed as failed:
        raise Refused("unavailable") from failed
    return Advice(asked.id, seq, action, None, done, steps)


async def table_in_progress(hall: Hall, guest: Guest, lesson: Lesson) -> Table | None:
    """Where the guest is in the middle of the lesson."""
    rows = await hall.house.database.read(
        "SELECT charter FROM tables WHERE status = 'playing' AND id IN "
        "(SELECT table_id FROM seats WHERE guest = ?) ORDER BY changed DESC",
        guest.id,
    )
    for (text,) in rows:
        charter = read_charter(text)
        if charter.lesson == lesson.id:
            return await hall.table(charter.id)
    return None
