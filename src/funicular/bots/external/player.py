"""A bot whose choices come from another program. Whatever that does, the game goes on.

One program plays one seat in one game. If it crashes or does not answer in time, the rest of the
game is played at random; after an answer that is unreadable or illegal, that one decision is.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from funicular.bots.fast_bot import FastBot, bot_key
from funicular.bots.policies import Policy
from funicular.bots.specs import COMMAND
from funicular.game import Action, ActionError, GameView, OptionError, Seed

from . import messages
from .program import Program, ProgramFailed

PREFIX = COMMAND
START_LIMIT = 30.0
"""Seconds for the answer to hello: a program may have much to load."""
LIMIT = 10.0
"""Seconds for a decision, if nobody names a time."""
GRACE = 1.0
"""Seconds beyond the time named, for the way there and back."""


MOVE_FAULTS = ("unreadable", "illegal")
"""Faults that cost one decision; after any other, the program is out of the game."""


def is_command(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of a bot's name such as `cmd:python3 my_bot.py`; OptionError if none can run."""
    text = name.removeprefix(PREFIX).strip()
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise OptionError(f"{name!r} is no command line: {error}") from error
    if not words:
        raise OptionError(f"{PREFIX} needs a command, such as {PREFIX}python3 my_bot.py")
    if shutil.which(words[0]) is None:
        raise OptionError(f"{name!r}: there is no program {words[0]!r}")
    return words


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a program did wrong, and at which of its decisions (0: at the start)."""

    kind: str
    """`start`, `crash`, `timeout`, `chatter`, `unreadable` or `illegal`."""
    reason: str
    decision: int

    def __str__(self) -> str:
        where = f"decision {self.decision}" if self.decision else "the start"
        return f"{self.reason} (at {where})"


def tell_stderr(line: str) -> None:
    sys.stderr.write(line + "\n")


class ExternalBot:
    """A program in one seat. `close` it when the game is over, or left."""

    def __init__(
        self,
        command: Sequence[str],
        seed: Seed | str | int | None = None,
        budget: float | None = None,
        *,
        name: str | None = None,
        report: Callable[[str], None] = tell_stderr,
        extra: dict[str, object] | None = None,
    ) -> None:
        """`report` is told of the first fault; `extra` fields go with every message."""
        self.command = list(command)
        self.name = name or PREFIX + shlex.join(command)
        self.budget = budget
        self.limit = LIMIT if budget is None else budget + GRACE
        self.report = report
        self.faults: list[Fault] = []
        self.decisions = 0
        self.replaced = 0  # decisions that were not the program's
        self.started_in = 0.0
        self.last_took = self.slowest = 0.0
        self.left_by_itself: bool | None = None
        self._seed = bot_key(seed).hex()[:16]
        self._fallback = FastBot(Policy.RANDOM, self._seed)
        self._program: Program | None = None
        self.is_out = False
        self._extra = extra or {}

    # Playing

    def choose(self, view: GameView) -> Action | str:
        """The program's choice, or a random one where it has none."""
        self.decisions += 1
        if self.is_out:
            return self._replace(view)
        try:
            return self._ask(view)
        except ProgramFailed as failed:
            self._note(failed.kind, str(failed))
            self.close(patience=0.0)
            return self._replace(view)
        except (messages.BadAnswer, ActionError) as wrong:
            kind = "unreadable" if isinstance(wrong, messages.BadAnswer) else "illegal"
            self._note(kind, str(wrong))
            played = self._replace(view)
            self.tell(messages.rejected(self.decisions, str(wrong), str(played)))
            return played

    def _replace(self, view: GameView) -> Action:
        self.replaced += 1
        return self._fallback.choose(view)

    def _ask(self, view: GameView) -> Action:
        program = self._program or self._start(view)
        question = messages.to_line(messages.decide(view, self.decisions) | self._extra)
        began = perf_counter()
        answer = program.ask(question, self.limit)
        self.last_took = perf_counter() - began
        self.slowest = max(self.slowest, self.last_took)
        action = messages.read_action(answer, self.decisions)
        return view.notation.action(view.legal_actions.number(action))

    def _start(self, view: GameView) -> Program:
        began = perf_counter()
        self._program = program = Program(self.command)
        greeting = messages.hello(view, self._seed, self.budget) | self._extra
        try:
            messages.check_ready(program.ask(messages.to_line(greeting), START_LIMIT))
        except messages.BadAnswer as wrong:
            raise ProgramFailed("start", str(wrong)) from wrong
        except ProgramFailed as failed:
            if failed.kind != "chatter":
                raise
            # It spoke before it was greeted: no other fault than a wrong word a moment later.
            raise ProgramFailed("start", str(failed)) from failed
        self.started_in = perf_counter() - began
        return program

    def _note(self, kind: str, reason: str) -> None:
        self.faults.append(Fault(kind, reason, self.decisions))
        if len(self.faults) == 1:
            rest = "this move" if kind in MOVE_FAULTS else "the rest of its game"
            self.report(f"funicular: {self.name} {self.faults[0]}; {rest} is played at random")

    def tell(self, message: dict[str, object]) -> None:
        """Send a message that is not to be answered."""
        if self._program is not None:
            self._program.tell(messages.to_line(message | self._extra))

    # The end

    def game_over(
        self,
        totals: Sequence[int] | None,
        winners: Sequence[int] | None = None,
        patience: float = 1.0,
    ) -> None:
        """Tell the program how the game ended (None: it was left), and end it."""
        self.tell(messages.end(totals, winners))
        self.close(patience)

    def close(self, patience: float = 1.0) -> None:
        """End the program and whatever it started."""
        program, self._program = self._program, None
        self.is_out = True
        if program is not None:
            self.left_by_itself = program.end(patience)


def label(name: str) -> str:
    """A bot's name for tables and plots; a command is called by its short name."""
    return f"{PREFIX}{short_name(name)}" if is_command(name) else name


def short_name(name: str) -> str:
    """What people would call the program: by its script, or by itself."""
    words = command_of(name)
    scripts = [word for word in words[1:] if Path(word).is_file()]
    return Path(scripts[0] if scripts else words[0]).stem[:24] or "program"
