# Finnish. The rules in our own words, one message for each rule. A blank line begins a new
# paragraph. Numbers come from the board; these words do too:
#   $wild, $wilds  what the wild card is called (veturi, lauttakortti)
#   $car, $cars    what the playing pieces are called (vaunu, raitiovaunu)
#   $map           the board: europe, san_francisco, or another
# Where a case is needed that a variable does not bring, a text chooses by the word itself; its
# last branch (jokeri, vaunu) is right on any board.

rules-title = Säännöt: { $title }
rules-lead = { $players_min }–{ $players_max } pelaajaa. Kaikki, mitä säännöt sanovat, sääntö kerrallaan.
rules-choose = Pelilaudat
rules-search = Hae säännöistä
rules-found = { $count ->
    [0] Mitään ei löytynyt. Kokeile toista sanaa.
    [one] 1 sääntö löytyi
   *[other] { $count } sääntöä löytyi
  }
rules-clear = Tyhjennä haku
rules-contents = Sisällys
rules-print = Kun siirto ei kelpaa, pöytä kertoo säännön näillä kirjaimilla ja numeroilla.
rules-lesson = Opitko mieluummin pelaamalla?

## The game in short
rules-goal-title = Mistä on kyse
rules-goal = Rakennat reittejä kartan paikkojen välille. Jokaisesta reitistä saa heti pisteitä.

    Jokaisessa menolipussasi on kaksi paikkaa. Yhdistä ne reiteilläsi ennen pelin loppua, niin saat lipun pisteet. Jos et onnistu, menetät ne.

    { $map ->
        [europe] Pisteitä saa myös asemista, joita et tarvinnut, ja pisimmästä reitistä: Eurooppa-ekspressistä.
        [san_francisco] Matkan varrella keräät turistimerkkejä. Erilaiset ovat arvokkaampia.
       *[other] Laudalla voi olla muitakin tapoja saada pisteitä. Ne selitetään alla.
    }
rules-box-title = Laatikossa
rules-box-cars = { $cars } / pelaaja
rules-box-cards = Kortit / väri
rules-box-colours = Värit
rules-box-wilds = { $wilds } (jokerit)
rules-box-stations = Asemat / pelaaja
rules-box-symbols = Erilaiset turistimerkit
rules-box-tickets = Menoliput
rules-box-long = Pitkät menoliput
rules-points-title = Reitin pisteet
rules-points-length = Ruutuja
rules-points-points = Pisteitä
rules-tokens-title = Merkkien pisteet
rules-tokens-count = Erilaisia merkkejä

## Parts
rule-part-S = Ennen ensimmäistä vuoroa
rule-part-T = Vuorosi
rule-part-M = Korttien nostaminen
rule-part-C = Reitin rakentaminen
rule-part-U = Tunnelit
rule-part-K = Menoliput
rule-part-B = Asemat
rule-part-E = Pelin loppu ja pisteet
rule-part-V = Kuka tietää mitä

## Before the first turn
rule-title-S1 = Käsi ja avoimet kortit
rule-text-S1 = Jokaiselle jaetaan { $hand } korttia. Viisi korttia käännetään näkyviin: avoimet kortit. Loput ovat pakka.
rule-title-S2 = Pitkät menoliput
rule-text-S2 = Jokainen saa yhden pitkän menolipun ja { $opening } tavallista. Pitkät menoliput, joita kukaan ei saanut, poistuvat pelistä näkemättä.
rule-title-S3 = Menolippujen valinta
rule-text-S3 = Pidä saamistasi menolipuista vähintään { $opening_keep }. Kaikki valitsevat yhtä aikaa ja salassa.

    { $map ->
        [europe] Palautetut liput poistuvat pelistä. Myös pitkän menolipun saa palauttaa.
       *[other] Palautetut liput menevät menolippupakan pohjalle.
    }
