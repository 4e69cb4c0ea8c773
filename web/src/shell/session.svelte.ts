// Who this device is: a guest with a name, made when it is first needed.
import type { Guest } from "../protocol";
import { t } from "../words/words";
import { api, Refused } from "./api";

class Session {
  guest = $state.raw<Guest | null>(null);
  /** Asked for once; the page does not wait for it to be drawn. */
  readonly known: Promise<void>;

  constructor() {
    this.known = api.me().then(
      (guest) => { this.guest = guest; },
      () => undefined,
    );
  }

  /** Makes sure that there is a guest, by the name given if it is a new one. */
  async enter(name: string): Promise<Guest> {
    await this.known;
    const wanted = name.trim() || t("home-name-default");
    if (!this.guest) this.guest = await api.newGuest({ name: wanted });
    else if (name.trim() && this.guest.name !== wanted) {
      try {
        this.guest = await api.rename(wanted);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    return this.guest;
  }
}

export const session = new Session();

const LUCK = "funicular.luck.";

/** Remembers what this device added to a deal, to look for it after the end. */
export function rememberLuck(table: string, entropy: string): void {
  try {
    localStorage.setItem(LUCK + table, entropy);
  } catch {
    // Then only the commitment can be checked.
  }
}

export function luckOf(table: string): string | null {
  try {
    return localStorage.getItem(LUCK + table);
  } catch {
    return null;
  }
}

/** Nothing here remembers the games of who was deleted. */
export function forgetLuck(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(LUCK)) localStorage.removeItem(key);
  } catch {
    // Then there is nothing to remember either.
  }
}

/** Whether this device has dealt or joined a game before. */
export function hasPlayed(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(LUCK));
  } catch {
    return false;
  }
}
