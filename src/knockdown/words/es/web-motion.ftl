### Lo que se anuncia sobre el escenario.

web-motion-spaces = Arena, nueve casillas
web-motion-round = Ronda { $number }
web-motion-ko = ¡K.O.!
web-motion-time = ¡Tiempo!
web-motion-match = ¡Combate!
web-motion-winner = Gana { $fighter }
