// What is counted and told when a game, or a ticket, is done.
import { describe, expect, it } from "vitest";
import { statistics, tieBreak } from "../src/end/statistics";
import { tokenSources } from "../src/end/tokens";
import { borrowings } from "../src/game/borrowing";
import type { MoveView, OwnTicket, PublicView, ScoreView } from "../src/protocol";
import type { ShownTable } from "../src/table/shown";
import { smallGame, smallMap, smallOwn } from "./small_map";

const move = (seq: number, seat: number, action: string, more: Partial<MoveView> = {}): MoveView => ({ seq, seat, action, at: 0, ...more });

describe("a ticket that a station completes", () => {
  const ticket: OwnTicket = { ticket: "ada-cyd", completed: true, path: ["ada-bob", "bob-cyd"] };
  const table = {
    map: smallMap, game: { ...smallGame, routes: { "ada-bob": 0, "bob-cyd": 1 } },
    own: { ...smallOwn, station_uses: [{ place: "cyd", borrows: "bob-cyd" }] }, nameOf: (seat: number) => ["Ann", "Ben"][seat]!,
  } as unknown as ShownTable;

  it("names the station, the route and whose it is", () => {
    expect(borrowings(table, ticket)).toEqual(["complete with the station in Cyd, which borrows Bob – Cyd from Ben"]);
  });

  it("says nothing of stations that it does not need", () => {
    expect(borrowings(table, { ...ticket, path: ["ada-cyd"] })).toEqual([]);
    expect(borrowings(table, { ...ticket, completed: false })).toEqual([]);
  });
});

it("statistics leave out what was taken back", () => {
  const seat = (number: number) => ({ seat: number, routes: [], completed: 0 });
  const moves = [
    move(1, 0, "draw deck"), move(2, 0, "draw 1"), move(3, 0, "draw 1", { undo: true }), move(4, 0, "draw 2"), move(5, 1, "draw deck"),
  ];
  const rows = statistics(smallMap, moves, { seats: [seat(0), seat(1)] } as unknown as ScoreView);
  expect(rows.find((row) => row.key === "end-stat-cards")!.values).toEqual([2, 1]);
  expect(rows.find((row) => row.key === "end-stat-turns")!.values).toEqual([2, 1]);
});

it("tokens come from the places of their stacks and the routes that reached them", () => {
  const stacks = [{ symbol: "whale", place: "ada", height: 0 }, { symbol: "tree", place: "bob", height: 2 }, { symbol: "ship", place: "cyd", height: 1 }];
  const moves = [
    move(1, 0, "claim ada-cyd red", { route: "ada-cyd", token: "whale" }),
    move(2, 1, "claim bob-cyd blue", { route: "bob-cyd", token: "ship" }),
    move(3, 0, "claim ada-bob red", { route: "ada-bob" }),
    move(4, 0, "take bob", { token: "tree" }),
    move(5, 0, "claim bob-cyd blue", { route: "bob-cyd" }),
  ];
  const found = tokenSources({ ...smallGame, stacks } as PublicView, moves, { seat: 0, tokens: ["whale", "tree"] });
  expect(found).toEqual({ places: new Set(["ada", "bob"]), routes: new Set(["ada-cyd", "ada-bob"]) });
});

describe("a tie (E6)", () => {
  const seat = (number: number, total: number, wins: boolean, more: object = {}) =>
    ({ seat: number, total, wins, completed: 3, stations: [{}], longest_bonus: 0, ...more });
  const score = (...seats: ReturnType<typeof seat>[]) =>
    ({ seats, winners: seats.filter((each) => each.wins).map((each) => each.seat) }) as unknown as ScoreView;

  it("is spoken of only where points did not decide", () => {
    expect(tieBreak(score(seat(0, 100, true), seat(1, 99, false)))).toBeNull();
    expect(tieBreak(score(seat(0, 100, true), seat(1, 100, true)))).toBeNull();
  });
  it("is decided by tickets, then stations, then the longest path", () => {
    expect(tieBreak(score(seat(0, 100, true), seat(1, 100, false, { completed: 2 })))).toBe("tickets");
    expect(tieBreak(score(seat(0, 100, true), seat(1, 100, false, { stations: [{}, {}] })))).toBe("stations");
    expect(tieBreak(score(seat(0, 100, true, { longest_bonus: 10 }), seat(1, 100, false)))).toBe("longest");
    const third = seat(2, 100, false, { completed: 1 });
    expect(tieBreak(score(seat(0, 100, true), seat(1, 100, false, { stations: [{}, {}] }), third))).toBe("stations");
  });
});
