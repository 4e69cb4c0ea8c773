"""The page in six languages: chosen by the browser or the visitor, whole, and not cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.newcomer import Newcomer
from tests.web.playing import Player, let_a_bot_finish
from tests.web.reading import choose_language, faults, faults_in_all_languages
from tests.web.visitors import DESKTOP, MAKE_TABLE, PHONE, Visitors
from tests.web.words import LANGUAGES, sayings

from funicular.bots import bot_names
from funicular.server.lessons import LESSONS

SIZES = {"desktop": DESKTOP, "phone": PHONE}
MAP_OF = {"desktop": "europe", "phone": "san_francisco"}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

NAMES = """
() => [...document.querySelectorAll('[data-name]')].map((name) => ({
  id: name.dataset.name,
  width: Math.max(...Array.from(name.children, (line) => line.getComputedTextLength())),
}))
"""
LETTERS = "() => document.fonts.load('500 17px \"Barlow Semi Condensed\"', 'aěłÿ').then(() => true)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    said = sayings(language)
    assert [name for name in bot_names() if f"bot-{name.replace('_', '-')}" not in said] == []


def test_the_browser_chooses_first_then_the_visitor(visitors: Visitors) -> None:
    page = visitors.arrive(locale="cs-CZ")
    czech, polish = sayings("cs"), sayings("pl")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("#create")).to_have_text(czech["home-create"])
    loaded = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"
    words = [url for url in page.evaluate(loaded) if "/assets/words-" in url]
    assert len(words) == 2, "the words of the page and the names of places"
    assert all("/words-cs-" in url for url in words), words
    page.evaluate("window.same = true")
    page.locator(".settings .round").last.click()
    listed = page.locator("[data-setting=language] option").all_inner_texts()
    assert len(listed) == len(LANGUAGES)
    assert {"Čeština", "English", "Nederlands", "Polski", "Slovenčina", "Suomi"} <= set(listed)
    choose_language(page, "pl")
    expect(page.locator("#create")).to_have_text(polish["home-create"])
    assert page.evaluate("window.same"), "without a reload"
    page.reload()
    expect(page.locator("#create")).to_have_text(polish["home-create"])
    again = [url for url in page.evaluate(loaded) if "/assets/words-" in url]
    assert all("/words-pl-" in url for url in again), again


def test_a_game_goes_on_in_another_language(visitors: Visitors) -> None:
    """The choice that is half made stays; prompt, tab, log, tickets and board change at once."""
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["path"])
    page.locator("[data-offer]").first.click()
    taken = page.locator("[data-offer]").first.get_attribute("aria-checked")
    page.locator(".settings .round").last.click()
    for language in TRANSLATIONS:
        choose_language(page, language)
        said = sayings(language)
        expect(page.locator(".prompt")).to_contain_text(said["prompt-opening"])
        assert said["turn-yours"] in page.title()
        expect(page.get_by_role("group", name=said["board-places"])).to_have_count(1)
        assert page.locator("[data-offer]").first.get_attribute("aria-checked") == taken


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_left_in_english(visitors: Visitors, size: str) -> None:
    """Every screen in every language; the token and tunnel questions are in the long test."""
    page, board = visitors.arrive(SIZES[size]), MAP_OF[size]
    found = faults_in_all_languages(page, "home")
    screens = ((f"/rules/{board}", "main h3"), ("/learn", "main ol li"), ("/replay", "main .zone"))
    for path, ready in screens:
        page.goto(visitors.origin + path)
        page.wait_for_selector(ready)
        found += faults_in_all_languages(page, path)
    gathering = {"map": board, "seats": 3, "bots": ["planner"], "entropy": "5a" * 32}
    table = page.evaluate(MAKE_TABLE, {"name": "Ada", "table": gathering})
    page.goto(f"{visitors.origin}/table/{table}")
    page.wait_for_selector(".qr")
    found += faults_in_all_languages(page, "gathering")
    visitors.sit_down(page, board, ["planner-lite", "random"], expiry_bot="random")
    found += faults_in_all_languages(page, "opening")
    found += on_turn(page)
    found += at_the_end(page)
    assert not found, "\n".join(sorted(set(found)))


def test_the_longer_score_fits_a_phone_in_every_language(visitors: Visitors) -> None:
    page = visitors.arrive(PHONE)
    visitors.sit_down(page, "europe", ["stationmaster", "conductor"], expiry_bot="random")
    let_a_bot_finish(page)
    page.wait_for_selector(".end .total")
    found = faults_in_all_languages(page, "end")
    assert not found, "\n".join(sorted(set(found)))


def take_lesson(page: Page, lesson: str) -> None:
    """As Ada: who gives no name is given one, in the language of that moment."""
    page.evaluate(
        "() => fetch('/api/v1/guests', {method: 'POST', body: '{\"name\": \"Ada\"}',"
        " headers: {'content-type': 'application/json'}})"
    )
    page.goto(f"{page.url}learn/{lesson}")
    page.wait_for_selector("[data-coach-next]")


def test_the_coach_fits_in_every_language(visitors: Visitors) -> None:
    """The strip on a phone, with its longest texts among them: whole, and not in English."""
    page = visitors.arrive(PHONE)
    take_lesson(page, "europe")
    found = faults_in_all_languages(page, "welcome")
    newcomer = Newcomer(page)
    newcomer.follow_to("First a tunnel")
    found += faults_in_all_languages(page, "tunnel")
    newcomer.follow_to("One is blue")
    found += faults_in_all_languages(page, "surcharge")
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_whole_lesson_in_a_language(
    visitors: Visitors, language: str, lesson: str, size: str
) -> None:
    page = visitors.arrive(SIZES[size], locale=language)
    take_lesson(page, lesson)
    newcomer, found, looked_at = Newcomer(page, reads=False), list[str](), 0
    for _ in range(600):
        if page.locator(".end table").count():
            break
        newcomer.step()
        if len(newcomer.told) > looked_at:
            looked_at = len(newcomer.told)
            found += faults(page, language)
    expect(page.locator(".end h1")).to_have_text(sayings(language)["end-you-won"])
    found += faults(page, language)
    assert not found, "\n".join(sorted(set(found)))


def on_turn(page: Page) -> list[str]:
    player = Player(page)
    for _ in range(200):
        if page.locator(".prompt.usual").count() and page.locator(".route.claimable").count():
            break
        player.claims = False
        player.step()
    found = faults_in_all_languages(page, "turn")
    page.locator(".ticket-deck").click()
    page.wait_for_selector(".dock .button.primary")
    found += faults_in_all_languages(page, "tickets")
    page.keyboard.press("Escape")
    player.pick_route()
    found += faults_in_all_languages(page, "claim")
    page.keyboard.press("Escape")
    tabs = page.locator("[role=tab]:visible, .drawers .button:visible:not(.help)")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        found += faults_in_all_languages(page, f"panel {number}")
        if page.locator(".drawer").count():
            page.keyboard.press("Escape")
    return found


def at_the_end(page: Page) -> list[str]:
    let_a_bot_finish(page)
    page.wait_for_selector(".end .total")
    found = faults_in_all_languages(page, "end")
    page.locator(".actions a[href^='/replay/']").click()
    page.wait_for_selector(".replay")
    page.keyboard.press("End")
    tabs = page.locator(".replay [role=tab]")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        found += faults_in_all_languages(page, f"replay {number}")
    return found


@pytest.mark.parametrize("board", ["europe", "san_francisco"])
def test_every_name_fits_on_the_board(visitors: Visitors, board: str) -> None:
    """Measured in the letters themselves; the layout keeps the room of each name free."""
    page = visitors.arrive()
    visitors.sit_down(page, board, ["random"])
    layout: Any = page.evaluate(f"fetch('/api/v1/maps/{board}').then((map) => map.json())")
    room = {id: each["label"]["width"] for id, each in layout["layout"]["places"].items()}
    page.locator(".settings .round").last.click()
    for language in LANGUAGES:
        choose_language(page, language)
        assert page.evaluate(LETTERS)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        names = page.evaluate(NAMES)
        assert len(names) == len(room)
        wide = [name for name in names if name["width"] > room[name["id"]]]
        assert wide == [], language


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_language(visitors: Visitors, language: str, size: str) -> None:
    page = visitors.arrive(SIZES[size], locale=language)
    visitors.sit_down(page, MAP_OF[size], ["planner-lite", "path"])
    player, found, asked = Player(page), list[str](), 0
    for _ in range(4000):
        if page.locator(".end table").count():
            break
        if page.locator(".prompt.mine").count():
            asked += 1
            if asked % 5 == 0 or page.locator(".dock").count():
                found += faults(page, language)
        player.step()
    page.wait_for_selector(".end .total")
    found += faults(page, language)
    assert not found, "\n".join(sorted(set(found)))
    assert player.done["claim"] > 2
