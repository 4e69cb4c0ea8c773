"""Asking for a line: with readline's editing and Tab on a terminal, plainly from a pipe."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from funicular.game import Claim, GameView

if TYPE_CHECKING:
    from rich.console import Console

TWICE = 1.0
"""Seconds within which a second Ctrl-C means to leave, whatever was typed."""

Completer = Callable[[str, str], Iterable[str]]
"""From the words before, and the word begun, to the words that it could become."""


class Prompt:
    """Where the players' lines come from. EOFError and KeyboardInterrupt go to the caller."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.interactive = sys.stdin.isatty() and console.file.isatty()
        # Python's input() edits lines only where it writes its prompt to stdout.
        edits = self.interactive and sys.stdout.isatty() and not console.stderr
        self._edits = edits and find_spec("readline") is not None  # some Pythons lack it
        self._matches: list[str] = []
        self._completer: Completer | None = None
        if self._edits:
            self._set_up_readline()

    def ask(self, question: str, completer: Completer | None = None) -> str:
        """A line without its blanks."""
        self._completer = completer
        if self._edits:
            return self._edited(question)
        self._console.file.write(question)
        self._console.file.flush()
        line = sys.stdin.readline()
        if not line.endswith("\n"):
            self._console.file.write("\n")
        elif not sys.stdin.isatty():
            self._console.file.write(line)  # a transcript shows what was typed, too
        if not line:
            raise EOFError
        return line.strip()

    def _edited(self, question: str) -> str:
        """A line from readline. Ctrl-C drops what was typed; when nothing was, it leaves."""
        import readline

        dropped = -TWICE
        while True:
            try:
                return input(question).strip()
            except KeyboardInterrupt:
                now = time.monotonic()
                if not readline.get_line_buffer() or now - dropped < TWICE:
                    raise
                dropped = now
                self._console.file.write("\n")

    def forget(self) -> None:
        """Lines typed by one player are not for the next one to page back to."""
        if self._edits:
            import readline

            readline.clear_history()

    def _set_up_readline(self) -> None:
        import readline

        readline.set_completer(self._complete)
        readline.set_completer_delims(" ")
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def _complete(self, begun: str, index: int) -> str | None:
        """Readline asks for one match after another, until there is none."""
        import readline

        if index == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()]
            found = self._completer(before, begun.casefold()) if self._completer else ()
            self._matches = sorted(dict.fromkeys(found))
        return self._matches[index] if index < len(self._matches) else None


def complete_action(view: GameView, commands: Iterable[str], before: str, begun: str) -> list[str]:
    """The next word of a legal action, or of a command that is not one."""
    words = before.casefold().split()
    if not words:
        verbs = {str(action).split()[0] for action in view.legal_actions}
        return [f"{word} " for word in (*verbs, *commands) if word.startswith(begun)]
    if words == ["routes"]:
        return [place.id for place in view.map.places if place.id.startswith(begun)]
    found: list[str] = []
    for action in view.legal_actions:
        texts = [str(action).split()]
        if isinstance(action, Claim):
            texts.append(["claim", _other_way(action.route), str(action.payment)])
        for text in texts:
            if text[: len(words)] == words and len(text) > len(words):
                last = len(text) == len(words) + 1
                found.append(text[len(words)] + ("" if last else " "))
    if words in (["claim"], ["station"]) and not begun:
        found = [word for word in found if not _is_other_way(view, word.strip())]
    return [word for word in found if word.startswith(begun)]


def _other_way(route: str) -> str:
    ends, slash, track = route.partition("/")
    start, _, end = ends.partition("-")
    return f"{end}-{start}{slash}{track}"


def _is_other_way(view: GameView, word: str) -> bool:
    return "-" in word and word not in view.notation.routes
