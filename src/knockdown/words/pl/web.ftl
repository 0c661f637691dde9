### Strona w przeglądarce: tytuł, menu, ustawienia, klawisze, kłopoty.

## Ekrany, do tytułu okna i dla tych, którzy słuchają
web-screen-title = Knockdown
web-screen-select = Wybierz Zawodnika
web-screen-match = Rozgrywka
web-screen-replay = Powtórka
web-screen-replays = Powtórki
web-screen-cards = Karty
web-screen-rules = Zasady
web-screen-learn = Pierwsza rozgrywka
web-screen-unknown = Nie znaleziono

## Tytuł
web-play = Graj
web-friend = We dwoje
web-learn = Nauka
web-replays = Powtórki
web-cards = Karty
web-rules = Zasady
web-settings = Ustawienia
web-title-start = Dowolny klawisz zaczyna rozgrywkę
web-title-menu = Menu główne
web-title-tagline = Dwóch Zawodników, jeden rząd kart i dziesięć sekund, by ustać na nogach
web-title-unofficial = Nieoficjalna wersja fanowska
web-go-on = Graj dalej
web-go-on-line = { $mine } kontra { $theirs }, { $score }

## Wszędzie
web-skip = Przejdź do treści
web-or = lub
web-close = Zamknij
web-menu = Menu
web-leave = Wyjdź do tytułu
web-language = Język
web-sound = Dźwięk
web-term = Pokaż zasadę
web-again = Spróbuj ponownie
web-to-title = Do tytułu
web-coming = Rozgrywka zaraz się pojawi…

## Karty
web-card-hits = Trafia
web-card-in-range = W zasięgu
web-card-take = Weź
web-card-take-only = Tylko weź
web-hand-unknown = niewidziana karta
web-hand-unseen = przeciwnik jej nie widział
web-skill-face-down = Zakryta

## Ustawienia
web-set-sound = Dźwięk włączony
web-set-effects = Efekty
web-set-ambience = Otoczenie
web-set-music = Muzyka
web-set-captions = Napisy
web-set-captions-help = Każdy dźwięk pojawia się też w słowach, u dołu ekranu. Działają przy wyłączonym dźwięku.
web-set-view = Obraz i tekst
web-set-motion = Ruch
web-set-motion-auto = Jak w systemie
web-set-motion-calm = Spokojny
web-set-motion-full = Pełny
web-set-speed = Tempo walki
web-set-text = Wielkość tekstu
web-set-text-normal = Zwykła
web-set-text-large = Duża
web-set-text-larger = Większa
web-set-shortcuts = Skróty
web-set-shortcuts-help = Pojedyncze klawisze, bez Ctrl i Alt. Tab, strzałki, Enter i Esc działają zawsze.

## Klawisze
web-keys = Klawisze
web-key-row = karta z Rzędu Ataku
web-key-answer = odpowiedź w okienku
web-key-special = Atak Specjalny
web-key-space = świecące pole, gdy nie świeci żadna karta z Rzędu Ataku
web-key-left = pole w lewo lub w prawo
web-key-move = Ruch
web-key-attack = Atak
web-key-combo = Combo
web-key-confirm = wykonaj to, co wybrane
web-key-cancel = wstecz, zamknij
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-log = dziennik
web-key-keys = ta lista
web-keys-twice = Pierwsze naciśnięcie pokazuje, co by się stało; ten sam klawisz jeszcze raz albo Enter to wykonuje.
web-keys-groups = Tab przechodzi między grupami, strzałki poruszają się wewnątrz grupy.

## Kłopoty
web-offline = Brak połączenia. Ponawianie…
web-trouble-offline = Serwer nie odpowiada. Sprawdź, czy działa, i spróbuj ponownie.
web-trouble-unknown = Coś poszło nie tak. Spróbuj ponownie.
web-lost = Pod tym adresem nic nie ma.
