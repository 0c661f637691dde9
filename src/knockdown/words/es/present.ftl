### Lo que muestra una pantalla gráfica: etiquetas breves, motivos, vistas previas, textos hablados.
### `$name` es el Luchador o, en la preparación, el jugador; cartas y Heridas llegan como textos acabados.

## Etiquetas de los botones
label-move = Mover a { $space }
label-take-only = Solo tomar: { $card }
label-take-top = Carta superior del mazo
label-dash = Sprint a { $space }
label-end-combo = Terminar el Combo
label-stay = Quedarte aquí
label-pass-react = No reaccionar
label-pass-block = No bloquear
label-block-wounds = Reducir Heridas: { $cards }
label-block-effect = Cancelar el efecto: { $cards }
label-block-both = Ambas cosas: { $cards }
label-ignore = Ignorar { $wounds }
label-space = Casilla { $space }
label-no-test = Sin prueba
label-stood = Se mantuvo
label-fell = Se cayó
label-drop = Descartar { $wounds }
label-power = Usar { $power }

## Por qué no se puede usar ahora un Ataque Especial
reason-far = Demasiado lejos: { $range }
reason-near = Demasiado cerca: { $range }
reason-short = Falta: { $cost }
reason-needs = Solo si { $conditions }
reason-used = Ya usado en este Combo
reason-opponent-moves = Reacción: cuando el oponente se mueve
reason-attacked = Reacción: cuando te atacan
reason-wounded = Reacción: cuando te han herido
reason-after-attack = Reacción: tras un ataque contra ti

## Respuestas que no son posibles
closed-block-wounds = Reducir Heridas
closed-block-effect = Cancelar el efecto
closed-block-both = Ambas cosas
closed-text = { $label }, no es posible: { $why }.
reason-no-wounds = No hay Heridas que reducir
reason-no-effect = No hay ningún efecto que cancelar
reason-one-block-card = Hacen falta dos cartas con Bloquear
reason-few-cards = Quedarían muy pocas cartas en la mano: { $n } de { $needed }

## Lo que llega, en una carta del otro lado
coming-told = Lo lee { $name }, así que «tu oponente» eres tú: «{ $text }»

## Lo que haría un ataque
preview-hits = { $name } sufriría { $wounds }.
preview-no-wounds = Sin Heridas.
preview-ko = K.O.: puedes iniciar una prueba de K.O.
preview-miss = Fuera de Alcance: solo tomas la carta.
preview-own = Tú sufrirías { $wounds }.
preview-more = Después: «{ $effect }»
preview-no-block = No se puede bloquear.
preview-no-block-card = El oponente no tiene ninguna carta con Bloquear.
preview-block-wounds = Con { $cards } el oponente podría ignorar { $most }.
preview-block-effect = Con { $cards } el oponente podría cancelar el efecto.
preview-unseen = { $n ->
    [one] { $n } carta no vista podría tener Bloquear.
   *[other] Entre { $n } cartas no vistas podría haber una con Bloquear.
}
preview-react = El oponente podría reaccionar con { $attack }.
preview-react-unseen = Con cartas no vistas el oponente podría reaccionar con { $attack }.

## A qué se espera
waiting-thinking = { $name } está pensando…
waiting-over = La partida ha terminado.
waiting-pick-fighter = { $name } elige un Luchador.
waiting-keep-skill = { $name } elige con qué Habilidad se queda.
waiting-show-skill = { $name } elige qué Habilidad muestra.
waiting-draft-card = { $name } toma una carta inicial.
waiting-take-action = { $name } elige una acción.
waiting-continue-combo = { $name } puede seguir el Combo.
waiting-choose-payment = { $name } está pagando.
waiting-second-dash = { $name } puede hacer otro Sprint.
waiting-react-now = { $name } puede reaccionar.
waiting-choose-discard = { $name } elige qué carta descarta.
waiting-choose-block = { $name } puede bloquear.
waiting-choose-ignored = { $name } elige qué Heridas ignora.
waiting-choose-branch = { $name } elige entre dos efectos.
waiting-use-or-not = { $name } puede usar un efecto.
waiting-choose-space = { $name } elige una casilla.
waiting-choose-gift = { $name } elige qué carta entrega.
waiting-start-test = { $name } puede iniciar una prueba de K.O.
waiting-test-result = { $name } pasa la prueba de K.O.
waiting-choose-relief = { $name } elige qué Heridas descarta.
waiting-choose-order = { $name } elige qué ocurre primero.
waiting-choose-row-card = { $name } elige una carta de la fila de Ataques.
waiting-choose-paid-card = { $name } elige qué carta recupera.
waiting-choose-wound = { $name } elige qué Herida cura.

## La prueba de K.O.
test-tower = { $who ->
    [you] Construyes una torre.
   *[other] { $name } construye una torre.
} Cubos: { $n }.
test-table = { $who ->
    [you] Construyes una torre en la mesa.
   *[other] { $name } construye una torre en la mesa.
} Cubos: { $n }.
test-table-computer = El ordenador no tiene manos para tus cubos: decide la probabilidad de su propio pulso. { $name } aguanta en el { $percent } % de los casos.
test-dice = { $who ->
    [you] Lanzas tres dados.
   *[other] { $name } lanza tres dados.
} Se necesita { $n } o más.

## Hablado
spoken-space = Casilla { $space }
spoken-space-with = Casilla { $space }: { $things }
spoken-pays = En la mano vale { $symbols }.
spoken-hits = Acierta.
spoken-works = Al Alcance: su efecto ocurre.
spoken-take-only = Solo tomarla.
spoken-player = Jugador { $number }
spoken-you = Tú
spoken-computer = Ordenador ({ $level })

## Momentos clave de una partida
key-biggest-hit = El mayor golpe: { $attack } de { $name }, { $wounds }.
key-knocked-out = Prueba de K.O. con { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}: { $name } cae.
key-survived = Prueba de K.O. con { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}: { $name } aguanta.
key-closest-escape = Por los pelos: { $name } aguanta con { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}.
key-skill = { $name } pone bocarriba { $skill }.
key-round-won = La ronda { $round } es para { $name }.
key-match-won = { $name } gana la partida.
key-step-start = Preparación
