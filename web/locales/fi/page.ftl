# Finnish. The words of the page, except the rules (rules.ftl) and the lessons (lessons.ftl),
# which are fetched when they are needed.
# Where a case is needed that a variable does not bring, a text chooses by the word itself; its
# last branch (jokeri, vaunu) is right on any board.

app-name = Funicular
app-tagline = Kaksi junapeliä omilla raiteillasi
board-motto = { $cable ->
    [yes] raitiovaunulla & lautalla
   *[no] junalla & lautalla
  }
somebody = joku

## Colours
colour-purple = violetti
colour-white = valkoinen
colour-blue = sininen
colour-yellow = keltainen
colour-orange = oranssi
colour-black = musta
colour-red = punainen
colour-green = vihreä
colour-grey = harmaa
colour-turquoise = turkoosi
colour-pink = pinkki
colour-wild = jokeri

## Things
cards-colour = { $count } × { $colour }
cards-wild = { $count } × { $count ->
    [one] { $one }
   *[other] { $many ->
        [veturia] veturi
        [lauttakorttia] lauttakortti
       *[other] { $many }
      }
  }
cards-none = ei mitään
route-name = { $start } – { $end }
ticket-name = { $start } – { $end }, { $points } { $points ->
    [one] piste
   *[other] pistettä
  }
route-facts = { $colour }, { $length } { $length ->
    [one] ruutu
   *[other] ruutua
  }, { $points } { $points ->
    [one] piste
   *[other] pistettä
  }
route-tunnel = tunneli
route-ferry = lauttareitti, { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  }
route-double = toinen rinnakkaisista
route-owner = rakentaja { $name }
route-closed = suljettu kaikilta
route-claimable = voit rakentaa sen
place-station = asema: { $name }
place-stack = { $count } × merkki { $token }
points = { $points } { $points ->
    [one] piste
   *[other] pistettä
  }

## The board
board-name = Pelilauta: { $title }
board-routes = Reitit
board-places = Paikat
zoom-in = Lähennä
zoom-out = Loitonna
zoom-fit = Näytä koko lauta

## Home
home-play = Pelaa heti
home-play-lead = Tietokonetta vastaan, saman tien
home-map = Lauta
home-opponents = Vastustajat
home-level = Taso
home-name = Nimesi
home-name-default = Matkaaja
home-start = Jaa kortit
home-create = Avaa pöytä
home-create-lead = Pelaa kaverien kanssa: jaa linkki
home-join = Liity pöytään
home-join-lead = Avaa saamasi linkki tai kirjoita sen koodi
home-code = Pöydän koodi
home-join-button = Liity
home-lobby = Avoimet pöydät
home-lobby-empty = Juuri nyt ei ole avoimia pöytiä. Avaa oma!
home-mine = Omat pelit
home-mine-empty = Keskeneräiset pelisi odottavat sinua täällä.
home-games = Historia, tilastot, ennätykset
home-tickets = Mitkä liput voittavat?
home-your-turn = Vuorosi
home-seats = { $taken }/{ $all } paikkaa varattu
status-lobby = kokoontuu
status-playing = käynnissä
status-over = päättynyt
status-closed = suljettu
map-players = { $min }–{ $max } pelaajaa
map-about = { $id ->
    [europe] Tunneleita, lauttoja ja asemia halki maanosan
    [san_francisco] Raitiovaunuja, lauttoja ja turistimerkkejä: lyhyt ja napakka
   *[other] Oma pelilauta
  }

## Learning
learn = Opi pelaamaan
learn-lead = Etkö ole pelannut? Opi pelaamalla, noin viidessä minuutissa.
learn-first = Ensimmäinen pelisi
learn-first-lead = San Francisco ensimmäisestä kortista viimeiseen pisteeseen. Noin 5 minuuttia.
learn-europe = Eurooppa: uudet säännöt
learn-europe-lead = Tunnelit, lautat, asemat, pitkät menoliput. Jatka peliä sen loppuvaiheesta. Noin 5 minuuttia.
learn-start = Aloita
learn-resume = Jatka
learn-again = Alusta
learn-done = Valmis
learn-rules = Säännöt
learn-rules-of = Säännöt: { $title }
learn-badge = Oppitunti
rules-open = Säännöt
rules-open-key = Säännöt (?)
rule-link = Miksi? Sääntö { $rule }

