"""`funicular bench` measures what it promises; how fast this machine is, is not for a test."""

from __future__ import annotations

import pytest
from tests.cli.program import run, run_json

from funicular.simulation import bench


@pytest.mark.parametrize(
    ("compiled", "name", "target"), [(False, "interpreted", 50), (True, "compiled", 1)]
)
def test_decisions_of_the_planner(
    compiled: bool, name: str, target: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "PLANNER_TABLES", (("san_francisco", 2),))
    median, slowest = bench.planner_decisions(compiled)
    assert median.name == f"planner decision, {name}, median"
    assert (median.target, median.smaller, slowest.target) == (target, True, None)
    assert 0 < median.value <= slowest.value


def test_play_outs_of_the_search() -> None:
    (told,) = run_json("bench", "--only", "play-outs, san_francisco, 2")
    (measure,) = told["measures"]
    assert measure["name"] == "search play-outs, san_francisco, 2 players"
    assert measure["value"] > 0
    assert (measure["unit"], measure["target"], measure["smaller"]) == ("a second", 1000, False)


def test_what_there_is_to_measure_is_told() -> None:
    done = run("bench", "--only", "nothing")
    assert done.returncode == 2
    for title in ("planner, interpreted", "planner, compiled", "search play-outs, europe, 2"):
        assert title in done.stderr
