# Slovak. The rules in our own words, one message for each rule. A blank line begins a new
# paragraph. Numbers come from the board; these words do too, always in the nominative:
#   $wild, $wilds  what the wild card is called (lokomotíva, karta trajektu)
#   $car, $cars    what the playing pieces are called (vagón, lanová električka)
#   $map           the board: europe, san_francisco, or another

rules-title = Pravidlá: { $title }
rules-lead = Pre { $players_min } až { $players_max } hráčov. Všetko, čo pravidlá hovoria, jedno po druhom.
rules-choose = Mapy
rules-search = Hľadať v pravidlách
rules-found = { $count ->
    [0] Nič sa nenašlo. Skús iné slovo.
    [one] Našlo sa 1 pravidlo
    [few] Našli sa { $count } pravidlá
    [many] Našlo sa { $count } pravidla
   *[other] Našlo sa { $count } pravidiel
  }
rules-clear = Zrušiť hľadanie
rules-contents = Obsah
rules-print = Keď hra niečo odmietne, uvedie pravidlo týmto písmenom a číslom.
rules-lesson = Chceš sa radšej učiť hraním?

## The game in short
rules-goal-title = O čo ide
rules-goal = Na mape obsadzuješ trasy medzi miestami. Za každú trasu máš hneď body.

    Na každom lístku (karte cieľových staníc) sú dve miesta. Ak ich do konca hry spojíš svojimi trasami, získaš body z lístka. Ak nie, stratíš ich.

    { $map ->
        [europe] Body sú aj za stanice, ktoré nepostavíš, a za najdlhšiu cestu: Európsky Expres.
        [san_francisco] Cestou zbieraš turistické známky. Čím viac rôznych, tým lepšie.
       *[other] Na mape môžu byť aj ďalšie spôsoby, ako získať body. Nájdeš ich nižšie.
    }
rules-box-title = Obsah balenia
rules-box-cars = { $cars } na hráča
rules-box-cards = Karty každej farby
rules-box-colours = Farby
rules-box-wilds = { $wilds } (divoké karty)
rules-box-stations = Stanice na hráča
rules-box-symbols = Druhy známok
rules-box-tickets = Lístky (karty cieľových staníc)
rules-box-long = Dlhé lístky (dlhé trate)
rules-points-title = Body za trasu
rules-points-length = Políčka
rules-points-points = Body
rules-tokens-title = Body za známky
rules-tokens-count = Rôzne známky

## Parts
rule-part-S = Pred prvým ťahom
rule-part-T = Tvoj ťah
rule-part-M = Ťahanie kariet
rule-part-C = Obsadenie trasy
rule-part-U = Tunely
rule-part-K = Lístky
rule-part-B = Stanice
rule-part-E = Koniec a skóre
rule-part-V = Kto čo vie

## Before the first turn
rule-title-S1 = Karty a ponuka
rule-text-S1 = Každý dostane { $hand } { $hand ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] kariet
  }. Ďalších päť leží odkrytých: to je ponuka. Zvyšok tvorí balíček.
rule-title-S2 = Dlhé lístky
rule-text-S2 = Každý dostane jeden dlhý lístok a { $opening } { $opening ->
    [one] bežný
    [few] bežné
    [many] bežného
   *[other] bežných
  }. Dlhé lístky, ktoré nikto nedostal, idú z hry preč bez toho, aby ich niekto videl.
rule-title-S3 = Výber lístkov
rule-text-S3 = Z rozdaných lístkov si nechaj aspoň { $opening_keep }. Všetci si vyberajú naraz a tajne.

    { $map ->
        [europe] Čo vrátiš, ide z hry preč. Vrátiť môžeš aj dlhý lístok.
       *[other] Čo vrátiš, ide dospodu balíčka lístkov.
    }
