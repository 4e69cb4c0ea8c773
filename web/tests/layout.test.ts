import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { elbowRoom, grown, meetsSlot } from "../src/board/elbowroom";
import { extent, signsFromAfar } from "../src/board/from_afar";
import { CAR, freeBox, labelBox, nearest, scoringTrack, straightLines, titleBox, upright, viewFrom, type Layout } from "../src/board/layout";
import type { MapData } from "../src/protocol";
import { smallMap } from "./small_map";

describe("scoring track", () => {
  const cells = scoringTrack(1500, 1000, 46);

  it("has one hundred cells that touch but never overlap", () => {
    expect(cells).toHaveLength(100);
    for (const [index, one] of cells.entries()) {
      for (const other of cells.slice(index + 1)) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        expect(Math.min(across, down)).toBeLessThan(0.001);
      }
      const next = cells[(index + 1) % 100]!;
      const dx = Math.max(next.x - one.x - one.width, one.x - next.x - next.width);
      const dy = Math.max(next.y - one.y - one.height, one.y - next.y - next.height);
      expect(Math.max(dx, dy)).toBeLessThan(0.001);
    }
  });

  it("stays inside the margin", () => {
    for (const cell of cells) {
      const inside = cell.x > 46 && cell.x + cell.width < 1454 && cell.y > 46 && cell.y + cell.height < 954;
      expect(inside).toBe(false);
    }
  });
});

describe("a board without a layout", () => {
  it("puts every place on the board and every route between its ends", () => {
    const layout = straightLines(smallMap);
    for (const place of smallMap.places) {
      const spot = layout.places[place.id]!;
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(layout.width);
    }
    for (const route of smallMap.routes) expect(layout.routes[route.id]!.slots).toHaveLength(route.length);
  });

  it("needs no coordinates", () => {
    const places = smallMap.places.map((place) => ({ ...place, latitude: null, longitude: null }));
    const layout = straightLines({ ...smallMap, places } as MapData);
    const spots = places.map((place) => `${layout.places[place.id]!.x} ${layout.places[place.id]!.y}`);
    expect(new Set(spots).size).toBe(places.length);
  });

  it("finds room for the title only where nothing lies", () => {
    const layout = straightLines(smallMap);
    const box = freeBox(layout, 300, 100)!;
    for (const track of Object.values(layout.routes)) {
      for (const slot of track.slots) {
        const inside = slot.x > box.x && slot.x < box.x + box.width && slot.y > box.y && slot.y < box.y + box.height;
        expect(inside).toBe(false);
      }
    }
    expect(freeBox(layout, 5000, 100)).toBeNull();
  });
});

