// Sorting the payments that the server offers into the questions that have several answers.
import type { PaymentChoice } from "../protocol";

export interface PaymentGroup {
  /** The colour that is paid with; "wild" for wilds only. */
  colour: string;
  /** Fewest wilds first. */
  payments: PaymentChoice[];
}

export const wildsOf = (payment: PaymentChoice): number => payment.cards.wild ?? 0;

export const colourOf = (payment: PaymentChoice): string =>
  Object.keys(payment.cards).find((card) => card !== "wild") ?? "wild";

/** One group for each colour. With a single colour, paying wilds only is but one more split. */
export function paymentGroups(payments: PaymentChoice[]): PaymentGroup[] {
  const groups = new Map<string, PaymentChoice[]>();
  for (const payment of payments) {
    const colour = colourOf(payment);
    groups.set(colour, [...(groups.get(colour) ?? []), payment]);
  }
  const colours = [...groups.keys()].filter((colour) => colour !== "wild");
  const only = colours[0];
  if (colours.length === 1 && only !== undefined && groups.has("wild")) {
    groups.set(only, [...groups.get(only)!, ...groups.get("wild")!]);
    groups.delete("wild");
  }
  return [...groups].map(([colour, members]) => ({
    colour, payments: [...members].sort((one, other) => wildsOf(one) - wildsOf(other)),
  }));
}

/** What can be paid with a colour of the hand; wilds go with everything. */
export function payableWith(payments: PaymentChoice[], colour: string | null): PaymentChoice[] {
  if (colour === null) return payments;
  const exact = payments.filter((payment) => colourOf(payment) === colour);
  return colour === "wild" ? payments.filter((payment) => wildsOf(payment) > 0) : exact;
}
