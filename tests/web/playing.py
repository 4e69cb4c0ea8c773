"""A player who knows no rules: clicks, with the mouse, on whatever the page offers."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, Page

STEP_MS = 60
KEEP = ".keep .button.primary, .dock:has([role=checkbox]) .button.primary"


class Stuck(AssertionError):
    """The page has offered nothing for too long."""


def _inside(frame: FloatRect, box: FloatRect) -> bool:
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return (
        frame["x"] < x < frame["x"] + frame["width"]
        and frame["y"] < y < frame["y"] + frame["height"]
    )


class Player:
    """Plays one seat in one page until the score is shown."""

    def __init__(self, page: Page, claims: bool = True, tickets: bool = True) -> None:
        self.page = page
        self.claims = claims
        self.tickets = tickets
        self.done: dict[str, int] = {}

    def play(self, decisions: int = 2000, until: str = ".end table") -> None:
        """Decide until `until` is on the page; `decisions` is for safety only."""
        idle = 0
        for _ in range(decisions):
            if self.page.locator(until).count():
                return
            if self.decide():
                idle = 0
                continue
            idle += 1
            if idle > 500:
                raise Stuck(self.page.locator(".prompt").inner_text())
            self.page.wait_for_timeout(STEP_MS)
        raise Stuck(f"no end after {decisions} decisions: {self.done}")

    def step(self) -> None:
        """Decide, or wait a moment for the others."""
        if not self.decide():
            self.page.wait_for_timeout(STEP_MS)

    def decide(self) -> bool:
        """One decision, if one is asked for; whether there was one."""
        page = self.page
        if not page.locator(".prompt.mine").count():
            return False
        before = self.position()
        for name, choice in (
            ("keep", page.locator(KEEP)),
            ("token", page.locator(".dock .token:not([aria-pressed])")),
        ):
            if choice.count():
                return self._settle(name, choice.first, before)
        if page.locator(".place.pickable").count():
            return self._place(before)
        if page.locator(".dock .turned").count() and page.locator(".dock .button").count():
            return self._pay("tunnel", before)
        if page.locator(".dock .pass").count():
            return self._settle("pass", page.locator(".dock .pass"), before)
        if self.claims and page.locator(".route.claimable").count():
            return self._claim(before)
        return self._draw(before)

    def position(self) -> str:
        return self.page.locator(".game").get_attribute("data-seq", timeout=5000) or ""

    def _claim(self, before: str) -> bool:
        self._click(self.page.locator(".route.claimable .slot").first)
        return self._pay("claim", before)

    def _place(self, before: str) -> bool:
        return self._settle("stack", self.page.locator(".place.pickable .dot").first, before)

    def _draw(self, before: str) -> bool:
        for name, choice in (
            ("deck", self.page.locator("[data-anchor=deck].can")),
            ("market", self.page.locator(".market .slot.can")),
            ("tickets", self.page.locator(".ticket-deck.can")),
        ):
            if choice.count() and (self.tickets or name != "tickets"):
                self._click(choice.first)
                if name == "tickets":
                    self._click(self.page.locator(".dock .button.primary").first)
                return self._wait(name, before)
        return False

    def _pay(self, name: str, before: str) -> bool:
        colours = self.page.locator(".dock .choice:not(.plain)")
        if colours.count():
            self._click(colours.first)
        return self._settle(name, self.page.locator(".dock .button.primary").first, before)

    def _settle(self, name: str, choice: Locator, before: str) -> bool:
        self._click(choice)
        return self._wait(name, before)

    def pick_route(self) -> None:
        """Begin a claim, without confirming it."""
        self._click(self.page.locator(".route.claimable .slot").first)
        self.page.wait_for_selector(".dock .pay")

    def _click(self, choice: Locator) -> None:
        frame, box = self.page.locator("div.frame").bounding_box(), choice.bounding_box()
        on_board = choice.evaluate("node => !!node.closest('.board')")
        if frame and box and on_board and not _inside(frame, box):
            self.page.locator(".zoom button").last.click()
        choice.click(timeout=5000)

    def _wait(self, name: str, before: str) -> bool:
        self.done[name] = self.done.get(name, 0) + 1
        self.page.wait_for_function(
            "before => !document.querySelector('.game') "
            "|| document.querySelector('.game').dataset.seq !== before",
            arg=before,
            timeout=10_000,
        )
        return True


class KeyboardPlayer(Player):
    """The same player with no mouse: everything is reached by Tab and pressed by Enter."""

    MOST_TABS = 90

    def _click(self, choice: Locator) -> None:
        self._focus(choice)
        self.page.keyboard.press("Enter")

    def _claim(self, before: str) -> bool:
        self._focus(self.page.locator(".route.claimable").first)
        self.page.keyboard.press("Enter")
        return self._pay("claim", before)

    def _place(self, before: str) -> bool:
        self._focus(self.page.locator(".place.pickable").first)
        self.page.keyboard.press("Enter")
        return self._wait("stack", before)

    def _focus(self, choice: Locator) -> None:
        for _ in range(self.MOST_TABS):
            if choice.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"Tab does not reach {choice}")
