"""Every screen fits its device, keeps things in their places, and says why it refuses."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("map_id", ["europe", "san_francisco"])
def test_nothing_lies_over_the_board_that_need_not(
    visitors: Visitors, map_id: str, size: str
) -> None:
    """The board lies whole in its frame; decks, market and hand lie elsewhere, the decks apart."""
    page = visitors.arrive(SIZES[size])
    visitors.sit_down(page, map_id, ["path"])
    page.locator(".zoom button").last.click()
    page.wait_for_function(LIES_IN_THE_FRAME)
    board = box_of(page, "svg.board")
    for name in ("[data-anchor=tickets]", "[data-anchor=deck]", ".market", ".hand", ".bar"):
        assert not overlap(board, box_of(page, name)), name
    tickets, deck = box_of(page, "[data-anchor=tickets]"), box_of(page, "[data-anchor=deck]")
    assert gap(tickets, deck) > deck["width"], "who misses one deck must not hit the other"


LIES_IN_THE_FRAME = """
() => {
  const board = document.querySelector('svg.board').getBoundingClientRect();
  const frame = document.querySelector('div.frame').getBoundingClientRect();
  return board.left >= frame.left - 1 && board.right <= frame.right + 1
    && board.top >= frame.top - 1 && board.bottom <= frame.bottom + 1;
}
"""


def box_of(page: Page, name: str) -> FloatRect:
    box = page.locator(name).first.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return gap(one, other) < -1


def gap(one: FloatRect, other: FloatRect) -> float:
    """How far two boxes are apart, across or down; below nothing where they overlap."""
    across = max(other["x"] - one["x"] - one["width"], one["x"] - other["x"] - other["width"])
    down = max(other["y"] - one["y"] - one["height"], one["y"] - other["y"] - other["height"])
    return max(across, down)


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_who_places_a_stack_sees_every_place_for_it(visitors: Visitors, size: str) -> None:
    page = visitors.arrive(SIZES[size])
    places = page.locator(".place.pickable .dot")
    for _ in range(12):  # not everybody places one in every game
        visitors.sit_down(page, "san_francisco", ["random", "random"])
        Player(page).play(until=".place.pickable, .prompt.usual")
        if places.count():
            break
    assert places.count() > 5
    dock, frame = box_of(page, ".dock"), box_of(page, "div.frame")
    boxes = [place.bounding_box() for place in places.all()]
    # Of a board that is larger than its frame, as on a phone, what lies beyond is not seen anyway.
    seen = [box for box in boxes if box and overlap(frame, box)]
    assert seen
    assert not any(overlap(dock, box) for box in seen)


def test_a_question_leaves_the_zoom_buttons_free(visitors: Visitors) -> None:
    for size in (PHONE, TABLET):
        page = visitors.arrive(size)
        visitors.sit_down(page, "europe", ["random"])
        player = Player(page, claims=False)
        routes = page.locator(".route.claimable")
        while not (page.locator(".prompt.usual").count() and routes.count()):
            player.step()
        for route in routes.all():
            route.press("Enter")
            page.wait_for_selector(".dock .pay")
            assert not overlap(box_of(page, ".dock"), box_of(page, ".zoom"))
            page.keyboard.press("Escape")


def test_typed_commands_have_the_width_of_a_phone(visitors: Visitors) -> None:
    page = visitors.arrive(PHONE)
    visitors.sit_down(page, "europe", ["random"])
    page.keyboard.press("/")
    page.wait_for_selector(".command.open [data-command]:focus")
    assert box_of(page, ".command.open .line")["width"] > 0.9 * PHONE["width"]


def test_a_broad_bar_says_what_its_buttons_do(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    expect(page.locator(".bar").get_by_text("Undo", exact=True)).to_be_visible()


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
