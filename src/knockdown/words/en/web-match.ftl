### The match screen in the browser.

## The parts of the screen
web-match-decision = Decision
web-match-answers = Answers
web-match-row = Attack Row
web-match-actions = Actions

## Whose turn, and what is asked
web-match-your-turn = Your turn
web-match-your-answer = Your answer
web-match-their-turn = { $name }’s turn
web-match-setup = Setup
web-match-over = The match is over
web-match-action-first = First action: choose what is lit
web-match-action-second = Choose your second action
web-match-action-more = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
web-match-combo-on = Combo: go on, or end it
web-match-pips = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
web-match-mode-move = Choose a space
web-match-mode-attack = Choose a card
web-match-mode-combo = Choose a Special Attack, or a lit space to Dash to
web-match-mode-dash = Choose a lit space to Dash to
web-match-mode-special = Choose a Special Attack

## Buttons
web-match-do-it = Do it
web-match-back = Back
web-match-undo = Undo
web-match-hint = Hint
web-match-log = Log
web-match-more = More
web-match-close = Close
web-match-rules = Rules

## Row, Special Attacks, hands
web-match-your-specials = Your Special Attacks
web-match-their-specials = { $name }’s Special Attacks
web-match-specials = Special Attacks
web-match-your-hand = Your hand
web-match-their-hand = { $name }’s hand
web-match-hand-count = { $n } of { $limit }
web-match-hand-short = Hand { $n }
web-match-hand-all-known = all known
web-match-hand-known = { $known } known, { $unseen } unseen
web-match-row-gap = Empty place in the Attack Row
web-match-row-place = Card { $n } of { $all } in the row.

## The top of the screen
web-match-you = you
web-match-cards-left = in the deck
web-match-deck-spoken = { $n ->
    [one] { $n } card left in the Attack deck. Discards: { $discards }. Open the discards
   *[other] { $n } cards left in the Attack deck. Discards: { $discards }. Open the discards
}
web-match-round = Round { $n }
web-match-tower-of = tower of { $n }
web-match-fall-spoken = A Knockdown Test now would fail in about { $percent } % of cases.
web-match-wounds-spoken = { $name }: { $heavy } heavy, { $light } light wounds
web-match-ghost-spoken = would add { $heavy } heavy, { $light } light
web-match-skills-down = { $n ->
    [one] { $n } Skill face down
   *[other] { $n } Skills face down
}
web-match-victories = { $name }, Victory tokens: { $n } of 2
web-match-next-strike = Next Strike
web-match-peek = Hold to look at the face-down Skill
web-match-peek-says = Only { $player } may look. The other player looks away.
web-match-look-fighter = { $name }: sheet, Skills and tokens

## Windows
web-match-block-title = Block?
web-match-ignored-title = Ignore which wounds?
web-match-react-title = React?
web-match-pay-title = Pay
web-match-pay-rule = A card pays once; what is not used is lost.
web-match-discard-title = Discard
web-match-give-title = Give away
web-match-choice-title = Choose
web-match-test-title = Knockdown Test?
web-match-order-title = What first?
web-match-incoming = Coming
web-match-ignores = Ignores
web-match-leaves = You suffer
web-match-still = Still coming
web-match-costs = Costs
web-match-stays = Stays in hand
web-match-stays-nothing = Nothing stays in hand
web-match-nothing-lost = Nothing is lost
web-match-loses = Lost: { $symbols }
web-match-sensible = Sensible
web-match-window-keys = { $keys }: select. Again, or Enter: answer.
web-match-not-this-round = Not in this round
web-match-not-this-round-says = No, and do not ask again until the next round.
web-match-not-asked = Declined for this round: it does not ask.
web-match-ask-again = Ask me again
web-match-declined = { $skills }: not in this round, as you chose.

## Discards, log, hint, keys
web-match-discards = Discards
web-match-discards-none = No card has been discarded.
web-match-recap = What happened last: { $lines } Open the log
web-match-log-empty = Nothing has happened yet.
web-match-log-before = Before round 1
web-match-hint-title = What a duelist would do
web-match-hint-asking = Looking at what could come…
web-match-hint-percent = { $percent } % to win
web-match-hint-rank = Hint number { $n }.
