# Finnish. The lessons: what the coach says. Keep it short; it stands in a strip above the board.
# Place names and colours must be those of the board, as the page writes them.
# A text that ends in -1 or -2 comes before the step itself and only shows something.
#   $rival  the name of the opponent

lesson-coach = Opas
lesson-step = Vaihe { $step }/{ $steps }
lesson-more = Jatka
lesson-point = Näytä
lesson-hide = Piilota
lesson-rule = Sääntö { $rule }
lesson-show = Takaisin oppituntiin
lesson-wait = Pieni hetki…
lesson-next = Jatka: uutta Euroopassa
lesson-play = Pelaa peli
lesson-rules = Lue säännöt
lesson-own = Omaa tietä, hienoa! Tästä eteenpäin kerron, mitä itse tekisin.

## Your first game: San Francisco
lesson-first-opening-1 = Tervetuloa San Franciscoon! Rakennat reittejä paikkojen välille. Reiteistä, menolipuista ja merkeistä saa pisteitä. Eniten pisteitä voittaa.
lesson-first-opening-2 = Tämä olet sinä. Sinulla on 20 raitiovaunua, yksi jokaista rakentamaasi ruutua varten. Kun jollakulla on enää kaksi tai vähemmän, alkaa viimeinen kierros.
lesson-first-opening = Kummassakin menolipussasi on kaksi paikkaa, jotka pitää yhdistää. Luku kertoo lipun arvon. Pidä molemmat.
lesson-first-market = Reitit maksetaan niiden värisillä korteilla. Nämä viisi ovat avoimet kortit. Ota sininen.
lesson-first-second-card = Nostat vuorossa kaksi korttia. Aukko täytettiin heti. Ota violetti kortti.
lesson-first-collect = { $rival } rakensi lauttareitin Alcatraziin. Me keräämme lisää: ota violetti kortti.
lesson-first-collect-second = Ja toiseksi kortiksi oranssi. Sitä tarvitaan vielä.
lesson-first-claim-1 = Haight Ashbury – The Castro: tässä on rinnakkaiset reitit. Kahden pelaajan pelissä niistä käytetään vain toista.
lesson-first-claim = Rakenna sininen reitti. Siinä on yksi ruutu, joten se maksaa yhden sinisen kortin. Valitse se ja maksa.
lesson-first-wild-1 = Yksi piste ja turistimerkki: se oli paikassa The Castro. Kerää erilaisia; niistä saa pisteitä pelin lopussa.
lesson-first-wild = Lauttakortti on jokeri: se käy minkä tahansa värin tilalle. Avoimista otettuna se on vuorosi ainoa kortti. Ota se!
lesson-first-grey = Harmaalle reitille käy mikä tahansa yksi väri. Mission District – Painted Ladies on kolme ruutua ja antaa 4 pistettä. Maksa kolme violettia korttia.
lesson-first-tickets = Lisää menolippuja tuo lisää pisteitä, jos suoritat ne. Epäonnistuneesta lipusta menetät sen pisteet. Nostamiseen kuluu vuoro. Kokeillaan!
lesson-first-keep = Pidä vähintään yksi. Alcatraz – Lombard Street sopii meille. Poista toisen valinta ja vahvista.
lesson-first-ferry = Alcatraz – Fort Mason on lauttareitti: merkittyyn ruutuun tarvitaan lauttakortti, toiseen oranssi kortti. Sinulla on molemmat.
lesson-first-plan = Välillä Fort Mason – Lombard Street on jäljellä yksi punainen ruutu. Ota punainen kortti.
lesson-first-deck = Muista avoimista korteista ei ole nyt apua. Nosta yksi sokkona pakasta.
lesson-first-complete = Rakenna Fort Mason – Lombard Street punaisella kortillasi. Sillä suoritat menolipun!
lesson-first-reset-1 = Valmista: Alcatraz – Lombard Street on suoritettu. Vain sinä tiedät sen ennen pelin loppua.
lesson-first-reset = Avoimissa oli kolme lauttakorttia, joten kaikki viisi korttia vaihdettiin. Niin sanovat säännöt. Ota musta kortti.
lesson-first-blind = Toinen sokkona, kiitos.
lesson-first-link = Rakenna Mission District – The Castro mustalla kortilla. Se yhdistää paikat Haight Ashbury ja Mission District: toinen menolippusi.
lesson-first-double = Nyt lippu, jossa on Twin Peaks. Rakenna violetti reitti Fort Mason – Pacific Heights.
lesson-first-threes = Mission District – Twin Peaks on kolme punaista ruutua. Sinulla on yksi punainen kortti. Ota toinen.
lesson-first-threes-second = Ja kolmas.
lesson-first-longer = Rakenna Mission District – Twin Peaks. Pitkistä reiteistä saa enemmän: kolmesta ruudusta saa 4 pistettä, ei 3.
lesson-first-wild-again = Ota lauttakortti. Se käy kaikkialle.
lesson-first-all-wild = Saat maksaa myös pelkillä lauttakorteilla. Rakenna Pier 39 – The Embarcadero: sen merkkiä sinulla ei vielä ole.
lesson-first-save = Yksi lenkki puuttuu: Pacific Heights – Painted Ladies, kaksi mustaa ruutua. Sinulla on yksi musta kortti. Ota toiseen ruutuun lauttakortti.
lesson-first-last-1 = { $rival }: enää kaksi raitiovaunua jäljellä. Tämä on viimeinen kierros ja viimeinen vuorosi.
lesson-first-last = Rakenna musta reitti Pacific Heights – Painted Ladies. Nyt Alcatraz ja Twin Peaks ovat yhteydessä!
lesson-first-over = Siinä oli kokonainen peli! Reittien, lippujen ja merkkien pisteet lasketaan alla yhteen. Valitse luku, niin näet, mistä se tulee.

