### Co dzieje się w rozgrywce, o co pyta gra i co można odpowiedzieć.
### `$who` to `you` lub `other`; wtedy `$name` to Zawodnik (a w przygotowaniu gracz).
### Imiona stoją zawsze w mianowniku, bo gra ich nie odmienia.

## Kto
player-one = Gracz 1
player-two = Gracz 2
player-computer = komputer

## Przygotowanie (3)
event-token-drawn-fighter = { $who ->
    [you] Wylosowano dla ciebie: { $thing }.
   *[other] Losowanie, { $name }: { $thing }.
}
event-token-drawn-arena = Wylosowano Arenę: { $thing }.
event-token-drawn-skill-set = Wylosowano zestaw Umiejętności: { $thing }.
event-fighter-taken = { $who ->
    [you] Wybierasz: { $thing }.
   *[other] { $name } wybiera: { $thing }.
}
event-skills-received = { $who ->
    [you] Otrzymujesz: { $skills }.
   *[other] { $name } otrzymuje { $n ->
        [one] { $n } kartę Umiejętności.
        [few] { $n } karty Umiejętności.
       *[many] { $n } kart Umiejętności.
    }
}
event-skill-kept = { $who ->
    [you] Zatrzymujesz Umiejętność: { $skill }.
   *[other] { $name } zatrzymuje Umiejętność: { $skill }.
}
event-skill-kept-unseen = { $name } zatrzymuje jedną Umiejętność.
event-skill-shown = { $who ->
    [you] Twoja Umiejętność jest odkryta: { $skill }.
   *[other] { $name } odkrywa Umiejętność: { $skill }.
}
event-first-player = { $who ->
    [you] Jesteś pierwszym graczem.
   *[other] Pierwszy gracz: { $name }.
}
event-card-drafted = { $who ->
    [you] Bierzesz: { $card }.
   *[other] { $name } bierze: { $card }.
}

## Rundy i tury (4, 8, 9)
event-round-began = Runda { $round }. { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $name }.
}
event-turn-began = { $who ->
    [you] Twoja tura.
   *[other] Tura: { $name }.
}
event-row-filled = Nowe w Rzędzie Ataku: { $cards }.
event-candle-drawn = { $n ->
    [one] Dobrano kartę Świec. Żeton Świecy leży teraz pod polem { $spaces }.
    [few] Dobrano kartę Świec. Żetony Świecy leżą teraz pod polami { $spaces }.
   *[many] Dobrano kartę Świec. Żetony Świecy leżą teraz pod polami { $spaces }.
}
event-row-card-discarded = { $who ->
    [you] Odrzucasz z Rzędu Ataku: { $card }.
   *[other] { $name } odrzuca z Rzędu Ataku: { $card }.
}
event-action-lost = { $who ->
    [you] W tej turze masz o { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    } mniej.
   *[other] W tej turze { $name } ma o { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    } mniej.
}
event-round-ended-ko = { $who ->
    [you] K.O.! Wygrywasz rundę.
   *[other] K.O.! Rundę wygrywa { $name }.
}
event-round-ended-deck = { $who ->
    [you] Nie można uzupełnić Rzędu Ataku. Decydują Obrażenia: wygrywasz rundę.
   *[other] Nie można uzupełnić Rzędu Ataku. Decydują Obrażenia: rundę wygrywa { $name }.
}
event-round-ended-stall = { $who ->
    [you] Zbyt wiele tur, w których nic się nie stało (zasada domowa). Decydują Obrażenia: wygrywasz rundę.
   *[other] Zbyt wiele tur, w których nic się nie stało (zasada domowa). Decydują Obrażenia: rundę wygrywa { $name }.
}
event-round-tally = { $text } { $first }: { $wounds }. { $second }: { $others }.
event-forfeited-conceded = { $who ->
    [you] Poddajesz się.
   *[other] { $name } się poddaje.
}
event-forfeited-time = { $who ->
    [you] Twój czas minął.
   *[other] { $name }: czas minął.
}
event-forfeited-left = { $who ->
    [you] Nie wracasz do gry.
   *[other] { $name } nie wraca do gry.
}
event-left-out = Co było wcześniej, opowiada powtórka.
event-match-ended = { $who ->
    [you] Wygrywasz rozgrywkę!
   *[other] Rozgrywkę wygrywa { $name }!
}

