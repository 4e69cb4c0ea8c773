# Suomi. ”Omat pelit”: historia, tilastot, ennätykset, kaverit, menoliput.

games-parts = Omien pelien osat
games-history = Historia
games-statistics = Tilastot
games-records = Ennätykset
games-friends = Kaverit
games-tickets = Menoliput
games-none = Ei vielä päättyneitä pelejä. Pelaa yksi, niin se ilmestyy tänne.

## Which games
games-all-maps = Kaikki laudat
games-players = Pelaajat
games-any-number = Mikä tahansa määrä
games-players-count = { $count } { $count ->
    [one] pelaaja
   *[other] pelaajaa
  }
games-of = { $count }/{ $all }
games-range = { $low }–{ $high }
games-date = Päivä

## History
games-running = Käynnissä
games-finished = Päättyneet pelit
games-export = Lataa:
games-csv = CSV taulukko-ohjelmiin
games-json = JSON ohjelmille
games-won = Voitto
games-place = Sija { $place }/{ $all }
games-scores = Pelaajien pisteet
games-score = Lopputulos
games-replay = Katso uudelleen
games-by-bot = Botti pelasi suurimman osan puolestasi: ei lasketa mukaan.
games-more = Näytä lisää

## Statistics
games-counted = Pelit
games-wins = Voitot
games-mean = Pisteet keskimäärin
games-you = Sinä
games-others = Muut
games-best-other = Paras muista
games-source = Lähde
games-points-by-source = Mistä pisteet tulevat
games-totals = Pisteet peli peliltä
games-totals-label = { $count ->
    [one] Viimeisimmän pelisi pisteet
   *[other] Viimeisimpien { $count } pelisi pisteet
  } ja parhaan muun pisteet
games-as-table = Taulukkona
games-places = Sijoitukset
games-nth = Sija { $place }
games-kept = Pidetyt
games-completed = Suoritetut
games-tunnels = Tunnelit
games-tunnels-free = ilman lisämaksua
games-tunnels-paid = lisämaksulla
games-tunnels-withdrawn = peräännytty
games-deeds = Keskimäärin pelissä
games-deed-turns = Vuorot
games-deed-stations = Rakennetut asemat
games-deed-tickets = Pidetyt menoliput
games-deed-draws = Menolippujen nostot
games-deed-market = Avoimia kortteja otettu
games-deed-deck = Kortteja pakasta
games-routes = Suosikkireitit
games-not-counted = Mukaan ei lasketa { $count } { $count ->
    [one] peliä
   *[other] peliä
  } (oppitunnit tai pelit, joista botti pelasi suurimman osan puolestasi).

## Records
games-record-total = Eniten pisteitä
games-record-margin = Selvin voitto, pisteinä
games-record-route-points = Eniten pisteitä reiteistä
games-record-completed-points = Eniten pisteitä lipuista
games-record-completed = Eniten suoritettuja lippuja
games-record-longest = Pisin reitti
games-record-routes = Eniten reittejä
games-record-tunnels = Eniten tunneleita
games-record-tokens = Eniten merkkejä
games-record-quickest = Nopein voitto, vuoroina
games-record-streak = Voittoja peräkkäin

## Friends
games-friends-lead = Ihmiset, joiden kanssa olet pelannut, ja yhteiset pelinne.
games-friends-none = Ei vielä ketään. Kutsu kavereita pöytään!
games-bots = Botit
games-together = Yhteisiä pelejä
games-ahead-behind = Sinä edellä – perässä
games-wins-you = Voittosi
games-wins-them = Heidän voittonsa
games-points-you = Pisteesi
games-points-them = Heidän pisteensä
games-last = Viimeksi

## Tickets
games-ticket = Menolippu
games-points = Pisteet
games-dealt = Jaettu
games-won-with = Voitot sillä
games-from = Kenen pelit
games-from-bots = Botit
games-from-people = Tämän palvelimen ihmiset
games-from-yours = Sinä
games-tickets-bots = Laskettu { $games } { $games ->
    [one] pelistä
   *[other] pelistä
  } bottien kesken ({ $bot }). Punainen viiva: missä todellinen osuus on 95 prosentin varmuudella. Katkoviiva: tasan jaettu osuus voitoista, { $fair }.
games-tickets-people = Laskettu tämän palvelimen ihmisten { $games } { $games ->
    [one] päättyneestä pelistä
   *[other] päättyneestä pelistä
  }. Punainen viiva: missä todellinen osuus on 95 prosentin varmuudella. Katkoviiva: tasan jaettu osuus voitoista, { $fair }.
games-tickets-yours = Laskettu sinun { $games } { $games ->
    [one] päättyneestä pelistäsi
   *[other] päättyneestä pelistäsi
  }. Punainen viiva: missä todellinen osuus on 95 prosentin varmuudella. Katkoviiva: tasan jaettu osuus voitoista, { $fair }.
games-tickets-pick = Valitse menolippu, niin näet sen laudalla.
