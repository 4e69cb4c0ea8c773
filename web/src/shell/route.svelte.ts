// Which screen: the address of the page.
/** What a path names under a part of the page: "/rules/europe" under "rules" is "europe". */
function under(part: string, path: string): string | null {
  const found = new RegExp(`^/${part}(?:/([^/]*))?/?$`).exec(path);
  return found ? (found[1] ?? "") : null;
}

class Address {
  path = $state(location.pathname);
  /** The part after #, without it. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  get table(): string | null {
    return /^\/table\/([^/]+)/.exec(this.path)?.[1] ?? null;
  }

  /** How a table is looked at: as everybody's big screen, or hand first; null: the usual way. */
  get view(): "screen" | "hand" | null {
    const found = /^\/table\/[^/]+\/(screen|hand)\/?$/.exec(this.path)?.[1];
    return (found as "screen" | "hand" | undefined) ?? null;
  }

  /** The map whose rules are shown; "" for the choice between them. */
  get rules(): string | null {
    return under("rules", this.path);
  }

  /** The table whose game is looked back at; "" where a record is opened. */
  get replay(): string | null {
    return under("replay", this.path);
  }

  /** The lesson to be taken; "" for the choice between them. */
  get lesson(): string | null {
    return under("learn", this.path);
  }

  /** The part of "my games" that is shown; "" for the first. */
  get games(): string | null {
    return under("games", this.path);
  }

  /** Whether it is about this device and its player. */
  get device(): boolean {
    return under("device", this.path) !== null;
  }

  go(path: string, instead = false): void {
    const moved = new URL(path, location.href).pathname !== this.path;
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (moved) scrollTo(0, 0);
  }
}

export const address = new Address();
export const replayLink = (table: string): string => `/replay/${table}`;
export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
/** For phones in front of a big screen: the hand comes first. */
export const handLink = (id: string): string => `${tableLink(id)}/hand`;
/** Where a rule is explained. */
export const ruleLink = (map: string, rule = ""): string => `/rules/${map}${rule ? `#${rule}` : ""}`;

/** Links inside the page change the screen without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.download) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}
