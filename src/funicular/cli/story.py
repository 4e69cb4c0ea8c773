"""The story of a game: each decision and what chance made of it, as sentences.

`eyes` is the seat whose knowledge a sentence may show (None: a spectator's), `you` the seat that
is spoken to. In a story told from a record everybody's eyes are open: each decision is told with
the knowledge of the seat that made it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from funicular.engine.position import Phase
from funicular.game import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Event,
    Game,
    GameRecord,
    GameView,
    Keep,
    Pass,
    Pay,
    PlaceStack,
    Step,
    TakeToken,
    Withdraw,
    replay,
)
from funicular.maps import Map

from . import words


@dataclass(frozen=True, slots=True)
class Told:
    """A decision with the views around it: `before` is the deciding seat's, `after` public."""

    before: GameView
    action: Action
    step: Step
    after: GameView
    undone: ClassVar = False

    def sentences(self, eyes: int | None, you: int | None = None) -> list[str]:
        """In brief: the market is there to be seen."""
        return _Teller(self, eyes, you).tell()

    def full(self) -> list[str]:
        """As a record tells it: with the knowledge of the seat that decided."""
        return _Teller(self, self.step.seat, None).tell(market=True)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last decision that stood was taken back."""

    step: Step
    names: tuple[str, ...]
    undone: ClassVar = True

    def sentences(self, eyes: int | None, you: int | None = None) -> list[str]:
        seat = self.step.seat
        who = "You take" if you == seat else f"{self.names[seat]} takes"
        return [f"{who} the last decision back."]

    def full(self) -> list[str]:
        return self.sentences(None)


class Story:
    """A game's decisions as they were made, each with what its sentences need."""

    def __init__(self) -> None:
        self.told: list[Told | TakenBack] = []

    def play(self, game: Game, action: Action | str, seat: int) -> Told:
        before = game.view(seat)
        step = game.play(action, seat)
        told = Told(before, game.notation.action(step.number), step, game.view())
        self.told.append(told)
        return told

    def undo(self, game: Game) -> TakenBack:
        told = TakenBack(game.undo(), game.names)
        self.told.append(told)
        return told

    def lines(self, viewer: int | None, since: int = 0) -> list[str]:
        """What happened, told to a seat or a spectator."""
        return [line for told in self.told[since:] for line in told.sentences(viewer, viewer)]


def retell(record: GameRecord) -> tuple[Game, Story]:
    """The game of a sound record, and its story."""
    game, story = replay(record, until=0), Story()
    for move in record.moves:
        if "undo" in move:
            story.undo(game)
        else:
            story.play(game, move["action"], move["seat"])
    return game, story


