// The protocol of the table server. Made by `python -m funicular.server.typescript`
// from the message classes in src/funicular/server; do not edit.

export const PROTOCOL = 1;

export type Phase =
  | "opening"
  | "placing"
  | "turn"
  | "second_card"
  | "tunnel"
  | "tickets"
  | "token"
  | "over";

export type EventName =
  | "drawn"
  | "market"
  | "revealed"
  | "reset"
  | "reshuffle"
  | "offered"
  | "stack";

export type GameEnd =
  | "last_round"
  | "all_passed";

export type Status =
  | "lobby"
  | "playing"
  | "over"
  | "closed";

export type Assist =
  | "none"
  | "memory"
  | "full";

export type BotPace =
  | "instant"
  | "quick"
  | "natural"
  | "slow";

export type NoticeEvent =
  | "turn"
  | "over";

export type OrderState =
  | "waiting"
  | "done"
  | "cancelled";

export type RecordKind =
  | "total"
  | "margin"
  | "route_points"
  | "completed_points"
  | "completed"
  | "longest"
  | "routes"
  | "tunnels"
  | "tokens"
  | "quickest"
  | "streak";

export type AnalysisStatus =
  | "none"
  | "waiting"
  | "preparing"
  | "running"
  | "done"
  | "failed"
  | "stopped";

export type ErrorCode =
  | "unreadable"
  | "too_large"
  | "wrong_protocol"
  | "too_many_requests"
  | "not_found"
  | "method_not_allowed"
  | "wrong_origin"
  | "internal"
  | "unavailable"
  | "no_guest"
  | "wrong_token"
  | "link_used"
  | "no_table"
  | "no_map"
  | "no_bot"
  | "bad_name"
  | "bad_colour"
  | "wrong_seats"
  | "no_seat"
  | "seat_taken"
  | "seat_free"
  | "not_your_seat"
  | "bot_plays"
  | "not_host"
  | "not_lobby"
  | "not_playing"
  | "not_over"
  | "table_closed"
  | "table_full"
  | "seats_free"
  | "no_spectators"
  | "sent_away"
  | "no_such_guest"
  | "player_present"
  | "too_many_tables"
  | "chat_muted"
  | "chat_too_fast"
  | "stale"
  | "hidden"
  | "unreadable_action"
  | "ambiguous_action"
  | "illegal_action"
  | "undo_off"
  | "undo_refused"
  | "no_lesson"
  | "bad_url"
  | "private_address"
  | "notices_off"
  | "bad_order"
  | "order_pointless"
  | "too_many_orders"
  | "no_order"
  | "bad_record"
  | "not_compiled";

export interface PlaceData {
  id: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** Whether a stack of tokens starts here. */
  tokens: boolean;
}

export interface RouteData {
  id: string;
  start: string;
  end: string;
  length: number;
  /** A card colour, or grey. */
  colour: string;
  tunnel: boolean;
  /** How many wilds a payment must hold; more than none makes the route a ferry. */
  wilds: number;
  points: number;
  /** The other track of a double route. */
  twin: string | null;
}

export interface TicketData {
  id: string;
  start: string;
  end: string;
  points: number;
  long: boolean;
}

/** What a thing is called on this map, in English. */
export interface WordData {
  singular: string;
  plural: string;
}

/** The quantities of the game; a mechanism that it lacks has quantity zero. */
export interface RuleData {
  players_min: number;
  players_max: number;
  /** The card colours, without the wild. */
  colours: string[];
  cards_each: number;
  cards_wild: number;
  opening_hand: number;
  cars: number;
  last_round_at: number;
  /** Points by route length. */
  points: Record<string, number>;
  opening_long: number;
  opening_tickets: number;
  opening_keep: number;
  drawn_tickets: number;
  keep: number;
  /** Up to how many players the second track of a double route closes. */
  doubles_closed_up_to: number;
  stations: number;
  unbuilt_station_points: number;
  /** Token symbols; none in a game without tokens. */
  symbols: string[];
  /** By the number of different tokens held, from none to all. */
  token_points: number[];
  longest_path: number;
}

/** A player colour of the map, with the shape that always goes with it. */
export interface PlayerColour {
  colour: string;
  shape: string;
}

export interface MapSummary {
  id: string;
  title: string;
  digest: string;
  players_min: number;
  players_max: number;
}

export interface MapList {
  maps: MapSummary[];
}

