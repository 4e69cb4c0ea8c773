# Polish. The words of the page, except the rules (rules.ftl) and the lessons (lessons.ftl),
# which are fetched when they are needed.

app-name = Funicular
app-tagline = Dwie gry kolejowe na własnym torze
board-motto = { $cable ->
    [yes] tramwajem i promem
   *[no] koleją i promem
  }
somebody = ktoś

## Colours
colour-purple = fioletowy
colour-white = biały
colour-blue = niebieski
colour-yellow = żółty
colour-orange = pomarańczowy
colour-black = czarny
colour-red = czerwony
colour-green = zielony
colour-grey = szary
colour-turquoise = turkusowy
colour-pink = różowy
colour-wild = joker

## Things
cards-colour = { $count } × { $colour }
cards-wild = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
cards-none = nic
route-name = { $start } – { $end }
ticket-name = { $start } – { $end }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
route-facts = { $length } { $length ->
    [one] pole
    [few] pola
   *[many] pól
  }, kolor { $colour }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
route-tunnel = tunel
route-ferry = prom ({ $count } { $count ->
    [one] { $one }
   *[other] { $many }
  })
route-double = jedna z dwóch nitek
route-owner = zajęte: { $name }
route-closed = niedostępne dla wszystkich
route-claimable = możesz je zająć
place-station = dworzec: { $name }
place-stack = { $count } × żeton „{ $token }”
points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }

## The board
board-name = Plansza: { $title }
board-routes = Połączenia
board-places = Miejsca
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całą planszę

## Home
home-play = Graj teraz
home-play-lead = Od razu, z komputerowymi rywalami
home-map = Plansza
home-opponents = Przeciwnicy
home-level = Poziom
home-name = Twoje imię
home-name-default = Podróżnik
home-start = Rozdaj karty
home-create = Załóż stół
home-create-lead = Graj ze znajomymi: wyślij im link
home-join = Dołącz do stołu
home-join-lead = Otwórz otrzymany link albo wpisz kod
home-code = Kod stołu
home-join-button = Dołącz
home-lobby = Otwarte stoły
home-lobby-empty = Teraz nie ma otwartych stołów. Załóż własny!
home-mine = Moje gry
home-mine-empty = Tutaj będą na Ciebie czekać Twoje gry.
home-games = Historia, statystyki, rekordy
home-tickets = Które Bilety wygrywają?
home-your-turn = Twoja kolej
home-seats = zajęte { $taken } z { $all } miejsc
status-lobby = zbiórka
status-playing = w toku
status-over = zakończona
status-closed = zamknięty
map-players = { $min }–{ $max } graczy
map-about = { $id ->
    [europe] Tunele, promy i dworce na całym kontynencie
    [san_francisco] Tramwaje, promy i żetony Turystyki: szybko i ostro
   *[other] Własna plansza
  }

## Learning
learn = Naucz się grać
learn-lead = Pierwszy raz? Naucz się, grając: jakieś pięć minut.
learn-first = Pierwsza gra
learn-first-lead = San Francisco od pierwszej karty do ostatniego punktu. Około 5 minut.
learn-europe = Co nowego w Europie
learn-europe-lead = Tunele, promy, dworce, długie Bilety. Przejmij grę tuż przed końcem. Około 5 minut.
learn-start = Zacznij
learn-resume = Dalej
learn-again = Od nowa
learn-done = Gotowe
learn-rules = Zasady
learn-rules-of = Zasady: { $title }
learn-badge = Lekcja
rules-open = Zasady
rules-open-key = Zasady (?)
rule-link = Dlaczego? Zasada { $rule }

## Bots
bot-random = Losowy
bot-hungry = Zbie­racz
bot-path = Tropi­ciel
bot-onestep = Myśli­ciel
bot-longroute = Daleko­bieżny
bot-racer = Sprinter
bot-planner-lite = Planista
bot-planner = Wielki planista
bot-search = Ana­lityk
bot-apprentice = Uczeń
bot-conductor = Konduk­tor
bot-stationmaster = Zawia­dowca
bot-magnate = Magnat
bot-blocker = Bloker
bot-ticket-shark = Łowca biletów
bot-express = Ekspres
bots-levels = Poziomy
bots-styles = Style w pełnej sile
bots-others = Inne

