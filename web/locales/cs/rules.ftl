# Czech. The rules in our own words, one message for each rule. A blank line begins a new
# paragraph. Numbers come from the board; these words do too, in the nominative:
#   $wild, $wilds  what the wild card is called (locomotive, ferry card)
#   $car, $cars    what the playing pieces are called (wagon, cable car)
#   $map           the board: europe, san_francisco, or another

rules-title = Pravidla: { $title }
rules-lead = { $players_min } až { $players_max } { $players_max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
  }. Vše, co pravidla říkají, bod po bodu.
rules-choose = Mapy
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus jiné slovo.
    [one] Nalezeno 1 pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
  }
rules-clear = Zrušit hledání
rules-contents = Obsah
rules-print = Když hra nějaký tah odmítne, odkáže na pravidlo těmito písmeny a čísly.
rules-lesson = Chceš se raději učit hrou?

## The game in short
rules-goal-title = O co jde
rules-goal = Na mapě obsazuješ tratě mezi místy. Za každou trať dostaneš body hned.

    Na každé jízdence (kartě cílových stanic) jsou dvě místa. Když je do konce hry spojíš svými tratěmi, body z jízdenky získáš. Když ne, odečtou se ti.

    { $map ->
        [europe] Body jsou i za nádraží, bez kterých se obejdeš, a za nejdelší cestu: Evropský Express.
        [san_francisco] Cestou sbíráš turistické známky. Čím víc různých, tím víc bodů.
       *[other] Mapa může nabízet i další body. Vysvětlíme je níže.
    }
rules-box-title = V krabici
rules-box-cars = { $cars } na hráče
rules-box-cards = Karty každé barvy
rules-box-colours = Barvy
rules-box-wilds = { $wilds } (žolíci neboli divoké karty)
rules-box-stations = Nádraží na hráče
rules-box-symbols = Druhy turistických známek
rules-box-tickets = Jízdenky (karty cílových stanic)
rules-box-long = Dlouhé jízdenky (dlouhé tratě)
rules-points-title = Body za trať
rules-points-length = Pole
rules-points-points = Body
rules-tokens-title = Body za známky
rules-tokens-count = Různé známky

## Parts
rule-part-S = Před prvním tahem
rule-part-T = Tvůj tah
rule-part-M = Lízání karet
rule-part-C = Obsazení trati
rule-part-U = Tunely
rule-part-K = Jízdenky
rule-part-B = Nádraží
rule-part-E = Konec a body
rule-part-V = Kdo co ví

## Before the first turn
rule-title-S1 = Karty a nabídka
rule-text-S1 = Každý dostane { $hand } { $hand ->
    [one] kartu
    [few] karty
   *[other] karet
  }. Dalších pět leží lícem nahoru: to je nabídka. Ze zbytku je balíček.
rule-title-S2 = Dlouhé jízdenky
rule-text-S2 = Každý dostane jednu dlouhou jízdenku a { $opening } { $opening ->
    [one] běžnou
    [few] běžné
   *[other] běžných
  }. Dlouhé jízdenky, které nikdo nedostane, opustí hru, aniž by je kdo viděl.
rule-title-S3 = Výběr jízdenek
rule-text-S3 = Z jízdenek, které dostaneš, si nech aspoň { $opening_keep }. Všichni vybírají současně a tajně.

    { $map ->
        [europe] Co vrátíš, opustí hru. Vrátit smíš i dlouhou jízdenku.
       *[other] Co vrátíš, přijde dospod balíčku jízdenek.
    }
rule-title-S4 = Kdo začíná
rule-text-S4 = Začíná první místo u stolu, dál se hraje po řadě. Před začátkem se u stolu rozhodne, zda místa zůstanou, jak jsou, nebo se zamíchají.
rule-title-S5 = Hromádky známek
rule-text-S5 = Známky se srovnají do hromádek podle obrázku: ve čtyřech hráčích po třech, jinak po dvou. Na každé vyznačené místo přijde jedna hromádka. O tom, který obrázek leží kde, rozhodne náhoda. Dvě hromádky zbudou.
rule-title-S6 = Zbylé hromádky, 3 nebo 4 hráči
rule-text-S6 = Po výběru jízdenek položí poslední hráč jednu zbylou hromádku na místo bez známek. Pak totéž udělá předposlední hráč s tou druhou.
rule-title-S7 = Zbylé známky, 2 hráči
rule-text-S7 = Po výběru jízdenek položí druhý hráč po jedné známce z obou zbylých obrázků na dvě různá prázdná místa. Zbytek těchto hromádek opustí hru.

## Your turn
rule-title-T1 = Jedna akce
rule-text-T1 = Ve svém tahu uděláš právě jednu věc: lízneš si karty, obsadíš trať{ $stations ->
    [0] , nebo si lízneš jízdenky.
   *[other] , lízneš si jízdenky, nebo postavíš nádraží.
  } Než začne hrát další, dokonči ji.
