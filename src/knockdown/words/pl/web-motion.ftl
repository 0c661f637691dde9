### Wywołania nad sceną.

web-motion-spaces = Arena, dziewięć pól
web-motion-round = Runda { $number }
web-motion-ko = K.O.!
web-motion-time = Koniec czasu!
web-motion-match = Koniec walki!
web-motion-winner = { $fighter } zwycięża
