"""Fixed-layout records."""

from typing import Annotated

import pytest

from funicular.engine.position import Player, State
from funicular.engine.records import (
    LIMITS,
    Cell,
    Record,
    Row,
    Rows,
    check_ranges,
    i8,
    i16,
    i64,
    record,
)


@record
class Wagon(Record):
    """A record inside a record."""

    weight: i16
    seats: Annotated[list[int], Row("i1", 3)]


@record
class Train(Record):
    """A record of each layout."""

    number: i8
    owner: i64
    wagons: Annotated[list[Wagon], Rows(Wagon, 2)]


@record
class Express(Train):
    """A record with a field more."""

    speed: i16


def busy_train() -> Train:
    train = Train()
    train.number = 7
    train.wagons[1].weight = 300
    train.wagons[1].seats[2] = 4
    return train


def test_a_new_record_is_all_zeros() -> None:
    assert {number for _, number in Train().cells()} == {0}


def test_a_layout_is_what_was_declared() -> None:
    assert Train.layout == {"number": Cell("i1"), "owner": Cell("i8"), "wagons": Rows(Wagon, 2)}
    assert list(Express.layout) == ["number", "owner", "wagons", "speed"]


def test_a_record_has_room_for_its_fields_only() -> None:
    for made in (Train(), Express(), State()):
        assert not hasattr(made, "__dict__")
        with pytest.raises(AttributeError):
            made.colour = 1  # type: ignore[union-attr]


def test_a_copy_is_equal_and_independent() -> None:
    train = busy_train()
    copy = train.copy()
    assert copy == train
    copy.wagons[1].seats[2] = 5
    assert train.wagons[1].seats[2] == 4
    assert copy != train


def test_assigning_makes_equal_and_keeps_apart() -> None:
    train, other = busy_train(), Train()
    other.assign(train)
    assert other == train
    train.wagons[0].weight = 1
    assert other.wagons[0].weight == 0


def test_records_of_different_kinds_are_not_equal() -> None:
    assert Train() != Express()
    assert Train() != 0


def test_a_record_cannot_be_hashed() -> None:
    with pytest.raises(TypeError):
        hash(Train())


def test_cells_are_named_by_their_path() -> None:
    told = dict(busy_train().cells())
    assert told["number"] == 7
    assert told["wagons[1].weight"] == 300
    assert told["wagons[1].seats[2]"] == 4
    assert len(told) == 2 + 2 * 4


def test_a_record_says_what_it_holds() -> None:
    assert repr(Wagon()) == "Wagon(weight=0, seats=[0, 0, 0])"


@pytest.mark.parametrize("code", LIMITS)
def test_a_number_too_great_for_its_cell_is_found(code: str) -> None:
    @record
    class Box(Record):
        one: Annotated[int, Cell(code)]

    low, high = LIMITS[code]
    box = Box()
    for number in (low, high):
        box.one = number
        check_ranges(box)
    for number in (low - 1, high + 1):
        box.one = number
        with pytest.raises(OverflowError, match=rf"Box\.one = {number}"):
            check_ranges(box)


def test_numbers_too_great_are_found_in_rows_and_inner_records() -> None:
    train = busy_train()
    check_ranges(train)
    train.wagons[0].seats[1] = 128
    with pytest.raises(OverflowError, match=r"Wagon\.seats"):
        check_ranges(train)


def test_a_field_without_a_width_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Loose\.width"):

        @record
        class Loose(Record):
            width: int


def test_a_class_without_the_decorator_is_of_no_use() -> None:
    class Bare(Record):
        pass

    for use in (Bare().copy, lambda: Bare().assign(Bare())):
        with pytest.raises(TypeError, match="lacks @record"):
            use()


def test_a_state_holds_its_players() -> None:
    state = State()
    assert all(isinstance(player, Player) for player in state.players)
    copy = state.copy()
    copy.players[0].hand[0] = 1
    assert state.players[0].hand[0] == 0
