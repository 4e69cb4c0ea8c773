# Slovenčina. „Moje hry“: história, štatistika, rekordy, priatelia, lístky.

games-parts = Časti mojich hier
games-history = História
games-statistics = Štatistika
games-records = Rekordy
games-friends = Priatelia
games-tickets = Lístky
games-none = Zatiaľ žiadna dohraná hra. Zahraj si a bude tu.

## Which games
games-all-maps = Všetky mapy
games-players = Hráči
games-any-number = Ľubovoľný počet
games-players-count = { $count } { $count ->
    [one] hráč
    [few] hráči
   *[other] hráčov
  }
games-of = { $count } z { $all }
games-range = { $low }–{ $high }
games-date = Dátum

## History
games-running = Rozohrané
games-finished = Dohrané hry
games-export = Stiahnuť:
games-csv = CSV pre tabuľky
games-json = JSON pre programy
games-won = Výhra
games-place = { $place }. miesto z { $all }
games-scores = Body hráčov
games-score = Výsledok
games-replay = Prehrať
games-by-bot = Väčšinu odohral bot za teba: nepočíta sa.
games-more = Zobraziť ďalšie

## Statistics
games-counted = Hry
games-wins = Výhry
games-mean = Priemer bodov
games-you = Ty
games-others = Ostatní
games-best-other = Najlepší z ostatných
games-source = Zdroj
games-points-by-source = Odkiaľ sú body
games-totals = Body hru po hre
games-totals-label = { $count ->
    [one] Body tvojej poslednej hry
    [few] Body tvojich posledných { $count } hier
   *[other] Body tvojich posledných { $count } hier
  } a najlepšieho z ostatných
games-as-table = Ako tabuľka
games-places = Umiestnenie
games-nth = { $place }. miesto
games-kept = Ponechané
games-completed = Splnené
games-tunnels = Tunely
games-tunnels-free = bez príplatku
games-tunnels-paid = s príplatkom
games-tunnels-withdrawn = návrat
games-deeds = V priemere za hru
games-deed-turns = Ťahy
games-deed-stations = Postavené stanice
games-deed-tickets = Ponechané lístky
games-deed-draws = Ťahania lístkov
games-deed-market = Karty z ponuky
games-deed-deck = Karty z balíčka
games-routes = Obľúbené trasy
games-not-counted = Nepočíta sa { $count } { $count ->
    [one] hra
    [few] hry
   *[other] hier
  } (lekcie, alebo väčšinu odohral bot za teba).

## Records
games-record-total = Najviac bodov
games-record-margin = Najjasnejšia výhra, o koľko bodov
games-record-route-points = Najviac bodov za trasy
games-record-completed-points = Najviac bodov za lístky
games-record-completed = Najviac splnených lístkov
games-record-longest = Najdlhšia cesta
games-record-routes = Najviac trás
games-record-tunnels = Najviac tunelov
games-record-tokens = Najviac známok
games-record-quickest = Najrýchlejšia výhra, v ťahoch
games-record-streak = Výhry za sebou

## Friends
games-friends-lead = Ľudia, s ktorými hráš, a hry, pri ktorých ste sedeli spolu.
games-friends-none = Zatiaľ nikto. Pozvi priateľov k stolu!
games-bots = Boti
games-together = Spoločné hry
games-ahead-behind = Ty pred – za
games-wins-you = Tvoje výhry
games-wins-them = Ich výhry
games-points-you = Tvoje body
games-points-them = Ich body
games-last = Naposledy

## Tickets
games-ticket = Lístok
games-points = Body
games-dealt = Rozdaný
games-won-with = Výhry s ním
games-from = Hry
games-from-bots = Boti
games-from-people = Ľudia na tomto serveri
games-from-yours = Ty
games-tickets-bots = Spočítané { $games ->
    [one] z { $games } hry
    [few] z { $games } hier
   *[other] z { $games } hier
  } medzi botmi ({ $bot }). Červená čiara: kde leží skutočný podiel s istotou 95 %. Čiarkovaná čiara: spravodlivý podiel výhier, { $fair }.
games-tickets-people = Spočítané { $games ->
    [one] z { $games } dohranej hry
    [few] z { $games } dohraných hier
   *[other] z { $games } dohraných hier
  } ľudí na tomto serveri. Červená čiara: kde leží skutočný podiel s istotou 95 %. Čiarkovaná čiara: spravodlivý podiel výhier, { $fair }.
games-tickets-yours = Spočítané { $games ->
    [one] z { $games } tvojej dohranej hry
    [few] z { $games } tvojich dohraných hier
   *[other] z { $games } tvojich dohraných hier
  }. Červená čiara: kde leží skutočný podiel s istotou 95 %. Čiarkovaná čiara: spravodlivý podiel výhier, { $fair }.
games-tickets-pick = Vyber lístok a uvidíš ho na mape.
