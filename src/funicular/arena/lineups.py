"""Who plays whom: the entrants of each deal, before the seats are rotated."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from funicular.game import OptionError

Lineup = tuple[str, ...]
"""The bots of one game, one for each seat."""


def duel(one: str, others: str, players: int) -> Lineup:
    """One bot among copies of another; with two players simply one against the other."""
    return (one, *[others] * (players - 1))


def field(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """Every group of `players` different bots; with fewer bots than seats, every duel."""
    if len(bots) < players:
        return tuple(
            lineup
            for one, other in combinations(bots, 2)
            for lineup in (duel(one, other, players), duel(other, one, players))
        )
    return tuple(combinations(bots, players))


def lineups_of(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """What the bots named on a command line play.

    As many bots as seats: one table. Two bots at a larger table: the first, alone, among copies of
    the second. A single bot: itself in every seat. More bots than seats: the whole field.
    """
    if not bots:
        raise OptionError("an arena needs at least one bot")
    if len(bots) == 1:
        return (tuple(bots) * players,)
    if len(bots) == players:
        return (tuple(bots),)
    if len(bots) == 2:
        return (duel(bots[0], bots[1], players),)
    return field(bots, players)
