# Dutch. The words of the page, except the rules (rules.ftl) and the lessons (lessons.ftl),
# which are fetched when they are needed.

app-name = Funicular
app-tagline = Twee treinspellen, op je eigen spoor
board-motto = { $cable ->
    [yes] per kabeltram & veerboot
   *[no] per trein & boot
  }
somebody = iemand

## Colours
colour-purple = paars
colour-white = wit
colour-blue = blauw
colour-yellow = geel
colour-orange = oranje
colour-black = zwart
colour-red = rood
colour-green = groen
colour-grey = grijs
colour-turquoise = turquoise
colour-pink = roze
colour-wild = joker

## Things
cards-colour = { $count } { $colour ->
    [paars] paarse
    [wit] witte
    [blauw] blauwe
    [geel] gele
    [zwart] zwarte
    [rood] rode
    [groen] groene
    [grijs] grijze
   *[other] { $colour }
  }
cards-wild = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
cards-none = niets
route-name = { $start } – { $end }
ticket-name = { $start } – { $end }, { $points } { $points ->
    [one] punt
   *[other] punten
  }
route-facts = { $colour }, { $length } { $length ->
    [one] vakje
   *[other] vakjes
  }, { $points } { $points ->
    [one] punt
   *[other] punten
  }
route-tunnel = tunnel
route-ferry = veerboot met { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
route-double = een van twee sporen
route-owner = van { $name }
route-closed = voor iedereen gesloten
route-claimable = je kunt deze claimen
place-station = station van { $name }
place-stack = { $count } × fiche { $token }
points = { $points } { $points ->
    [one] punt
   *[other] punten
  }

## The board
board-name = Het bord van { $title }
board-routes = Routes
board-places = Locaties
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Toon het hele bord

## Home
home-play = Speel nu
home-play-lead = Meteen, tegen de computer
home-map = Bord
home-opponents = Tegenstanders
home-level = Niveau
home-name = Je naam
home-name-default = Reiziger
home-start = Deel de kaarten
home-create = Open een tafel
home-create-lead = Speel met vrienden: deel een link
home-join = Schuif aan
home-join-lead = Open de link die je kreeg, of typ de code
home-code = Tafelcode
home-join-button = Doe mee
home-lobby = Open tafels
home-lobby-empty = Nu geen open tafels. Open er zelf een!
home-mine = Mijn spellen
home-mine-empty = Spellen die je speelt, wachten hier op je.
home-games = Geschiedenis en statistieken
home-tickets = Welke bestemmingen winnen?
home-your-turn = Jouw beurt
home-seats = { $taken } van { $all } plaatsen bezet
status-lobby = nog open
status-playing = bezig
status-over = afgelopen
status-closed = gesloten
map-players = { $min }–{ $max } spelers
map-about = { $id ->
    [europe] Tunnels, veerboten en stations door een heel werelddeel
    [san_francisco] Kabeltrams, veerboten en toeristenfiches: kort en fel
   *[other] Een bord van jezelf
  }

## Learning
learn = Leer spelen
learn-lead = Nooit gespeeld? Leer het al spelend, in zo’n vijf minuten.
learn-first = Je eerste spel
learn-first-lead = San Francisco, van de eerste kaart tot het laatste punt. Zo’n 5 minuten.
learn-europe = Nieuw in Europa
learn-europe-lead = Tunnels, veerboten, stations, lange bestemmingskaarten. Neem een spel over tegen het einde. Zo’n 5 minuten.
learn-start = Begin
learn-resume = Verder
learn-again = Opnieuw
learn-done = Klaar
learn-rules = Regels
learn-rules-of = Regels van { $title }
learn-badge = Les
rules-open = Regels
rules-open-key = Regels (?)
rule-link = Waarom? Regel { $rule }

## Bots
bot-random = Gokker
bot-hungry = Verza­melaar
bot-path = Spoor­zoeker
bot-onestep = Denker
bot-longroute = Verre reiziger
bot-racer = Sprinter
bot-planner-lite = Planner
bot-planner = Meester­planner
bot-search = Diepe denker
bot-apprentice = Leerling
bot-conductor = Conduc­teur
bot-stationmaster = Stations­chef
bot-magnate = Magnaat
bot-blocker = Blok­keerder
bot-ticket-shark = Bestem­mingsjager
bot-express = Sneltrein
bots-levels = Niveaus
bots-styles = Stijlen, op volle sterkte
bots-others = Overige

## A table before the start
table-title = Tafel { $id }
table-invite = Nodig vrienden uit
table-invite-lead = Wie deze link opent, kan een plaats kiezen.
table-copy = Kopieer de link
table-copied = Gekopieerd
table-qr = QR-code van de link naar deze tafel
table-code = Code
table-seats = Plaatsen
table-seat-free = Vrije plaats
table-sit = Ga zitten
table-sit-second = Tweede speler op dit apparaat
table-second-name = Naam van de andere speler
table-add-bot = Bot
table-remove = Maak plaats vrij
table-colour = Kleur
table-stand-up = Sta op
table-host = host
table-you = jij
table-away = weg
table-options = Opties
table-start = Start het spel
table-start-wait = Op elke plaats hoort een speler of een bot.
table-wait-host = Wachten tot { $name } het spel start.
table-spectators = { $count } { $count ->
    [one] toeschouwer
   *[other] toeschouwers
  }: { $names }
table-close = Sluit de tafel
option-listed = In de lobby te zien
option-undo = Terugnemen mag
option-spectators = Toeschouwers welkom
option-seating = Plaatsen
option-seating-given = zoals nu
option-seating-random = geloot
option-turn-order = Volgorde
option-turn-order-before-tickets = bekend vóór de bestemmingen
option-turn-order-after-tickets = geloot na de bestemmingen
option-assist = Hulp
option-assist-none = geen
option-assist-memory = geheugen
option-assist-full = alles
option-pace = Tempo van de bots
option-pace-instant = meteen
option-pace-quick = snel
option-pace-natural = menselijk
option-pace-slow = langzaam
option-clock = Klok
option-clock-none = geen
option-expiry = Als de tijd om is
option-expiry-flag = wachten
option-expiry-bot = { $bot } speelt verder
option-clock-move = { $seconds } s per zet
option-clock-bank = { $minutes } min voor het spel
option-clock-hours = { $hours } uur per zet
option-clock-days = { $days } { $days ->
    [one] dag
   *[other] dagen
  } per zet

## Play
turn-yours = Jouw beurt
turn-other = { $name } is aan zet
turn-others = Wachten op { $names }
prompt-turn = Trek kaarten, claim een route{ $station ->
    [yes] , trek bestemmingskaarten of bouw een station.
   *[no] {" "}of trek bestemmingskaarten.
  }
prompt-second = Trek je tweede kaart.
prompt-opening = Kies je bestemmingen.
prompt-tickets = Kies welke bestemmingen je behoudt.
prompt-tunnel = De tunnel: betaal of keer om.
prompt-placing = Leg een stapel fiches op een locatie.
prompt-token = Kies een fiche.
prompt-pass = Er kan niets: pas.
prompt-wait-opening = De anderen kiezen nog hun bestemmingen.
prompt-hand-colour = { $colour }: kies nu een route.
prompt-station = Kies een plek voor je station.
prompt-over = Het spel is afgelopen.
order-drawn = De volgorde is geloot: { $names }.
pass-button = Pas
undo = Neem terug
undo-key = Neem terug (U)
market = Open kaarten
market-slot = Kaart { $slot }: { $card }
market-empty = Vak { $slot }: leeg
deck = Stapel
deck-label = Stapel: { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }. Trek blind
discards = { $count } afgelegd
discards-label = Aflegstapel: { $cards }
unseen-title = Nog ongezien
odds-card = Kaart
odds-next = Volgende van de stapel
ticket-deck = Bestemmingen
ticket-deck-label = Stapel bestemmingen: { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }. Trek nieuwe bestemmingen
ticket-deck-ask = { $count } { $count ->
    [one] bestemmingskaart
   *[other] bestemmingskaarten
  } trekken? Je moet er minstens { $least } behouden.
ticket-deck-yes = Trek kaarten
cancel = Annuleer
close = Sluit
hand = Je hand
hand-card = { $count } × { $card }
hand-count = { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }
your-tickets = Je bestemmingen
tickets-todo = Te doen
tickets-done = Behaald
tickets-none = Geen bestemmingen
ticket-long = lange bestemming
ticket-done = behaald
ticket-done-station = behaald met het station in { $place }, dat { $route } leent van { $name }
claim-title = Claim { $route }
claim-colour = Welke kleur?
claim-wilds = Hoeveel { $wilds }?
claim-button = Betaal { $cards }
claim-tunnel-note = Tunnel: drie kaarten worden omgedraaid, dat kan extra kaarten kosten.
tunnel-odds = Kansen van de tunnel
tunnel-odds-free = gratis
tunnel-odds-more = +{ $count }
claim-worth = { $length } { $length ->
    [one] { $car }
   *[other] { $cars }
  }, { $points } { $points ->
    [one] punt
   *[other] punten
  }
pin = Prik op het plan (P)
unpin = Haal van het plan (P)
tunnel-title = Tunnel { $route }
tunnel-free = Geen toeslag. De weg is vrij!
tunnel-cost = nog { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }
tunnel-pay = Betaal { $cards }
tunnel-withdraw = Keer om
tunnel-cannot = Dit kun je niet betalen. Neem je kaarten terug.
tunnel-other = { $name } beslist.
tunnel-laid = Neergelegd: { $cards }
keep-title = Behoud minstens { $least } van de { $offered }
keep-button = Behoud { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }
keep-short = Behoud er minstens { $least }.
keep-hide = Bekijk het bord
keep-show = Naar de bestemmingen
keep-sum = { $points } { $points ->
    [one] punt
   *[other] punten
  } als alles lukt
station-first = Druk voor een station eerst op ‘{ $button }’.
place-nothing = { $place }: hier valt nu niets te kiezen.
station-build = Bouw een station
station-cost = { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }
station-title = Station in { $place }
station-completes = hiermee behaald: { $tickets }
station-completes-none = levert nu geen bestemming op
station-note-completes = behaalt { $count } { $count ->
    [one] bestemming
   *[other] bestemmingen
  }
token-choose = Welk fiche neem je?
token-at = { $token } ({ $place })
stack-choose = Welke stapel?
stack-place = Kies nu een locatie voor dit fiche: { $token }.
last-round = Laatste ronde: nog { $turns } { $turns ->
    [one] beurt
   *[other] beurten
  }
cars-alarm = Nog maar { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }!
reset-notice = Drie { $wilds } bij de open kaarten: vijf nieuwe kaarten.
reshuffle-notice = De afgelegde kaarten zijn tot een nieuwe stapel geschud.
ticket-celebrate = Bestemming behaald: { $ticket }
players = Spelers
player-cards = { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }
player-tickets = { $count } { $count ->
    [one] bestemming
   *[other] bestemmingen
  }
player-cars = nog { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
player-stations = nog { $count } { $count ->
    [one] station
   *[other] stations
  }
player-known = Gezien: { $cards }
player-bot-plays = bot speelt
player-gone = weg
player-ready = heeft gekozen
player-turn = aan de beurt
log = Verloop
chat = Chat
chat-write = Schrijf een bericht
chat-send = Stuur
chat-mute = Demp
chat-unmute = Laat weer praten
chat-phrases = Snelle zinnetjes
phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-nice-move = Mooie zet!
phrase-ouch = Au!
phrase-thinking = Ik denk nog na…
phrase-your-turn = Jouw beurt!
phrase-thanks = Dank je wel!
phrase-good-game = Goed gespeeld!
chat-empty = Zeg eens hallo.
plan = Plan
talk = Log, chat en plan
plan-empty = Prik routes vast om een pad te plannen: houd er een even ingedrukt, klik er rechts op, of kies er een en druk op P.
plan-cars = { $need } { $need ->
    [one] { $car }
   *[other] { $cars }
  } nodig, nog { $have } over
plan-missing = Nog nodig: { $cards }
plan-ready = Je hebt alle kaarten.
plan-broken = Onderbroken: { $name } nam { $route }.
plan-closed = Onderbroken: { $route } is gesloten, want het andere spoor is bezet.
plan-clear = Wis het plan
orders = Opdrachten
orders-empty = Zeg nu wat er moet gebeuren als jij aan de beurt bent. Niemand anders ziet het.
orders-ended = { $count } { $count ->
    [one] opdracht is afgelopen
   *[other] opdrachten zijn afgelopen
  }
order-kind = Wat er moet gebeuren
order-kind-claim = Claim een route zodra het kan
order-kind-claim-if = Als een route weg is, claim een andere
order-kind-draw = Trek blind tot ik dit heb…
order-route = Te claimen route
order-watched = Als deze weg is…
order-surcharge = Tunnel: hoogstens zoveel extra
order-card = Kleur
order-count = Hoeveel
order-give = Geef opdracht
order-claim = Claim { $route } zodra het kan
order-claim-if = Als { $taken } weg is, claim { $route }
order-draw = Trek blind tot ik { $cards } heb
order-done = Klaar.
order-turned-back = De tunnel was te duur: je bent omgekeerd.
order-not-needed = Niet nodig: die route is al van jou.
order-already-done = Dat is al zo.
order-cancel = Trek opdracht in
order-dismiss = Sluit
digest-title = Terwijl je weg was
digest-dismiss = Sluit het overzicht
digest-line = { $name } { $deeds }.
digest-for-you = Je vervanger
digest-claimed = claimde { $routes }
digest-stations = bouwde een station in { $places }
digest-tokens = nam { $tokens }
digest-cards = trok { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }
digest-kept = behield { $count } { $count ->
    [one] bestemming
   *[other] bestemmingen
  }
digest-passed = moest passen
digest-nothing = maakte een keuze
menu = Menu
settings = Instellingen
settings-language = Taal
settings-theme = Thema
settings-theme-system = als het apparaat
settings-theme-light = licht
settings-theme-dark = donker
settings-text = Tekstgrootte
settings-contrast = Contrast
settings-contrast-system = als het apparaat
settings-contrast-normal = normaal
settings-contrast-more = hoog
settings-sound = Geluid
settings-sound-off = Geluid uit
settings-sound-on = Geluid aan
settings-speed = Animaties
settings-speed-off = geen
settings-speed-quick = snel
settings-speed-normal = gewoon
settings-speed-slow = traag
settings-device = Dit apparaat en mijn gegevens
settings-notify = Meld het als ik aan de beurt ben
settings-notify-page = Alleen zolang deze pagina open is: voor meldingen aan een gesloten pagina zijn HTTPS en een geschikte browser nodig.
settings-notify-none = De browser mag geen meldingen tonen.
webhooks = Webhooks
webhooks-lead = Adressen die worden aangeroepen als jij aan de beurt bent en er niet bent.
webhook-url = Adres
webhook-add = Voeg toe
webhook-remove = Wis
webhook-failures = { $count } mislukt
host-pass = Host
host-you = jij
host-make = Maak host
host-bot-for = Laat een bot spelen voor { $name }
go-home = Startpagina
notify-turn = Jouw beurt in { $title }
notify-over = { $title }: het spel is afgelopen
look-title = Geef het scherm aan { $name }
look-button = Ik ben { $name }: toon mijn hand
look-note = De hand blijft verborgen tot je op de knop drukt.
away-button = Laat een bot voor mij spelen
back-button = Neem mijn plaats terug
back-note = Een bot speelt voor jou.
watch-note = Je kijkt toe.
screen-open = Toon op een groot scherm
command-line = Opdrachtregel
command-hint = Typ een opdracht of ‘help’
command-told = Wat er gebeurt, en antwoorden

## Log
log-draw-deck = { $name } trok van de stapel
log-draw-deck-card = { $name } trok van de stapel:
log-draw-card = { $name } nam
log-claim = { $name } claimde { $route }
log-claim-tunnel = { $name } begon aan de tunnel { $route }
log-pay = { $name } betaalde voor de tunnel { $route }
log-tickets = { $name } trok bestemmingen
log-keep = { $name } behield { $count ->
    [one] één bestemming
   *[other] { $count } bestemmingen
  }
log-keep-secret = { $name } koos bestemmingen
log-station = { $name } bouwde een station in { $place }
log-withdraw = { $name } keerde om bij de tunnel
log-place = { $name } legde { $token } op { $place }
log-token = { $name } nam het fiche { $token }
log-pass = { $name } moest passen
log-undo = { $name } nam een zet terug
log-revealed = Omgedraaid:
log-reset = Nieuwe open kaarten
log-reshuffle = Aflegstapel geschud

## The end
end-title = Eindscore
end-won = { $name } wint!
end-you-won = Je wint!
end-shared = { $names } delen de overwinning!
end-tie = { $why ->
    [tickets] Gelijke stand: meer behaalde bestemmingen geven de doorslag.
    [stations] Gelijke stand: minder gebouwde stations geven de doorslag.
   *[longest] Gelijke stand: de langste route geeft de doorslag.
  }
end-skip = Sla over
end-next = Verder
end-stage-routes = Routes
end-stage-failed = Niet behaalde bestemmingen
end-stage-tickets = Behaalde bestemmingen
end-stage-stations = Stations: geleende routes, en wat niet gebouwd is
end-stage-longest = Langste route
end-stage-tokens = Toeristenfiches
end-stage-total = Totaal
end-player = Speler
end-routes = Routes
end-tickets = Kaarten
end-stations = Stations
end-longest = Langste
end-tokens = Fiches
end-total = Totaal
end-explain = Kies een getal om te zien waar het vandaan komt.
end-routes-of = Routes van { $name }
end-tickets-of = Bestemmingen van { $name }
end-stations-of = Stations van { $name }
end-longest-of = Langste route van { $name }
end-tokens-of = Fiches van { $name }
end-longest-length = { $length } { $length ->
    [one] vakje
   *[other] vakjes
  } lang
end-longest-bonus = bonus { $points }
end-station-borrowed = { $place }: leent { $route }
end-station-unused = { $place }: leent niets
end-stations-left = { $count } niet gebouwd: { $points }
end-tokens-points = { $count } { $count ->
    [one] soort
   *[other] soorten
  }: { $points }
end-statistics = Statistieken
end-stat-turns = Keuzes
end-stat-cards = Getrokken kaarten
end-stat-routes = Geclaimde routes
end-stat-cars = Bezette vakjes
end-stat-completed = Behaalde bestemmingen
end-rematch = Nog een keer
end-board = Bekijk het bord
end-score = Zie de score
end-fairness = Is er eerlijk gedeeld?
end-fair = Hier gecontroleerd: de kaarten lagen vast voordat het spel begon, en jouw eigen toeval telde mee.
end-fair-watch = Hier gecontroleerd: de kaarten lagen vast voordat het spel begon.
end-fair-late = Het geheim past bij de vastlegging, maar dit apparaat heeft de vastlegging niet gezien voordat het spel begon.
end-unfair = Het geheim past niet bij de vastlegging: deze verdeling is niet te vertrouwen.
end-missing-luck = Het toeval van dit apparaat zit niet bij de bijdragen.
end-commitment = Vastlegging
end-secret = Geheim
end-contributions = Bijdragen
end-proof = Download voor het volledige bewijs het verslag en voer uit:
end-record = Download het verslag
replay = Terugkijken
replay-open = Een spel uit een bestand terugkijken

## Link
link-lost = Verbinding kwijt. Nieuwe poging…
link-connecting = De tafel gaat open…
closing-restarting = De server herstart. Deze pagina verbindt vanzelf opnieuw…
closing-table-closed = De host heeft de tafel gesloten.
closing-flooding = De server verbrak de verbinding: er kwamen te veel berichten van hier. Deze pagina verbindt vanzelf opnieuw.
closing-too-slow = De server verbrak de verbinding: dit apparaat kon het niet bijhouden. Deze pagina verbindt vanzelf opnieuw.
offline-note = Je bent offline: de server is niet bereikbaar. De regels gaan nog open; spellen gaan verder als de verbinding terug is.
offline-table = Deze tafel is nu niet bereikbaar. Ze gaat vanzelf open als de verbinding terug is.
update-note = Er is een nieuwe versie van deze pagina.
reload = Herlaad
not-found-title = Hier is niets

## Errors
error-offline = De server is niet te bereiken. Controleer de verbinding en probeer het opnieuw.
error-unreadable = De server begreep het niet. Herlaad de pagina.
error-too-large = Dat is te lang.
error-wrong-protocol = Deze pagina is verouderd. Herlaad de pagina.
error-too-many-requests = Te snel. Wacht even.
error-not-found = Daar is niets.
error-method-not-allowed = Dat kan niet.
error-wrong-origin = Deze pagina komt van een andere server.
error-internal = Er ging iets mis op de server.
error-unavailable = De server antwoordt nu niet. Probeer het opnieuw.
error-no-guest = Zeg eerst hoe je heet.
error-wrong-token = Dit apparaat is niet meer bekend.
error-link-used = Deze link is al gebruikt, of te oud.
error-no-table = Zo’n tafel is er niet.
error-no-map = Zo’n bord is er niet.
error-no-bot = Zo’n bot is er niet.
error-bad-name = Deze naam kan niet.
error-bad-colour = Deze kleur kan niet.
error-wrong-seats = Dit bord is voor { $least } tot { $most } spelers.
error-no-seat = Die plaats is er niet.
error-seat-taken = Daar zit al iemand.
error-seat-free = Daar zit niemand.
error-not-your-seat = Dat is niet jouw plaats.
error-not-host = Dat kan alleen de host.
error-not-lobby = Het spel is al begonnen.
error-not-playing = Er is geen spel bezig.
error-not-over = Het spel is nog niet afgelopen.
error-table-closed = De tafel is gesloten.
error-table-full = Alle plaatsen zijn bezet.
error-seats-free = Er zijn nog plaatsen vrij.
error-no-spectators = Aan deze tafel geen toeschouwers.
error-sent-away = De host heeft je van deze tafel verwijderd.
error-no-such-guest = Die gast is er niet.
error-player-present = Die speler is er gewoon.
error-too-many-tables = Je hebt te veel tafels open.
error-chat-muted = De host heeft je gedempt.
error-chat-too-fast = Niet zo snel, graag.
error-stale = Er is intussen iets gebeurd. Kijk nog eens.
error-hidden = Bevestig eerst dat het scherm is doorgegeven.
error-unreadable-action = Die zet is niet te begrijpen.
error-ambiguous-action = Die zet kan van alles betekenen.
error-illegal-action = Dat mag nu niet.
error-bot-plays = Een bot speelt nu op deze plaats: neem die eerst terug.
error-bad-order = Die opdracht kan niet op dit bord.
error-order-pointless = Dat is al gebeurd, of zal nooit kunnen.
error-too-many-orders = Er wachten al { $most } opdrachten: trek er eerst een in.
error-no-order = Die opdracht is al weg.
error-bad-url = Dat adres is niet te bereiken.
error-private-address = Dat adres ligt in het eigen netwerk van de server; daar stuurt deze server niets heen.
error-notices-off = Deze server stuurt geen meldingen.
error-undo-off = Aan deze tafel kun je geen zet terugnemen.
error-no-lesson = Aan deze tafel wordt geen les gegeven.
error-undo-refused = Dit is niet terug te nemen: er is iets onthuld of iemand speelde al verder.

## Refusals of the rules
refusal-unknown-action = Zo’n zet bestaat niet in dit spel.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = { $seat } is aan de beurt.
refusal-other-decision = { $phase ->
    [opening] Kies eerst je bestemmingskaarten.
    [placing] Leg eerst de stapel fiches op een locatie.
    [second_card] Trek eerst je tweede kaart.
    [tunnel] Handel eerst de tunnel af.
    [tickets] Kies eerst welke bestemmingskaarten je behoudt.
    [token] Kies eerst een fiche.
   *[other] Nu niet.
  }
refusal-already-chosen = Je hebt je bestemmingskaarten al gekozen.
refusal-opening-too-few = Behoud minstens { $least ->
    [one] één bestemmingskaart
   *[other] { $least } bestemmingskaarten
  }.
refusal-keep-too-few = Behoud minstens { $least ->
    [one] één bestemmingskaart
   *[other] { $least } bestemmingskaarten
  }.
refusal-not-offered = Die bestemmingskaart kreeg je niet aangeboden.
refusal-slot-empty = Daar ligt geen kaart.
refusal-wild-second = Een open { $wild } mag niet je tweede kaart zijn.
refusal-deck-empty = De stapel is leeg.
refusal-no-tickets = Er zijn geen bestemmingskaarten meer.
refusal-must-act = Je mag alleen passen als er niets anders kan.
refusal-route-taken = { $route } is al van { $owner }.
refusal-own-twin = Het andere spoor van { $route } is al van jou; niemand mag beide hebben.
refusal-double-closed = Met zo weinig spelers blijft het tweede spoor van { $route } gesloten.
refusal-cars-lacking = { $route } vraagt { $length } { $cars_word }; je hebt er nog { $cars }.
refusal-wrong-colour = { $route } vraagt een andere kleur.
refusal-too-many-wilds = { $cost ->
    [one] De enige kaart die je betaalt, zou een { $wild } zijn.
   *[other] Alle { $cost } kaarten die je betaalt, zouden { $wilds_word } zijn.
}
refusal-ferry-wilds = { $route } is een veerboot: die kost minstens { $wilds } { $wilds ->
    [one] { $wild }
   *[other] { $wilds_word }
  }.
refusal-cards-lacking = Je hebt niet genoeg voor { $route }: dat kost { $length } { $length ->
    [one] kaart
   *[other] kaarten van één kleur
  }.
refusal-stations-used = Al je stations zijn gebouwd.
refusal-station-there = In { $place } staat al een station van { $owner }.
refusal-station-cards = Het volgende station kost { $cost } { $cost ->
    [one] kaart
   *[other] kaarten van één kleur
  }.
refusal-surcharge-colour = { $kind ->
    [wild] De toeslag betaal je met { $wilds_word }.
   *[other] De toeslag betaal je in { $colour } of met { $wilds_word }.
  }
refusal-surcharge-cards = De tunnel kost nog { $cost } extra; dat kun je niet betalen.
refusal-stack-not-waiting = Die stapel hoeft niet gelegd te worden.
refusal-stack-there = Op { $place } liggen al fiches.
refusal-no-token-there = Daar ligt geen fiche voor jou.

## What things are called on the two boards (other boards have their own words).
## One, several, and with a number before it.
map-title-europe = Europa
map-title-san-francisco = San Francisco
wild-europe = locomotief
wilds-europe = locomotieven
wilds-counted-europe = { $count ->
    [one] locomotief
   *[other] locomotieven
  }
wild-san-francisco = veerbootkaart
wilds-san-francisco = veerbootkaarten
wilds-counted-san-francisco = { $count ->
    [one] veerbootkaart
   *[other] veerbootkaarten
  }
car-europe = wagon
cars-europe = wagons
cars-counted-europe = { $count ->
    [one] wagon
   *[other] wagons
  }
car-san-francisco = kabeltram
cars-san-francisco = kabeltrams
cars-counted-san-francisco = { $count ->
    [one] kabeltram
   *[other] kabeltrams
  }
token-sea-lion = Zeeleeuw
token-cable-car = Kabeltram
token-sourdough = Zuurdesembrood
token-fog = Mist
token-lighthouse = Vuurtoren
token-crab = Krab
token-parrot = Papegaai
