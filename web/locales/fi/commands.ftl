# Suomi. Komentorivi: sen sanat, vastaukset ja ohjeet.
# Komentojen sanat ovat luetteloita: ensimmäinen on komennon nimi, kaikki ymmärretään.

## Komentojen sanat
verb-draw = nosta, nosta kortti
verb-claim = rakenna, rakenna reitti
verb-draw-tickets = nosta menolippuja, nosta menoliput, uudet menoliput
verb-keep = pidä, säilytä
verb-station = asema, rakenna asema
verb-pay = maksa
verb-withdraw = peräänny, vetäydy
verb-place = pane, aseta
verb-take = ota
verb-pass = ohita
verb-undo = kumoa, peru
verb-turn = vuoro, kenen vuoro, mitä nyt
verb-cards = kortit, käsi, omat kortit
verb-market = avoimet kortit, avoimet
verb-tickets = menoliput, liput, omat menoliput
verb-offer = tarjous, tarjotut menoliput
verb-claims = mahdolliset, mitä voin rakentaa
verb-can = voinko rakentaa, miksi
verb-routes = reitit, reitit paikasta, katso
verb-owner = kuka omistaa, kenen, omistaja
verb-way = tie, tie paikasta, yhdistä
verb-players = pelaajat, pisteet, tilanne
verb-cars = vaunut, junavaunut, raitiovaunut
verb-stations = asemat
verb-tokens = merkit, omat merkit
verb-odds = todennäköisyydet, mahdollisuudet
verb-log = loki, mitä tapahtui
verb-time = aika, kello
verb-say = sano, kirjoita
verb-chat = chat, keskustelu, viestit
verb-again = uudestaan, toista
verb-help = apua, ohje, komennot

## Muut sanat
words-fillers = ja, sekä, kanssa, paikasta, paikkaan, paikka, väri, välillä, on
words-all = kaikki, molemmat
words-deck = pakka, pakasta, sokkona
words-wild = jokeri, jokeria
words-me = minä, minun, omat
words-colour-purple = pinkki, violettia
words-colour-white = valkoista
words-colour-blue = sinistä
words-colour-yellow = keltaista
words-colour-orange = oranssia
words-colour-black = mustaa
words-colour-red = punaista
words-colour-green = vihreää

## Vastaukset
say-unknown = En tunne sanaa ”{ $word }”. Kirjoita ”{ $help }”, niin kuulet kaikki komennot.
say-unknown-near = En tunne sanaa ”{ $word }”. Tarkoitatko { $names }? ”{ $help }” kertoo kaikki komennot.
say-strange = ”{ $word }” ei sovi tähän.
say-strange-near = ”{ $word }” ei sovi tähän. Tarkoitatko { $names }?
say-which = Mitä tarkoitat: { $names }?
say-form = { $form }
say-not-in-market = Avoimissa korteissa ei ole: { $card }.
say-no-route = Mikään reitti ei yhdistä: { $start } ja { $end }.
say-pay-how = { $what }: mikä väri? { $payments }.
say-pay-otherwise = { $what }: niin ei voi maksaa. Voit maksaa { $payments }.
say-hand = Kädessäsi on { $count } { $count ->
    [one] kortti
   *[other] korttia
  }: { $cards }.
say-discards = Poistettu { $discards }.
say-market = Avoimet kortit: { $cards }. Pakassa { $deck }.
say-offer-none = Sinulle ei tarjota menolippuja.
say-claims = Voit rakentaa: { $routes }.
say-open-places = Vielä vapaat paikat: { $places }.
say-more = Ja vielä { $count }.
say-claims-none = Et voi nyt rakentaa mitään.
say-claims-none-at = Et voi nyt rakentaa mitään täällä: { $place }.
say-owner-none = Kenelläkään ei ole täällä mitään: { $place }.
say-way = { $start } – { $end }, rakennettavaa { $cars }: { $routes }.
say-way-none = { $start } – { $end }: tietä ei enää ole.
say-way-done = Reittisi yhdistävät jo: { $start } ja { $end }.
say-stations = Rakennetut asemat: { $places }.
say-stations-none = Yhtään asemaa ei ole vielä rakennettu.
say-station-cost = Seuraava asemasi maksaa { $cost } { $cost ->
    [one] kortin
   *[other] korttia
  }.
say-tokens-none = Laudalla ei ole merkkejä.
say-odds = Pakan seuraava kortti: { $chances }.
say-odds-none = Tässä pöydässä todennäköisyyksiä ei näytetä.
say-log-none = Mitään ei ole vielä tapahtunut.
say-time-none = Kelloa ei ole.
say-said = Sanottu.
say-help = Siirrot: { $moves }. Kysymykset: { $questions }. ”{ $help } { $claim }” kertoo yhdestä lisää.

## Ohjeet
help-draw = ”nosta punainen”, ”nosta 3” tai ”nosta pakka”: ottaa avoimen kortin tai kortin sokkona.
help-claim = ”rakenna pariisi dieppe violetti”: rakentaa reitin; ”violetti 1” maksaa yhden korteista jokerilla. Nimien alut riittävät.
help-draw-tickets = ”nosta menolippuja”: ottaa uusia menolippuja.
help-keep = ”pidä 1 3” tai ”pidä kaikki”: pitää tarjotut menoliput.
help-station = ”asema wien punainen”: rakentaa aseman.
help-pay = ”maksa”: maksaa tunnelin; ”maksa 1” maksaa yhden korteista jokerilla.
help-withdraw = ”peräänny”: jättää tunnelin ja ottaa kortit takaisin.
help-place = ”pane sumu presidio”: panee merkkipinon paikkaan.
help-take = ”ota sumu”: ottaa merkin; ”ota punainen” ottaa avoimen kortin.
help-pass = ”ohita”: vain kun mitään muuta ei voi tehdä.
help-undo = ”kumoa”: peruu viime siirtosi, jos mitään ei paljastunut.
help-turn = ”vuoro”: kenen vuoro on, ja mitä on tehtävä.
help-cards = ”kortit”: kätesi; ”kortit” ja pelaajan nimi: mitä siitä kädestä tiedetään.
help-market = ”avoimet kortit”: avoimet kortit ja pakka.
help-tickets = ”menoliput”: menolippusi, kesken olevat ja valmiit.
help-offer = ”tarjous”: menoliput, jotka voit pitää.
help-claims = ”mahdolliset”: reitit, jotka voit nyt rakentaa, ja millä.
help-can = ”voinko rakentaa pariisi dieppe”: miten, tai miksi ei.
help-routes = ”reitit pariisi”: kaikki reitit paikasta ja kenen ne ovat.
help-owner = ”kuka omistaa wien”: kenellä on siellä reittejä tai asema.
help-way = ”tie pariisi wien”: halvin jäljellä oleva tie kahden paikan välillä.
help-players = ”pelaajat”: kaikkien pisteet, vaunut, kortit ja menoliput.
help-cars = ”vaunut”: montako kullakin on jäljellä.
help-stations = ”asemat”: missä ne ovat, mitä omasi maksaa ja minkä se täydentäisi.
help-tokens = ”merkit”: missä ne ovat, ja kenellä on mitkä.
help-odds = ”todennäköisyydet”: mikä pakan seuraava kortti voi olla.
help-log = ”loki” tai ”loki 20”: viime siirrot.
help-time = ”aika”: kellot.
help-say = ”sano” ja teksti: kirjoittaa chatiin.
help-chat = ”chat”: viimeiset viestit.
help-again = ”uudestaan”: toistaa viime vastauksen.
help-help = ”apua” ja komento: mitä se tekee.
