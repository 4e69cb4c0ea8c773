// The language that the page speaks. Its words are in a folder of locales/, and are fetched when
// they are needed. No language stands in for another: what is missing in one fails a test.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";

/** Words that are fetched when they are first needed. */
export type Chapter = "rules" | "lessons" | "games" | "replay" | "commands" | "screen" | "device";
type File = "page" | Chapter;

interface Words {
  language: string;
  bundle: FluentBundle;
  /** What places are called, by their ids, where it is not what the board calls them. */
  places: Record<string, string>;
  files: Set<File>;
}

const texts = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default" });
const placeNames = import.meta.glob<Record<string, string>>("../../locales/*/places.json", { import: "default" });

/** Spoken where the browser wants a language that we do not have. */
export const FIRST = "en";

export const LANGUAGES: readonly string[] = Object.keys(texts)
  .flatMap((path) => /([\w-]+)\/page\.ftl$/.exec(path)?.[1] ?? [])
  .sort((one, other) => ownName(one).localeCompare(ownName(other)));

/** What a language calls itself, as the first word of a line. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

/** The first language of a browser's list that we have. */
export function languageFor(wanted: readonly string[], have: readonly string[] = LANGUAGES): string {
  for (const tag of wanted) {
    const found = have.find((each) => each.toLowerCase() === tag.toLowerCase())
      ?? have.find((each) => each === tag.split("-")[0]!.toLowerCase());
    if (found) return found;
  }
  return FIRST;
}

let spoken = $state.raw<Words | null>(null);
/** All chapters that any part of the page has asked for. */
const chapters = new Set<Chapter>();
let wanted = "";

/** The words of the language that is spoken now. */
export function wordsNow(): Words {
  if (!spoken) throw new Error("no language is spoken yet: call `speak` first");
  return spoken;
}

export const language = (): string => wordsNow().language;

/** Speaks a language from now on; everything on the page changes at once, when its words are here. */
export async function speak(next: string): Promise<void> {
  wanted = next;
  const bundle = new FluentBundle(next, { useIsolating: false });
  const words: Words = { language: next, bundle, places: {}, files: new Set() };
  const places = placeNames[`../../locales/${next}/places.json`]?.();
  // A chapter may be asked for while others are on their way.
  for (let lacking: File[] = ["page"]; lacking.length > 0; lacking = [...chapters].filter((each) => !words.files.has(each))) {
    await Promise.all(lacking.map((file) => learn(words, file)));
  }
  words.places = (await places) ?? {};
  // Somebody who has chosen again meanwhile gets the latest choice.
  if (wanted === next) spoken = words;
}

/** Makes the words of a chapter known, in whatever language is spoken; they are fetched once. */
export async function loadWords(chapter: Chapter): Promise<void> {
  chapters.add(chapter);
  const words = untrack(wordsNow);
  if (words.files.has(chapter)) return;
  await learn(words, chapter);
  // What was drawn before its words came is drawn again.
  if (spoken?.bundle === words.bundle) spoken = { ...words };
}

async function learn(words: Words, file: File): Promise<void> {
  if (words.files.has(file)) return;
  const text = await texts[`../../locales/${words.language}/${file}.ftl`]!();
  if (words.files.has(file)) return;
  const mistakes = words.bundle.addResource(new FluentResource(text));
  if (mistakes.length > 0) throw mistakes[0];
  words.files.add(file);
}
