### Przed pierwszą turą i po ostatniej: wybór, dobory, przekazanie ekranu, zakończenia.
### Imiona stoją zawsze w mianowniku, bo gra ich nie odmienia.

## Wybór Zawodnika
web-select-title = Wybierzcie Zawodników
web-select-back = Wróć
web-select-you = Ty
web-select-computer = Komputer
web-select-player = Gracz { $n }
web-select-pick-own = Wybierz swojego Zawodnika
web-select-pick-computer = Wybierz Zawodnika dla komputera
web-select-pick-player = { $name }: wybierz Zawodnika
web-select-ready = Gotowe do walki
web-select-keys = Strzałki przesuwają, Enter wybiera, Esc cofa
web-select-grid = Zawodnicy
web-select-fighter = { $name }, { $class }
web-select-fighter-taken = { $name }, { $class }, już wybrany
web-select-fighter-of = { $name }, { $class }, { $who }
web-select-taken = Zajęty
web-select-random = Losowo
web-select-random-fighter = Losowy Zawodnik
web-select-random-plan = Decyduje żeton do losowania.
web-select-change = Zmień: { $who }
web-select-sheet = Ataki Specjalne: { $name }
web-select-sheet-short = Plansza
web-select-reconstructed = Plansza odtworzona: koszty i Obrażenia są nasze tam, gdzie instrukcje milczą.
web-select-settings = Ustawienia rozgrywki
web-select-arena-random = Na początku zdecyduje żeton do losowania.
web-select-test-tower = Wieża
web-select-test-dice = Kości
web-select-test-table = Przy stole
web-select-test-tower-says = Dziesięć sekund na ułożenie wieży z kostek Obrażeń: myszą, palcem lub klawiszami.
web-select-test-dice-says = Trzy kości; suma musi dorównać liczbie Obrażeń. Bez pośpiechu.
web-select-test-table-says = Budujecie z prawdziwych kostek; gra odlicza i pyta, czy wieża stoi.
web-select-opponent = Przeciwnik
web-select-friend = Drugi gracz
web-select-friend-says = Dwie osoby, jeden ekran. Przed każdą tajemnicą gra prosi o przekazanie go.
web-select-level-rookie-says = Patrzy akcję naprzód i często bierze drugą najlepszą. Na pierwszą rozgrywkę.
web-select-level-brawler-says = Patrzy akcję naprzód i bierze najlepszą. Karze nieuwagę.
web-select-level-duelist-says = Przed wyborem bada setki możliwych przyszłości. Pamięta twoją rękę.
web-select-level-champion-says = Przed wyborem przez sekundę bada możliwe przyszłości. Silniejszego nie ma.
web-select-name = Imię (nieobowiązkowe)
web-select-name-of = Imię: { $who } (nieobowiązkowe)
web-select-house = Zasady domowe
web-select-house-changed = Zasady domowe: zmienione
web-select-house-intro = Instrukcje zostawiają dwie sprawy otwarte. Tak rozstrzyga je wasza rozgrywka.
web-select-relief = Po zdanym Teście Knockdownu
web-select-relief-total = Połowa wszystkich
web-select-relief-each = Połowa każdego koloru
web-select-relief-heavy = Połowa ciężkich
web-select-relief-light = Połowa lekkich
web-select-relief-total-says = Znika połowa wszystkich Obrażeń, zaokrąglona w dół; wybiera testowany gracz. Tak czytamy tę zasadę.
web-select-relief-each-says = Znika połowa ciężkich i połowa lekkich, każda zaokrąglona w dół.
web-select-relief-heavy-says = Znika tylko połowa ciężkich Obrażeń, zaokrąglona w dół. Wieże pozostają wysokie.
web-select-relief-light-says = Znika tylko połowa lekkich Obrażeń, zaokrąglona w dół. Ciężkie ciosy zostają.
web-select-stall = Kiedy nic się nie dzieje
web-select-stall-never = Nigdy
web-select-stall-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
}
web-select-stall-says = Po tylu turach z rzędu, w których żadna karta nie opuściła Rzędu Ataku i nikt nie otrzymał Obrażeń, o rundzie decydują Obrażenia.
web-select-stall-never-says = Runda trwa, choćby obie strony czekały bez końca.
web-select-house-usual = Wróć do zwykłych zasad
web-select-fight = Walka
web-select-fight-says = Walka: { $left } kontra { $right }
web-select-starting = Rozgrywka jest przygotowywana…
web-select-loading = Zawodnicy już idą…
web-select-again = Spróbuj ponownie
web-select-draw = Losowanie
web-select-draw-fighter = { $who }: { $thing }
web-select-draw-arena = Arena: { $thing }
web-select-draw-skills = Zestaw Umiejętności: { $thing }
web-select-skip = Dowolny klawisz pomija
web-select-vs = vs
web-select-versus = { $left } kontra { $right }

