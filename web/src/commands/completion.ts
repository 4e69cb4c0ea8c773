// How a line may go on: commands first, then the things that make sense after them.
import { cardName, placeName, routeOf } from "../words/names";
import { tokenName } from "../game/story";
import { colourOf } from "../game/payments";
import { Context, itemsOf } from "./context";
import { plainWords } from "./matching";
import { listIn, verbName, type Verb } from "./verbs";
import type { Item } from "./vocabulary";

export interface Suggestion {
  /** The whole line, if it is taken. */
  line: string;
  /** What is added. */
  label: string;
}

const MOST = 8;

export function completions(context: Context, line: string): Suggestion[] {
  const { words } = context;
  const typed = plainWords(line);
  const open = /\s$/.test(line) || typed.length === 0;
  const spoken = words.spoken(line, !open);
  const found: Suggestion[] = [];
  if (typed.length === 0 || (!open && spoken.rest.length === 0) || !spoken.verb) {
    found.push(...words.verbLexicon.beginningWith(typed).map((verb) => ({ line: `${verbName(verb.id)} `, label: verbName(verb.id) })));
  }
  if (spoken.verb && (spoken.rest.length > 0 || open)) found.push(...following(context, line, spoken.verb, spoken.rest, open));
  const seen = new Set<string>([line.trim()]);
  return found.filter((each) => !seen.has(each.line.trim()) && seen.add(each.line.trim())).slice(0, MOST);
}

/** Things that may come next, or that the last words begin. */
function following(context: Context, line: string, verb: Verb, rest: string[], open: boolean): Suggestion[] {
  for (let count = open ? 0 : Math.min(4, rest.length); count >= (open ? 0 : 1); count--) {
    const head = context.words.read(rest.slice(0, rest.length - count), verb.takes);
    if (head.some((item) => item.kind === "unknown")) continue;
    const begun = rest.slice(rest.length - count);
    const names = namesFor(context, verb, head, begun);
    if (names.length === 0) continue;
    const kept = line.trimEnd().split(/\s+/);
    const before = kept.slice(0, kept.length - count).join(" ");
    return names.map((name) => ({ line: `${before} ${name} `, label: name }));
  }
  return [];
}

function namesFor(context: Context, verb: Verb, head: Item[], begun: string[]): string[] {
  const { map, words, table } = context;
  const names: string[] = [];
  if (verb.takes.includes("verb")) return words.verbLexicon.beginningWith(begun).map((each) => verbName(each.id));
  if (verb.takes.includes("seat")) return words.seats.beginningWith(begun).map((seat) => table.nameOf(seat));
  if (verb.takes.includes("token") && itemsOf(head, "token").length === 0) {
    names.push(...words.tokens.beginningWith(begun).map((symbol) => tokenName(map, symbol)));
  }
  const places = placesNext(context, verb, head);
  if (places) {
    const begin = words.places.beginningWith(begun);
    const likely = begin.filter((place) => places.has(place));
    names.push(...(likely.length > 0 ? likely : begin).map((place) => placeName(map, place)));
  } else if (verb.takes.includes("colour")) {
    const cards = cardsNext(context, verb, head);
    names.push(...words.colours.beginningWith(begun).filter((card) => cards.has(card)).map((card) => cardName(map, card)));
  }
  if (verb.takes.includes("deck") && begun.length === 0) names.push(listIn("words-deck")[0]!);
  if (verb.id === "keep" && begun.length === 0) names.push(...(table.own?.offer ?? []).map((_, index) => String(index + 1)), listIn("words-all")[0]!);
  return names;
}

/** Places that may be named next; null where none is wanted any more. */
function placesNext({ map, table }: Context, verb: Verb, head: Item[]): Set<string> | null {
  if (!verb.takes.includes("place") || verb.id === "keep") return null;
  const [one, other] = itemsOf(head, "place");
  const pairs = ["claim", "can", "owner", "routes"].includes(verb.id);
  if (other || (one && !pairs && verb.id !== "way")) return null;
  const claims = verb.id === "claim" && table.choices?.claims.length
    ? table.choices.claims.flatMap((claim) => routeOf(map, claim.route) ?? []) : map.routes;
  if (verb.id === "place" && table.choices?.stacks.length) return new Set(table.choices.stacks.flatMap((stack) => stack.places));
  if (verb.id === "station" && table.choices?.station) return new Set(table.choices.station.places);
  if (!one || !pairs) return new Set(pairs ? claims.flatMap((route) => [route.start, route.end]) : map.places.map((place) => place.id));
  return new Set(claims.flatMap((route) =>
    one.values.includes(route.start) ? [route.end] : one.values.includes(route.end) ? [route.start] : []));
}

/** Cards that can be drawn, or paid with. */
function cardsNext({ table }: Context, verb: Verb, head: Item[]): Set<string> {
  const { choices } = table;
  if (verb.id === "draw" || verb.id === "take") return new Set((choices?.slots ?? []).flatMap((slot) => table.game?.market[slot - 1] ?? []));
  const [one, other] = itemsOf(head, "place").map((item) => item.values);
  const payments = verb.id === "pay" ? (choices?.surcharge?.payments ?? [])
    : verb.id === "station" ? (choices?.station?.payments ?? [])
    : (choices?.claims ?? []).filter((claim) => {
      const route = routeOf(table.map, claim.route);
      return route && one && other && ((one.includes(route.start) && other.includes(route.end)) || (one.includes(route.end) && other.includes(route.start)));
    }).flatMap((claim) => claim.payments);
  return new Set(payments.map(colourOf));
}
