// A table as this page knows it: exactly what the server has sent, and what waits for an answer.
import type {
  Advice, ChatLine, Choices, ClientMessage, ClockFace, Closing, ErrorMessage, MapData, MoveView, Order,
  OrderView, OwnView, PublicView, ScoreView, ServerMessage, Stations, TableInfo, Welcome,
} from "../protocol";
import { inWords } from "../words/boards";
import { seatName } from "../words/names";
import type { ShownTable } from "./shown";
import { TableSocket, type Link } from "./socket";

export type MoveListener = (move: MoveView, before: PublicView | null, own: OwnView | null) => void;

interface Waiting {
  message: ClientMessage;
  /** A move or undo is sent again after a broken link; the server knows whether it had arrived. */
  again: boolean;
  answer: (message: ServerMessage) => void;
}

export class Table implements ShownTable {
  link = $state<Link>("connecting");
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<PublicView | null>(null);
  own = $state.raw<OwnView | null>(null);
  moves = $state.raw<MoveView[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<ClockFace[]>([]);
  clocksAt = $state(0);
  score = $state.raw<ScoreView | null>(null);
  you = $state<string | null>(null);
  seats = $state.raw<number[]>([]);
  shown = $state<number | null>(null);
  seq = $state(0);
  private heldOrders = $state.raw<{ seat: number | null; orders: OrderView[] }>({ seat: null, orders: [] });
  refusal = $state.raw<ErrorMessage | null>(null);
  /** Why the server has ended the link. */
  closing = $state<Closing["reason"] | null>(null);
  /** The turn order has become known only now, after the ticket choice. */
  orderDrawn = $state(false);
  /** A decision is on its way: no second one is sent meanwhile. */
  busy = $state(false);
  /** The last move that was told aloud; null before the first. */
  told: number | null = null;
  /** The route or place that a lesson points at. */
  spot = $state<string | null>(null);
  /** Called for every move that happens while this page looks. */
  onMove: MoveListener | null = null;

  private readonly socket: TableSocket;
  private readonly waiting = new Map<string, Waiting>();
  private counter = 0;

  constructor(
    readonly id: string,
    /** As the server sent it; `map` has the words of the language. */
    readonly board: MapData,
    /** Be a spectator, whoever has opened the page. */
    private readonly watch = false,
  ) {
    this.socket = new TableSocket(id, {
      seen: () => this.seen(),
      heard: (message) => this.heard(message),
      cutOff: (reason) => (this.closing = reason),
      changed: (link) => (this.link = link),
    });
  }

  /** The board, in the language that is spoken. */
  get map(): MapData {
    return inWords(this.board);
  }

  end(): void {
    this.socket.end();
  }

  get choices(): Choices | null {
    return this.busy ? null : (this.own?.choices ?? null);
  }

  /** The seat that this page plays now; null for a spectator or before the hand-over. */
  get seat(): number | null {
    return this.own?.seat ?? null;
  }

  /** Several people share this device: the seat of the one in front of it. What only another may
   *  know must not be here any more when this has changed. */
  get front(): number | null {
    return this.seats.length > 1 ? this.shown : null;
  }

  /** The orders of the seat that this page plays now. */
  get orders(): OrderView[] {
    return this.seat !== null && this.heldOrders.seat === this.seat ? this.heldOrders.orders : [];
  }

  get isHost(): boolean {
    return this.you !== null && this.info?.host === this.you;
  }

  /** A seat of this device whose decision is awaited but whose hand is not shown yet. */
  get handOver(): number | null {
    if (this.seats.length < 2 || !this.game || this.game.phase === "over") return null;
    const awaited = this.seats.filter((seat) => this.game!.awaited.includes(seat));
    if (awaited.length === 0 || (this.shown !== null && awaited.includes(this.shown))) return null;
    return awaited[0]!;
  }

  /** The server ended the link because of what this device did. */
  get wasCutOff(): boolean {
    return this.closing === "flooding" || this.closing === "too_slow";
  }

  nameOf(seat: number): string {
    return this.info ? seatName(this.info.seats, seat) : "";
  }

  /** Sends a decision; the answer is the refusal, or null if it was carried out. */
  async act(action: string): Promise<ErrorMessage | null> {
    if (this.seat === null || this.busy) return null;
    return this.decide({
      type: "move", id: this.nextId(), seat: this.seat, seq: this.seq, action,
    });
  }

  async undo(): Promise<ErrorMessage | null> {
    if (this.seat === null || this.busy) return null;
    return this.decide({ type: "undo", id: this.nextId(), seat: this.seat, seq: this.seq });
  }

  look(seat: number | null): void {
    this.socket.send({ type: "look", seat });
  }

  async say(words: { text?: string; phrase?: string }): Promise<ErrorMessage | null> {
    const answer = await this.ask({ type: "say", id: this.nextId(), ...words });
    return answer.type === "error" ? answer : null;
  }

  /** Why an action or a route is refused; null if it is allowed. */
  async why(what: { action?: string; route?: string }): Promise<ErrorMessage | null> {
    const seat = this.seat ?? this.seats[0];
    if (seat === undefined) return null;
    const answer = await this.ask({ type: "why", id: this.nextId(), seat, ...what });
    if (answer.type === "error") return answer;
    return answer.type === "explained" ? answer.error : null;
  }

  async askStations(): Promise<Stations["places"]> {
    if (this.seat === null) return {};
    const answer = await this.ask({ type: "ask_stations", id: this.nextId(), seat: this.seat });
    return answer.type === "stations" ? answer.places : {};
  }

  /** Lessons: what to do now; null where there is no answer. */
  async advice(): Promise<Advice | null> {
    if (this.seat === null) return null;
    const answer = await this.ask({ type: "ask_advice", id: this.nextId(), seat: this.seat });
    return answer.type === "advice" ? answer : null;
  }

  async away(bot: string): Promise<void> {
    if (this.seat !== null) {
      await this.ask({ type: "away", id: this.nextId(), seat: this.seat, bot });
    }
  }

  async back(seat: number): Promise<void> {
    await this.ask({ type: "back", id: this.nextId(), seat });
  }

  /** Leaves an order for later turns; the answer is the refusal, or null. */
  async giveOrder(order: Order): Promise<ErrorMessage | null> {
    if (this.seat === null) return null;
    const answer = await this.ask({ type: "order", id: this.nextId(), seat: this.seat, order });
    return answer.type === "error" ? answer : null;
  }

  async cancelOrder(order: number): Promise<ErrorMessage | null> {
    if (this.seat === null) return null;
    const answer = await this.ask({ type: "cancel_order", id: this.nextId(), seat: this.seat, order });
    return answer.type === "error" ? answer : null;
  }

  private async decide(
    message: Extract<ClientMessage, { type: "move" | "undo" }>,
  ): Promise<ErrorMessage | null> {
    this.busy = true;
    const answer = await this.ask(message, true);
    this.busy = false;
    return answer.type === "error" ? answer : null;
  }

  private ask(message: ClientMessage & { id: string }, again = false): Promise<ServerMessage> {
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, again, answer });
      const sent = this.socket.send(message);
      if (!sent && !again) this.answered(message.id, offline(message.id));
    });
  }

  private answered(id: string, message: ServerMessage): void {
    this.waiting.get(id)?.answer(message);
    this.waiting.delete(id);
  }

  private nextId(): string {
    this.counter += 1;
    return `${this.counter}`;
  }

  private seen(): { last?: number; last_chat?: number; watch?: boolean } {
    const watch = this.watch ? { watch: true } : {};
    if (!this.info || !this.game) return watch;
    const lastChat = this.chat.at(-1)?.id;
    // A device that several share comes back with nobody in front: it is told all moves anew.
    const last = this.seats.length > 1 ? {} : { last: this.seq };
    return { ...watch, ...last, ...(lastChat === undefined ? {} : { last_chat: lastChat }) };
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "started":
        this.info = message.table;
        this.seats = message.seats;
        this.shown = message.shown;
        this.moves = message.moves;
        this.seq = message.seq;
        this.orderDrawn = message.moves.length > 0;
        this.score = null;
        this.show(message);
        return;
      case "moved": {
        if (message.seq <= this.seq && this.moves.length > 0) return;
        const before = this.game;
        const putAway = this.seats.length > 1 && this.shown !== null && message.shown === null;
        this.seq = message.seq;
        this.shown = message.shown;
        this.moves = putAway ? [message.move] : [...this.moves, message.move];
        this.show(message);
        if (putAway) this.look(null); // answered by the moves as everybody may know them
        this.onMove?.(message.move, before, this.own);
        return;
      }
      case "shown":
        this.shown = message.shown;
        this.own = message.own;
        this.moves = message.moves;
        return;
      case "table":
        this.info = message.table;
        this.seats = message.seats;
        this.setClocks(message.clocks);
        return;
      case "over":
        this.score = message.score;
        if (this.info) this.info = { ...this.info, status: "over", fairness: message.fairness };
        return;
      case "orders":
        this.heldOrders = message;
        return;
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "error":
        if (message.id) this.answered(message.id, message);
        else this.refusal = message;
        return;
      case "accepted":
      case "explained":
      case "stations":
      case "advice":
      case "pong":
        return this.answered(message.id, message);
      case "closing":
        this.closing = message.reason;
        if (message.reason === "table_closed") this.socket.end();
    }
  }

  private welcomed(message: Welcome): void {
    const missed = this.game !== null && message.moves.length > 0 && this.seq > 0;
    // Who was cut off is told so even if the link is back at once.
    if (!this.wasCutOff) this.closing = null;
    this.refusal = null;
    this.you = message.you;
    this.seats = message.seats;
    this.shown = message.shown;
    this.info = message.table;
    this.moves = message.moves.length === message.seq ? message.moves
      : missed ? [...this.moves, ...message.moves] : this.moves;
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...message.chat.filter((line) => !known.has(line.id))];
    this.seq = message.seq;
    this.score = message.score;
    this.heldOrders = { seat: message.shown, orders: message.orders };
    this.show(message);
    this.sendAgain();
  }

  /** What the broken link may have swallowed. */
  private sendAgain(): void {
    for (const [id, waiting] of this.waiting) {
      if (waiting.again) this.socket.send(waiting.message);
      else this.answered(id, offline(id));
    }
  }

  private show(part: {
    game: PublicView | null; own: OwnView | null; clocks: ClockFace[];
  }): void {
    this.game = part.game;
    this.own = part.own;
    this.setClocks(part.clocks);
  }

  private setClocks(clocks: ClockFace[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }
}

function offline(id: string): ErrorMessage {
  return { type: "error", code: "unavailable", id };
}
