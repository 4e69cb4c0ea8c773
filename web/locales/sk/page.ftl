# Slovak. The words of the page, except the rules (rules.ftl) and the lessons (lessons.ftl).
# Names and the words of a board ($wild, $cars …) come in the nominative; sentences are built
# around them. After a number they come in the form that the number wants: 5 lokomotív.

app-name = Funicular
app-tagline = Dve železničné hry na vlastnej koľaji
board-motto = { $cable ->
    [yes] električkou i trajektom
   *[no] vlakom i trajektom
  }
somebody = niekto

## Colours
colour-purple = fialová
colour-white = biela
colour-blue = modrá
colour-yellow = žltá
colour-orange = oranžová
colour-black = čierna
colour-red = červená
colour-green = zelená
colour-grey = sivá
colour-turquoise = tyrkysová
colour-pink = ružová
colour-wild = divoká

## Things
cards-colour = { $count }× { $colour }
cards-wild = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
cards-none = nič
route-name = { $start } – { $end }
ticket-name = { $start } – { $end }, { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }
route-facts = { $length } { $length ->
    [one] políčko
    [few] políčka
    [many] políčka
   *[other] políčok
  }, { $colour }, { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }
route-tunnel = tunel
route-ferry = trajekt: { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
route-double = jedna z dvoch tratí
route-owner = má ju { $name }
route-closed = zatvorená pre všetkých
route-claimable = môžeš ju obsadiť
place-station = stanica: { $name }
place-stack = { $count }× známka { $token }
points = { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }

## The board
board-name = Mapa: { $title }
board-routes = Trasy
board-places = Miesta
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-fit = Ukázať celú mapu

## Home
home-play = Hrať hneď
home-play-lead = Proti počítaču, bez čakania
home-map = Mapa
home-opponents = Súperi
home-level = Úroveň
home-name = Tvoje meno
home-name-default = Cestovateľ
home-start = Rozdať karty
home-create = Založiť stôl
home-create-lead = Hraj s priateľmi: pošli im odkaz
home-join = Prisadnúť si
home-join-lead = Otvor odkaz, ktorý ti poslali, alebo napíš jeho kód
home-code = Kód stola
home-join-button = Vstúpiť
home-lobby = Otvorené stoly
home-lobby-empty = Práve tu nie je žiadny otvorený stôl. Založ nejaký!
home-mine = Moje hry
home-mine-empty = Tu ťa budú čakať tvoje rozohrané hry.
home-games = História, štatistika, rekordy
home-tickets = Ktoré lístky vyhrávajú?
home-your-turn = Si na ťahu
home-seats = Obsadené miesta: { $taken }/{ $all }
status-lobby = čaká sa
status-playing = hrá sa
status-over = dohrané
status-closed = zatvorené
map-players = { $min }–{ $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčov
  }
map-about = { $id ->
    [europe] Tunely, trajekty a stanice naprieč kontinentom
    [san_francisco] Lanové električky, trajekty a turistické známky: krátko a napínavo
   *[other] Tvoja vlastná mapa
  }

## Learning
learn = Nauč sa hrať
learn-lead = Ešte to nepoznáš? Nauč sa to hraním, asi za päť minút.
learn-first = Tvoja prvá hra
learn-first-lead = San Francisco, od prvej karty po posledný bod. Asi 5 minút.
learn-europe = Čo pridáva Európa
learn-europe-lead = Tunely, trajekty, stanice, dlhé lístky. Prevezmi hru krátko pred koncom. Asi 5 minút.
learn-start = Začať
learn-resume = Ďalej
learn-again = Odznova
learn-done = Hotovo
learn-rules = Pravidlá
learn-rules-of = Pravidlá: { $title }
learn-badge = Lekcia
rules-open = Pravidlá
rules-open-key = Pravidlá (?)
rule-link = Prečo? Pravidlo { $rule }

## Bots
bot-random = Náhoda
bot-hungry = Zberač
bot-path = Stopár
bot-onestep = Mysli­teľ
bot-longroute = Diaľkar
bot-racer = Prete­kár
bot-planner-lite = Pláno­vač
bot-planner = Majster plá­novač
bot-search = Hĺbavec
bot-apprentice = Učeň
bot-conductor = Sprie­vodca
bot-stationmaster = Pred­nosta
bot-magnate = Magnát
bot-blocker = Bloko­vač
bot-ticket-shark = Lovec lístkov
bot-express = Expres
bots-levels = Úrovne
bots-styles = Štýly v plnej sile
bots-others = Ostatné

## A table before the start
table-title = Stôl { $id }
table-invite = Pozvi priateľov
table-invite-lead = Kto otvorí tento odkaz, môže si prisadnúť.
table-copy = Kopírovať odkaz
table-copied = Skopírované
table-qr = QR kód s odkazom na tento stôl
table-code = Kód
table-seats = Miesta
table-seat-free = Voľné miesto
table-sit = Sadnúť si
table-sit-second = Druhý hráč na tomto zariadení
table-second-name = Meno druhého hráča
table-add-bot = Bot
table-remove = Uvoľniť miesto
table-colour = Farba
table-stand-up = Vstať
table-host = hostiteľ
table-you = ty
table-away = preč
table-options = Možnosti
table-start = Začať hru
table-start-wait = Na každom mieste musí byť hráč alebo bot.
table-wait-host = Čaká sa: hru spustí { $name }.
table-spectators = { $count } { $count ->
    [one] divák
    [few] diváci
    [many] diváka
   *[other] divákov
  }: { $names }
table-close = Zatvoriť stôl
option-listed = Verejný stôl
option-undo = Vracanie ťahov
option-spectators = Diváci sú vítaní
option-seating = Rozsadenie
option-seating-given = podľa miest
option-seating-random = náhodné
option-turn-order = Poradie
option-turn-order-before-tickets = známe pred lístkami
option-turn-order-after-tickets = vylosuje sa po lístkoch
option-assist = Pomôcky
option-assist-none = žiadne
option-assist-memory = pamäť
option-assist-full = všetky
option-pace = Boti hrajú
option-pace-instant = okamžite
option-pace-quick = rýchlo
option-pace-natural = prirodzene
option-pace-slow = pomaly
option-clock = Hodiny
option-clock-none = žiadne
option-expiry = Keď vyprší čas
option-expiry-flag = čaká sa
option-expiry-bot = { $bot } hrá ďalej
option-clock-move = { $seconds } s na každý ťah
option-clock-bank = { $minutes } min na celú hru
option-clock-hours = { $hours } { $hours ->
    [one] hodina
    [few] hodiny
    [many] hodiny
   *[other] hodín
  } na každý ťah
option-clock-days = { $days } { $days ->
    [one] deň
    [few] dni
    [many] dňa
   *[other] dní
  } na každý ťah

## Play
turn-yours = Si na ťahu
turn-other = Na ťahu: { $name }
turn-others = Čaká sa na hráčov: { $names }
prompt-turn = Potiahni si karty, obsaď trasu{ $station ->
    [yes] , potiahni si lístky alebo postav stanicu.
   *[no] {" "}alebo si potiahni lístky.
  }
prompt-second = Potiahni si druhú kartu.
prompt-opening = Vyber si lístky.
prompt-tickets = Vyber lístky, ktoré si necháš.
prompt-tunnel = Tunel: zaplať, alebo sa vráť.
prompt-placing = Polož kôpku známok na niektoré miesto.
prompt-token = Vyber si známku.
prompt-pass = Nič sa nedá robiť: vynechaj ťah.
prompt-wait-opening = Ostatní si ešte vyberajú lístky.
prompt-hand-colour = { $colour }: teraz vyber trasu.
prompt-station = Vyber miesto pre svoju stanicu.
prompt-over = Hra sa skončila.
order-drawn = Poradie je vylosované: { $names }.
pass-button = Vynechať
undo = Späť
undo-key = Späť (U)
market = Ponuka
market-slot = Karta { $slot }: { $card }
market-empty = Pozícia { $slot }: prázdna
deck = Balíček
deck-label = Balíček: { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] kariet
  }. Potiahnuť naslepo
