// One language after another: what is chosen, what changes, and what stays the board's own.
import { afterAll, describe, expect, it } from "vitest";
import type { MapData } from "../src/protocol";
import { inWords, titleOf } from "../src/words/boards";
import { language, languageFor, LANGUAGES, loadWords, ownName, speak } from "../src/words/language.svelte";
import { cardsText, placeName } from "../src/words/names";
import { inOrder, percent, said, t } from "../src/words/words";
import { smallMap } from "./small_map";

const europe: MapData = {
  ...smallMap, id: "europe", title: "Europe",
  places: [{ id: "wien", name: "Wien", latitude: 48, longitude: 16, tokens: false }],
};
afterAll(() => speak("en"));

describe("the first language is the browser's", () => {
  it("by tag, by language, in the browser's order", () => {
    expect(languageFor(["cs-CZ", "en"])).toBe("cs");
    expect(languageFor(["de-DE", "nl-BE", "en"])).toBe("nl");
    expect(languageFor(["PL"])).toBe("pl");
    expect(languageFor(["pt-BR"], ["en", "pt", "pt-BR"])).toBe("pt-BR");
  });
  it("or English where it is none of ours", () => {
    expect(languageFor(["xx", "de"])).toBe("en");
    expect(languageFor([])).toBe("en");
  });
});

it("languages are called as they call themselves", () => {
  const names = ["Čeština", "English", "Nederlands", "Polski", "Slovenčina", "Suomi"];
  expect(["cs", "en", "nl", "pl", "sk", "fi"].map(ownName)).toEqual(names);
  expect(LANGUAGES.map(ownName).filter((name) => names.includes(name)), "in the order of their names").toEqual(names);
});

describe("another language", () => {
  it("changes words, names, plurals and numbers at once", async () => {
    await speak("cs");
    expect(language()).toBe("cs");
    const map = inWords(europe);
    expect(map.title).toBe("Evropa");
    expect(titleOf({ id: "europe", title: "Europe" })).toBe("Evropa");
    expect(placeName(map, "wien")).toBe("Vídeň");
    const forms = [1, 2, 5].map((wild) => cardsText(map, { wild }));
    expect(new Set(forms.map((text) => text.replace(/\d+/, "")))).toHaveProperty("size", 3);
    expect(percent(0.42)).toBe("42\u00a0%");
    expect(inOrder("Cheb", "Hodonín")).toBeGreaterThan(0);
    expect(inWords(europe), "the same object, so that nothing is drawn twice").toBe(map);
  });
  it("leaves a board of one's own as it is", async () => {
    await speak("fi");
    const own = { ...europe, id: "my_europe" };
    expect(inWords(own)).toBe(own);
    expect(titleOf(own)).toBe("Europe");
    expect(cardsText(own, { wild: 2 })).toContain("locomotives");
  });
  it("has the chapters that were open before", async () => {
    await speak("en");
    await loadWords("rules");
    const before = t("rule-title-S1");
    await speak("nl");
    expect(t("rule-title-S1")).not.toBe(before);
    expect(t("rule-title-S1")).not.toBe("rule-title-S1");
    await loadWords("lessons");
    expect(said("lesson-more")).not.toBeNull();
  });
  it("the last one chosen is spoken, whichever comes first", async () => {
    await Promise.all([speak("pl"), speak("sk"), speak("cs")]);
    expect(language()).toBe("cs");
  });
});
