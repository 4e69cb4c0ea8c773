"""A checker of records, written from docs/records.md alone: it imports nothing of Funicular.

It knows no rules of play beyond what the page says of chance. It derives every chance result from
the seed and the actions, and sees that the result's parts belong to what was done and add up.
"""

import copy
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

KINDS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "wild")
FIRST, CARDS, TICKETS, TOKENS, GAMES = range(5)
Facts = dict[str, Any]
Fact = list[Any]


class FaultError(Exception):
    """The record is wrong in this line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


# Streams


def _rotate(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) & 0xFFFFFFFF


def _quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, two, three, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[two]) & 0xFFFFFFFF
        x[three] = _rotate(x[three] ^ x[one], by)


def chacha8_block(key: bytes, counter: int, purpose: int) -> bytes:
    """One block of a purpose's stream."""
    constants = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    words = [int.from_bytes(key[n : n + 4], "little") for n in range(0, 32, 4)]
    start = [*constants, *words, counter, 0, 0, purpose]
    x = start[:]
    for _ in range(4):
        for column in range(4):
            _quarter_round(x, column, 4 + column, 8 + column, 12 + column)
        for n in range(4):
            _quarter_round(x, n, 4 + (n + 1) % 4, 8 + (n + 2) % 4, 12 + (n + 3) % 4)
    total = [(a + b) & 0xFFFFFFFF for a, b in zip(x, start, strict=True)]
    return b"".join(word.to_bytes(4, "little") for word in total)


class Streams:
    """All streams of a game."""

    def __init__(self, key: bytes) -> None:
        self._numbers = [_numbers(key, purpose) for purpose in range(4)]

    def below(self, purpose: int, n: int) -> int:
        if n == 1:
            return 0
        while True:
            number = next(self._numbers[purpose])
            if number < 65536 - 65536 % n:
                return number % n


def _numbers(key: bytes, purpose: int) -> Iterator[int]:
    counter = 0
    while True:
        block = chacha8_block(key, counter, purpose)
        yield from (int.from_bytes(block[n : n + 2], "little") for n in range(0, 64, 2))
        counter += 1


def key_of(seed: Facts) -> bytes:
    """The key that a header's seed yields; the commitment is checked on the way."""
    if "text" in seed:
        committed = seed["text"].encode()
        key = hashlib.sha256(committed).digest()
    else:
        committed = bytes.fromhex(seed["secret"])
        data = b"funicular seed 1\0" + committed
        for each in map(bytes.fromhex, seed["contributions"]):
            data += len(each).to_bytes(4, "little") + each
        key = hashlib.sha256(data).digest()
    if hashlib.sha256(b"funicular commitment 1\0" + committed).hexdigest() != seed["commitment"]:
        raise FaultError(1, "commitment")
    return chacha8_block(key, seed["game"], GAMES)[:32] if "game" in seed else key


# The map


class Board:
    """What a checker needs of a map's facts."""

    def __init__(self, facts: Facts) -> None:
        self.rules = facts["rules"]
        self.starts = [place for place, tokens in facts["places"] if tokens]
        self.places = [place for place, _ in facts["places"]]
        self.symbols = self.rules.get("tokens", {}).get("symbols", [])
        self.tickets = {f"{a}-{b}": (a, b, points, long) for a, b, points, long in facts["tickets"]}
        self.routes: dict[str, tuple[str, str, int, bool]] = {}
        rows: dict[frozenset[str], list[Any]] = {}
        for row in facts["routes"]:
            rows.setdefault(frozenset(row[:2]), []).append(row)
        for a, b, length, _, tunnel, _ in facts["routes"]:
            tracks = rows[frozenset((a, b))]
            route = f"{tracks[0][0]}-{tracks[0][1]}"
            if len(tracks) == 2:
                route += "/2" if f"{route}/1" in self.routes else "/1"
            self.routes[route] = (a, b, length, tunnel == 1)


def payment(text: str, n: int) -> Counter[str]:
    colour, _, wilds = text.partition("+")
    wild = n if colour == "wild" else int(wilds or 0)
    return Counter({"wild": wild}) + Counter({colour: n - wild})


# The table


