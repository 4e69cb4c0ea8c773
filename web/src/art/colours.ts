// Every colour has a shape that always goes with it, so that nobody has to tell colours apart.

export type Shape =
  | "circle" | "square" | "triangle" | "diamond" | "star" | "hexagon" | "cross" | "heart"
  | "drop" | "leaf" | "ring" | "wild";

/** Card colours. A custom map may use any of these. */
export const CARD_SHAPES: Record<string, Shape> = {
  purple: "diamond",
  white: "ring",
  blue: "drop",
  yellow: "star",
  orange: "hexagon",
  black: "square",
  red: "triangle",
  green: "leaf",
  wild: "wild",
};

export const shapeOfCard = (card: string): Shape => CARD_SHAPES[card] ?? "circle";

/** Outlines in a box from -12 to 12. */
export const OUTLINES: Record<Exclude<Shape, "wild">, string> = {
  circle: "M0-9a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  ring: "M0-10a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM0-5.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z",
  square: "M-8.5-8.5h17v17h-17z",
  triangle: "M0-10L10.5 8.5h-21z",
  diamond: "M0-11.5L9 0L0 11.5L-9 0z",
  star: "M0-11.5L3-3.9L11-3.5L4.8 1.6L6.9 9.4L0 5L-6.9 9.4L-4.8 1.6L-11-3.5L-3-3.9z",
  hexagon: "M-5.5-9.5h11L11 0L5.5 9.5h-11L-11 0z",
  cross: "M-3.6-10h7.2v6.4h6.4v7.2h-6.4v6.4h-7.2v-6.4h-6.4v-7.2h6.4z",
  heart: "M0 9.5C-14 0-9.5-10-4-9C-1.8-8.6-.5-7 0-5.4C.5-7 1.8-8.6 4-9C9.5-10 14 0 0 9.5z",
  drop: "M0-12C4-5.5 8-1.5 8 3.2A8 8 0 0 1-8 3.2C-8-1.5-4-5.5 0-12z",
  leaf: "M-9 9C-11-4-3-11 10-10C11 2 4 10-9 9zM-7 7L4-4",
};
