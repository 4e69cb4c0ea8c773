// What commands share: the table, its words, and how an answer is given.
import type { ErrorMessage } from "../protocol";
import type { Table } from "../table/table.svelte";
import { cardName, placeName, refusalText } from "../words/names";
import { t } from "../words/words";
import { tokenName } from "../game/story";
import { helpOf, type VerbId } from "./verbs";
import { either, Vocabulary, type Item } from "./vocabulary";

export interface Answer {
  text: string;
  /** A question was put: the next line may be just the words that were lacking here. */
  asks?: boolean;
}

export const says = (text: string): Answer => ({ text });
/** Done: what happened is told by the story of the table. */
export const DONE: Answer = { text: "" };

export class Context {
  constructor(readonly table: Table, readonly words: Vocabulary) {}

  get map() {
    return this.table.map;
  }

  refusal(error: ErrorMessage): string {
    return refusalText(this.map, error, (seat) => this.table.nameOf(seat));
  }

  /** Makes a move; a refusal says why. */
  async act(action: string): Promise<Answer> {
    if (this.table.seat === null) return this.noSeat();
    const error = await this.table.act(action);
    return error ? says(this.refusal(error)) : DONE;
  }

  /** Why an action or route is refused; null if it is allowed. */
  async whyNot(what: { action?: string; route?: string }): Promise<Answer | null> {
    if (this.table.seat === null) return this.noSeat();
    const error = await this.table.why(what);
    return error && says(this.refusal(error));
  }

  noSeat(): Answer {
    return says(t(this.table.seats.length > 0 ? "look-note" : "watch-note"));
  }

  form(verb: VerbId): Answer {
    return says(t("say-form", { form: helpOf(verb) }));
  }

  /** The question which of several things was meant. */
  which(item: Item): Answer {
    return says(t("say-which", { names: either(this.namesOf(item)) }));
  }

  namesOf(item: Item): string[] {
    if (item.kind === "place") return item.values.map((place) => placeName(this.map, place));
    if (item.kind === "colour") return item.values.map((card) => cardName(this.map, card));
    if (item.kind === "token") return item.values.map((symbol) => tokenName(this.map, symbol));
    if (item.kind === "seat") return item.values.map((seat) => this.table.nameOf(seat));
    return [item.text];
  }

  /** The answer to words that fit nothing; null if there are none. */
  notUnderstood(items: Item[]): Answer | null {
    const strange = items.find((item) => item.kind === "unknown");
    if (!strange) return null;
    const words = [strange.text];
    const near = [
      ...this.words.places.nearest(words).map((place) => placeName(this.map, place)),
      ...this.words.colours.nearest(words).map((card) => cardName(this.map, card)),
    ];
    return says(near.length > 0
      ? t("say-strange-near", { word: strange.text, names: either(near.slice(0, 3)) })
      : t("say-strange", { word: strange.text }));
  }
}

export function itemsOf<Name extends Item["kind"]>(items: Item[], kind: Name): Extract<Item, { kind: Name }>[] {
  return items.filter((item): item is Extract<Item, { kind: Name }> => item.kind === kind);
}
