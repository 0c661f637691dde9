### Repeticiones, la galería de cartas, las reglas y la guía de la primera partida.

## En todas partes
web-read-coming = Un momento…
web-read-back = Atrás

## Reglas
web-read-rules-search = Buscar en las reglas
web-read-rules-contents = Índice
web-read-rules-numbers = Regla { $numbers }
web-read-rules-ruling = Decisión
web-read-rules-found = { $n ->
    [0] Ninguna regla habla de «{ $text }».
    [one] { $n } parte habla de «{ $text }».
   *[other] { $n } partes hablan de «{ $text }».
}
web-read-rules-all = Todas las reglas
web-read-rules-before = Antes
web-read-rules-after = Siguiente

## Cartas
web-read-cards-search = Buscar en las cartas
web-read-cards-box = Caja
web-read-cards-boxes = Ambas cajas
web-read-cards-kind = Lo que se muestra
web-read-cards-all = Todo
web-read-cards-fighters = Luchadores
web-read-cards-attacks = Cartas de Ataque
web-read-cards-skills = Habilidades
web-read-cards-tokens = Fichas
web-read-cards-arenas = Arenas
web-read-cards-large = La carta completa
web-read-cards-count = Se muestran: { $n }
web-read-cards-none = Nada habla de «{ $text }».
web-read-cards-copies = { $n ->
    [one] { $n } carta en el mazo de Ataques
   *[other] { $n } cartas en el mazo de Ataques
}
web-read-cards-rule = Ver la regla
web-read-cards-mark = reconstruida
web-read-cards-ours = Los reglamentos no la muestran entera. Este proyecto la completó, así que puede diferir de la impresa.
web-read-cards-printed = Hasta donde la muestran los reglamentos.

## La lista de repeticiones
web-read-replays-finished = Terminadas
web-read-replays-unfinished = Sin terminar
web-read-replays-none = En este navegador aún no se ha jugado ninguna partida.
web-read-replays-won = Victoria: { $name }
web-read-replays-open = { $first } contra { $second }
web-read-replays-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
web-read-replays-look = Ver
web-read-replays-load = Trae una partida
web-read-replays-load-help = Una partida guardada o compartida como texto se puede ver aquí y seguir jugando.
web-read-replays-file = Elegir un archivo de texto
web-read-replays-paste = O pega el texto
web-read-replays-read = Ver esta partida
web-read-replays-reading = Leyendo…
web-read-replays-large = Es demasiado largo para ser una partida.

## Una repetición
web-read-replay-controls = Repetición
web-read-replay-timeline = Línea de tiempo
web-read-replay-at = Jugada { $n } de { $last }, { $round ->
    [0] preparación
   *[other] ronda { $round }
}: { $text }
web-read-replay-play = Reproducir
web-read-replay-pause = Pausa
web-read-replay-back = Una jugada atrás
web-read-replay-forward = Una jugada adelante
web-read-replay-speeds = Velocidad
web-read-replay-speed = { $n }×
web-read-replay-as = Visto por
web-read-replay-both = ambos
web-read-replay-public = público
web-read-replay-more = Más
web-read-replay-picture = Gráfico
web-read-replay-moments = Momentos clave
web-read-replay-share = Compartir
web-read-replay-copy-link = Copiar el enlace
web-read-replay-copy-text = Copiar el texto
web-read-replay-save = Guardar como archivo
web-read-replay-link-copied = El enlace a este momento está copiado.
web-read-replay-text-copied = La partida está copiada como texto.
web-read-replay-not-copied = El navegador no permitió copiar. Selecciona el texto de abajo.
web-read-replay-saved = La partida está guardada como archivo.
web-read-replay-share-help = El enlace abre este momento en este servidor. El texto contiene toda la partida y se puede ver en cualquier parte.
web-read-replay-text = La partida como texto
web-read-replay-continue = Seguir desde aquí
web-read-replay-continue-help = Una partida nueva empieza tras la jugada { $n }. Esta queda como está.
web-read-replay-continue-over = La partida ya ha terminado aquí. Vuelve a una jugada anterior para seguir.
web-read-replay-continue-do = Seguir jugando
web-read-replay-you-play = Tú juegas
web-read-replay-you-both = Ambos, con un amigo
web-read-replay-against = Contra
web-read-replay-watch = Ver la prueba
web-read-replay-tested = a prueba
web-read-replay-stood = ¡Se sostiene!
web-read-replay-passed = ¡Superada!
web-read-replay-ko = ¡K.O.!
web-read-replay-dice = Los dados suman { $sum }; se necesitaban: { $needed }.
web-read-replay-on = Seguir

