# English. The words of the page, except the rules (rules.ftl) and the lessons (lessons.ftl),
# which are fetched when they are needed.

app-name = Funicular
app-tagline = Two railway games, on your own track
board-motto = { $cable ->
    [yes] by cable car & ferry
   *[no] by rail & ferry
  }
somebody = somebody

## Colours
colour-purple = purple
colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-black = black
colour-red = red
colour-green = green
colour-grey = grey
colour-turquoise = turquoise
colour-pink = pink
colour-wild = wild

## Things
cards-colour = { $count } { $colour }
cards-wild = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
cards-none = nothing
route-name = { $start } – { $end }
ticket-name = { $start } – { $end }, { $points } { $points ->
    [one] point
   *[other] points
  }
route-facts = { $length } { $length ->
    [one] space
   *[other] spaces
  } { $colour }, { $points } { $points ->
    [one] point
   *[other] points
  }
route-tunnel = tunnel
route-ferry = ferry with { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
route-double = one of two tracks
route-owner = held by { $name }
route-closed = closed to everybody
route-claimable = you can claim it
place-station = station of { $name }
place-stack = { $count } × token { $token }
points = { $points } { $points ->
    [one] point
   *[other] points
  }

## The board
board-name = The board of { $title }
board-routes = Routes
board-places = Places
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board

## Home
home-play = Play now
home-play-lead = Against computer opponents, at once
home-map = Board
home-opponents = Opponents
home-level = Level
home-name = Your name
home-name-default = Traveller
home-start = Deal the cards
home-create = Create a table
home-create-lead = Play with friends: share a link
home-join = Join a table
home-join-lead = Open the link you were sent, or type its code
home-code = Table code
home-join-button = Join
home-lobby = Open tables
home-lobby-empty = No open tables just now. Create one!
home-mine = My games
home-mine-empty = Games that you play will wait for you here.
home-games = History, statistics, records
home-tickets = Which tickets win?
home-your-turn = Your turn
home-seats = { $taken } of { $all } seats taken
status-lobby = gathering
status-playing = in play
status-over = finished
status-closed = closed
map-players = { $min }–{ $max } players
map-about = { $id ->
    [europe] Tunnels, ferries and stations across a continent
    [san_francisco] Cable cars, ferries and tourist tokens: short and sharp
   *[other] A board of your own
  }

## Learning
learn = Learn to play
learn-lead = Never played? Learn by playing, in about five minutes.
learn-first = Your first game
learn-first-lead = San Francisco, from the first card to the last point. About 5 minutes.
learn-europe = What Europe adds
learn-europe-lead = Tunnels, ferries, stations, long tickets. Take over a game near its end. About 5 minutes.
learn-start = Begin
learn-resume = Go on
learn-again = Start again
learn-done = Done
learn-rules = Rules
learn-rules-of = Rules of { $title }
learn-badge = Lesson
rules-open = Rules
rules-open-key = Rules (?)
rule-link = Why? Rule { $rule }

## Bots
bot-random = Random
bot-hungry = Collector
bot-path = Path­finder
bot-onestep = Thinker
bot-longroute = Long hauler
bot-racer = Racer
bot-planner-lite = Planner
bot-planner = Grand planner
bot-search = Deep thinker
bot-apprentice = Appren­tice
bot-conductor = Conduc­tor
bot-stationmaster = Station­master
bot-magnate = Magnate
bot-blocker = Blocker
bot-ticket-shark = Ticket shark
bot-express = Express
bots-levels = Levels
bots-styles = Styles, at full strength
bots-others = Others

## A table before the start
table-title = Table { $id }
table-invite = Invite friends
table-invite-lead = Whoever opens this link can take a seat.
table-copy = Copy the link
table-copied = Copied
table-qr = QR code of the link to this table
table-code = Code
table-seats = Seats
table-seat-free = Free seat
table-sit = Sit here
table-sit-second = Second player on this device
table-second-name = Name of the other player
table-add-bot = Bot
table-remove = Free this seat
table-colour = Colour
table-stand-up = Stand up
table-host = host
table-you = you
table-away = away
table-options = Options
table-start = Start the game
table-start-wait = Every seat needs a player or a bot.
table-wait-host = Waiting for { $name } to start the game.
table-spectators = { $count } { $count ->
    [one] spectator
   *[other] spectators
  }: { $names }
table-close = Close the table
option-listed = Shown in the lobby
option-undo = Undo allowed
option-spectators = Spectators welcome
option-seating = Seating
option-seating-given = as seated
option-seating-random = at random
option-turn-order = Turn order
option-turn-order-before-tickets = known before the tickets
option-turn-order-after-tickets = drawn after the tickets
option-assist = Helps
option-assist-none = none
option-assist-memory = memory
option-assist-full = full
option-pace = Bots play
option-pace-instant = at once
option-pace-quick = quickly
option-pace-natural = naturally
option-pace-slow = slowly
option-clock = Clock
option-clock-none = none
option-expiry = When the time is up
option-expiry-flag = wait on
option-expiry-bot = { $bot } plays on
option-clock-move = { $seconds } s for every move
option-clock-bank = { $minutes } min for the game
option-clock-hours = { $hours } hours for every move
option-clock-days = { $days } { $days ->
    [one] day
   *[other] days
  } for every move

## Play
turn-yours = Your turn
turn-other = { $name } is playing
turn-others = Waiting for { $names }
prompt-turn = Draw cards, claim a route{ $station ->
    [yes] , draw tickets or build a station.
   *[no] {" "}or draw tickets.
  }
prompt-second = Draw your second card.
prompt-opening = Choose your tickets.
prompt-tickets = Choose the tickets you keep.
prompt-tunnel = The tunnel: pay or turn back.
prompt-placing = Put a stack of tokens on a place.
prompt-token = Choose a token.
prompt-pass = Nothing is possible: pass.
prompt-wait-opening = The others still choose their tickets.
prompt-hand-colour = { $colour }: now pick a route.
prompt-station = Pick a place for your station.
prompt-over = The game is over.
order-drawn = The turn order is drawn: { $names }.
pass-button = Pass
undo = Undo
undo-key = Undo (U)
market = Market
market-slot = Card { $slot }: { $card }
market-empty = Slot { $slot }: empty
deck = Deck
deck-label = Deck: { $count } { $count ->
    [one] card
   *[other] cards
  }. Draw blind
discards = { $count } discarded
discards-label = Discard pile: { $cards }
unseen-title = Still unseen
odds-card = Card
odds-next = Next from the deck
ticket-deck = Tickets
ticket-deck-label = Ticket deck: { $count } { $count ->
    [one] ticket
   *[other] tickets
  }. Draw new tickets
ticket-deck-ask = Draw { $count } { $count ->
    [one] ticket
   *[other] tickets
  }? You must keep at least { $least }.
ticket-deck-yes = Draw tickets
cancel = Cancel
close = Close
hand = Your hand
hand-card = { $count } { $card }
hand-count = { $count } { $count ->
    [one] card
   *[other] cards
  }
your-tickets = Your tickets
tickets-todo = To do
tickets-done = Done
tickets-none = No tickets
ticket-long = long ticket
ticket-done = complete
ticket-done-station = complete with the station in { $place }, which borrows { $route } from { $name }
claim-title = Claim { $route }
claim-colour = Which colour?
claim-wilds = How many { $wilds }?
claim-button = Pay { $cards }
claim-tunnel-note = Tunnel: three cards are turned, and may cost more.
tunnel-odds = Chances of the tunnel
tunnel-odds-free = free
tunnel-odds-more = +{ $count }
claim-worth = { $length } { $length ->
    [one] { $car }
   *[other] { $cars }
  }, { $points } { $points ->
    [one] point
   *[other] points
  }
pin = Pin to plan (P)
unpin = Take off the plan (P)
tunnel-title = Tunnel { $route }
tunnel-free = No extra cost. The way is free!
tunnel-cost = { $count } { $count ->
    [one] card
   *[other] cards
  } more
tunnel-pay = Pay { $cards }
tunnel-withdraw = Turn back
tunnel-cannot = You cannot pay this. Take your cards back.
tunnel-other = { $name } decides.
tunnel-laid = Laid out: { $cards }
keep-title = Keep at least { $least } of { $offered }
keep-button = Keep { $count } { $count ->
    [one] ticket
   *[other] tickets
  }
keep-short = Keep at least { $least }.
keep-hide = Look at the board
keep-show = Back to the tickets
keep-sum = { $points } points if all succeed
station-first = For a station, press “{ $button }” first.
place-nothing = { $place }: there is nothing to pick here now.
station-build = Build a station
station-cost = { $count } { $count ->
    [one] card
   *[other] cards
  }
station-title = Station in { $place }
station-completes = would complete: { $tickets }
station-completes-none = completes no ticket right now
station-note-completes = completes { $count } { $count ->
    [one] ticket
   *[other] tickets
  }
token-choose = Which token do you take?
token-at = { $token } ({ $place })
stack-choose = Which stack?
stack-place = Now pick a place for { $token }.
last-round = Last round: { $turns } { $turns ->
    [one] turn
   *[other] turns
  } left
cars-alarm = Only { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  } left!
reset-notice = Three { $wilds } in the market: five new cards.
reshuffle-notice = The discards were shuffled into a new deck.
ticket-celebrate = Ticket complete: { $ticket }
players = Players
player-cards = { $count } { $count ->
    [one] card
   *[other] cards
  }
player-tickets = { $count } { $count ->
    [one] ticket
   *[other] tickets
  }
player-cars = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  } left
player-stations = { $count } { $count ->
    [one] station
   *[other] stations
  } left
