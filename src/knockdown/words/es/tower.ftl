### La prueba de K.O. con cubos (7.1): la cuenta atrás, lo que se ve, el veredicto.

## Antes de empezar
tower-ready = { $who ->
    [you] Necesitas
   *[other] { $name } necesita
} en 10 segundos una torre de { $n ->
    [one] { $n } cubo de Herida
   *[other] { $n } cubos de Herida
}. La torre vale si: { $conditions }.
tower-condition-placed = todos los cubos forman parte de ella
tower-condition-one-on-table = solo un cubo toca la mesa
tower-condition-none-touches-three = ningún cubo toca más de otros dos
tower-condition-stands = se sostiene sola
tower-start = { $who ->
    [you] Tú inicias la cuenta atrás con Intro; salir termina.
   *[other] { $name } inicia la cuenta atrás con Intro; salir termina.
}
tower-skip = Intro lleva directamente al veredicto.
tower-on = Intro: seguir; salir: dejarlo.

## Lo que se canta además de los números
tower-call-go = ¡Ya!
tower-call-stop = ¡Alto!

## Mientras se construye; `tower-left` antepone el tiempo a uno de los demás
tower-left = quedan { $whole },{ $tenth } s: { $text }
tower-standing = { $n ->
    [one] { $n } de { $total } cubos en pie.
   *[other] { $n } de { $total } cubos en pie.
}
tower-falling = ¡la torre se cae! { $n ->
    [one] Queda en pie { $n } de { $total } cubos.
   *[other] Quedan en pie { $n } de { $total } cubos.
}
tower-claimed = «¡Lista!» Ahora tiene que sostenerse sola.

## El veredicto
tower-passed = La torre se mantiene en pie.
tower-by-dice = Aquí no se pudo construir ninguna torre, y la culpa es nuestra. En su lugar han decidido tres dados: { $dice }, en total { $sum }. Hacían falta { $needed } o más.
tower-reason-still-held = No vale: se acabó el tiempo con un cubo aún en la mano.
tower-reason-still-moving = No vale: la torre se cayó o aún se movía.
tower-reason-left-over = { $n ->
    [one] No vale: { $n } cubo no forma parte de la torre.
   *[other] No vale: { $n } cubos no forman parte de la torre.
}
tower-reason-time-up = { $n ->
    [one] Se acabó el tiempo: { $n } cubo no forma parte de la torre.
   *[other] Se acabó el tiempo: { $n } cubos no forman parte de la torre.
}
tower-reason-two-on-table = { $n ->
    [one] No vale: { $n } cubo toca la mesa.
   *[other] No vale: { $n } cubos tocan la mesa, y solo puede uno.
}
tower-reason-touches-three = { $n ->
    [one] No vale: { $n } cubo toca más de otros dos.
   *[other] No vale: { $n } cubos tocan más de otros dos.
}

## Por qué la mano no puede hacer algo
tower-refused-unknown = La mano no puede hacer eso.
tower-refused-not-yet = Todavía no: espera la señal.
tower-refused-after-time = Demasiado tarde: ya no se construye.
tower-refused-out-of-order = Eso llegó tarde: la mano ya ha hecho otra cosa.
tower-refused-from-the-future = Eso llegó demasiado pronto: tu reloj va adelantado.
tower-refused-not-a-number = Ese no es un lugar de la mesa.
tower-refused-off-the-table = La mano no llega más allá de la mesa.
tower-refused-too-many = Demasiado rápido: la mano no puede seguirte.
tower-refused-no-such-cube = No hay tal cubo.
tower-refused-out-of-reach = La mano está demasiado lejos de ese cubo.
tower-refused-hand-full = La mano ya sujeta un cubo.
tower-refused-hand-empty = La mano no sujeta ningún cubo.

## Una torre reconstruida de una partida registrada
tower-replay-other-physics = Esta torre se construyó con otra versión de la simulación; aquí puede verse distinta.
tower-replay-input-refused = No todo lo que según el registro hizo la mano era posible aquí.
tower-replay-verdict-differs = En la partida el veredicto fue otro. La partida sigue como está registrada.

## Manos, de la más torpe a la más serena
tower-skill-novice = una mano principiante
tower-skill-average = una mano corriente
tower-skill-expert = una mano experta
tower-skill-steady = una mano muy firme

## El dibujo
tower-legend = [#] Grave, [ ] Leve, < > inclinado, ( ) en la mano.
tower-cut-above = { $n ->
    [one] { $n } cubo más está más arriba.
   *[other] { $n } cubos más están más arriba.
}
tower-cut-beside = { $n ->
    [one] { $n } cubo más está más lejos.
   *[other] { $n } cubos más están más lejos.
}
