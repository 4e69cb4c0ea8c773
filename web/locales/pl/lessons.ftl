# Polish. The lessons: what the coach says. Keep it short; it stands in a strip above the board.
# Place names and colours must be those of the board, as the page writes them.
# A text that ends in -1 or -2 comes before the step itself and only shows something.
#   $rival  the name of the opponent

lesson-coach = Trener
lesson-step = Krok { $step } z { $steps }
lesson-more = Dalej
lesson-point = Pokaż mi
lesson-hide = Ukryj
lesson-rule = Zasada { $rule }
lesson-show = Wróć do lekcji
lesson-wait = Chwileczkę…
lesson-next = Dalej: co nowego w Europie
lesson-play = Zagraj
lesson-rules = Czytaj zasady
lesson-own = Własna droga: świetnie! Odtąd podpowiadam, co moim zdaniem najlepsze.

## Your first game: San Francisco
lesson-first-opening-1 = Witaj w San Francisco! Tworzysz połączenia między miejscami. Punkty dają połączenia, Bilety i żetony. Kto ma ich najwięcej, wygrywa.
lesson-first-opening-2 = To Ty. Masz 20 tramwajów, po jednym na każde zajęte pole. Gdy komuś zostaną najwyżej dwa, zaczyna się ostatnia runda.
lesson-first-opening = Każdy Twój Bilet wskazuje dwa miejsca do połączenia. Liczba to jego wartość. Zatrzymaj oba.
lesson-first-market = Za połączenia płacisz kartami w ich kolorze. Te pięć kart to rynek. Weź niebieską.
lesson-first-second-card = W turze dobierasz dwie karty. Lukę od razu zapełniła nowa karta. Weź fioletową.
lesson-first-collect = { $rival } ma już prom na Alcatraz. Zbieramy dalej: weź fioletową kartę.
lesson-first-collect-second = A jako drugą pomarańczową. Przyda się nam.
lesson-first-claim-1 = Haight Ashbury – The Castro ma dwie nitki: to podwójne połączenie. Przy dwóch graczach można użyć tylko jednej.
lesson-first-claim = Zajmij niebieską nitkę. Ma jedno pole, więc kosztuje jedną niebieską kartę. Wybierz ją i zapłać.
lesson-first-wild-1 = Jeden punkt i żeton Turystyki: leżał w The Castro. Zbieraj różne: na koniec dadzą punkty.
lesson-first-wild = Karta Promu to joker: zastępuje dowolny kolor. Wzięta z rynku jest Twoją jedyną kartą w tej turze. Weź ją!
lesson-first-grey = Szare połączenia przyjmują dowolny jeden kolor. Mission District – Painted Ladies ma trzy pola i daje 4 punkty. Zapłać trzema fioletowymi kartami.
lesson-first-tickets = Więcej Biletów to więcej punktów, jeśli je zrealizujesz. Nieudany Bilet odbiera swoje punkty. Dobieranie zajmuje turę. Spróbujmy.
lesson-first-keep = Zatrzymaj co najmniej jeden. Pasuje nam Alcatraz – Lombard Street. Odznacz drugi i potwierdź.
lesson-first-ferry = Alcatraz – Fort Mason to prom: oznaczone pole wymaga karty Promu, a drugie pomarańczowej. Masz obie.
lesson-first-plan = Między Fort Mason a Lombard Street brakuje jednego czerwonego pola. Weź czerwoną kartę.
lesson-first-deck = Żadna inna odkryta karta teraz nam nie pomoże. Dobierz w ciemno z talii.
lesson-first-complete = Utwórz połączenie Fort Mason – Lombard Street czerwoną kartą. Tak zrealizujesz Bilet!
lesson-first-reset-1 = Udało się: Bilet Alcatraz – Lombard Street zrealizowany. Do końca gry wiesz o tym tylko Ty.
lesson-first-reset = Na rynku leżały trzy karty Promów, więc wymieniono całą piątkę. Taka jest zasada. Weź czarną kartę.
lesson-first-blind = Drugą weź w ciemno.
lesson-first-link = Utwórz połączenie Mission District – The Castro czarną kartą. Łączy ono Haight Ashbury z Mission District: to Twój drugi Bilet.
lesson-first-double = Teraz Bilet do Twin Peaks. Zajmij fioletową nitkę Fort Mason – Pacific Heights.
lesson-first-threes = Z Mission District do Twin Peaks są trzy czerwone pola. Masz jedną czerwoną kartę. Weź następną.
lesson-first-threes-second = I trzecią.
lesson-first-longer = Utwórz połączenie Mission District – Twin Peaks. Dłuższe dają więcej: trzy pola są warte 4 punkty, nie 3.
lesson-first-wild-again = Weź kartę Promu. Pasuje wszędzie.
lesson-first-all-wild = Możesz zapłacić samymi kartami Promów. Utwórz połączenie Pier 39 – The Embarcadero: takiego żetonu jeszcze nie masz.
lesson-first-save = Brakuje jednego ogniwa: Pacific Heights – Painted Ladies, dwa czarne pola. Masz jedną czarną kartę. Na drugie pole weź kartę Promu.
lesson-first-last-1 = { $rival } ma już tylko dwa tramwaje. To ostatnia runda i Twoja ostatnia tura.
lesson-first-last = Zajmij czarną nitkę Pacific Heights – Painted Ladies. I już Alcatraz łączy się z Twin Peaks!
lesson-first-over = To była cała gra! Niżej sumują się punkty za połączenia, Bilety i żetony. Wybierz liczbę, żeby zobaczyć, skąd się wzięła.

