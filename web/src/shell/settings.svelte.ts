// What this device prefers; kept in its local storage.
export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "quick" | "normal" | "slow";

interface Stored {
  theme: Theme;
  sound: boolean;
  speed: Speed;
  notify: boolean;
  /** The language that was chosen here; null: that of the browser. */
  language: string | null;
}

const KEY = "funicular.settings";
const FACTORS: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.5 };
/** No animation takes longer than this, in milliseconds. */
const LONGEST = 600;

class Settings {
  theme = $state<Theme>("system");
  sound = $state(true);
  speed = $state<Speed>("normal");
  notify = $state(false);
  language = $state<string | null>(null);

  constructor() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
      if (stored.theme) this.theme = stored.theme;
      if (stored.speed && stored.speed in FACTORS) this.speed = stored.speed;
      this.sound = stored.sound ?? true;
      this.notify = stored.notify ?? false;
      this.language = stored.language ?? null;
    } catch {
      // Storage may be forbidden or hold something else: the defaults are good.
    }
  }

  save(): void {
    const { theme, sound, speed, notify, language } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, sound, speed, notify, language }));
    } catch {
      // Then they last as long as the page.
    }
  }

  /** Milliseconds for an animation that normally takes `usual`; 0 where motion is unwanted. */
  pace(usual: number): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return Math.min(usual * FACTORS[this.speed], LONGEST);
  }
}

export const settings = new Settings();
