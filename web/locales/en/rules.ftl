# English. The rules in our own words, one message for each rule. A blank line begins a new
# paragraph. Numbers come from the board; these words do too:
#   $wild, $wilds  what the wild card is called (locomotive, ferry card)
#   $car, $cars    what the playing pieces are called (wagon, cable car)
#   $map           the board: europe, san_francisco, or another

rules-title = Rules of { $title }
rules-lead = { $players_min } to { $players_max } players. Everything that the rules say, rule by rule.
rules-choose = Boards
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 rule found
   *[other] { $count } rules found
  }
rules-clear = Clear the search
rules-contents = Contents
rules-print = Every refusal at the table names its rule by these letters and numbers.
rules-lesson = Rather learn by playing?

## The game in short
rules-goal-title = What it is about
rules-goal = You claim routes between places on the map. Each route gives points at once.

    Your tickets name two places. Connect them with your routes by the end, and the ticket gives its points. Fail, and it costs them.

    { $map ->
        [europe] There are points for stations that you did not need, and for the longest path: the European Express.
        [san_francisco] Along the way you collect tourist tokens. Different ones are worth more.
       *[other] The board may have more ways to score. They are explained below.
    }
rules-box-title = In the box
rules-box-cars = { $cars } for each player
rules-box-cards = Cards of each colour
rules-box-colours = Colours
rules-box-wilds = { $wilds } (wild)
rules-box-stations = Stations for each player
rules-box-symbols = Kinds of tourist token
rules-box-tickets = Tickets
rules-box-long = Long tickets
rules-points-title = Points for a route
rules-points-length = Spaces
rules-points-points = Points
rules-tokens-title = Points for tokens
rules-tokens-count = Different tokens

## Parts
rule-part-S = Before the first turn
rule-part-T = Your turn
rule-part-M = Drawing cards
rule-part-C = Claiming a route
rule-part-U = Tunnels
rule-part-K = Tickets
rule-part-B = Stations
rule-part-E = The end and the score
rule-part-V = Who knows what

## Before the first turn
rule-title-S1 = Cards and market
rule-text-S1 = Everybody is dealt { $hand } cards. Five more lie face up: the market. The rest is the deck.
rule-title-S2 = Long tickets
rule-text-S2 = Everybody gets one long ticket and { $opening } ordinary ones. Long tickets that nobody got leave the game unseen.
rule-title-S3 = Choosing tickets
rule-text-S3 = Keep at least { $opening_keep } of the tickets you are dealt. All players choose at the same time, in secret.

    { $map ->
        [europe] What you give back leaves the game. You may give the long ticket back too.
       *[other] What you give back goes under the ticket deck.
    }
rule-title-S4 = Who begins
rule-text-S4 = The first seat begins, then the turn passes from seat to seat. Before the start the table decides: seats as they are, or shuffled.
rule-title-S5 = Token stacks
rule-text-S5 = Tokens are stacked by picture: three in a stack with four players, two with fewer. One stack is put on each marked place. Chance decides which picture lies where. Two stacks are left over.
rule-title-S6 = Left-over stacks, 3 or 4 players
rule-text-S6 = After the tickets are chosen, the last player puts one left-over stack on a place without tokens. Then the player before does the same with the other stack.
rule-title-S7 = Left-over tokens, 2 players
rule-text-S7 = After the tickets are chosen, the second player puts one token of each left-over picture on two different empty places. The rest of these stacks leaves the game.

## Your turn
rule-title-T1 = One action
rule-text-T1 = On your turn you do exactly one thing: draw cards, claim a route, { $stations ->
    [0] or draw tickets.
   *[other] draw tickets, or build a station.
  } Finish it before the next player begins.
rule-title-T2 = No passing
rule-text-T2 = You may pass only if nothing else is possible. If all players in a row have to pass, the game ends at once and is scored.

## Drawing cards
rule-title-M1 = Two cards
rule-text-M1 = Take two cards, one after the other. Each comes from the market or, unseen, from the deck. A market card is replaced at once, so you may take the new one as your second card.

    The second card is not optional, as long as there is one that you may take.
rule-title-M2 = A wild from the market
rule-text-M2 = A { $wild } that lies face up counts as two cards: take it first, and you draw no second one. You cannot take it as the second card. A { $wild } drawn blind from the deck is an ordinary card.
rule-title-M3 = Three wilds
rule-text-M3 = When three or more of the market cards are { $wilds }, all five are discarded and five new ones are turned up. This is repeated as long as it is needed and possible.
rule-title-M4 = An empty deck
rule-text-M4 = When the deck runs out, the discards are shuffled and become the new deck, even in the middle of a turn.
rule-title-M5 = No cards left
rule-text-M5 = If deck and discards are both empty, nothing can be drawn blind and the market has gaps. They are filled when cards come back. If there is no second card that you may take, your turn ends after the first.
rule-title-M6 = No limits
rule-text-M6 = You may hold as many cards and as many tickets as you like.

## Claiming a route
rule-title-C1 = Cards for a route
rule-text-C1 = Play as many cards as the route has spaces, all in its colour. A { $wild } stands for any colour, and you may pay with { $wilds } only.

    A grey route takes any colour, but all cards must be of one colour.