## What Europe adds
lesson-europe-tunnel-1 = Przejmujesz grę na planszy Europa tuż przed końcem. Zamiast tramwajów są wagony, po 45 na gracza. Tobie zostało 11.
lesson-europe-tunnel-2 = Każdy dostaje jeden długi Bilet. Twój to Brest – Piotrogród, wart 20 punktów. Ale ostatnie ogniwo, do Piotrogrodu, ma { $rival }.
lesson-europe-tunnel = Najpierw tunel. Poznasz go po przerywanej krawędzi. Utwórz połączenie Paryż – Zurych trzema niebieskimi kartami.
lesson-europe-surcharge = Odkryto trzy karty. Jedna jest niebieska, jak Twoje, więc tunel kosztuje jeszcze jedną niebieską kartę. Dopłać.
lesson-europe-green = Tunel jest Twój. Teraz zbieramy zielone. Weź tę kartę.
lesson-europe-green-second = I tę.
lesson-europe-tunnel-again = Kolejny tunel: Konstantynopol – Smyrna. Spróbuj dwiema zielonymi kartami.
lesson-europe-withdraw = Odkryto Lokomotywę. Liczy się do każdego koloru: jedna karta więcej. Zielone karty przydadzą się gdzie indziej. Wycofaj się: karty zostają, ale tura się kończy.
lesson-europe-station = Teraz dworzec. Pozwala użyć jednego połączenia innego gracza, które się tam kończy. Zbuduj go w Sztokholmie i zapłać jedną kartą: czerwoną. Następny kosztowałby dwie, ostatni trzy.
lesson-europe-ferry-1 = Długi Bilet zrealizowany: dworzec pożycza Sztokholm – Piotrogród. Niepotrzebny dworzec daje na koniec 4 punkty.
lesson-europe-ferry = Ateny – Smyrna to prom: Lokomotywa na oznaczone pole i jedna karta dowolnego koloru. Zapłać pomarańczową i Lokomotywą.
lesson-europe-longest = Najdłuższy ciąg, Europejski Ekspres, daje 10 punktów. Barcelona – Marsylia wydłuży Twój o cztery pola. Zapłać czterema zielonymi kartami.
lesson-europe-last-1 = Zostały Ci dwa wagony. To zaczęło ostatnią rundę, a teraz jest Twoja ostatnia tura.
lesson-europe-last = Nie ma już czego zająć. Dobierz kartę z talii.
lesson-europe-last-second = I jeszcze jedną. Potem podliczamy punkty.
lesson-europe-over = Znasz już Europę. Spójrz na wynik: Bilety, dwa niezbudowane dworce i najdłuższy ciąg. Wybierz liczbę, żeby zobaczyć, skąd się wzięła.

## In general, for who leaves the written game
lesson-own-keep = Zatrzymuj Bilety, których miejsca leżą blisko siebie albo Twoich połączeń. Odznacz te, które radzę oddać.
lesson-own-draw-deck = Radzę dobrać w ciemno z talii: żadna odkryta karta nie jest lepsza.
lesson-own-draw-market = Radzę wziąć tę kartę z rynku.
lesson-own-draw-wild = Radzę wziąć jokera ({ $wild }): pasuje wszędzie. To jedyna karta w tej turze.
lesson-own-tickets = Radzę dobrać Bilety: jest czas, żeby zrealizować kolejne.
lesson-own-claim = Radzę utworzyć to połączenie. Masz na nie karty.
lesson-own-claim-grey = Radzę utworzyć to szare połączenie. Wystarczy dowolny jeden kolor.
lesson-own-claim-ferry = Radzę utworzyć to połączenie promowe. Na oznaczone pola potrzebne są { $wilds }.
lesson-own-claim-tunnel = Radzę spróbować tego tunelu. Odkryjemy trzy karty i może być drożej.
lesson-own-pay = Radzę dopłacić: wtedy tunel jest Twój.
lesson-own-withdraw = Radzę się wycofać. Karty zostają na ręce.
lesson-own-station = Radzę zbudować tu dworzec, żeby pożyczyć połączenie do Twoich Biletów.
lesson-own-take = Radzę wziąć ten żeton.
lesson-own-place = Radzę położyć żetony tutaj.
lesson-own-pass = Nic nie da się zrobić: spasuj.
