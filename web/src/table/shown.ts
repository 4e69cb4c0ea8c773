// What can be drawn of a table, be it played now or looked back at.
import type { Choices, ClockFace, MapData, MoveView, OwnView, PublicView, TableInfo } from "../protocol";

export interface ShownTable {
  /** The board, in the language that is spoken. */
  readonly map: MapData;
  readonly info: Pick<TableInfo, "seats" | "options"> | null;
  readonly game: PublicView | null;
  readonly own: OwnView | null;
  readonly moves: MoveView[];
  /** What can be chosen here and now; nothing in a game that is over. */
  readonly choices: Choices | null;
  /** The seat whose hand is shown. */
  readonly seat: number | null;
  readonly clocks: ClockFace[];
  readonly clocksAt: number;
  nameOf(seat: number): string;
}
