# Čeština. „Moje hry“: historie, statistika, rekordy, přátelé, jízdenky.

games-parts = Části mých her
games-history = Historie
games-statistics = Statistika
games-records = Rekordy
games-friends = Přátelé
games-tickets = Jízdenky
games-none = Zatím žádná dohraná hra. Zahraj si a bude tady.

## Which games
games-all-maps = Všechny mapy
games-players = Hráči
games-any-number = Libovolný počet
games-players-count = { $count } { $count ->
    [one] hráč
    [few] hráči
   *[other] hráčů
  }
games-of = { $count } z { $all }
games-range = { $low }–{ $high }
games-date = Datum

## History
games-running = Rozehrané
games-finished = Dohrané hry
games-export = Stáhnout:
games-csv = CSV pro tabulky
games-json = JSON pro programy
games-won = Výhra
games-place = { $place }. místo z { $all }
games-scores = Body hráčů
games-score = Výsledek
games-replay = Přehrát
games-by-bot = Většinu odehrál bot za tebe: nepočítá se.
games-more = Zobrazit další

## Statistics
games-counted = Hry
games-wins = Výhry
games-mean = Průměr bodů
games-you = Ty
games-others = Ostatní
games-best-other = Nejlepší z ostatních
games-source = Zdroj
games-points-by-source = Odkud jsou body
games-totals = Body hru po hře
games-totals-label = { $count ->
    [one] Body tvé poslední hry
    [few] Body tvých posledních { $count } her
   *[other] Body tvých posledních { $count } her
  } a nejlepšího z ostatních
games-as-table = Jako tabulka
games-places = Umístění
games-nth = { $place }. místo
games-kept = Ponechané
games-completed = Splněné
games-tunnels = Tunely
games-tunnels-free = bez příplatku
games-tunnels-paid = s příplatkem
games-tunnels-withdrawn = couvnutí
games-deeds = V průměru za hru
games-deed-turns = Tahy
games-deed-stations = Postavená nádraží
games-deed-tickets = Ponechané jízdenky
games-deed-draws = Líznutí jízdenek
games-deed-market = Karty z nabídky
games-deed-deck = Karty z balíčku
games-routes = Oblíbené tratě
games-not-counted = Nepočítá se { $count } { $count ->
    [one] hra
    [few] hry
   *[other] her
  } (lekce, nebo většinu odehrál bot za tebe).

## Records
games-record-total = Nejvíc bodů
games-record-margin = Nejjasnější výhra, o kolik bodů
games-record-route-points = Nejvíc bodů za tratě
games-record-completed-points = Nejvíc bodů za jízdenky
games-record-completed = Nejvíc splněných jízdenek
games-record-longest = Nejdelší cesta
games-record-routes = Nejvíc tratí
games-record-tunnels = Nejvíc tunelů
games-record-tokens = Nejvíc známek
games-record-quickest = Nejrychlejší výhra, v tazích
games-record-streak = Výhry v řadě

## Friends
games-friends-lead = Lidé, se kterými hraješ, a hry, u kterých jste seděli spolu.
games-friends-none = Zatím nikdo. Pozvi přátele ke stolu!
games-bots = Boti
games-together = Společné hry
games-ahead-behind = Ty před – za
games-wins-you = Tvé výhry
games-wins-them = Jejich výhry
games-points-you = Tvé body
games-points-them = Jejich body
games-last = Naposledy

## Tickets
games-ticket = Jízdenka
games-points = Body
games-dealt = Rozdaná
games-won-with = Výhry s ní
games-from = Hry
games-from-bots = Boti
games-from-people = Lidé na tomto serveru
games-from-yours = Ty
games-tickets-bots = Spočteno { $games ->
    [one] z { $games } hry
    [few] ze { $games } her
   *[other] z { $games } her
  } mezi boty ({ $bot }). Červená čára: kde leží skutečný podíl s jistotou 95 %. Čárkovaná čára: spravedlivý podíl výher, { $fair }.
games-tickets-people = Spočteno { $games ->
    [one] z { $games } dohrané hry
    [few] ze { $games } dohraných her
   *[other] z { $games } dohraných her
  } lidí na tomto serveru. Červená čára: kde leží skutečný podíl s jistotou 95 %. Čárkovaná čára: spravedlivý podíl výher, { $fair }.
games-tickets-yours = Spočteno { $games ->
    [one] z { $games } tvé dohrané hry
    [few] ze { $games } tvých dohraných her
   *[other] z { $games } tvých dohraných her
  }. Červená čára: kde leží skutečný podíl s jistotou 95 %. Čárkovaná čára: spravedlivý podíl výher, { $fair }.
games-tickets-pick = Vyber jízdenku a uvidíš ji na mapě.