discards = Odhodené: { $count }
discards-label = Odhodené karty: { $cards }
unseen-title = Ešte nevidené
odds-card = Karta
odds-next = Ďalšia z balíčka
ticket-deck = Lístky
ticket-deck-label = Balíček lístkov: { $count } { $count ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  }. Potiahnuť nové lístky
ticket-deck-ask = Potiahnuť { $count } { $count ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  }? Nechať si musíš aspoň { $least }.
ticket-deck-yes = Ťahať lístky
cancel = Zrušiť
close = Zavrieť
hand = Tvoje karty
hand-card = { $count }× { $card }
hand-count = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] kariet
  }
your-tickets = Tvoje lístky
tickets-todo = Na splnenie
tickets-done = Splnené
tickets-none = Žiadne lístky
ticket-long = dlhý lístok
ticket-done = splnený
ticket-done-station = splnený vďaka stanici { $place }: požičaná trasa { $route }, ktorú má { $name }
claim-title = Obsadiť trasu { $route }
claim-colour = Ktorou farbou?
claim-wilds = Koľko { $wilds }?
claim-button = Zaplatiť: { $cards }
claim-tunnel-note = Tunel: otočia sa tri karty a môžu ho predražiť.
tunnel-odds = Šance v tuneli
tunnel-odds-free = zadarmo
tunnel-odds-more = +{ $count }
claim-worth = { $length } { $length ->
    [one] { $car }
   *[other] { $cars }
  }, { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }
