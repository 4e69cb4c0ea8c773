"""The program: from words on the command line to an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from .interrupts import sigterm_is_ctrl_c
from .options import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, OK, BadInput
from .parser import parse


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. What a user did wrong is one line on stderr, never a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    _write_whatever_the_encoding()
    try:
        with sigterm_is_ctrl_c():
            code = _run(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_stdout()
        return BROKEN_PIPE
    except SystemExit as leave:  # argparse, after --help and --version
        return leave.code if isinstance(leave.code, int) else OK
    except Exception as error:
        line = _complaint(error)
        if line is None:
            raise
        print(f"funicular: {line}", file=sys.stderr)
        return BAD_INPUT


def _run(words: list[str]) -> int:
    if words[:1] == ["_complete"]:  # asked by the scripts of `funicular completion`, at every Tab
        from .completion import answer_shell

        return answer_shell(words[1:])
    args = parse(words)
    code: int = args.run(args)
    return code


def _complaint(error: Exception) -> str | None:
    """The line for an error that is the user's to mend; None for one of ours."""
    if isinstance(error, BadInput):
        return str(error)
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}"
    from funicular.game import FunicularError
    from funicular.maps import MapError

    return " ".join(str(error).split()) if isinstance(error, FunicularError | MapError) else None


def _write_whatever_the_encoding() -> None:
    """A terminal that lacks a letter shows `?` for it; that is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _forget_stdout() -> None:
    """Whoever read us has left: Python's own flush at exit must not complain either."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
