### Antes del primer turno y después del último: elección, repartos, relevo, finales.

## Elección de Luchador
web-select-title = Elegid a vuestros Luchadores
web-select-back = Volver
web-select-you = Tú
web-select-computer = Ordenador
web-select-player = Jugador { $n }
web-select-pick-own = Elige a tu Luchador
web-select-pick-computer = Elige al Luchador del ordenador
web-select-pick-player = { $name }, elige a tu Luchador
web-select-ready = Todo listo
web-select-keys = Las flechas mueven, Intro elige, Esc vuelve
web-select-grid = Luchadores
web-select-fighter = { $name }, { $class }
web-select-fighter-taken = { $name }, { $class }, ya elegido
web-select-fighter-of = { $name }, { $class }, { $who }
web-select-taken = Elegido
web-select-random = Al azar
web-select-random-fighter = Luchador al azar
web-select-random-plan = Decide una ficha de Selección.
web-select-change = Cambiar: { $who }
web-select-sheet = Ataques Especiales: { $name }
web-select-sheet-short = Hoja
web-select-reconstructed = Hoja reconstruida: costes y Heridas son nuestros donde los reglamentos callan.
web-select-settings = Ajustes del combate
web-select-arena-random = Una ficha de Selección decide al empezar.
web-select-test-tower = Torre
web-select-test-dice = Dados
web-select-test-table = En la mesa
web-select-test-tower-says = Diez segundos para apilar tus cubos de Herida en una torre, con ratón, dedo o teclas.
web-select-test-dice-says = Tres dados; su suma debe alcanzar el número de Heridas. Sin prisa.
web-select-test-table-says = Construís con cubos de verdad; el juego cuenta atrás y pregunta si la torre aguantó.
web-select-opponent = Oponente
web-select-friend = Otro jugador
web-select-friend-says = Dos personas, una pantalla. Antes de un secreto, el juego pide cederla.
web-select-level-rookie-says = Mira una acción por delante y no siempre toma la mejor. Para tu primer combate.
web-select-level-brawler-says = Mira una acción por delante y toma la mejor. Castiga los descuidos.
web-select-level-duelist-says = Antes de cada elección prueba cientos de futuros. Recuerda tu mano.
web-select-level-champion-says = Antes de cada elección prueba futuros durante un segundo. No hay rival más duro.
web-select-name = Nombre (opcional)
web-select-name-of = Nombre: { $who } (opcional)
web-select-house = Reglas de la casa
web-select-house-changed = Reglas de la casa: cambiadas
web-select-house-intro = Los reglamentos dejan dos cosas abiertas. Así las decide vuestro combate.
web-select-relief = Tras superar una prueba de K.O.
web-select-relief-total = Mitad de todas
web-select-relief-each = Mitad de cada color
web-select-relief-heavy = Mitad de las Graves
web-select-relief-light = Mitad de las Leves
web-select-relief-total-says = Se va la mitad de todas las Heridas, redondeando hacia abajo; elige quien hizo la prueba. Así leemos la regla.
web-select-relief-each-says = Se va la mitad de las Graves y la mitad de las Leves, cada una redondeada hacia abajo.
web-select-relief-heavy-says = Solo las Heridas Graves se reducen a la mitad. Las torres siguen altas.
web-select-relief-light-says = Solo las Heridas Leves se reducen a la mitad. Los golpes graves se quedan.
web-select-stall = Cuando no pasa nada
web-select-stall-never = Nunca
web-select-stall-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
web-select-stall-says = Tras tantos turnos seguidos sin que salga una carta de la fila de Ataques ni nadie sufra Heridas, la ronda se decide por Heridas.
web-select-stall-never-says = La ronda sigue, por mucho que ambos esperen.
web-select-victories = Rondas que ganan el combate
web-select-victories-n = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
web-select-house-usual = Volver a las reglas habituales
web-select-fight = A luchar
web-select-fight-says = A luchar: { $left } contra { $right }
web-select-starting = Se prepara el combate…
web-select-loading = Llegan los Luchadores…
web-select-again = Intentar otra vez
web-select-draw = El sorteo
web-select-draw-fighter = { $who }: { $thing }
web-select-draw-arena = Arena: { $thing }
web-select-draw-skills = Conjunto de Habilidades: { $thing }
web-select-skip = Cualquier tecla lo salta
web-select-vs = vs
web-select-versus = { $left } contra { $right }

