### Dlaczego serwer czegoś nie robi. Każdy jest końcem słowa z `server.refusals`.

## Prośby przez HTTP
refusal-no-match = Nie ma tu takiej rozgrywki. Może odnośnik jest niepełny albo rozgrywka nigdy nie została zapisana.
refusal-no-route = Pod tym adresem nic nie ma.
refusal-no-method = Tego nie da się zrobić pod tym adresem.
refusal-no-step = { $last ->
    [one] Rozgrywka ma tylko { $last } ruch.
    [few] Rozgrywka ma tylko { $last } ruchy.
   *[other] Rozgrywka ma tylko { $last } ruchów.
}
refusal-no-language = Gra mówi po angielsku, hiszpańsku i polsku.
refusal-not-understood = Nie udało się zrozumieć tej wiadomości. Wczytaj stronę ponownie; może być starsza niż serwer.
refusal-too-large = To za długie jak na rozgrywkę.
refusal-foreign-page = Prosi o to strona innej witryny. Otwórz stronę gry.
refusal-broken-text = { $line ->
    [0] To nie jest zapis rozgrywki albo jest uszkodzony.
   *[other] Nie da się odczytać zapisu rozgrywki: wiersz { $line } jest błędny.
}
refusal-other-format = Tę rozgrywkę zapisała inna wersja gry (format { $written }); ta czyta format { $known }.
refusal-other-rule-version = Tę rozgrywkę rozegrano według wersji { $written } zasad; ta gra używa wersji { $known }. Te same ruchy mogłyby dać inną rozgrywkę.
refusal-other-rules = Tę rozgrywkę rozegrano innymi kartami lub według innych zasad niż w tej wersji gry. Nie można jej kontynuować.
refusal-unknown-key = Gra nie zna „{ $key }”. Wybierz ponownie.
refusal-same-fighter = Obaj gracze mają tego samego Zawodnika. Każdego Zawodnika można wziąć tylko raz.
refusal-wrong-name = Imię ma najwyżej 60 liter i żadnego końca wiersza.
refusal-wrong-setup = Tak nie da się przygotować rozgrywki. Wybierz ponownie.
refusal-not-over = Ta rozgrywka jeszcze trwa. To, co w niej zakryte, pozostaje zakryte aż do jej końca.
refusal-no-rematch = Na rewanż godzą się dwie osoby: spotkajcie się znów w pokoju tej rozgrywki albo w nowym.
refusal-no-room = Nie ma tu takiego pokoju. Może odnośnik jest niepełny.
refusal-wrong-code = Żaden otwarty pokój nie ma tego kodu. Kod ma sześć liter lub cyfr; poproś o niego ponownie.
refusal-room-expired = Ten pokój wygasł: przez cały dzień nikogo w nim nie było. Otwórz nowy i udostępnij jego odnośnik.
refusal-no-name = Najpierw wybierz imię, aby inni wiedzieli, kim jesteś.
refusal-too-fast = { $seconds ->
    [one] To za dużo naraz. Spróbuj ponownie za sekundę.
    [few] To za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
   *[other] To za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
}
refusal-our-fault = Coś poszło nie tak na serwerze. Twoja rozgrywka jest zapisana: wczytaj stronę ponownie, aby grać dalej.

## Prośby w rozgrywce
refusal-not-yours = To nie twoja decyzja.
refusal-old-revision = Rozgrywka poszła już dalej. Teraz widzisz aktualny stan.
refusal-not-offered = To już niemożliwe. Wybierz jedną z opcji, które teraz widzisz.
refusal-take-screen = Najpierw przejmij ekran.
refusal-no-undo = Tego nie można już cofnąć: odkryto coś nowego albo przeciwnik od tego czasu o czymś zdecydował.
refusal-no-hint = Tu decydują kostki, więc nie ma podpowiedzi.
refusal-no-help = W walce dwojga ludzi nie ma podpowiedzi.
refusal-no-tower = Nikt nie buduje teraz wieży.
refusal-no-time = Czas minął.
refusal-not-away = Przeciwnik jest obecny albo nie ma go jeszcze wystarczająco długo.
refusal-match-over = Rozgrywka jest zakończona.
refusal-too-many = Z twojego adresu otwarto zbyt wiele ekranów. Zamknij kilka z nich i wczytaj stronę ponownie.
refusal-not-kept = Rozgrywki nie udało się teraz zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
refusal-not-read = Rozgrywki nie udało się teraz odczytać. Nic nie przepadło: spróbuj za chwilę.
refusal-away = Serwer, na którym toczy się ta rozgrywka, jest teraz nieosiągalny. Nic nie przepadło: za chwilę gra toczy się dalej.

## Prośby podczas ćwiczenia wież
refusal-tower-lost = Wieża przepadła, i to nasza wina. Spróbuj jeszcze raz.

## Prośby w pokoju
refusal-room-full = Pokój jest pełny: oba miejsca są zajęte. Rozgrywkę można oglądać przez jej odnośnik.
refusal-no-place = Nie masz miejsca w tym pokoju. Najpierw do niego dołącz.
refusal-not-owner = To może zmienić tylko właściciel pokoju.
refusal-name-taken = Ktoś w pokoju ma już to imię. Wybierz inne.
refusal-match-begun = Rozgrywka już się rozpoczęła. Będzie można to zmienić, gdy się skończy.