@dataclass
class Table:
    """Everything that chance depends on, and what the seats come to own."""

    deck: Counter[str]
    pool: list[str]  # tickets never drawn, in the order of their numbers
    discards: Counter[str] = field(default_factory=Counter)
    market: list[str | None] = field(default_factory=lambda: [None] * 5)
    queue: list[str] = field(default_factory=list)
    offers: dict[int, list[str]] = field(default_factory=dict)
    choices: dict[int, list[int]] | None = field(default_factory=dict)  # until all have chosen
    kept: dict[int, set[str]] = field(default_factory=dict)
    routes: dict[int, set[str]] = field(default_factory=dict)
    stations: dict[int, set[str]] = field(default_factory=dict)
    tunnel: tuple[str, Counter[str], list[str], int] | None = None


class Checker:
    """Plays a record's actions on a table, with the luck of its seed."""

    def __init__(self, board: Board, seats: int, streams: Streams) -> None:
        self.board, self.seats, self.streams = board, seats, streams
        cards = board.rules["cards"]
        deck = Counter(dict.fromkeys(cards["colours"], cards["each"]))
        deck["wild"] = cards["wild"]
        self.table = Table(deck, [t for t, row in board.tickets.items() if not row[3]])
        self.noted: list[Fact] = []

    def draw_card(self) -> str:
        deck = self.table.deck
        x = self.streams.below(CARDS, deck.total())
        for kind in KINDS:
            if x < deck[kind]:
                deck[kind] -= 1
                return kind
            x -= deck[kind]
        raise AssertionError("below() was not below")

    def renew(self) -> None:
        table = self.table
        if table.deck.total() == 0 and table.discards.total() > 0:
            table.deck, table.discards = table.discards, Counter()
            self.noted.append(["reshuffle"])

    def turn_up(self, slot: int) -> None:
        card = self.draw_card()
        self.table.market[slot - 1] = card
        self.noted.append(["market", slot, card])

    def fill(self) -> None:
        table = self.table
        self.renew()
        for slot in range(1, 6):
            if table.market[slot - 1] is None and table.deck.total() > 0:
                self.turn_up(slot)
                self.renew()
        resets = 0
        while resets < 50 and table.market.count("wild") >= 3 and self.coloured() >= 3:
            resets += 1
            self.noted.append(["reset"])
            table.discards.update(card for card in table.market if card)
            table.market = [None] * 5
            for slot in range(1, 6):
                self.renew()
                if table.deck.total() > 0:
                    self.turn_up(slot)
        if resets:
            self.renew()

    def coloured(self) -> int:
        table = self.table
        held = table.deck + table.discards + Counter(card for card in table.market if card)
        return held.total() - held["wild"]

    def discard(self, cards: Iterable[str]) -> None:
        self.table.discards.update(cards)

    def draw_ticket(self, tickets: list[str]) -> str:
        return tickets.pop(self.streams.below(TICKETS, len(tickets)))

    def deal(self) -> list[Fact]:
        rules, table = self.board.rules, self.table
        for seat in range(self.seats):
            for _ in range(rules["cards"]["opening_hand"]):
                self.noted.append(["drawn", seat, self.draw_card()])
        self.fill()
        symbols = list(self.board.symbols)
        for place in self.board.starts:
            symbol = symbols.pop(self.streams.below(TOKENS, len(symbols)))
            self.noted.append(["stack", symbol, place])
        long = [ticket for ticket, row in self.board.tickets.items() if row[3]]
        for seat in range(self.seats):
            offer = [self.draw_ticket(long) for _ in range(rules["tickets"]["opening_long"])]
            offer += [self.draw_ticket(table.pool) for _ in range(rules["tickets"]["opening"])]
            self.offer(seat, offer)
        return self.noted

    def offer(self, seat: int, tickets: list[str]) -> None:
        self.table.offers[seat] = tickets
        self.noted += [["offered", seat, ticket] for ticket in tickets]

    def act(self, seat: int, action: str) -> list[Fact]:
        self.noted = []
        verb, *words = action.split(" ")
        if verb == "draw":
            self.draw(seat, words[0])
        elif verb == "tickets":
            self.tickets(seat)
        elif verb == "keep":
            self.keep(seat, [int(each) for each in words[0].split(",")])
        elif verb == "claim":
            self.claim(seat, *words)
        elif verb in ("pay", "withdraw"):
            self.leave_tunnel(seat, words)
        elif verb == "station":
            built = self.table.stations.setdefault(seat, set())
            self.discard(payment(words[1], len(built) + 1).elements())
            built.add(words[0])
            self.fill()
        elif verb not in ("place", "take", "pass"):
            raise ValueError(f"unknown action {action}")
        return self.noted

    def draw(self, seat: int, where: str) -> None:
        if where == "deck":
            self.noted.append(["drawn", seat, self.draw_card()])
            self.renew()
        else:
            self.table.market[int(where) - 1] = None
            self.fill()

    def tickets(self, seat: int) -> None:
        table = self.table
        count = min(self.board.rules["tickets"]["drawn"], len(table.pool) + len(table.queue))
        drawn = [
            self.draw_ticket(table.pool) if table.pool else table.queue.pop(0) for _ in range(count)
        ]
        self.offer(seat, drawn)

    def keep(self, seat: int, positions: list[int]) -> None:
        table = self.table
        if table.choices is None:
            self.settle(seat, positions, "bottom")
            return
        table.choices[seat] = positions
        if len(table.choices) == self.seats:
            for each in range(self.seats):
                returns = self.board.rules["tickets"]["opening_returns"]
                self.settle(each, table.choices[each], returns)
            table.choices = None

    def settle(self, seat: int, positions: list[int], returns: str) -> None:
        kept = self.table.kept.setdefault(seat, set())
        for position, ticket in enumerate(self.table.offers.pop(seat), 1):
            if position in positions:
                kept.add(ticket)
            elif returns == "bottom":
                self.table.queue.append(ticket)

    def claim(self, seat: int, route: str, paid: str) -> None:
        _, _, length, tunnel = self.board.routes[route]
        laid = payment(paid, length)
        revealed: list[str] = []
        colour = paid.partition("+")[0]
        while tunnel and len(revealed) < 3 and self.table.deck.total() > 0:
            revealed.append(self.draw_card())
            self.noted.append(["revealed", revealed[-1]])
            self.renew()
        surcharge = sum(card in ("wild", colour) for card in revealed)
        if surcharge:
            self.table.tunnel = (route, laid, revealed, surcharge)
        else:
            self.build(seat, route, [*laid.elements(), *revealed])

    def build(self, seat: int, route: str, cards: list[str]) -> None:
        self.table.routes.setdefault(seat, set()).add(route)
        self.discard(cards)
        self.fill()

    def leave_tunnel(self, seat: int, paid: list[str]) -> None:
        if self.table.tunnel is None:
            raise ValueError("no tunnel is being dug")
        route, laid, revealed, surcharge = self.table.tunnel
        self.table.tunnel = None
        if paid:
            cards = [*laid.elements(), *payment(paid[0], surcharge).elements()]
            self.build(seat, route, cards + revealed)
        else:
            self.discard(revealed)
            self.fill()


