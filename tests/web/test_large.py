"""Large letters and strong contrast: nothing is cut off, covered or lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.playing import Player
from tests.web.reading import CUT
from tests.web.test_axe import Inspector
from tests.web.visitors import DESKTOP, MAKE_TABLE, PHONE, Visitors

SIZES = {"desktop": DESKTOP, "phone": PHONE}

COVERED = """
() => [...document.querySelectorAll(
    '.bar .button, .bar .round, .drawers .button, .market button, .pile')]
  .filter((button) => button.checkVisibility() && !button.disabled)
  .filter((button) => {
    button.scrollIntoView({block: 'center'});
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !button.contains(top);
  }).map((button) => button.outerHTML.slice(0, 120))
"""


def preferring(settings: dict[str, Any]) -> str:
    return f"localStorage.setItem('funicular.settings', {json.dumps(json.dumps(settings))})"


@pytest.mark.parametrize("size", SIZES)
def test_twice_as_large(visitors: Visitors, size: str) -> None:
    page = visitors.arrive_at("/", ".map", SIZES[size], before=preferring({"text": 200}))
    found = cut(page, "home")
    gathering = {"map": "europe", "seats": 3, "bots": ["planner"], "entropy": "5a" * 32}
    table = page.evaluate(MAKE_TABLE, {"name": "Ada", "table": gathering})
    page.goto(f"{visitors.origin}/table/{table}")
    page.wait_for_selector(".qr")
    found += cut(page, "gathering")
    visitors.sit_down(page, "europe", ["path", "random"])
    found += cut(page, "opening")
    player = Player(page, claims=False)
    while not (page.locator(".prompt.usual").count() and page.locator(".route.claimable").count()):
        player.step()
    found += cut(page, "turn")
    found += [f"covered: {each}" for each in page.evaluate(COVERED)]
    page.locator(".route.claimable").first.press("Enter")
    page.wait_for_selector(".dock .pay")
    found += cut(page, "claim")
    page.keyboard.press("Escape")
    page.locator(".settings .round").last.click()
    found += cut(page, "settings")
    assert not found, "\n".join(found)


def cut(page: Page, screen: str) -> list[str]:
    return [f"{screen}: {fault}" for fault in page.evaluate(CUT)]


def test_letters_follow_the_setting_at_once(visitors: Visitors) -> None:
    page = visitors.arrive()
    letters = "() => parseFloat(getComputedStyle(document.body).fontSize)"
    usual = page.evaluate(letters)
    page.locator(".settings .round").last.click()
    page.locator("[data-setting=text]").select_option("200")
    assert page.evaluate(letters) == usual * 2
    assert "middle" in (page.locator("html").get_attribute("class") or "")
    page.reload()
    page.wait_for_selector(".map")
    assert page.evaluate(letters) == usual * 2


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_high_contrast(visitors: Visitors, dark: bool) -> None:
    """By the setting; then with the colours that the system dictates."""
    size = PHONE if dark else DESKTOP
    chosen = preferring({"contrast": "more"})
    page = visitors.arrive_at("/", ".map", size, dark=dark, before=chosen)
    axe = Inspector(page)
    axe.look("home")
    visitors.sit_down(page, "europe", ["path", "random"])
    axe.look("opening")
    player = Player(page, claims=False)
    while not (page.locator(".prompt.usual").count() and page.locator(".route.claimable").count()):
        player.step()
    axe.look("turn")
    player.pick_route()
    axe.look("claim")
    page.keyboard.press("Escape")
    page.emulate_media(forced_colors="active")
    axe.look("forced colours")
    assert axe.found == {}


def test_the_system_may_ask_for_contrast(visitors: Visitors) -> None:
    page = visitors.arrive()
    assert page.locator("html").get_attribute("data-contrast") == "normal"
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-contrast=more]", state="attached")
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
