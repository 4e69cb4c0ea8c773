"""docs/maps.md: its example is a map, and it lists what the checks know."""

import re
from pathlib import Path

from funicular.maps import DefectCode, check_map, load_map
from funicular.maps.limits import COLOURS, PLAYER_COLOURS

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")


def test_the_example_is_a_sound_map(tmp_path: Path) -> None:
    folder = tmp_path / "lakeland"
    folder.mkdir()
    files = re.findall(
        r"^`([a-z.]+)`\n\n```(?:toml|csv)\n(.*?)```$", PAGE, re.DOTALL | re.MULTILINE
    )
    for name, text in files:
        (folder / name).write_text(text, encoding="utf-8")
    assert sorted(path.name for path in folder.iterdir()) == [
        "geography.csv",
        "names.toml",
        "places.csv",
        "routes.csv",
        "rules.toml",
        "tickets.csv",
    ]
    assert check_map(folder) == []
    lakeland = load_map(folder)
    assert lakeland.title == "Lakeland"
    assert {"castle-mill", "mill-old_town/1", "mill-old_town/2"} <= {r.id for r in lakeland.routes}


def test_every_defect_and_colour_is_listed() -> None:
    codes = PAGE[PAGE.index("## Defects") :]
    assert {code.value for code in DefectCode} == set(re.findall(r"`([a-z]+-[a-z-]+)`", codes))
    assert ", ".join(f"`{colour}`" for colour in COLOURS) in PAGE
    assert ", ".join(f"`{colour}`" for colour in PLAYER_COLOURS) in PAGE


def test_every_key_of_the_rules_is_listed() -> None:
    rules = {
        **load_map("europe").facts()["rules"],
        **load_map("san_francisco").facts()["rules"],
    }
    keys = {
        f"`{table}.{key}`" for table, keys in rules.items() if table != "points" for key in keys
    }
    assert {key for key in keys if key not in PAGE} == set()
