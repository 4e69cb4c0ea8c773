import { describe, expect, it } from "vitest";
import { freeBox, nearest, scoringTrack, straightLines, upright } from "../src/board/layout";
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
