// What the player is in the middle of choosing. Everything offered comes from the server.
import type { ErrorMessage, PaymentChoice } from "../protocol";
import { play as sound } from "../shell/sounds";
import { placeName, refusalText, ruleOf } from "../words/names";
import { t } from "../words/words";
import type { Table } from "../table/table.svelte";
import { payableWith } from "./payments";

export interface Notice {
  id: number; kind: "refusal" | "news" | "joy";
  say: () => string;
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

  /** Nobody plays here any more: what was told stays with whom it was told to. */
  end(): void {
    this.clear();
    this.notices = [];
    this.completes = {};
    this.onTell = null;
  }

  async pickRoute(id: string): Promise<void> {
    if (this.claims.has(id)) {
      this.station = null;
      this.askTickets = false;
      this.route = this.route === id ? null : id;
      this.putNewsAway();
      return;
    }
    this.route = null;
    const all = this.table.choices?.claims.some((claim) => claim.route === id);
    if (all && this.handColour) {
      this.handColour = null;
      this.route = id;
      this.putNewsAway();
      return;
    }
    await this.explain({ route: id });
  }

  async pickPlace(id: string): Promise<void> {
    const choices = this.table.choices;
    if (choices?.stacks.length) {
      const stack = choices.stacks.find((each) => each.symbol === this.stack) ?? choices.stacks[0]!;
      return this.actOrExplain(stack.places.includes(id), `place ${stack.symbol} ${id}`);
    }
    if (choices?.take.length) return this.actOrExplain(choices.take.some((each) => each.place === id), `take ${id}`);
    if (this.stationMode && choices?.station?.places.includes(id)) this.station = id;
    else await this.explainPlace(id);
  }

  /** A place was picked that cannot be: only stations are built on places at will. */
  private async explainPlace(id: string): Promise<void> {
    const { map, choices } = this.table;
    if (map.rules.stations === 0) return this.explain({}, () => t("place-nothing", { place: placeName(map, id) }));
    const payment = choices?.station?.payments[0]?.payment ?? "wild";
    await this.explain({ action: `station ${id} ${payment}` }, () => t("station-first", { button: t("station-build") }));
  }

  async startStation(): Promise<void> {
    this.clear();
    this.stationMode = true;
    this.putNewsAway();
    this.completes = await this.table.askStations();
  }

  async draw(what: number | "deck"): Promise<void> {
    const choices = this.table.choices;
    const allowed = what === "deck" ? choices?.deck : choices?.slots.includes(what);
    await this.actOrExplain(!!allowed, `draw ${what}`);
  }

  async drawTickets(): Promise<void> {
    if (this.table.choices?.tickets) {
      this.route = null;
      this.stationMode = false;
      this.askTickets = true;
      this.putNewsAway();
    } else await this.explain({ action: "tickets" });
  }

  private async actOrExplain(allowed: boolean, action: string): Promise<void> {
    await (allowed ? this.act(action) : this.explain({ action }));
  }

  /** Says why something cannot be done: the server knows the rule. `otherwise`: where none is behind it. */
  private async explain(what: { action?: string; route?: string }, otherwise: (() => string) | null = null): Promise<void> {
    if (this.table.seats.length === 0) return this.tell(() => t("watch-note"), "refusal");
    const asked = what.action !== undefined || what.route !== undefined;
    const error = asked ? await this.table.why(what) : null;
    if (error) this.refuse(error);
    else if (otherwise) this.tell(otherwise, "refusal");
  }

  async act(action: string): Promise<void> {
    this.clear();
    this.refuse(await this.table.act(action));
  }

  /** Who goes on to a question of its own has read the news; the log keeps it, and the board is seen whole. */
  private putNewsAway(): void {
    this.notices = this.notices.filter((notice) => notice.kind !== "news");
  }

  async undo(): Promise<void> {
    this.clear();
    this.refuse(await this.table.undo());
  }

  refuse(error: ErrorMessage | null): void {
    if (!error) return;
    sound("refused");
    this.tell(() => refusalText(this.table.map, error, (seat) => this.table.nameOf(seat)), "refusal", ruleOf(error));
  }

  /** Shows a notice for a while, in the language of the moment; `silent`: the story of the table says it as well. */
  tell(say: () => string, kind: Notice["kind"], rule: string | null = null, silent = false): void {
    this.counter += 1;
    const text = say();
    if (!silent) this.onTell?.(text);
    const id = this.counter;
    this.notices = [...this.notices.filter((notice) => notice.say() !== text), { id, say, kind, rule }];
    setTimeout(() => {
      this.notices = this.notices.filter((notice) => notice.id !== id);
    }, rule ? STAY_WITH_LINK : STAY);
  }
}
