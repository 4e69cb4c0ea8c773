/// <reference lib="webworker" />
// The page's service worker: it shows "your turn" when no page is open, and leads back to the table;
// and it opens the page that this device has kept (see shell/keeping.ts) when the server is away.
// A server that answers is always asked first: there is never an old page with a new server.
// It imports nothing, so that it is one small file at the root of the site. Its words come from the
// page, which knows the player's language and leaves them in a cache (see shell/notices.ts).
import type { Notice } from "./protocol";

declare const self: ServiceWorkerGlobalScope;

export interface NoticeWords {
  name: string;
  /** What the boards are called, by their ids; others go by the title that the server sends. An
   *  older page may have left words without them. */
  titles?: Record<string, string>;
  turn: string;
  over: string;
}

const WORDS = { cache: "funicular-words", path: "/words/notices" };

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const SHELL = "funicular-shell-";
/** What a proxy answers for a server that is not there. */
const AWAY = [502, 503, 504];

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(serverFirst(request, "/"));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (/^\/api\/v1\/maps(\/[^/]+)?$/.test(pathname)) event.respondWith(serverFirst(request, pathname));
});

async function serverFirst(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!AWAY.includes(answer.status)) return answer;
    return (await inShell(path)) ?? answer;
  } catch (error) {
    const kept = await inShell(path);
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names change with their content. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await inShell(new URL(request.url).pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  const name = await shellName();
  if (name && answer.ok) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

const shellName = async (): Promise<string | undefined> => (await caches.keys()).findLast((name) => name.startsWith(SHELL));

async function inShell(path: string): Promise<Response | undefined> {
  const name = await shellName();
  return name ? (await caches.open(name)).match(path, { ignoreVary: true }) : undefined;
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

async function show(notice: Notice): Promise<void> {
  const words = await wordsOfPage();
  const path = `/table/${notice.table}`;
  const title = words?.titles?.[notice.map] ?? notice.title;
  await self.registration.showNotification(words?.name ?? "Funicular", {
    // One notice for each table: the newer takes the older one's place.
    tag: path,
    body: words ? words[notice.event].replace("{title}", title) : title,
    data: { path },
  });
}

async function wordsOfPage(): Promise<NoticeWords | null> {
  const kept = await (await caches.open(WORDS.cache)).match(WORDS.path);
  return kept ? ((await kept.json()) as NoticeWords) : null;
}

/** The page that shows the table already, or a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
