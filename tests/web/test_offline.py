"""Installed, without the server, and with a newer one: the page opens, says so, and catches up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from tests.server.running import RunningServer
from tests.web.visitors import Visitors

KEPT = "html[data-kept]"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "tables.sqlite") as running:
        yield running


def test_the_page_opens_without_its_server(
    own_server: RunningServer, browser: Browser, tmp_path: Path
) -> None:
    visitors = Visitors(browser, own_server.origin)
    page = visitors.arrive()
    table = visitors.sit_down(page, "europe", ["random"])
    page.wait_for_selector(KEPT, state="attached")
    own_server.stop()

    page.goto(f"{visitors.origin}/")
    expect(page.locator("[data-offline]")).to_contain_text("You are offline")
    page.goto(f"{visitors.origin}/rules/europe")
    page.wait_for_selector("main h3")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Europe")
    page.goto(f"{visitors.origin}/table/{table}")
    expect(page.locator("[data-offline]")).to_contain_text("opens by itself")

    port = ("--port", str(own_server.port))
    with RunningServer(tmp_path / "tables.sqlite", *port):
        page.wait_for_selector(".game")
        expect(page.locator("[data-offline]")).to_have_count(0)
    visitors.leave()
    # The browser's own lines about requests that did not get through.
    own_words = [line for line in visitors.complaints if "Failed to load" not in line]
    assert [line for line in own_words if "WebSocket" not in line] == []


def test_a_new_build_is_noticed(visitors: Visitors) -> None:
    """The server comes back with a page that begins with another file."""
    page = visitors.arrive()

    def other_build(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer, body=answer.text().replace("/assets/page-", "/assets/other-")
        )

    note = page.locator(".page-note")
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(note).to_contain_text("You are offline")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(note).to_have_count(0)
    page.route(f"{visitors.origin}/", other_build)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(note).to_contain_text("new version")
    page.unroute(f"{visitors.origin}/")
    note.get_by_role("button", name="Reload").click()
    page.wait_for_selector(".map")
    expect(note).to_have_count(0)


def test_it_can_be_installed(visitors: Visitors) -> None:
    page = visitors.arrive()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{visitors.origin}{href}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["display"] == "standalone"
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    measured = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({src, sizes}) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
        }))""",
        manifest["icons"],
    )
    assert all(measured)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []


def test_plain_http_has_no_service_worker_and_no_complaint(visitors: Visitors) -> None:
    """As at home, at http://192.168.…: the browser has no such thing there."""
    page = visitors.arrive_at("/", ".map", before="delete Navigator.prototype.serviceWorker")
    page.wait_for_function("() => performance.now() > 6000")
    assert page.locator(KEPT).count() == 0
    assert page.evaluate("() => caches.keys()") == []


def test_a_restart_is_told_and_the_game_goes_on(
    own_server: RunningServer, browser: Browser, tmp_path: Path
) -> None:
    visitors = Visitors(browser, own_server.origin)
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    strip = page.locator(".strip.bad")
    own_server.stop()
    expect(strip).to_contain_text("The server is restarting. This page reconnects by itself")
    with RunningServer(tmp_path / "tables.sqlite", "--port", str(own_server.port)):
        expect(strip).to_have_count(0, timeout=30_000)
        expect(page.locator(".prompt.mine")).to_be_visible()
        visitors.leave()


@pytest.mark.parametrize(
    ("code", "reason", "told"),
    [(1008, "flooding", "too many messages"), (1013, "too_slow", "did not keep up")],
)
def test_who_was_cut_off_is_told_why(visitors: Visitors, code: int, reason: str, told: str) -> None:
    """The link is back at once; the reason is still to be read then."""
    page = visitors.arrive()
    links: list[WebSocketRoute] = []

    def listen(link: WebSocketRoute) -> None:
        link.connect_to_server()
        links.append(link)

    page.route_web_socket(re.compile("/socket$"), listen)
    visitors.sit_down(page, "europe", ["random"])
    assert len(links) == 1
    links[0].close(code=code, reason=reason)
    expect(page.locator(".strip.bad")).to_contain_text(told)
    page.wait_for_function("() => !document.querySelector('.strip.bad')", timeout=30_000)
    assert len(links) == 2
    page.locator("[data-anchor=keep]").click()
    expect(page.locator("[data-anchor=keep]")).to_have_count(0)
