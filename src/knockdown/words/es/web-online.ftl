### Jugar con alguien que está lejos: salas, relojes, frases.

## Las pantallas
web-screen-online = Jugar en línea
web-screen-room = Sala
web-online = En línea

## Encontrarse
web-online-name = Tu nombre
web-online-name-says = Lo ven los demás. No hace falta ninguna cuenta.
web-online-open = Abrir una sala
web-online-open-says = Recibes un enlace y un código. Quien tenga uno de los dos puede entrar.
web-online-open-go = Abrir la sala
web-online-opening = Se está abriendo la sala…
web-online-public = Mostrar la sala en público
web-online-public-says = Cualquiera puede encontrarla aquí y entrar.
web-online-options = Opciones de la partida
web-online-code = Escribir un código
web-online-code-says = Seis letras o cifras, de quien abrió la sala.
web-online-code-field = Código de la sala
web-online-code-go = A la sala
web-online-rooms = Salas abiertas
web-online-rooms-none = Ahora nadie espera en público. Abre una sala y muéstrala, o comparte su enlace.
web-online-rooms-lost = La lista no está disponible ahora: { $why }
web-online-join-named = Entrar con { $name }

## Relojes
web-online-clock = Reloj
web-online-clock-none = Ninguno
web-online-clock-relaxed = Tranquilo
web-online-clock-blitz = Relámpago
web-online-clock-none-says = Sin prisa. Quien se vaya durante un minuto puede perder la partida.
web-online-clock-relaxed-says = 60 segundos por decisión y 10 minutos de reserva para toda la partida.
web-online-clock-blitz-says = 15 segundos por decisión y 2 minutos de reserva para toda la partida.
web-online-clock-is = Reloj: { $clock }

## En una sala
web-online-room-of = Sala de { $name }
web-online-room-empty = Sala vacía
web-online-invite = Invitar a alguien
web-online-invite-says = Envía el enlace o di el código.
web-online-link = Enlace de la sala
web-online-copy = Copiar el enlace
web-online-copied = El enlace está copiado.
web-online-copy-failed = El navegador no permite copiar aquí. Marca el enlace y cópialo.
web-online-share = Compartir
web-online-share-text = ¡Lucha conmigo en Knockdown! Código: { $code }
web-online-code-is = Código
web-online-reach-here = Este enlace solo funciona en este ordenador. Para que lo abra alguien de tu red, arranca el juego con
web-online-reach-network = Este enlace funciona para cualquiera de tu red.
web-online-place = Puesto { $n }
web-online-free = Puesto libre
web-online-free-says = Esperando a alguien…
web-online-you = Tú
web-online-owner = Dueño de la sala
web-online-here = Presente
web-online-away = Ausente
web-online-ready = Preparado
web-online-unready = Sin preparar
web-online-ready-go = Todo listo
web-online-ready-off = Todavía no
web-online-ready-says = La partida empieza cuando los dos estén preparados.
web-online-ready-other = { $name } ya está.
web-online-rename = Cambiar el nombre
web-online-fighter = Elige a tu Luchador
web-online-fighter-computer = Elige el Luchador del ordenador
web-online-fighter-change = Cambiar de Luchador
web-online-fighter-pick = Se elige en la partida
web-online-swap = Cambiar de puesto
web-online-leave = Dejar el puesto
web-online-join = Entrar
web-online-join-says = Hay un puesto libre. Elige un nombre y entra.
web-online-computer = Que juegue un ordenador
web-online-computer-level = Nivel del ordenador
web-online-clear-computer = Quitar el ordenador
web-online-clear = Liberar este puesto
web-online-full = Los dos puestos están ocupados
web-online-full-says = Puedes mirar. Esta página va sola a la partida cuando empiece.
web-online-full-playing = La partida está en marcha y puedes mirarla.
web-online-watch = Mirar la partida
web-online-last = La última partida
web-online-coming = La sala está llegando…
web-online-other-room = Abrir o buscar una sala
web-online-joined = { $name } ha entrado.
web-online-left = { $name } se ha ido.

## En una partida
web-online-watching = Estás mirando
web-online-watching-says = Ves lo que saben los dos jugadores, y nada de sus secretos.
web-online-time = Tiempo: { $name }
web-online-time-spoken = { $name }: { $left }, { $reserve } de reserva
web-online-time-low = { $n ->
    [one] Queda menos de { $n } segundo. Después la partida está perdida.
   *[other] Quedan menos de { $n } segundos. Después la partida está perdida.
}
web-online-gone = { $n ->
    [one] { $name } no está desde hace { $n } segundo.
   *[other] { $name } no está desde hace { $n } segundos.
}
web-online-gone-soon = { $n ->
    [one] Si nadie vuelve, podrás reclamar la partida dentro de { $n } segundo.
   *[other] Si nadie vuelve, podrás reclamar la partida dentro de { $n } segundos.
}
web-online-gone-now = Puedes reclamar la partida o seguir esperando.
web-online-gone-spoken = { $name } ha perdido la conexión o se ha ido.
web-online-back = { $name } ha vuelto.
web-online-claim = Reclamar la partida
web-online-concede = Rendirse
web-online-concede-sure = ¿Rendirse?
web-online-concede-says = La partida acaba en el acto. Gana { $name }.
web-online-concede-shared = La partida acaba en el acto. Pierde { $loser }, gana { $name }.
web-online-concede-stay = Seguir jugando
web-online-say = Decir algo
web-online-phrases-off = Las frases están apagadas: ni ves ni oyes lo que se dice.
web-online-phrases = Mostrar frases
web-online-phrases-help = Frases cortas que se dicen en una partida. Cada cual las lee en su idioma.
web-online-said = { $name }: { $text }
web-key-say = decir algo

## Después de una partida
web-online-again-says = Los dos volvéis a la sala. La siguiente partida empieza cuando los dos estéis preparados.
web-online-again-asked = { $name } quiere la revancha.
