"""Does a program play as docs/bots.md says? Games of all sizes, odd positions, and its manners.

The odd positions come about by play: opponents that hoard all cards, or take all tickets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from funicular.bots.bot import Bot
from funicular.bots.registry import make_bot
from funicular.game import Game, GameView, new_game
from funicular.maps import bundled_maps, load_map

from .player import ExternalBot

MOST_DECISIONS = 2000
ENOUGH = 12  # decisions in an odd position
OPPONENTS = ("path", "racer", "longroute", "random")
UNKNOWN = {"weather": {"sky": ["grey", None, 1.5]}, "unknown_field": True}
LEAVING = 2.0  # seconds to leave by itself


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was tried."""

    name: str
    ok: bool
    detail: str


class Hoarder:
    """Draws cards as long as there are any, and never plays one: the deck runs out."""

    name = "hoarder"

    def choose(self, view: GameView) -> str:
        return first_of(view, "draw deck", "draw ", "keep 1", "place ", "pass", "tickets")


class TicketCollector:
    """Draws tickets and keeps them all until there are none left, then draws cards."""

    name = "collector"

    def choose(self, view: GameView) -> str:
        if view.offer:
            return "keep " + ",".join(str(n + 1) for n in range(len(view.offer)))
        return first_of(view, "tickets", "draw deck", "draw ", "place ", "pass")


def first_of(view: GameView, *beginnings: str) -> str:
    """The first legal action that begins like one of these, in their order."""
    texts = view.legal_actions.texts()
    for beginning in beginnings:
        for text in texts:
            if text.startswith(beginning):
                return text
    return texts[0]


def has_empty_deck(view: GameView) -> bool:
    return view.deck == 0


def has_no_tickets(view: GameView) -> bool:
    return view.ticket_deck == 0


def is_last_round(view: GameView) -> bool:
    return view.last_turns is not None


def has_few_cards(view: GameView) -> bool:
    return sum(view.hand.values()) <= 1


ODD: dict[str, Callable[[GameView], bool]] = {
    "an empty deck": has_empty_deck,
    "no tickets left": has_no_tickets,
    "the last round": is_last_round,
    "at most one card in hand": has_few_cards,
}


