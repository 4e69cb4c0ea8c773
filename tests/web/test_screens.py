"""Every screen fits its device, keeps things in their places, and says why it refuses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.playing import Player
from tests.web.visitors import DESKTOP, PHONE, TABLET, Visitors

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}


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


def test_the_tab_tells_whose_turn_it_is(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    page.wait_for_selector(".prompt.mine")
    assert page.title().startswith("●")
