"""Looking back: from the end of a game or from a file, through any eyes, to any moment."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Json, RunningServer
from tests.server.test_replays import steps_as
from tests.web.reading import faults_in_all_languages
from tests.web.test_axe import SIZES, Inspector
from tests.web.visitors import MAKE_TABLE, Visitors

from funicular.game import GameRecord, new_game

PATIENCE = 300_000
"""Milliseconds for an analysis on a busy machine; the compiler may have to run first."""

DROP = """
([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  for (const kind of ['dragover', 'drop']) {
    document.body.dispatchEvent(
      new DragEvent(kind, {dataTransfer: carried, bubbles: true, cancelable: true}));
  }
}
"""
FRAMES = """
async () => {
  const picture = document.querySelector('.share img');
  const raw = atob(picture.src.split(',')[1]);
  const data = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({data, type: 'image/gif'});
  await decoder.tracks.ready;
  const count = decoder.tracks.selectedTrack.frameCount;
  const colours = async (frameIndex) => {
    const {image} = await decoder.decode({frameIndex});
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0);
    const pixels = brush.getImageData(0, 60, canvas.width, canvas.height - 60).data;
    const seen = new Map();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = [pixels[at] >> 4, pixels[at + 1] >> 4, pixels[at + 2] >> 4].join();
      seen.set(colour, (seen.get(colour) ?? 0) + 1);
    }
    return seen;
  };
  // The square of the first player, without its edge: its colour, and its shape in another one.
  const {image} = await decoder.decode({frameIndex: 0});
  const corner = new OffscreenCanvas(16, 16).getContext('2d');
  corner.drawImage(image, -13, -12);
  const square = new Map();
  const dots = corner.getImageData(0, 0, 16, 16).data;
  for (let at = 0; at < dots.length; at += 4) {
    const colour = [dots[at] >> 5, dots[at + 1] >> 5, dots[at + 2] >> 5].join();
    square.set(colour, (square.get(colour) ?? 0) + 1);
  }
  const marks = [...square.values()].filter((times) => times > 20).length;
  const first = await colours(0), last = await colours(count - 1);
  let changed = 0;
  for (const [colour, times] of last) changed += Math.abs(times - (first.get(colour) ?? 0));
  return {count, size: raw.length, kinds: last.size, marks, changed, shown: picture.complete};
}
"""


@pytest.fixture(scope="module")
def record() -> GameRecord:
    """A short game, badly played."""
    game = new_game("san_francisco", names=["Ann", "Ben"], seed="to be looked back at")
    dice = random.Random(2)
    while not game.is_over:
        seat = dice.choice(game.awaited)
        legal = game.legal_actions(seat)
        claims = [text for text in legal.texts() if text.startswith(("claim", "take"))]
        game.play(dice.choice(claims) if claims else legal.pick(dice.randrange), seat)
    return game.record()


def at(page: Page, move: int) -> None:
    expect(page.locator(".replay")).to_have_attribute("data-at", str(move))


def shown_hand(page: Page) -> dict[str, int]:
    piles = page.locator(".hand li:has(.pile)").all()
    return {
        (pile.get_attribute("data-anchor") or "").removeprefix("hand-"): int(
            pile.locator(".count").inner_text()
        )
        for pile in piles
    }


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def test_from_the_end_of_a_game(visitors: Visitors, table_server: RunningServer) -> None:
    """The end screen leads there; what is shown is what the seat saw; the link leads back."""
    page = visitors.arrive()
    wanted: Json = {
        "map": "san_francisco",
        "seats": 3,
        "sit": False,
        "bots": ["random", "path", "random"],
        "start": True,
        "options": {"bot_pace": "instant"},
    }
    table = page.evaluate(MAKE_TABLE, {"name": "Ada", "table": wanted})
    page.goto(f"{visitors.origin}/table/{table}")
    page.get_by_role("link", name="Replay").click(timeout=PATIENCE)
    page.wait_for_selector(".replay")
    replay: Json = page.evaluate(f"fetch('/api/v1/tables/{table}/replay').then((a) => a.json())")
    last = len(replay["steps"])
    at(page, 0)
    page.get_by_label("Seen by").select_option("1")
    seen = list(steps_as(replay, 1))
    for move in (0, last // 3, 2 * last // 3, last):
        slider(page).fill(str(move))
        at(page, move)
        game, own, _ = seen[move]
        assert own is not None
        assert shown_hand(page) == own["hand"]
        points = [int(each) for each in page.locator(".players .points").all_inner_texts()]
        assert points == [seat["points"] for seat in game["seats"]]
        claimed = page.locator(".table .route:has(.cars)").count()
        assert claimed == len(game["routes"])
    check_keys(page, last)
    page.keyboard.press("Home")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.get_by_role("tab", name="Share").click()
    link = page.get_by_role("textbox", name="Copy the link").input_value()
    assert link.endswith(f"/replay/{table}?move=7&seat=1")
    other = visitors.arrive_at(link.removeprefix(visitors.origin), ".replay")
    at(other, 7)
    expect(other.get_by_label("Seen by")).to_have_value("1")
    assert shown_hand(other) == (seen[7][1] or {})["hand"]
    other.get_by_label("Seen by").select_option("open")
    assert other.locator(".hands li").count() == 3
    expect(other).to_have_url(link.replace("seat=1", "seat=open"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text().startswith('{"funicular":1')


def check_keys(page: Page, last: int) -> None:
    page.locator("body").click(position={"x": 5, "y": 400})
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_label("Speed").select_option("8")
    page.locator("body").click(position={"x": 5, "y": 400})
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.querySelector('.replay').dataset.at) > 2")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_running_game_is_not_shown(visitors: Visitors) -> None:
    page = visitors.arrive()
    table = visitors.sit_down(page, "san_francisco", ["random"])
    page.goto(f"{visitors.origin}/replay/{table}")
    expect(page.get_by_role("alert")).to_have_text("The game is not over yet.")
    visitors.complaints.clear()  # the browser's own line about that 409


@pytest.mark.parametrize(
    ("size", "dim"),
    [
        ("desktop", False),
        pytest.param("phone", True, marks=pytest.mark.long),
        pytest.param("desktop", True, marks=pytest.mark.long),
        pytest.param("phone", False, marks=pytest.mark.long),
    ],
)
def test_from_a_file(visitors: Visitors, record: GameRecord, size: str, dim: bool) -> None:
    """Dropped on the front page; analysed; a better move found; a picture made."""
    page = visitors.arrive(SIZES[size], dark=dim)
    page.evaluate(DROP, ["holiday.jsonl", "no record"])
    page.get_by_text("This is no record of a game").wait_for()
    visitors.complaints.clear()  # the browser's own line about that 400
    axe = Inspector(page)
    axe.look("no record")
    page.evaluate(DROP, ["game.jsonl", record.text()])
    page.wait_for_selector(".replay")
    slider(page).fill("20")
    axe.look("all hands open")
    page.get_by_label("Seen by").select_option("0")
    axe.look("one seat")
    page.get_by_role("tab", name="Analysis").click()
    begin = page.get_by_role("button", name="Analyse this game")
    page.locator(".curve").or_(begin).first.wait_for()
    if begin.count():
        begin.click()
        page.get_by_role("progressbar", name="Analysis").wait_for()
        axe.look("analysis at work")
        page.locator(".curve").wait_for(timeout=PATIENCE)
    axe.look("analysis")
    read = faults_in_all_languages(page, "analysis")
    read += solve(page, axe)
    make_a_picture(page, axe)
    assert axe.found == {}
    assert not read, "\n".join(sorted(set(read)))


def solve(page: Page, axe: Inspector) -> list[str]:
    """Look for the better move, see how good each was, go back to the list."""
    expect(page.locator(".point").first).to_be_visible()
    page.locator(".point").first.click()
    moved = page.locator(".point").first.locator("b").inner_text()
    at(page, int(moved))
    page.get_by_role("button", name="Find the better move").first.click()
    at_risk = page.locator(".exercise .deed")
    assert at_risk.count() > 1
    expect(slider(page)).to_be_disabled()
    axe.look("exercise")
    names = at_risk.all_inner_texts()
    assert names == sorted(names, key=str.casefold), "the order gives nothing away"
    at_risk.first.click()
    expect(page.locator(".verdict")).not_to_be_empty()
    chances = [int(each.rstrip("%")) for each in page.locator(".worth b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(page.locator(".worth small").filter(has_text="was played")).to_have_count(1)
    axe.look("exercise, answered")
    read = faults_in_all_languages(page, "exercise")
    page.get_by_role("button", name="Back to the analysis").click()
    expect(slider(page)).to_be_enabled()
    return read


def make_a_picture(page: Page, axe: Inspector) -> None:
    page.get_by_role("tab", name="Share").click()
    page.get_by_role("button", name="Make the picture").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Make the picture").click()
    page.locator(".share img").wait_for(timeout=PATIENCE)
    made: Any = page.evaluate(FRAMES)
    assert made["count"] > 10
    assert made["kinds"] > 40, "the board is there, with its colours"
    assert made["marks"] >= 2, "each player's square has a shape"
    assert made["changed"] > 2000, "and what was built on it"
    assert made["size"] < 2_000_000
    page.mouse.move(0, 0)  # what the mouse is over has other colours
    axe.look("picture")
