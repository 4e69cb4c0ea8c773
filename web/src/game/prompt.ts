// What is to be done now, in one sentence.
import type { Table } from "../table/table.svelte";
import { listed, t } from "../words/words";

export function promptOf(table: Table): string {
  const game = table.game!;
  const choices = table.own?.choices;
  if (game.phase === "over") return t("prompt-over");
  if (!choices) {
    if (game.phase === "opening" && table.own && !game.awaited.includes(table.own.seat)) return t("prompt-wait-opening");
    return game.awaited.length === 1
      ? t("turn-other", { name: table.nameOf(game.awaited[0]!) })
      : t("turn-others", { names: listed(game.awaited.map((seat) => table.nameOf(seat))) });
  }
  if (choices.skip) return t("prompt-pass");
  switch (game.phase) {
    case "opening": return t("prompt-opening");
    case "tickets": return t("prompt-tickets");
    case "second_card": return t("prompt-second");
    case "tunnel": return t("prompt-tunnel");
    case "placing": return t("prompt-placing");
    case "token": return t("prompt-token");
    default: return t("prompt-turn", { station: table.map.rules.stations > 0 ? "yes" : "no" });
  }
}
