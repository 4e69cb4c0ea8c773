"""Several people at one table: browsers, spectators, one shared screen, and broken links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import Player, meet_a_tunnel
from tests.web.visitors import Json, Visitors, frames, links_of

KEEP = ".keep .button.primary"


def create_table(page: Page, name: str, map_index: int = 1) -> str:
    page.get_by_label("Your name").fill(name)
    page.locator("label.map").nth(map_index).click()
    page.get_by_role("button", name=re.compile("Create a table")).click()
    page.wait_for_selector("#invite-link")
    return page.locator("#invite-link").input_value()


def take_seat(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Stand up").wait_for()


def start_two(
    visitors: Visitors, told_ann: list[Json] | None = None
) -> tuple[Page, Page, list[Json]]:
    """Ann, who made the table, Ben, who came by the link, and what Ben's page is told."""
    ann, ben = visitors.arrive(), visitors.arrive()
    told = frames(ben)
    frames(ann, told_ann)
    link = create_table(ann, "Ann")
    take_seat(ben, link, "Ben")
    ann.get_by_label("Bot", exact=True).select_option("random")
    ann.get_by_label("Bots play").select_option("instant")
    ann.get_by_label("Seating").select_option("given")
    ann.get_by_role("button", name="Start the game").click()
    ann.wait_for_selector(KEEP)
    ben.wait_for_selector(KEEP)
    return ann, ben, told


def test_two_browsers_at_one_table(visitors: Visitors) -> None:
    ann, ben, told = start_two(visitors)
    players = [Player(ann), Player(ben)]
    for _ in range(60):
        for player in players:
            if not player.decide():
                player.page.wait_for_timeout(40)
        if sum(sum(player.done.values()) for player in players) > 25:
            break
    assert min(sum(player.done.values()) for player in players) > 3
    # Ben's page was never told anything that is not Ben's.
    own = [message["own"] for message in told if message.get("own")]
    assert own
    assert {view["seat"] for view in own} == {1}
    for message in told:
        move = message.get("move")
        if move and move["seat"] != 1:
            drawn = [each for each in move.get("events", ()) if each["name"] == "drawn"]
            assert all("card" not in each or each["card"] is None for each in drawn)


def test_a_move_reaches_the_other_browser(visitors: Visitors) -> None:
    """How quickly is told by `benchmarks/page.py`."""
    ann, ben, _ = start_two(visitors)
    ann.locator(KEEP).click()
    ben.wait_for_selector(".game[data-seq='2']")  # Ann's choice and the bot's
    ben.locator(KEEP).click()
    ann.wait_for_selector(".game:not([data-seq='2'])")


def test_a_spectator_sees_the_table_and_no_hand(visitors: Visitors) -> None:
    ann = visitors.arrive()
    table = visitors.sit_down(ann, "europe", ["path"])
    watcher = visitors.arrive()
    told = frames(watcher)
    watcher.goto(f"{visitors.origin}/table/{table}")
    watcher.wait_for_selector(".watching")
    Player(ann).decide()
    watcher.wait_for_timeout(400)
    assert watcher.locator(".hand").count() == 0
    assert all(message.get("own") is None for message in told)


def test_hot_seat_hides_each_hand_from_the_other(visitors: Visitors) -> None:
    page = visitors.arrive()
    create_table(page, "Ann")
    page.get_by_label("Name of the other player").fill("Bea")
    page.get_by_role("button", name="Second player on this device").click()
    expect(page.get_by_text("Bea")).to_be_visible()
    page.get_by_label("Bot", exact=True).select_option("random")
    page.get_by_label("Bots play").select_option("instant")
    page.get_by_role("button", name="Start the game").click()
    seen: set[str] = set()
    for _ in range(400):
        if page.locator(".cover").count():
            assert page.locator(".hand").count() == 0
            seen.add(page.locator(".cover h2").inner_text())
            page.locator(".cover .button").click()
            page.wait_for_selector(".hand")
        elif page.locator(".game").count() and not Player(page).decide():
            page.wait_for_timeout(30)
        if len(seen) == 2 and page.locator(".log p").count() > 14:
            break
    assert seen == {"Hand the screen to Ann", "Hand the screen to Bea"}


def test_everybody_chooses_a_colour_of_their_own(visitors: Visitors) -> None:
    ann, ben = visitors.arrive(), visitors.arrive()
    take_seat(ben, create_table(ann, "Ann"), "Ben")
    hers, his = ann.get_by_label("Colour: Ann"), ben.get_by_label("Colour: Ben")
    assert hers.input_value() not in his.locator("option").all_inner_texts()
    assert ann.get_by_label("Colour: Ben").count() == 0
    free = [each for each in hers.locator("option").all_inner_texts() if each != hers.input_value()]
    hers.select_option(free[-1])
    for page in (ann, ben):
        expect(page.locator(f"li.player-{free[-1]} .who b")).to_have_text("Ann")
    expect(his.locator("option", has_text=free[-1])).to_have_count(0)


def test_reload_shows_the_same_game(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    player = Player(page)
    for _ in range(8):
        player.step()
    page.wait_for_selector(".prompt.mine")
    before = (page.locator(".hand").inner_text(), page.locator(".log").inner_text())
    page.reload()
    page.wait_for_selector(".prompt.mine")
    assert (page.locator(".hand").inner_text(), page.locator(".log").inner_text()) == before


@pytest.mark.parametrize("map_id", ["europe", "san_francisco"])
def test_a_broken_link_mends_itself(visitors: Visitors, map_id: str) -> None:
    page = visitors.arrive()
    links = links_of(page)
    visitors.sit_down(page, map_id, ["random"])
    player = Player(page)
    for cut in range(3):
        for _ in range(4):
            player.step()
        links[-1].close()
        page.wait_for_timeout(50)
        assert page.locator(".game").count() == 1, "the game stays on the screen"
        for _ in range(100):
            if len(links) > cut + 1:
                break
            page.wait_for_timeout(50)
        assert len(links) == cut + 2
    for _ in range(4):
        player.step()
    assert sum(player.done.values()) > 6


def test_a_tunnel_survives_a_cut(visitors: Visitors) -> None:
    page = visitors.arrive()
    links = links_of(page)
    player = meet_a_tunnel(visitors, page)
    turned = page.locator(".dock .turned").get_attribute("aria-label")
    links[-1].close()
    page.wait_for_timeout(1500)
    assert page.locator(".dock .turned").get_attribute("aria-label") == turned
    before = player.position()
    assert player.decide()
    assert player.position() != before
