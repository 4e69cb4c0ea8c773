# Czech. The words of the page, except the rules (rules.ftl) and the lessons (lessons.ftl),
# which are fetched when they are needed.

app-name = Funicular
app-tagline = Dvě železniční hry na tvé vlastní trati
board-motto = { $cable ->
    [yes] tramvají i trajektem
   *[no] po kolejích i vodě
  }
somebody = někdo

## Colours
colour-purple = fialová
colour-white = bílá
colour-blue = modrá
colour-yellow = žlutá
colour-orange = oranžová
colour-black = černá
colour-red = červená
colour-green = zelená
colour-grey = šedá
colour-turquoise = tyrkysová
colour-pink = růžová
colour-wild = žolík

## Things
cards-colour = { $count }× { $colour }
cards-wild = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
cards-none = nic
route-name = { $start } – { $end }
ticket-name = { $start } – { $end }, { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
route-facts = { $length } { $length ->
    [one] pole
    [few] pole
   *[other] polí
  }, { $colour }, { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
route-tunnel = tunel
route-ferry = trajekt ({ $count } { $count ->
    [one] { $one }
   *[other] { $many }
  })
route-double = jedna ze dvou kolejí
route-owner = drží ji { $name }
route-closed = uzavřená pro všechny
route-claimable = můžeš ji obsadit
place-station = nádraží: { $name }
place-stack = { $count }× známka { $token }
points = { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }

## The board
board-name = Mapa: { $title }
board-routes = Tratě
board-places = Místa
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Ukázat celou mapu

## Home
home-play = Hrát hned
home-play-lead = Proti počítači, bez čekání
home-map = Mapa
home-opponents = Soupeři
home-level = Úroveň
home-name = Tvé jméno
home-name-default = Cestovatel
home-start = Rozdat karty
home-create = Založit stůl
home-create-lead = Hraj s přáteli: stačí poslat odkaz
home-join = Přisednout si
home-join-lead = Otevři odkaz, který ti přišel, nebo napiš jeho kód
home-code = Kód stolu
home-join-button = Vstup
home-lobby = Otevřené stoly
home-lobby-empty = Teď tu žádný otevřený stůl není. Založ nějaký!
home-mine = Moje hry
home-mine-empty = Tady na tebe počkají rozehrané hry.
home-games = Historie, statistika, rekordy
home-tickets = Které jízdenky vyhrávají?
home-your-turn = Jsi na tahu
home-seats = obsazeno { $taken }/{ $all } míst
status-lobby = příprava
status-playing = hraje se
status-over = dohráno
status-closed = zavřeno
map-players = { $min }–{ $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
  }
map-about = { $id ->
    [europe] Tunely, trajekty a nádraží napříč kontinentem
    [san_francisco] Tramvaje, trajekty a turistické známky: krátce a svižně
   *[other] Vlastní mapa
  }

## Learning
learn = Nauč se hrát
learn-lead = Ještě neznáš pravidla? Nauč se je přímo při hře, asi za pět minut.
learn-first = Tvoje první hra
learn-first-lead = San Francisco od první karty po poslední bod. Asi 5 minut.
learn-europe = Co je nového v Evropě
learn-europe-lead = Tunely, trajekty, nádraží, dlouhé jízdenky. Převezmi hru krátce před koncem. Asi 5 minut.
learn-start = Začít
learn-resume = Dál
learn-again = Od začátku
learn-done = Hotovo
learn-rules = Pravidla
learn-rules-of = Pravidla: { $title }
learn-badge = Lekce
rules-open = Pravidla
rules-open-key = Pravidla (?)
rule-link = Proč? Pravidlo { $rule }

## Bots
bot-random = Náhoda
bot-hungry = Sběra­tel
bot-path = Stopař
bot-onestep = Mysli­tel
bot-longroute = Dálkař
bot-racer = Závod­ník
bot-planner-lite = Pláno­vač
bot-planner = Velký plá­novač
bot-search = Hloubal
bot-apprentice = Učeň
bot-conductor = Průvod­čí
bot-stationmaster = Před­nosta
bot-magnate = Magnát
bot-blocker = Blokař
bot-ticket-shark = Lovec jízde­nek
bot-express = Expres
bots-levels = Úrovně
bots-styles = Styly v plné síle
bots-others = Ostatní

## A table before the start
table-title = Stůl { $id }
table-invite = Pozvi přátele
table-invite-lead = Kdo otevře tento odkaz, může si přisednout.
table-copy = Kopírovat odkaz
table-copied = Hotovo
table-qr = QR kód s odkazem na tento stůl
table-code = Kód
table-seats = Místa
table-seat-free = Volné místo
table-sit = Sednout si
table-sit-second = Druhý hráč na tomto zařízení
table-second-name = Jméno druhého hráče
table-add-bot = Bot
table-remove = Uvolnit místo
table-colour = Barva
table-stand-up = Vstát
table-host = hostitel
table-you = ty
table-away = pryč
table-options = Volby
table-start = Spustit hru
table-start-wait = Na každém místě musí být hráč nebo bot.
table-wait-host = Čeká se, až { $name } spustí hru.
table-spectators = { $count } { $count ->
    [one] divák
    [few] diváci
   *[other] diváků
  }: { $names }
table-close = Zavřít stůl
option-listed = Veřejný stůl
option-undo = Vracení tahů
option-spectators = Diváci vítáni
option-seating = Rozsazení
option-seating-given = jak sedíte
option-seating-random = náhodné
option-turn-order = Pořadí tahů
option-turn-order-before-tickets = známé před jízdenkami
option-turn-order-after-tickets = losované po jízdenkách
option-assist = Pomůcky
option-assist-none = žádné
option-assist-memory = paměť
option-assist-full = plné
option-pace = Boti hrají
option-pace-instant = hned
option-pace-quick = rychle
option-pace-natural = přirozeně
option-pace-slow = pomalu
option-clock = Hodiny
option-clock-none = žádné
option-expiry = Když dojde čas
option-expiry-flag = čekat dál
option-expiry-bot = dál hraje { $bot }
option-clock-move = { $seconds } s na každý tah
option-clock-bank = { $minutes } min na hru
option-clock-hours = { $hours } { $hours ->
    [one] hodina
    [few] hodiny
   *[other] hodin
  } na každý tah
option-clock-days = { $days } { $days ->
    [one] den
    [few] dny
   *[other] dní
  } na každý tah

## Play
turn-yours = Jsi na tahu
turn-other = Hraje { $name }
turn-others = Čeká se na hráče: { $names }
prompt-turn = Lízni si karty, obsaď trať{ $station ->
    [yes] , lízni si jízdenky nebo postav nádraží.
   *[no] {" "}nebo si lízni jízdenky.
  }
prompt-second = Vezmi si druhou kartu.
prompt-opening = Vyber si jízdenky.
prompt-tickets = Vyber jízdenky, které si necháš.
prompt-tunnel = Tunel: zaplať, nebo couvni.
prompt-placing = Polož hromádku známek na některé místo.
prompt-token = Vyber si známku.
prompt-pass = Nic jiného nejde: pasuj.
prompt-wait-opening = Ostatní si ještě vybírají jízdenky.
prompt-hand-colour = { $colour }: teď vyber trať.
prompt-station = Vyber místo pro nádraží.
prompt-over = Hra skončila.
order-drawn = Pořadí je vylosováno: { $names }.
pass-button = Pas
undo = Zpět
undo-key = Zpět (U)
market = Nabídka
market-slot = Karta { $slot }: { $card }
market-empty = Pozice { $slot }: prázdná
deck = Balíček
deck-label = Balíček: { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }. Líznout naslepo
discards = odhozeno: { $count }
discards-label = Odhazovací balíček: { $cards }
unseen-title = Zatím skryté
odds-card = Karta
odds-next = Další z balíčku
ticket-deck = Jízdenky
ticket-deck-label = Balíček jízdenek: { $count } { $count ->
    [one] jízdenka
    [few] jízdenky
   *[other] jízdenek
  }. Líznout nové
ticket-deck-ask = Líznout { $count } { $count ->
    [one] jízdenku
    [few] jízdenky
   *[other] jízdenek
  }? Necháš si aspoň { $least }.
ticket-deck-yes = Líznout jízdenky
cancel = Zrušit
close = Zavřít
hand = Karty v ruce
hand-card = { $count }× { $card }
hand-count = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }
your-tickets = Tvé jízdenky
tickets-todo = Ke splnění
tickets-done = Hotovo
tickets-none = Bez jízdenek
ticket-long = dlouhá jízdenka
ticket-done = splněno
ticket-done-station = splněno díky nádraží { $place }: půjčuje si { $route }, trať má { $name }
claim-title = Obsadit trať { $route }
claim-colour = Jakou barvou?
claim-wilds = Kolik { $wilds }?
claim-button = Platit: { $cards }
claim-tunnel-note = Tunel: otočí se tři karty a může se připlácet.
tunnel-odds = Šance v tunelu
tunnel-odds-free = zdarma
tunnel-odds-more = +{ $count }
claim-worth = { $length } { $length ->
    [one] { $car }
   *[other] { $cars }
  }, { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
pin = Přidat do plánu (P)
unpin = Vyřadit z plánu (P)
tunnel-title = Tunel { $route }
tunnel-free = Bez příplatku. Cesta je volná!
tunnel-cost = ještě { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }
tunnel-pay = Platit: { $cards }
tunnel-withdraw = Couvnout
tunnel-cannot = Na příplatek nemáš. Vezmi si karty zpět.
tunnel-other = Rozhoduje { $name }.
tunnel-laid = Vyloženo: { $cards }
keep-title = Nech si aspoň { $least } { $offered ->
    [one] z
    [few] ze
   *[other] z
  } { $offered }
keep-button = Nechat si { $count } { $count ->
    [one] jízdenku
    [few] jízdenky
   *[other] jízdenek
  }
keep-short = Nech si aspoň { $least }.
keep-hide = Podívat se na mapu
keep-show = Zpět k jízdenkám
keep-sum = { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }, když všechny splníš
station-first = Na nádraží nejdřív stiskni „{ $button }“.
place-nothing = { $place }: teď tu není co vybrat.
station-build = Postavit nádraží
station-cost = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }
station-title = Nádraží: { $place }
station-completes = splní: { $tickets }
station-completes-none = teď nesplní žádnou jízdenku
station-note-completes = splní { $count } { $count ->
    [one] jízdenku
    [few] jízdenky
   *[other] jízdenek
  }
token-choose = Kterou známku si vezmeš?
token-at = { $token } ({ $place })
stack-choose = Která hromádka?
stack-place = { $token }: teď vyber místo.
last-round = Poslední kolo: { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
  }
cars-alarm = { $count ->
    [one] Zbývá už jen { $count } { $one }!
    [few] Zbývají už jen { $count } { $many }!
   *[other] Zbývá už jen { $count } { $many }!
  }
reset-notice = Tři { $wilds } v nabídce: pět nových karet.
reshuffle-notice = Odhozené karty se zamíchaly do nového balíčku.
ticket-celebrate = Jízdenka splněna: { $ticket }
players = Hráči
player-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }
player-tickets = { $count } { $count ->
    [one] jízdenka
    [few] jízdenky
   *[other] jízdenek
  }
