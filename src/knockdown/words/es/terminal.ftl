### El juego en la terminal: comienzo, imagen, órdenes, reglas en breve.

## El comienzo
language-name = español
start-title = Knockdown, versión no oficial de aficionados. Dos Luchadores; deciden dos rondas ganadas.
start-language = Idioma (Intro: { $language })
start-level = Con qué fuerza juega el ordenador (Intro: { $level })
level-rookie = novato
level-brawler = camorrista
level-duelist = duelista
level-champion = campeón
level-plan-rookie = mira una acción por delante y no siempre toma la mejor
level-plan-brawler = mira una acción por delante y toma la mejor
level-plan-duelist = antes de cada elección prueba cientos de futuros
level-plan-champion = antes de cada elección prueba futuros un segundo
start-fighter = Tu Luchador (Intro: una partida al azar, ya)
start-opponent = Tu oponente (Intro: al azar)
start-arena = La Arena (Intro: al azar)
start-choose = Un número o un nombre elige, solo Intro toma lo que dice el paréntesis, salir termina.
start-seed = Esta partida tiene la semilla { $seed }.
start-help = En cada pregunta: un número o un nombre responde, ? explica, salir termina.
start-computer = El ordenador juega como { $level }.
start-computers = Juegan dos ordenadores: { $levels }.
start-two = Dos jugadores comparten esta pantalla. Antes de un secreto, el juego pide cederla.
start-table = Las pruebas de K.O. se hacen en la mesa, con cubos de verdad.
start-tower = Las pruebas de K.O. son torres de cubos de Herida. Las construye una simulación, para ambos lados con { $skill }.
start-tower-hands = Las pruebas de K.O. son torres de cubos de Herida. Las construye una simulación: { $hands }.
start-loaded = La partida sigue.
start-loaded-over = Esta partida ya ha terminado.

## La imagen
picture-headline = Ronda { $round }, turno { $turn }. Mazo de Ataques: { $deck }. Fichas de Victoria: { $victories }.
picture-you = tú
picture-places = { $who ->
    [you] Estás en { $space }, { $opponent } en { $theirs }, distancia { $distance }.
   *[other] { $name } está en { $space }, { $opponent } en { $theirs }, distancia { $distance }.
}
picture-tokens-on = { $name }: { $spaces }.
picture-edges = Extremos: { $spaces }.
picture-candles = Quien termine un turno en { $spaces } sufre { $wounds }.
picture-legend = ~~~ es más allá de las Velas.
picture-fighter = { $who ->
    [you] Tú ({ $name }): { $wounds }. Mano { $cards }/{ $limit }: { $hand }.
   *[other] { $name }: { $wounds }. Mano { $cards }/{ $limit }: { $hand }.
}
picture-wounds = { $wounds } (total { $total })
picture-skills = { $n ->
    [one] Habilidad: { $skills }.
   *[other] Habilidades: { $skills }.
}
picture-face-down = 1 bocabajo.
picture-face-down-own = Bocabajo: { $skill }.
picture-tokens = Fichas: { $tokens }.
picture-bonus = El próximo Golpe de este turno: { $bonus }.
bonus-wounds = { $wounds } más
bonus-unblockable = no se puede bloquear
group-move = Mover
group-attack = Atacar (fila de Ataques)
group-combo = Combo
group-none-move = Mover: no hay casilla libre a tu lado
group-none-attack = Atacar: no hay cartas en la fila de Ataques
group-none-combo = Combo: ahora no se puede jugar nada
not-now-cost = Ahora no se puede pagar: { $attacks }.
not-now-range = Fuera de Alcance: { $attacks }.
not-now-condition = No se cumple la condición: { $attacks }.
not-now-used = Ya usado en este Combo: { $attacks }.
not-now-reaction = Reacciones, en el turno del oponente: { $attacks }.
more-text = { $word } muestra toda la mesa con todos los textos.

## Preguntas
hand-over = { $name }, esto es solo para ti. Toma la pantalla y pulsa Intro.
thinking = { $name } está pensando…
countdown-ready = { $name } construye en 10 segundos una torre de { $n ->
    [one] { $n } cubo de Herida
   *[other] { $n } cubos de Herida
}: solo un cubo toca la mesa, ningún cubo toca más de otros dos, y la torre se sostiene sola. El oponente inicia la cuenta atrás con Intro: 3, 2, 1, ¡ya!; otro Intro la detiene cuando la torre está lista.
countdown-computer = El ordenador no tiene manos para los cubos: por él deciden tres dados.
quit-sure = ¿Dejar la partida? guardar ARCHIVO la conserva y sale. (s/n)
quit-yes = s sí si y yes
goodbye = ¡Hasta pronto!
kept = La partida queda guardada. Para seguir:
end-score = Rondas: { $score }.
after-match = otra: otra partida; guardar ARCHIVO: conserva esta; Intro o salir: termina.
after-match-again = otra o again
watch-help = Intro: seguir; fin: hasta el final sin parar; salir: dejarlo.

