// Numbers and dates as the language writes them.
import type { GameSeat, ShareView } from "../protocol";
import { language } from "../words/language.svelte";
import { botName } from "../words/names";
import { percent, t } from "../words/words";

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}

/** Points with their sign, where a part of the score may take some away. */
export function signed(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), {
    maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: "negative",
  }).format(value);
}

export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(milliseconds);
}

export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}

/** "42%", or a dash where nothing was counted. */
export const shareText = (share: ShareView): string => (share.of > 0 ? percent(share.count / share.of) : "–");

/** What the share may really be: "38%–46%". */
export const rangeText = (share: ShareView): string =>
  share.of > 0 ? t("games-range", { low: percent(share.low), high: percent(share.high) }) : "";

/** "12 of 40". */
export const countText = (share: ShareView): string => t("games-of", { count: number(share.count), all: number(share.of) });

/** Who sat there; bots that have no name of their own go by their level. */
export const nameOf = (seat: Pick<GameSeat, "name" | "bot" | "guest">): string =>
  seat.bot && !seat.guest ? botName(seat.name) : seat.name;
