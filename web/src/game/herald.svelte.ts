// Tells what happens, in one polite live region: every move of the table, then what is to be done.
// Nothing else on the game's screen speaks by itself, so that nothing is told twice.
import type { MoveView } from "../protocol";
import type { Table } from "../table/table.svelte";
import { cardsText, placeName, routeName, ticketName } from "../words/names";
import { dashed, said, t } from "../words/words";
import { deedsText, digestOf } from "./digest";
import { promptOf } from "./prompt";
import { linesOf, spoken, tokenName } from "./story";

export type Telling = "story" | "turn" | "news" | "typed" | "answer";

export interface Told {
  id: number;
  kind: Telling;
  text: string;
}

/** So many lines are kept to be read again. */
const KEPT = 60;
/** Moves that come faster than this are told together, in milliseconds. */
const BREATH = 160;
const LONGEST_BREATH = 700;
/** More lines than this at once are summed up, as for somebody who was away. */
const FLOOD = 9;

export class Herald {
  told = $state.raw<Told[]>([]);
  private counter = 0;
  private moves: MoveView[] = [];
  private asides: string[] = [];
  /** The last move that was told or waits to be. */
  private seen: number | null;
  /** How many lines of the chat have been told. */
  private heard: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private lastTurn = "";

  constructor(private readonly table: Table) {
    this.seen = table.told;
  }

  tell(kind: Telling, text: string): void {
    if (!text) return;
    this.counter += 1;
    this.told = [...this.told, { id: this.counter, kind, text }].slice(-KEPT);
  }

  /** Something about a move, or a refusal: told after the moves that led to it. */
  news(text: string): void {
    this.asides.push(text);
    this.soon();
  }

  /** The position has changed. Moves are told when no other has followed for a moment. */
  changed(): void {
    const { moves } = this.table;
    const last = moves.at(-1)?.seq ?? 0;
    // What was there before this page looked is in the log.
    if (this.seen !== null) this.moves.push(...moves.filter((move) => move.seq > this.seen!));
    this.seen = Math.max(last, this.seen ?? 0);
    const lines = this.table.chat;
    if (this.heard !== null) {
      for (const line of lines.slice(this.heard)) {
        if (line.guest !== this.table.you) this.tell("news", `${line.name}: ${line.text ?? said(`phrase-${dashed(line.phrase ?? "")}`) ?? ""}`);
      }
    }
    this.heard = lines.length;
    this.soon();
  }

  /** Another language is spoken from now on: nobody wants to be read the old one with its letters. */
  forget(): void {
    this.told = [];
    this.lastTurn = "";
    this.soon();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Tell at once what waits to be told: an answer comes after all that led to it. */
  catchUp(): void {
    clearTimeout(this.timer);
    if (this.since > 0) this.flush();
  }

  private soon(): void {
    const now = Date.now();
    if (this.since === 0) this.since = now;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.min(BREATH, Math.max(0, this.since + LONGEST_BREATH - now)));
  }

  private flush(): void {
    this.since = 0;
    const { table } = this;
    // Behind the cover nobody listens; who uncovers it is told.
    if (!table.game || table.handOver !== null) return;
    table.told = this.seen;
    const moves = this.moves;
    this.moves = [];
    const lines = moves.flatMap((move) => linesOf(table.map, move, (seat) => table.nameOf(seat)));
    const digest = lines.length > FLOOD ? digestOf(moves, 0, null, []) : null;
    if (digest) for (const deeds of digest.deeds) this.tell("story", deedsText(table.map, deeds, table.nameOf(deeds.seat)));
    else for (const line of lines) this.tell("story", spoken(table.map, line));
    for (const text of this.asides.splice(0)) this.tell("news", text);
    this.tellTurn();
  }

  /** What this player is to do, once for each decision. */
  private tellTurn(): void {
    const { table } = this;
    const choices = table.own?.choices;
    const turn = choices ? `${table.seq} ${table.seat}` : table.game!.phase === "over" ? "over" : "";
    if (turn === this.lastTurn) return;
    this.lastTurn = turn;
    if (choices) this.tell("turn", [`${t("turn-yours")}.`, promptOf(table), ...this.details()].join(" "));
    else if (turn === "over") this.tell("turn", promptOf(table));
  }

  /** What a seeing player has before the eyes: the tickets, the tunnel, the tokens to choose from. */
  private details(): string[] {
    const { map } = this.table;
    const own = this.table.own!;
    const { last_turns, tunnel } = this.table.game!;
    const { keep, surcharge, stacks, take } = own.choices!;
    const token = (symbol: string): string => tokenName(map, symbol);
    const parts: string[] = [];
    if (last_turns !== null) parts.push(t("last-round", { turns: last_turns }));
    if (keep) {
      const tickets = own.offer.map((id, index) => `${index + 1}: ${ticketName(map, id)}`).join("; ");
      parts.push(`${t("keep-title", { least: keep.least, offered: keep.offered })}: ${tickets}`);
    }
    if (tunnel && surcharge) {
      const ways = surcharge.payments.map((payment) => cardsText(map, payment.cards)).join(" / ");
      parts.push(`${routeName(map, tunnel.route)}: ${t("tunnel-cost", { count: tunnel.surcharge })}`, ways || t("tunnel-cannot"));
    }
    if (stacks.length > 0) parts.push(stacks.map((stack) => token(stack.symbol)).join(" / "));
    if (take.length > 0) {
      parts.push(take.map((each) => t("token-at", { token: token(each.symbol), place: placeName(map, each.place) })).join(" / "));
    }
    return parts.map((part) => (part.endsWith(".") ? part : `${part}.`));
  }
}
