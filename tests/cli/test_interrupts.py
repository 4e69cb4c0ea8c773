"""Being told to end, by Ctrl-C or by SIGTERM."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.program import surroundings

from funicular.cli.interrupts import ctrl_c_waits


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_waits_until_the_work_is_done(told: signal.Signals) -> None:
    before = signal.getsignal(told)
    done = []

    def work() -> None:
        with ctrl_c_waits():
            os.kill(os.getpid(), told)
            done.append("the work")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["the work"]
    assert signal.getsignal(told) == before


def test_nothing_happens_without_it_and_errors_pass() -> None:
    before = signal.getsignal(signal.SIGINT)
    with ctrl_c_waits():
        pass
    with pytest.raises(OSError, match="full"), ctrl_c_waits():
        raise OSError("full")
    assert signal.getsignal(signal.SIGINT) == before


def test_arena_told_to_end_keeps_its_games_and_leaves_no_process_behind(tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    words = ["arena", "search@0.001", "random", "--game", "san_francisco", "--games", "4000"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "funicular", *words, "--save", str(save)],
        stderr=subprocess.PIPE,
        env=surroundings(),
        start_new_session=True,
        text=True,
    )
    try:
        deadline = time.monotonic() + 240  # the compiler may have to run first
        while not save.exists() or save.read_text().count("\n") < 3:
            assert arena.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
        arena.send_signal(signal.SIGTERM)
        _, told = arena.communicate(timeout=60)
        assert arena.returncode == 130
        assert f"kept in {save}" in told
        until_nobody_is_left(arena.pid)
    finally:
        with pytest.raises(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)


def until_nobody_is_left(group: int) -> None:
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
