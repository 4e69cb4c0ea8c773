// Which of the payments offered was meant by "red", "red 2", "3 red 1 locomotive" or "locomotive".
import type { PaymentChoice } from "../protocol";
import { colourOf, wildsOf } from "../game/payments";
import type { Item } from "./vocabulary";

export interface Wish {
  /** Colours that were named, in case a word may mean several; null: none was. */
  colours: string[] | null;
  count: number | null;
  /** So many wilds; "some": at least one; null: not said. */
  wilds: number | "some" | null;
}

/** A number before a colour counts it; one behind everything counts the wilds, as in "red 2". */
export function wishIn(items: Item[]): Wish {
  const wish: Wish = { colours: null, count: null, wilds: null };
  let number: number | null = null;
  for (const item of items) {
    if (item.kind === "number") number = item.number;
    else if (item.kind === "colour") {
      if (item.values.includes("wild") && item.values.length === 1) wish.wilds = number ?? "some";
      else {
        wish.colours = item.values;
        wish.count = number;
      }
      number = null;
    }
  }
  if (number !== null) wish.wilds = number;
  return wish;
}

export function fits(payment: PaymentChoice, wish: Wish): boolean {
  const colour = colourOf(payment);
  const wilds = wildsOf(payment);
  if (wish.colours && !wish.colours.includes(colour)) return false;
  if (wish.count !== null && (payment.cards[colour] ?? 0) !== wish.count) return false;
  if (wish.wilds === "some") return wish.colours ? wilds > 0 : colour === "wild";
  return wish.wilds === null || wilds === wish.wilds;
}

/** The cheapest in wilds for each colour, in the order offered. */
export function cheapest(payments: PaymentChoice[]): PaymentChoice[] {
  const best = new Map<string, PaymentChoice>();
  for (const payment of payments) {
    const known = best.get(colourOf(payment));
    if (!known || wildsOf(payment) < wildsOf(known)) best.set(colourOf(payment), payment);
  }
  return [...best.values()];
}

/** Colours before wilds; wilds alone count as a colour of their own only where nothing else will do. */
export function paidWith(payments: PaymentChoice[]): PaymentChoice[] {
  const offers = cheapest(payments);
  const coloured = offers.filter((payment) => colourOf(payment) !== "wild");
  return coloured.length > 0 ? coloured : offers;
}