## Repartos
web-select-draft-fighter = Luchador
web-select-draft-skills = Reparto de Habilidades
web-select-draft-show = Bocarriba, bocabajo
web-select-draft-cards = Cartas iniciales
web-select-draft-steps = Preparación
web-select-keep = Quedarse
web-select-keep-named = Quedarse con { $name }
web-select-take-named = Tomar { $name }
web-select-take = Tomar
web-draft-again = Tócala otra vez para elegirla.
web-select-kept = Elegidas
web-select-kept-none = Aún nada
web-select-pass-on = Las otras pasan a { $name }
web-select-pass-out = La otra sale del juego
web-select-your-plan = Tu plan
web-select-initiative-of = Más rápida que { $n } de { $all } de este conjunto
web-select-face-up = Bocarriba
web-select-face-down = Bocabajo
web-select-face-up-says = Actúa desde el primer turno. Empieza la Iniciativa más alta.
web-select-face-down-says = Sigue secreta; se gira cuando pierdes una ronda.
web-select-show-named = { $name } bocarriba
web-select-show-sentence = { $name } bocarriba, { $other } bocabajo
web-select-on = Seguir
web-select-hand-of = Mano: { $name }
web-select-hand-empty = De momento vacía
web-select-helps = Ayuda a pagar
web-select-helps-none = No paga ninguno de tus Ataques Especiales
web-select-helps-dash = Un paso en un Combo
web-select-helps-block = Bloquea un Golpe
web-select-pays-all = paga sola { $attack }
web-select-pays-part = paga { $paid } de { $all } para { $attack }
web-select-pays-wild = { $attack }: el Comodín
web-select-order = El jugador inicial toma 1 carta, el segundo 2, el inicial la última.
web-select-undo = Deshacer
web-select-waiting = Esperando…

## Relevo
web-select-handover = { $player }, toma la pantalla
web-select-handover-fighter = { $player } ({ $fighter }), toma la pantalla
web-select-handover-says = Lo que viene es solo para tus ojos. La otra persona no mira.
web-select-handover-go = Soy { $player }

## Fin de la ronda
web-select-ko = ¡K.O.!
web-select-time = ¡Tiempo!
web-select-stalled = Demasiado tiempo sin que pase nada
web-select-round-won = { $name } gana la ronda
web-select-round-you = Ganas la ronda
web-select-count = Heridas al final
web-select-skill-turns = { $name } gira una Habilidad: { $skill }
web-select-score = Rondas ganadas: { $left } a { $right }
web-select-next-round = Siguiente ronda

## Fin del combate
web-select-match-won = ¡Gana { $name }!
web-select-match-you = ¡Has ganado!
web-select-match-lost = Gana { $name }
web-select-picture = Qué ha pasado
web-select-picture-says = Heridas de ambos Luchadores a lo largo del combate, con las rondas marcadas y los momentos clave como puntos.
web-select-picture-none = Falta el gráfico de este combate: { $why }
web-select-picture-table = El combate en una tabla
web-select-picture-move = Jugada
web-select-picture-round = Ronda { $n }
web-select-picture-heavy-light = { $name }: Graves, Leves
web-select-moments = Momentos clave
web-select-moment-see = Ver la jugada { $n }
web-select-rematch = Revancha
web-select-swap = Cambiar de lado
web-select-save = Guardar como texto
web-select-copy = Copiar el texto
web-select-link = Copiar el enlace
web-select-copied = Copiado
web-select-copy-failed = El navegador no permite copiar aquí. «Guardar como texto» funciona.
web-select-replay = Ver la repetición
web-select-home = Inicio
