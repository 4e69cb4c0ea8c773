// What the texts of the rules are told about a board.
import type { MapData } from "../protocol";
import type { Arguments } from "../words/words";
import { plain } from "../words/plain";

export function factsOf(map: MapData): Arguments {
  const rules = map.rules;
  return {
    map: map.id, title: map.title,
    wild: map.wild.singular, wilds: map.wild.plural, car: map.car.singular, cars: map.car.plural,
    players_min: rules.players_min, players_max: rules.players_max,
    hand: rules.opening_hand, opening: rules.opening_tickets, opening_keep: rules.opening_keep,
    drawn: rules.drawn_tickets, keep: rules.keep, closed: rules.doubles_closed_up_to,
    stations: rules.stations, unbuilt: rules.unbuilt_station_points,
    longest: rules.longest_path, last_at: rules.last_round_at,
  };
}

/** A text in pieces, those found marked. */
export function marked(text: string, wanted: string): { text: string; found: boolean }[] {
  // One character of the plain text for each of the text itself, so that places agree.
  const simple = [...text].map((letter) => plain(letter)[0] ?? " ").join("");
  const letters = [...text];
  const pieces: { text: string; found: boolean }[] = [];
  let at = 0;
  while (wanted) {
    const next = simple.indexOf(wanted, at);
    if (next < 0) break;
    if (next > at) pieces.push({ text: letters.slice(at, next).join(""), found: false });
    pieces.push({ text: letters.slice(next, next + wanted.length).join(""), found: true });
    at = next + wanted.length;
  }
  if (at < letters.length) pieces.push({ text: letters.slice(at).join(""), found: false });
  return pieces;
}
