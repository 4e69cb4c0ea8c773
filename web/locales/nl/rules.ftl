# Dutch. The rules in our own words, one message for each rule. A blank line begins a new
# paragraph. Numbers come from the board; these words do too:
#   $wild, $wilds  what the wild card is called (locomotief, veerbootkaart)
#   $car, $cars    what the playing pieces are called (wagon, kabeltram)
#   $map           the board: europe, san_francisco, or another

rules-title = Regels van { $title }
rules-lead = { $players_min } tot { $players_max } spelers. Alles wat de regels zeggen, regel voor regel.
rules-choose = Borden
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
  }
rules-clear = Wis de zoekopdracht
rules-contents = Inhoud
rules-print = Elke weigering aan tafel noemt de regel met deze letters en cijfers.
rules-lesson = Liever al spelend leren?

## The game in short
rules-goal-title = Waar het om gaat
rules-goal = Je claimt routes tussen locaties op de kaart. Elke route levert meteen punten op.

    Elke bestemmingskaart noemt twee locaties. Verbind ze met je routes vóór het einde, en je krijgt de punten van de kaart. Lukt het niet, dan verlies je ze.

    { $map ->
        [europe] Er zijn ook punten voor stations die je niet nodig had, en voor de langste route: de Europa Express.
        [san_francisco] Onderweg verzamel je toeristenfiches. Verschillende fiches zijn meer waard.
       *[other] Misschien kent het bord nog meer manieren om te scoren. Die staan hieronder.
    }
rules-box-title = In de doos
rules-box-cars = { $cars } per speler
rules-box-cards = Kaarten van elke kleur
rules-box-colours = Kleuren
rules-box-wilds = { $wilds } (jokers)
rules-box-stations = Stations per speler
rules-box-symbols = Soorten toeristenfiches
rules-box-tickets = Bestemmingskaarten
rules-box-long = Lange bestemmingskaarten
rules-points-title = Punten voor een route
rules-points-length = Vakjes
rules-points-points = Punten
rules-tokens-title = Punten voor fiches
rules-tokens-count = Verschillende fiches

## Parts
rule-part-S = Vóór de eerste beurt
rule-part-T = Je beurt
rule-part-M = Kaarten trekken
rule-part-C = Een route claimen
rule-part-U = Tunnels
rule-part-K = Bestemmingskaarten
rule-part-B = Stations
rule-part-E = Het einde en de score
rule-part-V = Wie weet wat

## Before the first turn
rule-title-S1 = Hand en open kaarten
rule-text-S1 = Iedereen krijgt { $hand } kaarten. Vijf kaarten komen open op tafel: de open kaarten. De rest is de stapel.
rule-title-S2 = Lange bestemmingskaarten
rule-text-S2 = Iedereen krijgt één lange bestemmingskaart en { $opening } gewone. Lange bestemmingskaarten die niemand kreeg, gaan ongezien uit het spel.
rule-title-S3 = Bestemmingskaarten kiezen
rule-text-S3 = Behoud minstens { $opening_keep } van de bestemmingskaarten die je krijgt. Alle spelers kiezen tegelijk en in het geheim.

    { $map ->
        [europe] Wat je teruggeeft, gaat uit het spel. Ook de lange bestemmingskaart mag je teruggeven.
       *[other] Wat je teruggeeft, gaat onder de stapel bestemmingskaarten.
    }
rule-title-S4 = Wie begint
rule-text-S4 = De eerste plaats begint, daarna gaat de beurt van plaats naar plaats. Voor de start beslist de tafel: zitten zoals je zit, of loten.
rule-title-S5 = Stapels fiches
rule-text-S5 = Fiches worden per symbool gestapeld: drie per stapel met vier spelers, twee met minder. Op elke gemarkeerde locatie komt één stapel. Het toeval bepaalt welk symbool waar ligt. Twee stapels blijven over.
rule-title-S6 = Overgebleven stapels, 3 of 4 spelers
rule-text-S6 = Als de bestemmingskaarten gekozen zijn, legt de laatste speler één overgebleven stapel op een locatie zonder fiches. Daarna doet de voorlaatste speler hetzelfde met de andere stapel.
rule-title-S7 = Overgebleven fiches, 2 spelers
rule-text-S7 = Als de bestemmingskaarten gekozen zijn, legt de tweede speler van elk overgebleven symbool één fiche op een lege locatie, elk op een andere. De rest van deze stapels gaat uit het spel.

## Your turn
rule-title-T1 = Eén actie
rule-text-T1 = In je beurt doe je precies één ding: kaarten trekken, een route claimen{ $stations ->
    [0] {" "}of bestemmingskaarten trekken.
   *[other] , bestemmingskaarten trekken of een station bouwen.
  } Maak het af voordat de volgende speler begint.