## Bots
bot-random = Arpoja
bot-hungry = Keräi­lijä
bot-path = Suunnis­taja
bot-onestep = Miettijä
bot-longroute = Kauko­matkaaja
bot-racer = Kiituri
bot-planner-lite = Strategi
bot-planner = Suur­strategi
bot-search = Syvä­ajattelija
bot-apprentice = Oppi­poika
bot-conductor = Konduk­tööri
bot-stationmaster = Asema­päällikkö
bot-magnate = Magnaat­ti
bot-blocker = Tukkija
bot-ticket-shark = Lippuhai
bot-express = Pikajuna
bots-levels = Tasot
bots-styles = Tyylit täysillä voimilla
bots-others = Muut

## A table before the start
table-title = Pöytä { $id }
table-invite = Kutsu kavereita
table-invite-lead = Kuka tahansa, joka avaa tämän linkin, voi ottaa paikan.
table-copy = Kopioi linkki
table-copied = Kopioitu
table-qr = Tämän pöydän linkin QR-koodi
table-code = Koodi
table-seats = Paikat
table-seat-free = Vapaa paikka
table-sit = Istu tähän
table-sit-second = Toinen pelaaja tällä laitteella
table-second-name = Toisen pelaajan nimi
table-add-bot = Botti
table-remove = Vapauta paikka
table-colour = Väri
table-stand-up = Nouse
table-host = vetäjä
table-you = sinä
table-away = poissa
table-options = Asetukset
table-start = Aloita peli
table-start-wait = Joka paikalle tarvitaan pelaaja tai botti.
table-wait-host = Odotetaan, että { $name } aloittaa pelin.
table-spectators = { $count } { $count ->
    [one] katsoja
   *[other] katsojaa
  }: { $names }
table-close = Sulje pöytä
option-listed = Näkyy aulassa
option-undo = Kumoaminen sallittu
option-spectators = Katsojat sallitaan
option-seating = Paikat
option-seating-given = kuten nyt
option-seating-random = arvotaan
option-turn-order = Vuorojärjestys
option-turn-order-before-tickets = tiedossa ennen lippuja
option-turn-order-after-tickets = arvotaan lippujen jälkeen
option-assist = Apukeinot
option-assist-none = ei
option-assist-memory = muisti
option-assist-full = kaikki
option-pace = Bottien tahti
option-pace-instant = välitön
option-pace-quick = nopea
option-pace-natural = ihmismäinen
option-pace-slow = hidas
option-clock = Kello
option-clock-none = ei
option-expiry = Kun aika loppuu
option-expiry-flag = odotetaan
option-expiry-bot = { $bot } jatkaa
option-clock-move = { $seconds } s joka siirtoon
option-clock-bank = { $minutes } min koko peliin
option-clock-hours = { $hours } tuntia joka siirtoon
option-clock-days = { $days } { $days ->
    [one] päivä
   *[other] päivää
  } joka siirtoon

## Play
turn-yours = Sinun vuorosi
turn-other = Vuorossa: { $name }
turn-others = Odotetaan: { $names }
prompt-turn = Nosta kortteja, rakenna reitti{ $station ->
    [yes] , nosta menolippuja tai rakenna asema.
   *[no] {" "}tai nosta menolippuja.
  }
