// The command line: its words in every language, and what lines mean.
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { Context } from "../src/commands/context";
import { completions } from "../src/commands/completion";
import { Interpreter } from "../src/commands/interpreter";
import { distance, FIT, Lexicon, plainWords } from "../src/commands/matching";
import { cheapest, fits, wishIn } from "../src/commands/paying";
import { helpOf, VERBS, wordsOf } from "../src/commands/verbs";
import { Vocabulary } from "../src/commands/vocabulary";
import { wayBetween } from "../src/commands/way";
import type { PaymentChoice } from "../src/protocol";
import type { Table } from "../src/table/table.svelte";
import { LANGUAGES, loadWords as load, speak } from "../src/words/language.svelte";
import { smallGame, smallMap, smallOwn } from "./small_map";

const pay = (payment: string, cards: Record<string, number>): PaymentChoice => ({ payment, cards });
const ROUTES = [
  { route: "ada-bob", payments: [pay("red+1", { red: 2, wild: 1 })] },
  { route: "ada-cyd", payments: [pay("red+2", { red: 2, wild: 2 }), pay("blue+2", { blue: 2, wild: 2 }), pay("red+3", { red: 1, wild: 3 })] },
];

/** A table that remembers what it was asked to do. */
function tableOf(more: object = {}): Table & { acted: string[] } {
  const acted: string[] = [];
  const choices = {
    slots: [1, 2, 5], deck: true, tickets: true, skip: false, keep: null, claims: ROUTES, station: null, surcharge: null,
    stacks: [], take: [], actions: null,
  };
  return {
    acted, map: smallMap, board: smallMap, game: { ...smallGame, closed: [] }, own: { ...smallOwn, choices }, choices, seat: 0, seats: [0],
    info: { seats: [{ seat: 0, name: "Ann" }, { seat: 1, name: "Ben" }], options: { assist: "full" } }, moves: [], chat: [], clocks: [],
    nameOf: (seat: number) => ["Ann", "Ben"][seat]!,
    act: (action: string) => { acted.push(action); return Promise.resolve(null); },
    why: () => Promise.resolve({ type: "error", code: "illegal_action", arguments: { refusal: "not_your_turn", seat: 1 } }),
    ...more,
  } as unknown as Table & { acted: string[] };
}

describe("names", () => {
  const places = new Lexicon(["København", "Köln", "Kyïv", "Golden Gate Bridge", "Łódź"].map((name) => ({ value: name, names: [name] })));
  it("are understood without accents, in any case, by their beginnings", () => {
    expect(plainWords("Ĺódź's  GATE-bridge")).toEqual(["lodzs", "gate", "bridge"]);
    expect(places.match(["kobenhavn"])).toEqual({ values: ["København"], fit: FIT.exact });
    expect(places.match(["lodz"])!.values).toEqual(["Łódź"]);
    expect(places.match(["kol"])!.values).toEqual(["Köln"]);
    expect(places.match(["gol", "bri"])!.values).toEqual(["Golden Gate Bridge"]);
    expect(places.match(["gate"])!.values).toEqual(["Golden Gate Bridge"]);
  });
  it("are understood with a slip of the finger, but not when they are something else", () => {
    expect(places.match(["kobenahvn"])!.fit).toBe(FIT.mistyped);
    expect(places.match(["paris"])).toBeNull();
    expect(places.match(["ky", "gate"])).toBeNull();
    expect(distance("wien", "wein")).toBe(1);
  });
});

describe("payments", () => {
  const offered = [pay("red", { red: 3 }), pay("red+1", { red: 2, wild: 1 }), pay("blue", { blue: 3 }), pay("wild", { wild: 3 })];
  const meant = (line: string, words = new Vocabulary(tableOf())) =>
    offered.filter((each) => fits(each, wishIn(words.read(plainWords(line), ["colour", "number"])))).map((each) => each.payment);
  beforeAll(() => load("commands"));
  it.each([
    ["red", ["red", "red+1"]], ["red 1", ["red+1"]], ["2 red and 1 locomotive", ["red+1"]], ["3 red", ["red"]],
    ["red+1", ["red+1"]], ["locomotives", ["wild"]], ["3 wilds", ["wild"]], ["red wild", ["red+1"]], ["blue", ["blue"]],
  ])("%s", (line, payments) => expect(meant(line.replace(" and ", " "))).toEqual(payments));
  it("prefer colours to wilds", () => expect(cheapest(offered).map((each) => each.payment)).toEqual(["red", "blue", "wild"]));
});