## A table before the start
table-title = Stół { $id }
table-invite = Zaproś znajomych
table-invite-lead = Każdy, kto otworzy ten link, może usiąść do gry.
table-copy = Kopiuj link
table-copied = Skopiowano
table-qr = Kod QR z linkiem do tego stołu
table-code = Kod
table-seats = Miejsca
table-seat-free = Wolne
table-sit = Usiądź tu
table-sit-second = Drugi gracz na tym urządzeniu
table-second-name = Imię drugiego gracza
table-add-bot = Bot
table-remove = Zwolnij miejsce
table-colour = Kolor
table-stand-up = Wstań
table-host = gospodarz
table-you = ty
table-away = offline
table-options = Opcje
table-start = Zacznij grę
table-start-wait = Na każdym miejscu musi być gracz albo bot.
table-wait-host = Czekamy, aż { $name } zacznie grę.
table-spectators = { $count } { $count ->
    [one] widz
    [few] widzów
   *[many] widzów
  }: { $names }
table-close = Zamknij stół
option-listed = Stół publiczny
option-undo = Cofanie ruchów
option-spectators = Widzowie mile widziani
option-seating = Rozsadzenie
option-seating-given = jak wybrano
option-seating-random = losowo
option-turn-order = Kolejność tur
option-turn-order-before-tickets = znana przed Biletami
option-turn-order-after-tickets = losowana po Biletach
option-assist = Pomoce
option-assist-none = brak
option-assist-memory = pamięć
option-assist-full = pełne
option-pace = Boty grają
option-pace-instant = od razu
option-pace-quick = szybko
option-pace-natural = naturalnie
option-pace-slow = powoli
option-clock = Zegar
option-clock-none = brak
option-expiry = Gdy czas minie
option-expiry-flag = czekamy
option-expiry-bot = dalej gra { $bot }
option-clock-move = { $seconds } s na ruch
option-clock-bank = { $minutes } min na grę
option-clock-hours = { $hours } godz. na ruch
option-clock-days = { $days } { $days ->
    [one] dzień
    [few] dni
   *[many] dni
  } na ruch

## Play
turn-yours = Twoja kolej
turn-other = Teraz gra { $name }
turn-others = Czekamy na: { $names }
prompt-turn = Dobierz karty, utwórz połączenie{ $station ->
    [yes] , dobierz Bilety albo zbuduj dworzec.
   *[no] {" "}albo dobierz Bilety.
  }
prompt-second = Dobierz drugą kartę.
prompt-opening = Wybierz Bilety.
prompt-tickets = Wybierz Bilety, które zatrzymasz.
prompt-tunnel = Tunel: dopłać albo się wycofaj.
prompt-placing = Połóż stos żetonów w wybranym miejscu.
prompt-token = Wybierz żeton.
prompt-pass = Nic nie da się zrobić: spasuj.
prompt-wait-opening = Inni jeszcze wybierają Bilety.
prompt-hand-colour = { $colour }: teraz wybierz połączenie.
prompt-station = Wybierz miejsce na dworzec.
prompt-over = Koniec gry.
order-drawn = Wylosowana kolejność: { $names }.
pass-button = Pas
undo = Cofnij
undo-key = Cofnij (U)
market = Rynek
market-slot = Karta { $slot }: { $card }
market-empty = Pozycja { $slot }: pusta
deck = Talia
deck-label = Talia: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }. Dobierz w ciemno
discards = odrzucone: { $count }
discards-label = Karty odrzucone: { $cards }
unseen-title = Nieodkryte
odds-card = Karta
odds-next = Następna z talii
ticket-deck = Bilety
ticket-deck-label = Talia Biletów: { $count } { $count ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  }. Dobierz nowe Bilety
ticket-deck-ask = Dobrać { $count } { $count ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  }? Musisz zatrzymać co najmniej { $least }.
ticket-deck-yes = Dobierz Bilety
cancel = Anuluj
close = Zamknij
hand = Twoja ręka
hand-card = { $count } × { $card }
hand-count = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }
your-tickets = Twoje Bilety
tickets-todo = W toku
tickets-done = Gotowe
tickets-none = Brak Biletów
ticket-long = długi Bilet
ticket-done = zrealizowany
ticket-done-station = zrealizowany z dworcem { $place }, który pożycza { $route } ({ $name })
claim-title = Zajmij połączenie { $route }
claim-colour = Jaki kolor?
claim-wilds = Ile { $wilds }?
claim-button = Zapłać { $cards }
claim-tunnel-note = Tunel: odkrywa się trzy karty i może być drożej.
tunnel-odds = Szanse w tunelu
tunnel-odds-free = gratis
tunnel-odds-more = +{ $count }
claim-worth = { $length } { $length ->
    [one] { $car }
   *[other] { $cars }
  }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
