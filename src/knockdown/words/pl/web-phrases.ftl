### Krótkie zwroty, które słyszą wszyscy patrzący na rozgrywkę.

phrase-hello = Cześć! Dobrej walki.
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-nice-tower = Ale wieża!
phrase-ouch = Au, to bolało!
phrase-close-one = Było blisko!
phrase-thinking = Daj mi chwilę pomyśleć.
phrase-sorry = Przepraszam, nie było mnie.
phrase-hurry = Twoja kolej.
phrase-thanks = Dziękuję!
phrase-good-match = To była dobra rozgrywka.
phrase-again = Jeszcze jedna?
phrase-bye = Muszę iść. Do zobaczenia!
