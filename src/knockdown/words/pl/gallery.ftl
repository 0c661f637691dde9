### Co `knockdown cards` mówi wokół kart.

gallery-fighters = Zawodnicy
gallery-attacks = Karty Ataku: { $n }
gallery-skills = Umiejętności
gallery-tokens = Żetony
gallery-arenas = Arena
gallery-cards = Karty: { $copies }
gallery-brings = Żetony: { $tokens }
gallery-initiative = Inicjatywa { $n }
gallery-heavy = Obrażenie ciężkie
gallery-light = Obrażenie lekkie
gallery-mark = rekonstrukcja
gallery-footnote = rekonstrukcja tego projektu: instrukcje nie pokazują wszystkiego
gallery-nothing = Żadna karta nie pasuje.
gallery-near = Żadna karta nie pasuje. Czy chodzi o { $name }?
