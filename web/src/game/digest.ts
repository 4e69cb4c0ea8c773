// What happened while the player was away, put together from the moves of the log.
import type { MapData, MoveView } from "../protocol";
import { placeName, routeName } from "../words/names";
import { listed, t } from "../words/words";

export interface Deeds {
  seat: number;
  claims: string[];
  stations: string[];
  cards: number;
  kept: number;
  tokens: string[];
  passes: number;
}

export interface Digest {
  /** Who did something, in the order of the first deed. */
  deeds: Deeds[];
  /** Routes of the player's plan that somebody else has taken. */
  broken: { route: string; owner: number }[];
  /** How many moves were made. */
  moves: number;
}

/** Moves that were taken back are as if they had never been. */
export function standing(moves: MoveView[]): MoveView[] {
  const stands: MoveView[] = [];
  for (const move of moves) {
    if (!move.undo) stands.push(move);
    else {
      const last = stands.findLastIndex((each) => each.seat === move.seat);
      if (last >= 0) stands.splice(last, 1);
    }
  }
  return stands;
}

/** What others did, and what was done for the player, after the move numbered `since`. */
export function digestOf(moves: MoveView[], since: number, seat: number | null, plan: Iterable<string>): Digest | null {
  const fresh = standing(moves.filter((move) => move.seq > since));
  if (!fresh.some((move) => move.seat !== seat)) return null;
  const found = new Map<number, Deeds>();
  for (const move of fresh) {
    const deeds = found.get(move.seat)
      ?? { seat: move.seat, claims: [], stations: [], cards: 0, kept: 0, tokens: [], passes: 0 };
    found.set(move.seat, deeds);
    const [verb, what = ""] = (move.action ?? "").split(" ");
    if (move.route) deeds.claims.push(move.route);
    if (move.token) deeds.tokens.push(move.token);
    if (verb === "draw") deeds.cards += 1;
    else if (verb === "station") deeds.stations.push(what);
    else if (verb === "keep") deeds.kept += move.kept ?? 0;
    else if (verb === "pass") deeds.passes += 1;
  }
  const planned = new Set(plan);
  const broken = fresh
    .filter((move) => move.route && move.seat !== seat && planned.has(move.route))
    .map((move) => ({ route: move.route!, owner: move.seat }));
  return { deeds: [...found.values()], broken, moves: fresh.length };
}

/** One player's deeds as a sentence: the board first, then the cards. */
export function deedsText(map: MapData, deeds: Deeds, name: string): string {
  const parts: string[] = [];
  if (deeds.claims.length > 0) {
    parts.push(t("digest-claimed", { routes: listed(deeds.claims.map((route) => routeName(map, route))) }));
  }
  if (deeds.stations.length > 0) {
    parts.push(t("digest-stations", { places: listed(deeds.stations.map((place) => placeName(map, place))) }));
  }
  if (deeds.tokens.length > 0) {
    parts.push(t("digest-tokens", { tokens: listed(deeds.tokens.map((token) => map.token_names[token] ?? token)) }));
  }
  if (deeds.cards > 0) parts.push(t("digest-cards", { count: deeds.cards }));
  if (deeds.kept > 0) parts.push(t("digest-kept", { count: deeds.kept }));
  if (deeds.passes > 0) parts.push(t("digest-passed"));
  return t("digest-line", { name, deeds: parts.length > 0 ? listed(parts) : t("digest-nothing") });
}
