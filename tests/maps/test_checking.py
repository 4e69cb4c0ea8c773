"""What is wrong with a map is found, all of it, and nothing else stops the checks."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from funicular.maps import Defect, DefectCode, MapError, bundled_maps, check_map, find_map, load_map

TINY = Path(__file__).with_name("tiny")

Edit = Callable[[str, str, str], None]


def codes(folder: Path) -> list[DefectCode]:
    return [defect.code for defect in check_map(folder)]


@pytest.mark.parametrize("map_id", bundled_maps())
def test_nothing_is_wrong_with_the_bundled_maps(map_id: str) -> None:
    assert check_map(find_map(map_id)) == []


def test_nothing_is_wrong_with_the_tiny_map() -> None:
    assert check_map(TINY) == []
    assert check_map(str(TINY)) == []


def test_a_missing_file_is_a_defect_unless_it_is_optional(tiny: Path) -> None:
    for file in ("rules.toml", "places.csv", "routes.csv", "tickets.csv"):
        original = (tiny / file).read_bytes()
        (tiny / file).unlink()
        message = f"missing; a map's folder holds a file {file}"
        assert check_map(tiny) == [Defect(DefectCode.MISSING_FILE, file, message)]
        (tiny / file).write_bytes(original)
    (tiny / "names.toml").unlink()
    (tiny / "geography.csv").unlink()
    assert check_map(tiny) == []


@pytest.mark.parametrize("file", [path.name for path in sorted(TINY.iterdir())])
def test_a_file_that_is_not_utf_8_is_unreadable(tiny: Path, file: str) -> None:
    (tiny / file).write_bytes("title = 'Å'".encode("latin-1"))
    [defect] = check_map(tiny)
    assert defect.code == DefectCode.UNREADABLE_FILE
    assert defect.file == file
    assert "save it as UTF-8" in defect.message


def test_a_byte_order_mark_and_blank_lines_do_no_harm(tiny: Path) -> None:
    for file in tiny.iterdir():
        text = file.read_text(encoding="utf-8").replace("\n", "\r\n\r\n")
        file.write_bytes(text.encode("utf-8-sig"))
    assert check_map(tiny) == []
    assert load_map(tiny) == load_map(TINY)


def test_an_empty_file_has_no_header(tiny: Path) -> None:
    (tiny / "tickets.csv").write_text("")
    [defect] = check_map(tiny)
    assert defect.code == DefectCode.WRONG_HEADER


def test_a_folder_that_does_not_exist_is_no_map(tmp_path: Path) -> None:
    [defect] = check_map(tmp_path / "nowhere")
    assert defect.code == DefectCode.UNKNOWN_MAP


def test_the_name_of_the_folder_is_the_id(tiny: Path) -> None:
    tiny.rename(tiny.with_name("My Map"))
    [defect] = check_map(tiny.with_name("My Map"))
    assert defect.code == DefectCode.BAD_ID


def test_a_route_that_no_hand_can_pay_is_a_defect(tiny: Path, edit: Edit) -> None:
    edit("rules.toml", "wild = 4", "wild = 1")
    edit("routes.csv", "3,grey,1,1", "3,grey,1,2")
    [defect] = check_map(tiny)
    assert defect.code == DefectCode.UNPAYABLE_ROUTE
    assert str(defect) == "routes.csv, line 5: 2 wilds, but there are only 1 in the deck"


def test_a_route_longer_than_all_cards_that_fit_it_is_a_defect(tiny: Path, edit: Edit) -> None:
    edit("rules.toml", '"blue"]', '"blue", "white", "black", "green", "orange"]')
    edit("rules.toml", "each = 6\nwild = 4", "each = 1\nwild = 1")
    edit("rules.toml", "opening_hand = 2", "opening_hand = 0")
    [defect] = check_map(tiny)
    assert defect.code == DefectCode.UNPAYABLE_ROUTE
    assert "length 3, but there are only 1 cards of a colour and 1 wilds" in defect.message


def test_a_ticket_between_two_networks_is_a_defect(tiny: Path, edit: Edit) -> None:
    edit("places.csv", "elm_7,0", "elm_7,0\nfir,0\ngorse,0")
    edit("routes.csv", "alder,birch", "fir,gorse,1,red,0,0\nalder,birch")
    assert check_map(tiny) == []
    edit("tickets.csv", "alder,cedar", "alder,fir")
    [defect] = check_map(tiny)
    assert defect.code == DefectCode.UNREACHABLE_TICKET
    assert str(defect) == "tickets.csv, line 2: no routes lead from alder to fir"


def test_a_ticket_to_a_place_without_a_route_is_a_defect(tiny: Path, edit: Edit) -> None:
    edit("places.csv", "elm_7,0", "elm_7,0\nfir,0")
    edit("tickets.csv", "alder,cedar", "fir,cedar")
    assert codes(tiny) == [DefectCode.PLACE_WITHOUT_ROUTE, DefectCode.UNREACHABLE_TICKET]


def test_a_route_to_itself_joins_its_place_to_nothing(tiny: Path, edit: Edit) -> None:
    edit("places.csv", "elm_7,0", "elm_7,0\nfir,0")
    edit("routes.csv", "alder,elm", "fir,fir,1,red,0,0\nalder,elm")
    assert codes(tiny) == [DefectCode.ROUTE_TO_ITSELF, DefectCode.PLACE_WITHOUT_ROUTE]


def test_more_tickets_than_can_be_offered_at_once_are_a_defect(tiny: Path, edit: Edit) -> None:
    edit("rules.toml", "opening = 2", "opening = 6")
    assert codes(tiny) == [DefectCode.OUT_OF_RANGE, DefectCode.NOT_ENOUGH_TICKETS]
    assert check_map(tiny)[0].key == "tickets.opening"


@pytest.mark.parametrize("symbols", [0, 9])
def test_the_number_of_symbols_has_limits(tiny: Path, edit: Edit, symbols: int) -> None:
    names = ", ".join(f'"s{number}"' for number in range(symbols))
    edit("rules.toml", '"sun", "moon", "star"', names)
    edit("rules.toml", "[0, 0, 1, 3]", str([0] * (symbols + 1)))
    edit("names.toml", 'sun = "The Sun"', "")
    first = check_map(tiny)[0]
    assert (first.code, first.key) == (DefectCode.OUT_OF_RANGE, "tokens.symbols")


def test_a_game_without_tokens_has_no_token_starts(tiny: Path, edit: Edit) -> None:
    rules = (tiny / "rules.toml").read_text()
    start, end = rules.index("[tokens]"), rules.index("[bonus]")
    (tiny / "rules.toml").write_text(rules[:start] + rules[end:])
    edit("names.toml", 'sun = "The Sun"', "")
    assert codes(tiny) == [DefectCode.MORE_TOKEN_STARTS_THAN_SYMBOLS]


def test_a_map_has_at_least_one_colour(tiny: Path, edit: Edit) -> None:
    edit("rules.toml", '["red", "blue"]', "[]")
    [defect] = check_map(tiny)
    assert (defect.code, defect.key) == (DefectCode.OUT_OF_RANGE, "cards.colours")


def write_wheel(folder: Path, rim: int, tickets: int) -> None:
    """A hub joined to every place of a rim; tickets between places of the rim."""
    spots = [f"p{number}" for number in range(rim)]
    (folder / "places.csv").write_text(
        "id,tokens\nhub,0\n" + "".join(f"{spot},0\n" for spot in spots)
    )
    (folder / "routes.csv").write_text(
        "from,to,length,colour,tunnel,wilds\n"
        + "".join(f"hub,{spot},1,red,0,0\n{spot},hub,1,blue,0,0\n" for spot in spots)
    )
    pairs = [(a, b) for a in spots for b in spots if a < b][:tickets]
    (folder / "tickets.csv").write_text(
        "from,to,points,long\n"
        + "".join(f"{a},{b},2,{int(i < 3)}\n" for i, (a, b) in enumerate(pairs))
    )
    (folder / "geography.csv").unlink()


def test_the_largest_map_is_sound(tiny: Path) -> None:
    write_wheel(tiny, rim=63, tickets=62)
    assert check_map(tiny) == []
    board = load_map(tiny)
    assert (len(board.places), len(board.routes), len(board.tickets)) == (64, 126, 62)


def test_a_larger_map_is_too_large(tiny: Path) -> None:
    write_wheel(tiny, rim=65, tickets=63)
    defects = check_map(tiny)
    assert [str(defect) for defect in defects] == [
        "places.csv: 66 places; a map has at most 64",
        "routes.csv: 130 routes; a map has at most 128",
        "tickets.csv: 63 tickets; a map has at most 62",
    ]
    assert {defect.code for defect in defects} == {DefectCode.TOO_MANY}


def test_all_defects_are_reported_together(tiny: Path, edit: Edit) -> None:
    edit("rules.toml", "each = 8", "each = 0")
    edit("places.csv", "cedar,0", "cedar,0\ncedar,0")
    edit("routes.csv", "1,red", "1,green")
    edit("routes.csv", "dogwood,elm_7,1", "dogwood,oak,5")
    edit("tickets.csv", "cedar,3,0", "cedar,3,2")
    edit("tickets.csv", "birch,dogwood", "oak,dogwood")
    assert sorted(str(defect) for defect in check_map(tiny)) == [
        "places.csv, line 5: cedar is already on line 4; keep one of them",
        "routes.csv, line 2: 'green' is unknown; use one of blue, red, grey",
        "routes.csv, line 6: 'oak' is not a place of places.csv; add it there or correct it",
        "routes.csv, line 6: no points for length 5; give it some in [points] of rules.toml",
        "rules.toml, cars.each: 0 is out of range; use from 1 to 60",
        "tickets.csv, line 2: long '2' is neither 0 nor 1; write 1 for yes, 0 for no",
        "tickets.csv, line 3: 'oak' is not a place of places.csv; add it there or correct it",
    ]


def test_the_error_tells_the_first_defect_and_how_many_more(tiny: Path, edit: Edit) -> None:
    edit("rules.toml", "keep = 2", "keep = 9")
    with pytest.raises(MapError) as caught:
        load_map(tiny)
    message = "map tiny: rules.toml, tickets.opening_keep: 9 is out of range; use from 1 to 6"
    assert str(caught.value) == message
    edit("places.csv", "cedar,0", "cedar,0\ncedar,0")
    with pytest.raises(MapError) as caught:
        load_map(tiny)
    assert str(caught.value) == f"{message} (and 1 more)"
    assert list(caught.value.defects) == check_map(tiny)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert str(again) == str(caught.value)


def test_an_error_without_a_defect_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="at least one defect"):
        MapError("tiny", [])


@given(st.sampled_from(sorted(TINY.iterdir())), st.data())
def test_any_bytes_in_a_file_are_a_map_or_defects_but_never_a_crash(
    tmp_path_factory: pytest.TempPathFactory, file: Path, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("fuzz", numbered=True)
    original = file.read_bytes()
    start = data.draw(st.integers(0, len(original)))
    end = data.draw(st.integers(start, min(len(original), start + 20)))
    pieces = st.sampled_from(
        [b",", b"\n", b'"', b"0", b"-1", b"[", b"=", b"\x00", b"\xff", b"alder"]
    )
    new = b"".join(data.draw(st.lists(pieces | st.binary(max_size=3), max_size=6)))
    for each in TINY.iterdir():
        (folder / each.name).write_bytes(each.read_bytes())
    (folder / file.name).write_bytes(original[:start] + new + original[end:])
    defects = check_map(folder)
    assert all(str(defect).isprintable() for defect in defects)
    if not defects:
        assert load_map(folder).digest
