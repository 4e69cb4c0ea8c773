"""A table to play the engine's rules at: games set up as a test needs them, moves written as text.

Whatever a test arranges is moved from somewhere else, so that no card is made or lost; after every
move the table checks that the cards are all there and that the two ways of asking what is legal
(`refusal` and the list of choices) agree.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from funicular.engine import actions
from funicular.engine.board import Board, build_board
from funicular.engine.chance import SCRIPT, Chance, Result, seed_chance
from funicular.engine.choices import Choices, list_actions, nth_action, survey
from funicular.engine.legal import Refusal, refusal
from funicular.engine.observing import observe
from funicular.engine.position import (
    KINDS,
    MARKET,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    WILD,
    Phase,
    Player,
    State,
    View,
)
from funicular.engine.records import check_ranges
from funicular.engine.scoring import Score, Scores, ScoreWork, score_game
from funicular.engine.turns import apply, begin
from funicular.maps import COLOURS, Map, load_map

KIND_NAMES = (*COLOURS, "wild")
NAME_OF = dict(enumerate(KIND_NAMES)) | {NO_CARD: "-"}

board_of = cache(build_board)


def kinds(cards: str) -> list[int]:
    """The card kinds of a text such as `red red wild`."""
    return [KIND_NAMES.index(name) for name in cards.split()]


def cards(counts: list[int]) -> str:
    """Counted cards as text, in the order of the kinds."""
    return " ".join(KIND_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def sort_cards(text: str) -> str:
    """The same cards in the order in which `cards` writes them."""
    return " ".join(KIND_NAMES[kind] for kind in sorted(kinds(text)))


class Table:
    """One game: its board, its state, its luck."""

    made: ClassVar[list["Table"]] = []
    """All tables of the test that is running; see conftest.py."""

    def __init__(self, source: Map | str, seats: int, dictated: Iterable[int] = (), seed: int = 1):
        """A game set up for the opening choice, with these results dictated."""
        self.map = load_map(source) if isinstance(source, str) else source
        self.board: Board = board_of(self.map)
        self.state = State()
        self.chance = Chance()
        self.choices = Choices()
        Table.made.append(self)
        seed_chance(self.chance, [seed] * 8)
        self.dictate(dictated)
        begin(self.board, self.state, self.chance, seats)
        self.check()

    # What there is

    def place(self, place: str) -> int:
        return [each.id for each in self.map.places].index(place)

    def route(self, route: str) -> int:
        return [each.id for each in self.map.routes].index(route)

    def ticket(self, ticket: str) -> int:
        return [each.id for each in self.map.tickets].index(ticket)

    def symbol(self, symbol: str) -> int:
        return self.map.rules.tokens.symbols.index(symbol)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> str:
        return cards(self.state.players[seat].hand)

    def deck(self) -> str:
        return cards(self.state.deck)

    def discards(self) -> str:
        return cards(self.state.discards)

    def market(self) -> str:
        """The market, slot by slot; `-` is a gap."""
        return " ".join(NAME_OF[kind] for kind in self.state.market)

    def tickets(self, seat: int) -> set[str]:
        """The tickets that a seat has kept."""
        held = self.state.players[seat].tickets
        return {each.id for n, each in enumerate(self.map.tickets) if (held >> n) & 1}

    def offer(self, seat: int) -> list[str]:
        player = self.state.players[seat]
        return [self.map.tickets[ticket].id for ticket in player.offer[: player.offer_size]]

    def tokens(self, seat: int) -> set[str]:
        held = self.state.players[seat].tokens
        return {each for n, each in enumerate(self.map.rules.tokens.symbols) if (held >> n) & 1}

    def stacks(self) -> dict[str, tuple[str, int]]:
        """Symbol and height of the stack on each place."""
        return {
            self.map.places[self.state.stack_place[n]].id: (each, self.state.stack_height[n])
            for n, each in enumerate(self.map.rules.tokens.symbols)
            if self.state.stack_place[n] != NO_PLACE
        }

    def owner(self, route: str) -> int:
        return self.state.route_owner[self.route(route)]

    def results(self) -> list[tuple[Result, int, int]]:
        """The chance results of the last move: kind, where, what."""
        chance = self.chance
        return [
            (Result(chance.result[n]), chance.where[n], chance.what[n]) for n in range(chance.count)
        ]

    def kinds_of_results(self) -> list[Result]:
        return [result for result, _, _ in self.results()]

    def view(self, viewer: int) -> View:
        view = View()
        observe(self.state, viewer, view)
        return view

    def scores(self) -> list[Score]:
        """The score of each seat, were the game over now."""
        scores = Scores()
        score_game(self.board, self.state, scores, ScoreWork())
        check_ranges(scores)
        return scores.players[: self.state.seats]

    # Arranging

    def clear(self) -> None:
        """Nobody holds anything, and the market shows five cards of the map's colours."""
        state, board = self.state, self.board
        for player in state.players:
            state.ticket_pool |= player.tickets & board.regular_tickets
            player.tickets = player.ticket_count = player.hand_size = player.blind_size = 0
            for kind in range(KINDS):
                player.hand[kind] = player.blind[kind] = 0
                player.known[kind] = player.spent[kind] = 0
        state.ticket_deck_size = state.ticket_pool.bit_count()
        state.discards[:] = [0] * KINDS
        state.deck[:] = board.supply
        state.fresh[:] = board.supply
        state.deck_size = sum(board.supply)
        state.market[:] = [NO_CARD] * MARKET
        palette = board.palette[: board.palette_size]
        self.lay_market(" ".join(KIND_NAMES[palette[n % len(palette)]] for n in range(MARKET)))

    def give(self, seat: int, text: str) -> None:
        """Cards from the deck into a hand, as if drawn blind."""
        player = self.state.players[seat]
        for kind in kinds(text):
            self._from_deck(kind)
            player.hand[kind] += 1
            player.hand_size += 1
            player.blind[kind] += 1
            player.blind_size += 1

    def give_deck(self, seat: int, but: str = "") -> None:
        """The whole deck into a hand, but for some cards."""
        left = Counter(kinds(but))
        for kind in range(KINDS):
            more = self.state.deck[kind] - left[kind]
            assert more >= 0, f"the deck does not hold {but}"
            self.give(seat, " ".join([KIND_NAMES[kind]] * more))

    def lay_market(self, text: str) -> None:
        """Other market cards, exchanged with the deck; `-` leaves a gap."""
        state = self.state
        for slot, kind in enumerate(state.market):
            if kind != NO_CARD:
                self._to_deck(kind)
            state.market[slot] = NO_CARD
        for slot, name in enumerate(text.split()):
            if name != "-":
                state.market[slot] = KIND_NAMES.index(name)
                self._from_deck(state.market[slot])
                state.fresh[state.market[slot]] -= 1

    def discard(self, text: str) -> None:
        """Cards from the deck onto the discards."""
        for kind in kinds(text):
            self._from_deck(kind)
            self.state.fresh[kind] -= 1
            self.state.discards[kind] += 1

    def _from_deck(self, kind: int) -> None:
        assert self.state.deck[kind] > 0, f"no {KIND_NAMES[kind]} card left in the deck"
        self.state.deck[kind] -= 1
        self.state.deck_size -= 1

    def _to_deck(self, kind: int) -> None:
        self.state.deck[kind] += 1
        self.state.deck_size += 1
        self.state.fresh[kind] += 1

    def build(self, seat: int, *routes: str) -> None:
        """Routes that a seat has claimed in earlier turns."""
        for name in routes:
            route = self.route(name)
            assert self.state.route_owner[route] == NOBODY, f"{name} is taken"
            self.state.route_owner[route] = seat
            length = self.board.route_length[route]
            self.player(seat).cars -= length
            self.player(seat).points += self.board.points[length]
        assert self.player(seat).cars >= 0, "a seat has no more cars"

    def put_station(self, seat: int, *places: str) -> None:
        """Stations that a seat has built in earlier turns."""
        for place in places:
            assert self.state.station_owner[self.place(place)] == NOBODY
            self.state.station_owner[self.place(place)] = seat
            self.player(seat).stations -= 1
        assert self.player(seat).stations >= 0, "a seat has no more stations"

    def hold(self, seat: int, *tickets: str) -> None:
        """Tickets that a seat has kept in earlier turns."""
        state, player = self.state, self.player(seat)
        for name in tickets:
            bit = 1 << self.ticket(name)
            if state.ticket_pool & bit:
                state.ticket_pool &= ~bit
                state.ticket_deck_size -= 1
            player.tickets |= bit
            player.ticket_count += 1

    def hold_all_tickets(self, seat: int, but: int = 0) -> None:
        """All tickets of the deck but the last few."""
        pool = self.state.ticket_pool
        left = [each.id for n, each in enumerate(self.map.tickets) if (pool >> n) & 1]
        self.hold(seat, *left[: len(left) - but])

    def leave_cars(self, seat: int, cars: int) -> None:
        """Cars that a seat has left, as if it had built somewhere."""
        self.player(seat).cars = cars

    # Dictating and playing

    def deal(self, text: str) -> None:
        """Dictate the next cards that are turned or drawn."""
        self.dictate(kinds(text))

    def deal_tickets(self, *tickets: str) -> None:
        """Dictate the next tickets that are drawn."""
        self.dictate(self.ticket(each) for each in tickets)

    def dictate(self, results: Iterable[int]) -> None:
        """Dictate the next results of whatever kind."""
        chance = self.chance
        assert self.all_dictated(), "what was dictated before is not used up"
        script = list(results)
        assert len(script) <= SCRIPT
        chance.script[: len(script)] = script
        chance.script_size, chance.script_next = len(script), 0

    def action(self, text: str) -> int:
        """The action that a text such as `claim a-b red+1` or `keep 1,3` stands for."""
        verb, *rest = text.split()
        if verb == "draw":
            return actions.DRAW_DECK if rest[0] == "deck" else int(rest[0]) - 1
        if verb == "keep":
            chosen = rest[0].split(",") if rest else []
            return actions.KEEP + sum(1 << (int(each) - 1) for each in chosen)
        if verb == "claim":
            return actions.claim(self.route(rest[0]), payment(rest[1]))
        if verb == "station":
            return actions.station(self.place(rest[0]), payment(rest[1]))
        if verb == "pay":
            return actions.PAY + payment(rest[0])
        if verb == "take":
            return actions.TAKE + self.place(rest[0])
        if verb == "place":
            return actions.put_stack(self.symbol(rest[0]), self.place(rest[1]))
        plain = {
            "tickets": actions.DRAW_TICKETS,
            "pass": actions.PASS,
            "withdraw": actions.WITHDRAW,
        }
        return plain[verb]

    def do(self, *moves: str, seat: int | None = None) -> None:
        """Play legal moves, each by the seat whose turn it is (or by the given seat)."""
        for move in moves:
            mover = self.state.seat if seat is None else seat
            action = self.action(move)
            refused = Refusal(refusal(self.board, self.state, mover, action))
            assert refused == Refusal.LEGAL, f"{move}: {refused.name}"
            assert action in self.legal(mover), f"{move} is not among the choices"
            apply(self.board, self.state, self.chance, mover, action)
            self.check()

    def refuses(self, move: str, seat: int | None = None) -> Refusal:
        """Why a move is not legal (LEGAL if it is)."""
        mover = self.state.seat if seat is None else seat
        action = self.action(move)
        refused = Refusal(refusal(self.board, self.state, mover, action))
        assert (refused == Refusal.LEGAL) == (action in self.legal(mover)), move
        return refused

    def can(self, move: str, seat: int | None = None) -> bool:
        return self.refuses(move, seat) == Refusal.LEGAL

    def legal(self, seat: int | None = None) -> list[int]:
        """All legal actions of the seat, counted, picked and listed alike."""
        mover = self.state.seat if seat is None else seat
        total = survey(self.board, self.state, mover, self.choices)
        args = (self.board, self.state, mover, self.choices)
        picked = [nth_action(*args, n) for n in range(total)]
        list_actions(*args)
        listed = self.choices.actions[: self.choices.count]
        assert picked == listed
        return listed

    def payments(self, what: str) -> set[str]:
        """The legal payments of `claim ROUTE`, `station PLACE` or `pay`."""
        base = self.action(f"{what} {payment_text(0)}")
        legal = self.legal()
        return {payment_text(n) for n in range(actions.PAYMENTS) if base + n in legal}

    def kinds_of_moves(self) -> set[str]:
        """Which kinds of action the seat can choose from now."""
        first = (
            (0, "draw"),
            (actions.DRAW_TICKETS, "tickets"),
            (actions.PASS, "pass"),
            (actions.WITHDRAW, "withdraw"),
            (actions.KEEP, "keep"),
            (actions.TAKE, "take"),
            (actions.PLACE, "place"),
            (actions.PAY, "pay"),
            (actions.STATION, "station"),
            (actions.CLAIM, "claim"),
        )
        return {[name for low, name in first if low <= action][-1] for action in self.legal()}

    # Checking

    def check(self) -> None:
        """Every card is somewhere, once; sizes agree; what was dictated was there."""
        state = self.state
        assert self.chance.script_fault == 0, "a dictated result could not happen"
        found = Counter({kind: state.deck[kind] + state.discards[kind] for kind in range(KINDS)})
        found.update(kind for kind in state.market if kind != NO_CARD)
        found.update(state.revealed[: state.revealed_size])
        if state.phase == Phase.TUNNEL:
            length = self.board.route_length[state.pending_route]
            found[WILD] += state.laid_wilds
            found[state.laid_colour] += length - state.laid_wilds
        for player in state.players[: state.seats]:
            found.update({kind: player.hand[kind] for kind in range(KINDS)})
            assert player.hand_size == sum(player.hand)
            assert player.blind_size == sum(player.blind)
            assert all(player.known[kind] <= player.hand[kind] for kind in range(KINDS))
            assert player.ticket_count == player.tickets.bit_count()
        assert [found[kind] for kind in range(KINDS)] == self.board.supply
        assert state.deck_size == sum(state.deck)
        for kind in range(KINDS):
            drawn_blind = sum(player.blind[kind] for player in state.players)
            assert state.fresh[kind] == state.deck[kind] + drawn_blind
        assert state.ticket_deck_size == state.ticket_pool.bit_count() + state.queue_size
        check_ranges(state)
        check_ranges(self.chance)

    def all_dictated(self) -> bool:
        """Has everything dictated been used?"""
        return self.chance.script_next == self.chance.script_size


def payment(text: str) -> int:
    """The payment `red`, `red+2` (two of them wild) or `wild`."""
    colour, _, wilds = text.partition("+")
    return actions.payment(KIND_NAMES.index(colour), int(wilds or 0))


def payment_text(paid: int) -> str:
    colour = actions.payment_colour(paid)
    if colour == WILD:
        return "wild"
    wilds = actions.payment_wilds(paid, 0)
    return f"{KIND_NAMES[colour]}+{wilds}" if wilds else KIND_NAMES[colour]


def in_play(source: Map | str, seats: int) -> Table:
    """A game whose set-up is over: seat 0 to move, nobody holds cards or tickets."""
    table = Table(source, seats)
    for seat in range(seats):
        size = table.player(seat).offer_size
        table.do("keep " + ",".join(str(n + 1) for n in range(size)), seat=seat)
    while table.state.phase == Phase.PLACING:
        apply(table.board, table.state, table.chance, table.state.seat, table.legal()[0])
    table.clear()
    table.check()
    assert table.state.phase == Phase.TURN
    return table
