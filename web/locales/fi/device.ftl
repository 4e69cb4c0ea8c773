# Suomi. Tämä laite, toinen laite samalle pelaajalle ja mitä hänestä säilytetään.

device-nobody = Täällä ei ole vielä mitään: sinusta tulee joku ensimmäisen pelisi myötä.

## Another device
device-other = Toinen laite
device-other-lead = Linkillä toinenkin laite on { $name }, samoilla paikoilla ja peleillä. Se toimii kerran, 10 minuutin ajan. Joka avaa sen ensin, pelaa sinuna: älä näytä sitä muille.
device-make-link = Luo linkki
device-link = Avaa tämä toisella laitteella
device-qr = Linkki QR-koodina

## Coming from another device
device-arrive = Ollaanko täällä sama pelaaja?
device-arrive-lead = Tämä linkki tekee tästä laitteesta pelaajan, joka loi sen, kaikkine paikkoineen ja peleineen.
device-arrive-loss = Tämä laite on nyt { $name }. Jos mikään muu laite ei ole, kukaan ei enää pääse tämän pelaajan paikoille ja peleihin: { $name }.
device-arrive-yes = Ole se pelaaja
device-arrive-no = Pidä ennallaan

## Data
device-data = Omat tietoni
device-data-lead = Kaikki, mitä tämä palvelin säilyttää sinusta, yhdessä tiedostossa: nimi, pöydät, pelit, keskustelu, käskyt.
device-export = Lataa omat tietoni

## Tokens
device-tokens = API-tunnukset
device-tokens-lead = Tunnuksella ohjelma pelaa sinuna.
device-token-label = Mihin se on
device-token-make = Luo tunnus
device-token-made = Ota se talteen nyt, se näytetään vain kerran:
device-token-end = Lopeta tämä tunnus

## Deleting
device-delete = Poista omat tietoni
device-delete-lead = Nimesi, viestisi ja tunnuksesi poistetaan. Päättyneet pelit jäävät ilman nimeäsi; kesken olevissa paikkasi ottaa botti.
device-delete-button = Poista omat tietoni…
device-delete-sure = Poistetaanko { $name } lopullisesti?
device-delete-yes = Kyllä, poista kaikki
device-delete-no = Ei, säilytä
