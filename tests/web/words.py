"""What the page says: the messages of a language, as far as each is written in one line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "web" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())

_MESSAGE = re.compile(r"^([a-z][\w-]*) *= *(\S.*)$", re.MULTILINE)
_GIVEN = re.compile(r"\{[^{}]*\}")
_FEWEST_LETTERS = 4
"""Shorter texts than this are signs rather than words."""


@cache
def sayings(language: str) -> dict[str, str]:
    """The texts of messages without cases, by their ids."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found |= dict(_MESSAGE.findall(file.read_text(encoding="utf-8")))
    return {key: text for key, text in found.items() if not text.rstrip().endswith("->")}


@cache
def foreign(language: str) -> re.Pattern[str]:
    """Fits whatever is English, and is not said in this language too."""
    own = set(sayings(language).values())
    texts = [text for text in sayings("en").values() if text not in own]
    worded = [text for text in texts if _letters(text) >= _FEWEST_LETTERS]
    return re.compile("|".join(sorted(_any_filling(text) for text in worded)))


def _letters(text: str) -> int:
    return sum(letter.isalpha() for letter in _GIVEN.sub("", text))


def _any_filling(text: str) -> str:
    return r"[^\n]+".join(re.escape(part) for part in _GIVEN.split(text))
