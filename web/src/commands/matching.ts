// What was typed against what things are called: in any case, without accents, by its beginning,
// and with a slip of the finger.

import { plain } from "../words/plain";

/** The words of a text as they are compared, no signs between. */
export function plainWords(text: string): string[] {
  return plain(text).replace(/['’]/g, "").split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

export interface Named<Value> {
  value: Value;
  names: string[];
}

/** How well a text fits a name; the smaller the better. */
export const FIT = { exact: 0, begins: 1, within: 2, bent: 3, mistyped: 4 } as const;

export interface Match<Value> {
  /** All that it may mean, equally well. */
  values: Value[];
  fit: number;
}

/** Shorter texts than this are not taken for the beginning of a name. */
const SHORTEST = 2;

export class Lexicon<Value> {
  private readonly entries: { value: Value; names: string[][] }[];

  constructor(named: Named<Value>[], fillers: ReadonlySet<string> = new Set()) {
    this.entries = named.map(({ value, names }) => ({
      value, names: names.map((name) => without(plainWords(name), fillers)).filter((words) => words.length > 0),
    }));
  }

  /** What these words may mean; null if they fit nothing. `slips` allows for mistyped ones. */
  match(words: string[], slips = true): Match<Value> | null {
    let found: Match<Value> | null = null;
    for (const { value, names } of this.entries) {
      const fit = Math.min(...names.map((name) => fitOf(words, name, slips)));
      if (!Number.isFinite(fit) || (found && fit > found.fit)) continue;
      if (!found || fit < found.fit) found = { values: [value], fit };
      else found.values.push(value);
    }
    return found;
  }

  /** Names that the words begin, for completion: the first letter is enough. */
  beginningWith(words: string[]): Value[] {
    const text = words.join(" ");
    const fitting = (name: string[]): number =>
      (text.length < SHORTEST ? (name[0]!.startsWith(text) ? FIT.begins : Infinity) : fitOf(words, name, false));
    const fits = this.entries.map(({ value, names }) => ({ value, fit: Math.min(...names.map(fitting)) }));
    return fits.filter(({ fit }) => fit <= FIT.within).sort((one, other) => one.fit - other.fit).map(({ value }) => value);
  }

  /** What was most likely meant by something that fits nothing. */
  nearest(words: string[]): Value[] {
    const text = words.join(" ");
    const far = this.entries.map(({ value, names }) =>
      ({ value, steps: Math.min(...names.map((name) => distance(text, name.join(" ")))) }));
    const least = Math.min(...far.map(({ steps }) => steps));
    return least <= Math.max(2, text.length / 2) ? far.filter(({ steps }) => steps === least).slice(0, 3).map(({ value }) => value) : [];
  }
}

function without(words: string[], fillers: ReadonlySet<string>): string[] {
  const rest = words.filter((word) => !fillers.has(word));
  return rest.length > 0 ? rest : words;
}

function fitOf(words: string[], name: string[], slips: boolean): number {
  const text = words.join(" ");
  const whole = name.join(" ");
  if (text === whole) return FIT.exact;
  if (text.length < SHORTEST) return Infinity;
  if (whole.startsWith(text)) return FIT.begins;
  if (begin(words, name)) return FIT.within;
  if (words.length !== name.length) return Infinity;
  // "černou" for "černá", "Parijse" for "Parijs".
  if (whole.length >= 4 && text.startsWith(whole.slice(0, -1)) && text.length <= whole.length + 2) return FIT.bent;
  const slip = whole.length >= 8 ? 2 : whole.length >= 4 ? 1 : 0;
  return slips && slip > 0 && distance(text, whole, slip) <= slip ? FIT.mistyped : Infinity;
}

/** Whether each word begins a word of the name, in the same order: "gol bri". */
function begin(words: string[], name: string[]): boolean {
  let next = 0;
  for (const word of words) {
    if (word.length < SHORTEST) return false;
    while (next < name.length && !name[next]!.startsWith(word)) next += 1;
    if (next++ >= name.length) return false;
  }
  return true;
}

/** How many letters must be changed, added, left out or swapped; more than `most` is told as more. */
export function distance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}
