// Where a seat's tokens came from.
import type { MoveView, PublicView, SeatScoreView } from "../protocol";
import { standing } from "../game/digest";

/** The places of the stacks, and the routes whose claims earned the tokens. */
export function tokenSources(
  game: PublicView, moves: MoveView[], score: Pick<SeatScoreView, "seat" | "tokens">,
): { places: Set<string>; routes: Set<string> } {
  const places = game.stacks.filter((stack) => score.tokens.includes(stack.symbol)).flatMap((stack) => stack.place ?? []);
  const routes = new Set<string>();
  let claimed: string | undefined;
  for (const move of standing(moves)) {
    if (move.seat !== score.seat) continue;
    // Where there is a choice, the token is taken by a decision after the claim.
    claimed = move.route ?? claimed;
    if (move.token && claimed) routes.add(claimed);
  }
  return { places: new Set(places), routes };
}