player-known = Seen: { $cards }
player-bot-plays = bot plays
player-gone = gone
player-ready = has chosen
player-turn = on turn
log = Log
chat = Chat
chat-write = Write a message
chat-send = Send
chat-mute = Mute
chat-unmute = Let speak again
chat-phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-thinking = Still thinking …
phrase-your-turn = Your turn!
phrase-thanks = Thank you!
phrase-good-game = Good game!
chat-empty = Say hello.
plan = Plan
talk = Log, chat and plan
plan-empty = Pin routes to plan a path: press one for a moment, right-click it, or focus it and press P.
plan-cars = { $need } { $need ->
    [one] { $car }
   *[other] { $cars }
  } needed, { $have } left
plan-missing = Missing cards: { $cards }
plan-ready = You hold all the cards.
plan-broken = Broken: { $name } took { $route }.
plan-closed = Broken: { $route } is closed, because its other track is taken.
plan-clear = Clear the plan
orders = Orders
orders-empty = Say now what is to be done when your turn comes. Nobody else sees it.
orders-ended = { $count } { $count ->
    [one] order has ended
   *[other] orders have ended
  }
order-kind = What is to be done
order-kind-claim = Claim a route when I can
order-kind-claim-if = If a route is taken, claim another
order-kind-draw = Draw blind until I hold …
order-route = Route to claim
order-watched = If this is taken …
order-surcharge = Tunnel: extra cards at most
order-card = Colour
order-count = How many
order-give = Give the order
order-claim = Claim { $route } when I can
order-claim-if = If { $taken } is taken, claim { $route }
order-draw = Draw blind until I hold { $cards }
order-done = Done.
order-turned-back = The tunnel cost too much: you turned back.
order-not-needed = Not needed: that route is yours.
order-already-done = That is so already.
order-cancel = Cancel the order
order-dismiss = Dismiss
digest-title = While you were away
digest-dismiss = Dismiss the summary
digest-line = { $name } { $deeds }.
digest-for-you = For you: your seat
digest-claimed = claimed { $routes }
digest-stations = built a station in { $places }
digest-tokens = took { $tokens }
digest-cards = drew { $count } { $count ->
    [one] card
   *[other] cards
  }