prompt-second = Nosta toinen korttisi.
prompt-opening = Valitse menolippusi.
prompt-tickets = Valitse menoliput, jotka pidät.
prompt-tunnel = Tunneli: maksa tai peräänny.
prompt-placing = Pane merkkipino johonkin paikkaan.
prompt-token = Valitse merkki.
prompt-pass = Mitään ei voi tehdä: ohita vuoro.
prompt-wait-opening = Muut valitsevat vielä menolippujaan.
prompt-hand-colour = { $colour }: valitse nyt reitti.
prompt-station = Valitse asemasi paikka.
prompt-over = Peli on päättynyt.
order-drawn = Vuorojärjestys on arvottu: { $names }.
pass-button = Ohita
undo = Kumoa
undo-key = Kumoa (U)
market = Avoimet kortit
market-slot = Kortti { $slot }: { $card }
market-empty = Kohta { $slot }: tyhjä
deck = Pakka
deck-label = Pakka: { $count } { $count ->
    [one] kortti
   *[other] korttia
  }. Nosta sokkona
discards = { $count } poistettu
discards-label = Poistopakka: { $cards }
unseen-title = Vielä näkemättä
odds-card = Kortti
odds-next = Seuraava pakasta
ticket-deck = Menoliput
ticket-deck-label = Menolippupakka: { $count } { $count ->
    [one] menolippu
   *[other] menolippua
  }. Nosta uusia menolippuja
ticket-deck-ask = Nostetaanko { $count } { $count ->
    [one] menolippu
   *[other] menolippua
  }? Vähintään { $least } on pidettävä.
ticket-deck-yes = Nosta liput
cancel = Peruuta
close = Sulje
hand = Kätesi
hand-card = { $count } × { $card }
hand-count = { $count } { $count ->
    [one] kortti
   *[other] korttia
  }
your-tickets = Menolippusi
tickets-todo = Kesken
tickets-done = Valmiit
tickets-none = Ei menolippuja
ticket-long = pitkä menolippu
ticket-done = suoritettu
ticket-done-station = suoritettu aseman avulla: { $place } lainaa reitin { $route }, omistaja { $name }
claim-title = Rakenna { $route }
claim-colour = Mikä väri?
claim-wilds = Montako { $wilds }?
claim-button = Maksa { $cards }
claim-tunnel-note = Tunneli: kolme korttia käännetään, ja hinta voi nousta.
tunnel-odds = Tunnelin todennäköisyydet
tunnel-odds-free = ilmainen
tunnel-odds-more = +{ $count }
claim-worth = { $length } { $length ->
    [one] { $car }
   *[other] { $cars }
  }, { $points } { $points ->
    [one] piste
   *[other] pistettä
  }
pin = Kiinnitä (P)
unpin = Irrota (P)
tunnel-title = Tunneli { $route }
tunnel-free = Ei lisämaksua. Tie on auki!
tunnel-cost = { $count } { $count ->
    [one] kortti
   *[other] korttia
  } lisää
tunnel-pay = Maksa { $cards }
tunnel-withdraw = Peräänny
tunnel-cannot = Et pysty maksamaan tätä. Ota korttisi takaisin.
tunnel-other = { $name } päättää.
tunnel-laid = Pelattu: { $cards }
keep-title = Pidä { $offered } lipusta vähintään { $least }
keep-button = Pidä { $count } { $count ->
    [one] menolippu
   *[other] menolippua
  }
keep-short = Pidä vähintään { $least }.
keep-hide = Katso pelilautaa
keep-show = Takaisin lippuihin
keep-sum = { $points } { $points ->
    [one] piste
   *[other] pistettä
  }, jos kaikki onnistuu
station-first = Paina ensin ”{ $button }”, jos haluat rakentaa aseman.
place-nothing = { $place }: täältä ei voi nyt valita mitään.
station-build = Rakenna asema
station-cost = { $count } { $count ->
    [one] kortti
   *[other] korttia
  }
station-title = Asema: { $place }
station-completes = suorittaisi: { $tickets }
station-completes-none = ei suorita nyt yhtään menolippua
station-note-completes = suorittaa { $count } { $count ->
    [one] menolipun
   *[other] menolippua
  }
