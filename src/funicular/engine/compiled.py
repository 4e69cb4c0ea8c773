"""The twin: the same rule functions, compiled.

Rule modules are ordinary Python without decorators. Here their functions are copied, with globals
that point at each other's compiled versions, so that one process can hold both and tests can run
them in lockstep. NumPy and Numba are imported by this module and nowhere below it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numba
import numpy as np

from .records import Cell, Record, Row

R = TypeVar("R", bound=Record)

ENGINE_MODULES = (
    "chance",
    "actions",
    "cards",
    "payments",
    "tickets",
    "routes",
    "tunnels",
    "stations",
    "tokens",
    "turns",
    "legal",
    "choices",
    "networks",
    "pairings",
    "trails",
    "scoring",
    "observing",
    "worlds",
    "entry",
)


_dtypes: dict[type[Record], np.dtype[Any]] = {}


def dtype_of(cls: type[Record]) -> np.dtype[Any]:
    """The NumPy layout of a record."""
    if cls not in _dtypes:
        _dtypes[cls] = _make_dtype(cls)
    return _dtypes[cls]


def _make_dtype(cls: type[Record]) -> np.dtype[Any]:
    fields: list[Any] = []
    for name, layout in cls.layout.items():
        if isinstance(layout, Cell):
            fields.append((name, layout.code))
        elif isinstance(layout, Row):
            fields.append((name, layout.code, (layout.size,)))
        else:
            fields.append((name, dtype_of(layout.of), (layout.size,)))
    return np.dtype(fields, align=True)


def array_of(cls: type[Record], size: int = 1) -> np.ndarray[Any, Any]:
    """Zeroed records: from Python, a compiled function takes a record as element of an array."""
    return np.zeros(size, dtype=dtype_of(cls))


def write(value: Record, cell: Any) -> None:
    """Copy an interpreted record into an element of an array."""
    for name, layout in value.layout.items():
        held = getattr(value, name)
        if isinstance(layout, Cell | Row):
            cell[name] = held
        else:
            for index, each in enumerate(held):
                write(each, cell[name][index])


def to_array(value: Record) -> np.ndarray[Any, Any]:
    """A one-element array equal to the record."""
    made = array_of(type(value))
    write(value, made[0])
    return made


def from_array(cls: type[R], cell: Any) -> R:
    """The interpreted record equal to an element of an array."""
    made = cls()
    for name, layout in cls.layout.items():
        if isinstance(layout, Cell):
            setattr(made, name, int(cell[name]))
        elif isinstance(layout, Row):
            setattr(made, name, cell[name].tolist())
        else:
            setattr(made, name, [from_array(layout.of, each) for each in cell[name]])
    return made


class Twin:
    """Compiled copies of all functions of some modules: `twin.apply`, `twin.observe`, …"""

    def __init__(self, modules: Sequence[ModuleType], below: Twin | None = None) -> None:
        """Compile `modules`; what they use of the modules of `below` is compiled there."""
        self.modules: tuple[ModuleType, ...] = (*(below.modules if below else ()), *modules)
        self.made: dict[Any, Any] = dict(below.made) if below else {}
        spaces = [dict(vars(module)) for module in modules]
        with cache_folder(self.modules):
            for module, space in zip(modules, spaces, strict=True):
                self._compile(module, space)
        for space in spaces:
            for name, value in space.items():
                if isinstance(value, FunctionType) and value in self.made:
                    space[name] = self.made[value]

    def _compile(self, module: ModuleType, space: dict[str, Any]) -> None:
        for function in functions_of(module):
            twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            twin.__module__, twin.__qualname__ = module.__name__, function.__qualname__
            made = numba.njit(cache=True, boundscheck=True, nogil=True)(twin)
            self.made[function] = made

    def __getattr__(self, name: str) -> Any:
        """The compiled version of the function of this name."""
        for function, made in self.made.items():
            if function.__name__ == name:
                return made
        raise AttributeError(f"no compiled module has a function {name!r}")


def functions_of(module: ModuleType) -> list[FunctionType]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


CONSTANT_MODULES = ("funicular.maps.limits", "funicular.engine.board", "funicular.engine.position")
"""Whose numbers are compiled into the functions of others."""


@contextmanager
def cache_folder(modules: Sequence[ModuleType]) -> Iterator[None]:
    """A cache folder named by a hash of all sources: Numba itself looks at one file only."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for module in (*map(import_module, CONSTANT_MODULES), *modules):
        digest.update(Path(str(module.__file__)).read_bytes())
    folder = cache_root() / digest.hexdigest()[:FOLDER_NAME]
    use_folder(folder)
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def cache_root() -> Path:
    """Where compiled code is kept: FUNICULAR_CACHE, else the user's cache folder."""
    if "FUNICULAR_CACHE" in os.environ:
        return Path(os.environ["FUNICULAR_CACHE"])
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "funicular"


FOLDER_NAME = 16  # hexadecimal digits
KEPT_DAYS = 30
MOST_FOLDERS = 60
"""Several versions of the sources may be in use at once, each with a handful of folders."""


def use_folder(folder: Path) -> None:
    """Note that a cache folder is in use; the first use of one clears old ones away.

    A machine whose cache cannot be written to compiles all the same, every time.
    """
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return
    if is_new:
        prune(folder.parent)


def prune(root: Path) -> None:
    """Delete folders of older sources: long unused, or more than there should be.

    Only folders named as ours are looked at, and none that was used today: another version may be
    compiling into it.
    """
    now = time.time()
    aged: list[tuple[float, Path]] = []
    for folder in root.iterdir():
        if re.fullmatch(f"[0-9a-f]{{{FOLDER_NAME}}}", folder.name) and not folder.is_symlink():
            with suppress(OSError):
                aged.append(((now - folder.stat().st_mtime) / 86400, folder))
    for place, (days, folder) in enumerate(sorted(aged)):
        if days > KEPT_DAYS or (place >= MOST_FOLDERS and days > 1):
            shutil.rmtree(folder, ignore_errors=True)


@cache
def engine() -> Twin:
    """The compiled engine."""
    package = __package__ or "funicular.engine"
    return Twin([import_module(f"{package}.{name}") for name in ENGINE_MODULES])
