### Oficjalne słowa gry. Słowa `word-` stoją samodzielnie, jako etykiety.

## Symbole (2.4)
symbol-block = Blok
symbol-dash = Zryw
symbol-fist = Pięść
symbol-kick = Kopnięcie
symbol-focus = Skupienie
symbol-wild = Niewiadoma

## Typy Ataków (2.1)
type-strike = Uderzenie
type-ability = Zdolność
type-reaction = Reakcja

## Zasięgi (6.8): krótko do kolumny oraz jako wyrażenie
range-exact = { $lo }
range-span = { $lo }–{ $hi }
range-projectile = pocisk
range-unlimited = bez limitu
range-phrase-exact = zasięg { $lo }
range-phrase-span = zasięg { $lo }–{ $hi }
range-phrase-projectile = zasięg pocisku
range-phrase-unlimited = zasięg nieograniczony

## Obrażenia w bierniku
wounds-none = bez Obrażeń
wounds-heavy = { $n ->
    [one] { $n } Obrażenie ciężkie
    [few] { $n } Obrażenia ciężkie
   *[many] { $n } Obrażeń ciężkich
}
wounds-light = { $n ->
    [one] { $n } Obrażenie lekkie
    [few] { $n } Obrażenia lekkie
   *[many] { $n } Obrażeń lekkich
}
wounds-both = { $heavy ->
    [one] { $heavy } Obrażenie ciężkie
    [few] { $heavy } Obrażenia ciężkie
   *[many] { $heavy } Obrażeń ciężkich
} i { $light ->
    [one] { $light } lekkie
    [few] { $light } lekkie
   *[many] { $light } lekkich
}
wounds-any = { $n ->
    [one] { $n } dowolne Obrażenie
    [few] { $n } dowolne Obrażenia
   *[many] { $n } dowolnych Obrażeń
}

## Żetony w bierniku; `token-kind` to dopełniacz po słowie „żeton”,
## a nazwa spoza znanych pudełek stoi w mianowniku i w cudzysłowie
token-kind = { $token ->
    [trap] Pułapki
    [curse] Klątwy
    [stun] Ogłuszenia
    [poison] Trucizny
    [mist] Mgły
    [potion] Eliksiru
   *[other] „{ $name }”
}
tokens-some = { $n ->
    [one] { $n } żeton { $kind }
    [few] { $n } żetony { $kind }
   *[many] { $n } żetonów { $kind }
}
tokens-only = żeton { $kind }
tokens-all = wszystkie żetony { $kind }

## K.O. (6.3)
ko = K.O.

## Etykiety
word-fighter = Zawodnik
word-fighter-sheet = Plansza Zawodnika
word-class = Klasa Zawodnika
word-player = Gracz
word-first-player = Pierwszy gracz
word-opponent = Przeciwnik
word-match = Rozgrywka
word-round = Runda
word-turn = Tura
word-action = Akcja
word-attack-card = Karta Ataku
word-attack-deck = Talia Ataku
word-attack-row = Rząd Ataku
word-skill-card = Karta Umiejętności
word-skill-set = Zestaw Umiejętności
word-initiative = Inicjatywa
word-candle-card = Karta Świec
word-candle-token = Żeton Świecy
word-special-attack = Atak Specjalny
word-cost = Koszt
word-symbol = Symbol
word-wound-pool = Pula Obrażeń
word-effect = Efekt
word-ko-effect = Efekt K.O.
word-heavy-wounds = Obrażenia ciężkie
word-light-wounds = Obrażenia lekkie
word-type = Typ
word-range = Zasięg
word-move = Ruch
word-attack = Atak
word-combo = Combo
word-blink = Skok
word-backward = Wstecz
word-forward = Naprzód
word-attack-sequence = Sekwencja Ataku
word-knockdown-test = Test Knockdownu
word-tower = Wieża
word-dice-variant = Wariant z kostkami
word-arena = Arena
word-space = Pole
word-starting-space = Pole startowe
word-edge = Skrajne pole
word-token = Żeton
word-victory-token = Żeton Zwycięstwa
word-hand-limit = Limit kart na ręce
word-golden-rule = Złota zasada
