"""The ladder: the whole field on several maps and tables, and what came of it."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any

from funicular.bots import policy_of

from .figures import Figures, figures_of
from .lineups import Lineup, field
from .matches import GameResult, Match
from .ratings import Rating, rate
from .running import Done, run_match

TABLES = (2, 4)
ROUNDS = 12
"""How often each bot is seated at a larger table, among others every time."""
SLOWER = 20
"""Lineups with a bot that is not compiled play so many times fewer games."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A map and a number of players, and the matches of the field there."""

    game: str
    players: int
    matches: tuple[Match, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What came of a setting."""

    setting: Setting
    figures: Figures
    ratings: dict[str, Rating]
    pairs: dict[tuple[str, str], tuple[float, int]]
    """How often the first finished ahead of the second (a tie is half), and of how many times."""
    scores: dict[str, list[int]]
    """All final scores of each bot, lowest first."""

    @property
    def ranking(self) -> list[str]:
        return sorted(self.ratings, key=lambda bot: -self.ratings[bot].rating)

    def facts(self) -> dict[str, Any]:
        """As JSON values."""
        facts = self.figures.facts()
        for bot, rating in self.ratings.items():
            facts["bots"][bot]["rating"] = {
                "rating": rating.rating,
                "low": rating.low,
                "high": rating.high,
            }
        pairs: dict[str, dict[str, Any]] = defaultdict(dict)
        for (one, other), (share, games) in self.pairs.items():
            pairs[one][other] = {"ahead": share, "games": games}
        return {"game": self.setting.game, **facts, "pairs": dict(pairs)}


def settings_of(
    bots: Sequence[str], games: Iterable[tuple[str, int]], seed: str, budget: float | None
) -> list[Setting]:
    """The matches of the field, numbered through; all settings get the deals of one seed."""
    made, number = [], 0
    for game, players in games:
        lineups = seatings(bots, players)
        matches = tuple(
            Match(game, number + n, lineup, seed, budget) for n, lineup in enumerate(lineups)
        )
        number += len(matches)
        made.append(Setting(game, players, matches))
    return made


def seatings(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """Every pair; at larger tables, each bot in as many groups, mixed anew in every round."""
    if players == 2 or len(bots) <= players:
        return field(bots, players)
    chance = random.Random(f"ladder {players}")
    lineups: list[Lineup] = []
    for _ in range(ROUNDS):
        order = list(bots)
        chance.shuffle(order)
        # A last table that is not full takes bots that sit elsewhere, too.
        order += order[: -len(order) % players]
        lineups += [tuple(order[n : n + players]) for n in range(0, len(order), players)]
    return tuple(dict.fromkeys(lineups))


def is_slow(match: Match) -> bool:
    """Does a bot play here that is not compiled, or that thinks for as long as it may?"""
    return any(policy_of(bot) is None for bot in match.lineup)


def deals_of(match: Match, games: int) -> int:
    """Deals for about so many games of a lineup; fewer where a slow bot plays."""
    wanted = max(1, games // SLOWER) if is_slow(match) else games
    return -(-wanted // match.rotations)


def play_field(
    settings: Sequence[Setting], games: int, *, workers: int | None, done: Done
) -> Generator[GameResult, None, None]:
    """All games of the field: the fast ones first. Close it to stop early."""
    by_deals: dict[tuple[bool, int], list[Match]] = defaultdict(list)
    for match in chain.from_iterable(setting.matches for setting in settings):
        by_deals[is_slow(match), deals_of(match, games)].append(match)
    for (_, deals), matches in sorted(by_deals.items(), key=lambda item: item[0]):
        yield from run_match(matches, deals, workers=workers, done=done)


def count_games(settings: Sequence[Setting], games: int) -> int:
    return sum(
        match.rotations * deals_of(match, games)
        for setting in settings
        for match in setting.matches
    )


def standing_of(setting: Setting, results: Iterable[GameResult]) -> Standing:
    own = {match.number for match in setting.matches}
    played = [game for game in results if game.lineup in own]
    scores: dict[str, list[int]] = defaultdict(list)
    for game in played:
        for seat in game.seats:
            scores[seat.bot].append(seat.total)
    return Standing(
        setting,
        figures_of(played, setting.players),
        rate(played),
        _pairs(played),
        {bot: sorted(totals) for bot, totals in scores.items()},
    )


def _pairs(results: Iterable[GameResult]) -> dict[tuple[str, str], tuple[float, int]]:
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    met: dict[tuple[str, str], int] = defaultdict(int)
    for game in results:
        for one, other in combinations(game.seats, 2):
            if one.bot == other.bot:
                continue
            a, b = (one.won, one.total), (other.won, other.total)
            share = 0.5 if a == b else float(a > b)
            for pair, part in (((one.bot, other.bot), share), ((other.bot, one.bot), 1 - share)):
                ahead[pair] += part
                met[pair] += 1
    return {pair: (ahead[pair] / met[pair], met[pair]) for pair in met}
