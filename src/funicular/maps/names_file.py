"""What things are called and where they lie: names.toml and geography.csv, both optional."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from funicular.maps.defects import Defect, DefectCode, shown
from funicular.maps.limits import MAX_NAME, PLAYER_COLOURS
from funicular.maps.model import Names, PlayerRules, TokenRules, Word
from funicular.maps.rows import Cells
from funicular.maps.sources import NAMES_FILE, Source
from funicular.maps.toml_tables import TomlTable, is_name

WORDS: Mapping[str, Word] = {
    "wild": Word("wild", "wilds"),
    "car": Word("car", "cars"),
    "card": Word("card", "cards"),
}
"""What things are called on a map that does not say."""

_DEGREES = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,12})?")


@dataclass(frozen=True, slots=True)
class Site:
    """Where a place lies, and its name as people write it."""

    name: str
    latitude: float | None
    longitude: float | None


def name_from_id(id_: str) -> str:
    """`golden_gate_bridge` is called Golden Gate Bridge, unless the map says otherwise."""
    words = [word.capitalize() for word in id_.split("_") if word]
    return " ".join(words) or id_


def read_names(
    source: Source,
    map_id: str,
    players: PlayerRules | None,
    tokens: TokenRules | None,
    defects: list[Defect],
) -> tuple[str, Names]:
    """The title and the names; each key that names.toml leaves out has a default."""
    file = TomlTable(NAMES_FILE, "", source.names, defects)
    title = file.name("title") if file.has("title") else name_from_id(map_id)
    words = _words(file.table("words") if file.has("words") else None)
    colours = _player_colours(file.table("players") if file.has("players") else None, players)
    token_names = _token_names(file.table("tokens") if file.has("tokens") else None, tokens)
    file.finish()
    return title, Names(words["wild"], words["car"], words["card"], colours, token_names)


def read_geography(
    source: Source, place_ids: frozenset[str] | None, defects: list[Defect]
) -> dict[str, Site]:
    """The rows of geography.csv by place; unknown ids are looked for if the ids are known."""
    sites: dict[str, Site] = {}
    for row in source.geography.rows:
        cells = Cells(source.geography, row, defects)
        id_ = cells.text("id")
        if id_ in sites:
            cells.report(DefectCode.PLACE_TWICE, f"{shown(id_)} has two rows; keep one of them")
        elif place_ids is not None and id_ not in place_ids:
            cells.report(DefectCode.UNKNOWN_PLACE, f"{shown(id_)} is not a place of places.csv")
        name = cells.text("name")
        if not is_name(name):
            message = f"{shown(name)} is not a name; use 1 to {MAX_NAME} printable letters"
            cells.report(DefectCode.BAD_NAME, message)
        sites[id_] = Site(name, *_position(cells))
    return sites


def _words(table: TomlTable | None) -> dict[str, Word]:
    words = dict(WORDS)
    if table is None:
        return words
    for key in WORDS:
        entry = table.table(key) if table.has(key) else None
        if entry is not None:
            words[key] = Word(entry.name("singular"), entry.name("plural"))
            entry.finish()
    table.finish()
    return words


def _player_colours(table: TomlTable | None, players: PlayerRules | None) -> tuple[str, ...]:
    most = players.max if players else 0
    if table is None:
        return PLAYER_COLOURS[:most]
    colours = table.words("colours", PLAYER_COLOURS)
    if table.sound and len(colours) < most:
        message = f"{len(colours)} colours; there can be {most} players, so list {most}"
        table.report(DefectCode.OUT_OF_RANGE, "colours", message)
    table.finish()
    return colours


def _token_names(table: TomlTable | None, tokens: TokenRules | None) -> tuple[tuple[str, str], ...]:
    if tokens is None:
        return ()
    names = {symbol: name_from_id(symbol) for symbol in tokens.symbols}
    if table is not None:
        for symbol in names:
            if table.has(symbol):
                names[symbol] = table.name(symbol)
        table.finish()
    return tuple(names.items())


def _position(cells: Cells) -> tuple[float | None, float | None]:
    """Latitude and longitude: both, or neither where only a name is given."""
    if not cells.text("latitude") and not cells.text("longitude"):
        return None, None
    return _degrees(cells, "latitude", 90), _degrees(cells, "longitude", 180)


def _degrees(cells: Cells, column: str, most: int) -> float | None:
    text = cells.text(column)
    if not _DEGREES.fullmatch(text):
        message = f"{column} {shown(text)} is not a number of degrees, such as -4.49"
        cells.report(DefectCode.WRONG_TYPE, message)
        return None
    degrees = float(text)
    if abs(degrees) > most:
        message = f"{column} {text} is out of range; use -{most} to {most}"
        cells.report(DefectCode.OUT_OF_RANGE, message)
        return None
    return degrees