## Ruch (4.3, 6.9)
event-moved-move = { $who ->
    [you] Poruszasz się z pola { $start } na { $end }.
   *[other] { $name } porusza się z pola { $start } na { $end }.
}
event-moved-dash = { $who ->
    [you] Wykonujesz Zryw z pola { $start } na { $end }.
   *[other] { $name } wykonuje Zryw z pola { $start } na { $end }.
}
event-moved-forced = { $who ->
    [you] Przesunięto cię z pola { $start } na { $end }.
   *[other] { $name }: przesunięcie z pola { $start } na { $end }.
}
event-moved-forward = { $who ->
    [you] Ruszasz Naprzód z pola { $start } na { $end }.
   *[other] { $name } rusza Naprzód z pola { $start } na { $end }.
}
event-moved-back = { $who ->
    [you] Odsuwasz się z pola { $start } na { $end }.
   *[other] { $name } odsuwa się z pola { $start } na { $end }.
}
event-moved-blink = { $who ->
    [you] Wykonujesz Skok z pola { $start } na { $end }.
   *[other] { $name } wykonuje Skok z pola { $start } na { $end }.
}
event-move-cancelled = { $who ->
    [you] Twój ruch zostaje anulowany.
   *[other] Ruch zostaje anulowany: { $name } stoi w miejscu.
}

## Ataki (4.4–4.8, 6)
event-attack-began-card = { $who ->
    [you] Atakujesz: { $attack }.
   *[other] { $name } atakuje: „{ $line }”
}
event-attack-began-miss = { $who ->
    [you] Bierzesz kartę { $card }: poza zasięgiem, nie trafia.
   *[other] { $name } bierze kartę { $card }: poza zasięgiem, nie trafia.
}
event-attack-began-special = { $who ->
    [you] Używasz Ataku Specjalnego: { $attack }.
   *[other] { $name } używa Ataku Specjalnego: „{ $line }”
}
event-attack-began-reaction = { $who ->
    [you] Reagujesz: { $attack }.
   *[other] { $name } reaguje: „{ $line }”
}
event-attack-cancelled = { $who ->
    [you] Twój Atak { $attack } zostaje anulowany: bez Obrażeń, bez efektu, bez K.O.
   *[other] Atak { $attack } ({ $name }) zostaje anulowany: bez Obrażeń, bez efektu, bez K.O.
}
event-card-taken = { $who ->
    [you] Karta trafia na twoją rękę: { $card }.
   *[other] { $name } bierze kartę: { $card }.
}
event-card-drawn = { $who ->
    [you] Dobierasz z talii Ataku: { $card }.
   *[other] { $name } dobiera z talii Ataku: { $card }.
}
event-card-drawn-unseen = { $name } dobiera z talii Ataku zakrytą kartę.
event-cards-paid = { $who ->
    [you] Płacisz kartami: { $cards }.
   *[other] { $name } płaci kartami: { $cards }.
}
event-card-discarded = { $who ->
    [you] Odrzucasz: { $card }.
   *[other] { $name } odrzuca: { $card }.
}
event-card-stolen = { $who ->
    [you] Dostajesz z ręki przeciwnika: { $card }.
   *[other] { $from ->
        [you] { $name } dostaje z twojej ręki: { $card }.
       *[other] { $name } dostaje z ręki przeciwnika: { $card }.
    }
}
event-card-taken-back = { $who ->
    [you] Odzyskujesz: { $card }.
   *[other] { $name } odzyskuje: { $card }.
}
event-blocked-wounds = { $who ->
    [you] Blokujesz, odrzucając: { $cards }, i ignorujesz { $wounds }.
   *[other] { $name } blokuje, odrzucając: { $cards }, i ignoruje { $wounds }.
}
event-blocked-effect = { $who ->
    [you] Blokujesz, odrzucając: { $cards }, i anulujesz efekt.
   *[other] { $name } blokuje, odrzucając: { $cards }, i anuluje efekt.
}
event-blocked-both = { $who ->
    [you] Blokujesz, odrzucając: { $cards }, ignorujesz { $wounds } i anulujesz efekt.
   *[other] { $name } blokuje, odrzucając: { $cards }, ignoruje { $wounds } i anuluje efekt.
}
event-blocked-what = { $text } Więc to się nie wydarzy: „{ $effect }”

