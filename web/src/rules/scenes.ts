// Small positions that show a rule, found on the board itself.
import type { MapData, RouteData } from "../protocol";
import { cardsText, placeName, routeName, type Cards } from "../words/names";
import { wildsCounted } from "../words/boards";
import { t } from "../words/words";
import { factsOf } from "./facts";

export interface Scene {
  caption: string;
  /** Routes to draw, and the player (0, 1, …) who holds each; null for nobody. */
  routes?: Record<string, number | null>;
  /** A station on a place, by its player. */
  stations?: Record<string, number>;
  /** A token picture on a place. */
  stacks?: Record<string, string>;
  /** Rows of cards beside the picture. */
  cards?: string[][];
  ticket?: string;
  tokens?: string[];
}

/** The pictures of a rule on this board. */
export function scenesOf(map: MapData, rule: string): Scene[] {
  const facts = factsOf(map);
  const [one, two] = [map.rules.colours[0]!, map.rules.colours[1]!];
  const route = (fits: (route: RouteData) => boolean) => map.routes.find(fits);
  const named = (found: RouteData) => ({ ...facts, route: routeName(map, found.id) });
  switch (rule) {
    case "M2":
      return [{ caption: t("rule-figure-M2", facts), cards: [[one, two, one, two, "wild"]] }];
    case "C1": {
      const coloured = route((r) => r.length === 3 && r.colour !== "grey" && !r.tunnel && !r.twin);
      const grey = route((r) => r.length === 3 && r.colour === "grey" && !r.tunnel && r.wilds === 0)
        ?? route((r) => r.length >= 2 && r.colour === "grey" && !r.tunnel && r.wilds === 0);
      const scenes: Scene[] = [];
      if (coloured) {
        const colour = coloured.colour;
        scenes.push({
          caption: t("rule-figure-C1", { ...named(coloured), length: coloured.length }),
          routes: { [coloured.id]: null },
          cards: [[colour, colour, colour], [colour, colour, "wild"], ["wild", "wild", "wild"]],
        });
      }
      if (grey) {
        const set = (colour: string) => Array<string>(grey.length).fill(colour);
        scenes.push({
          caption: t("rule-figure-C1-grey", named(grey)), routes: { [grey.id]: null }, cards: [set(one), set(two)],
        });
      }
      return scenes;
    }
    case "C4": {
      const double = route((r) => r.twin !== null && r.length >= 2 && r.wilds === 0);
      return double
        ? [{ caption: t("rule-figure-C4", named(double)), routes: { [double.id]: 0, [double.twin!]: null } }] : [];
    }
    case "C5": {
      const ferry = route((r) => r.wilds > 0 && !r.twin) ?? route((r) => r.wilds > 0);
      if (!ferry) return [];
      const colour = ferry.colour === "grey" ? one : ferry.colour;
      const cards = Array.from({ length: ferry.length }, (_, n) => (n < ferry.wilds ? "wild" : colour));
      return [{ caption: t("rule-figure-C5", { ...named(ferry), count: ferry.wilds, wilds: wildsCounted(map, ferry.wilds) }), routes: { [ferry.id]: null }, cards: [cards] }];
    }
    case "C6": {
      const place = map.places.find((each) => each.tokens);
      const way = place && route((r) => (r.start === place.id || r.end === place.id) && r.wilds === 0);
      return way
        ? [{ caption: t("rule-figure-C6", { ...facts, place: place.name }), routes: { [way.id]: 0 }, stacks: { [place.id]: map.rules.symbols[0]! } }] : [];
    }
    case "U2": {
      const tunnel = route((r) => r.tunnel && r.length >= 2 && r.colour !== "grey" && !r.twin) ?? route((r) => r.tunnel);
      if (!tunnel) return [];
      const colour = tunnel.colour === "grey" ? one : tunnel.colour;
      const other = map.rules.colours.find((each) => each !== colour)!;
      return [{ caption: t("rule-figure-U2", named(tunnel)), routes: { [tunnel.id]: null }, cards: [[colour, other, "wild"]] }];
    }
    case "K1":
      return map.tickets[0] ? [{ caption: t("rule-figure-K1", facts), ticket: map.tickets[0].id }] : [];
    case "B3": {
      const found = borrowing(map);
      return found
        ? [{
            caption: t("rule-figure-B3", { ...named(found.theirs), place: placeName(map, found.place) }),
            routes: { [found.mine.id]: 0, [found.theirs.id]: 1 }, stations: { [found.place]: 0 },
          }] : [];
    }
    case "E2": {
      const found = connected(map);
      return found
        ? [{ caption: t("rule-figure-E2", facts), routes: Object.fromEntries(found.path.map((id) => [id, 0])), ticket: found.ticket }] : [];
    }
    case "E5":
      return map.rules.symbols.length > 2 ? [{ caption: t("rule-figure-E5", facts), tokens: map.rules.symbols.slice(0, 3) }] : [];
    default:
      return [];
  }
}

/** What the cards of a picture are, in words. */
export function cardsInWords(map: MapData, cards: string[]): string {
  const counts: Cards = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return cardsText(map, counts);
}

/** Two routes that meet in a place: one's own, and one to be borrowed. */
function borrowing(map: MapData): { place: string; mine: RouteData; theirs: RouteData } | null {
  const plain = map.routes.filter((route) => !route.twin && !route.tunnel && route.wilds === 0 && route.length >= 2);
  for (const mine of plain) {
    const theirs = plain.find((each) => each !== mine && each.length <= 3 && (each.start === mine.end || each.end === mine.end));
    if (theirs && mine.length <= 3) return { place: mine.end, mine, theirs };
  }
  return null;
}

/** A ticket whose places are two or three routes apart, and these routes. */
function connected(map: MapData): { ticket: string; path: string[] } | null {
  for (const ticket of map.tickets) {
    const path = shortest(map, ticket.start, ticket.end);
    if (path && path.length >= 2 && path.length <= 3) return { ticket: ticket.id, path };
  }
  return null;
}

function shortest(map: MapData, start: string, end: string): string[] | null {
  const ways = new Map<string, string[]>([[start, []]]);
  const next = [start];
  for (const place of next) {
    if (place === end) return ways.get(place)!;
    for (const route of map.routes) {
      const other = route.start === place ? route.end : route.end === place ? route.start : null;
      if (other === null || ways.has(other)) continue;
      ways.set(other, [...ways.get(place)!, route.id]);
      next.push(other);
    }
  }
  return null;
}
