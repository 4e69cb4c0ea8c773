"""A newcomer who knows nothing: does what the coach says, and finds it by its name.

Every part of the page is looked for by what the English words call it: "Take the blue one" is the
open card whose label says blue. That the coach's ring lies around the same thing is asserted.
"""

from __future__ import annotations

import re

from playwright.sync_api import ElementHandle, Page
from tests.web.coaching import Told, kinds_in
from tests.web.playing import Stuck

STEP_MS = 60
NEXT = "[data-coach-next]"
MEANT = "[data-coach]"
PATIENCE = 400
RING_LOOKS = 30
WILDS = "ferry|locomotive"
"""What the page calls the cards that fit everywhere, on the two boards."""


class Newcomer:
    """Follows a lesson to its end, and remembers what it was told."""

    def __init__(self, page: Page, *, reads: bool = True) -> None:
        """One that does not read follows the ring: for languages other than English."""
        self.page = page
        self.reads = reads
        self.told: list[str] = []
        self.clicks = 0
        self._led_up: list[str] = []
        self._in_mind = ""

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
        """Do what the words say, or turn the page; whether there was anything.

        What comes with the words `before` is left alone.
        """
        what, ringed, said = self._glance()
        if ringed is None or (before is not None and before in said):
            self.page.wait_for_timeout(STEP_MS)
            return False
        if what == NEXT:
            self._led_up.append(said)
        elif self.reads and not self._is_named(ringed, said):
            return False  # the coach has gone on meanwhile
        self.press(what, ringed)
        if what == MEANT:
            self.clicks += 1
            self.page.wait_for_timeout(200)  # the coach looks eight times a second
        return True

    def press(self, what: str, target: ElementHandle) -> None:
        # A route is a row of slots, and between them lies the board; a place is a dot.
        inside = target.query_selector(".slot") or target.query_selector(".dot")
        (inside or target).click(timeout=5000)

    def _glance(self) -> tuple[str, ElementHandle | None, str]:
        """What to press and what is said, at one moment: the next, the coach may have gone on."""
        seen = self.page.evaluate_handle(GLANCE, [NEXT, MEANT])
        turn, meant = (seen.get_property(name).as_element() for name in ("turn", "meant"))
        said = str(seen.get_property("said").json_value())
        self._remember(said)
        return (NEXT, turn, said) if turn else (MEANT, meant, said)

    def _listen(self) -> str:
        return self._glance()[2]

    def _remember(self, text: str) -> None:
        if text and (not self.told or self.told[-1] != text):
            self.told.append(text)

    def _is_named(self, ringed: ElementHandle, said: str) -> bool:
        """Whether the words name what the ring is around; False only if the coach has gone on."""
        told = Told(said, " ".join(self._led_up))
        named = self._named(told)
        if named is None or any(each.evaluate(IS_SAME, ringed) for each in named):
            if ringed.get_attribute("data-pays") or told.asks in ("draw", "keep", "withdraw"):
                self._led_up = []
            return True
        for _ in range(RING_LOOKS):  # the ring may be about to follow the words
            self.page.wait_for_timeout(STEP_MS)
            if self._listen() != said or not ringed.evaluate(IS_RINGED):
                return False
        outlines = [_outline(each) for each in named]
        raise AssertionError(f"{said!r} names {outlines}, the ring is around {_outline(ringed)}")

    def _named(self, told: Told) -> list[ElementHandle] | None:
        """What the words name as the next thing to press; None where they only say "this"."""
        kinds = kinds_in(told.text)
        self._in_mind = kinds[-1] if kinds else self._in_mind
        find = self.page.query_selector_all
        match told.asks:
            case "point":
                return None
            case "withdraw":
                return find("[data-anchor=turn-back]")
            case "tickets":
                return find("[data-anchor=tickets-yes]") or find("[data-anchor=tickets]")
            case "keep":
                return self._ticks(told) or find("[data-anchor=keep]")
            case "draw" if self._in_mind == "deck":
                return find("[data-anchor=deck]")
            case "draw":
                return self._labelled(".market .slot", _label_of(self._in_mind))
            case "pay":
                return self._payment(kinds)
            case "station" if not find("[data-paying]"):
                places = self._labelled(".place.pickable", rf"^{told.place}\b")
                return places or find("[data-anchor=station]")
            case "claim" if not find("[data-paying]"):
                routes = self._labelled("[data-route]", rf"\b{told.track}\b")
                return [route for route in routes if told.names(_label(route).split(",")[0])]
        return self._payment(kinds)

    def _ticks(self, told: Told) -> list[ElementHandle]:
        """The tickets whose ticks are not as the words want them: all, or those that are named."""
        boxes = self.page.query_selector_all("[data-offer]")
        return [
            box
            for box in boxes
            if (" – " not in told.text or told.names(_label(box).split(",")[0]))
            != (box.get_attribute("aria-checked") == "true")
        ]

    def _payment(self, kinds: list[str]) -> list[ElementHandle]:
        """The colour that is named, then the number of wilds, then the button that pays."""
        find = self.page.query_selector_all
        colours = [kind for kind in kinds if kind != "wild"]
        if find("[data-colour]") and not find("[data-colour][aria-pressed=true]"):
            return self._labelled("[data-colour]", _label_of((colours or kinds)[0]))
        if colours:
            wilds = int("wild" in kinds)
            asked = find(f"[data-wilds='{wilds}'][aria-pressed=false]")
        else:
            asked = find("[data-wilds][aria-pressed=false]:last-child")
        return asked or find("[data-pays]")

    def _labelled(self, selector: str, pattern: str) -> list[ElementHandle]:
        found = self.page.query_selector_all(selector)
        return [each for each in found if re.search(pattern, _label(each))]


GLANCE = """
([turn, meant]) => ({
  turn: document.querySelector(turn), meant: document.querySelector(meant),
  said: document.querySelector('.coach .text')?.innerText ?? '',
})
"""
IS_RINGED = "ring => ring.matches('[data-coach]')"
IS_SAME = "(node, ring) => node === ring"


def _label(element: ElementHandle) -> str:
    return element.get_attribute("aria-label") or ""


def _label_of(kind: str) -> str:
    """What the page writes on a card of that kind."""
    return rf"\b({WILDS if kind == 'wild' else kind})\b"


def _outline(element: ElementHandle) -> str:
    return _label(element) or element.inner_text() or str(element.get_attribute("class"))


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
