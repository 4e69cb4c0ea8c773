"""Games over days: what a page tells who comes back, orders, notices, and the host's tools."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect
from tests.server.running import Chair, Client, RunningServer, read_until
from tests.web.playing import Player
from tests.web.reading import choose_language
from tests.web.test_together import create_table, take_seat
from tests.web.visitors import MAKE_TABLE, Visitors
from tests.web.words import sayings

from funicular.maps import load_map

COMMAND = """
([table, command]) => fetch(`/api/v1/tables/${table}/commands`, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(command),
}).then((answer) => answer.status)
"""


@contextmanager
def game_of_two(
    visitors: Visitors, server: RunningServer, page: Page, **options: object
) -> Iterator[tuple[str, Chair]]:
    """Ann at her page, and Ben at a socket; both have kept tickets, and Ann is to play."""
    wanted = {"bot_pace": "instant", "seating": "given"} | options
    table = page.evaluate(
        MAKE_TABLE,
        {"name": "Ann", "table": {"map": "europe", "seats": 2, "options": wanted}},
    )
    with Client(server, "Ben") as ben:
        ben.command(table, "join")
        with ben.sit(table) as chair:
            assert page.evaluate(COMMAND, [table, {"command": "start"}]) == 200
            page.goto(f"{visitors.origin}/table/{table}")
            page.wait_for_selector(".prompt.mine")
            Player(page).decide()
            chair.hear("started")
            read_until(chair, 1)
            chair.move("keep 1,2")
            page.wait_for_selector(".prompt.mine")
            yield table, chair


def draw_two(page: Page) -> None:
    for _ in range(2):
        Player(page, claims=False)._draw(Player(page).position())


def sure_claims(chair: Chair) -> list[str]:
    """Claims that cannot fail: a tunnel may cost more."""
    europe = load_map("europe")
    claims = [action for action in chair.actions if action.startswith("claim")]
    return [action for action in claims if not europe.route(action.split()[1]).tunnel]


def claim_something(chair: Chair) -> str:
    """Ben draws until he can claim a route, and does; Ann's orders keep her turns short."""
    claims = gather(chair)
    chair.move(claims[0])
    return claims[0].split()[1]


def gather(chair: Chair) -> list[str]:
    """Ben draws until he can claim a route; which ones he can."""
    while True:
        while not chair.actions:
            chair.next()
        claims = sure_claims(chair)
        if claims:
            return claims
        chair.move("draw deck")
        chair.move("draw deck")


def open_plan(page: Page) -> None:
    page.get_by_role("tab", name=re.compile("Plan")).click()


def order_drawing(page: Page, card: str, count: int) -> None:
    page.get_by_label("What is to be done").select_option("draw")
    page.get_by_label("How many").fill(str(count))
    page.get_by_label("Colour").select_option(card)
    page.get_by_role("button", name="Give the order").click()


def test_orders_are_given_listed_cancelled_and_carried_out(
    visitors: Visitors, table_server: RunningServer
) -> None:
    page = visitors.arrive()
    with game_of_two(visitors, table_server, page) as (_, ben):
        draw_two(page)
        open_plan(page)
        page.get_by_label("Route to claim").select_option("palermo-smyrna")
        page.get_by_role("button", name="Give the order").click()
        orders = page.locator(".orders li")
        expect(orders).to_have_text([re.compile("Claim Palermo – Smyrna when I can")])
        order_drawing(page, "wild", 14)
        expect(orders).to_have_count(2)
        page.get_by_role("button", name=re.compile("Cancel the order: Claim Palermo")).click()
        expect(orders).to_have_text([re.compile("Draw blind until I hold 14 locomotives")])
        before = int(Player(page).position())
        read_until(ben, before)
        ben.move("draw deck")
        ben.move("draw deck")
        page.wait_for_function(
            "wanted => Number(document.querySelector('.game').dataset.seq) >= wanted",
            arg=before + 4,
        )
        moves = [m["move"] for m in ben.heard if m["type"] == "moved" and m["move"]["seat"] == 0]
        assert [move["action"] for move in moves[-2:]] == ["draw deck", "draw deck"]


