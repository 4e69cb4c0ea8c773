"""Games for a soak: any bots at any table, odd positions among them, every choice watched.

A choice must be legal and must not depend on what is hidden, and a bot that searches must keep to
its time. That time is the processor's, of the one thread that it thinks in: what a busy machine
does to the clock on the wall is not the bot's doing. And since even that is disturbed at times (a
cold cache, the collection of garbage), a choice that took too long is made again from the same
view: only what takes too long every time is an over-run.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.bots.test_fair_play import TABLES

from funicular.bots import Bot, bot_names, make_bot, searches, warm_up_search
from funicular.bots.external.conformance import ODD, Hoarder, TicketCollector
from funicular.bots.search.search_bot import SearchBot
from funicular.engine.chance import Chance, seed_chance
from funicular.engine.observing import observe
from funicular.engine.position import NO_ROUTE, NOBODY, State, View
from funicular.engine.worlds import WorldWork, sample_world
from funicular.game import ActionError, GameView, new_game

BUDGET = 0.002  # seconds for a move of bots that search
LIMIT = 1.2 * BUDGET
TRIES = 5  # of a choice that took too long
MOST_DECISIONS = 700  # hoarders alone would never come to an end
LOOK = 20  # one decision of so many is asked again in another world
FEW = 8  # play-outs, where a search is asked twice
SEARCHING = tuple(name for name in bot_names() if searches(name))
CROWDS: tuple[type[Hoarder | TicketCollector] | None, ...] = (None, None, Hoarder, TicketCollector)


@dataclass
class Soaked:
    """What came of some games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    searched: int = 0
    seen_twice: int = 0
    slow_once: int = 0
    met: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Soaked) -> None:
        for name in ("games", "finished", "decisions", "searched", "seen_twice", "slow_once"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.met += other.met
        self.faults += other.faults


def soak_games(first: int, count: int) -> list[Soaked]:
    """Some of the games, as a list, as all workers return."""
    warm_up_search()
    told = Soaked()
    for number in range(first, first + count):
        SoakGame(number, told).play()
    return [told]


class SoakGame:
    """The game of a number: all tables and all bots come by."""

    def __init__(self, number: int, told: Soaked) -> None:
        self.luck = Random(f"soak {number}")
        self.called = f"soak {number}"
        self.told = told
        name, players = TABLES[number % len(TABLES)]
        self.game = new_game(name, players, seed=self.called)
        crowd = CROWDS[number // len(TABLES) % len(CROWDS)]
        names = [self.luck.choice(SEARCHING), self.luck.choice(bot_names())]
        names += self.luck.choices(bot_names(), k=players - 2)
        self.bots: list[Bot] = [
            crowd() if crowd and seat >= 2 - players % 2 else self._bot(name, seat)
            for seat, name in enumerate(names)
        ]
        self.luck.shuffle(self.bots)

    def _bot(self, name: str, seat: int) -> Bot:
        return make_bot(name, f"{self.called} {seat}", BUDGET, threads=1)

    def play(self) -> None:
        game, told = self.game, self.told
        while not game.is_over and game.decisions < MOST_DECISIONS:
            seat = self.luck.choice(game.awaited)
            view = game.view(seat)
            bot = self.bots[seat]
            told.decisions += 1
            told.met.update(odd for odd, holds in MET.items() if holds(view))
            action = self._choose(bot, view)
            if self.luck.randrange(LOOK) == 0:
                self._look_elsewhere(bot, view)
            try:
                game.play(action, seat)
            except ActionError as error:
                self._fault(bot, f"{action}: {error}")
                break
        told.games += 1
        told.finished += game.is_over

    def _choose(self, bot: Bot, view: GameView) -> str:
        action, took = timed(bot, view)
        if isinstance(bot, SearchBot):
            self.told.searched += 1
            if took > LIMIT:
                self.told.slow_once += 1
                took = min(took, *(timed(bot, view)[1] for _ in range(TRIES - 1)))
            if took > LIMIT:
                self._fault(bot, f"thought for {1000 * took:.2f} ms every time")
        return action

    def _look_elsewhere(self, bot: Bot, view: GameView) -> None:
        """Deal all that is hidden anew: the choice stays the same."""
        if isinstance(bot, Hoarder | TicketCollector):
            return
        chance, world, other = Chance(), State(), View()
        seed_chance(chance, [self.luck.getrandbits(32) for _ in range(8)])
        if not sample_world(view.notation.board, view.position, chance, world, WorldWork()):
            return
        observe(world, view.position.viewer, other)
        elsewhere = GameView(view.notation, other, view.names)
        self.told.seen_twice += 1
        if str(again(bot).choose(view)) != str(again(bot).choose(elsewhere)):
            self._fault(bot, "chose otherwise where hidden cards or tickets were others")

    def _fault(self, bot: Bot, what: str) -> None:
        where = f"{self.game.map.id}, {self.game.players} players, decision {self.game.decisions}"
        self.told.faults.append(f"{self.called} ({where}): {bot.name}: {what}")


def timed(bot: Bot, view: GameView) -> tuple[str, float]:
    """The choice, and the processor's time for it."""
    began = time.thread_time()
    action = bot.choose(view)
    return str(action), time.thread_time() - began


def again(bot: Bot) -> Bot:
    """A bot like this one whose choice depends on its view and nothing else."""
    if isinstance(bot, SearchBot):
        return SearchBot("again", playouts=FEW, character=bot._character)
    return make_bot(bot.name, "again")


def has_closed_double(view: GameView) -> bool:
    """Is there a track that nobody may claim, since the other one of the pair has an owner?"""
    board, position = view.notation.board, view.position
    if position.seats > board.closed_up_to:
        return False
    owner = position.route_owner
    return any(
        twin != NO_ROUTE and owner[twin] != NOBODY and owner[route] == NOBODY
        for route, twin in enumerate(board.route_twin[: board.routes])
    )


MET = ODD | {"a closed double": has_closed_double}
