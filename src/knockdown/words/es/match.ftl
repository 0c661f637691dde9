### Lo que pasa en una partida, lo que se pregunta y lo que se puede responder.
### `$who` es `you` u `other`; entonces `$name` es el Luchador (o el jugador, en la preparación).
### Las cartas, Heridas y fichas llegan como trozos de texto ya hechos.

## Quién
player-one = Jugador 1
player-two = Jugador 2
player-computer = el ordenador

## Preparación (3)
event-token-drawn-fighter = { $who ->
    [you] Sorteado para ti: { $thing }.
   *[other] Sorteado para { $name }: { $thing }.
}
event-token-drawn-arena = Se sortea la Arena: { $thing }.
event-token-drawn-skill-set = Se sortea el conjunto de Habilidades: { $thing }.
event-fighter-taken = { $who ->
    [you] Tu Luchador: { $thing }.
   *[other] { $name } elige Luchador: { $thing }.
}
event-skills-received = { $who ->
    [you] Recibes { $skills }.
   *[other] { $name } recibe { $n ->
        [one] { $n } carta de Habilidad.
       *[other] { $n } cartas de Habilidad.
    }
}
event-skill-kept = { $who ->
    [you] Te quedas con la Habilidad { $skill }.
   *[other] { $name } se queda con la Habilidad { $skill }.
}
event-skill-kept-unseen = { $name } se queda con una Habilidad.
event-skill-shown = { $who ->
    [you] Tu Habilidad queda bocarriba: { $skill }.
   *[other] { $name } pone bocarriba una Habilidad: { $skill }.
}
event-first-player = { $who ->
    [you] Eres el jugador inicial.
   *[other] El jugador inicial es { $name }.
}
event-card-drafted = { $who ->
    [you] Tomas { $card }.
   *[other] { $name } toma { $card }.
}

## Rondas y turnos (4, 8, 9)
event-round-began = Ronda { $round }. { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
event-turn-began = { $who ->
    [you] Tu turno.
   *[other] Turno: { $name }.
}
event-row-filled = Nuevo en la fila de Ataques: { $cards }.
event-candle-drawn = { $n ->
    [one] Sale una carta de Vela. La ficha de Vela está ahora bajo la casilla { $spaces }.
   *[other] Sale una carta de Vela. Las fichas de Vela están ahora bajo las casillas { $spaces }.
}
event-row-card-discarded = { $who ->
    [you] Descartas de la fila de Ataques { $card }.
   *[other] { $name } descarta de la fila de Ataques { $card }.
}
event-action-lost = { $who ->
    [you] Tienes { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    } menos este turno.
   *[other] { $name } tiene { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    } menos este turno.
}
event-round-ended-ko = { $who ->
    [you] ¡K.O.! Ganas la ronda.
   *[other] ¡K.O.! { $name } gana la ronda.
}
event-round-ended-deck = { $who ->
    [you] La fila de Ataques no se puede rellenar. Por Heridas, ganas la ronda.
   *[other] La fila de Ataques no se puede rellenar. Por Heridas, { $name } gana la ronda.
}
event-round-ended-stall = { $who ->
    [you] Demasiados turnos sin que pase nada (regla de la casa). Por Heridas, ganas la ronda.
   *[other] Demasiados turnos sin que pase nada (regla de la casa). Por Heridas, { $name } gana la ronda.
}
event-round-tally = { $text } { $first }: { $wounds }. { $second }: { $others }.
event-forfeited-conceded = { $who ->
    [you] Te rindes.
   *[other] { $name } se rinde.
}
event-forfeited-time = { $who ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $name } se le ha acabado el tiempo.
}
event-forfeited-left = { $who ->
    [you] No has vuelto.
   *[other] { $name } no ha vuelto.
}
event-left-out = Lo anterior se cuenta en la repetición.
event-match-ended = { $who ->
    [you] ¡Ganas la partida!
   *[other] ¡{ $name } gana la partida!
}

## Movimiento (4.3, 6.9)
event-moved-move = { $who ->
    [you] Te mueves de { $start } a { $end }.
   *[other] { $name } se mueve de { $start } a { $end }.
}
event-moved-dash = { $who ->
    [you] Haces un Sprint de { $start } a { $end }.
   *[other] { $name } hace un Sprint de { $start } a { $end }.
}
event-moved-forced = { $who ->
    [you] Te desplazan de { $start } a { $end }.
   *[other] Desplazan a { $name } de { $start } a { $end }.
}
event-moved-forward = { $who ->
    [you] Te mueves hacia delante de { $start } a { $end }.
   *[other] { $name } se mueve hacia delante de { $start } a { $end }.
}
event-moved-back = { $who ->
    [you] Te alejas de { $start } a { $end }.
   *[other] { $name } se aleja de { $start } a { $end }.
}
event-moved-blink = { $who ->
    [you] Haces un Salto de { $start } a { $end }.
   *[other] { $name } hace un Salto de { $start } a { $end }.
}
event-move-cancelled = { $who ->
    [you] Tu movimiento queda cancelado.
   *[other] { $name }: el movimiento queda cancelado.
}

