// The what-if planner: routes pinned by the player, kept on this device only.
import type { MapData, OwnView, PublicView } from "../protocol";
import { routeOf, type Cards } from "../words/names";

export interface Estimate {
  /** Spaces still to build. */
  cars: number;
  /** Cards of each colour still missing; "grey" stands for sets of any one colour. */
  missing: Cards;
  broken: { route: string; owner: number }[];
}

export class Plan {
  routes = $state.raw<Set<string>>(new Set());
  private readonly key: string;

  /** A plan belongs to a colour: seats change their numbers when the turn order is drawn. */
  constructor(table: string, colour: string | null) {
    this.key = `funicular.plan.${table}.${colour ?? "watch"}`;
    try {
      this.routes = new Set(JSON.parse(localStorage.getItem(this.key) ?? "[]") as string[]);
    } catch {
      // Nothing planned yet.
    }
  }

  toggle(route: string): void {
    const routes = new Set(this.routes);
    if (!routes.delete(route)) routes.add(route);
    this.set(routes);
  }

  clear(): void {
    this.set(new Set());
  }

  private set(routes: Set<string>): void {
    this.routes = routes;
    try {
      localStorage.setItem(this.key, JSON.stringify([...routes]));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

/** What a plan still takes, by counting spaces and cards. */
export function estimate(
  map: MapData, game: PublicView, own: OwnView | null, routes: Iterable<string>,
): Estimate {
  const result: Estimate = { cars: 0, missing: {}, broken: [] };
  const need: Cards = {};
  for (const id of routes) {
    const route = routeOf(map, id);
    const owner = game.routes[id];
    if (!route) continue;
    if (owner !== undefined) {
      if (owner !== own?.seat) result.broken.push({ route: id, owner });
      continue;
    }
    result.cars += route.length;
    need[route.colour] = (need[route.colour] ?? 0) + route.length - route.wilds;
    if (route.wilds > 0) need.wild = (need.wild ?? 0) + route.wilds;
  }
  for (const [card, count] of Object.entries(need)) {
    const held = card === "grey" ? 0 : (own?.hand[card] ?? 0);
    if (count > held) result.missing[card] = count - held;
  }
  return result;
}
