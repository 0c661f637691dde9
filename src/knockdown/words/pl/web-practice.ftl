### Wieża treningowa: Test Knockdownu (7.1) bez rozgrywki.

web-screen-practice = Wieża treningowa
web-practice = Poćwicz wieżę
web-practice-first = Najpierw poćwicz

## Zanim się zacznie
web-practice-task = Jedna wieża ze wszystkich kostek, w dziesięć sekund. Tu niczego nie ryzykujesz.
web-practice-cubes = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
web-practice-how-many = Ile kostek
web-practice-one-less = O jedną kostkę mniej
web-practice-one-more = O jedną kostkę więcej
web-practice-watches = patrzy. Tu niczego nie ryzykujesz.
web-practice-best = { $n ->
    [one] Twój rekord: { $n } kostka
    [few] Twój rekord: { $n } kostki
   *[many] Twój rekord: { $n } kostek
}
web-practice-none = Żadna twoja wieża jeszcze nie stanęła.

## Po werdykcie
web-practice-new-best = { $n ->
    [one] Nowy rekord: { $n } kostka!
    [few] Nowy rekord: { $n } kostki!
   *[many] Nowy rekord: { $n } kostek!
}
web-practice-again = Jeszcze raz
web-practice-more = O kostkę więcej
web-practice-fewer = Mniej
web-practice-to-match = Wróć do rozgrywki
web-practice-cut = Połączenie się urwało i wieża przepadła. Spróbuj jeszcze raz.
