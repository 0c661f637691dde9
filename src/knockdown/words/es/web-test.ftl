### La prueba de K.O. en la página (7): la torre, los dados, los cubos en una mesa de verdad.

web-test-label = Prueba de K.O.
web-test-title = ¡En pie!
web-test-task = { $n ->
    [one] Construye una torre con { $n } Herida.
   *[other] Construye una sola torre con las { $n } Heridas.
}
web-test-called = exige la prueba de K.O.

## El comienzo
web-test-start = Tres, dos, uno
web-test-you-start = ¿Manos libres? Tú inicias la cuenta atrás.
web-test-computer-start = El ordenador construye por { $name }. Tú inicias la cuenta atrás.
web-test-ready-start = Diez segundos. Empieza cuando quieras.
web-test-wait-start = { $name } inicia la cuenta atrás.
web-test-wait-cubes = Ya vienen los cubos …
web-test-go = ¡Ya!
web-test-rests = El tiempo se detiene hasta que vuelva { $name }.
web-test-rests-yours = Prepárate: tu tiempo sigue enseguida.
web-test-hands-off = ¡Manos fuera!
web-test-watching = { $name } construye.

## Las cuatro condiciones
web-test-conditions = La torre vale si
web-test-placed = { $total ->
    [one] { $n } de { $total } cubo colocado
   *[other] { $n } de { $total } cubos colocados
}
web-test-one-on-table = Un cubo en la mesa
web-test-none-touches-three = Ningún cubo toca más de dos
web-test-stands = Se sostiene sola
web-test-met = cumplido
web-test-not-yet = aún no
web-test-broken = incumplido

## La mano
web-test-table = Mesa con cubos de Herida
web-test-keys = Tab toma un cubo suelto, las flechas lo llevan, Intro lo deja, R lo endereza, D declara que la torre se sostiene, Escape lo deja y abandona la mesa.
web-test-hint-drag = Arrastra un cubo y suéltalo con cuidado
web-test-hint-touch = El cubo flota sobre tu dedo. Suéltalo con cuidado.
web-test-hint-next = otro cubo
web-test-hint-nudge = llevar
web-test-hint-lower = dejar
web-test-hint-upright = enderezar
web-test-hint-done = lista
web-test-hint-dice = ¿Mejor dados? Elígelos antes de la partida
web-test-done = ¡Lista!
web-test-took = { $kind ->
    [heavy] Herida Grave
   *[light] Herida Leve
} en la mano.
web-test-no-loose = No queda ningún cubo suelto.
web-test-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
web-test-left = Tiempo restante
web-test-fell = ¡La torre se cae!

## El veredicto
web-test-stood = ¡Se sostiene!
web-test-ko = ¡K.O.!
web-test-on = Seguir

## Dados
web-test-dice-title = Tres dados
web-test-dice-task = La suma debe llegar a { $needed ->
    [one] { $needed } Herida.
   *[other] { $needed } Heridas.
}
web-test-dice-sum = Suma
web-test-dice-needed = Heridas
web-test-dice-told = { $a }, { $b } y { $c }: { $sum } contra { $needed }.
web-test-dice-passed = ¡Es suficiente!
web-test-by-dice = Aquí no se pudo construir ninguna torre, y la culpa es nuestra. En su lugar han decidido tres dados.

## En la mesa
web-test-cubes-take = Heridas Graves: { $heavy }; Leves: { $light }. Una torre, diez segundos.
web-test-cubes-start = Contar en voz alta
web-test-cubes-build = ¡A construir!
web-test-cubes-stop = ¡Alto!
web-test-cubes-ask = ¿Un cubo en la mesa, ninguno toca más de dos, se sostiene sola?
web-test-cubes-stood = Se sostuvo
web-test-cubes-fell = Se cayó
web-test-cubes-again = Contar otra vez
web-test-cubes-wait = { $name } dice si se sostuvo.
