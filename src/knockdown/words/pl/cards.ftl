### Tekst kart. Zdanie zaczyna się małą literą i nie ma kropki; zdania łączy się
### później. `$form` to `do` (polecenie) albo `may` (po „możesz” lub „aby”).

## Łączenie
join-two = { $first }, a następnie { $last }
join-and = { $first } i { $last }
join-or = { $first } lub { $last }
join-nor = { $first } ani { $last }
join-list = { $first }, { $last }

## Operacje: { $wounds } i { $tokens } to dopełnienia w bierniku z terms.ftl
op-wound = { $form ->
    [may] zadać
   *[do] zadaj
} { $wounds }
op-suffer = { $form ->
    [may] otrzymać
   *[do] otrzymujesz
} { $wounds }
op-wound-per-heavy = { $form ->
    [may] zadać
   *[do] zadaj
} 1 Obrażenie ciężkie za każde swoje Obrażenie ciężkie
op-wound-per-light = { $form ->
    [may] zadać
   *[do] zadaj
} 1 Obrażenie lekkie za każde swoje Obrażenie lekkie
op-wound-each = { $form ->
    [may] zadać
   *[do] zadaj
} { $wounds } za każdy usunięty żeton
op-heal = { $form ->
    [may] wyleczyć
   *[do] wylecz
} { $wounds }
op-move-wound = { $form ->
    [may] przenieść
   *[do] przenieś
} { $wounds } ze swojej planszy Zawodnika na planszę przeciwnika
op-push = { $form ->
    [may] przesunąć
   *[do] przesuń
} przeciwnika o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
} Wstecz
op-advance = { $form ->
    [may] przesunąć się
   *[do] przesuń się
} o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
} Naprzód
op-retreat = { $form ->
    [may] odsunąć się
   *[do] odsuń się
} o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
} od przeciwnika
op-drag = { $form ->
    [may] przyciągnąć
   *[do] przyciągnij
} przeciwnika o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
} do siebie
op-blink = { $form ->
    [may] wykonać
   *[do] wykonaj
} Skok o { $n ->
    [one] { $n } pole
    [few] maksymalnie { $n } pola
   *[many] maksymalnie { $n } pól
}
op-blink-beside = { $form ->
    [may] wykonać
   *[do] wykonaj
} Skok na wolne pole obok przeciwnika
op-pull-beside = { $form ->
    [may] wykonać
   *[do] wykonaj
} Skok przeciwnikiem na wolne pole obok siebie
op-blink-to = { $form ->
    [may] wykonać
   *[do] wykonaj
} Skok na pole ze swoim żetonem { $kind }
op-swap = { $form ->
    [may] zamienić się
   *[do] zamień się
} miejscami z przeciwnikiem
op-discard = { $form ->
    [may] zmusić przeciwnika do odrzucenia { $n ->
        [one] { $n } karty
       *[other] { $n } kart
    }
   *[do] przeciwnik odrzuca { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
}
op-discard-own = { $form ->
    [may] odrzucić
   *[do] odrzuć
} { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
op-steal = { $form ->
    [may] zmusić przeciwnika, by oddał ci
   *[do] przeciwnik oddaje ci
} { $n ->
    [one] { $n } wybraną przez siebie kartę
    [few] { $n } wybrane przez siebie karty
   *[many] { $n } wybranych przez siebie kart
}
op-draw-top = { $form ->
    [may] dobrać
   *[do] dobierz
} { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} z talii Ataku
op-take-back = { $form ->
    [may] odzyskać
   *[do] odzyskaj
} 1 kartę z jednym symbolem użytą do zapłaty w tym Combo
op-place-near = { $form ->
    [may] umieścić
   *[do] umieść
} { $tokens } w odległości do { $within ->
    [one] { $within } pola
   *[other] { $within } pól
} od siebie
op-place-on-opponent = { $form ->
    [may] umieścić
   *[do] umieść
} { $tokens } na planszy Zawodnika przeciwnika
op-place-on-self = { $form ->
    [may] umieścić
   *[do] umieść
} { $tokens } na swojej planszy Zawodnika
op-remove-from-opponent = { $form ->
    [may] usunąć
   *[do] usuń
} { $tokens } z planszy Zawodnika przeciwnika
op-remove-from-self = { $form ->
    [may] usunąć
   *[do] usuń
} { $tokens } ze swojej planszy Zawodnika
op-remove-here = { $form ->
    [may] usunąć
   *[do] usuń
} żeton { $kind } ze swojego pola
op-remove-entered = { $form ->
    [may] usunąć
   *[do] usuń
} żeton { $kind } z tego pola
op-cancel-attack = { $form ->
    [may] anulować
   *[do] anuluj
} cały Atak
op-cancel-move = { $form ->
    [may] anulować
   *[do] anuluj
} ten ruch
op-evade = { $form ->
    [may] anulować
   *[do] anuluj
} Atak, jeśli jesteś teraz poza jego zasięgiem
op-unblockable = { $form ->
    [may] sprawić, że twojego następnego Uderzenia w tej turze nie można zablokować
   *[do] twojego następnego Uderzenia w tej turze nie można zablokować
}
op-empower = { $form ->
    [may] sprawić, że twoje następne Uderzenie w tej turze zada
   *[do] twoje następne Uderzenie w tej turze zadaje
} o { $wounds } więcej
op-stop = { $form ->
    [may] zakończyć tutaj ruch
   *[do] ruch kończy się tutaj
}
op-lose-action = { $form ->
    [may] zrezygnować w tej turze z { $n ->
        [one] { $n } akcji
       *[other] { $n } akcji
    }
   *[do] w tej turze masz o { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    } mniej
}
op-refresh-row = { $form ->
    [may] odrzucić 1 wybraną kartę z Rzędu Ataku i uzupełnić go
   *[do] odrzuć 1 wybraną kartę z Rzędu Ataku i uzupełnij go
}

## Operacje zawierające inne
op-pay = możesz opłacić koszt ({ $cost }), aby { $text }
op-pay-first = możesz opłacić koszt ({ $cost }): jeśli to zrobisz, { $text }
op-choose = { $form ->
    [may] wybierz, czy { $first }, czy { $second }
   *[do] albo { $first }; albo { $second }
}
op-either = jeśli przeciwnik nie odrzuci { $n ->
    [one] { $n } karty
   *[other] { $n } kart
}, { $text }
op-if = jeśli { $conditions }, { $text }
op-else = w przeciwnym razie { $text }
op-may = możesz { $text }
op-may-first = jeśli chcesz: { $text }
op-if-you-do = jeśli to zrobisz, { $text }

## Warunki: po słowie „jeśli”
cond-opponent-has = przeciwnik ma żeton { $kind }
cond-opponent-has-only = przeciwnik ma żeton { $kind }
cond-opponent-has-not = przeciwnik nie ma żetonu { $kind }
cond-you-have = masz żeton { $kind }
cond-you-have-only = masz żeton { $kind }
cond-you-have-not = nie masz żetonu { $kind }
cond-on-token = stoisz na żetonie { $kind }
cond-on-token-only = stoisz na żetonie { $kind }
cond-on-token-not = nie stoisz na żetonie { $kind }
cond-crossed = w tej turze ty i przeciwnik minęliście się
cond-crossed-not = w tej turze ty i przeciwnik nie minęliście się
cond-more-wounds = masz więcej Obrażeń niż przeciwnik
cond-more-wounds-not = nie masz więcej Obrażeń niż przeciwnik
cond-distance-exact = przeciwnik jest w odległości dokładnie { $lo ->
    [one] { $lo } pola
   *[other] { $lo } pól
}
cond-distance-exact-not = przeciwnik nie jest w odległości dokładnie { $lo ->
    [one] { $lo } pola
   *[other] { $lo } pól
}
cond-distance-span = przeciwnik jest { $lo }–{ $hi ->
    [one] { $hi } pole
    [few] { $hi } pola
   *[many] { $hi } pól
} od ciebie
cond-distance-span-not = przeciwnik nie jest { $lo }–{ $hi ->
    [one] { $hi } pole
    [few] { $hi } pola
   *[many] { $hi } pól
} od ciebie
cond-distance-from = przeciwnik jest co najmniej { $lo ->
    [one] { $lo } pole
    [few] { $lo } pola
   *[many] { $lo } pól
} od ciebie
cond-distance-from-not = przeciwnik jest bliżej niż { $lo ->
    [one] { $lo } pole
    [few] { $lo } pola
   *[many] { $lo } pól
} od ciebie
cond-your-wounds = masz co najmniej { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
cond-your-wounds-not = masz mniej niż { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
cond-opponent-wounds = przeciwnik ma co najmniej { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
cond-opponent-wounds-not = przeciwnik ma mniej niż { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
cond-your-heavy = masz co najmniej { $n ->
    [one] { $n } Obrażenie ciężkie
    [few] { $n } Obrażenia ciężkie
   *[many] { $n } Obrażeń ciężkich
}
cond-your-heavy-not = masz mniej niż { $n ->
    [one] { $n } Obrażenie ciężkie
    [few] { $n } Obrażenia ciężkie
   *[many] { $n } Obrażeń ciężkich
}
cond-your-light = masz co najmniej { $n ->
    [one] { $n } Obrażenie lekkie
    [few] { $n } Obrażenia lekkie
   *[many] { $n } Obrażeń lekkich
}
cond-your-light-not = masz mniej niż { $n ->
    [one] { $n } Obrażenie lekkie
    [few] { $n } Obrażenia lekkie
   *[many] { $n } Obrażeń lekkich
}
cond-at-centre = stoisz na środku Areny
cond-at-centre-not = nie stoisz na środku Areny
cond-hand-at-most = { $n ->
    [0] nie masz kart na ręce
    [one] masz na ręce najwyżej { $n } kartę
    [few] masz na ręce najwyżej { $n } karty
   *[many] masz na ręce najwyżej { $n } kart
}
cond-hand-at-most-not = masz na ręce więcej niż { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
cond-have-dashed = masz już za sobą Zryw w tej turze
cond-have-dashed-not = nie masz jeszcze za sobą Zrywu w tej turze
cond-cornered = przeciwnik nie ma za sobą żadnego pola
cond-cornered-not = przeciwnik ma za sobą pole
cond-did-crossed = Skok przeniósł cię za przeciwnika
cond-did-crossed-not = Skok nie przeniósł cię za przeciwnika
cond-did-sides = Zawodnicy zamienili się stronami
cond-did-sides-not = Zawodnicy nie zamienili się stronami
cond-did-placed = umieszczono żeton
cond-did-placed-not = nie umieszczono żetonu
cond-did-removed = usunięto żeton
cond-did-removed-not = nie usunięto żetonu
cond-did-pushed = przeciwnik się przesunął
cond-did-pushed-not = przeciwnik się nie przesunął
cond-did-moved = doszło do przesunięcia
cond-did-moved-not = nie doszło do przesunięcia
cond-did-other = to coś zmieniło
cond-did-other-not = to nic nie zmieniło
cond-attack-wounded = Atak zadał co najmniej { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
cond-attack-wounded-not = Atak zadał mniej niż { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
cond-attack-type-strike = Atak jest Uderzeniem
cond-attack-type-strike-not = Atak nie jest Uderzeniem
cond-attack-type-ability = Atak jest Zdolnością
cond-attack-type-ability-not = Atak nie jest Zdolnością
cond-attack-type-reaction = Atak jest Reakcją
cond-attack-type-reaction-not = Atak nie jest Reakcją

## Kiedy: na co odpowiada Reakcja oraz momenty Umiejętności i żetonów
trigger-opponent-moves = gdy przeciwnik się porusza (akcja Ruch lub Zryw)
trigger-attacked = gdy przeciwnik cię atakuje
trigger-wounded = gdy Atak przeciwnika zadał ci Obrażenia
trigger-after-attack = po Ataku przeciwnika
moment-round-start = na początku rundy
moment-turn-start = na początku swojej tury
moment-turn-end = na końcu swojej tury
moment-you-block = gdy blokujesz
moment-you-are-blocked = gdy przeciwnik blokuje twój Atak
moment-you-wounded = gdy twój Atak zadał Obrażenia
moment-you-were-attacked = po Ataku przeciwnika
moment-dashed = po swoim Zrywie
moment-combo-end = po swoim Combo
moment-enter = gdy przeciwnik wchodzi na to pole
moment-enter-any = gdy Zawodnik wchodzi na to pole („przeciwnik” to ten Zawodnik)
when-if = { $when }, jeśli { $conditions }
when-once = raz na turę, { $when }
when-each = { $when }, za każdy żeton { $kind }
when-do = { $when }: { $text }
when-taken = po wzięciu tej karty

## Ataki
attack-only-if = tylko jeśli { $conditions }
attack-unblockable-if = tego Uderzenia nie można zablokować, jeśli { $conditions }
attack-line = { $name }: { $type }, { $range }.
attack-line-cost = { $name } ({ $cost }): { $type }, { $range }.

## Co zmieniają Umiejętności
mod-ranges = { $count ->
    [one] twój Atak { $names } ma { $range }
   *[other] twoje Ataki { $names } mają { $range }
}
mod-range-one = twoje Ataki o zasięgu 1 mają { $range }
mod-pool-attacker-more = twoje { $attacks } zadają o { $wounds } więcej
mod-pool-attacker-less = twoje { $attacks } zadają o { $wounds } mniej
mod-pool-target-more = { $attacks } przeciwnika zadają o { $wounds } więcej
mod-pool-target-less = { $attacks } przeciwnika zadają o { $wounds } mniej
mod-pool-attacker-soften = twoje { $attacks } zadają o 1 Obrażenie lekkie mniej, a jeśli lekkich brak, 1 lekkie zamiast 1 ciężkiego
mod-pool-target-soften = { $attacks } przeciwnika zadają o 1 Obrażenie lekkie mniej, a jeśli lekkich brak, 1 lekkie zamiast 1 ciężkiego
mod-pool-strikes = Uderzenia
mod-pool-attacks = Ataki
mod-pool-if = jeśli { $conditions }, { $text }
mod-block-cards-more = gdy blokujesz, liczysz o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} więcej na ręce
mod-block-cards-less = gdy blokujesz, liczysz o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} mniej na ręce
mod-opponent-block-cards-more = gdy przeciwnik blokuje, liczy o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} więcej na ręce
mod-opponent-block-cards-less = gdy przeciwnik blokuje, liczy o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} mniej na ręce
mod-block-does-both = jedna karta z Blokiem zarówno zmniejsza Obrażenia, jak i anuluje efekt
mod-opponent-hand-limit = limit kart na ręce przeciwnika wynosi { $n }
mod-hand-limit = twój limit kart na ręce wynosi { $n }
mod-actions-more = w każdej turze masz o { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
} więcej
mod-actions-less = w każdej turze masz o { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
} mniej
mod-steps = twój Ruch lub Zryw może być dłuższy o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
mod-improvise = przy każdym opłacaniu kosztu jeden z twoich symboli może zastąpić dowolny inny
mod-ko-from-wounds = twoje Ataki zadające Obrażenia mają efekt K.O. przeciw Zawodnikowi, który ma co najmniej { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
mod-test-discount = w swoich Testach Knockdownu pomijasz { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
mod-ignores = nie działają na ciebie { $things }
mod-ignores-forced-moves = wymuszone ruchy
mod-ignores-edge = skrajne pola
mod-ignores-candles = Świece
mod-take-top = w akcji Ataku możesz wziąć wierzchnią kartę talii Ataku zamiast karty z Rzędu Ataku, bez rozstrzygania jej Sekwencji Ataku
mod-take-top-attack = robiąc to, zadajesz { $wounds } ({ $type }, { $range })

## Żetony i Areny
token-on-space = na polach, najwyżej { $n }
token-on-sheet = na planszy Zawodnika, najwyżej { $n }
token-holder = zwraca się do Zawodnika, który go ma
token-recycles = umieszczając kolejny, przesuń najstarszy
token-not-under = żetonu nigdy nie umieszcza się pod Zawodnikiem
arena-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}, pola startowe { $first } i { $second }
arena-edge = Zawodnik na skrajnym polu zaatakowany z sąsiedniego pola otrzymuje o { $wounds } więcej
arena-candles = w talii Ataku { $n ->
    [one] jest { $n } karta Świec
    [few] są { $n } karty Świec
   *[many] jest { $n } kart Świec
}
arena-candle-drawn = po dobraniu pierwszej połóż żeton Świecy pod każdym skrajnym polem, po każdej następnej przesuń oba o 1 pole ku środkowi
arena-candle-wounds = kto kończy turę nad żetonem Świecy lub dalej od środka, otrzymuje { $wounds }
