// Where on the screen the next step of an action is done: what a coach points at.
// The elements are found in the page as it is, so that any layout will do.

/** What the texts before a step point at. */
const SIGHTS: Record<string, string> = {
  board: "div.frame", me: '[data-anchor="seat-0"]', rival: '[data-anchor="seat-1"]',
  // One's own tickets: the list, or on small screens what opens it.
  tickets: ".own-tickets .list, .drawers .button",
};

export interface Target {
  /** The element to use. */
  element: Element;
  /** The route or place that it is, if it lies on the board. */
  spot: string | null;
}

const find = (selector: string): Target | null => {
  const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  return element ? { element, spot: null } : null;
};
const onBoard = (kind: "route" | "place", id: string): Target | null => {
  const element = document.querySelector(`[data-${kind}="${CSS.escape(id)}"]`);
  return element ? { element, spot: id } : null;
};

export const sight = (name: string): Target | null => (SIGHTS[name] ? find(SIGHTS[name]) : null);

/** The next thing to press for an action, given what is half chosen already. */
export function targetOf(action: string): Target | null {
  const [verb, what = "", how = ""] = action.split(" ");
  switch (verb) {
    case "draw":
      return what === "deck" ? find('[data-anchor="deck"]') : find(`[data-anchor="market-${what}"] button`);
    case "tickets":
      return find('[data-anchor="tickets-yes"]') ?? find('[data-anchor="tickets"]');
    case "keep":
      return find('[data-anchor="keep-show"]') ?? keeping(what.split(",").map(Number));
    case "claim":
      return find(`[data-paying="${CSS.escape(what)}"]`) ? paying(how) : onBoard("route", what);
    case "pay":
      return paying(what);
    case "withdraw":
      return find('[data-anchor="turn-back"]');
    case "station":
      if (find(`[data-paying="${CSS.escape(what)}"]`)) return paying(how);
      return document.querySelector(".place.pickable") ? onBoard("place", what) : find('[data-anchor="station"]');
    case "take":
      return find(`[data-take="${CSS.escape(what)}"]`);
    case "place":
      return onBoard("place", how);
    default:
      return find(".dock .pass");
  }
}

/** Tickets to be ticked or unticked, then the button. */
function keeping(wanted: number[]): Target | null {
  for (const box of document.querySelectorAll<HTMLElement>("[data-offer]")) {
    const ticked = box.getAttribute("aria-checked") === "true";
    if (ticked !== wanted.includes(Number(box.dataset.offer)) && box.getClientRects().length > 0) {
      return { element: box, spot: null };
    }
  }
  return find('[data-anchor="keep"]');
}

/** The colour, the number of wilds, then the button that pays. */
function paying(payment: string): Target | null {
  const confirm = find(`[data-pays="${CSS.escape(payment)}"]`);
  if (confirm) return confirm;
  const [colour = "", wilds = "0"] = payment.split("+");
  const button = find(`[data-colour="${colour}"]`);
  if (button && button.element.getAttribute("aria-pressed") !== "true") return button;
  if (colour !== "wild") return find(`[data-wilds="${wilds}"]`) ?? find("[data-pays]");
  const counts = [...document.querySelectorAll("[data-wilds]")];
  return counts.length > 0 ? { element: counts.at(-1)!, spot: null } : find("[data-pays]");
}
