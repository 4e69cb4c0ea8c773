# English. The lessons: what the coach says. Keep it short; it stands in a strip above the board.
# Place names and colours must be those of the board, as the page writes them.
# A text that ends in -1 or -2 comes before the step itself and only shows something.
#   $rival  the name of the opponent

lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-more = Next
lesson-point = Show me
lesson-hide = Hide
lesson-rule = Rule { $rule }
lesson-show = Back to the lesson
lesson-wait = One moment …
lesson-next = Next: what Europe adds
lesson-play = Play a game
lesson-rules = Read the rules
lesson-own = Your own way: fine! From here on I suggest what I would do.

## Your first game: San Francisco
lesson-first-opening-1 = Welcome to San Francisco! You claim routes between places. Routes, tickets and tokens give points. Most points win.
lesson-first-opening-2 = This is you. You have 20 cable cars, one for each space that you claim. When somebody has two or fewer, the last round begins.
lesson-first-opening = Each of your tickets names two places to connect. The number is what it is worth. Keep both.
lesson-first-market = Routes are paid for with cards of their colour. These five cards are the market. Take the blue one.
lesson-first-second-card = You draw two cards a turn. The gap was filled at once. Take the purple card.
lesson-first-collect = { $rival } has claimed a ferry to Alcatraz. We go on collecting: take the purple card.
lesson-first-collect-second = And an orange one as the second card. We will need it.
lesson-first-claim-1 = Haight Ashbury – The Castro has two tracks: a double route. With two players only one of them can be used.
lesson-first-claim = Claim the blue track. It has one space, so it costs one blue card. Pick it, then pay.
lesson-first-wild-1 = One point, and a tourist token: it lay on The Castro. Collect different ones; they give points at the end.
lesson-first-wild = A ferry card is wild: it stands for any colour. Taken from the market it is your only card this turn. Take it!
lesson-first-grey = Grey routes take any one colour. Mission District – Painted Ladies has three spaces and gives 4 points. Pay three purple cards.
lesson-first-tickets = More tickets mean more points, if you complete them. A ticket that fails costs its points. Drawing takes your turn. Let us try it.
lesson-first-keep = Keep at least one. Alcatraz – Lombard Street suits us. Untick the other one, then confirm.
lesson-first-ferry = Alcatraz – Fort Mason is a ferry: the marked space takes a ferry card, the other an orange card. You have both.
lesson-first-plan = One red space is left between Fort Mason and Lombard Street. Take the red card.
lesson-first-deck = No other open card helps us now. Draw one blind from the deck.
lesson-first-complete = Claim Fort Mason – Lombard Street with your red card. That completes a ticket!
lesson-first-reset-1 = Done: Alcatraz – Lombard Street is complete. Only you know it until the end.
lesson-first-reset = Three ferry cards lay in the market, so all five cards were replaced. That is a rule. Take the black card.
lesson-first-blind = A second one blind, please.
lesson-first-link = Claim Mission District – The Castro with a black card. It connects Haight Ashbury with Mission District: your second ticket.
lesson-first-double = Now the ticket to Twin Peaks. Claim the purple track of Fort Mason – Pacific Heights.
lesson-first-threes = Twin Peaks is three red spaces from Mission District. You have one red card. Take another.
lesson-first-threes-second = And the third.
lesson-first-longer = Claim Mission District – Twin Peaks. Longer routes give more: three spaces are worth 4 points, not 3.
lesson-first-wild-again = Take a ferry card. They fit everywhere.
lesson-first-all-wild = You may pay with ferry cards only. Claim Pier 39 – The Embarcadero: the token there is new to you.
lesson-first-save = One link is missing: Pacific Heights – Painted Ladies, two black spaces. You have one black card. Take a ferry card for the other.
lesson-first-last-1 = { $rival } has two cable cars left. This is the last round, and your last turn.
lesson-first-last = Claim the black track of Pacific Heights – Painted Ladies. Now Alcatraz and Twin Peaks are connected!
lesson-first-over = That was a whole game! Points for routes, tickets and tokens add up below. Pick a number to see where it comes from.

## What Europe adds
lesson-europe-tunnel-1 = You take over a game of Europe near its end. Wagons instead of cable cars, and 45 for each player. You have 11 left.
lesson-europe-tunnel-2 = Each player is dealt one long ticket. Yours is Brest – Petrograd, worth 20 points. But { $rival } holds the last link, to Petrograd.
lesson-europe-tunnel = First a tunnel. You know it by the dashed edge. Claim Paris – Zürich with three blue cards.
lesson-europe-surcharge = Three cards were turned up. One is blue, like yours, so the tunnel costs one more blue card. Pay it.
lesson-europe-green = The tunnel is yours. Now we collect green. Take this card.
lesson-europe-green-second = And this one.
lesson-europe-tunnel-again = Another tunnel: Constantinople – Smyrna. Try it with two green cards.
lesson-europe-withdraw = A locomotive was turned up. It counts for every colour: one card more. We need our green cards elsewhere. Turn back: you keep them, but the turn is over.
lesson-europe-station = Now a station. It lets you use one route of another player that ends there. Build it in Stockholm and pay one card: the red one. The next would cost two, the last three.
lesson-europe-ferry-1 = Your long ticket is complete: the station borrows Stockholm – Petrograd. A station that you do not need gives 4 points at the end.
lesson-europe-ferry = Athína – Smyrna is a ferry: one locomotive for the marked space, and one card of any colour. Pay orange and the locomotive.
lesson-europe-longest = The longest path, the European Express, gives 10 points. Barcelona – Marseille makes yours four spaces longer. Pay four green cards.
lesson-europe-last-1 = You have two wagons left. That began the last round, and this is your last turn.
lesson-europe-last = Nothing is left to claim. Draw a card from the deck.
lesson-europe-last-second = And another one. Then the game is scored.
lesson-europe-over = You know Europe now. Look at the score: tickets, two stations not built, and the longest path. Pick a number to see where it comes from.

## In general, for who leaves the written game
lesson-own-keep = Keep tickets whose places lie close to each other or to your routes. The ones I would give back are to be unticked.
lesson-own-draw-deck = I would draw blind from the deck: no open card is better.
lesson-own-draw-market = I would take this card from the market.
lesson-own-draw-wild = I would take the { $wild }: it fits everywhere. It is the only card this turn.
lesson-own-tickets = I would draw tickets: there is time to complete more.
lesson-own-claim = I would claim this route. You have the cards for it.
lesson-own-claim-grey = I would claim this grey route. Any one colour will do.
lesson-own-claim-ferry = I would claim this ferry. Its marked spaces take { $wilds }.
lesson-own-claim-tunnel = I would try this tunnel. Three cards are turned up, and it may cost more.
lesson-own-pay = I would pay: then the tunnel is yours.
lesson-own-withdraw = I would turn back. You keep your cards.
lesson-own-station = I would build a station here, to borrow a route for your tickets.
lesson-own-take = I would take this token.
lesson-own-place = I would put the tokens here.
lesson-own-pass = Nothing is possible: pass.
