"""Things on the board: the plan by touch and by mouse, odds, stations at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.playing import Player
from tests.web.visitors import PHONE, Visitors

LONG_TOUCH_MS = 700


def touch(page: Page, target: Locator, held_ms: int, slip: int = 0) -> None:
    """A finger on the glass: down, perhaps a slip, up."""
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", down)
    if slip:
        moved = {"type": "touchMove", "touchPoints": [{"x": x + slip, "y": y}]}
        finger.send("Input.dispatchTouchEvent", moved)
    page.wait_for_timeout(held_ms)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    page.wait_for_timeout(100)


def on_turn(page: Page, map_id: str, visitors: Visitors) -> Player:
    visitors.sit_down(page, map_id, ["random"])
    player = Player(page)
    for _ in range(300):
        if page.locator(".prompt.usual").count():
            return player
        player.step()
    raise AssertionError("its turn never came")


def slot_in_sight(page: Page) -> Locator:
    """The slot of a free route nearest to the middle of the board as it is shown."""
    page.locator(".zoom button").last.click()
    page.wait_for_timeout(300)
    return page.locator("[data-route^=paris] .slot").first


def test_a_long_touch_pins_a_route_to_the_plan(visitors: Visitors) -> None:
    page = visitors.arrive(PHONE)
    on_turn(page, "europe", visitors)
    slot = slot_in_sight(page)
    planned = page.locator(".light .planned")
    touch(page, slot, LONG_TOUCH_MS)
    expect(planned).to_have_count(1)
    # An opponent's tunnel may have a dock of its own just now.
    assert page.locator(".dock[data-paying]").count() == 0, "a long touch is no click"
    assert page.locator(".notice").count() == 0
    page.get_by_role("button", name="Plan").click()
    expect(page.locator(".drawer .plan")).to_contain_text("Paris")
    expect(page.locator(".drawer .plan")).to_contain_text("needed")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".light .planned")
    touch(page, slot_in_sight(page), LONG_TOUCH_MS)
    expect(planned).to_have_count(0)


def test_a_short_touch_and_a_drag_pin_nothing(visitors: Visitors) -> None:
    page = visitors.arrive(PHONE)
    on_turn(page, "europe", visitors)
    touch(page, slot_in_sight(page), 60)
    page.keyboard.press("Escape")
    touch(page, slot_in_sight(page), LONG_TOUCH_MS, slip=30)
    assert page.locator(".light .planned").count() == 0


def test_a_right_click_pins_a_route(visitors: Visitors) -> None:
    page = visitors.arrive()
    on_turn(page, "europe", visitors)
    slot_in_sight(page).click(button="right")
    expect(page.locator(".light .planned")).to_have_count(1)
    page.get_by_role("tab", name="Plan").click()
    expect(page.locator(".plan")).to_contain_text("Paris")


def test_a_tunnel_shows_its_odds_before_it_is_dug(visitors: Visitors) -> None:
    page = visitors.arrive()
    player = on_turn(page, "europe", visitors)
    tunnel = page.locator(".route.tunnel.claimable")
    player.claims = False
    for _ in range(400):
        if tunnel.count():
            break
        player.step()
    tunnel.first.press("Enter")
    page.wait_for_selector(".dock .pay")
    colours = page.locator(".dock .choice:not(.plain)")
    if colours.count():
        colours.first.click()
    chances = page.locator(".dock .odds dd").all_inner_texts()
    assert len(chances) == 4
    assert sum(int(text.rstrip("%")) for text in chances) == pytest.approx(100, abs=2)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_tunnel_is_seen_to_be_one_when_it_can_be_claimed(visitors: Visitors, dark: bool) -> None:
    page = visitors.arrive(dark=dark)
    player = on_turn(page, "europe", visitors)
    player.claims = False
    tunnel = page.locator(".route.tunnel.claimable")
    while not tunnel.count():
        player.step()
    dashes = tunnel.first.locator(".bore").first.evaluate("it => getComputedStyle(it).stroke")
    ground = page.locator(".free rect").first.evaluate("it => getComputedStyle(it).fill")
    assert abs(brightness(dashes) - brightness(ground)) > 100


def brightness(colour: str) -> float:
    """Of rgb(…), from 0 to 255."""
    return sum(int(part) for part in re.findall(r"\d+", colour)[:3]) / 3


@pytest.mark.parametrize(("assist", "shown"), [("none", 0), ("memory", 0), ("full", 9)])
def test_odds_of_a_blind_card_are_shown_where_the_table_helps(
    visitors: Visitors, assist: str, shown: int
) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"], assist=assist)
    player = Player(page)
    for _ in range(300):
        if page.locator(".prompt.usual").count():
            break
        player.step()
    assert page.locator(".unseen").count() == (assist != "none")
    assert page.locator(".unseen .bar").count() == shown
    assert page.locator(".discards").count() == (assist != "none"), "nobody is told of none"
    headings = page.locator(".own-tickets h3").all_inner_texts()
    assert any("Your tickets" in each for each in headings) == (assist != "full")
    assert any("To do" in each for each in headings) == (assist == "full")
    if shown:
        page.locator(".unseen summary").click()
        chances = page.locator(".unseen .chance").all_inner_texts()
        assert sum(int(text.rstrip("%")) for text in chances) == pytest.approx(100, abs=5)


def refusal(page: Page) -> Locator:
    return page.locator(".notice.refusal").last


def test_a_place_that_cannot_be_picked_says_why(visitors: Visitors) -> None:
    page = visitors.arrive()
    on_turn(page, "europe", visitors)
    page.locator(".place").first.press("Enter")
    expect(refusal(page)).to_have_text("For a station, press “Build a station” first.")

    page.locator(".place").last.press("Enter")
    expect(page.locator(".told .news", has_text="Build a station")).to_have_count(2)
    page.locator(".button", has_text="Build a station").click()
    page.locator(".place.pickable").first.press("Enter")
    expect(page.locator(".dock .pay")).to_be_visible()


def test_who_only_watches_is_told_so(visitors: Visitors) -> None:
    table = visitors.sit_down(visitors.arrive(), "europe", ["random"])
    watcher = visitors.arrive_at(f"/table/{table}", ".watching")
    targets = (".place", ".route", ".ticket-deck", "[data-anchor=deck]", ".market .slot")
    for count, target in enumerate(targets, 1):
        watcher.locator(target).first.press("Enter")
        expect(refusal(watcher)).to_have_text("You are watching.")
        expect(watcher.locator(".told .news", has_text="You are watching.")).to_have_count(count)
