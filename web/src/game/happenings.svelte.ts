// What a move looks and sounds like when it happens.
import type { MoveView, OwnView, PublicView } from "../protocol";
import { layoutOf } from "../board/layout";
import { play as sound } from "../shell/sounds";
import { carsFor, ticketName } from "../words/names";
import { t } from "../words/words";
import type { Passing } from "./Dock.svelte";
import { fly, land } from "./flights";
import type { Play } from "./play.svelte";

export class Happenings {
  /** The route that was claimed just now. */
  fresh = $state<string | null>(null);
  passing = $state.raw<Passing | null>(null);
  private lastOwn: OwnView | null = null;

  /** `low` says whether something lies where the question would cover it. */
  constructor(private readonly play: Play, private readonly low: (y: number | undefined) => boolean) {}

  /** What the seat knew before the next move. */
  remember(own: OwnView | null): void {
    this.lastOwn = own;
  }

  end(): void {
    this.lastOwn = null;
    land();
  }

  moved(move: MoveView, before: PublicView | null, own: OwnView | null): void {
    if (move.undo) return;
    const { table } = this.play;
    const target = (card: string | null) =>
      move.seat === own?.seat && card ? `hand-${card}` : `seat-${move.seat}`;
    const [verb, what] = (move.action ?? "").split(" ");
    const events = move.events ?? [];
    if (verb === "draw") {
      const card = move.card ?? events.find((event) => event.name === "drawn")?.card ?? null;
      fly(what === "deck" ? "deck" : `market-${what}`, target(card), card);
      sound("card");
    } else if (verb === "tickets") fly("tickets", `seat-${move.seat}`, null);
    if (move.route) {
      this.fresh = move.route;
      setTimeout(() => { if (this.fresh === move.route) this.fresh = null; }, 1500);
      sound("claim");
    }
    const revealed = events.filter((event) => event.name === "revealed").map((event) => event.card ?? "wild");
    if (revealed.length > 0) {
      sound("tunnel");
      if (move.route) {
        const shown = { route: move.route, revealed, high: this.low(layoutOf(table.map).routes[move.route]?.slots[0]?.y) };
        this.passing = shown;
        setTimeout(() => { if (this.passing === shown) this.passing = null; }, 3000);
      }
    }
    if (events.some((event) => event.name === "reset")) {
      sound("reset");
      this.play.tell(() => t("reset-notice", { wilds: table.map.wild.plural }), "news", null, true);
    }
    if (events.some((event) => event.name === "reshuffle")) this.play.tell(() => t("reshuffle-notice"), "news", null, true);
    this.celebrate(own);
    const cars = table.game!.seats[move.seat]?.cars ?? 99;
    const carsBefore = before?.seats[move.seat]?.cars ?? cars;
    if (cars <= table.map.rules.last_round_at + 3 && carsBefore > table.map.rules.last_round_at + 3) {
      this.play.tell(() => `${table.nameOf(move.seat)}: ${t("cars-alarm", { count: cars, ...carsFor(table.map, cars) })}`, "news");
    }
  }

  private celebrate(own: OwnView | null): void {
    if (!own || own.seat !== this.lastOwn?.seat) return;
    for (const each of own.tickets) {
      const before = this.lastOwn.tickets.find((other) => other.ticket === each.ticket);
      if (each.completed && before && !before.completed) {
        sound("ticket");
        this.play.tell(() => t("ticket-celebrate", { ticket: ticketName(this.play.table.map, each.ticket) }), "joy");
      }
    }
  }
}