pin = Przypnij do planu (P)
unpin = Usuń z planu (P)
tunnel-title = Tunel { $route }
tunnel-free = Bez dopłaty. Droga wolna!
tunnel-cost = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
  } więcej
tunnel-pay = Dopłać { $cards }
tunnel-withdraw = Wycofaj się
tunnel-cannot = Nie masz czym dopłacić. Cofnij karty do ręki.
tunnel-other = Decyduje { $name }.
tunnel-laid = Wyłożone: { $cards }
keep-title = Zatrzymaj co najmniej { $least } z { $offered }
keep-button = Zatrzymaj { $count } { $count ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  }
keep-short = Zatrzymaj min. { $least }.
keep-hide = Zobacz planszę
keep-show = Wróć do Biletów
keep-sum = { $points } pkt, jeśli zrealizujesz wszystkie
station-first = Aby zbudować dworzec, najpierw naciśnij „{ $button }”.
place-nothing = { $place }: teraz nie ma tu czego wybrać.
station-build = Zbuduj dworzec
station-cost = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }
station-title = Dworzec: { $place }
station-completes = zrealizuje: { $tickets }
station-completes-none = teraz nie zrealizuje żadnego Biletu
station-note-completes = realizuje { $count } { $count ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  }
token-choose = Który żeton bierzesz?
token-at = { $token } ({ $place })
stack-choose = Który stos?
stack-place = Teraz wybierz miejsce. Żeton: { $token }.
last-round = Ostatnia runda: jeszcze { $turns } { $turns ->
    [one] tura
    [few] tury
   *[many] tur
  }
cars-alarm = { $count ->
    [one] Zostaje tylko { $count } { $one }!
    [few] Zostają tylko { $count } { $many }!
   *[many] Zostaje tylko { $count } { $many }!
  }
