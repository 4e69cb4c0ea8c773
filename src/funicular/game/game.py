"""A game: what people, servers and bots play on. All rules are the engine's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from funicular.engine.actions import DRAW_DECK, DRAW_TICKETS
from funicular.engine.board import Board
from funicular.engine.chance import Chance, Purpose, below, seed_chance
from funicular.engine.observing import observe_own, observe_publicly
from funicular.engine.position import Phase, State, View
from funicular.engine.turns import apply, awaited_seat, awaits, begin
from funicular.maps import Map, MapError, load_map

from .actions import Action
from .errors import OptionError, RecordError, UndoRefused
from .events import Event, events_of
from .legal_actions import LegalActions
from .notation import Notation, notation_of
from .score import GameScore, explain_score
from .seeds import Seed, key_words
from .view import GameView

if TYPE_CHECKING:
    from .record import GameRecord

Seating = Literal["given", "random"]
MOST_NAME = 40


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up beyond its map; part of the record."""

    seating: Seating = "given"
    """The order of the seats: as given, or shuffled by the seed (S4)."""

    def facts(self) -> dict[str, Any]:
        return {"seating": self.seating}


@dataclass(frozen=True, slots=True)
class Step:
    """One decision and the chance results that it caused."""

    seat: int
    action: str
    number: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """The last decision that still stood was taken back."""


@dataclass(frozen=True, slots=True)
class Resumption:
    """The luck of the first `moves` entries of the history was dealt by rules of that version."""

    moves: int
    rules: int