class _Teller:
    """Tells one decision to one listener."""

    def __init__(self, told: Told, eyes: int | None, you: int | None) -> None:
        self.told = told
        self.map: Map = told.before.map
        self.seat = told.step.seat
        self.own = eyes == self.seat
        self.you = you
        self.events = [event.seen_by(eyes) for event in told.step.events]

    def says(self, you: str, others: str) -> str:
        """The deciding seat with its verb: `You take`, `Ann takes`."""
        if self.you == self.seat:
            return f"You {you}"
        return f"{self.told.before.names[self.seat]} {others}"

    def tell(self, market: bool = False) -> list[str]:
        telling: dict[type, Callable[[], list[str]]] = {
            Draw: self._draw,
            DrawTickets: self._draw_tickets,
            Keep: self._keep,
            Claim: self._claim,
            Pay: self._pay,
            Withdraw: self._withdraw,
            BuildStation: self._station,
            PlaceStack: self._place,
            TakeToken: list,
            Pass: self._pass,
        }
        lines = telling[type(self.told.action)]()
        return [*lines, *self._tokens(), *self._market(market), *self._turning_points()]

    def _draw(self) -> list[str]:
        assert isinstance(self.told.action, Draw)
        slot = self.told.action.slot
        if slot is not None:
            taken = self.told.before.market[slot - 1] or ""
            return [f"{self.says('take', 'takes')} {words.card(self.map, taken)} from the market."]
        drawn = next((event.card for event in self.events if event.name == "drawn"), None)
        what = "a card" if drawn is None else words.card(self.map, drawn)
        return [f"{self.says('draw', 'draws')} {what} from the deck."]

    def _draw_tickets(self) -> list[str]:
        offered = [event for event in self.events if event.name == "offered"]
        line = f"{self.says('draw', 'draws')} {words.counted(len(offered), 'ticket')}"
        names = [words.ticket_by_id(self.map, each.ticket) for each in offered if each.ticket]
        return [f"{line}: {words.listed(names)}." if names else f"{line}."]

    def _keep(self) -> list[str]:
        assert isinstance(self.told.action, Keep)
        offer, kept = self.told.before.offer, self.told.action.positions
        opening = self.told.before.phase == Phase.OPENING
        if self.own:
            names = words.listed(words.ticket(self.map, offer[index - 1]) for index in kept)
            lines = [f"{self.says('keep', 'keeps')} {names}."]
        elif opening:
            lines = [f"{self.says('have', 'has')} chosen opening tickets."]
        else:
            lines = [f"{self.says('keep', 'keeps')} {len(kept)} of the {len(offer)} tickets."]
        if opening and self.told.after.phase != Phase.OPENING:
            held = (f"{self._name(facts.seat)}: {facts.tickets}" for facts in self.told.after.seats)
            lines.append(f"Tickets kept by {', '.join(held)}.")
        return lines

    def _name(self, seat: int) -> str:
        return "you" if seat == self.you else self.told.before.names[seat]

    def _claim(self) -> list[str]:
        action = self.told.action
        assert isinstance(action, Claim)
        found = self.map.route(action.route)
        name = words.route(self.map, found)
        paid = words.payment(self.map, action.payment, found.length)
        worth = words.points(self.map.rules.points_for(found.length))
        if not found.tunnel:
            return [f"{self.says('claim', 'claims')} {name} with {paid}: {worth}."]
        shown = [event.card or "" for event in self.events if event.name == "revealed"]
        lines = [f"{self.says('dig', 'digs')} the tunnel {name}, laying out {paid}."]
        lines.append(
            f"Turned up: {words.listed(words.card(self.map, kind) for kind in shown)}."
            if shown
            else "There are no cards to turn up."
        )
        tunnel = self.told.after.tunnel
        if tunnel is None:
            return [*lines, f"Nothing more to pay: the route is claimed, {worth}."]
        more = words.counted(tunnel.surcharge, "more card")
        return [*lines, f"The tunnel costs {more}."]

    def _pay(self) -> list[str]:
        assert isinstance(self.told.action, Pay)
        tunnel = self.told.before.tunnel
        assert tunnel is not None
        found = self.map.route(tunnel.route)
        paid = words.payment(self.map, self.told.action.payment, tunnel.surcharge)
        worth = words.points(self.map.rules.points_for(found.length))
        name = words.route(self.map, found)
        return [
            f"{self.says('pay', 'pays')} {paid} more and {self._verb('claim')} {name}: {worth}."
        ]

    def _verb(self, verb: str) -> str:
        return verb if self.you == self.seat else f"{verb}s"

    def _withdraw(self) -> list[str]:
        return [
            f"{self.says('take', 'takes')} the cards back and {self._verb('leave')} the tunnel."
        ]

    def _station(self) -> list[str]:
        action = self.told.action
        assert isinstance(action, BuildStation)
        cost = self.told.before.station_cost or 0
        paid = words.payment(self.map, action.payment, cost)
        place = words.place(self.map, action.place)
        return [f"{self.says('build', 'builds')} a station in {place} with {paid}."]

    def _place(self) -> list[str]:
        action = self.told.action
        assert isinstance(action, PlaceStack)
        symbol, place = words.token(self.map, action.symbol), words.place(self.map, action.place)
        return [f"{self.says('put', 'puts')} {symbol} tokens on {place}."]

    def _pass(self) -> list[str]:
        return [f"{self.says('pass', 'passes')}: nothing else is possible."]

    def _tokens(self) -> list[str]:
        """A token is often taken without a question (C6)."""
        before = self.told.before.seats[self.seat].tokens
        after = self.told.after.seats[self.seat].tokens
        new = [words.token(self.map, symbol) for symbol in after if symbol not in before]
        return [f"{self.says('take', 'takes')} a {symbol} token." for symbol in new]

    def _market(self, filled: bool) -> list[str]:
        """Resets and reshuffles, and with `filled` every card that was turned up."""
        lines: list[str] = []
        new: list[Event] = []
        for event in self.events:
            if event.name == "market":
                new.append(event)
                continue
            lines += self._filled(new) if filled else []
            new = []
            if event.name == "reset":
                lines.append(self._reset())
            elif event.name == "reshuffle":
                lines.append("The discards are shuffled into a new deck.")
        return lines + (self._filled(new) if filled else [])

    def _reset(self) -> str:
        return f"Three {self.map.names.wild.plural} lie open: the market is replaced."

    def _filled(self, filled: list[Event]) -> list[str]:
        if not filled:
            return []
        kinds = words.listed(words.card(self.map, event.card or "") for event in filled)
        return [f"New in the market: {kinds}."]

    def _turning_points(self) -> list[str]:
        before, after = self.told.before, self.told.after
        if after.phase == Phase.OVER:
            return ["The game is over."]
        if before.last_turns is None and after.last_turns is not None:
            left = self.map.names.car.counted(after.seats[self.seat].cars)
            return [f"{self.says('have', 'has')} {left} left: one last turn for everybody."]
        return []
