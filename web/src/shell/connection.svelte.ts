// Whether the server can be reached, and whether this page is still the one that it serves.

/** How often an unreachable server is looked for, in milliseconds. */
const AGAIN = 3000;

/** The file that the page began with; every build gives it another name. */
export const entryFile = (): string | null => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : null;
};

class Connection {
  /** The server cannot be reached. */
  offline = $state(false);
  /** The server has another page by now. */
  stale = $state(false);
  private reached = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("offline", () => this.lost());
    addEventListener("online", () => void this.check());
    // A part of this page that is fetched later may be gone with the build that it belonged to.
    addEventListener("vite:preloadError", () => void this.check());
  }

  /** A request did not get through. */
  lost(): void {
    this.offline = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), AGAIN);
  }

  /** A request was answered. */
  found(): void {
    if (this.offline) void this.check();
    this.reached = true;
  }

  /** Looks for the server, and at the page that it has. */
  async check(): Promise<void> {
    let page: string;
    try {
      const answer = await fetch("/", { cache: "no-store" });
      if (!answer.ok) throw new TypeError(`the server says ${answer.status}`);
      page = await answer.text();
    } catch {
      this.lost();
      return;
    }
    clearTimeout(this.timer);
    this.offline = false;
    const entry = entryFile();
    if (!entry || page.includes(entry)) return;
    // What was opened without the server has nothing to lose; otherwise the player says when.
    if (this.reached) this.stale = true;
    else location.reload();
  }
}

export const connection = new Connection();
