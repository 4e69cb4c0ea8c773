"""Maps and games for Hypothesis: any mixture of mechanisms, and players with one-sided habits.

The maps are small and many of them poor: few colours, few cards, few tickets, so that decks run
empty, tunnels reveal fewer than three cards and players are forced to pass.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from funicular.engine.actions import CLAIM, DRAW_DECK, DRAW_TICKETS, WITHDRAW
from funicular.engine.board import Board
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.choices import Choices, list_actions
from funicular.engine.position import Phase, State
from funicular.engine.turns import apply, awaits, begin
from funicular.maps import COLOURS, GREY, Map

MOST_DECISIONS = 2000
MOST_PLACES = 12

whole = st.integers


@st.composite
def maps(draw: st.DrawFn) -> Map:
    """A map that can be played."""
    count = draw(whole(3, MOST_PLACES))
    places = [f"p{number}" for number in range(count)]
    tickets, players = draw(ticket_rules(count * (count - 1) // 2))
    cards = draw(card_rules(players["max"]))
    cars = draw(st.sampled_from((20, 45, 12, 7, 4, 2)))
    longest = min(cars, cards["each"] + cards["wild"], draw(whole(1, 6)))
    rules: dict[str, Any] = {
        "players": players,
        "cards": cards,
        "cars": {"each": cars, "last_round_at": draw(whole(0, min(4, cars - 1)))},
        "points": {str(length): draw(whole(0, 25)) for length in range(1, longest + 1)},
        "tickets": tickets,
        "doubles": {"closed_up_to_players": draw(whole(0, 5))},
    }
    starts = draw(add_mechanisms(rules, count))
    facts = {
        "format": 1,
        "rules": rules,
        "places": [[place, int(number in starts)] for number, place in enumerate(places)],
        "routes": draw(route_rows(places, cards, longest)),
        "tickets": draw(ticket_rows(places, tickets, players["max"])),
    }
    return Map.from_facts(facts)


@st.composite
def ticket_rules(draw: st.DrawFn, pairs: int) -> tuple[dict[str, Any], dict[str, int]]:
    """Ticket rules, and players for whom so many pairs of places are tickets enough."""
    long = draw(whole(0, min(2, pairs // 2 - 1)))
    regular = draw(whole(0 if long > 0 else 1, min(3, pairs // 2 - long)))
    fewest = draw(whole(2, min(5, pairs // (long + regular))))
    most = draw(whole(fewest, min(5, pairs // (long + regular))))
    drawn = draw(whole(1, 3))
    tickets = {
        "opening_long": long,
        "opening": regular,
        "opening_keep": draw(whole(1, long + regular)),
        "opening_returns": draw(st.sampled_from(("leave", "bottom"))),
        "drawn": drawn,
        "keep": draw(whole(1, drawn)),
    }
    return tickets, {"min": fewest, "max": most}


@st.composite
def card_rules(draw: st.DrawFn, players: int) -> dict[str, Any]:
    """A deck that is just enough for the opening deal, or not much more."""
    colours = draw(st.lists(st.sampled_from(COLOURS), min_size=1, unique=True))
    each = draw(st.sampled_from((12, 6, 4, 3, 2, 1)))
    wild = draw(whole(max(0, 6 - len(colours) * each), 8))
    spare = len(colours) * each + wild - 6
    hand = draw(whole(0, min(4, spare // players)))
    return {"colours": colours, "each": each, "wild": wild, "opening_hand": hand}


@st.composite
def add_mechanisms(draw: st.DrawFn, rules: dict[str, Any], places: int) -> set[int]:
    """Stations, tokens and a bonus, or not; returns where tokens start."""
    if draw(st.booleans()):
        rules["stations"] = {"each": draw(whole(1, 4)), "unbuilt_points": draw(whole(0, 5))}
    if draw(st.booleans()):
        rules["bonus"] = {"longest_path": draw(whole(1, 20))}
    if not draw(st.booleans()):
        return set()
    symbols = draw(whole(1, min(5, places)))
    counts = rules["players"]["max"] - rules["players"]["min"] + 1
    rules["tokens"] = {
        "symbols": [f"s{number}" for number in range(symbols)],
        "per_stack": draw(st.lists(whole(1, 3), min_size=counts, max_size=counts)),
        "singles_up_to_players": draw(whole(0, 5)),
        "points": [draw(whole(0, 9)) for _ in range(symbols + 1)],
    }
    return draw(st.sets(whole(0, places - 1), max_size=symbols))


@st.composite
def route_rows(
    draw: st.DrawFn, places: list[str], cards: dict[str, Any], longest: int
) -> list[list[Any]]:
    """Routes that join all places: a tree, and some more, double ones among them."""
    pairs = [(draw(whole(0, number - 1)), number) for number in range(1, len(places))]
    others = st.lists(st.sampled_from(list(combinations(range(len(places)), 2))), max_size=12)
    for pair in draw(others):
        if pairs.count(pair) < 2:
            pairs.append(pair)
    rows = []
    for a, b in pairs:
        length = draw(whole(1, longest))
        colour = draw(st.sampled_from((*cards["colours"], GREY)))
        wilds = draw(whole(0, min(length, cards["wild"]))) if draw(whole(0, 3)) == 0 else 0
        rows.append([places[a], places[b], length, colour, draw(whole(0, 1)), wilds])
    return rows


@st.composite
def ticket_rows(
    draw: st.DrawFn, places: list[str], rules: dict[str, Any], players: int
) -> list[list[Any]]:
    """Enough tickets for the opening, and a few more."""
    long, regular = rules["opening_long"] * players, rules["opening"] * players
    pairs = draw(st.permutations(list(combinations(places, 2))))
    size = min(long + regular + draw(whole(0, 8)), len(pairs), 62)
    return [
        [a, b, draw(whole(1, 25)), int(number < long)] for number, (a, b) in enumerate(pairs[:size])
    ]


Habit = Callable[[State, list[int], Random], int]
"""How somebody chooses among the legal actions."""


def uniform(state: State, legal: list[int], random: Random) -> int:
    return random.choice(legal)


def hoarder(state: State, legal: list[int], random: Random) -> int:
    """Draws cards as long as there are any, so that the deck runs empty."""
    draws = [action for action in legal if action <= DRAW_DECK]
    return random.choice(draws or legal)


def collector(state: State, legal: list[int], random: Random) -> int:
    """Draws tickets as long as there are any, so that the ticket deck runs empty."""
    return DRAW_TICKETS if DRAW_TICKETS in legal else random.choice(legal)


def builder(state: State, legal: list[int], random: Random) -> int:
    """Mostly builds, and pays for tunnels, so that cars and routes run out.

    Who did nothing else could go on for ever claiming a tunnel and withdrawing.
    """
    claims = [action for action in legal if action >= CLAIM]
    others = [action for action in legal if action != WITHDRAW]
    return random.choice(legal if random.random() < 0.1 else claims or others or legal)


HABITS = (uniform, hoarder, collector, builder)


class RandomGame:
    """A game played by one habit. Everything in it follows from the seed."""

    def __init__(self, board: Board, seats: int, seed: int, habit: Habit = uniform) -> None:
        self.board, self.habit = board, habit
        self.state, self.chance, self.choices = State(), Chance(), Choices()
        self.random = Random(seed)
        seed_chance(self.chance, [self.random.getrandbits(32) for _ in range(8)])
        begin(board, self.state, self.chance, seats)

    def awaited(self) -> list[int]:
        """The seats that may decide now: at the opening several."""
        return [seat for seat in range(self.state.seats) if awaits(self.state, seat)]

    def legal(self, seat: int) -> list[int]:
        list_actions(self.board, self.state, seat, self.choices)
        return self.choices.actions[: self.choices.count]

    def choose(self) -> tuple[int, int]:
        """The next decision: a seat and its action."""
        seat = self.random.choice(self.awaited())
        return seat, self.habit(self.state, self.legal(seat), self.random)

    def decisions(self) -> Iterator[tuple[int, int]]:
        """Play to the end; each decision is told before it is carried out."""
        while self.state.phase != Phase.OVER and self.state.decisions < MOST_DECISIONS:
            seat, action = self.choose()
            yield seat, action
            apply(self.board, self.state, self.chance, seat, action)


def play_out(board: Board, seats: int, seed: int, habit: Habit = uniform) -> State:
    """How such a game ends."""
    game = RandomGame(board, seats, seed, habit)
    for _ in game.decisions():
        pass
    return game.state


@st.composite
def tables(draw: st.DrawFn) -> tuple[Map, int]:
    """A generated map and a number of players for it."""
    source = draw(maps())
    return source, draw(st.sampled_from(list(source.rules.players.counts)))


seeds = whole(0, 2**32 - 1)
habits = st.sampled_from(HABITS)


def examples(few: int) -> settings:
    """So few examples of something slow; with `--long` as many as that profile looks at."""
    if settings.get_current_profile_name() == "long":
        return settings.get_profile("long")
    return settings(max_examples=few)
