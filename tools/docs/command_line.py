"""The reference of the command line, from the parser itself."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from funicular.cli.parser import build_parser, subcommands

SHARED = ("--help", "--color", "--json")
"""Options that every command has: they are told once, at the top of the page."""


def command_reference() -> str:
    """All commands: a list of them, then a section for each."""
    commands = list(_commands(build_parser()))
    names = [parser.prog for parser in commands]
    lines = [
        f"- [`{name}`](#{name.replace(' ', '-')}): {_summary(p)}"
        for name, p in zip(names, commands, strict=True)
    ]
    return "\n".join(lines) + "\n\n" + "\n".join(_section(parser) for parser in commands)


def _commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Those that do something, in the order of `--help`."""
    below = subcommands(parser)
    if not below:
        yield parser
    for each in below.values():
        yield from _commands(each)


def _summary(parser: argparse.ArgumentParser) -> str:
    first = (parser.description or "").partition("\n")[0]
    return (first[:1].lower() + first[1:]).removesuffix(".")


def _section(parser: argparse.ArgumentParser) -> str:
    summary, _, details = (parser.description or "").partition("\n\n")
    parts = [f"### {parser.prog}", summary]
    if details:
        parts.append(_marked(details).strip())
    rows = [row for action in parser._actions if (row := _row(action))]
    if rows:
        parts.append("| argument | |\n|---|---|\n" + "\n".join(rows))
    if examples := _examples(parser):
        parts.append("```sh\n" + "\n".join(examples) + "\n```")
    return "\n\n".join(parts) + "\n"


def _marked(text: str) -> str:
    """The parser's plain text as Markdown: names of files and options are code."""
    text = re.sub(r"((?:^  .*\n?)+)", r"\n```text\n\1\n```\n", text, flags=re.MULTILINE)
    text = re.sub(r"\n\n```\n", "\n```\n", text)
    parts = re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(each if each.startswith("```") else _with_code(each) for each in parts)


def _with_code(prose: str) -> str:
    prose = re.sub(r"docs/([a-z-]+)\.md", r"[\1](\1.md)", prose)
    prose = re.sub(r"'(funicular [^']*)'", r"`\1`", prose)
    prose = re.sub(r"\b(cmd:COMMAND|NO_COLOR|FUNICULAR_[A-Z]+)\b", r"`\1`", prose)
    return re.sub(r"(?<![\w`(])(--[a-z-]+)", r"`\1`", prose)


def _row(action: argparse.Action) -> str | None:
    if action.help in (None, argparse.SUPPRESS) or set(action.option_strings) & set(SHARED):
        return None
    told = _marked(str(action.help).replace("%%", "%"))
    return f"| {_written(action)} | {told} |"


def _written(action: argparse.Action) -> str:
    """An argument as it is typed."""
    value = _value(action)
    if not action.option_strings:
        return f"`{value}`" + ("" if action.required else " (optional)")
    names = ", ".join(f"`{name}`" for name in action.option_strings[:-1])
    last = f"`{action.option_strings[-1]} {value}`" if value else f"`{action.option_strings[-1]}`"
    return f"{names}, {last}" if names else last


def _value(action: argparse.Action) -> str:
    if action.nargs == 0:
        return ""
    if isinstance(action.metavar, str):
        word = action.metavar
    elif action.choices is not None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    else:
        word = action.dest.upper()
    more = action.nargs in ("*", "+", argparse.REMAINDER)
    return f"{word} …" if more else word


def _examples(parser: argparse.ArgumentParser) -> list[str]:
    return re.findall(r"^  (funicular .*)$", parser.epilog or "", re.MULTILINE)