class Game:
    """One game in progress or finished. Make one with `new_game`, or from a record."""

    def __init__(
        self, source: Map, names: Sequence[str], seed: Seed, options: Options | None = None
    ) -> None:
        self.map = source
        self.seed = seed
        self.options: Options = options or Options()
        self.players_given = tuple(names)
        self.notation: Notation = notation_of(source)
        self._check_set_up()
        self._state = State()
        self._chance = Chance()
        seed_chance(self._chance, list(key_words(seed.key)))
        self.names: tuple[str, ...] = self._seat_players()
        self.history: list[Step | Undo] = []
        self._before: list[State] = []  # states to go back to, since something was last revealed
        self._standing: list[Step] = []  # decisions not taken back
        self.deal: tuple[Event, ...] = ()
        self.resumptions: list[Resumption] = []

    def _check_set_up(self) -> None:
        allowed = self.map.rules.players
        if not allowed.min <= len(self.players_given) <= allowed.max:
            raise OptionError(
                f"{self.map.id} is for {allowed.min} to {allowed.max} players, "
                f"not {len(self.players_given)}"
            )
        for name in self.players_given:
            if not (name.strip() and name.isprintable() and len(name) <= MOST_NAME):
                raise OptionError(f"a name is 1 to {MOST_NAME} printable characters, not {name!r}")
        if self.options.seating not in ("given", "random"):
            raise OptionError(f"seating is given or random, not {self.options.seating!r}")

    def _seat_players(self) -> tuple[str, ...]:
        """Shuffle the names by the stream made for it, if asked to (S4)."""
        names = list(self.players_given)
        if self.options.seating == "random":
            for last in range(len(names) - 1, 0, -1):
                other = below(self._chance, Purpose.FIRST, last + 1)
                names[last], names[other] = names[other], names[last]
        return tuple(names)

    def start(self, dictated: Sequence[int] = ()) -> None:
        """Deal. `dictated` results replace chance (see `replaying.resume`)."""
        self._dictate(dictated)
        begin(self.board, self._state, self._chance, len(self.names))
        self._check_dictated()
        self.deal = events_of(self.notation, self._chance)

    # Where the game stands

    @property
    def board(self) -> Board:
        return self.notation.board

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def phase(self) -> Phase:
        return Phase(self._state.phase)

    @property
    def is_over(self) -> bool:
        return self.phase == Phase.OVER

    @property
    def end(self) -> str | None:
        """How the game ended: `last_round`, `all_passed`, or None while it goes on."""
        if not self.is_over:
            return None
        return "all_passed" if self._state.passes == self.players else "last_round"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose decision is awaited: one, or several at the opening."""
        return tuple(seat for seat in range(self.players) if awaits(self._state, seat))

    @property
    def decisions(self) -> int:
        return self._state.decisions

    @property
    def steps(self) -> tuple[Step, ...]:
        """The decisions that stand, in order."""
        return tuple(self._standing)

    @property
    def commitment(self) -> str:
        """The commitment to the seed's secret, to be published before the game."""
        return self.seed.commitment

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What a seat (by default the one awaited) may do now, worked out lazily."""
        return LegalActions(self.notation, self._state, self._seat(seat))

    def view(self, seat: int | None = None, beside: GameView | None = None) -> GameView:
        """What a seat may know; without a seat, what a spectator may.

        Who has just made a spectator's view can give it as `beside`: a seat's view is the same
        but for what the seat alone knows, and is then made in a fraction of the time.
        """
        if beside is None:
            position = View()
            observe_publicly(self._state, position)
        else:
            position = beside.position.copy()
        if seat is not None:
            observe_own(self._state, self._seat(seat), position)
        return GameView(self.notation, position, self.names)

    def score(self) -> GameScore:
        """All parts of all scores; before the end, what the position would be worth.

        It knows every ticket: show it to players only when the game is over.
        """
        return explain_score(self.notation, self._state, self.names, self.is_over)

    def true_state(self) -> State:
        """A copy of the whole truth, hidden cards and all: for looking back at a game."""
        return self._state.copy()

    def record(self) -> GameRecord:
        """The game so far. It holds the seed: not for players' eyes before the end."""
        from .record import record_of

        return record_of(self)

    def copy(self) -> Game:
        """An independent copy, seed and all."""
        twin = Game(self.map, self.players_given, self.seed, self.options)
        twin._state = self._state.copy()
        twin._chance = self._chance.copy()
        twin.history = self.history[:]
        twin._standing = self._standing[:]
        twin._before = [state.copy() for state in self._before]
        twin.deal = self.deal
        twin.resumptions = self.resumptions[:]
        return twin

    # Playing

    def play(self, action: Action | str, seat: int | None = None) -> Step:
        """Carry out an action of a seat (by default the one awaited)."""
        return self._play(self._seat(seat), action, ())

    def play_dictated(self, action: Action | str, seat: int, dictated: Sequence[int]) -> Step:
        """Play with chance results that were dealt before, under whatever rules."""
        return self._play(seat, action, dictated)

    def _play(self, seat: int, action: Action | str, dictated: Sequence[int]) -> Step:
        number = LegalActions(self.notation, self._state, seat).number(action)
        before = None if self._will_reveal(number) else self._state.copy()
        opening = self.phase == Phase.OPENING
        self._dictate(dictated)
        apply(self.board, self._state, self._chance, seat, number)
        self._check_dictated()
        step = Step(
            seat, self.notation.text(number), number, events_of(self.notation, self._chance)
        )
        shown = opening and self.phase != Phase.OPENING  # all choices come to light together
        if before is None or step.events or shown or self.is_over:
            self._before.clear()
        else:
            self._before.append(before)
        self._standing.append(step)
        self.history.append(step)
        return step

    def _will_reveal(self, number: int) -> bool:
        """Whether it is plain beforehand that the action shows something; a copy is saved then."""
        if number < DRAW_DECK:
            return self._state.deck_size > 0  # otherwise the gap stays (M5)
        return number in (DRAW_DECK, DRAW_TICKETS)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> Step:
        """Take the last decision back, if nothing was revealed by it."""
        if not self._standing:
            raise UndoRefused("there is no decision to take back")
        if not self._before:
            raise UndoRefused(
                f"{self._standing[-1].action!r} cannot be taken back: it has shown something"
            )
        self._state.assign(self._before.pop())  # legal actions asked for before stay in step
        self.history.append(Undo())
        return self._standing.pop()

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return awaited_seat(self._state)
        if not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        return seat

    def _dictate(self, results: Sequence[int]) -> None:
        self._chance.script_next = 0
        self._chance.script_size = len(results)
        self._chance.script[: len(results)] = results

    def _check_dictated(self) -> None:
        fault = self._chance.script_fault or self._chance.script_next != self._chance.script_size
        self._chance.script_size = self._chance.script_next = 0
        if fault:
            raise RecordError("the recorded chance results are not possible here")

    def dictation(self, events: Sequence[Event]) -> list[int]:
        """The engine's numbers behind recorded chance results, as far as chance chose them.

        Tickets that come back from the bottom of the deck are not chosen by chance.
        """
        undrawn = bin(self._state.ticket_pool).count("1") if self.deal else len(events)
        numbers = []
        for event in events:
            if event.ticket is not None:
                undrawn -= 1
                if undrawn >= 0:
                    numbers.append(self.notation.tickets.index(event.ticket))
            elif event.card is not None:
                numbers.append(self.notation.card(event.card))
            elif event.symbol is not None:
                numbers.append(self.notation.symbols.index(event.symbol))
        return numbers


def new_game(
    game: str | Path | Map,
    players: int | None = None,
    *,
    names: Sequence[str] | None = None,
    seed: Seed | str | int | None = None,
    seating: Seating = "given",
) -> Game:
    """Set up a game on a map (an id such as "europe", a folder, or a Map) and deal.

    Give `players`, or the `names` of the players in seat order. Without a seed the luck comes
    from the system; the same seed gives the same deal.
    """
    try:
        source = game if isinstance(game, Map) else load_map(game)
    except MapError as defect:
        raise OptionError(str(defect)) from defect
    if names is None:
        count = source.rules.players.min if players is None else players
        names = tuple(f"Player {seat + 1}" for seat in range(count))
    elif players is not None and players != len(names):
        raise OptionError(f"{players} players, but {len(names)} names")
    made = Game(source, names, Seed.of(seed), Options(seating))
    made.start()
    return made