/** A whole map. `digest` is the hash of its rule facts. */
export interface MapData {
  id: string;
  title: string;
  digest: string;
  places: PlaceData[];
  routes: RouteData[];
  tickets: TicketData[];
  rules: RuleData;
  wild: WordData;
  car: WordData;
  card: WordData;
  player_colours: PlayerColour[];
  token_names: Record<string, string>;
  /** Where everything lies, as the map's layout.json has it; null if there is none. */
  layout: unknown;
  /** What to draw behind the routes, as the map's backdrop.json has it; null if there is none. */
  backdrop: unknown;
}

/** What everybody knows of a seat. */
export interface SeatView {
  seat: number;
  cars: number;
  /** Stations not built yet. */
  stations: number;
  cards: number;
  /** Cards everybody saw go into the hand; empty where the table's assist level hides them. */
  known_cards: Record<string, number>;
  tickets: number;
  offered: number;
  points: number;
  tokens: string[];
  /** Has made the opening choice. */
  ready: boolean;
}

/** A tunnel being dug: the payment laid out, the cards turned, what they cost. */
export interface TunnelView {
  route: string;
  colour: string;
  wilds: number;
  revealed: string[];
  surcharge: number;
}

export interface StackView {
  symbol: string;
  /** None: not placed yet. */
  place: string | null;
  height: number;
}

/** What lies on the table for all to see: the same for seats and spectators. */
export interface PublicView {
  phase: Phase;
  decisions: number;
  awaited: number[];
  market: (string | null)[];
  deck: number;
  discards: Record<string, number>;
  ticket_deck: number;
  /** The seats that returned the tickets at the bottom of the deck, the next drawn first. */
  returned: number[];
  /** Turns left in the last round; None before it. */
  last_turns: number | null;
  /** Claimed routes and their owners. */
  routes: Record<string, number>;
  /** Routes that nobody holds and nobody can claim any more: second tracks at few players. */
  closed: string[];
  /** Places with a station, and its owner. */
  stations: Record<string, number>;
  stacks: StackView[];
  tunnel: TunnelView | null;
  seats: SeatView[];
  end: GameEnd | null;
}

/** One way to pay: the text of the payment, and the cards that it takes. */
export interface PaymentChoice {
  payment: string;
  cards: Record<string, number>;
}

/** A route that can be claimed now: the action is `claim ROUTE PAYMENT`. */
export interface ClaimChoice {
  route: string;
  /** Fewest wilds first. */
  payments: PaymentChoice[];
}

/** Stations that can be built: the action is `station PLACE PAYMENT`. */
export interface StationChoice {
  cost: number;
  places: string[];
  payments: PaymentChoice[];
}

/** Tickets to keep of those offered: the action is `keep 1,3`, positions counted from 1. */
export interface KeepChoice {
  least: number;
  offered: number;
}

/** A tunnel's surcharge: the action is `pay PAYMENT`, or `withdraw`. */
export interface SurchargeChoice {
  cost: number;
  /** None if the seat cannot pay: it can only withdraw. */
  payments: PaymentChoice[];
}

/** A stack to be placed: the action is `place SYMBOL PLACE`. */
export interface StackChoice {
  symbol: string;
  places: string[];
}

/** A token to take: the action is `take PLACE`. */
export interface TokenChoice {
  place: string;
  symbol: string;
}

/** What the viewer may do now, in groups, so that a page needs no rules. */
export interface Choices {
  /** Every legal action as a text, for programs that asked for it in `hello`; else null. */
  actions: string[] | null;
  /** Market slots that may be drawn (`draw 1` to `draw 5`). */
  slots: number[];
  /** Whether `draw deck` is allowed. */
  deck: boolean;
  /** Whether `tickets` is allowed. */
  tickets: boolean;
  /** Whether `pass` is allowed: only when nothing else is. */
  skip: boolean;
  keep: KeepChoice | null;
  claims: ClaimChoice[];
  station: StationChoice | null;
  surcharge: SurchargeChoice | null;
  stacks: StackChoice[];
  take: TokenChoice[];
}

/** A ticket kept; with assist, whether it is complete now and by which routes. */
export interface OwnTicket {
  ticket: string;
  completed: boolean | null;
  path: string[];
}

/** A station of the viewer, and the route that it would best borrow now. */
export interface StationUse {
  place: string;
  borrows: string | null;
}

/** A ticket that the viewer put under the deck: `position` is its index in `returned`. */
export interface ReturnedTicket {
  position: number;
  ticket: string;
}

