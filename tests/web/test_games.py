"""Whole games in a real browser, to the scoring screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.web.playing import KeyboardPlayer, Player, let_a_bot_finish, meet_a_tunnel
from tests.web.shifts import WATCH, shifts
from tests.web.visitors import DESKTOP, MAKE_TABLE, PHONE, Json, Visitors


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


SPOIL = """
([start, index]) => {
  const key = Object.keys(localStorage).filter((each) => each.startsWith(start)).sort()[index];
  localStorage.setItem(key, [...localStorage.getItem(key)].reverse().join(''));
}
"""
"""Turns around, or back again, something that the device remembers."""


def test_the_deal_is_checked_in_the_page(visitors: Visitors) -> None:
    """By two people on one device: the luck of both must have counted."""
    page = visitors.arrive()
    options = {"bot_pace": "instant", "expiry_bot": "random"}
    table = {"map": "san_francisco", "seats": 3, "bots": ["random"], "options": options}
    table_id = page.evaluate(MAKE_TABLE, {"name": "Ann", "table": table})
    page.goto(f"{visitors.origin}/table/{table_id}")
    page.get_by_label("Name of the other player").fill("Bea")
    page.get_by_role("button", name="Second player on this device").click()
    page.wait_for_function(
        "(start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length === 2",
        arg=f"funicular.luck.{table_id}.",
    )
    page.get_by_role("button", name="Start the game").click()
    for until in (".cover", ".end table"):
        page.locator(".cover .button").click()
        expect(page.locator(".prompt.mine")).to_be_visible()
        let_a_bot_finish(page, until)

    def verdict() -> str | None:
        page.reload()
        page.locator(".fairness summary").click()
        return page.locator("[data-verdict]").get_attribute("data-verdict")

    assert verdict() == "end-fair"
    assert page.locator(".fairness .own").count() == 2
    for index in (0, 1):
        page.evaluate(SPOIL, [f"funicular.luck.{table_id}.", index])
        assert verdict() == "end-missing-luck"
        page.evaluate(SPOIL, [f"funicular.luck.{table_id}.", index])
    page.evaluate(SPOIL, [f"funicular.commitment.{table_id}", 0])
    assert verdict() == "end-unfair"
    page.evaluate("(id) => localStorage.removeItem('funicular.commitment.' + id)", table_id)
    assert verdict() == "end-fair-late"


def test_a_seat_can_be_taken_back_only_while_somebody_plays(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "san_francisco", ["random"], expiry_bot="random", bot_pace="slow")
    let_a_bot_finish(page, until=".strip[role=status]")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".strip")).to_have_count(0)

    page = visitors.arrive()
    visitors.sit_down(page, "san_francisco", ["random"], expiry_bot="random")
    let_a_bot_finish(page)
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".game")).to_be_visible()
    expect(page.locator(".strip")).to_have_count(0)


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
    meet_a_tunnel(visitors, page)
    keyboard = KeyboardPlayer(page)
    assert keyboard.decide()
    assert keyboard.done == {"tunnel": 1}


def test_play_now_takes_two_clicks(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.locator("label.map").nth(1).click()
    posted: list[Json] = []
    page.on("request", lambda each: posted.append(each.post_data_json or {}))
    with page.expect_response(lambda answer: answer.url.endswith("/api/v1/tables")) as made:
        page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".game")
    # The device adds its luck when it has seen what the server is committed to, not before.
    kept = page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.includes('commitment'))"
    )
    assert [value for _, value in kept] == [made.value.json()["fairness"]["commitment"]]
    asked = [body for body in posted if "map" in body or "command" in body]
    assert "entropy" not in asked[0]
    assert [body.get("command") for body in asked] == [None, "contribute", "start"]
    assert "/table/" in page.url
    assert page.get_by_role("group", name="The board of San Francisco").count() == 1