digest-kept = kept { $count } { $count ->
    [one] ticket
   *[other] tickets
  }
digest-passed = had to pass
digest-nothing = made a choice
menu = Menu
settings = Settings
settings-language = Language
settings-theme = Look
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-text = Text size
settings-contrast = Contrast
settings-contrast-system = as the device
settings-contrast-normal = normal
settings-contrast-more = high
settings-sound = Sound
settings-sound-off = Sound off
settings-sound-on = Sound on
settings-speed = Animations
settings-speed-off = none
settings-speed-quick = quick
settings-speed-normal = normal
settings-speed-slow = slow
settings-device = This device and my data
settings-notify = Tell me when it is my turn
settings-notify-page = Only while this page is open: messages to a closed page need HTTPS and a browser that takes them.
settings-notify-none = The browser was not allowed to show notices.
webhooks = Webhooks
webhooks-lead = Addresses that are called when it is your turn and you are not here.
webhook-url = Address
webhook-add = Add
webhook-remove = Remove
webhook-failures = { $count } failed
host-pass = Host
host-you = you
host-make = Make host
host-bot-for = Let a bot play for { $name }
go-home = Home
notify-turn = Your turn in { $title }
notify-over = { $title }: the game is over
look-title = Hand the screen to { $name }
look-button = I am { $name }: show my hand
look-note = The hand stays hidden until you press the button.
away-button = Let a bot play for me
back-button = Take my seat back
back-note = A bot plays your seat.
watch-note = You are watching.
screen-open = Show on a big screen
command-line = Command line
command-hint = Type a command, or help
command-told = What happens, and answers