reset-notice = Trzy karty na rynku to { $wilds }: pięć nowych kart.
reshuffle-notice = Karty odrzucone potasowano w nową talię.
ticket-celebrate = Bilet zrealizowany: { $ticket }
players = Gracze
player-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }
player-tickets = { $count } { $count ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  }
player-cars = Zostało: { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
player-stations = Zostało: { $count } { $count ->
    [one] dworzec
    [few] dworce
   *[many] dworców
  }
player-known = Widziane: { $cards }
player-bot-plays = gra bot
player-gone = offline
player-ready = już po wyborze
player-turn = na ruchu
log = Ruchy
chat = Czat
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-mute = Wycisz
chat-unmute = Przywróć głos
chat-phrases = Szybkie zwroty
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Dobry ruch!
phrase-ouch = Auć!
phrase-thinking = Jeszcze myślę…
phrase-your-turn = Twoja kolej!
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!
chat-empty = Przywitaj się.
plan = Plan
talk = Ruchy, czat i plan
plan-empty = Przypnij połączenia, żeby zaplanować drogę: przytrzymaj jedno przez chwilę, kliknij je prawym przyciskiem albo zaznacz i naciśnij P.
plan-cars = Potrzeba: { $need } { $need ->
    [one] { $car }
   *[other] { $cars }
  }, zostało: { $have }
plan-missing = Brakuje kart: { $cards }
plan-ready = Masz wszystkie karty.
plan-broken = Plan przerwany: połączenie { $route } ma { $name }.
plan-closed = Plan przerwany: połączenie { $route } jest niedostępne, bo druga nitka jest już zajęta.
plan-clear = Wyczyść plan
orders = Zlecenia
orders-empty = Powiedz już teraz, co zrobić, gdy przyjdzie Twoja kolej. Nikt inny tego nie zobaczy.
orders-ended = { $count } { $count ->
    [one] zlecenie zakończone
    [few] zlecenia zakończone
   *[many] zleceń zakończonych
  }
order-kind = Co zrobić
order-kind-claim = Zajmij połączenie, gdy się da
order-kind-claim-if = Gdy ktoś zajmie jedno, zajmij inne
order-kind-draw = Dobieraj w ciemno, aż będę mieć…
order-route = Zajmij połączenie
order-watched = Gdy ktoś zajmie…
order-surcharge = Tunel: dopłata najwyżej
order-card = Kolor
order-count = Ile
order-give = Dodaj zlecenie
order-claim = Zajmij połączenie { $route }, gdy się da
order-claim-if = Gdy ktoś zajmie połączenie { $taken }, zajmij { $route }
order-draw = Dobieraj w ciemno, aż na ręce będzie: { $cards }
order-done = Gotowe.
order-turned-back = Tunel był za drogi: karty wróciły do ręki.
order-not-needed = Niepotrzebne: to połączenie jest Twoje.
order-already-done = Tak już jest.
order-cancel = Anuluj zlecenie
order-dismiss = Ukryj
digest-title = Pod Twoją nieobecność
digest-dismiss = Ukryj podsumowanie
digest-line = { $name }: { $deeds }.
digest-for-you = Za Ciebie
digest-claimed = zajęte ({ $routes })
digest-stations = budowa dworca ({ $places })
digest-tokens = żetony ({ $tokens })
digest-cards = { $count } { $count ->
    [one] dobrana karta
    [few] dobrane karty
   *[many] dobranych kart
  }
digest-kept = { $count } { $count ->
    [one] zatrzymany Bilet
    [few] zatrzymane Bilety
   *[many] zatrzymanych Biletów
  }
digest-passed = przymusowy pas
digest-nothing = dokonany wybór
menu = Menu
settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-system = jak w systemie
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-text = Wielkość tekstu
settings-contrast = Kontrast
settings-contrast-system = jak w systemie
settings-contrast-normal = zwykły
settings-contrast-more = wysoki
settings-sound = Dźwięk
settings-sound-off = Bez dźwięku
settings-sound-on = Z dźwiękiem
settings-speed = Animacje
settings-speed-off = brak
settings-speed-quick = szybkie
settings-speed-normal = zwykłe
settings-speed-slow = wolne
settings-device = To urządzenie i moje dane
settings-notify = Powiadom, gdy będzie moja kolej
settings-notify-page = Tylko gdy ta strona jest otwarta: powiadomienia po jej zamknięciu wymagają HTTPS i przeglądarki, która je przyjmuje.
settings-notify-none = Przeglądarka nie ma zgody na powiadomienia.
webhooks = Webhooki
webhooks-lead = Adresy wywoływane, gdy przychodzi Twoja kolej, a Ciebie tu nie ma.
webhook-url = Adres
webhook-add = Dodaj
webhook-remove = Usuń
webhook-failures = nieudane: { $count }
host-pass = Gospodarz
host-you = ty
host-make = Uczyń gospodarzem
host-bot-for = Niech bot gra za: { $name }
go-home = Strona główna
notify-turn = Twoja kolej: { $title }
notify-over = { $title }: koniec gry
look-title = Ekran przejmuje { $name }
look-button = To ja, { $name }: pokaż moje karty
look-note = Karty są ukryte, dopóki nie naciśniesz przycisku.
away-button = Niech bot gra za mnie
back-button = Wracam na miejsce
back-note = Na Twoim miejscu gra bot.
watch-note = Oglądasz grę.
screen-open = Pokaż na dużym ekranie
command-line = Wiersz poleceń
command-hint = Wpisz polecenie albo pomoc
command-told = Co się dzieje i odpowiedzi

## Log
log-draw-deck = { $name } dobiera z talii
log-draw-deck-card = { $name } dobiera z talii:
log-draw-card = { $name } bierze:
log-claim = { $name } zajmuje połączenie { $route }
log-claim-tunnel = { $name } drąży tunel { $route }
log-pay = { $name } dopłaca za tunel { $route }
log-tickets = { $name } dobiera Bilety
log-keep = { $name } zatrzymuje { $count ->
    [one] 1 Bilet
    [few] { $count } Bilety
   *[many] { $count } Biletów
  }
log-keep-secret = { $name } ma już wybrane Bilety
log-station = { $name } buduje dworzec: { $place }
log-withdraw = { $name } wycofuje się z tunelu
log-place = { $name } kładzie żeton „{ $token }”: { $place }
log-token = { $name } bierze żeton „{ $token }”
log-pass = { $name } musi spasować
log-undo = { $name } cofa ruch
log-revealed = Odkryto:
log-reset = Nowy rynek
log-reshuffle = Odrzucone potasowano

## The end
end-title = Wynik końcowy
end-won = { $name } wygrywa!
end-you-won = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $names }!
end-tie = { $why ->
    [tickets] Tyle samo punktów: zdecydowało więcej zrealizowanych Biletów.
    [stations] Tyle samo punktów: zdecydowało mniej zbudowanych dworców.
   *[longest] Tyle samo punktów: zdecydował najdłuższy ciąg.
  }
