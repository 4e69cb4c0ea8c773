// The what-if planner: routes pinned by the player, kept on this device only.
import type { MapData, OwnView, PublicView } from "../protocol";
import type { ShownTable } from "../table/shown";
import { routeName, routeOf, type Cards } from "../words/names";
import { t } from "../words/words";

/** A pinned route that cannot be had any more; without an owner it closed with its other track. */
export interface Broken {
  route: string;
  owner: number | null;
}

export interface Estimate {
  /** Spaces still to build. */
  cars: number;
  /** Cards of each colour still missing; "grey" stands for sets of any one colour. */
  missing: Cards;
}

export class Plan {
  routes = $state.raw<Set<string>>(new Set());
  private readonly key: string;
  /** Broken routes that the player has been warned of. */
  private warned: Set<string>;

  /** A plan belongs to a colour: seats change their numbers when the turn order is drawn. */
  constructor(table: string, colour: string | null) {
    this.key = `funicular.plan.${table}.${colour ?? "watch"}`;
    this.routes = stored(this.key);
    this.warned = stored(`${this.key}.warned`);
  }

  toggle(route: string): void {
    const routes = new Set(this.routes);
    if (!routes.delete(route)) routes.add(route);
    this.set(routes);
  }

  clear(): void {
    this.set(new Set());
  }

  /** Those of the broken routes that the player has not been warned of yet; now that is done. */
  warn(broken: Broken[]): Broken[] {
    const fresh = broken.filter((each) => !this.warned.has(each.route));
    this.warned = new Set(broken.map((each) => each.route));
    store(`${this.key}.warned`, this.warned);
    return fresh;
  }

  private set(routes: Set<string>): void {
    this.routes = routes;
    store(this.key, routes);
  }
}

function stored(key: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

function store(key: string, routes: Set<string>): void {
  try {
    if (routes.size > 0) localStorage.setItem(key, JSON.stringify([...routes]));
    else localStorage.removeItem(key);
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The pinned routes that the seat can no longer claim. */
export function brokenRoutes(map: MapData, game: PublicView, seat: number | null, routes: Iterable<string>): Broken[] {
  return [...routes].flatMap((route): Broken[] => {
    const owner = game.routes[route];
    if (owner !== undefined) return owner === seat ? [] : [{ route, owner }];
    return isClosed(map, game, seat, route) ? [{ route, owner: null }] : [];
  });
}

/** Nobody may have both tracks of a double route, and among few players its second one closes. */
function isClosed(map: MapData, game: PublicView, seat: number | null, route: string): boolean {
  const twin = game.routes[routeOf(map, route)?.twin ?? ""];
  return game.closed.includes(route) || (twin !== undefined && twin === seat);
}

export function brokenText(table: Pick<ShownTable, "map" | "nameOf">, { route, owner }: Broken): string {
  const name = routeName(table.map, route);
  return owner === null ? t("plan-closed", { route: name }) : t("plan-broken", { name: table.nameOf(owner), route: name });
}

/** What a plan still takes, by counting spaces and cards. */
export function estimate(
  map: MapData, game: PublicView, own: OwnView | null, routes: Iterable<string>,
): Estimate {
  const open = [...routes].flatMap((id) => {
    const route = routeOf(map, id);
    return route && game.routes[id] === undefined && !isClosed(map, game, own?.seat ?? null, id) ? [route] : [];
  });
  const left: Cards = { ...own?.hand };
  const missing: Cards = {};
  const take = (card: string, count: number, missed = card): void => {
    const held = Math.min(left[card] ?? 0, count);
    left[card] = (left[card] ?? 0) - held;
    if (count > held) missing[missed] = (missing[missed] ?? 0) + count - held;
  };
  for (const route of open) take("wild", route.wilds);
  for (const route of open) if (route.colour !== "grey") take(route.colour, route.length - route.wilds);
  // The greys take what the colours leave, the longest first.
  const greys = open.filter((route) => route.colour === "grey").map((route) => route.length - route.wilds);
  for (const count of greys.sort((one, other) => other - one)) {
    const colour = colourFor(count, map.rules.colours, left);
    take(colour, count, left[colour] ? colour : "grey");
  }
  fillWithWilds(missing, left.wild ?? 0);
  return { cars: open.reduce((sum, route) => sum + route.length, 0), missing };
}

/** The colour for a set of so many cards: the least that is enough, or else the most there is. */
function colourFor(count: number, colours: string[], left: Cards): string {
  const held = (colour: string): number => left[colour] ?? 0;
  const byCount = [...colours].sort((one, other) => held(one) - held(other));
  return byCount.find((colour) => held(colour) >= count) ?? byCount.at(-1)!;
}

/** Wilds to spare stand for anything: first for what lacks the fewest cards. */
function fillWithWilds(missing: Cards, spare: number): void {
  const lacking = Object.entries(missing).filter(([card]) => card !== "wild").sort(([, one], [, other]) => one - other);
  for (const [card, count] of lacking) {
    const filled = Math.min(spare, count);
    spare -= filled;
    if (filled === count) delete missing[card];
    else missing[card] = count - filled;
  }
}
