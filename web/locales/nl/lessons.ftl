# Dutch. The lessons: what the coach says. Keep it short; it stands in a strip above the board.
# Place names and colours must be those of the board, as the page writes them.
# A text that ends in -1 or -2 comes before the step itself and only shows something.
#   $rival  the name of the opponent

lesson-coach = Coach
lesson-step = Stap { $step } van { $steps }
lesson-more = Verder
lesson-point = Wijs aan
lesson-hide = Verberg
lesson-rule = Regel { $rule }
lesson-show = Terug naar de les
lesson-wait = Een ogenblik…
lesson-next = Verder: nieuw in Europa
lesson-play = Speel een spel
lesson-rules = Lees de regels
lesson-own = Je eigen weg: prima! Vanaf hier zeg ik wat ik zou doen.

## Your first game: San Francisco
lesson-first-opening-1 = Welkom in San Francisco! Je claimt routes tussen locaties. Routes, bestemmingskaarten en fiches geven punten. Wie de meeste heeft, wint.
lesson-first-opening-2 = Dit ben jij. Je hebt 20 kabeltrams, één voor elk vakje dat je claimt. Heeft iemand er nog twee of minder, dan begint de laatste ronde.
lesson-first-opening = Elke bestemmingskaart noemt twee locaties die je moet verbinden. Het getal is de waarde. Behoud ze allebei.
lesson-first-market = Routes betaal je met kaarten in hun kleur. Deze vijf kaarten liggen open. Neem de blauwe.
lesson-first-second-card = Je trekt twee kaarten per beurt. Het gat is meteen gevuld. Neem de paarse kaart.
lesson-first-collect = { $rival } heeft een veerboot naar Alcatraz geclaimd. Wij sparen door: neem de paarse kaart.
lesson-first-collect-second = En een oranje als tweede kaart. Die hebben we nog nodig.
lesson-first-claim-1 = Haight Ashbury – The Castro heeft twee sporen: een dubbele route. Met twee spelers is er maar één van te gebruiken.
lesson-first-claim = Claim het blauwe spoor. Het heeft één vakje en kost dus één blauwe kaart. Kies het en betaal.
lesson-first-wild-1 = Eén punt, en een toeristenfiche: het lag op The Castro. Verzamel verschillende; aan het einde geven ze punten.
lesson-first-wild = Een veerbootkaart is een joker: die telt als elke kleur. Neem je er een uit de open kaarten, dan is dat je enige kaart deze beurt. Pak hem!
lesson-first-grey = Grijze routes betaal je in één kleur naar keuze. Mission District – Painted Ladies heeft drie vakjes en geeft 4 punten. Betaal drie paarse kaarten.
lesson-first-tickets = Meer bestemmingskaarten betekent meer punten, als je ze behaalt. Lukt er een niet, dan verlies je die punten. Trekken kost je beurt. We proberen het.
lesson-first-keep = Behoud er minstens één. Alcatraz – Lombard Street past bij ons. Vink de andere uit en bevestig.
lesson-first-ferry = Alcatraz – Fort Mason is een veerboot: het gemarkeerde vakje kost een veerbootkaart, het andere een oranje kaart. Je hebt ze allebei.
lesson-first-plan = Er is nog één rood vakje tussen Fort Mason en Lombard Street. Neem de rode kaart.
lesson-first-deck = Geen andere open kaart helpt ons nu. Trek er blind een van de stapel.
lesson-first-complete = Claim Fort Mason – Lombard Street met je rode kaart. Daarmee behaal je een bestemmingskaart!
lesson-first-reset-1 = Klaar: Alcatraz – Lombard Street is behaald. Tot het einde weet alleen jij dat.
lesson-first-reset = Er lagen drie veerbootkaarten open, dus zijn alle vijf kaarten vervangen. Dat is een regel. Neem de zwarte kaart.
lesson-first-blind = Nu een tweede, blind.
lesson-first-link = Claim Mission District – The Castro met een zwarte kaart. Dat verbindt Haight Ashbury met Mission District: je tweede bestemmingskaart.
lesson-first-double = Nu de bestemmingskaart naar Twin Peaks. Claim het paarse spoor van Fort Mason – Pacific Heights.
lesson-first-threes = Twin Peaks ligt drie rode vakjes van Mission District. Je hebt één rode kaart. Neem er nog een.
lesson-first-threes-second = En de derde.
lesson-first-longer = Claim Mission District – Twin Peaks. Langere routes geven meer: drie vakjes zijn 4 punten waard, geen 3.
lesson-first-wild-again = Neem een veerbootkaart. Die past overal.
lesson-first-all-wild = Je mag met alleen veerbootkaarten betalen. Claim Pier 39 – The Embarcadero: het fiche daar heb je nog niet.
lesson-first-save = Er ontbreekt nog één schakel: Pacific Heights – Painted Ladies, twee zwarte vakjes. Je hebt één zwarte kaart. Neem een veerbootkaart voor het andere.
lesson-first-last-1 = { $rival } heeft nog twee kabeltrams. Dit is de laatste ronde, en jouw laatste beurt.
lesson-first-last = Claim het zwarte spoor van Pacific Heights – Painted Ladies. Nu zijn Alcatraz en Twin Peaks verbonden!
lesson-first-over = Dat was een heel spel! Hieronder worden de punten voor routes, bestemmingskaarten en fiches opgeteld. Kies een getal om te zien waar het vandaan komt.

