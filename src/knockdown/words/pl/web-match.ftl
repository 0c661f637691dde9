### Ekran walki w przeglądarce.

## Części ekranu
web-match-decision = Decyzja
web-match-answers = Odpowiedzi
web-match-row = Rząd Ataku
web-match-actions = Akcje

## Czyja tura i o co chodzi
web-match-your-turn = Twoja tura
web-match-your-answer = Twoja odpowiedź
web-match-their-turn = Tura: { $name }
web-match-setup = Przygotowanie
web-match-over = Rozgrywka zakończona
web-match-action-first = Pierwsza akcja: wybierz to, co świeci
web-match-action-second = Wybierz drugą akcję
web-match-action-more = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}
web-match-combo-on = Combo: kontynuuj albo zakończ
web-match-pips = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}
web-match-mode-move = Wybierz pole
web-match-mode-attack = Wybierz kartę
web-match-mode-combo = Wybierz Atak Specjalny albo świecące pole na Zryw
web-match-mode-dash = Wybierz świecące pole na Zryw
web-match-mode-special = Wybierz Atak Specjalny

## Przyciski
web-match-do-it = Zrób to
web-match-back = Wróć
web-match-undo = Cofnij
web-match-hint = Podpowiedź
web-match-log = Dziennik
web-match-more = Więcej
web-match-close = Zamknij
web-match-rules = Zasady

## Rząd, Ataki Specjalne, ręce
web-match-your-specials = Twoje Ataki Specjalne
web-match-their-specials = Ataki Specjalne: { $name }
web-match-specials = Ataki Specjalne
web-match-your-hand = Twoja ręka
web-match-their-hand = Ręka: { $name }
web-match-hand-count = { $n } z { $limit }
web-match-hand-short = Ręka { $n }
web-match-hand-all-known = wszystkie znane
web-match-hand-known = { $known ->
    [one] { $known } znana
    [few] { $known } znane
   *[many] { $known } znanych
}, { $unseen ->
    [one] { $unseen } nieznana
    [few] { $unseen } nieznane
   *[many] { $unseen } nieznanych
}
web-match-row-gap = Wolne miejsce w Rzędzie Ataku
web-match-row-place = Karta { $n } z { $all } w Rzędzie.

## Góra ekranu
web-match-you = ty
web-match-cards-left = w talii
web-match-deck-spoken = { $n ->
    [one] W talii Ataku została { $n } karta. Odrzucone: { $discards }. Pokaż odrzucone
    [few] W talii Ataku zostały { $n } karty. Odrzucone: { $discards }. Pokaż odrzucone
   *[many] W talii Ataku zostało { $n } kart. Odrzucone: { $discards }. Pokaż odrzucone
}
web-match-round = Runda { $n }
web-match-tower-of = wieża z { $n }
web-match-fall-spoken = Test Knockdownu teraz skończyłby się upadkiem w około { $percent } % przypadków.
web-match-wounds-spoken = { $name }: Obrażenia ciężkie { $heavy }, lekkie { $light }
web-match-ghost-spoken = doszłyby ciężkie { $heavy }, lekkie { $light }
web-match-skills-down = { $n ->
    [one] { $n } zakryta Umiejętność
    [few] { $n } zakryte Umiejętności
   *[many] { $n } zakrytych Umiejętności
}
web-match-victories = { $name }, żetony Zwycięstwa: { $n } z 2
web-match-next-strike = Następne Uderzenie
web-match-peek = Przytrzymaj, aby zobaczyć zakrytą Umiejętność
web-match-peek-says = Patrzeć może tylko { $player }. Druga osoba nie patrzy.
web-match-look-fighter = { $name }: plansza, Umiejętności i żetony

## Okna
web-match-block-title = Blok?
web-match-ignored-title = Które Obrażenia ignorujesz?
web-match-react-title = Reakcja?
web-match-pay-title = Zapłata
web-match-pay-rule = Karta płaci tylko raz; co niewykorzystane, przepada.
web-match-discard-title = Odrzuć
web-match-give-title = Oddaj
web-match-choice-title = Wybierz
web-match-test-title = Test Knockdownu?
web-match-order-title = Co najpierw?
web-match-incoming = Nadchodzi
web-match-ignores = Ignorujesz
web-match-leaves = Otrzymujesz
web-match-still = Nadal grozi
web-match-costs = Koszt
web-match-stays = Zostaje na ręce
web-match-stays-nothing = Na ręce nie zostaje nic
web-match-nothing-lost = Nic nie przepada
web-match-loses = Przepada: { $symbols }
web-match-sensible = Rozsądnie
web-match-window-keys = { $keys }: zaznacz. Jeszcze raz albo Enter: odpowiedz.
web-match-not-this-round = Nie w tej rundzie
web-match-not-this-round-says = Nie, i nie pytaj ponownie do następnej rundy.
web-match-not-asked = Odrzucona w tej rundzie: nie pyta.
web-match-ask-again = Pytaj znowu
web-match-declined = { $skills }: nie w tej rundzie, zgodnie z twoim wyborem.

## Odrzucone, dziennik, podpowiedź, klawisze
web-match-discards = Odrzucone
web-match-discards-none = Jeszcze żadna karta nie została odrzucona.
web-match-recap = Co się ostatnio stało: { $lines } Otwórz dziennik
web-match-log-empty = Jeszcze nic się nie wydarzyło.
web-match-log-before = Przed rundą 1
web-match-hint-title = Co zrobiłby pojedynkowicz
web-match-hint-asking = Przeglądam to, co może nadejść…
web-match-hint-percent = { $percent } % na wygraną
web-match-hint-rank = Podpowiedź numer { $n }.
