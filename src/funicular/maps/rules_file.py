"""The rule quantities of a map: rules.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from funicular.maps import limits
from funicular.maps.defects import Defect, DefectCode, shown
from funicular.maps.model import (
    BonusRules,
    CardRules,
    CarRules,
    DoubleRules,
    PlayerRules,
    Returns,
    Rules,
    StationRules,
    TicketRules,
    TokenRules,
)
from funicular.maps.sources import Source
from funicular.maps.toml_tables import TomlTable

Points = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class RulesDraft:
    """The rules as far as they could be read: a table that is missing or wrong is None."""

    players: PlayerRules | None = None
    cards: CardRules | None = None
    cars: CarRules | None = None
    points: Points | None = None
    tickets: TicketRules | None = None
    doubles: DoubleRules | None = None
    stations: StationRules | None = None
    tokens: TokenRules | None = None
    bonus: BonusRules | None = None

    def rules(self) -> Rules:
        """The rules, once nothing is wrong with them."""
        assert self.players and self.cards and self.cars and self.points is not None
        assert self.tickets and self.doubles and self.stations and self.tokens and self.bonus
        return Rules(
            self.players,
            self.cards,
            self.cars,
            self.points,
            self.tickets,
            self.doubles,
            self.stations,
            self.tokens,
            self.bonus,
        )


def read_rules(source: Source, defects: list[Defect]) -> RulesDraft:
    """The tables of rules.toml; [stations], [tokens] and [bonus] may be left out."""
    if source.rules is None:
        return RulesDraft()
    file = TomlTable(source.rules_file, "", source.rules, defects)
    if not _format_is_known(file):
        return RulesDraft()
    draft = RulesDraft(
        players=_players(file.table("players")),
        cards=_cards(file.table("cards")),
        cars=_cars(file.table("cars")),
        points=_points(file.table("points")),
        tickets=_tickets(file.table("tickets")),
        doubles=_doubles(file.table("doubles")),
        stations=_stations(file.table("stations")) if file.has("stations") else StationRules(),
        tokens=_tokens(file.table("tokens")) if file.has("tokens") else TokenRules(),
        bonus=_bonus(file.table("bonus")) if file.has("bonus") else BonusRules(),
    )
    file.finish()
    return draft


def _format_is_known(file: TomlTable) -> bool:
    """Another format has other rules, about which nothing more can be said."""
    written = file.take("format")
    if written is not None and (type(written) is not int or written != limits.FORMAT):
        message = f"{shown(written)} is unknown; this program reads format = {limits.FORMAT}"
        file.report(DefectCode.WRONG_FORMAT, "format", message)
    return file.sound


def _players(table: TomlTable | None) -> PlayerRules | None:
    if table is None:
        return None
    fewest = table.whole("min", limits.MIN_PLAYERS, limits.MAX_PLAYERS)
    rules = PlayerRules(fewest, table.whole("max", fewest, limits.MAX_PLAYERS))
    return rules if table.finish() else None


def _cards(table: TomlTable | None) -> CardRules | None:
    if table is None:
        return None
    listed = table.words("colours", limits.COLOURS)
    if table.sound and not listed:
        table.report(DefectCode.OUT_OF_RANGE, "colours", "empty; list at least one colour")
    rules = CardRules(
        # The order of the list is no rule, so it is not kept: it must not change the digest.
        tuple(colour for colour in limits.COLOURS if colour in listed),
        table.whole("each", 1, limits.MAX_CARDS_EACH),
        table.whole("wild", 0, limits.MAX_CARDS_EACH),
        table.whole("opening_hand", 0, limits.MAX_OPENING_HAND),
    )
    return rules if table.finish() else None


def _cars(table: TomlTable | None) -> CarRules | None:
    if table is None:
        return None
    each = table.whole("each", 1, limits.MAX_CARS)
    most = each - 1 if table.sound else limits.MAX_CARS - 1
    hint = ", fewer than a player starts with"
    last_round_at = table.whole("last_round_at", 0, most, hint)
    return CarRules(each, last_round_at) if table.finish() else None


def _points(table: TomlTable | None) -> Points | None:
    if table is None:
        return None
    lengths = {str(length): length for length in range(1, limits.MAX_LENGTH + 1)}
    points = {}
    for key in table:
        if table.has(key) and key in lengths:
            points[lengths[key]] = table.whole(key, 0, limits.MAX_POINTS)
        else:
            message = f"not a route length; use 1 to {limits.MAX_LENGTH}"
            table.report(DefectCode.UNKNOWN_KEY, key, message)
    return tuple(sorted(points.items())) if table.finish() else None


def _tickets(table: TomlTable | None) -> TicketRules | None:
    if table is None:
        return None
    most = limits.MAX_OFFER
    rules = TicketRules(
        table.whole("opening_long", 0, most),
        table.whole("opening", 0, most),
        table.whole("opening_keep", 1, most),
        cast(Returns, table.word("opening_returns", ("leave", "bottom"))),
        table.whole("drawn", 1, most),
        table.whole("keep", 1, most),
    )
    if not table.finish():
        return None
    opening = rules.opening_long + rules.opening
    if opening > most:
        message = f"{opening} tickets are offered at the start; with opening_long at most {most}"
        table.report(DefectCode.OUT_OF_RANGE, "opening", message)
    if rules.opening_keep > opening:
        message = f"{rules.opening_keep} to keep of {opening} dealt; use at most {opening}"
        table.report(DefectCode.KEEP_MORE_THAN_DEALT, "opening_keep", message)
    if rules.keep > rules.drawn:
        message = f"{rules.keep} to keep of {rules.drawn} drawn; use at most {rules.drawn}"
        table.report(DefectCode.KEEP_MORE_THAN_DEALT, "keep", message)
    return rules


def _doubles(table: TomlTable | None) -> DoubleRules | None:
    if table is None:
        return None
    rules = DoubleRules(table.whole("closed_up_to_players", 0, limits.MAX_PLAYERS))
    return rules if table.finish() else None


def _stations(table: TomlTable | None) -> StationRules | None:
    if table is None:
        return None
    rules = StationRules(
        table.whole("each", 1, limits.MAX_STATIONS, "; for none, leave out [stations]"),
        table.whole("unbuilt_points", 0, limits.MAX_POINTS),
    )
    return rules if table.finish() else None


def _tokens(table: TomlTable | None) -> TokenRules | None:
    if table is None:
        return None
    rules = TokenRules(
        table.ids("symbols"),
        table.wholes("per_stack", 1, limits.MAX_TOKENS_PER_STACK),
        table.whole("singles_up_to_players", 0, limits.MAX_PLAYERS),
        table.wholes("points", 0, limits.MAX_POINTS),
    )
    if not table.finish():
        return None
    symbols = len(rules.symbols)
    if not 1 <= symbols <= limits.MAX_SYMBOLS:
        message = (
            f"{symbols} symbols; list 1 to {limits.MAX_SYMBOLS}, and for none leave out [tokens]"
        )
        table.report(DefectCode.OUT_OF_RANGE, "symbols", message)
    if len(rules.points) != symbols + 1:
        message = (
            f"{len(rules.points)} entries; there should be {symbols + 1}, "
            f"for 0 to {symbols} different tokens"
        )
        table.report(DefectCode.WRONG_TOKEN_POINTS, "points", message)
    return rules


def _bonus(table: TomlTable | None) -> BonusRules | None:
    if table is None:
        return None
    hint = "; for none, leave out [bonus]"
    rules = BonusRules(table.whole("longest_path", 1, limits.MAX_POINTS, hint))
    return rules if table.finish() else None