## Órdenes: las palabras que se entienden; la primera aparece en la ayuda
command-help = ayuda ? help
command-board = tablero t más mas board b
command-sheet = hoja sheet
command-card = carta card
command-rules = reglas rules
command-log = registro log
command-hint = pista hint h
command-undo = deshacer undo u
command-save = guardar save
command-lang = idioma lang
command-quit = salir quit q exit
help-answer = Un número o un nombre elige esa respuesta; un número con ? (por ejemplo 3?) cuenta más de ella; solo Intro repite la pregunta. También valen las palabras cortas de los textos de partida, por ejemplo: { $example }
help-board = { $word }: vuelve a mostrar toda la mesa, con todos los textos
help-sheet = { $word }: muestra completos los Ataques Especiales de ambos Luchadores
help-card = { $word } NOMBRE: muestra cualquier carta, Habilidad, ficha o Luchador
help-rules = { $word } PALABRA: resume una regla; sin palabra, las enumera
help-log = { $word }: cuenta lo que ha pasado hasta ahora
help-hint = { $word }: da las tres mejores respuestas, con tu probabilidad de ganar la partida
help-undo = { $word }: retira tu última elección, mientras no se haya mostrado nada nuevo
help-save = { $word } ARCHIVO: conserva la partida (.json: un momento; si no, la partida entera como texto)
help-lang = { $word } en, es o pl: sigue en ese idioma
help-quit = { $word }: deja la partida
help-table-title = Siempre puedes escribir:

## Respuestas del juego
wrong-answer = No entiendo «{ $text }». Escribe un número del 1 al { $n }, o ? para la ayuda.
wrong-number = No hay respuesta { $text }. Escribe un número del 1 al { $n }.
which-answer = «{ $text }» puede ser la respuesta { $numbers }.
wrong-choice = Escribe un número del 1 al { $n }, un nombre o solo Intro.
wrong-language = Hablo en (English), es (español) y pl (polski).
card-none = Ninguna carta, Habilidad, ficha ni Luchador se llama «{ $text }».
card-which = carta NOMBRE, por ejemplo: carta { $example }
rules-none = Nada sobre «{ $text }». Hay:
rules-list = reglas PALABRA explica:
rules-see-card = Ninguna regla se llama «{ $text }»; esto lo cuenta: { $word } { $text }
hint-title = Las mejores respuestas que ve un duelista, con tu probabilidad de ganar la partida:
hint-answer = { $percent } %: { $answer }
hint-none = Un duelista no ve diferencia entre las respuestas: elige la que quieras.
hint-table = Aquí deciden los cubos: di qué ha sido de la torre.
undo-done = Retirado.
undo-refused = Eso ya no se puede retirar: se ha mostrado algo nuevo o el oponente ha decidido después.
undo-nothing = Aún no hay nada que retirar.
save-which = guardar ARCHIVO: ¿cómo se llamará el archivo?
save-done = Guardado en { $file }. Para seguir:
save-done-moment = De la partida solo se conoce este momento, así que { $file } contiene solo eso, como JSON. Para seguir:
save-done-over = Guardado en { $file }. Para repasarla:
save-done-over-moment = Guardado en { $file }: solo el final de la partida, como JSON, que no se puede repasar.
save-over = { $file } ya contiene una partida. ¿Reemplazarla? (s/n)
save-kept = No se ha escrito nada.
save-failed = No se puede escribir { $file }: { $why }
why-foreign = existe y no es una partida de Knockdown
why-no-folder = la carpeta no existe
why-is-folder = es una carpeta
why-denied = sin permiso
why-full = el disco está lleno
why-other = el sistema lo rechaza
lang-done = En español, pues.
log-empty = Aún no ha pasado nada.
replay-title = { $first } contra { $second }, jugadas: { $moves }.
replay-help = Intro: seguir; un número: tantas jugadas; atrás: una jugada atrás; tablero: la mesa; fin: hasta el final; salir: dejarlo.
replay-to-end = fin end
replay-back = atrás atras back
replay-move = Jugada { $number } ({ $name }): { $text }
replay-end = Aquí termina el registro.