end-skip = Pomiń
end-next = Dalej
end-stage-routes = Połączenia
end-stage-failed = Bilety niezrealizowane
end-stage-tickets = Bilety zrealizowane
end-stage-stations = Dworce: pożyczone połączenia i dworce niezbudowane
end-stage-longest = Najdłuższy ciąg
end-stage-tokens = Żetony Turystyki
end-stage-total = Razem
end-player = Gracz
end-routes = Połączenia
end-tickets = Bilety
end-stations = Dworce
end-longest = Najdłuższy
end-tokens = Żetony
end-total = Razem
end-explain = Wybierz liczbę, żeby zobaczyć, skąd się wzięła.
end-routes-of = Połączenia: { $name }
end-tickets-of = Bilety: { $name }
end-stations-of = Dworce: { $name }
end-longest-of = Najdłuższy ciąg: { $name }
end-tokens-of = Żetony: { $name }
end-longest-length = długość: { $length } { $length ->
    [one] pole
    [few] pola
   *[many] pól
  }
end-longest-bonus = premia: { $points }
end-station-borrowed = { $place }: pożycza połączenie { $route }
end-station-unused = { $place }: nic nie pożycza
end-stations-left = niezbudowane ({ $count }): { $points }
end-tokens-points = różne ({ $count }): { $points }
end-statistics = Statystyki
end-stat-turns = Decyzje
end-stat-cards = Dobrane karty
end-stat-routes = Zajęte połączenia
end-stat-cars = Zajęte pola
end-stat-completed = Zrealizowane Bilety
end-rematch = Jeszcze raz
end-board = Zobacz planszę
end-score = Zobacz wynik
end-fairness = Czy rozdano uczciwie?
end-fair = Sprawdzone tutaj: rozdanie ustalono przed początkiem gry, a Twój własny los miał w nim udział.
end-fair-watch = Sprawdzone tutaj: rozdanie ustalono przed początkiem gry.
end-fair-late = Sekret pasuje do zobowiązania, ale to urządzenie nie widziało zobowiązania przed początkiem gry.
end-unfair = Sekret nie pasuje do zobowiązania: temu rozdaniu nie można ufać.
end-missing-luck = Wśród wkładów nie ma losu z tego urządzenia.
end-commitment = Zobowiązanie
end-secret = Sekret
end-contributions = Wkłady
end-proof = Pełny dowód: pobierz zapis gry i uruchom:
end-record = Pobierz zapis gry
replay = Obejrzyj zapis
replay-open = Otwórz zapis gry z pliku

## Link
link-lost = Brak łączności. Próbujemy ponownie…
link-connecting = Otwieramy stół…
closing-restarting = Serwer uruchamia się ponownie. Strona połączy się sama…
closing-table-closed = Stół został zamknięty przez gospodarza.
closing-flooding = Serwer przerwał połączenie: przyszło stąd za dużo wiadomości. Strona połączy się sama.
closing-too-slow = Serwer przerwał połączenie: to urządzenie nie nadążało. Strona połączy się sama.
offline-note = Jesteś offline: serwer jest nieosiągalny. Zasady nadal się otwierają; gry potoczą się dalej, gdy połączenie wróci.
offline-table = Ten stół jest teraz nieosiągalny. Otworzy się sam, gdy połączenie wróci.
update-note = Jest nowa wersja tej strony.
reload = Odśwież
not-found-title = Nic tu nie ma

