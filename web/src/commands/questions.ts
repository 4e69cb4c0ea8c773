// Questions by command: they change nothing, and are answered at once.
import { clockText, timeLeft } from "../game/clocks";
import { promptOf } from "../game/prompt";
import { unseenCards } from "../game/unseen";
import { carsCounted } from "../words/boards";
import { cardName, cardsText, placeName, routeLabel, routeName, ticketName } from "../words/names";
import { dashed, listed, percent, said, t } from "../words/words";
import type { RouteData } from "../protocol";
import { itemsOf, says, type Answer, type Context } from "./context";
import { routesNamed, wrongRoute } from "./moves";
import {
  carsText, claimLine, claimsText, handText, inHandOrder, knownText, marketText, offerText, seatText,
  stationsText, storyText, ticketsText, tokensText,
} from "./reports";
import { helpOf, verbName, type VerbId } from "./verbs";
import { either, type Item } from "./vocabulary";
import { wayBetween } from "./way";

type Question = (context: Context, items: Item[], raw: string) => Answer | Promise<Answer>;

const LOG_MOVES = 8;
const CHAT_LINES = 5;

export const QUESTIONS: Partial<Record<VerbId, Question>> = {
  turn: ({ table }) => says(table.own?.choices ? `${t("turn-yours")}. ${promptOf(table)}` : ended(promptOf(table))),
  cards: (context, items) => {
    const [who] = itemsOf(items, "seat");
    if (who && who.values[0] !== context.table.seat) return says(knownText(context.table, who.values[0]!));
    return context.table.own ? says(handText(context.table)) : context.noSeat();
  },
  market: ({ table }) => says(marketText(table)),
  tickets: (context) => (context.table.own ? says(ticketsText(context.table)) : context.noSeat()),
  offer: (context) => (context.table.own ? says(offerText(context.table)) : context.noSeat()),
  claims: (context) => (context.table.own ? says(claimsText(context.table)) : context.noSeat()),
  can,
  routes,
  owner,
  way,
  players: ({ table }, items) => {
    const [who] = itemsOf(items, "seat");
    const seats = who ? who.values : table.game!.seats.map((seat) => seat.seat);
    const last = table.game!.last_turns;
    return says([
      ...seats.map((seat) => seatText(table, seat)),
      ...(last !== null && table.game!.phase !== "over" ? [ended(t("last-round", { turns: last }))] : []),
    ].join(" "));
  },
  cars: ({ table }, items) => {
    const [who] = itemsOf(items, "seat");
    const seats = who ? who.values : table.game!.seats.map((seat) => seat.seat);
    return says(`${seats.map((seat) => carsText(table, seat)).join(", ")}.`);
  },
  stations,
  tokens: ({ table }) => says(tokensText(table)),
  odds,
  log: ({ table }, items) => says(storyText(table, itemsOf(items, "number")[0]?.number ?? LOG_MOVES)),
  time: ({ table }) => says(table.clocks.length > 0
    ? table.clocks.map((face) => `${table.nameOf(face.seat)}: ${clockText(timeLeft(table, face.seat, Date.now()))}.`).join(" ") : t("say-time-none")),
  say: async (context, _items, raw) => {
    if (!raw) return context.form("say");
    const error = await context.table.say({ text: raw });
    return says(error ? context.refusal(error) : t("say-said"));
  },
  chat: ({ table }) => says(table.chat.slice(-CHAT_LINES)
    .map((line) => `${line.name}: ${line.text ?? said(`phrase-${dashed(line.phrase ?? "")}`) ?? ""}`).join(" · ") || t("chat-empty")),
};

/** A sentence has an end, so that the next does not run into it. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function label({ map, table }: Context, route: RouteData): string {
  const owner = table.game!.routes[route.id];
  const claimable = !!table.choices?.claims.some((claim) => claim.route === route.id);
  return routeLabel(map, route, owner === undefined ? null : table.nameOf(owner), claimable, table.game!.closed.includes(route.id));
}

function routes(context: Context, items: Item[]): Answer {
  const places = itemsOf(items, "place");
  if (places.length === 0) return context.form("routes");
  const vague = places.find((place) => place.values.length > 1);
  if (vague && places.length === 1) return context.which(vague);
  const wrong = wrongRoute(context, items);
  if (wrong) return wrong;
  const colours = itemsOf(items, "colour").flatMap((item) => item.values);
  const found = routesNamed(context, items).filter((route) => colours.length === 0 || colours.includes(route.colour));
  const notes = places.length === 1 ? placeNotes(context, places[0]!.values[0]!) : [];
  return says([...notes, ...found.map((route) => label(context, route))].map(ended).join(" ") || t("cards-none"));
}

/** A station or tokens on a place. */
function placeNotes({ map, table }: Context, place: string): string[] {
  const station = table.game!.stations[place];
  const stack = table.game!.stacks.find((each) => each.place === place && each.height > 0);
  return [
    ...(station === undefined ? [] : [`${placeName(map, place)}: ${t("place-station", { name: table.nameOf(station) })}`]),
    ...(stack ? [`${placeName(map, place)}: ${t("place-stack", { token: map.token_names[stack.symbol] ?? stack.symbol, count: stack.height })}`] : []),
  ];
}

