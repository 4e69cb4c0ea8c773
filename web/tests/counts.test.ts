import { describe, expect, it } from "vitest";
import { brokenRoutes, estimate } from "../src/game/plan.svelte";
import { unseenCards } from "../src/game/unseen";
import { smallGame, smallMap, smallOwn } from "./small_map";

describe("the plan", () => {
  const holding = (hand: Record<string, number>) => ({ ...smallOwn, hand });

  it("counts the spaces and the cards still missing, and lets spare wilds stand for any", () => {
    const plan = estimate(smallMap, smallGame, holding({ red: 2 }), ["ada-bob", "bob-cyd"]);
    expect(plan).toEqual({ cars: 5, missing: { red: 1, blue: 2 } });
    expect(estimate(smallMap, smallGame, smallOwn, ["ada-bob", "bob-cyd"]).missing).toEqual({ blue: 2 });
    expect(estimate(smallMap, smallGame, holding({ red: 2, wild: 3 }), ["ada-bob", "bob-cyd"]).missing).toEqual({});
  });

  it("keeps the wilds of a ferry for it, and gives grey the colour that is left", () => {
    expect(estimate(smallMap, smallGame, smallOwn, ["ada-cyd"]).missing).toEqual({ wild: 1 });
    expect(estimate(smallMap, smallGame, holding({ red: 2, wild: 2 }), ["ada-cyd"]).missing).toEqual({});
    // The red cards are needed for red: what is left for grey is blue.
    const both = holding({ red: 3, blue: 1, wild: 2 });
    expect(estimate(smallMap, smallGame, both, ["ada-bob", "ada-cyd"]).missing).toEqual({ blue: 1 });
    expect(estimate(smallMap, smallGame, holding({ wild: 2 }), ["ada-cyd"]).missing).toEqual({ grey: 2 });
    expect(estimate(smallMap, smallGame, null, ["ada-cyd"]).missing).toEqual({ grey: 2, wild: 2 });
  });

  it("gives several greys the colours that suit them", () => {
    const greys = ["ada-bob-2", "ada-cyd"]; // three of a colour, and two of one beside two wilds
    expect(estimate(smallMap, smallGame, holding({ red: 5, wild: 2 }), greys).missing).toEqual({});
    expect(estimate(smallMap, smallGame, holding({ red: 2, blue: 3, wild: 2 }), greys).missing).toEqual({});
  });

  it("leaves out what is built, and warns of what another has taken", () => {
    const game = { ...smallGame, routes: { "ada-bob": 0, "bob-cyd": 1 } };
    expect(estimate(smallMap, game, smallOwn, ["ada-bob", "bob-cyd"])).toEqual({ cars: 0, missing: {} });
    expect(brokenRoutes(smallMap, game, 0, ["ada-bob", "bob-cyd"])).toEqual([{ route: "bob-cyd", owner: 1 }]);
  });

  it("warns of a track that closes with the other one", () => {
    const game = { ...smallGame, routes: { "ada-bob": 1 }, closed: ["ada-bob-2"] };
    expect(estimate(smallMap, game, smallOwn, ["ada-bob-2"])).toEqual({ cars: 0, missing: {} });
    expect(brokenRoutes(smallMap, game, 0, ["ada-bob-2"])).toEqual([{ route: "ada-bob-2", owner: null }]);
    const own = { ...smallGame, routes: { "ada-bob": 0 } };
    expect(brokenRoutes(smallMap, own, 0, ["ada-bob", "ada-bob-2"])).toEqual([{ route: "ada-bob-2", owner: null }]);
    expect(estimate(smallMap, own, smallOwn, ["ada-bob", "ada-bob-2"]).cars).toBe(0);
    expect(brokenRoutes(smallMap, own, 1, ["ada-bob-2"])).toEqual([]);
  });
});

it("unseen cards are all there are less those in sight", () => {
  expect(unseenCards(smallMap, smallGame, smallOwn)).toEqual({
    red: 12 - 2 - 2 - 2, blue: 12 - 1 - 1, wild: 6 - 1 - 1,
  });
});
