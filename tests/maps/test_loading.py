"""Where maps are found."""

import os
import shutil
from pathlib import Path

import pytest

from funicular.maps import DefectCode, MapError, find_map, load_map, map_ids

TINY = Path(__file__).with_name("tiny")


def test_a_bundled_map_is_read_once() -> None:
    assert load_map("europe") is load_map("europe")


def test_a_map_is_loaded_from_a_path_or_its_text() -> None:
    assert load_map(TINY).id == "tiny"
    assert load_map(str(TINY)) == load_map(TINY)


def test_a_relative_path_will_do(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tiny)
    assert load_map(".").id == "tiny"


def test_own_maps_are_found_by_id_in_the_listed_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for shelf, map_id in (("one", "wood"), ("two", "heath"), ("two", "wood")):
        shutil.copytree(TINY, tmp_path / shelf / map_id)
    (tmp_path / "two" / "wood" / "rules.toml").write_text("")
    (tmp_path / "two" / "no map").mkdir()
    (tmp_path / "two" / "empty").mkdir()
    shelves = [str(tmp_path / "one"), "", str(tmp_path / "missing"), str(tmp_path / "two")]
    monkeypatch.setenv("FUNICULAR_MAPS", os.pathsep.join(shelves))
    assert map_ids() == ("europe", "san_francisco", "heath", "wood")
    assert load_map("heath").id == "heath"
    # The first folder goes before the second, where a broken map has the same id.
    assert find_map("wood") == tmp_path / "one" / "wood"
    assert load_map("wood").digest == load_map(TINY).digest


def test_no_own_map_can_take_the_place_of_a_bundled_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(TINY, tmp_path / "europe")
    monkeypatch.setenv("FUNICULAR_MAPS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert len(load_map("europe").places) == 47
    assert map_ids() == ("europe", "san_francisco")
    assert len(load_map("./europe").places) == 5
    assert len(load_map(Path("europe")).places) == 5


@pytest.mark.parametrize("name", ["atlantis", "", "no/such/folder"])
def test_an_unknown_map_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(MapError) as caught:
        load_map(name)
    [defect] = caught.value.defects
    assert defect.code == DefectCode.UNKNOWN_MAP
    assert "europe, san_francisco" in str(caught.value)


def test_a_map_with_defects_is_refused(tiny: Path) -> None:
    (tiny / "tickets.csv").unlink()
    with pytest.raises(MapError, match=r"map tiny: tickets\.csv: missing"):
        load_map(tiny)