## Dobory
web-select-draft-fighter = Zawodnik
web-select-draft-skills = Dobór Umiejętności
web-select-draft-show = Odkryta i zakryta
web-select-draft-cards = Karty początkowe
web-select-draft-steps = Przygotowanie
web-select-keep = Zatrzymaj
web-select-keep-named = Zatrzymaj: { $name }
web-select-take-named = Weź: { $name }
web-select-take = Weź
web-draft-again = Dotknij jeszcze raz, aby wybrać.
web-select-kept = Zatrzymane
web-select-kept-none = Jeszcze nic
web-select-pass-on = Pozostałe dostaje { $name }
web-select-pass-out = Druga opuszcza grę
web-select-your-plan = Twój plan
web-select-initiative-of = Szybsza niż { $n } z { $all } w tym zestawie
web-select-face-up = Odkryta
web-select-face-down = Zakryta
web-select-face-up-says = Działa od pierwszej tury. Zaczyna wyższa Inicjatywa.
web-select-face-down-says = Pozostaje tajna; odkrywasz ją po przegranej rundzie.
web-select-show-named = Odkryj: { $name }
web-select-show-sentence = Odkryta: { $name }, zakryta: { $other }
web-select-on = Dalej
web-select-hand-of = Ręka: { $name }
web-select-hand-empty = Na razie pusta
web-select-helps = Pomaga opłacić
web-select-helps-none = Nie opłaca żadnego z twoich Ataków Specjalnych
web-select-helps-dash = Jeden krok w Combo
web-select-helps-block = Blokuje Uderzenie
web-select-pays-all = sama opłaca: { $attack }
web-select-pays-part = opłaca { $paid } z { $all }: { $attack }
web-select-pays-wild = { $attack }: Niewiadoma
web-select-order = Pierwszy gracz bierze 1 kartę, drugi 2, pierwszy ostatnią.
web-select-undo = Cofnij
web-select-waiting = Czekamy…

## Przekazanie ekranu
web-select-handover = { $player }: przejmij ekran
web-select-handover-fighter = { $player } ({ $fighter }): przejmij ekran
web-select-handover-says = To, co teraz, jest tylko dla twoich oczu. Druga osoba nie patrzy.
web-select-handover-go = To ja, { $player }

## Koniec rundy
web-select-ko = K.O.!
web-select-time = Czas!
web-select-stalled = Zbyt długo nic się nie działo
web-select-round-won = Rundę wygrywa { $name }
web-select-round-you = Wygrywasz rundę
web-select-count = Obrażenia na koniec
web-select-skill-turns = { $name } odkrywa Umiejętność: { $skill }
web-select-score = Wygrane rundy: { $left } do { $right }
web-select-next-round = Następna runda

## Koniec rozgrywki
web-select-match-won = Wygrywa { $name }!
web-select-match-you = Wygrywasz!
web-select-match-lost = Wygrywa { $name }
web-select-picture = Co się działo
web-select-picture-says = Obrażenia obu Zawodników w czasie rozgrywki, z zaznaczonymi rundami i kluczowymi momentami jako kropkami.
web-select-picture-none = Nie ma obrazu tej rozgrywki: { $why }
web-select-picture-table = Rozgrywka w tabeli
web-select-picture-move = Ruch
web-select-picture-heavy-light = { $name }: ciężkie, lekkie
web-select-moments = Kluczowe momenty
web-select-moment-see = Zobacz ruch { $n }
web-select-rematch = Rewanż
web-select-swap = Zamiana stron
web-select-save = Zapisz jako tekst
web-select-copy = Kopiuj tekst
web-select-link = Kopiuj odnośnik
web-select-copied = Skopiowano
web-select-copy-failed = Przeglądarka nie pozwala tu kopiować. Działa „Zapisz jako tekst”.
web-select-replay = Obejrzyj powtórkę
web-select-home = Początek
