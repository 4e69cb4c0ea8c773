# Slovak. The lessons: what the coach says. Keep it short; it stands in a strip above the board.
# Place names and colours must be those of the board, as the page writes them (places.json).
# A text that ends in -1 or -2 comes before the step itself and only shows something.
#   $rival  the name of the opponent

lesson-coach = Tréner
lesson-step = Krok { $step }/{ $steps }
lesson-more = Ďalej
lesson-point = Ukáž mi
lesson-hide = Skryť
lesson-rule = Pravidlo { $rule }
lesson-show = Späť k lekcii
lesson-wait = Okamih…
lesson-next = Ďalej: čo pridáva Európa
lesson-play = Zahrať si
lesson-rules = Čítať pravidlá
lesson-own = Ideš po svojom: výborne! Odteraz ti dám tip na každý ťah.

## Your first game: San Francisco
lesson-first-opening-1 = Vitaj v San Franciscu! Obsadzuješ trasy medzi miestami. Body sú za trasy, lístky a známky. Kto ich má najviac, vyhráva.
lesson-first-opening-2 = Toto si ty. Máš 20 lanových električiek, jednu na každé obsadené políčko. Keď niekomu zostanú najviac dve, začína sa posledné kolo.
lesson-first-opening = Na každom tvojom lístku sú dve miesta, ktoré treba spojiť. Číslo hovorí, koľko bodov má. Nechaj si oba.
lesson-first-market = Trasy sa platia kartami v ich farbe. Týchto päť kariet je ponuka. Vezmi si modrú.
lesson-first-second-card = V ťahu si berieš dve karty. Medzera sa hneď zaplnila. Vezmi si fialovú kartu.
lesson-first-collect = { $rival } má trajekt na Alcatraz. My zbierame ďalej: vezmi si fialovú kartu.
lesson-first-collect-second = A ako druhú oranžovú. Ešte sa zíde.
lesson-first-claim-1 = Haight Ashbury – The Castro má dve trate: je to dvojitá trasa. Pri dvoch hráčoch sa dá použiť len jedna.
lesson-first-claim = Obsaď modrú trať. Má jedno políčko, takže stojí jednu modrú kartu. Vyber ju a zaplať.
lesson-first-wild-1 = Jeden bod a turistická známka: ležala na mieste The Castro. Zbieraj rôzne; na konci sú za ne body.
lesson-first-wild = Karta trajektu je divoká: nahradí ktorúkoľvek farbu. Z ponuky je to tvoja jediná karta v tomto ťahu. Vezmi si ju!
lesson-first-grey = Sivé trasy zaplatíš ktoroukoľvek jednou farbou. Mission District – Painted Ladies má tri políčka a dá 4 body. Zaplať tri fialové karty.
lesson-first-tickets = Viac lístkov znamená viac bodov, ak ich splníš. Za nesplnený lístok body stratíš. Ťahanie ťa stojí ťah. Skúsme to.
lesson-first-keep = Nechaj si aspoň jeden. Alcatraz – Lombard Street sa nám hodí. Druhý odškrtni a potvrď.
lesson-first-ferry = Alcatraz – Fort Mason je trajekt: označené políčko chce kartu trajektu, to druhé oranžovú kartu. Máš obe.
lesson-first-plan = Od Fort Mason po Lombard Street chýba jedno červené políčko. Vezmi si červenú kartu.
lesson-first-deck = Iná odkrytá karta nám teraz nepomôže. Potiahni si jednu naslepo z balíčka.
lesson-first-complete = Obsaď Fort Mason – Lombard Street svojou červenou kartou. Tým splníš lístok!
lesson-first-reset-1 = Hotovo: lístok Alcatraz – Lombard Street je splnený. Do konca o tom vieš len ty.
lesson-first-reset = V ponuke ležali tri karty trajektov, preto sa vymenilo všetkých päť kariet. Také je pravidlo. Vezmi si čiernu kartu.
lesson-first-blind = Druhú, prosím, naslepo.
lesson-first-link = Obsaď Mission District – The Castro čiernou kartou. Spojí Haight Ashbury a Mission District: tvoj druhý lístok.
lesson-first-double = Teraz lístok na Twin Peaks. Obsaď fialovú trať Fort Mason – Pacific Heights.
lesson-first-threes = Z Mission District na Twin Peaks sú tri červené políčka. Máš jednu červenú kartu. Vezmi si ďalšiu.
lesson-first-threes-second = A tretiu.
lesson-first-longer = Obsaď Mission District – Twin Peaks. Dlhšie trasy dajú viac: tri políčka sú za 4 body, nie za 3.
lesson-first-wild-again = Vezmi si kartu trajektu. Hodí sa všade.
lesson-first-all-wild = Platiť môžeš aj samými kartami trajektov. Obsaď Pier 39 – The Embarcadero: tamojšiu známku ešte nemáš.
lesson-first-save = Chýba jeden úsek: Pacific Heights – Painted Ladies, dve čierne políčka. Čiernu kartu máš jednu. Na druhé políčko si vezmi kartu trajektu.
lesson-first-last-1 = { $rival } má už len dve lanové električky. Toto je posledné kolo a tvoj posledný ťah.
lesson-first-last = Obsaď čiernu trať Pacific Heights – Painted Ladies. Tým sú Alcatraz a Twin Peaks spojené!
lesson-first-over = To bola celá hra! Body za trasy, lístky a známky sú spočítané nižšie. Vyber číslo a uvidíš, z čoho je zložené.

