"""One map, spoilt in every way: each defect is found, at its place, and nothing else is."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from funicular.maps import DefectCode, check_map

Edit = Callable[[str, str, str], None]


@dataclass(frozen=True)
class Spoilt:
    """A text of a file replaced, and the one defect that this makes."""

    code: DefectCode
    file: str
    old: str
    new: str
    where: int | str | None
    """The line or key of the defect."""
    says: str
    found_in: str = ""
    """The file of the defect, if it is not the one that was spoilt."""

    def __str__(self) -> str:
        return f"{self.code}: {self.old!r} -> {self.new!r}"


C = DefectCode
SPOILT = [
    # Keys and values of rules.toml
    Spoilt(C.WRONG_FORMAT, "rules.toml", "format = 1", "format = 2", "format", "reads format = 1"),
    Spoilt(C.MISSING_KEY, "rules.toml", "format = 1", "", "format", "missing"),
    Spoilt(C.MISSING_KEY, "rules.toml", "each = 6\n", "", "cards.each", "missing"),
    Spoilt(
        C.MISSING_KEY,
        "rules.toml",
        "[doubles]\nclosed_up_to_players = 2",
        "",
        "doubles",
        "missing",
    ),
    Spoilt(
        C.UNKNOWN_KEY,
        "rules.toml",
        "wild = 4",
        "wild = 4\nwilds = 4",
        "cards.wilds",
        "the keys here are colours, each, wild, opening_hand",
    ),
    Spoilt(C.UNKNOWN_KEY, "rules.toml", "[bonus]", "[extra]\n[bonus]", "extra", "no such key"),
    Spoilt(C.UNKNOWN_KEY, "rules.toml", "4 = 7", "13 = 7", "points.13", "use 1 to 12"),
    Spoilt(C.UNKNOWN_KEY, "rules.toml", "4 = 7", "04 = 7", "points.04", "use 1 to 12"),
    Spoilt(
        C.WRONG_TYPE, "rules.toml", "each = 6", 'each = "6"', "cards.each", "'6' is not a whole"
    ),
    Spoilt(C.WRONG_TYPE, "rules.toml", "each = 6", "each = true", "cards.each", "True is not"),
    Spoilt(C.WRONG_TYPE, "rules.toml", "[1, 2]", "2", "tokens.per_stack", "not a list"),
    Spoilt(C.WRONG_TYPE, "rules.toml", "[1, 2]", "[1, 2.5]", "tokens.per_stack", "2.5 is not"),
    Spoilt(C.WRONG_TYPE, "rules.toml", '"red", "blue"', '"red", 7', "cards.colours", "7 is not"),
    Spoilt(C.WRONG_TYPE, "rules.toml", '"leave"', "1", "tickets.opening_returns", "not a text"),
    Spoilt(
        C.WRONG_TYPE,
        "rules.toml",
        "[doubles]\nclosed_up_to_players = 2",
        "[[doubles]]",
        "doubles",
        "write [doubles]",
    ),
    Spoilt(C.WRONG_TYPE, "rules.toml", "[stations]", "[[stations]]", "stations", "not a table"),
    Spoilt(C.WRONG_TYPE, "rules.toml", "[tokens]", "[[tokens]]", "tokens", "not a table"),
    Spoilt(C.WRONG_TYPE, "rules.toml", "[bonus]", "[[bonus]]", "bonus", "not a table"),
    Spoilt(
        C.UNKNOWN_WORD,
        "rules.toml",
        '"leave"',
        '"burn"',
        "tickets.opening_returns",
        "leave, bottom",
    ),
    Spoilt(C.UNKNOWN_WORD, "rules.toml", '"red", "', '"red", "pink", "', "cards.colours", "purple"),
    Spoilt(C.LISTED_TWICE, "rules.toml", '"red", "', '"red", "red", "', "cards.colours", "'red'"),
    Spoilt(C.LISTED_TWICE, "rules.toml", '"moon"', '"sun"', "tokens.symbols", "'sun'"),
    Spoilt(C.BAD_ID, "rules.toml", '"moon"', '"Moon"', "tokens.symbols", "small letters"),
    # Ranges of rules.toml
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "min = 2", "min = 1", "players.min", "from 2 to 5"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "max = 3", "max = 6", "players.max", "from 2 to 5"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "max = 3", "max = 1", "players.max", "from 2 to 5"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "each = 6", "each = 31", "cards.each", "from 1 to 30"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "wild = 4", "wild = -1", "cards.wild", "from 0 to 30"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "wild = 4", "wild = 31", "cards.wild", "from 0 to 30"),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "opening_hand = 2",
        "opening_hand = 11",
        "cards.opening_hand",
        "from 0 to 10",
    ),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "each = 8", "each = 61", "cars.each", "from 1 to 60"),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "last_round_at = 2",
        "last_round_at = 8",
        "cars.last_round_at",
        "from 0 to 7, fewer than a player starts with",
    ),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "4 = 7", "4 = 101", "points.4", "from 0 to 100"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "drawn = 2", "drawn = 7", "tickets.drawn", "from 1 to 6"),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "opening = 2", "opening = 7", "tickets.opening", "0 to 6"),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "opening_keep = 2",
        "opening_keep = 0",
        "tickets.opening_keep",
        "from 1 to 6",
    ),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "closed_up_to_players = 2",
        "closed_up_to_players = 6",
        "doubles.closed_up_to_players",
        "from 0 to 5",
    ),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "each = 1", "each = 5", "stations.each", "from 1 to 4"),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "each = 1",
        "each = 0",
        "stations.each",
        "leave out [stations]",
    ),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "unbuilt_points = 4",
        "unbuilt_points = 101",
        "stations.unbuilt_points",
        "from 0 to 100",
    ),
    Spoilt(C.OUT_OF_RANGE, "rules.toml", "[1, 2]", "[1, 11]", "tokens.per_stack", "from 1 to 10"),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "singles_up_to_players = 2",
        "singles_up_to_players = 6",
        "tokens.singles_up_to_players",
        "from 0 to 5",
    ),
    Spoilt(
        C.OUT_OF_RANGE, "rules.toml", "[0, 0, 1, 3]", "[0, 0, 1, 101]", "tokens.points", "0 to 100"
    ),
    Spoilt(
        C.OUT_OF_RANGE,
        "rules.toml",
        "longest_path = 5",
        "longest_path = 0",
        "bonus.longest_path",
        "leave out [bonus]",
    ),
    Spoilt(
        C.OUT_OF_RANGE, "rules.toml", "each = 6", f"each = 0x{'f' * 9999}", "cards.each", "size"
    ),
    # What the rules say together
    Spoilt(
        C.KEEP_MORE_THAN_DEALT,
        "rules.toml",
        "opening_keep = 2",
        "opening_keep = 4",
        "tickets.opening_keep",
        "4 to keep of 3 dealt",
    ),
    Spoilt(
        C.KEEP_MORE_THAN_DEALT,
        "rules.toml",
        "\nkeep = 1",
        "\nkeep = 3",
        "tickets.keep",
        "3 to keep of 2 drawn",
    ),
    Spoilt(
        C.NOT_ENOUGH_TICKETS,
        "rules.toml",
        "opening = 2",
        "opening = 3",
        None,
        "6 regular tickets; 3 players are dealt 3 each, so there must be at least 9",
        "tickets.csv",
    ),
    Spoilt(
        C.NOT_ENOUGH_LONG_TICKETS,
        "tickets.csv",
        "8,1",
        "8,0",
        None,
        "2 long tickets; 3 players are dealt 1 each, so there must be at least 3",
    ),
    Spoilt(
        C.NOT_ENOUGH_CARDS,
        "rules.toml",
        "each = 6\nwild = 4",
        "each = 4\nwild = 3",
        "cards.each",
        "11 cards in all; 3 opening hands and the market take 11",
    ),
    Spoilt(
        C.WRONG_TOKEN_POINTS,
        "rules.toml",
        "[0, 0, 1, 3]",
        "[0, 0, 1]",
        "tokens.points",
        "3 entries; there should be 4",
    ),
    Spoilt(
        C.WRONG_PER_STACK,
        "rules.toml",
        "[1, 2]",
        "[1, 2, 3]",
        "tokens.per_stack",
        "3 entries; there should be 2, for 2 to 3 players",
    ),
    # Places
    Spoilt(C.WRONG_HEADER, "places.csv", "id,tokens", "id,token", 1, "should be 'id,tokens'"),
    Spoilt(C.WRONG_HEADER, "routes.csv", ",colour,", ",color,", 1, "colour"),
    Spoilt(C.WRONG_COLUMN_COUNT, "places.csv", "cedar,0", "cedar", 4, "there should be 2"),
    Spoilt(C.WRONG_COLUMN_COUNT, "tickets.csv", "4,0", "4,0,0", 4, "5 columns"),
    Spoilt(C.NOT_ZERO_OR_ONE, "places.csv", "cedar,0", "cedar,2", 4, "tokens '2'"),
    Spoilt(C.BAD_ID, "places.csv", "cedar,0", "Cedar,0", 4, "'Cedar' is not an id"),
    Spoilt(C.BAD_ID, "places.csv", "cedar,0", "cedar ,0", 4, "'cedar ' is not an id"),
    Spoilt(C.BAD_ID, "places.csv", "cedar,0", ",0", 4, "'' is not an id"),
    Spoilt(C.PLACE_TWICE, "places.csv", "cedar,0", "cedar,0\nalder,0", 5, "already on line 2"),
    Spoilt(C.PLACE_WITHOUT_ROUTE, "places.csv", "elm_7,0", "elm_7,0\nfir,0", 7, "reaches fir"),
    Spoilt(
        C.MORE_TOKEN_STARTS_THAN_SYMBOLS,
        "places.csv",
        "cedar,0\ndogwood,0",
        "cedar,1\ndogwood,1",
        None,
        "4 places start with tokens, but there are only 3 symbols",
    ),
    Spoilt(
        C.FEWER_PLACES_THAN_SYMBOLS,
        "rules.toml",
        '"star"]\nper_stack = [1, 2]\nsingles_up_to_players = 2\npoints = [0, 0, 1, 3]',
        '"star", "a", "b", "c"]\nper_stack = [1, 2]\nsingles_up_to_players = 2\n'
        "points = [0, 0, 1, 3, 4, 5, 6]",
        None,
        "5 places; 6 symbols need as many places",
        "places.csv",
    ),
    # Routes
    Spoilt(
        C.UNKNOWN_PLACE, "routes.csv", "alder,birch", "alder,birsh", 2, "'birsh' is not a place"
    ),
    Spoilt(C.WRONG_TYPE, "routes.csv", "birch,1,", "birch,x,", 2, "length 'x' is not a whole"),
    Spoilt(C.WRONG_TYPE, "routes.csv", "birch,1,", "birch,1.0,", 2, "length '1.0'"),
    Spoilt(C.WRONG_TYPE, "routes.csv", "birch,1,", "birch,,", 2, "length ''"),
    Spoilt(C.WRONG_TYPE, "routes.csv", "birch,1,", "birch,\u0661,", 2, "length '\u0661'"),
    Spoilt(C.OUT_OF_RANGE, "routes.csv", "birch,1,", "birch,0,", 2, "use 1 to 12"),
    Spoilt(C.OUT_OF_RANGE, "routes.csv", "birch,1,", "birch,13,", 2, "use 1 to 12"),
    Spoilt(C.OUT_OF_RANGE, "routes.csv", "birch,1,", f"birch,{'9' * 5000},", 2, "use 1 to 12"),
    Spoilt(C.OUT_OF_RANGE, "routes.csv", "red,0,0\nbirch", "red,0,-1\nbirch", 2, "use 0 to 12"),
    Spoilt(
        C.NOT_ZERO_OR_ONE, "routes.csv", "red,0,0\nbirch", "red,yes,0\nbirch", 2, "tunnel 'yes'"
    ),
    Spoilt(
        C.ROUTE_TO_ITSELF,
        "routes.csv",
        "alder,elm",
        "alder,alder,2,red,0,0\nalder,elm",
        7,
        "itself",
    ),
    Spoilt(
        C.THIRD_TRACK,
        "routes.csv",
        "alder,elm",
        "birch,cedar,1,red,0,0\nalder,elm",
        7,
        "track 3 between 'birch' and 'cedar'",
    ),
    Spoilt(
        C.UNKNOWN_COLOUR, "routes.csv", "1,red", "1,green", 2, "'green' is unknown; use one of blue"
    ),
    Spoilt(C.UNKNOWN_COLOUR, "routes.csv", "1,red", "1,wild", 2, "'wild' is unknown"),
    Spoilt(C.LENGTH_WITHOUT_POINTS, "routes.csv", "1,red", "5,red", 2, "no points for length 5"),
    Spoilt(
        C.MORE_WILDS_THAN_LENGTH,
        "routes.csv",
        "red,0,0\nbirch",
        "red,0,2\nbirch",
        2,
        "2 wilds on a route of length 1",
    ),
    Spoilt(
        C.ROUTE_LONGER_THAN_CARS,
        "rules.toml",
        "each = 8\nlast_round_at = 2",
        "each = 2\nlast_round_at = 1",
        5,
        "length 3, but a player has only 2 cars",
        "routes.csv",
    ),
    # Tickets
    Spoilt(C.UNKNOWN_PLACE, "tickets.csv", "alder,cedar", "oak,cedar", 2, "'oak' is not a place"),
    Spoilt(C.WRONG_TYPE, "tickets.csv", "cedar,3", "cedar,three", 2, "points 'three'"),
    Spoilt(C.OUT_OF_RANGE, "tickets.csv", "cedar,3", "cedar,0", 2, "use 1 to 100"),
    Spoilt(C.OUT_OF_RANGE, "tickets.csv", "cedar,3", "cedar,101", 2, "use 1 to 100"),
    Spoilt(C.NOT_ZERO_OR_ONE, "tickets.csv", "cedar,3,0", "cedar,3,", 2, "long ''"),
    Spoilt(C.TICKET_TO_ITSELF, "tickets.csv", "alder,cedar", "cedar,cedar", 2, "to itself"),
    Spoilt(C.TICKET_TWICE, "tickets.csv", "alder,cedar", "dogwood,birch", 3, "as on line 2"),
    # Names and geography
    Spoilt(C.UNKNOWN_KEY, "names.toml", "sun =", "saturn =", "tokens.saturn", "sun, moon, star"),
    Spoilt(C.UNKNOWN_KEY, "names.toml", "wild =", "ticket =", "words.ticket", "wild, car, card"),
    Spoilt(
        C.UNKNOWN_KEY,
        "names.toml",
        "title",
        '"a\\nb"',
        "'a\\nb'",
        "the keys here are title, words, players, tokens",
    ),
    Spoilt(C.MISSING_KEY, "names.toml", ', plural = "owls"', "", "words.wild.plural", "missing"),
    Spoilt(C.WRONG_TYPE, "names.toml", '"A tiny wood"', "1", "title", "not a text"),
    Spoilt(C.BAD_NAME, "names.toml", "A tiny wood", " ", "title", "1 to 60 printable"),
    Spoilt(C.BAD_NAME, "names.toml", "A tiny wood", "\\u001b[31m", "title", "printable"),
    Spoilt(C.UNKNOWN_WORD, "names.toml", '"pink"', '"puce"', "players.colours", "turquoise"),
    Spoilt(C.OUT_OF_RANGE, "names.toml", ', "pink"', "", "players.colours", "so list 3"),
    Spoilt(C.UNKNOWN_PLACE, "geography.csv", "birch,", "oak,", 3, "'oak' is not a place"),
    Spoilt(C.PLACE_TWICE, "geography.csv", "birch,", "alder,", 3, "two rows"),
    Spoilt(C.BAD_NAME, "geography.csv", "Birch", "B" * 61, 3, "1 to 60 printable"),
    Spoilt(C.WRONG_TYPE, "geography.csv", "50.5", "north", 2, "latitude 'north'"),
    Spoilt(C.WRONG_TYPE, "geography.csv", "50.5", "nan", 2, "latitude 'nan'"),
    Spoilt(C.WRONG_TYPE, "geography.csv", "-4.25", "", 2, "longitude ''"),
    Spoilt(C.OUT_OF_RANGE, "geography.csv", "50.5", "90.1", 2, "use -90 to 90"),
    Spoilt(C.OUT_OF_RANGE, "geography.csv", "-4.25", "-180.5", 2, "use -180 to 180"),
    # Files
    Spoilt(C.UNREADABLE_FILE, "rules.toml", "[cards]", "[cards", None, "not a TOML file"),
    Spoilt(C.UNREADABLE_FILE, "names.toml", "title", "title title", None, "not a TOML file"),
    Spoilt(C.UNREADABLE_FILE, "places.csv", "alder,1", '"alder,1', 6, "not a CSV file"),
]


@pytest.mark.parametrize("spoilt", SPOILT, ids=str)
def test_each_defect_is_found_alone_and_in_its_place(
    tiny: Path, edit: Edit, spoilt: Spoilt
) -> None:
    edit(spoilt.file, spoilt.old, spoilt.new)
    [defect] = check_map(tiny)
    assert defect.code == spoilt.code
    assert defect.file == (spoilt.found_in or spoilt.file)
    where = defect.line if defect.key is None else defect.key
    assert where == spoilt.where
    assert spoilt.says in defect.message


def test_every_kind_of_defect_has_a_test() -> None:
    elsewhere = {
        DefectCode.UNKNOWN_MAP,
        DefectCode.MISSING_FILE,
        DefectCode.UNPAYABLE_ROUTE,
        DefectCode.UNREACHABLE_TICKET,
        DefectCode.TOO_MANY,
    }
    assert {spoilt.code for spoilt in SPOILT} | elsewhere == set(DefectCode)
