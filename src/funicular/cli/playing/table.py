"""The table: one decision after another, by people at one screen and by bots.

Nobody sees what is not theirs to see: when the screen passes from one person to another it is
wiped, and shows nothing until the other says so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from funicular.bots import Bot, dismiss
from funicular.cli import words
from funicular.cli.interrupts import ctrl_c_waits
from funicular.cli.rendering.console import Paint, wipe
from funicular.cli.rendering.score import draw_score
from funicular.cli.rendering.table import draw_turn
from funicular.cli.sentences import refusal
from funicular.cli.story import Story
from funicular.game import (
    Action,
    ActionError,
    DrawTickets,
    Game,
    GameView,
    SeatScore,
    UndoRefused,
)

from .entry import Question, numbered_answers, understand
from .lookups import COMMANDS, Lookups
from .prompt import Prompt, complete_action

LEAVING = ("quit", "q", "exit", "leave")
SLOW = 0.3
"""Seconds after which a bot's next move is announced as thinking."""


class Leave(Exception):
    """Somebody leaves the table."""


class Table:
    """A game with its players, its screen and its story."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot | None],
        console: Console,
        file: Path | None = None,
        story: Story | None = None,
    ) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.console = console
        self.file = file
        self.story = story or Story()
        self.paint = Paint(game.map, game.names)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self._prompt = Prompt(console)
        self._lookups = Lookups(self)
        self._heard = [len(self.story.told)] * game.players  # how much of the story, by seat
        self._eyes: int | None = None  # whose secrets are on the screen
        self._slow: set[int] = set()

    # The course of the game

    def play(self) -> bool:
        """Play to the end; False if somebody left before."""
        self.save()  # at once: a file that cannot be written is better known before the game
        self._welcome()
        try:
            while not self.game.is_over:
                seat = self._next_seat()
                if self.bots[seat] is None:
                    self._person(seat)
                else:
                    self._bot(seat)
        except (Leave, EOFError):
            self._say_goodbye()
            return False
        except KeyboardInterrupt:
            self.console.print()
            self._say_goodbye()
            raise
        self._end()
        return True

    def _next_seat(self) -> int:
        """The awaited seat; at the opening, who is at the screen already goes first."""
        awaited = self.game.awaited
        return self._eyes if self._eyes in awaited and self._eyes is not None else awaited[0]

    def _welcome(self) -> None:
        names = words.listed(self.game.names)
        self.console.print(self.paint(f"{self.game.map.title}: {names}", style="bold"))
        self.console.print(f"commitment {self.game.commitment}", style="dim")
        if self.people:
            self.console.print("Type ? for help at any time.")

    def _end(self) -> None:
        if len(self.people) > 1:
            self._hide()
        self._news(self.people[0] if len(self.people) == 1 else None)
        self.console.print()
        self.console.print(draw_score(self.game.map, self.game.score()))
        seed = self.game.seed
        shown = seed.text if seed.secret is None else seed.secret.hex()
        self.console.print(f"seed {shown}", style="dim", soft_wrap=True)
        if self.file is not None:
            self._say(f"Recorded. To prove that the deal was fair: funicular verify {self.file}")

    def _say(self, line: str) -> None:
        """A line with a file's name, which must not be broken."""
        self.console.print(line, soft_wrap=True)

    def _say_goodbye(self) -> None:
        if self.file is None:
            self.console.print("The game was left unfinished, and not saved.")
        else:
            self._say(f"To go on later: funicular play --resume {self.file}")

    def save(self) -> None:
        """Keep the file up to date, so that nothing is ever lost."""
        if self.file is not None:
            with ctrl_c_waits():
                self.game.record().write(self.file)

    # Bots

    def dismiss_bots(self) -> None:
        """The bots hear how the game ended, or that it was left."""
        score = self.game.score() if self.game.is_over else None
        for bot in filter(None, self.bots):
            if score is None:
                dismiss(bot)
            else:
                dismiss(bot, [seat.total for seat in score.seats], score.winners)

    def _bot(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        started = time.monotonic()
        if seat in self._slow and self._prompt.interactive:
            with self.console.status(f"{self.game.names[seat]} is thinking…"):
                action = bot.choose(self.game.view(seat))
        else:
            action = bot.choose(self.game.view(seat))
        if time.monotonic() - started > SLOW:
            self._slow.add(seat)
        self.story.play(self.game, action, seat)
        self.save()
        if len(self.people) < 2:  # nobody else is to be kept from hearing it now
            self._news(self.people[0] if self.people else None)

    # People

    def _person(self, seat: int) -> None:
        """One decision of a person."""
        self._hand_over(seat)
        view = self.game.view(seat)
        score = self.game.score().seats[seat]
        self._news(seat)
        self.console.print(draw_turn(view, self.paint, score))
        for number, (text, _) in enumerate(numbered_answers(view), 1):
            self.console.print(self.paint(f"  {number}  {text}"))
        action = self._ask_action(seat)
        if action is None:
            return
        self.story.play(self.game, action, seat)
        self.save()
        self._news(seat)
        if not self.game.is_over:
            self._celebrate(seat, score)
            if seat not in self.game.awaited:
                self._end_turn(seat)

    def _celebrate(self, seat: int, before: SeatScore) -> None:
        """Tell the owner of a ticket, and nobody else, that it is completed."""
        done = {each.ticket for each in before.tickets if each.completed}
        for each in self.game.score().seats[seat].tickets:
            if each.completed and each.ticket not in done:
                name = words.ticket_by_id(self.game.map, each.ticket)
                self.console.print(f"✔ Ticket completed: {name}", style="bold green")

    def _hand_over(self, seat: int) -> None:
        """Give the screen to another person, with nothing on it."""
        if self._eyes == seat:
            return
        if len(self.people) > 1 and self._prompt.interactive:
            name = self.game.names[seat]
            if self._eyes is not None:
                self._hide()
            self.console.print(self.paint(f"Pass the screen to {name}."))
            self._pause(f"{name}, press Enter when you are ready. ")
            self._hide()
        self._eyes = seat

    def _hide(self) -> None:
        if self._prompt.interactive:
            wipe(self.console)
            self._prompt.forget()

    def _end_turn(self, seat: int) -> None:
        """Time to look at what was drawn, and to think better of what can be taken back."""
        if not self._prompt.interactive:
            return
        undo = self.game.can_undo
        if not undo and len(self.people) == 1:
            return
        while line := self._pause(
            f"Enter ends your turn{', undo takes it back' if undo else ''}. "
        ):
            if line.casefold() == "undo" and self._undo(seat):
                return
        if len(self.people) > 1:
            self._hide()

    def _pause(self, question: str) -> str:
        line = self._prompt.ask(question)
        if line.casefold() in LEAVING:
            raise Leave
        return line

    def _news(self, seat: int | None) -> None:
        """What has happened since a seat last heard; a spectator is told each thing once."""
        heard = self._heard[seat] if seat is not None else min(self._heard)
        for line in self.story.lines(seat, heard):
            self.console.print(self.paint(line))
        for each in range(self.game.players) if seat is None else (seat,):
            self._heard[each] = len(self.story.told)

    # What people type

    def _ask_action(self, seat: int) -> Action | None:
        """The action that a person decides on; None if the last one was taken back."""
        view = self.game.view(seat)
        completer = partial(complete_action, view, COMMANDS)
        while True:
            line = self._prompt.ask(f"{self.game.names[seat]}> ", completer)
            command, _, rest = line.partition(" ")
            command = command.casefold()
            if not line:
                continue
            if command in LEAVING:
                self._quit()
            elif command == "undo":
                if self._undo(seat):
                    return None
            elif command == "save":
                self._save_as(rest.strip())
            elif not self._lookups.answer(view, command, rest.strip()):
                action = self._understood(view, line)
                if action is not None:
                    return action

    def _understood(self, view: GameView, line: str) -> Action | None:
        try:
            meant = understand(view, line)
        except ActionError as error:
            self.console.print(self.paint(refusal(view, error)))
            return None
        if isinstance(meant, Question):
            return self._choose(meant)
        if isinstance(meant, DrawTickets) and line.casefold() == "t" and self._prompt.interactive:
            count = min(view.map.rules.tickets.drawn, view.ticket_deck)
            sure = self._pause(
                f"Draw {words.counted(count, 'ticket')}? There is no way back (y/n) "
            )
            return meant if sure.casefold() in ("y", "yes") else None
        return meant

    def _choose(self, question: Question) -> Action | None:
        """Ask which of several answers is meant."""
        for number, (text, _) in enumerate(question.answers, 1):
            self.console.print(self.paint(f"  {number}  {text}"))
        line = self._pause(f"{question.text} (1 to {len(question.answers)}, Enter for none) ")
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(question.answers):
            return question.answers[int(line) - 1][1]
        self.console.print("Nothing done.")
        return None

    def _undo(self, seat: int) -> bool:
        steps = self.game.steps
        if steps and steps[-1].seat != seat:
            self.console.print("The last decision was not yours.")
            return False
        try:
            self.story.undo(self.game)
        except UndoRefused as error:
            self.console.print(f"{str(error)[:1].upper()}{str(error)[1:]}.")
            return False
        self.save()
        return True

    def _save_as(self, name: str) -> None:
        """Write the game to a file, and keep that file up to date from now on."""
        if not name and self.file is None:
            self.console.print("Say where: save FILE")
            return
        path = Path(name) if name else self.file
        assert path is not None
        if path != self.file and path.exists():
            self._say(f"{path} exists already; choose another name.")
            return
        if not path.parent.is_dir():
            self._say(f"There is no folder {path.parent}.")
            return
        try:
            self.game.record().write(path)
        except OSError as error:
            self._say(f"Cannot write {path}: {error.strerror}.")
            return
        self.file = path
        self._say(f"Saved in {path}, and kept up to date from now on.")

    def _quit(self) -> None:
        if self.file is None and self.story.told and self._prompt.interactive:
            sure = self._prompt.ask("The game is not saved ('save FILE' does). Leave? (y/n) ")
            if sure.casefold() not in ("y", "yes"):
                return
        raise Leave
