// Where names stand on a board that is read from across a room: as large as asked for, so the places
// that the layout keeps for them are too small, and each looks around its own place for a better one.
import { distance, meetsSlot } from "./elbowroom";
import { labelBox, type Box, type Label, type Layout, type Slot } from "./layout";
import { LINE, textWidth } from "./lettering";

export interface Sign { x: number; y: number; anchor: Label["anchor"] }

/** What stays free between a place and its name: little, or a little more. */
const APART = [3, 8, 13];
/** How far above or beside its place a name may slide, in shares of its own size. */
const SLIDES = [0, ...[1, 2, 3, 4, 5, 6, 7].flatMap((step) => [-step / 8, step / 8])];
/** How high letters are, of their size: what hangs below the line is seldom in the way. */
const LETTER = 0.86;
/** What it costs to cover a point of something, and to leave the spot that the layout chose. */
const COST = { slot: 10, place: 40, name: 6, outside: 1000, moved: 0.016 };
const ROUNDS = 12;

interface Name { id: string; ways: { sign: Sign; box: Box; covers: number }[]; now: number }

/** Signs for all names, chosen one by one, over and over, until none finds a better spot. */
export function signsFromAfar(
  layout: Layout, lines: Record<string, string[]>, scale: number, taken: Box[] = [],
): Record<string, Sign> {
  const slots = Object.values(layout.routes).flatMap((track) => track.slots);
  const names = Object.entries(layout.places).map(([id, spot]) => {
    const size = layout.font_size * scale;
    const { width, height } = extent(lines[id]!, size);
    const near = slots.filter((slot) => Math.hypot(slot.x - spot.x, slot.y - spot.y) < width + 4 * size);
    const ways = waysAround(spot, width, height, layout.place_radius).map((sign, index) => {
      const box = labelBox({ ...sign, width, height });
      return { sign, box, covers: covered(box, near, layout, taken) + COST.moved * index };
    });
    return { id, ways, now: 0 };
  });
  for (let round = 0; round < ROUNDS; round++) {
    if (!names.map((name) => settle(name, names)).includes(true)) break;
  }
  return Object.fromEntries(names.map((name) => [name.id, name.ways[name.now]!.sign]));
}

/** Take the spot that covers least; true if it is another one than before. */
function settle(name: Name, names: Name[]): boolean {
  const others = names.filter((each) => each !== name).map((each) => each.ways[each.now]!.box);
  const costs = name.ways.map((way) =>
    way.covers + others.reduce((sum, other) => sum + COST.name * overlap(way.box, other), 0));
  const best = costs.indexOf(Math.min(...costs));
  const better = costs[best]! < costs[name.now]!;
  if (better) name.now = best;
  return better;
}

/** All spots for a name: where the layout has it, and all around its place. */
function waysAround(spot: { x: number; y: number; label: Label }, width: number, height: number, radius: number): Sign[] {
  const { x, y, label } = spot;
  const own = labelBox(label);
  const ways: Sign[] = [{ x: label.x, y: label.y, anchor: label.anchor }];
  // Towards the side that the layout chose first, then the others.
  const left = own.x + own.width / 2 < x ? -1 : 1;
  const up = own.y + own.height / 2 < y ? -1 : 1;
  for (const clear of APART.map((apart) => radius + apart)) {
    for (const slide of SLIDES) {
      for (const side of [left, -left]) ways.push({ x: x + side * clear, y: y + slide * height * 1.6, anchor: side < 0 ? "end" : "start" });
      for (const side of [up, -up]) ways.push({ x: x + slide * width, y: y + side * (clear + height / 2), anchor: "middle" });
    }
  }
  return ways;
}

/** How wide and high a name is; letters are a little narrower than we reckon elsewhere, to be safe. */
export function extent(lines: string[], size: number): { width: number; height: number } {
  return { width: 0.95 * Math.max(...lines.map(textWidth)) * size, height: (LETTER + (lines.length - 1) * LINE) * size };
}

/** What a box covers of the board, apart from other names. */
function covered(box: Box, slots: Slot[], layout: Layout, taken: Box[]): number {
  let sum = 0;
  for (const slot of slots) if (meetsSlot(box, slot, layout)) sum += COST.slot * (1 + pointsWithin(box, slot, layout));
  for (const spot of Object.values(layout.places)) {
    const within = layout.place_radius + 1 - distance(box, spot);
    if (within > 0) sum += COST.place * (1 + within);
  }
  const edge = layout.margin;
  const out = Math.max(0, edge - box.x) + Math.max(0, box.x + box.width - layout.width + edge)
    + Math.max(0, edge - box.y) + Math.max(0, box.y + box.height - layout.height + edge);
  return sum + COST.outside * out + taken.reduce((all, other) => all + COST.name * overlap(box, other), 0);
}

/** How many points of a grid over a slot lie within the box. */
function pointsWithin(box: Box, slot: Slot, layout: Layout): number {
  const turn = (slot.angle * Math.PI) / 180;
  let count = 0;
  for (const along of [-0.5, -0.25, 0, 0.25, 0.5]) {
    for (const aside of [-0.5, 0, 0.5]) {
      const [a, b] = [along * layout.slot.length, aside * layout.slot.width];
      const x = slot.x + a * Math.cos(turn) - b * Math.sin(turn);
      const y = slot.y + a * Math.sin(turn) + b * Math.cos(turn);
      if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) count++;
    }
  }
  return count;
}

/** By how much two boxes overlap, along the shorter way out. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, Math.min(across, down));
}