## Log
log-draw-deck = { $name } drew from the deck
log-draw-deck-card = { $name } drew from the deck:
log-draw-card = { $name } took
log-claim = { $name } claimed { $route }
log-claim-tunnel = { $name } started the tunnel { $route }
log-pay = { $name } paid for the tunnel { $route }
log-tickets = { $name } drew tickets
log-keep = { $name } kept { $count ->
    [one] one ticket
   *[other] { $count } tickets
  }
log-keep-secret = { $name } chose tickets
log-station = { $name } built a station in { $place }
log-withdraw = { $name } turned back from the tunnel
log-place = { $name } put { $token } on { $place }
log-token = { $name } took the token { $token }
log-pass = { $name } had to pass
log-undo = { $name } took a move back
log-revealed = Turned:
log-reset = New market
log-reshuffle = Discards reshuffled

## The end
end-title = Final score
end-won = { $name } wins!
end-you-won = You win!
end-shared = { $names } share the victory!
end-tie = { $why ->
    [tickets] Equal on points: the greater number of completed tickets decides.
    [stations] Equal on points: the smaller number of stations decides.
   *[longest] Equal on points: the longest path decides.
  }
end-skip = Skip
end-next = Next
end-stage-routes = Routes
end-stage-failed = Tickets that failed
end-stage-tickets = Tickets completed
end-stage-stations = Stations: borrowed routes, and those not built
end-stage-longest = Longest path
end-stage-tokens = Tourist tokens
end-stage-total = Total
end-player = Player
end-routes = Routes
end-tickets = Tickets
end-stations = Stations
end-longest = Longest
end-tokens = Tokens
end-total = Total
end-explain = Pick a number to see where it comes from.
end-routes-of = Routes of { $name }
end-tickets-of = Tickets of { $name }
end-stations-of = Stations of { $name }
end-longest-of = Longest path of { $name }
end-tokens-of = Tokens of { $name }
end-longest-length = { $length } { $length ->
    [one] space
   *[other] spaces
  } long
