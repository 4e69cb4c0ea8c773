import { describe, expect, it } from "vitest";
import { colourOf, payableWith, paymentGroups, wildsOf } from "../src/game/payments";

const pay = (payment: string, cards: Record<string, number>) => ({ payment, cards });

describe("payments", () => {
  it("asks for no colour on a coloured route, and counts wilds only as one more split", () => {
    const groups = paymentGroups([
      pay("red", { red: 3 }), pay("red+1", { red: 2, wild: 1 }), pay("wild", { wild: 3 }),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.colour).toBe("red");
    expect(groups[0]!.payments.map(wildsOf)).toEqual([0, 1, 3]);
  });

  it("keeps the colours of a grey route apart, wilds only among them", () => {
    const groups = paymentGroups([
      pay("red", { red: 2 }), pay("blue+1", { blue: 1, wild: 1 }), pay("wild", { wild: 2 }),
    ]);
    expect(groups.map((group) => group.colour)).toEqual(["red", "blue", "wild"]);
  });

  it("puts the fewest wilds first, so that colour is paid before wilds", () => {
    const [group] = paymentGroups([pay("red+1", { red: 1, wild: 1 }), pay("red", { red: 2 })]);
    expect(group!.payments[0]!.payment).toBe("red");
  });

  it("filters by the colour picked from the hand", () => {
    const payments = [
      pay("red", { red: 2 }), pay("blue+1", { blue: 1, wild: 1 }), pay("wild", { wild: 2 }),
    ];
    expect(payableWith(payments, "red").map(colourOf)).toEqual(["red"]);
    expect(payableWith(payments, "wild").map((each) => each.payment)).toEqual(["blue+1", "wild"]);
    expect(payableWith(payments, "green")).toEqual([]);
    expect(payableWith(payments, null)).toHaveLength(3);
  });
});
