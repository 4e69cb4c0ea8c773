// Actions that could be chosen, in words: what to do, and with which cards.
import type { MapData, OwnView, PublicView } from "../protocol";
import { tokenName } from "../game/story";
import { cardName, placeName, routeName, ticketOf, type Cards } from "../words/names";
import { listed, t } from "../words/words";

export interface Deed {
  text: string;
  cards: Cards;
  /** What it is about on the board. */
  route: string | null;
  places: string[];
}

/** The words for an action of who sees this; the server's choices say what it would cost. */
export function deedOf(map: MapData, game: PublicView, own: OwnView, action: string): Deed {
  const [verb, first = "", second = ""] = action.split(" ");
  const deed = (text: string, more: Partial<Deed> = {}): Deed =>
    ({ text, cards: {}, route: null, places: [], ...more });
  const choices = own.choices;
  switch (verb) {
    case "claim":
      return deed(t("replay-do-claim", { route: routeName(map, first) }), {
        route: first,
        cards: choices?.claims.find((each) => each.route === first)
          ?.payments.find((each) => each.payment === second)?.cards ?? {},
      });
    case "station":
      return deed(t("replay-do-station", { place: placeName(map, first) }), {
        places: [first],
        cards: choices?.station?.payments.find((each) => each.payment === second)?.cards ?? {},
      });
    case "draw": {
      if (first === "deck") return deed(t("replay-do-deck"));
      const card = game.market[Number(first) - 1] ?? "wild";
      return deed(t("replay-do-draw", { card: cardName(map, card) }), { cards: { [card]: 1 } });
    }
    case "tickets":
      return deed(t("replay-do-tickets"));
    case "keep": {
      const kept = first.split(",").flatMap((each) => ticketOf(map, own.offer[Number(each) - 1] ?? "") ?? []);
      const named = kept.map(({ start, end }) => t("route-name", { start: placeName(map, start), end: placeName(map, end) }));
      return deed(t("replay-do-keep", { tickets: listed(named) }));
    }
    case "pay":
      return deed(t("replay-do-pay"), {
        route: game.tunnel?.route ?? null,
        cards: choices?.surcharge?.payments.find((each) => each.payment === first)?.cards ?? {},
      });
    case "withdraw":
      return deed(t("replay-do-withdraw"), { route: game.tunnel?.route ?? null });
    case "place":
      return deed(t("replay-do-place", { token: tokenName(map, first), place: placeName(map, second) }), { places: [second] });
    case "take": {
      const symbol = choices?.take.find((each) => each.place === first)?.symbol ?? "";
      return deed(t("replay-do-take", { token: tokenName(map, symbol), place: placeName(map, first) }), { places: [first] });
    }
    default:
      return deed(t("pass-button"));
  }
}