rule-title-S4 = Kto začína
rule-text-S4 = Začína prvé miesto pri stole a hrá sa dookola. Pred začiatkom sa pri stole rozhodne, či miesta zostanú, alebo sa zamiešajú.
rule-title-S5 = Kôpky známok
rule-text-S5 = Známky sa rozdelia do kôpok podľa obrázka: po tri pri štyroch hráčoch, inak po dve. Na každé označené miesto príde jedna kôpka. O tom, ktorý obrázok kam príde, rozhodne náhoda. Dve kôpky zostanú.
rule-title-S6 = Zvyšné kôpky, 3 alebo 4 hráči
rule-text-S6 = Po výbere lístkov položí posledný hráč v poradí jednu zvyšnú kôpku na miesto bez známok. Potom hráč pred ním urobí to isté s druhou kôpkou.
rule-title-S7 = Zvyšné známky, 2 hráči
rule-text-S7 = Po výbere lístkov položí druhý hráč po jednej známke z oboch zvyšných obrázkov na dve rôzne prázdne miesta. Zvyšok týchto kôpok ide z hry preč.

## Your turn
rule-title-T1 = Jedna akcia
rule-text-T1 = Vo svojom ťahu urobíš práve jednu vec: potiahneš si karty, obsadíš trasu{ $stations ->
    [0] {" "}alebo si potiahneš lístky.
   *[other] , potiahneš si lístky alebo postavíš stanicu.
  } Dokonči ju skôr, než začne ďalší hráč.
rule-title-T2 = Ťah sa nevynecháva
rule-text-T2 = Vynechať ťah môžeš, len keď sa nič iné nedá. Ak musia po sebe vynechať všetci hráči, hra sa hneď končí a spočítajú sa body.

## Drawing cards
rule-title-M1 = Dve karty
rule-text-M1 = Vezmi si dve karty, jednu po druhej. Každú buď z ponuky, alebo naslepo z balíčka. Karta z ponuky sa hneď nahradí, takže novú si môžeš vziať ako druhú.

    Druhá karta je povinná, kým je nejaká, ktorú si smieš vziať.
rule-title-M2 = Divoká karta z ponuky
rule-text-M2 = Odkrytá divoká karta ({ $wild }) sa ráta za dve: ak si ju vezmeš ako prvú, druhú už neťaháš. Ako druhú si ju vziať nemôžeš. Divoká karta potiahnutá naslepo z balíčka je karta ako každá iná.
rule-title-M3 = Tri divoké karty
rule-text-M3 = Keď sú v ponuke aspoň tri { $wilds }, odhodí sa všetkých päť kariet a odkryje sa päť nových. Opakuje sa to, kým treba a kým je z čoho.
rule-title-M4 = Prázdny balíček
rule-text-M4 = Keď sa balíček minie, odhodené karty sa zamiešajú a je z nich nový balíček, hoci aj uprostred ťahu.
rule-title-M5 = Došli karty
rule-text-M5 = Ak je balíček prázdny a niet ani odhodených kariet, naslepo sa ťahať nedá a v ponuke zostanú medzery. Zaplnia sa, keď sa nejaké karty vrátia. Ak niet druhej karty, ktorú si smieš vziať, tvoj ťah sa končí po prvej.
rule-title-M6 = Bez obmedzení
rule-text-M6 = Kariet aj lístkov môžeš mať, koľko chceš.

## Claiming a route
rule-title-C1 = Karty na trasu
rule-text-C1 = Zahraj toľko kariet, koľko má trasa políčok, všetky v jej farbe. Divoká karta ({ $wild }) nahradí ktorúkoľvek farbu. V platbe môžu byť aj samé { $wilds }.

    Sivú trasu zaplatíš ktoroukoľvek farbou, no všetky karty musia mať tú istú.