rule-title-C2 = A free route, enough pieces
rule-text-C2 = The route must be free, and you need one of your { $cars } for each space. You claim the whole route in one turn, and one route a turn. It need not touch your other routes.
rule-title-C3 = Points at once
rule-text-C3 = The cards you played are discarded. The points for the length of the route are yours at once.
rule-title-C4 = Double routes
rule-text-C4 = Two tracks between the same two places are a double route. Nobody may hold both. With up to { $closed } players only one of the two can be used: once it is taken, the other is closed to all.
rule-title-C5 = Ferries
rule-text-C5 = A ferry shows wild symbols on some of its spaces. For each of them you must play a { $wild }. The other spaces are paid as usual.
rule-title-C6 = Tourist tokens
rule-text-C6 = After you claim a route, look at the token stacks on its two ends. If there is a picture that you do not have yet, you take one token. If both ends have one for you, you choose which.

## Tunnels
rule-title-U1 = Three cards are turned
rule-text-U1 = A tunnel has a dashed edge. Lay out the cards for it as usual. Then three cards are turned up from the deck.
rule-title-U2 = The surcharge
rule-text-U2 = Each turned card of the colour you played costs one more card of that colour. So does each turned { $wild }. You may pay the surcharge with { $wilds }.

    If you laid out { $wilds } only, just turned { $wilds } count, and only { $wilds } can pay.
rule-title-U3 = Pay or turn back
rule-text-U3 = Pay the surcharge and the tunnel is yours. Or take your cards back; then your turn is over without a route. You are asked even if you cannot pay, so that nobody learns what you hold. Without a surcharge the tunnel is yours at once.
rule-title-U4 = The turned cards
rule-text-U4 = The three turned cards are discarded at the end of the turn.

## Tickets
rule-title-K1 = More tickets
rule-text-K1 = Take { $drawn } tickets from the deck and keep at least { $keep }. What you give back goes under the ticket deck. That is your whole turn.
rule-title-K2 = The last ticket
rule-text-K2 = If fewer tickets are left, you take those. A single last ticket must be kept.
rule-title-K3 = Kept and secret
rule-text-K3 = A ticket that you keep is yours to the end, complete or not. Nobody else sees it before that. How many you hold is open to all.

## Stations
rule-title-B1 = Where and how many
rule-text-B1 = Build on any place without a station. One a turn, { $stations } in a game. You need no route there.
rule-title-B2 = The price
rule-text-B2 = Your first station costs one card of any kind. The second costs two cards of one colour, the third three. A { $wild } stands for any colour.
rule-title-B3 = Borrowing a route
rule-text-B3 = At the end each of your stations lets you use one route of one other player that ends there, for all your tickets. The best choice is made for you. The table shows it while you play.

## The end and the score
rule-title-E1 = The last round
rule-text-E1 = When a player ends a turn with { $last_at } { $cars } or fewer, everybody has one more turn, that player too. Then the game is scored. A total may be below zero.
rule-title-E2 = Tickets
rule-text-E2 = A ticket is complete if your routes connect its two places{ $stations ->
    [0] .
   *[other] , with borrowed routes if you need them.
  } A complete ticket adds its points. Any other ticket takes them away.
rule-title-E3 = Stations left
rule-text-E3 = Each station that you did not build gives { $unbuilt } points.
rule-title-E4 = The longest path
rule-text-E4 = The longest unbroken path of one’s own { $cars } gives { $longest } points. It may pass a place more than once, but no route twice. Borrowed routes do not count. Whoever ties for the longest gets the points too.{ $map ->
    [europe] {" "}It is called the European Express.
   *[other] {""}
  }
rule-title-E5 = Tokens
rule-text-E5 = The more different tokens you have, the more points they give.
rule-title-E6 = Who wins
rule-text-E6 = Most points win. In a tie the player with more completed tickets wins.{ $stations ->
    [0] {" "}If that is a tie too, the victory is shared.
   *[other] {" "}After that, fewer stations built; then the longest path. Otherwise the victory is shared.
  }

## Who knows what
rule-title-V1 = Open to all
rule-text-V1 = The market and the discards, the board, the points so far, and what everybody takes from the market or plays. Also how many cards, tickets and { $cars } each player has.
rule-title-V2 = Only yours
rule-text-V2 = Your hand, your tickets, and what you drew blind or gave back.
rule-title-V3 = Hidden until the end
rule-text-V3 = The order of the decks and the tickets that left the game. After the end all tickets are shown, and the deal can be checked.

## Pictures
rule-figure-M2 = A market with one { $wild }, at the right.
rule-figure-C1 = { $route }: { $length } spaces. Three ways to pay for it.
rule-figure-C1-grey = { $route } is grey: any one colour will do.
rule-figure-C4 = { $route }: one track is taken.
rule-figure-C5 = { $route } is a ferry: it takes { $count ->
    [one] one { $wild }
   *[other] { $count } { $wilds }
  }.
rule-figure-C6 = A route to { $place }, where tokens lie.
rule-figure-U2 = { $route } is a tunnel. Two of the three turned cards cost extra: the one of the same colour, and the { $wild }.
rule-figure-K1 = A ticket: two places, and its points.
rule-figure-B3 = The station in { $place } lets its owner use { $route }, a route of another player.
rule-figure-E2 = Connected: this ticket is complete.
rule-figure-E5 = Three different tokens.
