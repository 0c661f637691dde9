### Texto de las cartas. Una oración empieza en minúscula y sin punto final; se
### unen después. `$form` es `do` (instrucción) o `may` (lo que sigue a «puedes» o «para»).

## Uniones
join-two = { $first } y después { $last }
join-and = { $first } y { $last }
join-or = { $first } o { $last }
join-nor = { $first } ni { $last }
join-list = { $first }, { $last }

## Operaciones: { $wounds } y { $tokens } son complementos de terms.ftl
op-wound = { $form ->
    [may] infligir
   *[do] inflige
} { $wounds }
op-suffer = { $form ->
    [may] sufrir
   *[do] sufres
} { $wounds }
op-wound-per-heavy = { $form ->
    [may] infligir
   *[do] inflige
} 1 Herida Grave por cada Herida Grave que tengas
op-wound-per-light = { $form ->
    [may] infligir
   *[do] inflige
} 1 Herida Leve por cada Herida Leve que tengas
op-wound-each = { $form ->
    [may] infligir
   *[do] inflige
} { $wounds } por cada ficha retirada
op-heal = { $form ->
    [may] curar
   *[do] cura
} { $wounds }
op-move-wound = { $form ->
    [may] pasar
   *[do] pasa
} { $wounds } de tu hoja de Luchador a la de tu oponente
op-push = { $form ->
    [may] mover
   *[do] mueve
} a tu oponente { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} hacia atrás
op-advance = { $form ->
    [may] mover
   *[do] mueve
} tu Luchador { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} hacia delante
op-retreat = { $form ->
    [may] alejarte
   *[do] aléjate
} { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} de tu oponente
op-drag = { $form ->
    [may] arrastrar
   *[do] arrastra
} a tu oponente { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} hacia ti
op-blink = { $form ->
    [may] saltar
   *[do] salta
} { $n ->
    [one] { $n } casilla
   *[other] hasta { $n } casillas
}
op-blink-beside = { $form ->
    [may] saltar
   *[do] salta
} a una casilla libre junto a tu oponente
op-pull-beside = { $form ->
    [may] hacer
   *[do] haz
} que tu oponente salte a una casilla libre junto a ti
op-blink-to = { $form ->
    [may] saltar
   *[do] salta
} a una casilla con tu ficha de { $kind }
op-swap = { $form ->
    [may] intercambiar
   *[do] intercambia
} tu posición con la de tu oponente
op-discard = { $form ->
    [may] hacer que tu oponente descarte
   *[do] tu oponente descarta
} { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
op-discard-own = { $form ->
    [may] descartar
   *[do] descarta
} { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
op-steal = { $form ->
    [may] hacer que tu oponente te dé
   *[do] tu oponente te da
} { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de su elección
op-draw-top = { $form ->
    [may] robar
   *[do] roba
} { $n ->
    [one] la carta superior
   *[other] las { $n } cartas superiores
} del mazo de Ataques
op-take-back = { $form ->
    [may] recuperar
   *[do] recupera
} 1 carta de un solo símbolo que hayas pagado en este Combo
op-place-near = { $form ->
    [may] colocar
   *[do] coloca
} { $tokens } a { $within ->
    [one] { $within } casilla
   *[other] { $within } casillas
} o menos de ti
op-place-on-opponent = { $form ->
    [may] colocar
   *[do] coloca
} { $tokens } en la hoja de Luchador de tu oponente
op-place-on-self = { $form ->
    [may] colocar
   *[do] coloca
} { $tokens } en tu hoja de Luchador
op-remove-from-opponent = { $form ->
    [may] retirar
   *[do] retira
} { $tokens } de la hoja de Luchador de tu oponente
op-remove-from-self = { $form ->
    [may] retirar
   *[do] retira
} { $tokens } de tu hoja de Luchador
op-remove-here = { $form ->
    [may] retirar
   *[do] retira
} la ficha de { $kind } de tu casilla
op-remove-entered = { $form ->
    [may] retirar
   *[do] retira
} la ficha de { $kind } de esta casilla
op-cancel-attack = { $form ->
    [may] cancelar
   *[do] cancela
} el Ataque entero
op-cancel-move = { $form ->
    [may] cancelar
   *[do] cancela
} ese movimiento
op-evade = { $form ->
    [may] cancelar
   *[do] cancela
} el Ataque si ahora estás fuera de su Alcance
op-unblockable = { $form ->
    [may] hacer que tu próximo Golpe de este turno no se pueda bloquear
   *[do] tu próximo Golpe de este turno no se puede bloquear
}
op-empower = { $form ->
    [may] hacer que tu próximo Golpe de este turno inflija
   *[do] tu próximo Golpe de este turno inflige
} { $wounds } más
op-stop = { $form ->
    [may] terminar el movimiento aquí
   *[do] el movimiento termina aquí
}
op-lose-action = { $form ->
    [may] renunciar a { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    } este turno
   *[do] tienes { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    } menos este turno
}
op-refresh-row = { $form ->
    [may] descartar 1 carta a tu elección de la fila de Ataques y rellenarla
   *[do] descarta 1 carta a tu elección de la fila de Ataques y rellénala
}

## Operaciones que contienen otras
op-pay = puedes pagar { $cost } para { $text }
op-pay-first = puedes pagar { $cost }: si lo haces, { $text }
op-choose = { $form ->
    [may] elige { $first }; o { $second }
   *[do] o bien { $first }; o bien { $second }
}
op-either = a menos que tu oponente descarte { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, { $text }
op-if = si { $conditions }, { $text }
op-else = si no, { $text }
op-may = puedes { $text }
op-may-first = si quieres: { $text }
op-if-you-do = si lo haces, { $text }

## Condiciones: lo que sigue a «si»
cond-opponent-has = tu oponente tiene alguna ficha de { $kind }
cond-opponent-has-only = tu oponente tiene la ficha de { $kind }
cond-opponent-has-not = tu oponente no tiene ninguna ficha de { $kind }
cond-you-have = tienes alguna ficha de { $kind }
cond-you-have-only = tienes la ficha de { $kind }
cond-you-have-not = no tienes ninguna ficha de { $kind }
cond-on-token = estás sobre una ficha de { $kind }
cond-on-token-only = estás sobre la ficha de { $kind }
cond-on-token-not = no estás sobre una ficha de { $kind }
cond-crossed = has cambiado de lado con tu oponente este turno
cond-crossed-not = no has cambiado de lado con tu oponente este turno
cond-more-wounds = tienes más Heridas que tu oponente
cond-more-wounds-not = no tienes más Heridas que tu oponente
cond-distance-exact = tu oponente está exactamente a { $lo ->
    [one] { $lo } casilla
   *[other] { $lo } casillas
}
cond-distance-exact-not = tu oponente no está exactamente a { $lo ->
    [one] { $lo } casilla
   *[other] { $lo } casillas
}
cond-distance-span = tu oponente está a { $lo }–{ $hi } casillas
cond-distance-span-not = tu oponente no está a { $lo }–{ $hi } casillas
cond-distance-from = tu oponente está a { $lo } casillas o más
cond-distance-from-not = tu oponente está a menos de { $lo ->
    [one] { $lo } casilla
   *[other] { $lo } casillas
}
cond-your-wounds = tienes { $n ->
    [one] alguna Herida
   *[other] { $n } Heridas o más
}
cond-your-wounds-not = tienes menos de { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}
cond-opponent-wounds = tu oponente tiene { $n ->
    [one] alguna Herida
   *[other] { $n } Heridas o más
}
cond-opponent-wounds-not = tu oponente tiene menos de { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}
cond-your-heavy = tienes { $n ->
    [one] alguna Herida Grave
   *[other] { $n } Heridas Graves o más
}
cond-your-heavy-not = tienes menos de { $n ->
    [one] { $n } Herida Grave
   *[other] { $n } Heridas Graves
}
cond-your-light = tienes { $n ->
    [one] alguna Herida Leve
   *[other] { $n } Heridas Leves o más
}
cond-your-light-not = tienes menos de { $n ->
    [one] { $n } Herida Leve
   *[other] { $n } Heridas Leves
}
cond-at-centre = estás en el centro de la Arena
cond-at-centre-not = no estás en el centro de la Arena
cond-hand-at-most = { $n ->
    [0] no tienes cartas en la mano
    [one] tienes como máximo { $n } carta en la mano
   *[other] tienes como máximo { $n } cartas en la mano
}
cond-hand-at-most-not = tienes más de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} en la mano
cond-have-dashed = has hecho un Sprint este turno
cond-have-dashed-not = no has hecho ningún Sprint este turno
cond-cornered = tu oponente no tiene ninguna casilla detrás
cond-cornered-not = tu oponente tiene alguna casilla detrás
cond-did-crossed = has saltado al otro lado de tu oponente
cond-did-crossed-not = no has saltado al otro lado de tu oponente
cond-did-sides = los Luchadores han cambiado de lado
cond-did-sides-not = los Luchadores no han cambiado de lado
cond-did-placed = se ha colocado alguna ficha
cond-did-placed-not = no se ha colocado ninguna ficha
cond-did-removed = se ha retirado alguna ficha
cond-did-removed-not = no se ha retirado ninguna ficha
cond-did-pushed = tu oponente se ha movido
cond-did-pushed-not = tu oponente no se ha movido
cond-did-moved = te has movido
cond-did-moved-not = no te has movido
cond-did-other = esto ha tenido efecto
cond-did-other-not = esto no ha tenido efecto
cond-attack-wounded = el Ataque ha infligido { $n ->
    [one] alguna Herida
   *[other] { $n } Heridas o más
}
cond-attack-wounded-not = el Ataque ha infligido menos de { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}
cond-attack-type-strike = el Ataque es un Golpe
cond-attack-type-strike-not = el Ataque no es un Golpe
cond-attack-type-ability = el Ataque es una Capacidad
cond-attack-type-ability-not = el Ataque no es una Capacidad
cond-attack-type-reaction = el Ataque es una Reacción
cond-attack-type-reaction-not = el Ataque no es una Reacción

## Cuándo: a qué responde una Reacción, y los momentos de Habilidades y fichas
trigger-opponent-moves = cuando tu oponente se mueve (acción Mover o Sprint)
trigger-attacked = cuando tu oponente te ataca
trigger-wounded = cuando el Ataque de tu oponente te ha herido
trigger-after-attack = tras un Ataque de tu oponente
moment-round-start = al comienzo de la ronda
moment-turn-start = al comienzo de tu turno
moment-turn-end = al final de tu turno
moment-you-block = cuando bloqueas
moment-you-are-blocked = cuando tu oponente bloquea tu Ataque
moment-you-wounded = cuando tu Ataque ha infligido Heridas
moment-you-were-attacked = tras un Ataque de tu oponente
moment-dashed = después de hacer un Sprint
moment-combo-end = después de tu Combo
moment-enter = cuando tu oponente entra en esta casilla
moment-enter-any = cuando un Luchador entra en esta casilla («tu oponente» es ese Luchador)
when-if = { $when }, si { $conditions }
when-once = una vez por turno, { $when }
when-each = { $when }, por cada ficha de { $kind }
when-do = { $when }: { $text }
when-taken = tras tomar esta carta

## Ataques
attack-only-if = solo si { $conditions }
attack-unblockable-if = este Golpe no se puede bloquear si { $conditions }
attack-line = { $name }: { $type }, { $range }.
attack-line-cost = { $name } ({ $cost }): { $type }, { $range }.

## Lo que cambian las Habilidades
mod-ranges = { $count ->
    [one] tu Ataque { $names } tiene { $range }
   *[other] tus Ataques { $names } tienen { $range }
}
mod-range-one = tus Ataques de Alcance 1 tienen { $range }
mod-pool-attacker-more = tus { $attacks } infligen { $wounds } más
mod-pool-attacker-less = tus { $attacks } infligen { $wounds } menos
mod-pool-target-more = los { $attacks } de tu oponente infligen { $wounds } más
mod-pool-target-less = los { $attacks } de tu oponente infligen { $wounds } menos
mod-pool-attacker-soften = tus { $attacks } infligen 1 Herida Leve menos o, si no tienen ninguna, 1 Leve en lugar de 1 Grave
mod-pool-target-soften = los { $attacks } de tu oponente infligen 1 Herida Leve menos o, si no tienen ninguna, 1 Leve en lugar de 1 Grave
mod-pool-strikes = Golpes
mod-pool-attacks = Ataques
mod-pool-if = si { $conditions }, { $text }
mod-block-cards-more = cuando bloqueas, cuentas { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} más en la mano
mod-block-cards-less = cuando bloqueas, cuentas { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} menos en la mano
mod-opponent-block-cards-more = cuando tu oponente bloquea, cuenta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} más en la mano
mod-opponent-block-cards-less = cuando tu oponente bloquea, cuenta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} menos en la mano
mod-block-does-both = una sola carta con Bloquear reduce las Heridas y además cancela el efecto
mod-opponent-hand-limit = el límite de mano de tu oponente es { $n }
mod-hand-limit = tu límite de mano es { $n }
mod-actions-more = tienes { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
} más en cada turno
mod-actions-less = tienes { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
} menos en cada turno
mod-steps = al Mover o hacer un Sprint puedes desplazarte { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} más
mod-improvise = en cada pago, uno de tus símbolos puede valer por cualquier otro
mod-ko-from-wounds = tus Ataques con Heridas tienen efecto de K.O. contra un oponente con { $n } Heridas o más
mod-test-discount = en tus pruebas de K.O. no cuentes { $n ->
    [one] { $n } Herida
   *[other] { $n } Heridas
}
mod-ignores = no te afectan { $things }
mod-ignores-forced-moves = los movimientos forzados
mod-ignores-edge = los extremos
mod-ignores-candles = las Velas
mod-take-top = con la acción Atacar puedes tomar la carta superior del mazo de Ataques en lugar de una de la fila de Ataques, sin resolver su Secuencia de Ataque
mod-take-top-attack = al hacerlo, inflige { $wounds } ({ $type }, { $range })

## Fichas y Arenas
token-on-space = en casillas, { $n } como máximo
token-on-sheet = en una hoja de Luchador, { $n } como máximo
token-holder = habla al Luchador que la tiene
token-recycles = al colocar otra más, se mueve la más antigua
token-not-under = nunca se coloca debajo de un Luchador
arena-spaces = { $n } casillas, casillas iniciales { $first } y { $second }
arena-edge = un Luchador en un extremo atacado desde la casilla adyacente sufre { $wounds } más
arena-candles = el mazo de Ataques contiene { $n ->
    [one] { $n } carta de Vela
   *[other] { $n } cartas de Vela
}
arena-candle-drawn = al robar la primera, coloca una ficha de Vela bajo cada extremo; con cada una de las demás, mueve ambas 1 casilla hacia el centro
arena-candle-wounds = quien termina su turno sobre una ficha de Vela, o más lejos del centro, sufre { $wounds }