pin = Dať do plánu (P)
unpin = Dať preč z plánu (P)
tunnel-title = Tunel { $route }
tunnel-free = Bez príplatku. Cesta je voľná!
tunnel-cost = ešte { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] kariet
  }
tunnel-pay = Zaplatiť: { $cards }
tunnel-withdraw = Vrátiť sa
tunnel-cannot = Na príplatok nemáš karty. Vezmi si karty späť.
tunnel-other = Rozhoduje sa { $name }.
tunnel-laid = Vyložené: { $cards }
keep-title = Nechaj si aspoň { $least } { $offered ->
    [4] zo { $offered }
   *[other] z { $offered }
  }
keep-button = Nechať si { $count } { $count ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  }
keep-short = Nechaj si aspoň { $least }.
keep-hide = Pozrieť si mapu
keep-show = Späť k lístkom
keep-sum = { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }, ak splníš všetky
station-first = Ak chceš stanicu, najprv stlač „{ $button }“.
place-nothing = { $place }: teraz tu nie je čo vybrať.
station-build = Postaviť stanicu
station-cost = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] kariet
  }
station-title = Stanica: { $place }
station-completes = splní: { $tickets }
station-completes-none = teraz nesplní žiadny lístok
station-note-completes = splní { $count } { $count ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  }
token-choose = Ktorú známku si vezmeš?
token-at = { $token } ({ $place })
stack-choose = Ktorú kôpku?
stack-place = Teraz vyber miesto pre známku { $token }.
last-round = Posledné kolo: ešte { $turns } { $turns ->
    [one] ťah
    [few] ťahy
    [many] ťahu
   *[other] ťahov
  }
cars-alarm = { $count ->
    [one] Zostáva už len { $count } { $one }!
    [few] Zostávajú už len { $count } { $many }!
   *[other] Zostáva už len { $count } { $many }!
  }
reset-notice = V ponuke boli tri { $wilds }: prichádza päť nových kariet.
reshuffle-notice = Z odhodených kariet je nový zamiešaný balíček.
ticket-celebrate = Splnený lístok: { $ticket }
players = Hráči
player-cards = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] kariet
  }
player-tickets = { $count } { $count ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  }
player-cars = { $count ->
    [one] Zostáva { $count } { $one }
    [few] Zostávajú { $count } { $many }
   *[other] Zostáva { $count } { $many }
  }
player-stations = { $count ->
    [one] Zostáva { $count } stanica
    [few] Zostávajú { $count } stanice
    [many] Zostáva { $count } stanice
   *[other] Zostáva { $count } staníc
  }
player-known = Videné: { $cards }
player-bot-plays = hrá bot
player-gone = preč
player-ready = má vybrané
player-turn = na ťahu
log = Záznam
chat = Chat
chat-write = Napíš správu
chat-send = Poslať
chat-mute = Stlmiť
chat-unmute = Zrušiť stlmenie
chat-phrases = Rýchle frázy
phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-nice-move = Pekný ťah!
phrase-ouch = Au!
phrase-thinking = Ešte rozmýšľam…
phrase-your-turn = Si na ťahu!
phrase-thanks = Ďakujem!
phrase-good-game = Dobrá hra!
chat-empty = Pozdrav sa.
plan = Plán
talk = Záznam, chat a plán
plan-empty = Naplánuj si cestu z trás: trasu chvíľu podrž, klikni na ňu pravým tlačidlom alebo na ňu prejdi a stlač P.
plan-cars = V pláne { $need } { $need ->
    [one] { $car }
   *[other] { $cars }
  }, máš { $have }
