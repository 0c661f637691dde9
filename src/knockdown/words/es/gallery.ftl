### Lo que `knockdown cards` dice alrededor de las cartas.

gallery-fighters = Luchadores
gallery-attacks = Cartas de Ataque: { $n }
gallery-skills = Habilidades
gallery-tokens = Fichas
gallery-arenas = Arena
gallery-cards = Cartas: { $copies }
gallery-brings = Fichas: { $tokens }
gallery-initiative = Iniciativa { $n }
gallery-heavy = Herida Grave
gallery-light = Herida Leve
gallery-mark = reconstrucción
gallery-footnote = reconstrucción de este proyecto: los manuales no lo muestran todo
gallery-nothing = Ninguna carta coincide.
gallery-near = Ninguna carta coincide. ¿Querías decir { $name }?
