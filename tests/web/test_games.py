"""Whole games in a real browser, to the scoring screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize
from tests.web.playing import KeyboardPlayer, Player
from tests.web.shifts import WATCH, shifts
from tests.web.visitors import DESKTOP, PHONE, Visitors

MAPS = ("europe", "san_francisco")


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_against_bots_by_mouse(visitors: Visitors, map_id: str, size: ViewportSize) -> None:
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
    visitors.sit_down(page, "san_francisco", ["random"])
    Player(page).play()
    page.locator(".fairness summary").click()
    assert page.locator("[data-verdict]").get_attribute("data-verdict") == "end-fair"


@pytest.mark.parametrize("map_id", MAPS)
def test_a_game_by_keyboard_only(visitors: Visitors, map_id: str) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, map_id, ["path"])
    player = KeyboardPlayer(page)
    player.play()
    assert player.done["claim"] > 2


def test_play_now_takes_two_clicks(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.locator("label.map").nth(1).click()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".game")
    assert "/table/" in page.url
    assert page.get_by_role("group", name="The board of San Francisco").count() == 1
