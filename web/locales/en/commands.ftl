# English. The command line: its words, its answers, and its help. Fetched when it is first used.
# Words for commands are lists: the first is the command's name, all are understood.

## Words for commands
verb-draw = draw, d
verb-claim = claim, build route, buy
verb-draw-tickets = draw tickets, new tickets
verb-keep = keep
verb-station = station, build station, build
verb-pay = pay
verb-withdraw = turn back, withdraw, back out
verb-place = place, put
verb-take = take
verb-pass = pass
verb-undo = undo, take back
verb-turn = turn, whose turn, what now, status
verb-cards = cards, hand, my cards, my hand
verb-market = market, open cards, face up
verb-tickets = tickets, my tickets
verb-offer = offer, offered tickets
verb-claims = claims, what can i claim, claimable
verb-can = can i claim, can claim, can, why
verb-routes = routes, routes of, routes from, look at, look
verb-owner = who owns, who has, owner, owner of, who holds
verb-way = way, way from, path, path from, connect
verb-players = players, score, scores, standings
verb-cars = cars, wagons, cars left, wagons left, cable cars
verb-stations = stations
verb-tokens = tokens, my tokens
verb-odds = odds, chances, unseen
verb-log = log, what happened, history, story
verb-time = time, clock, clocks
verb-say = say, tell
verb-chat = chat, messages
verb-again = again, repeat
verb-help = help, commands

## Other words
words-fillers = the, to, from, with, in, on, a, an, and, at, of, for, me, is, please, there
words-all = all, both, everything
words-deck = deck, blind, from the deck
words-wild = wild, wilds, joker, loco, locos
words-me = me, my, mine, myself
words-colour-purple = pink, violet
words-colour-white = white
words-colour-blue = blue
words-colour-yellow = yellow
words-colour-orange = orange
words-colour-black = black
words-colour-red = red
words-colour-green = green

## Answers
say-unknown = I do not know “{ $word }”. Type “{ $help }” for all commands.
say-unknown-near = I do not know “{ $word }”. Do you mean { $names }? “{ $help }” tells all commands.
say-strange = “{ $word }” fits nothing here.
say-strange-near = “{ $word }” fits nothing here. Do you mean { $names }?
say-which = Which do you mean: { $names }?
say-form = { $form }
say-not-in-market = No { $card } lies in the market.
say-no-route = No route joins { $start } and { $end }.
say-pay-how = { $what }: which colour? { $payments }.
say-pay-otherwise = { $what } cannot be paid like that. You can pay { $payments }.
say-hand = Your hand, { $count } { $count ->
    [one] card
   *[other] cards
  }: { $cards }.
say-discards = Discarded: { $discards }.
say-market = Market: { $cards }. Deck: { $deck }.
say-offer-none = No tickets are offered to you.
say-claims = You can claim: { $routes }.
say-open-places = Places that are still free: { $places }.
say-more = And { $count } more.
say-claims-none = You cannot claim anything now.
say-claims-none-at = You cannot claim anything at { $place } now.
say-owner-none = Nobody holds anything at { $place }.
say-way = { $start } to { $end }, { $cars } to build: { $routes }.
say-way-none = No way is left from { $start } to { $end }.
say-way-done = { $start } and { $end } are connected by your routes.
say-stations = Stations: { $places }.
say-stations-none = No station is built yet.
say-station-cost = Your next station costs { $cost } { $cost ->
    [one] card
   *[other] cards
  }.
say-tokens-none = No tokens are on the board.
say-odds = Next from the deck: { $chances }.
say-odds-none = This table tells no odds.
say-log-none = Nothing has happened yet.
say-time-none = There is no clock.
say-said = Said.
say-help = Moves: { $moves }. Questions: { $questions }. “{ $help } { $claim }” tells more about one.

## Help
help-draw = “draw red”, “draw 3” or “draw deck”: takes a card from the market, or a blind one.
help-claim = “claim paris dieppe pink”: claims a route; “pink 1” pays one of the cards as a wild. The beginnings of names will do.
help-draw-tickets = “draw tickets”: draws new tickets.
help-keep = “keep 1 3” or “keep all”: keeps tickets that are offered.
help-station = “station wien red”: builds a station.
help-pay = “pay”: pays for the tunnel; “pay 1” pays one of the cards as a wild.
help-withdraw = “turn back”: leaves the tunnel and takes the cards back.
help-place = “place fog presidio”: puts a stack of tokens on a place.
help-take = “take fog”: takes a token; “take red” takes a card from the market.
help-pass = “pass”: only when nothing else is possible.
help-undo = “undo”: takes your last move back if nothing was revealed.
help-turn = “turn”: whose turn it is, and what is to be done.
help-cards = “cards”: your hand; “cards” and a player’s name: what is known of that hand.
help-market = “market”: the open cards and the deck.
help-tickets = “my tickets”: your tickets, to do and done.
help-offer = “offer”: the tickets that you may keep.
help-claims = “claims”: the routes that you can claim now, and how they are paid.
help-can = “can i claim paris wien”: how, or why not.
help-routes = “routes paris”: every route from a place, and who holds it.
help-owner = “who owns wien”: who holds routes, or a station, at a place.
help-way = “way paris wien”: the cheapest way that is left between two places.
help-players = “players”: points, cars, cards and tickets of everybody.
help-cars = “cars”: how many everybody has left.
help-stations = “stations”: where they are, what yours costs, and what it would complete.
help-tokens = “tokens”: where they lie, and who has which.
help-odds = “odds”: what the next card of the deck may be.
help-log = “log” or “log 20”: the last moves.
help-time = “time”: the clocks.
help-say = “say” and a text: writes into the chat.
help-chat = “chat”: the last messages.
help-again = “again”: repeats the last answer.
help-help = “help” and a command: what it does.