## What Europe adds
lesson-europe-tunnel-1 = Jatkat Eurooppa-peliä sen loppuvaiheesta. Raitiovaunujen sijaan on junanvaunuja, 45 joka pelaajalla. Sinulla on jäljellä 11.
lesson-europe-tunnel-2 = Jokaiselle jaetaan yksi pitkä menolippu. Sinun on Brest – Pietari, 20 pistettä. Mutta viimeisen lenkin Pietariin on rakentanut { $rival }.
lesson-europe-tunnel = Ensin tunneli. Sen tuntee katkoviivareunasta. Rakenna Pariisi – Zürich kolmella sinisellä kortilla.
lesson-europe-surcharge = Kolme korttia käännettiin. Yksi on sininen kuten sinun korttisi, joten tunneli maksaa yhden sinisen lisää. Maksa se.
lesson-europe-green = Tunneli on sinun. Nyt kerätään vihreitä. Ota tämä kortti.
lesson-europe-green-second = Ja tämä.
lesson-europe-tunnel-again = Toinen tunneli: Konstantinopoli – Smyrna. Yritä kahdella vihreällä kortilla.
lesson-europe-withdraw = Käännettiin veturi. Se vastaa joka väriä: yksi kortti lisää. Tarvitsemme vihreitä muualla. Peräänny: pidät korttisi, mutta vuoro päättyy.
lesson-europe-station = Nyt asema. Sen avulla käytät yhtä sinne päättyvää toisen pelaajan reittiä. Rakenna se Tukholmaan ja maksa yksi kortti: punainen. Seuraava maksaisi kaksi, viimeinen kolme.
lesson-europe-ferry-1 = Pitkä menolippusi on suoritettu: asema lainaa reitin Tukholma – Pietari. Asemasta, jota et tarvitse, saat lopussa 4 pistettä.
lesson-europe-ferry = Ateena – Smyrna on lauttareitti: merkittyyn ruutuun veturi ja toiseen minkä tahansa värinen kortti. Maksa oranssi ja veturi.
lesson-europe-longest = Pisimmästä reitistä, Eurooppa-ekspressistä, saa 10 pistettä. Barcelona – Marseille pidentää omaasi neljä ruutua. Maksa neljä vihreää korttia.
lesson-europe-last-1 = Sinulla on enää kaksi vaunua. Siitä alkoi viimeinen kierros, ja tämä on viimeinen vuorosi.
lesson-europe-last = Rakennettavaa ei enää ole. Nosta kortti pakasta.
lesson-europe-last-second = Ja vielä toinen. Sitten pisteet lasketaan.
lesson-europe-over = Nyt tunnet Euroopan. Katso pisteitä: menoliput, kaksi rakentamatta jäänyttä asemaa ja pisin reitti. Valitse luku, niin näet, mistä se tulee.

## In general, for who leaves the written game
lesson-own-keep = Pidä liput, joiden paikat ovat lähellä toisiaan tai reittejäsi. Poista valinta niistä, jotka palauttaisin.
lesson-own-draw-deck = Nostaisin sokkona pakasta: mikään avoin kortti ei ole parempi.
lesson-own-draw-market = Ottaisin tämän avoimen kortin.
lesson-own-draw-wild = Ottaisin tämän: { $wild } käy kaikkialle. Se on vuoron ainoa kortti.
lesson-own-tickets = Nostaisin menolippuja: useampia ehtii vielä suorittaa.
lesson-own-claim = Rakentaisin tämän reitin. Sinulla on siihen kortit.
lesson-own-claim-grey = Rakentaisin tämän harmaan reitin. Käy mikä tahansa yksi väri.
lesson-own-claim-ferry = Rakentaisin tämän lauttareitin. Merkittyihin ruutuihin tarvitaan { $wilds ->
    [veturit] vetureita
    [lauttakortit] lauttakortteja
   *[other] jokereita
  }.
lesson-own-claim-tunnel = Yrittäisin tätä tunnelia. Kolme korttia käännetään, ja hinta voi nousta.
lesson-own-pay = Maksaisin: silloin tunneli on sinun.
lesson-own-withdraw = Perääntyisin. Pidät korttisi.
lesson-own-station = Rakentaisin aseman tähän ja lainaisin reitin menolippujasi varten.
lesson-own-take = Ottaisin tämän merkin.
lesson-own-place = Panisin merkit tähän.
lesson-own-pass = Mitään ei voi tehdä: ohita vuoro.
