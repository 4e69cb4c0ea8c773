// Tickets that are complete only because a station borrows somebody's route.
import type { OwnTicket } from "../protocol";
import type { ShownTable } from "../table/shown";
import { placeName, routeName } from "../words/names";
import { t } from "../words/words";

/** For each station that a ticket needs: where it stands, and whose route it borrows. */
export function borrowings(table: ShownTable, ticket: OwnTicket): string[] {
  return (table.own?.station_uses ?? []).flatMap(({ place, borrows }) => {
    if (!ticket.completed || !borrows || !ticket.path.includes(borrows)) return [];
    const owner = table.game?.routes[borrows];
    return [t("ticket-done-station", {
      place: placeName(table.map, place), route: routeName(table.map, borrows),
      name: owner === undefined ? t("somebody") : table.nameOf(owner),
    })];
  });
}
