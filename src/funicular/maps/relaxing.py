"""Pushing and pulling places and routes until every car has room.

Routes are elastic curves with discs along them, a few for each slot. Discs of different routes,
places and names push each other away; a route stretches until its slots fit; places are drawn to
where they belong, and links to the bearing that they have on the map. The slots start small and
grow, so that what begins in the right order stays in it.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from funicular.maps.curves import Point, sample_weights, weights_at
from funicular.maps.elastic_board import Disc, ElasticBoard, Link, Sizes, Spot
from funicular.maps.labelling import choose_offset

_PIECES = 14
_DEEPEST_BOW = 0.3
"""How far the control points may lie beside the chord, in lengths of the chord."""
_SAMPLES = sample_weights(_PIECES)


class Relaxation(ElasticBoard):
    """The board, and the pushes and pulls that relax it."""

    def __init__(self, sizes: Sizes, spots: Sequence[Spot], links: Sequence[Link]) -> None:
        super().__init__(sizes, spots, links)
        self.slack = 0.35
        """By how much of a slot's length a route may be longer than it needs, at each end."""
        self.softness = 1.0
        """How much wishes count (home and bearing) beside what must be."""
        self.bearing_pull = 0.03
        self.home_pull = 0.007
        self.straightening = 0.03

    def run(self, steps: int, *, smallest: float = 0.35) -> None:
        """Let the slots grow for two thirds of the steps, and settle in the rest."""
        growing = max(1, steps * 2 // 3)
        for step in range(steps):
            done = min(1.0, step / growing)
            self.scale = smallest + (1 - smallest) * done
            settled = max(0.0, (step - growing) / (steps - growing))
            self.softness = 1.0 - 0.9 * settled
            self.hardness = 1.0 + 0.12 * settled
            self.step(1.0 - 0.6 * settled, relabel=step % 8 == 0)

    def settle(self, steps: int, hardness: float) -> None:
        """Some more steps at full size, with more or less distance between things."""
        self.scale, self.softness, self.hardness = 1.0, 0.1, hardness
        for _ in range(steps):
            self.step(0.4)

    def step(self, cooling: float = 1.0, *, relabel: bool = False) -> None:
        """Push and pull once."""
        discs: list[Disc] = []
        for number, link in enumerate(self.links):
            discs.extend(self._stretch(number, link))
        grid = self._grid(discs)
        if relabel:
            self._choose_labels(discs, grid)
        self._push_discs(discs, grid)
        self._push_places(discs, grid)
        self._push_labels(discs, grid)
        self._keep_inside(discs)
        self._keep_shape()
        self._move(cooling)

    def _stretch(self, number: int, link: Link) -> Iterator[Disc]:
        """Pull the link to a length that its slots fit in, and yield the discs of its slots."""
        sizes = self.sizes
        a, b = self.spots[link.start], self.spots[link.end]
        curve = self.curve(link)
        points = [
            (
                w[0] * a.x + w[1] * curve.first[0] + w[2] * curve.second[0] + w[3] * b.x,
                w[0] * a.y + w[1] * curve.first[1] + w[2] * curve.second[1] + w[3] * b.y,
            )
            for w in _SAMPLES
        ]
        travelled = [0.0]
        along: list[Point] = []
        for (x, y), (u, v) in itertools.pairwise(points):
            step = math.hypot(u - x, v - y) or 1e-6
            along.append(((u - x) / step, (v - y) / step))
            travelled.append(travelled[-1] + step)
        room = travelled[-1]
        least = a.clearance + b.clearance + self.slots_room(link)
        most = least + self.slack * sizes.slot_length * 2 + (link.length - 1) * sizes.gap
        wrong = least - room if room < least else min(0.0, most - room)
        if wrong:
            self._lengthen(link, along, wrong * (0.3 if wrong > 0 else 0.02))
        first, pitch = self.spacing(link, room)
        reach = max(0.0, (sizes.slot_length - sizes.slot_width) / 2) * self.scale
        piece = 0
        for slot in range(link.length):
            for part in (-reach, 0.0, reach):
                distance = min(max(first + slot * pitch + part, 0.0), room)
                while piece < _PIECES - 1 and travelled[piece + 1] < distance:
                    piece += 1
                share = (distance - travelled[piece]) / (travelled[piece + 1] - travelled[piece])
                x = points[piece][0] + share * (points[piece + 1][0] - points[piece][0])
                y = points[piece][1] + share * (points[piece + 1][1] - points[piece][1])
                weights = weights_at((piece + share) / _PIECES)
                way = along[piece]
                if link.tracks == 1:
                    yield Disc(x, y, number, weights, way)
                else:
                    side = sizes.track_offset * self.scale
                    yield Disc(x - way[1] * side, y + way[0] * side, number, weights, way)
                    yield Disc(x + way[1] * side, y - way[0] * side, number, weights, way)

    def _lengthen(self, link: Link, along: Sequence[Point], amount: float) -> None:
        """Move the control points the way that makes the curve longer (or shorter)."""
        for k in range(_PIECES + 1):
            x = (along[k - 1][0] if k else 0.0) - (along[k][0] if k < _PIECES else 0.0)
            y = (along[k - 1][1] if k else 0.0) - (along[k][1] if k < _PIECES else 0.0)
            self._push(link, _SAMPLES[k], x * amount, y * amount)

    def _push(
        self, link: Link, weights: tuple[float, float, float, float], x: float, y: float
    ) -> None:
        """Push the link at one point; its ends and its bends share the push."""
        w0, w1, w2, w3 = weights
        start, end = self.spots[link.start], self.spots[link.end]
        near, far = w0 + (2 * w1 + w2) / 3, w3 + (w1 + 2 * w2) / 3
        start.push_x += near * x
        start.push_y += near * y
        end.push_x += far * x
        end.push_y += far * y
        pushes = link.pushes
        pushes[0] += w1 * x
        pushes[1] += w1 * y
        pushes[2] += w2 * x
        pushes[3] += w2 * y

    @property
    def _cell(self) -> float:
        return 2 * self.disc_radius + self.sizes.gap + 1

    def _grid(self, discs: Sequence[Disc]) -> dict[tuple[int, int], list[int]]:
        cell = self._cell
        grid: dict[tuple[int, int], list[int]] = {}
        for index, disc in enumerate(discs):
            grid.setdefault((int(disc.x // cell), int(disc.y // cell)), []).append(index)
        return grid

    def _near(
        self, grid: dict[tuple[int, int], list[int]], x: float, y: float, u: float, v: float
    ) -> Iterator[int]:
        """The discs in and around the box from (x, y) to (u, v)."""
        cell = self._cell
        for column in range(int(x // cell), int(u // cell) + 1):
            for row in range(int(y // cell), int(v // cell) + 1):
                yield from grid.get((column, row), ())

    def _push_discs(self, discs: Sequence[Disc], grid: dict[tuple[int, int], list[int]]) -> None:
        """Discs of different links stay apart."""
        wanted = 2 * self.disc_radius + self.sizes.gap * self.scale
        wanted_square = wanted * wanted
        for (column, row), here in grid.items():
            for dx, dy in ((0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
                there = here if dx == dy == 0 else grid.get((column + dx, row + dy))
                if not there:
                    continue
                for i in here:
                    one = discs[i]
                    for j in there:
                        other = discs[j]
                        if one.link == other.link or (there is here and i >= j):
                            continue
                        x, y = other.x - one.x, other.y - one.y
                        square = x * x + y * y
                        if square < wanted_square:
                            self._part(one, other, x, y, math.sqrt(square), wanted)

    def _part(self, one: Disc, other: Disc, x: float, y: float, away: float, wanted: float) -> None:
        share = 0.3 * (wanted - away) / (away or 1.0)
        self._push_disc(one, -x * share, -y * share)
        self._push_disc(other, x * share, y * share)

    def _push_disc(self, disc: Disc, x: float, y: float) -> None:
        link = self.links[disc.link]
        self._push(link, disc.weights, x, y)
        # Near its ends a curve hardly follows its bends, so these have to give way further.
        _, w1, w2, _ = disc.weights
        more = min(2.2, 0.28 / (w1 * w1 + w2 * w2 + 1e-9)) - 1.0
        pushes = link.pushes
        pushes[0] += more * w1 * x
        pushes[1] += more * w1 * y
        pushes[2] += more * w2 * x
        pushes[3] += more * w2 * y
        link.slide_push += x * disc.along[0] + y * disc.along[1]

    def _push_places(self, discs: Sequence[Disc], grid: dict[tuple[int, int], list[int]]) -> None:
        """Places keep away from each other and from the slots of routes that pass by."""
        sizes = self.sizes
        apart = 3.2 * sizes.place_radius + 2 * sizes.gap
        for i, one in enumerate(self.spots):
            for other in self.spots[:i]:
                x, y = other.x - one.x, other.y - one.y
                away = math.hypot(x, y)
                if away < apart:
                    share = 0.3 * (apart - away) / (away or 1.0)
                    one.push_x -= x * share
                    one.push_y -= y * share
                    other.push_x += x * share
                    other.push_y += y * share
            wanted = sizes.place_radius + 2 * sizes.gap + self.disc_radius
            for j in self._near(
                grid, one.x - wanted, one.y - wanted, one.x + wanted, one.y + wanted
            ):
                disc = discs[j]
                link = self.links[disc.link]
                x, y = disc.x - one.x, disc.y - one.y
                away = math.hypot(x, y)
                if away < wanted and i not in (link.start, link.end):
                    share = 0.3 * (wanted - away) / (away or 1.0)
                    self._push_disc(disc, x * share, y * share)
                    one.push_x -= x * share
                    one.push_y -= y * share

    def _choose_labels(self, discs: Sequence[Disc], grid: dict[tuple[int, int], list[int]]) -> None:
        radius = self.disc_radius
        for i, spot in enumerate(self.spots):
            wide = 2 * spot.label.half_width + 3 * self.sizes.place_radius
            high = 2 * spot.label.half_height + 3 * self.sizes.place_radius
            near = [
                (discs[j].x, discs[j].y, radius)
                for j in self._near(
                    grid, spot.x - wide, spot.y - high, spot.x + wide, spot.y + high
                )
            ]
            near += [
                (other.x, other.y, self.sizes.place_radius)
                for other in self.spots
                if other is not spot
                and abs(other.x - spot.x) < wide
                and abs(other.y - spot.y) < high
            ]
            boxes = [
                other.label.box(other.x, other.y)
                for k, other in enumerate(self.spots)
                if k != i and math.hypot(other.x - spot.x, other.y - spot.y) < 2 * wide + high
            ]
            choose_offset(spot.label, (spot.x, spot.y), near, boxes, self._frame())

    def _frame(self) -> tuple[float, float, float, float]:
        """The part of the canvas inside the margin."""
        sizes = self.sizes
        return (
            sizes.margin + sizes.gap,
            sizes.margin + sizes.gap,
            sizes.width - sizes.margin - sizes.gap,
            sizes.height - sizes.margin - sizes.gap,
        )

    def _push_labels(self, discs: Sequence[Disc], grid: dict[tuple[int, int], list[int]]) -> None:
        """Names keep away from slots, from other places and from other names."""
        sizes = self.sizes
        wanted = self.disc_radius + sizes.gap
        boxes = [spot.label.box(spot.x, spot.y) for spot in self.spots]
        tallest = max(spot.label.half_height + abs(spot.label.chosen.y) for spot in self.spots)
        far = tallest + max(tallest, sizes.place_radius) + 2 * sizes.gap
        for i, (spot, (left, top, right, bottom)) in enumerate(zip(self.spots, boxes, strict=True)):
            for j in self._near(grid, left - wanted, top - wanted, right + wanted, bottom + wanted):
                disc = discs[j]
                x, y = _out_of_box(disc.x, disc.y, boxes[i], wanted)
                if x or y:
                    self._push_disc(disc, x * 0.5, y * 0.5)
                    spot.push_x -= x * 0.2
                    spot.push_y -= y * 0.2
            for k, other in enumerate(self.spots):
                if k == i or abs(other.y - spot.y) > far:
                    continue
                x, y = _out_of_box(other.x, other.y, boxes[i], sizes.place_radius + sizes.gap)
                if x or y:
                    other.push_x += x * 0.3
                    other.push_y += y * 0.3
                    spot.push_x -= x * 0.3
                    spot.push_y -= y * 0.3
                if k < i:
                    self._part_boxes(spot, other, boxes[i], boxes[k])

    def _part_boxes(
        self,
        one: Spot,
        other: Spot,
        here: tuple[float, float, float, float],
        there: tuple[float, float, float, float],
    ) -> None:
        gap = self.sizes.gap
        wide = min(here[2], there[2]) - max(here[0], there[0]) + gap
        high = min(here[3], there[3]) - max(here[1], there[1]) + gap
        if wide <= 0 or high <= 0:
            return
        if high <= wide:
            push = 0.3 * math.copysign(high, here[1] + here[3] - there[1] - there[3])
            one.push_y += push
            other.push_y -= push
        else:
            push = 0.3 * math.copysign(wide, here[0] + here[2] - there[0] - there[2])
            one.push_x += push
            other.push_x -= push

    def _keep_inside(self, discs: Sequence[Disc]) -> None:
        left, top, right, bottom = self._frame()
        radius = self.disc_radius
        for disc in discs:
            x = max(left + radius - disc.x, 0.0) + min(right - radius - disc.x, 0.0)
            y = max(top + radius - disc.y, 0.0) + min(bottom - radius - disc.y, 0.0)
            if x or y:
                self._push_disc(disc, x * 0.3, y * 0.3)
        for spot in self.spots:
            boxes = [spot.label.box(spot.x, spot.y)]
            reach = self.sizes.place_radius
            boxes.append((spot.x - reach, spot.y - reach, spot.x + reach, spot.y + reach))
            for box in boxes:
                spot.push_x += max(left - box[0], 0.0) + min(right - box[2], 0.0)
                spot.push_y += max(top - box[1], 0.0) + min(bottom - box[3], 0.0)

    def _keep_shape(self) -> None:
        """Places to where they belong, links to their bearings, curves to plain bows."""
        home = self.home_pull * self.softness
        for spot in self.spots:
            spot.push_x += home * (spot.home[0] - spot.x)
            spot.push_y += home * (spot.home[1] - spot.y)
        for link in self.links:
            a, b = self.spots[link.start], self.spots[link.end]
            x, y = b.x - a.x, b.y - a.y
            cos, sin = math.cos(link.bearing), math.sin(link.bearing)
            astray = -x * sin + y * cos
            push = -self.bearing_pull * self.softness * astray
            a.push_x += push * sin
            a.push_y -= push * cos
            b.push_x -= push * sin
            b.push_y += push * cos
            self._straighten(link, x, y)

    def _straighten(self, link: Link, x: float, y: float) -> None:
        """Towards an even bow: both bends alike, square to the chord, and not too large."""
        size = math.hypot(x, y) or 1.0
        x, y = x / size, y / size
        d = link.bends
        along = (d[0] * x + d[1] * y, d[2] * x + d[3] * y)
        across = (-d[0] * y + d[1] * x, -d[2] * y + d[3] * x)
        bow = (across[0] + across[1]) / 2
        wish = 0.2 + 0.8 * self.softness
        too_bent = wish * (abs(bow) - _DEEPEST_BOW * size)
        if too_bent > 0:  # rather move the places apart than bend like that
            apart = 0.15 * too_bent
            start, end = self.spots[link.start], self.spots[link.end]
            start.push_x -= apart * x
            start.push_y -= apart * y
            end.push_x += apart * x
            end.push_y += apart * y
        for k in (0, 1):
            pull = -0.10 * wish * along[k]
            side = -0.05 * wish * (across[k] - bow) - self.straightening * wish * bow
            if too_bent > 0:
                side -= math.copysign(0.08 * too_bent, bow)
            link.pushes[2 * k] += pull * x - side * y
            link.pushes[2 * k + 1] += pull * y + side * x

    def _move(self, cooling: float) -> None:
        most = 4.0 * cooling
        for spot in self.spots:
            x, y = spot.push_x * 0.5, spot.push_y * 0.5
            size = math.hypot(x, y)
            held = cooling * min(1.0, most / size) if size else 0.0
            spot.x += x * held
            spot.y += y * held
            spot.push_x = spot.push_y = 0.0
        for link in self.links:
            for k in range(4):
                link.bends[k] += cooling * max(-most, min(most, link.pushes[k]))
                link.pushes[k] = 0.0
            link.slide = link.slide * 0.97 + max(-1.0, min(1.0, link.slide_push * 0.3))
            link.slide_push = 0.0


def _out_of_box(
    x: float, y: float, box: tuple[float, float, float, float], wanted: float
) -> tuple[float, float]:
    """The way from a point out of a box and its surroundings; nothing if it is out already."""
    near_x, near_y = max(box[0], min(box[2], x)), max(box[1], min(box[3], y))
    dx, dy = x - near_x, y - near_y
    if dx or dy:
        away = math.hypot(dx, dy)
        share = max(0.0, wanted - away) / away
        return dx * share, dy * share
    ways = (
        (x - box[0] + wanted, -1.0, 0.0),
        (box[2] - x + wanted, 1.0, 0.0),
        (y - box[1] + wanted, 0.0, -1.0),
        (box[3] - y + wanted, 0.0, 1.0),
    )
    far, to_x, to_y = min(ways)
    return far * to_x, far * to_y