/** Chances from 0 to 1, by what the viewer may know: its hand, and what everybody saw. */
export interface Odds {
  /** Of each kind of card to be the next of the deck; empty if none is left. */
  blind: Record<string, number>;
  /** By the colour paid with (or wild): of a tunnel to cost 0, 1, 2 or 3 cards more. */
  surcharges: Record<string, number[]>;
}

/** What a seat alone knows. It is sent to that seat and to nobody else. */
export interface OwnView {
  seat: number;
  hand: Record<string, number>;
  tickets: OwnTicket[];
  /** Tickets offered, in the order of `keep 1,2,…`. */
  offer: string[];
  /** The opening choice, while others still choose. */
  chosen: number[];
  station_cost: number | null;
  station_uses: StationUse[];
  returned: ReturnedTicket[];
  /** None while the seat's decision is not awaited. */
  choices: Choices | null;
  /** Where `choices` offer the deck or a tunnel, and the table's assist level is full. */
  odds: Odds | null;
  can_undo: boolean;
  /** The engine's view record, for programs that asked for it in `hello`. */
  position: Record<string, unknown> | null;
}

/** One chance result; card and ticket are absent where the viewer may not know them. */
export interface EventView {
  name: EventName;
  seat?: number | null;
  slot?: number | null;
  card?: string | null;
  ticket?: string | null;
  symbol?: string | null;
  place?: string | null;
}

/** One decision (or undo) as a viewer may know it, with its visible effects. */
export interface MoveView {
  seq: number;
  /** When it was committed, in milliseconds since 1970. */
  at: number;
  seat: number;
  /** The action's text. Of another seat's ticket choice only `keep`. */
  action?: string | null;
  /** The seat's last decision was taken back; `action` says which. */
  undo?: boolean;
  by_bot?: boolean;
  events?: EventView[];
  /** The market card taken. */
  card?: string | null;
  /** Cards laid out or paid by this decision. */
  paid?: Record<string, number>;
  /** How many tickets were kept; at the opening nobody else is told. */
  kept?: number | null;
  /** Points gained by it at once. */
  points?: number;
  /** The route that now belongs to the seat. */
  route?: string | null;
  /** The token symbol taken. */
  token?: string | null;
}

export interface RouteScoreView {
  route: string;
  length: number;
  points: number;
}

export interface TicketScoreView {
  ticket: string;
  /** Negative if it failed. */
  points: number;
  completed: boolean;
  path: string[];
}

/** All parts of a seat's score; they add up to `total`. */
export interface SeatScoreView {
  seat: number;
  routes: RouteScoreView[];
  route_points: number;
  tickets: TicketScoreView[];
  ticket_points: number;
  completed: number;
  stations: StationUse[];
  stations_left: number;
  station_points: number;
  longest: number;
  longest_trail: string[];
  longest_bonus: number;
  tokens: string[];
  token_points: number;
  total: number;
  wins: boolean;
}

/** The final score. */
export interface ScoreView {
  end: GameEnd;
  winners: number[];
  seats: SeatScoreView[];
}

export interface NoClock {
  kind: "none";
}

/** So many seconds for every decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A bank of seconds for the whole game, and an increment for every decision. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** How a table plays; the host may change it before the start. */
export interface TableOptions {
  /** Shown in the public lobby; otherwise only who has the link finds it. */
  listed: boolean;
  assist: Assist;
  clock: Clock;
  /** When the time is up: a bot plays on, or the seat is only flagged. */
  on_expiry: "bot" | "flag";
  /** The bot that plays on for who is out of time, gone or has left. */
  expiry_bot: string;
  /** Who starts: the seats as they are, or shuffled by the deal's seed. */
  seating: "given" | "random";
  /** When a random order becomes known: before the opening tickets are chosen, or after. */
  turn_order: "after_tickets" | "before_tickets";
  spectators: boolean;
  undo: boolean;
  bot_pace: BotPace;
  /** A bot takes the seat of who has been gone for so many seconds; 0: never. */
  away_after: number;
}

/** A seat of a table and who sits there. */
export interface Seat {
  seat: number;
  colour: string;
  shape: string;
  /** None while the seat is free. */
  name: string | null;
  /** The public id of the guest who holds it; compare it with your own. */
  guest: string | null;
  /** The level of the bot that plays here, for good or while its holder is away. */
  bot: string | null;
  present: boolean;
  /** Its device has added to the deal's luck. */
  contributed: boolean;
  /** Its clock has run out. */
  flagged: boolean;
}

export interface SpectatorInfo {
  guest: string | null;
  name: string;
}

