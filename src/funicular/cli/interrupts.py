"""Being told to end: by Ctrl-C, at a better moment where files are written, or by SIGTERM."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Keep Ctrl-C, and SIGTERM, waiting until the work inside is done."""
    came: list[int] = []
    before = {
        each: signal.signal(each, lambda number, frame: came.append(number))
        for each in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    if came:
        raise KeyboardInterrupt


@contextmanager
def sigterm_is_ctrl_c() -> Iterator[None]:
    """Whoever ends us by SIGTERM gets what Ctrl-C gives: results are kept, and workers end too."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only there can signals be heard
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