end-longest-bonus = bonus { $points }
end-station-borrowed = { $place }: borrows { $route }
end-station-unused = { $place }: borrows nothing
end-stations-left = { $count } not built: { $points }
end-tokens-points = { $count } different: { $points }
end-statistics = Statistics
end-stat-turns = Decisions
end-stat-cards = Cards drawn
end-stat-routes = Routes claimed
end-stat-cars = Spaces built
end-stat-completed = Tickets completed
end-rematch = Play again
end-board = See the board
end-score = See the score
end-fairness = Was the deal fair?
end-fair = Checked here: the deal was fixed before the game began, and your own luck was part of it.
end-fair-watch = Checked here: the deal was fixed before the game began.
end-fair-late = The secret fits the commitment, but this device did not see the commitment before the game began.
end-unfair = The secret does not fit the commitment: this deal cannot be trusted.
end-missing-luck = The luck of this device is not among the contributions.
end-commitment = Commitment
end-secret = Secret
end-contributions = Contributions
end-proof = For the full proof, download the record and run:
end-record = Download the record
replay = Replay
replay-open = Look back at a game from a file

## Link
link-lost = Connection lost. Trying again …
link-connecting = Opening the table …
closing-restarting = The server is restarting. This page reconnects by itself …
closing-table-closed = The host closed the table.
closing-flooding = The server cut the connection: too many messages came from here. This page reconnects by itself.
closing-too-slow = The server cut the connection: this device did not keep up. This page reconnects by itself.
offline-note = You are offline: the server cannot be reached. The rules still open; games go on when the connection is back.
offline-table = This table cannot be reached just now. It opens by itself when the connection is back.
update-note = There is a new version of this page.
reload = Reload
not-found-title = Nothing here

## Errors
error-offline = The server cannot be reached. Check the connection and try again.
error-unreadable = The server did not understand. Reload the page.
error-too-large = That is too long.
error-wrong-protocol = This page is out of date. Reload it.
error-too-many-requests = Too fast. Wait a moment.
error-not-found = Nothing is there.
error-method-not-allowed = That cannot be done.
error-wrong-origin = This page comes from another server.
error-internal = Something went wrong on the server.
error-unavailable = The server does not answer just now. Try again.
error-no-guest = Tell us your name first.
error-wrong-token = This device is not known any more.
error-link-used = This link was used already, or is too old.
error-no-table = There is no such table.
error-no-map = There is no such board.
error-no-bot = There is no such bot.
error-bad-name = This name cannot be used.
error-bad-colour = This colour cannot be used.
error-wrong-seats = This board is for { $least } to { $most } players.
error-no-seat = There is no such seat.
error-seat-taken = Somebody sits there already.
error-seat-free = Nobody sits there.
error-not-your-seat = That is not your seat.
error-not-host = Only the host can do that.
error-not-lobby = The game has begun already.
error-not-playing = No game is in progress.
error-not-over = The game is not over yet.
error-table-closed = The table is closed.
error-table-full = All seats are taken.
error-seats-free = Some seats are still free.
error-no-spectators = This table wants no spectators.
error-sent-away = The host has removed you from this table.
error-no-such-guest = That guest is not here.
error-player-present = That player is here.
error-too-many-tables = You have too many tables open.
error-chat-muted = The host has muted you.
error-chat-too-fast = Not so fast, please.
error-stale = Something happened meanwhile. Look again.
error-hidden = Confirm the hand-over first.
error-unreadable-action = That move is not understood.
error-ambiguous-action = That move can mean several things.
error-illegal-action = That is not allowed now.
error-bot-plays = A bot plays this seat just now: take it back first.
error-bad-order = That cannot be ordered on this board.
error-order-pointless = That is done already, or will never be possible.
error-too-many-orders = You have { $most } orders waiting: cancel one first.
error-no-order = That order is gone already.
error-bad-url = That is not an address that can be reached.
error-private-address = That address is in the server’s own network; this server does not send there.
error-notices-off = This server sends no notices.
error-undo-off = This table allows no undo.
error-no-lesson = Nothing is taught at this table.
error-undo-refused = This cannot be taken back: something was revealed or somebody has moved on.

