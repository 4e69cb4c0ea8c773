// The HTTP part of the protocol (docs/protocol.md).
import type {
  Analysis, BotList, DeviceLink, Done, ErrorCode, ErrorMessage, Guest, LessonList, MapData, MapList, NewGuest, NewPush,
  NewTable, NewWebhook, PushKey, PushMade, Replay, TableCommand, TableInfo, TableList, TokenList, TokenMade,
  WebhookInfo, WebhookList,
} from "../protocol";
import { connection } from "./connection.svelte";

/** The server said no, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline",
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

const maps = new Map<string, Promise<MapData>>();

export const api = {
  me: () => ask<Guest>("GET", "/me"),
  rename: (name: string) => ask<Guest>("PATCH", "/me", { name }),
  newGuest: (guest: NewGuest) => ask<Guest>("POST", "/guests", guest),
  forget: () => ask<Done>("DELETE", "/me"),
  newLink: () => ask<DeviceLink>("POST", "/devices"),
  redeemLink: (token: string) => ask<Guest>("POST", "/devices/redeem", { token }),
  tokens: () => ask<TokenList>("GET", "/tokens"),
  newToken: (label: string) => ask<TokenMade>("POST", "/tokens", { label }),
  dropToken: (id: string) => ask<Done>("DELETE", `/tokens/${encodeURIComponent(id)}`),
  myTables: () => ask<TableList>("GET", "/me/tables"),
  pushKey: () => ask<PushKey>("GET", "/push"),
  newPush: (browser: NewPush) => ask<PushMade>("POST", "/push", browser),
  dropPush: (id: string) => ask<Done>("DELETE", `/push/${encodeURIComponent(id)}`),
  webhooks: () => ask<WebhookList>("GET", "/webhooks"),
  newWebhook: (webhook: NewWebhook) => ask<WebhookInfo>("POST", "/webhooks", webhook),
  dropWebhook: (id: string) => ask<Done>("DELETE", `/webhooks/${encodeURIComponent(id)}`),
  lobby: () => ask<TableList>("GET", "/tables"),
  maps: () => ask<MapList>("GET", "/maps"),
  bots: () => ask<BotList>("GET", "/bots"),
  newTable: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
  lessons: () => ask<LessonList>("GET", "/lessons"),
  /** The table of a lesson: the one in progress, or a new one. */
  takeLesson: (id: string, again: boolean) =>
    ask<TableInfo>("POST", `/lessons/${encodeURIComponent(id)}`, { again }),
  /** A finished game, by its table or by its record. */
  replay: (table: string) => ask<Replay>("GET", `/tables/${encodeURIComponent(table)}/replay`),
  replayRecord: (record: string) => ask<Replay>("POST", "/replays", { record }),
  analysis: (id: string) => ask<Analysis>("GET", `/analyses/${encodeURIComponent(id)}`),
  analyse: (table: string) => ask<Analysis>("POST", `/tables/${encodeURIComponent(table)}/analysis`),
  analyseRecord: (record: string) => ask<Analysis>("POST", "/analyses", { record }),
  stopAnalysis: (id: string) => ask<Analysis>("DELETE", `/analyses/${encodeURIComponent(id)}`),
  command: (id: string, command: TableCommand) =>
    ask<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/commands`, command),
  map: (id: string): Promise<MapData> => {
    const known = maps.get(id);
    if (known) return known;
    const asked = ask<MapData>("GET", `/maps/${encodeURIComponent(id)}`);
    maps.set(id, asked);
    asked.catch(() => maps.delete(id));
    return asked;
  },
};

export const recordAddress = (id: string): string =>
  `/api/v1/tables/${encodeURIComponent(id)}/record`;

/** 32 random bytes in hexadecimal: this device's part of the luck. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    connection.lost();
    throw new Refused("offline");
  }
  connection.found();
  const content = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    const error = content as ErrorMessage | null;
    throw new Refused(error?.code ?? "internal", error?.arguments ?? {});
  }
  return content as Answer;
}
