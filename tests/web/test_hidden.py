"""A page knows nothing that its seat may not know: not in sight, not in memory, not in storage.

Two people keep every ticket they are dealt, so that each ticket has one holder and none goes back.
All live objects of the page are then asked for, also those that only a closure reaches.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.playing import Player
from tests.web.test_together import KEEP, start_two
from tests.web.visitors import Json, Visitors, frames, links_of

SEARCH = """
function (tickets, own) {
  const wanted = new Set(tickets);
  // What an object holds itself: nothing is computed, so nothing is disturbed.
  const held = (each) => Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(each))
      .filter(([, property]) => 'value' in property)
      .map(([key, property]) => [key, property.value]));
  const tells = (facts) => {
    // The map names every ticket there is, with its worth; nobody else has a reason to.
    const onMap = 'points' in facts && 'long' in facts && 'start' in facts;
    const ticket = Object.values(facts).find((value) => wanted.has(value));
    if (ticket && !onMap) return ['ticket', ticket, Object.keys(facts).slice(0, 6)];
    if ('hand' in facts && 'seat' in facts && facts.seat !== own) return ['hand', facts.seat];
    if (facts.name === 'drawn' && facts.card && facts.seat !== own) return ['drawn', facts.card];
    const kept = typeof facts.action === 'string' && facts.action.startsWith('keep ');
    return kept && facts.seat !== own ? ['keep', facts.action] : null;
  };
  return this.map((each) => tells(held(each))).filter((each) => each !== null);
}
"""


def memory(page: Page, tickets: list[str], own: int) -> list[Any]:
    """What the live objects and arrays of the page tell of these tickets and of other hands."""
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    for kind in ("Object", "Array"):
        prototype = session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})
        objects = session.send(
            "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]}
        )
        answer = session.send(
            "Runtime.callFunctionOn",
            {
                "objectId": objects["objects"]["objectId"],
                "functionDeclaration": SEARCH,
                "arguments": [{"value": tickets}, {"value": own}],
                "returnByValue": True,
            },
        )
        assert "exceptionDetails" not in answer, answer
        found += answer["result"]["value"]
    session.detach()
    return found


def kept_anywhere(page: Page) -> str:
    """The page as it stands, and all that it has stored."""
    text: str = page.evaluate(
        "() => document.documentElement.outerHTML.replaceAll(/<svg class=\"board.*?<\\/svg>/gs, '')"
        " + JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage})"
    )
    return text


def held(told: list[Json]) -> list[str]:
    """The tickets in the last own part that a page was told."""
    own = [message["own"] for message in told if message.get("own")][-1]
    return [each["ticket"] for each in own["tickets"]] or list(own["offer"])


def test_a_page_holds_no_secret_of_another_seat(visitors: Visitors) -> None:
    told_ann: list[Json] = []
    ann, ben, told_ben = start_two(visitors, told_ann)
    for page in (ann, ben):
        page.locator(KEEP).click()
    players = [Player(ann, tickets=False), Player(ben, tickets=False)]
    for _ in range(80):
        for player in players:
            if not player.decide():
                player.page.wait_for_timeout(30)
        if sum(sum(player.done.values()) for player in players) > 16:
            break
    hers, his = held(told_ann), held(told_ben)
    assert hers
    assert his
    assert not set(hers) & set(his)

    assert memory(ben, hers, own=1) == []
    assert memory(ann, his, own=0) == []
    # The same search finds what a page does know: it can fail.
    own_tickets = [each[1] for each in memory(ann, hers, own=0) if each[0] == "ticket"]
    assert set(own_tickets) == set(hers)
    assert [each for each in memory(ann, [], own=1) if each[0] == "hand"] != []

    for page, secret, told in ((ben, hers, told_ben), (ann, his, told_ann)):
        sight = kept_anywhere(page)
        traffic = json.dumps(told)
        for ticket in secret:
            assert f'"{ticket}"' not in sight
            assert f'"{ticket}"' not in traffic


SHARE = """
async () => {
  const post = (path, body) => fetch('/api/v1' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post('/guests', {name: 'Ann'});
  const { id } = await post('/tables', {map: 'europe', seats: 2, options: {seating: 'given'}});
  await post(`/tables/${id}/commands`, {command: 'join', name: 'Bea'});
  await post(`/tables/${id}/commands`, {command: 'start'});
  return id;
}
"""
"""Ann and Bea on one device."""
NOBODY = -1


def uncover(page: Page, name: str) -> None:
    """The screen is handed to somebody, who takes it."""
    expect(page.locator(".cover h2")).to_have_text(f"Hand the screen to {name}")
    page.locator(".cover .button").click()
    # No wait_for_selector here: the handle that it gives would keep what it shows in memory.
    expect(page.locator(".prompt.mine")).to_be_visible()


def remains(page: Page, tickets: list[str], own: int) -> list[Any]:
    """What the page still holds of another's secrets, when it has had the time to let go of it."""
    found = memory(page, tickets, own)
    for _ in range(60):
        if not found:
            break
        page.wait_for_timeout(250)
        found = memory(page, tickets, own)
    return found


def ask(page: Page, line: str) -> None:
    """Type a command, and wait for what is said to it."""
    answers = page.locator(".told .answer")
    count = answers.count()
    page.locator("[data-command]").fill(line)
    page.keyboard.press("Enter")
    expect(answers).to_have_count(count + 1)


def draw_blind(page: Page) -> None:
    for _ in range(2):
        before = page.locator(".game").get_attribute("data-seq")
        page.locator("[data-anchor=deck].can").click()
        expect(page.locator(".game")).not_to_have_attribute("data-seq", before or "")


def test_who_comes_to_a_shared_device_finds_nothing_of_who_left_it(visitors: Visitors) -> None:
    page = visitors.arrive()
    told = frames(page)
    table = page.evaluate(SHARE)
    page.goto(f"{visitors.origin}/table/{table}")
    tickets: dict[str, list[str]] = {}
    for name in ("Ann", "Bea"):
        uncover(page, name)
        tickets[name] = [message["own"] for message in told if message.get("own")][-1]["offer"]
        page.locator(KEEP).click()

    uncover(page, "Ann")
    page.locator("[data-route]").first.press("p")
    expect(page.locator(".planned")).to_have_count(1)
    ask(page, "hand")
    ask(page, "tickets")
    page.get_by_role("tab", name="Log").click()
    draw_blind(page)

    expect(page.locator(".cover")).to_be_visible()
    assert remains(page, tickets["Ann"], own=NOBODY) == [], "there is nothing behind the cover"
    uncover(page, "Bea")
    assert remains(page, tickets["Ann"], own=1) == []
    expect(page.locator(".log")).to_contain_text("Ann drew from the deck")
    assert "from the deck:" not in page.locator(".log").inner_text()
    expect(page.locator(".told .turn")).to_have_count(1)
    told_bea = page.locator(".told").inner_text() + page.locator(".told").inner_html()
    assert "Your hand" not in told_bea
    assert "from the deck:" not in told_bea
    assert page.locator(".told .typed").count() == 0
    page.locator("[data-command]").press("ArrowUp")
    expect(page.locator("[data-command]")).to_have_value("")
    assert page.locator(".planned").count() == 0
    assert page.locator(".notice").count() == 0
    draw_blind(page)

    # What is Ann's she finds again.
    uncover(page, "Ann")
    expect(page.locator(".planned")).to_have_count(1)
    lines = page.locator(".log p").all_inner_texts()
    assert sum("Ann drew from the deck:" in line for line in lines) == 2
    assert not any("Bea drew from the deck:" in line for line in lines)
    assert {each[0] for each in memory(page, tickets["Ann"], own=1)} >= {"ticket", "hand", "drawn"}


def test_a_shared_device_that_was_cut_off_comes_back_with_nobody(visitors: Visitors) -> None:
    page = visitors.arrive()
    links = links_of(page)
    table = page.evaluate(SHARE)
    page.goto(f"{visitors.origin}/table/{table}")
    for name in ("Ann", "Bea"):
        uncover(page, name)
        page.locator(KEEP).click()
    uncover(page, "Ann")
    page.locator("[data-anchor=deck].can").click()
    expect(page.locator(".log")).to_contain_text("Ann drew from the deck:")
    links[-1].close()
    expect(page.locator(".cover")).to_be_visible()
    assert remains(page, [], own=NOBODY) == []
