"""The terminal: consoles with or without colours, and paint for cards and players."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from funicular.cli.words import SHAPES
from funicular.maps import Map

CARD_STYLES = {
    "purple": "white on rgb(128,60,150)",
    "white": "black on rgb(238,238,238)",
    "blue": "white on rgb(30,90,190)",
    "yellow": "black on rgb(240,200,40)",
    "orange": "black on rgb(240,140,40)",
    "black": "white on rgb(45,45,45)",
    "red": "white on rgb(190,30,40)",
    "green": "white on rgb(30,120,60)",
    "wild": "bold black on rgb(140,215,215)",
}
PLAYER_STYLES = {
    "blue": "bold rgb(90,150,255)",
    "red": "bold rgb(240,80,80)",
    "green": "bold rgb(70,180,90)",
    "yellow": "bold rgb(215,175,0)",
    "black": "bold rgb(135,135,135)",
    "white": "bold rgb(160,160,160)",
    "orange": "bold rgb(235,140,40)",
    "purple": "bold rgb(175,105,215)",
    "turquoise": "bold rgb(0,175,175)",
    "pink": "bold rgb(235,110,170)",
    "brown": "bold rgb(165,115,65)",
}


class QuietConsole(Console):
    """A console that leaves a broken pipe to the program's end."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out_console(color: str) -> Console:
    """Where answers go: stdout, in colours as --color and NO_COLOR say."""
    return _console(color, stderr=False)


def error_console(color: str) -> Console:
    """Where remarks and progress go."""
    return _console(color, stderr=True)


def _console(color: str, *, stderr: bool) -> Console:
    plain = color == "never" or (color == "auto" and bool(os.environ.get("NO_COLOR")))
    return QuietConsole(
        stderr=stderr,
        color_system=None if plain else "auto",
        no_color=True if plain else None,
        force_terminal=True if color == "always" else None,
        highlight=False,
        markup=False,
        emoji=False,
    )


class Paint:
    """Colours for the cards and players that a plain text names."""

    def __init__(self, source: Map, names: Sequence[str] = ()) -> None:
        self._styles: dict[str, str] = {}
        for kind, shape in SHAPES.items():
            self._styles[shape] = CARD_STYLES[kind]
            wild = source.names.wild
            for name in (wild.plural, wild.singular) if kind == "wild" else (kind,):
                self._styles[f"{shape} {name}"] = CARD_STYLES[kind]
        cards = sorted(self._styles, key=len, reverse=True)
        players = sorted(names, key=len, reverse=True)
        self._styles |= dict(zip(names, player_styles(source), strict=False))
        self._pattern = re.compile(
            "|".join((*map(re.escape, cards), *(rf"\b{re.escape(name)}\b" for name in players)))
        )

    def __call__(self, text: str, style: str = "") -> Text:
        """The text with its cards and players in their colours."""
        painted = Text(text, style=style)
        for found in self._pattern.finditer(text):
            painted.stylize(self._styles[found.group()], found.start(), found.end())
        return painted

    def lines(self, lines: Iterable[str]) -> Text:
        return Text("\n").join(self(line) for line in lines)


def player_styles(source: Map) -> list[str]:
    return [PLAYER_STYLES[colour] for colour in source.names.player_colours]


def wipe(console: Console) -> None:
    """Leave nothing of the screen, nor of what could be scrolled back to."""
    if os.environ.get("TERM", "dumb") == "dumb":
        console.file.write("\n" * 100)
    else:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
    console.file.flush()