# The record


def check(text: str, facts: Facts | None = None) -> Table:
    """Check a record; `facts` are those of its map, if the header does not hold them."""
    lines = [json.loads(line) for line in text.removesuffix("\n").split("\n")]
    header = lines[0]
    facts = header.get("facts", facts)
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    if hashlib.sha256(canonical.encode()).hexdigest() != header["map"]:
        raise FaultError(1, "map")
    streams = Streams(key_of(header["seed"]))
    check_seats(header, streams)
    checker = Checker(Board(facts or {}), len(header["seats"]), streams)
    if checker.deal() != lines[1]["deal"]:
        raise FaultError(2, "deal")
    over = "result" in lines[-1]
    check_moves(checker, lines[2:-1] if over else lines[2:])
    if over:
        from tests.game import independent_scores

        independent_scores.check(checker, header, lines[-1]["result"], len(lines))
    return checker.table


def check_seats(header: Facts, streams: Streams) -> None:
    players = list(header["options"]["players"])
    if header["options"]["seating"] == "random":
        for i in range(len(players) - 1, 0, -1):
            j = streams.below(FIRST, i + 1)
            players[i], players[j] = players[j], players[i]
    if players != header["seats"]:
        raise FaultError(1, "seats")


def check_moves(checker: Checker, moves: list[Facts]) -> None:
    before: list[tuple[Table, bool]] = []  # before each standing decision; may it be undone?
    for line, move in enumerate(moves, 3):
        if "undo" in move:
            if not before or not before[-1][1]:
                raise FaultError(line, "undo")
            checker.table = before.pop()[0]
            continue
        table = copy.deepcopy(checker.table)
        try:
            noted = checker.act(move["seat"], move["action"])
        except (KeyError, ValueError, IndexError) as error:
            raise FaultError(line, f"action: {error!r}") from error
        if noted != move["chance"]:
            raise FaultError(line, f"chance: {noted}")
        shown = table.choices is not None and checker.table.choices is None
        before.append((table, not noted and not shown))
