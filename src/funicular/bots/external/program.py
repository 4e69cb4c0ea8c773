"""A program that is talked to in lines: started, asked with a time limit, ended for good.

Reading and writing are done by threads, so that a program that neither reads nor writes cannot
hold us up. The program leads a process group of its own, and the whole group ends with it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from queue import Empty, Queue
from typing import IO

LONGEST_LINE = 1 << 16  # bytes of an answer
MOST_WAITING = 64  # unread lines; to a program that floods us we do not listen any more
LAST_WORDS = 2000  # characters of what it wrote to stderr


class ProgramFailed(Exception):
    """The program did not answer; `kind` says how, the message why."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


class Program:
    """A running command."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise ProgramFailed("start", f"cannot be started: {reason or error}") from error
        self._answers: Queue[bytes | None] = Queue()
        self._questions: Queue[bytes | None] = Queue()
        self._errors: deque[str] = deque(maxlen=LAST_WORDS)
        process = self._process
        assert process.stdin and process.stdout and process.stderr
        _thread(_write, process.stdin, self._questions)
        _thread(_read, process.stdout, self._answers)
        self._listener = _thread(_listen, process.stderr, self._errors)
        # Also if nobody ends us in the ordinary way, up to the end of the interpreter.
        self._finish = weakref.finalize(self, _end_group, process, self._questions, 0.0)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def last_words(self) -> str:
        """The end of what it wrote to stderr."""
        self._listener.join(0.2)
        return "".join(self._errors).strip()

    def tell(self, line: bytes) -> None:
        """Send a line; it is written when the program reads."""
        self._questions.put(line)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one."""
        self._check_silent()
        self.tell(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise ProgramFailed("timeout", f"no answer within {seconds:g} s") from None
        if answer is None:
            raise ProgramFailed("crash", self._why_gone())
        return answer

    def _check_silent(self) -> None:
        """Nothing may have been said since the last answer: it would be taken for the next."""
        try:
            said = self._answers.get_nowait()
        except Empty:
            return
        if said is None:
            raise ProgramFailed("crash", self._why_gone())
        raise ProgramFailed("chatter", f"wrote {_quoted(said)} without being asked")

    def _why_gone(self) -> str:
        code = _exit_code(self._process, 1.0)
        if code is None:
            told = "closed its output"
        elif code < 0:
            told = f"was ended by signal {-code}"
        else:
            told = f"ended with exit code {code}"
        words = self.last_words.splitlines()
        return f"{told}: {words[-1]}" if words else told

    def end(self, patience: float = 1.0) -> bool:
        """Close its input and give it a moment to leave; True if it left by itself."""
        if self._finish.detach() is None:
            return True  # ended before
        return _end_group(self._process, self._questions, patience)


def _end_group(
    process: subprocess.Popen[bytes], questions: Queue[bytes | None], patience: float
) -> bool:
    """End the program and all that it started."""
    questions.put(None)
    left = _exit_code(process, patience) is not None
    if sys.platform == "win32":
        process.kill()
    else:
        # The leader has not been waited for, so its group's number cannot be another's yet.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    return left


def _exit_code(process: subprocess.Popen[bytes], patience: float) -> int | None:
    """How the program ended, if it does within some seconds; negative: by that signal.

    It stays to be waited for, so that its group can still be ended.
    """
    deadline = time.monotonic() + patience
    while True:
        if sys.platform == "win32":
            if process.poll() is not None:
                return process.returncode
        else:
            ended = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
            if ended is not None:
                own = ended.si_code == os.CLD_EXITED
                return ended.si_status if own else -ended.si_status
        if time.monotonic() >= deadline:
            return None
        time.sleep(0.005)


def _thread(*work: object) -> threading.Thread:
    function, *arguments = work
    assert callable(function)
    thread = threading.Thread(target=function, args=arguments, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    """What the program leaves unread is lost with it."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while (line := pipe.readline(LONGEST_LINE)) and lines.qsize() < MOST_WAITING:
            lines.put(line)
    lines.put(None)


def _listen(pipe: IO[bytes], heard: deque[str]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while piece := os.read(pipe.fileno(), 4096):
            heard.extend(piece.decode("utf-8", "replace"))


def _quoted(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 80 else text[:80] + "…")
