"""How a guest stands among those it has played with: people of common tables, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .charter import Chair
from .history import Sitting
from .history_messages import Rival, SeatPlayed, Standings
from .statistics import share
from .table_messages import Guest

MOST_RIVALS = 200


class _Key(NamedTuple):
    """Whom games are counted for; people who share a device are known by name alone."""

    guest: str | None
    bot: str | None
    name: str


class _Meeting(NamedTuple):
    mine: SeatPlayed
    theirs: SeatPlayed
    name: str
    finished: int


def standings_of(sittings: Sequence[Sitting], guest: Guest) -> Standings:
    """From the games that count, the latest first."""
    met: dict[_Key, list[_Meeting]] = {}
    for each in sittings:
        if each.game.counts:
            for key, meeting in _meetings(each, guest).items():
                met.setdefault(key, []).append(meeting)
    rivals = sorted(
        (_rival(key, meetings) for key, meetings in met.items()),
        key=lambda rival: (-rival.games, -rival.last),
    )
    return Standings(
        [each for each in rivals if each.bot is None][:MOST_RIVALS],
        [each for each in rivals if each.bot is not None][:MOST_RIVALS],
    )


def _meetings(sitting: Sitting, guest: Guest) -> dict[_Key, _Meeting]:
    """Everybody met at a table once: of several bots of a level, the best of them counts."""
    mine = sitting.game.mine
    met: dict[_Key, _Meeting] = {}
    for theirs in sorted(sitting.seats, key=lambda seat: seat.place):
        chair = sitting.charter.chairs[theirs.seat]
        key = None if theirs.seat == mine.seat else _key_of(chair, guest)
        if key is not None:
            met.setdefault(key, _Meeting(mine, theirs, chair.name or "", sitting.game.finished))
    return met


def _key_of(chair: Chair, guest: Guest) -> _Key | None:
    """None for somebody who has been deleted."""
    if chair.guest == guest.id:
        return _Key(None, None, (chair.name or "").casefold())
    if chair.guest is not None:
        return _Key(chair.guest, None, "")
    return _Key(None, chair.bot, "") if chair.bot is not None else None


def _rival(key: _Key, meetings: list[_Meeting]) -> Rival:
    """They go by the name that they had when we last played."""
    games = len(meetings)
    return Rival(
        guest=key.guest,
        bot=key.bot,
        name=key.bot or meetings[0].name,
        games=games,
        ahead=sum(each.mine.place < each.theirs.place for each in meetings),
        level=sum(each.mine.place == each.theirs.place for each in meetings),
        wins=share(sum(each.theirs.wins for each in meetings), games),
        your_wins=share(sum(each.mine.wins for each in meetings), games),
        total=round(sum(each.theirs.total for each in meetings) / games, 3),
        your_total=round(sum(each.mine.total for each in meetings) / games, 3),
        last=max(each.finished for each in meetings),
    )
