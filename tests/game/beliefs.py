"""What a careful player can know: every world that could lie behind what a viewer has seen.

The slow and certain way: follow all games at once that look the same to the viewer. Whatever is
hidden from it (cards drawn blind, tickets offered, tickets kept) is tried in every possible way,
and what would have looked different is dropped.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from funicular.engine import cards
from funicular.engine.chance import Chance
from funicular.engine.choices import Choices, list_actions
from funicular.engine.observing import observe
from funicular.engine.position import KINDS, NOBODY, State, View
from funicular.engine.turns import apply, begin
from funicular.game import Event, Game
from funicular.game.game import Step

Key = tuple[object, ...]
"""Everything about a state that some viewer may not know."""


def hidden_facts(state: State) -> Key:
    return (
        tuple(state.deck),
        state.ticket_pool,
        tuple(state.queue[: state.queue_size]),
        tuple(
            (
                tuple(player.hand),
                tuple(player.blind),
                player.tickets,
                player.gone,
                player.chosen,
                tuple(player.offer[: player.offer_size]),
            )
            for player in state.players[: state.seats]
        ),
    )


def view_of(state: State, viewer: int) -> View:
    view = View()
    observe(state, viewer, view)
    return view


class Belief:
    """The possible worlds of a viewer, each with the number of ways in which it can come about.

    The ways count the cards one by one, as if those of a kind could be told apart, and every
    choice of a player as equally likely.
    """

    def __init__(self, game: Game, viewer: int) -> None:
        self.board, self.notation, self.viewer = game.board, game.notation, viewer
        self.kinds = [kind for kind in range(KINDS) if game.board.supply[kind] > 0]
        self.choices = Choices()
        self.ways: dict[Key, int] = {}
        self.worlds: dict[Key, State] = {}
        self._gather(game, self._deals(game))

    def follow(self, game: Game) -> None:
        """Take in the game's last decision."""
        self._gather(game, self._successors(game.steps[-1]))

    def _gather(self, game: Game, found: Iterator[tuple[State, int]]) -> None:
        seen = view_of(game._state, self.viewer)
        worlds: dict[Key, State] = {}
        ways: dict[Key, int] = {}
        for state, count in found:
            if view_of(state, self.viewer) == seen:
                key = hidden_facts(state)
                worlds[key] = state
                ways[key] = ways.get(key, 0) + count
        self.worlds, self.ways = worlds, ways

    def _deals(self, game: Game) -> Iterator[tuple[State, int]]:
        def deal(chance: Chance) -> State:
            state = State()
            begin(self.board, state, chance, game.players)
            return state

        for script in self._scripts(game.deal, len(game.deal)):
            yield from dictated(deal, script, len(game.deal))

    def _successors(self, step: Step) -> Iterator[tuple[State, int]]:
        for key, state in self.worlds.items():
            scripts = list(self._scripts(step.events, state.ticket_pool.bit_count()))
            for action in self._actions(state, step):

                def move(chance: Chance, state: State = state, action: int = action) -> State:
                    after = state.copy()
                    apply(self.board, after, chance, step.seat, action)
                    return after

                for script in scripts:
                    for after, count in dictated(move, script, len(step.events)):
                        yield after, count * self.ways[key]

    def _actions(self, state: State, step: Step) -> list[int]:
        """What the viewer saw done; of tickets kept by others it saw only how many."""
        list_actions(self.board, state, step.seat, self.choices)
        legal = self.choices.actions[: self.choices.count]
        if step.action.startswith("keep") and step.seat != self.viewer:
            return legal
        return [step.number] if step.number in legal else []

    def _scripts(self, events: tuple[Event, ...], pool: int) -> Iterator[tuple[int, ...]]:
        """Every way to fill in what the viewer did not see of these results."""
        eyes = None if self.viewer == NOBODY else self.viewer
        options: list[Iterable[int]] = []
        for event in events:
            hidden = event.seen_by(eyes) != event
            if event.ticket is not None:
                pool -= 1  # tickets of the queue are not drawn by chance
                if pool >= 0:
                    ticket = self.notation.tickets.index(event.ticket)
                    options.append(range(self.board.tickets) if hidden else [ticket])
            elif event.card is not None:
                options.append(self.kinds if hidden else [self.notation.card(event.card)])
            elif event.symbol is not None:
                options.append([self.notation.symbols.index(event.symbol)])
        return product(*options)


def dictated(
    run: Callable[[Chance], State], script: tuple[int, ...], results: int
) -> Iterator[tuple[State, int]]:
    """The state after these chance results and the ways to draw them; nothing if there is none."""
    chance = Chance()
    chance.script[: len(script)] = script
    chance.script_size = len(script)
    ways = 1

    def take_and_count(state: State, chance: Chance) -> int:
        nonlocal ways
        kind = take(state, chance)
        ways *= state.deck[kind] + 1
        return kind

    take = cards.take_from_deck
    cards.take_from_deck = take_and_count
    try:
        state = run(chance)
    finally:
        cards.take_from_deck = take
    if chance.script_fault == 0 and chance.count == results:
        yield state, ways