def test_impossible_order_is_reported(visitors: Visitors, table_server: RunningServer) -> None:
    page = visitors.arrive()
    with game_of_two(visitors, table_server, page) as (_, ben):
        open_plan(page)
        order_drawing(page, "wild", 14)
        claims = gather(ben)
        route = claims[0].split()[1]
        page.get_by_label("What is to be done").select_option("claim")
        page.get_by_label("Route to claim").select_option(route)
        page.get_by_role("button", name="Give the order").click()
        expect(page.locator(".orders li")).to_have_count(2)
        ben.move(claims[0])
        expect(page.locator(".orders li.cancelled")).to_contain_text("Ben already holds")
        expect(page.get_by_role("tab", name=re.compile("Plan")).locator(".dot")).to_have_text("1")


def test_a_plan_warns_when_it_breaks(visitors: Visitors, table_server: RunningServer) -> None:
    page = visitors.arrive()
    with game_of_two(visitors, table_server, page) as (_, ben):
        open_plan(page)
        order_drawing(page, "wild", 14)
        claim = gather(ben)[0]
        # Among two players the other track of a double route closes with the first.
        route = claim.split()[1]
        doubles = [{each.id for each in double} for double in load_map("europe").doubles]
        pinned = next((double for double in doubles if route in double), {route})
        for each in pinned:
            page.locator(f'[data-route="{each}"]').press("p")
        expect(page.locator(".planned")).to_have_count(len(pinned))
        dot = page.get_by_role("tab", name=re.compile("Plan")).locator(".dot")
        assert dot.count() == 0
        ben.move(claim)
        expect(page.locator(".notice.news", has_text="Broken: Ben took")).to_be_visible()
        expect(page.locator(".told .news", has_text="Broken:")).to_have_count(len(pinned))
        expect(dot).to_have_text(str(len(pinned)))
        expect(page.locator(".plan .bad", has_text="Broken:")).to_have_count(len(pinned))
        page.reload()
        expect(dot).to_have_text(str(len(pinned)))
        expect(page.locator(".told .turn, .log p").first).to_be_attached()
        assert page.locator(".told", has_text="Broken:").count() == 0, "once is enough"


def test_digest_tells_who_comes_back_what_happened(
    visitors: Visitors, table_server: RunningServer
) -> None:
    page = visitors.arrive()
    with game_of_two(visitors, table_server, page) as (table, ben):
        open_plan(page)
        order_drawing(page, "wild", 14)
        page.locator(".orders li").wait_for()
        assert page.locator(".digest").count() == 0
        page.goto(visitors.origin)
        route = claim_something(ben)
        page.evaluate(
            """async ([table, route]) => {
              const { seats } = await (await fetch(`/api/v1/tables/${table}`)).json();
              const key = `funicular.plan.${table}.${seats[0].colour}`;
              localStorage.setItem(key, JSON.stringify([route]));
            }""",
            [table, route],
        )
        page.goto(f"{visitors.origin}/table/{table}")
        digest = page.locator(".digest")
        expect(digest).to_contain_text("While you were away")
        expect(digest).to_contain_text(re.compile(r"Ben .*claimed"))
        expect(digest).to_contain_text("Broken: Ben took")
        page.get_by_role("button", name="Dismiss the summary").click()
        expect(digest).to_have_count(0)
        page.wait_for_timeout(300)
        page.reload()
        page.wait_for_selector(".game")
        page.wait_for_timeout(300)
        text = digest.inner_text() if digest.count() else ""
        assert "Broken" not in text, "what was told once is not told again"


