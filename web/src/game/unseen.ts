// Counts of the cards that nobody has shown: all there are, less those in sight.
import type { MapData, OwnView, PublicView } from "../protocol";
import type { ShownTable } from "../table/shown";
import type { Cards } from "../words/names";

/** Where players get no help the server does not tell what was discarded. */
export const showsDiscards = (table: Pick<ShownTable, "info">): boolean => table.info?.options.assist !== "none";

export function unseenCards(map: MapData, game: PublicView, own: OwnView | null): Cards {
  const left: Cards = {};
  for (const colour of map.rules.colours) left[colour] = map.rules.cards_each;
  left.wild = map.rules.cards_wild;
  const take = (cards: Cards) => {
    for (const [card, count] of Object.entries(cards)) left[card] = (left[card] ?? 0) - count;
  };
  take(game.discards);
  for (const card of game.market) if (card) take({ [card]: 1 });
  if (own) take(own.hand);
  for (const seat of game.seats) if (seat.seat !== own?.seat) take(seat.known_cards);
  if (game.tunnel) {
    for (const card of game.tunnel.revealed) take({ [card]: 1 });
  }
  return left;
}
