// The names of things on a map, for labels and sentences.
import type { ErrorMessage, MapData, RouteData, Seat, TicketData } from "../protocol";
import { carsCounted, wildsCounted } from "./boards";
import { dashed, listed, said, t, type Arguments } from "./words";

export type Cards = Record<string, number>;

export const placeName = (map: MapData, id: string): string =>
  map.places.find((place) => place.id === id)?.name ?? id;

export const routeOf = (map: MapData, id: string): RouteData | undefined =>
  map.routes.find((route) => route.id === id);

export const ticketOf = (map: MapData, id: string): TicketData | undefined =>
  map.tickets.find((ticket) => ticket.id === id);

export function routeName(map: MapData, id: string): string {
  const route = routeOf(map, id);
  if (!route) return id;
  return t("route-name", { start: placeName(map, route.start), end: placeName(map, route.end) });
}

export function ticketName(map: MapData, id: string): string {
  const ticket = ticketOf(map, id);
  if (!ticket) return id;
  return t("ticket-name", {
    start: placeName(map, ticket.start), end: placeName(map, ticket.end), points: ticket.points,
  });
}

/** The name of a bot's level; one that we have no word for goes by its own name. `breakable`: with
 * the hyphens at which it may be broken, which are for narrow columns and not for sentences. */
export function botName(bot: string, breakable = false): string {
  const name = said(`bot-${dashed(bot)}`) ?? bot;
  return breakable ? name : name.replaceAll("\u00ad", "");
}

/** The name of who sits there; bots that are called by their level are told apart by numbers. */
export function seatName(seats: Seat[], seat: number, breakable = false): string {
  const who = seats[seat];
  if (!who?.name) return "";
  if (!who.bot || who.guest) return who.name;
  const same = seats.filter((each) => each.bot && !each.guest && each.name === who.name);
  const called = botName(who.name, breakable);
  return same.length > 1 ? `${called} ${same.indexOf(who) + 1}` : called;
}

export const colourName = (colour: string): string => said(`colour-${dashed(colour)}`) ?? colour;

/** The name of one kind of card: "red", or what the wild is called on this map. */
export const cardName = (map: MapData, card: string): string =>
  card === "wild" ? map.wild.singular : colourName(card);

/** The two words that a text with a count of wilds or cars chooses from, right for this count. */
export function wildsFor(map: MapData, count: number): { one: string; many: string } {
  return { one: wildsCounted(map, count), many: wildsCounted(map, count) };
}
export function carsFor(map: MapData, count: number): { one: string; many: string } {
  return { one: carsCounted(map, count), many: carsCounted(map, count) };
}

/** "3 red and 1 locomotive" */
export function cardsText(map: MapData, cards: Cards): string {
  const parts = Object.entries(cards).filter(([, count]) => count > 0).map(([card, count]) =>
    card === "wild"
      ? t("cards-wild", { count, ...wildsFor(map, count) })
      : t("cards-colour", { count, colour: colourName(card) }));
  return parts.length > 0 ? listed(parts) : t("cards-none");
}

export function routeLabel(
  map: MapData, route: RouteData, owner: string | null, claimable: boolean, closed = false,
): string {
  const parts = [
    routeName(map, route.id),
    t("route-facts", { length: route.length, colour: colourName(route.colour), points: route.points }),
  ];
  if (route.tunnel) parts.push(t("route-tunnel"));
  if (route.wilds > 0) {
    parts.push(t("route-ferry", { count: route.wilds, ...wildsFor(map, route.wilds) }));
  }
  if (route.twin) parts.push(t("route-double"));
  if (owner) parts.push(t("route-owner", { name: owner }));
  else if (closed) parts.push(t("route-closed"));
  else if (claimable) parts.push(t("route-claimable"));
  return parts.join(", ");
}

/** The id of the rule behind a refusal of the server; null where none is. */
export function ruleOf(error: Pick<ErrorMessage, "arguments">): string | null {
  const rule = error.arguments?.rule;
  return typeof rule === "string" ? rule : null;
}

/** The sentence for a refusal of the server. */
export function refusalText(
  map: MapData | null, error: Pick<ErrorMessage, "code" | "arguments">,
  nameOf: (seat: number) => string = () => "",
): string {
  const facts = error.arguments ?? {};
  const given: Arguments = {};
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === "number" || typeof value === "string") given[key] = value;
  }
  if (map) {
    given.wild = map.wild.singular;
    given.wilds_word = map.wild.plural;
    given.car = map.car.singular;
    given.cars_word = map.car.plural;
    // These two say how many.
    if (facts.refusal === "ferry_wilds") given.wilds_word = wildsCounted(map, Number(facts.wilds));
    if (facts.refusal === "cars_lacking") given.cars_word = carsCounted(map, Number(facts.length));
    if (typeof facts.route === "string") given.route = routeName(map, facts.route);
    if (typeof facts.place === "string") given.place = placeName(map, facts.place);
    if (typeof facts.colour === "string") {
      given.colour = colourName(facts.colour);
      given.kind = facts.colour;
    }
  }
  for (const key of ["seat", "owner"]) {
    if (typeof facts[key] === "number") given[key] = nameOf(facts[key]) || t("somebody");
  }
  if (typeof facts.refusal === "string") {
    const code = dashed(facts.refusal);
    const sentence = said(`refusal-${code}`, given) ?? said(`order-${code}`, given);
    if (sentence) return sentence;
  }
  return said(`error-${dashed(error.code)}`, given) ?? t("error-internal");
}
