"""Clocks, without waiting for them."""

from funicular.server.clocks import (
    Clocks,
    after_move,
    faces,
    fresh_clocks,
    next_expiry,
    not_before,
    read_clocks,
    run_for,
)
from funicular.server.table_messages import BankClock, MoveClock, NoClock


def left(clocks: Clocks, now: int) -> list[int]:
    return [face.left for face in faces(clocks, now)]


def test_no_clock_has_no_faces() -> None:
    clocks = run_for(fresh_clocks(NoClock(), 3), [0], 100)
    assert faces(clocks, 200) == []
    assert next_expiry(after_move(clocks, NoClock(), 0, [1], 300)) is None


def test_bank_runs_down_and_gains_its_increment() -> None:
    clock = BankClock(60, 5)
    clocks = run_for(fresh_clocks(clock, 2), [0], 1_000)
    assert left(clocks, 11_000) == [50_000, 60_000]
    assert next_expiry(clocks) == (61_000, 0)
    clocks = after_move(clocks, clock, 0, [1], 11_000)
    assert left(clocks, 12_000) == [55_000, 59_000]
    assert [face.running for face in faces(clocks, 12_000)] == [False, True]
    assert left(clocks, 999_999) == [55_000, 0]


def test_move_clock_is_full_for_every_decision() -> None:
    clock = MoveClock(30)
    clocks = run_for(fresh_clocks(clock, 2), [0], 0)
    clocks = after_move(clocks, clock, 0, [0], 20_000)  # the second card
    assert left(clocks, 20_000) == [30_000, 30_000]
    assert next_expiry(clocks) == (50_000, 0)


def test_opening_runs_for_all_and_each_stops_alone() -> None:
    clock = BankClock(60)
    clocks = run_for(fresh_clocks(clock, 3), [0, 1, 2], 0)
    clocks = after_move(clocks, clock, 1, [0, 2], 5_000)
    assert left(clocks, 10_000) == [50_000, 55_000, 50_000]


def test_bot_stops_the_clock_and_downtime_is_nobodys() -> None:
    clocks = run_for(fresh_clocks(BankClock(60), 2), [0], 0)
    stopped = run_for(clocks, [], 10_000)
    assert left(stopped, 99_000) == [50_000, 60_000]
    woken = not_before(read_clocks(clocks.text()), 40_000)
    assert left(woken, 45_000) == [55_000, 60_000]
