// What the player is in the middle of choosing. Everything offered comes from the server.
import type { ErrorMessage, PaymentChoice } from "../protocol";
import { refusalText, ruleOf } from "../words/names";
import { play as sound } from "../shell/sounds";
import type { Table } from "../table/table.svelte";
import { payableWith } from "./payments";

export interface Notice {
  id: number; text: string; kind: "refusal" | "news" | "joy";
  /** The rule behind a refusal. */
  rule: string | null;
}
/** How long a notice stays, in milliseconds; one with a link longer. */
const STAY = 4200;
const STAY_WITH_LINK = 8000;

/** What the hand, the market and the tickets ask of a play. */
export type Picks = Pick<Play, "route" | "handColour" | "ticket" | "litRoutes" | "draw">;

export class Play {
  route = $state<string | null>(null);
  handColour = $state<string | null>(null);
  stationMode = $state(false);
  station = $state<string | null>(null);
  stack = $state<string | null>(null);
  askTickets = $state(false);
  /** The ticket under the pointer or focus: its places are lit. */
  ticket = $state<string | null>(null);
  litRoutes = $state.raw<Set<string>>(new Set());
  completes = $state.raw<Record<string, string[]>>({});
  notices = $state.raw<Notice[]>([]);
  /** Hears what is told here, to say it. */
  onTell: ((text: string) => void) | null = null;
  private counter = 0;

  constructor(readonly table: Table) {}

  /** Routes that can be claimed, with the colour picked from the hand if there is one. */
  readonly claims = $derived.by(() => {
    const found = new Map<string, PaymentChoice[]>();
    for (const claim of this.table.choices?.claims ?? []) {
      const payments = payableWith(claim.payments, this.handColour);
      if (payments.length > 0) found.set(claim.route, payments);
    }
    return found;
  });

  /** Forgets half-made choices; called whenever the server's choices change. */
  clear(): void {
    this.route = null;
    this.handColour = null;
    this.stationMode = false;
    this.station = null;
    this.stack = null;
    this.askTickets = false;
  }

  async pickRoute(id: string): Promise<void> {
    if (this.claims.has(id)) {
      this.station = null;
      this.askTickets = false;
      this.route = this.route === id ? null : id;
      return;
    }
    this.route = null;
    const all = this.table.choices?.claims.some((claim) => claim.route === id);
    if (all && this.handColour) {
      this.handColour = null;
      this.route = id;
      return;
    }
    this.refuse(await this.table.why({ route: id }));
  }

  async pickPlace(id: string): Promise<void> {
    const choices = this.table.choices;
    if (choices?.stacks.length) {
      const stack = choices.stacks.find((each) => each.symbol === this.stack) ?? choices.stacks[0]!;
      if (stack.places.includes(id)) return this.act(`place ${stack.symbol} ${id}`);
    }
    if (choices?.take.some((each) => each.place === id)) return this.act(`take ${id}`);
    if (this.stationMode && choices?.station) {
      if (choices.station.places.includes(id)) this.station = id;
      else {
        const payment = choices.station.payments[0]?.payment ?? "wild";
        this.refuse(await this.table.why({ action: `station ${id} ${payment}` }));
      }
    }
  }

  async startStation(): Promise<void> {
    this.clear();
    this.stationMode = true;
    this.completes = await this.table.askStations();
  }

  async draw(what: number | "deck"): Promise<void> {
    const choices = this.table.choices;
    const allowed = what === "deck" ? choices?.deck : choices?.slots.includes(what);
    if (allowed) await this.act(`draw ${what}`);
    else this.refuse(await this.table.why({ action: `draw ${what}` }));
  }

  async drawTickets(): Promise<void> {
    if (this.table.choices?.tickets) {
      this.route = null;
      this.stationMode = false;
      this.askTickets = true;
    } else this.refuse(await this.table.why({ action: "tickets" }));
  }

  async act(action: string): Promise<void> {
    this.clear();
    this.refuse(await this.table.act(action));
  }

  async undo(): Promise<void> {
    this.clear();
    this.refuse(await this.table.undo());
  }

  refuse(error: ErrorMessage | null): void {
    if (!error) return;
    sound("refused");
    this.tell(refusalText(this.table.map, error, (seat) => this.table.nameOf(seat)), "refusal", ruleOf(error));
  }

  /** Shows a notice for a while; `silent`: the story of the table says it as well. */
  tell(text: string, kind: Notice["kind"], rule: string | null = null, silent = false): void {
    this.counter += 1;
    if (!silent) this.onTell?.(text);
    const id = this.counter;
    this.notices = [...this.notices.filter((notice) => notice.text !== text), { id, text, kind, rule }];
    setTimeout(() => {
      this.notices = this.notices.filter((notice) => notice.id !== id);
    }, rule ? STAY_WITH_LINK : STAY);
  }
}
