"""My games in a browser: what the server has counted is there to be seen, by everybody."""

from __future__ import annotations

import csv
import io
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import RunningServer
from tests.web.histories import MAKE_GUEST, give_history
from tests.web.reading import faults_in_all_languages
from tests.web.test_axe import SIZES, Inspector
from tests.web.visitors import DESKTOP, PHONE, Visitors

PARTS = ("history", "statistics", "records", "friends", "tickets")
READY = {
    "history": ".games > li",
    "statistics": ".tiles",
    "records": ".value",
    "friends": "tbody tr",
    "tickets": ".tickets tbody tr",
}


def ada(visitors: Visitors, server: RunningServer, size: Any = DESKTOP, dark: bool = False) -> Page:
    page = visitors.arrive(size, dark=dark)
    give_history(server, page.evaluate(MAKE_GUEST))
    return page


def go_to(page: Page, visitors: Visitors, part: str) -> None:
    page.goto(f"{visitors.origin}/games/{part}")
    page.wait_for_selector(READY[part])


def test_what_was_played_is_there(visitors: Visitors, table_server: RunningServer) -> None:
    page = ada(visitors, table_server)
    page.reload()
    page.get_by_role("link", name="History, statistics, records").click()
    expect(page.locator(".games > li")).to_have_count(4)
    told = page.evaluate("() => fetch('/api/v1/me/games').then((answer) => answer.json())")
    latest = page.locator(".games > li").first
    expect(latest.locator(".points")).to_have_text(str(told["games"][0]["mine"]["total"]))
    expect(latest).to_contain_text("Bartholomew of York")
    table = told["games"][0]["table"]
    assert latest.get_by_role("link", name="Replay").get_attribute("href") == f"/replay/{table}"
    page.locator("[data-choice=map]").select_option("san_francisco")
    expect(page.locator(".games > li")).to_have_count(1)

    with page.expect_download() as csv_file:
        page.get_by_role("link", name="CSV for spreadsheets").click()
    text = Path(csv_file.value.path()).read_text("utf-8-sig")
    assert len(list(csv.DictReader(io.StringIO(text)))) == 4
    with page.expect_download() as json_file:
        page.get_by_role("link", name="JSON for programs").click()
    assert json.loads(Path(json_file.value.path()).read_text("utf-8"))["games"] == told["games"]

    page.get_by_role("link", name="Statistics", exact=True).click()
    page.locator("[data-choice=map]").select_option("europe")
    expect(page.locator(".tiles dd.display").first).to_have_text("3")
    favourite = page.locator(".routes .line").first
    favourite.click()
    expect(favourite).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".light path")).to_have_count(1)

    page.get_by_role("link", name="Friends", exact=True).click()
    expect(page.get_by_role("row", name="Bartholomew of York")).to_be_visible()
    page.get_by_role("link", name="Records", exact=True).click()
    page.locator("li", has_text="Most points").first.get_by_role("link").click()
    page.wait_for_selector(".end table")


def test_tickets_are_explored(visitors: Visitors, table_server: RunningServer) -> None:
    """Also by somebody who has never played; the ticket is shown on the board."""
    page = visitors.arrive_at("/games/tickets", READY["tickets"])
    expect(page.locator(".tickets tbody tr:not(.narrow)")).to_have_count(46)
    won = page.locator(".tickets tbody tr td:last-child").all_inner_texts()
    shares = [int(text.strip().rstrip("%")) for text in won]
    assert shares == sorted(shares, reverse=True)
    page.locator(".tickets thead").get_by_role("button", name="Points").click()
    expect(page.locator("th[aria-sort=descending]")).to_have_text("Points ▼")
    chosen = page.locator(".pick").first
    start, end = (chosen.text_content() or "").split(" – ")
    chosen.click()
    expect(page.locator(".place.lit")).to_have_count(2)
    labels = [place.get_attribute("aria-label") for place in page.locator(".place.lit").all()]
    assert set(labels) == {start, end}
    expect(page.locator(".side .three")).to_contain_text("Bots")
    page.locator("[data-choice=map]").select_option("san_francisco")
    page.locator("[data-choice=players]").select_option("4")
    told = page.evaluate(
        "() => fetch('/api/v1/maps/san_francisco/tickets?players=4').then((a) => a.json())"
    )
    expect(page.locator(".tickets tbody tr:not(.narrow)")).to_have_count(len(told["tickets"]))
    expect(page.locator("main > p.quiet")).to_contain_text("25%")


USUAL = (("desktop", False), ("phone", True))


@pytest.mark.parametrize(
    ("size", "dim"),
    [
        pytest.param(*each, marks=() if each in USUAL else pytest.mark.long)
        for each in product(SIZES, (False, True))
    ],
)
def test_axe_finds_nothing(
    visitors: Visitors, table_server: RunningServer, size: str, dim: bool
) -> None:
    page = ada(visitors, table_server, SIZES[size], dim)
    found: dict[str, Any] = {}
    for part in PARTS:
        go_to(page, visitors, part)
        if part == "tickets":
            page.locator(".pick").first.click()
        axe = Inspector(page)
        axe.look(part)
        found |= axe.found
    assert found == {}


def test_nothing_is_cut_off_or_left_in_english(
    visitors: Visitors, table_server: RunningServer
) -> None:
    page = ada(visitors, table_server, PHONE)
    found: list[str] = []
    for part in PARTS:
        go_to(page, visitors, part)
        found += faults_in_all_languages(page, part)
    assert not found, "\n".join(sorted(set(found)))
