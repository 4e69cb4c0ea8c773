# Czech. The lessons: what the coach says. Keep it short; it stands in a strip above the board.
# Place names (places.json) and colours must be those of the board, as the page writes them.
# A text that ends in -1 or -2 comes before the step itself and only shows something.
#   $rival  the name of the opponent

lesson-coach = Rádce
lesson-step = Krok { $step } z { $steps }
lesson-more = Dál
lesson-point = Ukaž mi
lesson-hide = Skrýt
lesson-rule = Pravidlo { $rule }
lesson-show = Zpět k lekci
lesson-wait = Chvilku strpení…
lesson-next = Dál: co je nového v Evropě
lesson-play = Zahrát si
lesson-rules = Přečíst pravidla
lesson-own = Po svém? Jen do toho! Odteď ti budu radit, co se mi zdá nejlepší.

## Your first game: San Francisco
lesson-first-opening-1 = Vítej v San Francisku! Obsazuješ tratě mezi místy. Body jsou za tratě, jízdenky a známky. Kdo jich má nejvíc, vyhrává.
lesson-first-opening-2 = Tohle jsi ty. Máš 20 tramvají, jednu na každé pole, které obsadíš. Jakmile někomu zbývají dvě nebo méně, začíná poslední kolo.
lesson-first-opening = Na každé jízdence jsou dvě místa, která máš spojit. Číslo říká, kolik je za to bodů. Nech si obě.
lesson-first-market = Tratě se platí kartami v jejich barvě. Těchto pět karet je nabídka. Vezmi si modrou.
lesson-first-second-card = Za tah si bereš dvě karty. Mezera se hned doplnila. Vezmi si fialovou.
lesson-first-collect = { $rival } má trajekt na Alcatraz. My sbíráme dál: vezmi si fialovou kartu.
lesson-first-collect-second = A jako druhou oranžovou. Bude se hodit.
lesson-first-claim-1 = Haight Ashbury – The Castro má dvě koleje: je to dvojitá trať. Ve dvou hráčích se smí použít jen jedna z nich.
lesson-first-claim = Obsaď modrou kolej. Má jedno pole, stojí tedy jednu modrou kartu. Vyber ji a zaplať.
lesson-first-wild-1 = Jeden bod a k tomu turistická známka: ležela na místě The Castro. Sbírej různé, na konci za ně budou body.
lesson-first-wild = Karta trajektu je žolík: zastoupí libovolnou barvu. Když si ji vezmeš z nabídky, je to v tomto tahu tvá jediná karta. Vezmi si ji!
lesson-first-grey = Na šedou trať se hodí kterákoli jedna barva. Mission District – Painted Ladies má tři pole a je za 4 body. Zaplať třemi fialovými kartami.
lesson-first-tickets = Víc jízdenek znamená víc bodů, když je splníš. Za nesplněnou se body odečtou. Líznutí stojí celý tah. Zkusme to.
lesson-first-keep = Aspoň jednu si musíš nechat. Hodí se nám Alcatraz – Lombard Street. U druhé zruš zaškrtnutí a potvrď to.
lesson-first-ferry = Alcatraz – Fort Mason je trajekt: na vyznačené pole patří karta trajektu, na druhé oranžová karta. Máš obě.
lesson-first-plan = Mezi Fort Mason a Lombard Street chybí jedno červené pole. Vezmi si červenou kartu.
lesson-first-deck = Žádná jiná odkrytá karta nám teď nepomůže. Lízni si naslepo z balíčku.
lesson-first-complete = Obsaď Fort Mason – Lombard Street svou červenou kartou. Tím splníš jízdenku!
lesson-first-reset-1 = Hotovo: jízdenka Alcatraz – Lombard Street je splněná. Do konce hry o tom víš jen ty.
lesson-first-reset = V nabídce ležely tři karty trajektu, a tak se všech pět karet vyměnilo. Takové je pravidlo. Vezmi si černou kartu.
lesson-first-blind = A druhou naslepo, prosím.
lesson-first-link = Obsaď Mission District – The Castro černou kartou. Spojí to Haight Ashbury a Mission District: tvoje druhá jízdenka.
lesson-first-double = Teď jízdenka na Twin Peaks. Obsaď fialovou kolej trati Fort Mason – Pacific Heights.
lesson-first-threes = Z Mission District na Twin Peaks jsou to tři červená pole. Jednu červenou kartu máš. Vezmi si další.
lesson-first-threes-second = A třetí.
lesson-first-longer = Obsaď Mission District – Twin Peaks. Delší tratě se vyplatí: za tři pole jsou 4 body, ne 3.
lesson-first-wild-again = Vezmi si kartu trajektu. Hodí se všude.
lesson-first-all-wild = Platit můžeš i jen kartami trajektu. Obsaď Pier 39 – The Embarcadero: známku, která tam leží, ještě nemáš.
lesson-first-save = Chybí jediný úsek: Pacific Heights – Painted Ladies, dvě černá pole. Jednu černou kartu máš. Místo druhé si vezmi kartu trajektu.
lesson-first-last-1 = { $rival } má už jen dvě tramvaje. Začalo poslední kolo a tohle je tvůj poslední tah.
lesson-first-last = Obsaď černou kolej trati Pacific Heights – Painted Ladies. Tím spojíš Alcatraz a Twin Peaks!
lesson-first-over = To byla celá hra! Dole se sčítají body za tratě, jízdenky a známky. Vyber číslo a uvidíš, z čeho je složené.

