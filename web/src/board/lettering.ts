// How the name of a place is written into the room that the layout keeps for it. The layout knows
// the board's own name; a name in another language may be longer.
import type { Label } from "./layout";

export interface Lettering { lines: string[]; size: number }

/** A name is written smaller than the others by this much at most; beyond it cannot be read. */
const SMALLEST = 0.78;
/** From the middle of a line to that of the next, in font sizes. */
export const LINE = 1.08;
/** Between letters, as the board's style has it. */
const SPACING = 0.015;

/** The name as it fits: in one line or two, a little smaller, or else as the board itself writes it. */
export function lettering(label: Label, name: string, size: number): Lettering {
  const own = { lines: label.lines, size };
  if (name === label.lines.join(" ")) return own;
  const ways = label.lines.length > 1 ? [[name], ...broken(name)] : [[name]];
  const sizes = ways.map((lines) => Math.min(size, label.width / Math.max(...lines.map(textWidth))));
  const best = Math.max(...sizes);
  return best < size * SMALLEST ? own : { lines: ways[sizes.indexOf(best)]!, size: best };
}

/** All ways to break a name into two lines. */
function broken(name: string): string[][] {
  return [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
}

/** How wide a text is in the board's letters, in font sizes; rather too wide than too narrow. */
export function textWidth(text: string): number {
  return [...text.normalize("NFD").replace(/\p{M}/gu, "")].reduce((sum, letter) => sum + letterWidth(letter) + SPACING, 0);
}

function letterWidth(letter: string): number {
  if (/[ 'ilj’I.,()]/.test(letter)) return 0.27;
  if (/[tfr-]/.test(letter)) return 0.36;
  if (/[mwMW]/.test(letter)) return 0.76;
  return /\p{Lu}/u.test(letter) ? 0.59 : 0.5;
}
