### Frases rápidas que oyen todos los que miran la partida.

phrase-hello = ¡Hola! Que sea un buen combate.
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-tower = ¡Vaya torre!
phrase-ouch = ¡Ay, eso ha dolido!
phrase-close-one = ¡Por los pelos!
phrase-thinking = Déjame pensar un momento.
phrase-sorry = Perdona, no estaba.
phrase-hurry = Te toca.
phrase-thanks = ¡Gracias!
phrase-good-match = Ha sido una buena partida.
phrase-again = ¿Otra?
phrase-bye = Tengo que irme. ¡Hasta luego!