rule-title-C2 = Voľná trasa a dosť figúrok
rule-text-C2 = Trasa musí byť voľná a na každé políčko potrebuješ jednu figúrku zo svojej zásoby ({ $cars }). Celú trasu obsadíš v jednom ťahu a v jednom ťahu len jednu trasu. Nemusí nadväzovať na tvoje ostatné trasy.
rule-title-C3 = Body hneď
rule-text-C3 = Zahrané karty sa odhodia. Body za dĺžku trasy máš hneď.
rule-title-C4 = Dvojité trasy
rule-text-C4 = Dve trate medzi tými istými dvoma miestami sú dvojitá trasa. Nikto nesmie mať obe. { $closed ->
    [2] Pri { $closed } hráčoch
   *[other] Pri najviac { $closed } hráčoch
  } sa dá použiť len jedna z nich: keď je obsadená, druhá sa zatvorí pre všetkých.
rule-title-C5 = Trajekty
rule-text-C5 = Trajekt má na niektorých políčkach symbol divokej karty. Za každý symbol musí byť v platbe jedna { $wild }. Ostatné políčka sa platia ako zvyčajne.
rule-title-C6 = Turistické známky
rule-text-C6 = Keď obsadíš trasu, pozri sa na kôpky známok na oboch jej koncoch. Ak je tam obrázok, ktorý ešte nemáš, vezmeš si jednu známku. Ak je pre teba známka na oboch koncoch, vyberieš si.

## Tunnels
rule-title-U1 = Otočia sa tri karty
rule-text-U1 = Tunel spoznáš podľa prerušovaného okraja. Vylož naň karty ako zvyčajne. Potom sa z balíčka otočia tri karty.
rule-title-U2 = Príplatok
rule-text-U2 = Každá otočená karta farby, ktorou platíš, stojí ďalšiu kartu tejto farby. Rovnako každá otočená divoká karta ({ $wild }). V príplatku môžu byť aj { $wilds }.

    Ak boli vyložené samé { $wilds }, rátajú sa iba otočené { $wilds } a v príplatku smú byť len { $wilds }.
rule-title-U3 = Zaplať, alebo sa vráť
rule-text-U3 = Zaplať príplatok a tunel je tvoj. Alebo si vezmi karty späť; ťah sa tým končí bez trasy. Hra sa ťa spýta, aj keď zaplatiť nemôžeš, aby nikto nezistil, čo máš v ruke. Bez príplatku je tunel hneď tvoj.
rule-title-U4 = Otočené karty
rule-text-U4 = Tri otočené karty sa na konci ťahu odhodia.

## Tickets
rule-title-K1 = Ďalšie lístky
rule-text-K1 = Potiahni si { $drawn } { $drawn ->
    [one] lístok
    [few] lístky
    [many] lístka
   *[other] lístkov
  } z balíčka a nechaj si aspoň { $keep }. Čo vrátiš, ide dospodu balíčka lístkov. To je celý tvoj ťah.
rule-title-K2 = Posledný lístok
rule-text-K2 = Ak je lístkov menej, vezmeš si tie, ktoré zostali. Jediný posledný lístok si musíš nechať.
rule-title-K3 = Natrvalo a v tajnosti
rule-text-K3 = Lístok, ktorý si necháš, je tvoj do konca, či ho splníš, alebo nie. Dovtedy ho nikto iný nevidí. Koľko lístkov máš, vidia všetci.

## Stations
rule-title-B1 = Kde a koľko
rule-text-B1 = Stavať môžeš na ktoromkoľvek mieste bez stanice. Jednu za ťah, za celú hru najviac { $stations }. Trasu tam mať nemusíš.
rule-title-B2 = Cena
rule-text-B2 = Prvá stanica stojí jednu ľubovoľnú kartu. Druhá dve karty jednej farby, tretia tri. Divoká karta ({ $wild }) nahradí ktorúkoľvek farbu.
rule-title-B3 = Požičaná trasa
rule-text-B3 = Na konci ti každá tvoja stanica dovolí použiť pre všetky tvoje lístky jednu súperovu trasu, ktorá tam vedie. Najlepšia voľba sa nájde za teba. Počas hry ju vidíš pri stole.

