"""A guest's finished games as CSV: one line a game, safe to open in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import UTC, datetime

from .history_messages import PlayedGame

Cell = str | int

BYTE_ORDER_MARK = "\ufeff"
"""By which spreadsheets see that the text is UTF-8."""

RISKY = ("=", "+", "-", "@", "\t", "\r", "\n")


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula: names are whatever people typed."""
    return f"'{text}" if text.lstrip(" ").startswith(RISKY) else text


COLUMNS: dict[str, Callable[[PlayedGame], Cell]] = {
    "table": lambda game: safe(game.table),
    "map": lambda game: game.map,
    "players": lambda game: game.players,
    "started": lambda game: _when(game.started),
    "finished": lambda game: _when(game.finished),
    "lesson": lambda game: game.lesson or "",
    "counts": lambda game: int(game.counts),
    "name": lambda game: safe(game.seats[game.mine.seat].name),
    "seat": lambda game: game.mine.seat,
    "place": lambda game: game.mine.place,
    "won": lambda game: int(game.mine.wins),
    "total": lambda game: game.mine.total,
    "route_points": lambda game: game.mine.route_points,
    "completed_points": lambda game: game.mine.completed_points,
    "failed_points": lambda game: game.mine.failed_points,
    "station_points": lambda game: game.mine.station_points,
    "longest_bonus": lambda game: game.mine.longest_bonus,
    "token_points": lambda game: game.mine.token_points,
    "tickets_dealt": lambda game: sum(each.dealt for each in game.mine.tickets),
    "tickets_kept": lambda game: sum(each.kept for each in game.mine.tickets),
    "tickets_completed": lambda game: sum(each.completed for each in game.mine.tickets),
    "routes": lambda game: len(game.mine.routes),
    "cars": lambda game: game.mine.cars,
    "tunnels_free": lambda game: game.mine.tunnels_free,
    "tunnels_paid": lambda game: game.mine.tunnels_paid,
    "tunnels_withdrawn": lambda game: game.mine.tunnels_withdrawn,
    "stations": lambda game: game.mine.stations,
    "tokens": lambda game: game.mine.tokens,
    "longest": lambda game: game.mine.longest,
    "turns": lambda game: game.mine.turns,
    "decisions": lambda game: game.mine.decisions,
    "by_bot": lambda game: game.by_bot,
    "cards_deck": lambda game: game.mine.cards_deck,
    "cards_market": lambda game: game.mine.cards_market,
    "ticket_draws": lambda game: game.mine.ticket_draws,
    "opponents": lambda game: safe(
        "; ".join(
            f"{each.name}: {each.total}" for each in game.seats if each.seat != game.mine.seat
        )
    ),
}


def _when(milliseconds: int) -> str:
    """The time in UTC, as spreadsheets and programs read it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def games_csv(games: list[PlayedGame]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows([column(game) for column in COLUMNS.values()] for game in games)
    return BYTE_ORDER_MARK + text.getvalue()
