// The cheapest way between two places: own routes cost nothing, free ones their length.
import type { RouteData } from "../protocol";
import type { Table } from "../table/table.svelte";

export interface Way {
  /** Routes that are still to be claimed, from the start on. */
  build: RouteData[];
  cars: number;
}

export function wayBetween(table: Table, start: string, end: string): Way | null {
  const { map } = table;
  const game = table.game!;
  const mine = table.seat ?? table.seats[0] ?? -1;
  const closed = new Set(game.closed);
  const cost = (route: RouteData): number => {
    const owner = game.routes[route.id];
    if (owner === mine) return 0;
    return owner !== undefined || closed.has(route.id) ? Infinity : route.length;
  };
  const best = new Map<string, { cars: number; by: RouteData | null }>([[start, { cars: 0, by: null }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const here = [...open].reduce((one, other) => (best.get(other)!.cars < best.get(one)!.cars ? other : one));
    open.delete(here);
    for (const route of map.routes) {
      if (route.start !== here && route.end !== here) continue;
      const next = route.start === here ? route.end : route.start;
      const cars = best.get(here)!.cars + cost(route);
      if (cars >= (best.get(next)?.cars ?? Infinity)) continue;
      best.set(next, { cars, by: route });
      open.add(next);
    }
  }
  const found = best.get(end);
  if (!found) return null;
  const build: RouteData[] = [];
  for (let at = end; at !== start;) {
    const { by } = best.get(at)!;
    if (cost(by!) > 0) build.unshift(by!);
    at = by!.start === at ? by!.end : by!.start;
  }
  return { build, cars: found.cars };
}
