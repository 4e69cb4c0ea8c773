"""A server with the built page, and Debian's chromium to look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.running import RunningServer
from tests.web.visitors import Visitors


def chromium() -> str:
    """The browser: the one named in CHROMIUM, or the machine's."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        pytest.fail("these tests need chromium: apt-get install chromium, or name one in CHROMIUM")
    return found


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("web") / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--mute-audio"]
        )
        yield browser
        browser.close()


@pytest.fixture
def visitors(table_server: RunningServer, browser: Browser) -> Iterator[Visitors]:
    """People with browsers of their own; what any of their pages complains about fails the test."""
    visitors = Visitors(browser, table_server.origin)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []
