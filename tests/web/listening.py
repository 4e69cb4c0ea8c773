"""A player who sees nothing: hears what the live region tells, and types commands."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Page
from tests.web.playing import Stuck
from tests.web.words import sayings

HIDE = """
const nothing = new CSSStyleSheet();
nothing.replaceSync('.game > :not(.command) { visibility: hidden !important; }');
addEventListener('DOMContentLoaded', () => { document.adoptedStyleSheets = [nothing]; });
"""
"""The picture is gone: board, market, hand, players, log, buttons; the command line stays."""

TOLD = """
(after) => [...document.querySelectorAll('.command .told p')]
  .map((line) => [Number(line.dataset.told), line.className.split(' ')[0], line.textContent.trim()])
  .filter(([id]) => id > after)
"""
NEWS = """
(after) => !!document.querySelector('[data-told=end]')
  || [...document.querySelectorAll('.command .told p:not(.typed)')]
    .some((line) => Number(line.dataset.told) > after)
"""
PATIENCE_MS = 30_000


class Line(NamedTuple):
    """One line of the live region."""

    id: int
    kind: str
    text: str


class Listener:
    """Plays one seat by ear until the result is told."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.says = {key: text.replace("\u00ad", "") for key, text in sayings(language).items()}
        self.heard: list[Line] = []
        self.typed: list[str] = []
        self.done: dict[str, int] = {}
        self._last = 0
        self._turn: str | None = None

    def play(self, decisions: int = 600) -> str:
        """Decide until the game is over; the result as it was told."""
        for _ in range(decisions):
            turn = self.listen()
            if turn is None:
                told = self.page.wait_for_function(
                    "() => document.querySelector('[data-told=end]')?.textContent.trim() || null"
                )
                return str(told.json_value())
            self.decide(turn)
        raise Stuck(f"no end after {decisions} decisions: {self.done}")

    def listen(self) -> str | None:
        """Wait for what is to be done next; None when the game is over."""
        while True:
            self.news()
            if self._turn is not None:
                turn, self._turn = self._turn, None
                return turn
            if self.page.locator("[data-told=end]").count():
                return None
            self._wait()

    def news(self) -> list[Line]:
        """What has been told since it was last listened to."""
        lines = [Line(*each) for each in self.page.evaluate(TOLD, self._last)]
        self._last = max([self._last, *(line.id for line in lines)])
        self.heard += lines
        for line in lines:
            if line.kind == "turn" and self.says["turn-yours"] in line.text:
                self._turn = line.text
        return lines

    def _wait(self) -> None:
        self.page.wait_for_function(NEWS, arg=self._last, timeout=PATIENCE_MS)

    def type(self, line: str) -> list[Line]:
        """Type a command, by keyboard; what is told in answer, and meanwhile."""
        self.news()
        if not self.page.evaluate("() => document.activeElement?.matches('[data-command]')"):
            self.page.keyboard.press("/")
        self.page.keyboard.insert_text(line)
        self.page.keyboard.press("Enter")
        self.typed.append(line)
        while True:
            self._wait()
            lines = [each for each in self.news() if each.kind != "typed"]
            if lines or self.page.locator("[data-told=end]").count():
                return lines

    # Deciding

    def decide(self, turn: str) -> None:
        for prompt, decide in (
            ("prompt-opening", self.keep),
            ("prompt-tickets", self.keep),
            ("prompt-second", self.draw),
            ("prompt-tunnel", self.tunnel),
            ("prompt-placing", self.place),
            ("prompt-token", self.take),
            ("prompt-pass", self.skip),
        ):
            if self.says[prompt] in turn:
                decide(turn)
                return
        if not self.claim():
            self.draw(turn)

    def verb(self, name: str) -> str:
        return self.says[f"verb-{name}"].split(",")[0].strip()

    def first(self, words: str) -> str:
        return self.says[words].split(",")[0].strip()

    def do(self, name: str, *rest: str) -> bool:
        """Give a command that is a move; whether it was carried out."""
        lines = self.type(" ".join((self.verb(name), *rest)).strip())
        if any(line.kind == "answer" for line in lines):
            return False
        self.done[name] = self.done.get(name, 0) + 1
        return True

    def keep(self, turn: str) -> None:
        assert self.do("keep", "1", "2") or self.do("keep", self.first("words-all"))

    def draw(self, turn: str) -> None:
        deck = self.first("words-deck")
        ways = (("draw", deck), *(("draw", str(slot)) for slot in range(1, 6)), ("draw-tickets",))
        assert any(self.do(*way) for way in ways), self.heard[-8:]

    def tunnel(self, turn: str) -> None:
        assert self.do("pay") or self.do("withdraw")

    def skip(self, turn: str) -> None:
        assert self.do("pass")

    def take(self, turn: str) -> None:
        token = self._after(turn, "prompt-token").split(" (")[0]
        assert self.do("take", token)

    def place(self, turn: str) -> None:
        """Tokens go to a free place, one that its own tickets name if there is one."""
        token = self._after(turn, "prompt-placing").split(" / ")[0].rstrip(".")
        answer = self.type(f"{self.verb('place')} {token}")[-1].text
        told = answer.split(self.says["say-open-places"].split("{")[0])[1]
        free = told.removesuffix(".").split("; ")
        tickets = self.type(self.verb("tickets"))[-1].text
        named = [name for name in free if name in tickets]
        assert self.do("place", token, (named or free)[0]), self.heard[-8:]

    def claim(self) -> bool:
        """The first route that the answer to `claims` offers, paid as it says."""
        answer = self.type(self.verb("claims"))[-1].text
        offered = answer.removeprefix(self.says["say-claims"].split("{")[0])
        if offered == answer:
            return False
        route, _, payments = offered.split(";")[0].partition(": ")
        start, _, end = route.partition(" (")[0].partition(" – ")
        payment = re.match(r"\d+[×\s]+.+?(?=\s\S+\s\d|,\s*\d|\.|$)", payments)
        if payment is None:
            raise Stuck(answer)
        return self.do("claim", start, end, payment[0])

    def _after(self, turn: str, prompt: str) -> str:
        return turn.split(self.says[prompt])[1].strip()
