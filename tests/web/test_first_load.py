"""What a first visit costs: counted by the browser, from a real server, with nothing cached."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.visitors import Visitors
from tests.web.words import LANGUAGES

MOST_BYTES = 250_000
MOST_REQUESTS = 16
WORTH_PACKING = 1024  # bytes: smaller texts travel as they are

LOADED = """
() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((entry) => ({
    url: entry.name, wire: entry.transferSize, packed: entry.encodedBodySize,
    whole: entry.decodedBodySize,
  }))
"""


def loaded(page: Page) -> list[dict[str, Any]]:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    entries: list[dict[str, Any]] = page.evaluate(LOADED)
    return entries


@pytest.mark.parametrize("map_id", ["europe", "san_francisco"])
def test_the_first_page_is_light(visitors: Visitors, map_id: str) -> None:
    """A friend opens the link to a running game, and has never been here before."""
    host = visitors.arrive()
    table = visitors.sit_down(host, map_id, ["random"])
    page = visitors.arrive_at(f"/table/{table}", ".game .route")
    entries = loaded(page)
    told = {entry["url"]: entry["wire"] for entry in entries}
    kinds = " ".join(told)
    assert ".js" in kinds
    assert ".css" in kinds
    assert ".woff2" in kinds
    assert f"/maps/{map_id}" in kinds
    assert all(wire > 0 for wire in told.values()), "something came from a cache"
    assert sum(told.values()) <= MOST_BYTES, told


def test_it_is_as_light_in_every_language(visitors: Visitors) -> None:
    """Its own words, letters and names of places come along; nobody else's do."""
    host = visitors.arrive()
    table = visitors.sit_down(host, "europe", ["random"])
    for language in LANGUAGES:
        page = visitors.arrive_at(f"/table/{table}", ".game .route", locale=language)
        told = {entry["url"]: entry["wire"] for entry in loaded(page)}
        assert all(wire > 0 for wire in told.values()), "something came from a cache"
        assert sum(told.values()) <= MOST_BYTES, (language, told)
        words = {url.split("/words-")[1].split("-")[0] for url in told if "/words-" in url}
        assert words == {language}


def test_home_is_light(visitors: Visitors) -> None:
    entries = loaded(visitors.arrive())
    assert sum(entry["wire"] for entry in entries) <= MOST_BYTES


def test_text_travels_packed(visitors: Visitors) -> None:
    entries = loaded(visitors.arrive())
    texts = [
        entry
        for entry in entries
        if entry["url"].endswith((".js", ".css")) and entry["whole"] > WORTH_PACKING
    ]
    assert len(texts) >= 2
    for entry in texts:
        assert entry["packed"] < entry["whole"] / 2, entry["url"]


def test_nothing_is_waited_for_that_need_not_be(visitors: Visitors) -> None:
    """Few requests, none twice, all to the one server; `benchmarks/page.py` has the time."""
    host = visitors.arrive()
    table = visitors.sit_down(host, "europe", ["random"])
    page = visitors.arrive_at(f"/table/{table}", ".game .route")
    urls = [entry["url"] for entry in loaded(page)]
    assert len(urls) == len(set(urls))
    assert len(urls) <= MOST_REQUESTS, urls
    assert all(url.startswith(visitors.origin) for url in urls)
    assert not any("latin-ext" in url for url in urls), "no character on the page needs them"


def test_a_second_visit_loads_no_file_again(visitors: Visitors) -> None:
    page = visitors.arrive()
    loaded(page)
    page.goto(f"{visitors.origin}/")
    page.wait_for_selector(".map")
    again = [entry for entry in loaded(page) if "/assets/" in entry["url"]]
    assert again
    assert all(entry["wire"] == 0 for entry in again), again
