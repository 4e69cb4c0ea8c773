# Nederlands. Het grote scherm dat iedereen ziet, en de telefoon met de hand ernaast.
screen-lead = Het bord is hier, de kaarten zijn op de telefoons.
screen-join = Doe mee: scan de code
screen-rejoin = Je hand: scan de code
screen-free = vrij
screen-lost = Verbinding verbroken. Opnieuw proberen …
screen-local = Dit adres werkt alleen op deze computer. Open de pagina via het adres van de computer in je netwerk, zodat telefoons haar bereiken.
screen-deck = Stapel { $count }
screen-discards = Afgelegd { $count }
hand-board = Bekijk het bord
hand-claimable = Je kunt claimen
hand-claimable-none = Je kunt nu geen route betalen.
