"""Pictures of every screen into docs/screenshots: `python -m tests.web.screenshots [FOLDER]`.

Not a test: they are made to be looked at. `--language cs` makes them in another language, into a
folder of its own that is not kept; `--look phone-dark` makes only those of one kind of screen.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from tests.server.running import RunningServer
from tests.web.conftest import chromium
from tests.web.histories import give_history
from tests.web.playing import Player, let_a_bot_finish
from tests.web.visitors import DESKTOP, PHONE, TABLET, Visitors
from tests.web.words import LANGUAGES, sayings

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
BOTS = ["stationmaster", "conductor"]
QUALITY = 42
"""Of the JPEGs: all of them together are about fifteen megabytes."""
MOMENTS = {
    "europe": {"opening", "turn", "claim", "tunnel", "score"},
    "san_francisco": {"opening", "turn", "claim", "token", "placing", "score"},
}
"""What every kind of screen shows of each map; not every game has all of it."""
MOST_GAMES = 6
THOROUGH = (("desktop-light", "europe"), ("phone-dark", "san-francisco"))
"""Where the small screens are taken too."""
TV = ViewportSize(width=1920, height=1080)
ANALYSIS_MS = 600_000
"""For an analysis; the compiler may have to run first."""
CONTRAST = "localStorage.setItem('funicular.settings', JSON.stringify({contrast: 'more'}))"
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

    def take(self, name: str, whole: bool = False, of: Page | None = None) -> None:
        """A picture, once; of the visitor's page, or of another one. News does not stay for it."""
        if name in self.taken:
            return
        self.taken.add(name)
        page = of or self.page
        page.mouse.move(1, 1)
        expect(page.locator(".notice")).to_have_count(0, timeout=20_000)
        page.wait_for_timeout(350)
        path = self.folder / f"{name}-{self.look}.jpg"
        page.screenshot(
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


BEST = """
(least) => {
  const found = [...document.querySelectorAll('.route.claimable')];
  const slots = (route) => route.querySelectorAll('.slot').length;
  // Between two stacks there is a choice of tokens to be photographed.
  const stacked = (place) =>
    !!document.querySelector(`[data-place="${place}"] use[href^="#token-"]`);
  const both = (route) => route.dataset.route.split('/')[0].split('-').every(stacked);
  const worth = (route) => slots(route) + (both(route) ? 100 : 0);
  const [best] = found.sort((one, other) => worth(other) - worth(one));
  return best && worth(best) >= least ? best.dataset.route : '';
}
"""


class Exhibitor(Player):
    """Claims between stacks of tokens, or the longest route on offer that is long enough."""

    least = 2

    def decide(self, offered: set[str] | None = None) -> bool:
        offered = self.look() if offered is None else offered
        self.claims = bool(self._best())
        return super().decide(offered)

    def _best(self) -> str:
        """The route, if one is on offer that is worth it."""
        return str(self.page.evaluate(BEST, self.least))

    def _claim(self, before: str) -> bool:
        self._click(self.page.locator(f"[data-route='{self._best()}'] .slot").first)
        return self._pay("claim", before)


def during_games(visitors: Visitors, camera: Camera, map_id: str) -> set[str]:
    """As many games as it takes to see everything; what none of them had to show."""
    name = map_id.replace("_", "-")
    wanted = {f"{name}-{moment}" for moment in MOMENTS[map_id]}
    for _ in range(MOST_GAMES):
        play_a_game(visitors, camera, map_id, wanted)
        if wanted <= camera.taken:
            break
    return wanted - camera.taken


def play_a_game(visitors: Visitors, camera: Camera, map_id: str, wanted: set[str]) -> None:
    page, name = camera.page, map_id.replace("_", "-")
    visitors.sit_down(page, map_id, BOTS)
    camera.take(f"{name}-opening")
    player = Exhibitor(page, tickets=False)
    player.least = 3 if map_id == "europe" else 2
    for _ in range(4000):
        if page.locator(".end").count() or wanted <= camera.taken:
            break
        if page.locator(".prompt.mine").count():
            photograph_turn(camera, player, name)
        if wanted - camera.taken == {f"{name}-score"}:
            let_a_bot_finish(page)
            break
        player.step()
    if f"{name}-score" not in camera.taken:
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
    rich = page.locator(".hand .pile").count() >= 5 and player.done.get("claim", 0) >= 4
    if rich and claimable and not page.locator(".dock").count():
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
            page.get_by_label(camera.says["chat-write"]).fill("Who will be first across the water?")
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
    if (camera.look, name) in THOROUGH:
        looking_back(camera)


def looking_back(camera: Camera) -> None:
    """The replay of the game that has just ended, and its analysis."""
    page = camera.page
    page.locator(".actions a[href^='/replay/']").click()
    page.wait_for_selector(".replay")
    page.keyboard.press("End")
    camera.take("replay")
    page.get_by_role("tab", name=camera.says["replay-analysis"]).click()
    page.get_by_role("button", name=camera.says["replay-analyse"]).click()
    page.wait_for_selector(".curve", timeout=ANALYSIS_MS)
    camera.take("replay-analysis")


def learning(visitors: Visitors, camera: Camera) -> None:
    page = camera.page
    page.goto(f"{visitors.origin}/learn")
    page.wait_for_selector("main ol li")
    camera.take("learn", whole=True)
    page.goto(f"{visitors.origin}/rules/europe")
    page.wait_for_selector("article figure")
    camera.take("rules")
    page.goto(f"{visitors.origin}/learn/europe")
    page.wait_for_selector("[data-coach]")
    page.locator("[data-coach-next]").click()
    page.locator("[data-coach-next]").click()
    page.wait_for_selector("[data-coach][data-route]")
    camera.take("lesson")


def at_one_device(visitors: Visitors, camera: Camera) -> None:
    """Two players hand one screen to each other."""
    page, says = camera.page, camera.says
    page.goto(visitors.origin)
    page.get_by_role("button", name=re.compile(says["home-create"])).click()
    page.wait_for_selector(".qr")
    page.get_by_label(says["table-second-name"]).fill("Bea")
    free = page.get_by_label(says["table-add-bot"], exact=True)
    seats = free.count()
    page.get_by_role("button", name=says["table-sit-second"]).click()
    expect(free).to_have_count(seats - 1)
    free.first.select_option("random")
    page.get_by_role("button", name=says["table-start"]).click()
    page.wait_for_selector(".cover")
    camera.take("hand-over")


def beside_the_table(visitors: Visitors, camera: Camera, map_id: str) -> None:
    """The big screen and the phones, typed commands, and high contrast: one game for all."""
    page = camera.page
    table = visitors.sit_down(page, map_id, BOTS)
    player = Player(page, claims=False)
    for _ in range(40):
        player.step()
    page.wait_for_selector(".prompt.mine")
    page.keyboard.press("/")
    page.wait_for_selector("[data-command]:focus")
    page.keyboard.type(camera.says["verb-claims"].split(",")[0])
    page.keyboard.press("Enter")
    page.wait_for_selector(".told .answer")
    camera.take("command-line")
    if camera.look.startswith("phone"):
        page.goto(f"{visitors.origin}/table/{table}/hand")
        page.wait_for_selector(".first")
        camera.take("hand-first")
    else:
        screen = page.context.new_page()
        screen.set_viewport_size(TV)
        screen.goto(f"{visitors.origin}/table/{table}/screen")
        screen.wait_for_selector(".screen .route")
        camera.take("big-screen", of=screen)
        screen.close()
    page.evaluate(CONTRAST)
    page.goto(f"{visitors.origin}/table/{table}")
    page.wait_for_selector("[data-contrast=more] .game")
    camera.take("high-contrast")
    page.evaluate("localStorage.removeItem('funicular.settings')")


MY_GAMES = {
    "history": ".games > li",
    "statistics": ".routes .line",
    "records": ".value",
    "friends": "tbody tr",
    "tickets": ".pick",
}
"""The parts of "My games", and what each shows when it is ready."""
TO_PICK = {"statistics", "tickets"}
"""Where choosing something shows more."""


def my_games(visitors: Visitors, camera: Camera, server: RunningServer) -> None:
    page = camera.page
    give_history(server, page.evaluate("fetch('/api/v1/me').then((me) => me.json())")["id"])
    for part, ready in MY_GAMES.items():
        page.goto(f"{visitors.origin}/games/{part}")
        page.wait_for_selector(ready)
        if part in TO_PICK:
            page.locator(ready).nth(3).click()
            page.evaluate("() => scrollTo(0, 0)")
        page.wait_for_load_state("networkidle")
        camera.take(f"games-{part}", whole=part != "tickets")


def main(folder: Path, language: str, looks: list[str]) -> set[str]:
    """Take all pictures; the names of those that could not be taken."""
    missing: set[str] = set()
    folder.mkdir(parents=True, exist_ok=True)
    for look in looks:
        for old in folder.glob(f"*-{look}.jpg"):
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
                missing |= {f"{each}-{look}" for each in during_games(visitors, camera, map_id)}
                if (look, map_id.replace("_", "-")) in THOROUGH:
                    my_games(visitors, camera, server)
                if map_id == "europe":
                    learning(visitors, camera)
                    at_one_device(visitors, camera)
                    beside_the_table(visitors, camera, map_id)
                visitors.leave()
        browser.close()
    return missing


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
    if missing := main(wanted.folder, wanted.language, wanted.look):
        sys.exit(f"no game had these to show, take them again: {', '.join(sorted(missing))}")