rule-title-S4 = Kuka aloittaa
rule-text-S4 = Ensimmäisellä paikalla istuva aloittaa, sitten vuoro kiertää paikasta toiseen. Ennen alkua pöytä päättää, pysyvätkö paikat ennallaan vai arvotaanko ne.
rule-title-S5 = Merkkipinot
rule-text-S5 = Merkit pinotaan kuvan mukaan: neljän pelaajan pelissä pinossa on kolme, muuten kaksi. Jokaiseen merkittyyn paikkaan tulee yksi pino. Sattuma ratkaisee, mikä kuva on missäkin. Kaksi pinoa jää yli.
rule-title-S6 = Ylijääneet pinot, 3 tai 4 pelaajaa
rule-text-S6 = Kun menoliput on valittu, viimeisenä vuorossa oleva pelaaja panee toisen ylijääneistä pinoista paikkaan, jossa ei ole merkkejä. Sitten häntä edeltävä pelaaja tekee samoin toiselle pinolle.
rule-title-S7 = Ylijääneet merkit, 2 pelaajaa
rule-text-S7 = Kun menoliput on valittu, toisena vuorossa oleva pelaaja panee kumpaakin ylijäänyttä kuvaa yhden merkin tyhjään paikkaan, kummankin eri paikkaan. Loput näistä pinoista poistuvat pelistä.

## Your turn
rule-title-T1 = Yksi toiminto
rule-text-T1 = Teet vuorollasi täsmälleen yhden asian: nostat kortteja, rakennat reitin{ $stations ->
    [0] {" "}tai nostat menolippuja.
   *[other] , nostat menolippuja tai rakennat aseman.
  } Vie se loppuun ennen kuin seuraava aloittaa.
rule-title-T2 = Ei ohittamista
rule-text-T2 = Vuoron saa ohittaa vain, jos mitään muuta ei voi tehdä. Jos kaikki pelaajat joutuvat peräkkäin ohittamaan, peli päättyy heti ja pisteet lasketaan.

## Drawing cards
rule-title-M1 = Kaksi korttia
rule-text-M1 = Ota kaksi korttia, yksi kerrallaan. Kummankin voit valita avoimista korteista tai nostaa sokkona pakasta. Avoimen kortin tilalle käännetään heti uusi, ja sen saat ottaa toiseksi kortiksesi.

    Toinen kortti on pakko ottaa, jos tarjolla on sellainen, jonka saat ottaa.
rule-title-M2 = Avoin jokeri
rule-text-M2 = Avoin { $wild } vastaa kahta korttia: jos otat sen ensin, et saa toista korttia. Toiseksi kortiksi sitä ei saa ottaa. Pakasta sokkona nostettu { $wild } on tavallinen kortti.
rule-title-M3 = Kolme jokeria
rule-text-M3 = Kun avoimista korteista vähintään kolme on { $wilds ->
    [veturit] vetureita
    [lauttakortit] lauttakortteja
   *[other] jokereita
  }, kaikki viisi poistetaan ja tilalle käännetään viisi uutta. Tämä toistetaan niin kauan kuin on tarpeen ja mahdollista.
rule-title-M4 = Tyhjä pakka
rule-text-M4 = Kun pakka loppuu, poistetut kortit sekoitetaan uudeksi pakaksi, vaikka kesken vuoron.
rule-title-M5 = Kortit loppu
rule-text-M5 = Jos sekä pakka että poistopakka ovat tyhjiä, sokkona ei voi nostaa ja avoimiin kortteihin jää aukkoja. Ne täytetään, kun kortteja palaa. Jos ei ole toista korttia, jonka saisit ottaa, vuorosi päättyy ensimmäiseen.
rule-title-M6 = Ei rajoja
rule-text-M6 = Sinulla saa olla niin monta korttia ja menolippua kuin haluat.

## Claiming a route
rule-title-C1 = Reitin kortit
rule-text-C1 = Pelaa yhtä monta korttia kuin reitissä on ruutuja, kaikki reitin väriä. Jokeri ({ $wild }) käy minkä tahansa värin tilalle, ja saat maksaa myös pelkillä { $wilds ->
    [veturit] vetureilla
    [lauttakortit] lauttakorteilla
   *[other] jokereilla
  }.

    Harmaalle reitille käy mikä tahansa väri, mutta kaikkien korttien on oltava samaa väriä.
