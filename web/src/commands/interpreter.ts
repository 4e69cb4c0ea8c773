// A line that was typed becomes a move or an answer. This part is fetched when it is first used.
import type { Table } from "../table/table.svelte";
import { language } from "../words/language.svelte";
import { loadWords, t } from "../words/words";
import { completions, type Suggestion } from "./completion";
import { Context, says, type Answer } from "./context";
import { plainWords } from "./matching";
import { MOVES } from "./moves";
import { help, QUESTIONS } from "./questions";
import { verbName } from "./verbs";
import { either, Vocabulary, type Spoken } from "./vocabulary";

export type { Suggestion };

export class Interpreter {
  private vocabulary: Vocabulary | null = null;
  /** The line that was answered by a question. */
  private asked: string | null = null;
  private last = "";

  constructor(private readonly table: Table) {}

  /** Carries a line out; what is to be said about it, or nothing where the story tells it. */
  async run(line: string): Promise<string> {
    await loadWords("commands");
    const { text, asks } = await this.answer(line);
    this.asked = asks ? this.whole(line) : null;
    if (text) this.last = text;
    return text;
  }

  suggest(line: string): Suggestion[] {
    return completions(this.context(), line);
  }

  private context(): Context {
    const seats = (this.table.info?.seats ?? []).map((seat) => this.table.nameOf(seat.seat)).join();
    const stale = this.vocabulary?.language !== language() || this.seats !== seats;
    this.seats = seats;
    if (!this.vocabulary || stale) this.vocabulary = new Vocabulary(this.table);
    return new Context(this.table, this.vocabulary);
  }
  private seats = "";

  /** The line with the words of the one before, where it answers a question. */
  private whole(line: string): string {
    if (this.asked === null) return line;
    const { words } = this.context();
    const items = words.read(plainWords(line), ["colour", "number"]);
    return items.every((item) => item.kind !== "unknown") ? `${this.asked} ${line}` : line;
  }

  private async answer(line: string): Promise<Answer> {
    const context = this.context();
    const spoken = context.words.spoken(this.whole(line));
    const { verb } = spoken;
    if (!verb) return this.unknown(spoken);
    if (!this.table.game) return says(t("link-connecting"));
    if (verb.id === "help") return help(context, this.verbsIn(context, spoken));
    if (verb.id === "again") return says(this.last || t("say-log-none"));
    const items = verb.takes.includes("text") ? [] : context.words.read(spoken.rest, verb.takes);
    const strange = context.notUnderstood(items);
    if (strange) return strange;
    const act = MOVES[verb.id];
    return act ? act(context, items) : QUESTIONS[verb.id]!(context, items, spoken.raw);
  }

  private verbsIn(context: Context, spoken: Spoken) {
    return spoken.rest.length === 0 ? [] : (context.words.verbLexicon.match(spoken.rest)?.values ?? []).map((verb) => verb.id);
  }

  private unknown(spoken: Spoken): Answer {
    const word = spoken.rest[0] ?? "";
    if (spoken.near.length === 0) return says(t("say-unknown", { word, help: verbName("help") }));
    return says(t("say-unknown-near", { word, names: either(spoken.near.map(verbName)), help: verbName("help") }));
  }
}
