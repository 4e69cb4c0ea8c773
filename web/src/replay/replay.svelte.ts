// A finished game that can be looked at from every side: what the server told of it, at one moment,
// through one pair of eyes. It is drawn by the same parts of the page as a game in progress.
import type {
  Analysis, Choices, ClockFace, MapData, MoveView, OwnView, PublicView, Replay, Seat, TableInfo,
} from "../protocol";
import type { ShownTable } from "../table/shown";
import { inWords } from "../words/boards";
import { seatName } from "../words/names";

/** Whose eyes: a seat, or "open" for all hands open. */
export type Eyes = number | "open";

export class ReplayTable implements ShownTable {
  /** How many moves have been made. */
  at = $state(0);
  eyes = $state<Eyes>("open");
  analysis = $state.raw<Analysis | null>(null);
  readonly info: Pick<TableInfo, "seats" | "options">;
  /** Nobody's time runs, and nothing can be chosen. */
  readonly choices: Choices | null = null;
  readonly clocks: ClockFace[] = [];
  readonly clocksAt = 0;
  /** After the deal, and after every move. */
  readonly games: PublicView[];
  private readonly owns: OwnView[][];

  constructor(
    readonly replay: Replay,
    private readonly board: MapData,
    /** The record itself, if the game was opened from a file. */
    readonly record: string | null,
  ) {
    this.info = { seats: replay.seats, options: replay.options };
    this.games = [replay.game];
    this.owns = replay.own.map((own) => [own]);
    for (const step of replay.steps) {
      this.games.push({ ...this.games.at(-1)!, ...(step.game as Partial<PublicView> | undefined) });
      this.owns.forEach((own, seat) =>
        own.push({ ...own.at(-1)!, ...(step.own?.[seat] as Partial<OwnView> | undefined) }));
    }
  }

  get map(): MapData {
    return inWords(this.board);
  }

  get seats(): Seat[] {
    return this.info.seats;
  }

  get last(): number {
    return this.replay.steps.length;
  }

  get game(): PublicView {
    return this.games[this.at]!;
  }

  get seat(): number | null {
    return this.eyes === "open" ? null : this.eyes;
  }

  get own(): OwnView | null {
    return this.seat === null ? null : this.ownOf(this.seat);
  }

  /** What a seat knew at this moment, or after another move. */
  ownOf(seat: number, at = this.at): OwnView {
    return this.owns[seat]![at]!;
  }

  /** All moves as these eyes saw them; with open hands, as who made them did. */
  readonly story = $derived.by<MoveView[]>(() =>
    this.replay.steps.map((step) => step.told?.[this.seat ?? step.move.seat] ?? step.move));

  get moves(): MoveView[] {
    return this.story.slice(0, this.at);
  }

  /** The move that led here; null after the deal. */
  get move(): MoveView | null {
    return this.at === 0 ? null : this.story[this.at - 1]!;
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(to)));
  }

  /** A seat's points after so many moves; after the last one all that counts in the end. */
  pointsOf(seat: number, at: number): number {
    return at === this.last ? this.replay.score.seats[seat]!.total : this.games[at]!.seats[seat]!.points;
  }

  nameOf(seat: number): string {
    return seatName(this.seats, seat);
  }

  /** Every seat's chance to win after so many moves; null before the analysis. A move that was
   *  taken back has none of its own. */
  chancesAt(at: number): number[] | null {
    const report = this.analysis?.report;
    if (!report) return null;
    return report.moves.findLast((move) => move.seq <= at)?.chances ?? report.start;
  }
}