class Examiner:
    """Lets a program play, and watches."""

    def __init__(self, command: Sequence[str], budget: float | None = None) -> None:
        self.command = list(command)
        self.budget = budget
        self.met: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.slowest_start = 0.0

    def examine(self) -> Iterator[Check]:
        """All checks, one after the other; after a failed start there is nothing to see."""
        start = self._start()
        yield start
        if not start.ok:
            return
        for name in bundled_maps():
            for players in load_map(name).rules.players.counts:
                yield self._whole_game(name, players)
        for name in bundled_maps():
            yield self._crowd(name, "the cards hoarded", "an empty deck", Hoarder())
            yield self._crowd(name, "the tickets taken", "no tickets left", TicketCollector())
            yield self._poor(name)
        yield self._last_round()
        yield self._unknown_fields()
        yield self._leaves("leaves after end", told=True)
        yield self._leaves("leaves when its input is closed", told=False)

    # What is tried

    def _start(self) -> Check:
        bot = self._bot("start")
        game = new_game("europe", 2, seed="conformance start")
        try:
            self._choose(bot, game.view(0))
        finally:
            bot.close()
        self.slowest_start = bot.started_in
        told = f"answered hello after {bot.started_in:.2f} s, and its first decision"
        return _judge("starts", bot, told)

    def _whole_game(self, name: str, players: int) -> Check:
        seat = players % 2
        game = new_game(name, players, seed=f"conformance {name} {players}")
        bot = self._bot(f"{name} {players}")
        others = [make_bot(OPPONENTS[n % len(OPPONENTS)], seed=n) for n in range(players)]
        chairs: list[Bot] = [bot if n == seat else others[n] for n in range(players)]
        self._play(game, chairs, seat)
        points = game.score().seats[seat].total
        ended = "" if game.is_over else f", stopped after {game.decisions} decisions of all seats"
        return _judge(
            f"{name}, {players} players",
            bot,
            f"{bot.decisions} decisions, {points} points, slowest {bot.slowest:.3f} s{ended}",
        )

    def _crowd(self, name: str, called: str, odd: str, other: Bot) -> Check:
        """A full table of others who bring an odd position about."""
        players = load_map(name).rules.players.max
        game = new_game(name, players, seed=f"conformance {name} {other.name}")
        bot = self._bot(f"{name} {other.name}")
        before = self.met[odd]
        self._play(
            game, [bot, *[other] * (players - 1)], 0, lambda: self.met[odd] - before >= ENOUGH
        )
        count = self.met[odd] - before
        check = _judge(f"{name}, {called}", bot, f"{count} decisions with {odd}")
        if check.ok and count == 0:
            return Check(check.name, False, f"{odd} did not come about")
        return check

    def _poor(self, name: str) -> Check:
        """Every turn begins with an empty hand: the cards are put on the discards before."""
        game = new_game(name, 2, seed=f"conformance {name} poor")
        bot = self._bot(f"{name} poor")
        odd = "at most one card in hand"
        before = self.met[odd]

        def rob() -> bool:
            if game.phase.name == "TURN":
                rob_hand(game, 0)
            return self.met[odd] - before >= ENOUGH

        self._play(game, [bot, make_bot("path", seed=0)], 0, rob)
        count = self.met[odd] - before
        return _judge(f"{name}, empty hands", bot, f"{count} decisions with {odd}")

    def _last_round(self) -> Check:
        count = self.met["the last round"]
        told = f"{count} decisions in the last round of the games above"
        return Check("the last round", count > 0, told)

    def _unknown_fields(self) -> Check:
        """Later versions may tell more than this one."""
        game = new_game("san_francisco", 2, seed="conformance unknown")
        bot = self._bot("unknown", extra=UNKNOWN)

        def interrupt() -> bool:
            bot.tell({"type": "weather_report", "sky": "grey"})
            return False

        self._play(game, [bot, make_bot("path", seed=0)], 0, interrupt)
        return _judge("ignores what it does not know", bot, "unknown fields and messages")

    def _leaves(self, name: str, told: bool) -> Check:
        game = new_game("san_francisco", 2, seed="conformance leaving")
        bot = self._bot("leaving")
        self._choose(bot, game.view(0))
        if told:
            bot.game_over([10, 20], [1], LEAVING)
        else:
            bot.close(LEAVING)
        if not bot.left_by_itself:
            return Check(name, False, f"was still there after {LEAVING:g} s, and had to be ended")
        return _judge(name, bot, "by itself")

    # Playing

    def _bot(self, seed: str, extra: dict[str, object] | None = None) -> ExternalBot:
        return ExternalBot(
            self.command,
            f"conformance {seed}",
            self.budget,
            report=lambda line: None,
            extra=extra,
        )

    def _play(
        self,
        game: Game,
        chairs: Sequence[Bot],
        seat: int,
        is_enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play until the end, or until it is enough or the program is out."""
        bot = chairs[seat]
        assert isinstance(bot, ExternalBot)
        totals, winners = None, None
        try:
            while not game.is_over and game.decisions < MOST_DECISIONS and not bot.is_out:
                awaited = game.awaited[0]
                if awaited == seat:
                    if is_enough():
                        break
                    game.play(self._choose(bot, game.view(seat)), seat)
                else:
                    game.play(chairs[awaited].choose(game.view(awaited)), awaited)
            if game.is_over:
                score = game.score()
                totals, winners = [each.total for each in score.seats], score.winners
        finally:
            bot.game_over(totals, winners)
        self.slowest_start = max(self.slowest_start, bot.started_in)

    def _choose(self, bot: ExternalBot, view: GameView) -> str:
        for name, holds in ODD.items():
            if holds(view):
                self.met[name] += 1
        self.phases[view.phase.name.lower()] += 1
        action = str(bot.choose(view))
        self.decisions += 1
        self.seconds += bot.last_took
        self.slowest = max(self.slowest, bot.last_took)
        return action


def rob_hand(game: Game, seat: int) -> None:
    """Put a seat's cards on the discards. No rule does that; the position is a sound one."""
    state = game._state
    player = state.players[seat]
    for kind, count in enumerate(player.hand):
        state.discards[kind] += count
        player.hand[kind] = player.known[kind] = player.blind[kind] = player.spent[kind] = 0
    player.hand_size = player.blind_size = 0


def _judge(name: str, bot: ExternalBot, fine: str) -> Check:
    if not bot.faults:
        return Check(name, True, fine)
    count = len(bot.faults)
    more = f", and {count - 1} more like that" if count > 1 else ""
    return Check(name, False, f"{bot.faults[0].kind}: {bot.faults[0]}{more}")
