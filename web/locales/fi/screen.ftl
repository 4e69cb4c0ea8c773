# Suomi. Iso näyttö, jonka kaikki näkevät, ja puhelin korttien kanssa sen vieressä.
screen-lead = Lauta on täällä, kortit ovat puhelimissa.
screen-join = Tule pöytään: skannaa koodi
screen-rejoin = Korttisi: skannaa koodi
screen-free = vapaa
screen-lost = Yhteys katkesi. Yritetään uudelleen …
screen-local = Tämä osoite toimii vain tällä tietokoneella. Avaa sivu osoitteella, joka tietokoneella on verkossasi, jotta puhelimet saavat siihen yhteyden.
screen-deck = Pakka { $count }
screen-discards = Poistettu { $count }
hand-board = Katso pelilautaa
hand-claimable = Voit rakentaa
hand-claimable-none = Mitään reittiä ei voi nyt maksaa.
