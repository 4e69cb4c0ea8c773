// Cards that fly from where they lay to where they go: cause and effect for the eye.
import { shapeOfCard } from "../art/colours";
import { FLIGHT } from "../shell/motion";
import { settings } from "../shell/settings.svelte";

const SVG = "http://www.w3.org/2000/svg";

/** A card flies between two anchors; without a card it shows its back. */
export function fly(from: string, to: string, card: string | null): void {
  const time = settings.pace(FLIGHT);
  const start = anchor(from);
  const end = anchor(to);
  if (time === 0 || !start || !end || document.hidden) return;
  const node = picture(card);
  const size = Math.min(96, start.width);
  document.body.append(node);
  node.style.width = `${size}px`;
  node.style.height = `${size * 0.64}px`;
  const place = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2 - size / 2}px, ${box.top + box.height / 2 - size * 0.32}px) scale(${scale})`;
  node
    .animate(
      [
        { transform: place(start, 1), opacity: 1 },
        { transform: place(end, 0.62), opacity: 0.9, offset: 0.92 },
        { transform: place(end, 0.5), opacity: 0 },
      ],
      { duration: time, easing: "cubic-bezier(.4,.1,.2,1)", fill: "both" },
    )
    .finished.finally(() => node.remove());
}

/** Takes all cards out of the air. */
export function land(): void {
  for (const node of document.querySelectorAll(".flying")) node.remove();
}

function anchor(name: string): DOMRect | null {
  const found = document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  return found && found.width > 0 ? found : null;
}

function picture(card: string | null): HTMLElement {
  const node = document.createElement("div");
  node.className = card ? `flying card-${card}` : "flying back";
  node.setAttribute("aria-hidden", "true");
  if (card) {
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#shape-${shapeOfCard(card)}`);
    svg.append(use);
    node.append(svg);
  }
  return node;
}