## Errors
error-offline = Serwer jest nieosiągalny. Sprawdź sieć i spróbuj ponownie.
error-unreadable = Serwer nie zrozumiał. Odśwież stronę.
error-too-large = To jest za długie.
error-wrong-protocol = Ta strona jest nieaktualna. Odśwież ją.
error-too-many-requests = Za szybko. Poczekaj chwilę.
error-not-found = Nic tam nie ma.
error-method-not-allowed = Tego nie można zrobić.
error-wrong-origin = Ta strona pochodzi z innego serwera.
error-internal = Coś poszło nie tak na serwerze.
error-unavailable = Serwer teraz nie odpowiada. Spróbuj ponownie.
error-no-guest = Najpierw podaj swoje imię.
error-wrong-token = To urządzenie nie jest już znane.
error-link-used = Ten link został już użyty albo wygasł.
error-no-table = Nie ma takiego stołu.
error-no-map = Nie ma takiej planszy.
error-no-bot = Nie ma takiego bota.
error-bad-name = Nie można użyć tego imienia.
error-bad-colour = Nie można użyć tego koloru.
error-wrong-seats = Ta plansza jest dla { $least }–{ $most } graczy.
error-no-seat = Nie ma takiego miejsca.
error-seat-taken = Ktoś już tam siedzi.
error-seat-free = Nikt tam nie siedzi.
error-not-your-seat = To nie jest Twoje miejsce.
error-not-host = To może zrobić tylko gospodarz.
error-not-lobby = Gra już się zaczęła.
error-not-playing = Żadna gra się nie toczy.
error-not-over = Gra jeszcze się nie skończyła.
error-table-closed = Stół jest zamknięty.
error-table-full = Wszystkie miejsca są zajęte.
error-seats-free = Są jeszcze wolne miejsca.
error-no-spectators = Ten stół nie przyjmuje widzów.
error-sent-away = Host usunął cię od tego stołu.
error-no-such-guest = Tego gościa tu nie ma.
error-player-present = Ten gracz jest tutaj.
error-too-many-tables = Masz za dużo otwartych stołów.
error-chat-muted = Host wyciszył Twoje wiadomości.
error-chat-too-fast = Nie tak szybko.
error-stale = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
error-hidden = Najpierw potwierdź przejęcie ekranu.
error-unreadable-action = Ten ruch jest niezrozumiały.
error-ambiguous-action = Ten ruch może znaczyć kilka rzeczy.
error-illegal-action = Teraz tego nie wolno zrobić.
error-bot-plays = Na tym miejscu gra teraz bot: najpierw wróć do gry.
error-bad-order = Na tej planszy nie można tego zlecić.
error-order-pointless = To już zrobione albo nigdy nie będzie możliwe.
error-too-many-orders = Czekające zlecenia: { $most }. Najpierw anuluj jedno.
error-no-order = Tego zlecenia już nie ma.
error-bad-url = Ten adres jest nieosiągalny.
error-private-address = Ten adres jest w sieci samego serwera; ten serwer tam nie wysyła.
error-notices-off = Ten serwer nie wysyła powiadomień.
error-undo-off = Przy tym stole nie można cofać ruchów.
error-no-lesson = Przy tym stole nie ma lekcji.
error-undo-refused = Tego nie można cofnąć: coś zostało odkryte albo ktoś zagrał dalej.

## Refusals of the rules
refusal-unknown-action = W tej grze nie ma takiego ruchu.
refusal-game-over = Gra się skończyła.
refusal-not-your-turn = Teraz gra { $seat }.
refusal-other-decision = { $phase ->
    [opening] Najpierw wybierz Bilety.
    [placing] Najpierw połóż stos żetonów.
    [second_card] Najpierw dobierz drugą kartę.
    [tunnel] Najpierw rozstrzygnij tunel.
    [tickets] Najpierw wybierz Bilety, które zatrzymasz.
    [token] Najpierw wybierz żeton.
   *[other] Nie teraz.
  }
