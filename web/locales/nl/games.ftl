# Nederlands. "Mijn spellen": geschiedenis, statistieken, records, vrienden, bestemmingskaarten.

games-parts = Onderdelen van mijn spellen
games-history = Geschiedenis
games-statistics = Statistieken
games-records = Beste prestaties
games-friends = Vrienden
games-tickets = Bestemmingen
games-none = Nog geen afgelopen spellen. Speel er een, dan staat het hier.

## Which games
games-all-maps = Alle borden
games-players = Spelers
games-any-number = Elk aantal
games-players-count = { $count } { $count ->
    [one] speler
   *[other] spelers
  }
games-of = { $count } van { $all }
games-range = { $low }–{ $high }
games-date = Datum

## History
games-running = Nog bezig
games-finished = Afgelopen spellen
games-export = Downloaden:
games-csv = CSV voor rekenbladen
games-json = JSON voor programma’s
games-won = Gewonnen
games-place = Plaats { $place } van { $all }
games-scores = Punten van de spelers
games-score = Eindstand
games-replay = Terugkijken
games-by-bot = Een bot speelde het grootste deel voor jou: telt niet mee.
games-more = Toon meer

## Statistics
games-counted = Spellen
games-wins = Gewonnen
games-mean = Gemiddelde punten
games-you = Jij
games-others = De anderen
games-best-other = Beste van de anderen
games-source = Bron
games-points-by-source = Waar de punten vandaan komen
games-totals = Punten, spel voor spel
games-totals-label = Punten van je laatste { $count } { $count ->
    [one] spel
   *[other] spellen
  }, en van de beste van de anderen
games-as-table = Als tabel
games-places = Plaatsen
games-nth = Plaats { $place }
games-kept = Behouden
games-completed = Behaald
games-tunnels = Tunnels
games-tunnels-free = zonder toeslag
games-tunnels-paid = met toeslag
games-tunnels-withdrawn = omgekeerd
games-deeds = Gemiddeld per spel
games-deed-turns = Beurten
games-deed-stations = Gebouwde stations
games-deed-tickets = Behouden bestemmingen
games-deed-draws = Keren bestemmingen getrokken
games-deed-market = Open kaarten gepakt
games-deed-deck = Kaarten van de stapel
games-routes = Favoriete routes
games-not-counted = Telt niet mee: { $count } { $count ->
    [one] spel
   *[other] spellen
  } (lessen, of een bot speelde het grootste deel voor jou).

## Records
games-record-total = Meeste punten
games-record-margin = Ruimste winst, in punten
games-record-route-points = Meeste punten voor routes
games-record-completed-points = Meeste punten voor bestemmingen
games-record-completed = Meeste bestemmingen behaald
games-record-longest = Langste route
games-record-routes = Meeste routes
games-record-tunnels = Meeste tunnels
games-record-tokens = Meeste fiches
games-record-quickest = Snelste winst, in beurten
games-record-streak = Keer achter elkaar gewonnen

## Friends
games-friends-lead = Mensen met wie je hebt gespeeld, in de spellen waar jullie samen aan tafel zaten.
games-friends-none = Nog niemand. Nodig vrienden uit aan een tafel!
games-bots = Computerspelers
games-together = Samen gespeeld
games-ahead-behind = Jij voor – achter
games-wins-you = Jij won
games-wins-them = Zij wonnen
games-points-you = Jouw punten
games-points-them = Hun punten
games-last = Laatst gespeeld

## Tickets
games-ticket = Bestemming
games-points = Punten
games-dealt = Gedeeld
games-won-with = Winst ermee
games-from = Spellen van
games-from-bots = Computerspelers
games-from-people = Mensen op deze server
games-from-yours = Jij
games-tickets-bots = Geteld in { $games } { $games ->
    [one] spel
   *[other] spellen
  } tussen bots ({ $bot }). De rode lijn: waar het echte aandeel met 95% zekerheid ligt; de streepjeslijn: ieders eerlijke deel van de winst, { $fair }.
games-tickets-people = Geteld in { $games } { $games ->
    [one] afgelopen spel
   *[other] afgelopen spellen
  } van mensen op deze server. De rode lijn: waar het echte aandeel met 95% zekerheid ligt; de streepjeslijn: ieders eerlijke deel van de winst, { $fair }.
games-tickets-yours = Geteld in { $games } { $games ->
    [one] afgelopen spel
   *[other] afgelopen spellen
  } van jou. De rode lijn: waar het echte aandeel met 95% zekerheid ligt; de streepjeslijn: ieders eerlijke deel van de winst, { $fair }.
games-tickets-pick = Kies een bestemming om die op het bord te zien.
