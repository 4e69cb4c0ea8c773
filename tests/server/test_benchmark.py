"""The load test runs, is bounded, and says what it measured against what."""

import json
import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "table_server.py"


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), "--tables", "2", "--seconds", "1", *options],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_figures_stand_beside_their_targets() -> None:
    done = run("--json")
    figures = {each["name"]: each for each in json.loads(done.stdout)["figures"]}
    for each in figures.values():
        assert each["value"] >= 0 or each["unit"] == "kB", each["name"]
        if each["target"] is None:
            assert each["verdict"] is None
        else:
            enough = each["value"] >= each["target"], each["value"] <= each["target"]
            assert (each["verdict"] == "met") == enough[not each["at_least"]], each["name"]
    assert done.returncode == any(each["verdict"] == "missed" for each in figures.values())
    assert figures["open loop: acknowledged"]["value"] > 2
    assert figures["saturation: acknowledged"]["value"] > 4
    assert {each["name"] for each in figures.values() if each["target"]} == {
        "memory of an idle table",
        "memory of a socket",
        "open loop: acknowledged",
        "open loop: to the other three, p99",
        "saturation: acknowledged",
        "waking a table, the slowest",
    }


APART = """
import json, os, pathlib, sys, tempfile
from server_process import ServerProcess
with tempfile.TemporaryDirectory() as folder:
    server = ServerProcess(pathlib.Path(folder) / "t.sqlite")
    pids = [server._process.pid, *map(int, os.listdir(f"/proc/{server._process.pid}/task"))]
    server_cores = [sorted(os.sched_getaffinity(pid)) for pid in pids]
    server.stop()
print(json.dumps([sorted(os.sched_getaffinity(0)), server_cores]))
"""


def test_load_and_server_do_not_share_a_core() -> None:
    cores = sorted(os.sched_getaffinity(0))
    done = subprocess.run(
        [sys.executable, "-c", APART],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=SCRIPT.parent,
        check=True,
    )
    load, server = json.loads(done.stdout)
    alone = len(cores) == 1
    assert load == (cores if alone else cores[-1:])
    assert all(each == (cores if alone else cores[:-1]) for each in server)


def test_it_gives_up_in_time() -> None:
    done = run("--limit", "1")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.strip().endswith("not done after 1 seconds")
