"""What a guest's finished games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from funicular.arena.shares import share_of

from .history import Sitting
from .history_messages import (
    DeedMeans,
    FavouriteRoute,
    GameCount,
    GameTotal,
    PersonalRecord,
    PlayedGame,
    PointMeans,
    RecordKind,
    SeatPlayed,
    ShareView,
    Statistics,
)
from .map_data import playable_map

MOST_ROUTES = 12
MOST_TOTALS = 60


def share(count: int, of: int) -> ShareView:
    """A share as it is sent."""
    made = share_of(count, of)
    return ShareView(made.count, made.of, round(made.low, 4), round(made.high, 4))


def statistics_of(
    sittings: Sequence[Sitting], map_id: str | None, players: int | None
) -> Statistics:
    """Of all games of a guest, the latest first, those on this map with so many players."""
    counting = [each for each in sittings if each.game.counts]
    groups = Counter((each.game.map, each.game.players) for each in counting)
    asked = [each for each in sittings if _is_asked_for(each.game, map_id, players)]
    chosen = [each for each in asked if each.game.counts]
    mine = [each.game.mine for each in chosen]
    others = [seat for each in chosen for seat in each.seats if seat.seat != each.game.mine.seat]
    tickets = [ticket for seat in mine for ticket in seat.tickets]
    kept = sum(each.kept for each in tickets)
    places = Counter(seat.place for seat in mine)
    return Statistics(
        groups=[GameCount(*group, games) for group, games in sorted(groups.items())],
        games=len(chosen),
        not_counted=len(asked) - len(chosen),
        wins=share(sum(seat.wins for seat in mine), len(mine)),
        places=[places[place] for place in range(1, max(places, default=0) + 1)],
        points=_points(mine),
        others=_points(others),
        deeds=_deeds(mine),
        tickets_kept=share(kept, sum(each.dealt for each in tickets)),
        tickets_completed=share(sum(each.completed for each in tickets), kept),
        tunnels_free=sum(seat.tunnels_free for seat in mine),
        tunnels_paid=sum(seat.tunnels_paid for seat in mine),
        tunnels_withdrawn=sum(seat.tunnels_withdrawn for seat in mine),
        longest_paths=_longest_paths([each.game for each in chosen]),
        routes=_favourites([each.game for each in chosen]),
        totals=[_total(each) for each in reversed(chosen[:MOST_TOTALS])],
        records=list(_records(list(reversed(chosen)))),
    )


def _is_asked_for(game: PlayedGame, map_id: str | None, players: int | None) -> bool:
    return map_id in (None, game.map) and players in (None, game.players)


def _mean(values: Iterable[int]) -> float:
    listed = list(values)
    return round(sum(listed) / len(listed), 3) if listed else 0.0


def _points(seats: Sequence[SeatPlayed]) -> PointMeans:
    return PointMeans(
        *(_mean(getattr(seat, name) for seat in seats) for name in PointMeans.__struct_fields__)
    )


def _deeds(seats: Sequence[SeatPlayed]) -> DeedMeans:
    return DeedMeans(
        turns=_mean(seat.turns for seat in seats),
        routes=_mean(len(seat.routes) for seat in seats),
        cars=_mean(seat.cars for seat in seats),
        longest=_mean(seat.longest for seat in seats),
        stations=_mean(seat.stations for seat in seats),
        tokens=_mean(seat.tokens for seat in seats),
        cards_deck=_mean(seat.cards_deck for seat in seats),
        cards_market=_mean(seat.cards_market for seat in seats),
        ticket_draws=_mean(seat.ticket_draws for seat in seats),
        tickets_kept=_mean(sum(each.kept for each in seat.tickets) for seat in seats),
    )


def _longest_paths(games: Sequence[PlayedGame]) -> ShareView:
    """On maps that have a bonus for it."""
    with_bonus = [game for game in games if _has_bonus(game.map)]
    return share(sum(game.mine.longest_bonus > 0 for game in with_bonus), len(with_bonus))


def _has_bonus(map_id: str) -> bool:
    source = playable_map(map_id)
    return source is not None and source.rules.bonus.longest_path > 0


def _favourites(games: Sequence[PlayedGame]) -> list[FavouriteRoute]:
    on_map = Counter(game.map for game in games)
    claimed = Counter((game.map, route) for game in games for route in game.mine.routes)
    won = Counter(
        (game.map, route) for game in games if game.mine.wins for route in game.mine.routes
    )
    most = sorted(claimed, key=lambda each: (-claimed[each], each))[:MOST_ROUTES]
    return [
        FavouriteRoute(
            *each, share(claimed[each], on_map[each[0]]), share(won[each], claimed[each])
        )
        for each in most
    ]


def _best_other(sitting: Sitting) -> int:
    mine = sitting.game.mine.seat
    return max(seat.total for seat in sitting.seats if seat.seat != mine)


def _total(sitting: Sitting) -> GameTotal:
    game = sitting.game
    return GameTotal(
        game.table, game.finished, game.mine.total, _best_other(sitting), game.mine.wins
    )


Measure = Callable[[Sitting], int]

MEASURES: dict[RecordKind, Measure] = {
    "total": lambda each: each.game.mine.total,
    "margin": lambda each: each.game.mine.total - _best_other(each) if each.game.mine.wins else 0,
    "route_points": lambda each: each.game.mine.route_points,
    "completed_points": lambda each: each.game.mine.completed_points,
    "completed": lambda each: sum(ticket.completed for ticket in each.game.mine.tickets),
    "longest": lambda each: each.game.mine.longest,
    "routes": lambda each: len(each.game.mine.routes),
    "tunnels": lambda each: each.game.mine.tunnels_free + each.game.mine.tunnels_paid,
    "tokens": lambda each: each.game.mine.tokens,
}


def _records(sittings: Sequence[Sitting]) -> Iterator[PersonalRecord]:
    """The best of each kind, from the oldest game on: who reaches it first keeps it."""
    for kind, measure in MEASURES.items():
        if sittings:
            best = max(sittings, key=measure)
            if measure(best) > 0:
                yield _record(kind, measure(best), best.game)
    wins = [each for each in sittings if each.game.mine.wins]
    if wins:
        quickest = min(wins, key=lambda each: each.game.mine.turns)
        yield _record("quickest", quickest.game.mine.turns, quickest.game)
    longest, last = _streak(sittings)
    if last is not None and longest > 1:
        yield _record("streak", longest, last.game)


def _streak(sittings: Sequence[Sitting]) -> tuple[int, Sitting | None]:
    """Most wins in a row, and the last game of them."""
    running, best, last = 0, 0, None
    for each in sittings:
        running = running + 1 if each.game.mine.wins else 0
        if running > best:
            best, last = running, each
    return best, last


def _record(kind: RecordKind, value: int, game: PlayedGame) -> PersonalRecord:
    return PersonalRecord(kind, value, game.table, game.map, game.players, game.finished)
