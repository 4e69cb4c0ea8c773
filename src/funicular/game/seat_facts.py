"""What each seat did in a finished game, counted from its decisions and its score.

Everything here follows from the game: who keeps these facts can throw them away and count again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from .actions import Claim, Draw, DrawTickets, Pay, PlaceStack, Withdraw
from .errors import OptionError
from .game import Game, Step
from .score import SeatScore

FACTS_VERSION = 1
"""Raised when the same game would be counted otherwise than before."""


@dataclass(frozen=True, slots=True)
class TicketFacts:
    """A ticket that a seat was offered."""

    ticket: str
    dealt: int
    """How often: a returned ticket may come again."""
    kept: bool
    completed: bool
    points: int
    """What it came to: negative if it failed, 0 if it was not kept."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One seat of a finished game. Points of all sources add up to `total`."""

    seat: int
    place: int
    """1 for the winner; those who share a place have the same."""
    wins: bool
    total: int
    route_points: int
    completed_points: int
    """Of completed tickets."""
    failed_points: int
    """Of failed tickets: zero or negative."""
    station_points: int
    longest_bonus: int
    token_points: int
    tickets: tuple[TicketFacts, ...]
    routes: tuple[str, ...]
    """In the order in which they were claimed."""
    cars: int
    """Built."""
    tunnels_free: int
    """Tunnels that cost nothing more."""
    tunnels_paid: int
    tunnels_withdrawn: int
    stations: int
    """Built."""
    tokens: int
    longest: int
    """The length of the longest path."""
    turns: int
    decisions: int
    cards_deck: int
    cards_market: int
    ticket_draws: int


def seat_facts(game: Game) -> tuple[SeatFacts, ...]:
    """The facts of every seat of a game that is over."""
    if not game.is_over:
        raise OptionError("only a finished game has facts: the others' tickets are secret before")
    scores = game.score().seats
    standings = [_standing(score) for score in scores]
    turns = _turns(game)
    return tuple(
        _facts_of(game, score, 1 + sum(other > standings[score.seat] for other in standings), turns)
        for score in scores
    )


def _standing(score: SeatScore) -> tuple[int, int, int, int]:
    """What decides the order: points, tickets, fewer stations, the longest path (E6)."""
    return score.total, score.completed, -len(score.stations), score.longest_bonus


def _turns(game: Game) -> list[list[Step]]:
    """The decisions after the opening, turn by turn.

    The opening is one choice of each seat, then stacks are placed. After that the turn always
    passes on, so that what a seat decides in a row is one turn.
    """
    later = [
        step
        for step in game.steps[game.players :]
        if not isinstance(game.notation.action(step.number), PlaceStack)
    ]
    return [list(turn) for _, turn in groupby(later, key=lambda step: step.seat)]


def _facts_of(game: Game, score: SeatScore, place: int, turns: list[list[Step]]) -> SeatFacts:
    own = [turn for turn in turns if turn[0].seat == score.seat]
    done = Counter(_deeds(game, own))
    return SeatFacts(
        seat=score.seat,
        place=place,
        wins=score.wins,
        total=score.total,
        route_points=score.route_points,
        completed_points=sum(each.points for each in score.tickets if each.completed),
        failed_points=sum(each.points for each in score.tickets if not each.completed),
        station_points=score.station_points,
        longest_bonus=score.longest_bonus,
        token_points=score.token_points,
        tickets=_tickets(game, score),
        routes=_claimed(game, score, own),
        cars=sum(route.length for route in score.routes),
        tunnels_free=done["tunnel free"],
        tunnels_paid=done["tunnel paid"],
        tunnels_withdrawn=done["tunnel withdrawn"],
        stations=len(score.stations),
        tokens=len(score.tokens),
        longest=score.longest,
        turns=len(own),
        decisions=sum(step.seat == score.seat for step in game.steps),
        cards_deck=done["deck"],
        cards_market=done["market"],
        ticket_draws=done["tickets"],
    )


def _deeds(game: Game, turns: Sequence[Sequence[Step]]) -> Iterator[str]:
    """What is counted of some turns, a word for each."""
    for turn in turns:
        actions = [game.notation.action(step.number) for step in turn]
        for action, after in pairwise([*actions, None]):
            if isinstance(action, Draw):
                yield "deck" if action.slot is None else "market"
            elif isinstance(action, DrawTickets):
                yield "tickets"
            elif isinstance(action, Claim) and game.map.route(action.route).tunnel:
                if isinstance(after, Pay):
                    yield "tunnel paid"
                elif isinstance(after, Withdraw):
                    yield "tunnel withdrawn"
                else:
                    yield "tunnel free"


def _claimed(game: Game, score: SeatScore, turns: Sequence[Sequence[Step]]) -> tuple[str, ...]:
    """The seat's routes in the order of their claims; one that was withdrawn from is none."""
    owned = {each.route for each in score.routes}
    claims = (
        action.route
        for turn in turns
        for step in turn
        if isinstance(action := game.notation.action(step.number), Claim)
    )
    # A tunnel that was withdrawn from may have been claimed later: its last claim is the one.
    tried = list(claims)
    last = {route: number for number, route in enumerate(tried) if route in owned}
    return tuple(sorted(last, key=lambda route: last[route]))


def _tickets(game: Game, score: SeatScore) -> tuple[TicketFacts, ...]:
    """Every ticket that the seat was offered, in the order in which they came."""
    events = [*game.deal, *(event for step in game.steps for event in step.events)]
    dealt = Counter(
        event.ticket
        for event in events
        if event.name == "offered" and event.seat == score.seat and event.ticket is not None
    )
    kept = {each.ticket: each for each in score.tickets}
    return tuple(
        TicketFacts(
            ticket,
            times,
            kept=ticket in kept,
            completed=ticket in kept and kept[ticket].completed,
            points=kept[ticket].points if ticket in kept else 0,
        )
        for ticket, times in dealt.items()
    )
