// What a table looks like, in sentences: everything that a seeing player sees.
import type { Choices, ClaimChoice, OwnTicket } from "../protocol";
import { borrowings } from "../game/borrowing";
import { linesOf, spoken, tokenName } from "../game/story";
import { showsDiscards } from "../game/unseen";
import type { Table } from "../table/table.svelte";
import { carsCounted } from "../words/boards";
import { cardsText, carsFor, placeName, routeName, routeOf, ticketName, type Cards } from "../words/names";
import { listed, t } from "../words/words";
import { paidWith } from "./paying";
import { either } from "./vocabulary";

/** So many routes are listed at once: more cannot be remembered by ear. */
const MOST_CLAIMS = 8;

export function sum(cards: Cards): number {
  return Object.values(cards).reduce((total, count) => total + count, 0);
}

/** Cards in the order in which the hand shows them. */
export function inHandOrder(table: Table, cards: Cards): Cards {
  return Object.fromEntries([...table.map.rules.colours, "wild"].map((card) => [card, cards[card] ?? 0]));
}

export function handText(table: Table): string {
  const hand = table.own?.hand ?? {};
  return t("say-hand", { count: sum(hand), cards: cardsText(table.map, inHandOrder(table, hand)) });
}

export function marketText(table: Table): string {
  const game = table.game!;
  const slots = game.market.map((card, index) =>
    `${index + 1}: ${card ? cardsText(table.map, { [card]: 1 }).replace(/^1 /, "") : t("cards-none")}`);
  const market = t("say-market", { cards: slots.join(", "), deck: game.deck });
  return showsDiscards(table) ? `${market} ${t("say-discards", { discards: sum(game.discards) })}` : market;
}

export function offerText(table: Table): string {
  const offer = table.own?.offer ?? [];
  const keep = table.own?.choices?.keep;
  if (offer.length === 0) return t("say-offer-none");
  const tickets = offer.map((id, index) => `${index + 1}: ${ticketName(table.map, id)}`).join("; ");
  return `${t("keep-title", { least: keep?.least ?? 1, offered: offer.length })}: ${tickets}.`;
}

export function ticketsText(table: Table): string {
  const tickets = table.own?.tickets ?? [];
  if (tickets.length === 0) return table.own?.offer.length ? offerText(table) : `${t("tickets-none")}.`;
  const line = (each: OwnTicket): string =>
    [ticketName(table.map, each.ticket), ...borrowings(table, each)].join(", ");
  const part = (title: string, done: boolean | null): string[] => {
    const some = tickets.filter((each) => each.completed === done);
    return some.length > 0 ? [`${title}: ${some.map(line).join("; ")}.`] : [];
  };
  return [...part(t("your-tickets"), null), ...part(t("tickets-todo"), false), ...part(t("tickets-done"), true)].join(" ");
}

/** One route that can be claimed, with the cheapest ways to pay. */
export function claimLine(table: Table, claim: ClaimChoice): string {
  const ways = paidWith(claim.payments).map((payment) => cardsText(table.map, payment.cards));
  const tunnel = routeOf(table.map, claim.route)?.tunnel ? ` (${t("route-tunnel")})` : "";
  return `${routeName(table.map, claim.route)}${tunnel}: ${either(ways)}`;
}

/** Nothing can be claimed: something else comes first, or there is no way to pay. */
function whyNothing(table: Table, choices: Choices | null): string {
  const phase = table.game!.phase;
  return choices && phase !== "turn" ? t("refusal-other-decision", { phase }) : t("say-claims-none");
}

export function claimsText(table: Table, choices: Choices | null = table.choices): string {
  const points = (claim: ClaimChoice): number => routeOf(table.map, claim.route)?.points ?? 0;
  const claims = [...(choices?.claims ?? [])].sort((one, other) => points(other) - points(one));
  if (claims.length === 0) return whyNothing(table, choices);
  // The two tracks of a double route are one thing to hear where they cost the same.
  const lines = [...new Set(claims.map((claim) => claimLine(table, claim)))];
  const more = lines.length - MOST_CLAIMS;
  return `${t("say-claims", { routes: lines.slice(0, MOST_CLAIMS).join("; ") })}${more > 0 ? ` ${t("say-more", { count: more })}` : ""}`;
}

/** What everybody may know of a seat. */
export function seatText(table: Table, seat: number): string {
  const { map } = table;
  const facts = table.game!.seats[seat]!;
  const parts = [
    t("points", { points: facts.points }),
    t("player-cars", { count: facts.cars, ...carsFor(map, facts.cars) }),
    t("player-cards", { count: facts.cards }),
    t("player-tickets", { count: facts.tickets }),
    ...(map.rules.stations > 0 ? [t("player-stations", { count: facts.stations })] : []),
    ...facts.tokens.map((symbol) => tokenName(map, symbol)),
    ...(table.game!.awaited.includes(seat) ? [t("player-turn")] : []),
  ];
  return `${table.nameOf(seat)}: ${parts.join(", ")}.`;
}

export function knownText(table: Table, seat: number): string {
  const facts = table.game!.seats[seat]!;
  const known = sum(facts.known_cards) > 0 ? `. ${t("player-known", { cards: cardsText(table.map, facts.known_cards) })}` : "";
  return `${table.nameOf(seat)}: ${t("player-cards", { count: facts.cards })}${known}.`;
}

export function carsText(table: Table, seat: number): string {
  const { cars } = table.game!.seats[seat]!;
  return `${table.nameOf(seat)}: ${cars} ${carsCounted(table.map, cars)}`;
}

export function stationsText(table: Table): string {
  const built = Object.entries(table.game!.stations)
    .map(([place, seat]) => `${placeName(table.map, place)} (${table.nameOf(seat)})`);
  return built.length > 0 ? t("say-stations", { places: listed(built) }) : t("say-stations-none");
}

export function tokensText(table: Table): string {
  const { map } = table;
  const game = table.game!;
  const stacks = game.stacks.filter((stack) => stack.height > 0 && stack.place).map((stack) =>
    `${placeName(map, stack.place!)}: ${t("place-stack", { token: tokenName(map, stack.symbol), count: stack.height })}`);
  const held = game.seats.filter((seat) => seat.tokens.length > 0)
    .map((seat) => `${table.nameOf(seat.seat)}: ${listed(seat.tokens.map((symbol) => tokenName(map, symbol)))}`);
  return [...stacks, ...held].map((part) => `${part}.`).join(" ") || t("say-tokens-none");
}

export function storyText(table: Table, moves: number): string {
  const lines = table.moves.slice(-moves).flatMap((move) => linesOf(table.map, move, (seat) => table.nameOf(seat)));
  return lines.map((line) => spoken(table.map, line)).join(" ") || t("say-log-none");
}