/** The deal, provable: commitment = SHA-256("funicular commitment 1\0" + secret). */
export interface Fairness {
  commitment: string;
  /** Hexadecimal, in the order of the seats that gave one; they are fixed by the start. */
  contributions: string[];
  /** Hexadecimal; published only after the end. */
  secret: string | null;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  map: string;
  map_digest: string;
  status: Status;
  options: TableOptions;
  seats: Seat[];
  /** The public id of the host. */
  host: string | null;
  spectators: SpectatorInfo[];
  /** Guests whose chat is not passed on. */
  muted: string[];
  fairness: Fairness;
  /** How many moves are committed. */
  seq: number;
  awaited: number[];
  created: number;
  changed: number;
  /** The table where the same people play again. */
  rematch: string | null;
  /** The lesson that is taught here; None at every other table. */
  lesson: string | null;
}

/** A line of the lobby or of "my games". */
export interface TableSummary {
  id: string;
  map: string;
  status: Status;
  seats: Seat[];
  host: string | null;
  clock: Clock;
  spectators: boolean;
  /** A decision of a seat of yours is awaited (always false in the lobby). */
  your_turn: boolean;
  created: number;
  changed: number;
  lesson: string | null;
}

export interface TableList {
  tables: TableSummary[];
}

export interface NewGuest {
  name: string;
  /** The player colour preferred; given where the map has it and it is free. */
  colour?: string | null;
}

export interface GuestChange {
  name?: string;
  colour?: string | null;
}

/** You. `id` is public; what proves that you are you is in the cookie. */
export interface Guest {
  id: string;
  name: string;
  colour: string | null;
}

export interface NewToken {
  label: string;
}

/** A Bearer token for a program; it is shown only this once. */
export interface TokenMade {
  id: string;
  label: string;
  token: string;
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
}

export interface TokenList {
  tokens: TokenInfo[];
}

/** A one-time token that makes another device you; put it in a link's fragment. */
export interface DeviceLink {
  token: string;
  expires: number;
}

export interface RedeemLink {
  token: string;
}

/** A table; its maker is the host and takes the first seat unless `bots` fill them all. */
export interface NewTable {
  map: string;
  seats: number;
  options?: Partial<TableOptions>;
  /** Bots for the last seats, in order. */
  bots?: string[];
  /** Whether the maker takes the first seat. */
  sit?: boolean;
  /** Deal at once: every seat must be taken. */
  start?: boolean;
  entropy?: string | null;
}

/** The lessons that can be taken, in the best order. */
export interface LessonList {
  lessons: string[];
}

/** Go on with a lesson, or begin it if you have not. */
export interface TakeLesson {
  /** Begin anew, even if you are in the middle of it; that table is closed. */
  again?: boolean;
}

/** Take a free seat (any, if none is named). Taking several makes a hot seat. */
export interface Join {
  command: "join";
  seat?: number | null;
  /** Another name than the guest's, for the second person of a hot seat. */
  name?: string | null;
  colour?: string | null;
  entropy?: string | null;
}

/** Give a seat up: before the start it is free again, after it a bot plays on. */
export interface Leave {
  command: "leave";
  seat: number;
}

/** Add to the deal's luck before the start. */
export interface Contribute {
  command: "contribute";
  seat: number;
  entropy: string;
}

/** Change a seat's name or colour before the start. */
export interface Dress {
  command: "dress";
  seat: number;
  name?: string | null;
  colour?: string | null;
}

/** Host: put a bot on a free seat, or on that of a player who is away or was removed. */
export interface SeatBot {
  command: "seat_bot";
  seat: number;
  bot: string;
}

/** Host: free a seat before the start. */
export interface Remove {
  command: "remove";
  seat: number;
}

/** Host: change the options before the start. */
export interface SetOptions {
  command: "set_options";
  options: Partial<TableOptions>;
}

/** Host: make another player the host. */
export interface PassHost {
  command: "pass_host";
  guest: string;
}

/** Host: stop passing a guest's chat on, or pass it on again. */
export interface Mute {
  command: "mute";
  guest: string;
  muted: boolean;
}

/** Host: deal. */
export interface Start {
  command: "start";
}

/** After the end: a new table with the same seats; asked again it is the same one. */
export interface Rematch {
  command: "rematch";
}

/** Host: close the table. */
export interface Close {
  command: "close";
}

/** Every bot there is; among them levels, from the weakest on, and styles. */
export interface BotList {
  bots: string[];
  levels: string[];
  styles: string[];
}

