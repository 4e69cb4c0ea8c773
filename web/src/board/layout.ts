// Where things lie on the board: the map's layout file, or straight lines where there is none.
import type { MapData, RouteData } from "../protocol";

export interface Slot { x: number; y: number; angle: number }
export interface Track { path: string; slots: Slot[] }
export interface Label {
  x: number; y: number; anchor: "start" | "middle" | "end"; width: number; height: number;
  lines: string[];
}
export interface Spot { x: number; y: number; label: Label }
export interface Layout {
  width: number; height: number; margin: number;
  slot: { length: number; width: number };
  place_radius: number;
  font_size: number;
  places: Record<string, Spot>;
  routes: Record<string, Track>;
}

/** The drawing behind the board: filled or stroked paths by kind. */
export interface Backdrop {
  [key: string]: unknown;
}

export function layoutOf(map: MapData): Layout {
  return (map.layout as Layout | null) ?? straightLines(map);
}

const WIDTH = 1500;
const HEIGHT = 1000;
const EDGE = 120;

/** A decent board from nothing but coordinates, or a circle where there are not even those. */
export function straightLines(map: MapData): Layout {
  const spots: Record<string, Spot> = {};
  const spread = spreadOf(map);
  map.places.forEach((place, index) => {
    const [x, y] = spread(index);
    const width = place.name.length * 10;
    const label: Label = {
      x, y: y - 24, anchor: "middle", width, height: 20, lines: [place.name],
    };
    spots[place.id] = { x, y, label };
  });
  const slot = { length: 38, width: 15 };
  const routes: Record<string, Track> = {};
  for (const route of map.routes) routes[route.id] = straightTrack(route, spots, slot.length);
  return {
    width: WIDTH, height: HEIGHT, margin: 46, slot, place_radius: 11, font_size: 17,
    places: spots, routes,
  };
}

function spreadOf(map: MapData): (index: number) => [number, number] {
  const lats = map.places.map((place) => place.latitude);
  const lons = map.places.map((place) => place.longitude);
  if (lats.some((value) => value === null) || lons.some((value) => value === null)) {
    return (index) => {
      const turn = (index / map.places.length) * 2 * Math.PI;
      return [
        WIDTH / 2 + Math.cos(turn) * (WIDTH / 2 - EDGE * 1.5),
        HEIGHT / 2 + Math.sin(turn) * (HEIGHT / 2 - EDGE * 1.5),
      ];
    };
  }
  const share = (values: (number | null)[]) => {
    const known = values as number[];
    const low = Math.min(...known);
    const span = Math.max(...known) - low || 1;
    return (index: number) => (known[index]! - low) / span;
  };
  const across = share(lons);
  const up = share(lats);
  return (index) => [
    EDGE + across(index) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - up(index) * (HEIGHT - 2 * EDGE),
  ];
}

function straightTrack(route: RouteData, spots: Record<string, Spot>, length: number): Track {
  const from = spots[route.start]!;
  const to = spots[route.end]!;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  // The tracks of a double route lie side by side.
  const side = route.twin === null ? 0 : route.id < route.twin ? -10 : 10;
  const dx = -Math.sin((angle * Math.PI) / 180) * side;
  const dy = Math.cos((angle * Math.PI) / 180) * side;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const step = Math.min(distance / (route.length + 1), length + 3) / distance;
  const slots = Array.from({ length: route.length }, (_, index) => {
    const at = 0.5 + (index - (route.length - 1) / 2) * step;
    return { x: from.x + (to.x - from.x) * at + dx, y: from.y + (to.y - from.y) * at + dy, angle };
  });
  const path = `M${from.x + dx} ${from.y + dy}L${to.x + dx} ${to.y + dy}`;
  return { path, slots };
}

/** How large a car is, in slots: it hides its own slot and nothing of a parallel one. */
export const CAR = { length: 1.04, width: 1.16 };

/** Drawings that stand upright: no car rides upside down. */
export function upright(angle: number): number {
  let turned = ((angle % 360) + 360) % 360;
  if (turned > 90 && turned <= 270) turned -= 180;
  return turned > 270 ? turned - 360 : turned;
}

export interface Cell { x: number; y: number; width: number; height: number; points: number }

