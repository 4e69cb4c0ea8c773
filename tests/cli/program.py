"""The real program, run as people run it: from a pipe, or on a terminal of its own."""

import codecs
import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WIPE = "\x1b[2J\x1b[3J\x1b[H"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()=>][A-Z0-9]?|\x07|\r")

# A terminal's Ctrl-C reaches a program only if the terminal is its controlling one, and if whoever
# started the tests did not do so in the background, where shells have it ignored.
TAKE_TERMINAL = """\
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "funicular", *sys.argv[1:]])
"""


def surroundings(**changes: str) -> dict[str, str]:
    """The environment of a run: nothing of the tester's own taste in colours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "FUNICULAR_MAPS")
    }
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    return kept | {"PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"} | changes


def run(
    *arguments: str | Path, typed: str = "", timeout: float = 600, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a command with what is typed on a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "funicular", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=timeout,
        env=surroundings(**changes),
        check=False,
    )


def run_json(*arguments: str | Path) -> list[Any]:
    """The values of a run with --json: every line of stdout must be one."""
    done = run(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


class Terminal:
    """A program on a terminal of its own."""

    def __init__(
        self, *arguments: str | Path, columns: int = 80, rows: int = 40, **changes: str
    ) -> None:
        self._end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *map(str, arguments)],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=surroundings(TERM="xterm", INPUTRC=os.devnull, **changes),
            start_new_session=True,
        )
        os.close(inner)
        self.output = ""
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self._seen = 0  # how much of the output lies behind
        self._matched = 0  # how much of what it shows since then, too

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._end)

    def wait_for(self, pattern: str, timeout: float = 60) -> re.Match[str]:
        """Wait until the screen, from where it was last waited for, shows something."""
        deadline = time.monotonic() + timeout
        while True:
            fresh = plain(self.output[self._seen :])[self._matched :]
            if found := re.search(pattern, fresh):
                self._matched += found.end()
                if found.end() == len(fresh):
                    self._seen, self._matched = len(self.output), 0
                return found
            if not self._read(deadline - time.monotonic()):
                raise AssertionError(f"no {pattern!r} in: {fresh[-2000:]}")

    def type(self, text: str) -> None:
        os.write(self._end, text.encode())

    def enter(self, line: str) -> None:
        self.type(f"{line}\r")

    def finish(self, timeout: float = 60) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + timeout
        while self._read(deadline - time.monotonic()):
            pass
        return self.process.wait(max(1, deadline - time.monotonic()))

    def interrupt(self) -> None:
        """Ctrl-C. Python's readline hears it only while it waits for a key: give it time to."""
        time.sleep(0.5)
        self.type("\x03")

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._end], [], [], max(0, seconds))
        if not ready:
            return False
        try:
            piece = os.read(self._end, 65536)
        except OSError:  # the program has gone, and its end of the terminal with it
            return False
        self.output += self._letters.decode(piece)
        return bool(piece)


def plain(text: str) -> str:
    """What a screen shows, without colours and movements."""
    return ESCAPES.sub("", text)