plan-missing = Chýbajúce karty: { $cards }
plan-ready = Máš všetky karty.
plan-broken = Prerušené: trasu { $route } už má { $name }.
plan-closed = Prerušené: trasa { $route } je zatvorená, druhá trať je už obsadená.
plan-clear = Vymazať plán
orders = Príkazy
orders-empty = Povedz vopred, čo sa má urobiť, keď prídeš na ťah. Nikto iný to nevidí.
orders-ended = { $count } { $count ->
    [one] príkaz sa skončil
    [few] príkazy sa skončili
    [many] príkazu sa skončilo
   *[other] príkazov sa skončilo
  }
order-kind = Čo sa má urobiť
order-kind-claim = Obsadiť trasu, len čo to pôjde
order-kind-claim-if = Ak je trasa preč, obsadiť inú
order-kind-draw = Ťahať naslepo, kým nemám …
order-route = Trasa na obsadenie
order-watched = Ak je preč táto …
order-surcharge = Tunel: príplatok najviac
order-card = Farba
order-count = Koľko
order-give = Zadať príkaz
order-claim = Obsadiť trasu { $route }, len čo to pôjde
order-claim-if = Ak je preč trasa { $taken }, obsadiť trasu { $route }
order-draw = Ťahať naslepo, kým nemám: { $cards }
order-done = Hotovo.
order-turned-back = Tunel bol pridrahý: karty máš späť.
order-not-needed = Netreba: tá trasa je tvoja.
order-already-done = To už platí.
order-cancel = Zrušiť príkaz
order-dismiss = Skryť
digest-title = Čo sa dialo bez teba
digest-dismiss = Skryť prehľad
digest-line = { $name }: { $deeds }.
digest-for-you = Za teba
digest-claimed = obsadené ({ $routes })
digest-stations = stanica ({ $places })
digest-tokens = známka ({ $tokens })
digest-cards = { $count ->
    [one] { $count } potiahnutá karta
    [few] { $count } potiahnuté karty
    [many] { $count } potiahnutej karty
   *[other] { $count } potiahnutých kariet
  }
digest-kept = { $count ->
    [one] { $count } nový lístok
    [few] { $count } nové lístky
    [many] { $count } nového lístka
   *[other] { $count } nových lístkov
  }
digest-passed = vynechaný ťah
digest-nothing = rozhodnutie
menu = Menu
settings = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
settings-theme-system = podľa zariadenia
settings-theme-light = svetlý
settings-theme-dark = tmavý
settings-text = Veľkosť písma
settings-contrast = Kontrast
settings-contrast-system = podľa zariadenia
settings-contrast-normal = bežný
settings-contrast-more = vysoký
settings-sound = Zvuk
settings-sound-off = Zvuk vypnutý
settings-sound-on = Zvuk zapnutý
settings-speed = Animácie
settings-speed-off = žiadne
settings-speed-quick = rýchle
settings-speed-normal = bežné
settings-speed-slow = pomalé
settings-device = Toto zariadenie a moje údaje
settings-notify = Upozorniť, keď som na ťahu
settings-notify-page = Len kým je táto stránka otvorená: správy na zatvorenú stránku vyžadujú HTTPS a prehliadač, ktorý ich prijíma.
settings-notify-none = Prehliadač nemá povolené zobrazovať upozornenia.
webhooks = Webhooky
webhooks-lead = Adresy, na ktoré sa ozveme, keď si na ťahu a nie si tu.
webhook-url = Adresa
webhook-add = Pridať
webhook-remove = Odstrániť
webhook-failures = zlyhania: { $count }
host-pass = Hostiteľ
host-you = ty
host-make = Nový hostiteľ
host-bot-for = { $name }: nech hrá bot
go-home = Domov
notify-turn = { $title }: si na ťahu
notify-over = { $title }: hra sa skončila
look-title = Zariadenie preberá { $name }
look-button = Som { $name }: ukáž moje karty
look-note = Karty zostanú skryté, kým nestlačíš tlačidlo.
away-button = Nech za mňa hrá bot
back-button = Vrátiť sa do hry
back-note = Na tvojom mieste hrá bot.
watch-note = Sleduješ hru.
screen-open = Ukázať na veľkej obrazovke
command-line = Príkazový riadok
command-hint = Napíš príkaz alebo pomoc
command-told = Čo sa deje a odpovede

