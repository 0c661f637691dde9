### Quick phrases, said in a match to everybody who looks on.

phrase-hello = Hello! Have a good fight.
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-tower = What a tower!
phrase-ouch = Ouch, that hurt!
phrase-close-one = That was close!
phrase-thinking = Let me think for a moment.
phrase-sorry = Sorry, I was away.
phrase-hurry = Your turn.
phrase-thanks = Thank you!
phrase-good-match = That was a good match.
phrase-again = Another one?
phrase-bye = I have to go. Bye!
