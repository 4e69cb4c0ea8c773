# Nederlands. Dit apparaat, een ander voor dezelfde speler, en wat er van hem bewaard wordt.

device-nobody = Er is nog niets: je wordt iemand met je eerste spel.

## Another device
device-other = Een ander apparaat
device-other-lead = Met een link is ook een ander apparaat { $name }, met dezelfde plaatsen en spellen. Hij werkt één keer, 10 minuten lang. Wie hem het eerst opent, speelt als jij: laat hem aan niemand anders zien.
device-make-link = Maak een link
device-link = Open dit op het andere apparaat
device-qr = De link als QR-code

## Coming from another device
device-arrive = Hier dezelfde speler zijn?
device-arrive-lead = Deze link maakt van dit apparaat de speler die hem maakte, met alle plaatsen en spellen.
device-arrive-loss = Dit apparaat is nu { $name }. Als geen ander apparaat dat is, kan niemand meer bij de plaatsen en spellen van { $name }.
device-arrive-yes = Die speler zijn
device-arrive-no = Laat het zo

## Data
device-data = Mijn gegevens
device-data-lead = Alles wat deze server over je bewaart, in één bestand: naam, tafels, spellen, chat, opdrachten.
device-export = Download mijn gegevens

## Tokens
device-tokens = API-tokens
device-tokens-lead = Met een token speelt een programma in jouw naam.
device-token-label = Waarvoor het is
device-token-make = Maak een token
device-token-made = Bewaar het nu, het wordt maar één keer getoond:
device-token-end = Trek dit token in

## Deleting
device-delete = Wis mijn gegevens
device-delete-lead = Je naam, chat en tokens verdwijnen. Gespeelde spellen blijven zonder je naam; in lopende spellen neemt een bot je plaats in.
device-delete-button = Wis mijn gegevens …
device-delete-sure = { $name } voorgoed wissen?
device-delete-yes = Ja, wis alles
device-delete-no = Nee, bewaar het
