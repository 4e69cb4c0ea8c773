// All words of the page come through here, from the Fluent files in locales/.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../locales/en.ftl?raw";
import type { Key } from "./keys";

export type { Key };
export type Arguments = Record<string, FluentVariable>;

const bundle = new FluentBundle("en", { useIsolating: false });
const mistakes = bundle.addResource(new FluentResource(english));
if (mistakes.length > 0) throw mistakes[0];

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
