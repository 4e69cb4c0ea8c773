// How much larger than usual the name of each place may be written before it meets a route, a
// place, another name or the frame.
import { labelBox, type Box, type Layout, type Slot } from "./layout";

/** The most that a name may grow, and the point of its box that stays where it is meanwhile. */
export interface Room { most: number; x: number; y: number }

/** No name grows beyond this: it would no longer seem to belong to its place. */
const LARGEST = 1.4;
const STEP = 0.05;
/** What stays free around a name, in units of the board. */
const CLEAR = 2;
/** Which point of a name may stay in place, in shares of its box: the middle if it can. */
const HELD: [number, number][] = [
  [0.5, 0.5], [0, 0.5], [1, 0.5], [0.5, 0], [0.5, 1], [0, 0], [1, 0], [0, 1], [1, 1],
];

/** All names grow together, step by step, each until it has no room left. */
export function elbowRoom(layout: Layout): Record<string, Room> {
  const slots = Object.values(layout.routes).flatMap((track) => track.slots);
  const spots = Object.values(layout.places);
  const growing = Object.entries(layout.places).map(([id, spot]) => {
    const box = labelBox(spot.label);
    const near = grown(box, LARGEST + 0.5, box.x + box.width / 2, box.y + box.height / 2);
    return {
      id, box, now: box, room: { most: 1, x: box.x, y: box.y }, stuck: false,
      slots: slots.filter((slot) => meetsSlot(near, slot, layout)),
      spots: spots.filter((each) => meetsDisc(near, each, layout.place_radius)),
    };
  });
  for (let scale = 1 + STEP; scale <= LARGEST + STEP / 2; scale += STEP) {
    for (const name of growing.filter((each) => !each.stuck)) {
      const others = growing.filter((each) => each !== name).map((each) => each.now);
      const held = HELD.map(([across, down]) => [name.box.x + across * name.box.width, name.box.y + down * name.box.height] as const)
        .find(([x, y]) => isFree(grown(name.box, scale, x, y), name, others, layout));
      if (held) {
        name.room = { most: scale, x: held[0], y: held[1] };
        name.now = grown(name.box, scale, held[0], held[1]);
      } else name.stuck = true;
    }
  }
  return Object.fromEntries(growing.map(({ id, room }) => [id, room]));
}

function isFree(
  box: Box, near: { slots: Slot[]; spots: { x: number; y: number }[] }, others: Box[], layout: Layout,
): boolean {
  const inside = box.x >= layout.margin + CLEAR && box.x + box.width <= layout.width - layout.margin - CLEAR
    && box.y >= layout.margin && box.y + box.height <= layout.height - layout.margin;
  return inside && !near.slots.some((slot) => meetsSlot(box, slot, layout))
    && !near.spots.some((spot) => meetsDisc(box, spot, layout.place_radius))
    && !others.some((other) => meetsBox(box, other));
}

/** A box that has grown around a point that stays. */
export function grown(box: Box, scale: number, x: number, y: number): Box {
  return {
    x: x + (box.x - x) * scale, y: y + (box.y - y) * scale, width: box.width * scale, height: box.height * scale,
  };
}

function meetsBox(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height;
}

function meetsDisc(box: Box, at: { x: number; y: number }, radius: number): boolean {
  return distance(box, at) < radius + CLEAR;
}

/** How far a point is from a box; 0 within it. */
export function distance(box: Box, at: { x: number; y: number }): number {
  const x = Math.min(box.x + box.width, Math.max(box.x, at.x));
  const y = Math.min(box.y + box.height, Math.max(box.y, at.y));
  return Math.hypot(at.x - x, at.y - y);
}

/** Two rectangles, one of them turned, are apart if they are along a side of either. */
export function meetsSlot(box: Box, slot: Slot, layout: Layout): boolean {
  const turn = (slot.angle * Math.PI) / 180;
  const [along, aside] = [Math.cos(turn), Math.sin(turn)];
  const [wide, high] = [box.width / 2, box.height / 2];
  const [length, width] = [layout.slot.length / 2 + CLEAR, layout.slot.width / 2 + CLEAR];
  const [dx, dy] = [slot.x - box.x - wide, slot.y - box.y - high];
  const [a, b] = [Math.abs(along), Math.abs(aside)];
  return Math.abs(dx) < wide + length * a + width * b
    && Math.abs(dy) < high + length * b + width * a
    && Math.abs(dx * along + dy * aside) < length + wide * a + high * b
    && Math.abs(dy * along - dx * aside) < width + wide * b + high * a;
}
