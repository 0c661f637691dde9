### Test Knockdownu z kostkami Obrażeń (7.1): odliczanie, przebieg, werdykt.

## Zanim się zacznie
tower-ready = { $who ->
    [you] Potrzebujesz
   *[other] { $name } potrzebuje
} w 10 sekund wieży z { $n ->
    [one] { $n } kostki Obrażeń
    [few] { $n } kostek Obrażeń
   *[many] { $n } kostek Obrażeń
}. Wieża liczy się, jeśli: { $conditions }.
tower-condition-placed = należą do niej wszystkie kostki
tower-condition-one-on-table = tylko jedna kostka dotyka stołu
tower-condition-none-touches-three = żadna kostka nie dotyka więcej niż dwóch innych
tower-condition-stands = stoi sama
tower-start = { $who ->
    [you] Ty zaczynasz odliczanie klawiszem Enter; koniec kończy.
   *[other] { $name } zaczyna odliczanie klawiszem Enter; koniec kończy.
}
tower-skip = Enter prowadzi od razu do werdyktu.
tower-on = Enter: dalej; koniec: wyjście.

## Co się woła oprócz liczb
tower-call-go = start!
tower-call-stop = stop!

## W trakcie budowy; `tower-left` stawia czas przed jednym z pozostałych
tower-left = jeszcze { $whole },{ $tenth } s: { $text }
tower-standing = { $n ->
    [one] stoi { $n } z { $total } kostek.
    [few] stoją { $n } z { $total } kostek.
   *[many] stoi { $n } z { $total } kostek.
}
tower-falling = wieża się wali! { $n ->
    [one] Nadal stoi { $n } z { $total } kostek.
    [few] Nadal stoją { $n } z { $total } kostek.
   *[many] Nadal stoi { $n } z { $total } kostek.
}
tower-claimed = „Gotowe!” Teraz musi stać sama.

## Werdykt
tower-passed = Wieża stoi.
tower-by-dice = Nie dało się tu zbudować wieży i to nasza wina. Zamiast niej rozstrzygnęły trzy kości: { $dice }, razem { $sum }. Trzeba było co najmniej { $needed }.
tower-reason-still-held = Nie liczy się: czas minął z kostką wciąż w ręce.
tower-reason-still-moving = Nie liczy się: wieża runęła albo wciąż się ruszała.
tower-reason-left-over = { $n ->
    [one] Nie liczy się: { $n } kostka nie należy do wieży.
    [few] Nie liczy się: { $n } kostki nie należą do wieży.
   *[many] Nie liczy się: { $n } kostek nie należy do wieży.
}
tower-reason-time-up = { $n ->
    [one] Czas minął: { $n } kostka nie należy do wieży.
    [few] Czas minął: { $n } kostki nie należą do wieży.
   *[many] Czas minął: { $n } kostek nie należy do wieży.
}
tower-reason-two-on-table = { $n ->
    [one] Nie liczy się: stołu dotyka { $n } kostka.
    [few] Nie liczy się: stołu dotykają { $n } kostki, a może tylko jedna.
   *[many] Nie liczy się: stołu dotyka { $n } kostek, a może tylko jedna.
}
tower-reason-touches-three = { $n ->
    [one] Nie liczy się: { $n } kostka dotyka więcej niż dwóch innych.
    [few] Nie liczy się: { $n } kostki dotykają więcej niż dwóch innych.
   *[many] Nie liczy się: { $n } kostek dotyka więcej niż dwóch innych.
}

## Dlaczego ręka czegoś nie może
tower-refused-unknown = Ręka tego nie potrafi.
tower-refused-not-yet = Jeszcze nie: poczekaj na sygnał.
tower-refused-after-time = Za późno: budowa się skończyła.
tower-refused-out-of-order = To przyszło za późno: ręka zrobiła już coś innego.
tower-refused-from-the-future = To przyszło za wcześnie: twój zegar się spieszy.
tower-refused-not-a-number = To nie jest miejsce na stole.
tower-refused-off-the-table = Ręka nie sięga poza stół.
tower-refused-too-many = Za szybko: ręka nie nadąża.
tower-refused-no-such-cube = Nie ma takiej kostki.
tower-refused-out-of-reach = Ręka jest za daleko od tej kostki.
tower-refused-hand-full = Ręka trzyma już kostkę.
tower-refused-hand-empty = Ręka nie trzyma żadnej kostki.

## Wieża zbudowana ponownie z zapisu rozgrywki
tower-replay-other-physics = Tę wieżę zbudowano w innej wersji symulacji; tutaj może wyglądać inaczej.
tower-replay-input-refused = Nie wszystko, co według zapisu zrobiła ręka, było tutaj możliwe.
tower-replay-verdict-differs = W rozgrywce werdykt był inny. Rozgrywka toczy się dalej tak, jak ją zapisano.

## Ręce, od niezdarnej do spokojnej
tower-skill-novice = ręka początkującego
tower-skill-average = zwykła ręka
tower-skill-expert = wprawna ręka
tower-skill-steady = bardzo pewna ręka

## Rysunek
tower-legend = [#] ciężkie, [ ] lekkie, < > przechylone, ( ) w ręce.
tower-cut-above = { $n ->
    [one] Wyżej jest jeszcze { $n } kostka.
    [few] Wyżej są jeszcze { $n } kostki.
   *[many] Wyżej jest jeszcze { $n } kostek.
}
tower-cut-beside = { $n ->
    [one] Dalej leży jeszcze { $n } kostka.
    [few] Dalej leżą jeszcze { $n } kostki.
   *[many] Dalej leży jeszcze { $n } kostek.
}
