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
