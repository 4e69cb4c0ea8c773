// Numbers about a finished game, counted from its public moves and its score.
import type { MapData, MoveView, ScoreView } from "../protocol";
import { standing } from "../game/digest";
import type { Key } from "../words/words";

/** What decided between the winner and somebody with as many points (E6); null if points did, or nothing. */
export function tieBreak(score: ScoreView): "tickets" | "stations" | "longest" | null {
  const winner = score.seats.find((seat) => seat.wins);
  const rivals = score.seats.filter((seat) => !seat.wins && seat.total === winner?.total);
  if (!winner || score.winners.length > 1 || rivals.length === 0) return null;
  if (rivals.some((rival) => rival.completed === winner.completed && rival.stations.length === winner.stations.length)) return "longest";
  return rivals.some((rival) => rival.completed === winner.completed) ? "stations" : "tickets";
}

export interface Row { key: Key; values: number[] }

export function statistics(map: MapData, moves: MoveView[], score: ScoreView): Row[] {
  const made = standing(moves);
  const each = (count: (seat: number) => number): number[] => score.seats.map((seat) => count(seat.seat));
  const lengths = new Map(map.routes.map((route) => [route.id, route.length]));
  return [
    { key: "end-stat-turns", values: each((seat) => made.filter((move) => move.seat === seat).length) },
    {
      key: "end-stat-cards",
      values: each((seat) => made.filter((move) => move.seat === seat && move.action?.startsWith("draw")).length),
    },
    { key: "end-stat-routes", values: each((seat) => score.seats[seat]!.routes.length) },
    {
      key: "end-stat-cars",
      values: each((seat) => score.seats[seat]!.routes.reduce((sum, one) => sum + (lengths.get(one.route) ?? 0), 0)),
    },
    { key: "end-stat-completed", values: each((seat) => score.seats[seat]!.completed) },
  ];
}
