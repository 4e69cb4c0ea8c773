// How far this device has followed a table: moves count as seen while the page is looked at.
const KEY = "funicular.seen.";

export function lastSeen(table: string): number | null {
  try {
    const stored = localStorage.getItem(KEY + table);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

export function rememberSeen(table: string, seq: number): void {
  try {
    localStorage.setItem(KEY + table, String(seq));
  } catch {
    // Then the next visit is like the first.
  }
}
