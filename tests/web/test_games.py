"""Whole games in a real browser, to the scoring screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize
from tests.web.playing import KeyboardPlayer, Player, let_a_bot_finish
from tests.web.shifts import WATCH, shifts
from tests.web.visitors import DESKTOP, PHONE, Visitors


@pytest.mark.parametrize(
    ("size", "map_id"),
    [
        pytest.param(DESKTOP, "europe", id="desktop-europe"),
        pytest.param(DESKTOP, "san_francisco", id="desktop-san_francisco", marks=pytest.mark.long),
        pytest.param(PHONE, "europe", id="phone-europe", marks=pytest.mark.long),
        pytest.param(PHONE, "san_francisco", id="phone-san_francisco"),
    ],
)
def test_a_game_against_bots_by_mouse(visitors: Visitors, size: ViewportSize, map_id: str) -> None:
    page = visitors.arrive_at("/", ".map", size, before=WATCH)
    visitors.sit_down(page, map_id, ["path", "random"])
    player = Player(page)
    player.play()
    assert shifts(page) == [], "nothing on the table moves by itself"
    assert player.done["claim"] > 2
    page.wait_for_selector(".end .total")
    totals = [int(text) for text in page.locator(".end tbody .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    for row in page.locator(".scores tbody tr").all():
        parts = [int(text) for text in row.locator(".number").all_inner_texts()]
        assert sum(parts) == int(row.locator(".total").inner_text())


def test_the_deal_is_checked_in_the_page(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "san_francisco", ["random"], expiry_bot="random")
    let_a_bot_finish(page)
    page.locator(".fairness summary").click()
    assert page.locator("[data-verdict]").get_attribute("data-verdict") == "end-fair"


@pytest.mark.parametrize(
    "map_id", [pytest.param("europe", marks=pytest.mark.long), "san_francisco"]
)
def test_a_game_by_keyboard_only(visitors: Visitors, map_id: str) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, map_id, ["path"])
    player = KeyboardPlayer(page)
    player.play()
    assert player.done["claim"] > 2


def test_a_tunnel_by_keyboard_only(visitors: Visitors) -> None:
    """What Europe asks that San Francisco does not; the mouse comes this far."""
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    Player(page).play(until="body:has(.prompt.mine) .dock:has(.turned) .button")
    keyboard = KeyboardPlayer(page)
    assert keyboard.decide()
    assert keyboard.done == {"tunnel": 1}


def test_play_now_takes_two_clicks(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.locator("label.map").nth(1).click()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".game")
    assert "/table/" in page.url
    assert page.get_by_role("group", name="The board of San Francisco").count() == 1
