# Nederlands. De opdrachtregel: de woorden, de antwoorden en de hulp.
# Woorden voor opdrachten zijn lijsten: het eerste is de naam, alle worden begrepen.

## Woorden voor opdrachten
verb-draw = trek, kaart trekken
verb-claim = claim, route claimen
verb-draw-tickets = trek bestemmingen, nieuwe bestemmingen
verb-keep = behoud, houd, hou
verb-station = station, bouw station, bouw
verb-pay = betaal
verb-withdraw = keer om, terugtrekken
verb-place = leg, plaats
verb-take = neem, pak
verb-pass = pas
verb-undo = neem terug, ongedaan
verb-turn = beurt, wie is aan de beurt, wat nu
verb-cards = kaarten, hand, mijn kaarten
verb-market = open kaarten, markt
verb-tickets = bestemmingen, mijn bestemmingen
verb-offer = aanbod, aangeboden bestemmingen
verb-claims = mogelijk, wat kan ik claimen
verb-can = kan ik claimen, waarom
verb-routes = routes, routes van, routes bij, bekijk
verb-owner = van wie is, wie heeft, eigenaar
verb-way = weg, weg van, verbind
verb-players = spelers, stand, punten
verb-cars = wagons, kabeltrams, hoeveel wagons
verb-stations = stations, alle stations
verb-tokens = fiches, mijn fiches
verb-odds = kansen
verb-log = log, wat is er gebeurd
verb-time = tijd, klok
verb-say = zeg, schrijf
verb-chat = chat, berichten
verb-again = herhaal, nog eens
verb-help = help, hulp, opdrachten

## Andere woorden
words-fillers = de, het, een, naar, van, met, in, op, en, bij, voor, mij, tot
words-all = alle, alles, allebei
words-deck = stapel, blind, van de stapel
words-wild = joker, jokers, loc
words-me = ik, mij, mijn
words-colour-purple = roze, paarse
words-colour-white = witte
words-colour-blue = blauwe
words-colour-yellow = gele
words-colour-orange = oranje
words-colour-black = zwarte
words-colour-red = rode
words-colour-green = groene

## Antwoorden
say-unknown = “{ $word }” ken ik niet. Typ “{ $help }” voor alle opdrachten.
say-unknown-near = “{ $word }” ken ik niet. Bedoel je { $names }? “{ $help }” noemt alle opdrachten.
say-strange = “{ $word }” past hier niet.
say-strange-near = “{ $word }” past hier niet. Bedoel je { $names }?
say-which = Welke bedoel je: { $names }?
say-form = { $form }
say-not-in-market = Er ligt geen open kaart: { $card }.
say-no-route = Geen route verbindt { $start } en { $end }.
say-pay-how = { $what }: welke kleur? { $payments }.
say-pay-otherwise = { $what }: zo kun je niet betalen. Wel met { $payments }.
say-hand = Je hand, { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }: { $cards }.
say-discards = Afgelegd: { $discards }.
say-market = Open kaarten: { $cards }. Stapel: { $deck }.
say-offer-none = Je krijgt nu geen bestemmingen aangeboden.
say-claims = Je kunt claimen: { $routes }.
say-open-places = Nog vrije plaatsen: { $places }.
say-more = En nog { $count }.
say-claims-none = Je kunt nu niets claimen.
say-claims-none-at = Je kunt nu niets claimen bij { $place }.
say-owner-none = Niemand heeft iets bij { $place }.
say-way = { $start } – { $end }, nog { $cars } te bouwen: { $routes }.
say-way-none = Er is geen weg meer van { $start } naar { $end }.
say-way-done = Je routes verbinden { $start } en { $end } al.
say-stations = Gebouwde stations: { $places }.
say-stations-none = Er staat nog geen station.
say-station-cost = Je volgende station kost { $cost } { $cost ->
    [one] kaart
   *[other] kaarten
  }.
say-tokens-none = Er liggen geen fiches op het bord.
say-odds = Volgende van de stapel: { $chances }.
say-odds-none = Aan deze tafel worden geen kansen getoond.
say-log-none = Er is nog niets gebeurd.
say-time-none = Er is geen klok.
say-said = Gezegd.
say-help = Zetten: { $moves }. Vragen: { $questions }. “{ $help } { $claim }” vertelt meer over één ervan.

## Hulp
help-draw = “trek rood”, “trek 3” of “trek stapel”: neemt een open kaart, of een blinde.
help-claim = “claim parijs dieppe paars”: claimt een route; “paars 1” betaalt een van de kaarten met een joker. Het begin van een naam is genoeg.
help-draw-tickets = “trek bestemmingen”: trekt nieuwe bestemmingen.
help-keep = “behoud 1 3” of “behoud alle”: houdt aangeboden bestemmingen.
help-station = “station wenen rood”: bouwt een station.
help-pay = “betaal”: betaalt de tunnel; “betaal 1” betaalt een van de kaarten met een joker.
help-withdraw = “keer om”: laat de tunnel en neemt de kaarten terug.
help-place = “leg mist presidio”: legt een stapel fiches op een locatie.
help-take = “neem mist”: neemt een fiche; “neem rood” neemt een open kaart.
help-pass = “pas”: alleen als er niets anders kan.
help-undo = “neem terug”: neemt je laatste zet terug als er niets is onthuld.
help-turn = “beurt”: wie er aan de beurt is, en wat er moet gebeuren.
help-cards = “kaarten”: je hand; “kaarten” en de naam van een speler: wat er van die hand bekend is.
help-market = “open kaarten”: de open kaarten en de stapel.
help-tickets = “bestemmingen”: je bestemmingen, te doen en behaald.
help-offer = “aanbod”: de bestemmingen die je mag houden.
help-claims = “mogelijk”: de routes die je nu kunt claimen, en waarmee.
help-can = “kan ik claimen parijs dieppe”: hoe, of waarom niet.
help-routes = “routes parijs”: alle routes van een locatie, en van wie ze zijn.
help-owner = “wie heeft wenen”: wie daar routes of een station heeft.
help-way = “weg parijs wenen”: de goedkoopste weg die er nog is tussen twee locaties.
help-players = “spelers”: punten, wagons, kaarten en bestemmingen van iedereen.
help-cars = “wagons”: hoeveel iedereen nog heeft.
help-stations = “stations”: waar ze staan, wat dat van jou kost en wat het zou voltooien.
help-tokens = “fiches”: waar ze liggen, en wie welke heeft.
help-odds = “kansen”: wat de volgende kaart van de stapel kan zijn.
help-log = “log” of “log 20”: de laatste zetten.
help-time = “tijd”: de klokken.
help-say = “zeg” en een tekst: schrijft in de chat.
help-chat = “chat”: de laatste berichten.
help-again = “herhaal”: herhaalt het laatste antwoord.
help-help = “help” en een opdracht: wat die doet.
