import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linesOf } from "../src/game/story";
import type { MoveView } from "../src/protocol";
import { cardsText, refusalText, routeLabel } from "../src/words/names";
import { LANGUAGES, speak } from "../src/words/language.svelte";
import { said, t } from "../src/words/words";
import { smallMap } from "./small_map";

const protocol = readFileSync(new URL("../src/protocol.ts", import.meta.url), "utf8");
const refusals = readFileSync(new URL("../../src/funicular/game/refusals.py", import.meta.url), "utf8");

describe("every code of the server has its words", () => {
  const union = (name: string) =>
    [...(new RegExp(`export type ${name} =([^;]*);`).exec(protocol)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((m) => m[1]!);

  it("errors", () => {
    const codes = union("ErrorCode");
    expect(codes.length).toBeGreaterThan(30);
    for (const code of codes) expect(said(`error-${code.replaceAll("_", "-")}`), code).not.toBeNull();
  });
  it("refusals of the rules", () => {
    const codes = [...refusals.matchAll(/^ {4}Refusal\.(\w+): "/gm)].map((m) => m[1]!.toLowerCase());
    expect(codes.length).toBeGreaterThan(20);
    for (const code of codes) expect(said(`refusal-${code.replaceAll("_", "-")}`), code).not.toBeNull();
  });
  it("states of a table", () => {
    for (const code of union("Status")) expect(said(`status-${code}`), code).not.toBeNull();
  });
});

describe("sentences", () => {
  it("count", () => {
    expect(cardsText(smallMap, { red: 3, wild: 1 })).toBe("3 red and 1 locomotive");
    expect(cardsText(smallMap, { wild: 2 })).toBe("2 locomotives");
    expect(cardsText(smallMap, {})).toBe("nothing");
    expect(t("points", { points: 1 })).toBe("1 point");
  });
  it("name a route in full", () => {
    const ferry = smallMap.routes.find((route) => route.wilds > 0)!;
    expect(routeLabel(smallMap, ferry, null, true)).toBe(
      "Ada – Cyd, 4 spaces grey, 7 points, ferry with 2 locomotives, you can claim it",
    );
  });
  it("say why not", () => {
    const error = {
      code: "illegal_action" as const,
      arguments: { refusal: "ferry_wilds", rule: "C5", route: "ada-cyd", wilds: 2 },
    };
    expect(refusalText(smallMap, error)).toBe("Ada – Cyd is a ferry: it takes at least 2 locomotives.");
  });
});

describe.each(LANGUAGES)("a surcharge in %s", (language) => {
  it("is paid in a colour or wilds, or in wilds alone", async () => {
    await speak(language);
    const [alone, either] = ["wild", "red"].map((colour) => refusalText(smallMap, {
      code: "illegal_action", arguments: { refusal: "surcharge_colour", rule: "U2", colour },
    }));
    await speak("en");
    expect(alone).toContain("locomotives");
    expect(alone!.match(/locomotives/g)).toHaveLength(1);
    expect(alone).not.toMatch(/wild|joker|jokeri|žolík|divoká| or | nebo | alebo | albo | of /);
    expect(either).toContain("locomotives");
    expect(either).not.toBe(alone);
  });
});

describe("the log", () => {
  const names = (seat: number) => ["Ann", "Ben"][seat]!;
  const move = (rest: Partial<MoveView>): MoveView => ({ seq: 1, at: 0, seat: 1, ...rest });

  it("shows market cards, and deck cards only where they were seen", () => {
    expect(linesOf(smallMap, move({ action: "draw 2", card: "red" }), names)[0]).toMatchObject({
      text: "Ben took", cards: { red: 1 },
    });
    expect(linesOf(smallMap, move({ action: "draw deck" }), names)[0]).toMatchObject({
      text: "Ben drew from the deck", cards: {},
    });
  });
  it("tells a tunnel begun from one claimed, and shows what was turned", () => {
    const events = [{ name: "revealed" as const, card: "red" }, { name: "revealed" as const, card: "red" }];
    const begun = linesOf(smallMap, move({ action: "claim bob-cyd blue", paid: { blue: 2 }, events }), names);
    expect(begun[0]!.text).toBe("Ben started the tunnel Bob – Cyd");
    expect(begun[1]!.cards).toEqual({ red: 2 });
    const claimed = linesOf(smallMap, move({ action: "claim bob-cyd blue", route: "bob-cyd", points: 2 }), names);
    expect(claimed[0]).toMatchObject({ text: "Ben claimed Bob – Cyd", points: 2 });
  });
  it("keeps the tickets of others secret", () => {
    expect(linesOf(smallMap, move({ action: "keep" }), names)[0]!.text).toBe("Ben chose tickets");
    expect(linesOf(smallMap, move({ action: "keep", kept: 2 }), names)[0]!.text).toBe("Ben kept 2 tickets");
  });
});
