// All words of the page come through here, from the Fluent files in locales/.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../locales/en/page.ftl?raw";
import type { Key } from "./keys";

export type { Key };
export type Arguments = Record<string, FluentVariable>;
/** Words that are fetched when they are first needed. */
export type Chapter = "rules" | "lessons";

const bundle = new FluentBundle("en", { useIsolating: false });
add(english);

function add(text: string): void {
  const mistakes = bundle.addResource(new FluentResource(text));
  if (mistakes.length > 0) throw mistakes[0];
}

const chapters = import.meta.glob<string>(
  ["../../locales/*/rules.ftl", "../../locales/*/lessons.ftl"], { query: "?raw", import: "default" },
);
const fetched = new Map<Chapter, Promise<void>>();

/** Makes the words of a chapter known; they are fetched once. */
export function loadWords(chapter: Chapter): Promise<void> {
  let coming = fetched.get(chapter);
  if (!coming) {
    coming = chapters[`../../locales/${bundle.locales[0]}/${chapter}.ftl`]!().then(add);
    coming.catch(() => fetched.delete(chapter));
    fetched.set(chapter, coming);
  }
  return coming;
}

/** The text of a message. */
export function t(key: Key, given: Arguments = {}): string {
  return said(key, given) ?? key;
}

/** The text of a message whose id is put together from a code; null where there is none. */
export function said(id: string, given: Arguments = {}): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  return bundle.formatPattern(message.value, given, []);
}

/** A list in words: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(bundle.locales[0], { type: "conjunction" }).format(parts);
}

/** A chance from 0 to 1 in whole hundredths: "42%", as the language writes it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(bundle.locales[0], { style: "percent" }).format(chance);
}

/** A code of the protocol as the end of a message id: snake_case becomes kebab-case. */
export function dashed(code: string): string {
  return code.replaceAll("_", "-");
}
