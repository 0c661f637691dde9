### Co pokazuje ekran graficzny: krótkie etykiety, powody, podglądy i teksty mówione.
### `$name` to Zawodnik, a podczas przygotowania gracz; karty i Obrażenia to gotowe teksty.

## Etykiety przycisków
label-move = Ruch na pole { $space }
label-take-only = Tylko weź: { $card }
label-take-top = Wierzchnia karta talii
label-dash = Zryw na pole { $space }
label-end-combo = Zakończ Combo
label-stay = Zostań tutaj
label-pass-react = Nie reaguj
label-pass-block = Nie blokuj
label-block-wounds = Zmniejsz Obrażenia: { $cards }
label-block-effect = Anuluj efekt: { $cards }
label-block-both = Jedno i drugie: { $cards }
label-ignore = Zignoruj { $wounds }
label-space = Pole { $space }
label-no-test = Bez testu
label-stood = Ustała
label-fell = Runęła
label-drop = Odrzuć { $wounds }
label-power = Użyj: { $power }

## Dlaczego nie można teraz użyć Ataku Specjalnego
reason-far = Za daleko: { $range }
reason-near = Za blisko: { $range }
reason-short = Brakuje: { $cost }
reason-needs = Tylko jeśli { $conditions }
reason-used = Już użyty w tym Combo
reason-opponent-moves = Reakcja: gdy przeciwnik się rusza
reason-attacked = Reakcja: gdy ktoś cię atakuje
reason-wounded = Reakcja: po otrzymaniu Obrażeń
reason-after-attack = Reakcja: po Ataku na ciebie

## Odpowiedzi, które nie są możliwe
closed-block-wounds = Zmniejsz Obrażenia
closed-block-effect = Anuluj efekt
closed-block-both = Jedno i drugie
closed-text = { $label }, niemożliwe: { $why }.
reason-no-wounds = Nie ma Obrażeń do zmniejszenia
reason-no-effect = Nie ma efektu do anulowania
reason-one-block-card = Potrzebne są dwie karty Bloku
reason-few-cards = Na ręce zostałoby za mało kart: { $n } z { $needed }

## Co nadchodzi, na karcie drugiej strony
coming-told = Od strony: { $name } („przeciwnik” to ty): „{ $text }”

## Co zrobiłby Atak
preview-hits = { $name } otrzyma { $wounds }.
preview-no-wounds = Bez Obrażeń.
preview-ko = K.O.: możesz zacząć Test Knockdownu.
preview-miss = Poza zasięgiem: tylko bierzesz kartę.
preview-own = Otrzymasz { $wounds }.
preview-more = Potem: „{ $effect }”
preview-no-block = Nie można tego zablokować.
preview-no-block-card = Przeciwnik nie ma kart Bloku.
preview-block-wounds = Przeciwnik może użyć: { $cards } i zignorować { $most }.
preview-block-effect = Przeciwnik może użyć: { $cards } i anulować efekt.
preview-unseen = { $n ->
    [one] { $n } nieznana karta może być Blokiem.
    [few] Wśród { $n } nieznanych kart może być Blok.
   *[many] Wśród { $n } nieznanych kart może być Blok.
}
preview-react = Przeciwnik może zareagować: { $attack }.
preview-react-unseen = Nieznanymi kartami przeciwnik może zareagować: { $attack }.

## Na co się czeka
waiting-thinking = { $name } myśli…
waiting-over = Rozgrywka dobiegła końca.
waiting-pick-fighter = { $name } wybiera Zawodnika.
waiting-keep-skill = { $name } wybiera Umiejętność do zatrzymania.
waiting-show-skill = { $name } wybiera, którą Umiejętność odkryć.
waiting-draft-card = { $name } bierze kartę początkową.
waiting-take-action = { $name } wybiera akcję.
waiting-continue-combo = { $name } może kontynuować Combo.
waiting-choose-payment = { $name } opłaca koszt.
waiting-second-dash = { $name } może wykonać drugi Zryw.
waiting-react-now = { $name } może zareagować.
waiting-choose-discard = { $name } wybiera kartę do odrzucenia.
waiting-choose-block = { $name } może zablokować.
waiting-choose-ignored = { $name } wybiera Obrażenia do zignorowania.
waiting-choose-branch = { $name } wybiera jeden z dwóch efektów.
waiting-use-or-not = { $name } może użyć efektu.
waiting-choose-space = { $name } wybiera pole.
waiting-choose-gift = { $name } wybiera kartę do oddania.
waiting-start-test = { $name } może zacząć Test Knockdownu.
waiting-test-result = { $name } przechodzi Test Knockdownu.
waiting-choose-relief = { $name } wybiera Obrażenia do odrzucenia.
waiting-choose-order = { $name } wybiera, co stanie się najpierw.
waiting-choose-row-card = { $name } wybiera kartę z Rzędu Ataku.
waiting-choose-paid-card = { $name } wybiera kartę do odzyskania.
waiting-choose-wound = { $name } wybiera Obrażenie do wyleczenia.

## Test Knockdownu
test-tower = { $who ->
    [you] Budujesz wieżę.
   *[other] { $name } buduje wieżę.
} Kostki: { $n }.
test-table = { $who ->
    [you] Budujesz wieżę na stole.
   *[other] { $name } buduje wieżę na stole.
} Kostki: { $n }.
test-table-computer = Komputer nie ma rąk do twoich kostek Obrażeń: decydują szanse jego własnej ręki. { $name } ustoi w { $percent } % przypadków.
test-dice = { $who ->
    [you] Rzucasz trzema kośćmi.
   *[other] { $name } rzuca trzema kośćmi.
} Potrzeba co najmniej { $n }.

## Mówione
spoken-space = Pole { $space }
spoken-space-with = Pole { $space }: { $things }
spoken-pays = Opłaca: { $symbols }.
spoken-hits = Trafia.
spoken-works = W zasięgu: efekt działa.
spoken-take-only = Tylko do wzięcia.
spoken-player = Gracz { $number }
spoken-you = Ty
spoken-computer = Komputer ({ $level })

## Najważniejsze chwile rozgrywki
key-biggest-hit = Najmocniejszy cios: { $attack }, { $name }, { $wounds }.
key-knocked-out = Test Knockdownu, Obrażenia: { $n }. { $name } pada.
key-survived = Test Knockdownu, Obrażenia: { $n }. { $name } stoi.
key-closest-escape = O włos: { $name } stoi, Obrażenia: { $n }.
key-skill = { $name } odkrywa Umiejętność { $skill }.
key-round-won = Runda { $round }: zwycięża { $name }.
key-match-won = { $name } wygrywa rozgrywkę.
key-step-start = Przygotowanie
