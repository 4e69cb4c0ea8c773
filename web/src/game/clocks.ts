// How much time a seat has left.
import type { ShownTable } from "../table/shown";

/** Milliseconds left at `now`; a running clock has gone on since the server told. */
export function timeLeft(table: ShownTable, seat: number, now: number): number {
  const face = table.clocks.find((each) => each.seat === seat);
  return face ? Math.max(0, face.left - (face.running ? now - table.clocksAt : 0)) : 0;
}

export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
