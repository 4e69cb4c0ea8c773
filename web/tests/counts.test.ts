import { describe, expect, it } from "vitest";
import { estimate } from "../src/game/plan.svelte";
import { unseenCards } from "../src/game/unseen";
import { smallGame, smallMap, smallOwn } from "./small_map";

describe("the plan", () => {
  it("counts the spaces and the cards still missing", () => {
    const plan = estimate(smallMap, smallGame, smallOwn, ["ada-bob", "bob-cyd"]);
    expect(plan).toEqual({ cars: 5, missing: { red: 1, blue: 2 }, broken: [] });
  });

  it("asks for the wilds of a ferry and for sets of any colour on grey", () => {
    const plan = estimate(smallMap, smallGame, smallOwn, ["ada-cyd"]);
    expect(plan.missing).toEqual({ grey: 2, wild: 1 });
  });

  it("leaves out what is built, and warns of what another has taken", () => {
    const game = { ...smallGame, routes: { "ada-bob": 0, "bob-cyd": 1 } };
    const plan = estimate(smallMap, game, smallOwn, ["ada-bob", "bob-cyd"]);
    expect(plan).toEqual({ cars: 0, missing: {}, broken: [{ route: "bob-cyd", owner: 1 }] });
  });
});

it("unseen cards are all there are less those in sight", () => {
  expect(unseenCards(smallMap, smallGame, smallOwn)).toEqual({
    red: 12 - 2 - 2 - 2, blue: 12 - 1 - 1, wild: 6 - 1 - 1,
  });
});
