import { describe, expect, test } from "vitest";
import type { Analysis, MoveView, OwnView, PublicView, Replay, Seat } from "../src/protocol";
import { deedOf } from "../src/replay/deeds";
import { boardChanges } from "../src/replay/picture";
import { ReplayTable } from "../src/replay/replay.svelte";
import { smallGame, smallMap, smallOwn } from "./small_map";

const seat = (number: number, name: string): Seat => ({
  seat: number, colour: "blue", shape: "circle", name, guest: null, bot: null, present: true,
  contributed: false, flagged: false,
});
const move = (seq: number, mover: number, action: string, more: Partial<MoveView> = {}): MoveView =>
  ({ seq, at: 0, seat: mover, action, ...more });

const replay = {
  id: "x", table: "t", map: "small", options: { assist: "full" }, seats: [seat(0, "Ann"), seat(1, "Ben")],
  deal: [], game: smallGame, own: [smallOwn, { ...smallOwn, seat: 1, hand: { blue: 3 } }], score: {},
  steps: [
    {
      move: move(1, 0, "draw deck", { events: [{ name: "drawn", seat: 0 }] }),
      told: { 0: move(1, 0, "draw deck", { events: [{ name: "drawn", seat: 0, card: "blue" }] }) },
      game: { deck: 9 }, own: { 0: { hand: { red: 2, wild: 1, blue: 1 } } },
    },
    { move: move(2, 1, "claim bob-cyd blue", { route: "bob-cyd" }), game: { routes: { "bob-cyd": 1 } }, own: { 1: { hand: { blue: 1 } } } },
  ],
} as unknown as Replay;

describe("a replay", () => {
  const table = new ReplayTable(replay, smallMap, null);

  test("lays what is new over what was", () => {
    table.go(1);
    expect([table.game.deck, table.game.routes]).toEqual([9, {}]);
    table.go(99);
    expect(table.at).toBe(2);
    expect([table.game.deck, table.game.routes]).toEqual([9, { "bob-cyd": 1 }]);
    expect(table.ownOf(0).hand).toEqual({ red: 2, wild: 1, blue: 1 });
    expect(table.ownOf(1, 0).hand).toEqual({ blue: 3 });
    table.go(-5);
    expect([table.at, table.move]).toEqual([0, null]);
  });

  test("shows a secret only to the eyes that saw it", () => {
    table.go(2);
    const drawn = () => table.moves[0]!.events![0]!.card;
    table.eyes = 1;
    expect([table.own?.hand, drawn()]).toEqual([{ blue: 1 }, undefined]);
    table.eyes = 0;
    expect([table.own?.seat, drawn()]).toEqual([0, "blue"]);
    table.eyes = "open";
    expect([table.own, drawn()]).toEqual([null, "blue"]);
  });

  test("has the chances of the last move that was judged", () => {
    expect(table.chancesAt(1)).toBeNull();
    table.analysis = {
      report: { start: [0.5, 0.5], moves: [{ seq: 2, chances: [0.2, 0.8] }] },
    } as unknown as Analysis;
    expect([table.chancesAt(0), table.chancesAt(1), table.chancesAt(2)]).toEqual([[0.5, 0.5], [0.5, 0.5], [0.2, 0.8]]);
  });

  test("is drawn anew only where the board has changed", () => {
    expect(boardChanges(table)).toEqual([0, 2]);
  });
});

test("an action is told with what it would cost", () => {
  const own = {
    ...smallOwn, offer: ["ada-cyd"],
    choices: {
      claims: [{ route: "ada-bob", payments: [{ payment: "red+1", cards: { red: 2, wild: 1 } }] }],
      station: { cost: 1, places: ["ada"], payments: [{ payment: "red", cards: { red: 1 } }] },
      surcharge: null, stacks: [], take: [],
    },
  } as unknown as OwnView;
  const deed = (action: string) => deedOf(smallMap, smallGame as PublicView, own, action);
  expect(deed("claim ada-bob red+1")).toEqual({ text: "Claim Ada – Bob", cards: { red: 2, wild: 1 }, route: "ada-bob", places: [] });
  expect(deed("station ada red")).toMatchObject({ text: "Station in Ada", cards: { red: 1 }, places: ["ada"] });
  expect(deed("draw 3")).toMatchObject({ text: "Take a card: locomotive", cards: { wild: 1 } });
  expect(deed("draw deck").text).toBe("Draw from the deck");
  expect(deed("keep 1").text).toBe("Keep Ada – Cyd");
  expect(deed("pass").text).toBe("Pass");
});
