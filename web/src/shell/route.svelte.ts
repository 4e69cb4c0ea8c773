// Which screen: the address of the page.
class Address {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/([^/]+)/.exec(this.path)?.[1] ?? null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const address = new Address();
export const tableLink = (id: string): string => `${location.origin}/table/${id}`;

/** Links inside the page change the screen without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.download) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  address.go(link.pathname);
}