describe("lines", () => {
  beforeAll(() => load("commands"));
  const run = async (line: string, table = tableOf()): Promise<[string, string[]]> =>
    [await new Interpreter(table).run(line), table.acted];

  it.each([
    ["claim ada bob", "claim ada-bob red+1"], ["claim bob to ada with red", "claim ada-bob red+1"], ["claim ada cyd blue", "claim ada-cyd blue+2"],
    ["claim cy ad red 3", "claim ada-cyd red+3"], ["draw deck", "draw deck"], ["draw red", "draw 1"], ["draw 5", "draw 5"],
    ["draw tickets", "tickets"], ["new tickets", "tickets"], ["take blue", "draw 2"], ["turn back", "withdraw"], ["pas", "pass"],
  ])("%s", async (line, action) => expect(await run(line)).toEqual(["", [action]]));

  describe("answer every question of the game", () => {
    const foggy = { ...smallMap, rules: { ...smallMap.rules, symbols: ["fog", "crab"] }, token_names: { fog: "Fog", crab: "Crab" } };
    const one = [pay("red", { red: 1 }), pay("blue", { blue: 1 }), pay("wild", { wild: 1 })];
    const asked = (choices: object, more: object = {}) => {
      const none = { slots: [], deck: false, tickets: false, skip: false, keep: null, claims: [], station: null, surcharge: null, stacks: [], take: [], actions: null };
      const all = { ...none, ...choices };
      return tableOf({ choices: all, own: { ...smallOwn, choices: all, offer: ["ada-cyd", "ada-cyd"], ...more }, map: foggy, board: foggy });
    };
    it.each([
      ["station cyd red", asked({ station: { cost: 1, places: ["ada", "cyd"], payments: one } }), "station cyd red"],
      ["build station in ada with a locomotive", asked({ station: { cost: 1, places: ["ada", "cyd"], payments: one } }), "station ada wild"],
      ["pay", asked({ surcharge: { cost: 1, payments: [pay("red", { red: 1 }), pay("wild", { wild: 1 })] } }), "pay red"],
      ["pay 1", asked({ surcharge: { cost: 1, payments: [pay("red", { red: 1 }), pay("wild", { wild: 1 })] } }), "pay wild"],
      ["keep 2", asked({ keep: { least: 1, offered: 2 } }), "keep 2"],
      ["keep all", asked({ keep: { least: 1, offered: 2 } }), "keep 1,2"],
      ["keep cyd", asked({ keep: { least: 1, offered: 2 } }), "keep 1,2"],
      ["place crab bob", asked({ stacks: [{ symbol: "fog", places: ["bob"] }, { symbol: "crab", places: ["bob"] }] }), "place crab bob"],
      ["put on bob", asked({ stacks: [{ symbol: "fog", places: ["bob"] }] }), "place fog bob"],
      ["take crab", asked({ take: [{ place: "ada", symbol: "fog" }, { place: "bob", symbol: "crab" }] }), "take bob"],
      ["take ada", asked({ take: [{ place: "ada", symbol: "fog" }, { place: "bob", symbol: "crab" }] }), "take ada"],
      ["pass", asked({ skip: true }), "pass"],
    ])("%s", async (line, table, action) => expect(await run(line, table)).toEqual(["", [action]]));
    it("and put it again where the answer does not fit", async () => {
      const station = asked({ station: { cost: 1, places: ["ada"], payments: one } });
      expect((await run("station ada", station))[0]).toBe("Station in Ada: which colour? 1 red or 1 blue.");
      expect((await run("keep 3", asked({ keep: { least: 1, offered: 2 } })))[0]).toContain("1: Ada – Cyd, 5 points");
      expect((await run("pay", asked({ surcharge: { cost: 2, payments: [] } })))[0]).toBe("You cannot pay this. Take your cards back.");
      expect(station.acted).toEqual([]);
    });
    it("and refuse who only watches", async () => {
      const watcher = tableOf({ seat: null, seats: [], own: null, choices: null });
      expect(await run("draw deck", watcher)).toEqual(["You are watching.", []]);
      expect(await run("cards", watcher)).toEqual(["You are watching.", []]);
      expect((await run("players", watcher))[0]).toContain("Ben: 0 points, 20 wagons left");
    });
  });
  it("ask for the colour, and take it as the next line", async () => {
    const table = tableOf();
    const interpreter = new Interpreter(table);
    expect(await interpreter.run("claim ada cyd")).toContain("which colour?");
    expect(table.acted).toEqual([]);
    expect(await interpreter.run("blue")).toBe("");
    expect(table.acted).toEqual(["claim ada-cyd blue+2"]);
  });
  it("say what was wrong, and what would be right", async () => {
    expect((await run("clam ada"))[0]).toContain("Do you mean claim?");
    expect((await run("frobnicate"))[0]).toContain("I do not know “frobnicate”");
    expect((await run("claim ada xyzzy"))[0]).toContain("“xyzzy” fits nothing here");
    expect((await run("claim ada bob blue"))[0]).toContain("cannot be paid like that");
    expect((await run("claim bob cyd"))[0]).toBe("It is Ben’s turn.");
    expect((await run("claim"))[0]).toContain("claim paris dieppe pink");
    expect((await run("draw locomotive"))[1]).toEqual(["draw 3"]);
    expect((await run("keep 1"))[0]).toBe("It is Ben’s turn.");
  });
  it("answer questions", async () => {
    const game = { ...smallGame, closed: [], routes: { "bob-cyd": 1 }, stations: { cyd: 1 } };
    const table = tableOf({ game });
    const told = async (line: string) => (await run(line, table))[0];
    expect(await told("who owns cyd")).toBe("Cyd: station of Ben. Bob – Cyd: Ben.");
    expect(await told("cards")).toBe("Your hand, 3 cards: 2 red and 1 locomotive.");
    expect(await told("cards ben")).toBe("Ben: 4 cards. Seen: 1 blue.");
    expect(await told("routes bob")).toContain("Bob – Cyd, 2 spaces blue, 2 points, tunnel, held by Ben.");
    expect(await told("market")).toBe("Market: 1: red, 2: blue, 3: locomotive, 4: nothing, 5: red. Deck: 10. Discarded: 2.");
    expect(await told("claims")).toContain("Ada – Bob: 2 red and 1 locomotive");
    expect(await told("way bob cyd")).toContain("7 wagons to build");
    expect(await told("again")).toBe("Nothing has happened yet.");
    expect(await told("cars ben")).toBe("Ben: 20 wagons.");
    expect(await told("help claim")).toBe(helpOf("claim"));
  });
  it("do not speak of what is not told where there are no helps", async () => {
    const tickets = [{ ticket: "ada-cyd", completed: null, path: [] }];
    const table = tableOf({
      info: { seats: [], options: { assist: "none" } }, game: { ...smallGame, discards: {} }, own: { ...smallOwn, tickets },
    });
    expect((await run("market", table))[0]).not.toContain("iscarded");
    expect((await run("tickets", table))[0]).toBe("Your tickets: Ada – Cyd, 5 points.");
  });
  it("can be completed", () => {
    const table = tableOf();
    const context = new Context(table, new Vocabulary(table));
    const labels = (line: string) => completions(context, line).map((each) => each.label);
    expect(labels("cl")).toEqual(["claim", "claims", "time", "can i claim"]);
    expect(labels("claim a")).toEqual(["Ada"]);
    expect(labels("who owns b")).toEqual(["Bob"]);
    expect(labels("claim ada ")).toEqual(["Bob", "Cyd"]);
    expect(completions(context, "claim ada cyd b").map((each) => each.line)).toEqual(["claim ada cyd blue "]);
    expect(completions(context, "claim ada cyd re")).toEqual([{ line: "claim ada cyd red ", label: "red" }]);
    expect(labels("draw ")).toEqual(["red", "blue", "deck"]);
  });
  it("find the way around what others hold", () => {
    const table = tableOf({ game: { ...smallGame, closed: [], routes: { "ada-cyd": 1, "ada-bob": 0 } } });
    expect(wayBetween(table, "ada", "cyd")).toMatchObject({ cars: 2, build: [{ id: "bob-cyd" }] });
    const shut = tableOf({ game: { ...smallGame, closed: [], routes: { "ada-cyd": 1, "bob-cyd": 1 } } });
    expect(wayBetween(shut, "ada", "cyd")).toBeNull();
  });
});

