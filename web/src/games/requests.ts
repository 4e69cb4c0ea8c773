// What this screen asks the server for (docs/protocol.md, "My games").
import type { PlayedGames, Standings, Statistics, TicketFigures } from "../protocol";
import { ask } from "../shell/api";

/** Which games: on one board or all (""), with so many players or any number (0). */
export interface Wanted { map: string; players: number }

function query(given: Record<string, string | number>): string {
  const filled = Object.entries(given).filter(([, value]) => value !== "" && value !== 0);
  return filled.length > 0 ? `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}` : "";
}

export const played = (wanted: Wanted, skip = 0): Promise<PlayedGames> =>
  ask("GET", `/me/games${query({ ...wanted, skip })}`);
export const statistics = (wanted: Wanted): Promise<Statistics> =>
  ask("GET", `/me/statistics${query({ ...wanted })}`);
export const standings = (wanted: Wanted): Promise<Standings> =>
  ask("GET", `/me/standings${query({ ...wanted })}`);
export const ticketFigures = (map: string, players: number): Promise<TicketFigures> =>
  ask("GET", `/maps/${encodeURIComponent(map)}/tickets${query({ players })}`);

export const CSV = "/api/v1/me/games.csv";
export const JSON_FILE = "/api/v1/me/games.json";
