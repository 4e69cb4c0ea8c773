// What this device prefers; kept in its local storage.
import { FACTORS, type Speed } from "./motion";

export type { Speed };
export type Theme = "system" | "light" | "dark";
export type Contrast = "system" | "normal" | "more";
/** The size of letters, in hundredths of what the browser has. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;

interface Stored {
  theme: Theme;
  contrast: Contrast;
  text: number;
  sound: boolean;
  speed: Speed;
  notify: boolean;
  /** The language that was chosen here; null: that of the browser. */
  language: string | null;
}

const KEY = "funicular.settings";

class Settings {
  theme = $state<Theme>("system");
  contrast = $state<Contrast>("system");
  text = $state(100);
  sound = $state(true);
  speed = $state<Speed>("normal");
  notify = $state(false);
  language = $state<string | null>(null);

  constructor() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
      if (stored.theme) this.theme = stored.theme;
      if (stored.contrast) this.contrast = stored.contrast;
      if (TEXT_SIZES.some((size) => size === stored.text)) this.text = stored.text!;
      if (stored.speed && stored.speed in FACTORS) this.speed = stored.speed;
      this.sound = stored.sound ?? true;
      this.notify = stored.notify ?? false;
      this.language = stored.language ?? null;
    } catch {
      // Storage may be forbidden or hold something else: the defaults are good.
    }
  }

  save(): void {
    const { theme, contrast, text, sound, speed, notify, language } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, contrast, text, sound, speed, notify, language }));
    } catch {
      // Then they last as long as the page.
    }
  }

  /** Milliseconds for an animation that normally takes `usual`; 0 where motion is unwanted. */
  pace(usual: number): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return usual * FACTORS[this.speed];
  }
}

export const settings = new Settings();
