// A click that is refused says why.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "../src/game/play.svelte";
import type { Choices } from "../src/protocol";
import type { Table } from "../src/table/table.svelte";
import { settings } from "../src/shell/settings.svelte";
import { speak } from "../src/words/language.svelte";
import { smallGame, smallMap } from "./small_map";

settings.sound = false; // there is nothing to hear it with

const NOTHING: Choices = {
  actions: null, slots: [], deck: false, tickets: false, skip: false, keep: null, claims: [], station: null, surcharge: null, stacks: [], take: [],
};

/** A play at a table that refuses whatever is asked about, unless it is allowed. */
function playWith(choices: Partial<Choices> | null, more: object = {}, allowed: string[] = []) {
  const acted: string[] = [];
  const asked: string[] = [];
  const table = {
    map: smallMap, game: smallGame, choices: choices && { ...NOTHING, ...choices }, seat: 0, seats: [0], nameOf: () => "Ben",
    act: (action: string) => { acted.push(action); return Promise.resolve(null); },
    why: ({ action = "", route = "" }: { action?: string; route?: string }) => {
      asked.push(action || route);
      const refused = { type: "error", code: "illegal_action", arguments: { refusal: "no_token_there", rule: "T4" } };
      return Promise.resolve(allowed.includes(action || route) ? null : refused);
    },
    ...more,
  } as unknown as Table;
  const play = new Play(table);
  return { play, acted, asked, told: () => play.notices.map((notice) => [notice.say(), notice.rule]) };
}

describe("a refused click", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const RULE = ["There is no token for you there.", "T4"];

  it("on a place where a stack may not go", async () => {
    const { play, acted, asked, told } = playWith({ stacks: [{ symbol: "crab", places: ["ada"] }] });
    await play.pickPlace("bob");
    expect([asked, acted, told()]).toEqual([["place crab bob"], [], [RULE]]);
    await play.pickPlace("ada");
    expect(acted).toEqual(["place crab ada"]);
  });

  it("and says it in another language as soon as that is chosen", async () => {
    const { play, told } = playWith({ stacks: [{ symbol: "crab", places: ["ada"] }] });
    await play.pickPlace("bob");
    await speak("cs");
    const czech = told();
    await speak("en");
    expect(told()).toEqual([RULE]);
    expect(czech).not.toEqual(told());
    expect(czech[0]![1]).toBe("T4");
  });

  it("on a place with no token to take", async () => {
    const { play, acted, asked, told } = playWith({ take: [{ place: "ada", symbol: "crab" }] });
    await play.pickPlace("bob");
    expect([asked, acted, told()]).toEqual([["take bob"], [], [RULE]]);
    await play.pickPlace("ada");
    expect(acted).toEqual(["take ada"]);
  });

  it("on a place before a station is wanted, or in another's turn", async () => {
    const station = { cost: 1, places: ["ada"], payments: [{ payment: "red", cards: { red: 1 } }] };
    const mine = playWith({ station }, {}, ["station ada red"]);
    await mine.play.pickPlace("ada");
    expect(mine.told()).toEqual([["For a station, press “Build a station” first.", null]]);
    const theirs = playWith(null);
    await theirs.play.pickPlace("ada");
    expect([theirs.asked, theirs.told()]).toEqual([["station ada wild"], [RULE]]);
  });

  it("on a place of a board without stations", async () => {
    const { play, told } = playWith({}, { map: { ...smallMap, rules: { ...smallMap.rules, stations: 0 } } });
    await play.pickPlace("ada");
    expect(told()).toEqual([["Ada: there is nothing to pick here now.", null]]);
  });

  it("by somebody who only watches", async () => {
    const { play, asked, told } = playWith(null, { seat: null, seats: [] });
    for (const click of [() => play.pickPlace("ada"), () => play.pickRoute("ada-bob"), () => play.draw("deck"), () => play.drawTickets()]) {
      await click();
      expect(told()).toEqual([["You are watching.", null]]);
      play.notices = [];
    }
    expect(asked).toEqual([]);
  });
});

describe("news on the board", () => {
  const payments = [{ payment: "red", cards: { red: 1 } }];

  it("makes room for a question, and leaves refusals and joy", async () => {
    const { play } = playWith({ tickets: true, claims: [{ route: "ada-bob", payments }] }, { askStations: () => Promise.resolve({}) });
    for (const ask of [() => play.pickRoute("ada-bob"), () => play.drawTickets(), () => play.startStation()]) {
      play.notices = [];
      play.tell(() => "shuffled", "news");
      play.tell(() => "not yours", "refusal");
      play.tell(() => "completed", "joy");
      await ask();
      expect(play.notices.map((notice) => notice.say())).toEqual(["not yours", "completed"]);
    }
  });
});
