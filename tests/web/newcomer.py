"""A newcomer who knows nothing: reads what the coach says and uses what it points at."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Page
from tests.web.playing import Stuck

STEP_MS = 60
NEXT = "[data-coach-next]"
MEANT = "[data-coach]"
PATIENCE = 400


class Newcomer:
    """Follows a lesson to its end, and remembers what it was told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[str] = []
        self.clicks = 0

    def follow(self, until: str = ".end table", most: int = 600) -> None:
        idle = 0
        for _ in range(most):
            if self.page.locator(until).count():
                return
            idle = 0 if self.step() else idle + 1
            if idle > PATIENCE:
                raise Stuck(f"after {self.told[-1:]}: {self.page.locator('.prompt').inner_text()}")
        raise Stuck(f"no end after {most} steps")

    def follow_to(self, words: str, most: int = 400) -> None:
        """Up to where the coach says this, which is left to be done."""
        for _ in range(most):
            self.step(before=words)
            if words in self.told[-1]:
                return
        raise Stuck(f"{words!r} was not said in {most} steps: {self.told}")

    def step(self, before: str | None = None) -> bool:
        """Do what is pointed at, or turn the page; whether there was anything.

        What comes with the words `before` is left alone.
        """
        # Held on to before the words are read: a moment later the coach may have gone on.
        what = NEXT if self.page.locator(NEXT).count() else MEANT
        target = self.page.query_selector(what)
        said = self._listen()
        if target is None or (before is not None and before in said):
            self.page.wait_for_timeout(STEP_MS)
            return False
        self.press(what, target)
        if what == MEANT:
            self.clicks += 1
            self.page.wait_for_timeout(200)  # the coach looks eight times a second
        return True

    def press(self, what: str, target: ElementHandle) -> None:
        # A route is a row of slots, and between them lies the board; a place is a dot.
        inside = target.query_selector(".slot") or target.query_selector(".dot")
        (inside or target).click(timeout=5000)

    def _listen(self) -> str:
        words = self.page.locator(".coach .text")
        text = words.first.inner_text() if words.count() else ""
        if text and (not self.told or self.told[-1] != text):
            self.told.append(text)
        return text


class KeyboardNewcomer(Newcomer):
    """The same without a mouse: Tab to the coach's button, which leads to what is meant."""

    MOST_TABS = 60

    def press(self, what: str, target: ElementHandle) -> None:
        if what == MEANT:
            self._tab_to(".coach button:not(.plain)")
            self.page.keyboard.press("Enter")
        else:
            self._tab_to(what)
        self.page.keyboard.press("Enter")

    def _tab_to(self, what: str) -> None:
        button = self.page.locator(what).first
        for _ in range(self.MOST_TABS):
            if button.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"Tab does not reach {what}")