token-choose = Minkä merkin otat?
token-at = { $token } ({ $place })
stack-choose = Mikä pino?
stack-place = Valitse nyt paikka merkille { $token }.
last-round = Viimeinen kierros: { $turns } { $turns ->
    [one] vuoro
   *[other] vuoroa
  }
cars-alarm = Enää { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  } jäljellä!
reset-notice = Avoimissa korteissa kolme { $wilds ->
    [veturit] veturia
    [lauttakortit] lauttakorttia
   *[other] jokeria
  }: viisi uutta korttia.
reshuffle-notice = Poistetut kortit sekoitettiin uudeksi pakaksi.
ticket-celebrate = Menolippu suoritettu: { $ticket }
players = Pelaajat
player-cards = { $count } { $count ->
    [one] kortti
   *[other] korttia
  }
player-tickets = { $count } { $count ->
    [one] menolippu
   *[other] menolippua
  }
player-cars = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
  } jäljellä
player-stations = { $count } { $count ->
    [one] asema
   *[other] asemaa
  } jäljellä
player-known = Nähty: { $cards }
player-bot-plays = botti pelaa
player-gone = poissa
player-ready = on valinnut
player-turn = vuorossa
log = Loki
chat = Chatti
chat-write = Kirjoita viesti
chat-send = Lähetä
chat-mute = Vaienna
chat-unmute = Anna puhua taas
chat-phrases = Pikaviestit
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-nice-move = Hyvä siirto!
phrase-ouch = Auts!
phrase-thinking = Mietin vielä…
phrase-your-turn = Sinun vuorosi!
phrase-thanks = Kiitos!
phrase-good-game = Hyvä peli!
chat-empty = Sano vaikka hei.
plan = Suunni­telma
talk = Loki, chat ja suunnitelma
plan-empty = Suunnittele kiinnittämällä reittejä: paina reittiä hetken, napsauta sitä oikealla tai siirry siihen ja paina P.
plan-cars = Tarvitaan { $need } { $need ->
    [one] { $car }
   *[other] { $cars }
  }, jäljellä { $have }
plan-missing = Puuttuu: { $cards }
plan-ready = Sinulla on kaikki kortit.
plan-broken = Katkesi: { $name } vei reitin { $route }.
plan-closed = Katkesi: { $route } on suljettu, koska rinnakkainen reitti on varattu.
plan-clear = Tyhjennä
orders = Käskyt
orders-empty = Kerro jo nyt, mitä vuorollasi tehdään. Muut eivät näe sitä.
orders-ended = { $count } { $count ->
    [one] käsky on päättynyt
   *[other] käskyä on päättynyt
  }
order-kind = Mitä tehdään
order-kind-claim = Rakenna reitti, kun voin
order-kind-claim-if = Jos reitti viedään, rakenna toinen
order-kind-draw = Nosta sokkona, kunnes minulla on…
order-route = Rakennettava reitti
order-watched = Jos tämä viedään…
order-surcharge = Tunneli: lisäkortteja enintään
order-card = Väri
order-count = Montako
order-give = Anna käsky
order-claim = Rakenna { $route }, kun voin
order-claim-if = Jos { $taken } viedään, rakenna { $route }
order-draw = Nosta sokkona, kunnes minulla on { $cards }
order-done = Tehty.
order-turned-back = Tunneli oli liian kallis: peräännyit.
order-not-needed = Ei tarvita: reitti on sinun.
order-already-done = Niin on jo.
order-cancel = Peruuta käsky
order-dismiss = Poista
digest-title = Poissa ollessasi
digest-dismiss = Sulje yhteenveto
digest-line = { $name } { $deeds }.
digest-for-you = Sijaisesi
digest-claimed = rakensi reitin ({ $routes })
digest-stations = rakensi aseman ({ $places })
digest-tokens = otti merkin ({ $tokens })
digest-cards = nosti { $count } { $count ->
    [one] kortin
   *[other] korttia
  }
