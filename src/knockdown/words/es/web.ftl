### La página en el navegador: portada, menú, ajustes, teclas, problemas.

## Las pantallas, para el título de la ventana y para quien escucha
web-screen-title = Knockdown
web-screen-select = Elige tu Luchador
web-screen-match = Combate
web-screen-replay = Repetición
web-screen-replays = Repeticiones
web-screen-cards = Cartas
web-screen-rules = Reglas
web-screen-learn = Primer Combate
web-screen-unknown = No encontrado

## La portada
web-play = Jugar
web-friend = Con otra persona
web-learn = Aprender
web-replays = Repeticiones
web-cards = Cartas
web-rules = Reglas
web-settings = Ajustes
web-title-start = Cualquier tecla empieza un Combate
web-title-menu = Menú principal
web-title-tagline = Dos Luchadores, una fila de cartas y diez segundos para seguir en pie
web-title-unofficial = Versión no oficial de aficionados
web-go-on = Continuar
web-go-on-line = { $mine } contra { $theirs }, { $score }

## En todas partes
web-skip = Saltar al contenido
web-or = o
web-close = Cerrar
web-menu = Menú
web-leave = Volver a la portada
web-language = Idioma
web-sound = Sonido
web-term = Ver la regla
web-again = Volver a intentarlo
web-to-title = A la portada
web-coming = Llega el Combate…

## Cartas
web-card-hits = Impacta
web-card-in-range = Al Alcance
web-card-take = Tomar
web-card-take-only = Solo tomar
web-hand-unknown = carta no vista
web-hand-unseen = tu oponente no la ha visto
web-skill-face-down = Bocabajo

## Ajustes
web-set-sound = Sonido activado
web-set-effects = Efectos
web-set-ambience = Ambiente
web-set-music = Música
web-set-captions = Subtítulos
web-set-captions-help = Cada sonido aparece también en palabras, al pie de la pantalla. Funcionan con el sonido apagado.
web-set-view = Imagen y texto
web-set-motion = Movimiento
web-set-motion-auto = Según el sistema
web-set-motion-calm = Tranquilo
web-set-motion-full = Completo
web-set-speed = Velocidad de la lucha
web-set-text = Tamaño del texto
web-set-text-normal = Normal
web-set-text-large = Grande
web-set-text-larger = Muy grande
web-set-shortcuts = Atajos
web-set-shortcuts-help = Teclas sueltas, sin Ctrl ni Alt. Tab, flechas, Intro y Esc funcionan siempre.

## Teclas
web-keys = Teclas
web-key-row = una carta de la fila de Ataques
web-key-answer = una respuesta de una ventana
web-key-special = un Ataque Especial
web-key-space = una casilla iluminada, si ninguna carta de la fila lo está
web-key-left = la casilla de la izquierda o de la derecha
web-key-move = Mover
web-key-attack = Atacar
web-key-combo = Combo
web-key-confirm = hacer lo elegido
web-key-cancel = atrás, cerrar
web-key-undo = deshacer
web-key-hint = pista
web-key-log = registro
web-key-keys = esta lista
web-keys-twice = La primera pulsación muestra qué pasaría; la misma tecla otra vez, o Intro, lo hace.
web-keys-groups = Tab pasa de un grupo a otro; las flechas se mueven dentro de cada uno.

## Problemas
web-offline = Sin conexión. Volviendo a intentarlo…
web-trouble-offline = El servidor no responde. Comprueba que esté en marcha y vuelve a intentarlo.
web-trouble-unknown = Algo ha fallado. Vuelve a intentarlo.
web-lost = No hay nada en esta dirección.
