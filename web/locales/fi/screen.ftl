# Suomi. Iso näyttö, jonka kaikki näkevät, ja puhelin korttien kanssa sen vieressä.
screen-lead = Lauta on täällä, kortit ovat puhelimissa.
screen-join = Tule pöytään: lue koodi
screen-rejoin = Korttisi: lue koodi
screen-free = vapaa
screen-lost = Yhteys katkesi. Yritetään uudelleen …
screen-local = Tämä osoite toimii vain tällä tietokoneella. Avaa sivu osoitteella, joka tietokoneella on verkossasi, jotta puhelimet saavat siihen yhteyden.
screen-deck = Pakka { $count }
screen-discards = Poistettu { $count }
hand-board = Näytä lauta
hand-claimable = Voit rakentaa
hand-claimable-none = Mitään reittiä ei voi nyt maksaa.
