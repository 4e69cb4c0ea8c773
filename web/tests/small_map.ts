import type { MapData, OwnView, PublicView } from "../src/protocol";

/** Three places in a triangle, with a double route, a tunnel and a ferry. */
export const smallMap: MapData = {
  id: "small", title: "Small", digest: "",
  places: [
    { id: "ada", name: "Ada", latitude: 50, longitude: 10, tokens: false },
    { id: "bob", name: "Bob", latitude: 40, longitude: 20, tokens: false },
    { id: "cyd", name: "Cyd", latitude: 45, longitude: 30, tokens: false },
  ],
  routes: [
    { id: "ada-bob", start: "ada", end: "bob", length: 3, colour: "red", tunnel: false, wilds: 0, points: 4, twin: "ada-bob-2" },
    { id: "ada-bob-2", start: "ada", end: "bob", length: 3, colour: "grey", tunnel: false, wilds: 0, points: 4, twin: "ada-bob" },
    { id: "bob-cyd", start: "bob", end: "cyd", length: 2, colour: "blue", tunnel: true, wilds: 0, points: 2, twin: null },
    { id: "ada-cyd", start: "ada", end: "cyd", length: 4, colour: "grey", tunnel: false, wilds: 2, points: 7, twin: null },
  ],
  tickets: [{ id: "ada-cyd", start: "ada", end: "cyd", points: 5, long: false }],
  rules: {
    players_min: 2, players_max: 3, colours: ["red", "blue"], cards_each: 12, cards_wild: 6, opening_hand: 4,
    cars: 20, last_round_at: 2, points: { "2": 2, "3": 4, "4": 7 }, opening_long: 0, opening_tickets: 1,
    opening_keep: 1, drawn_tickets: 1, keep: 1, doubles_closed_up_to: 2, stations: 1, unbuilt_station_points: 4,
    symbols: [], token_points: [], longest_path: 10,
  },
  wild: { singular: "locomotive", plural: "locomotives" },
  car: { singular: "wagon", plural: "wagons" },
  card: { singular: "card", plural: "cards" },
  player_colours: [{ colour: "blue", shape: "circle" }, { colour: "red", shape: "square" }],
  token_names: {},
  layout: null,
  backdrop: null,
} as MapData;

const seat = (number: number) => ({
  seat: number, cars: 20, stations: 1, cards: 4, known_cards: {}, tickets: 1, offered: 0, points: 0, tokens: [],
  ready: true,
});

export const smallGame = {
  phase: "turn", decisions: 0, awaited: [0], market: ["red", "blue", "wild", null, "red"], deck: 10,
  discards: { red: 2 }, ticket_deck: 3, returned: [], last_turns: null, routes: {}, closed: [], stations: {}, stacks: [],
  tunnel: null, seats: [seat(0), { ...seat(1), known_cards: { blue: 1 } }], end: null,
} as unknown as PublicView;

export const smallOwn = {
  seat: 0, hand: { red: 2, wild: 1 }, tickets: [], offer: [], chosen: [], station_cost: 1, station_uses: [],
  returned: [], choices: null, odds: null, can_undo: false, position: null,
} as OwnView;
