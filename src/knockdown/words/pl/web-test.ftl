### Test Knockdownu na stronie (7): wieża, kości, kostki na prawdziwym stole.

web-test-label = Test Knockdownu
web-test-title = Wstawaj!
web-test-task = { $n ->
    [one] Zbuduj wieżę z { $n } Obrażenia.
    [few] Zbuduj jedną wieżę ze wszystkich { $n } Obrażeń.
   *[many] Zbuduj jedną wieżę ze wszystkich { $n } Obrażeń.
}
web-test-called = żąda Testu Knockdownu.

## Początek
web-test-start = Trzy, dwa, jeden
web-test-you-start = Ręce wolne? Ty zaczynasz odliczanie.
web-test-computer-start = { $name }: wieżę buduje komputer. Ty zaczynasz odliczanie.
web-test-ready-start = Dziesięć sekund. Zacznij, kiedy chcesz.
web-test-wait-start = { $name } zaczyna odliczanie.
web-test-wait-cubes = Kostki już lecą …
web-test-go = Start!
web-test-rests = Czas stoi, aż { $name } wróci.
web-test-rests-yours = Przygotuj się: za chwilę czas ruszy dalej.
web-test-hands-off = Ręce precz!
web-test-watching = { $name } buduje.

## Cztery warunki
web-test-conditions = Wieża liczy się, jeśli
web-test-placed = { $n ->
    [one] Stoi { $n } z { $total } kostek
    [few] Stoją { $n } z { $total } kostek
   *[many] Stoi { $n } z { $total } kostek
}
web-test-one-on-table = Jedna kostka na stole
web-test-none-touches-three = Żadna nie dotyka więcej niż dwóch
web-test-stands = Stoi sama
web-test-met = spełnione
web-test-not-yet = jeszcze nie
web-test-broken = niespełnione

## Ręka
web-test-table = Stół z kostkami Obrażeń
web-test-keys = Tab bierze luźną kostkę, strzałki ją niosą, Enter odkłada, R prostuje, D ogłasza, że wieża stoi, Escape odkłada ją i opuszcza stół.
web-test-hint-drag = Przeciągnij kostkę, puść delikatnie
web-test-hint-touch = Kostka unosi się nad palcem. Puść delikatnie.
web-test-hint-next = następna
web-test-hint-nudge = nieś
web-test-hint-lower = odłóż
web-test-hint-upright = wyprostuj
web-test-hint-done = gotowe
web-test-hint-dice = Wolisz kości? Wybierz je przed rozgrywką
web-test-done = Gotowe!
web-test-took = { $kind ->
    [heavy] Obrażenie ciężkie
   *[light] Obrażenie lekkie
} w ręce.
web-test-no-loose = Nie ma już luźnych kostek.
web-test-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
web-test-left = Pozostały czas
web-test-fell = Wieża się wali!

## Werdykt
web-test-stood = Stoi!
web-test-ko = K.O.!
web-test-on = Dalej

## Kości
web-test-dice-title = Trzy kości
web-test-dice-task = Suma musi osiągnąć liczbę Obrażeń: { $needed }.
web-test-dice-sum = Suma
web-test-dice-needed = Obrażenia
web-test-dice-told = { $a }, { $b } i { $c }: { $sum } przeciw { $needed }.
web-test-dice-passed = Wystarczy!
web-test-by-dice = Nie dało się tu zbudować wieży i to nasza wina. Zamiast niej rozstrzygnęły trzy kości.

## Przy stole
web-test-cubes-take = Obrażeń ciężkich: { $heavy }, lekkich: { $light }. Jedna wieża, dziesięć sekund.
web-test-cubes-start = Licz na głos
web-test-cubes-build = Budować!
web-test-cubes-stop = Stop!
web-test-cubes-ask = Jedna kostka na stole, żadna nie dotyka więcej niż dwóch, stoi sama?
web-test-cubes-stood = Stała
web-test-cubes-fell = Runęła
web-test-cubes-again = Odlicz jeszcze raz
web-test-cubes-wait = { $name } mówi, czy stała.
