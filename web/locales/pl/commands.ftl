# Polski. Wiersz poleceń: jego słowa, odpowiedzi i pomoc.
# Słowa poleceń to listy: pierwsze jest nazwą polecenia, rozumiane są wszystkie.

## Słowa poleceń
verb-draw = dobierz, dobrać, ciągnij
verb-claim = zajmij, zająć, utwórz
verb-draw-tickets = dobierz bilety, nowe bilety
verb-keep = zatrzymaj, zachowaj
verb-station = zbuduj, zbuduj dworzec, dworzec
verb-pay = zapłać, dopłać
verb-withdraw = wycofaj się, wycofaj
verb-place = połóż
verb-take = weź
verb-pass = pas, pasuj, spasuj
verb-undo = cofnij, cofnij ruch
verb-turn = kolej, czyja kolej, co teraz, stan
verb-cards = karty, ręka, moje karty
verb-market = rynek, odkryte karty
verb-tickets = bilety, moje bilety
verb-offer = oferta, oferowane bilety
verb-claims = możliwości, co mogę zająć
verb-can = czy mogę zająć, mogę zająć, dlaczego
verb-routes = połączenia, połączenia z, okolica
verb-owner = kto ma, czyje jest, właściciel
verb-way = droga, droga z, połącz
verb-players = gracze, wynik, punkty
verb-cars = wagony, tramwaje, ile wagonów
verb-stations = dworce
verb-tokens = żetony, moje żetony
verb-odds = szanse, prawdopodobieństwo
verb-log = dziennik, co się stało
verb-time = czas, zegar
verb-say = powiedz, napisz
verb-chat = czat, wiadomości
verb-again = powtórz, jeszcze raz
verb-help = pomoc, polecenia

## Inne słowa
words-fillers = do, z, ze, na, w, we, i, oraz, mi, się, za, proszę, od
words-all = wszystkie, wszystko, oba
words-deck = talia, z talii, w ciemno
words-wild = joker, jokery
words-me = ja, moje, mój
words-colour-purple = różowy, fioletowe
words-colour-white = białe
words-colour-blue = niebieskie
words-colour-yellow = żółte
words-colour-orange = pomarańczowe
words-colour-black = czarne
words-colour-red = czerwone
words-colour-green = zielone

## Odpowiedzi
say-unknown = Nie znam słowa „{ $word }”. Napisz „{ $help }”, aby poznać wszystkie polecenia.
say-unknown-near = Nie znam słowa „{ $word }”. Masz na myśli { $names }? „{ $help }” podaje wszystkie polecenia.
say-strange = „{ $word }” tu nie pasuje.
say-strange-near = „{ $word }” tu nie pasuje. Masz na myśli { $names }?
say-which = Co masz na myśli: { $names }?
say-form = { $form }
say-not-in-market = Na rynku nie ma karty: { $card }.
say-no-route = { $start } – { $end }: nie ma takiego połączenia.
say-pay-how = { $what }: jakim kolorem? { $payments }.
say-pay-otherwise = { $what }: tak zapłacić się nie da. Można { $payments }.
say-hand = Na ręce masz { $count } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
  }: { $cards }.
say-discards = Odrzucone: { $discards }.
say-market = Rynek: { $cards }. Talia: { $deck }.
say-offer-none = Nie masz Biletów do wyboru.
say-claims = Możesz zająć: { $routes }.
say-open-places = Wolne jeszcze miejsca: { $places }.
say-more = I jeszcze { $count }.
say-claims-none = Teraz nie możesz niczego zająć.
say-claims-none-at = Teraz nie możesz tu niczego zająć: { $place }.
say-owner-none = Nikt tu nic nie ma: { $place }.
say-way = { $start } – { $end }, do zbudowania { $cars }: { $routes }.
say-way-none = { $start } – { $end }: nie ma już żadnej drogi.
say-way-done = { $start } – { $end }: to już łączą Twoje połączenia.
say-stations = Dworce: { $places }.
say-stations-none = Nie stoi jeszcze żaden dworzec.
say-station-cost = Twój następny dworzec kosztuje { $cost } { $cost ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
  }.
say-tokens-none = Na planszy nie ma żetonów.
say-odds = Następna karta z talii: { $chances }.
say-odds-none = Przy tym stole szans się nie pokazuje.
say-log-none = Nic się jeszcze nie stało.
say-time-none = Gra toczy się bez zegara.
say-said = Wysłano.
say-help = Ruchy: { $moves }. Pytania: { $questions }. „{ $help } { $claim }” powie więcej o jednym z nich.

## Pomoc
help-draw = „dobierz czerwony”, „dobierz 3” lub „dobierz talia”: bierze kartę z rynku albo w ciemno.
help-claim = „zajmij paryż dieppe fioletowy”: zajmuje połączenie; „fioletowy 1” płaci jedną z kart jokerem. Wystarczą początki nazw.
help-draw-tickets = „dobierz bilety”: bierze nowe Bilety.
help-keep = „zatrzymaj 1 3” lub „zatrzymaj wszystkie”: zatrzymuje oferowane Bilety.
help-station = „zbuduj wiedeń czerwony”: buduje dworzec.
help-pay = „zapłać”: dopłaca za tunel; „zapłać 1” płaci jedną z kart jokerem.
help-withdraw = „wycofaj się”: zostawia tunel i bierze karty z powrotem.
help-place = „połóż mgła presidio”: kładzie stos żetonów w miejscu.
help-take = „weź mgła”: bierze żeton; „weź czerwony” bierze kartę z rynku.
help-pass = „pas”: tylko gdy nic innego nie jest możliwe.
help-undo = „cofnij”: cofa Twój ostatni ruch, jeśli nic nie odkryto.
help-turn = „kolej”: czyja kolej i co jest do zrobienia.
help-cards = „karty”: Twoja ręka; „karty” i imię gracza: co wiadomo o jego ręce.
help-market = „rynek”: odkryte karty i talia.
help-tickets = „bilety”: Twoje Bilety, w toku i gotowe.
help-offer = „oferta”: Bilety, które możesz zatrzymać.
help-claims = „możliwości”: połączenia, które możesz teraz zająć, i czym.
help-can = „czy mogę zająć paryż dieppe”: jak, albo dlaczego nie.
help-routes = „połączenia paryż”: wszystkie połączenia z miejsca i czyje są.
help-owner = „kto ma wiedeń”: kto ma tam połączenia lub dworzec.
help-way = „droga paryż wiedeń”: najtańsza droga, jaka została między dwoma miejscami.
help-players = „gracze”: punkty, wagony, karty i Bilety wszystkich.
help-cars = „wagony”: ile komu zostało.
help-stations = „dworce”: gdzie stoją, ile kosztuje Twój i które Bilety by zrealizował.
help-tokens = „żetony”: gdzie leżą i kto ma które.
help-odds = „szanse”: jaka może być następna karta z talii.
help-log = „dziennik” lub „dziennik 20”: ostatnie ruchy.
help-time = „czas”: zegary graczy.
help-say = „powiedz” i tekst: pisze na czacie.
help-chat = „czat”: ostatnie wiadomości.
help-again = „powtórz”: powtarza ostatnią odpowiedź.
help-help = „pomoc” i polecenie: co ono robi.
