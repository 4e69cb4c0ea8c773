"""Finding maps: those that come with the package, and people's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from funicular.maps.checking import map_from_folder
from funicular.maps.defects import Defect, DefectCode, MapError
from funicular.maps.limits import ID_PATTERN
from funicular.maps.model import Map
from funicular.maps.sources import RULES_FILE

MAPS_VARIABLE = "FUNICULAR_MAPS"
"""The environment variable that lists folders in which people keep maps of their own."""


def load_map(name_or_path: str | Path) -> Map:
    """The map with this id, or in this folder; MapError if there is none or it has defects."""
    if isinstance(name_or_path, str) and name_or_path in bundled_maps():
        return _bundled_map(name_or_path)
    return map_from_folder(find_map(name_or_path))


def find_map(name_or_path: str | Path) -> Traversable:
    """The folder of a map. An id is looked up first; what is no known id is taken as a path."""
    if isinstance(name_or_path, str):
        if name_or_path in bundled_maps():
            return _data().joinpath(name_or_path)
        for folder in _own_maps():
            if folder.name == name_or_path:
                return folder
    path = Path(name_or_path)
    if name_or_path != "" and path.is_dir():
        return path.resolve()
    message = f"no such map; use one of {', '.join(map_ids())}, or the path of a map's folder"
    raise MapError(str(name_or_path), [Defect(DefectCode.UNKNOWN_MAP, path.name, message)])


@cache
def bundled_maps() -> tuple[str, ...]:
    """The ids of the maps that come with the package."""
    return tuple(sorted(folder.name for folder in _data().iterdir() if _holds_map(folder)))


def map_ids() -> tuple[str, ...]:
    """The ids of all maps: bundled ones first, then those in the folders of FUNICULAR_MAPS."""
    own = sorted({folder.name for folder in _own_maps()} - set(bundled_maps()))
    return (*bundled_maps(), *own)


@cache
def _bundled_map(map_id: str) -> Map:
    return map_from_folder(_data().joinpath(map_id))


def _data() -> Traversable:
    return files("funicular.maps").joinpath("data")


def _own_maps() -> Iterator[Path]:
    """People's own maps; a bundled map and an earlier folder go before one of the same id."""
    for name in os.environ.get(MAPS_VARIABLE, "").split(os.pathsep):
        shelf = Path(name)
        if name and shelf.is_dir():
            yield from sorted(folder for folder in shelf.iterdir() if _holds_map(folder))


def _holds_map(folder: Traversable) -> bool:
    return bool(ID_PATTERN.fullmatch(folder.name)) and folder.joinpath(RULES_FILE).is_file()
