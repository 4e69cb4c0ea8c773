// Every language says everything, with the right variables, in all the forms that numbers ask for.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Layout } from "../src/board/layout";
import { lettering, textWidth } from "../src/board/lettering";
import { LANGUAGES } from "../src/words/language.svelte";

const LOCALES = new URL("../locales/", import.meta.url);
const MAPS = new URL("../../src/funicular/maps/data/", import.meta.url);
const FILES = ["page", "rules", "lessons", "games", "replay", "commands", "screen"];
/** Words that a language shares with English: only texts of these alone may be the same. */
const SHARED: Record<string, string> = {
  all: "Funicular San Francisco Bot Chat Menu bonus",
  cs: "",
  fi: "",
  nl: "Contrast turquoise tunnel Tunnel Tunnels Routes Begin Planner Code host Host Claim Station Stations in Plan Webhooks wagon wagons Coach",
  pl: "Plan wagon",
  sk: "",
};

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
interface Message { id: string; value: Pattern | null; attributes: Record<string, unknown>; text: string }

function messages(language: string, file: string): Map<string, Message> {
  const text = readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8");
  // What the parser does not understand it passes over: the ids are counted apart.
  const blocks = [...text.matchAll(/^([a-z][\w-]*) *=([^]*?)(?=^[^\s}]|(?![^]))/gm)];
  const parsed = new Map(new FluentResource(text).body.map((each) => [each.id, each]));
  return new Map(blocks.map(([, id, body]) => {
    const found = parsed.get(id!);
    if (!found?.value) throw new Error(`${language}/${file}.ftl: ${id} cannot be read`);
    return [id!, { id: id!, value: found.value, attributes: found.attributes, text: body!.replace(/\s+/g, " ").trim() }];
  }));
}

interface Select {
  selector: { type: string; name?: string };
  variants: { key: { value: string | number }; value: unknown }[];
  star: number;
}

function walk(node: unknown, meet: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, meet);
  else if (node && typeof node === "object") {
    meet(node as Record<string, unknown>);
    for (const each of Object.values(node)) walk(each, meet);
  }
}
function variablesOf(pattern: unknown): string[] {
  const found = new Set<string>();
  walk(pattern, (node) => { if (node.type === "var") found.add(node.name as string); });
  return [...found].sort();
}
function selectsOf(pattern: unknown): Select[] {
  const found: Select[] = [];
  walk(pattern, (node) => { if (node.type === "select") found.push(node as unknown as Select); });
  return found;
}

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
const keysOf = (select: Select): string[] => select.variants.map((each) => String(each.key.value));
const counts = (select: Select): boolean =>
  keysOf(select).some((key) => CATEGORIES.includes(key) && key !== "other") || keysOf(select).every((key) => key === "other");
/** A text without words of its own: what is filled in has the right form already. */
function wordless(pattern: unknown): boolean {
  return (Array.isArray(pattern) ? pattern : [pattern]).every((part) => typeof part !== "string" || wordsOf(part).length === 0);
}
/** The forms that whole numbers ask for in a language. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 300 }, (_, count) => rules.select(count)))].sort();
}
/** What is left of a text for somebody to translate. */
function wordsOf(pattern: unknown): string[] {
  const parts: string[] = typeof pattern === "string" ? [pattern] : [];
  if (Array.isArray(pattern)) {
    for (const part of pattern) {
      if (typeof part === "string") parts.push(part);
      else for (const select of selectsOf(part)) parts.push(...select.variants.flatMap((each) => wordsOf(each.value)));
    }
  }
  return parts.join(" ").match(/\p{L}+/gu) ?? [];
}

