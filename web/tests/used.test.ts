// Every word is used. Ids that are put together from a code (`error-${code}`) are put together here as
// well, from the lists of codes themselves: a word for a code that nothing has is found.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARD_SHAPES } from "../src/art/colours";
import { VERB_IDS } from "../src/commands/verbs";
import { PARTS } from "../src/rules/ids";
import { LANGUAGES } from "../src/words/language.svelte";
import { dashed } from "../src/words/words";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const folder = new URL("../src/", import.meta.url);
const sources = (readdirSync(folder, { recursive: true }) as string[])
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/keys\.ts|protocol\.ts/.test(path))
  .map((path) => readFileSync(new URL(path, folder), "utf8")).join("\n");
const python = (path: string): string => read(`../src/funicular/${path}`);

const words = (text: string): string[] => [...text.matchAll(/"([\w-]+)"/g)].map((found) => found[1]!);
/** The words in quotation marks that a pattern finds in a text. */
function listed(text: string, pattern: RegExp): string[] {
  const found = words(pattern.exec(text)?.[1] ?? "");
  if (found.length === 0) throw new Error(`nothing fits ${pattern}`);
  return found;
}
const protocol = read("src/protocol.ts");
const union = (name: string): string[] => listed(protocol, new RegExp(`export type ${name} =([^;]*);`));
const field = (name: string): string[] => listed(protocol, new RegExp(`\\n  ${name}: ([^;]*);`));
const constant = (path: string, name: string): string[] => listed(read(path), new RegExp(`const ${name}\\b[^=]*=\\s*\\[([^\\]]*)\\]`));

const BOARDS = ["europe", "san_francisco"];
const ofBoards = (file: string, key: string): string[] => BOARDS.flatMap((board) => {
  const list = new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m").exec(python(`maps/data/${board}/${file}.toml`));
  return words(list?.[1] ?? "");
});
const LESSONS = listed(python("server/lessons/__init__.py"), /LESSONS = \(([^)]*)\)/);
/** The steps of a lesson that the pupil takes, each with the texts that may lead up to it. */
const steps = LESSONS.flatMap((lesson) =>
  [...python(`server/lessons/${lesson}.toml`).matchAll(/^ *\[0, "[^"]*", "([\w-]+)"\]/gm)]
    .flatMap(([, says]) => ["", "-1", "-2", "-3"].map((end) => `${lesson}-${says}${end}`)));
const parts = ["routes", "tickets", "stations", "longest", "tokens"];
const bots = [
  ...[...python("bots/policies.py").matchAll(/^ {4}([A-Z_]+) = \d+$/gm)].map((found) => found[1]!.toLowerCase()), "search",
  ...[...python("bots/levels.py").matchAll(/^ {4}"([\w-]+)": Level\(/gm)].map((found) => found[1]!),
];

/** Every way in which the page puts an id together, and all that it may become. */
const MADE: Record<string, readonly string[]> = {
  "bot-*": bots,
  "car-*": BOARDS, "cars-*": BOARDS, "cars-counted-*": BOARDS,
  "wild-*": BOARDS, "wilds-*": BOARDS, "wilds-counted-*": BOARDS, "map-title-*": BOARDS,
  "closing-*": field("reason"),
  "colour-*": [...Object.keys(CARD_SHAPES), "grey", ...ofBoards("names", "colours")],
  "end-*": parts, "end-*-of": parts,
  "end-stage-*": [...parts, "failed", "total"],
  "error-*": union("ErrorCode"),
  "games-*": constant("src/games/GamesScreen.svelte", "NAMES"),
  "games-from-*": constant("src/games/TicketExplorer.svelte", "SOURCES"),
  "games-tickets-*": constant("src/games/TicketExplorer.svelte", "SOURCES"),
  "games-record-*": union("RecordKind"),
  "help-*": VERB_IDS, "verb-*": VERB_IDS,
  "learn-*": LESSONS, "learn-*-lead": LESSONS,
  "lesson-*": steps,
  "lesson-own-*": ["keep", "draw", "tickets", "claim", "pay", "withdraw", "station", "take", "place", "pass"],
  "option-assist-*": union("Assist"), "option-pace-*": union("BotPace"),
  "option-seating-*": field("seating"), "option-turn-order-*": field("turn_order"),
  "order-*": ["turned_back", "not_needed", "already_done"],
  "order-kind-*": constant("src/game/OrdersPanel.svelte", "KINDS"),
  "phrase-*": constant("src/game/Chat.svelte", "PHRASES"),
  "refusal-*": [...python("game/refusals.py").matchAll(/^ {4}Refusal\.(\w+): "/gm)].map((found) => found[1]!.toLowerCase()),
  "replay-*": constant("src/replay/ReplayView.svelte", "TABS"),
  "replay-verdict-*": ["best", "close", "better", "played", "worse"],
  "rule-part-*": Object.keys(PARTS),
  "rule-text-*": Object.values(PARTS).flat(), "rule-title-*": Object.values(PARTS).flat(),
  "settings-contrast-*": constant("src/shell/Settings.svelte", "CONTRASTS"),
  "settings-notify-*": ["page", "none"],
  "settings-speed-*": constant("src/shell/Settings.svelte", "SPEEDS"),
  "settings-theme-*": constant("src/shell/Settings.svelte", "THEMES"),
  "status-*": union("Status"),
  "token-*": ofBoards("rules", "symbols"),
  "words-colour-*": ofBoards("rules", "colours"),
};
const made = new Set(Object.entries(MADE).flatMap(([form, codes]) => codes.map((code) => form.replace("*", dashed(code)))));

describe("ids that are put together", () => {
  it("are all known here", () => {
    const forms = [...sources.matchAll(/(?:said|t|listIn)\(`([a-z-]+)\$\{[^`]*?\}([a-z-]*)`/g)].map(([, start, end]) => `${start}*${end}`);
    expect(forms.length).toBeGreaterThan(30);
    expect(forms.filter((form) => !(form in MADE))).toEqual([]);
    const gone = Object.keys(MADE).filter((form) => !forms.includes(form));
    expect(gone, "`lesson-…` has a name of its own in the coach").toEqual(["lesson-*"]);
  });
});

it.each(LANGUAGES)("every word of %s is used", (language) => {
  const files = readdirSync(new URL(`../locales/${language}/`, import.meta.url)).filter((name) => name.endsWith(".ftl"));
  expect(files.length).toBeGreaterThan(6);
  const keys = files.flatMap((file) => [...read(`locales/${language}/${file}`).matchAll(/^([a-z][\w-]*)\s*=/gm)].map((found) => found[1]!));
  const unused = keys.filter((key) => !made.has(key) && !["'", '"', "`"].some((mark) => sources.includes(mark + key + mark)));
  expect(unused).toEqual([]);
});
