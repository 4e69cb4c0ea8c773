import { expect, test } from "vitest";
import { digestOf, standing } from "../src/game/digest";
import type { MoveView } from "../src/protocol";

const move = (seq: number, seat: number, action: string, more: Partial<MoveView> = {}): MoveView => ({
  seq, seat, action, at: 0, ...more,
});

test("moves that were taken back are not told", () => {
  const moves = [
    move(1, 0, "claim a-b red", { route: "a-b" }),
    move(2, 1, "draw deck"),
    move(3, 1, "draw deck", { undo: true }),
  ];
  expect(standing(moves).map((each) => each.seq)).toEqual([1]);
});

test("a digest counts what each seat did since the last visit", () => {
  const moves = [
    move(1, 1, "claim x-y red", { route: "x-y" }),
    move(2, 1, "draw deck"),
    move(3, 1, "draw 2", { card: "red" }),
    move(4, 2, "claim a-b blue", { route: "a-b" }),
    move(5, 0, "draw deck"),
    move(6, 1, "keep", { kept: 2 }),
    move(7, 1, "station a red"),
  ];
  const digest = digestOf(moves, 1, 0, ["a-b", "x-y"])!;
  expect(digest.deeds.map((each) => each.seat)).toEqual([1, 2, 0]);
  expect(digest.deeds[0]).toMatchObject({ cards: 2, kept: 2, stations: ["a"], claims: [] });
  expect(digest.broken).toEqual([{ route: "a-b", owner: 2 }]);
  expect(digest.moves).toBe(6);
});

test("one's own moves alone are no news", () => {
  expect(digestOf([move(1, 0, "draw deck")], 0, 0, [])).toBeNull();
  expect(digestOf([move(1, 1, "draw deck")], 1, 0, [])).toBeNull();
});

test("one's own routes break no plan", () => {
  const moves = [move(1, 0, "claim a-b red", { route: "a-b" }), move(2, 1, "pass")];
  expect(digestOf(moves, 0, 0, ["a-b"])!.broken).toEqual([]);
});
