"""axe-core finds nothing wrong on any screen, in both themes, on a desktop and on a phone."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import Player, let_a_bot_finish
from tests.web.test_together import create_table
from tests.web.visitors import DESKTOP, PHONE, Visitors

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# What follows the scrolling of a list is not over, ever: only what follows the clock is waited for.
AT_REST = "() => document.getAnimations().every((each) => each.timeline !== document.timeline)"
MET_IN_PLAY = {
    "tunnel": ".dock .turned",
    "token": ".dock .token:not([aria-pressed])",
    "placing": ".place.pickable",
    "tickets": ".keep .button.primary, .dock [role=checkbox]",
    "last round": ".bar .last",
}


class Inspector:
    """Collects what axe-core finds wrong, by screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()
        self.found: dict[str, list[Any]] = {}

    def look(self, screen: str) -> None:
        """At the page as it is now."""
        if screen in self.seen:
            return
        self.seen.add(screen)
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        # Colours that were only passing by are gone at the second look.
        if self._faults() and (faults := self._faults()):
            self.found[screen] = faults

    def _faults(self) -> list[Any]:
        """What axe finds once everything that fades has faded."""
        found: list[Any] = self.page.evaluate(
            "() => { for (const each of document.getAnimations())"
            " if (each.timeline === document.timeline"
            " && each.effect.getComputedTiming().endTime !== Infinity) each.finish();"
            " return axe.run().then((result) => result.violations.map((each) =>"
            " [each.id, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))])); }"
        )
        return found

    def look_at_what_is_met(self) -> None:
        for screen, mark in MET_IN_PLAY.items():
            if screen not in self.seen and self.page.locator(mark).count():
                self.look(screen)


@pytest.fixture(params=["light", "dark"])
def dark(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "dark")


@pytest.mark.parametrize(
    ("map_id", "size", "dim"), [("europe", "desktop", False), ("san_francisco", "phone", True)]
)
def test_a_game_that_a_bot_finishes(visitors: Visitors, map_id: str, size: str, dim: bool) -> None:
    inspect_game(visitors, map_id, size, dim, own_steps=40)


@pytest.mark.long
@pytest.mark.parametrize(
    ("map_id", "size", "dim"), list(product(("europe", "san_francisco"), SIZES, (False, True)))
)
def test_a_whole_game(visitors: Visitors, map_id: str, size: str, dim: bool) -> None:
    inspect_game(visitors, map_id, size, dim, own_steps=5000)


def inspect_game(visitors: Visitors, map_id: str, size: str, dim: bool, own_steps: int) -> None:
    """From the first question to the last; after so many steps a bot plays on."""
    page = visitors.arrive(SIZES[size], dark=dim)
    axe = Inspector(page)
    visitors.sit_down(page, map_id, ["path", "random"], expiry_bot="path")
    axe.look("opening")
    player = Player(page)
    for _ in range(300):
        axe.look_at_what_is_met()
        if page.locator(".prompt.usual").count() and page.locator(".route.claimable").count():
            break
        player.step()
    on_turn(axe, player, map_id, size)
    for _ in range(own_steps):
        if page.locator(".end table").count():
            break
        axe.look_at_what_is_met()
        player.step()
    else:
        # While a decision is awaited the game does not end by itself.
        page.wait_for_selector(".prompt.mine, .end table")
        if not page.locator(".end table").count():
            let_a_bot_finish(page)
    axe.look("end")
    for part in range(page.locator(".scores tbody tr").first.locator(".number").count()):
        page.locator(".scores .number").nth(part).click()
        axe.look(f"end, part {part}")
    for summary in page.locator("details summary").all():
        summary.click()
    axe.look("end, everything open")
    page.get_by_role("button", name="See the board").click()
    page.wait_for_selector(".game")
    axe.look("board after the end")
    assert axe.found == {}
    assert len(axe.seen) > 12


def on_turn(axe: Inspector, player: Player, map_id: str, size: str) -> None:
    """Every question that a player can open when it is the player's turn."""
    page = axe.page
    axe.look("turn")
    player.pick_route()
    axe.look("claim")
    page.keyboard.press("Escape")
    page.locator(".hand .pile").first.click()
    axe.look("colour of the hand")
    page.keyboard.press("Escape")
    page.locator(".ticket-deck").click()
    page.wait_for_selector(".dock .button.primary")
    axe.look("ticket question")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    axe.look("settings")
    page.keyboard.press("Escape")
    tabs = ("Log", "Chat", "Plan")
    for tab in tabs if size == "desktop" else (*tabs, "Tickets"):
        role: Literal["tab", "button"] = "tab" if size == "desktop" else "button"
        page.get_by_role(role, name=re.compile(f"^{tab}")).click()
        axe.look(tab)
    page.keyboard.press("Escape")
    if size == "desktop":
        page.locator(".unseen summary").click()
        axe.look("odds")
        page.locator(".unseen summary").click()
    if map_id == "europe":
        page.get_by_role("button", name=re.compile(r"\b1 card\b")).click()
        page.wait_for_selector(".place.pickable")
        axe.look("place for a station")
        page.locator(".place.pickable").first.press("Enter")
        page.wait_for_selector(".dock .pay")
        axe.look("station")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIZES)
def test_before_a_game_and_beside_it(visitors: Visitors, size: str, dark: bool) -> None:
    page = visitors.arrive(SIZES[size], dark=dark)
    axe = Inspector(page)
    axe.look("home")
    page.get_by_role("button", name="Settings").click()
    axe.look("home, settings")
    page.keyboard.press("Escape")
    create_table(page, "Ann")
    axe.look("gathering")
    page.get_by_label("Name of the other player").fill("Bea")
    page.get_by_role("button", name="Second player on this device").click()
    expect(page.get_by_text("Bea")).to_be_visible()
    page.get_by_label("Bot", exact=True).select_option("random")
    # axe reads state and colour one after another: the button must not awake in between.
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.wait_for_function(AT_REST)
    axe.look("gathering, full")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".cover")
    axe.look("hand over")
    watcher = visitors.arrive_at(page.url.removeprefix(visitors.origin), ".watching", SIZES[size])
    beside = Inspector(watcher)
    beside.look("spectator")
    watcher.goto(f"{visitors.origin}/table/nowhere")
    watcher.get_by_role("button", name="Reload").wait_for()
    beside.look("no such table")
    visitors.complaints.clear()  # the browser's own line about that 404
    assert axe.found == {}
    assert beside.found == {}


def test_the_staged_end(visitors: Visitors, dark: bool) -> None:
    """Every stage of the count, with motion on."""
    page = visitors.arrive(dark=dark, motion=True)
    visitors.sit_down(page, "san_francisco", ["random"], expiry_bot="path")
    let_a_bot_finish(page, until=".end")
    axe = Inspector(page)
    stage = 0
    # The count goes on by itself while axe looks, and a click is made in one breath.
    while page.evaluate("() => !!document.querySelector('.side .notes')"):
        stage += 1
        axe.look(f"stage {stage}")
        page.evaluate("() => document.querySelector('.side .stage .button')?.click()")
    assert axe.found == {}
    assert axe.seen
