"""What all commands share: the parser class, option types, exit codes, and JSON on stdout."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from funicular.game import GameRecord
    from funicular.maps import Map

OK = 0
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

EXIT_CODES = "Exit codes: 0 fine, 1 a check failed, 2 bad input, 130 interrupted."
BOT_HELP = (
    "a bot's name (see 'funicular bot list'), with a time for its moves if you like (search@0.05), "
    "or cmd:COMMAND for a program of yours"
)
GAME_HELP = "a map's id (see 'funicular map list') or folder"


class BadInput(Exception):
    """Something on the command line is wrong; the message is one clear line."""


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Examples stay as they are written, and long names have room."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26)


class Parser(argparse.ArgumentParser):
    """argparse with one-line errors that say where to look."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see '{self.prog} --help')")


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Parser]


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    *,
    summary: str,
    details: str = "",
    examples: tuple[str, ...] = (),
) -> Parser:
    """A new command with --color and --json, and its examples under the help."""
    parser = _add_parser(commands, name, summary, details, examples)
    parser.set_defaults(run=run, parser=parser)
    parser.add_argument(
        "--color",
        "--colour",
        dest="color",
        metavar="WHEN",
        choices=("auto", "always", "never"),
        default="auto",
        help="colours: always, never, or auto (on a terminal, unless NO_COLOR is set)",
    )
    parser.add_argument(
        "--json", action="store_true", help="write JSON, and nothing else, to stdout"
    )
    return parser


def add_group(
    commands: Commands, name: str, *, summary: str, examples: tuple[str, ...]
) -> Commands:
    """A command that has commands below it."""
    parser = _add_parser(commands, name, summary, "", examples)
    parser.set_defaults(run=None, parser=parser)
    return parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=Parser)


def _add_parser(
    commands: Commands, name: str, summary: str, details: str, examples: tuple[str, ...]
) -> Parser:
    lines = "\n".join(f"  funicular {each}" for each in examples)
    return commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.\n\n{details}".strip(),
        epilog=f"examples:\n{lines}\n\n{EXIT_CODES}" if examples else EXIT_CODES,
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )


# Types of options


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number in a range, for `type=`."""
    wanted = f"from {least}" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        number = int(text) if text.lstrip("-").isascii() and text.lstrip("-").isdigit() else None
        if number is None or number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"a whole number {wanted} is needed, not {text!r}")
        return number

    return read


def seconds(text: str) -> float:
    """A time for a move, for `type=`."""
    from funicular.bots.specs import read_seconds
    from funicular.game import OptionError

    try:
        return read_seconds(text)
    except OptionError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def comma_list(text: str) -> list[str]:
    """Names with commas between them, for `type=`."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise argparse.ArgumentTypeError(f"names with commas between them are needed, not {text!r}")
    return names


def bot_list(text: str) -> list[str]:
    """Bots with commas between them, for `type=`; a command goes on to the end of the text."""
    named, command, words = text.partition("cmd:")
    if not command or (named and not named.endswith(",")):
        return comma_list(text)
    return [*(comma_list(named.removesuffix(",")) if named else []), command + words]


def add_time(parser: Parser) -> None:
    """The option --time, for bots that can use more of it."""
    parser.add_argument(
        "--time",
        metavar="S",
        type=seconds,
        help="seconds for a move of bots that search (one alone: search@S)",
    )


# What the shell may complete (see `completion`)


def completes(action: argparse.Action, *what: str) -> None:
    """Say what an argument is: `maps`, `bots`, `files` or `folders`."""
    setattr(action, "completes", what)  # noqa: B010  (argparse's class does not know the name)


def what_completes(action: argparse.Action) -> tuple[str, ...]:
    return getattr(action, "completes", ())


# Input and output


def map_name(name: str) -> str:
    """The map that a user means, as `load_map` knows it: an id, loosely written, or a folder."""
    from funicular.maps import map_ids

    known = map_ids()
    loose = "_".join(name.lower().replace("-", " ").split())
    if loose in known and not Path(name).is_dir():
        return loose
    if name not in known and not Path(name).is_dir():
        near = get_close_matches(loose, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise BadInput(f"no map is called {name!r}, nor is it a folder; {hint}")
    return name


def the_map(name: str) -> Map:
    """The map that a user means."""
    from funicular.maps import load_map

    return load_map(map_name(name))


def file_to_write(option: str, name: str) -> Path:
    """A file that can be written later on: said before any work is done for it."""
    path = Path(name)
    if path.is_dir():
        raise BadInput(f"{option} {name}: that is a folder")
    if not path.parent.is_dir():
        raise BadInput(f"{option} {name}: there is no folder {path.parent}")
    return path


def the_record(path: str) -> GameRecord:
    """The record in a file; unreadable ones are refused with their name."""
    from funicular.game import RecordError, read_record

    try:
        return read_record(path)
    except RecordError as error:
        raise BadInput(str(error) if error.line is None else f"{path}, {error}") from error


def how_to_install(package: str) -> str:
    """The command that adds a package to the very environment that we run in."""
    return shlex.join([sys.executable, "-m", "pip", "install", package])


def print_json(value: Any) -> None:
    """One JSON value as one line on stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def note(line: str) -> None:
    """A remark for people, beside the output."""
    print(line, file=sys.stderr)