## Obrażenia
event-wounded-attack = { $who ->
    [you] Otrzymujesz { $wounds }.
   *[other] { $name } otrzymuje { $wounds }.
}
event-wounded-effect = { $who ->
    [you] Wskutek efektu otrzymujesz { $wounds }.
   *[other] Wskutek efektu { $name } otrzymuje { $wounds }.
}
event-wounded-candle = { $who ->
    [you] Nad Świecami lub za nimi otrzymujesz { $wounds }.
   *[other] Nad Świecami lub za nimi { $name } otrzymuje { $wounds }.
}
event-wounded-why = { $text } Zmienia to: { $causes }.
cause-edge = skrajne pole
cause-prepared = przygotowane wcześniej
event-healed = { $who ->
    [you] Usuwasz ze swojej planszy { $wounds }.
   *[other] { $name } usuwa ze swojej planszy { $wounds }.
}
event-wound-moved = { $who ->
    [you] Z planszy Zawodnika przeciwnika otrzymujesz { $wounds }.
   *[other] { $from ->
        [you] Z twojej planszy Zawodnika { $name } otrzymuje { $wounds }.
       *[other] Z planszy Zawodnika przeciwnika { $name } otrzymuje { $wounds }.
    }
}

## Żetony i ich działanie
event-token-placed-space = Teraz na polu { $space }: { $tokens }.
event-token-placed-sheet = { $who ->
    [you] Otrzymujesz { $tokens } na swoją planszę Zawodnika.
   *[other] { $name } otrzymuje { $tokens } na swoją planszę Zawodnika.
}
event-token-removed-space = { $tokens } znika z pola { $space }.
event-token-removed-sheet = { $who ->
    [you] Z twojej planszy Zawodnika znika { $tokens }.
   *[other] { $name }: z planszy Zawodnika znika { $tokens }.
}
tokens-part = { $n } z { $total } żetonów { $kind }
event-power-used-skill = { $who ->
    [you] Działa twoja Umiejętność { $power }.
   *[other] { $name } używa Umiejętności { $power }.
}
event-power-used-token = { $who ->
    [you] Na twojej planszy Zawodnika działa { $power }.
   *[other] { $name }: działa { $power }.
}
event-power-used-space = { $who ->
    [you] Na polu działa na twoją korzyść { $power }.
   *[other] { $name }: na polu działa { $power }.
}
event-power-used-fighter = { $who ->
    [you] Działa twój Zawodnik { $power }.
   *[other] Działa Zawodnik { $power }.
}

## Test Knockdownu (7)
event-knockdown-began = { $who ->
    [you] Test Knockdownu! Twoje Obrażenia w teście: { $n }.
   *[other] Test Knockdownu! { $name }, Obrażenia w teście: { $n }.
}
event-dice-rolled = Kości pokazują { $dice }: { $sum }. Potrzeba co najmniej { $needed }.
event-knockdown-ended-passed = { $who ->
    [you] Zdajesz test i stoisz na nogach.
   *[other] { $name } zdaje test i walczy dalej.
}
event-knockdown-ended-failed = { $who ->
    [you] Padasz!
   *[other] { $name } pada!
}
event-no-test = { $who ->
    [you] Nie zaczynasz Testu Knockdownu.
   *[other] { $name } nie zaczyna Testu Knockdownu.
}
event-branch-chosen = { $who ->
    [you] Wybierasz: „{ $text }”
   *[other] { $name } wybiera: „{ $text }”
}
event-effect-idle = Efekt Ataku { $attack } niczego nie zmienia.