## What Europe adds
lesson-europe-tunnel-1 = Přebíráš hru na mapě Evropy krátce před koncem. Místo tramvají jsou tu vagony, 45 pro každého. Tobě jich zbývá 11.
lesson-europe-tunnel-2 = Každý dostává jednu dlouhou jízdenku. Tvoje je Brest – Petrohrad za 20 bodů. Jenže poslední úsek do Petrohradu drží { $rival }.
lesson-europe-tunnel = Nejdřív tunel. Poznáš ho podle čárkovaného okraje. Obsaď Paříž – Curych třemi modrými kartami.
lesson-europe-surcharge = Otočily se tři karty. Jedna je modrá jako ty tvoje, a tak tunel stojí ještě jednu modrou kartu. Zaplať ji.
lesson-europe-green = Tunel je tvůj. Teď sbíráme zelenou. Vezmi si tuhle kartu.
lesson-europe-green-second = A tuhle.
lesson-europe-tunnel-again = Další tunel: Cařihrad – Smyrna. Zkus ho za dvě zelené karty.
lesson-europe-withdraw = Otočila se lokomotiva. Počítá se ke každé barvě: o jednu kartu víc. Zelené karty ale potřebujeme jinde. Couvni: karty ti zůstanou, jen tah končí.
lesson-europe-station = Teď nádraží. Dovolí ti použít jednu soupeřovu trať, která do něj vede. Postav ho ve Stockholmu a zaplať jednu kartu, tu červenou. Další by stálo dvě, poslední tři.
lesson-europe-ferry-1 = Dlouhá jízdenka je splněná: nádraží si půjčuje Stockholm – Petrohrad. Za každé nádraží, které nepotřebuješ, jsou na konci 4 body.
lesson-europe-ferry = Athény – Smyrna je trajekt: na vyznačené pole patří lokomotiva, na druhé karta libovolné barvy. Zaplať oranžovou kartou a lokomotivou.
lesson-europe-longest = Za nejdelší cestu, Evropský Express, je 10 bodů. Barcelona – Marseille tu tvou prodlouží o čtyři pole. Zaplať čtyřmi zelenými kartami.
lesson-europe-last-1 = Zbývají ti dva vagony. Tím začalo poslední kolo a tohle je tvůj poslední tah.
lesson-europe-last = Obsadit už nejde nic. Lízni si kartu z balíčku.
lesson-europe-last-second = A ještě jednu. Pak se spočítají body.
lesson-europe-over = Teď už Evropu znáš. Podívej se na body: jízdenky, dvě nepostavená nádraží a nejdelší cesta. Vyber číslo a uvidíš, z čeho je složené.

## In general, for who leaves the written game
lesson-own-keep = Nech si jízdenky, jejichž místa leží blízko sebe nebo tvých tratí. U těch, které radím vrátit, zruš zaškrtnutí.
lesson-own-draw-deck = Radím líznout si naslepo z balíčku: žádná odkrytá karta není lepší.
lesson-own-draw-market = Radím vzít si tuhle kartu z nabídky.
lesson-own-draw-wild = Moje rada je { $wild }: hodí se všude. V tomto tahu to bude jediná karta.
lesson-own-tickets = Radím líznout si jízdenky: času na jejich splnění je dost.
lesson-own-claim = Radím obsadit tuhle trať. Karty na ni máš.
lesson-own-claim-grey = Radím obsadit tuhle šedou trať. Hodí se kterákoli jedna barva.
lesson-own-claim-ferry = Radím obsadit tenhle trajekt. Na jeho vyznačená pole patří { $wilds }.
lesson-own-claim-tunnel = Radím zkusit tenhle tunel. Otočí se tři karty a možná bude stát víc.
lesson-own-pay = Radím zaplatit: tunel pak bude tvůj.
lesson-own-withdraw = Radím couvnout. Karty ti zůstanou.
lesson-own-station = Radím postavit tady nádraží a půjčit si trať pro tvé jízdenky.
lesson-own-take = Radím vzít si tuhle známku.
lesson-own-place = Radím položit známky sem.
lesson-own-pass = Nic jiného nejde: pasuj.
