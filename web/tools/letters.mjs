// The letters of the page: one file for each weight, with all letters of our languages and their
// neighbours together. In files that are split by ranges, as fonts are often served, letters of
// different files stand at wrong distances ("Hľ adať").
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const FOLDER = new URL("../letters/", import.meta.url);
const WEIGHTS = { 500: "500Medium", 700: "700Bold" };
const FONT = "@expo-google-fonts/barlow-semi-condensed";

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** Latin with everything that European languages put on it, and what else the page writes. */
const LETTERS = [
  range(0x20, 0x7e), range(0xa0, 0x17f), "ȘșȚț", range(0x2010, 0x2015), "‘’‚“”„†•…‰′″‹›€™←↑→↓−≤≥",
].join("");
/** Distances, accents, and figures of equal width. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum", "pnum"];

async function writeLetters() {
  mkdirSync(FOLDER, { recursive: true });
  for (const [weight, name] of Object.entries(WEIGHTS)) {
    const source = new URL(`../node_modules/${FONT}/${name}/BarlowSemiCondensed_${name}.ttf`, import.meta.url);
    const cut = await subset(readFileSync(source), LETTERS, { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES });
    writeFileSync(new URL(`barlow-semi-condensed-${weight}.woff2`, FOLDER), cut);
  }
}

/** Cuts the fonts before the page is built or served. */
export function letters() {
  return { name: "letters", apply: (_config, { mode }) => mode !== "test", buildStart: writeLetters };
}
