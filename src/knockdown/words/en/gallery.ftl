### What `knockdown cards` says around the cards.

gallery-fighters = Fighters
gallery-attacks = Attack cards: { $n }
gallery-skills = Skills
gallery-tokens = Tokens
gallery-arenas = Arena
gallery-cards = Cards: { $copies }
gallery-brings = Tokens: { $tokens }
gallery-initiative = Initiative { $n }
gallery-heavy = heavy wound
gallery-light = light wound
gallery-mark = reconstructed
gallery-footnote = reconstructed by this project: the booklets do not show all of this
gallery-nothing = No card fits.
gallery-near = No card fits. Did you mean { $name }?
