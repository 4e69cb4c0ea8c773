"""A page knows nothing that its seat may not know: not in sight, not in memory, not in storage.

Two people keep every ticket they are dealt, so that each ticket has one holder and none goes back.
All live objects of the page are then asked for, also those that only a closure reaches.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page
from tests.web.playing import Player
from tests.web.test_together import KEEP, start_two
from tests.web.visitors import Json, Visitors

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