rule-title-T2 = Bez pasování
rule-text-T2 = Pasovat smíš, jen když nejde nic jiného. Musí-li pasovat všichni hráči po sobě, hra hned končí a spočítají se body.

## Drawing cards
rule-title-M1 = Dvě karty
rule-text-M1 = Vezmi si dvě karty, jednu po druhé. Každou buď z nabídky, nebo naslepo z balíčku. Karta z nabídky se hned doplní, takže jako druhou si můžeš vzít i tu novou.

    Druhá karta je povinná, pokud je nějaká, kterou si vzít smíš.
rule-title-M2 = Žolík z nabídky
rule-text-M2 = Žolík neboli divoká karta ({ $wild }) ležící v nabídce platí za dvě karty: vezmeš-li si ho jako první, druhou už si nelízneš. Jako druhou kartu si ho vzít nesmíš. Žolík líznutý naslepo z balíčku je obyčejná karta.
rule-title-M3 = Tři žolíci
rule-text-M3 = Jakmile jsou v nabídce aspoň tři { $wilds }, všech pět karet se odhodí a vyloží se pět nových. Opakuje se to, dokud je třeba a dokud to jde.
rule-title-M4 = Prázdný balíček
rule-text-M4 = Když balíček dojde, odhozené karty se zamíchají a stanou se novým balíčkem, i uprostřed tahu.
rule-title-M5 = Došly karty
rule-text-M5 = Když je prázdný balíček a nic není ani odhozeno, naslepo lízat nelze a v nabídce zůstávají mezery. Doplní se, až se nějaké karty vrátí. Není-li druhá karta, kterou si smíš vzít, tvůj tah končí po první.
rule-title-M6 = Bez omezení
rule-text-M6 = Karet i jízdenek můžeš mít, kolik chceš.

## Claiming a route
rule-title-C1 = Karty na trať
rule-text-C1 = Zahraj tolik karet, kolik má trať polí, všechny v její barvě. Žolík neboli divoká karta ({ $wild }) zastoupí libovolnou barvu. Zahrát můžeš i jen { $wilds }.

    Na šedou trať se hodí kterákoli barva, ale všechny karty musí mít stejnou.
rule-title-C2 = Volná trať, dost figurek
rule-text-C2 = Trať musí být volná a na každé její pole potřebuješ { $cars ->
    [vagony] jeden svůj vagon
    [tramvaje] jednu svou tramvaj
   *[other] jednu svou figurku ({ $cars })
  }. Obsazuješ celou trať najednou a za tah jen jednu. Na tvé ostatní tratě navazovat nemusí.
rule-title-C3 = Body hned
rule-text-C3 = Zahrané karty se odhodí. Body podle délky trati získáš okamžitě.
rule-title-C4 = Dvojité tratě
rule-text-C4 = Dvě koleje mezi týmiž dvěma místy jsou dvojitá trať. Obě mít nikdo nesmí. Ve hře pro nejvýš { $closed } { $closed ->
    [one] hráče
    [few] hráče
   *[other] hráčů
  } lze použít jen jednu z nich: jakmile ji někdo obsadí, druhá je pro všechny uzavřená.
rule-title-C5 = Trajekty
rule-text-C5 = Trajekt má na některých polích symbol žolíka. Na každé takové pole musí přijít { $wild }. Ostatní pole se platí jako obvykle.
rule-title-C6 = Turistické známky
rule-text-C6 = Když obsadíš trať, podívej se na hromádky známek na obou jejích koncích. Je-li tam obrázek, který ještě nemáš, jednu známku si vezmeš. Je-li pro tebe známka na obou koncích, vybereš si.

## Tunnels
rule-title-U1 = Otočí se tři karty
rule-text-U1 = Tunel poznáš podle čárkovaného okraje. Vylož na něj karty jako obvykle. Pak se z balíčku otočí tři karty.
rule-title-U2 = Příplatek
rule-text-U2 = Za každou otočenou kartu v barvě, kterou platíš, přidáš jednu další kartu té barvy. Stejně se počítá i každý otočený žolík ({ $wild }). Příplatek smíš zaplatit i žolíky.

    Vyložíš-li jen { $wilds }, počítají se jen otočení žolíci a připlácí se jen žolíky.
rule-title-U3 = Platit, nebo couvnout
rule-text-U3 = Zaplať příplatek a tunel je tvůj. Nebo si vezmi karty zpět; tah pak končí bez trati. Hra se tě zeptá, i když zaplatit nemůžeš, aby se nikdo nedozvěděl, co máš v ruce. Bez příplatku je tunel hned tvůj.
rule-title-U4 = Otočené karty
rule-text-U4 = Tři otočené karty se na konci tahu odhodí.

## Tickets
rule-title-K1 = Další jízdenky
rule-text-K1 = Lízni si { $drawn } { $drawn ->
    [one] jízdenku
    [few] jízdenky
   *[other] jízdenek
  } a nech si aspoň { $keep }. Co vrátíš, přijde dospod balíčku jízdenek. To je celý tvůj tah.