rule-title-C2 = Vapaa reitti, tarpeeksi vaunuja
rule-text-C2 = Reitin on oltava vapaa, ja joka ruutuun tarvitset yhden omista { $cars ->
    [raitiovaunut] raitiovaunuistasi
   *[other] vaunuistasi
  }. Rakennat koko reitin yhdellä vuorolla ja vain yhden reitin vuorossa. Sen ei tarvitse liittyä muihin reitteihisi.
rule-title-C3 = Pisteet heti
rule-text-C3 = Pelaamasi kortit poistetaan. Saat heti reitin pituuden mukaiset pisteet.
rule-title-C4 = Rinnakkaiset reitit
rule-text-C4 = Kaksi reittiä samojen kahden paikan välillä ovat rinnakkaiset reitit. Kukaan ei saa rakentaa molempia. Enintään { $closed } pelaajan pelissä käytetään vain toista: kun se on rakennettu, toinen on suljettu kaikilta.
rule-title-C5 = Lauttareitit
rule-text-C5 = Lauttareitin joissakin ruuduissa on jokerin kuva. Jokaista niistä varten on pelattava { $wild }. Muut ruudut maksetaan tavalliseen tapaan.
rule-title-C6 = Turistimerkit
rule-text-C6 = Kun olet rakentanut reitin, katso merkkipinoja sen kummassakin päässä. Jos siellä on kuva, jota sinulla ei vielä ole, otat yhden merkin. Jos sinulle on merkki molemmissa päissä, saat valita.

## Tunnels
rule-title-U1 = Kolme korttia käännetään
rule-text-U1 = Tunnelilla on katkoviivareuna. Pelaa sen kortit tavalliseen tapaan. Sitten pakasta käännetään kolme korttia.
rule-title-U2 = Lisämaksu
rule-text-U2 = Jokaisesta käännetystä kortista, joka on pelaamaasi väriä, maksat yhden tuon värin kortin lisää. Myös jokainen käännetty { $wild } nostaa hintaa yhdellä kortilla. Lisämaksun saa maksaa jokereilla.

    Jos pelasit pelkkiä { $wilds ->
        [veturit] vetureita
        [lauttakortit] lauttakortteja
       *[other] jokereita
    }, vain ne lasketaan käännetyistä korteista ja vain niillä voi maksaa.
rule-title-U3 = Maksa tai peräänny
rule-text-U3 = Maksa lisämaksu, niin tunneli on sinun. Tai ota korttisi takaisin; silloin vuorosi päättyy ilman reittiä. Sinulta kysytään, vaikka et voisi maksaa, jotta kukaan ei saa tietää, mitä sinulla on. Ilman lisämaksua tunneli on heti sinun.
rule-title-U4 = Käännetyt kortit
rule-text-U4 = Kolme käännettyä korttia poistetaan vuoron lopussa.

## Tickets
rule-title-K1 = Lisää menolippuja
rule-text-K1 = Ota pakasta { $drawn } menolippua ja pidä vähintään { $keep }. Palautetut liput menevät menolippupakan pohjalle. Siihen kuluu koko vuorosi.
rule-title-K2 = Viimeinen menolippu
rule-text-K2 = Jos menolippuja on jäljellä vähemmän, otat ne. Yksi ainoa viimeinen lippu on pidettävä.
rule-title-K3 = Pidetty ja salainen
rule-text-K3 = Menolippu, jonka pidät, on sinun loppuun asti, suoritettuna tai ei. Kukaan muu ei näe sitä ennen loppua. Lippujen määrä on kaikkien tiedossa.

## Stations
rule-title-B1 = Missä ja montako
rule-text-B1 = Rakenna mihin tahansa paikkaan, jossa ei ole asemaa. Yksi vuorossa, { $stations } pelissä. Et tarvitse sinne reittiä.
rule-title-B2 = Hinta
rule-text-B2 = Ensimmäinen asemasi maksaa yhden kortin, minkä tahansa. Toinen maksaa kaksi samanväristä korttia, kolmas kolme. Jokeri ({ $wild }) käy minkä tahansa värin tilalle.
rule-title-B3 = Reitin lainaaminen
rule-text-B3 = Pelin lopussa kukin asemasi antaa sinun käyttää yhtä sinne päättyvää toisen pelaajan reittiä kaikkiin menolippuihisi. Paras valinta tehdään puolestasi, ja näet sen jo pelin aikana.

