"""A finished game told again: at every step what each seat was shown at the time.

The views are made by the same projector that made them then. Only what a step changed is sent,
and the whole of it is packed once: it is the same for everybody, because the game is over.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from funicular.game import (
    FunicularError,
    Game,
    GameRecord,
    GameView,
    RecordError,
    Step,
    parse_record,
    replay,
    retell,
    retell_as_written,
)

from .dealing import stored_record
from .map_data import playable_map, player_colours
from .moves import Before, Effects, LoggedMove, event_view, logged_moves
from .projections import score_view
from .projector import Projector
from .refusing import Refused
from .replay_messages import Replay, ReplayStep
from .signboard import seat_list
from .table_messages import Seat, TableOptions
from .view_messages import MoveView, OwnView, PublicView

if TYPE_CHECKING:
    from funicular.maps import Map

    from .table import Table

MOST_KEPT = 24
MOST_MOVES = 4000
"""Lines of a posted record; no game that people play comes near."""

Json = dict[str, Any]


def replay_id(record: GameRecord) -> str:
    """Names a finished game. It cannot be guessed without the record, which holds the secret."""
    return hashlib.sha256(b"funicular replay 1\0" + record.text().encode()).hexdigest()[:32]


class Replays:
    """Makes replays, one at a time, and keeps the last ones packed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._one = asyncio.Lock()

    async def of_table(self, table: Table) -> bytes:
        """The replay of a finished table as packed JSON."""
        record = await finished_record(table)
        id = replay_id(record)
        moves = await logged_moves(table.house.database, table.id, 0)
        charter = table.charter
        seats = [
            replace(seat, present=True, flagged=False)
            for seat in seat_list(charter, table.source, lambda _: True)
        ]
        return await self._packed(id, record, moves, charter.options, seats, table.id)

    async def of_record(self, text: str) -> bytes:
        """The replay of a posted record; Refused if it is none, or not of a finished game."""
        record = await asyncio.to_thread(posted_record, text)
        source = playable_map(record.header["game"])
        assert source is not None
        seats = seats_of_record(source, record.header["seats"])
        return await self._packed(replay_id(record), record, None, TableOptions(), seats, None)

    async def _packed(
        self,
        id: str,
        record: GameRecord,
        moves: Sequence[LoggedMove] | None,
        options: TableOptions,
        seats: list[Seat],
        table: str | None,
    ) -> bytes:
        key = f"{id} {table}"
        async with self._one:  # so that many who ask at once do not slow down those who play
            if key not in self._kept:
                told = asyncio.to_thread(tell, id, record, moves, options, seats, table)
                self._kept[key] = await told
            self._kept.move_to_end(key)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]


async def finished_record(table: Table) -> GameRecord:
    """A running game is nobody's to look through: its record holds all secrets."""
    async with table.settled():
        record = None
        if table.status == "over":
            record = await stored_record(table.house.database, table.charter, table.source)
        if record is None:
            raise Refused("not_over")
        return record


def posted_record(text: str) -> GameRecord:
    """A record that somebody sent, with everything in it found true."""
    try:
        if text.count("\n") > MOST_MOVES:
            raise RecordError(f"more than {MOST_MOVES} lines", MOST_MOVES)
        record = parse_record(text)
        source = playable_map(record.header["game"]) if _is_text(record.header["game"]) else None
        if source is None or source.digest != record.header["map"]:
            raise Refused("no_map", map=str(record.header["game"])[:64])
        if record.result is None:
            raise Refused("not_over")
        replay(record)
    except FunicularError as error:
        line = error.line if isinstance(error, RecordError) else None
        reason = error.reason if isinstance(error, RecordError) else str(error)
        raise Refused("bad_record", line=line or 1, reason=reason[:300]) from error
    return record


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def seats_of_record(source: Map, names: Sequence[str]) -> list[Seat]:
    """A record knows names, and no colours: the seats get the map's in order."""
    return [
        Seat(
            seat=seat,
            colour=dress.colour,
            shape=dress.shape,
            name=name,
            guest=None,
            bot=None,
            present=True,
            contributed=False,
            flagged=False,
        )
        for seat, (name, dress) in enumerate(zip(names, player_colours(source), strict=False))
    ]


# Telling


