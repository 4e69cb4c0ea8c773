"""What can be wrong with what a caller says: three kinds of "no", and records that do not hold."""

from __future__ import annotations


class FunicularError(Exception):
    """Base of the errors that are a caller's to mend; the message is one clear line."""


class OptionError(FunicularError, ValueError):
    """A game cannot be set up this way."""


class ActionError(FunicularError, ValueError):
    """An action was not carried out; the game is as it was."""


class UnreadableAction(ActionError):
    """The text is no action of this game."""


class AmbiguousAction(ActionError):
    """The text could mean several actions."""

    def __init__(self, text: str, meanings: tuple[str, ...]) -> None:
        super().__init__(f"{text!r} could mean {' or '.join(meanings)}")
        self.text = text
        self.meanings = meanings


class IllegalAction(ActionError):
    """A rule forbids it: `code` says what is wrong, `rule` is the rule's id."""

    def __init__(self, action: str, code: str, rule: str, arguments: dict[str, object]) -> None:
        told = "".join(f" {name}={value}" for name, value in arguments.items())
        super().__init__(f"{action!r} is refused: {code} ({rule}){told}")
        self.action = action
        self.code = code
        self.rule = rule
        self.arguments = arguments


class UndoRefused(FunicularError):
    """Nothing to take back, or something was revealed since."""


class RecordError(FunicularError, ValueError):
    """A record is unreadable, damaged or does not replay; `line` counts from 1."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line
