"""Fixed-layout records, declared once.

A declaration such as ::

    @record
    class Player(Record):
        cars: i8
        hand: Annotated[list[int], Row("i1", 9)]

yields three things: the slots class that interpreted play works on, the layout from which
`funicular.engine.compiled` makes a NumPy dtype, and the type that mypy checks. Rule code says
``state.players[seat].hand[kind] += 1`` and means the same in each of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin

LIMITS = {
    "i1": (-(2**7), 2**7 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "i8": (-(2**63), 2**63 - 1),
}
"""What fits into a cell of each width. Compiled cells wrap silently; see `check_ranges`."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One integer of the given width."""

    code: str


@dataclass(frozen=True, slots=True)
class Row:
    """A fixed number of integers of the given width."""

    code: str
    size: int


@dataclass(frozen=True, slots=True)
class Rows:
    """A fixed number of records."""

    of: "type[Record]"
    size: int


Layout = Cell | Row | Rows

i8 = Annotated[int, Cell("i1")]
i16 = Annotated[int, Cell("i2")]
i32 = Annotated[int, Cell("i4")]
i64 = Annotated[int, Cell("i8")]


class Record:
    """Base of all records; a new one is all zeros."""

    __slots__ = ()
    layout: ClassVar[dict[str, Layout]] = {}

    def copy(self) -> Self:
        """An independent copy."""
        raise TypeError(f"{type(self).__name__} lacks @record")

    def assign(self, other: Self) -> None:
        """Become equal to `other`, which stays independent."""
        raise TypeError(f"{type(self).__name__} lacks @record")

    def cells(self) -> Iterator[tuple[str, int]]:
        """Every cell with its path, in layout order: for comparing, hashing and explaining."""
        for name, layout in self.layout.items():
            value = getattr(self, name)
            if isinstance(layout, Cell):
                yield name, value
            elif isinstance(layout, Row):
                for index, number in enumerate(value):
                    yield f"{name}[{index}]", number
            else:
                for index, inner in enumerate(value):
                    for path, number in inner.cells():
                        yield f"{name}[{index}].{path}", number

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.layout)

    __hash__ = None  # type: ignore[assignment]  # records change

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.layout)
        return f"{type(self).__name__}({told})"


R = TypeVar("R", bound=Record)


def record(cls: type[R]) -> type[R]:
    """Give a declared class its slots, its layout and fast `__init__`, `copy` and `assign`."""
    own = {name: _layout_of(cls, name, hint) for name, hint in cls.__annotations__.items()}
    inherited = cls.__mro__[1].layout  # type: ignore[attr-defined]
    body = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    body |= {"__slots__": tuple(own), "layout": {**inherited, **own}}
    body |= _written_methods(cls.__name__, body["layout"])
    made: type[R] = type(cls.__name__, cls.__bases__, body)
    return made


def _layout_of(cls: type, name: str, hint: Any) -> Layout:
    if get_origin(hint) is Annotated:
        layout = get_args(hint)[1]
        if isinstance(layout, Cell | Row | Rows):
            return layout
    raise TypeError(f"{cls.__name__}.{name}: a field is i8, i16, i32, i64 or an Annotated row")


def _written_methods(name: str, layout: dict[str, Layout]) -> dict[str, Any]:
    """Straight-line methods: copying a state is the inner loop of undo and of search."""
    zeros, copies, assigns = [], [], []
    inner: dict[str, Any] = {}
    for field, kind in layout.items():
        if isinstance(kind, Cell):
            zeros.append(f"self.{field} = 0")
            copies.append(f"new.{field} = self.{field}")
            assigns.append(f"self.{field} = other.{field}")
        elif isinstance(kind, Row):
            zeros.append(f"self.{field} = [0] * {kind.size}")
            copies.append(f"new.{field} = self.{field}[:]")
            assigns.append(f"self.{field}[:] = other.{field}")
        else:
            inner[kind.of.__name__] = kind.of
            zeros.append(f"self.{field} = [{kind.of.__name__}() for _ in range({kind.size})]")
            copies.append(f"new.{field} = [each.copy() for each in self.{field}]")
            assigns.append(
                f"for mine, theirs in zip(self.{field}, other.{field}): mine.assign(theirs)"
            )
    source = "\n    ".join(["def __init__(self):", *zeros]) + "\n"
    source += "\n    ".join(["def copy(self):", "new = blank(type(self))", *copies, "return new"])
    source += "\n" + "\n    ".join(["def assign(self, other):", *assigns]) + "\n"
    space: dict[str, Any] = {"blank": object.__new__, **inner}
    exec(compile(source, f"<record {name}>", "exec"), space)  # noqa: S102  (own text only)
    return {method: space[method] for method in ("__init__", "copy", "assign")}


def check_ranges(value: Record) -> None:
    """Raise OverflowError if a cell holds what its compiled twin could not."""
    for name, layout in value.layout.items():
        held = getattr(value, name)
        if isinstance(layout, Rows):
            for each in held:
                check_ranges(each)
            continue
        low, high = LIMITS[layout.code]
        for number in [held] if isinstance(layout, Cell) else held:
            if not low <= number <= high:
                raise OverflowError(f"{type(value).__name__}.{name} = {number}: not {layout.code}")
