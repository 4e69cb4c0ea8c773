"""Lay out the bundled boards: `python -m tools.layout.solve europe san_francisco`.

Writes layout.json beside each map. The same input gives the same file; it takes a minute or two.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from funicular.maps import Map, load_map
from funicular.maps.drafting import Clash, clashes, draft, finish, linked_routes
from funicular.maps.elastic_board import Link
from funicular.maps.labelling import Offer
from funicular.maps.layout import LAYOUT_FILE, Layout, layout_to_json
from funicular.maps.relaxing import Relaxation
from tools.layout.boards import BOARDS, Board
from tools.layout.projecting import Fitted, fit

DATA = Path(__file__).parents[2] / "src" / "funicular" / "maps" / "data"

MARGIN = 1.5
"""Everything on a finished board is at least so far apart."""
TURNS = 300


def fitted(source: Map, board: Board) -> Fitted:
    """The board's projection, onto its canvas."""
    return fit(board.projection, _coordinates(source).values(), board.box)


def solve(source: Map, board: Board) -> Relaxation:
    """The board, relaxed until the slots of all routes have room."""
    project = fitted(source, board)
    homes = {}
    for place_id, coordinates in _coordinates(source).items():
        x, y = project(*coordinates)
        dx, dy = board.moved.get(place_id, (0, 0))
        homes[place_id] = (x + dx, y + dy)
    relaxation = draft(source, board.sizes, homes)
    for link in relaxation.links:
        start, end = source.places[link.start].id, source.places[link.end].id
        _bow(relaxation, link, board.bows.get(f"{start}-{end}", 0.0))
    relaxation.run(board.steps)
    return relaxation


def tidy(source: Map, relaxation: Relaxation, turns: int) -> Layout:
    """Shake what is still too near, settle again, and keep whatever is better than before."""
    dice = random.Random(source.id)
    best = finish(source, relaxation)
    found = list(clashes(best, MARGIN))
    for _ in range(turns):
        if not found:
            break
        before = _state(relaxation)
        clash = dice.choice(found)
        for name in (clash.one, clash.other):
            _shake(source, relaxation, name, dice)
        relaxation.settle(dice.randint(15, 50), dice.uniform(1.06, 1.2))
        layout = finish(source, relaxation)
        after = list(clashes(layout, MARGIN))
        if _nearness(after) < _nearness(found):
            best, found = layout, after
        else:
            _restore(relaxation, before)
    return best


def _shake(source: Map, relaxation: Relaxation, name: str, dice: random.Random) -> None:
    """Set a name another way, or bend a route a little and move its ends."""
    kind, _, place_id = name.rpartition(" ")
    if kind == "name":
        spot = relaxation.spots[[place.id for place in source.places].index(place_id)]
        if dice.random() < 0.7:
            spot.label.chosen = dice.choice(spot.label.offers)
        return
    for link, routes in zip(relaxation.links, linked_routes(source), strict=True):
        if name in [route.id for route in routes]:
            link.bends = [bend + dice.gauss(0, 7) for bend in link.bends]
            for end in (link.start, link.end):
                relaxation.spots[end].x += dice.gauss(0, 4)
                relaxation.spots[end].y += dice.gauss(0, 4)


State = tuple[list[tuple[float, float, Offer]], list[tuple[list[float], float]]]


def _state(relaxation: Relaxation) -> State:
    return (
        [(spot.x, spot.y, spot.label.chosen) for spot in relaxation.spots],
        [(list(link.bends), link.slide) for link in relaxation.links],
    )


def _restore(relaxation: Relaxation, state: State) -> None:
    for spot, (x, y, chosen) in zip(relaxation.spots, state[0], strict=True):
        spot.x, spot.y, spot.label.chosen = x, y, chosen
    for link, (bends, slide) in zip(relaxation.links, state[1], strict=True):
        link.bends[:], link.slide = bends, slide


def _nearness(found: Sequence[Clash]) -> float:
    return sum(clash.by + 0.5 for clash in found)


def _bow(relaxation: Relaxation, link: Link, bow: float) -> None:
    start, end = relaxation.spots[link.start], relaxation.spots[link.end]
    x, y = end.x - start.x, end.y - start.y
    size = math.hypot(x, y)
    link.bends[:] = [-y / size * bow, x / size * bow] * 2


def _coordinates(source: Map) -> dict[str, tuple[float, float]]:
    found = {}
    for place in source.places:
        if place.latitude is None or place.longitude is None:
            raise SystemExit(f"{source.id}: {place.id} has no coordinates in geography.csv")
        found[place.id] = (place.latitude, place.longitude)
    return found


def main(map_ids: list[str]) -> int:
    """Lay out these maps; the number of clashes that remain."""
    left = 0
    for map_id in map_ids or list(BOARDS):
        source, board = load_map(map_id), BOARDS[map_id]
        layout = tidy(source, solve(source, board), TURNS)
        found = list(clashes(layout, MARGIN))
        for clash in found:
            sys.stderr.write(f"{map_id}: {clash.one}, {clash.other} too near by {clash.by:.1f}\n")
        (DATA / map_id / LAYOUT_FILE).write_text(layout_to_json(layout), encoding="utf-8")
        left += len(found)
    return left


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
