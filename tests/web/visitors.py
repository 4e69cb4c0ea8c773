"""People with browsers: each has a context of its own, as on a device of their own."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    WebSocketRoute,
)

Json = dict[str, Any]

DESKTOP = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=820, height=1180)
PHONE = ViewportSize(width=390, height=844)

MAKE_TABLE = """
async ({name, table}) => {
  const post = (path, body) => fetch('/api/v1' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  if (!(await fetch('/api/v1/me')).ok) await post('/guests', {name});
  return (await post('/tables', table)).id;
}
"""


class Visitors:
    """Opens pages, and listens to what goes wrong in them."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.origin = origin
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def arrive(
        self,
        size: ViewportSize = DESKTOP,
        *,
        dark: bool = False,
        motion: bool = False,
        locale: str = "en",
    ) -> Page:
        """A new visitor on the home page."""
        return self.arrive_at("/", ".map", size, dark=dark, motion=motion, locale=locale)

    def arrive_at(
        self,
        path: str,
        ready: str,
        size: ViewportSize = DESKTOP,
        *,
        dark: bool = False,
        motion: bool = False,
        locale: str = "en",
        before: str = "",
    ) -> Page:
        """A new visitor who opens a link; `before` is run in the page before anything else."""
        small = size["width"] < 900
        context = self._browser.new_context(
            viewport=size,
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=small,
            is_mobile=small,
            device_scale_factor=2 if small else 1,
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._console)
        if before:
            page.add_init_script(before)
        page.goto(self.origin + path)
        page.wait_for_selector(ready)
        return page

    def sit_down(self, page: Page, map_id: str, bots: list[str], **options: Any) -> str:
        """Start a game against bots that answer at once; the table's id."""
        table = {
            "map": map_id,
            "seats": len(bots) + 1,
            "bots": bots,
            "start": True,
            "entropy": "5a" * 32,
            "options": {"bot_pace": "instant"} | options,
        }
        table_id: str = page.evaluate(MAKE_TABLE, {"name": "Ada", "table": table})
        page.evaluate(
            "([id, luck]) => localStorage.setItem(`funicular.luck.${id}.0`, luck)",
            [table_id, "5a" * 32],
        )
        page.goto(f"{self.origin}/table/{table_id}")
        page.wait_for_selector(".game")
        return table_id

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def _console(self, message: ConsoleMessage) -> None:
        # A stranger is told 401 by /me: that is how the page learns that it is a stranger.
        if message.type == "error" and "401" not in message.text:
            self.complaints.append(f"console: {message.text}")


def frames(page: Page, heard: list[Json] | None = None) -> list[Json]:
    """Everything the server will have told the page over its socket, from now on."""
    heard = [] if heard is None else heard
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    return heard


def links_of(page: Page) -> list[WebSocketRoute]:
    """The sockets that the page will open from now on, to be cut."""
    links: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        links.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/socket$"), through)
    return links
