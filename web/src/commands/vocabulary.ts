// All that can be named at a table, in the language of the page and as the board itself calls it.
import type { Table } from "../table/table.svelte";
import { wildsCounted } from "../words/boards";
import { colourName } from "../words/names";
import { dashed } from "../words/words";
import { language } from "../words/language.svelte";
import { Lexicon, plainWords, type Match } from "./matching";
import { listIn, VERBS, wordsOf, type Kind, type Verb, type VerbId } from "./verbs";

export type Item =
  | { kind: "place"; values: string[]; text: string }
  | { kind: "colour"; values: string[]; text: string }
  | { kind: "token"; values: string[]; text: string }
  | { kind: "seat"; values: number[]; text: string }
  | { kind: "number"; number: number; text: string }
  | { kind: "all"; text: string }
  | { kind: "deck"; text: string }
  | { kind: "unknown"; text: string };

export interface Spoken {
  verb: Verb | null;
  /** The verb may have been one of these. */
  near: VerbId[];
  /** The words after the verb. */
  rest: string[];
  /** The same as they were typed, for what is said to others. */
  raw: string;
}

/** The longest name of anything has so many words. */
const LONGEST = 5;

export class Vocabulary {
  readonly places: Lexicon<string>;
  readonly colours: Lexicon<string>;
  readonly tokens: Lexicon<string>;
  readonly seats: Lexicon<number>;
  readonly verbs: Verb[];
  readonly verbLexicon: Lexicon<Verb>;
  private readonly phrases: { words: string[]; verb: Verb }[];
  private readonly fillers: Set<string>;
  private readonly all: Lexicon<true>;
  private readonly deck: Lexicon<true>;
  /** The language that it was made for. */
  readonly language = language();

  constructor(readonly table: Table) {
    const { map, board } = table;
    this.fillers = new Set(listIn("words-fillers").flatMap(plainWords));
    this.verbs = VERBS.filter((verb) => fits(verb, table));
    this.phrases = this.verbs.flatMap((verb) => wordsOf(verb.id).map((phrase) => ({ words: plainWords(phrase), verb })))
      .sort((one, other) => other.words.length - one.words.length);
    this.verbLexicon = new Lexicon(this.verbs.map((verb) => ({ value: verb, names: wordsOf(verb.id) })));
    this.places = new Lexicon(map.places.map((place) => ({
      value: place.id,
      names: [place.name, board.places.find((each) => each.id === place.id)!.name, place.id.replaceAll("_", " ")],
    })), this.fillers);
    this.colours = new Lexicon([
      ...map.rules.colours.map((colour) => ({ value: colour, names: [colourName(colour), colour, ...listIn(`words-colour-${colour}`)] })),
      { value: "wild", names: [map.wild.singular, map.wild.plural, ...[1, 2, 5].map((count) => wildsCounted(map, count)), ...listIn("words-wild")] },
    ], this.fillers);
    this.tokens = new Lexicon(map.rules.symbols.map((symbol) => ({
      value: symbol, names: [map.token_names[symbol] ?? symbol, dashed(symbol)],
    })), this.fillers);
    this.seats = new Lexicon((table.info?.seats ?? []).map((seat) => ({
      value: seat.seat,
      names: [table.nameOf(seat.seat), ...(seat.seat === table.seat ? listIn("words-me") : [])].filter((name) => name !== ""),
    })));
    this.all = new Lexicon([{ value: true as const, names: listIn("words-all") }]);
    this.deck = new Lexicon([{ value: true as const, names: listIn("words-deck") }], this.fillers);
  }

  /** Splits a line into its command and the words after it. Of a line that is still being typed
   *  (`typing`) the last word may become anything. */
  spoken(line: string, typing = false): Spoken {
    const typed = plainWords(line);
    const none = { verb: null, near: [], rest: typed, raw: line.trim() };
    if (typed.length === 0) return none;
    const exact = this.phrases.find(({ words }) => words.every((word, index) => typed[index] === word));
    if (exact) return this.after(line, exact.words.length, exact.verb, typing);
    const begun = this.verbLexicon.match(typed.slice(0, 1), false);
    if (begun?.values.length === 1) return this.after(line, 1, begun.values[0]!, typing);
    if (begun) return { ...none, near: begun.values.map((verb) => verb.id) };
    return { ...none, near: this.verbLexicon.nearest(typed.slice(0, 1)).map((verb) => verb.id) };
  }

  private after(line: string, count: number, verb: Verb, typing: boolean): Spoken {
    const words = plainWords(line).slice(count);
    const rest = words.filter((word, index) => !this.fillers.has(word) || (typing && index === words.length - 1));
    return { verb, near: [], rest, raw: line.trim().split(/\s+/).slice(count).join(" ") };
  }

  /** The words as things of these kinds; what fits none of them is "unknown". */
  read(words: string[], kinds: Kind[]): Item[] {
    const items: Item[] = [];
    for (let at = 0; at < words.length;) {
      const { item, count } = this.next(words.slice(at, at + LONGEST), kinds);
      items.push(item);
      at += count;
    }
    return items;
  }

  private next(words: string[], kinds: Kind[]): { item: Item; count: number } {
    let best: { item: Item; count: number; worth: number } | null = null;
    for (let count = words.length; count > 0; count--) {
      const some = words.slice(0, count);
      for (const kind of kinds) {
        const found = this.find(kind, some);
        if (!found) continue;
        // A whole name goes before the beginning of one, then more words before fewer.
        const worth = (found.fit === 0 ? 100 : 0) + count * 10 - found.fit;
        if (!best || worth > best.worth) best = { item: found.item, count, worth };
      }
    }
    return best ?? { item: { kind: "unknown", text: words[0]! }, count: 1 };
  }

  private find(kind: Kind, words: string[]): { item: Item; fit: number } | null {
    const text = words.join(" ");
    const named = (match: Match<string> | null, name: "place" | "colour" | "token") =>
      match && { item: { kind: name, values: match.values, text } as Item, fit: match.fit };
    switch (kind) {
      case "place": return named(this.places.match(words), kind);
      case "colour": return named(this.colours.match(words), kind);
      case "token": return named(this.tokens.match(words), kind);
      case "seat": {
        const match = this.seats.match(words);
        return match && { item: { kind, values: match.values, text }, fit: match.fit };
      }
      case "number":
        return words.length === 1 && /^\d+$/.test(text) ? { item: { kind, number: Number(text), text }, fit: 0 } : null;
      case "all": case "deck": {
        const match = this[kind].match(words);
        return match && { item: { kind, text }, fit: match.fit };
      }
      default: return null;
    }
  }
}

function fits(verb: Verb, table: Table): boolean {
  const { rules, routes } = table.map;
  switch (verb.only) {
    case "stations": return rules.stations > 0;
    case "tokens": return rules.symbols.length > 0;
    case "tunnels": return routes.some((route) => route.tunnel);
    default: return true;
  }
}

/** "a, b or c" */
export function either(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(parts);
}
