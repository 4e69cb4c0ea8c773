// The luck of a deal: what the server has promised before it, and what this device has added.
import type { TableCommand, TableInfo } from "../protocol";
import { api, entropy } from "./api";

const LUCK = "funicular.luck.";
const COMMITMENT = "funicular.commitment.";

/** Keeps what the server has committed itself to, as it was seen before the cards were dealt. */
export function rememberCommitment(table: Pick<TableInfo, "id" | "status" | "fairness">): void {
  if (table.status === "lobby" && !seenCommitment(table.id)) keep(COMMITMENT + table.id, table.fairness.commitment);
}

/** The commitment that this device saw before the deal; null if it came later. */
export function seenCommitment(table: string): string | null {
  try {
    return localStorage.getItem(COMMITMENT + table);
  } catch {
    return null;
  }
}

/** Adds this device's luck for a seat, but only to a deal whose commitment has been seen. */
export const addLuck = (table: TableInfo, seat: number): Promise<void> =>
  withLuck(table, seat, (luck) => ({ command: "contribute", seat, entropy: luck }));

/** Gives a command that brings this device's luck along, and remembers it for the end. */
export async function withLuck(table: TableInfo, seat: number, command: (luck: string) => TableCommand): Promise<void> {
  rememberCommitment(table);
  const luck = entropy();
  await api.command(table.id, command(luck));
  keep(`${LUCK}${table.id}.${seat}`, luck);
}

/** What this device added to a deal, for each of its seats. */
export function lucksOf(table: string): string[] {
  return keysOf(LUCK + table).map((key) => localStorage.getItem(key)!);
}

/** What was added for a seat that was given up is no part of the deal. */
export function forgetLuckBut(table: string, seats: number[]): void {
  const held = new Set(seats.map((seat) => `${LUCK}${table}.${seat}`));
  for (const key of keysOf(LUCK + table)) if (!held.has(key)) localStorage.removeItem(key);
}

/** Nothing here remembers the games of who was deleted. */
export function forgetLuck(): void {
  for (const start of [LUCK, COMMITMENT])
    for (const key of keysOf(start.slice(0, -1))) localStorage.removeItem(key);
}

/** Whether this device has dealt or joined a game before. */
export function hasPlayed(): boolean {
  return keysOf(LUCK.slice(0, -1)).length > 0;
}

function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key === start || key.startsWith(`${start}.`));
  } catch {
    return [];
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then the check after the end has less to go by.
  }
}
