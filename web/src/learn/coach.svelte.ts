// The coach of a lesson: what is said now, and what it is about.
import type { Advice } from "../protocol";
import type { Table } from "../table/table.svelte";
import { routeOf } from "../words/names";
import { said, t } from "../words/words";
import { sight, targetOf, type Target } from "./pointing";

interface Leaf {
  text: string;
  /** The sight that it is about; null for the thing to do. */
  sight: string | null;
  /** The rule to read on in; null where there is none. */
  rule: string | null;
}

/** What the texts before a step are about: a part of the screen, or a route. */
const SIGHT_OF: Record<string, string> = {
  "first-opening-1": "board", "first-opening-2": "me", "first-claim-1": "haight_ashbury-the_castro/1",
  "first-wild-1": "me", "first-reset-1": "tickets", "first-last-1": "rival",
  "europe-tunnel-1": "me", "europe-tunnel-2": "petrograd-stockholm", "europe-ferry-1": "tickets",
  "europe-last-1": "me",
};

/** Where a text's rule is explained in full. */
const RULE_OF: Record<string, string> = {
  "first-opening-1": "E6", "first-opening-2": "E1", "first-opening": "S3", "first-market": "M1",
  "first-second-card": "M1", "first-claim-1": "C4", "first-claim": "C1", "first-wild-1": "C6",
  "first-wild": "M2", "first-grey": "C1", "first-tickets": "K1", "first-keep": "K1", "first-ferry": "C5",
  "first-deck": "M1", "first-complete": "E2", "first-reset-1": "K3", "first-reset": "M3", "first-double": "C4",
  "first-longer": "C3", "first-all-wild": "C1", "first-last-1": "E1", "first-last": "E2",
  "europe-tunnel-2": "S2", "europe-tunnel": "U1", "europe-surcharge": "U2",
  "europe-tunnel-again": "U1", "europe-withdraw": "U3", "europe-station": "B2", "europe-ferry-1": "B3",
  "europe-ferry": "C5", "europe-longest": "E4", "europe-last-1": "E1",
};
const RULE_OF_VERB: Record<string, string> = {
  draw: "M1", claim: "C1", tickets: "K1", keep: "K1", station: "B1", pay: "U2", withdraw: "U3", take: "C6",
  place: "S7", pass: "T2",
};

export class Coach {
  advice = $state.raw<Advice | null>(null);
  private turned = $state(0);

  constructor(
    readonly table: Table,
    readonly lesson: string,
  ) {}

  /** Asks anew; an answer for a position that has passed is dropped. */
  async ask(): Promise<void> {
    const seq = this.table.seq;
    const advice = await this.table.advice();
    if (!advice?.action || advice.seq !== this.table.seq || seq !== this.table.seq) return;
    // Others may decide meanwhile, at the opening: what has been said of this step is not said again.
    if (advice.step !== this.advice?.step || advice.action !== this.advice.action) this.turned = 0;
    this.advice = advice;
  }

  /** What there is to say at this step: sights first, then what to do. */
  readonly leaves = $derived.by((): Leaf[] => {
    if (!this.advice) return [];
    const { says, action } = this.advice;
    if (says === null) {
      const rule = RULE_OF_VERB[action?.split(" ")[0] ?? ""] ?? null;
      return [{ text: ownWay(this.table, action ?? ""), sight: null, rule }];
    }
    const ruleOf = (step: string) => RULE_OF[step] ?? null;
    const name = `lesson-${this.lesson}-${says}`;
    const before = [1, 2, 3].flatMap((n): Leaf[] => {
      const text = said(`${name}-${n}`, this.facts);
      return text === null ? [] : [{ text, sight: SIGHT_OF[`${this.lesson}-${says}-${n}`] ?? "board", rule: ruleOf(`${this.lesson}-${says}-${n}`) }];
    });
    return [...before, { text: said(name, this.facts) ?? "", sight: null, rule: ruleOf(`${this.lesson}-${says}`) }];
  });

  readonly leaf = $derived(this.leaves[Math.min(this.turned, this.leaves.length - 1)] ?? null);
  readonly more = $derived(this.turned < this.leaves.length - 1);
  readonly strayed = $derived(this.advice !== null && this.advice.says === null);

  turn(): void {
    this.turned += 1;
  }

  get facts(): Record<string, string> {
    return { rival: this.table.nameOf(1) };
  }

  /** What is pointed at; nothing while somebody else decides. */
  target(): Target | null {
    const action = this.advice?.action;
    if (!action || !this.leaf || this.advice?.seq !== this.table.seq || !this.table.choices) return null;
    if (this.leaf.sight !== null) return sight(this.leaf.sight) ?? routeSight(this.leaf.sight);
    return targetOf(action);
  }
}

/** A sight may also be a route of the board. */
function routeSight(id: string): Target | null {
  const element = document.querySelector(`[data-route="${CSS.escape(id)}"]`);
  return element ? { element, spot: id } : null;
}

/** For who has left the lesson's line: the same kind of advice, in general words. */
function ownWay(table: Table, action: string): string {
  const [verb = "pass", what = ""] = action.split(" ");
  const facts = { wild: table.map.wild.singular, wilds: table.map.wild.plural };
  if (verb === "draw") {
    const card = what === "deck" ? null : table.game?.market[Number(what) - 1];
    return t(what === "deck" ? "lesson-own-draw-deck" : card === "wild" ? "lesson-own-draw-wild" : "lesson-own-draw-market", facts);
  }
  if (verb === "claim") {
    const route = routeOf(table.map, what);
    return t(route?.tunnel ? "lesson-own-claim-tunnel" : route && route.wilds > 0 ? "lesson-own-claim-ferry"
      : route?.colour === "grey" ? "lesson-own-claim-grey" : "lesson-own-claim", facts);
  }
  return said(`lesson-own-${verb}`, facts) ?? "";
}