describe.each(["europe", "san_francisco"])("the board of %s", (id) => {
  const file = new URL(`../../src/funicular/maps/data/${id}/layout.json`, import.meta.url);
  const layout = JSON.parse(readFileSync(file, "utf8")) as Layout;
  const rooms = elbowRoom(layout);
  const boxes = Object.entries(layout.places).map(([place, spot]) => {
    const { most, x, y } = rooms[place]!;
    return { place, box: grown(labelBox(spot.label), most, x, y) };
  });

  it("has cars that cover nothing of the slots beside theirs", () => {
    const slots = Object.entries(layout.routes).flatMap(([route, track]) => track.slots.map((slot) => ({ route, ...slot })));
    const apart = slots.flatMap((one) => slots
      .filter((other) => other.route > one.route && other.angle === one.angle)
      .map((other) => Math.hypot(other.x - one.x, other.y - one.y)));
    expect((layout.slot.width * (CAR.width + 1)) / 2).toBeLessThan(Math.min(...apart));
  });

  it("has names that cover no route, no place, no other name and no frame, however large they are", () => {
    const slots = Object.values(layout.routes).flatMap((track) => track.slots);
    for (const { place, box } of boxes) {
      if (rooms[place]!.most > 1) expect(slots.some((slot) => meetsSlot(box, slot, layout)), place).toBe(false);
      for (const spot of Object.values(layout.places)) {
        const dx = Math.max(box.x - spot.x, spot.x - box.x - box.width, 0);
        const dy = Math.max(box.y - spot.y, spot.y - box.y - box.height, 0);
        expect(Math.hypot(dx, dy), place).toBeGreaterThanOrEqual(layout.place_radius);
      }
      for (const other of boxes.filter((each) => each.place > place)) {
        const across = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x);
        const down = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y);
        expect(Math.min(across, down), `${place} and ${other.place}`).toBeLessThanOrEqual(0.001);
      }
      expect(box.x).toBeGreaterThanOrEqual(layout.margin);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width - layout.margin);
    }
  });

  it("has names that are read from afar without covering a place, one another or the frame", () => {
    const lines = Object.fromEntries(Object.entries(layout.places).map(([place, spot]) => [place, spot.label.lines]));
    // As large as a screen of 16:9 asks for, and less.
    for (const scale of id === "europe" ? [1, 1.25, 1.5] : [1, 1.2]) {
      const signs = signsFromAfar(layout, lines, scale);
      const large = Object.entries(signs).map(([place, sign]) => {
        return { place, box: labelBox({ ...sign, ...extent(lines[place]!, layout.font_size * scale) }) };
      });
      for (const { place, box } of large) {
        for (const [other, spot] of Object.entries(layout.places)) {
          const dx = Math.max(box.x - spot.x, spot.x - box.x - box.width, 0);
          const dy = Math.max(box.y - spot.y, spot.y - box.y - box.height, 0);
          expect(Math.hypot(dx, dy), `${place} on ${other}`).toBeGreaterThanOrEqual(layout.place_radius);
        }
        for (const other of large.filter((each) => each.place > place)) {
          const across = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x);
          const down = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y);
          expect(Math.min(across, down), `${place} and ${other.place}`).toBeLessThanOrEqual(0.001);
        }
        expect(box.x, place).toBeGreaterThanOrEqual(layout.margin);
        expect(box.x + box.width, place).toBeLessThanOrEqual(layout.width - layout.margin);
      }
      // Hardly any touches a track, and none lies across one but for Paris, where tracks come from all sides.
      const slots = Object.values(layout.routes).flatMap((track) => track.slots);
      const touching = large.filter(({ box }) => slots.some((slot) => meetsSlot(box, slot, layout)));
      expect(touching.map(({ place }) => place).length).toBeLessThan(large.length / 3);
      const across = large.filter(({ box }) => {
        const core = { x: box.x + 8, y: box.y + box.height * 0.3, width: box.width - 16, height: box.height * 0.4 };
        return slots.some((slot) => meetsSlot(core, slot, layout));
      });
      expect(across.map(({ place }) => place).filter((place) => place !== "paris")).toEqual([]);
    }
  });

  it("has names that grow where they can, and never shrink", () => {
    expect(Math.min(...boxes.map(({ place }) => rooms[place]!.most))).toBe(1);
    expect(boxes.filter(({ place }) => rooms[place]!.most > 1.2).length).toBeGreaterThan(boxes.length / 3);
  });
});

describe("a board larger than its frame", () => {
  const title = { x: 300, y: 60, width: 200, height: 80 };
  it("starts in the middle where the title allows it", () => {
    expect(viewFrom(500, 1500, { ...title, x: 600 })).toBe(500);
    expect(viewFrom(500, 1500, null)).toBe(500);
    expect(viewFrom(1600, 1500, null)).toBe(0);
  });
  it("shows the title wholly or not at all", () => {
    for (let width = 250; width < 1500; width += 10) {
      const from = viewFrom(width, 1500, title);
      const seen = Math.min(from + width, 500) - Math.max(from, 300);
      expect(seen <= 0 || seen >= 200, String(width)).toBe(true);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + width).toBeLessThanOrEqual(1500);
    }
  });
  it("has its title where the drawing says, or where there is room", () => {
    const layout = straightLines(smallMap);
    expect(titleBox(layout, { cartouche: title })).toEqual(title);
    expect(titleBox(layout, null)).toEqual(freeBox(layout, 330, 112) ?? freeBox(layout, 250, 90) ?? freeBox(layout, 190, 72));
  });
});

it("no car rides upside down", () => {
  for (let angle = -400; angle <= 400; angle += 7) {
    expect(Math.abs(upright(angle))).toBeLessThanOrEqual(90);
    expect(Math.abs((((upright(angle) - angle) % 180) + 180) % 180)).toBeCloseTo(0);
  }
});

it("arrow keys go to what lies in their direction", () => {
  const items = [{ id: "a", x: 10, y: 0 }, { id: "b", x: 0, y: 10 }, { id: "c", x: -10, y: 1 }];
  const from = { x: 0, y: 0 };
  expect(nearest(from, items, "ArrowRight")?.id).toBe("a");
  expect(nearest(from, items, "ArrowDown")?.id).toBe("b");
  expect(nearest(from, items, "ArrowLeft")?.id).toBe("c");
  expect(nearest(from, items, "ArrowUp")).toBeNull();
});
