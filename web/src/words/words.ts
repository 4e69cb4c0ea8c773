// All words of the page come through here, from the Fluent files in locales/. Whatever is put
// together from them in a template or a $derived changes with the language.
import type { FluentVariable } from "@fluent/bundle";
import type { Key } from "./keys";
import { language, loadWords, wordsNow } from "./language.svelte";

export { loadWords };
export type { Key };
export type Arguments = Record<string, FluentVariable>;

/** The text of a message. */
export function t(key: Key, given: Arguments = {}): string {
  return said(key, given) ?? key;
}

/** The text of a message whose id is put together from a code; null where there is none. */
export function said(id: string, given: Arguments = {}): string | null {
  const { bundle } = wordsNow();
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  return spaced(bundle.formatPattern(message.value, given, []));
}

/** The caron of ď reaches into the space after it, in our letters: a wider one keeps words apart. */
function spaced(text: string): string {
  return text.replaceAll("ď ", "ď\u2004");
}

/** A list in words: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** A chance from 0 to 1 in whole hundredths: "42%", as the language writes it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(chance);
}

/** The order of two texts in a list, as the language sorts. */
export function inOrder(one: string, other: string): number {
  return one.localeCompare(other, language());
}

/** A code of the protocol as the end of a message id: snake_case becomes kebab-case. */
export function dashed(code: string): string {
  return code.replaceAll("_", "-");
}
