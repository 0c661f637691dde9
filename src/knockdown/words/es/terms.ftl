### Las palabras oficiales del juego. Las de `word-` van solas, como rótulos.

## Símbolos (2.4)
symbol-block = Bloquear
symbol-dash = Sprint
symbol-fist = Puño
symbol-kick = Patada
symbol-focus = Concentración
symbol-wild = Comodín

## Tipos de Ataque (2.1)
type-strike = Golpe
type-ability = Capacidad
type-reaction = Reacción

## Alcances (6.8): cortos para una columna, y como frase
range-exact = { $lo }
range-span = { $lo }–{ $hi }
range-projectile = proyectil
range-unlimited = ilimitado
range-phrase-exact = Alcance { $lo }
range-phrase-span = Alcance { $lo }–{ $hi }
range-phrase-projectile = Alcance de proyectil
range-phrase-unlimited = Alcance ilimitado

## Heridas, como complemento de una frase
wounds-none = sin Heridas
wounds-heavy = { $n ->
    [one] { $n } Herida Grave
   *[other] { $n } Heridas Graves
}
wounds-light = { $n ->
    [one] { $n } Herida Leve
   *[other] { $n } Heridas Leves
}
wounds-both = { $heavy ->
    [one] { $heavy } Herida Grave
   *[other] { $heavy } Heridas Graves
} y { $light ->
    [one] { $light } Leve
   *[other] { $light } Leves
}
wounds-any = { $n ->
    [one] { $n } Herida a tu elección
   *[other] { $n } Heridas a tu elección
}

## Fichas, como complemento de una frase; `token-kind` es lo que sigue a «ficha de»
token-kind = { $name }
tokens-some = { $n ->
    [one] { $n } ficha de { $kind }
   *[other] { $n } fichas de { $kind }
}
tokens-only = la ficha de { $kind }
tokens-all = todas las fichas de { $kind }

## K.O. (6.3)
ko = K.O.

## Rótulos
word-fighter = Luchador
word-fighter-sheet = Hoja de Luchador
word-class = Tipo de Luchador
word-player = Jugador
word-first-player = Jugador inicial
word-opponent = Oponente
word-match = Combate
word-round = Ronda
word-turn = Turno
word-action = Acción
word-attack-card = Carta de Ataque
word-attack-deck = Mazo de Ataques
word-attack-row = Fila de Ataques
word-skill-card = Carta de Habilidad
word-skill-set = Conjunto de Habilidades
word-initiative = Iniciativa
word-candle-card = Carta de Vela
word-candle-token = Ficha de Vela
word-special-attack = Ataque Especial
word-cost = Coste
word-symbol = Símbolo
word-wound-pool = Daño
word-effect = Efecto
word-ko-effect = Efecto de K.O.
word-heavy-wounds = Heridas Graves
word-light-wounds = Heridas Leves
word-type = Tipo
word-range = Alcance
word-move = Mover
word-attack = Atacar
word-combo = Combo
word-blink = Salto
word-backward = Hacia atrás
word-forward = Hacia delante
word-attack-sequence = Secuencia de Ataque
word-knockdown-test = Prueba de K.O.
word-tower = Torre
word-dice-variant = Variante de dados
word-arena = Arena
word-space = Casilla
word-starting-space = Casilla inicial
word-edge = Extremo
word-token = Ficha
word-victory-token = Ficha de Victoria
word-hand-limit = Límite de mano
word-golden-rule = Regla de oro