export interface Done {
  done?: boolean;
}

/** What a webhook is sent, and a browser's push message holds: no hand, no ticket, no secret. */
export interface Notice {
  /** `turn`: your decision is awaited; `over`: the game has ended. */
  event: NoticeEvent;
  table: string;
  link: string;
  map: string;
  title: string;
  seat: number;
  /** The name of your seat. */
  name: string;
  /** How many moves the table had seen. */
  seq: number;
  at: number;
  /** When the seat's clock runs out, if it has one. */
  due: number | null;
}

/** The server's public key for Web Push (VAPID), as browsers take it: base64url. */
export interface PushKey {
  key: string;
}

/** The keys of a browser's subscription, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A subscription as `PushSubscription.toJSON()` gives it, without `expirationTime`. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
}

export interface PushMade {
  id: string;
}

export interface NewWebhook {
  url: string;
}

export interface WebhookInfo {
  id: string;
  url: string;
  /** Notices in a row that did not arrive; nothing is sent any more after 20. */
  failures: number;
  created: number;
}

export interface WebhookList {
  webhooks: WebhookInfo[];
}

/** Draw blind, turn after turn, until the hand holds so many of one kind. */
export interface DrawOrder {
  kind: "draw";
  /** A colour of the map, or wild. */
  card: string;
  count: number;
}

/** Claim a route as soon as it can be paid; with `if_taken` only once another has that one. */
export interface ClaimOrder {
  kind: "claim";
  route: string;
  /** Another route: nothing happens before somebody else has claimed it. */
  if_taken?: string | null;
  /** Pay with this colour only (on grey routes); otherwise with the fewest wilds. */
  colour?: string | null;
  /** Of a tunnel: pay up to so many more cards, turn back if it costs more. */
  surcharge?: number;
}

/** An order of yours, and what became of it. */
export interface OrderView {
  id: number;
  order: Order;
  state: OrderState;
  /** Of a cancelled one: `refusal`, a code as of `illegal_action`, with its arguments; or `turned_back` (the tunnel cost too much) or `not_needed` (you hold `if_taken` yourself). */
  why: Record<string, unknown>;
}

/** Which of my finished games; all, if nothing is said. */
export interface GamesAsked {
  map?: string | null;
  players?: number | null;
  skip?: number;
  limit?: number;
}

export interface StatisticsAsked {
  map?: string | null;
  players?: number | null;
}

export interface TicketsAsked {
  players: number;
}

/** A ticket that a seat was offered. */
export interface TicketPlayed {
  ticket: string;
  /** How often: a returned ticket may come again. */
  dealt: number;
  kept: boolean;
  completed: boolean;
  /** Negative if it failed, 0 if it was not kept. */
  points: number;
}

/** What a seat did in a finished game; points of all sources add up to `total`. */
export interface SeatPlayed {
  seat: number;
  /** 1 for the winner; those who share a place have the same. */
  place: number;
  wins: boolean;
  total: number;
  route_points: number;
  completed_points: number;
  /** Zero or negative. */
  failed_points: number;
  station_points: number;
  longest_bonus: number;
  token_points: number;
  tickets: TicketPlayed[];
  /** In the order in which they were claimed. */
  routes: string[];
  cars: number;
  /** Tunnels that cost nothing more. */
  tunnels_free: number;
  tunnels_paid: number;
  tunnels_withdrawn: number;
  /** Built. */
  stations: number;
  tokens: number;
  longest: number;
  turns: number;
  decisions: number;
  cards_deck: number;
  cards_market: number;
  ticket_draws: number;
}

/** Who sat at a finished game, and how it went for them. */
export interface GameSeat {
  seat: number;
  /** A question mark for a guest who has been deleted. */
  name: string;
  guest: string | null;
  bot: string | null;
  colour: string;
  shape: string;
  place: number;
  total: number;
}

/** A finished game of mine. */
export interface PlayedGame {
  table: string;
  map: string;
  players: number;
  started: number;
  finished: number;
  lesson: string | null;
  /** Whether it is in my statistics: not if it is a lesson, or if a bot played most of it. */
  counts: boolean;
  /** How many of my decisions a bot made. */
  by_bot: number;
  seats: GameSeat[];
  /** At a hot seat: the seat that has my name, or else the first of mine. */
  mine: SeatPlayed;
}

/** The latest first. */
export interface PlayedGames {
  games: PlayedGame[];
  /** How many there are, listed here or not. */
  all: number;
}