## The end and the score
rule-title-E1 = Viimeinen kierros
rule-text-E1 = Kun jollakulla on vuoronsa lopussa enää { $last_at } { $cars ->
    [raitiovaunut] raitiovaunua
   *[other] vaunua
  } tai vähemmän, jokainen saa vielä yhden vuoron, myös hän itse. Sitten pisteet lasketaan. Summa voi olla alle nollan.
rule-title-E2 = Menoliput
rule-text-E2 = Menolippu on suoritettu, jos reittisi yhdistävät sen kaksi paikkaa{ $stations ->
    [0] .
   *[other] , tarvittaessa lainattujen reittien avulla.
  } Suoritetusta lipusta saat sen pisteet. Muista lipuista menetät ne.
rule-title-E3 = Jäljellä olevat asemat
rule-text-E3 = Jokaisesta asemasta, jota et rakentanut, saat { $unbuilt } pistettä.
rule-title-E4 = Pisin reitti
rule-text-E4 = Pisin katkeamaton reitti omia { $cars ->
    [raitiovaunut] raitiovaunuja
   *[other] vaunuja
  } antaa { $longest } pistettä. Se saa kulkea saman paikan kautta monta kertaa, mutta samaa väliä vain kerran. Lainattuja reittejä ei lasketa. Tasatilanteessa kaikki pisimmän rakentaneet saavat pisteet.{ $map ->
    [europe] {" "}Tämä bonus on Eurooppa-ekspressi.
   *[other] {""}
  }
rule-title-E5 = Merkit
rule-text-E5 = Mitä enemmän erilaisia merkkejä sinulla on, sitä enemmän pisteitä niistä saat.
rule-title-E6 = Kuka voittaa
rule-text-E6 = Eniten pisteitä saanut voittaa. Tasapelissä voittaa se, joka on suorittanut enemmän menolippuja.{ $stations ->
    [0] {" "}Jos sekin on tasan, voitto jaetaan.
   *[other] {" "}Sen jälkeen se, joka on rakentanut vähemmän asemia; sitten pisin reitti. Muuten voitto jaetaan.
  }

## Who knows what
rule-title-V1 = Kaikkien nähtävillä
rule-text-V1 = Avoimet ja poistetut kortit, pelilauta, tähänastiset pisteet ja se, mitä kukin ottaa avoimista korteista tai pelaa. Myös kunkin pelaajan korttien, menolippujen ja { $cars ->
    [raitiovaunut] raitiovaunujen
   *[other] vaunujen
  } määrä.
rule-title-V2 = Vain sinulle
rule-text-V2 = Kätesi, menolippusi ja se, mitä nostit sokkona tai palautit.
rule-title-V3 = Salassa loppuun asti
rule-text-V3 = Pakkojen järjestys ja pelistä poistuneet menoliput. Pelin jälkeen kaikki menoliput näytetään, ja jaon voi tarkistaa.

## Pictures
rule-figure-M2 = Avoimissa korteissa yksi { $wild }, oikealla.
rule-figure-C1 = { $route }: { $length } ruutua. Kolme tapaa maksaa.
rule-figure-C1-grey = { $route } on harmaa: käy mikä tahansa yksi väri.
rule-figure-C4 = { $route }: toinen reiteistä on rakennettu.
rule-figure-C5 = { $route } on lauttareitti: tarvitaan { $count ->
    [one] yksi { $wild }
   *[other] { $count } { $wilds }
  }.
rule-figure-C6 = Tämän reitin päässä on merkkejä: { $place }.
rule-figure-U2 = { $route } on tunneli. Kaksi kolmesta käännetystä kortista maksaa lisää: samanvärinen ja { $wild }.
rule-figure-K1 = Menolippu: kaksi paikkaa ja pisteet.
rule-figure-B3 = Asema ({ $place }) antaa omistajansa käyttää toisen pelaajan reittiä { $route }.
rule-figure-E2 = Yhdistetty: tämä menolippu on suoritettu.
rule-figure-E5 = Kolme erilaista merkkiä.