## O co pyta gra
ask-pick-fighter = Którego Zawodnika bierzesz?
ask-keep-skill-first = Wybór Umiejętności: którą zatrzymujesz? Pozostałe dwie trafią do przeciwnika.
ask-keep-skill-second = Wybór Umiejętności: którą z tych zatrzymujesz? Druga wypada z gry.
ask-show-skill = Którą Umiejętność odkrywasz? Zaczyna wyższa Inicjatywa; druga Umiejętność zostaje zakryta, dopóki nie przegrasz rundy.
ask-draft-card = Dobór początkowy: którą kartę bierzesz? Na ręce liczą się tylko jej symbole.
ask-take-action = { $n ->
    [one] Odległość { $distance }, została { $n } akcja. Co robisz?
    [few] Odległość { $distance }, zostały { $n } akcje. Co robisz?
   *[many] Odległość { $distance }, zostało { $n } akcji. Co robisz?
}
ask-continue-combo = Twoje Combo trwa. Co dalej?
ask-choose-payment = Jak opłacasz koszt ({ $cost })?
ask-choose-payment-dash = Którą kartę odrzucasz na Zryw?
ask-second-dash = Karta ma drugi Zryw. Idziesz dalej?
ask-react-now-opponent-moves = Przeciwnik chce przejść na pole { $space }. Reagujesz?
ask-react-now-attacked = Przeciwnik atakuje cię: { $attack }. Reagujesz?
ask-react-now-wounded = Atak { $attack } zadał ci Obrażenia. Reagujesz?
ask-react-now-after-attack = Atak przeciwnika ({ $attack }) dobiegł końca. Reagujesz?
ask-choose-discard = { $n ->
    [one] { $source }: musisz odrzucić kartę. Którą?
    [few] { $source }: musisz odrzucić { $n } karty. Którą najpierw?
   *[many] { $source }: musisz odrzucić { $n } kart. Którą najpierw?
}
ask-choose-discard-limit = Masz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}, limit kart na ręce wynosi { $limit }. Którą kartę odrzucasz?
ask-choose-block = Nadchodzi { $attack }: { $wounds }. Blokujesz?
ask-choose-block-effect = Nadchodzi { $attack }: { $wounds }. Efekt od strony atakującego („przeciwnik” to ty): „{ $effect }” Blokujesz?
block-too-few = { $text } Obrażeń nie można zmniejszyć: na ręce zostałoby za mało kart.
ask-choose-ignored = Które Obrażenia z Ataku { $attack } ignorujesz? Pierwsza odpowiedź ignoruje najwięcej.
ask-choose-branch = Wybierz jedno:
ask-choose-branch-either = Efekt każe ci wybrać. Twój stan: { $wounds }; twoja ręka: { $hand }.
ask-use-or-not-power = Używasz tego?
ask-use-or-not-skill = Używasz tej Umiejętności?
ask-use-or-not-may = Możesz zrobić to: „{ $effect }” Robisz to?
ask-use-or-not-pay = Możesz opłacić koszt ({ $cost }) za to: „{ $effect }” Robisz to?
ask-choose-space-you = Dokąd idziesz?
ask-choose-space-opponent = Dokąd trafia przeciwnik?
ask-choose-space-token = Gdzie umieszczasz { $tokens }?
ask-choose-gift = { $n ->
    [one] { $source }: tracisz kartę z ręki. Którą oddajesz?
    [few] { $source }: tracisz { $n } karty z ręki. Którą oddajesz najpierw?
   *[many] { $source }: tracisz { $n } kart z ręki. Którą oddajesz najpierw?
}
ask-start-test = { $n ->
    [one] Atak ma K.O., a przeciwnik { $n } Obrażenie. Zaczynasz Test Knockdownu?
    [few] Atak ma K.O., a przeciwnik { $n } Obrażenia. Zaczynasz Test Knockdownu?
   *[many] Atak ma K.O., a przeciwnik { $n } Obrażeń. Zaczynasz Test Knockdownu?
}
ask-start-test-less = Atak ma K.O. Obrażenia przeciwnika: { $total }; { $skills } odlicza { $less }, więc w teście liczy się { $n }. Zaczynasz Test Knockdownu?
ask-test-result = Czy wieża ustała?
ask-choose-relief = Odrzucasz połowę swoich Obrażeń. Które?
ask-choose-order = Kilka rzeczy dzieje się naraz. Która najpierw?
ask-choose-row-card = Którą kartę z Rzędu Ataku odrzucasz?
ask-choose-paid-card = Którą kartę odzyskujesz?
ask-choose-wound = Które Obrażenie leczysz?