player-cars = { $count ->
    [one] zbývá { $count } { $one }
    [few] zbývají { $count } { $many }
   *[other] zbývá { $count } { $many }
  }
player-stations = { $count ->
    [one] zbývá { $count } nádraží
    [few] zbývají { $count } nádraží
   *[other] zbývá { $count } nádraží
  }
player-known = Známé: { $cards }
player-bot-plays = hraje bot
player-gone = pryč
player-ready = vybráno
player-turn = na tahu
log = Zápis
chat = Chat
chat-write = Napiš zprávu
chat-send = Poslat
chat-mute = Umlčet
chat-unmute = Nechat zase mluvit
chat-phrases = Rychlé zprávy
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-nice-move = Pěkný tah!
phrase-ouch = Au!
phrase-thinking = Ještě přemýšlím…
phrase-your-turn = Jsi na tahu!
phrase-thanks = Díky!
phrase-good-game = Pěkná hra!
chat-empty = Řekni ahoj.
plan = Plán
talk = Zápis, chat a plán
plan-empty = Naplánuj si cestu: na trati chvíli podrž prst, klikni na ni pravým tlačítkem, nebo ji označ a stiskni P.
plan-cars = Potřeba { $need } { $need ->
    [one] { $car }
   *[other] { $cars }
  }, v zásobě { $have }
