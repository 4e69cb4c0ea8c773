# Čeština. Toto zařízení, další pro téhož hráče a co se o něm uchovává.

device-nobody = Zatím tu nic není: jméno dostaneš s první hrou.

## Another device
device-other = Další zařízení
device-other-lead = S odkazem bude { $name } i na dalším zařízení, se stejnými místy a hrami. Funguje jednou a 10 minut. Kdo ho otevře první, hraje za tebe: nikomu jinému ho neukazuj.
device-make-link = Vytvořit odkaz
device-link = Otevři na druhém zařízení
device-qr = Odkaz jako QR kód

## Coming from another device
device-arrive = Být tu stejným hráčem?
device-arrive-lead = Tímto odkazem se na tomto zařízení staneš hráčem, který ho vytvořil, se všemi jeho místy a hrami.
device-arrive-loss = Na tomto zařízení je teď { $name }. Pokud není i na jiném, k místům a hrám tohoto hráče se už nikdo nedostane.
device-arrive-yes = Být tím hráčem
device-arrive-no = Nechat, jak to je

## Data
device-data = Moje data
device-data-lead = Vše, co o tobě tento server uchovává, v jednom souboru: jméno, stoly, hry, chat, pokyny.
device-export = Stáhnout moje data

## Tokens
device-tokens = API tokeny
device-tokens-lead = S tokenem za tebe hraje program.
device-token-label = K čemu je
device-token-make = Vytvořit token
device-token-made = Ulož si ho hned, ukáže se jen jednou:
device-token-end = Zrušit tento token

## Deleting
device-delete = Smazat moje data
device-delete-lead = Tvé jméno, chat a tokeny zmizí. Dohrané hry zůstanou bez tvého jména; v rozehraných si na tvé místo sedne bot.
device-delete-button = Smazat moje data…
device-delete-sure = Smazat navždy hráče { $name }?
device-delete-yes = Ano, vše smazat
device-delete-no = Ne, nechat