/** `count` of `of`, with the 95 % interval (Wilson's) of the share behind it. */
export interface ShareView {
  count: number;
  of: number;
  low: number;
  high: number;
}

export interface GameCount {
  map: string;
  players: number;
  games: number;
}

/** Mean points of a seat, by source. */
export interface PointMeans {
  total: number;
  route_points: number;
  completed_points: number;
  failed_points: number;
  station_points: number;
  longest_bonus: number;
  token_points: number;
}

/** What a seat did in a game, on average. */
export interface DeedMeans {
  turns: number;
  routes: number;
  cars: number;
  longest: number;
  stations: number;
  tokens: number;
  cards_deck: number;
  cards_market: number;
  ticket_draws: number;
  tickets_kept: number;
}

export interface FavouriteRoute {
  map: string;
  route: string;
  /** Of my games on that map. */
  claimed: ShareView;
  /** Of the games in which I claimed it. */
  won: ShareView;
}

export interface GameTotal {
  table: string;
  finished: number;
  total: number;
  best_other: number;
  wins: boolean;
}

export interface PersonalRecord {
  kind: RecordKind;
  value: number;
  table: string;
  map: string;
  players: number;
  finished: number;
}

/** My finished games that count, on one map or all, with so many players or any number. */
export interface Statistics {
  /** All that count, whatever was asked for. */
  groups: GameCount[];
  games: number;
  /** Of those asked for: lessons, and games that a bot has mostly played for me. */
  not_counted: number;
  wins: ShareView;
  /** How often I was first, second, … */
  places: number[];
  points: PointMeans;
  /** Of the other seats at the same tables. */
  others: PointMeans;
  deeds: DeedMeans;
  /** Of those dealt. */
  tickets_kept: ShareView;
  /** Of those kept. */
  tickets_completed: ShareView;
  tunnels_free: number;
  tunnels_paid: number;
  tunnels_withdrawn: number;
  /** Games in which the bonus was mine, of those with one. */
  longest_paths: ShareView;
  /** The most claimed first. */
  routes: FavouriteRoute[];
  /** The latest games, the oldest of them first. */
  totals: GameTotal[];
  records: PersonalRecord[];
}

/** Somebody whom I have played with, in the games that we both sat at. */
export interface Rival {
  /** None for a bot, and for who shared a device with me. */
  guest: string | null;
  bot: string | null;
  name: string;
  games: number;
  /** How often I was placed ahead of them. */
  ahead: number;
  level: number;
  /** Theirs. */
  wins: ShareView;
  your_wins: ShareView;
  /** Their mean points. */
  total: number;
  your_total: number;
  /** When we last played. */
  last: number;
}

/** Those whom I have played with most first. */
export interface Standings {
  friends: Rival[];
  bots: Rival[];
}

export interface TicketShares {
  dealt: number;
  /** Of those dealt. */
  kept: ShareView;
  /** Of those kept. */
  completed: ShareView;
  /** Games won by who had kept it. */
  won: ShareView;
}

/** `bots` is null where no bot games come with this version of the map. */
export interface TicketLine {
  ticket: string;
  bots: TicketShares | null;
  people: TicketShares;
  /** Null for who is no guest. */
  yours: TicketShares | null;
}

/** The tickets of a map in games of so many players. */
export interface TicketFigures {
  map: string;
  digest: string;
  players: number;
  /** Which bot's games come with the server. */
  bot: string | null;
  bot_games: number;
  /** Finished games of people at this server. */
  people_games: number;
  your_games: number;
  tickets: TicketLine[];
}

/** All that is stored about a guest. */
export interface GuestExport {
  guest: Guest;
  created: number;
  tokens: TokenInfo[];
  tables: TableSummary[];
  /** What is counted of finished ones. */
  games: PlayedGame[];
  chat: Record<string, unknown>[];
  /** Push services of browsers that are sent notices. */
  browsers: string[];
  webhooks: string[];
  /** Orders for later turns, with their table and seat. */
  orders: Record<string, unknown>[];
}

/** The record of a finished game, as a text (docs/records.md). */
export interface PostedRecord {
  record: string;
}

/** One move, and what it changed: of each view the fields that are new, as a whole each. */
export interface ReplayStep {
  /** As a spectator was told. */
  move: MoveView;
  /** The same for the seats that were told more. */
  told?: Record<string, MoveView>;
  /** What is new in the PublicView. */
  game?: Record<string, unknown>;
  /** What is new in the OwnView of each seat. */
  own?: Record<string, Record<string, unknown>>;
}

