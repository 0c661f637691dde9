### Por qué el servidor no hace algo. Cada uno es el final de una palabra de `server.refusals`.

## Pedido por HTTP
refusal-no-match = Aquí no existe esa partida. Puede que el enlace esté incompleto o que la partida nunca se guardara.
refusal-no-route = No hay nada en esta dirección.
refusal-no-method = Eso no se puede hacer en esta dirección.
refusal-no-step = La partida solo tiene { $last } jugadas.
refusal-no-language = El juego habla inglés, español y polaco.
refusal-not-understood = No se ha entendido el mensaje. Vuelve a cargar la página; puede que sea más antigua que el servidor.
refusal-too-large = Es demasiado largo para ser una partida.
refusal-foreign-page = Lo ha pedido la página de otro sitio. Abre la página del juego.
refusal-broken-text = { $line ->
    [0] Esto no es el texto de una partida, o está dañado.
   *[other] No se puede leer el texto de la partida: la línea { $line } es incorrecta.
}
refusal-other-format = Esta partida la escribió otra versión del juego (formato { $written }); esta lee el formato { $known }.
refusal-other-rule-version = Esta partida se jugó con la versión { $written } de las reglas; este juego usa la versión { $known }. Las mismas jugadas podrían llevar a otra partida.
refusal-other-rules = Esta partida se jugó con otras cartas o reglas que las de esta versión del juego. No se puede continuar.
refusal-unknown-key = El juego no conoce «{ $key }». Elige de nuevo.
refusal-same-fighter = Los dos jugadores tienen el mismo Luchador. Cada Luchador se puede elegir una sola vez.
refusal-wrong-name = Un nombre tiene como mucho 60 letras y ningún salto de línea.
refusal-wrong-setup = No se puede preparar una partida así. Elige de nuevo.
refusal-not-over = Esta partida sigue en juego. Lo que tiene oculto seguirá oculto hasta que termine.
refusal-no-rematch = Una revancha se acuerda entre dos: encontraos de nuevo en la sala de esta partida, o en una nueva.
refusal-no-room = Aquí no existe esa sala. Puede que el enlace esté incompleto.
refusal-wrong-code = Ninguna sala abierta tiene ese código. Los códigos tienen seis letras o cifras; vuelve a pedirlo.
refusal-room-expired = Esta sala ha caducado: nadie ha estado en ella durante un día. Abre otra y comparte su enlace.
refusal-no-name = Elige primero un nombre, para que los demás sepan quién eres.
refusal-too-fast = { $seconds ->
    [one] Ha sido demasiado de una vez. Prueba de nuevo dentro de un segundo.
   *[other] Ha sido demasiado de una vez. Prueba de nuevo dentro de { $seconds } segundos.
}
refusal-our-fault = Algo ha fallado en el servidor. Tu partida está guardada: vuelve a cargar la página para continuar.

## Pedido en una partida
refusal-not-yours = Eso no te toca decidirlo a ti.
refusal-old-revision = La partida ha seguido adelante. Ahora ves el estado actual.
refusal-not-offered = Eso ya no es posible. Elige una de las opciones que ves ahora.
refusal-take-screen = Primero toma la pantalla.
refusal-no-undo = Eso ya no se puede deshacer: se ha mostrado algo nuevo o tu oponente ha decidido desde entonces.
refusal-no-hint = Aquí deciden los cubos, así que no hay consejo.
refusal-no-help = Entre dos personas no hay consejos.
refusal-no-tower = No se está construyendo ninguna torre.
refusal-no-time = Se ha acabado el tiempo.
refusal-not-away = Tu oponente está aquí, o no lleva fuera el tiempo suficiente.
refusal-match-over = La partida ha terminado.
refusal-too-many = Hay demasiadas pantallas abiertas desde tu dirección. Cierra algunas y vuelve a cargar la página.
refusal-not-kept = La partida no se ha podido guardar ahora mismo, así que no ha cambiado nada. Prueba de nuevo en un momento.
refusal-not-read = La partida no se ha podido leer ahora mismo. No se ha perdido nada: prueba de nuevo en un momento.
refusal-away = Ahora mismo no se puede llegar al servidor que tiene esta partida. No se ha perdido nada: la partida sigue en un momento.

## Pedido donde se practican torres
refusal-tower-lost = La torre se ha perdido, y la culpa es nuestra. Inténtalo de nuevo.

## Pedido en una sala
refusal-room-full = La sala está llena: los dos sitios están ocupados. Puedes ver la partida con su enlace.
refusal-no-place = No tienes sitio en esta sala. Entra primero.
refusal-not-owner = Eso solo lo puede cambiar quien ha abierto la sala.
refusal-name-taken = Alguien en la sala ya tiene ese nombre. Elige otro.
refusal-match-begun = La partida ya ha empezado. Eso se podrá cambiar cuando termine.
