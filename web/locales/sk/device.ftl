# Slovenčina. Toto zariadenie, ďalšie pre toho istého hráča a čo sa o ňom uchováva.

device-nobody = Zatiaľ tu nič nie je: meno dostaneš s prvou hrou.

## Another device
device-other = Ďalšie zariadenie
device-other-lead = S odkazom bude { $name } aj na ďalšom zariadení, s rovnakými miestami a hrami. Funguje raz a 10 minút. Kto ho otvorí prvý, hrá za teba: nikomu inému ho neukazuj.
device-make-link = Vytvoriť odkaz
device-link = Otvor na druhom zariadení
device-qr = Odkaz ako QR kód

## Coming from another device
device-arrive = Byť tu tým istým hráčom?
device-arrive-lead = Týmto odkazom sa na tomto zariadení staneš hráčom, ktorý ho vytvoril, so všetkými jeho miestami a hrami.
device-arrive-loss = Na tomto zariadení je teraz { $name }. Ak nie je aj na inom, k miestam a hrám tohto hráča sa už nikto nedostane.
device-arrive-yes = Byť tým hráčom
device-arrive-no = Nechať, ako to je

## Data
device-data = Moje údaje
device-data-lead = Všetko, čo o tebe tento server uchováva, v jednom súbore: meno, stoly, hry, chat, príkazy.
device-export = Stiahnuť moje údaje

## Tokens
device-tokens = API tokeny
device-tokens-lead = S tokenom za teba hrá program.
device-token-label = Na čo je
device-token-make = Vytvoriť token
device-token-made = Ulož si ho hneď, ukáže sa len raz:
device-token-end = Zrušiť tento token

## Deleting
device-delete = Zmazať moje údaje
device-delete-lead = Tvoje meno, chat a tokeny zmiznú. Dohrané hry zostanú bez tvojho mena; v rozohraných si na tvoje miesto sadne bot.
device-delete-button = Zmazať moje údaje…
device-delete-sure = Zmazať navždy hráča { $name }?
device-delete-yes = Áno, všetko zmazať
device-delete-no = Nie, nechať
