"""The board on a big screen, the hands on phones: nothing private, legible, and up to date."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.web import reading
from tests.web.playing import Player
from tests.web.test_axe import Inspector
from tests.web.test_hidden import memory
from tests.web.visitors import DESKTOP, MAKE_TABLE, PHONE, Json, Visitors, frames
from tests.web.words import LANGUAGES

TV = ViewportSize(width=1920, height=1080)
LEAST_TEXT = 0.0285
"""Of the screen's height, for every text of the panel: 31 pixels of 1080."""
LEAST_NAME = 0.0195
"""The same for the names of places on the board: 21 pixels of 1080."""

LETTERS = """
() => [...document.querySelectorAll('.side *, .last, .tunnel *')]
  .filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((element) => element.checkVisibility() && !element.closest('.hidden, svg'))
  .map((element) => [element.textContent.trim(), parseFloat(getComputedStyle(element).fontSize)])
"""
NAMES = """
() => [...document.querySelectorAll('.board .name text')].map((name) => {
  const scale = name.getScreenCTM().a;
  return [name.textContent, scale * parseFloat(name.getAttribute('font-size'))];
})
"""


class HandPlayer(Player):
    """A player whose page shows no board to look for things on."""

    def _click(self, choice: Locator) -> None:
        if self.page.locator("div.frame").count():
            super()._click(choice)
        else:
            choice.click(timeout=5000)


def small(texts: list[list[Any]], least: float) -> list[list[Any]]:
    return [each for each in texts if each[1] < least * TV["height"]]


def test_a_big_screen_shows_everybody_the_same(visitors: Visitors) -> None:
    """Opened by a player's own browser, which holds a seat and has its hand in the next tab."""
    page = visitors.arrive()
    told_player = frames(page)
    table = visitors.sit_down(page, "europe", ["path", "random"])
    Player(page).decide()
    screen = page.context.new_page()
    screen.set_viewport_size(TV)
    told: list[Json] = frames(screen)
    screen.goto(f"{visitors.origin}/table/{table}/screen")
    screen.wait_for_selector(".screen .route")
    page.bring_to_front()  # a tab behind another one is slow
    player = Player(page, tickets=False)
    for _ in range(14):
        player.step()
    seq = int(player.position())
    screen.bring_to_front()
    expect(screen.locator(".log p").last).to_be_visible()
    screen.wait_for_function("() => document.querySelectorAll('.players li').length === 3")

    own = [message["own"] for message in told_player if message.get("own")][-1]
    tickets = [each["ticket"] for each in own["tickets"]]
    assert tickets
    assert all(message.get("own") is None for message in told)
    assert all(not message.get("seats") for message in told)
    assert memory(screen, tickets, own=-1) == []
    assert [each for each in memory(page, tickets, own=0) if each[0] == "ticket"] != []
    assert max(message.get("seq", 0) for message in told) >= seq - 1

    assert small(screen.evaluate(LETTERS), LEAST_TEXT) == []
    assert small(screen.evaluate(NAMES), LEAST_NAME) == []
    assert screen.locator(".screen button, .screen input").count() == 3, "only the hidden zoom"
    assert not screen.locator(".zoom").is_visible()


def test_from_the_code_to_the_hand_on_the_phone(visitors: Visitors) -> None:
    host = visitors.arrive()
    seats = {"map": "san_francisco", "seats": 2, "options": {"bot_pace": "instant"}}
    table = host.evaluate(MAKE_TABLE, {"name": "Ann", "table": seats})
    host.goto(f"{visitors.origin}/table/{table}")
    link = host.get_by_role("link", name="Show on a big screen")
    expect(link).to_have_attribute("href", f"/table/{table}/screen")
    screen = visitors.arrive_at(f"/table/{table}/screen", ".qr", TV)
    expect(screen.locator(".players")).to_contain_text("free")
    # Where the code leads: the phone takes a seat, and its hand comes first.
    phone = visitors.arrive_at(f"/table/{table}/hand", ".seats", PHONE)
    phone.get_by_label("Your name").fill("Ben")
    phone.get_by_role("button", name="Sit here").click()
    expect(screen.locator(".players")).to_contain_text("Ben")
    host.get_by_role("button", name="Start the game").click()
    expect(screen.locator(".market li")).to_have_count(5)
    players = [Player(host, claims=False), HandPlayer(phone, claims=False, tickets=False)]
    while not phone.locator(".first .tickets").count():
        for player in players:
            player.step()
    assert phone.locator(".route").count() == 0
    while not phone.locator("[data-claim]").count():
        for player in players:
            player.step()
    phone.locator("[data-claim]").first.click()
    colours = phone.locator(".dock .choice:not(.plain)")
    if colours.count():
        colours.first.click()
    phone.locator(".dock .button.primary").click()
    expect(screen.locator(".log")).to_contain_text(re.compile("Ben claimed"))
    phone.get_by_role("button", name="See the board").click()
    phone.wait_for_selector(".route")
    phone.get_by_role("button", name="Your hand").click()
    phone.wait_for_selector(".first")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_the_screen_or_the_hand(visitors: Visitors, dark: bool) -> None:
    page = visitors.arrive(PHONE, dark=dark)
    table = visitors.sit_down(page, "san_francisco", ["random", "path"])
    player = Player(page, claims=False)
    for _ in range(6):
        player.step()
    page.goto(f"{visitors.origin}/table/{table}/hand")
    page.wait_for_selector(".first")
    hand = Inspector(page)
    hand.look("hand first")
    screen = visitors.arrive_at(f"/table/{table}/screen", ".screen .route", TV, dark=dark)
    axe = Inspector(screen)
    axe.look("big screen")
    seats = {"map": "europe", "seats": 5, "bots": ["planner"]}
    lobby = page.evaluate(MAKE_TABLE, {"name": "Ada", "table": seats})
    screen.goto(f"{visitors.origin}/table/{lobby}/screen")
    screen.wait_for_selector(".screen .qr")
    axe.look("big screen before the game")
    assert hand.found == {}
    assert axe.found == {}


def in_language(page: Page, language: str, path: str, ready: str) -> list[str]:
    page.evaluate(
        "language => localStorage.setItem('funicular.settings', JSON.stringify({language}))",
        language,
    )
    page.goto(path)
    page.wait_for_selector(ready)
    return [f"{path}: {fault}" for fault in reading.faults(page, language)]


def test_the_screen_speaks_every_language(visitors: Visitors) -> None:
    page = visitors.arrive(DESKTOP)
    table = visitors.sit_down(page, "europe", ["random"])
    player = Player(page)
    player.decide()
    found: list[str] = []
    page.set_viewport_size(TV)
    for language in LANGUAGES:
        found += in_language(page, language, f"{visitors.origin}/table/{table}/screen", ".log p")
    page.set_viewport_size(PHONE)
    for language in LANGUAGES:
        found += in_language(page, language, f"{visitors.origin}/table/{table}/hand", ".first h3")
    assert not found, "\n".join(found)
