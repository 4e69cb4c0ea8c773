// Writes src/words/keys.ts: the ids of all messages in locales/en/, so that a word that does not
// exist is a type error. With --check it only compares.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const folder = new URL("../locales/en/", import.meta.url);
const target = new URL("../src/words/keys.ts", import.meta.url);

const ids = readdirSync(folder).sort().flatMap((name) =>
  [...readFileSync(new URL(name, folder), "utf8").matchAll(/^([a-z][\w-]*)\s*=/gm)].map((m) => m[1]));
const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
if (twice.length > 0) {
  console.error(`locales/en says these twice: ${twice.join(", ")}`);
  process.exit(1);
}
const text = [
  "// Made by `npm run keys` from locales/en; do not edit.",
  "export type Key =",
  ...ids.map((id) => `  | "${id}"`),
].join("\n") + ";\n";

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== text) {
    console.error("src/words/keys.ts is not up to date: run `npm run keys`");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
