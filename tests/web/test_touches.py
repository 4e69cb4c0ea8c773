"""Small things that people notice: icon, sound, previews, exact cards, pinch, marks, one voice."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.server.running import RunningServer
from tests.web.histories import MAKE_GUEST, give_history
from tests.web.playing import Player
from tests.web.test_board import on_turn
from tests.web.visitors import PHONE, Visitors

TONES = """
window.tones = 0;
const play = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones += 1;
  return play.apply(this, when);
};
"""
ICON = """
async () => {
  const icon = new Image();
  icon.src = document.querySelector('link[rel=icon]').href;
  await icon.decode();
  return icon.src;
}
"""
SPEAKERS = """
() => [...document.querySelectorAll('.game [aria-live=polite], .game [role=status],'
  + ' .game [role=alert]')].map((each) => each.className)
"""
ZOOM = """
() => {
  const board = document.querySelector('svg.board').getBoundingClientRect();
  return board.width / document.querySelector('div.frame').clientWidth;
}
"""


def rich_turn(page: Page, visitors: Visitors, board: str = "europe") -> Player:
    """On turn, with something to claim."""
    player = on_turn(page, board, visitors)
    player.claims = False
    for _ in range(300):
        if page.locator(".prompt.usual").count() and page.locator(".route.claimable").count() > 1:
            return player
        player.step()
    raise AssertionError("nothing to claim")


def test_the_icon_of_the_tab_tells_whose_turn_it_is(visitors: Visitors) -> None:
    page = visitors.arrive()
    quiet = page.evaluate(ICON)
    visitors.sit_down(page, "europe", ["random"])
    expect(page).to_have_title(re.compile("^● "))
    assert page.evaluate(ICON) != quiet


def test_a_refusal_is_heard_unless_sounds_are_off(visitors: Visitors) -> None:
    page = visitors.arrive_at("/", ".map", before=TONES)
    visitors.sit_down(page, "europe", ["random"])
    page.wait_for_function("() => window.tones > 0")  # it is our turn
    before = page.evaluate("window.tones")
    page.locator("[data-anchor=deck]").click()  # tickets come first
    expect(page.locator(".notice.refusal")).to_have_count(1)
    assert page.evaluate("window.tones") == before + 1
    page.get_by_role("button", name="Sound", exact=True).click()
    page.locator("[data-anchor=market-1] button").click()
    page.locator("[data-anchor=deck]").click()
    page.locator("[data-anchor=keep]").click()
    expect(page.locator("[data-anchor=keep]")).to_have_count(0)
    assert page.evaluate("window.tones") == before + 1
    page.reload()
    page.wait_for_selector(".game")
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_a_route_shows_the_cars_before_they_are_paid_for(visitors: Visitors) -> None:
    """And the button that pays shows exactly the cards that go."""
    page = visitors.arrive()
    player = rich_turn(page, visitors)
    route = page.locator(".route.claimable").first
    route.focus()
    expect(route.locator(".cars.ghost .car")).to_have_count(route.locator(".slot").count())
    page.locator(".zoom button").last.focus()
    expect(page.locator(".cars.ghost")).to_have_count(0)

    player.pick_route()
    expect(page.locator(".cars.ghost")).to_have_count(1)
    colours = page.locator(".dock [data-colour]")
    if colours.count():
        colours.first.click()
    pays = page.locator(".dock [data-pays]")
    payment = pays.get_attribute("data-pays") or ""
    length = page.locator("[data-route]:has(.ghost) .slot").count()
    colour, _, wilds = payment.partition("+")
    wanted = {"locomotive" if colour == "wild" else colour: length - int(wilds or 0)}
    if wilds:
        wanted["locomotive"] = int(wilds)
    said = pays.locator(".cards").get_attribute("aria-label") or ""
    shown = {name.rstrip("s"): int(count) for count, name in re.findall(r"(\d+) ([a-z]+)", said)}
    assert shown == wanted, said
    before, left = player.position(), held(page, colour) - (length - int(wilds or 0))
    pays.click()
    page.wait_for_function(
        "(before) => document.querySelector('.game').dataset.seq !== before", arg=before
    )
    if page.locator(".dock .turned").count() == 0:
        pile = page.locator(f"[data-anchor=hand-{colour}] .count")
        expect(pile).to_have_text(str(left)) if left else expect(pile).to_have_count(0)


def held(page: Page, card: str) -> int:
    """How many of a kind are in the hand."""
    pile = page.locator(f"[data-anchor=hand-{card}] .count")
    return int(pile.inner_text()) if pile.count() else 0


def test_two_fingers_zoom_the_board(visitors: Visitors) -> None:
    page = visitors.arrive(PHONE)
    on_turn(page, "europe", visitors)
    page.locator(".zoom button").last.click()
    page.wait_for_function(f"() => ({ZOOM})() === 1")
    frame = page.locator("div.frame").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    glass = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: int) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        shown = [] if kind == "touchEnd" else points
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    fingers("touchStart", 30)
    for apart in (40, 55, 70, 90):
        fingers("touchMove", apart)
    page.wait_for_function(f"() => ({ZOOM})() > 1.5")
    fingers("touchEnd", 0)
    assert page.locator(".light .planned").count() == 0, "a pinch pins nothing"
    assert page.locator(".dock[data-paying]").count() == 0, "and picks nothing"


def test_only_one_region_speaks_during_a_game(visitors: Visitors) -> None:
    page = visitors.arrive()
    rich_turn(page, visitors)
    told = page.locator(".command .told")
    page.locator("[data-anchor=station]").click()
    expect(told).to_contain_text("Pick a place for your station. 1 card")
    assert [each for each in page.evaluate(SPEAKERS) if "told" not in each] == []
    page.keyboard.press("Escape")
    page.locator(".hand .pile").first.click()
    expect(told).to_contain_text("now pick a route")
    assert [each for each in page.evaluate(SPEAKERS) if "told" not in each] == []


def test_long_tickets_and_stations_have_marks_of_their_own(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    long = page.locator(".offer .ticket.long")
    expect(long.locator(".stop")).to_have_count(1)
    short = page.locator(".offer .ticket:not(.long)")
    assert short.locator(".stop").count() == 0
    shapes = [
        each.locator(".worth").evaluate("n => getComputedStyle(n).borderRadius")
        for each in (long.first, short.first)
    ]
    assert shapes[0] != shapes[1]
    page.goto(f"{visitors.origin}/rules/europe")
    page.wait_for_selector("#B3 .built")
    assert page.locator(".built").count() == page.locator(".built-sign").count()


def test_charts_are_told_apart_without_their_colours(
    visitors: Visitors, table_server: RunningServer
) -> None:
    page = visitors.arrive()
    give_history(table_server, page.evaluate(MAKE_GUEST))
    page.goto(f"{visitors.origin}/games/statistics")
    page.wait_for_selector(".tiles")
    fill = "all => all.map((each) => getComputedStyle(each).backgroundImage.split('(')[0])"
    keys = page.locator(".parts .key").evaluate_all(fill)
    assert len(keys) == 3
    assert len(set(keys)) == 3, keys
    dash = "node => getComputedStyle(node).strokeDasharray"
    lines = [page.locator(f"path.{who}").first.evaluate(dash) for who in ("mine", "others")]
    assert lines[0] != lines[1]
