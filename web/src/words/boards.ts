// The two boards in the player's language: titles, places, cards, pieces and tokens. A board of
// somebody's own keeps the words that it brings along.
import type { MapData } from "../protocol";
import { wordsNow } from "./language.svelte";
import { dashed, said } from "./words";

/** The boards whose things have words in every language. */
export const BOARDS: readonly string[] = ["europe", "san_francisco"];

export function titleOf(map: { id: string; title: string }): string {
  return (BOARDS.includes(map.id) ? said(`map-title-${dashed(map.id)}`) : null) ?? map.title;
}

const told = new WeakMap<MapData, { in: unknown; map: MapData }>();

/** A board with its names and words in the language that is spoken; the same object each time. */
export function inWords(map: MapData): MapData {
  const words = wordsNow();
  if (!BOARDS.includes(map.id)) return map;
  const known = told.get(map);
  if (known?.in === words.bundle) return known.map;
  const id = dashed(map.id);
  const named: MapData = {
    ...map,
    title: titleOf(map),
    places: map.places.map((place) => ({ ...place, name: words.places[place.id] ?? place.name })),
    wild: { singular: said(`wild-${id}`) ?? map.wild.singular, plural: said(`wilds-${id}`) ?? map.wild.plural },
    car: { singular: said(`car-${id}`) ?? map.car.singular, plural: said(`cars-${id}`) ?? map.car.plural },
    token_names: Object.fromEntries(Object.entries(map.token_names).map(
      ([symbol, name]) => [symbol, said(`token-${dashed(symbol)}`) ?? name],
    )),
  };
  told.set(map, { in: words.bundle, map: named });
  return named;
}

/** "locomotives" as it goes with this very number; some languages have three or four forms. */
export function wildsCounted(map: MapData, count: number): string {
  const word = BOARDS.includes(map.id) ? said(`wilds-counted-${dashed(map.id)}`, { count }) : null;
  return word ?? (count === 1 ? map.wild.singular : map.wild.plural);
}

/** The same for the pieces: "5 wagons". */
export function carsCounted(map: MapData, count: number): string {
  const word = BOARDS.includes(map.id) ? said(`cars-counted-${dashed(map.id)}`, { count }) : null;
  return word ?? (count === 1 ? map.car.singular : map.car.plural);
}