it("every folder is a language", () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(6);
  expect(readdirSync(LOCALES).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES)("%s", (language) => {
  describe.each(FILES)("%s.ftl", (file) => {
    const english = messages("en", file);
    const own = messages(language, file);

    it("has the messages of the English file, each once, and no others", () => {
      expect([...own.keys()].filter((id) => !english.has(id)), "unknown").toEqual([]);
      expect([...english.keys()].filter((id) => !own.has(id)), "missing").toEqual([]);
      const ids = [...readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8").matchAll(/^([a-z][\w-]*) *=/gm)];
      expect(ids.map((found) => found[1])).toHaveLength(own.size);
    });
    it("uses the same variables", () => {
      const wrong = [...own.values()].filter((each) =>
        variablesOf(each.value).join() !== variablesOf(english.get(each.id)?.value).join());
      expect(wrong.map((each) => each.id)).toEqual([]);
    });
    it("has every form that numbers ask for", () => {
      const forms = formsOf(language);
      const lacking = [...own.values()].flatMap((each) => selectsOf(each.value).filter(counts)
        .filter((select) => !wordless(select.variants[select.star]!.value))
        .filter((select) => forms.some((form) => !keysOf(select).includes(form))).map(() => each.id));
      expect(lacking, `each needs ${forms.join(", ")}`).toEqual([]);
    });
    it("tells the same cases apart", () => {
      const cases = (message: Message | undefined) => JSON.stringify(selectsOf(message?.value)
        .filter((each) => !counts(each)).map((each) => [each.selector.name, ...keysOf(each).sort()]).sort());
      const wrong = [...english.values()].filter((each) => selectsOf(each.value).some((one) => !counts(one)))
        .filter((each) => {
          const mine = new Set(selectsOf(own.get(each.id)?.value).filter((one) => !counts(one)).map((one) => JSON.stringify([one.selector.name, ...keysOf(one).sort()])));
          return selectsOf(each.value).filter((one) => !counts(one))
            .some((one) => !mine.has(JSON.stringify([one.selector.name, ...keysOf(one).sort()])));
        });
      expect(wrong.map((each) => `${each.id}: ${cases(own.get(each.id))}`)).toEqual([]);
    });
    it("can be said", () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8")));
      for (const each of own.values()) {
        for (const count of [0, 1, 2, 5, 22]) {
          const given = Object.fromEntries(variablesOf(each.value).map((name) => [name, count]));
          const mistakes: Error[] = [];
          const text = bundle.formatPattern(each.value!, given, mistakes);
          expect(mistakes, each.id).toEqual([]);
          expect(text.trim(), each.id).not.toBe("");
        }
      }
    });
    if (language !== "en") it("is translated", () => {
      const allowed = new Set(`${SHARED.all} ${SHARED[language] ?? ""}`.split(" "));
      const same = [...own.values()].filter((each) =>
        each.text === english.get(each.id)?.text && wordsOf(each.value).some((word) => !allowed.has(word)));
      expect(same.map((each) => `${each.id} = ${each.text}`).join("\n")).toBe("");
    });
  });
});

it.each(Object.keys(SHARED).filter((name) => name !== "all"))("the list of words shared with %s has only those", (language) => {
  const [english, own] = ["en", language].map((each) => FILES.flatMap((file) => [...messages(each, file).values()]));
  const same = own!.filter((each) => english!.some((one) => one.id === each.id && one.text === each.text));
  const used = new Set(same.flatMap((each) => wordsOf(each.value)));
  expect(SHARED[language]!.split(" ").filter((word) => word && !used.has(word))).toEqual([]);
});

/** What the longest path's bonus is called in the boxes, or would be. */
const EXPRESS: Record<string, string> = {
  en: "European Express", cs: "Evropský Express", sk: "Európsky Expres", pl: "Europejski Ekspres",
  nl: "Europa Express", fi: "Eurooppa-ekspressi",
};
it.each(Object.keys(EXPRESS))("%s names the European Express, on the board of Europe", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const rules = messages(language, "rules");
  const told = (map: string) => bundle.formatPattern(rules.get("rule-text-E4")!.value!, { map, cars: "x", longest: 10 }, []);
  expect(told("europe").replaceAll("\u00a0", " ")).toContain(EXPRESS[language]);
  expect(told("san_francisco")).not.toContain(EXPRESS[language]!.split(/[ -]/)[0]);
  for (const [file, id] of [["rules", "rules-goal"], ["lessons", "lesson-europe-longest"]] as const) {
    expect(messages(language, file).get(id)!.text.replaceAll("\u00a0", " ")).toContain(EXPRESS[language]);
  }
});