## Co można odpowiedzieć
option-fighter = { $fighter }, { $class }. { $plan }
option-skill = { $skill } (Inicjatywa { $initiative }): { $text }
option-card = { $symbols } – karta { $attack }
option-move = Ruch na pole { $place }
option-attack-hits = { $attack }, daje { $symbols }, w zasięgu: { $text }
option-attack-misses = { $attack }, daje { $symbols }, poza zasięgiem, tylko wzięcie karty: { $text }
option-take-top = Weź zakrytą wierzchnią kartę talii Ataku
option-take-top-hits = Weź zakrytą wierzchnią kartę talii Ataku i zadaj { $wounds }
option-special = { $line }
option-dash = Zryw na pole { $place }
option-end-combo = Zakończ Combo
option-payment = Zapłać: { $cards }. Na ręce zostaje: { $left }
option-react = { $line }
option-pass-second-dash = Nie, zostań tutaj
option-pass-react-now = Nie reaguj
option-pass-choose-block = Nie blokuj: { $wounds }
option-pass-choose-block-effect = Nie blokuj: { $wounds }, do tego efekt
option-pass-use-or-not = Nie
option-face = { $cards }
option-block-wounds = Zmniejsz Obrażenia, odrzucając: { $cards }. Dzięki pozostałym kartom możesz zignorować { $most }
option-block-wounds-effect = Zmniejsz Obrażenia, odrzucając: { $cards }. Dzięki pozostałym kartom możesz zignorować { $most }; efekt i tak zadziała
option-block-effect = Anuluj efekt, odrzucając: { $cards }. Nadal nadchodzi: { $wounds }
option-block-both = Jedno i drugie, odrzucając: { $cards }. Bez efektu, a dzięki pozostałym kartom możesz zignorować { $most }
option-ignore = Zignoruj { $ignored }. Wynik: { $suffered }
option-branch = { $text }
option-branch-discard = { $n ->
    [one] Odrzuć { $n } kartę
    [few] Odrzuć { $n } karty
   *[many] Odrzuć { $n } kart
}
option-branch-suffer = Przyjmij { $wounds }
option-branch-let = Niech się stanie. Efekt od strony przeciwnika: „{ $effect }”
option-yes = Tak
option-no = Nie
option-space = Pole { $place }
option-test = Zacznij Test Knockdownu
option-test-odds = Zacznij Test Knockdownu. Kości powalą przeciwnika w około { $percent } % przypadków
option-test-tower = Zacznij Test Knockdownu. Gdy buduje { $skill }, wieża pada w około { $percent } % przypadków
option-test-early = { $test }. Lepiej poczekać na więcej Obrażeń
option-test-vain = { $test }: zda go i odrzuci Obrażenia. Lepiej poczekać na więcej Obrażeń
option-passed = Tak, ustała
option-failed = Nie, runęła lub minął czas
option-drop = Odrzuć { $dropped }. Zostaje: { $kept }
option-power-skill = Umiejętność { $power }: { $text }
option-power-token = { $power }: { $text }
option-power-fighter = { $power }: { $text }
option-wound-kind-heavy = Obrażenie ciężkie
option-wound-kind-light = Obrażenie lekkie

## Miejsca, dla { $place }
place = { $space }, odległość potem { $distance }
place-marked = { $space } ({ $marks }), odległość potem { $distance }
place-from-you = { $space }, { $distance } od ciebie
place-from-you-marked = { $space } ({ $marks }), { $distance } od ciebie
mark-edge = skraj
mark-candle = Świeca
mark-dark = za Świecą
cards-none = nic
card-unseen = ?