describe.each(LANGUAGES)("words in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await load("commands");
  });
  afterAll(() => speak("en"));

  it("mean one command each", () => {
    const all = VERBS.flatMap((verb) => wordsOf(verb.id).map((phrase) => plainWords(phrase).join(" ")));
    expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([]);
  });
  it("are understood as the help has them", () => {
    const everything = { ...smallMap, rules: { ...smallMap.rules, symbols: ["fog"] } };
    const words = new Vocabulary(tableOf({ map: everything, board: everything }));
    for (const verb of VERBS) {
      const examples = [...helpOf(verb.id).matchAll(/[“„”]([^“„”]+)[“”]/g)].map((found) => found[1]!);
      expect(examples.length, verb.id).toBeGreaterThan(0);
      expect(words.spoken(examples[0]!).verb?.id, `${language}: ${examples[0]}`).toBe(verb.id);
    }
  });
  it("have colours that are told apart", () => {
    const words = new Vocabulary(tableOf());
    for (const [colour, other] of [["red", "blue"], ["blue", "red"]] as const) {
      const match = words.colours.match(plainWords(colour));
      expect(match?.values).toEqual([colour]);
      expect(match?.values).not.toContain(other);
    }
  });
});

test("icons are PNGs of the size asked for, clear in the corners unless they may be cut", async () => {
  const { inflateSync } = await import("node:zlib");
  const { icon } = await import("../tools/icons.mjs");
  const corner = (png: Buffer): number => {
    const start = png.indexOf("IDAT") + 4;
    return inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))[4]!;
  };
  const [plainIcon, mask] = [icon(48), icon(48, true)];
  expect([plainIcon.readUInt32BE(16), plainIcon.readUInt32BE(20)]).toEqual([48, 48]);
  expect(plainIcon.subarray(1, 4).toString()).toBe("PNG");
  expect([corner(plainIcon), corner(mask)]).toEqual([0, 255]);
});
