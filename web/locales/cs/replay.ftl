# Čeština. Pohled zpět na dohrané hry; stahuje se s tou obrazovkou.

replay-title = Záznam hry: { $title }
replay-loading = Načítám hru …
replay-open-title = Podívej se na hru znovu
replay-open-lead = Přetáhni sem záznam dohrané hry, nebo vyber soubor.
replay-open-choose = Vybrat soubor
replay-open-note = Každý tah se zkontroluje. Soubor se nikam neukládá.
error-bad-record = Tohle není záznam hry, nebo ho někdo změnil (řádek { $line }).
error-not-compiled = Tento server neumí hry rozebírat: nemá přeložený kód.

## Čas
replay-time = Pohyb ve hře
replay-start = Karty jsou rozdané
replay-eyes = Pohled
replay-eyes-open = všechny karty odkryté
replay-hand-of = Karty v ruce: { $name }
replay-offered = Nabídnuté
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O tah dál
replay-last = Na konec
replay-speed = Rychlost
replay-slider = Tah
replay-position = Tah { $move } z { $all }
replay-keys = ← → Home End · mezerník: přehrát · Page Up, Page Down: zlomy

## Stránky
replay-moves = Tahy
replay-analysis = Rozbor
replay-share = Sdílet

## Sdílení
replay-copy = Kopírovat odkaz na tuto chvíli
replay-no-link = Hra ze souboru nemá odkaz: pošli přímo soubor.
replay-picture = Pohyblivý obrázek
replay-picture-lead = Mapa od prvního tahu do posledního, do zprávy přátelům.
replay-picture-make = Vytvořit obrázek
replay-picture-progress = Snímek { $done } z { $all }
replay-picture-alt = Mapa hry { $title } od prvního tahu do posledního
replay-picture-save = Uložit obrázek
replay-picture-send = Poslat
replay-picture-failed = Tento prohlížeč obrázek vytvořit nedokázal.

## Rozbor
replay-analyse = Rozebrat tuto hru
replay-analyse-lead = Šance na výhru po každém tahu, zlomy, chyby a štěstí. Server na tom pracuje na pozadí.
replay-analysis-waiting = Čeká se na jiné rozbory …
replay-analysis-preparing = Připravuje se … Poprvé to trvá několik minut.
replay-analysis-running = Posouzené tahy: { $done } z { $all }
replay-analysis-failed = Rozbor se nepovedl.
replay-analysis-stopped = Rozbor byl zastaven.
replay-analysis-stop = Zastavit
replay-chances-now = Šance na výhru po tahu { $move }: { $chances }
replay-turning = Zlomy ve hře
replay-turning-point = Zlom
replay-turning-none = Žádné: jediný tah nic moc nezměnil.
replay-mistakes = Pouč se z chyb
replay-mistakes-none = Žádné, které by stály za řeč.
replay-mistake-line = Tah { $move }, { $name }: ztráta { $chance }

## Najdi lepší tah
replay-exercise = Najdi lepší tah
replay-exercise-title = Tah { $move }: co by na místě hráče { $name } bylo nejlepší?
replay-exercise-lead = Vidíš to, co se tehdy vědělo. Vyber si.
replay-exercise-best = nejlepší
replay-exercise-played = tak se hrálo
replay-exercise-next = Další
replay-exercise-close = Zpět k rozboru
replay-verdict-best = Výborně: tohle bylo nejlepší.
replay-verdict-close = Stejně dobré jako to nejlepší.
replay-verdict-better = Lepší, než jak se hrálo. Šlo to ale ještě lépe.
replay-verdict-played = Takhle se hrálo. Šlo to lépe.
replay-verdict-worse = Ne: to, co se hrálo, bylo lepší.
replay-do-claim = Obsadit trať { $route }
replay-do-station = Nádraží: { $place }
replay-do-draw = Vzít kartu: { $card }
replay-do-deck = Líznout z balíčku
replay-do-tickets = Líznout jízdenky
replay-do-keep = Nechat si: { $tickets }
replay-do-pay = Zaplatit tunel
replay-do-withdraw = Couvnout z tunelu
replay-do-place = Položit { $token }: { $place }
replay-do-take = Vzít známku { $token } ({ $place })

## Štěstí
replay-luck = Štěstí
replay-luck-lead = Co přinesla náhoda; v závorce, co se dalo čekat.
replay-luck-helpful = Užitečné karty líznuté naslepo
replay-luck-wilds = Naslepo líznuté { $wilds }
replay-luck-tunnels = Karty navíc v tunelech
replay-luck-tickets = Nejlepší nabídnuté jízdenky, v bodech
