"""Notation: between the engine's action numbers, action values and their texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from funicular.engine import actions as numbers
from funicular.engine.board import Board, build_board
from funicular.engine.position import COLOURS, GREY, MARKET, WILD
from funicular.maps import COLOURS as COLOUR_NAMES
from funicular.maps import Map
from funicular.maps.limits import MAX_LENGTH, MAX_OFFER

from .actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Payment,
    PlaceStack,
    TakeToken,
    Withdraw,
)
from .errors import AmbiguousAction, UnreadableAction

CARD_NAMES = (*COLOUR_NAMES, "wild")
"""Card kinds by the engine's number."""

FORMS = (
    "draw 1…5, draw deck, tickets, keep 1,3, claim ROUTE PAYMENT, station PLACE PAYMENT, "
    "pay PAYMENT, withdraw, place SYMBOL PLACE, take PLACE, pass"
)


class Notation:
    """The names of one map, and the texts of its actions."""

    def __init__(self, source: Map) -> None:
        self.map = source
        self.board: Board = build_board(source)
        self.places = tuple(place.id for place in source.places)
        self.routes = tuple(route.id for route in source.routes)
        self.tickets = tuple(ticket.id for ticket in source.tickets)
        self.symbols = tuple(source.rules.tokens.symbols)
        self._place = {name: number for number, name in enumerate(self.places)}
        self._route = {name: number for number, name in enumerate(self.routes)}
        self._symbol = {name: number for number, name in enumerate(self.symbols)}
        self._card = {name: number for number, name in enumerate(CARD_NAMES)}
        self._tracks = self._tracks_by_ends()
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def _tracks_by_ends(self) -> dict[str, tuple[str, ...]]:
        """Routes by their two ends in either order, without the track."""
        tracks: dict[str, tuple[str, ...]] = {}
        for route in self.map.routes:
            for ends in (f"{route.start}-{route.end}", f"{route.end}-{route.start}"):
                tracks[ends] = (*tracks.get(ends, ()), route.id)
        return tracks

    def has_card(self, name: str) -> bool:
        """Is there such a card kind on this map?"""
        return name in self._card and self.board.supply[self._card[name]] > 0

    def card(self, name: str) -> int:
        """The engine's number of a card kind; KeyError if there is no such kind."""
        return self._card[name]

    # Numbers into values

    def action(self, number: int) -> Action:
        """The value of an engine's action number."""
        if number < numbers.KEEP:
            if number < MARKET:
                return Draw(number + 1)
            return (Draw(), DrawTickets(), Pass(), Withdraw())[number - MARKET]
        if number < numbers.TAKE:
            bits = number - numbers.KEEP
            return Keep(tuple(i + 1 for i in range(bits.bit_length()) if bits >> i & 1))
        if number < numbers.PLACE:
            return TakeToken(self.places[number - numbers.TAKE])
        if number < numbers.PAY:
            symbol, place = numbers.put_symbol(number), numbers.put_place(number)
            return PlaceStack(self.symbols[symbol], self.places[place])
        if number < numbers.STATION:
            return Pay(self.payment(number - numbers.PAY))
        if number < numbers.CLAIM:
            site = self.places[numbers.station_place(number)]
            return BuildStation(site, self.payment(numbers.station_payment(number)))
        route = self.routes[numbers.claim_route(number)]
        return Claim(route, self.payment(numbers.claim_payment(number)))

    def payment(self, paid: int) -> Payment:
        if paid == numbers.ALL_WILD:
            return Payment("wild")
        return Payment(CARD_NAMES[numbers.payment_colour(paid)], numbers.payment_wilds(paid, 0))

    def text(self, number: int) -> str:
        """The text of an engine's action number."""
        if number not in self._texts:
            self._texts[number] = str(self.action(number))
        return self._texts[number]

    # Values and texts into numbers

    def number(self, action: Action | str) -> int:
        """The engine's number of an action; a text may name ends in any order, in any case."""
        text = str(action)
        number = self._numbers.get(text)
        if number is None:
            number = self._read(text)
            if self.text(number) == text:  # other spellings have no end, and are not kept
                self._numbers[text] = number
        return number

    def read(self, text: str) -> Action:
        """The action that a text means."""
        return self.action(self.number(text))

    def _read(self, text: str) -> int:
        words = text.lower().split()
        match words:
            case ["draw", "deck"]:
                return numbers.DRAW_DECK
            case ["draw", slot]:
                return self._slot(text, slot)
            case ["tickets"]:
                return numbers.DRAW_TICKETS
            case ["pass"]:
                return numbers.PASS
            case ["withdraw"]:
                return numbers.WITHDRAW
            case ["keep", positions]:
                return numbers.KEEP + self._bits(text, positions)
            case ["pay", paid]:
                return numbers.PAY + self._paid(text, paid)
            case ["take", place]:
                return numbers.TAKE + self._find(text, "place", self._place, place)
            case ["place", symbol, place]:
                return numbers.put_stack(
                    self._find(text, "token symbol", self._symbol, symbol),
                    self._find(text, "place", self._place, place),
                )
            case ["station", place, paid]:
                number = self._find(text, "place", self._place, place)
                return numbers.station(number, self._paid(text, paid))
            case ["claim", route, paid]:
                return self._claim(text, route, self._paid(text, paid))
        raise UnreadableAction(f"{text!r} is no action; the forms are: {FORMS}")

    def _slot(self, text: str, slot: str) -> int:
        if slot in ("1", "2", "3", "4", "5"):
            return int(slot) - 1
        raise UnreadableAction(f"{text!r}: draw a market slot from 1 to {MARKET}, or 'draw deck'")

    def _bits(self, text: str, positions: str) -> int:
        bits = 0
        for word in positions.split(","):
            if word not in OFFER_TEXTS:
                raise UnreadableAction(f"{text!r}: keep takes ticket numbers such as 1,3")
            bits |= 1 << int(word) - 1
        return bits

    def _find(self, text: str, what: str, names: dict[str, int], name: str) -> int:
        if name in names:
            return names[name]
        near = nearest(name, tuple(names))
        raise UnreadableAction(
            f"{text!r}: no {what} is called {name!r}" + (f"; did you mean {near}?" if near else "")
        )

    def _paid(self, text: str, paid: str) -> int:
        colour, plus, wilds = paid.partition("+")
        card = self._card.get(colour)
        if card == WILD and not plus:
            return numbers.ALL_WILD
        known = card is not None and card < COLOURS and self.board.supply[card] > 0
        if known and not plus:
            return numbers.payment(card or 0, 0)
        if known and wilds in WILDS_TEXTS:
            return numbers.payment(card or 0, int(wilds))
        colours = ", ".join(self.map.rules.cards.colours)
        raise UnreadableAction(
            f"{text!r}: a payment is a colour ({colours}), a colour with wilds such as "
            f"{self.map.rules.cards.colours[0]}+2, or wild; not {paid!r}"
        )

    def _claim(self, text: str, route: str, paid: int) -> int:
        ends, slash, track = route.partition("/")
        tracks = self._tracks.get(ends)
        if tracks is None:
            return self._find(text, "route", self._route, route)
        if slash:
            named = f"{tracks[0].partition('/')[0]}/{track}"
            return numbers.claim(self._find(text, "route", self._route, named), paid)
        if len(tracks) > 1:
            tracks = self._payable(tracks, paid)
        if len(tracks) > 1:
            rest = text.rsplit(maxsplit=1)[-1].lower()
            raise AmbiguousAction(text, tuple(f"claim {each} {rest}" for each in tracks))
        return numbers.claim(self._route[tracks[0]], paid)

    def _payable(self, tracks: tuple[str, ...], paid: int) -> tuple[str, ...]:
        """The tracks whose colour the payment fits, if that leaves any."""
        own = numbers.payment_colour(paid)
        fitting = tuple(
            each
            for each in tracks
            if own == WILD or self.board.route_colour[self._route[each]] in (own, GREY)
        )
        return fitting or tracks

    # The catalogue

    def catalogue(self) -> tuple[int, ...]:
        """Every action that this board could ever offer, in numerical order."""
        return tuple(sorted(self._catalogue()))

    def _catalogue(self) -> Iterator[int]:
        board, rules = self.board, self.map.rules
        yield from range(numbers.KEEP)
        offer = max(rules.tickets.opening_long + rules.tickets.opening, rules.tickets.drawn)
        yield from range(numbers.KEEP + 1, numbers.KEEP + (1 << offer))
        if self.symbols:
            yield from range(numbers.TAKE, numbers.TAKE + board.places)
            for symbol in range(board.symbols):
                for place in range(board.places):
                    yield numbers.put_stack(symbol, place)
        if any(board.route_tunnel):
            for cost in range(1, 4):
                yield from (numbers.PAY + paid for paid in self._payments(GREY, cost, cost - 1))
            yield numbers.PAY + numbers.ALL_WILD
        for place in range(board.places if board.stations else 0):
            for cost in range(1, board.stations + 1):
                yield from (
                    numbers.station(place, paid) for paid in self._payments(GREY, cost, cost - 1)
                )
            yield numbers.station(place, numbers.ALL_WILD)
        for route in range(board.routes):
            colour, length = board.route_colour[route], board.route_length[route]
            for paid in self._payments(colour, length, board.route_wilds[route]):
                yield numbers.claim(route, paid)
            yield numbers.claim(route, numbers.ALL_WILD)

    def _payments(self, colour: int, cost: int, fewest: int) -> Iterator[int]:
        """Payments with at least one colour card and at least `fewest` wilds."""
        own = self.board.palette[: self.board.palette_size] if colour == GREY else [colour]
        for each in own:
            for wilds in range(fewest, cost):
                yield numbers.payment(each, wilds)


OFFER_TEXTS = tuple(str(position) for position in range(1, MAX_OFFER + 1))
WILDS_TEXTS = tuple(str(wilds) for wilds in range(1, MAX_LENGTH))


def nearest(name: str, names: tuple[str, ...]) -> str | None:
    """The most similar name, for a helpful message."""
    from difflib import get_close_matches

    found = get_close_matches(name, names, n=1, cutoff=0.6)
    return found[0] if found else None


@cache
def notation_of(source: Map) -> Notation:
    """The notation of a map, made once."""
    return Notation(source)
