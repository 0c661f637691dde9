### The official words of the game. Words in `word-` stand alone, as labels.

## Symbols (2.4)
symbol-block = Block
symbol-dash = Dash
symbol-fist = Fist
symbol-kick = Kick
symbol-focus = Focus
symbol-wild = Wild

## Attack types (2.1)
type-strike = Strike
type-ability = Ability
type-reaction = Reaction

## Ranges (6.8): short for a column, and as a phrase
range-exact = { $lo }
range-span = { $lo }–{ $hi }
range-projectile = projectile
range-unlimited = unlimited
range-phrase-exact = range { $lo }
range-phrase-span = range { $lo }–{ $hi }
range-phrase-projectile = projectile range
range-phrase-unlimited = unlimited range

## Wounds, as the object of a sentence
wounds-none = no wounds
wounds-heavy = { $n ->
    [one] { $n } heavy wound
   *[other] { $n } heavy wounds
}
wounds-light = { $n ->
    [one] { $n } light wound
   *[other] { $n } light wounds
}
wounds-both = { $heavy } heavy and { $light } light { $light ->
    [one] wound
   *[other] wounds
}
wounds-any = { $n ->
    [one] { $n } wound of your choice
   *[other] { $n } wounds of your choice
}

## Tokens, as the object of a sentence; `token-kind` is what follows the word token
token-kind = { $name }
tokens-some = { $n ->
    [one] { $n } { $kind } token
   *[other] { $n } { $kind } tokens
}
tokens-only = the { $kind } token
tokens-all = all { $kind } tokens

## K.O. (6.3)
ko = K.O.

## Labels
word-fighter = Fighter
word-fighter-sheet = Fighter Sheet
word-class = Class
word-player = Player
word-first-player = First player
word-opponent = Opponent
word-match = Match
word-round = Round
word-turn = Turn
word-action = Action
word-attack-card = Attack card
word-attack-deck = Attack deck
word-attack-row = Attack Row
word-skill-card = Skill card
word-skill-set = Skill set
word-initiative = Initiative
word-candle-card = Candle card
word-candle-token = Candle token
word-special-attack = Special Attack
word-cost = Cost
word-symbol = Symbol
word-wound-pool = Wound pool
word-effect = Effect
word-ko-effect = K.O. effect
word-heavy-wounds = Heavy wounds
word-light-wounds = Light wounds
word-type = Type
word-range = Range
word-move = Move
word-attack = Attack
word-combo = Combo
word-blink = Blink
word-backward = Backward
word-forward = Forward
word-attack-sequence = Attack Sequence
word-knockdown-test = Knockdown Test
word-tower = Tower
word-dice-variant = Dice variant
word-arena = Arena
word-space = Space
word-starting-space = Starting space
word-edge = Edge
word-token = Token
word-victory-token = Victory token
word-hand-limit = Hand limit
word-golden-rule = Golden Rule