## La guía
web-read-guide-coach = Entrenador
web-read-guide-begun = Ya empezaste tu primer Combate y no ha terminado.
web-read-guide-anew = Empezar de nuevo
web-read-guide-step = Lección { $n } de { $total }
web-read-guide-met = Lecciones: { $n } de { $total }
web-read-guide-extra = También conviene saber
web-read-guide-next = Entendido
web-read-guide-rule = La regla
web-read-guide-skip = Terminar la guía
web-read-guide-hide = Más pequeño
web-read-guide-fighters = Elige Luchador
web-read-guide-missed = Lo que no ha salido:
web-read-guide-well = Nada nuevo por ahora. Sigue jugando: el entrenador hablará cuando algo ocurra por primera vez.

web-read-guide-welcome = Al ring
web-read-guide-welcome-text = Eres Veroth, a la izquierda. Gana dos rondas: tumba al Portador de la Niebla o ten menos Heridas cuando se agote el mazo.
web-read-guide-skill = Quédate una Habilidad
web-read-guide-skill-text = Las Habilidades te ayudan toda la partida. Quédate la que te guste; las demás van a tu oponente.
web-read-guide-face = Una bocarriba
web-read-guide-face-text = La Habilidad bocarriba actúa enseguida. Su Iniciativa, el número grande, dice quién empieza. La otra espera hasta que pierdas una ronda.
web-read-guide-opening = Tus primeras cartas
web-read-guide-opening-text = Aquí solo cuentan los símbolos: con ellos pagarás y bloquearás. [kick] Patada o [block] Bloquear es un buen comienzo; cómo se llame la carta da igual.
web-read-guide-screen = Heridas y reloj
web-read-guide-screen-text = Arriba: las Heridas de ambos Luchadores y, entre ellas, el mazo. Es el reloj de la ronda.
web-read-guide-take = Solo tomar
web-read-guide-take-text = Cada turno tiene dos acciones. Estás demasiado lejos para herir, pero puedes tomar cualquier carta de la fila: sus símbolos van a tu mano. Una buena muestra [kick] Patada o [block] Bloquear, se llame como se llame.
web-read-guide-move = Acércate
web-read-guide-move-text = La mayoría de los Ataques tienen poco Alcance. Elige una casilla iluminada a tu lado para ir hacia tu oponente.
web-read-guide-hit = ¡Golpea!
web-read-guide-hit-text = Esta carta llega hasta tu oponente. Sus Heridas cuentan, [heavy] Graves o [light] Leves, su efecto ocurre y después la carta es tuya.
web-read-guide-special = Tu Ataque Especial
web-read-guide-special-text = Tu mano puede pagar un Ataque Especial iluminado: elígelo y descartas cartas con sus símbolos. Eso es un Combo, y en una acción caben varios.
web-read-guide-pay = Paga con símbolos
web-read-guide-pay-text = Entrega cartas cuyos símbolos cubran el coste; [wild] Comodín admite cualquier símbolo. Un símbolo que no hace falta se pierde, por eso la forma más ahorradora va primero.
web-read-guide-block = ¡Te golpean!
web-read-guide-block-text = Una carta con [block] Bloquear suaviza un Golpe: cuantas más cartas queden en tu mano, más Heridas ignoras. También puedes dejarlo pasar.
web-read-guide-react = Una Reacción
web-read-guide-react-text = Las [reaction] Reacciones son los Ataques Especiales para el turno de tu oponente. Responde ahora o guarda tus cartas.
web-read-guide-test = Prueba de K.O.
web-read-guide-test-text = El Ataque tiene [ko] K.O.: puedes poner a prueba a tu oponente. Tiene diez segundos para apilar todas sus Heridas en una torre. Si cae, la ronda es tuya; si aguanta, se libra de la mitad de sus Heridas. Así que espera a que el montón sea alto.
web-read-guide-build = Construye o cae
web-read-guide-build-text = Ahora te toca a ti. Apila todos tus cubos, uno sobre otro, y suelta antes de diez segundos.
web-read-guide-relief = ¡Sigues en pie!
web-read-guide-relief-text = Se va la mitad de tus Heridas. Las Graves pesan más cuando la ronda se decide por Heridas.
web-read-guide-enough = Ya sabes bastante
web-read-guide-enough-text = Mover, Atacar, Combo; bloquea cuando duela, pon a prueba cuando se tambalee. Sigue jugando: desde ahora el entrenador solo hablará cuando algo ocurra por primera vez.
web-read-guide-passed-on = Lo que te pasan
web-read-guide-passed-on-text = Estas vienen de tu oponente. Quédate también una; la otra sale de la partida.
web-read-guide-effect = Solo un efecto
web-read-guide-effect-text = Esta carta llega hasta tu oponente, pero no tiene Heridas: solo ocurre su efecto y después la carta es tuya. Una [ability] Capacidad no se puede bloquear.
web-read-guide-combo = El Combo sigue
web-read-guide-combo-text = Mientras tu mano pueda pagar, en la misma acción cabe otro Ataque Especial o un [dash] Sprint. Elige uno o termina el Combo y conserva tus cartas.
web-read-guide-discard = Entrega una carta
web-read-guide-discard-text = Elige la carta que menos necesites: una cuyos símbolos tengas repetidos o que no pague ninguno de tus Ataques Especiales. En una mano nunca caben más de seis.
web-read-guide-round = Termina una ronda
web-read-guide-round-text = Se van todas las Heridas y las cartas de ambas manos, y el mazo se baraja. Quien perdió pone bocarriba su Habilidad oculta: desde ahora actúan las dos. Dos rondas ganadas dan el Combate.
web-read-guide-ignored = ¿Qué Heridas?
web-read-guide-ignored-text = Tu bloqueo quita parte de las Heridas y tú eliges cuáles. Las [heavy] Graves cuentan primero cuando la ronda se decide por Heridas.
web-read-guide-dash = Un segundo Sprint
web-read-guide-dash-text = Tu carta muestra dos veces [dash] Sprint: avanza una casilla más o renuncia al segundo paso.
web-read-guide-branch = Una de varias
web-read-guide-branch-text = El efecto deja elegir, y te toca a ti. Cada respuesta dice lo que hace; la iluminada parece sensata.
web-read-guide-use = Usarlo o no
web-read-guide-use-text = Algo tuyo puede ocurrir ahora, pero no tiene que hacerlo. Lee lo que cuesta y lo que da, y di sí o no.
web-read-guide-space = ¿Adónde?
web-read-guide-space-text = Un efecto mueve a alguien y tú eliges adónde: vale toda casilla iluminada. Piensa en el Alcance de tu próximo Ataque.
web-read-guide-gift = Da una carta
web-read-guide-gift-text = Una de tus cartas pasa a tu oponente. Elige los símbolos que menos le ayuden.
web-read-guide-order = ¿Qué va primero?
web-read-guide-order-text = Ocurren varias cosas a la vez y tú dices en qué orden.
web-read-guide-row = Una carta de la fila
web-read-guide-row-text = El efecto afecta a una de las cartas iluminadas de la fila. Elige la que quieras, o la que quiera tu oponente.
web-read-guide-paid = Una de las cartas pagadas
web-read-guide-paid-text = El efecto trata de una carta que se acaba de pagar. Elige cuál.
web-read-guide-wound = ¿Grave o Leve?
web-read-guide-wound-text = Tú eliges qué clase de Herida es. Las [heavy] Graves cuentan primero cuando la ronda se decide por Heridas; en una torre todas pesan igual.
web-read-guide-result = ¿Aguantó la torre?
web-read-guide-result-text = Construisteis en vuestra mesa, así que tú dices cómo acabó.
web-read-guide-turn = Tu turno
web-read-guide-turn-text = Dos acciones: [move] Mover, [attack] Atacar, [combo] Combo, también dos veces la misma. Todo lo iluminado es posible; al señalarlo ves lo que haría.
web-read-guide-end = Ese fue tu primer Combate
web-read-guide-end-text = Ya sabes cómo va. El «?» explica lo demás cuando lo necesites.

## Las palabras del juego que abren su regla allí donde se leen: la parte de las reglas y cómo
## empiezan sus palabras.
web-read-terms =
    ko: Prueba de K.O., prueba de K.O., K.O.;
    special: Ataque Especial;
    sequence: Secuencia de Ataque;
    turn: Fila de Ataque;
    victory: Ficha de Victoria, ficha de Victoria;
    hand: límite de mano, Límite de mano;
    reaction: Reacci;
    types: Golpe, Capacidad;
    block: Bloque, bloque;
    dash: Sprint;
    combo: Combo;
    wounds: Herida;
    range: Alcance, proyectil;
    words: Salto, Hacia atrás, Hacia delante;
    skills: Habilidad, Iniciativa;
    candles: Vela;
    tokens: Ficha, ficha;
    symbols: Puño, Patada, Concentración, Comodín
