// Whether a deal was fair, by what this device knows itself.
import type { Fairness } from "../protocol";
import { commitmentOf } from "./sha256";

export type Verdict = "end-unfair" | "end-missing-luck" | "end-fair-late" | "end-fair" | "end-fair-watch";

/** `seen`: the commitment that this device saw before the deal; `lucks`: what it added. */
export function verdictOf(fair: Fairness, seen: string | null, lucks: string[]): Verdict {
  const commitment = seen ?? fair.commitment;
  if (fair.secret === null || fair.commitment !== commitment || commitmentOf(fair.secret) !== commitment) return "end-unfair";
  if (lucks.some((luck) => !fair.contributions.includes(luck))) return "end-missing-luck";
  // A commitment that comes with its secret promises nothing.
  if (seen === null) return "end-fair-late";
  return lucks.length > 0 ? "end-fair" : "end-fair-watch";
}