## Ataques (4.4–4.8, 6)
event-attack-began-card = { $who ->
    [you] Atacas con { $attack }.
   *[other] { $name } ataca: «{ $line }»
}
event-attack-began-miss = { $who ->
    [you] Tomas { $card }: fuera de Alcance, no acierta.
   *[other] { $name } toma { $card }: fuera de Alcance, no acierta.
}
event-attack-began-special = { $who ->
    [you] Usas el Ataque Especial { $attack }.
   *[other] { $name } usa un Ataque Especial: «{ $line }»
}
event-attack-began-reaction = { $who ->
    [you] Reaccionas con { $attack }.
   *[other] { $name } reacciona: «{ $line }»
}
event-attack-cancelled = { $who ->
    [you] Tu ataque { $attack } queda cancelado: sin Heridas, sin efecto, sin K.O.
   *[other] { $name }: el ataque { $attack } queda cancelado, sin Heridas, sin efecto, sin K.O.
}
event-card-taken = { $who ->
    [you] La carta va a tu mano: { $card }.
   *[other] { $name } toma la carta: { $card }.
}
event-card-drawn = { $who ->
    [you] Robas del mazo de Ataques { $card }.
   *[other] { $name } roba del mazo de Ataques { $card }.
}
event-card-drawn-unseen = { $name } roba una carta del mazo de Ataques sin enseñarla.
event-cards-paid = { $who ->
    [you] Pagas con { $cards }.
   *[other] { $name } paga con { $cards }.
}
event-card-discarded = { $who ->
    [you] Descartas { $card }.
   *[other] { $name } descarta { $card }.
}
event-card-stolen = { $who ->
    [you] De la mano del oponente recibes { $card }.
   *[other] { $from ->
        [you] De tu mano, { $name } recibe { $card }.
       *[other] De la mano del oponente, { $name } recibe { $card }.
    }
}
event-card-taken-back = { $who ->
    [you] Recuperas { $card }.
   *[other] { $name } recupera { $card }.
}
event-blocked-wounds = { $who ->
    [you] Bloqueas con { $cards } e ignoras { $wounds }.
   *[other] { $name } bloquea con { $cards } e ignora { $wounds }.
}
event-blocked-effect = { $who ->
    [you] Bloqueas con { $cards } y cancelas el efecto.
   *[other] { $name } bloquea con { $cards } y cancela el efecto.
}
event-blocked-both = { $who ->
    [you] Bloqueas con { $cards }, ignoras { $wounds } y cancelas el efecto.
   *[other] { $name } bloquea con { $cards }, ignora { $wounds } y cancela el efecto.
}
event-blocked-what = { $text } Así que esto no ocurre: «{ $effect }»

## Heridas
event-wounded-attack = { $who ->
    [you] Sufres { $wounds }.
   *[other] { $name } sufre { $wounds }.
}
event-wounded-effect = { $who ->
    [you] Por un efecto, sufres { $wounds }.
   *[other] Por un efecto, { $name } sufre { $wounds }.
}
event-wounded-candle = { $who ->
    [you] Sobre las Velas o más allá, sufres { $wounds }.
   *[other] Sobre las Velas o más allá, { $name } sufre { $wounds }.
}
event-wounded-why = { $text } Lo cambia: { $causes }.
cause-edge = extremo
cause-prepared = preparado antes
event-healed = { $who ->
    [you] Te quitas { $wounds }.
   *[other] { $name } se quita { $wounds }.
}
event-wound-moved = { $who ->
    [you] De la hoja de Luchador del oponente recibes { $wounds }.
   *[other] { $from ->
        [you] De tu hoja de Luchador, { $name } recibe { $wounds }.
       *[other] De la hoja de Luchador del oponente, { $name } recibe { $wounds }.
    }
}