rule-title-T2 = Niet zomaar passen
rule-text-T2 = Je mag alleen passen als er niets anders kan. Moeten alle spelers na elkaar passen, dan eindigt het spel meteen en worden de punten geteld.

## Drawing cards
rule-title-M1 = Twee kaarten
rule-text-M1 = Neem twee kaarten, een voor een. Elke kaart kies je uit de open kaarten of trek je blind van de stapel. Een open kaart wordt meteen vervangen; de nieuwe mag je als tweede kaart nemen.

    De tweede kaart is verplicht, zolang er een is die je mag nemen.
rule-title-M2 = Een open joker
rule-text-M2 = Een open { $wild } telt als twee kaarten: neem je die als eerste, dan trek je geen tweede. Als tweede kaart mag je die niet nemen. Een { $wild } die je blind van de stapel trekt, is een gewone kaart.
rule-title-M3 = Drie jokers
rule-text-M3 = Zijn drie of meer van de open kaarten { $wilds }, dan worden alle vijf afgelegd en komen er vijf nieuwe. Dat herhaalt zich zolang het nodig en mogelijk is.
rule-title-M4 = Een lege stapel
rule-text-M4 = Is de stapel op, dan worden de afgelegde kaarten geschud tot een nieuwe stapel, ook midden in een beurt.
rule-title-M5 = Geen kaarten meer
rule-text-M5 = Zijn stapel en aflegstapel allebei leeg, dan kun je niet blind trekken en blijven er gaten bij de open kaarten. Die worden gevuld zodra er kaarten terugkomen. Is er geen tweede kaart die je mag nemen, dan eindigt je beurt na de eerste.
rule-title-M6 = Geen limiet
rule-text-M6 = Je mag zoveel kaarten en bestemmingskaarten hebben als je wilt.

## Claiming a route
rule-title-C1 = Kaarten voor een route
rule-text-C1 = Speel zoveel kaarten als de route vakjes heeft, allemaal in de kleur van de route. Een { $wild } telt als elke kleur, en je mag ook met alleen { $wilds } betalen.

    Een grijze route kan in elke kleur, maar alle kaarten moeten dezelfde kleur hebben.
rule-title-C2 = Een vrije route, genoeg materiaal
rule-text-C2 = De route moet vrij zijn, en voor elk vakje heb je een van je { $cars } nodig. Je claimt de hele route in één beurt, en één route per beurt. Die hoeft niet aan je andere routes vast te zitten.
rule-title-C3 = Meteen punten
rule-text-C3 = De gespeelde kaarten worden afgelegd. De punten voor de lengte van de route krijg je meteen.
rule-title-C4 = Dubbele routes
rule-text-C4 = Twee sporen tussen dezelfde twee locaties zijn een dubbele route. Niemand mag ze allebei hebben. Met hoogstens { $closed } spelers is maar één van de twee te gebruiken: is het ene spoor bezet, dan is het andere voor iedereen gesloten.
rule-title-C5 = Veerboten
rule-text-C5 = Een veerbootroute heeft op sommige vakjes een jokersymbool. Voor elk daarvan moet je een { $wild } spelen. De andere vakjes betaal je zoals altijd.
rule-title-C6 = Toeristenfiches
rule-text-C6 = Heb je een route geclaimd, kijk dan naar de fiches op de twee uiteinden. Ligt er een symbool dat je nog niet hebt, dan neem je één fiche. Is er op beide uiteinden een voor jou, dan kies je zelf.

## Tunnels
rule-title-U1 = Drie kaarten omdraaien
rule-text-U1 = Een tunnel heeft een onderbroken rand. Leg de kaarten ervoor neer zoals altijd. Dan worden drie kaarten van de stapel omgedraaid.
rule-title-U2 = De toeslag
rule-text-U2 = Elke omgedraaide kaart in de kleur die je speelde, kost nog een kaart van die kleur. Elke omgedraaide { $wild } ook. De toeslag mag je met { $wilds } betalen.

    Legde je alleen { $wilds } neer, dan tellen alleen omgedraaide { $wilds }, en kun je ook alleen daarmee betalen.
rule-title-U3 = Betalen of omkeren
rule-text-U3 = Betaal de toeslag en de tunnel is van jou. Of neem je kaarten terug; dan is je beurt voorbij zonder route. Je krijgt de keuze ook als je niet kunt betalen, zodat niemand te weten komt wat je hebt. Zonder toeslag is de tunnel meteen van jou.
rule-title-U4 = De omgedraaide kaarten
rule-text-U4 = De drie omgedraaide kaarten worden aan het einde van de beurt afgelegd.

