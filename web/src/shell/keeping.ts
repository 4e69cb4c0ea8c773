// Keeps the page on this device, so that it opens without the server: what was loaded so far, the
// rules in the language that is spoken, and the boards. Only where the browser has service workers
// (HTTPS or localhost); elsewhere the page is what it was.
import { loadWords } from "../words/words";
import { BOARDS } from "../words/boards";
import { connection, entryFile } from "./connection.svelte";

/** The page has better things to do in its first moments, in milliseconds. */
const LATER = 5000;
const SHELL = "funicular-shell-";

export function keepSoon(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  const installed = matchMedia("(display-mode: standalone)").matches;
  setTimeout(() => void keep(), installed ? 0 : LATER);
}

async function keep(): Promise<void> {
  const entry = entryFile();
  if (!entry) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
    await Promise.all([import("../rules/RulesScreen.svelte"), loadWords("rules")]);
    const page = await fetch("/", { cache: "no-store" });
    // The page of another build would look for files that are not kept here.
    if (!page.ok || !(await page.clone().text()).includes(entry)) return void connection.check();
    const name = SHELL + entry.replaceAll("/", "-");
    const shell = await caches.open(name);
    const wanted = [...new Set([...loaded(), "/api/v1/maps", ...BOARDS.map((id) => `/api/v1/maps/${id}`)])];
    const known = new Set((await shell.keys()).map((request) => new URL(request.url).pathname));
    await shell.addAll(wanted.filter((path) => !known.has(path)));
    await shell.put("/", page);
    // The new one is whole: the old ones may go.
    const old = (await caches.keys()).filter((each) => each.startsWith(SHELL) && each !== name);
    await Promise.all(old.map((each) => caches.delete(each)));
    document.documentElement.dataset.kept = "yes";
  } catch (error) {
    // No room, a private window, or the server has gone meanwhile: then nothing is kept this time.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
  }
}

/** The files of this build that the page has loaded. */
function loaded(): string[] {
  const linked = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[rel=stylesheet], link[rel=modulepreload]")]
    .map((each) => ("src" in each ? each.src : each.href));
  const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
  return [...linked, ...fetched].map((url) => new URL(url))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/")).map((url) => url.pathname);
}
