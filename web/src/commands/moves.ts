// Moves by command. What is allowed comes from the server; here words are matched with it.
import type { PaymentChoice, RouteData } from "../protocol";
import { cardName, cardsText, placeName, routeName, ticketOf } from "../words/names";
import { t } from "../words/words";
import { DONE, itemsOf, says, type Answer, type Context } from "./context";
import { cheapest, fits, paidWith, wishIn } from "./paying";
import { claimsText, marketText, offerText } from "./reports";
import type { VerbId } from "./verbs";
import { either, type Item } from "./vocabulary";

export type Move = (context: Context, items: Item[]) => Promise<Answer>;

export const MOVES: Partial<Record<VerbId, Move>> = {
  draw, claim, keep, station, pay, place, take,
  "draw-tickets": (context) => context.act("tickets"),
  withdraw: (context) => context.act("withdraw"),
  pass: (context) => context.act("pass"),
  undo,
};

async function draw(context: Context, items: Item[]): Promise<Answer> {
  const { table, map } = context;
  if (itemsOf(items, "deck").length > 0) return context.act("draw deck");
  const [number] = itemsOf(items, "number");
  if (number) return context.act(`draw ${number.number}`);
  const [colour] = itemsOf(items, "colour");
  if (!colour) return says(`${context.form("draw").text} ${marketText(table)}`);
  const market = table.game?.market ?? [];
  const slots = market.flatMap((card, index) => (card && colour.values.includes(card) ? [index + 1] : []));
  const cards = new Set(slots.map((slot) => market[slot - 1]!));
  if (cards.size > 1) return context.which({ ...colour, values: [...cards] });
  const slot = slots.find((each) => table.choices?.slots.includes(each)) ?? slots[0];
  if (slot === undefined) return says(`${t("say-not-in-market", { card: cardName(map, colour.values[0]!) })} ${marketText(table)}`);
  return context.act(`draw ${slot}`);
}

/** Routes between the places named: two of them, or all from the one. */
export function routesNamed(context: Context, items: Item[]): RouteData[] {
  const [one, other] = itemsOf(items, "place");
  if (!one) return [];
  const joins = (route: RouteData, from: string[], to: string[]) => from.includes(route.start) && to.includes(route.end);
  return context.map.routes.filter((route) => (other
    ? joins(route, one.values, other.values) || joins(route, other.values, one.values)
    : one.values.includes(route.start) || one.values.includes(route.end)));
}

/** What is wrong with the places of a command about one route; null if they name one. */
export function wrongRoute(context: Context, items: Item[]): Answer | null {
  const [one, other] = itemsOf(items, "place");
  if (!one || !other) return null;
  const routes = routesNamed(context, items);
  if (routes.length === 0) {
    // A word that may mean several places is asked for first.
    const vague = [one, other].find((each) => each.values.length > 1);
    if (vague) return context.which(vague);
    return says(t("say-no-route", { start: placeName(context.map, one.values[0]!), end: placeName(context.map, other.values[0]!) }));
  }
  const names = [...new Set(routes.map((route) => routeName(context.map, route.id)))];
  return names.length > 1 ? says(t("say-which", { names: either(names) })) : null;
}

interface Offer { action: string; payment: PaymentChoice }

async function claim(context: Context, items: Item[]): Promise<Answer> {
  const { table, map } = context;
  const places = itemsOf(items, "place");
  if (places.length === 0) return says(`${context.form("claim").text} ${claimsText(table)}`);
  const claims = table.choices?.claims ?? [];
  const named = routesNamed(context, items);
  const possible = claims.filter((each) => named.some((route) => route.id === each.route));
  // Of several routes that fit the words, those that can be claimed are meant.
  const names = [...new Set(possible.map((each) => routeName(map, each.route)))];
  if (names.length > 1 || (names.length === 1 && places.length === 1)) {
    return says(t("say-which", { names: either(names) }));
  }
  const wrong = names.length === 0 ? wrongRoute(context, items) : null;
  if (wrong) return wrong;
  if (possible.length === 0) {
    if (places.length === 1) return says(t("say-claims-none-at", { place: placeName(map, places[0]!.values[0]!) }));
    return (await context.whyNot({ route: named[0]!.id })) ?? context.form("claim");
  }
  const offers = possible.flatMap((each) => each.payments.map((payment) =>
    ({ action: `claim ${each.route} ${payment.payment}`, payment })));
  return settle(context, items, offers, names[0]!);
}