def tell(
    id: str,
    record: GameRecord,
    moves: Sequence[LoggedMove] | None,
    options: TableOptions,
    seats: list[Seat],
    table: str | None,
) -> bytes:
    """The whole replay, packed. `moves` are those of the table's log, if there is one."""
    try:
        return _tell(retell(record), id, moves, options, seats, table)
    except RecordError:
        if table is None:
            raise
        # Played, in part, under other rules: what was written is what happened.
        return _tell(retell_as_written(record), id, moves, options, seats, table)


def _tell(
    games: Iterator[Game],
    id: str,
    moves: Sequence[LoggedMove] | None,
    options: TableOptions,
    seats: list[Seat],
    table: str | None,
) -> bytes:
    game = next(games)
    shown = _Shown(game, options)
    began = shown.game, list(shown.own)
    deal = [event_view(event, None) for event in game.deal]
    steps = []
    known = iter(moves) if moves is not None else None
    before = _Moment(shown)
    for game in games:
        logged = next(known) if known is not None else before.logged(game)
        changes = shown.advance(game, logged)
        if known is None:
            logged = before.with_effects(logged, game, shown.views.view)
        before = _Moment(shown)
        steps.append(_step(logged, changes, game.players))
    assert game.end is not None
    told = Replay(
        id=id,
        table=table,
        map=game.map.id,
        options=options,
        seats=seats,
        deal=deal,
        game=msgspec.convert(began[0], PublicView),
        own=[msgspec.convert(own, OwnView) for own in began[1]],
        steps=steps,
        score=score_view(game.score(), game.end),
    )
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)


def _step(move: LoggedMove, changes: tuple[Json, dict[str, Json]], players: int) -> ReplayStep:
    told: dict[str, MoveView] = {
        str(seat): move.seen_by(seat) for seat in range(players) if move.has_secrets_of(seat)
    }
    return ReplayStep(move.seen_by(None), told, *changes)


class _Shown:
    """What everybody is shown now, and what changes when the game goes on."""

    def __init__(self, game: Game, options: TableOptions) -> None:
        self._options = options
        self.views = Projector(game, options)
        self._raw: list[Raw | None] = [None] * (game.players + 1)
        self.game: Json = {}
        self.own: list[Json] = [{} for _ in range(game.players)]
        self._differences()

    def advance(self, game: Game, move: LoggedMove) -> tuple[Json, dict[str, Json]]:
        if game is self.views.game:
            self.views.advance(move.seat, move.action, undo=move.undo)
        else:
            self.views = Projector(game, self._options)
        return self._differences()

    def _differences(self) -> tuple[Json, dict[str, Json]]:
        new_game, new_own = {}, {}
        parts = [self.views.public, *(self.views.own(seat) for seat in range(len(self.own)))]
        for index, raw in enumerate(parts):
            if raw is self._raw[index]:
                continue
            self._raw[index] = raw
            before = self.own[index - 1] if index else self.game
            now = msgspec.json.decode(bytes(raw))
            changed = {key: value for key, value in now.items() if before.get(key, ...) != value}
            if index == 0:
                self.game, new_game = now, changed
            else:
                self.own[index - 1] = now
                if changed:
                    new_own[str(index - 1)] = changed
        return new_game, new_own


class _Moment:
    """What is remembered of a game before its next move, where no log says what it did."""

    def __init__(self, shown: _Shown) -> None:
        self._view: GameView = shown.views.view
        steps = shown.views.game.steps
        self._last = steps[-1] if steps else None

    def logged(self, game: Game) -> LoggedMove:
        """The move just made; its effects are told by `with_effects`."""
        made = game.history[-1]
        undo = not isinstance(made, Step)
        step = self._last if undo else made
        assert isinstance(step, Step)
        return LoggedMove(
            seq=len(game.history),
            seat=step.seat,
            action=step.action,
            undo=undo,
            by_bot=False,
            at=0,
            events=() if undo else step.events,
            effects=Effects(),
        )

    def with_effects(self, move: LoggedMove, game: Game, after: GameView) -> LoggedMove:
        if move.undo:
            points = after.facts_of(move.seat).points - self._view.facts_of(move.seat).points
            opening = after.phase.name == "OPENING"
            return replace(move, effects=Effects(points=points, opening=opening))
        step = game.history[-1]
        assert isinstance(step, Step)
        return replace(move, effects=Before(self._view, move.seat).effects(after, step))
