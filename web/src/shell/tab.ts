// The tab tells whose turn it is: by its title, and by the colour of its icon.
import { t } from "../words/words";

export function dressTab(title: string | null, mine: boolean): void {
  const name = t("app-name");
  document.title = title ? `${mine ? "● " : ""}${title} · ${name}` : name;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const ground = mine ? "%23b23a24" : "%23123f49";
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><path d="M5 25L27 11" stroke="%23e0b04c" stroke-width="3"/><path d="M9 10l13-8v13l-13 8z" fill="%23fdf3dc"/>${mine ? '<circle cx="26" cy="26" r="5" fill="%23e0b04c"/>' : ""}</svg>`;
  if (link) link.href = `data:image/svg+xml,${icon.replaceAll('"', "'").replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
}

/** Tells a player who looks elsewhere; only where the player has asked for it. */
export function notify(text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(t("app-name"), { body: text, tag: "funicular-turn" });
}