/** A finished game, step by step. Seats are in turn order from the beginning. */
export interface Replay {
  /** For its analysis. */
  id: string;
  /** None if the game was posted as a record. */
  table: string | null;
  map: string;
  options: TableOptions;
  seats: Seat[];
  /** What everybody saw of it; the hands are in `own`. */
  deal: EventView[];
  /** After the deal. */
  game: PublicView;
  /** After the deal, by seat. */
  own: OwnView[];
  steps: ReplayStep[];
  score: ScoreView;
}

/** An action that could have been chosen, and the chance to win that it promised. */
export interface Weighed {
  action: string;
  chance: number;
}

/** One decision; what was taken back is left out. */
export interface JudgedMove {
  /** Which step of the replay it is, from 1. */
  seq: number;
  seat: number;
  action: string;
  /** Every seat's after it, with all hands known. */
  chances: number[];
  /** What the seat could expect of it with what it knew. */
  expected: number;
  best: Weighed;
  /** By not doing the best, as far as the seat could know. */
  lost: number;
  /** Of `lost`: a standard error. */
  error: number;
}

/** A move that gave something away, and all that was thought about, the best first. */
export interface MistakeReport {
  seq: number;
  seat: number;
  lost: number;
  weighed: Weighed[];
}

/** What chance dealt to a seat, beside what was to be expected. */
export interface LuckReport {
  seat: number;
  blind_cards: number;
  wilds: number;
  wilds_expected: number;
  /** Blind cards of a kind that the best plan lacked. */
  helpful: number;
  helpful_expected: number;
  tunnels: number;
  surcharge: number;
  surcharge_expected: number;
  ticket_draws: number;
  /** What the best of the tickets offered promised, and what the best of any would have. */
  ticket_points: number;
  ticket_points_expected: number;
}

/** What an analysis found. */
export interface AnalysisReport {
  /** Games played out for each question asked. */
  playouts: number;
  /** Chances after the deal, with all hands known. */
  start: number[];
  moves: JudgedMove[];
  /** Steps after which the game looked most different, in order. */
  turning_points: number[];
  /** The costliest first. */
  mistakes: MistakeReport[];
  luck: LuckReport[];
}

/** How far an analysis is; `report` when it is done. */
export interface Analysis {
  id: string;
  status: AnalysisStatus;
  /** Decisions judged, of `total`. */
  done: number;
  total: number;
  report: AnalysisReport | null;
}

/** A refusal: a code with arguments, never a sentence. `id` is that of the message refused. */
export interface ErrorMessage {
  type: "error";
  code: ErrorCode;
  arguments?: Record<string, unknown>;
  id?: string | null;
}

/** The first message. With `last` (the last seq seen) only what was missed is sent. */
export interface Hello {
  type: "hello";
  protocol: number;
  last?: number | null;
  last_chat?: number | null;
  /** Send the engine's view record with every own view (for bots). */
  position?: boolean;
  /** List every legal action in `choices`, beside the groups (for programs). */
  actions?: boolean;
  /** Be told what a spectator is told, even if you hold a seat (for a screen that all see). */
  watch?: boolean;
}

/** Play: `seq` is the number of moves that you have seen committed. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  seq: number;
  action: string;
}

/** Take your last decision back, if it is the table's last and showed nothing. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
}

/** Hot seat: the screen is now with this seat (None: with nobody). Answered by `shown`. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Chat: a text, or the code of a quick phrase. */
export interface Say {
  type: "say";
  id: string;
  text?: string | null;
  phrase?: string | null;
}

/** Why can I not do this? An action, or just a route. Answered by `explained`. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action?: string | null;
  route?: string | null;
}

/** Which tickets would a station complete, by place? Answered by `stations`. */
export interface AskStations {
  type: "ask_stations";
  id: string;
  seat: number;
}

/** Lessons: what should I do? Answered by `advice`. */
export interface AskAdvice {
  type: "ask_advice";
  id: string;
  seat: number;
}

/** Let a bot play my seat until I am back. */
export interface Away {
  type: "away";
  id: string;
  seat: number;
  bot: string;
}

/** Give me my seat back, at once. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** My device's part of the luck, before the start. */
export interface Contribution {
  type: "contribute";
  id: string;
  seat: number;
  entropy: string;
}

/** Do this for me when my turn comes. Answered by `orders`, to this seat only. */
export interface GiveOrder {
  type: "order";
  id: string;
  seat: number;
  order: Order;
}