digest-kept = piti { $count } { $count ->
    [one] menolipun
   *[other] menolippua
  }
digest-passed = joutui ohittamaan
digest-nothing = teki valinnan
menu = Valikko
settings = Asetukset
settings-language = Kieli
settings-theme = Teema
settings-theme-system = laitteen mukaan
settings-theme-light = vaalea
settings-theme-dark = tumma
settings-text = Tekstin koko
settings-contrast = Kontrasti
settings-contrast-system = laitteen mukaan
settings-contrast-normal = tavallinen
settings-contrast-more = suuri
settings-sound = Äänet
settings-sound-off = Äänet pois
settings-sound-on = Äänet päällä
settings-speed = Animaatiot
settings-speed-off = ei
settings-speed-quick = nopeat
settings-speed-normal = tavalliset
settings-speed-slow = hitaat
settings-device = Tämä laite ja omat tietoni
settings-notify = Ilmoita, kun on minun vuoroni
settings-notify-page = Vain kun tämä sivu on auki: ilmoitukset suljetulle sivulle vaativat HTTPS-yhteyden ja selaimen, joka ottaa ne vastaan.
settings-notify-none = Selain ei saanut lupaa näyttää ilmoituksia.
webhooks = Webhookit
webhooks-lead = Osoitteet, joihin otetaan yhteys, kun on sinun vuorosi etkä ole täällä.
webhook-url = Osoite
webhook-add = Lisää
webhook-remove = Poista
webhook-failures = { $count } epäonnistui
host-pass = Vetäjä
host-you = sinä
host-make = Tee vetäjäksi
host-bot-for = Botti pelaajan { $name } tilalle
go-home = Alkuun
notify-turn = Sinun vuorosi: { $title }
notify-over = { $title }: peli on päättynyt
look-title = Anna näyttö pelaajalle { $name }
look-button = Minä olen { $name }: näytä korttini
look-note = Kortit pysyvät piilossa, kunnes painat nappia.
away-button = Anna botin pelata puolestani
back-button = Ota paikkani takaisin
back-note = Botti pelaa paikallasi.
watch-note = Seuraat peliä.
screen-open = Näytä isolla näytöllä
command-line = Komentorivi
command-hint = Kirjoita komento tai ”apua”
command-told = Tapahtumat ja vastaukset

## Log
log-draw-deck = { $name } nosti pakasta
log-draw-deck-card = { $name } nosti pakasta:
log-draw-card = { $name } otti
log-claim = { $name } rakensi reitin { $route }
log-claim-tunnel = { $name } aloitti tunnelin { $route }
log-pay = { $name } maksoi tunnelin { $route }
log-tickets = { $name } nosti menolippuja
log-keep = { $name } piti { $count ->
    [one] yhden menolipun
   *[other] { $count } menolippua
  }
log-keep-secret = { $name } valitsi menoliput
log-station = { $name } rakensi aseman: { $place }
log-withdraw = { $name } perääntyi tunnelista
log-place = { $name } pani merkin { $token }: { $place }
log-token = { $name } otti merkin: { $token }
log-pass = { $name } joutui ohittamaan
log-undo = { $name } kumosi siirron
log-revealed = Käännettiin:
log-reset = Uudet avoimet kortit
log-reshuffle = Poistopakka sekoitettiin

## The end
end-title = Lopputulos
end-won = { $name } voittaa!
end-you-won = Voitit!
end-shared = { $names } jakavat voiton!
end-tie = { $why ->
    [tickets] Pisteet ovat tasan: useammat suoritetut menoliput ratkaisivat.
    [stations] Pisteet ovat tasan: pienempi asemien määrä ratkaisi.
   *[longest] Pisteet ovat tasan: pisin reitti ratkaisi.
  }