## Tickets
rule-title-K1 = Meer bestemmingskaarten
rule-text-K1 = Neem { $drawn } bestemmingskaarten van de stapel en behoud er minstens { $keep }. Wat je teruggeeft, gaat onder de stapel bestemmingskaarten. Dat is je hele beurt.
rule-title-K2 = De laatste bestemmingskaart
rule-text-K2 = Zijn er minder bestemmingskaarten over, dan neem je die. Eén laatste kaart moet je behouden.
rule-title-K3 = Bewaard en geheim
rule-text-K3 = Een bestemmingskaart die je behoudt, is van jou tot het einde, behaald of niet. Niemand anders ziet hem voor die tijd. Hoeveel je er hebt, mag iedereen weten.

## Stations
rule-title-B1 = Waar en hoeveel
rule-text-B1 = Bouw op een locatie zonder station. Eén per beurt, { $stations } per spel. Je hebt er geen route nodig.
rule-title-B2 = De prijs
rule-text-B2 = Je eerste station kost één kaart, welke dan ook. Het tweede kost twee kaarten van één kleur, het derde drie. Een { $wild } telt als elke kleur.
rule-title-B3 = Een route lenen
rule-text-B3 = Aan het einde mag je met elk station één route van één andere speler gebruiken die daar eindigt, voor al je bestemmingskaarten. De beste keuze wordt voor je gemaakt. Al tijdens het spel kun je die zien.

## The end and the score
rule-title-E1 = De laatste ronde
rule-text-E1 = Eindigt een speler een beurt met { $last_at } { $cars } of minder, dan krijgt iedereen nog één beurt, ook die speler. Daarna worden de punten geteld. Een totaal kan onder nul zijn.
rule-title-E2 = Bestemmingskaarten
rule-text-E2 = Een bestemmingskaart is behaald als je routes de twee locaties verbinden{ $stations ->
    [0] .
   *[other] , zo nodig met geleende routes.
  } Een behaalde kaart levert de punten op. Bij elke andere gaan de punten eraf.
rule-title-E3 = Stations over
rule-text-E3 = Elk station dat je niet bouwde, levert { $unbuilt } punten op.
rule-title-E4 = De langste route
rule-text-E4 = De langste ononderbroken route van eigen { $cars } levert { $longest } punten op. Die mag vaker door dezelfde locatie gaan, maar niet twee keer over hetzelfde stuk. Geleende routes tellen niet. Wie even lang is, krijgt de punten ook.{ $map ->
    [europe] {" "}Deze bonus heet de Europa Express.
   *[other] {""}
  }
rule-title-E5 = Fiches
rule-text-E5 = Hoe meer verschillende fiches je hebt, hoe meer punten ze opleveren.
rule-title-E6 = Wie wint
rule-text-E6 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie meer bestemmingskaarten behaalde.{ $stations ->
    [0] {" "}Is dat ook gelijk, dan wordt de overwinning gedeeld.
   *[other] {" "}Daarna wie minder stations bouwde; dan de langste route. Anders wordt de overwinning gedeeld.
  }

## Who knows what
rule-title-V1 = Voor iedereen open
rule-text-V1 = De open kaarten en de afgelegde, het bord, de punten tot nu toe, en wat iedereen aan open kaarten neemt of speelt. Ook hoeveel kaarten, bestemmingskaarten en { $cars } elke speler heeft.
rule-title-V2 = Alleen voor jou
rule-text-V2 = Je hand, je bestemmingskaarten, en wat je blind trok of teruggaf.
rule-title-V3 = Verborgen tot het einde
rule-text-V3 = De volgorde van de stapels en de bestemmingskaarten die uit het spel gingen. Na het einde worden alle bestemmingskaarten getoond, en kun je nagaan of er eerlijk gedeeld is.

## Pictures
rule-figure-M2 = Open kaarten met één { $wild }, rechts.
rule-figure-C1 = { $route }: { $length } vakjes. Drie manieren om te betalen.
rule-figure-C1-grey = { $route } is grijs: elke kleur is goed, als het er maar één is.
rule-figure-C4 = { $route }: één spoor is bezet.
rule-figure-C5 = { $route } is een veerboot: die kost { $count ->
    [one] één { $wild }
   *[other] { $count } { $wilds }
  }.
rule-figure-C6 = Een route naar { $place }, waar fiches liggen.
rule-figure-U2 = { $route } is een tunnel. Twee van de drie omgedraaide kaarten kosten extra: die van dezelfde kleur, en de { $wild }.
rule-figure-K1 = Een bestemmingskaart: twee locaties, en de punten.
rule-figure-B3 = Met het station in { $place } mag de eigenaar { $route } gebruiken, een route van een andere speler.
rule-figure-E2 = Verbonden: deze bestemmingskaart is behaald.
rule-figure-E5 = Drie verschillende fiches.