## Reglas en breve, para `reglas PALABRA`: título, dos puntos, texto
rule-match = Partida y ronda: quien gana dos rondas gana la partida. Una ronda se gana con una prueba de K.O. fallada o, cuando la fila de Ataques no se puede rellenar, por Heridas: menos Heridas Graves, luego menos Leves, luego quien empieza su turno.
rule-turn = Turno: la fila de Ataques se rellena hasta 4 cartas y después haces exactamente dos acciones entre Mover, Atacar y Combo; puede ser dos veces la misma.
rule-move = Mover: a una casilla adyacente, nunca fuera de la Arena, nunca a la casilla del oponente ni a través de ella.
rule-attack = Atacar: elige una carta de la fila de Ataques. Si el oponente está al Alcance, se resuelve su Secuencia de Ataque; en todo caso la carta va a tu mano.
rule-hand = Mano y límite de mano: en la mano una carta solo sirve por sus símbolos. El límite es de 6 cartas; por encima, descartas enseguida.
rule-combo = Combo: cualquier número de Ataques Especiales y Sprints, uno tras otro, mientras puedas pagar. Ningún Ataque Especial dos veces en un Combo.
rule-special = Ataque Especial: está en tu hoja de Luchador. Se paga descartando cartas cuyos símbolos cubran el coste. Una carta con dos símbolos puede pagar con ambos, pero solo para un Ataque Especial.
rule-symbols = Símbolos: Bloquear, Sprint, Puño, Patada y Concentración. Comodín solo aparece en costes y se paga con cualquier símbolo.
rule-dash = Sprint: en un Combo, descarta una carta con símbolo de Sprint y muévete una casilla; una carta con dos da hasta dos pasos.
rule-reaction = Reacción: se juega en el turno del oponente cuando ocurre lo que la activa, y se paga como un Ataque Especial. No se puede bloquear.
rule-types = Golpe, Capacidad, Reacción: solo los Golpes se pueden bloquear.
rule-sequence = Secuencia de Ataque: las Heridas del Daño, luego el efecto, luego el K.O.; antes, el jugador atacado puede reaccionar y bloquear.
rule-block = Bloquear: contra un Golpe, descarta una carta de Bloquear para reducir Heridas o para cancelar el efecto, o dos para ambas cosas. Con las cartas que quedan en la mano ignoras 1 Herida Grave por cada 2 cartas o 1 Leve por cada carta. Un bloqueo nunca evita el K.O.
rule-wounds = Heridas: Graves y Leves. En la prueba de K.O. cuenta el total; las Graves primero cuando la ronda se decide por Heridas.
rule-range = Alcance: X es exactamente X casillas, X–Y de X a Y, de proyectil es cualquier distancia en línea recta, ilimitado es cualquier distancia.
rule-words = Salto, Hacia atrás, Hacia delante: el Salto pasa a través de la casilla del oponente. Hacia atrás aleja al oponente de ti, Hacia delante acerca tu Luchador al oponente.
rule-ko = K.O. y prueba de K.O.: un Ataque con K.O. permite al atacante someter a una prueba de K.O. a un oponente herido. Con dados, tres dados deben sumar al menos el número de Heridas. Con cubos, todas las Heridas deben formar en 10 segundos una torre que se sostenga sola, con un cubo en la mesa y sin que ninguno toque más de otros dos; con --knockdown tower la construye a la vista una mano simulada. Superada: se descarta la mitad de las Heridas. Fallada: el atacante gana la ronda.
rule-skills = Habilidades e Iniciativa: una Habilidad bocarriba actúa siempre. La Iniciativa más alta es el jugador inicial. Quien pierde una ronda pone bocarriba su segunda Habilidad.
rule-tokens = Fichas: están en casillas o en hojas de Luchador y pertenecen a un Luchador. carta NOMBRE cuenta qué hace cada una.
rule-edge = Extremo (Siege Storm): un Luchador en una casilla de un extremo atacado desde la casilla de al lado sufre 1 Herida Leve más.
rule-candles = Velas, Menhir Menguante (Tainted Grail): una carta de Vela robada mueve las fichas de Vela desde los extremos hacia el centro. Quien termina su turno sobre una o más allá sufre 1 Herida Leve.
rule-next = Siguiente ronda: se quitan Heridas, manos y fichas, los Luchadores vuelven a sus casillas iniciales, las manos empiezan vacías y empieza quien perdió.
rule-stall = Regla de la casa: { $n ->
    [0] en esta partida los turnos sin acción nunca terminan una ronda.
    [one] tras { $n } turno en el que ninguna carta dejó la fila y nadie fue herido, la ronda se decide por Heridas.
   *[other] tras { $n } turnos seguidos en los que ninguna carta dejó la fila y nadie fue herido, la ronda se decide por Heridas.
}
rule-golden = Regla de oro: donde una carta o una hoja de Luchador contradice una regla, manda la carta o la hoja.