rule-title-K2 = Poslední jízdenka
rule-text-K2 = Zbývá-li jízdenek méně, vezmeš si ty. Jedinou poslední jízdenku si musíš nechat.
rule-title-K3 = Napořád a tajně
rule-text-K3 = Jízdenka, kterou si necháš, je tvoje až do konce, splněná i nesplněná. Do té doby ji nikdo jiný neuvidí. Kolik jich máš, vědí všichni.

## Stations
rule-title-B1 = Kde a kolik
rule-text-B1 = Stavět smíš na každém místě, kde nádraží ještě není. Jedno za tah, nejvýš { $stations } za hru. Trať tam mít nemusíš.
rule-title-B2 = Cena
rule-text-B2 = První nádraží stojí jednu libovolnou kartu. Druhé stojí dvě karty jedné barvy, třetí tři. Žolík ({ $wild }) zastoupí libovolnou barvu.
rule-title-B3 = Půjčená trať
rule-text-B3 = Na konci ti každé tvé nádraží dovolí použít jednu trať jednoho soupeře, která tam vede, a to pro všechny tvé jízdenky. Nejlepší volba se najde za tebe. Hra ji ukazuje už v průběhu.

## The end and the score
rule-title-E1 = Poslední kolo
rule-text-E1 = Když má někdo na konci svého tahu { $last_at ->
    [one] { $cars } v počtu nejvýš { $last_at }
    [few] nejvýš { $last_at } { $cars }
   *[other] { $cars } v počtu nejvýš { $last_at }
  }, má každý ještě jeden tah, i tento hráč. Pak se spočítají body. Součet může být i záporný.
rule-title-E2 = Jízdenky
rule-text-E2 = Jízdenka je splněná, když její dvě místa spojují tvé tratě{ $stations ->
    [0] .
   *[other] , případně i ty půjčené.
  } Body ze splněné jízdenky se přičtou, z nesplněné odečtou.
rule-title-E3 = Zbylá nádraží
rule-text-E3 = Za každé nádraží, které nepostavíš, { $unbuilt ->
    [one] je { $unbuilt } bod
    [few] jsou { $unbuilt } body
   *[other] je { $unbuilt } bodů
  }.
rule-title-E4 = Nejdelší cesta
rule-text-E4 = Nejdelší souvislá cesta, kterou tvoří vlastní { $cars }, přináší { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodů
  }. Místem smí projít víckrát, ale žádnou tratí dvakrát. Půjčené tratě se nepočítají. Při shodě dostane body každý, kdo má nejdelší cestu.{ $map ->
    [europe] {" "}Odměna za ni je Evropský Express.
   *[other] {""}
  }
rule-title-E5 = Známky
rule-text-E5 = Čím víc různých známek máš, tím víc bodů za ně dostaneš.
rule-title-E6 = Kdo vyhrává
rule-text-E6 = Vyhrává, kdo má nejvíc bodů. Při shodě vyhrává hráč s více splněnými jízdenkami.{ $stations ->
    [0] {" "}Když ani to nerozhodne, o vítězství se hráči podělí.
   *[other] {" "}Dál rozhoduje méně postavených nádraží, pak nejdelší cesta. Jinak se hráči o vítězství podělí.
  }

## Who knows what
rule-title-V1 = Vědí všichni
rule-text-V1 = Nabídka a odhozené karty, mapa, dosavadní body a vše, co kdo vezme z nabídky nebo zahraje. Také počty: karty, jízdenky a { $cars } každého hráče.
rule-title-V2 = Víš jen ty
rule-text-V2 = Tvé karty v ruce, tvé jízdenky a to, co si lízneš naslepo nebo vrátíš.
rule-title-V3 = Skryté do konce
rule-text-V3 = Pořadí karet v balíčcích a jízdenky, které opustily hru. Po konci se všechny jízdenky ukážou a rozdání lze ověřit.

## Pictures
rule-figure-M2 = Nabídka, vpravo { $wild }.
rule-figure-C1 = { $route }: { $length } { $length ->
    [one] pole
    [few] pole
   *[other] polí
  }. Tři způsoby, jak zaplatit.
rule-figure-C1-grey = { $route } je šedá: hodí se kterákoli jedna barva.
rule-figure-C4 = { $route }: jedna kolej je obsazená.
rule-figure-C5 = { $route } je trajekt: { $count ->
    [one] je potřeba { $count } { $wild }
    [few] jsou potřeba { $count } { $wilds }
   *[other] je potřeba { $count } { $wilds }
  }.
rule-figure-C6 = Trať, na jejímž konci leží známky: { $place }.
rule-figure-U2 = { $route } je tunel. Za dvě ze tří otočených karet se připlácí: je to karta stejné barvy a { $wild }.
rule-figure-K1 = Jízdenka: dvě místa a body za jejich spojení.
rule-figure-B3 = Nádraží ({ $place }) dovoluje svému majiteli použít soupeřovu trať { $route }.
rule-figure-E2 = Spojeno: tato jízdenka je splněná.
rule-figure-E5 = Tři různé známky.
