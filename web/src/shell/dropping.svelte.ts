// A record dropped on the page: it is opened where games are looked back at.
import { address } from "./route.svelte";

class Dropped {
  file = $state.raw<File | null>(null);
}
export const dropped = new Dropped();

/** At a table a file means nothing: nobody must lose a game by a slip of the hand. */
const takes = (event: DragEvent): boolean =>
  !!event.dataTransfer?.types.includes("Files") && (address.path === "/" || address.replay !== null);

export function letDrop(event: DragEvent): void {
  if (takes(event)) event.preventDefault();
}

export function takeDropped(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file || !takes(event)) return;
  event.preventDefault();
  dropped.file = file;
  if (address.replay !== "") address.go("/replay");
}
