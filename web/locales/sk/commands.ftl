# Slovenčina. Príkazový riadok: jeho slová, odpovede a pomoc.
# Slová príkazov sú zoznamy: prvé je meno príkazu, rozumie sa všetkým.

## Slová príkazov
verb-draw = potiahnuť, potiahni, ťahaj
verb-claim = obsadiť, obsaď
verb-draw-tickets = potiahnuť lístky, potiahni lístky, nové lístky
verb-keep = nechať, nechaj, nechať si, ponechať
verb-station = postaviť, postav, postaviť stanicu, stanica
verb-pay = zaplatiť, zaplať, platiť
verb-withdraw = vrátiť sa, vráť sa, ustúpiť
verb-place = položiť, polož
verb-take = vziať, vezmi, zober
verb-pass = vynechať, vynechaj
verb-undo = späť, vrátiť ťah
verb-turn = ťah, kto je na ťahu, čo teraz, stav
verb-cards = karty, ruka, moje karty
verb-market = ponuka, otvorené karty
verb-tickets = lístky, moje lístky
verb-offer = výber, ponúkané lístky
verb-claims = možnosti, čo môžem obsadiť
verb-can = môžem obsadiť, prečo
verb-routes = trasy, trasy z, okolie
verb-owner = kto má, kto vlastní, čia je
verb-way = cesta, cesta z, spojiť
verb-players = hráči, skóre, body
verb-cars = vagóny, električky, koľko vagónov
verb-stations = stanice
verb-tokens = známky, moje známky
verb-odds = šance, pravdepodobnosť
verb-log = záznam, čo sa stalo
verb-time = čas, hodiny
verb-say = povedať, povedz, napíš
verb-chat = chat, správy
verb-again = znova, zopakovať
verb-help = pomoc, príkazy

## Iné slová
words-fillers = do, z, zo, na, v, vo, s, so, sa, a, si, mi, u, za, prosím
words-all = všetky, všetko, obe
words-deck = balíček, z balíčka, naslepo
words-wild = divoká, žolík, žolíky
words-me = ja, moje, môj
words-colour-purple = ružová, fialové
words-colour-white = biele
words-colour-blue = modré
words-colour-yellow = žlté
words-colour-orange = oranžové
words-colour-black = čierne
words-colour-red = červené
words-colour-green = zelené

## Odpovede
say-unknown = „{ $word }“ nepoznám. Napíš „{ $help }“ a dozvieš sa všetky príkazy.
say-unknown-near = „{ $word }“ nepoznám. Myslíš { $names }? „{ $help }“ povie všetky príkazy.
say-strange = „{ $word }“ sem nepasuje.
say-strange-near = „{ $word }“ sem nepasuje. Myslíš { $names }?
say-which = Čo myslíš: { $names }?
say-form = { $form }
say-not-in-market = V ponuke nie je: { $card }.
say-no-route = { $start } – { $end }: tadiaľ žiadna trasa nevedie.
say-pay-how = { $what }: ktorou farbou? { $payments }.
say-pay-otherwise = { $what }: takto sa zaplatiť nedá. Dá sa { $payments }.
say-hand = V ruke máš { $count } { $count ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] kariet
  }: { $cards }.
say-discards = Odhodené: { $discards }.
say-market = Ponuka: { $cards }. Balíček: { $deck }.
say-offer-none = Neponúkajú sa ti žiadne lístky.
say-claims = Môžeš obsadiť: { $routes }.
say-open-places = Ešte voľné miesta: { $places }.
say-more = A ďalšie: { $count }.
say-claims-none = Teraz nemôžeš obsadiť nič.
say-claims-none-at = Teraz tu nemôžeš obsadiť nič: { $place }.
say-owner-none = Nikto tu nič nemá: { $place }.
say-way = { $start } – { $end }, zostáva postaviť { $cars }: { $routes }.
say-way-none = { $start } – { $end }: nezostala žiadna cesta.
say-way-done = { $start } – { $end }: už spojené tvojimi trasami.
say-stations = Stanice: { $places }.
say-stations-none = Zatiaľ nestojí žiadna stanica.
say-station-cost = Tvoja ďalšia stanica stojí { $cost } { $cost ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] kariet
  }.
say-tokens-none = Na mape nie sú žiadne známky.
say-odds = Ďalšia karta z balíčka: { $chances }.
say-odds-none = Pri tomto stole sa šance neukazujú.
say-log-none = Zatiaľ sa nič nestalo.
say-time-none = Hrá sa bez hodín.
say-said = Odoslané.
say-help = Ťahy: { $moves }. Otázky: { $questions }. „{ $help } { $claim }“ povie o jednom viac.

## Pomoc
help-draw = „potiahnuť červená“, „potiahnuť 3“ alebo „potiahnuť balíček“: vezme kartu z ponuky alebo naslepo.
help-claim = „obsadiť paríž dieppe fialová“: obsadí trasu; „fialová 1“ zaplatí jednu z kariet divokou. Stačia začiatky mien.
help-draw-tickets = „potiahnuť lístky“: vezme nové lístky.
help-keep = „nechať 1 3“ alebo „nechať všetky“: nechá si ponúkané lístky.
help-station = „postaviť viedeň červená“: postaví stanicu.
help-pay = „zaplatiť“: doplatí tunel; „zaplatiť 1“ zaplatí jednu z kariet divokou.
help-withdraw = „vrátiť sa“: nechá tunel tak a vezme karty späť.
help-place = „položiť hmla presidio“: položí kôpku známok na miesto.
help-take = „vziať hmla“: vezme známku; „vziať červená“ vezme kartu z ponuky.
help-pass = „vynechať“: len keď sa nič iné nedá.
help-undo = „späť“: vráti tvoj posledný ťah, ak sa nič neodkrylo.
help-turn = „ťah“: kto je na ťahu a čo sa má robiť.
help-cards = „karty“: tvoja ruka; „karty“ a meno hráča: čo sa o jeho ruke vie.
help-market = „ponuka“: otvorené karty a balíček.
help-tickets = „lístky“: tvoje lístky, zostávajúce a splnené.
help-offer = „výber“: lístky, ktoré si môžeš nechať.
help-claims = „možnosti“: trasy, ktoré teraz môžeš obsadiť, a čím.
help-can = „môžem obsadiť paríž dieppe“: ako, alebo prečo nie.
help-routes = „trasy paríž“: všetky trasy z miesta a kto ich má.
help-owner = „kto má viedeň“: kto tam má trasy alebo stanicu.
help-way = „cesta paríž viedeň“: najlacnejšia cesta, ktorá medzi dvoma miestami zostala.
help-players = „hráči“: body, vagóny, karty a lístky všetkých.
help-cars = „vagóny“: koľko komu zostáva.
help-stations = „stanice“: kde stoja, čo stojí tvoja a čo by splnila.
help-tokens = „známky“: kde ležia a kto má ktoré.
help-odds = „šance“: aká môže byť ďalšia karta z balíčka.
help-log = „záznam“ alebo „záznam 20“: posledné ťahy.
help-time = „čas“: hodiny hráčov.
help-say = „povedať“ a text: napíše do chatu.
help-chat = „chat“: posledné správy.
help-again = „znova“: zopakuje poslednú odpoveď.
help-help = „pomoc“ a príkaz: čo robí.
