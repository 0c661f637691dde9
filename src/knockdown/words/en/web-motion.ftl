### What is called over the stage.

web-motion-spaces = Arena, nine spaces
web-motion-round = Round { $number }
web-motion-ko = K.O.!
web-motion-time = Time!
web-motion-match = Match!
web-motion-winner = { $fighter } wins
