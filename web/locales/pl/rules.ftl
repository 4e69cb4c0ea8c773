# Polish. The rules in our own words, one message for each rule. A blank line begins a new
# paragraph. Numbers come from the board; these words do too:
#   $wild, $wilds  what the wild card is called (locomotive, ferry card)
#   $car, $cars    what the playing pieces are called (wagon, cable car)
#   $map           the board: europe, san_francisco, or another

rules-title = Zasady: { $title }
rules-lead = { $players_min }–{ $players_max } graczy. Wszystkie zasady, jedna po drugiej.
rules-choose = Plansze
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
  }
rules-clear = Wyczyść szukanie
rules-contents = Spis treści
rules-print = Gdy gra odrzuci ruch, wskaże zasadę taką literą i numerem.
rules-lesson = Wolisz uczyć się, grając?

## The game in short
rules-goal-title = O co chodzi
rules-goal = Tworzysz połączenia między miejscami na mapie. Każde połączenie od razu daje punkty.

    Twoje Bilety wskazują po dwa miejsca. Jeśli do końca gry połączysz je własnym ciągiem połączeń, Bilet da Ci swoje punkty. Jeśli nie, stracisz tyle samo.

    { $map ->
        [europe] Punkty dają też niezbudowane dworce i najdłuższy ciąg połączeń: Europejski Ekspres.
        [san_francisco] Po drodze zbierasz żetony Turystyki. Im więcej różnych, tym więcej punktów.
       *[other] Plansza może dawać punkty także w inny sposób. Piszemy o tym niżej.
    }
rules-box-title = W pudełku
rules-box-cars = Na gracza: { $cars }
rules-box-cards = Karty każdego koloru
rules-box-colours = Kolory
rules-box-wilds = Jokery: { $wilds }
rules-box-stations = Dworce na gracza
rules-box-symbols = Rodzaje żetonów Turystyki
rules-box-tickets = Bilety
rules-box-long = Długie Bilety
rules-points-title = Punkty za połączenie
rules-points-length = Pola
rules-points-points = Punkty
rules-tokens-title = Punkty za żetony
rules-tokens-count = Różne żetony

## Parts
rule-part-S = Przed pierwszą turą
rule-part-T = Twoja tura
rule-part-M = Dobieranie kart
rule-part-C = Tworzenie połączeń
rule-part-U = Tunele
rule-part-K = Bilety
rule-part-B = Dworce
rule-part-E = Koniec gry i punkty
rule-part-V = Kto co wie

## Before the first turn
rule-title-S1 = Karty i rynek
rule-text-S1 = Każdy dostaje { $hand } { $hand ->
    [one] kartę
    [few] karty
   *[many] kart
  }. Pięć następnych leży odkrytych: to rynek. Reszta to talia.
rule-title-S2 = Długie Bilety
rule-text-S2 = Każdy dostaje jeden długi Bilet i { $opening } { $opening ->
    [one] zwykły
    [few] zwykłe
   *[many] zwykłych
  }. Długie Bilety, których nikt nie dostał, wypadają z gry zakryte.
rule-title-S3 = Wybór Biletów
rule-text-S3 = Zatrzymaj co najmniej { $opening_keep } z rozdanych Ci Biletów. Wszyscy wybierają jednocześnie i w tajemnicy.

    { $map ->
        [europe] Oddane Bilety wypadają z gry. Długi Bilet też możesz oddać.
       *[other] Oddane Bilety wracają na spód talii Biletów.
    }
rule-title-S4 = Kto zaczyna
rule-text-S4 = Zaczyna pierwsze miejsce przy stole, potem gra się kolejno, miejsce po miejscu. Przed startem stół decyduje: miejsca jak wybrano albo losowo.
rule-title-S5 = Stosy żetonów
rule-text-S5 = Żetony układa się w stosy według symboli: po trzy w grze na cztery osoby, po dwa, gdy osób jest mniej. Na każdym oznaczonym miejscu leży jeden stos. Który symbol gdzie, decyduje los. Dwa stosy zostają.
rule-title-S6 = Pozostałe stosy, 3 lub 4 graczy
rule-text-S6 = Po wyborze Biletów ostatni gracz kładzie jeden z pozostałych stosów w miejscu bez żetonów. Potem przedostatni gracz robi to samo z drugim stosem.
rule-title-S7 = Pozostałe żetony, 2 graczy
rule-text-S7 = Po wyborze Biletów drugi gracz kładzie po jednym żetonie każdego z pozostałych symboli w dwóch różnych pustych miejscach. Reszta tych stosów wypada z gry.

## Your turn
rule-title-T1 = Jedna akcja
rule-text-T1 = W swojej turze robisz dokładnie jedną rzecz: dobierasz karty, tworzysz połączenie{ $stations ->
    [0] {" "}albo dobierasz Bilety.
   *[other] , dobierasz Bilety albo budujesz dworzec.
  } Dokończ ją, zanim zacznie następny gracz.