## Log
log-draw-deck = { $name } ťahá z balíčka
log-draw-deck-card = { $name } ťahá z balíčka:
log-draw-card = { $name } berie z ponuky:
log-claim = { $name } obsadzuje trasu { $route }
log-claim-tunnel = { $name } skúša tunel { $route }
log-pay = { $name } platí za tunel { $route }
log-tickets = { $name } ťahá lístky
log-keep = { $name } si necháva { $count ->
    [one] jeden lístok
    [few] { $count } lístky
    [many] { $count } lístka
   *[other] { $count } lístkov
  }
log-keep-secret = { $name } má vybrané lístky
log-station = { $name } stavia stanicu: { $place }
log-withdraw = { $name } sa vracia z tunela
log-place = { $name } kladie známky { $token }: { $place }
log-token = { $name } berie známku { $token }
log-pass = { $name } musí vynechať ťah
log-undo = { $name } vracia svoj ťah
log-revealed = Otočené:
log-reset = Nová ponuka
log-reshuffle = Odhodené zamiešané

## The end
end-title = Konečné skóre
end-won = Vyhráva { $name }!
end-you-won = Vyhrávaš!
end-shared = O víťazstvo sa delia { $names }!
end-tie = { $why ->
    [tickets] Rovnako bodov: rozhodlo viac splnených lístkov.
    [stations] Rovnako bodov: rozhodlo menej postavených staníc.
   *[longest] Rovnako bodov: rozhodla najdlhšia cesta.
  }
end-skip = Preskočiť
end-next = Ďalej
end-stage-routes = Trasy
end-stage-failed = Nesplnené lístky
end-stage-tickets = Splnené lístky
end-stage-stations = Stanice: požičané trasy a nepostavené stanice
end-stage-longest = Najdlhšia cesta
end-stage-tokens = Turistické známky
end-stage-total = Spolu
end-player = Hráč
end-routes = Trasy
end-tickets = Lístky
end-stations = Stanice
end-longest = Najdlhšia
end-tokens = Známky
end-total = Spolu
end-explain = Vyber číslo a uvidíš, z čoho je zložené.
end-routes-of = Trasy: { $name }
end-tickets-of = Lístky: { $name }
end-stations-of = Stanice: { $name }
end-longest-of = Najdlhšia cesta: { $name }
end-tokens-of = Známky: { $name }
end-longest-length = dĺžka { $length } { $length ->
    [one] políčko
    [few] políčka
    [many] políčka
   *[other] políčok
  }
end-longest-bonus = bonus { $points }
end-station-borrowed = { $place }: požičaná trasa { $route }
end-station-unused = { $place }: bez požičanej trasy
end-stations-left = nepostavené ({ $count }): { $points }
end-tokens-points = rôzne ({ $count }): { $points }
end-statistics = Štatistika
end-stat-turns = Rozhodnutia
end-stat-cards = Potiahnuté karty
end-stat-routes = Obsadené trasy
end-stat-cars = Obsadené políčka
end-stat-completed = Splnené lístky
end-rematch = Hrať znova
end-board = Pozrieť si mapu
end-score = Pozrieť skóre
end-fairness = Bolo rozdanie férové?
end-fair = Overené priamo tu: rozdanie bolo určené ešte pred začiatkom hry a prispela k nemu aj tvoja vlastná náhoda.
end-fair-watch = Overené priamo tu: rozdanie bolo určené ešte pred začiatkom hry.
end-fair-late = Tajomstvo sedí so záväzkom, ale toto zariadenie záväzok pred začiatkom hry nevidelo.
end-unfair = Tajomstvo nesedí so záväzkom: tomuto rozdaniu sa nedá veriť.
end-missing-luck = Náhoda z tohto zariadenia medzi príspevkami chýba.
end-commitment = Záväzok
end-secret = Tajomstvo
end-contributions = Príspevky
end-proof = Ak chceš úplný dôkaz, stiahni si záznam a spusti:
end-record = Stiahnuť záznam
replay = Prehrať záznam
replay-open = Otvoriť záznam hry zo súboru

