### Gra w terminalu: początek, obraz stołu, polecenia, zasady w skrócie.

## Początek
language-name = polski
start-title = Knockdown, nieoficjalna wersja fanowska. Dwóch Zawodników, decydują dwie wygrane rundy.
start-language = Język (Enter: { $language })
start-level = Jak silnie gra komputer (Enter: { $level })
level-rookie = nowicjusz
level-brawler = zabijaka
level-duelist = pojedynkowicz
level-champion = mistrz
level-plan-rookie = patrzy akcję naprzód i często bierze drugą najlepszą
level-plan-brawler = patrzy akcję naprzód i bierze najlepszą
level-plan-duelist = przed wyborem bada setki możliwych przyszłości
level-plan-champion = przed wyborem przez sekundę bada możliwe przyszłości
start-fighter = Twój Zawodnik (Enter: od razu losowa rozgrywka)
start-opponent = Twój przeciwnik (Enter: losowo)
start-arena = Arena (Enter: losowo)
start-choose = Liczba lub nazwa wybiera, sam Enter bierze to, co w nawiasie, koniec kończy.
start-seed = Ziarno losowe tej rozgrywki: { $seed }.
start-help = Przy każdym pytaniu: liczba lub nazwa odpowiada, ? wyjaśnia, koniec kończy.
start-computer = Komputer gra jako { $level }.
start-computers = Grają dwa komputery: { $levels }.
start-two = Dwóch graczy dzieli ten ekran. Przed każdą tajemnicą gra prosi o przekazanie go.
start-table = Testy Knockdownu odbywają się przy stole, z prawdziwymi kostkami Obrażeń.
start-tower = Testy Knockdownu to wieże z kostek Obrażeń. Buduje je symulacja, dla obu stron tak jak { $skill }.
start-tower-hands = Testy Knockdownu to wieże z kostek Obrażeń. Buduje je symulacja: { $hands }.
start-loaded = Rozgrywka trwa dalej.
start-loaded-over = Ta rozgrywka jest już zakończona.

## Obraz
picture-headline = Runda { $round }, tura { $turn }. Talia Ataku: { $deck }. Żetony Zwycięstwa: { $victories }.
picture-you = ty
picture-places = { $who ->
    [you] Stoisz na polu { $space }, { $opponent } na { $theirs }, odległość { $distance }.
   *[other] { $name } stoi na polu { $space }, { $opponent } na { $theirs }, odległość { $distance }.
}
picture-tokens-on = { $name }: { $spaces }.
picture-edges = Skrajne pola: { $spaces }.
picture-candles = Kto kończy turę na polu { $spaces }, otrzymuje { $wounds }.
picture-legend = ~~~ to pola za Świecami.
picture-fighter = { $who ->
    [you] Ty ({ $name }): { $wounds }. Ręka { $cards }/{ $limit }: { $hand }.
   *[other] { $name }: { $wounds }. Ręka { $cards }/{ $limit }: { $hand }.
}
picture-wounds = { $wounds } (razem { $total })
picture-skills = { $n ->
    [one] Umiejętność: { $skills }.
    [few] Umiejętności: { $skills }.
   *[many] Umiejętności: { $skills }.
}
picture-face-down = 1 zakryta.
picture-face-down-own = Zakryta: { $skill }.
picture-tokens = Żetony: { $tokens }.
picture-bonus = Następne Uderzenie w tej turze: { $bonus }.
bonus-wounds = dodatkowo { $wounds }
bonus-unblockable = nie można go zablokować
group-move = Ruch
group-attack = Atak (Rząd Ataku)
group-combo = Combo
group-none-move = Ruch: obok ciebie nie ma wolnego pola
group-none-attack = Atak: w Rzędzie Ataku nie ma kart
group-none-combo = Combo: teraz niczego nie można zagrać
not-now-cost = Teraz nie da się opłacić: { $attacks }.
not-now-range = Poza zasięgiem: { $attacks }.
not-now-condition = Warunek niespełniony: { $attacks }.
not-now-used = Już użyte w tym Combo: { $attacks }.
not-now-reaction = Reakcje, w turze przeciwnika: { $attacks }.
more-text = { $word } pokazuje cały stół ze wszystkimi tekstami.