plan-missing = Chybějící karty: { $cards }
plan-ready = Máš všechny karty.
plan-broken = Plán nevyjde: trať { $route } má { $name }.
plan-closed = Plán nevyjde: trať { $route } je uzavřená, druhá kolej už je zabraná.
plan-clear = Smazat plán
orders = Pokyny
orders-empty = Řekni předem, co se má stát, až budeš na tahu. Nikdo jiný to neuvidí.
orders-ended = { $count ->
    [one] Skončil { $count } pokyn
    [few] Skončily { $count } pokyny
   *[other] Skončilo { $count } pokynů
  }
order-kind = Co se má stát
order-kind-claim = Obsadit trať, jakmile to půjde
order-kind-claim-if = Když někdo vezme trať, obsadit jinou
order-kind-draw = Lízat naslepo, dokud nemám…
order-route = Trať k obsazení
order-watched = Když někdo vezme…
order-surcharge = Tunel: karet navíc nejvýš
order-card = Barva
order-count = Kolik
order-give = Zadat pokyn
order-claim = Obsadit trať { $route }, jakmile to půjde
order-claim-if = Když někdo vezme trať { $taken }, obsadit trať { $route }
order-draw = Lízat naslepo, dokud nemám: { $cards }
order-done = Splněno.
order-turned-back = Tunel byl moc drahý, proto couváš.
order-not-needed = Netřeba: ta trať je tvoje.
order-already-done = To už platí.
order-cancel = Zrušit pokyn
order-dismiss = Skrýt
digest-title = Co se mezitím stalo
digest-dismiss = Skrýt souhrn
digest-line = { $name }: { $deeds }.
digest-for-you = Za tebe
digest-claimed = obsazeno ({ $routes })
digest-stations = nádraží ({ $places })
digest-tokens = známky ({ $tokens })
digest-cards = { $count ->
    [one] líznuta { $count } karta
    [few] líznuty { $count } karty
   *[other] líznuto { $count } karet
  }