function owner(context: Context, items: Item[]): Answer {
  const { map, table } = context;
  const places = itemsOf(items, "place");
  if (places.length === 0) return context.form("owner");
  if (places.length > 1) return routes(context, items);
  if (places[0]!.values.length > 1) return context.which(places[0]!);
  const place = places[0]!.values[0]!;
  const held = routesNamed(context, items).filter((route) => table.game!.routes[route.id] !== undefined);
  const lines = held.map((route) => `${routeName(map, route.id)}: ${table.nameOf(table.game!.routes[route.id]!)}`);
  return says([...placeNotes(context, place), ...lines].map(ended).join(" ") || t("say-owner-none", { place: placeName(map, place) }));
}

async function can(context: Context, items: Item[]): Promise<Answer> {
  const { table } = context;
  const places = itemsOf(items, "place");
  if (places.length === 0) return says(claimsText(table));
  const named = routesNamed(context, items);
  const possible = (table.choices?.claims ?? []).filter((claim) => named.some((route) => route.id === claim.route));
  if (possible.length > 0) return says(t("say-claims", { routes: possible.map((claim) => claimLine(table, claim)).join("; ") }));
  if (places.length === 1) return says(t("say-claims-none-at", { place: either(context.namesOf(places[0]!)) }));
  return wrongRoute(context, items) ?? (await context.whyNot({ route: named[0]!.id })) ?? says(t("say-claims-none"));
}

function way(context: Context, items: Item[]): Answer {
  const { map, table } = context;
  const places = itemsOf(items, "place");
  const vague = places.find((place) => place.values.length > 1);
  if (vague) return context.which(vague);
  if (places.length < 2) return context.form("way");
  const [start, end] = places.map((place) => place.values[0]!) as [string, string];
  const ends = { start: placeName(map, start), end: placeName(map, end) };
  const found = wayBetween(table, start, end);
  if (!found) return says(t("say-way-none", ends));
  if (found.build.length === 0) return says(t("say-way-done", ends));
  return says(t("say-way", {
    ...ends, cars: `${found.cars} ${carsCounted(map, found.cars)}`, routes: found.build.map((route) => label(context, route)).join("; "),
  }));
}

async function stations(context: Context): Promise<Answer> {
  const { map, table } = context;
  const cost = table.own?.station_cost;
  const parts = [stationsText(table)];
  if (cost !== null && cost !== undefined) parts.push(t("say-station-cost", { cost }));
  const worth = Object.entries(await table.askStations());
  if (worth.length > 0) {
    parts.push(...worth.map(([place, tickets]) =>
      ended(`${placeName(map, place)}: ${t("station-completes", { tickets: listed(tickets.map((each) => ticketName(map, each))) })}`)));
  }
  return says(parts.join(" "));
}

function odds({ map, table }: Context): Answer {
  const parts: string[] = [];
  const blind = table.own?.odds?.blind;
  if (blind) {
    parts.push(t("say-odds", { chances: Object.entries(blind).map(([card, chance]) => `${cardName(map, card)} ${percent(chance)}`).join(", ") }));
  }
  if (table.info?.options.assist !== "none") {
    parts.push(`${t("unseen-title")}: ${cardsText(map, inHandOrder(table, unseenCards(map, table.game!, table.own)))}.`);
  }
  return says(parts.join(" ") || t("say-odds-none"));
}

/** All commands, or what one of them does. */
export function help(context: Context, verbs: VerbId[]): Answer {
  if (verbs.length > 0) return says(verbs.map(helpOf).join(" "));
  const listOf = (moves: boolean) => context.words.verbs.filter((verb) => !!verb.move === moves).map((verb) => verbName(verb.id)).join(", ");
  return says(t("say-help", { moves: listOf(true), questions: listOf(false), help: verbName("help"), claim: verbName("claim") }));
}
