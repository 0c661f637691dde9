### La pantalla de combate en el navegador.

## Las partes de la pantalla
web-match-decision = Decisión
web-match-answers = Respuestas
web-match-row = Fila de Ataques
web-match-actions = Acciones

## De quién es el turno y qué se pregunta
web-match-your-turn = Tu turno
web-match-your-answer = Tu respuesta
web-match-their-turn = Turno: { $name }
web-match-setup = Preparación
web-match-over = El combate ha terminado
web-match-action-first = Primera acción: elige lo iluminado
web-match-action-second = Elige tu segunda acción
web-match-action-more = { $n ->
    [one] Queda { $n } acción
   *[other] Quedan { $n } acciones
}
web-match-combo-on = Combo: sigue o termínalo
web-match-pips = { $n ->
    [one] Queda { $n } acción
   *[other] Quedan { $n } acciones
}
web-match-mode-move = Elige una casilla
web-match-mode-attack = Elige una carta
web-match-mode-combo = Elige un Ataque Especial, o una casilla iluminada para un Sprint
web-match-mode-dash = Elige una casilla iluminada para tu Sprint
web-match-mode-special = Elige un Ataque Especial

## Botones
web-match-do-it = Hazlo
web-match-back = Atrás
web-match-undo = Deshacer
web-match-hint = Pista
web-match-log = Registro
web-match-more = Más
web-match-close = Cerrar
web-match-rules = Reglas

## Fila, Ataques Especiales, manos
web-match-your-specials = Tus Ataques Especiales
web-match-their-specials = Ataques Especiales: { $name }
web-match-specials = Ataques Especiales
web-match-your-hand = Tu mano
web-match-their-hand = Mano: { $name }
web-match-hand-count = { $n } de { $limit }
web-match-hand-short = Mano { $n }
web-match-hand-all-known = todas conocidas
web-match-hand-known = { $known ->
    [one] { $known } conocida
   *[other] { $known } conocidas
}, { $unseen ->
    [one] { $unseen } oculta
   *[other] { $unseen } ocultas
}
web-match-row-gap = Hueco libre en la fila de Ataques
web-match-row-place = Carta { $n } de { $all } de la fila.

## La parte de arriba
web-match-you = tú
web-match-cards-left = en el mazo
web-match-deck-spoken = { $n ->
    [one] Queda { $n } carta en el mazo de Ataques. Descartes: { $discards }. Abrir los descartes
   *[other] Quedan { $n } cartas en el mazo de Ataques. Descartes: { $discards }. Abrir los descartes
}
web-match-round = Ronda { $n }
web-match-tower-of = torre de { $n }
web-match-fall-spoken = Una prueba de K.O. ahora fallaría en cerca del { $percent } % de los casos.
web-match-wounds-spoken = { $name }: Heridas Graves { $heavy }, Leves { $light }
web-match-ghost-spoken = se añadirían: Graves { $heavy }, Leves { $light }
web-match-skills-down = { $n ->
    [one] { $n } Habilidad bocabajo
   *[other] { $n } Habilidades bocabajo
}
web-match-victories = { $name }, fichas de Victoria: { $n } de 2
web-match-next-strike = Próximo Golpe
web-match-peek = Mantén pulsado para ver la Habilidad bocabajo
web-match-peek-says = Solo puede mirar { $player }. La otra persona no mira.
web-match-look-fighter = { $name }: hoja, Habilidades y fichas

## Ventanas
web-match-block-title = ¿Bloquear?
web-match-ignored-title = ¿Qué Heridas ignoras?
web-match-react-title = ¿Reaccionar?
web-match-pay-title = Pagar
web-match-pay-rule = Una carta paga una sola vez; lo que sobra se pierde.
web-match-discard-title = Descartar
web-match-give-title = Entregar
web-match-choice-title = Elige
web-match-test-title = ¿Prueba de K.O.?
web-match-order-title = ¿Qué va primero?
web-match-incoming = Llega
web-match-ignores = Ignora
web-match-leaves = Sufres
web-match-still = Aún llega
web-match-costs = Coste
web-match-stays = Queda en mano
web-match-stays-nothing = No queda nada en mano
web-match-nothing-lost = No se pierde nada
web-match-loses = Se pierde: { $symbols }
web-match-sensible = Lo sensato
web-match-window-keys = { $keys }: seleccionar. Otra vez, o Intro: responder.
web-match-not-this-round = En esta ronda no
web-match-not-this-round-says = No, y no volver a preguntar hasta la ronda siguiente.
web-match-not-asked = Rechazada para esta ronda: no pregunta.
web-match-ask-again = Volver a preguntar
web-match-declined = { $skills }: en esta ronda no, como elegiste.

## Descartes, registro, pista, teclas
web-match-discards = Descartes
web-match-discards-none = Todavía no se ha descartado ninguna carta.
web-match-recap = Lo último que ha pasado: { $lines } Abrir el registro
web-match-log-empty = Todavía no ha pasado nada.
web-match-log-before = Antes de la ronda 1
web-match-hint-title = Qué haría un duelista
web-match-hint-asking = Mirando lo que podría venir…
web-match-hint-percent = { $percent } % de ganar
web-match-hint-rank = Consejo número { $n }.