## Link
link-lost = Spojenie sa prerušilo. Skúšam znova…
link-connecting = Otváram stôl…
closing-restarting = Server sa reštartuje. Stránka sa pripojí sama…
closing-table-closed = Hostiteľ zatvoril stôl.
closing-flooding = Server prerušil spojenie: odtiaľto prišlo priveľa správ. Stránka sa pripojí sama.
closing-too-slow = Server prerušil spojenie: toto zariadenie nestíhalo. Stránka sa pripojí sama.
offline-note = Si offline: server nie je dostupný. Pravidlá sa otvoria aj tak; hry budú pokračovať, keď sa spojenie obnoví.
offline-table = Tento stôl teraz nie je dostupný. Otvorí sa sám, len čo sa spojenie obnoví.
update-note = Je tu nová verzia tejto stránky.
reload = Obnoviť
not-found-title = Nič tu nie je

## Errors
error-offline = Server je nedostupný. Skontroluj pripojenie a skús to znova.
error-unreadable = Server nerozumel. Obnov stránku.
error-too-large = To je príliš dlhé.
error-wrong-protocol = Táto stránka je zastaraná. Obnov ju.
error-too-many-requests = Prirýchlo. Chvíľu počkaj.
error-not-found = Nič tam nie je.
error-method-not-allowed = To sa nedá urobiť.
error-wrong-origin = Táto stránka je z iného servera.
error-internal = Na serveri sa niečo pokazilo.
error-unavailable = Server práve neodpovedá. Skús to znova.
error-no-guest = Najprv nám povedz svoje meno.
error-wrong-token = Toto zariadenie už nepoznáme.
error-link-used = Tento odkaz už niekto použil alebo je pristarý.
error-no-table = Taký stôl neexistuje.
error-no-map = Taká mapa neexistuje.
error-no-bot = Taký bot neexistuje.
error-bad-name = Toto meno sa nedá použiť.
error-bad-colour = Táto farba sa nedá použiť.
error-wrong-seats = Táto mapa je pre { $least } až { $most } hráčov.
error-no-seat = Také miesto tu nie je.
error-seat-taken = Tam už niekto sedí.
error-seat-free = Tam nikto nesedí.
error-not-your-seat = To nie je tvoje miesto.
error-not-host = To môže len hostiteľ.
error-not-lobby = Hra sa už začala.
error-not-playing = Práve sa nehrá.
error-not-over = Hra sa ešte neskončila.
error-table-closed = Stôl je zatvorený.
error-table-full = Všetky miesta sú obsadené.
error-seats-free = Niektoré miesta sú ešte voľné.
error-no-spectators = Pri tomto stole nechcú divákov.
error-sent-away = Hostiteľ ťa od tohto stola poslal preč.
error-no-such-guest = Ten hosť tu nie je.
error-player-present = Ten hráč je tu.
error-too-many-tables = Máš otvorených priveľa stolov.
error-chat-muted = Hostiteľ ťa stlmil.
error-chat-too-fast = Pomalšie, prosím.
error-stale = Medzitým sa niečo stalo. Pozri sa znova.
error-hidden = Najprv potvrď prevzatie zariadenia.
error-unreadable-action = Tomuto ťahu nerozumieme.
error-ambiguous-action = Tento ťah môže znamenať viac vecí.
error-illegal-action = To teraz nie je dovolené.
error-bot-plays = Na tomto mieste práve hrá bot: najprv ho vystriedaj.
error-bad-order = Taký príkaz sa na tejto mape zadať nedá.
error-order-pointless = To už je hotové alebo to nikdy nebude možné.
error-too-many-orders = Čakajúce príkazy: { $most }. Najprv niektorý zruš.
error-no-order = Ten príkaz už neexistuje.
error-bad-url = Na túto adresu sa nedá dostať.
error-private-address = Táto adresa je vo vlastnej sieti servera; tam tento server nič neposiela.
error-notices-off = Tento server neposiela upozornenia.
error-undo-off = Pri tomto stole sa ťahy vrátiť nedajú.
error-no-lesson = Pri tomto stole sa nič neučí.
error-undo-refused = Toto sa vrátiť nedá: niečo sa už odhalilo alebo sa hralo ďalej.

## Refusals of the rules
refusal-unknown-action = Taký ťah v tejto hre nie je.
refusal-game-over = Hra sa skončila.
refusal-not-your-turn = Na ťahu je { $seat }.
refusal-other-decision = { $phase ->
    [opening] Najprv si vyber lístky.
    [placing] Najprv polož kôpku známok na niektoré miesto.
    [second_card] Najprv si potiahni druhú kartu.
    [tunnel] Najprv vyrieš tunel.
    [tickets] Najprv vyber lístky, ktoré si necháš.
    [token] Najprv si vyber známku.
   *[other] Teraz nie.
  }