digest-kept = { $count ->
    [one] ponechána { $count } jízdenka
    [few] ponechány { $count } jízdenky
   *[other] ponecháno { $count } jízdenek
  }
digest-passed = vynucený pas
digest-nothing = jiný tah
menu = Menu
settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-system = podle zařízení
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-text = Velikost písma
settings-contrast = Kontrast
settings-contrast-system = podle zařízení
settings-contrast-normal = běžný
settings-contrast-more = vysoký
settings-sound = Zvuk
settings-sound-off = Zvuk vypnut
settings-sound-on = Zvuk zapnut
settings-speed = Animace
settings-speed-off = žádné
settings-speed-quick = rychlé
settings-speed-normal = běžné
settings-speed-slow = pomalé
settings-device = Toto zařízení a moje data
settings-notify = Upozornit, když jsem na tahu
settings-notify-page = Jen dokud je stránka otevřená: zprávy pro zavřenou stránku vyžadují HTTPS a prohlížeč, který je umí přijímat.
settings-notify-none = Prohlížeč nemá povoleno zobrazovat upozornění.
webhooks = Webhooky
webhooks-lead = Adresy, které se zavolají, když jsi na tahu a nejsi tady.
webhook-url = Adresa
webhook-add = Přidat
webhook-remove = Odebrat
webhook-failures = { $count }× selhalo
host-pass = Hostitel
host-you = ty
host-make = Předat stůl
host-bot-for = Bot místo hráče { $name }
go-home = Domů
notify-turn = { $title }: jsi na tahu
notify-over = { $title }: hra skončila
look-title = Obrazovku přebírá { $name }
look-button = Tady { $name }: ukázat karty
look-note = Karty zůstanou skryté, dokud tlačítko nestiskneš.
away-button = Ať za mě hraje bot
back-button = Hrát zase za sebe
back-note = Za tebe hraje bot.
watch-note = Jen se díváš.
screen-open = Ukázat na velké obrazovce
command-line = Příkazový řádek
command-hint = Napiš příkaz nebo pomoc
command-told = Co se děje a odpovědi

