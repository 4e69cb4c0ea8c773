// "Your turn" while no page is open: Web Push, where the browser offers it (HTTPS or localhost).
import { BOARDS, titleOf } from "../words/boards";
import { t } from "../words/words";
import type { NoticeWords } from "../service-worker";
import { api, Refused } from "./api";

/** How far notices reach: also while no page is open, only from an open page, or not at all. */
export type Reach = "push" | "page" | "none";

const BROWSER = "funicular.push";

export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** Asks for permission and subscribes this browser. */
export async function wantNotices(): Promise<Reach> {
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return "none";
  return renewNotices();
}

/** Subscribes this browser if it may; browsers change their subscriptions now and then. */
export async function renewNotices(): Promise<Reach> {
  if (!("Notification" in window) || Notification.permission !== "granted") return "none";
  if (!canPush()) return "page";
  try {
    const registration = await workerOfPage();
    const { key } = await api.pushKey();
    const subscription = (await registration.pushManager.getSubscription())
      ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return "page";
    const made = await api.newPush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
    localStorage.setItem(BROWSER, made.id);
    return "push";
  } catch (error) {
    // No push service, or none that this server may reach: the open page still tells.
    if (error instanceof Refused || error instanceof DOMException) return "page";
    throw error;
  }
}

export async function dropNotices(): Promise<void> {
  const id = localStorage.getItem(BROWSER);
  localStorage.removeItem(BROWSER);
  if (canPush()) {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }
  if (id) await api.dropPush(id).catch(() => undefined);
}

/** The service worker, with the words that it needs in the player's language. */
export async function workerOfPage(): Promise<ServiceWorkerRegistration> {
  await leaveWords();
  await navigator.serviceWorker.register("/service-worker.js");
  return navigator.serviceWorker.ready;
}

/** Leaves the words of notices where the service worker finds them when no page is open. */
export async function leaveWords(): Promise<void> {
  const words: NoticeWords = {
    name: t("app-name"),
    titles: Object.fromEntries(BOARDS.map((id) => [id, titleOf({ id, title: id })])),
    turn: t("notify-turn", { title: "{title}" }),
    over: t("notify-over", { title: "{title}" }),
  };
  const cache = await caches.open("funicular-words");
  await cache.put("/words/notices", new Response(JSON.stringify(words)));
}
