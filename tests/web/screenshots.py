"""Pictures of every screen into docs/screenshots: `python -m tests.web.screenshots [FOLDER]`.

Not a test: they are made to be looked at. `--language cs` makes them in another language, into a
folder of its own that is not kept; `--look phone-dark` makes only those of one kind of screen.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from tests.server.running import RunningServer
from tests.web.conftest import chromium
from tests.web.histories import give_history
from tests.web.playing import Player
from tests.web.visitors import DESKTOP, PHONE, TABLET, Visitors
from tests.web.words import LANGUAGES, sayings

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
BOTS = ["planner-lite", "path"]
QUALITY = 42
"""Of the JPEGs: all of them together stay under ten megabytes."""
THOROUGH = (("desktop-light", "europe"), ("phone-dark", "san-francisco"))
"""Where the small screens are taken too."""
SHOTS: list[tuple[str, ViewportSize, bool]] = [
    ("desktop-light", DESKTOP, False),
    ("desktop-dark", DESKTOP, True),
    ("phone-light", PHONE, False),
    ("phone-dark", PHONE, True),
    ("tablet-light", TABLET, False),
]


class Camera:
    """Names the pictures of one visitor."""

    def __init__(self, page: Page, folder: Path, look: str, language: str) -> None:
        self.page = page
        self.folder = folder
        self.look = look
        # Accessible names have no hyphens that may or may not be shown.
        self.says = {key: text.replace("\u00ad", "") for key, text in sayings(language).items()}
        self.taken: set[str] = set()

    def take(self, name: str, whole: bool = False) -> None:
        if name in self.taken:
            return
        self.taken.add(name)
        self.page.wait_for_timeout(350)
        path = self.folder / f"{name}-{self.look}.jpg"
        self.page.screenshot(
            path=path,
            type="jpeg",
            quality=QUALITY,
            full_page=whole,
            scale="css" if self.look.startswith("tablet") else "device",
        )


def before_the_game(visitors: Visitors, camera: Camera) -> None:
    page = camera.page
    camera.take("home", whole=True)
    page.get_by_role("button", name=re.compile(camera.says["home-create"])).click()
    page.wait_for_selector(".qr")
    for bot in BOTS:
        free = page.get_by_label(camera.says["table-add-bot"], exact=True)
        seats = free.count()
        free.first.select_option(bot)
        expect(free).to_have_count(seats - 1)
    camera.take("gathering", whole=True)


def during_a_game(visitors: Visitors, camera: Camera, map_id: str) -> None:
    page, name = camera.page, map_id.replace("_", "-")
    visitors.sit_down(page, map_id, BOTS)
    camera.take(f"{name}-opening")
    player = Player(page)
    for _ in range(4000):
        if page.locator(".end").count():
            break
        if page.locator(".prompt.mine").count():
            photograph_turn(camera, player, name)
        # A hand of many colours makes the better picture: save up for it.
        player.claims = sum(player.done.values()) < 16 or f"{name}-turn" in camera.taken
        player.step()
    after_the_game(camera, name)


def photograph_turn(camera: Camera, player: Player, name: str) -> None:
    page = camera.page
    for selector, kind in (
        (".dock .turned", "tunnel"),
        (".dock .token:not([aria-pressed])", "token"),
        (".place.pickable", "placing"),
    ):
        if page.locator(selector).count():
            camera.take(f"{name}-{kind}")
            return
    claimable = page.locator(".route.claimable").count()
    rich = page.locator(".hand .pile").count() >= 5
    if rich and sum(player.done.values()) > 22 and claimable and not page.locator(".dock").count():
        camera.take(f"{name}-turn")
        if f"{name}-claim" not in camera.taken:
            player.pick_route()
            camera.take(f"{name}-claim")
            page.keyboard.press("Escape")
            if (camera.look, name) in THOROUGH:
                small_screens(camera, name)


def small_screens(camera: Camera, name: str) -> None:
    """What opens over or beside the board."""
    page, wide = camera.page, camera.look.startswith("desktop")
    page.locator(".ticket-deck").click()
    page.wait_for_selector(".dock .button.primary")
    camera.take(f"{name}-tickets")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=camera.says["settings"], exact=True).click()
    camera.take(f"{name}-settings")
    page.keyboard.press("Escape")
    tunnel = page.locator(".route.tunnel.claimable")
    if tunnel.count():
        tunnel.first.press("Enter")
        page.wait_for_selector(".dock .pay")
        colours = page.locator(".dock .choice:not(.plain)")
        if colours.count():  # a grey tunnel has no odds before its colour is chosen
            colours.first.click()
        camera.take(f"{name}-tunnel-odds")
        page.keyboard.press("Escape")
    page.locator(".route.claimable").first.press("p")
    for tab in ("plan", "chat"):
        role: Literal["tab", "button"] = "tab" if wide else "button"
        page.get_by_role(role, name=re.compile(f"^{camera.says[tab]}")).click()
        if tab == "chat":
            page.get_by_label(camera.says["chat-phrases"]).select_option("good-luck")
            page.get_by_label(camera.says["chat-write"]).fill("Who is digging through the Alps?")
            page.get_by_role("button", name=camera.says["chat-send"]).click()
        elif wide:
            page.locator(".unseen summary").click()
        camera.take(f"{name}-{tab}")
        if not wide:
            page.keyboard.press("Escape")
    if wide:
        page.locator(".unseen summary").click()
        page.get_by_role("tab", name=camera.says["log"]).click()
    station = page.locator("[data-anchor=station]")
    if name == "europe" and station.count():
        station.click()
        page.wait_for_selector(".place.pickable")
        page.locator(".place.pickable").first.press("Enter")
        page.wait_for_selector(".dock .pay")
        camera.take(f"{name}-station")
        page.keyboard.press("Escape")


def after_the_game(camera: Camera, name: str) -> None:
    page = camera.page
    page.wait_for_selector(".end table")
    camera.take(f"{name}-score", whole=True)
    page.locator(".scores .number").nth(1).click()
    if (camera.look, name) in THOROUGH:
        page.locator(".fairness summary").click()
    if camera.look.endswith("light"):
        camera.take(f"{name}-score-explained", whole=True)


def my_games(visitors: Visitors, camera: Camera, server: RunningServer) -> None:
    page = camera.page
    give_history(server, page.evaluate("fetch('/api/v1/me').then((me) => me.json())")["id"])
    for part, ready in (("statistics", ".routes .line"), ("tickets", ".pick")):
        page.goto(f"{visitors.origin}/games/{part}")
        page.locator(ready).nth(3).click()
        page.wait_for_load_state("networkidle")
        camera.take(f"games-{part}", whole=part == "statistics")


def main(folder: Path, language: str, looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpg"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as home,
        RunningServer(Path(home) / "tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for look, size, dark in SHOTS:
            if look not in looks:
                continue
            for map_id in ("europe", "san_francisco"):
                visitors = Visitors(browser, server.origin)
                page = visitors.arrive(size, dark=dark, locale=language)
                camera = Camera(page, folder, look, language)
                if map_id == "europe":
                    before_the_game(visitors, camera)
                during_a_game(visitors, camera, map_id)
                if (look, map_id.replace("_", "-")) in THOROUGH:
                    my_games(visitors, camera, server)
                visitors.leave()
        browser.close()


def asked() -> argparse.Namespace:
    every = [look for look, _, _ in SHOTS]
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots")
    parser.add_argument("folder", nargs="?", type=Path, help="default: docs/screenshots[/LANGUAGE]")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--look", choices=every, action="append", help="only this; may be repeated")
    options = parser.parse_args()
    if options.folder is None:
        options.folder = FOLDER if options.language == "en" else FOLDER / options.language
    options.look = options.look or every
    return options


if __name__ == "__main__":
    wanted = asked()
    main(wanted.folder, wanted.language, wanted.look)