/** The scoring track: one hundred cells around the border, clockwise from the lower left. */
export function scoringTrack(width: number, height: number, margin: number): Cell[] {
  const thick = margin * 0.6;
  const inset = (margin - thick) / 2;
  const across = width - 2 * inset;
  const down = height - 2 * inset;
  const columns = Math.round((50 * across) / (across + down));
  const rows = 50 - columns;
  // Between two square corners the cells of a side are equal.
  const w = (across - 2 * thick) / (columns - 1);
  const h = (down - 2 * thick) / (rows - 1);
  const far = inset + across - thick;
  const low = inset + down - thick;
  const cells: Cell[] = [];
  const add = (x: number, y: number, cellWidth: number, cellHeight: number) =>
    cells.push({ x, y, width: cellWidth, height: cellHeight, points: cells.length });
  add(inset, low, thick, thick);
  for (let row = 1; row < rows; row++) add(inset, low - row * h, thick, h);
  add(inset, inset, thick, thick);
  for (let n = 1; n < columns; n++) add(inset + thick + (n - 1) * w, inset, w, thick);
  add(far, inset, thick, thick);
  for (let row = 1; row < rows; row++) add(far, inset + thick + (row - 1) * h, thick, h);
  add(far, low, thick, thick);
  for (let n = 1; n < columns; n++) add(far - n * w, low, w, thick);
  return cells;
}

export interface Box { x: number; y: number; width: number; height: number }

/** A free rectangle of this size on the board, the roomiest there is; null if none is free. */
export function freeBox(
  layout: Layout, width: number, height: number, taken: Box[] = [],
): Box | null {
  const reach = layout.slot.length / 2;
  const solid: Box[] = [...taken];
  for (const track of Object.values(layout.routes)) {
    for (const slot of track.slots) {
      solid.push({ x: slot.x - reach, y: slot.y - reach, width: 2 * reach, height: 2 * reach });
    }
  }
  const radius = layout.place_radius;
  for (const spot of Object.values(layout.places)) {
    solid.push({ x: spot.x - radius, y: spot.y - radius, width: 2 * radius, height: 2 * radius });
    solid.push(labelBox(spot.label));
  }
  const edge = layout.margin + 14;
  let best: Box | null = null;
  let most = 0;
  for (let x = edge; x <= layout.width - edge - width; x += 20) {
    for (let y = edge; y <= layout.height - edge - height; y += 20) {
      const box = { x, y, width, height };
      const clear = Math.min(60, ...solid.map((other) => gap(box, other)));
      // Corners please the eye more than the middle.
      const corner = Math.hypot(x + width / 2 - layout.width / 2, y + height / 2 - layout.height / 2);
      if (clear > 4 && clear * 8 + corner > most) {
        most = clear * 8 + corner;
        best = box;
      }
    }
  }
  return best;
}

/** Where the title of the board stands: the drawing may name a place; otherwise where there is room. */
export function titleBox(layout: Layout, backdrop: Backdrop | null): Box | null {
  return (backdrop?.cartouche as Box | undefined)
    ?? freeBox(layout, 330, 112) ?? freeBox(layout, 250, 90) ?? freeBox(layout, 190, 72);
}

/** Where a view of this width should begin so that it shows most of the middle, and the title wholly
 * or not at all. */
export function viewFrom(width: number, whole: number, title: Box | null): number {
  const middle = Math.max(0, (whole - width) / 2);
  if (!title) return middle;
  const shows = (from: number) => Math.min(from + width, title.x + title.width) - Math.max(from, title.x);
  const [edge, most] = [14, Math.max(0, whole - width)];
  const starts = [middle, title.x - edge, title.x + title.width + edge, title.x - edge - width, title.x + title.width + edge - width]
    .map((from) => Math.min(most, Math.max(0, from)))
    .filter((from) => shows(from) <= 0 || shows(from) >= title.width)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return starts[0] ?? middle;
}

/** The box of a name, wherever its anchor is. */
export function labelBox(label: Omit<Label, "lines">): Box {
  const left = { start: 0, middle: 0.5, end: 1 }[label.anchor] * label.width;
  return {
    x: label.x - left, y: label.y - label.height / 2, width: label.width, height: label.height,
  };
}

function gap(one: Box, other: Box): number {
  const dx = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
  const dy = Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.max(dx, dy);
}

/** The item nearest in the direction of an arrow key; null if there is none. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number }, items: T[], key: string,
): T | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const item of items) {
    const along = (item.x - from.x) * dx + (item.y - from.y) * dy;
    const aside = Math.abs((item.x - from.x) * dy) + Math.abs((item.y - from.y) * dx);
    if (along <= 1) continue;
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
