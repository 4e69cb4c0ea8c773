// How much room there is, in letters rather than in pixels: who reads large letters gets the layout
// of a smaller device instead of one that does not fit. A style asks for `.narrow` (everything but
// broad), `.small`, `.middle` or `.broad` on the root, and for `.tiny` where even a phone's layout is
// too much at once and the page is scrolled; media queries do not know our own text size.
import { settings } from "./settings.svelte";

export type Layout = "small" | "middle" | "broad";

/** In letters of the usual size: 720 and 1000 pixels where nothing is enlarged. */
const MIDDLE = 45;
/** 300 pixels: a phone with letters half as large again as usual. */
const TINY = 18.75;
const BROAD = 62.5;

class Room {
  layout = $state<Layout>("broad");

  /** Measures the window and the letters; called whenever either may have changed. */
  measure(): void {
    const root = document.documentElement;
    root.style.fontSize = settings.text === 100 ? "" : `${settings.text}%`;
    const letters = innerWidth / parseFloat(getComputedStyle(root).fontSize);
    this.layout = letters < MIDDLE ? "small" : letters < BROAD ? "middle" : "broad";
    for (const each of ["small", "middle", "broad"]) root.classList.toggle(each, each === this.layout);
    root.classList.toggle("tiny", letters < TINY);
    root.classList.toggle("narrow", this.layout !== "broad");
  }
}

export const room = new Room();

/** Keeps the layout right from now on. */
export function watchRoom(): void {
  room.measure();
  addEventListener("resize", () => room.measure());
}
