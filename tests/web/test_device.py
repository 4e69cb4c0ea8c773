"""One player on several devices, and what is kept of them: all of it by hand, in browsers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.server.running import Client, RunningServer
from tests.web.reading import faults_in_all_languages
from tests.web.test_axe import SIZES, Inspector
from tests.web.visitors import DESKTOP, PHONE, Visitors

MAKE_GUEST = """
(name) => fetch('/api/v1/guests', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name}),
}).then((answer) => answer.json()).then((guest) => guest.id)
"""
ME = "() => fetch('/api/v1/me').then((answer) => answer.json()).then((guest) => guest.id ?? null)"


def player(visitors: Visitors, name: str, size: ViewportSize = DESKTOP) -> tuple[Page, str]:
    """A player on the page about this device, and who that is."""
    page = visitors.arrive(size)
    guest: str = page.evaluate(MAKE_GUEST, name)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="This device and my data").click()
    expect(page.get_by_role("heading", name="Another device")).to_be_visible()
    return page, guest


def link_of(page: Page, visitors: Visitors) -> str:
    """The path of a link for another device."""
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Open this on the other device").input_value()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert link.startswith(f"{visitors.origin}/device#")
    return link.removeprefix(visitors.origin)


def test_link_makes_another_device_the_same_player(visitors: Visitors) -> None:
    page, ada = player(visitors, "Ada")
    link = link_of(page, visitors)
    phone = visitors.arrive_at(link, "text=Be the same player here?", PHONE)
    assert "any more" not in (phone.locator("main").text_content() or ""), "nobody is lost"
    phone.get_by_role("button", name="Be that player").click()
    phone.wait_for_selector(".map")
    assert phone.evaluate(ME) == ada
    # Once and no more: a third device is told so, and stays what it was.
    late = visitors.arrive_at(link, "text=Be the same player here?", PHONE)
    late.get_by_role("button", name="Be that player").click()
    expect(late.get_by_role("alert")).to_contain_text("used already")
    visitors.complaints.clear()  # the browser notes the refusal


def test_device_that_is_somebody_is_asked_first(visitors: Visitors) -> None:
    page, ada = player(visitors, "Ada")
    other, ben = player(visitors, "Ben")
    link = link_of(page, visitors)
    other.goto(visitors.origin + link)
    expect(other.get_by_text("nobody will reach the seats and games of Ben")).to_be_visible()
    other.get_by_role("button", name="Stay as it is").click()
    other.wait_for_selector(".map")
    assert other.evaluate(ME) == ben
    other.goto(visitors.origin + link)
    other.get_by_role("button", name="Be that player").click()
    other.wait_for_selector(".map")
    assert other.evaluate(ME) == ada


def test_token_is_shown_once_and_can_be_ended(
    visitors: Visitors, table_server: RunningServer
) -> None:
    page, ada = player(visitors, "Ada")
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("code").text_content()
    with Client(table_server) as program:
        program.http.headers["authorization"] = f"Bearer {token}"
        assert program.get("/me")["id"] == ada
        page.get_by_role("button", name="End this token: my bot").click()
        expect(page.get_by_role("button", name="End this token: my bot")).to_have_count(0)
        expect(page.locator("code")).to_have_count(0)
        assert program.refusal("GET", "/me") == (401, "wrong_token")


def test_data_are_exported_and_deleted(visitors: Visitors) -> None:
    page, ada = player(visitors, "Ada")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (told["guest"]["id"], told["guest"]["name"]) == (ada, "Ada")
    page.evaluate("() => localStorage.setItem('funicular.luck.x', 'y')")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="No, keep it").click()
    assert page.evaluate(ME) == ada
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    page.wait_for_selector(".map")
    assert page.evaluate(ME) is None
    assert page.evaluate("() => localStorage.getItem('funicular.luck.x')") is None


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(visitors: Visitors, size: str) -> None:
    page, _ = player(visitors, "Ada", SIZES[size])
    link = link_of(page, visitors)
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("code")).to_be_visible()
    page.get_by_role("button", name="Delete my data").click()
    axe = Inspector(page)
    axe.look("device")
    page.goto(visitors.origin + link)
    page.get_by_role("button", name="Be that player").wait_for()
    arrived = Inspector(page)
    arrived.look("arrival")
    assert axe.found | arrived.found == {}


def test_nothing_is_cut_off_or_left_in_english(visitors: Visitors) -> None:
    page, _ = player(visitors, "Ada", PHONE)
    link = link_of(page, visitors)
    found = faults_in_all_languages(page, "device")
    page.goto(visitors.origin + link)
    page.get_by_role("button", name="Be that player").wait_for()
    found += faults_in_all_languages(page, "arrival")
    assert not found, "\n".join(sorted(set(found)))