## Pytania
hand-over = { $name }, to tylko dla ciebie. Weź ekran i naciśnij Enter.
thinking = { $name } myśli…
countdown-ready = { $name } buduje w 10 sekund wieżę z { $n ->
    [one] { $n } kostki Obrażeń
    [few] { $n } kostek Obrażeń
   *[many] { $n } kostek Obrażeń
}: tylko jedna kostka dotyka stołu, żadna nie dotyka więcej niż dwóch innych, a wieża stoi sama. Odliczanie zaczyna przeciwnik klawiszem Enter: 3, 2, 1, start; drugi Enter zatrzymuje je, gdy wieża jest gotowa.
countdown-computer = Komputer nie ma rąk do kostek Obrażeń: za niego decydują trzy kości.
quit-sure = Opuścić rozgrywkę? zapisz PLIK zachowuje ją i kończy. (t/n)
quit-yes = t tak y yes
goodbye = Do zobaczenia!
kept = Rozgrywka jest zachowana. Dalszy ciąg:
end-score = Rundy: { $score }.
after-match = jeszcze: następna rozgrywka; zapisz PLIK: zachowuje tę; Enter lub koniec: wyjście.
after-match-again = jeszcze j again
watch-help = Enter: dalej; kres: do końca bez przystanków; koniec: wyjście.

## Polecenia: rozumiane słowa, pierwsze pokazuje pomoc
command-help = pomoc ? help
command-board = stół stol s arena więcej wiecej board b
command-sheet = plansze plansza sheet
command-card = karta card
command-rules = zasady rules
command-log = dziennik log
command-hint = podpowiedź podpowiedz hint h
command-undo = cofnij undo u
command-save = zapisz save
command-lang = język jezyk lang
command-quit = koniec quit q exit
help-answer = Liczba lub nazwa wybiera odpowiedź; liczba z ? (na przykład 3?) mówi o niej więcej; sam Enter powtarza pytanie. Działają też krótkie słowa z zapisu rozgrywki, na przykład: { $example }
help-board = { $word }: pokazuje jeszcze raz cały stół, ze wszystkimi tekstami
help-sheet = { $word }: pokazuje plansze obu Zawodników: Ataki Specjalne w całości
help-card = { $word } NAZWA: pokazuje dowolną kartę, Umiejętność, żeton lub Zawodnika
help-rules = { $word } SŁOWO: podaje zasadę w skrócie; bez słowa spis
help-log = { $word }: opowiada, co się dotąd wydarzyło
help-hint = { $word }: podaje trzy najlepsze odpowiedzi z szansą na wygranie rozgrywki
help-undo = { $word }: cofa twój ostatni wybór, póki nie pokazano niczego nowego
help-save = { $word } PLIK: zachowuje rozgrywkę (.json: jedną chwilę; inaczej całą rozgrywkę jako tekst)
help-lang = { $word } en, es lub pl: zmienia język
help-quit = { $word }: opuszcza rozgrywkę
help-table-title = Zawsze możesz wpisać:

## Odpowiedzi gry
wrong-answer = Nie rozumiem „{ $text }”. Wpisz liczbę od 1 do { $n } albo ?, aby uzyskać pomoc.
wrong-number = Nie ma odpowiedzi { $text }. Wpisz liczbę od 1 do { $n }.
which-answer = „{ $text }” może znaczyć odpowiedź { $numbers }.
wrong-choice = Wpisz liczbę od 1 do { $n }, nazwę albo sam Enter.
wrong-language = Mówię w językach en (English), es (español) i pl (polski).
card-none = Żadna karta, Umiejętność, żeton ani Zawodnik nie nazywa się „{ $text }”.
card-which = karta NAZWA, na przykład: karta { $example }
rules-none = Nic o „{ $text }”. Są:
rules-list = zasady SŁOWO wyjaśnia:
rules-see-card = Żadna zasada nie nazywa się „{ $text }”; mówi o tym: { $word } { $text }
hint-title = Najlepsze odpowiedzi, jakie widzi pojedynkowicz, z twoją szansą na wygranie rozgrywki:
hint-answer = { $percent } %: { $answer }
hint-none = Pojedynkowicz nie widzi różnicy między odpowiedziami: wybierz dowolną.
hint-table = Tu decydują kostki: powiedz, co się stało z wieżą.
undo-done = Cofnięto.
undo-refused = Tego nie można już cofnąć: pokazano coś nowego albo przeciwnik zdążył zdecydować.
undo-nothing = Nie ma jeszcze czego cofać.
save-which = zapisz PLIK: jak ma się nazywać plik?
save-done = Zapisano w pliku { $file }. Dalszy ciąg:
save-done-moment = Z rozgrywki znana jest tylko ta chwila, więc { $file } zawiera tylko ją, jako JSON. Dalszy ciąg:
save-done-over = Zapisano w pliku { $file }. Odtwarzanie:
save-done-over-moment = Zapisano w pliku { $file }: tylko koniec rozgrywki, jako JSON, którego nie da się odtwarzać.
save-over = { $file } zawiera już rozgrywkę. Zastąpić ją? (t/n)
save-kept = Niczego nie zapisano.
save-failed = Nie można zapisać pliku { $file }: { $why }
why-foreign = istnieje i nie jest rozgrywką Knockdown
why-no-folder = folder nie istnieje
why-is-folder = to folder
why-denied = brak uprawnień
why-full = dysk jest pełny
why-other = system odmawia
lang-done = Zatem po polsku.
log-empty = Jeszcze nic się nie wydarzyło.
replay-title = { $first } kontra { $second }, liczba posunięć: { $moves }.
replay-help = Enter: dalej; liczba: tyle posunięć; wstecz: jedno posunięcie wstecz; stół: obraz stołu; kres: do samego końca; koniec: wyjście.
replay-to-end = kres end
replay-back = wstecz back
replay-move = Posunięcie { $number } ({ $name }): { $text }
replay-end = Tu kończy się zapis.