def test_closed_tracks_are_drawn_closed(visitors: Visitors, table_server: RunningServer) -> None:
    page = visitors.arrive()
    with game_of_two(visitors, table_server, page) as (_, ben):
        open_plan(page)
        order_drawing(page, "wild", 14)
        for _ in range(400):
            while not ben.actions:
                ben.next()
            doubles = [action for action in sure_claims(ben) if "/" in action.split()[1]]
            if doubles:
                break
            ben.move("draw deck")
            if ben.actions:
                ben.move("draw deck")
        taken = doubles[0].split()[1]
        other = taken[:-1] + "21"[int(taken[-1]) - 1]
        track = page.locator(f'[data-route="{other}"]')
        expect(track).not_to_have_class(re.compile("closed"))
        ben.move(doubles[0])
        expect(track).to_have_class(re.compile("closed"))
        expect(track).to_have_attribute("aria-label", re.compile("closed to everybody"))


def test_push_message_becomes_a_notice_in_the_players_words(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.context.grant_permissions(["notifications"])
    page.evaluate(
        """async () => {
          const cache = await caches.open('funicular-words');
          const titles = {europe: 'Evropa'};
          const words = {name: 'F', titles, turn: 'Now: {title}', over: 'over {title}'};
          await cache.put('/words/notices', new Response(JSON.stringify(words)));
          await navigator.serviceWorker.register('/service-worker.js');
          await navigator.serviceWorker.ready;
        }"""
    )
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(r["registrationId"] for r in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    notice = {"event": "turn", "table": "abc", "map": "europe", "title": "Europe", "seat": 0}
    for _ in range(2):  # the second takes the first one's place
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": visitors.origin,
                "registrationId": registrations[-1],
                "data": json.dumps(notice),
            },
        )
    page.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0"
    )
    shown = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map((each) => [each.title, each.body, each.tag, each.data.path])"""
    )
    assert shown == [["F", "Now: Evropa", "/table/abc", "/table/abc"]]


def test_asking_for_notices_registers_the_worker_with_its_words(visitors: Visitors) -> None:
    """A test's browser takes no push messages: the page says how far its notices reach."""
    page = visitors.arrive()
    page.context.grant_permissions(["notifications"])
    visitors.sit_down(page, "europe", ["random"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    expect(page.locator(".sheet")).to_contain_text("Only while this page is open", timeout=20_000)
    left = """async () => (await (await caches.open('funicular-words')).match('/words/notices'))
      .json()"""
    assert page.evaluate(left)["turn"] == "Your turn in {title}"
    choose_language(page, "cs")
    said = sayings("cs")
    page.wait_for_function(
        f"async (turn) => (await ({left})()).turn === turn",
        arg=said["notify-turn"].replace("{ $title }", "{title}"),
    )
    assert page.evaluate(left)["titles"]["europe"] == said["map-title-europe"]
    assert page.evaluate("async () => !!(await navigator.serviceWorker.getRegistration())")
    visitors.complaints[:] = [each for each in visitors.complaints if "incognito" not in each]


def test_webhooks_are_set_in_the_settings(visitors: Visitors) -> None:
    page = visitors.arrive()
    visitors.sit_down(page, "europe", ["random"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Webhooks").click()
    page.get_by_label("Address").fill("http://127.0.0.1:9/")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".sheet [role=alert]")).to_contain_text("own network")
    visitors.complaints.clear()  # the refusal is in the console too


def test_options_stay_as_they_were_chosen(visitors: Visitors) -> None:
    page = visitors.arrive()
    create_table(page, "Ann")
    page.get_by_label("Bots play").select_option("instant")
    page.get_by_label("Clock").select_option("move-604800")
    page.get_by_label("When the time is up").select_option("random")
    page.get_by_label("Undo allowed").uncheck()
    page.wait_for_timeout(300)
    page.reload()
    page.wait_for_selector("#invite-link")
    expect(page.get_by_label("Bots play")).to_have_value("instant")
    expect(page.get_by_label("Clock")).to_have_value("move-604800")
    expect(page.get_by_label("When the time is up")).to_have_value("random")
    expect(page.get_by_label("Undo allowed")).not_to_be_checked()


def test_host_hands_the_role_on_and_mutes(visitors: Visitors) -> None:
    ann, ben = visitors.arrive(), visitors.arrive()
    link = create_table(ann, "Ann")
    take_seat(ben, link, "Ben")
    ben.get_by_label("Write a message").fill("Blah")
    ben.get_by_role("button", name="Send").click()
    ann.get_by_role("button", name="Mute: Ben").click()
    expect(ben.get_by_text("The host has muted you.")).to_be_visible()
    ann.get_by_role("button", name="Let speak again: Ben").click()
    expect(ben.get_by_label("Write a message")).to_be_visible()
    ann.get_by_role("button", name="Make host").click()
    expect(ben.get_by_role("button", name="Start the game")).to_be_visible()
    expect(ann.get_by_role("button", name="Start the game")).to_have_count(0)
    ben.get_by_label("Bot", exact=True).select_option("random")
    ben.get_by_role("button", name="Start the game").click()
    ben.wait_for_selector(".game")
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_label("Host").select_option(label="Ann")
    ann.wait_for_selector(".game")
    ann.get_by_role("button", name="Settings").click()
    expect(ann.get_by_label("Host")).to_be_visible()


def test_undo_from_the_page(visitors: Visitors, table_server: RunningServer) -> None:
    page = visitors.arrive()
    table = page.evaluate(
        MAKE_TABLE,
        {"name": "Ann", "table": {"map": "europe", "seats": 2, "options": {"seating": "given"}}},
    )
    with Client(table_server, "Ben") as ben:
        ben.command(table, "join")
        assert page.evaluate(COMMAND, [table, {"command": "start"}]) == 200
        page.goto(f"{visitors.origin}/table/{table}")
        page.wait_for_selector(".prompt.mine")
        Player(page).decide()
        expect(page.locator(".prompt")).to_contain_text("others still choose")
        page.get_by_role("button", name="Undo").click()
        page.wait_for_selector(".prompt.mine")


def test_rematch_seats_everybody_again(visitors: Visitors, table_server: RunningServer) -> None:
    page = visitors.arrive()
    table = page.evaluate(
        MAKE_TABLE,
        {
            "name": "Ann",
            "table": {
                "map": "san_francisco",
                "seats": 2,
                "options": {"bot_pace": "instant", "away_after": 1, "expiry_bot": "random"},
            },
        },
    )
    with Client(table_server, "Ben") as ben:
        ben.command(table, "join")
        with ben.sit(table) as chair:
            assert page.evaluate(COMMAND, [table, {"command": "start"}]) == 200
            chair.play()  # a bot plays for Ann, who is not there
        page.goto(f"{visitors.origin}/table/{table}")
        page.get_by_role("button", name="Skip").or_(page.locator(".end table")).first.wait_for()
        page.get_by_role("button", name="Play again").click()
        page.wait_for_selector("#invite-link")
        again = ben.command(table, "rematch")["rematch"]
        assert page.url.endswith(f"/table/{again}")
        expect(page.get_by_text("Ben", exact=True)).to_be_visible()


def test_turn_order_is_told_after_the_tickets(
    visitors: Visitors, table_server: RunningServer
) -> None:
    page = visitors.arrive()
    create_table(page, "Ann")
    page.get_by_label("Turn order").select_option("after_tickets")
    bots = page.get_by_label("Bot", exact=True)
    bots.first.select_option("random")
    expect(bots).to_have_count(1)
    bots.first.select_option("random")
    page.get_by_label("Bots play").select_option("instant")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt.mine")
    names = page.locator(".players .name")
    assert names.first.inner_text() == "Ann", "as seated, as long as nobody may know"
    Player(page).decide()
    expect(page.locator(".notice.news").first).to_contain_text("The turn order is drawn")
    assert sorted(names.all_inner_texts()) == ["Ann", "Random 1", "Random 2"]
    player = Player(page)
    for _ in range(200):
        player.step()
        if sum(player.done.values()) > 1:
            break
    assert sum(player.done.values()) > 1