/** Forget an order, or the report of one that has ended. */
export interface CancelOrder {
  type: "cancel_order";
  id: string;
  seat: number;
  order: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface ChatLine {
  id: number;
  at: number;
  guest: string | null;
  name: string;
  /** The seat of who said it; None for a spectator. */
  seat: number | null;
  text?: string | null;
  phrase?: string | null;
}

/** A seat's time in milliseconds at the moment of sending. */
export interface ClockFace {
  seat: number;
  left: number;
  running: boolean;
}

/** The answer to `hello`: where the table stands, and what was missed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The server's version. */
  server: string;
  now: number;
  /** Your public id; None for a visitor without one. */
  you: string | null;
  /** Your seats. */
  seats: number[];
  /** The seat whose own view this socket is sent. */
  shown: number | null;
  table: TableInfo;
  seq: number;
  /** The moves after `last`, or all of them. */
  moves: MoveView[];
  game: PublicView | null;
  own: OwnView | null;
  clocks: ClockFace[];
  chat: ChatLine[];
  score: ScoreView | null;
  /** The orders of the seat shown. */
  orders: OrderView[];
}

/** The cards are dealt. Seats may have changed by the shuffle: `seats` are yours now. */
export interface Started {
  type: "started";
  table: TableInfo;
  seats: number[];
  shown: number | null;
  game: PublicView;
  own: OwnView | null;
  clocks: ClockFace[];
  deal: EventView[];
  seq: number;
  /** None at the deal. Where the turn order is drawn after the ticket choice, this message comes once more instead of the last choice's `moved`: from then on seats are in turn order. */
  moves: MoveView[];
}

/** A committed move; `seq` counts without gaps. */
export interface Moved {
  type: "moved";
  seq: number;
  move: MoveView;
  game: PublicView;
  shown: number | null;
  own: OwnView | null;
  clocks: ClockFace[];
}

/** The answer to `look`: the own view of the seat looked at. */
export interface Shown {
  type: "shown";
  seq: number;
  shown: number | null;
  own: OwnView | null;
  /** All moves so far as this seat may know them: forget what another seat was told of them. */
  moves: MoveView[];
}

/** Something about the table changed: seats, presence, options, host, status. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  /** Your seats. */
  seats: number[];
  clocks: ClockFace[];
}

/** The game is over: the score, and the deal's secret. */
export interface Over {
  type: "over";
  seq: number;
  score: ScoreView;
  fairness: Fairness;
}

/** Your orders for later turns, whenever they change. Nobody else is sent them. */
export interface Orders {
  type: "orders";
  seat: number | null;
  orders: OrderView[];
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Your message was carried out (a move: and is durable). `duplicate`: it had been before. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  duplicate: boolean;
}

/** Why something is refused; None: it is allowed. */
export interface Explained {
  type: "explained";
  id: string;
  error: ErrorMessage | null;
}

/** Tickets that a station on a place would complete right now; places without are absent. */
export interface Stations {
  type: "stations";
  id: string;
  places: Record<string, string[]>;
}

/** What a pupil is advised to do now. */
export interface Advice {
  type: "advice";
  id: string;
  /** The position that it is for. */
  seq: number;
  /** None while another seat decides. */
  action: string | null;
  /** The lesson's text for this step; None where the pupil has left the lesson's line. */
  says: string | null;
  /** How many of the pupil's steps are done, as far as the lesson counts them. */
  step: number;
  steps: number;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** The server will close the socket. After `restarting` connect again. */
export interface Closing {
  type: "closing";
  reason: "flooding" | "restarting" | "table_closed" | "too_slow";
}

export type Clock =
  | NoClock
  | MoveClock
  | BankClock;

export type Order =
  | DrawOrder
  | ClaimOrder;

export type TableCommand =
  | Join
  | Leave
  | Contribute
  | Dress
  | SeatBot
  | Remove
  | SetOptions
  | PassHost
  | Mute
  | Start
  | Rematch
  | Close;

export type ClientMessage =
  | Hello
  | Move
  | Undo
  | Look
  | Say
  | Why
  | AskStations
  | AskAdvice
  | Away
  | Back
  | Contribution
  | GiveOrder
  | CancelOrder
  | Ping;

export type ServerMessage =
  | Welcome
  | Started
  | Moved
  | Shown
  | TableChanged
  | Over
  | Orders
  | Chat
  | Accepted
  | Explained
  | Stations
  | Advice
  | Pong
  | ErrorMessage
  | Closing;