## Fichas y poderes
event-token-placed-space = Ahora en la casilla { $space }: { $tokens }.
event-token-placed-sheet = { $who ->
    [you] Recibes { $tokens } en tu hoja de Luchador.
   *[other] { $name } recibe { $tokens } en su hoja de Luchador.
}
event-token-removed-space = { $tokens } desaparece de la casilla { $space }.
event-token-removed-sheet = { $who ->
    [you] Pierdes { $tokens } de tu hoja de Luchador.
   *[other] { $name } pierde { $tokens } de su hoja de Luchador.
}
tokens-part = { $n } de { $total } fichas de { $kind }
event-power-used-skill = { $who ->
    [you] Actúa tu Habilidad { $power }.
   *[other] { $name } usa la Habilidad { $power }.
}
event-power-used-token = { $who ->
    [you] En tu hoja de Luchador actúa { $power }.
   *[other] { $name }: actúa { $power }.
}
event-power-used-space = { $who ->
    [you] En su casilla actúa a tu favor { $power }.
   *[other] { $name }: en su casilla actúa { $power }.
}
event-power-used-fighter = { $who ->
    [you] Actúa tu Luchador { $power }.
   *[other] Actúa el Luchador { $power }.
}

## La prueba de K.O. (7)
event-knockdown-began = { $who ->
    [you] ¡Prueba de K.O.! Debes superarla con { $n ->
        [one] { $n } Herida.
       *[other] { $n } Heridas.
    }
   *[other] ¡Prueba de K.O.! { $name } debe superarla con { $n ->
        [one] { $n } Herida.
       *[other] { $n } Heridas.
    }
}
event-dice-rolled = Los dados muestran { $dice }: { $sum }. Hacen falta { $needed } o más.
event-knockdown-ended-passed = { $who ->
    [you] Superas la prueba y sigues en pie.
   *[other] { $name } supera la prueba y sigue en pie.
}
event-knockdown-ended-failed = { $who ->
    [you] ¡Caes!
   *[other] ¡{ $name } cae!
}
event-no-test = { $who ->
    [you] No inicias la prueba de K.O.
   *[other] { $name } no inicia la prueba de K.O.
}
event-branch-chosen = { $who ->
    [you] Eliges: «{ $text }»
   *[other] { $name } elige: «{ $text }»
}
event-effect-idle = El efecto de { $attack } no cambia nada.

## Lo que se pregunta
ask-pick-fighter = ¿Qué Luchador eliges?
ask-keep-skill-first = Elección de Habilidades: ¿con cuál te quedas? Las otras dos pasan al oponente.
ask-keep-skill-second = Elección de Habilidades: ¿con cuál de estas te quedas? La otra sale del juego.
ask-show-skill = ¿Qué Habilidad pones bocarriba? Empieza la Iniciativa más alta; la otra Habilidad queda bocabajo hasta que pierdas una ronda.
ask-draft-card = Reparto inicial: ¿qué carta tomas? En la mano solo cuentan sus símbolos.
ask-take-action = { $n ->
    [one] Distancia { $distance }, te queda { $n } acción. ¿Qué haces?
   *[other] Distancia { $distance }, te quedan { $n } acciones. ¿Qué haces?
}
ask-continue-combo = Tu Combo sigue. ¿Qué más?
ask-choose-payment = ¿Cómo pagas { $cost }?
ask-choose-payment-dash = ¿Qué carta descartas para el Sprint?
ask-second-dash = La carta tiene un segundo Sprint. ¿Sigues?
ask-react-now-opponent-moves = El oponente quiere moverse a { $space }. ¿Reaccionas?
ask-react-now-attacked = El oponente te ataca con { $attack }. ¿Reaccionas?
ask-react-now-wounded = { $attack } te ha herido. ¿Reaccionas?
ask-react-now-after-attack = El ataque { $attack } del oponente ha terminado. ¿Reaccionas?
ask-choose-discard = { $n ->
    [one] { $source } te hace descartar una carta. ¿Cuál?
   *[other] { $source } te hace descartar { $n } cartas. ¿Cuál primero?
}
ask-choose-discard-limit = Tienes { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} y el límite de mano es { $limit }. ¿Qué carta descartas?
ask-choose-block = Llega { $attack }: { $wounds }. ¿Bloqueas?
ask-choose-block-effect = Llega { $attack }: { $wounds }. Su efecto, desde el lado del atacante, «tu oponente» eres tú: «{ $effect }» ¿Bloqueas?
block-too-few = { $text } Las Heridas no se pueden reducir: quedarían muy pocas cartas en la mano.
ask-choose-ignored = ¿Qué Heridas de { $attack } ignoras? La primera respuesta es la que más ignora.
ask-choose-branch = Elige una:
ask-choose-branch-either = El efecto te deja elegir. Tu estado: { $wounds }; tu mano: { $hand }.
ask-use-or-not-power = ¿Usas esto?
ask-use-or-not-skill = ¿Usas esta Habilidad?
ask-use-or-not-may = Puedes hacer esto: «{ $effect }» ¿Lo haces?
ask-use-or-not-pay = Puedes pagar { $cost } por esto: «{ $effect }» ¿Lo haces?
ask-choose-space-you = ¿Adónde vas?
ask-choose-space-opponent = ¿Adónde va el oponente?
ask-choose-space-token = ¿Dónde colocas { $tokens }?
ask-choose-gift = { $n ->
    [one] { $source } te quita una carta de la mano. ¿Cuál entregas?
   *[other] { $source } te quita { $n } cartas de la mano. ¿Cuál entregas primero?
}
ask-start-test = { $n ->
    [one] El ataque tiene K.O. y el oponente, { $n } Herida. ¿Inicias una prueba de K.O.?
   *[other] El ataque tiene K.O. y el oponente, { $n } Heridas. ¿Inicias una prueba de K.O.?
}
ask-start-test-less = El ataque tiene K.O. Heridas del oponente: { $total }; { $skills } descuenta { $less }, así que la prueba es con { $n }. ¿Inicias una prueba de K.O.?
ask-test-result = ¿Se mantuvo en pie la torre?
ask-choose-relief = Se va la mitad de tus Heridas. ¿Cuáles?
ask-choose-order = Pasan varias cosas ahora. ¿Cuál va primero?
ask-choose-row-card = ¿Qué carta de la fila de Ataques descartas?
ask-choose-paid-card = ¿Qué carta recuperas?
ask-choose-wound = ¿Qué Herida curas?