/** Words that ask for another case than the one in which names come in. */
const GOVERNING: Record<string, RegExp> = {
  cs: /(?<!\p{L})(?:mezi|do|ze?|ve?|na|od|pro|u|k|ke|po|spojuje|spojují|obsadit|obsazuje)\s\{ \$(?:start|end|place|route|name)/iu,
  sk: /(?<!\p{L})(?:medzi|do|zo?|vo?|na|od|pre|u|k|ku|po|spája|spájajú|obsadiť|obsadzuje)\s\{ \$(?:start|end|place|route|name)/iu,
  pl: /(?<!\p{L})(?:między|do|ze?|we?|na|od|dla|u|po|łączy|łączą|zajmij|zajmuje)\s\{ \$(?:start|end|place|name)/iu,
};
it.each(Object.keys(GOVERNING))("names stand in the nominative in %s", (language) => {
  const wrong = FILES.flatMap((file) => [...messages(language, file).values()])
    .filter((each) => GOVERNING[language]!.test(each.text)).map((each) => `${each.id} = ${each.text}`);
  expect(wrong).toEqual([]);
});

interface Place { id: string; name: string }
const boards = ["europe", "san_francisco"].map((id) => {
  const rows = readFileSync(new URL(`${id}/geography.csv`, MAPS), "utf8").trim().split("\n").slice(1);
  const layout = JSON.parse(readFileSync(new URL(`${id}/layout.json`, MAPS), "utf8")) as Layout;
  return { layout, places: rows.map((row): Place => ({ id: row.split(",")[0]!, name: row.split(",")[1]! })) };
});
const places = boards.flatMap((board) => board.places);

describe.each(LANGUAGES.filter((each) => each !== "en"))("places in %s", (language) => {
  const file = new URL(`${language}/places.json`, LOCALES);
  const names = (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Record<string, string>;

  it("are places of the boards, called otherwise than there", () => {
    for (const [id, name] of Object.entries(names)) {
      expect(places.map((place) => place.id)).toContain(id);
      expect(name, id).not.toBe(places.find((place) => place.id === id)!.name);
      expect(name).toBe(name.trim());
    }
    const all = places.map((place) => names[place.id] ?? place.name);
    expect(all.filter((name, index) => all.indexOf(name) !== index), "two places of one name").toEqual([]);
  });
  it("fit into the room that the board has for them", () => {
    for (const { layout, places } of boards) {
      for (const place of places) {
        const { label } = layout.places[place.id]!;
        const wanted = names[place.id] ?? place.name;
        const { lines, size } = lettering(label, wanted, layout.font_size);
        expect(lines.join(" "), `${place.id} is written as the board itself has it: find a shorter name`).toBe(wanted);
        expect(Math.max(...lines.map(textWidth)) * size, place.id).toBeLessThanOrEqual(label.width + 0.01);
      }
    }
  });
  it("are called in the lessons as on the board", () => {
    const english = messages("en", "lessons");
    const own = messages(language, "lessons");
    let pairs = 0;
    for (const { id, text } of english.values()) {
      for (const start of places) {
        for (const end of places.filter((each) => text.includes(`${start.name} – ${each.name}`))) {
          pairs += 1;
          const route = [start, end].map((place) => names[place.id] ?? place.name).join(" – ");
          expect(own.get(id)?.text.replaceAll(" ", " "), `${language} ${id}`).toContain(route);
        }
      }
    }
    expect(pairs).toBeGreaterThan(10);
  });
});

it("a name that does not fit is written as the board has it", () => {
  const label = { x: 0, y: 0, anchor: "start" as const, width: 60, height: 18, lines: ["Wien"] };
  expect(lettering(label, "Vídeň", 17)).toEqual({ lines: ["Vídeň"], size: 17 });
  const smaller = lettering(label, "Konstanc", 17);
  expect(smaller.lines).toEqual(["Konstanc"]);
  expect(smaller.size).toBeLessThan(17);
  expect(lettering(label, "Konstantinopolis", 17)).toEqual({ lines: ["Wien"], size: 17 });
});
