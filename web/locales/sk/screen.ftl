# Slovenčina. Veľká obrazovka, ktorú vidia všetci, a telefón s kartami vedľa nej.
screen-lead = Mapa je tu, karty sú v telefónoch.
screen-join = K stolu: načítaj kód
screen-rejoin = Tvoje karty: načítaj kód
screen-free = voľné
screen-lost = Spojenie sa prerušilo. Skúša sa znova …
screen-local = Táto adresa funguje len na tomto počítači. Otvor stránku na adrese, ktorú má počítač v sieti, aby na ňu telefóny dosiahli.
screen-deck = Balíček { $count }
screen-discards = Odhodené { $count }
hand-board = Ukázať mapu
hand-claimable = Môžeš obsadiť
hand-claimable-none = Žiadnu trasu teraz nemáš čím zaplatiť.