## Lo que se puede responder
option-fighter = { $fighter }, { $class }. { $plan }
option-skill = { $skill } (Iniciativa { $initiative }): { $text }
option-card = { $symbols } – la carta { $attack }
option-move = Mover a { $place }
option-attack-hits = { $attack }, da { $symbols }, al Alcance: { $text }
option-attack-misses = { $attack }, da { $symbols }, fuera de Alcance, solo tomarla: { $text }
option-take-top = Tomar sin enseñarla la carta superior del mazo de Ataques
option-take-top-hits = Tomar sin enseñarla la carta superior del mazo de Ataques e infligir { $wounds }
option-special = { $line }
option-dash = Sprint a { $place }
option-end-combo = Terminar el Combo
option-payment = Pagar con { $cards }. Te queda en la mano: { $left }
option-react = { $line }
option-pass-second-dash = No, quedarte aquí
option-pass-react-now = No reaccionar
option-pass-choose-block = No bloquear: { $wounds }
option-pass-choose-block-effect = No bloquear: { $wounds }, y el efecto
option-pass-use-or-not = No
option-face = { $cards }
option-block-wounds = Reducir las Heridas descartando { $cards }. Con las cartas restantes puedes ignorar { $most }
option-block-wounds-effect = Reducir las Heridas descartando { $cards }. Con las cartas restantes puedes ignorar { $most }; el efecto ocurre igualmente
option-block-effect = Cancelar el efecto descartando { $cards }. Aún llega: { $wounds }
option-block-both = Ambas cosas descartando { $cards }. Sin efecto, y con las cartas restantes puedes ignorar { $most }
option-ignore = Ignorar { $ignored }. Resultado: { $suffered }
option-branch = { $text }
option-branch-discard = { $n ->
    [one] Descartar { $n } carta
   *[other] Descartar { $n } cartas
}
option-branch-suffer = Sufrir { $wounds }
option-branch-let = Dejar que ocurra. El efecto, desde el lado del oponente: «{ $effect }»
option-yes = Sí
option-no = No
option-space = Casilla { $place }
option-test = Iniciar la prueba
option-test-odds = Iniciar la prueba. Los dados derriban al oponente en torno al { $percent } % de las veces
option-test-tower = Iniciar la prueba. Con { $skill }, la torre cae en torno al { $percent } % de las veces
option-test-early = { $test }. Mejor espera a que haya más Heridas
option-test-vain = { $test }: la superaría y descartaría Heridas. Mejor espera a que haya más Heridas
option-passed = Sí, se mantuvo
option-failed = No, cayó, o se acabó el tiempo
option-drop = Descartar { $dropped }. Después: { $kept }
option-power-skill = Habilidad { $power }: { $text }
option-power-token = { $power }: { $text }
option-power-fighter = { $power }: { $text }
option-wound-kind-heavy = Una Herida Grave
option-wound-kind-light = Una Herida Leve

## Lugares, para { $place }
place = { $space }, distancia resultante { $distance }
place-marked = { $space } ({ $marks }), distancia resultante { $distance }
place-from-you = { $space }, a { $distance } de ti
place-from-you-marked = { $space } ({ $marks }), a { $distance } de ti
mark-edge = extremo
mark-candle = Vela
mark-dark = más allá de la Vela
cards-none = nada
card-unseen = ?