## Log
log-draw-deck = { $name } líže z balíčku
log-draw-deck-card = { $name } líže z balíčku:
log-draw-card = { $name } bere:
log-claim = { $name } obsazuje trať { $route }
log-claim-tunnel = { $name } zkouší tunel { $route }
log-pay = { $name } platí tunel { $route }
log-tickets = { $name } líže jízdenky
log-keep = { $name } si nechává { $count ->
    [one] jednu jízdenku
    [few] { $count } jízdenky
   *[other] { $count } jízdenek
  }
log-keep-secret = { $name } má vybrané jízdenky
log-station = { $name } staví nádraží: { $place }
log-withdraw = { $name } couvá z tunelu
log-place = { $name } dává na mapu: { $token } ({ $place })
log-token = { $name } bere známku: { $token }
log-pass = { $name } musí pasovat
log-undo = { $name } vrací tah
log-revealed = Otočeno:
log-reset = Nová nabídka
log-reshuffle = Odhozené karty zamíchány

## The end
end-title = Konečné skóre
end-won = Vítězí { $name }!
end-you-won = Vítězíš!
end-shared = O vítězství se dělí { $names }!
end-tie = { $why ->
    [tickets] Stejně bodů: rozhodlo víc splněných jízdenek.
    [stations] Stejně bodů: rozhodlo méně postavených nádraží.
   *[longest] Stejně bodů: rozhodla nejdelší cesta.
  }
end-skip = Přeskočit
end-next = Dál
end-stage-routes = Tratě
end-stage-failed = Nesplněné jízdenky
end-stage-tickets = Splněné jízdenky
end-stage-stations = Nádraží: půjčené tratě a ta nepostavená
end-stage-longest = Nejdelší cesta
end-stage-tokens = Turistické známky
end-stage-total = Celkem
end-player = Hráč
end-routes = Tratě
end-tickets = Jízdenky
end-stations = Nádraží
end-longest = Nejdelší
end-tokens = Známky
end-total = Celkem
end-explain = Vyber číslo a uvidíš, z čeho je složené.
end-routes-of = Tratě: { $name }
end-tickets-of = Jízdenky: { $name }
end-stations-of = Nádraží: { $name }
end-longest-of = Nejdelší cesta: { $name }
end-tokens-of = Známky: { $name }
end-longest-length = délka { $length } { $length ->
    [one] pole
    [few] pole
   *[other] polí
  }
end-longest-bonus = bonus { $points }
end-station-borrowed = { $place }: půjčuje si trať { $route }
end-station-unused = { $place }: nepůjčuje si nic
end-stations-left = { $count }× nepostaveno: { $points }
end-tokens-points = { $count } { $count ->
    [one] různá
    [few] různé
   *[other] různých
  }: { $points }
end-statistics = Statistika
end-stat-turns = Rozhodnutí
end-stat-cards = Líznuté karty
end-stat-routes = Obsazené tratě
end-stat-cars = Obsazená pole
end-stat-completed = Splněné jízdenky
end-rematch = Hrát znovu
end-board = Ukázat mapu
end-score = Ukázat skóre
end-fairness = Bylo rozdání férové?
end-fair = Ověřeno tady: rozdání bylo dané už před začátkem hry a tvoje vlastní náhoda v něm má svůj díl.
end-fair-watch = Ověřeno tady: rozdání bylo dané už před začátkem hry.
end-fair-late = Tajemství odpovídá závazku, ale toto zařízení závazek před začátkem hry nevidělo.
end-unfair = Tajemství neodpovídá závazku: tomuto rozdání nelze věřit.
end-missing-luck = Náhoda z tohoto zařízení mezi příspěvky není.
end-commitment = Závazek
end-secret = Tajemství
end-contributions = Příspěvky
end-proof = Pro úplný důkaz stáhni záznam a spusť:
end-record = Stáhnout záznam
replay = Přehrát záznam
replay-open = Otevřít záznam hry ze souboru