end-skip = Ohita
end-next = Jatka
end-stage-routes = Reitit
end-stage-failed = Suorittamatta jääneet liput
end-stage-tickets = Suoritetut menoliput
end-stage-stations = Asemat: lainatut reitit ja rakentamatta jääneet
end-stage-longest = Pisin reitti
end-stage-tokens = Turistimerkit
end-stage-total = Yhteensä
end-player = Pelaaja
end-routes = Reitit
end-tickets = Liput
end-stations = Asemat
end-longest = Pisin
end-tokens = Merkit
end-total = Summa
end-explain = Valitse luku, niin näet, mistä se tulee.
end-routes-of = Reitit: { $name }
end-tickets-of = Menoliput: { $name }
end-stations-of = Asemat: { $name }
end-longest-of = Pisin reitti: { $name }
end-tokens-of = Merkit: { $name }
end-longest-length = pituus { $length } { $length ->
    [one] ruutu
   *[other] ruutua
  }
end-longest-bonus = bonus { $points }
end-station-borrowed = { $place }: lainaa reitin { $route }
end-station-unused = { $place }: ei lainaa mitään
end-stations-left = { $count } rakentamatta: { $points }
end-tokens-points = { $count } { $count ->
    [one] eri merkki
   *[other] eri merkkiä
  }: { $points }
end-statistics = Tilastot
end-stat-turns = Päätökset
end-stat-cards = Nostetut kortit
end-stat-routes = Rakennetut reitit
end-stat-cars = Rakennetut ruudut
end-stat-completed = Suoritetut menoliput
end-rematch = Uusi peli
end-board = Katso pelilautaa
end-score = Katso pisteet
end-fairness = Oliko jako reilu?
end-fair = Tarkistettu tässä: jako oli lyöty lukkoon ennen pelin alkua, ja siinä oli mukana omaa onneasi.
end-fair-watch = Tarkistettu tässä: jako oli lyöty lukkoon ennen pelin alkua.
end-fair-late = Salaisuus vastaa sitoumusta, mutta tämä laite ei nähnyt sitoumusta ennen pelin alkua.
end-unfair = Salaisuus ei vastaa sitoumusta: tähän jakoon ei voi luottaa.
end-missing-luck = Tämän laitteen onni puuttuu osuuksista.
end-commitment = Sitoumus
end-secret = Salaisuus
end-contributions = Osuudet
end-proof = Täysi todistus: lataa pelitallenne ja suorita:
end-record = Lataa pelitallenne
replay = Katso uudelleen
replay-open = Avaa pelin tallenne tiedostosta

## Link
link-lost = Yhteys katkesi. Yritetään uudelleen…
link-connecting = Avataan pöytää…
closing-restarting = Palvelin käynnistyy uudelleen. Sivu yhdistää itsestään…
closing-table-closed = Vetäjä sulki pöydän.
closing-flooding = Palvelin katkaisi yhteyden: täältä tuli liikaa viestejä. Sivu yhdistää itsestään uudelleen.
closing-too-slow = Palvelin katkaisi yhteyden: tämä laite ei pysynyt mukana. Sivu yhdistää itsestään uudelleen.
offline-note = Olet offline-tilassa: palvelimeen ei saada yhteyttä. Säännöt aukeavat silti; pelit jatkuvat, kun yhteys palaa.
offline-table = Tähän pöytään ei nyt saada yhteyttä. Se aukeaa itsestään, kun yhteys palaa.
update-note = Tästä sivusta on uusi versio.
reload = Päivitä
not-found-title = Ei mitään täällä