refusal-already-chosen = Twoje Bilety są już wybrane.
refusal-opening-too-few = Zatrzymaj co najmniej { $least } { $least ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  }.
refusal-keep-too-few = Zatrzymaj co najmniej { $least ->
    [one] jeden Bilet
    [few] { $least } Bilety
   *[many] { $least } Biletów
  }.
refusal-not-offered = Nie było takiego Biletu do wyboru.
refusal-slot-empty = Nie leży tam żadna karta.
refusal-wild-second = Drugą kartą nie może być { $wild } z rynku.
refusal-deck-empty = Talia jest pusta.
refusal-no-tickets = Nie ma już Biletów do dobrania.
refusal-must-act = Spasować możesz tylko wtedy, gdy nic innego nie da się zrobić.
refusal-route-taken = Połączenie { $route } jest już zajęte: { $owner }.
refusal-own-twin = Masz drugą nitkę połączenia { $route }; nikt nie może mieć obu.
refusal-double-closed = Przy tak małej liczbie graczy druga nitka połączenia { $route } jest niedostępna.
refusal-cars-lacking = Połączenie { $route }. Potrzeba: { $length } { $cars_word }, zostało: { $cars }.
refusal-wrong-colour = Połączenie { $route } wymaga innego koloru.
refusal-too-many-wilds = { $cost ->
    [one] Jedyna karta zapłaty to byłby joker ({ $wild }).
    [few] Wszystkie karty zapłaty ({ $cost }) to byłyby { $wilds_word }.
    [many] Wszystkie karty zapłaty ({ $cost }) to byłyby { $wilds_word }.
   *[other] Wszystkie karty zapłaty ({ $cost }) to byłyby { $wilds_word }.
  }
refusal-ferry-wilds = Połączenie { $route } to prom. Potrzeba co najmniej: { $wilds } { $wilds ->
    [one] { $wild }
   *[other] { $wilds_word }
  }.
refusal-cards-lacking = Nie masz kart na połączenie { $route }: potrzeba { $length } { $length ->
    [one] karty
    [few] kart jednego koloru
   *[many] kart jednego koloru
  }.
refusal-stations-used = Wszystkie Twoje dworce są już zbudowane.
refusal-station-there = Miejsce { $place } ma już dworzec: { $owner }.
refusal-station-cards = Następny dworzec kosztuje { $cost } { $cost ->
    [one] kartę
    [few] karty jednego koloru
   *[many] kart jednego koloru
  }.
refusal-surcharge-colour = { $kind ->
    [wild] Dopłatą mogą być tylko { $wilds_word }.
   *[other] Dopłata to kolor { $colour } albo { $wilds_word }.
  }
refusal-surcharge-cards = Dopłata za tunel to { $cost }: więcej, niż możesz zapłacić.
refusal-stack-not-waiting = Ten stos nie czeka na położenie.
refusal-stack-there = Miejsce { $place } ma już żetony.
refusal-no-token-there = Nie ma tam żetonu dla Ciebie.

## What things are called on the two boards (other boards have their own words).
## One, several, and with a number before it: "1 locomotive", "locomotives", "5 locomotives".
map-title-europe = Europa
map-title-san-francisco = San Francisco
wild-europe = Lokomotywa
wilds-europe = Lokomotywy
wilds-counted-europe = { $count ->
    [one] Lokomotywa
    [few] Lokomotywy
   *[many] Lokomotyw
  }
wild-san-francisco = karta Promu
wilds-san-francisco = karty Promów
wilds-counted-san-francisco = { $count ->
    [one] karta Promu
    [few] karty Promów
   *[many] kart Promów
  }
car-europe = wagon
cars-europe = wagony
cars-counted-europe = { $count ->
    [one] wagon
    [few] wagony
   *[many] wagonów
  }
car-san-francisco = tramwaj
cars-san-francisco = tramwaje
cars-counted-san-francisco = { $count ->
    [one] tramwaj
    [few] tramwaje
   *[many] tramwajów
  }
token-sea-lion = Lew morski
token-cable-car = Tramwaj
token-sourdough = Chleb
token-fog = Mgła
token-lighthouse = Latarnia
token-crab = Krab
token-parrot = Papuga