## Link
link-lost = Spojení se ztratilo. Zkouším to znovu…
link-connecting = Otevírám stůl…
closing-restarting = Server se restartuje. Stránka se připojí sama…
closing-table-closed = Hostitel stůl zavřel.
closing-flooding = Server přerušil spojení: odsud přišlo příliš mnoho zpráv. Stránka se připojí sama.
closing-too-slow = Server přerušil spojení: toto zařízení nestíhalo. Stránka se připojí sama.
offline-note = Jsi offline: server není dostupný. Pravidla se otevřou i tak; hry budou pokračovat, až se spojení obnoví.
offline-table = Tento stůl teď není dostupný. Otevře se sám, jakmile se spojení obnoví.
update-note = Je tu nová verze této stránky.
reload = Obnovit
not-found-title = Tady nic není

## Errors
error-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
error-unreadable = Server nerozuměl. Obnov stránku.
error-too-large = Je to moc dlouhé.
error-wrong-protocol = Tato stránka je zastaralá. Obnov ji.
error-too-many-requests = Moc rychle. Chvilku počkej.
error-not-found = Nic tam není.
error-method-not-allowed = To nejde.
error-wrong-origin = Tato stránka je z jiného serveru.
error-internal = Na serveru se něco pokazilo.
error-unavailable = Server teď neodpovídá. Zkus to znovu.
error-no-guest = Nejdřív nám řekni své jméno.
error-wrong-token = Toto zařízení už neznáme.
error-link-used = Odkaz už byl použit, nebo je moc starý.
error-no-table = Takový stůl neexistuje.
error-no-map = Taková mapa neexistuje.
error-no-bot = Takový bot neexistuje.
error-bad-name = Toto jméno nelze použít.
error-bad-colour = Tuto barvu nelze použít.
error-wrong-seats = Tato mapa je pro { $least } až { $most } { $most ->
    [one] hráče
    [few] hráče
   *[other] hráčů
  }.
error-no-seat = Takové místo u stolu není.
error-seat-taken = Tam už někdo sedí.
error-seat-free = Tam nikdo nesedí.
error-not-your-seat = To není tvoje místo.
error-not-host = To může jen hostitel.
error-not-lobby = Hra už začala.
error-not-playing = Teď se nehraje.
error-not-over = Hra ještě neskončila.
error-table-closed = Stůl je zavřený.
error-table-full = Všechna místa jsou obsazená.
error-seats-free = Některá místa jsou ještě volná.
error-no-spectators = U tohoto stolu diváci být nemohou.
error-sent-away = Hostitel tě od tohoto stolu poslal pryč.
error-no-such-guest = Tenhle hráč tu není.
error-player-present = Tenhle hráč tu je.
error-too-many-tables = Máš otevřeno příliš mnoho stolů.
error-chat-muted = Hostitel tě umlčel.
error-chat-too-fast = Ne tak rychle, prosím.
error-stale = Mezitím se něco stalo. Podívej se znovu.
error-hidden = Nejdřív potvrď předání obrazovky.
error-unreadable-action = Tomuto tahu nerozumím.
error-ambiguous-action = Tento tah může znamenat víc věcí.
error-illegal-action = To teď není dovoleno.
error-bot-plays = Za toto místo teď hraje bot: nejdřív si ho vezmi zpět.
error-bad-order = Takový pokyn na této mapě nejde zadat.
error-order-pointless = To už je splněno, nebo to nikdy nepůjde.
error-too-many-orders = Čekající pokyny: { $most }. Nejdřív některý zruš.
error-no-order = Tento pokyn už neplatí.
error-bad-url = Na tuto adresu se nelze připojit.
error-private-address = Tato adresa je ve vlastní síti serveru; tam server nic neposílá.
error-notices-off = Tento server neposílá upozornění.
error-undo-off = U tohoto stolu se tahy nevracejí.
error-no-lesson = U tohoto stolu žádná lekce není.
error-undo-refused = Tohle vrátit nejde: něco se odkrylo, nebo už se hrálo dál.

## Refusals of the rules
refusal-unknown-action = Takový tah v této hře není.
refusal-game-over = Hra skončila.
refusal-not-your-turn = Na tahu je { $seat }.
refusal-other-decision = { $phase ->
    [opening] Nejdřív si vyber jízdenky.
    [placing] Nejdřív polož hromádku známek na některé místo.
    [second_card] Nejdřív si vezmi druhou kartu.
    [tunnel] Nejdřív rozhodni o tunelu.
    [tickets] Nejdřív vyber jízdenky, které si necháš.
    [token] Nejdřív si vyber známku.
   *[other] Teď ne.
  }