## Zasady w skrócie, dla `zasady SŁOWO`: tytuł, dwukropek, tekst
rule-match = Rozgrywka i runda: kto wygra dwie rundy, wygrywa rozgrywkę. Rundę wygrywa się przez niezdany Test Knockdownu, a gdy nie można uzupełnić Rzędu Ataku, na Obrażenia: mniej ciężkich, potem mniej lekkich, potem gracz zaczynający turę.
rule-turn = Tura: Rząd Ataku uzupełnia się do 4 kart, potem wykonujesz dokładnie dwie akcje spośród: Ruch, Atak, Combo; może to być dwa razy ta sama.
rule-move = Ruch: na sąsiednie pole, nigdy poza Arenę, nigdy na pole przeciwnika ani przez nie.
rule-attack = Atak: wybierz kartę z Rzędu Ataku. Jeśli przeciwnik jest w zasięgu, rozstrzyga się jej Sekwencja Ataku; w każdym razie karta trafia na twoją rękę.
rule-hand = Ręka i limit kart na ręce: na ręce liczą się tylko symbole karty. Limit wynosi 6 kart; nadmiar odrzucasz od razu.
rule-combo = Combo: dowolnie wiele Ataków Specjalnych i Zrywów, jeden po drugim, póki możesz płacić. Żaden Atak Specjalny dwa razy w jednym Combo.
rule-special = Atak Specjalny: jest na twojej planszy Zawodnika. Płacisz, odrzucając karty, których symbole pokrywają koszt. Karta z dwoma symbolami może zapłacić oboma, ale tylko za jeden Atak Specjalny.
rule-symbols = Symbole: Blok, Zryw, Pięść, Kopnięcie i Skupienie. Niewiadoma występuje tylko w kosztach i płaci się ją dowolnym symbolem.
rule-dash = Zryw: w Combo odrzuć kartę z symbolem Zrywu i przejdź o jedno pole; karta z dwoma daje do dwóch kroków.
rule-reaction = Reakcja: zagrywana w turze przeciwnika, gdy zdarzy się to, na co odpowiada; płatna jak Atak Specjalny. Nie można jej zablokować.
rule-types = Uderzenie, Zdolność, Reakcja: blokować można tylko Uderzenia.
rule-sequence = Sekwencja Ataku: Obrażenia z Puli Obrażeń, potem efekt, potem K.O.; wcześniej zaatakowany gracz może zareagować i blokować.
rule-block = Blok i blokowanie: przeciw Uderzeniu odrzuć jedną kartę z Blokiem, aby zmniejszyć Obrażenia albo anulować efekt, lub dwie, aby zrobić jedno i drugie. Za pozostałe karty na ręce ignorujesz 1 Obrażenie ciężkie za każde 2 karty lub 1 lekkie za każdą kartę. Blok nigdy nie powstrzymuje K.O.
rule-wounds = Obrażenia: ciężkie i lekkie. W Teście Knockdownu liczy się ich suma; gdy rundę rozstrzygają Obrażenia, najpierw ciężkie.
rule-range = Zasięg: X to dokładnie X pól, X–Y od X do Y, zasięg pocisku to dowolna odległość w linii prostej, nieograniczony to dowolna odległość.
rule-words = Skok, Wstecz, Naprzód: Skok przechodzi przez pole przeciwnika. Wstecz odsuwa przeciwnika wprost od ciebie, Naprzód przesuwa twojego Zawodnika wprost ku przeciwnikowi.
rule-ko = K.O. i Test Knockdownu: Atak z K.O. pozwala atakującemu poddać testowi zranionego przeciwnika. W wariancie z kostkami trzy kości muszą pokazać co najmniej liczbę Obrażeń. Z kostkami Obrażeń wszystkie muszą w 10 sekund stanąć same jako jedna wieża: jedna kostka na stole, żadna nie dotyka więcej niż dwóch innych; z --knockdown tower buduje ją na oczach graczy symulowana ręka. Zdany: odrzuca się połowę Obrażeń. Niezdany: atakujący wygrywa rundę.
rule-skills = Umiejętności i Inicjatywa: odkryta Umiejętność działa stale. Wyższa Inicjatywa to pierwszy gracz. Kto przegra rundę, odkrywa drugą Umiejętność.
rule-tokens = Żetony: leżą na polach lub planszach Zawodników i należą do Zawodnika. karta NAZWA mówi, co robi dany żeton.
rule-edge = Skrajne pole (Siege Storm): Zawodnik na skrajnym polu zaatakowany z pola obok otrzymuje o 1 Obrażenie lekkie więcej.
rule-candles = Świece, Dogasający Menhir (Tainted Grail): dobrana karta Świec przesuwa żetony Świecy od krańców ku środkowi. Kto kończy turę nad takim żetonem lub za nim, otrzymuje 1 Obrażenie lekkie.
rule-next = Następna runda: znikają Obrażenia, karty z rąk i żetony, Zawodnicy wracają na pola startowe, ręce są puste, zaczyna przegrany.
rule-stall = Zasada domowa: { $n ->
    [0] w tej rozgrywce spokojne tury nigdy nie kończą rundy.
    [one] po { $n } turze, w której żadna karta nie opuściła Rzędu i nikt nie otrzymał Obrażeń, rundę rozstrzygają Obrażenia.
    [few] po { $n } kolejnych turach, w których żadna karta nie opuściła Rzędu i nikt nie otrzymał Obrażeń, rundę rozstrzygają Obrażenia.
   *[many] po { $n } kolejnych turach, w których żadna karta nie opuściła Rzędu i nikt nie otrzymał Obrażeń, rundę rozstrzygają Obrażenia.
}
rule-golden = Złota zasada: gdzie karta lub plansza Zawodnika przeczy zasadzie, wygrywa karta lub plansza.
