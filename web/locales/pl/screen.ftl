# Polski. Duży ekran, który widzą wszyscy, i telefon z kartami obok niego.
screen-lead = Plansza jest tutaj, karty są w telefonach.
screen-join = Usiądź do stołu: zeskanuj kod
screen-rejoin = Twoje karty: zeskanuj kod
screen-free = wolne
screen-lost = Połączenie przerwane. Próbujemy ponownie …
screen-local = Ten adres działa tylko na tym komputerze. Otwórz stronę pod adresem, który komputer ma w sieci, aby telefony mogły się z nią połączyć.
screen-deck = Talia { $count }
screen-discards = Odrzucone { $count }
hand-board = Pokaż planszę
hand-claimable = Możesz zająć
hand-claimable-none = Teraz nie masz czym zapłacić za żadne połączenie.
