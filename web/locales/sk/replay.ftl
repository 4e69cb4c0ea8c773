# Slovenčina. Pohľad späť na dohrané hry; sťahuje sa s tou obrazovkou.

replay-title = Záznam hry: { $title }
replay-loading = Načítavam hru …
replay-open-title = Pozri si hru znova
replay-open-lead = Pretiahni sem záznam dohranej hry alebo vyber súbor.
replay-open-choose = Vybrať súbor
replay-open-note = Každý ťah sa skontroluje. Súbor sa nikam neukladá.
error-bad-record = Toto nie je záznam hry, alebo ho niekto zmenil (riadok { $line }).
error-not-compiled = Tento server nevie hry rozoberať: nemá preložený kód.

## Čas
replay-time = Pohyb v hre
replay-start = Karty sú rozdané
replay-eyes = Pohľad
replay-eyes-open = všetky karty odkryté
replay-hand-of = Karty v ruke: { $name }
replay-offered = Ponúknuté
replay-first = Na začiatok
replay-back = O ťah späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-forward = O ťah ďalej
replay-last = Na koniec
replay-speed = Rýchlosť
replay-slider = Ťah
replay-position = Ťah { $move } z { $all }
replay-keys = ← → Home End · medzerník: spustiť · Page Up, Page Down: zlomy

## Stránky
replay-moves = Ťahy
replay-analysis = Rozbor
replay-share = Zdieľať

## Zdieľanie
replay-copy = Kopírovať odkaz na túto chvíľu
replay-no-link = Hra zo súboru nemá odkaz: pošli priamo súbor.
replay-picture = Pohyblivý obrázok
replay-picture-lead = Mapa od prvého ťahu po posledný, do správy priateľom.
replay-picture-make = Vytvoriť obrázok
replay-picture-progress = Snímka { $done } z { $all }
replay-picture-alt = Mapa hry { $title } od prvého ťahu po posledný
replay-picture-save = Uložiť obrázok
replay-picture-send = Poslať
replay-picture-failed = Tento prehliadač obrázok vytvoriť nedokázal.

## Rozbor
replay-analyse = Rozobrať túto hru
replay-analyse-lead = Šance na výhru po každom ťahu, zlomy, chyby a šťastie. Server na tom pracuje na pozadí.
replay-analysis-waiting = Čaká sa na iné rozbory …
replay-analysis-preparing = Pripravuje sa … Prvý raz to trvá niekoľko minút.
replay-analysis-running = Posúdené ťahy: { $done } z { $all }
replay-analysis-failed = Rozbor sa nepodaril.
replay-analysis-stopped = Rozbor bol zastavený.
replay-analysis-stop = Zastaviť
replay-chances-now = Šance na výhru po ťahu { $move }: { $chances }
replay-turning = Zlomy v hre
replay-turning-point = Zlom
replay-turning-none = Žiadne: jediný ťah veľa nezmenil.
replay-mistakes = Pouč sa z chýb
replay-mistakes-none = Žiadne, ktoré by stáli za reč.
replay-mistake-line = Ťah { $move }, { $name }: strata { $chance }

## Nájdi lepší ťah
replay-exercise = Nájdi lepší ťah
replay-exercise-title = Ťah { $move }: čo by na mieste hráča { $name } bolo najlepšie?
replay-exercise-lead = Vidíš to, čo sa vtedy vedelo. Vyber si.
replay-exercise-best = najlepšie
replay-exercise-played = tak sa hralo
replay-exercise-next = Ďalší
replay-exercise-close = Späť k rozboru
replay-verdict-best = Výborne: toto bolo najlepšie.
replay-verdict-close = Rovnako dobré ako to najlepšie.
replay-verdict-better = Lepšie, než ako sa hralo. Dalo sa však ešte lepšie.
replay-verdict-played = Takto sa hralo. Dalo sa lepšie.
replay-verdict-worse = Nie: to, čo sa hralo, bolo lepšie.
replay-do-claim = Obsadiť trasu { $route }
replay-do-station = Stanica: { $place }
replay-do-draw = Vziať kartu: { $card }
replay-do-deck = Ťahať z balíčka
replay-do-tickets = Ťahať lístky
replay-do-keep = Nechať si: { $tickets }
replay-do-pay = Zaplatiť tunel
replay-do-withdraw = Vrátiť sa z tunela
replay-do-place = Položiť { $token }: { $place }
replay-do-take = Vziať známku { $token } ({ $place })

## Šťastie
replay-luck = Šťastie
replay-luck-lead = Čo priniesla náhoda; v zátvorke, čo sa dalo čakať.
replay-luck-helpful = Užitočné karty ťahané naslepo
replay-luck-wilds = Naslepo ťahané { $wilds }
replay-luck-tunnels = Karty navyše v tuneloch
replay-luck-tickets = Najlepšie ponúknuté lístky, v bodoch
