"""Whole games and single questions by typed commands, with nothing to be seen but the answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.listening import HIDE, Listener
from tests.web.playing import Player
from tests.web.test_axe import Inspector
from tests.web.test_together import start_two
from tests.web.visitors import DESKTOP, PHONE, Visitors
from tests.web.words import LANGUAGES, sayings

SIZES = {"desktop": DESKTOP, "phone": PHONE}
WHOLE_GAMES = [
    pytest.param("san_francisco", "en", "desktop"),
    pytest.param("europe", "en", "desktop", marks=pytest.mark.long),
    pytest.param("europe", "cs", "phone", marks=pytest.mark.long),
    *(
        pytest.param("san_francisco", language, "desktop", marks=pytest.mark.long)
        for language in LANGUAGES
        if language != "en"
    ),
]


@pytest.mark.parametrize(("map_id", "language", "size"), WHOLE_GAMES)
def test_a_whole_game_by_ear(visitors: Visitors, map_id: str, language: str, size: str) -> None:
    """The picture is hidden; every decision is taken from the live region's text alone."""
    page = visitors.arrive_at("/", ".map", SIZES[size], locale=language, before=HIDE)
    table = visitors.sit_down(page, map_id, ["path"])
    assert not page.locator("[data-anchor=deck]").is_visible()
    listener = Listener(page, language)
    result = listener.play()
    assert listener.done["claim"] > 2, listener.done
    info = page.evaluate(f"fetch('/api/v1/tables/{table}').then((answer) => answer.json())")
    assert info["status"] == "over"
    # Every move of the other player was told, and the result with both totals.
    rival = sayings(language)["bot-path"].replace("\u00ad", "")
    assert sum(rival in line.text for line in listener.heard if line.kind == "story") > 10
    assert "Ada:" in result
    assert f"{rival}:" in result


def on_turn(page: Page, visitors: Visitors, map_id: str = "europe") -> Listener:
    visitors.sit_down(page, map_id, ["path"], seating="given")
    listener = Listener(page)
    turn = listener.listen()
    assert turn is not None
    listener.keep(turn)
    assert listener.listen() is not None
    return listener


def test_questions_are_answered_and_mistakes_explained(visitors: Visitors) -> None:
    page = visitors.arrive()
    listener = on_turn(page, visitors)

    def told(line: str) -> str:
        return listener.type(line)[-1].text

    assert told("cards").startswith("Your hand, 4 cards: ")
    assert told("my tickets").startswith("To do: ")
    assert "Dieppe – Paris, 1 space purple, 1 point" in told("routes of PARÍS")
    assert told("who owns wien") == "Nobody holds anything at Wien."
    assert told("claim paris edinburgh pink") == "No route joins Paris and Edinburgh."
    assert "not enough for Petrograd – Stockholm" in told("can i claim stockholm petrograd")
    assert told("routes br") == "Which do you mean: Brest, Brindisi, or Bruxelles?"
    assert told("who owns palemrrro") == "“palemrrro” fits nothing here. Do you mean Palermo?"
    assert told("who owns plaermo") == "Nobody holds anything at Palermo."
    assert told("market").startswith("Market: 1: ")
    assert "Ada: 0 points, 45 wagons left" in told("players")
    assert told("what now").startswith("Your turn.")
    assert "wagons to build: " in told("way lisboa moskva")
    assert told("stations") == "No station is built yet. Your next station costs 1 card."
    assert told("odds").startswith("Next from the deck: ")
    assert told("pay") == "Not now."
    assert told("dance").startswith("I do not know “dance”.")
    assert "turn back" in told("help")


def test_moves_by_mouse_and_refusals_are_told_too(visitors: Visitors) -> None:
    """Somebody who sees a little: clicks, and hears what came of it. Nothing is told twice."""
    page = visitors.arrive()
    listener = on_turn(page, visitors)
    page.locator("[data-anchor=deck]").click()
    page.wait_for_function("() => document.querySelector('.told').textContent.includes('second')")
    lines = [line.text for line in listener.news()]
    assert sum(line.startswith("Ada drew from the deck: 1 ") for line in lines) == 1
    page.locator(".ticket-deck").click()
    expect(page.locator(".told")).to_contain_text("Draw your second card first.")
    live = page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")
    assert live.evaluate_all("all => all.filter((each) => !each.matches('.told')).length") == 0


def test_others_moves_and_words_reach_the_listener(visitors: Visitors) -> None:
    ann, ben, _ = start_two(visitors)
    players = [Player(ann, claims=False), Player(ben, claims=False)]
    while not ann.locator(".prompt.usual").count():
        for player in players:
            player.step()
    Listener(ann).type("draw deck")
    expect(ben.locator(".told")).to_contain_text("Ann drew from the deck.")
    assert "Ann drew from the deck:" not in ben.locator(".told").inner_text()
    Listener(ann).type("say Good luck, Ben!")
    expect(ben.locator(".told")).to_contain_text("Ann: Good luck, Ben!")


def test_the_line_completes_and_remembers(visitors: Visitors) -> None:
    page = visitors.arrive()
    on_turn(page, visitors)
    page.locator("body").press("/")
    field = page.locator("[data-command]")
    expect(field).to_be_focused()
    page.keyboard.type("who owns wi")
    options = page.locator("#command-suggestions [role=option]")
    expect(options).to_have_text(["Wien", "Wilno"])
    page.keyboard.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", "command-option-0")
    page.keyboard.press("Enter")
    expect(field).to_have_value("who owns Wien ")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator(".told .answer").last).to_contain_text("Wien")
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("who owns Wien")
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    expect(page.locator(".told.hidden")).to_have_count(1)


@pytest.mark.parametrize(("size", "dark"), [("desktop", False), ("phone", True)])
def test_axe_finds_nothing_in_the_command_line(visitors: Visitors, size: str, dark: bool) -> None:
    page = visitors.arrive(SIZES[size], dark=dark)
    visitors.sit_down(page, "san_francisco", ["random"])
    axe = Inspector(page)
    Player(page).step()
    page.keyboard.press("/")
    page.keyboard.type("help")
    page.keyboard.press("Enter")
    page.wait_for_selector(".told .answer")
    axe.look("answer")
    page.keyboard.type("cl")
    page.wait_for_selector("#command-suggestions")
    axe.look("suggestions")
    assert axe.found == {}


def test_the_command_line_is_the_first_thing_of_the_game(visitors: Visitors) -> None:
    page = visitors.arrive(PHONE)
    visitors.sit_down(page, "europe", ["random"])
    page.keyboard.press("Tab")
    field = page.locator("[data-command]")
    expect(field).to_be_focused()
    assert field.evaluate("node => node.getBoundingClientRect().width") > 100
