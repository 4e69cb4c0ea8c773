# Čeština. Velká obrazovka, kterou vidí všichni, a telefon s kartami vedle ní.
screen-lead = Mapa je tady, karty jsou v telefonech.
screen-join = Ke stolu: načti kód
screen-rejoin = Tvé karty: načti kód
screen-free = volno
screen-lost = Spojení se přerušilo. Zkouší se znovu …
screen-local = Tato adresa funguje jen na tomto počítači. Otevři stránku pod adresou, kterou má počítač v síti, aby na ni telefony dosáhly.
screen-deck = Balíček { $count }
screen-discards = Odhozeno { $count }
hand-board = Ukázat mapu
hand-claimable = Můžeš obsadit
hand-claimable-none = Žádnou trať teď nemáš čím zaplatit.
