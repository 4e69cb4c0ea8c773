# Čeština. Příkazový řádek: jeho slova, odpovědi a nápověda.
# Slova příkazů jsou seznamy: první je jméno příkazu, rozumí se všem.

## Slova příkazů
verb-draw = líznout, lízni, líži
verb-claim = obsadit, obsaď, obsadím
verb-draw-tickets = líznout jízdenky, lízni jízdenky, nové jízdenky
verb-keep = nechat, nech, nechat si, ponechat
verb-station = postavit, postav, postavit nádraží, postav nádraží
verb-pay = zaplatit, zaplať, platit
verb-withdraw = couvnout, couvni
verb-place = položit, polož, dát
verb-take = vzít, vezmi, ber
verb-pass = pas, pasovat, pasuj
verb-undo = zpět, vrátit tah
verb-turn = tah, kdo je na tahu, co teď, stav
verb-cards = karty, ruka, moje karty
verb-market = nabídka, otevřené karty
verb-tickets = jízdenky, moje jízdenky
verb-offer = výběr, nabízené jízdenky
verb-claims = možnosti, co můžu obsadit, co mohu obsadit
verb-can = můžu obsadit, mohu obsadit, proč
verb-routes = tratě, tratě z, okolí
verb-owner = kdo má, kdo drží, čí je
verb-way = cesta, cesta z, spojit
verb-players = hráči, skóre, body
verb-cars = vagony, tramvaje, kolik vagonů
verb-stations = nádraží
verb-tokens = známky, moje známky
verb-odds = šance, pravděpodobnost
verb-log = záznam, co se stalo
verb-time = čas, hodiny
verb-say = říct, řekni, napiš
verb-chat = chat, zprávy
verb-again = znovu, opakovat
verb-help = pomoc, příkazy, nápověda

## Jiná slova
words-fillers = do, z, ze, na, v, ve, s, se, a, si, mi, u, za, prosím, a taky
words-all = všechny, všechno, obě
words-deck = balíček, z balíčku, naslepo
words-wild = žolík, žolíky, divoká, divoká karta
words-me = já, moje, můj
words-colour-purple = růžová, fialové
words-colour-white = bílé
words-colour-blue = modré
words-colour-yellow = žluté
words-colour-orange = oranžové
words-colour-black = černé
words-colour-red = červené
words-colour-green = zelené

## Odpovědi
say-unknown = „{ $word }“ neznám. Napiš „{ $help }“ a dozvíš se všechny příkazy.
say-unknown-near = „{ $word }“ neznám. Myslíš { $names }? „{ $help }“ řekne všechny příkazy.
say-strange = „{ $word }“ sem nepasuje.
say-strange-near = „{ $word }“ sem nepasuje. Myslíš { $names }?
say-which = Co myslíš: { $names }?
say-form = { $form }
say-not-in-market = V nabídce není: { $card }.
say-no-route = { $start } – { $end }: tudy žádná trať nevede.
say-pay-how = { $what }: jakou barvou? { $payments }.
say-pay-otherwise = { $what }: takhle zaplatit nejde. Jde { $payments }.
say-hand = V ruce máš { $count } { $count ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] karet
  }: { $cards }.
say-discards = Odhozeno: { $discards }.
say-market = Nabídka: { $cards }. Balíček: { $deck }.
say-offer-none = Žádné jízdenky se ti nenabízejí.
say-claims = Můžeš obsadit: { $routes }.
say-open-places = Ještě volná místa: { $places }.
say-more = A další: { $count }.
say-claims-none = Teď nemůžeš obsadit nic.
say-claims-none-at = Teď tu nemůžeš obsadit nic: { $place }.
say-owner-none = Nikdo tu nic nedrží: { $place }.
say-way = { $start } – { $end }, zbývá postavit { $cars }: { $routes }.
say-way-none = { $start } – { $end }: žádná cesta už nezbývá.
say-way-done = { $start } – { $end }: už spojeno tvými tratěmi.
say-stations = Nádraží: { $places }.
say-stations-none = Zatím nestojí žádné nádraží.
say-station-cost = Tvé další nádraží stojí { $cost } { $cost ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] karet
  }.
say-tokens-none = Na mapě nejsou žádné známky.
say-odds = Příští karta z balíčku: { $chances }.
say-odds-none = U tohoto stolu se šance neukazují.
say-log-none = Zatím se nic nestalo.
say-time-none = Hraje se bez hodin.
say-said = Odesláno.
say-help = Tahy: { $moves }. Otázky: { $questions }. „{ $help } { $claim }“ řekne víc o jednom z nich.

## Nápověda
help-draw = „líznout červená“, „líznout 3“ nebo „líznout balíček“: vezme kartu z nabídky, nebo naslepo.
help-claim = „obsadit paříž dieppe fialová“: obsadí trať; „fialová 1“ zaplatí jednu z karet žolíkem. Stačí začátky jmen.
help-draw-tickets = „líznout jízdenky“: vezme nové jízdenky.
help-keep = „nechat 1 3“ nebo „nechat všechny“: nechá si nabízené jízdenky.
help-station = „postavit vídeň červená“: postaví nádraží.
help-pay = „zaplatit“: doplatí tunel; „zaplatit 1“ zaplatí jednu z karet žolíkem.
help-withdraw = „couvnout“: nechá tunel být a vezme karty zpět.
help-place = „položit mlha presidio“: položí hromádku známek na místo.
help-take = „vzít mlha“: vezme známku; „vzít červená“ vezme kartu z nabídky.
help-pass = „pas“: jen když nic jiného nejde.
help-undo = „zpět“: vrátí tvůj poslední tah, pokud se nic neodkrylo.
help-turn = „tah“: kdo je na tahu a co se má dělat.
help-cards = „karty“: tvá ruka; „karty“ a jméno hráče: co se o jeho ruce ví.
help-market = „nabídka“: otevřené karty a balíček.
help-tickets = „jízdenky“: tvé jízdenky, zbývající a hotové.
help-offer = „výběr“: jízdenky, které si můžeš nechat.
help-claims = „možnosti“: tratě, které teď můžeš obsadit, a čím.
help-can = „můžu obsadit paříž dieppe“: jak, nebo proč ne.
help-routes = „tratě paříž“: všechny tratě z místa a kdo je drží.
help-owner = „kdo má vídeň“: kdo tam drží tratě nebo nádraží.
help-way = „cesta paříž vídeň“: nejlevnější cesta, která mezi dvěma místy zbývá.
help-players = „hráči“: body, vagony, karty a jízdenky všech.
help-cars = „vagony“: kolik komu zbývá.
help-stations = „nádraží“: kde stojí, co stojí tvé a co by dokončilo.
help-tokens = „známky“: kde leží a kdo má které.
help-odds = „šance“: jaká může být příští karta z balíčku.
help-log = „záznam“ nebo „záznam 20“: poslední tahy.
help-time = „čas“: hodiny hráčů.
help-say = „říct“ a text: napíše do chatu.
help-chat = „chat“: poslední zprávy.
help-again = „znovu“: zopakuje poslední odpověď.
help-help = „pomoc“ a příkaz: co dělá.
