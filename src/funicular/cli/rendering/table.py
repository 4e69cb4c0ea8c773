"""The table as a seat sees it: market, hand, tickets, players, and what can be claimed."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from funicular.cli import words
from funicular.cli.journeys import find_journey, joined
from funicular.engine.position import Phase
from funicular.engine.tickets import fewest_kept
from funicular.game import Claim, GameView, SeatScore
from funicular.maps import Route, Ticket

from .console import Paint, player_styles
from .items import Items

MOST_CLAIMS = 8


def grid(*rows: tuple[str, RenderableType]) -> Table:
    """Facts with their names to the left."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for name, content in rows:
        table.add_row(name, content)
    return table


def draw_table(view: GameView, paint: Paint, score: SeatScore | None) -> RenderableType:
    """Everything that a seat decides by. `score` is the seat's own, for its tickets."""
    rows: list[tuple[str, RenderableType]] = [("Market", draw_market(view, paint))]
    if view.seat is not None:
        rows.append(("Hand", draw_hand(view, paint)))
        if view.tickets:
            rows.append(("Tickets", draw_tickets(view, paint, view.seat, score)))
    if stacks := stack_lines(view):
        rows.append(("Tokens", Group(*stacks)))
    if view.stations:
        rows.append(("Stations", _stations(view, paint)))
    rows.append(("Players", draw_players(view)))
    if view.phase == Phase.TURN and (claims := draw_claims(view, paint)):
        rows.append(("Claim", claims))
    return grid(*rows)


def draw_hand(view: GameView, paint: Paint) -> Items:
    """The viewer's cards."""
    return Items(map(paint, words.hand(view.map, view.hand)), "   ")


def draw_market(view: GameView, paint: Paint) -> RenderableType:
    """The five open cards with their numbers, and what lies face down."""
    slots = (
        paint(f"{slot} {words.card(view.map, kind) if kind else '—'}")
        for slot, kind in enumerate(view.market, 1)
    )
    piles = f"deck {view.deck} · discards {sum(view.discards.values())}"
    return Group(Items(slots, "   "), Text(f"{piles} · tickets {view.ticket_deck}"))


def draw_tickets(
    view: GameView, paint: Paint, seat: int, score: SeatScore | None
) -> RenderableType:
    """Tickets done, to do, and what is missing."""
    done = {each.ticket for each in score.tickets if each.completed} if score else set()
    tickets = sorted(view.tickets_of(seat), key=lambda each: each.id not in done)
    lines = (draw_ticket(view, paint, seat, ticket, ticket.id in done) for ticket in tickets)
    return Group(*lines) if tickets else Text("none")


def draw_ticket(
    view: GameView, paint: Paint, seat: int, ticket: Ticket, done: bool
) -> RenderableType:
    """A ticket, and below it what it needs; in one line if it is done."""
    mark, remark = _state(view, paint, seat, ticket, done)
    title = Text(f"{mark} {words.ticket(view.map, ticket)}{' long' if ticket.long else ''}")
    if isinstance(remark, Text):
        return title.append(": ").append_text(remark)
    return Group(title, Padding(remark, (0, 0, 0, 2)))


def _state(
    view: GameView, paint: Paint, seat: int, ticket: Ticket, done: bool
) -> tuple[str, Text | Items]:
    """A mark and a remark: done, or what is missing."""
    if done:
        own = joined(view, seat, ticket)
        return "✔", Text("done" if own else "done, through a station", style="green")
    journey = find_journey(view, seat, ticket)
    if journey is None:
        helped = " (a station may help)" if view.seats[seat].stations else ""
        return "✘", Text(f"every way is blocked{helped}", style="red")
    cars = view.map.names.car.counted(journey.cars)
    short = ", more than are left" if journey.cars > view.seats[seat].cars else ""
    first, *others = (paint(_leg(view, route)) for route in journey.routes)
    start = Text(f"{cars} to go{short}: ").append_text(first)
    return "·", Items([start, *others], ", ")


def draw_players(view: GameView) -> Table:
    """What everybody knows of everybody."""
    rules = view.map.rules
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("points", justify="right")
    table.add_column(view.map.names.car.plural, justify="right")
    table.add_column("cards", justify="right")
    table.add_column("tickets", justify="right")
    if rules.stations.each:
        table.add_column("stations", justify="right")
    if rules.tokens.symbols:
        table.add_column("tokens")
    for facts in view.seats:
        style = player_styles(view.map)[facts.seat]
        turn = "▶" if facts.seat in view.awaited else " "
        you = " (you)" if facts.seat == view.seat else ""
        few = facts.cars <= rules.cars.last_round_at + 3
        cells: list[RenderableType] = [
            Text(f"{turn} {facts.name}{you}", style=style),
            str(facts.points),
            Text(f"{facts.cars}{'!' if few else ''}", style="bold red" if few else ""),
            str(facts.cards),
            str(facts.tickets),
        ]
        if rules.stations.each:
            cells.append(str(facts.stations))
        if rules.tokens.symbols:
            names = (words.token(view.map, symbol) for symbol in facts.tokens)
            cells.append(", ".join(names) or "none")
        table.add_row(*cells)
    return table