/** Takes the one payment that was meant, or asks for the colour. */
async function settle(context: Context, items: Item[], offers: Offer[], what: string): Promise<Answer> {
  const wish = wishIn(items);
  const texts = (some: PaymentChoice[]) => either(some.map((payment) => cardsText(context.map, payment.cards)));
  const meant = offers.filter((offer) => fits(offer.payment, wish));
  if (meant.length === 0) {
    return { text: t("say-pay-otherwise", { what, payments: texts(cheapest(offers.map((offer) => offer.payment))) }), asks: true };
  }
  const ways = paidWith(meant.map((offer) => offer.payment));
  if (ways.length > 1) return { text: t("say-pay-how", { what, payments: texts(ways) }), asks: true };
  return context.act(meant.find((offer) => offer.payment === ways[0])!.action);
}

async function keep(context: Context, items: Item[]): Promise<Answer> {
  const { table, map } = context;
  const offer = table.own?.offer ?? [];
  if (offer.length === 0) return (await context.whyNot({ action: "keep 1" })) ?? context.form("keep");
  let kept: number[];
  if (itemsOf(items, "all").length > 0) kept = offer.map((_, index) => index + 1);
  else {
    const ends = itemsOf(items, "place").flatMap((item) => item.values);
    kept = [
      ...itemsOf(items, "number").map((item) => item.number),
      ...offer.flatMap((id, index) => {
        const ticket = ticketOf(map, id);
        return ticket && (ends.includes(ticket.start) || ends.includes(ticket.end)) ? [index + 1] : [];
      }),
    ];
  }
  kept = [...new Set(kept)].sort((one, other) => one - other);
  if (kept.length === 0 || kept.some((number) => number < 1 || number > offer.length)) {
    return says(`${context.form("keep").text} ${offerText(table)}`);
  }
  return context.act(`keep ${kept.join(",")}`);
}

async function station(context: Context, items: Item[]): Promise<Answer> {
  const { table, map } = context;
  const [place] = itemsOf(items, "place");
  if (!place) return context.form("station");
  const choice = table.choices?.station;
  const open = place.values.filter((each) => choice?.places.includes(each));
  if (open.length > 1 || (open.length === 0 && place.values.length > 1)) return context.which(place);
  const where = open[0] ?? place.values[0]!;
  if (!choice || open.length === 0) {
    const payment = choice?.payments[0]?.payment ?? "wild";
    return (await context.whyNot({ action: `station ${where} ${payment}` })) ?? context.form("station");
  }
  const offers = choice.payments.map((payment) => ({ action: `station ${where} ${payment.payment}`, payment }));
  return settle(context, items, offers, t("station-title", { place: placeName(map, where) }));
}

async function pay(context: Context, items: Item[]): Promise<Answer> {
  const { table, map } = context;
  const surcharge = table.choices?.surcharge;
  if (!surcharge) return (await context.whyNot({ action: "pay wild" })) ?? context.form("pay");
  if (surcharge.payments.length === 0) return says(t("tunnel-cannot"));
  const offers = surcharge.payments.map((payment) => ({ action: `pay ${payment.payment}`, payment }));
  return settle(context, items, offers, t("tunnel-title", { route: routeName(map, table.game?.tunnel?.route ?? "") }));
}

async function place(context: Context, items: Item[]): Promise<Answer> {
  const stacks = context.table.choices?.stacks ?? [];
  const [token] = itemsOf(items, "token");
  const [where] = itemsOf(items, "place");
  const symbol = token?.values[0] ?? stacks[0]?.symbol ?? context.map.rules.symbols[0]!;
  const stack = stacks.find((each) => each.symbol === symbol);
  if (!where) return stack ? openPlaces(context, stack.places) : context.form("place");
  const open = where.values.filter((each) => !stack || stack.places.includes(each));
  if (open.length > 1) return context.which({ ...where, values: open });
  return context.act(`place ${symbol} ${open[0] ?? where.values[0]!}`);
}

function openPlaces(context: Context, places: string[]): Answer {
  const names = places.map((each) => placeName(context.map, each)).join("; ");
  return says(`${context.form("place").text} ${t("say-open-places", { places: names })}`);
}

async function take(context: Context, items: Item[]): Promise<Answer> {
  const offered = context.table.choices?.take ?? [];
  const [token] = itemsOf(items, "token");
  const [where] = itemsOf(items, "place");
  if (!token && !where) return draw(context, items);
  const meant = offered.filter((each) => token?.values.includes(each.symbol) || where?.values.includes(each.place));
  if (meant.length > 1) return says(t("say-which", { names: either(meant.map((each) => placeName(context.map, each.place))) }));
  if (meant.length === 1) return context.act(`take ${meant[0]!.place}`);
  const known = where?.values[0] ?? offered[0]?.place ?? context.map.places[0]!.id;
  return (await context.whyNot({ action: `take ${known}` })) ?? context.form("take");
}

async function undo(context: Context): Promise<Answer> {
  if (context.table.seat === null) return context.noSeat();
  const error = await context.table.undo();
  return error ? says(context.refusal(error)) : DONE;
}