## Refusals of the rules
refusal-unknown-action = There is no such move in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-other-decision = { $phase ->
    [opening] Choose your tickets first.
    [placing] Put the token stack on a place first.
    [second_card] Draw your second card first.
    [tunnel] Settle the tunnel first.
    [tickets] Choose the tickets you keep first.
    [token] Choose a token first.
   *[other] Not now.
  }
refusal-already-chosen = You have chosen your tickets already.
refusal-opening-too-few = Keep at least { $least } tickets.
refusal-keep-too-few = Keep at least { $least ->
    [one] one ticket
   *[other] { $least } tickets
  }.
refusal-not-offered = That ticket was not offered.
refusal-slot-empty = No card lies there.
refusal-wild-second = A { $wild } from the market cannot be the second card.
refusal-deck-empty = The deck is empty.
refusal-no-tickets = No tickets are left to draw.
refusal-must-act = You may pass only when nothing else is possible.
refusal-route-taken = { $owner } already holds { $route }.
refusal-own-twin = You hold the other track of { $route }; nobody may hold both.
refusal-double-closed = With so few players the second track of { $route } stays closed.
refusal-cars-lacking = { $route } needs { $length } { $cars_word }; you have { $cars } left.
refusal-wrong-colour = { $route } wants another colour.
refusal-too-many-wilds = { $cost ->
    [one] The only card to be paid would be a { $wild }.
   *[other] All { $cost } cards to be paid would be { $wilds_word }.
}
refusal-ferry-wilds = { $route } is a ferry: it takes at least { $wilds } { $wilds ->
    [one] { $wild }
   *[other] { $wilds_word }
  }.
refusal-cards-lacking = Your hand is not enough for { $route }: it takes { $length } { $length ->
    [one] card
   *[other] cards of one colour
  }.
refusal-stations-used = All your stations are built.
refusal-station-there = { $owner } already has a station in { $place }.
refusal-station-cards = The next station costs { $cost } { $cost ->
    [one] card
   *[other] cards of one colour
  }.
refusal-surcharge-colour = { $kind ->
    [wild] The surcharge is paid in { $wilds_word } only.
   *[other] The surcharge is paid in { $colour } or { $wilds_word }.
  }
refusal-surcharge-cards = The tunnel costs { $cost } more than you can pay.
refusal-stack-not-waiting = That stack is not waiting to be placed.
refusal-stack-there = { $place } has tokens already.
refusal-no-token-there = There is no token for you there.

## What things are called on the two boards (other boards have their own words).
## One, several, and with a number before it: "1 locomotive", "locomotives", "5 locomotives".
map-title-europe = Europe
map-title-san-francisco = San Francisco
wild-europe = locomotive
wilds-europe = locomotives
wilds-counted-europe = { $count ->
    [one] locomotive
   *[other] locomotives
  }
wild-san-francisco = ferry card
wilds-san-francisco = ferry cards
wilds-counted-san-francisco = { $count ->
    [one] ferry card
   *[other] ferry cards
  }
car-europe = wagon
cars-europe = wagons
cars-counted-europe = { $count ->
    [one] wagon
   *[other] wagons
  }
car-san-francisco = cable car
cars-san-francisco = cable cars
cars-counted-san-francisco = { $count ->
    [one] cable car
   *[other] cable cars
  }
token-sea-lion = Sea lion
token-cable-car = Cable car
token-sourdough = Sourdough
token-fog = Fog
token-lighthouse = Lighthouse
token-crab = Crab
token-parrot = Parrot
