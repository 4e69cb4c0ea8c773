"""Finished games and what is counted of them: "my games" and the ticket explorer, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from funicular.maps.limits import ID_PATTERN

MOST_LISTED = 200

MapId = Annotated[str, Meta(max_length=64, pattern=f"^{ID_PATTERN.pattern}$")]
"""As maps are called; PostgreSQL would not even look for some other texts."""

RecordKind = Literal[
    "total",
    "margin",  # points ahead of the second, of a win
    "route_points",
    "completed_points",
    "completed",  # tickets
    "longest",  # the longest path
    "routes",  # claimed
    "tunnels",  # claimed
    "tokens",
    "quickest",  # turns of the quickest win: the fewest
    "streak",  # wins in a row; the game is the last of them
]


class GamesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my finished games; all, if nothing is said."""

    map: MapId | None = None
    players: Annotated[int, Meta(ge=2, le=5)] | None = None
    skip: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 50


class StatisticsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    map: MapId | None = None
    players: Annotated[int, Meta(ge=2, le=5)] | None = None


class TicketsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=5)]


class TicketPlayed(Struct, frozen=True):
    """A ticket that a seat was offered."""

    ticket: str
    dealt: int
    """How often: a returned ticket may come again."""
    kept: bool
    completed: bool
    points: int
    """Negative if it failed, 0 if it was not kept."""


class SeatPlayed(Struct, frozen=True):
    """What a seat did in a finished game; points of all sources add up to `total`."""

    seat: int
    place: int
    """1 for the winner; those who share a place have the same."""
    wins: bool
    total: int
    route_points: int
    completed_points: int
    failed_points: int
    """Zero or negative."""
    station_points: int
    longest_bonus: int
    token_points: int
    tickets: list[TicketPlayed]
    routes: list[str]
    """In the order in which they were claimed."""
    cars: int
    tunnels_free: int
    """Tunnels that cost nothing more."""
    tunnels_paid: int
    tunnels_withdrawn: int
    stations: int
    """Built."""
    tokens: int
    longest: int
    turns: int
    decisions: int
    cards_deck: int
    cards_market: int
    ticket_draws: int


class GameSeat(Struct, frozen=True):
    """Who sat at a finished game, and how it went for them."""

    seat: int
    name: str
    """A question mark for a guest who has been deleted."""
    guest: str | None
    bot: str | None
    colour: str
    shape: str
    place: int
    total: int


class PlayedGame(Struct, frozen=True):
    """A finished game of mine."""

    table: str
    map: str
    players: int
    started: int
    finished: int
    lesson: str | None
    counts: bool
    """Whether it is in my statistics: not if it is a lesson, or if a bot played most of it."""
    by_bot: int
    """How many of my decisions a bot made."""
    seats: list[GameSeat]
    mine: SeatPlayed
    """At a hot seat: the seat that has my name, or else the first of mine."""


class PlayedGames(Struct, frozen=True):
    """The latest first."""

    games: list[PlayedGame]
    all: int
    """How many there are, listed here or not."""


class ShareView(Struct, frozen=True):
    """`count` of `of`, with the 95 % interval (Wilson's) of the share behind it."""

    count: int
    of: int
    low: float
    high: float


class GameCount(Struct, frozen=True):
    map: str
    players: int
    games: int


class PointMeans(Struct, frozen=True):
    """Mean points of a seat, by source."""

    total: float
    route_points: float
    completed_points: float
    failed_points: float
    station_points: float
    longest_bonus: float
    token_points: float


class DeedMeans(Struct, frozen=True):
    """What a seat did in a game, on average."""

    turns: float
    routes: float
    cars: float
    longest: float
    stations: float
    tokens: float
    cards_deck: float
    cards_market: float
    ticket_draws: float
    tickets_kept: float


class FavouriteRoute(Struct, frozen=True):
    map: str
    route: str
    claimed: ShareView
    """Of my games on that map."""
    won: ShareView
    """Of the games in which I claimed it."""


class GameTotal(Struct, frozen=True):
    table: str
    finished: int
    total: int
    best_other: int
    wins: bool


class PersonalRecord(Struct, frozen=True):
    kind: RecordKind
    value: int
    table: str
    map: str
    players: int
    finished: int


class Statistics(Struct, frozen=True):
    """My finished games that count, on one map or all, with so many players or any number."""

    groups: list[GameCount]
    """All that count, whatever was asked for."""
    games: int
    not_counted: int
    """Of those asked for: lessons, and games that a bot has mostly played for me."""
    wins: ShareView
    places: list[int]
    """How often I was first, second, …"""
    points: PointMeans
    others: PointMeans
    """Of the other seats at the same tables."""
    deeds: DeedMeans
    tickets_kept: ShareView
    """Of those dealt."""
    tickets_completed: ShareView
    """Of those kept."""
    tunnels_free: int
    tunnels_paid: int
    tunnels_withdrawn: int
    longest_paths: ShareView
    """Games in which the bonus was mine, of those with one."""
    routes: list[FavouriteRoute]
    """The most claimed first."""
    totals: list[GameTotal]
    """The latest games, the oldest of them first."""
    records: list[PersonalRecord]


class Rival(Struct, frozen=True):
    """Somebody whom I have played with, in the games that we both sat at."""

    guest: str | None
    """None for a bot, and for who shared a device with me."""
    bot: str | None
    name: str
    games: int
    ahead: int
    """How often I was placed ahead of them."""
    level: int
    wins: ShareView
    """Theirs."""
    your_wins: ShareView
    total: float
    """Their mean points."""
    your_total: float
    last: int
    """When we last played."""


class Standings(Struct, frozen=True):
    """Those whom I have played with most first."""

    friends: list[Rival]
    bots: list[Rival]


class TicketShares(Struct, frozen=True):
    dealt: int
    kept: ShareView
    """Of those dealt."""
    completed: ShareView
    """Of those kept."""
    won: ShareView
    """Games won by who had kept it."""


class TicketLine(Struct, frozen=True):
    """`bots` is null where no bot games come with this version of the map."""

    ticket: str
    bots: TicketShares | None
    people: TicketShares
    yours: TicketShares | None
    """Null for who is no guest."""


class TicketFigures(Struct, frozen=True):
    """The tickets of a map in games of so many players."""

    map: str
    digest: str
    players: int
    bot: str | None
    """Which bot's games come with the server."""
    bot_games: int
    people_games: int
    """Finished games of people at this server."""
    your_games: int
    tickets: list[TicketLine]
