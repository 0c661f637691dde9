### La torre de práctica: la prueba de K.O. (7.1) sin partida.

web-screen-practice = Torre de práctica
web-practice = Practicar la torre
web-practice-first = Practicar antes

## Antes de empezar
web-practice-task = Una torre con todos los cubos, en diez segundos. Aquí no te juegas nada.
web-practice-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
web-practice-how-many = Cuántos cubos
web-practice-one-less = Un cubo menos
web-practice-one-more = Un cubo más
web-practice-watches = mira. Aquí no te juegas nada.
web-practice-best = { $n ->
    [one] Tu récord: { $n } cubo
   *[other] Tu récord: { $n } cubos
}
web-practice-none = Aún no se ha sostenido ninguna torre tuya.

## Después del veredicto
web-practice-new-best = { $n ->
    [one] ¡Nuevo récord: { $n } cubo!
   *[other] ¡Nuevo récord: { $n } cubos!
}
web-practice-again = Otra vez
web-practice-more = Un cubo más
web-practice-fewer = Menos
web-practice-to-match = Volver a la partida
web-practice-cut = Se perdió la conexión, y con ella la torre. Inténtalo de nuevo.
