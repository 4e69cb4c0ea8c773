# Suomi. Pelattujen pelien katselu; haetaan sen näkymän kanssa.

replay-title = { $title }: peli uudelleen
replay-loading = Peliä haetaan …
replay-open-title = Katso peli uudelleen
replay-open-lead = Pudota pelatun pelin tallenne tähän tai valitse tiedosto.
replay-open-choose = Valitse tiedosto
replay-open-note = Jokainen siirto tarkistetaan. Tiedostoa ei säilytetä.
error-bad-record = Tämä ei ole pelin tallenne, tai sitä on muutettu (rivi { $line }).
error-not-compiled = Tämä palvelin ei osaa analysoida pelejä: siltä puuttuu käännetty koodi.

## Aika
replay-time = Pelin selaaminen
replay-start = Kortit on jaettu
replay-eyes = Katsoja
replay-eyes-open = kaikki kädet auki
replay-hand-of = Käsi: { $name }
replay-offered = Tarjolla
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-play = Toista
replay-pause = Pysäytä
replay-forward = Siirto eteenpäin
replay-last = Loppuun
replay-speed = Nopeus
replay-slider = Siirto
replay-position = Siirto { $move } / { $all }
replay-keys = ← → Home End · välilyönti: toista · Page Up, Page Down: käänteet

## Sivut
replay-moves = Siirrot
replay-analysis = Analyysi
replay-share = Jaa

## Jakaminen
replay-copy = Kopioi linkki tähän hetkeen
replay-no-link = Tiedostosta avatulla pelillä ei ole linkkiä: lähetä tiedosto.
replay-picture = Liikkuva kuva
replay-picture-lead = Pelilauta ensimmäisestä siirrosta viimeiseen, keskusteluun lähetettäväksi.
replay-picture-make = Tee kuva
replay-picture-progress = Ruutu { $done } / { $all }
replay-picture-alt = { $title }: pelilauta ensimmäisestä siirrosta viimeiseen
replay-picture-save = Tallenna kuva
replay-picture-send = Lähetä
replay-picture-failed = Tämä selain ei pystynyt tekemään kuvaa.

## Analyysi
replay-analyse = Analysoi tämä peli
replay-analyse-lead = Voiton todennäköisyydet joka siirron jälkeen, käänteet, virheet ja onni. Palvelin laskee niitä taustalla.
replay-analysis-waiting = Odottaa muita analyyseja …
replay-analysis-preparing = Valmistellaan … Ensimmäisellä kerralla kestää joitakin minuutteja.
replay-analysis-running = Siirtoja arvioitu: { $done } / { $all }
replay-analysis-failed = Analyysi epäonnistui.
replay-analysis-stopped = Analyysi pysäytettiin.
replay-analysis-stop = Pysäytä
replay-chances-now = Voiton todennäköisyydet siirron { $move } jälkeen: { $chances }
replay-turning = Käänteet
replay-turning-point = Käänne
replay-turning-none = Ei yhtään: mikään siirto ei muuttanut paljon.
replay-mistakes = Opi virheistä
replay-mistakes-none = Ei yhtään kallista.
replay-mistake-line = Siirto { $move }, { $name }: menetys { $chance }

## Etsi parempi siirto
replay-exercise = Etsi parempi siirto
replay-exercise-title = Siirto { $move }: mikä olisi paras pelaajalle { $name }?
replay-exercise-lead = Näet sen, mitä silloin tiedettiin. Valitse.
replay-exercise-best = paras
replay-exercise-played = pelattiin
replay-exercise-next = Seuraava
replay-exercise-close = Takaisin analyysiin
replay-verdict-best = Hyvin löydetty: tämä oli paras.
replay-verdict-close = Yhtä hyvä kuin paras.
replay-verdict-better = Parempi kuin pelattu. Vielä parempi oli tarjolla.
replay-verdict-played = Näin pelattiin. Parempi oli tarjolla.
replay-verdict-worse = Ei: pelattu siirto oli parempi.
replay-do-claim = Rakenna { $route }
replay-do-station = Asema: { $place }
replay-do-draw = Ota kortti: { $card }
replay-do-deck = Nosta pakasta
replay-do-tickets = Nosta menolippuja
replay-do-keep = Pidä { $tickets }
replay-do-pay = Maksa tunnelista
replay-do-withdraw = Peräänny tunnelista
replay-do-place = Pane { $token }: { $place }
replay-do-take = Ota merkki { $token } ({ $place })

## Onni
replay-luck = Onni
replay-luck-lead = Mitä sattuma toi; suluissa se, mitä oli odotettavissa.
replay-luck-helpful = Hyödylliset sokkona nostetut kortit
replay-luck-wilds = Sokkona nostetut { $wilds }
replay-luck-tunnels = Lisäkortit tunneleissa
replay-luck-tickets = Parhaat tarjotut menoliput, pisteinä
