### What a graphical screen shows of a match: short labels, reasons, previews, spoken texts.
### `$name` is the fighter or the player, in the setup; cards and wounds are finished texts.

## Labels of buttons
label-move = Move to { $space }
label-take-only = Take only: { $card }
label-take-top = Top card of the deck
label-dash = Dash to { $space }
label-end-combo = End the Combo
label-stay = Stay here
label-pass-react = Do not react
label-pass-block = Do not block
label-block-wounds = Reduce wounds: { $cards }
label-block-effect = Cancel the effect: { $cards }
label-block-both = Both: { $cards }
label-ignore = Ignore { $wounds }
label-space = Space { $space }
label-no-test = No test
label-stood = It stood
label-fell = It fell
label-drop = Discard { $wounds }
label-power = Use { $power }

## Why a Special Attack cannot be used now
reason-far = Too far: { $range }
reason-near = Too close: { $range }
reason-short = Missing: { $cost }
reason-needs = Only if { $conditions }
reason-used = Used in this Combo already
reason-opponent-moves = Reaction: when the opponent moves
reason-attacked = Reaction: when you are attacked
reason-wounded = Reaction: when you have been wounded
reason-after-attack = Reaction: after an attack on you

## Answers that are not possible
closed-block-wounds = Reduce wounds
closed-block-effect = Cancel the effect
closed-block-both = Both
closed-text = { $label }, not possible: { $why }.
reason-no-wounds = No wounds to reduce
reason-no-effect = No effect to cancel
reason-one-block-card = Needs two Block cards
reason-few-cards = Too few cards would be left in hand: { $n } of { $needed }

## What is coming, on a card of the other side
coming-told = From { $name }’s side, “the opponent” being you: “{ $text }”

## What an attack would do
preview-hits = { $name } would suffer { $wounds }.
preview-no-wounds = No wounds.
preview-ko = K.O.: you may start a Knockdown Test.
preview-miss = Out of range: you only take the card.
preview-own = You would suffer { $wounds }.
preview-more = Then: “{ $effect }”
preview-no-block = Cannot be blocked.
preview-no-block-card = The opponent holds no Block card.
preview-block-wounds = With { $cards } the opponent could ignore { $most }.
preview-block-effect = With { $cards } the opponent could cancel the effect.
preview-unseen = { $n ->
    [one] { $n } unseen card could be a Block card.
   *[other] { $n } unseen cards could hold a Block card.
}
preview-react = The opponent could react with { $attack }.
preview-react-unseen = With unseen cards the opponent could react with { $attack }.

## What is being waited for
waiting-thinking = { $name } is thinking …
waiting-over = The match is over.
waiting-pick-fighter = { $name } picks a fighter.
waiting-keep-skill = { $name } chooses a Skill to keep.
waiting-show-skill = { $name } chooses which Skill to show.
waiting-draft-card = { $name } takes an opening card.
waiting-take-action = { $name } chooses an action.
waiting-continue-combo = { $name } may continue the Combo.
waiting-choose-payment = { $name } is paying.
waiting-second-dash = { $name } may Dash once more.
waiting-react-now = { $name } may react.
waiting-choose-discard = { $name } chooses a card to discard.
waiting-choose-block = { $name } may block.
waiting-choose-ignored = { $name } chooses wounds to ignore.
waiting-choose-branch = { $name } chooses between two effects.
waiting-use-or-not = { $name } may use an effect.
waiting-choose-space = { $name } chooses a space.
waiting-choose-gift = { $name } chooses a card to give away.
waiting-start-test = { $name } may start a Knockdown Test.
waiting-test-result = { $name } is being tested.
waiting-choose-relief = { $name } chooses wounds to discard.
waiting-choose-order = { $name } chooses what happens first.
waiting-choose-row-card = { $name } chooses a card of the Attack Row.
waiting-choose-paid-card = { $name } chooses a card to take back.
waiting-choose-wound = { $name } chooses a wound to heal.

## The Knockdown Test
test-tower = { $who ->
    [you] You build a tower.
   *[other] { $name } builds a tower.
} Cubes: { $n }.
test-table = { $who ->
    [you] You build a tower at the table.
   *[other] { $name } builds a tower at the table.
} Cubes: { $n }.
test-table-computer = The computer has no hands for your cubes: the odds of its own hand decide. { $name } stands in { $percent } % of cases.
test-dice = { $who ->
    [you] You roll three dice.
   *[other] { $name } rolls three dice.
} Needed: { $n } or more.

## Spoken
spoken-space = Space { $space }
spoken-space-with = Space { $space }: { $things }
spoken-pays = Pays with { $symbols }.
spoken-hits = Hits.
spoken-works = In range: its effect happens.
spoken-take-only = Take only.
spoken-player = Player { $number }
spoken-you = You
spoken-computer = Computer ({ $level })

## Key moments of a match
key-biggest-hit = Biggest hit: { $attack } by { $name }, { $wounds }.
key-knocked-out = Knockdown Test on { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}: { $name } falls.
key-survived = Knockdown Test on { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}: { $name } stands.
key-closest-escape = Closest escape: { $name } stands with { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
key-skill = { $name } turns { $skill } face up.
key-round-won = Round { $round } goes to { $name }.
key-match-won = { $name } wins the match.
key-step-start = Setup
