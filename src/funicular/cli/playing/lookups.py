"""What players can look up at any time, without deciding anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from funicular.cli import words
from funicular.cli.rendering.atlas import draw_atlas
from funicular.cli.rendering.routes import draw_routes, draw_routes_at
from funicular.cli.rendering.score import explain
from funicular.cli.rendering.table import (
    claimable,
    draw_hand,
    draw_players,
    draw_table,
    draw_tickets,
    grid,
)
from funicular.engine.position import Phase
from funicular.game import GameView

from .places import find_places

if TYPE_CHECKING:
    from .table import Table

HELP_TURN = """\
Your turn is one of these:
  1 to 5        take that market card; then draw a second one
  d             draw a card from the deck, unseen
  claim A B     claim the route from A to B; you are asked what is open
  claim A B red+1    … with red cards, one of them wild
  t             draw tickets"""
HELP_STATION = "  station A     build a station in A"
HELP_LOOK = """\
To look something up:
  map           the map, with everybody's routes
  routes A      all routes at A; just 'routes' for those you can claim,
                'routes all' for the whole board
  tickets?      your tickets, and what they still need
  hand, table   your cards; everything once more
  players       what is known of everybody's cards
  score         what you would score now
  log           what happened so far
  actions       every legal action, in full
Besides:
  undo          take your last decision back, while nothing was shown by it
  save FILE     write the game to a file; go on later with --resume FILE
  quit          leave the game
Places may be shortened and need no accents; Tab completes.
A route is written with its spaces and colours: 3♣ three green ones, 3 three of
any one colour, ∩ a tunnel, ✱ a wild card that a ferry asks for."""


class Lookups:
    """Answers to questions of the player whose view is given."""

    def __init__(self, table: Table) -> None:
        self._at = table
        self._console = table.console
        self._paint = table.paint

    def answer(self, view: GameView, command: str, rest: str) -> bool:
        """Answer if it is a question; False if it is something else."""
        answers: dict[str, Callable[[GameView, str], None]] = {
            "?": self._help,
            "help": self._help,
            "map": self._map,
            "routes": self._routes,
            "tickets?": self._tickets,
            "hand": self._hand,
            "table": self._table,
            "players": self._players,
            "score": self._score,
            "log": self._log,
            "actions": self._actions,
        }
        if command not in answers:
            return False
        answers[command](view, rest)
        return True

    def _help(self, view: GameView, rest: str) -> None:
        self._console.print(HELP_TURN)
        if view.map.rules.stations.each:
            self._console.print(HELP_STATION)
        self._console.print(HELP_LOOK)

    def _map(self, view: GameView, rest: str) -> None:
        atlas = draw_atlas(view)
        if atlas is None:
            self._console.print("This map does not say where its places lie; its routes are:")
            self._console.print(draw_routes(view, view.map.routes, self._paint))
        else:
            self._console.print(atlas)

    def _routes(self, view: GameView, rest: str) -> None:
        if rest.casefold() == "all":
            self._console.print(draw_routes(view, view.map.routes, self._paint))
        elif rest:
            self._routes_at(view, rest)
        elif routes := claimable(view):
            self._console.print("You can claim now:")
            self._console.print(draw_routes(view, routes, self._paint))
        else:
            self._console.print("You cannot claim a route now. 'routes A' shows all routes at A.")

    def _routes_at(self, view: GameView, rest: str) -> None:
        places = find_places(view.map, rest)
        if not places:
            self._console.print(f"No place is called {rest!r}.")
        for place in places:
            self._console.print(draw_routes_at(view, place.id, self._paint))

    def _tickets(self, view: GameView, rest: str) -> None:
        if view.seat is not None:
            score = self._at.game.score().seats[view.seat]
            self._console.print(draw_tickets(view, self._paint, view.seat, score))

    def _hand(self, view: GameView, rest: str) -> None:
        self._console.print(draw_hand(view, self._paint))

    def _table(self, view: GameView, rest: str) -> None:
        if view.seat is not None:
            score = self._at.game.score().seats[view.seat]
            self._console.print(draw_table(view, self._paint, score))

    def _players(self, view: GameView, rest: str) -> None:
        """Counts, and the cards that everybody has seen go into a hand."""
        self._console.print(draw_players(view))
        for facts in view.seats:
            if facts.seat != view.seat and facts.known_cards:
                seen = words.listed(words.hand(view.map, facts.known_cards))
                self._console.print(self._paint(f"{facts.name} was seen to take: {seen}"))

    def _score(self, view: GameView, rest: str) -> None:
        """The viewer's own parts: other tickets are secret until the end (K3)."""
        if view.seat is None:
            return
        score = self._at.game.score().seats[view.seat]
        heading = f"If the game ended now you would have {words.points(score.total)}."
        if view.phase == Phase.OPENING:
            heading = "You have not chosen your tickets yet."
        self._console.print(heading)
        self._console.print(grid(*explain(view.map, score)))
        others = (
            f"{facts.name} {words.points(facts.points)}"
            for facts in view.seats
            if facts.seat != view.seat
        )
        self._console.print(self._paint(f"The others' routes: {words.listed(others)}."))

    def _log(self, view: GameView, rest: str) -> None:
        lines = self._at.story.lines(view.seat)
        count = int(rest) if rest.isascii() and rest.isdigit() else len(lines)
        self._console.print(self._paint.lines(lines[-count:] if count else []))

    def _actions(self, view: GameView, rest: str) -> None:
        texts = view.legal_actions.texts()
        self._console.print(Text("\n".join(text for text in texts if rest.casefold() in text)))


COMMANDS = (
    *("help", "map", "routes", "tickets?", "hand", "table", "players", "score", "log", "actions"),
    *("undo", "save", "quit"),
)
"""Every word that is no action, for Tab."""
