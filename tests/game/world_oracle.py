"""All worlds that agree with what a viewer can know, listed one by one.

What the viewer can know is gathered from the course of the game by the independent checker, not
from the engine's view: the cards of the last fresh deck, what everybody saw leave it, who drew how
many of it unseen, which cards were seen to go into a hand, which were played. A world is possible
if all of that could have come to it: the facts that `funicular.engine.worlds` promises to keep.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from tests.game.independent_checker import KINDS, Board, Checker, Fact, Streams, payment

from funicular.engine.position import State
from funicular.game import Game

Cards = Counter[str]
CardKey = tuple[object, ...]
TicketKey = tuple[object, ...]


def card_key(deck: Cards, hands: list[Cards], blind: list[Cards]) -> CardKey:
    def row(cards: Cards) -> tuple[int, ...]:
        return tuple(cards[kind] for kind in KINDS)

    return row(deck), tuple(map(row, hands)), tuple(map(row, blind))


def cards_of(state: State) -> CardKey:
    """Where the cards of a state are, as the oracle writes it."""
    players = state.players[: state.seats]
    hands = tuple(tuple(player.hand) for player in players)
    return tuple(state.deck), hands, tuple(tuple(player.blind) for player in players)


def tickets_of(state: State) -> TicketKey:
    """Where the tickets of a state are, as the oracle writes it."""
    return (
        state.ticket_pool,
        tuple(state.queue[: state.queue_size]),
        tuple(
            (
                player.tickets,
                player.gone,
                player.chosen,
                tuple(player.offer[: player.offer_size]),
            )
            for player in state.players[: state.seats]
        ),
    )


def parts(cards: Cards, size: int) -> Iterator[Cards]:
    """All ways to take so many of the cards."""
    kinds = [kind for kind in KINDS if cards[kind] > 0]

    def take(index: int, left: int) -> Iterator[Cards]:
        if index == len(kinds):
            if left == 0:
                yield Counter()
            return
        for count in range(min(left, cards[kinds[index]]) + 1):
            for rest in take(index + 1, left - count):
                yield rest + Counter({kinds[index]: count})

    yield from take(0, size)


def less(cards: Cards, taken: Cards) -> Cards | None:
    """The cards without those taken; None if some of them are not there."""
    return None if any(taken[kind] > cards[kind] for kind in taken) else cards - taken


class Watcher(Checker):
    """Somebody at the table, who forgets nothing that everybody saw."""

    def __init__(self, game: Game, viewer: int) -> None:
        super().__init__(Board(game.map.facts()), game.players, Streams(game.seed.key))
        self.viewer = viewer
        self.supply = Counter(self.table.deck)
        self.fresh: Cards = Counter(self.table.deck)
        self.fresh_decks: list[Cards] = []
        self.reshuffles = 0
        self.hands: list[Cards] = [Counter() for _ in range(self.seats)]
        self.known: list[Cards] = [Counter() for _ in range(self.seats)]
        self.blind: list[Cards] = [Counter() for _ in range(self.seats)]
        self.spent: list[Cards] = [Counter() for _ in range(self.seats)]
        self.returned_by: list[int] = []  # who put each ticket of the queue there
        self.cards_forgotten = self.tickets_forgotten = False
        """Whether there is more to know than the facts above; see `test_worlds`."""
        self.opening_kept = [0] * self.seats
        self.gone: list[set[str]] = [set() for _ in range(self.seats)]
        self.watch(self.deal())

    # What happens

    def renew(self) -> None:
        empty = self.table.deck.total() == 0
        super().renew()
        if empty and self.table.deck.total() > 0:
            self.fresh_decks.append(Counter(self.table.deck))

    def act(self, seat: int, action: str) -> list[Fact]:
        verb, *words = action.split(" ")
        if verb == "draw" and words[0] != "deck":
            card = self.table.market[int(words[0]) - 1]
            self.take(seat, Counter([card or ""]))
        elif verb == "claim":
            self.play(seat, payment(words[1], self.board.routes[words[0]][2]))
        elif verb == "station":
            self.play(seat, payment(words[1], len(self.table.stations.get(seat, ())) + 1))
        elif verb == "pay" and self.table.tunnel:
            self.play(seat, payment(words[0], self.table.tunnel[3]))
        elif verb == "withdraw" and self.table.tunnel:
            self.take(seat, self.table.tunnel[1])
        elif verb == "pass":
            self.cards_forgotten = True  # this hand could pay for nothing
        noted = super().act(seat, action)
        self.watch(noted)
        return noted

    def take(self, seat: int, cards: Cards) -> None:
        """Cards go into the hand for all to see."""
        self.hands[seat].update(cards)
        self.known[seat].update(cards)

    def play(self, seat: int, cards: Cards) -> None:
        """Cards leave the hand; what nobody saw go in is old, or new if new ones were drawn."""
        self.hands[seat] -= cards
        unseen = cards - self.known[seat]
        self.known[seat] -= cards
        if self.blind[seat].total() > 0:
            self.spent[seat] += unseen

    def watch(self, noted: list[Fact]) -> None:
        for name, *rest in noted:
            if name == "drawn":
                self.hands[rest[0]][rest[1]] += 1
                self.blind[rest[0]][rest[1]] += 1
                # What was played before this draw is not what was drawn.
                self.cards_forgotten |= self.reshuffles > 0 and self.spent[rest[0]].total() > 0
            elif name in ("market", "revealed"):
                self.fresh[rest[-1]] -= 1
            elif name == "reshuffle":
                self.reshuffles += 1
                self.cards_forgotten |= self.reshuffles > 1  # which of the decks before the last?
                self.fresh = self.fresh_decks.pop(0)
                self.blind = [Counter() for _ in range(self.seats)]
                self.spent = [Counter() for _ in range(self.seats)]

    def settle(self, seat: int, positions: list[int], returns: str) -> None:
        offer, opening = self.table.offers[seat], self.table.choices is not None
        super().settle(seat, positions, returns)
        back = [each for n, each in enumerate(offer, 1) if n not in positions]
        if returns == "bottom":
            self.returned_by += [seat] * len(back)
        else:
            self.gone[seat].update(back)
        if opening:
            self.opening_kept[seat] = len(positions)

    def tickets(self, seat: int) -> None:
        super().tickets(seat)
        taken = len(self.returned_by) - len(self.table.queue)
        self.tickets_forgotten |= self.viewer in self.returned_by[:taken] and seat != self.viewer
        self.returned_by = self.returned_by[taken:]

    # What is possible

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.viewer]

    def card_worlds(self) -> set[CardKey]:
        """Every way to deal the unseen cards to the others and the deck."""
        unseen = self.supply - self.table.discards
        unseen -= Counter(card for card in self.table.market if card)
        if self.table.tunnel:
            _, laid, revealed, _ = self.table.tunnel
            unseen = unseen - laid - Counter(revealed)
        new = self.fresh
        if self.viewer in range(self.seats):
            unseen -= self.hands[self.viewer]
            new = new - self.blind[self.viewer]
        found = set()
        for hands, deck in self._hands(unseen, self.others):
            drawn = less(new, deck)
            if drawn is not None:
                for blind in self._origins(hands, drawn, self.others):
                    found.add(self._key(deck, hands, blind))
        return found

    def _hands(self, unseen: Cards, seats: list[int]) -> Iterator[tuple[dict[int, Cards], Cards]]:
        if not seats:
            yield {}, unseen
            return
        seat, *rest = seats
        hidden = less(unseen, self.known[seat])
        if hidden is None:
            return
        for cards in parts(hidden, (self.hands[seat] - self.known[seat]).total()):
            for hands, deck in self._hands(hidden - cards, rest):
                yield hands | {seat: cards + self.known[seat]}, deck

    def _origins(
        self, hands: dict[int, Cards], drawn: Cards, seats: list[int]
    ) -> Iterator[dict[int, Cards]]:
        """Every way in which all the cards drawn unseen from the last deck came to the seats."""
        if not seats:
            if not +drawn:
                yield {}
            return
        seat, *rest = seats
        came_unseen = hands[seat] - self.known[seat] + self.spent[seat]
        for cards in parts(came_unseen & drawn, self.blind[seat].total()):
            for origins in self._origins(hands, drawn - cards, rest):
                yield origins | {seat: cards}

    def _key(self, deck: Cards, hands: dict[int, Cards], blind: dict[int, Cards]) -> CardKey:
        return card_key(
            deck,
            [hands.get(seat, self.hands[seat]) for seat in range(self.seats)],
            [blind.get(seat, self.blind[seat]) for seat in range(self.seats)],
        )

    def ticket_worlds(self) -> set[TicketKey]:
        return set(TicketDeals(self).worlds())


@dataclass(frozen=True)
class Heap:
    """Tickets that lie together somewhere: how many, in an order or not, long ones or not."""

    name: tuple[str, int]
    size: int
    ordered: bool = True
    regular: bool = False


class TicketDeals:
    """Every way to deal the unseen tickets."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher, self.table = watcher, watcher.table
        self.number = {ticket: n for n, ticket in enumerate(watcher.board.tickets)}
        self.long = {ticket for ticket, row in watcher.board.tickets.items() if row[3]}
        self.opening = self.table.choices is not None
        rules = watcher.board.rules["tickets"]
        self.dealt_long, self.dealt = rules["opening_long"], rules["opening"]
        self.leave = rules["opening_returns"] == "leave"
        self.least = rules["opening_keep"]

    def worlds(self) -> Iterator[TicketKey]:
        seen = self._seen()
        unseen = [ticket for ticket in self.number if ticket not in seen]
        for deal in self._deal(self._heaps(), unseen):
            if self._is_possible(deal):
                yield from self._keys(deal)

    def _seen(self) -> set[str]:
        viewer, table = self.watcher.viewer, self.table
        own = [
            ticket
            for ticket, seat in zip(table.queue, self.watcher.returned_by, strict=True)
            if seat == viewer
        ]
        if viewer not in range(self.watcher.seats):
            return set()
        kept, gone = table.kept.get(viewer, set()), self.watcher.gone[viewer]
        return {*own, *kept, *gone, *table.offers.get(viewer, ())}

    def _heaps(self) -> list[Heap]:
        heaps = [Heap(("pool", 0), len(self.table.pool), ordered=False, regular=True)]
        unknown = [seat for seat in self.watcher.returned_by if seat != self.watcher.viewer]
        heaps.append(Heap(("queue", 0), len(unknown), regular=self.leave))
        for seat in self.watcher.others:
            offer = len(self.table.offers.get(seat, ()))
            drawn = self.leave and not self.opening
            heaps.append(Heap(("offer", seat), offer, regular=drawn))
            kept = len(self.table.kept.get(seat, ()))
            heaps.append(Heap(("kept", seat), kept, ordered=False))
            heaps.append(Heap(("gone", seat), len(self.watcher.gone[seat]), ordered=False))
        return heaps

    def _deal(
        self, heaps: list[Heap], left: list[str]
    ) -> Iterator[dict[tuple[str, int], tuple[str, ...]]]:
        if not heaps:
            yield {("left", 0): tuple(left)}
            return
        heap, *rest = heaps
        fitting = [ticket for ticket in left if not (heap.regular and ticket in self.long)]
        choose = permutations if heap.ordered else combinations
        for chosen in choose(fitting, heap.size):
            for deal in self._deal(rest, [ticket for ticket in left if ticket not in chosen]):
                yield {heap.name: chosen, **deal}

    def _is_possible(self, deal: dict[tuple[str, int], tuple[str, ...]]) -> bool:
        if any(ticket not in self.long for ticket in deal["left", 0]):
            return False  # only long tickets were never dealt
        for seat in self.watcher.others:
            if self.opening:
                offer = deal["offer", seat]
                first, then = offer[: self.dealt_long], offer[self.dealt_long :]
                if not (set(first) <= self.long and not set(then) & self.long):
                    return False
            elif self.leave:
                mine = {*deal["kept", seat], *deal["gone", seat]}
                if len(mine & self.long) != self.dealt_long:
                    return False
        dealt: int = self.watcher.seats * self.dealt_long
        return len(self.long) - len(deal["left", 0]) == dealt

    def _keys(self, deal: dict[tuple[str, int], tuple[str, ...]]) -> Iterator[TicketKey]:
        hidden = iter(deal["queue", 0])
        queue = tuple(
            self.number[ticket if seat == self.watcher.viewer else next(hidden)]
            for ticket, seat in zip(self.table.queue, self.watcher.returned_by, strict=True)
        )
        seats: list[list[tuple[int, int, int, tuple[int, ...]]]] = [[]]
        for seat in range(self.watcher.seats):
            if seat == self.watcher.viewer:
                kept = tuple(self.table.kept.get(seat, ()))
                gone = tuple(self.watcher.gone[seat])
                offer = tuple(self.table.offers.get(seat, ()))
            else:
                kept, gone = deal["kept", seat], deal["gone", seat]
                offer = deal["offer", seat]
            rows = [
                (self._bits(kept), self._bits(gone), chosen, tuple(self.number[t] for t in offer))
                for chosen in self._choices(seat, len(offer))
            ]
            seats = [[*before, row] for before in seats for row in rows]
        for each in seats:
            yield self._bits(deal["pool", 0]), queue, tuple(each)

    def _choices(self, seat: int, offered: int) -> list[int]:
        """The opening choices that a seat may have made."""
        if self.table.choices is None or seat not in self.table.choices:
            return [0]
        if seat == self.watcher.viewer:
            return [sum(1 << position - 1 for position in self.table.choices[seat])]
        return [bits for bits in range(1 << offered) if bits.bit_count() >= self.least]

    def _bits(self, tickets: tuple[str, ...]) -> int:
        return sum(1 << self.number[ticket] for ticket in tickets)
