// The commands: their names here, their words in the language's commands.ftl, and what may follow.
import { said, t, type Key } from "../words/words";

/** What a command's words after it may name. */
export type Kind = "place" | "colour" | "number" | "token" | "seat" | "all" | "deck" | "verb" | "text";

export interface Verb {
  id: VerbId;
  /** What may follow it. */
  takes: Kind[];
  /** Only on boards with this; every board has the rest. */
  only?: "stations" | "tokens" | "tunnels";
  /** Moves are offered first, and only to who has a seat. */
  move?: boolean;
}

export const VERB_IDS = [
  "draw", "claim", "draw-tickets", "keep", "station", "pay", "withdraw", "place", "take", "pass", "undo",
  "turn", "cards", "market", "tickets", "offer", "claims", "can", "routes", "owner", "way", "players", "cars",
  "stations", "tokens", "odds", "log", "time", "say", "chat", "again", "help",
] as const;
export type VerbId = (typeof VERB_IDS)[number];

const SHAPES: Partial<Record<VerbId, Omit<Verb, "id">>> = {
  draw: { takes: ["colour", "number", "deck"], move: true },
  claim: { takes: ["place", "colour", "number"], move: true },
  "draw-tickets": { takes: [], move: true },
  keep: { takes: ["number", "all", "place"], move: true },
  station: { takes: ["place", "colour", "number"], move: true, only: "stations" },
  pay: { takes: ["colour", "number"], move: true, only: "tunnels" },
  withdraw: { takes: [], move: true, only: "tunnels" },
  place: { takes: ["token", "place"], move: true, only: "tokens" },
  take: { takes: ["token", "place", "colour", "number", "deck"], move: true },
  pass: { takes: [], move: true },
  undo: { takes: [], move: true },
  cards: { takes: ["seat"] },
  can: { takes: ["place"] },
  routes: { takes: ["place", "colour"] },
  owner: { takes: ["place"] },
  way: { takes: ["place"] },
  players: { takes: ["seat"] },
  cars: { takes: ["seat"] },
  stations: { takes: [], only: "stations" },
  tokens: { takes: [], only: "tokens" },
  log: { takes: ["number"] },
  say: { takes: ["text"] },
  help: { takes: ["verb"] },
};

export const VERBS: Verb[] = VERB_IDS.map((id) => ({ id, takes: [], ...SHAPES[id] }));

/** All words for a command; the first is what it is called. */
export const wordsOf = (id: VerbId): string[] => listIn(`verb-${id}`);
export const verbName = (id: VerbId): string => wordsOf(id)[0]!;
export const helpOf = (id: VerbId): string => t(`help-${id}` as Key);

/** A message that is a list of words, separated by commas. */
export function listIn(key: string): string[] {
  return (said(key) ?? "").split(",").map((word) => word.trim()).filter((word) => word !== "");
}
