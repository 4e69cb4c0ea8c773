# Polski. „Moje gry”: historia, statystyki, rekordy, znajomi, Bilety.

games-parts = Części moich gier
games-history = Historia
games-statistics = Statystyki
games-records = Rekordy
games-friends = Znajomi
games-tickets = Bilety
games-none = Nie ma jeszcze żadnej ukończonej gry. Zagraj, a pojawi się tutaj.

## Which games
games-all-maps = Wszystkie plansze
games-players = Gracze
games-any-number = Dowolna liczba
games-players-count = { $count } { $count ->
    [one] gracz
    [few] graczy
   *[many] graczy
  }
games-of = { $count } z { $all }
games-range = { $low }–{ $high }
games-date = Data

## History
games-running = W toku
games-finished = Ukończone gry
games-export = Pobierz:
games-csv = CSV do arkuszy
games-json = JSON do programów
games-won = Wygrana
games-place = Miejsce { $place } z { $all }
games-scores = Punkty graczy
games-score = Wynik końcowy
games-replay = Powtórka
games-by-bot = Większość zagrał za Ciebie bot: nie liczy się.
games-more = Pokaż więcej

## Statistics
games-counted = Gry
games-wins = Wygrane
games-mean = Średnia punktów
games-you = Ty
games-others = Pozostali
games-best-other = Najlepszy z pozostałych
games-source = Źródło
games-points-by-source = Skąd są punkty
games-totals = Punkty gra po grze
games-totals-label = { $count ->
    [one] Punkty z Twojej ostatniej gry
    [few] Punkty z Twoich ostatnich { $count } gier
   *[many] Punkty z Twoich ostatnich { $count } gier
  } i najlepszego z pozostałych
games-as-table = Jako tabela
games-places = Miejsca
games-nth = Miejsce { $place }
games-kept = Zatrzymane
games-completed = Zrealizowane
games-tunnels = Tunele
games-tunnels-free = bez dopłaty
games-tunnels-paid = z dopłatą
games-tunnels-withdrawn = wycofane
games-deeds = Średnio w grze
games-deed-turns = Tury
games-deed-stations = Zbudowane dworce
games-deed-tickets = Zatrzymane Bilety
games-deed-draws = Dobrania Biletów
games-deed-market = Karty z rynku
games-deed-deck = Karty z talii
games-routes = Ulubione połączenia
games-not-counted = Nie liczy się { $count } { $count ->
    [one] gra
    [few] gry
   *[many] gier
  } (lekcje albo gry, w których większość zagrał za Ciebie bot).

## Records
games-record-total = Najwięcej punktów
games-record-margin = Najwyższa wygrana, o ile punktów
games-record-route-points = Najwięcej punktów za połączenia
games-record-completed-points = Najwięcej punktów za Bilety
games-record-completed = Najwięcej zrealizowanych Biletów
games-record-longest = Najdłuższy ciąg
games-record-routes = Najwięcej połączeń
games-record-tunnels = Najwięcej tuneli
games-record-tokens = Najwięcej żetonów
games-record-quickest = Najszybsza wygrana, w turach
games-record-streak = Wygrane z rzędu

## Friends
games-friends-lead = Osoby, z którymi grasz, w grach przy wspólnym stole.
games-friends-none = Jeszcze nikt. Zaproś znajomych do stołu!
games-bots = Boty
games-together = Wspólne gry
games-ahead-behind = Ty przed – za
games-wins-you = Twoje wygrane
games-wins-them = Ich wygrane
games-points-you = Twoje punkty
games-points-them = Ich punkty
games-last = Ostatnio

## Tickets
games-ticket = Bilet
games-points = Punkty
games-dealt = Rozdany
games-won-with = Wygrane z nim
games-from = Gry
games-from-bots = Boty
games-from-people = Ludzie na tym serwerze
games-from-yours = Ty
games-tickets-bots = Policzone w { $games } { $games ->
    [one] grze
    [few] grach
   *[many] grach
  } między botami ({ $bot }). Czerwona linia: gdzie z pewnością 95% leży prawdziwy udział. Linia przerywana: sprawiedliwy udział wygranych, { $fair }.
games-tickets-people = Policzone w { $games } { $games ->
    [one] ukończonej grze
    [few] ukończonych grach
   *[many] ukończonych grach
  } ludzi na tym serwerze. Czerwona linia: gdzie z pewnością 95% leży prawdziwy udział. Linia przerywana: sprawiedliwy udział wygranych, { $fair }.
games-tickets-yours = Policzone w { $games } { $games ->
    [one] Twojej ukończonej grze
    [few] Twoich ukończonych grach
   *[many] Twoich ukończonych grach
  }. Czerwona linia: gdzie z pewnością 95% leży prawdziwy udział. Linia przerywana: sprawiedliwy udział wygranych, { $fair }.
games-tickets-pick = Wybierz Bilet, aby zobaczyć go na planszy.