rule-title-T2 = Bez pasowania
rule-text-T2 = Spasować możesz tylko wtedy, gdy nic innego nie da się zrobić. Jeśli wszyscy po kolei muszą spasować, gra od razu się kończy i podlicza się punkty.

## Drawing cards
rule-title-M1 = Dwie karty
rule-text-M1 = Weź dwie karty, jedną po drugiej. Każda pochodzi z rynku albo, w ciemno, z talii. Kartę z rynku od razu zastępuje nowa, więc możesz ją wziąć jako drugą.

    Z drugiej karty nie możesz zrezygnować, o ile jest taka, którą wolno Ci wziąć.
rule-title-M2 = Joker z rynku
rule-text-M2 = Odkryty joker ({ $wild }) liczy się jak dwie karty: jeśli weźmiesz go jako pierwszą kartę, drugiej już nie dobierasz. Jako drugiej wziąć go nie możesz. Ale { $wild } w ciemno z talii to zwykła karta.
rule-title-M3 = Trzy jokery
rule-text-M3 = Gdy co najmniej trzy karty na rynku to { $wilds }, odrzuca się całą piątkę i odkrywa pięć nowych. Powtarza się to, dopóki trzeba i można.
rule-title-M4 = Pusta talia
rule-text-M4 = Gdy talia się skończy, nową robi się z potasowanych kart odrzuconych, nawet w środku tury.
rule-title-M5 = Brak kart
rule-text-M5 = Gdy nie ma ani talii, ani kart odrzuconych, nie można dobierać w ciemno, a na rynku zostają luki. Zapełnią się, gdy karty wrócą. Jeśli nie ma drugiej karty, którą wolno Ci wziąć, tura kończy się po pierwszej.
rule-title-M6 = Bez limitów
rule-text-M6 = Możesz mieć dowolnie dużo kart i Biletów.

## Claiming a route
rule-title-C1 = Karty na połączenie
rule-text-C1 = Zagraj tyle kart, ile pól ma połączenie, wszystkie w jego kolorze. Dowolny kolor zastępuje { $wild }, a zapłatą mogą być nawet same { $wilds }.

    Szare połączenie przyjmuje dowolny kolor, ale wszystkie karty muszą być tego samego koloru.
rule-title-C2 = Wolne połączenie, pełna obsada
rule-text-C2 = Połączenie musi być wolne, a Twoje { $cars } muszą wystarczyć: po jednej sztuce na pole. Zajmujesz całe połączenie w jednej turze i tylko jedno na turę. Nie musi stykać się z innymi Twoimi połączeniami.
rule-title-C3 = Punkty od razu
rule-text-C3 = Zagrane karty się odrzuca. Punkty za długość połączenia dostajesz od razu.
rule-title-C4 = Podwójne połączenia
rule-text-C4 = Dwie nitki między tymi samymi miejscami to podwójne połączenie. Nikt nie może mieć obu. Przy liczbie graczy do { $closed } włącznie można użyć tylko jednej: gdy ktoś ją zajmie, druga jest niedostępna dla wszystkich.
rule-title-C5 = Promy
rule-text-C5 = Niektóre pola promu mają symbol jokera. Zapłatą za każde takie pole musi być { $wild }. Pozostałe pola opłacasz jak zwykle.
rule-title-C6 = Żetony Turystyki
rule-text-C6 = Po utworzeniu połączenia spójrz na stosy żetonów na obu jego końcach. Jeśli jest tam symbol, którego jeszcze nie masz, bierzesz jeden żeton. Jeśli oba końce mają coś dla Ciebie, wybierasz, który wziąć.

## Tunnels
rule-title-U1 = Trzy odkryte karty
rule-text-U1 = Tunel ma przerywaną krawędź. Wyłóż na niego karty jak zwykle. Potem z talii odkrywa się trzy karty.
rule-title-U2 = Dopłata
rule-text-U2 = Każda odkryta karta w kolorze, którym płacisz, kosztuje jeszcze jedną kartę tego koloru. Tak samo liczy się każdy odkryty joker ({ $wild }). Dopłatą mogą być także { $wilds }.

    Jeśli wyłożysz same { $wilds }, liczą się tylko odkryte { $wilds } i tylko { $wilds } mogą być dopłatą.
rule-title-U3 = Dopłać albo się wycofaj
rule-text-U3 = Dopłać, a tunel jest Twój. Albo cofnij karty do ręki; wtedy tura kończy się bez połączenia. Pytanie pada nawet wtedy, gdy nie masz czym dopłacić, żeby nikt nie poznał Twojej ręki. Bez dopłaty tunel od razu jest Twój.
rule-title-U4 = Co z odkrytymi kartami
rule-text-U4 = Trzy odkryte karty odrzuca się na koniec tury.

## Tickets
rule-title-K1 = Więcej Biletów
rule-text-K1 = Weź { $drawn } { $drawn ->
    [one] Bilet
    [few] Bilety
   *[many] Biletów
  } z talii i zatrzymaj co najmniej { $keep }. Oddane wracają na spód talii Biletów. To cała Twoja tura.
