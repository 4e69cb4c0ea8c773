# English. "My games": history, statistics, records, friends, tickets.

games-parts = Parts of my games
games-history = History
games-statistics = Statistics
games-records = Records
games-friends = Friends
games-tickets = Tickets
games-none = No finished games yet. Play one, and it will be here.

## Which games
games-all-maps = All boards
games-players = Players
games-any-number = Any number
games-players-count = { $count } { $count ->
    [one] player
   *[other] players
  }
games-of = { $count } of { $all }
games-range = { $low }–{ $high }
games-date = Date

## History
games-running = In play
games-finished = Finished games
games-export = Download:
games-csv = CSV for spreadsheets
games-json = JSON for programs
games-won = Won
games-place = Place { $place } of { $all }
games-scores = Scores
games-score = Final score
games-replay = Replay
games-by-bot = A bot played most of it for you: not counted.
games-more = Show more

## Statistics
games-counted = Games
games-wins = Won
games-mean = Mean points
games-you = You
games-others = The others
games-best-other = Best of the others
games-source = Source
games-points-by-source = Where the points come from
games-totals = Points, game by game
games-totals-label = Points of your last { $count } { $count ->
    [one] game
   *[other] games
  }, and of the best of the others
games-as-table = As a table
games-places = Places
games-nth = Place { $place }
games-kept = Kept
games-completed = Completed
games-tunnels = Tunnels
games-tunnels-free = no extra cost
games-tunnels-paid = extra cards paid
games-tunnels-withdrawn = turned back
games-deeds = In a game, on average
games-deed-turns = Turns
games-deed-stations = Stations built
games-deed-tickets = Tickets kept
games-deed-draws = Times tickets were drawn
games-deed-market = Cards from the market
games-deed-deck = Cards from the deck
games-routes = Favourite routes
games-not-counted = Not counted: { $count } { $count ->
    [one] game
   *[other] games
  } (lessons, or a bot played most of it for you).

## Records
games-record-total = Most points
games-record-margin = Clearest win, by points
games-record-route-points = Most points for routes
games-record-completed-points = Most points for tickets
games-record-completed = Most tickets completed
games-record-longest = Longest path
games-record-routes = Most routes
games-record-tunnels = Most tunnels
games-record-tokens = Most tokens
games-record-quickest = Quickest win, in turns
games-record-streak = Wins in a row

## Friends
games-friends-lead = People you have played with, in the games that you both sat at.
games-friends-none = Nobody yet. Invite friends to a table!
games-bots = Bots
games-together = Games together
games-ahead-behind = You ahead – behind
games-wins-you = You won
games-wins-them = They won
games-points-you = Your points
games-points-them = Their points
games-last = Last played

## Tickets
games-ticket = Ticket
games-points = Points
games-dealt = Dealt
games-won-with = Won with
games-from = Games of
games-from-bots = Bots
games-from-people = People on this server
games-from-yours = You
games-tickets-bots = Counted in { $games } { $games ->
    [one] game
   *[other] games
  } between bots ({ $bot }). The red line is where the true share is with 95% certainty; the dashed line is anybody’s fair share of wins, { $fair }.
games-tickets-people = Counted in { $games } finished { $games ->
    [one] game
   *[other] games
  } of people on this server. The red line is where the true share is with 95% certainty; the dashed line is anybody’s fair share of wins, { $fair }.
games-tickets-yours = Counted in { $games } finished { $games ->
    [one] game
   *[other] games
  } of yours. The red line is where the true share is with 95% certainty; the dashed line is anybody’s fair share of wins, { $fair }.
games-tickets-pick = Choose a ticket to see it on the board.
