"""What a coach's words name: cards, in every language; and in English what is to be done."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Asks = Literal["draw", "claim", "tickets", "keep", "station", "pay", "withdraw", "point"]

KINDS: dict[str, dict[str, str]] = {
    "en": {
        "purple": "purple", "white": "white", "blue": "blue", "yellow": "yellow",
        "orange": "orange", "black": "black", "red": r"red\b", "green": "green",
        "wild": "ferry cards?|locomotive", "deck": "blind|deck",
    },
    "cs": {
        "purple": "fialov", "white": "bíl", "blue": "modr", "yellow": "žlut",
        "orange": "oranžov", "black": "čern", "red": "červen", "green": "zelen",
        "wild": r"kart\w* trajekt|lokomotiv", "deck": "naslepo|balíč",
    },
    "sk": {
        "purple": "fialov", "white": "biel", "blue": "modr", "yellow": "žlt",
        "orange": "oranžov", "black": "čiern", "red": "červen", "green": "zelen",
        "wild": r"kart\w* trajekt|lokomotív", "deck": "naslepo|balíč",
    },
    "pl": {
        "purple": "fiolet", "white": "biał", "blue": "niebiesk", "yellow": "żółt",
        "orange": "pomarańcz", "black": "czarn", "red": "czerwon", "green": "zielon",
        "wild": r"kart\w* Prom|Lokomotyw", "deck": "ciemno|talii",
    },
    "nl": {
        "purple": "paars", "white": r"wit\b|witte", "blue": "blauw", "yellow": r"geel\b|gele\b",
        "orange": "oranje", "black": "zwart", "red": r"rood|rode\b", "green": "groen",
        "wild": "veerbootkaart|locomotief", "deck": "blind|van de stapel",
    },
    "fi": {
        "purple": "violet", "white": "valko", "blue": "sini[ns]", "yellow": "kelta",
        "orange": "oranss", "black": "must", "red": "puna", "green": "vihre",
        "wild": "lauttakort|veturi", "deck": "sokko|paka",
    },
}  # fmt: skip
"""How the words for kinds of cards, and for the deck, begin in each language, in any case."""


def kinds_in(text: str, language: str = "en") -> list[str]:
    """The kinds of cards that a text names, in the order of their last mention."""
    last: dict[str, int] = {}
    for kind, word in KINDS[language].items():
        for found in re.finditer(rf"\b(?:{word})", text, re.IGNORECASE):
            last[kind] = found.start()
    return sorted(last, key=last.__getitem__)


@dataclass(frozen=True)
class Told:
    """One text of the coach, with the texts that led up to it in the same step."""

    text: str
    before: str = ""

    @property
    def asks(self) -> Asks:
        """What is to be done, as anybody reads it who knows English but not this game."""
        for asks, words in _ASKING:
            if re.search(words, self.text, re.DOTALL):
                return asks
        raise AssertionError(f"what is to be done? {self.text!r}")

    @property
    def place(self) -> str:
        """Where to build: "Build it in Stockholm"."""
        found = re.search(r"Build it in ([A-Z]\w+)", self.text)
        assert found, self.text
        return found[1]

    @property
    def track(self) -> str:
        """The colour of one of two tracks: "Claim the blue track"; nothing where there is none."""
        found = re.search(r"the (\w+) track", self.text)
        return found[1] if found else ""

    def names(self, words: str) -> bool:
        """Whether the step is about this: its last text, or else one that led up to it."""
        return words in (self.text if " – " in self.text else self.before)


_ASKING: tuple[tuple[Asks, str], ...] = (
    ("point", r"^I would|^Keep tickets whose|^Nothing is possible"),
    ("withdraw", r"\bTurn back\b"),
    ("station", r"\bBuild it in\b"),
    ("keep", r"\bKeep (both|all|at least)\b"),
    ("tickets", r"\btickets\b.*\bDrawing\b"),
    ("draw", r"\b[Tt]ake (the|a|an|another|it|this)\b|^And |\bblind\b|\bDraw a card\b"),
    ("pay", r"\bPay it\b"),
    ("claim", r"\b(Claim|Pay|Try it)\b|\bis a ferry\b"),
)
