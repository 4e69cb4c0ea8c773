"""A player who knows no rules: clicks, with the mouse, on whatever the page offers."""

from __future__ import annotations

from playwright.sync_api import Locator, Page
from tests.web.visitors import Visitors

STEP_MS = 60
KEEP = ".keep .button.primary, .dock:has([role=checkbox]) .button.primary"
TUNNEL = "body:has(.prompt.mine) .dock:has(.turned) .button"
QUESTIONS = {
    "mine": ".prompt.mine",
    "keep": KEEP,
    "token": ".dock .token:not([aria-pressed])",
    "place": ".place.pickable",
    "turned": ".dock .turned",
    "button": ".dock .button",
    "pass": ".dock .pass",
    "claim": ".route.claimable",
    "deck": "[data-anchor=deck].can",
    "market": ".market .slot.can",
    "tickets": ".ticket-deck.can",
}
"""What the page may offer, and how it shows."""
LOOK = """
(questions) => Object.entries(questions)
  .filter(([, shown]) => document.querySelector(shown)).map(([name]) => name)
"""
IS_OFF_THE_FRAME = """
(node) => {
  if (!node.closest('.board')) return false;
  const frame = document.querySelector('div.frame').getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return x <= frame.left || x >= frame.right || y <= frame.top || y >= frame.bottom;
}
"""


class Stuck(AssertionError):
    """The page has offered nothing for too long."""


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
            offered = self.look(until=until)
            if "until" in offered:
                return
            if self.decide(offered):
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

    def look(self, **more: str) -> set[str]:
        """All that is on the page now of QUESTIONS, and of `more`: one glance, not a dozen."""
        return set(self.page.evaluate(LOOK, QUESTIONS | more))

    def decide(self, offered: set[str] | None = None) -> bool:
        """One decision, if one is asked for; whether there was one."""
        offered = self.look() if offered is None else offered
        if "mine" not in offered:
            return False
        before = self.position()
        for name in ("keep", "token"):
            if name in offered:
                return self._settle(name, self.page.locator(QUESTIONS[name]).first, before)
        if "place" in offered:
            return self._place(before)
        if {"turned", "button"} <= offered:
            return self._pay("tunnel", before)
        if "pass" in offered:
            return self._settle("pass", self.page.locator(QUESTIONS["pass"]), before)
        if self.claims and "claim" in offered:
            return self._claim(before)
        return self._draw(before, offered)

    def position(self) -> str:
        return self.page.locator(".game").get_attribute("data-seq", timeout=5000) or ""

    def _claim(self, before: str) -> bool:
        self._click(self.page.locator(".route.claimable .slot").first)
        return self._pay("claim", before)

    def _place(self, before: str) -> bool:
        return self._settle("stack", self.page.locator(".place.pickable .dot").first, before)

    def _draw(self, before: str, offered: set[str] | None = None) -> bool:
        offered = self.look() if offered is None else offered
        for name in ("deck", "market", "tickets"):
            if name in offered and (self.tickets or name != "tickets"):
                self._click(self.page.locator(QUESTIONS[name]).first)
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
        if choice.evaluate(IS_OFF_THE_FRAME):
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


def meet_a_tunnel(visitors: Visitors, page: Page) -> Player:
    """In a game that stands at the player's question of a tunnel; now and then one has none."""
    for _ in range(5):
        visitors.sit_down(page, "europe", ["random"])
        player = Player(page)
        player.play(until=f"{TUNNEL}, .end table")
        if page.locator(TUNNEL).count():
            return player
    raise AssertionError("no tunnel in five games")


def let_a_bot_finish(page: Page, until: str = ".end table") -> None:
    """Give the seat to a bot, by the settings, so that the end comes soon."""
    page.locator(".settings .round").last.click()
    page.locator(".sheet > .button").last.click()
    page.wait_for_selector(until, timeout=60_000)


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
