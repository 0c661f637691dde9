### Powtórki, galeria kart, zasady i przewodnik po pierwszej rozgrywce.

## Wszędzie tutaj
web-read-coming = Chwileczkę…
web-read-back = Wróć

## Zasady
web-read-rules-search = Szukaj w zasadach
web-read-rules-contents = Spis treści
web-read-rules-numbers = Zasada { $numbers }
web-read-rules-ruling = Ustalenie
web-read-rules-found = { $n ->
    [0] Żadna zasada nie mówi o „{ $text }”.
    [one] { $n } część mówi o „{ $text }”.
    [few] { $n } części mówią o „{ $text }”.
   *[many] { $n } części mówi o „{ $text }”.
}
web-read-rules-all = Wszystkie zasady
web-read-rules-before = Poprzednia
web-read-rules-after = Następna

## Karty
web-read-cards-search = Szukaj w kartach
web-read-cards-box = Pudełko
web-read-cards-boxes = Oba pudełka
web-read-cards-kind = Co pokazać
web-read-cards-all = Wszystko
web-read-cards-fighters = Zawodnicy
web-read-cards-attacks = Karty Ataku
web-read-cards-skills = Umiejętności
web-read-cards-tokens = Żetony
web-read-cards-arenas = Areny
web-read-cards-large = Cała karta
web-read-cards-count = Pokazane: { $n }
web-read-cards-none = Nic nie mówi o „{ $text }”.
web-read-cards-copies = { $n ->
    [one] { $n } karta w talii Ataku
    [few] { $n } karty w talii Ataku
   *[many] { $n } kart w talii Ataku
}
web-read-cards-rule = Pokaż zasadę
web-read-cards-mark = odtworzone
web-read-cards-ours = Instrukcje nie pokazują tego w całości. Projekt to uzupełnił, więc może się różnić od wydrukowanego.
web-read-cards-printed = W tej mierze, w jakiej pokazują to instrukcje.

## Lista powtórek
web-read-replays-finished = Zakończone
web-read-replays-unfinished = Niezakończone
web-read-replays-none = W tej przeglądarce nie rozegrano jeszcze żadnej rozgrywki.
web-read-replays-won = Zwycięstwo: { $name }
web-read-replays-open = { $first } przeciw: { $second }
web-read-replays-moves = { $n ->
    [one] { $n } posunięcie
    [few] { $n } posunięcia
   *[many] { $n } posunięć
}
web-read-replays-look = Oglądaj
web-read-replays-load = Przynieś rozgrywkę
web-read-replays-load-help = Rozgrywkę zapisaną lub udostępnioną jako tekst można tu obejrzeć i grać dalej.
web-read-replays-file = Wybierz plik tekstowy
web-read-replays-paste = Albo wklej tekst
web-read-replays-read = Oglądaj tę rozgrywkę
web-read-replays-reading = Czytam…
web-read-replays-large = To za długie jak na rozgrywkę.

## Powtórka
web-read-replay-controls = Powtórka
web-read-replay-timeline = Oś czasu
web-read-replay-at = Posunięcie { $n } z { $last }, { $round ->
    [0] przygotowanie
   *[other] runda { $round }
}: { $text }
web-read-replay-play = Odtwarzaj
web-read-replay-pause = Pauza
web-read-replay-back = Jedno posunięcie wstecz
web-read-replay-forward = Jedno posunięcie dalej
web-read-replay-speeds = Szybkość
web-read-replay-speed = { $n }×
web-read-replay-as = Oczami
web-read-replay-both = obu graczy
web-read-replay-public = widzów
web-read-replay-more = Więcej
web-read-replay-picture = Wykres
web-read-replay-moments = Kluczowe chwile
web-read-replay-share = Udostępnij
web-read-replay-copy-link = Kopiuj odnośnik
web-read-replay-copy-text = Kopiuj tekst
web-read-replay-save = Zapisz jako plik
web-read-replay-link-copied = Odnośnik do tej chwili skopiowany.
web-read-replay-text-copied = Rozgrywka skopiowana jako tekst.
web-read-replay-not-copied = Przeglądarka nie pozwoliła kopiować. Zaznacz tekst poniżej.
web-read-replay-saved = Rozgrywka zapisana jako plik.
web-read-replay-share-help = Odnośnik otwiera tę chwilę na tym serwerze. Tekst zawiera całą rozgrywkę i można go obejrzeć wszędzie.
web-read-replay-text = Rozgrywka jako tekst
web-read-replay-continue = Graj dalej stąd
web-read-replay-continue-help = Nowa rozgrywka zaczyna się po posunięciu { $n }. Ta zostaje, jaka jest.
web-read-replay-continue-over = Tu rozgrywka jest już zakończona. Wróć do wcześniejszego posunięcia, aby grać dalej.
web-read-replay-continue-do = Graj dalej
web-read-replay-you-play = Grasz jako
web-read-replay-you-both = Obie strony, ze znajomym
web-read-replay-against = Przeciwnik
web-read-replay-watch = Zobacz test
web-read-replay-tested = przechodzi test
web-read-replay-stood = Stoi!
web-read-replay-passed = Zdany!
web-read-replay-ko = K.O.!
web-read-replay-dice = Kości pokazują { $sum }, potrzeba: { $needed }.
web-read-replay-on = Dalej