## Errors
error-offline = Palvelimeen ei saada yhteyttä. Tarkista yhteys ja yritä uudelleen.
error-unreadable = Palvelin ei ymmärtänyt. Päivitä sivu.
error-too-large = Tuo on liian pitkä.
error-wrong-protocol = Tämä sivu on vanhentunut. Päivitä se.
error-too-many-requests = Liian nopeasti. Odota hetki.
error-not-found = Siellä ei ole mitään.
error-method-not-allowed = Se ei onnistu.
error-wrong-origin = Tämä sivu on toiselta palvelimelta.
error-internal = Palvelimella meni jokin vikaan.
error-unavailable = Palvelin ei vastaa juuri nyt. Yritä uudelleen.
error-no-guest = Kerro ensin nimesi.
error-wrong-token = Tätä laitetta ei enää tunneta.
error-link-used = Linkki on jo käytetty tai liian vanha.
error-no-table = Sellaista pöytää ei ole.
error-no-map = Sellaista lautaa ei ole.
error-no-bot = Sellaista bottia ei ole.
error-bad-name = Tätä nimeä ei voi käyttää.
error-bad-colour = Tätä väriä ei voi käyttää.
error-wrong-seats = Tällä laudalla pelaa { $least }–{ $most } pelaajaa.
error-no-seat = Sellaista paikkaa ei ole.
error-seat-taken = Siinä istuu jo joku.
error-seat-free = Siinä ei istu kukaan.
error-not-your-seat = Se ei ole sinun paikkasi.
error-not-host = Vain vetäjä voi tehdä sen.
error-not-lobby = Peli on jo alkanut.
error-not-playing = Mitään peliä ei ole käynnissä.
error-not-over = Peli ei ole vielä päättynyt.
error-table-closed = Pöytä on suljettu.
error-table-full = Kaikki paikat on varattu.
error-seats-free = Osa paikoista on vielä vapaana.
error-no-spectators = Tähän pöytään ei oteta katsojia.
error-sent-away = Vetäjä on poistanut sinut tästä pöydästä.
error-no-such-guest = Se vieras ei ole täällä.
error-player-present = Se pelaaja on paikalla.
error-too-many-tables = Sinulla on liian monta pöytää auki.
error-chat-muted = Vetäjä on vaientanut sinut.
error-chat-too-fast = Ei niin nopeasti, kiitos.
error-stale = Jotain ehti tapahtua. Katso uudelleen.
error-hidden = Vahvista ensin, että näyttö on annettu.
error-unreadable-action = Siirtoa ei ymmärretty.
error-ambiguous-action = Siirto voi tarkoittaa montaa asiaa.
error-illegal-action = Se ei ole nyt sallittua.
error-bot-plays = Botti pelaa nyt tällä paikalla: ota paikka ensin takaisin.
error-bad-order = Sitä ei voi käskeä tällä laudalla.
error-order-pointless = Se on jo tehty tai ei onnistu koskaan.
error-too-many-orders = Odottavia käskyjä on jo { $most }: peruuta ensin jokin.
error-no-order = Käskyä ei enää ole.
error-bad-url = Tuohon osoitteeseen ei saa yhteyttä.
error-private-address = Osoite on palvelimen omassa verkossa; tämä palvelin ei lähetä sinne.
error-notices-off = Tämä palvelin ei lähetä ilmoituksia.
error-undo-off = Tässä pöydässä ei voi kumota.
error-no-lesson = Tässä pöydässä ei ole oppituntia.
error-undo-refused = Tätä ei voi kumota: jotain paljastui tai joku on jo jatkanut.

## Refusals of the rules
refusal-unknown-action = Sellaista siirtoa ei ole tässä pelissä.
refusal-game-over = Peli on päättynyt.
refusal-not-your-turn = Nyt on vuorossa { $seat }.
refusal-other-decision = { $phase ->
    [opening] Valitse ensin menolippusi.
    [placing] Pane ensin merkkipino johonkin paikkaan.
    [second_card] Nosta ensin toinen korttisi.
    [tunnel] Selvitä ensin tunneli.
    [tickets] Valitse ensin menoliput, jotka pidät.
    [token] Valitse ensin merkki.
   *[other] Ei nyt.
  }
refusal-already-chosen = Olet jo valinnut menolippusi.
refusal-opening-too-few = Pidä vähintään { $least ->
    [one] yksi menolippu
   *[other] { $least } menolippua
  }.
