### Gra z kimś daleko: pokoje, zegary, zwroty.

## Ekrany
web-screen-online = Gra w sieci
web-screen-room = Pokój
web-online = Gra w sieci

## Jak się znaleźć
web-online-name = Twoje imię
web-online-name-says = Widzą je inni. Konto nie jest potrzebne.
web-online-open = Otwórz pokój
web-online-open-says = Dostaniesz link i kod. Kto ma jedno z nich, może dołączyć.
web-online-open-go = Otwórz pokój
web-online-opening = Pokój się otwiera…
web-online-public = Pokaż pokój publicznie
web-online-public-says = Każdy może go tu znaleźć i dołączyć.
web-online-options = Opcje rozgrywki
web-online-code = Wpisz kod
web-online-code-says = Sześć liter lub cyfr od osoby, która otworzyła pokój.
web-online-code-field = Kod pokoju
web-online-code-go = Do pokoju
web-online-rooms = Otwarte pokoje
web-online-rooms-none = Teraz nikt nie czeka publicznie. Otwórz pokój i pokaż go albo wyślij link.
web-online-rooms-lost = Lista jest teraz niedostępna: { $why }
web-online-join-named = Dołącz: { $name }

## Zegary
web-online-clock = Zegar
web-online-clock-none = Brak
web-online-clock-relaxed = Spokojny
web-online-clock-blitz = Błyskawiczny
web-online-clock-none-says = Bez pośpiechu. Kto zniknie na minutę, może przegrać rozgrywkę.
web-online-clock-relaxed-says = 60 sekund na każdą decyzję i 10 minut zapasu na całą rozgrywkę.
web-online-clock-blitz-says = 15 sekund na każdą decyzję i 2 minuty zapasu na całą rozgrywkę.
web-online-clock-is = Zegar: { $clock }

## W pokoju
web-online-room-of = Pokój: { $name }
web-online-room-empty = Pusty pokój
web-online-invite = Zaproś kogoś
web-online-invite-says = Wyślij link albo podaj kod.
web-online-link = Link do pokoju
web-online-copy = Skopiuj link
web-online-copied = Link skopiowany.
web-online-copy-failed = Przeglądarka nie pozwala tu kopiować. Zaznacz link i skopiuj go.
web-online-share = Udostępnij
web-online-share-text = Zmierz się ze mną w Knockdown! Kod: { $code }
web-online-code-is = Kod
web-online-reach-here = Ten link działa tylko na tym komputerze. Żeby mógł go otworzyć ktoś z twojej sieci, uruchom grę przez
web-online-reach-network = Ten link działa dla każdego w twojej sieci.
web-online-place = Miejsce { $n }
web-online-free = Wolne miejsce
web-online-free-says = Czekamy na kogoś…
web-online-you = Ty
web-online-owner = Gospodarz
web-online-here = Na miejscu
web-online-away = Poza pokojem
web-online-ready = Gotowość
web-online-unready = Brak gotowości
web-online-ready-go = Możemy zaczynać
web-online-ready-off = Jeszcze nie
web-online-ready-says = Rozgrywka zacznie się, gdy obie osoby będą gotowe.
web-online-ready-other = { $name } czeka w gotowości.
web-online-rename = Zmień imię
web-online-fighter = Wybierz swojego Zawodnika
web-online-fighter-computer = Wybierz Zawodnika komputera
web-online-fighter-change = Zmień Zawodnika
web-online-fighter-pick = Wybór w rozgrywce
web-online-swap = Zamień miejsca
web-online-leave = Zwolnij swoje miejsce
web-online-join = Dołącz
web-online-join-says = Jest wolne miejsce. Wybierz imię i dołącz.
web-online-computer = Niech gra komputer
web-online-computer-level = Poziom komputera
web-online-clear-computer = Odeślij komputer
web-online-clear = Zwolnij to miejsce
web-online-full = Oba miejsca są zajęte
web-online-full-says = Możesz patrzeć. Gdy rozgrywka się zacznie, ta strona sama do niej przejdzie.
web-online-full-playing = Rozgrywka właśnie trwa i możesz na nią patrzeć.
web-online-watch = Patrz na rozgrywkę
web-online-last = Ostatnia rozgrywka
web-online-coming = Pokój nadchodzi…
web-online-other-room = Otwórz lub znajdź pokój
web-online-joined = Dołącza { $name }.
web-online-left = Odchodzi { $name }.

## W rozgrywce
web-online-watching = Patrzysz
web-online-watching-says = Widzisz to, co wiedzą obie strony, i nic z ich tajemnic.
web-online-time = Czas: { $name }
web-online-time-spoken = { $name }: { $left }, w zapasie { $reserve }
web-online-time-low = { $n ->
    [one] Została mniej niż { $n } sekunda. Potem rozgrywka jest przegrana.
    [few] Zostało mniej niż { $n } sekundy. Potem rozgrywka jest przegrana.
   *[other] Zostało mniej niż { $n } sekund. Potem rozgrywka jest przegrana.
}
web-online-gone = { $n ->
    [one] { $name }: poza grą od { $n } sekundy.
   *[other] { $name }: poza grą od { $n } sekund.
}
web-online-gone-soon = { $n ->
    [one] Jeśli nikt nie wróci, za { $n } sekundę możesz zażądać wygranej.
    [few] Jeśli nikt nie wróci, za { $n } sekundy możesz zażądać wygranej.
   *[other] Jeśli nikt nie wróci, za { $n } sekund możesz zażądać wygranej.
}
web-online-gone-now = Możesz zażądać wygranej albo czekać dalej.
web-online-gone-spoken = { $name }: utracone połączenie albo wyjście z gry.
web-online-back = { $name } znów tu jest.
web-online-claim = Zażądaj wygranej
web-online-concede = Poddaj się
web-online-concede-sure = Poddać rozgrywkę?
web-online-concede-says = Rozgrywka kończy się od razu. Wygrywa { $name }.
web-online-concede-shared = Rozgrywka kończy się od razu. Przegrywa { $loser }, wygrywa { $name }.
web-online-concede-stay = Graj dalej
web-online-say = Powiedz coś
web-online-phrases-off = Zwroty są wyłączone: nie widzisz ani nie słyszysz, co mówią inni.
web-online-phrases = Pokazuj zwroty
web-online-phrases-help = Krótkie zdania, które padają w rozgrywce. Każdy czyta je w swoim języku.
web-online-said = { $name }: { $text }
web-key-say = powiedz coś

## Po rozgrywce
web-online-again-says = Wszyscy wracają do pokoju. Następna rozgrywka zacznie się, gdy obie osoby będą gotowe.
web-online-again-asked = { $name } chce rewanżu.
