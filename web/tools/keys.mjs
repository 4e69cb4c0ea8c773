// Writes src/words/keys.ts: the ids of all messages in locales/en.ftl, so that a word that does
// not exist is a type error. With --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";

const source = new URL("../locales/en.ftl", import.meta.url);
const target = new URL("../src/words/keys.ts", import.meta.url);

const ids = [...readFileSync(source, "utf8").matchAll(/^([a-z][\w-]*)\s*=/gm)].map((m) => m[1]);
const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
if (twice.length > 0) {
  console.error(`locales/en.ftl says these twice: ${twice.join(", ")}`);
  process.exit(1);
}
const text = [
  "// Made by `npm run keys` from locales/en.ftl; do not edit.",
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
