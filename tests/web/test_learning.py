"""Learning: both lessons by who only does what the coach says, and the rules pages."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, Route, expect
from tests.engine.test_rule_ids import RULE_IDS
from tests.web.newcomer import KeyboardNewcomer, Newcomer
from tests.web.playing import Stuck
from tests.web.test_axe import SIZES, Inspector
from tests.web.visitors import DESKTOP, PHONE, Visitors

from funicular.game.refusals import RULES
from funicular.server.lessons import LESSONS, PUPIL, lesson_called

RULES_OF = {
    "europe": set(RULE_IDS) - {"custom_maps", "S5", "S6", "S7", "C6", "E5"},
    "san_francisco": set(RULE_IDS)
    - {"custom_maps", "S2", "U1", "U2", "U3", "U4", "B1", "B2", "B3", "E3", "E4"},
}
USUAL = (("first", "phone"), ("europe", "desktop"))
BOTH_LESSONS = {"first": "You win!", "europe": "You win!"}


def begin(visitors: Visitors, lesson: str, page: Page) -> Page:
    page.goto(f"{visitors.origin}/learn/{lesson}")
    page.wait_for_selector(".coach .text")
    page.wait_for_selector("[data-coach]")
    return page


def test_the_rules_of_the_two_games_are_all_the_rules() -> None:
    assert RULES_OF["europe"] | RULES_OF["san_francisco"] == set(RULE_IDS) - {"custom_maps"}
    assert set(RULES.values()) <= RULES_OF["europe"] | RULES_OF["san_francisco"]


@pytest.mark.parametrize(
    ("lesson", "size"),
    [
        pytest.param(*each, id="-".join(each), marks=() if each in USUAL else pytest.mark.long)
        for each in product(LESSONS, SIZES)
    ],
)
def test_who_does_what_the_coach_says_finishes_the_lesson_and_wins(
    visitors: Visitors, lesson: str, size: str
) -> None:
    page = begin(visitors, lesson, visitors.arrive(SIZES[size]))
    newcomer = Newcomer(page)
    newcomer.follow()
    expect(page.locator(".end h1")).to_have_text(BOTH_LESSONS[lesson])
    # Every step was told, in order: the newcomer never left the written line.
    written = [line for line in lesson_called(lesson).line if line.seat == PUPIL]
    assert len(newcomer.told) >= len(written)
    assert not any("own way" in text for text in newcomer.told)
    expect(page.locator(".coach")).to_contain_text("Pick a number")
    page.goto(visitors.origin)
    expect(page.locator(".learn")).not_to_have_class(re.compile("new"))


def test_a_slip_of_the_coach_is_noticed(visitors: Visitors) -> None:
    """The newcomer reads: were it only to press what is ringed, any text would do."""
    page = visitors.arrive()

    def slip(route: Route) -> None:
        words = route.fetch()
        route.fulfill(response=words, body=words.text().replace("Take the blue", "Take the red"))

    page.route(re.compile("/assets/words-en-lessons"), slip)
    begin(visitors, "first", page)
    with pytest.raises(AssertionError, match="Take the red"):
        Newcomer(page).follow()


@pytest.mark.parametrize("lesson", [pytest.param("first", marks=pytest.mark.long), "europe"])
def test_a_lesson_can_be_taken_without_a_mouse(visitors: Visitors, lesson: str) -> None:
    page = begin(visitors, lesson, visitors.arrive())
    KeyboardNewcomer(page).follow()
    expect(page.locator(".end h1")).to_have_text(BOTH_LESSONS[lesson])


@pytest.mark.long
def test_who_strays_is_advised_to_the_end(visitors: Visitors) -> None:
    page, newcomer = stray(visitors)
    newcomer.follow()
    expect(page.locator(".end h1")).to_contain_text("win")


def test_who_strays_is_advised(visitors: Visitors) -> None:
    _, newcomer = stray(visitors)
    for _ in range(200):
        newcomer.step()
        if sum(text.startswith("I would") for text in newcomer.told) > 3:
            return
    raise Stuck(f"no more advice after {newcomer.told}")


def stray(visitors: Visitors) -> tuple[Page, Newcomer]:
    """A pupil who draws blind where the coach has advised otherwise."""
    page = begin(visitors, "first", visitors.arrive())
    newcomer = Newcomer(page)
    newcomer.follow_to("Take the blue one")
    page.locator("[data-anchor=deck]").click()
    expect(page.locator(".strayed")).to_be_visible()
    return page, newcomer


def test_the_coach_never_blocks_and_can_be_hidden(visitors: Visitors) -> None:
    page = begin(visitors, "first", visitors.arrive(PHONE))
    coach = page.locator(".coach").bounding_box()
    game = page.locator(".game").bounding_box()
    assert coach
    assert game
    assert coach["y"] + coach["height"] <= game["y"] + 1, "the coach lies over the game"
    assert game["y"] + game["height"] <= PHONE["height"] + 1, "the game is pushed off the screen"
    page.get_by_role("button", name="Hide").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.get_by_role("button", name="Back to the lesson").click()
    page.wait_for_selector("[data-coach]")


def test_a_lesson_is_resumed_where_it_was_left(visitors: Visitors) -> None:
    page = begin(visitors, "first", visitors.arrive())
    table = page.url
    newcomer = Newcomer(page)
    newcomer.follow_to("Take the purple card")
    page.goto(visitors.origin)
    page.get_by_role("link", name="Your first game").click()
    page.wait_for_selector("[data-coach]")
    assert page.url == table
    expect(page.locator(".coach .text")).to_contain_text("Take the purple card")
    page.goto(f"{visitors.origin}/learn")
    page.get_by_role("button", name=re.compile("Start again")).click()
    page.wait_for_selector("[data-coach-next]")
    assert page.url != table
    expect(page.locator(".coach .text")).to_contain_text("Welcome")


@pytest.mark.parametrize("map_id", RULES_OF)
def test_every_rule_has_its_anchor(visitors: Visitors, map_id: str) -> None:
    page = visitors.arrive()
    page.goto(f"{visitors.origin}/rules/{map_id}")
    page.wait_for_selector("article")
    anchors = page.locator("article").evaluate_all("all => all.map((each) => each.id)")
    assert sorted(anchors) == sorted(RULES_OF[map_id])
    empty = page.locator("article").evaluate_all(
        "all => all.filter((each) => !each.querySelector('p')?.innerText.trim()).map((e) => e.id)"
    )
    assert empty == []
    assert page.locator("figure").count() >= 7


def test_a_rule_is_found_by_its_words_and_by_its_address(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(f"{visitors.origin}/rules/europe#B2")
    expect(page.locator("#B2")).to_be_focused()
    expect(page.locator("#B2")).to_be_in_viewport()
    search = page.get_by_role("searchbox")
    search.fill("SURCHARGE")
    expect(page.get_by_role("status")).to_contain_text("rules found")
    assert page.locator("article").count() < 6
    expect(page.locator("#U2 mark").first).to_have_text("surcharge")
    search.fill("zeppelin")
    expect(page.locator("article")).to_have_count(0)
    page.get_by_role("button", name="Clear the search").click()
    assert page.locator("article").count() == len(RULES_OF["europe"])
    page.get_by_role("link", name="Stations").click()
    expect(page.locator("#B1")).to_be_focused()
    search.fill("tunnel")
    page.evaluate("() => (location.hash = '#E4')")
    expect(page.locator("#E4"), "a link leads to its rule whatever is searched for").to_be_focused()


def test_a_refusal_leads_to_its_rule_and_back_to_the_table(visitors: Visitors) -> None:
    page = visitors.arrive()
    table = visitors.sit_down(page, "europe", ["random"])
    page.locator("[data-anchor=deck]").click()
    page.locator(".notice.refusal a").click()
    expect(page.locator("dialog #T1")).to_be_in_viewport()
    expect(page.locator("dialog").get_by_role("button", name="Close")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.url.endswith(table)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Rules of Europe")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_is_clean_where_people_learn(visitors: Visitors, size: str, dark: bool) -> None:
    page = visitors.arrive(SIZES[size], dark=dark)
    axe = Inspector(page)
    for path in ("learn", "rules", "rules/europe", "rules/san_francisco"):
        page.goto(f"{visitors.origin}/{path}")
        page.wait_for_selector("main .button")
        if path.startswith("rules/"):
            page.wait_for_selector("article")
        axe.look(path)
        wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert page.evaluate(wide) <= 0, path
    begin(visitors, "first", page)
    axe.look("lesson")
    page.keyboard.press("?")
    page.wait_for_selector("dialog article")
    axe.look("sheet")
    assert axe.found == {}


def test_lessons_and_rules_cost_nothing_until_they_are_wanted(visitors: Visitors) -> None:
    page = visitors.arrive(DESKTOP)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitors.sit_down(page, "san_francisco", ["random"])
    page.wait_for_timeout(300)
    assert not [url for url in asked if re.search("rules|lessons|Coach|Learn", url)]