def stack_lines(view: GameView) -> list[RenderableType]:
    """Where token stacks lie, and which are still to be placed."""
    lying = [
        Text(
            f"{words.place(view.map, stack.place)}: "
            f"{words.token(view.map, stack.symbol)} ×{stack.height}"
        )
        for stack in view.stacks
        if stack.place is not None and stack.height
    ]
    waiting = [
        words.token(view.map, stack.symbol)
        for stack in view.stacks
        if stack.place is None and stack.height
    ]
    lines: list[RenderableType] = [Items(lying)] if lying else []
    if waiting and view.phase in (Phase.OPENING, Phase.PLACING):
        lines.append(Text(f"to be placed: {', '.join(waiting)}"))
    return lines


def _stations(view: GameView, paint: Paint) -> Items:
    return Items(
        paint(f"{words.place(view.map, place)} ({view.names[seat]})")
        for place, seat in view.stations.items()
    )


def draw_offer(view: GameView, paint: Paint) -> RenderableType:
    """Offered tickets with their numbers, and what each would need."""
    assert view.seat is not None
    rows: list[tuple[str, RenderableType]] = []
    for number, ticket in enumerate(view.offer, 1):
        done = joined(view, view.seat, ticket)
        rows.append((f"{number}", draw_ticket(view, paint, view.seat, ticket, done)))
    return grid(*rows)


def claimable(view: GameView) -> list[Route]:
    """The routes that the viewer can pay for now."""
    found = dict.fromkeys(
        action.route for action in view.legal_actions if isinstance(action, Claim)
    )
    return [view.map.route(route_id) for route_id in found]


def draw_claims(view: GameView, paint: Paint) -> Items | None:
    """Some of the routes that can be claimed now, those for open tickets first."""
    routes = claimable(view)
    if not routes or view.seat is None:
        return None
    journeys = (find_journey(view, view.seat, ticket) for ticket in view.tickets)
    wanted = {words.ends(view.map, route) for each in journeys if each for route in each.routes}
    legs = {words.ends(view.map, route): route for route in routes}
    names = sorted(legs, key=lambda ends: (ends not in wanted, -legs[ends].length))
    shown = [
        paint(f"{'» ' if ends in wanted else ''}{_leg(view, legs[ends])}")
        for ends in names[:MOST_CLAIMS]
    ]
    if len(names) > len(shown):
        shown.append(Text(f"{len(names) - len(shown)} more: type routes"))
    if wanted & set(names):
        shown.append(Text("(» for your tickets)", style="dim"))
    return Items(shown)


def _leg(view: GameView, route: Route) -> str:
    """A route on the way: its ends, spaces and colours."""
    return f"{words.ends(view.map, route)} {words.spaces(view.map, route)}"


def draw_title(title: str) -> RenderableType:
    return Rule(Text(f" {title} ", style="bold"), align="left", style="dim")


def draw_turn(view: GameView, paint: Paint, score: SeatScore) -> RenderableType:
    """What the viewer has to decide now, with what it takes to decide."""
    assert view.seat is not None
    parts: list[RenderableType] = []
    if view.phase in (Phase.OPENING, Phase.PLACING, Phase.TURN):
        parts += [draw_title(_title(view)), draw_table(view, paint, score)]
    hand = ("Hand", draw_hand(view, paint))
    if view.phase == Phase.SECOND_CARD:
        parts.append(grid(("Market", draw_market(view, paint)), hand))
    if view.phase == Phase.TUNNEL:
        parts.append(grid(hand))
    if view.offer:
        parts += [Text("You are offered:"), draw_offer(view, paint)]
    return Group(*parts, Text(hint(view), style="italic"))


def _title(view: GameView) -> str:
    assert view.seat is not None
    title = f"{view.names[view.seat]}: your turn"
    if view.phase == Phase.OPENING:
        title = f"{view.names[view.seat]}: your opening tickets"
    if view.last_turns is not None:
        title += f" — LAST ROUND, {words.counted(view.last_turns, 'turn')} to go"
    return title


def hint(view: GameView) -> str:
    """What can be typed now."""
    assert view.seat is not None
    if view.phase in (Phase.OPENING, Phase.TICKETS):
        opening = view.phase == Phase.OPENING
        least = fewest_kept(view.notation.board, view.position, view.seat, opening)
        return f"Keep at least {least}: type their numbers, such as 1,2 (all: every one)"
    if view.phase == Phase.SECOND_CARD:
        return "Your second card: 1 to 5, or d for the deck"
    if view.phase == Phase.TURN:
        station = " · station A" if view.station_cost is not None else ""
        return f"1 to 5 take a card · d deck · claim A B{station} · t tickets · map · ? help"
    if view.phase == Phase.PLACING:
        return "Put tokens on a place that has none: place TOKEN PLACE"
    return "Type a number"


def draw_hands(views: list[GameView], paint: Paint, scores: tuple[SeatScore, ...]) -> Group:
    """Everybody's hand and tickets, for those who may see them all."""
    parts: list[RenderableType] = []
    for view, score in zip(views, scores, strict=True):
        assert view.seat is not None
        parts.append(Text(view.names[view.seat], style=player_styles(view.map)[view.seat]))
        rows: list[tuple[str, RenderableType]] = [("Hand", draw_hand(view, paint))]
        rows.append(("Tickets", draw_tickets(view, paint, view.seat, score)))
        if view.offer:
            rows.append(("Offered", draw_offer(view, paint)))
        parts.append(grid(*rows))
    return Group(*parts)
