"""The parser: one command a module, each with `add(commands)` and `run(args)`.

To add a command, write its module and name it in COMMANDS. The modules import what they need
inside `run`, so that `--help` stays instant.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches

from funicular import __version__

from . import (
    analyse,
    arena,
    backup,
    bench,
    bots,
    completion,
    connect,
    ladder,
    maps,
    play,
    replay,
    restore,
    serve,
    show,
    simulate,
    tickets,
    verify,
)
from .options import EXIT_CODES, BadInput, HelpFormatter, Parser

COMMANDS = (
    play,
    serve,
    connect,
    backup,
    restore,
    simulate,
    arena,
    ladder,
    tickets,
    bots,
    replay,
    verify,
    analyse,
    show,
    maps,
    bench,
    completion,
)

EXAMPLES = """\
examples:
  funicular play                              Europe, you against the computer
  funicular play san_francisco --humans 2     two people at one screen
  funicular simulate europe --players 3 --games 10000
  funicular verify game.jsonl                 was the deal fair?
  funicular COMMAND --help                    all about one command
"""


def build_parser() -> Parser:
    parser = Parser(
        prog="funicular",
        description="Two railway board games: Europe by train, San Francisco by cable car.",
        epilog=f"{EXAMPLES}\n{EXIT_CODES}",
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"funicular {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=Parser)
    for module in COMMANDS:
        module.add(commands)
    parser.set_defaults(run=None, parser=parser)
    return parser


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The arguments of the command to run; BadInput says in a line what is wrong."""
    parser = build_parser()
    _check_names(parser, list(words))
    args, unknown = parser.parse_known_args(words)
    if unknown:
        prog, word = args.parser.prog, unknown[0]
        wrong = "no option" if word.startswith("-") else "one argument too many"
        raise BadInput(f"{word!r} is {wrong} of '{prog}' (see '{prog} --help')")
    if args.run is None:
        args.run = print_help
    return args


def print_help(args: argparse.Namespace) -> int:
    """A command that needs a subcommand explains itself when it gets none."""
    args.parser.print_help()
    return 0


def subcommands(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    """The commands below a parser, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def option_names(parser: argparse.ArgumentParser) -> list[str]:
    return [name for action in parser._actions for name in action.option_strings]


def _check_names(parser: Parser, words: list[str]) -> None:
    """Misspelt commands and options first: they explain whatever else is wrong."""
    for number, word in enumerate(words):
        if word == "--":
            return
        if word.startswith("--"):
            name = word.partition("=")[0]
            if name not in (known := option_names(parser)):
                hint = _did_you_mean(name, known) or f"see '{parser.prog} --help'"
                raise BadInput(f"no option of '{parser.prog}' is called {name}; {hint}")
        elif number == 0 and not word.startswith("-") and (commands := subcommands(parser)):
            if word not in commands:
                hint = _did_you_mean(word, list(commands)) or f"there are {', '.join(commands)}"
                raise BadInput(f"no command of '{parser.prog}' is called {word!r}; {hint}")
            _check_names(commands[word], words[1:])
            return


def _did_you_mean(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"did you mean {near[0]}?" if near else ""
