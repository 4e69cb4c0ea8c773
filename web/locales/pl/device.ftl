# Polski. To urządzenie, kolejne dla tego samego gracza i to, co jest o nim przechowywane.

device-nobody = Jeszcze nic tu nie ma: gracz powstaje z pierwszą grą.

## Another device
device-other = Inne urządzenie
device-other-lead = Dzięki linkowi gracz { $name } będzie też na innym urządzeniu, z tymi samymi miejscami i grami. Działa raz, przez 10 minut. Kto otworzy go pierwszy, gra za ciebie: nie pokazuj go nikomu innemu.
device-make-link = Utwórz link
device-link = Otwórz na drugim urządzeniu
device-qr = Link jako kod QR

## Coming from another device
device-arrive = Być tu tym samym graczem?
device-arrive-lead = Ten link czyni to urządzenie graczem, który go utworzył, ze wszystkimi jego miejscami i grami.
device-arrive-loss = Na tym urządzeniu jest teraz gracz { $name }. Jeśli nie ma go na żadnym innym, nikt już nie dotrze do jego miejsc i gier.
device-arrive-yes = Bądź tym graczem
device-arrive-no = Zostaw jak jest

## Data
device-data = Moje dane
device-data-lead = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: nazwa, stoły, gry, czat, zlecenia.
device-export = Pobierz moje dane

## Tokens
device-tokens = Tokeny API
device-tokens-lead = Z tokenem program gra za ciebie.
device-token-label = Do czego służy
device-token-make = Utwórz token
device-token-made = Zachowaj go teraz, pokazujemy go tylko raz:
device-token-end = Unieważnij ten token

## Deleting
device-delete = Usuń moje dane
device-delete-lead = Twoja nazwa, czat i tokeny znikną. Zakończone gry zostaną bez twojej nazwy; w trwających twoje miejsce zajmie bot.
device-delete-button = Usuń moje dane…
device-delete-sure = Usunąć na zawsze gracza { $name }?
device-delete-yes = Tak, usuń wszystko
device-delete-no = Nie, zostaw
