// The rules by id, and which of them a board has. Its data decide, not its name.
import type { MapData } from "../protocol";

export const PARTS = {
  S: ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
  T: ["T1", "T2"],
  M: ["M1", "M2", "M3", "M4", "M5", "M6"],
  C: ["C1", "C2", "C3", "C4", "C5", "C6"],
  U: ["U1", "U2", "U3", "U4"],
  K: ["K1", "K2", "K3"],
  B: ["B1", "B2", "B3"],
  E: ["E1", "E2", "E3", "E4", "E5", "E6"],
  V: ["V1", "V2", "V3"],
} as const;

export type Part = keyof typeof PARTS;

const hasTokens = (map: MapData): boolean => map.rules.symbols.length > 0;
const hasStations = (map: MapData): boolean => map.rules.stations > 0;
const hasTunnels = (map: MapData): boolean => map.routes.some((route) => route.tunnel);

const NEEDS: Record<string, (map: MapData) => boolean> = {
  S2: (map) => map.rules.opening_long > 0,
  S5: hasTokens,
  S6: (map) => hasTokens(map) && map.rules.players_max > 2,
  S7: hasTokens,
  C4: (map) => map.routes.some((route) => route.twin !== null),
  C5: (map) => map.routes.some((route) => route.wilds > 0),
  C6: hasTokens,
  U1: hasTunnels, U2: hasTunnels, U3: hasTunnels, U4: hasTunnels,
  B1: hasStations, B2: hasStations, B3: hasStations,
  E3: hasStations,
  E4: (map) => map.rules.longest_path > 0,
  E5: hasTokens,
};

/** The parts that a board has, each with its rules. */
export function rulesOf(map: MapData): { part: Part; rules: string[] }[] {
  return (Object.keys(PARTS) as Part[])
    .map((part) => ({ part, rules: PARTS[part].filter((rule) => NEEDS[rule]?.(map) ?? true) }))
    .filter(({ rules }) => rules.length > 0);
}
