// How long things move. Delays included, nothing takes longer than LONGEST at any speed: so at the
// usual speed nothing may take longer than USUAL. Styles multiply their times by --pace.

export type Speed = "off" | "quick" | "normal" | "slow";
/** What the usual times are multiplied by. */
export const FACTORS: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.5 };
/** In milliseconds, as all times here. */
export const LONGEST = 600;
export const USUAL = LONGEST / FACTORS.slow;

/** Things that move one after another: how long each takes, and how long after the one before. */
export interface Row { each: number; after: number }
/** Cars that arrive on a route, and cards that are turned up for a tunnel. */
export const CARS: Row = { each: 260, after: 38 };
export const TURNED: Row = { each: 220, after: 90 };
/** A card that flies to a hand. */
export const FLIGHT = 400;
/** Stations that slide to the routes they borrow: first the eye goes to the board. */
export const SLIDE = { wait: 120, each: 280 };

/** When one of several begins to move: as `row` has it, but the last of many is done in time too. */
export function delayIn(row: Row, index: number, count: number): number {
  return count > 1 ? index * Math.min(row.after, (USUAL - row.each) / (count - 1)) : 0;
}
