# Nederlands. Terugkijken op gespeelde spellen; wordt met dat scherm opgehaald.

replay-title = { $title } terugkijken
replay-loading = Het spel wordt opgehaald …
replay-open-title = Kijk een spel terug
replay-open-lead = Sleep het verslag van een gespeeld spel hierheen, of kies het bestand.
replay-open-choose = Kies een bestand
replay-open-note = Elke zet wordt nagekeken. Het bestand wordt niet bewaard.
error-bad-record = Dit is geen verslag van een spel, of het is veranderd (regel { $line }).
error-not-compiled = Deze server kan geen spellen analyseren: hij heeft geen gecompileerde code.

## Tijd
replay-time = Door het spel bladeren
replay-start = De kaarten zijn gedeeld
replay-eyes = Gezien door
replay-eyes-open = alle handen open
replay-hand-of = Hand van { $name }
replay-offered = Aangeboden
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-speed = Tempo
replay-slider = Zet
replay-position = Zet { $move } van { $all }
replay-keys = ← → Home End · spatie: afspelen · Page Up, Page Down: keerpunten

## Bladen
replay-moves = Zetten
replay-analysis = Analyse
replay-share = Delen

## Delen
replay-copy = Kopieer de link naar dit moment
replay-no-link = Een spel uit een bestand heeft geen link: stuur het bestand zelf.
replay-picture = Bewegend plaatje
replay-picture-lead = Het bord van de eerste tot de laatste zet, om in een chat te sturen.
replay-picture-make = Maak het plaatje
replay-picture-progress = Beeld { $done } van { $all }
replay-picture-alt = Het bord van { $title }, van de eerste tot de laatste zet
replay-picture-save = Bewaar het plaatje
replay-picture-send = Verstuur
replay-picture-failed = Deze browser kon het plaatje niet maken.

## Analyse
replay-analyse = Analyseer dit spel
replay-analyse-lead = Winstkansen na elke zet, keerpunten, fouten en geluk. De server werkt eraan op de achtergrond.
replay-analysis-waiting = Wacht op andere analyses …
replay-analysis-preparing = Wordt voorbereid … De eerste keer duurt het enkele minuten.
replay-analysis-running = { $done } van { $all } zetten beoordeeld
replay-analysis-failed = De analyse is mislukt.
replay-analysis-stopped = De analyse is gestopt.
replay-analysis-stop = Stoppen
replay-chances-now = Winstkansen na zet { $move }: { $chances }
replay-turning = Keerpunten
replay-turning-point = Keerpunt
replay-turning-none = Geen: geen enkele zet veranderde veel.
replay-mistakes = Leer van fouten
replay-mistakes-none = Geen die veel kostten.
replay-mistake-line = Zet { $move }, { $name }: { $chance } weggegeven

## Vind de betere zet
replay-exercise = Vind de betere zet
replay-exercise-title = Zet { $move }: wat zou je doen als { $name }?
replay-exercise-lead = Je ziet wat toen bekend was. Kies.
replay-exercise-best = beste
replay-exercise-played = werd gespeeld
replay-exercise-next = Volgende
replay-exercise-close = Terug naar de analyse
replay-verdict-best = Goed gevonden: dit was het beste.
replay-verdict-close = Even goed als het beste.
replay-verdict-better = Beter dan wat er gespeeld werd. Het kon nog beter.
replay-verdict-played = Dit werd gespeeld. Het kon beter.
replay-verdict-worse = Nee: wat er gespeeld werd, was beter.
replay-do-claim = Claim { $route }
replay-do-station = Station in { $place }
replay-do-draw = Neem een kaart: { $card }
replay-do-deck = Trek van de stapel
replay-do-tickets = Trek bestemmingskaarten
replay-do-keep = Behoud { $tickets }
replay-do-pay = Betaal de tunnel
replay-do-withdraw = Keer om bij de tunnel
replay-do-place = Leg { $token } op { $place }
replay-do-take = Neem het fiche { $token } ({ $place })

## Geluk
replay-luck = Geluk
replay-luck-lead = Wat het toeval bracht; tussen haakjes wat te verwachten was.
replay-luck-helpful = Nuttige kaarten, blind getrokken
replay-luck-wilds = Blind getrokken { $wilds }
replay-luck-tunnels = Extra kaarten in tunnels
replay-luck-tickets = Beste aangeboden bestemmingen, in punten
