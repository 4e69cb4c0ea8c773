"""Every screen: for people who cannot see or use a mouse, on any device, within the budget."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.playing import Player
from tests.web.visitors import DESKTOP, PHONE, TABLET, Visitors

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
FIRST_LOAD_BYTES = 250_000


def faults(page: Page) -> list[Any]:
    """What axe-core finds wrong with the page as it is now."""
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(
        "() => axe.run().then((result) => result.violations.map("
        "(each) => [each.id, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))]))"
    )
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("map_id", ["europe", "san_francisco"])
def test_axe_is_clean_on_every_screen(
    visitors: Visitors, map_id: str, size: str, dark: bool
) -> None:
    page = visitors.arrive(SIZES[size], dark=dark)
    found = {"home": faults(page)}
    page.get_by_role("button", name=re.compile("Create a table")).click()
    page.wait_for_selector("#invite-link")
    found["gathering"] = faults(page)
    visitors.sit_down(page, map_id, ["path", "random"])
    page.wait_for_selector(".keep, .dock")
    found["opening"] = faults(page)
    player = Player(page)
    for _ in range(300):
        if page.locator(".route.claimable").count():
            break
        player.step()
    found["turn"] = faults(page)
    player.pick_route()
    found["claim"] = faults(page)
    page.keyboard.press("Escape")
    player.play()
    page.locator(".scores .number").nth(1).click()
    page.locator(".fairness summary").click()
    found["end"] = faults(page)
    assert {screen: each for screen, each in found.items() if each} == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("map_id", ["europe", "san_francisco"])
def test_nothing_is_cut_off_or_scrolls_sideways(visitors: Visitors, map_id: str, size: str) -> None:
    page = visitors.arrive(SIZES[size])
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0
    visitors.sit_down(page, map_id, ["path"])
    assert page.evaluate(wide) <= 0
    viewport = SIZES[size]
    for name in (
        ".bar",
        ".market",
        ".hand",
        "div.frame",
        "[data-anchor=deck]",
        "[data-anchor=tickets]",
    ):
        assert inside(page, name, viewport), f"{name} is not wholly on the screen"


def inside(page: Page, name: str, viewport: ViewportSize) -> bool:
    box = page.locator(name).first.bounding_box()
    return (
        box is not None
        and box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= viewport["width"] + 1
        and box["y"] + box["height"] <= viewport["height"] + 1
    )


def test_the_decks_never_move(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    decks = [page.locator(f"[data-anchor={name}]") for name in ("deck", "tickets")]
    places = [deck.bounding_box() for deck in decks]
    player = Player(page)
    for _ in range(25):
        player.step()
        assert [deck.bounding_box() for deck in decks] == places


def test_a_refused_click_says_why(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    page.locator("[data-anchor=deck]").click()
    refusal = page.locator(".notice.refusal")
    expect(refusal).to_have_text("Choose your tickets first. Why? Rule T1")
    expect(refusal.locator("a")).to_have_attribute("href", "/rules/europe#T1")


def test_the_first_page_is_light(visitors: Visitors) -> None:
    page = visitors.arrive()
    sizes: dict[str, int] = {}
    page.on(
        "response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))})
    )
    visitors.sit_down(page, "europe", ["random"])
    page.wait_for_timeout(500)
    assert sum(sizes.values()) < FIRST_LOAD_BYTES, sizes


def test_the_tab_tells_whose_turn_it_is(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    page.wait_for_selector(".prompt.mine")
    assert page.title().startswith("●")
