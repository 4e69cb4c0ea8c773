"""How quick the page is, in a real browser: run `python benchmarks/page.py` (needs chromium).

Starts a real server on a free port and opens it in chromium: the weight of a first visit as the
browser counts it, the time until a table can be played at (nothing cached), the frames a second
while the board is zoomed, and how long a click takes until another player's browser shows it.
Targets are those of a quiet machine with two cores; a busy one misses them without a fault of the
page.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from server_process import ServerProcess

POST = """
async ([path, body]) => {
  const answer = await fetch('/api/v1' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
"""

# Ready: the first question can be answered, its frame is painted, and the browser has nothing
# else to do.
WATCH_READY = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.keep .button.primary') || !document.querySelector('.route')) return;
  observer.disconnect();
  requestAnimationFrame(() => requestIdleCallback(() => { window.ready = performance.now(); }));
}).observe(document, {childList: true, subtree: true});
"""

WIRE = """
() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, entry) => sum + entry.transferSize, 0)
"""

ZOOM = """
(seconds) => new Promise((done) => {
  const frame = document.querySelector('div.frame');
  const box = frame.getBoundingClientRect();
  const began = performance.now();
  let frames = 0;
  const step = (now) => {
    frames += 1;
    const turn = Math.floor((now - began) / 700) % 2 ? 24 : -24;
    frame.dispatchEvent(new WheelEvent('wheel', {
      deltaY: turn, clientX: box.x + box.width / 3, clientY: box.y + box.height / 3,
      bubbles: true, cancelable: true,
    }));
    if (now - began < seconds * 1000) requestAnimationFrame(step);
    else done(frames / ((now - began) / 1000));
  };
  requestAnimationFrame(step);
})
"""

# Both pages run on this machine, so their clocks agree.
WATCH_CLICK = """
() => addEventListener('pointerdown', () => {
  window.clicked = performance.timeOrigin + performance.now();
}, true)
"""
WATCH_MOVE = """
() => new MutationObserver(() => requestAnimationFrame(() => {
  window.shown = performance.timeOrigin + performance.now();
})).observe(document.querySelector('.game'), {attributes: true, attributeFilter: ['data-seq']})
"""


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure, and what it should reach (or stay under, if `smaller` is better)."""

    name: str
    value: float
    unit: str
    target: float
    smaller: bool = True

    @property
    def met(self) -> bool:
        return self.value <= self.target if self.smaller else self.value >= self.target

    def __str__(self) -> str:
        sign = "≤" if self.smaller else "≥"
        verdict = "met" if self.met else "missed"
        return (
            f"{self.name:<44} {self.value:8.1f} {self.unit:<5} "
            f"(target {sign} {self.target:g}): {verdict}"
        )


class Bench:
    """A browser, a server, and tables to look at."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.browser = browser
        self.origin = origin

    def guest(self, name: str) -> tuple[BrowserContext, Page]:
        context = self.browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto(self.origin)
        page.evaluate(POST, ["/guests", {"name": name}])
        return context, page

    def table(self, page: Page, **wanted: Any) -> str:
        body = {
            "map": "europe",
            "seats": 2,
            "options": {"bot_pace": "instant", "seating": "given"},
        }
        table: str = page.evaluate(POST, ["/tables", body | wanted])["id"]
        return table

    def first_visit(self, rounds: int) -> tuple[float, float]:
        """Kilobytes over the wire, and milliseconds until the table can be played at."""
        context, page = self.guest("Ada")
        table = self.table(page, bots=["random"], start=True)
        cookies = context.storage_state()
        context.close()
        times, weight = [], 0.0
        for _ in range(rounds):
            fresh = self.browser.new_context(
                viewport={"width": 1440, "height": 900}, storage_state=cookies
            )
            page = fresh.new_page()
            page.add_init_script(WATCH_READY)
            page.goto(f"{self.origin}/table/{table}")
            page.wait_for_function("() => window.ready")
            times.append(page.evaluate("() => window.ready"))
            page.wait_for_load_state("networkidle")
            weight = page.evaluate(WIRE) / 1000
            fresh.close()
        return weight, statistics.median(times)

    def zoom(self, map_id: str, seconds: float) -> float:
        """Frames a second while the board is zoomed in and out."""
        context, page = self.guest("Ada")
        table = self.table(page, map=map_id, bots=["random"], start=True)
        page.goto(f"{self.origin}/table/{table}")
        page.wait_for_selector(".route")
        page.evaluate(ZOOM, 0.5)  # warms up
        rate: float = page.evaluate(ZOOM, seconds)
        context.close()
        return rate

    def moves(self, count: int) -> list[float]:
        """Milliseconds from a click to the frame in which the other browser shows its move."""
        pages = [self.guest(name)[1] for name in ("Ann", "Ben")]
        table = self.table(pages[0])
        pages[1].evaluate(POST, [f"/tables/{table}/commands", {"command": "join"}])
        pages[0].evaluate(POST, [f"/tables/{table}/commands", {"command": "start"}])
        for page in pages:
            page.goto(f"{self.origin}/table/{table}")
            page.locator(".keep .button.primary").click()
        for page in pages:
            page.wait_for_selector(".game[data-seq='2']")
            page.evaluate(WATCH_CLICK)
            page.evaluate(WATCH_MOVE)
        took = []
        for move in range(count):
            playing, watching = pages if move // 2 % 2 == 0 else reversed(pages)
            playing.wait_for_selector("[data-anchor=deck].can")
            watching.evaluate("() => { window.shown = null; }")
            playing.locator("[data-anchor=deck]").click()
            watching.wait_for_function("() => window.shown")
            shown = watching.evaluate("() => window.shown")
            took.append(shown - playing.evaluate("() => window.clicked"))
        for page in pages:
            page.context.close()
        return took


def measure(bench: Bench, rounds: int, seconds: float, moves: int) -> list[Measure]:
    weight, ready = bench.first_visit(rounds)
    took = sorted(bench.moves(moves))
    return [
        Measure("first visit, over the wire", weight, "kB", 250),
        Measure(f"playable, nothing cached (median of {rounds})", ready, "ms", 1500),
        Measure("zooming Europe", bench.zoom("europe", seconds), "fps", 50, smaller=False),
        Measure("zooming San Francisco", bench.zoom("san_francisco", seconds), "fps", 50, False),
        Measure(f"a move in the other browser (median of {moves})", took[moves // 2], "ms", 200),
        Measure("a move in the other browser (slowest)", took[-1], "ms", 200),
    ]


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        sys.exit("no chromium here: install one, or name it in CHROMIUM")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="first visits")
    parser.add_argument("--seconds", type=float, default=4.0, help="of zooming")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--json", action="store_true", help="write JSON, and nothing else")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "tables.sqlite")
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=["--no-sandbox", "--mute-audio"]
            )
            bench = Bench(browser, f"http://127.0.0.1:{server.port}")
            found = measure(bench, args.rounds, args.seconds, args.moves)
            browser.close()
        finally:
            server.stop()
    if args.json:
        print(json.dumps([asdict(each) | {"met": each.met} for each in found], indent=1))
    else:
        print(*found, sep="\n")


if __name__ == "__main__":
    main()