refusal-keep-too-few = Pidä vähintään { $least ->
    [one] yksi menolippu
   *[other] { $least } menolippua
  }.
refusal-not-offered = Sitä menolippua ei tarjottu.
refusal-slot-empty = Siinä ei ole korttia.
refusal-wild-second = Avoin { $wild } ei käy toiseksi kortiksi.
refusal-deck-empty = Pakka on tyhjä.
refusal-no-tickets = Menoliput ovat loppuneet.
refusal-must-act = Vuoron saa ohittaa vain, kun mitään muuta ei voi tehdä.
refusal-route-taken = { $route }: reitin on jo rakentanut { $owner }.
refusal-own-twin = { $route }: toinen rinnakkaisista reiteistä on jo sinun, eikä kukaan saa rakentaa molempia.
refusal-double-closed = { $route }: näin harvan pelaajan pelissä toinen rinnakkaisista reiteistä pysyy suljettuna.
refusal-cars-lacking = { $route }: tarvitaan { $length } { $cars_word }, sinulla on jäljellä { $cars }.
refusal-wrong-colour = { $route }: tarvitaan toinen väri.
refusal-too-many-wilds = { $cost ->
    [one] Ainoa maksettava kortti olisi { $wild }.
   *[other] Kaikki { $cost } maksettavaa korttia olisivat { $wilds_word ->
        [veturit] vetureita
        [lauttakortit] lauttakortteja
       *[other] jokereita
      }.
}
refusal-ferry-wilds = { $route } on lauttareitti: tarvitaan vähintään { $wilds } { $wilds ->
    [one] { $wild }
   *[other] { $wilds_word }
  }.
refusal-cards-lacking = { $route }: korttisi eivät riitä, tarvitaan { $length } { $length ->
    [one] kortti
   *[other] samanväristä korttia
  }.
refusal-stations-used = Kaikki asemasi on rakennettu.
refusal-station-there = { $place }: täällä on jo asema, jonka rakensi { $owner }.
refusal-station-cards = Seuraavan aseman hinta on { $cost } { $cost ->
    [one] kortti
   *[other] samanväristä korttia
  }.
refusal-surcharge-colour = { $kind ->
    [wild] Lisämaksuksi käyvät vain { $wilds_word }.
   *[other] Lisämaksun väri on { $colour }; myös { $wilds_word } käyvät.
  }
refusal-surcharge-cards = Tunnelin lisämaksu on { $cost } { $cost ->
    [one] kortti
   *[other] korttia
  }; et pysty maksamaan sitä.
refusal-stack-not-waiting = Se pino ei odota paikkaa.
refusal-stack-there = { $place }: täällä on jo merkkejä.
refusal-no-token-there = Siellä ei ole sinulle merkkiä.

## What things are called on the two boards (other boards have their own words).
## One, several, and with a number before it.
map-title-europe = Eurooppa
map-title-san-francisco = San Francisco
wild-europe = veturi
wilds-europe = veturit
wilds-counted-europe = { $count ->
    [one] veturi
   *[other] veturia
  }
wild-san-francisco = lauttakortti
wilds-san-francisco = lauttakortit
wilds-counted-san-francisco = { $count ->
    [one] lauttakortti
   *[other] lauttakorttia
  }
car-europe = vaunu
cars-europe = vaunut
cars-counted-europe = { $count ->
    [one] vaunu
   *[other] vaunua
  }
car-san-francisco = raitiovaunu
cars-san-francisco = raitiovaunut
cars-counted-san-francisco = { $count ->
    [one] raitiovaunu
   *[other] raitiovaunua
  }
token-sea-lion = Merileijona
token-cable-car = Raitiovaunu
token-sourdough = Hapanjuurileipä
token-fog = Sumu
token-lighthouse = Majakka
token-crab = Rapu
token-parrot = Papukaija
