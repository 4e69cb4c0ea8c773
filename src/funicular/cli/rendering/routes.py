"""Routes as lists: those at a place in full, or all of them grouped by place."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from funicular.cli import words
from funicular.engine.routes import is_free
from funicular.game import Claim, GameView
from funicular.maps import Route

from .console import CARD_STYLES, Paint, player_styles
from .items import Items


def colour_text(route: Route) -> Text:
    """The colour of a route as cards show it; grey takes any."""
    if route.colour == "grey":
        return Text("any one", style="dim")
    return Text(f"{words.SHAPES[route.colour]} {route.colour}", style=CARD_STYLES[route.colour])


def kind_text(view: GameView, route: Route) -> str:
    """Tunnel, ferry or neither, with the wilds that a ferry asks for."""
    kinds = ["tunnel"] if route.tunnel else []
    if route.wilds:
        kinds.append(f"ferry, {words.cards(view.map, 'wild', route.wilds)}")
    return ", ".join(kinds)


def state_text(view: GameView, route: Route, payable: set[str]) -> Text:
    """Whose a route is, or whether the viewer can have it."""
    owner = view.routes.get(route.id)
    if owner is not None:
        return Text(view.names[owner], style=player_styles(view.map)[owner])
    number = view.notation.routes.index(route.id)
    seat = 0 if view.seat is None else view.seat
    if not is_free(view.notation.board, view.position, seat, number):
        return Text("closed", style="dim")
    if route.id in payable:
        return Text("you can claim it", style="bold")
    return Text("free")


def payable_routes(view: GameView) -> set[str]:
    return {action.route for action in view.legal_actions if isinstance(action, Claim)}


def draw_routes_at(view: GameView, place: str, paint: Paint) -> RenderableType:
    """All routes of one place."""
    table = Table(
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        title=f"Routes at {words.place(view.map, place)}",
        title_justify="left",
        title_style="bold",
        header_style="dim",
    )
    for heading in ("to", "spaces", "points", "colour", "kind", "state"):
        table.add_column(heading, justify="right" if heading in ("spaces", "points") else "left")
    payable = payable_routes(view)
    for route in view.map.routes:
        if place in (route.start, route.end):
            far = route.end if route.start == place else route.start
            table.add_row(
                words.place(view.map, far),
                str(route.length),
                str(view.map.rules.points_for(route.length)),
                colour_text(route),
                paint(kind_text(view, route)),
                state_text(view, route, payable),
            )
    return table


def draw_routes(view: GameView, routes: Iterable[Route], paint: Paint) -> RenderableType:
    """Routes in one line for each place: where to, how long, which colour, whose."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    by_place: dict[str, list[Route]] = {}
    for route in routes:
        by_place.setdefault(route.start, []).append(route)
    for place in sorted(by_place, key=lambda each: words.place(view.map, each)):
        line = Items(_short(view, route, paint) for route in by_place[place])
        table.add_row(words.place(view.map, place), line)
    return table


def _short(view: GameView, route: Route, paint: Paint) -> Text:
    """A route from its place: `Dieppe 1 ◆ purple`, with its owner if it has one."""
    colour = "" if route.colour == "grey" else f" {words.SHAPES[route.colour]} {route.colour}"
    marks = (" tunnel" if route.tunnel else "") + (
        f" ferry {'✱' * route.wilds}" if route.wilds else ""
    )
    owner = view.routes.get(route.id)
    taken = f" = {view.names[owner]}" if owner is not None else ""
    return paint(f"{words.place(view.map, route.end)} {route.length}{colour}{marks}{taken}")
