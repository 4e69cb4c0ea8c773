# Polski. Powrót do zakończonych gier; pobierany razem z tym ekranem.

replay-title = Powtórka gry: { $title }
replay-loading = Wczytuję grę …
replay-open-title = Obejrzyj grę jeszcze raz
replay-open-lead = Upuść tutaj zapis zakończonej gry albo wybierz plik.
replay-open-choose = Wybierz plik
replay-open-note = Każdy ruch zostanie sprawdzony. Plik nie jest nigdzie przechowywany.
error-bad-record = To nie jest zapis gry albo ktoś go zmienił (wiersz { $line }).
error-not-compiled = Ten serwer nie potrafi analizować gier: nie ma skompilowanego kodu.

## Czas
replay-time = Przewijanie gry
replay-start = Karty są rozdane
replay-eyes = Widok
replay-eyes-open = wszystkie ręce odkryte
replay-hand-of = Ręka: { $name }
replay-offered = Do wyboru
replay-first = Na początek
replay-back = Jeden ruch wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Jeden ruch dalej
replay-last = Na koniec
replay-speed = Tempo
replay-slider = Ruch
replay-position = Ruch { $move } z { $all }
replay-keys = ← → Home End · spacja: odtwarzaj · Page Up, Page Down: zwroty

## Strony
replay-moves = Ruchy
replay-analysis = Analiza
replay-share = Udostępnij

## Udostępnianie
replay-copy = Kopiuj link do tej chwili
replay-no-link = Gra z pliku nie ma linku: wyślij sam plik.
replay-picture = Ruchomy obrazek
replay-picture-lead = Plansza od pierwszego ruchu do ostatniego, do wysłania na czacie.
replay-picture-make = Zrób obrazek
replay-picture-progress = Klatka { $done } z { $all }
replay-picture-alt = Plansza gry { $title } od pierwszego ruchu do ostatniego
replay-picture-save = Zapisz obrazek
replay-picture-send = Wyślij
replay-picture-failed = Ta przeglądarka nie zdołała zrobić obrazka.

## Analiza
replay-analyse = Przeanalizuj tę grę
replay-analyse-lead = Szanse na wygraną po każdym ruchu, zwroty, błędy i szczęście. Serwer pracuje nad tym w tle.
replay-analysis-waiting = Czeka na inne analizy …
replay-analysis-preparing = Przygotowanie … Za pierwszym razem trwa to kilka minut.
replay-analysis-running = Ocenione ruchy: { $done } z { $all }
replay-analysis-failed = Analiza się nie powiodła.
replay-analysis-stopped = Analizę zatrzymano.
replay-analysis-stop = Zatrzymaj
replay-chances-now = Szanse na wygraną po ruchu { $move }: { $chances }
replay-turning = Zwroty w grze
replay-turning-point = Zwrot
replay-turning-none = Brak: żaden ruch wiele nie zmienił.
replay-mistakes = Ucz się na błędach
replay-mistakes-none = Żadnych, które by drogo kosztowały.
replay-mistake-line = Ruch { $move }, { $name }: strata { $chance }

## Znajdź lepszy ruch
replay-exercise = Znajdź lepszy ruch
replay-exercise-title = Ruch { $move }: co zrobisz jako { $name }?
replay-exercise-lead = Widzisz to, co było wtedy wiadomo. Wybierz.
replay-exercise-best = najlepszy
replay-exercise-played = tak zagrano
replay-exercise-next = Następny
replay-exercise-close = Wróć do analizy
replay-verdict-best = Brawo: to był najlepszy ruch.
replay-verdict-close = Tak samo dobry jak najlepszy.
replay-verdict-better = Lepiej niż zagrano. Można było jeszcze lepiej.
replay-verdict-played = Tak właśnie zagrano. Można było lepiej.
replay-verdict-worse = Nie: to, co zagrano, było lepsze.
replay-do-claim = Utwórz połączenie { $route }
replay-do-station = Dworzec: { $place }
replay-do-draw = Weź kartę: { $card }
replay-do-deck = Dobierz z talii
replay-do-tickets = Dobierz Bilety
replay-do-keep = Zatrzymaj: { $tickets }
replay-do-pay = Dopłać do tunelu
replay-do-withdraw = Wycofaj się z tunelu
replay-do-place = Połóż „{ $token }”: { $place }
replay-do-take = Weź żeton „{ $token }” ({ $place })

## Szczęście
replay-luck = Szczęście
replay-luck-lead = Co przyniósł los; w nawiasie, czego można było oczekiwać.
replay-luck-helpful = Przydatne karty dobrane w ciemno
replay-luck-wilds = { $wilds } dobrane w ciemno
replay-luck-tunnels = Dodatkowe karty w tunelach
replay-luck-tickets = Najlepsze oferowane Bilety, w punktach
