"""Ctrl-C at a better moment."""

import os
import signal

import pytest

from funicular.cli.interrupts import ctrl_c_waits


def test_ctrl_c_waits_until_the_work_is_done() -> None:
    before = signal.getsignal(signal.SIGINT)
    done = []

    def work() -> None:
        with ctrl_c_waits():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("the work")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["the work"]
    assert signal.getsignal(signal.SIGINT) == before


def test_nothing_happens_without_it_and_errors_pass() -> None:
    before = signal.getsignal(signal.SIGINT)
    with ctrl_c_waits():
        pass
    with pytest.raises(OSError, match="full"), ctrl_c_waits():
        raise OSError("full")
    assert signal.getsignal(signal.SIGINT) == before