## Przewodnik
web-read-guide-coach = Trener
web-read-guide-begun = Pierwsza rozgrywka jest już zaczęta i jeszcze trwa.
web-read-guide-anew = Zacznij od nowa
web-read-guide-step = Lekcja { $n } z { $total }
web-read-guide-met = Lekcje: { $n } z { $total }
web-read-guide-extra = Warto też wiedzieć
web-read-guide-next = Jasne
web-read-guide-rule = Zasada
web-read-guide-skip = Zakończ przewodnik
web-read-guide-hide = Zmniejsz
web-read-guide-fighters = Wybierz Zawodnika
web-read-guide-missed = Co się nie trafiło:
web-read-guide-well = Na razie nic nowego. Graj dalej: trener odezwie się, gdy coś zdarzy się po raz pierwszy.

web-read-guide-welcome = Witaj na ringu
web-read-guide-welcome-text = Grasz jako Veroth, po lewej. Wygraj dwie rundy: powal Mgielca albo miej mniej Obrażeń, gdy skończy się talia.
web-read-guide-skill = Zatrzymaj Umiejętność
web-read-guide-skill-text = Umiejętności pomagają przez całą rozgrywkę. Zatrzymaj tę, która ci się podoba; pozostałe trafią do przeciwnika.
web-read-guide-face = Jedna odkryta
web-read-guide-face-text = Odkryta Umiejętność działa od razu. Jej Inicjatywa, duża liczba, mówi, kto zaczyna. Druga czeka, aż przegrasz rundę.
web-read-guide-opening = Twoje pierwsze karty
web-read-guide-opening-text = Tu liczą się tylko symbole: nimi będziesz płacić i blokować. [kick] Kopnięcie lub [block] Blok to dobry początek; nazwa karty nie ma znaczenia.
web-read-guide-screen = Obrażenia i zegar
web-read-guide-screen-text = U góry: Obrażenia obu Zawodników, a między nimi talia. To zegar rundy.
web-read-guide-take = Tylko wziąć
web-read-guide-take-text = Każda tura ma dwie akcje. Jesteś za daleko, by zranić, ale możesz wziąć dowolną kartę z Rzędu: jej symbole trafią na twoją rękę. Dobra karta ma [kick] Kopnięcie lub [block] Blok, niezależnie od nazwy.
web-read-guide-move = Podejdź bliżej
web-read-guide-move-text = Większość Ataków ma mały zasięg. Wybierz świecące pole obok siebie, by zbliżyć się do przeciwnika.
web-read-guide-hit = Traf!
web-read-guide-hit-text = Ta karta sięga przeciwnika. Liczą się jej Obrażenia, [heavy] ciężkie lub [light] lekkie, dzieje się efekt, a potem karta jest twoja.
web-read-guide-special = Twój Atak Specjalny
web-read-guide-special-text = Twoja ręka może zapłacić za świecący Atak Specjalny: wybierz go, a odrzucisz karty z jego symbolami. To Combo; w jednej akcji zmieści się ich kilka.
web-read-guide-pay = Płać symbolami
web-read-guide-pay-text = Oddaj karty, których symbole pokrywają koszt; [wild] Niewiadoma przyjmie każdy symbol. Niepotrzebny symbol przepada, dlatego najoszczędniejszy sposób jest pierwszy.
web-read-guide-block = Obrywasz!
web-read-guide-block-text = Karta z symbolem [block] Blok łagodzi Uderzenie: im więcej kart zostanie na ręce, tym więcej Obrażeń ignorujesz. Możesz też na to pozwolić.
web-read-guide-react = Reakcja
web-read-guide-react-text = [reaction] Reakcje to Ataki Specjalne na turę przeciwnika. Odpowiedz teraz albo oszczędź karty.
web-read-guide-test = Test Knockdownu
web-read-guide-test-text = Atak ma [ko] K.O.: możesz poddać przeciwnika testowi. Ma dziesięć sekund, by ułożyć wszystkie swoje Obrażenia w jedną wieżę. Jeśli runie, runda jest twoja; jeśli ustoi, przeciwnik pozbywa się połowy Obrażeń. Zaczekaj więc, aż stos urośnie.
web-read-guide-build = Buduj o życie
web-read-guide-build-text = Teraz test przechodzisz ty. Ułóż wszystkie kostki jedną na drugiej i puść, zanim minie dziesięć sekund.
web-read-guide-relief = Stoisz!
web-read-guide-relief-text = Połowa twoich Obrażeń znika. Ciężkie ważą najwięcej, gdy o rundzie rozstrzygają Obrażenia.
web-read-guide-enough = Wiesz już dość
web-read-guide-enough-text = Ruch, Atak, Combo; blokuj, gdy boli, testuj, gdy się chwieje. Graj dalej: odtąd trener odezwie się tylko, gdy coś zdarzy się po raz pierwszy.
web-read-guide-passed-on = Przekazane tobie
web-read-guide-passed-on-text = Te dostajesz od przeciwnika. Zatrzymaj jedną także z nich; druga opuszcza grę.
web-read-guide-effect = Tylko efekt
web-read-guide-effect-text = Ta karta sięga przeciwnika, ale nie ma Obrażeń: dzieje się tylko jej efekt, a potem karta jest twoja. [ability] Zdolności nie da się zablokować.
web-read-guide-combo = Combo trwa
web-read-guide-combo-text = Dopóki ręka może płacić, w tej samej akcji zmieści się kolejny Atak Specjalny albo [dash] Zryw. Wybierz coś albo zakończ Combo i zachowaj karty.
web-read-guide-discard = Oddaj kartę
web-read-guide-discard-text = Wybierz kartę najmniej potrzebną: taką, której symbole masz podwójnie albo która nie opłaci żadnego z twoich Ataków Specjalnych. Na ręce nigdy nie ma więcej niż sześciu kart.
web-read-guide-round = Koniec rundy
web-read-guide-round-text = Znikają wszystkie Obrażenia i karty z obu rąk, a talia jest tasowana. Kto przegrał, odkrywa zakrytą Umiejętność: odtąd działają obie. Dwie wygrane rundy wygrywają rozgrywkę.
web-read-guide-ignored = Które Obrażenia?
web-read-guide-ignored-text = Blok usuwa część Obrażeń, a ty wybierasz które. [heavy] Ciężkie liczą się pierwsze, gdy o rundzie rozstrzygają Obrażenia.
web-read-guide-dash = Drugi Zryw
web-read-guide-dash-text = Twoja karta ma dwa razy [dash] Zryw: idź o jeszcze jedno pole albo zrezygnuj z drugiego kroku.
web-read-guide-branch = Jedno z kilku
web-read-guide-branch-text = Efekt pozwala wybrać, i wybierasz ty. Każda odpowiedź mówi, co zrobi; podświetlona wygląda rozsądnie.
web-read-guide-use = Użyć czy nie
web-read-guide-use-text = Coś twojego może się teraz zdarzyć, ale nie musi. Przeczytaj, ile kosztuje i co daje, i powiedz tak lub nie.
web-read-guide-space = Dokąd?
web-read-guide-space-text = Efekt kogoś przesuwa, a ty wybierasz dokąd: możliwe jest każde świecące pole. Pomyśl o zasięgu swojego następnego Ataku.
web-read-guide-gift = Daj kartę
web-read-guide-gift-text = Jedna z twoich kart trafia do przeciwnika. Wybierz symbole, które najmniej mu pomogą.
web-read-guide-order = Co najpierw?
web-read-guide-order-text = Kilka rzeczy dzieje się naraz, a ty mówisz, w jakiej kolejności.
web-read-guide-row = Karta z Rzędu
web-read-guide-row-text = Efekt dotyczy jednej ze świecących kart Rzędu. Wybierz tę, której chcesz, albo tę, której chce przeciwnik.
web-read-guide-paid = Jedna z zapłaconych kart
web-read-guide-paid-text = Efekt dotyczy karty, którą właśnie zapłacono. Wybierz której.
web-read-guide-wound = Ciężkie czy lekkie?
web-read-guide-wound-text = Wybierasz rodzaj Obrażenia. [heavy] Ciężkie liczą się pierwsze, gdy o rundzie rozstrzygają Obrażenia; w wieży wszystkie ważą tyle samo.
web-read-guide-result = Czy wieża ustała?
web-read-guide-result-text = Wieża stała na waszym stole, więc to ty mówisz, jak się skończyło.
web-read-guide-turn = Twoja tura
web-read-guide-turn-text = Dwie akcje: [move] Ruch, [attack] Atak, [combo] Combo, także dwa razy ta sama. Wszystko, co świeci, jest możliwe; wskaż to, a zobaczysz, co zrobi.
web-read-guide-end = To była twoja pierwsza rozgrywka
web-read-guide-end-text = Wiesz już, jak to działa. Resztę wyjaśni „?”, kiedy zechcesz.

## Słowa gry, które otwierają swoją zasadę, gdziekolwiek się je czyta: część zasad i początki
## jej słów.
web-read-terms =
    ko: Test Knockdown, K.O.;
    special: Atak Specjaln;
    sequence: Sekwencj Atak;
    turn: Rząd Atak, Rzęd Atak;
    victory: Żeton Zwycięstw, żeton Zwycięstw;
    hand: limit kart na ręce, Limit kart na ręce;
    reaction: Reakcj;
    types: Uderze, Zdolnoś;
    block: Blok, blok;
    dash: Zryw;
    combo: Combo;
    wounds: Obraże;
    range: zasięg, Zasięg;
    words: Skok, Wstecz, Naprzód;
    skills: Umiejętnoś, Inicjatyw;
    candles: Świec;
    tokens: Żeton, żeton;
    symbols: Pięś, Kopnięci, Skupieni, Niewiadom