## What Europe adds
lesson-europe-tunnel-1 = Je neemt een spel Europa over tegen het einde. Wagons in plaats van kabeltrams, 45 per speler. Jij hebt er nog 11.
lesson-europe-tunnel-2 = Elke speler krijgt één lange bestemmingskaart. De jouwe is Brest – Petrograd, 20 punten waard. Maar de laatste schakel, naar Petrograd, is van { $rival }.
lesson-europe-tunnel = Eerst een tunnel. Je herkent hem aan de onderbroken rand. Claim Parijs – Zürich met drie blauwe kaarten.
lesson-europe-surcharge = Er zijn drie kaarten omgedraaid. Eén is blauw, net als die van jou, dus kost de tunnel nog een blauwe kaart. Betaal die.
lesson-europe-green = De tunnel is van jou. Nu sparen we groen. Neem deze kaart.
lesson-europe-green-second = En deze.
lesson-europe-tunnel-again = Nog een tunnel: Constantinopel – Smyrna. Probeer het met twee groene kaarten.
lesson-europe-withdraw = Er is een locomotief omgedraaid. Die telt voor elke kleur: nog één kaart extra. We hebben ons groen elders nodig. Keer om: je houdt je kaarten, maar je beurt is voorbij.
lesson-europe-station = Nu een station. Daarmee gebruik je één route van een andere speler die daar eindigt. Bouw het in Stockholm en betaal één kaart: de rode. Het volgende kost er twee, het laatste drie.
lesson-europe-ferry-1 = Je lange bestemmingskaart is behaald: het station leent Stockholm – Petrograd. Een station dat je niet nodig hebt, geeft aan het einde 4 punten.
lesson-europe-ferry = Athene – Smyrna is een veerboot: één locomotief voor het gemarkeerde vakje, en één kaart van welke kleur ook. Betaal oranje en de locomotief.
lesson-europe-longest = De langste route, de Europa Express, geeft 10 punten. Met Barcelona – Marseille wordt de jouwe vier vakjes langer. Betaal vier groene kaarten.
lesson-europe-last-1 = Je hebt nog twee wagons. Daarmee begon de laatste ronde, en dit is je laatste beurt.
lesson-europe-last = Er valt niets meer te claimen. Trek een kaart van de stapel.
lesson-europe-last-second = En nog een. Dan worden de punten geteld.
lesson-europe-over = Nu ken je Europa. Bekijk de score: bestemmingskaarten, twee niet gebouwde stations, en de langste route. Kies een getal om te zien waar het vandaan komt.

## In general, for who leaves the written game
lesson-own-keep = Behoud bestemmingskaarten met locaties dicht bij elkaar of bij je routes. Vink uit wat ik zou teruggeven.
lesson-own-draw-deck = Ik zou blind van de stapel trekken: geen open kaart is beter.
lesson-own-draw-market = Ik zou deze open kaart nemen.
lesson-own-draw-wild = Ik zou de { $wild } nemen: die past overal. Het is je enige kaart deze beurt.
lesson-own-tickets = Ik zou bestemmingskaarten trekken: er is tijd om er meer te behalen.
lesson-own-claim = Ik zou deze route claimen. Je hebt er de kaarten voor.
lesson-own-claim-grey = Ik zou deze grijze route claimen. Eén kleur naar keuze is goed.
lesson-own-claim-ferry = Ik zou deze veerboot claimen. De gemarkeerde vakjes kosten { $wilds }.
lesson-own-claim-tunnel = Ik zou deze tunnel proberen. Er worden drie kaarten omgedraaid, dus hij kan meer kosten.
lesson-own-pay = Ik zou betalen: dan is de tunnel van jou.
lesson-own-withdraw = Ik zou omkeren. Je houdt je kaarten.
lesson-own-station = Ik zou hier een station bouwen, om een route te lenen voor je bestemmingskaarten.
lesson-own-take = Ik zou dit fiche nemen.
lesson-own-place = Ik zou de fiches hier leggen.
lesson-own-pass = Er kan niets: pas.