## What Europe adds
lesson-europe-tunnel-1 = Preberáš hru na mape Európy krátko pred koncom. Namiesto lanových električiek sú tu vagóny, 45 na hráča. Tebe zostáva 11.
lesson-europe-tunnel-2 = Každý dostane jeden dlhý lístok. Tvoj je Brest – Petrohrad za 20 bodov. Posledný úsek, do Petrohradu, však má { $rival }.
lesson-europe-tunnel = Najprv tunel. Spoznáš ho podľa prerušovaného okraja. Obsaď Paríž – Zürich tromi modrými kartami.
lesson-europe-surcharge = Otočili sa tri karty. Jedna je modrá ako tvoje, tunel teda stojí ešte jednu modrú kartu. Zaplať ju.
lesson-europe-green = Tunel je tvoj. Teraz zbierame zelené. Vezmi si túto kartu.
lesson-europe-green-second = A ešte túto.
lesson-europe-tunnel-again = Ďalší tunel: Carihrad – Smyrna. Skús ho s dvoma zelenými kartami.
lesson-europe-withdraw = Otočila sa lokomotíva. Ráta sa ku každej farbe: ešte jedna karta. Zelené karty potrebujeme inde. Vráť sa: karty ti zostanú, ale ťah sa končí.
lesson-europe-station = Teraz stanica. Dovolí ti použiť jednu súperovu trasu, ktorá tam vedie. Postav ju v Štokholme a zaplať jednu kartu: tú červenú. Ďalšia by stála dve, posledná tri.
lesson-europe-ferry-1 = Tvoj dlhý lístok je splnený: stanica si požičala trasu Štokholm – Petrohrad. Za stanicu, ktorú nepostavíš, sú na konci 4 body.
lesson-europe-ferry = Atény – Smyrna je trajekt: lokomotíva na označené políčko a jedna karta ľubovoľnej farby. Zaplať oranžovú a lokomotívu.
lesson-europe-longest = Za najdlhšiu cestu, Európsky Expres, je 10 bodov. Barcelona – Marseille tú tvoju predĺži o štyri políčka. Zaplať štyri zelené karty.
lesson-europe-last-1 = Zostávajú ti dva vagóny. Tým sa začalo posledné kolo a toto je tvoj posledný ťah.
lesson-europe-last = Už niet čo obsadiť. Potiahni si kartu z balíčka.
lesson-europe-last-second = A ešte jednu. Potom sa spočítajú body.
lesson-europe-over = Európu už poznáš. Pozri si skóre: lístky, dve nepostavené stanice a najdlhšia cesta. Vyber číslo a uvidíš, z čoho je zložené.

## In general, for who leaves the written game
lesson-own-keep = Nechaj si lístky, ktorých miesta ležia blízko seba alebo blízko tvojich trás. Odškrtni tie, ktoré radím vrátiť.
lesson-own-draw-deck = Môj tip: potiahni si naslepo z balíčka, nijaká odkrytá karta nie je lepšia.
lesson-own-draw-market = Môj tip: vezmi si túto kartu z ponuky.
lesson-own-draw-wild = Môj tip: { $wild } z ponuky. Hodí sa všade, no je to jediná karta v tomto ťahu.
lesson-own-tickets = Môj tip: potiahni si lístky, stihneš ich splniť viac.
lesson-own-claim = Môj tip: obsaď túto trasu. Karty na ňu máš.
lesson-own-claim-grey = Môj tip: obsaď túto sivú trasu. Stačí ktorákoľvek jedna farba.
lesson-own-claim-ferry = Môj tip: obsaď tento trajekt. Na označené políčka patria { $wilds }.
lesson-own-claim-tunnel = Môj tip: skús tento tunel. Otočia sa tri karty a môže sa predražiť.
lesson-own-pay = Môj tip: zaplať a tunel je tvoj.
lesson-own-withdraw = Môj tip: vráť sa. Karty ti zostanú.
lesson-own-station = Môj tip: postav tu stanicu a požičaj si trasu pre svoje lístky.
lesson-own-take = Môj tip: vezmi si túto známku.
lesson-own-place = Môj tip: polož známky sem.
lesson-own-pass = Nič sa nedá robiť: vynechaj ťah.
