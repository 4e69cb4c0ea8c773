"""The staged end: a station slides onto the route that it borrows, as the score has it.

Two people play so that it must come to that: one builds the path of a ticket but for its first
route, the other takes that route, and the first builds a station where it ends.
"""

from __future__ import annotations

import heapq
import json

from playwright.sync_api import Locator, expect
from tests.server.running import Chair, Client, Json, RunningServer, read_until
from tests.web.visitors import Visitors

REMEMBER = """
window.remembered = [];
new MutationObserver(() => {
  const loan = document.querySelector('.loan');
  const notes = document.querySelector('.side .notes');
  if (!loan || !notes) return;
  window.remembered.push({slid: loan.classList.contains('slid'), notes: notes.textContent});
}).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
"""
"""Writes down, at every change, whether the station has left and what the notes say."""


def cheapest_path(routes: list[Json], start: str, end: str) -> list[Json]:
    """The routes from place to place, with as few spaces, tunnels and ferries as can be."""
    queue: list[tuple[int, int, str, list[Json]]] = [(0, 0, start, [])]
    reached: set[str] = set()
    count = 0
    while queue:
        cost, _, place, path = heapq.heappop(queue)
        if place == end:
            return path
        if place in reached:
            continue
        reached.add(place)
        for route in routes:
            if place in (route["start"], route["end"]):
                count += 1
                there = route["end"] if place == route["start"] else route["start"]
                dear = route["length"] + 4 * route["wilds"] + 4 * route["tunnel"]
                heapq.heappush(queue, (cost + dear, count, there, [*path, route]))
    raise AssertionError(f"{start} and {end} are not connected")


class Partner:
    """Plays for goals, given as beginnings of actions; afterwards to the end of the game."""

    def __init__(self, chair: Chair, goals: list[str]) -> None:
        self.chair = chair
        self._goals = goals

    @property
    def goals(self) -> list[str]:
        """Those that are not reached yet; a tunnel may have to be tried again."""
        game = self.chair.game or {}
        reached = {*game["routes"], *game["stations"]}
        return [goal for goal in self._goals if goal.split()[1] not in reached]

    def choose(self, others_have_goals: bool) -> str:
        actions = self.chair.actions
        for goal in self.goals:
            for action in actions:
                if action.startswith(goal):
                    return action
        kinds = ["pay ", "withdraw", "draw deck", "draw ", "pass"]
        if not self.goals and not others_have_goals:
            kinds.insert(0, "claim ")
        for kind in (*kinds, "claim ", "tickets", "keep 1"):
            found = [action for action in actions if action.startswith(kind)]
            if found:
                return found[-1]
        raise AssertionError(f"nothing to choose from {actions}")


def play_for_a_loan(server: RunningServer) -> tuple[str, Json]:
    """A finished table where the first seat's station borrows a route, and its score."""
    for _ in range(5):  # now and then the ticket was completed without it
        table, score = play_for_a_station(server)
        if score["seats"][0]["stations"][0]["borrows"]:
            return table, score
    raise AssertionError(json.dumps(score))


def play_for_a_station(server: RunningServer) -> tuple[str, Json]:
    with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
        table = ann.new_table(options={"seating": "given"})
        ben.command(table, "join")
        ann.command(table, "start")
        board = ann.get("/maps/europe")
        with ann.sit(table) as hers, ben.sit(table) as his:
            assert hers.own is not None
            tickets = {ticket["id"]: ticket for ticket in board["tickets"]}
            paths = [
                cheapest_path(board["routes"], tickets[id]["start"], tickets[id]["end"])
                for id in hers.own["offer"]
            ]
            shortest = min(
                (path for path in paths if len(path) > 1),
                key=lambda path: sum(route["length"] for route in path),
            )
            start = next(
                tickets[id]["start"]
                for id, path in zip(hers.own["offer"], paths, strict=True)
                if path is shortest
            )
            rest = [f"claim {route['id']} " for route in shortest[1:]]
            partners = [
                Partner(hers, [*rest, f"station {start} "]),
                Partner(his, [f"claim {shortest[0]['id']} "]),
            ]
            while hers.score is None:
                for partner, other in (partners, partners[::-1]):
                    if partner.chair.actions and partner.chair.score is None:
                        answer = partner.chair.move(partner.choose(bool(other.goals)))
                        assert answer["type"] == "accepted", answer
                        for chair in (hers, his):
                            read_until(chair, answer["seq"])
            assert partners[0].goals == partners[1].goals == []
            return table, hers.score


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def distance(one: Locator, other: Locator) -> float:
    (x, y), (u, v) = middle(one), middle(other)
    return float(((x - u) ** 2 + (y - v) ** 2) ** 0.5)


def test_a_station_slides_to_the_route_that_it_borrows(
    visitors: Visitors, table_server: RunningServer
) -> None:
    table, score = play_for_a_loan(table_server)
    use = score["seats"][0]["stations"][0]
    assert use["borrows"], json.dumps(score)
    page = visitors.arrive_at(f"/table/{table}", ".end .side", motion=True, before=REMEMBER)
    loan = page.locator(f'[data-borrows="{use["borrows"]}"]')
    place = page.locator(f'[data-place="{use["place"]}"] .dot')
    expect(loan).to_have_count(1)
    page.wait_for_selector(".loan.slid", timeout=60_000)
    page.locator(".scores .number").first.wait_for()
    seen = page.evaluate("() => window.remembered")
    assert [each["slid"] for each in seen][:1] == [False], "it starts from its place"
    assert all(not each["slid"] for each in seen if "borrows" not in each["notes"])
    assert any("borrows" in each["notes"] for each in seen), "the notes say which route"
    page.wait_for_timeout(900)
    slots = page.locator(f'[data-route="{use["borrows"]}"] .slot').all()
    at_route = min(distance(loan, slot) for slot in slots)
    assert at_route < distance(loan, place)


def test_without_motion_the_stations_are_there_at_once(
    visitors: Visitors, table_server: RunningServer
) -> None:
    table, score = play_for_a_loan(table_server)
    borrowed = score["seats"][0]["stations"][0]["borrows"]
    page = visitors.arrive_at(f"/table/{table}", ".end .total")
    expect(page.locator(f'.loan.slid[data-borrows="{borrowed}"]')).to_have_count(1)
    # The names along what is explained stay as they are; those of other places fade.
    page.locator(".scores .number").first.click()
    expect(page.locator(".name.faint").first).to_be_attached()
    assert page.locator(".name:not(.faint)").count() >= 2
