"""A game as each viewer may see it. Everything here is made from `GameView`, never from the game.

The public part is the same for all viewers and encoded once; a seat's own part goes only to it.
"""

from __future__ import annotations

from typing import Any, Literal, cast

from funicular.engine.position import NO_ROUTE, State
from funicular.engine.scoring import Score, ScoreWork, score_tickets
from funicular.game import GameScore, GameView
from funicular.game.odds import DeckOdds
from funicular.game.score import find_path

from .table_messages import Assist
from .view_messages import (
    Choices,
    GameEnd,
    Odds,
    OwnTicket,
    OwnView,
    Phase,
    PublicView,
    ReturnedTicket,
    RouteScoreView,
    ScoreView,
    SeatScoreView,
    SeatView,
    StackView,
    StationUse,
    TicketScoreView,
    TunnelView,
)


def seat_view(view: GameView, seat: int, assist: Assist) -> SeatView:
    """What everybody knows of a seat."""
    facts = view.facts_of(seat)
    return SeatView(
        seat=facts.seat,
        cars=facts.cars,
        stations=facts.stations,
        cards=facts.cards,
        known_cards=facts.known_cards if assist != "none" else {},
        tickets=facts.tickets,
        offered=facts.offered,
        points=facts.points,
        tokens=list(facts.tokens),
        ready=facts.ready,
    )


def public_view(
    view: GameView, seats: list[SeatView], assist: Assist, end: str | None
) -> PublicView:
    """What lies on the table. Give it a spectator's view: it takes nothing else."""
    if view.seat is not None:
        raise ValueError("the public part is made from a spectator's view")
    tunnel = view.tunnel
    return PublicView(
        phase=cast(Phase, view.phase.name.lower()),
        decisions=view.decisions,
        awaited=list(view.awaited),
        market=list(view.market),
        deck=view.deck,
        discards=view.discards if assist != "none" else {},
        ticket_deck=view.ticket_deck,
        returned=[seat for seat, _ in view.returned],
        last_turns=view.last_turns,
        routes=view.routes,
        closed=list(view.closed),
        stations=view.stations,
        stacks=[StackView(s.symbol, s.place, s.height) for s in view.stacks],
        tunnel=None
        if tunnel is None
        else TunnelView(
            tunnel.route, tunnel.colour, tunnel.wilds, list(tunnel.revealed), tunnel.surcharge
        ),
        seats=seats,
        end=cast(GameEnd | None, end),
    )


def own_view(
    view: GameView,
    followed: Followed | None,
    choices: Choices | None,
    can_undo: bool,
    position: dict[str, Any] | None,
) -> OwnView:
    """What the viewing seat alone knows, and what it may do."""
    if view.seat is None:
        raise ValueError("a spectator has no own part")
    return OwnView(
        seat=view.seat,
        hand=view.hand,
        tickets=followed.tickets
        if followed
        else [OwnTicket(ticket.id, None, []) for ticket in view.tickets],
        offer=[ticket.id for ticket in view.offer],
        chosen=list(view.chosen),
        station_cost=view.station_cost,
        station_uses=followed.stations if followed else [],
        returned=[
            ReturnedTicket(position, ticket)
            for position, (_, ticket) in enumerate(view.returned)
            if ticket is not None
        ],
        choices=choices,
        odds=odds_for(view, choices) if followed and choices else None,
        can_undo=can_undo,
        position=position,
    )


def odds_for(view: GameView, choices: Choices) -> Odds | None:
    """The odds of what the choices offer: a blind card, and the tunnels that can be paid."""
    colours = {
        next((card for card in payment.cards if card != "wild"), "wild")
        for claim in choices.claims
        if view.map.route(claim.route).tunnel
        for payment in claim.payments
    }
    if not choices.deck and not colours:
        return None
    odds = DeckOdds(view)
    return Odds(
        blind={card: round(chance, 4) for card, chance in odds.blind.items()},
        surcharges={
            colour: [round(chance, 4) for chance in odds.surcharge(colour)]
            for colour in sorted(colours)
        },
    )


class Followed:
    """How far a seat's tickets are, with its stations at their best (B3)."""

    def __init__(self, tickets: list[OwnTicket], stations: list[StationUse]) -> None:
        self.tickets = tickets
        self.stations = stations

    def completed(self) -> set[str]:
        return {each.ticket for each in self.tickets if each.completed}


def follow_tickets(view: GameView) -> Followed:
    """How far the viewer's tickets are. It needs nothing of the others' secrets."""
    assert view.seat is not None
    stations = _station_uses(view, view.seat)
    usable = list(view.routes_of(view.seat))
    usable += [view.map.route(each.borrows) for each in stations if each.borrows]
    tickets = []
    for ticket in view.tickets:
        path = find_path(usable, ticket.start, ticket.end)
        tickets.append(OwnTicket(ticket.id, bool(path), list(path)))
    return Followed(tickets, stations)


def _station_uses(view: GameView, seat: int) -> list[StationUse]:
    """What the seat's stations would best borrow now: the engine scores the view's tickets."""
    notation, position = view.notation, view.position
    score = Score()
    score.built = notation.board.stations - position.players[seat].stations
    if score.built == 0:
        return []
    # A view has every field that scoring one's own tickets reads.
    score_tickets(notation.board, cast(State, position), seat, score, ScoreWork())
    return [
        StationUse(
            notation.places[score.station_place[index]],
            None if score.borrowed[index] == NO_ROUTE else notation.routes[score.borrowed[index]],
        )
        for index in range(score.built)
    ]


def stations_worth(view: GameView) -> dict[str, list[str]]:
    """By place: the tickets that a station of the viewer there would complete right now."""
    assert view.seat is not None
    if view.position.players[view.seat].stations == 0:
        return {}
    done = follow_tickets(view).completed()
    owners = view.position.station_owner
    player = view.position.players[view.seat]
    found = {}
    player.stations -= 1
    for number, place in enumerate(view.notation.places):
        if place in view.stations:
            continue
        before, owners[number] = owners[number], view.seat
        now = follow_tickets(view).completed() - done
        owners[number] = before
        if now:
            found[place] = sorted(now)
    player.stations += 1
    return found


def score_view(score: GameScore, end: str) -> ScoreView:
    """The final score with every part."""
    return ScoreView(
        end=cast(Literal["last_round", "all_passed"], end),
        winners=list(score.winners),
        seats=[
            SeatScoreView(
                seat=s.seat,
                routes=[RouteScoreView(r.route, r.length, r.points) for r in s.routes],
                route_points=s.route_points,
                tickets=[
                    TicketScoreView(t.ticket, t.points, t.completed, list(t.path))
                    for t in s.tickets
                ],
                ticket_points=s.ticket_points,
                completed=s.completed,
                stations=[StationUse(u.place, u.borrows) for u in s.stations],
                stations_left=s.stations_left,
                station_points=s.station_points,
                longest=s.longest,
                longest_trail=list(s.longest_trail),
                longest_bonus=s.longest_bonus,
                tokens=list(s.tokens),
                token_points=s.token_points,
                total=s.total,
                wins=s.wins,
            )
            for s in score.seats
        ],
    )