refusal-already-chosen = Lístky už máš vybrané.
refusal-opening-too-few = Nechaj si aspoň { $least } { $least ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  }.
refusal-keep-too-few = Nechaj si aspoň { $least ->
    [one] jeden lístok
    [few] { $least } lístky
    [many] { $least } lístka
   *[other] { $least } lístkov
  }.
refusal-not-offered = Tento lístok nie je na výber.
refusal-slot-empty = Tam žiadna karta neleží.
refusal-wild-second = Druhou kartou z ponuky nemôže byť { $wild }.
refusal-deck-empty = Balíček je prázdny.
refusal-no-tickets = Žiadne lístky už nezostali.
refusal-must-act = Vynechať môžeš, len keď sa nič iné nedá.
refusal-route-taken = Trasu { $route } už má { $owner }.
refusal-own-twin = Druhá trať trasy { $route } je tvoja; nikto nesmie mať obe.
refusal-double-closed = Pri tomto počte hráčov zostáva druhá trať trasy { $route } zatvorená.
refusal-cars-lacking = Trasa { $route } má dĺžku { $length } { $cars_word }; zostáva ti { $cars }.
refusal-wrong-colour = Trasa { $route } chce inú farbu.
refusal-too-many-wilds = { $cost ->
    [one] Jediná platená karta by bola { $wild }.
    [few] Všetky platené karty ({ $cost }) by boli { $wilds_word }.
   *[other] Všetky platené karty ({ $cost }) by boli { $wilds_word }.
}
refusal-ferry-wilds = Trasa { $route } je trajekt. Minimum: { $wilds } { $wilds ->
    [one] { $wild }
   *[other] { $wilds_word }
  }.
refusal-cards-lacking = Na trasu { $route } nemáš dosť kariet: treba { $length } { $length ->
    [one] kartu
    [few] karty jednej farby
    [many] karty jednej farby
   *[other] kariet jednej farby
  }.
refusal-stations-used = Všetky tvoje stanice už stoja.
refusal-station-there = { $place }: stanicu tu už má { $owner }.
refusal-station-cards = Ďalšia stanica stojí { $cost } { $cost ->
    [one] kartu
    [few] karty jednej farby
    [many] karty jednej farby
   *[other] kariet jednej farby
  }.
refusal-surcharge-colour = { $kind ->
    [wild] Na príplatok sa hodia len { $wilds_word }.
   *[other] Na príplatok sa hodí len { $colour } alebo { $wilds_word }.
  }
refusal-surcharge-cards = Príplatok za tunel ({ $cost }) nemáš čím zaplatiť.
refusal-stack-not-waiting = Táto kôpka nečaká na položenie.
refusal-stack-there = { $place }: známky tu už ležia.
refusal-no-token-there = Tam pre teba žiadna známka nie je.

## What things are called on the two boards (other boards have their own words).
## One, several, and with a number before it: "1 lokomotíva", "lokomotívy", "5 lokomotív".
map-title-europe = Európa
map-title-san-francisco = San Francisco
wild-europe = lokomotíva
wilds-europe = lokomotívy
wilds-counted-europe = { $count ->
    [one] lokomotíva
    [few] lokomotívy
    [many] lokomotívy
   *[other] lokomotív
  }
wild-san-francisco = karta trajektu
wilds-san-francisco = karty trajektov
wilds-counted-san-francisco = { $count ->
    [one] karta trajektu
    [few] karty trajektov
    [many] karty trajektu
   *[other] kariet trajektov
  }
car-europe = vagón
cars-europe = vagóny
cars-counted-europe = { $count ->
    [one] vagón
    [few] vagóny
    [many] vagóna
   *[other] vagónov
  }
car-san-francisco = lanová električka
cars-san-francisco = lanové električky
cars-counted-san-francisco = { $count ->
    [one] lanová električka
    [few] lanové električky
    [many] lanovej električky
   *[other] lanových električiek
  }
token-sea-lion = Uškatec
token-cable-car = Lanová električka
token-sourdough = Kváskový chlieb
token-fog = Hmla
token-lighthouse = Maják
token-crab = Krab
token-parrot = Papagáj
