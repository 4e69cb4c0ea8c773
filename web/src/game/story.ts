// The log: moves as sentences with card icons. Words come from Fluent, facts from the server.
import type { MapData, MoveView } from "../protocol";
import { cardsText, placeName, routeName, routeOf, type Cards } from "../words/names";
import { t } from "../words/words";

export interface Line {
  seq: number;
  seat: number | null;
  text: string;
  cards: Cards;
  points: number;
  byBot: boolean;
  /** Whether the cards were paid, rather than taken or shown. */
  paid: boolean;
}

/** The lines that a move writes; `names` gives each seat's name. */
export function linesOf(map: MapData, move: MoveView, names: (seat: number) => string): Line[] {
  const line = (text: string, cards: Cards = {}, seat: number | null = move.seat): Line => ({
    seq: move.seq, seat, text, cards, points: 0, byBot: move.by_bot ?? false, paid: false,
  });
  const name = names(move.seat);
  if (move.undo) return [line(t("log-undo", { name }))];
  const main = { ...line(...sentence(map, move, name)), points: move.points ?? 0, paid: Object.keys(move.paid ?? {}).length > 0 };
  const after: Line[] = [];
  const turned = (move.events ?? []).filter((event) => event.name === "revealed");
  if (turned.length > 0) {
    const cards: Cards = {};
    for (const event of turned) if (event.card) cards[event.card] = (cards[event.card] ?? 0) + 1;
    after.push(line(t("log-revealed"), cards, null));
  }
  if (move.token && !move.action?.startsWith("take")) {
    after.push(line(t("log-token", { name, token: tokenName(map, move.token) })));
  }
  const happened = new Set((move.events ?? []).map((event) => event.name));
  if (happened.has("reset")) after.push(line(t("log-reset"), {}, null));
  if (happened.has("reshuffle")) after.push(line(t("log-reshuffle"), {}, null));
  return [main, ...after];
}

/** A line as it is said: cards in words, points with their sign. */
export function spoken(map: MapData, line: Line): string {
  const cards = Object.keys(line.cards).length > 0 ? cardsText(map, line.cards) : "";
  const points = line.points ? `, +${line.points}` : "";
  return `${line.text}${cards && (line.paid ? ` (${cards})` : ` ${cards}`)}${points}.`;
}

export const tokenName = (map: MapData, symbol: string): string =>
  map.token_names[symbol] ?? symbol;

function sentence(map: MapData, move: MoveView, name: string): [string, Cards?] {
  const [verb, first = "", second = ""] = (move.action ?? "").split(" ");
  switch (verb) {
    case "draw":
      if (move.card) return [t("log-draw-card", { name }), { [move.card]: 1 }];
      return drawnBlind(move, name);
    case "claim": {
      const route = routeName(map, first);
      const open = routeOf(map, first)?.tunnel && !move.route;
      return [t(open ? "log-claim-tunnel" : "log-claim", { name, route }), move.paid ?? {}];
    }
    case "pay":
      return [t("log-pay", { name, route: routeName(map, move.route ?? "") }), move.paid ?? {}];
    case "tickets":
      return [t("log-tickets", { name })];
    case "keep":
      return [move.kept ? t("log-keep", { name, count: move.kept }) : t("log-keep-secret", { name })];
    case "station":
      return [t("log-station", { name, place: placeName(map, first) }), move.paid ?? {}];
    case "withdraw":
      return [t("log-withdraw", { name })];
    case "place":
      return [t("log-place", { name, token: tokenName(map, first), place: placeName(map, second) })];
    case "take":
      return [t("log-token", { name, token: tokenName(map, move.token ?? "") })];
    default:
      return [t("log-pass", { name })];
  }
}

function drawnBlind(move: MoveView, name: string): [string, Cards?] {
  const seen = (move.events ?? []).find((event) => event.name === "drawn" && event.card);
  if (seen?.card) return [t("log-draw-deck-card", { name }), { [seen.card]: 1 }];
  return [t("log-draw-deck", { name })];
}