refusal-already-chosen = Jízdenky už máš vybrané.
refusal-opening-too-few = Nech si aspoň { $least } { $least ->
    [one] jízdenku
    [few] jízdenky
   *[other] jízdenek
  }.
refusal-keep-too-few = Nech si aspoň { $least ->
    [one] jednu jízdenku
    [few] { $least } jízdenky
   *[other] { $least } jízdenek
  }.
refusal-not-offered = Tahle jízdenka na výběr nebyla.
refusal-slot-empty = Tam žádná karta neleží.
refusal-wild-second = Druhou kartou nesmí být { $wild } z nabídky.
refusal-deck-empty = Balíček je prázdný.
refusal-no-tickets = Žádné jízdenky k líznutí nezbývají.
refusal-must-act = Pasovat smíš, jen když nejde nic jiného.
refusal-route-taken = Trať { $route } už má { $owner }.
refusal-own-twin = Druhou kolej trati { $route } už máš; obě mít nikdo nesmí.
refusal-double-closed = V tak málo hráčích zůstává druhá kolej trati { $route } uzavřená.
refusal-cars-lacking = Na trať { $route } potřebuješ { $length } { $cars_word }, v zásobě máš { $cars }.
refusal-wrong-colour = Trať { $route } chce jinou barvu.
refusal-too-many-wilds = { $cost ->
    [one] Zaplacena by byla jen { $wild }.
    [few] Zaplaceny by byly jen { $wilds_word } ({ $cost }).
   *[other] Zaplaceny by byly jen { $wilds_word } ({ $cost }).
}
refusal-ferry-wilds = { $route } je trajekt: { $wilds ->
    [one] je potřeba aspoň { $wilds } { $wild }
    [few] jsou potřeba aspoň { $wilds } { $wilds_word }
   *[other] je potřeba aspoň { $wilds } { $wilds_word }
  }.
refusal-cards-lacking = Na trať { $route } nemáš dost karet: stojí { $length } { $length ->
    [one] kartu
    [few] karty jedné barvy
   *[other] karet jedné barvy
  }.
refusal-stations-used = Všechna svá nádraží už máš postavená.
refusal-station-there = { $place }: nádraží tu už má { $owner }.
refusal-station-cards = Další nádraží stojí { $cost } { $cost ->
    [one] kartu
    [few] karty jedné barvy
   *[other] karet jedné barvy
  }.
refusal-surcharge-colour = { $kind ->
    [wild] Jako příplatek platí jen { $wilds_word }.
   *[other] Jako příplatek platí jen { $colour } nebo { $wilds_word }.
  }
refusal-surcharge-cards = Tunel stojí navíc { $cost } { $cost ->
    [one] kartu
    [few] karty
   *[other] karet
  } a na to nemáš.
refusal-stack-not-waiting = Tato hromádka na umístění nečeká.
refusal-stack-there = { $place }: známky tu už leží.
refusal-no-token-there = Žádná známka pro tebe tam není.

## What things are called on the two boards (other boards have their own words).
## One, several, and with a number before it: "1 locomotive", "locomotives", "5 locomotives".
map-title-europe = Evropa
map-title-san-francisco = San Francisco
wild-europe = lokomotiva
wilds-europe = lokomotivy
wilds-counted-europe = { $count ->
    [one] lokomotiva
    [few] lokomotivy
   *[other] lokomotiv
  }
wild-san-francisco = karta trajektu
wilds-san-francisco = karty trajektu
wilds-counted-san-francisco = { $count ->
    [one] karta trajektu
    [few] karty trajektu
   *[other] karet trajektu
  }
car-europe = vagon
cars-europe = vagony
cars-counted-europe = { $count ->
    [one] vagon
    [few] vagony
   *[other] vagonů
  }
car-san-francisco = tramvaj
cars-san-francisco = tramvaje
cars-counted-san-francisco = { $count ->
    [one] tramvaj
    [few] tramvaje
   *[other] tramvají
  }
token-sea-lion = Lachtan
token-cable-car = Tramvaj
token-sourdough = Chléb
token-fog = Mlha
token-lighthouse = Maják
token-crab = Krab
token-parrot = Papoušek
