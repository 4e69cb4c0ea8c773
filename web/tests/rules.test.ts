import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { factsOf, marked } from "../src/rules/facts";
import { plain } from "../src/words/plain";
import { PARTS, rulesOf } from "../src/rules/ids";
import { scenesOf } from "../src/rules/scenes";
import { loadWords, said } from "../src/words/words";
import { smallMap } from "./small_map";

const refusals = readFileSync(new URL("../../src/funicular/game/refusals.py", import.meta.url), "utf8");
const all: string[] = Object.values(PARTS).flat();

beforeAll(() => loadWords("rules"));

describe("the rules", () => {
  it("all have words", () => {
    for (const rule of all) {
      expect(said(`rule-title-${rule}`, factsOf(smallMap)), rule).not.toBeNull();
      expect(said(`rule-text-${rule}`, factsOf(smallMap)), rule).not.toBeNull();
    }
  });
  it("hold every rule that a refusal names", () => {
    const named = [...refusals.matchAll(/^ {4}Refusal\.\w+: "(\w+)"/gm)].map((m) => m[1]!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((rule) => !all.includes(rule))).toEqual([]);
  });
  it("leave out what a board does not have", () => {
    const has = rulesOf(smallMap).flatMap(({ rules }) => rules);
    expect(has).toContain("U1");
    expect(has).toContain("B3");
    expect(has).not.toContain("C6");
    const flat = { ...smallMap, routes: smallMap.routes.filter((route) => !route.tunnel) };
    expect(rulesOf(flat).map(({ part }) => part)).not.toContain("U");
  });
  it("leave no gap in a text", () => {
    for (const rule of all) expect(said(`rule-text-${rule}`, factsOf(smallMap)), rule).not.toMatch(/\{|undefined/);
  });
});

describe("pictures", () => {
  it("are found on the board itself", () => {
    const ferry = scenesOf(smallMap, "C5")[0]!;
    expect(Object.keys(ferry.routes!)).toEqual(["ada-cyd"]);
    expect(ferry.cards).toEqual([["wild", "wild", "red", "red"]]);
    expect(scenesOf(smallMap, "C4")[0]!.routes).toEqual({ "ada-bob-2": null, "ada-bob": 0 });
    expect(scenesOf(smallMap, "U2")[0]!.cards).toEqual([["blue", "red", "wild"]]);
  });
  it("are left out where a board has nothing to show", () => {
    expect(scenesOf({ ...smallMap, routes: [], tickets: [] }, "C5")).toEqual([]);
    expect(scenesOf({ ...smallMap, routes: [], tickets: [] }, "K1")).toEqual([]);
  });
});

describe("the search", () => {
  it("does not mind accents and capitals", () => expect(plain("Zürich Łódź 5\u00a0cars")).toBe("zurich lodz 5 cars"));
  it("marks what it found, as it is written", () => {
    expect(marked("To Zürich and Zurich", "zurich")).toEqual([
      { text: "To ", found: false }, { text: "Zürich", found: true },
      { text: " and ", found: false }, { text: "Zurich", found: true },
    ]);
  });
  it("marks nothing when nothing is sought", () => {
    expect(marked("a route", "")).toEqual([{ text: "a route", found: false }]);
  });
});
