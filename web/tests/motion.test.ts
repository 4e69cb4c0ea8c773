// No animation takes longer than 0.6 s, its delay included, at any speed; and all follow the speed.
import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { CARS, delayIn, FACTORS, FLIGHT, LONGEST, SLIDE, TURNED, USUAL } from "../src/shell/motion";

const folder = new URL("../src/", import.meta.url);
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => /\.(svelte|css)$/.test(path));
const styles = files.flatMap((path) =>
  [...readFileSync(new URL(path, folder), "utf8").matchAll(/(?:animation|transition)(?:-duration|-delay)?: ([^;}]*)/g)]
    .map((found) => ({ path, value: found[1]!.trim() })));
/** The times of the page itself are in motion.ts, and are put into a style as --time. */
const PACED = /calc\((\d+)ms \* var\(--pace\)\)/g;

it("no speed makes anything longer than promised", () => {
  expect(LONGEST).toBe(600);
  expect(Math.max(...Object.values(FACTORS)) * USUAL).toBeLessThanOrEqual(LONGEST);
  expect(FACTORS).toMatchObject({ off: 0, normal: 1 });
});

it.each([["cars", CARS, 10], ["cards turned up", TURNED, 3]] as const)("the last of many %s is done in time", (_, row, most) => {
  for (let count = 1; count <= most; count += 1) {
    expect(delayIn(row, count - 1, count) + row.each).toBeLessThanOrEqual(USUAL);
    expect(delayIn(row, 0, count)).toBe(0);
  }
  expect(delayIn(row, 1, 2)).toBe(row.after);
});

it("a flight and a slide are done in time", () => {
  expect(FLIGHT).toBeLessThanOrEqual(USUAL);
  expect(SLIDE.wait + SLIDE.each).toBeLessThanOrEqual(USUAL);
});

it("every time in a style follows the speed, and is short", () => {
  expect(styles.length).toBeGreaterThan(10);
  for (const { path, value } of styles) {
    // What beckons goes on until it is obeyed: nobody waits for it.
    if (value.includes("infinite")) continue;
    const times = [...value.matchAll(PACED)].map((found) => Number(found[1]));
    expect(value.replace(PACED, ""), `${path}: ${value}`).not.toMatch(/\d+m?s\b/);
    for (const time of times) expect(time, `${path}: ${value}`).toBeLessThanOrEqual(USUAL);
  }
});

it("every time in a script follows the speed", () => {
  const scripts = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), "utf8") }));
  for (const { path, text } of scripts) {
    for (const [found] of text.matchAll(/(?:duration|delay): [^,}]*|style:(?:animation|transition)-(?:delay|duration)="[^"]*"/g)) {
      if (/delay: index ===/.test(found)) continue; // the frames of a picture
      expect(found, path).toMatch(/settings\.pace\(|duration: time/);
    }
  }
});