rule-title-K2 = Ostatni Bilet
rule-text-K2 = Jeśli zostało mniej Biletów, bierzesz tyle, ile jest. Jedyny ostatni Bilet musisz zatrzymać.
rule-title-K3 = Na stałe i w tajemnicy
rule-text-K3 = Zatrzymany Bilet jest Twój do końca gry, zrealizowany czy nie. Do tego czasu nikt inny go nie widzi. Ile masz Biletów, wiedzą wszyscy.

## Stations
rule-title-B1 = Gdzie i ile
rule-text-B1 = Buduj w dowolnym miejscu, które nie ma dworca. Jeden na turę, { $stations } na grę. Nie musisz mieć tam połączenia.
rule-title-B2 = Cena
rule-text-B2 = Pierwszy dworzec kosztuje jedną dowolną kartę. Drugi kosztuje dwie karty jednego koloru, trzeci trzy. Dowolny kolor zastępuje { $wild }.
rule-title-B3 = Pożyczanie połączenia
rule-text-B3 = Na koniec gry każdy Twój dworzec pozwala użyć jednego połączenia innego gracza, które się tam kończy, do wszystkich Twoich Biletów. Najlepszy wybór robimy za Ciebie. Stół pokazuje go już podczas gry.

## The end and the score
rule-title-E1 = Ostatnia runda
rule-text-E1 = Gdy komuś na koniec tury zostają najwyżej { $last_at } { $cars }, każdy ma jeszcze jedną turę, ten gracz także. Potem podlicza się punkty. Wynik może być ujemny.
rule-title-E2 = Bilety
rule-text-E2 = Bilet jest zrealizowany, jeśli Twoje połączenia łączą jego dwa miejsca{ $stations ->
    [0] .
   *[other] , w razie potrzeby z pożyczonymi.
  } Zrealizowany Bilet dodaje swoje punkty. Każdy inny je odejmuje.
rule-title-E3 = Niezbudowane dworce
rule-text-E3 = Każdy niezbudowany dworzec daje { $unbuilt } { $unbuilt ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }.
rule-title-E4 = Najdłuższy ciąg
rule-text-E4 = Najdłuższy nieprzerwany ciąg połączeń, na którym stoją własne { $cars }, daje { $longest } { $longest ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }. Może przejść przez to samo miejsce kilka razy, ale przez żadne połączenie dwa razy. Pożyczone połączenia się nie liczą. Przy remisie punkty dostaje każdy, kto ma najdłuższy ciąg.{ $map ->
    [europe] {" "}Ta premia to Europejski Ekspres.
   *[other] {""}
  }
rule-title-E5 = Żetony
rule-text-E5 = Im więcej masz różnych żetonów, tym więcej dają punktów.
rule-title-E6 = Kto wygrywa
rule-text-E6 = Wygrywa gracz z największą liczbą punktów. Przy remisie liczy się więcej zrealizowanych Biletów.{ $stations ->
    [0] {" "}Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
   *[other] {" "}Potem mniej zbudowanych dworców, a potem najdłuższy ciąg. Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
  }

## Who knows what
rule-title-V1 = Jawne dla wszystkich
rule-text-V1 = Rynek i karty odrzucone, plansza, dotychczasowe punkty oraz to, co kto bierze z rynku albo zagrywa. Jawne są też liczby: karty, Bilety i { $cars } każdego gracza.
rule-title-V2 = Tylko Twoje
rule-text-V2 = Twoja ręka, Twoje Bilety oraz to, co dobierasz w ciemno albo oddajesz.
rule-title-V3 = Ukryte do końca
rule-text-V3 = Kolejność kart w taliach i Bilety, które wypadły z gry. Po zakończeniu widać wszystkie Bilety, a rozdanie można sprawdzić.

## Pictures
rule-figure-M2 = Rynek, a na nim po prawej { $wild }.
rule-figure-C1 = { $route }: { $length } { $length ->
    [one] pole
    [few] pola
   *[many] pól
  }. Trzy sposoby zapłaty.
rule-figure-C1-grey = { $route } to szare połączenie: wystarczy dowolny jeden kolor.
rule-figure-C4 = { $route }: jedna nitka jest zajęta.
rule-figure-C5 = { $route } to prom. Potrzeba: { $count ->
    [one] 1 { $wild }
   *[other] { $count } { $wilds }
  }.
rule-figure-C6 = Połączenie, na którego końcu leżą żetony: { $place }.
rule-figure-U2 = { $route } to tunel. Dwie z trzech odkrytych kart to dopłata: karta tego samego koloru i { $wild }.
rule-figure-K1 = Bilet: dwa miejsca i jego punkty.
rule-figure-B3 = Dworzec ({ $place }) pozwala właścicielowi użyć cudzego połączenia { $route }.
rule-figure-E2 = Połączone: ten Bilet jest zrealizowany.
rule-figure-E5 = Trzy różne żetony.