## The end and the score
rule-title-E1 = Posledné kolo
rule-text-E1 = Keď má niekto na konci svojho ťahu najviac { $last_at } { $last_at ->
    [one] figúrku
    [few] figúrky
    [many] figúrky
   *[other] figúrok
  } ({ $cars }), každý odohrá ešte jeden ťah, aj tento hráč. Potom sa spočítajú body. Súčet môže byť aj pod nulou.
rule-title-E2 = Lístky
rule-text-E2 = Lístok je splnený, ak tvoje trasy spájajú obe jeho miesta{ $stations ->
    [0] .
   *[other] , podľa potreby aj cez požičané trasy.
  } Splnený lístok svoje body pridá. Každý iný ich odoberie.
rule-title-E3 = Zvyšné stanice
rule-text-E3 = Za každú nepostavenú stanicu máš { $unbuilt } { $unbuilt ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }.
rule-title-E4 = Najdlhšia cesta
rule-text-E4 = Najdlhšia súvislá cesta, ktorú tvoria vlastné { $cars }, má hodnotu { $longest } { $longest ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
  }. Cez jedno miesto môže viesť aj viackrát, po jednej trase len raz. Požičané trasy sa nerátajú. Kto má rovnako dlhú, dostane body tiež.{ $map ->
    [europe] {" "}Odmena za ňu je Európsky Expres.
   *[other] {""}
  }
rule-title-E5 = Známky
rule-text-E5 = Čím viac rôznych známok máš, tým viac bodov za ne je.
rule-title-E6 = Kto vyhráva
rule-text-E6 = Vyhráva, kto má najviac bodov. Pri rovnosti rozhodne viac splnených lístkov.{ $stations ->
    [0] {" "}Ak je aj tých rovnako, hráči sa o víťazstvo podelia.
   *[other] {" "}Potom menej postavených staníc, potom najdlhšia cesta. Inak sa hráči o víťazstvo podelia.
  }

## Who knows what
rule-title-V1 = Vidia všetci
rule-text-V1 = Ponuku a odhodené karty, mapu, doterajšie body a to, čo kto berie z ponuky alebo hrá. Aj to, koľko čoho kto má: karty, lístky, { $cars }.
rule-title-V2 = Vidíš len ty
rule-text-V2 = Svoje karty v ruke, svoje lístky a to, čo si naslepo ťaháš alebo vraciaš.
rule-title-V3 = Skryté do konca
rule-text-V3 = Poradie v balíčkoch a lístky, ktoré išli z hry preč. Po skončení sa všetky lístky ukážu a rozdanie sa dá overiť.

## Pictures
rule-figure-M2 = Ponuka s jednou divokou kartou vpravo: { $wild }.
rule-figure-C1 = { $route }: { $length } { $length ->
    [one] políčko
    [few] políčka
    [many] políčka
   *[other] políčok
  }. Tri spôsoby, ako zaplatiť.
rule-figure-C1-grey = { $route } je sivá: stačí ktorákoľvek jedna farba.
rule-figure-C4 = { $route }: jedna trať je obsadená.
rule-figure-C5 = { $route } je trajekt. Jeho cena: aspoň { $count ->
    [one] jedna { $wild }
   *[other] { $count } { $wilds }
  }.
rule-figure-C6 = Trasa na miesto so známkami: { $place }.
rule-figure-U2 = { $route } je tunel. Dve z troch otočených kariet znamenajú príplatok: karta rovnakej farby a { $wild }.
rule-figure-K1 = Lístok: dve miesta a jeho body.
rule-figure-B3 = Stanica ({ $place }) dovolí svojmu majiteľovi použiť trasu { $route }, ktorá patrí inému hráčovi.
rule-figure-E2 = Spojené: tento lístok je splnený.
rule-figure-E5 = Tri rôzne známky.
