### What happens in a match, what is asked, and what one can answer.
### `$who` is `you` or `other`; then `$name` is the fighter (or the player, in the setup).
### Cards, wounds and tokens come in as finished pieces of text.

## Who
player-one = Player 1
player-two = Player 2
player-computer = the computer

## Setup (3)
event-token-drawn-fighter = { $who ->
    [you] Drawn for you: { $thing }.
   *[other] Drawn for { $name }: { $thing }.
}
event-token-drawn-arena = The Arena is drawn: { $thing }.
event-token-drawn-skill-set = The Skill set is drawn: { $thing }.
event-fighter-taken = { $who ->
    [you] You take { $thing }.
   *[other] { $name } takes { $thing }.
}
event-skills-received = { $who ->
    [you] You receive { $skills }.
   *[other] { $name } receives { $n ->
        [one] { $n } Skill card.
       *[other] { $n } Skill cards.
    }
}
event-skill-kept = { $who ->
    [you] You keep the Skill { $skill }.
   *[other] { $name } keeps the Skill { $skill }.
}
event-skill-kept-unseen = { $name } keeps a Skill.
event-skill-shown = { $who ->
    [you] Your Skill is face up: { $skill }.
   *[other] { $name } turns a Skill face up: { $skill }.
}
event-first-player = { $who ->
    [you] You are first player.
   *[other] { $name } is first player.
}
event-card-drafted = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}

## Rounds and turns (4, 8, 9)
event-round-began = Round { $round }. { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-turn-began = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
event-row-filled = New in the Attack Row: { $cards }.
event-candle-drawn = { $n ->
    [one] A Candle card is drawn. The Candle token now lies under space { $spaces }.
   *[other] A Candle card is drawn. The Candle tokens now lie under spaces { $spaces }.
}
event-row-card-discarded = { $who ->
    [you] You discard { $card } from the Attack Row.
   *[other] { $name } discards { $card } from the Attack Row.
}
event-action-lost = { $who ->
    [you] You have { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } fewer this turn.
   *[other] { $name } has { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } fewer this turn.
}
event-round-ended-ko = { $who ->
    [you] K.O.! You win the round.
   *[other] K.O.! { $name } wins the round.
}
event-round-ended-deck = { $who ->
    [you] The Attack Row cannot be filled. On wounds, you win the round.
   *[other] The Attack Row cannot be filled. On wounds, { $name } wins the round.
}
event-round-ended-stall = { $who ->
    [you] Too many turns in which nothing happened (house rule). On wounds, you win the round.
   *[other] Too many turns in which nothing happened (house rule). On wounds, { $name } wins the round.
}
event-round-tally = { $text } { $first }: { $wounds }. { $second }: { $others }.
event-forfeited-conceded = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}
event-forfeited-time = { $who ->
    [you] You are out of time.
   *[other] { $name } is out of time.
}
event-forfeited-left = { $who ->
    [you] You did not come back.
   *[other] { $name } did not come back.
}
event-left-out = What came before is told in the replay.
event-match-ended = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match!
}

## Moving (4.3, 6.9)
event-moved-move = { $who ->
    [you] You move from { $start } to { $end }.
   *[other] { $name } moves from { $start } to { $end }.
}
event-moved-dash = { $who ->
    [you] You Dash from { $start } to { $end }.
   *[other] { $name } Dashes from { $start } to { $end }.
}
event-moved-forced = { $who ->
    [you] You are moved from { $start } to { $end }.
   *[other] { $name } is moved from { $start } to { $end }.
}
event-moved-forward = { $who ->
    [you] You move Forward from { $start } to { $end }.
   *[other] { $name } moves Forward from { $start } to { $end }.
}
event-moved-back = { $who ->
    [you] You move away from { $start } to { $end }.
   *[other] { $name } moves away from { $start } to { $end }.
}
event-moved-blink = { $who ->
    [you] You Blink from { $start } to { $end }.
   *[other] { $name } Blinks from { $start } to { $end }.
}
event-move-cancelled = { $who ->
    [you] Your movement is cancelled.
   *[other] { $name }’s movement is cancelled.
}

## Attacks (4.4–4.8, 6)
event-attack-began-card = { $who ->
    [you] You attack with { $attack }.
   *[other] { $name } attacks: “{ $line }”
}
event-attack-began-miss = { $who ->
    [you] You take { $card }: out of range, it does not hit.
   *[other] { $name } takes { $card }: out of range, it does not hit.
}
event-attack-began-special = { $who ->
    [you] You use the Special Attack { $attack }.
   *[other] { $name } uses a Special Attack: “{ $line }”
}
event-attack-began-reaction = { $who ->
    [you] You react with { $attack }.
   *[other] { $name } reacts: “{ $line }”
}
event-attack-cancelled = { $who ->
    [you] Your attack { $attack } is cancelled: no wounds, no effect, no K.O.
   *[other] { $name }’s attack { $attack } is cancelled: no wounds, no effect, no K.O.
}
event-card-taken = { $who ->
    [you] The card goes to your hand: { $card }.
   *[other] { $name } takes the card: { $card }.
}
event-card-drawn = { $who ->
    [you] You draw { $card } from the Attack deck.
   *[other] { $name } draws { $card } from the Attack deck.
}
event-card-drawn-unseen = { $name } draws a card from the Attack deck, unseen.
event-cards-paid = { $who ->
    [you] You pay with { $cards }.
   *[other] { $name } pays with { $cards }.
}
event-card-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-card-stolen = { $who ->
    [you] From the opponent’s hand you get { $card }.
   *[other] { $from ->
        [you] From your hand { $name } gets { $card }.
       *[other] From the opponent’s hand { $name } gets { $card }.
    }
}
event-card-taken-back = { $who ->
    [you] You take back { $card }.
   *[other] { $name } takes back { $card }.
}
event-blocked-wounds = { $who ->
    [you] You block with { $cards } and ignore { $wounds }.
   *[other] { $name } blocks with { $cards } and ignores { $wounds }.
}
event-blocked-effect = { $who ->
    [you] You block with { $cards } and cancel the effect.
   *[other] { $name } blocks with { $cards } and cancels the effect.
}
event-blocked-both = { $who ->
    [you] You block with { $cards }, ignore { $wounds } and cancel the effect.
   *[other] { $name } blocks with { $cards }, ignores { $wounds } and cancels the effect.
}
event-blocked-what = { $text } So this does not happen: “{ $effect }”

## Wounds
event-wounded-attack = { $who ->
    [you] You suffer { $wounds }.
   *[other] { $name } suffers { $wounds }.
}
event-wounded-effect = { $who ->
    [you] From an effect you suffer { $wounds }.
   *[other] From an effect { $name } suffers { $wounds }.
}
event-wounded-candle = { $who ->
    [you] On or beyond the Candles you suffer { $wounds }.
   *[other] On or beyond the Candles { $name } suffers { $wounds }.
}
event-wounded-why = { $text } Changed by: { $causes }.
cause-edge = edge
cause-prepared = prepared earlier
event-healed = { $who ->
    [you] You lose { $wounds }.
   *[other] { $name } loses { $wounds }.
}
event-wound-moved = { $who ->
    [you] From the opponent’s Fighter Sheet you get { $wounds }.
   *[other] { $from ->
        [you] From your Fighter Sheet { $name } gets { $wounds }.
       *[other] From the opponent’s Fighter Sheet { $name } gets { $wounds }.
    }
}

## Tokens and powers
event-token-placed-space = Now on space { $space }: { $tokens }.
event-token-placed-sheet = { $who ->
    [you] You get { $tokens } on your Fighter Sheet.
   *[other] { $name } gets { $tokens } on the Fighter Sheet.
}
event-token-removed-space = { $tokens } is removed from space { $space }.
event-token-removed-sheet = { $who ->
    [you] You lose { $tokens } from your Fighter Sheet.
   *[other] { $name } loses { $tokens } from the Fighter Sheet.
}
tokens-part = { $n } of { $total } { $kind } tokens
event-power-used-skill = { $who ->
    [you] Your Skill { $power } acts.
   *[other] { $name } uses the Skill { $power }.
}
event-power-used-token = { $who ->
    [you] On your Fighter Sheet { $power } acts.
   *[other] { $name }: { $power } acts.
}
event-power-used-space = { $who ->
    [you] On its space { $power } acts for you.
   *[other] { $name }: on its space { $power } acts.
}
event-power-used-fighter = { $who ->
    [you] Your fighter { $power } acts.
   *[other] The fighter { $power } acts.
}

## The Knockdown Test (7)
event-knockdown-began = { $who ->
    [you] Knockdown Test! You are tested on { $n ->
        [one] { $n } wound.
       *[other] { $n } wounds.
    }
   *[other] Knockdown Test! { $name } is tested on { $n ->
        [one] { $n } wound.
       *[other] { $n } wounds.
    }
}
event-dice-rolled = The dice show { $dice }: { $sum }. Needed: { $needed } or more.
event-knockdown-ended-passed = { $who ->
    [you] You pass the test and stay on your feet.
   *[other] { $name } passes the test and goes on.
}
event-knockdown-ended-failed = { $who ->
    [you] You fall!
   *[other] { $name } falls!
}
event-no-test = { $who ->
    [you] You do not start a Knockdown Test.
   *[other] { $name } does not start a Knockdown Test.
}
event-branch-chosen = { $who ->
    [you] You choose: “{ $text }”
   *[other] { $name } chooses: “{ $text }”
}
event-effect-idle = The effect of { $attack } changes nothing.

## What is asked
ask-pick-fighter = Which fighter do you take?
ask-keep-skill-first = Skill draft: which Skill do you keep? The other two go to the opponent.
ask-keep-skill-second = Skill draft: which of these do you keep? The other leaves the game.
ask-show-skill = Which Skill do you turn face up? The higher Initiative begins; the other Skill stays face down until you lose a round.
ask-draft-card = Opening draft: which card do you take? In hand only its symbols count.
ask-take-action = { $n ->
    [one] Distance { $distance }, { $n } action left. What do you do?
   *[other] Distance { $distance }, { $n } actions left. What do you do?
}
ask-continue-combo = Your Combo goes on. What next?
ask-choose-payment = How do you pay { $cost }?
ask-choose-payment-dash = Which card do you discard for the Dash?
ask-second-dash = The card has a second Dash. Do you go on?
ask-react-now-opponent-moves = The opponent wants to move to { $space }. Do you react?
ask-react-now-attacked = The opponent attacks you with { $attack }. Do you react?
ask-react-now-wounded = { $attack } has wounded you. Do you react?
ask-react-now-after-attack = The opponent’s attack { $attack } is over. Do you react?
ask-choose-discard = { $n ->
    [one] { $source } makes you discard a card. Which one?
   *[other] { $source } makes you discard { $n } cards. Which one first?
}
ask-choose-discard-limit = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, the hand limit is { $limit }. Which card do you discard?
ask-choose-block = { $attack } is coming: { $wounds }. Do you block?
ask-choose-block-effect = { $attack } is coming: { $wounds }. Its effect, from the attacker’s side, “the opponent” being you: “{ $effect }” Do you block?
block-too-few = { $text } The wounds cannot be reduced: too few cards would be left in hand.
ask-choose-ignored = Which wounds of { $attack } do you ignore? The first answer ignores the most.
ask-choose-branch = Choose one:
ask-choose-branch-either = The effect asks you to choose. You have { $wounds }; your hand: { $hand }.
ask-use-or-not-power = Do you use this?
ask-use-or-not-skill = Do you use this Skill?
ask-use-or-not-may = You may do this: “{ $effect }” Do you?
ask-use-or-not-pay = You may pay { $cost } for this: “{ $effect }” Do you?
ask-choose-space-you = Where do you go?
ask-choose-space-opponent = Where does the opponent go?
ask-choose-space-token = Where do you place { $tokens }?
ask-choose-gift = { $n ->
    [one] { $source } takes a card out of your hand. Which one do you give away?
   *[other] { $source } takes { $n } cards out of your hand. Which one do you give away first?
}
ask-start-test = { $n ->
    [one] The attack has K.O. and the opponent { $n } wound. Start a Knockdown Test?
   *[other] The attack has K.O. and the opponent { $n } wounds. Start a Knockdown Test?
}
ask-start-test-less = The attack has K.O. The opponent’s wounds: { $total }; { $skills } leaves out { $less }, so the test is on { $n }. Start a Knockdown Test?
ask-test-result = Did the tower stand?
ask-choose-relief = Half of your wounds go. Which ones?
ask-choose-order = Several things happen now. Which comes first?
ask-choose-row-card = Which card of the Attack Row do you discard?
ask-choose-paid-card = Which card do you take back?
ask-choose-wound = Which wound do you heal?

## What one can answer
option-fighter = { $fighter }, { $class }. { $plan }
option-skill = { $skill } (Initiative { $initiative }): { $text }
option-card = { $symbols } – the card { $attack }
option-move = Move to { $place }
option-attack-hits = { $attack }, gives { $symbols }, in range: { $text }
option-attack-misses = { $attack }, gives { $symbols }, out of range, take only: { $text }
option-take-top = Take the top card of the Attack deck, unseen
option-take-top-hits = Take the top card of the Attack deck, unseen, and inflict { $wounds }
option-special = { $line }
option-dash = Dash to { $place }
option-end-combo = End the Combo
option-payment = Pay with { $cards }. Left in hand: { $left }
option-react = { $line }
option-pass-second-dash = No, stay here
option-pass-react-now = Do not react
option-pass-choose-block = Do not block: { $wounds }
option-pass-choose-block-effect = Do not block: { $wounds }, and the effect
option-pass-use-or-not = No
option-face = { $cards }
option-block-wounds = Reduce the wounds, discarding { $cards }. With the cards left you can ignore { $most }
option-block-wounds-effect = Reduce the wounds, discarding { $cards }. With the cards left you can ignore { $most }; the effect still happens
option-block-effect = Cancel the effect, discarding { $cards }. Still coming: { $wounds }
option-block-both = Both, discarding { $cards }. No effect, and with the cards left you can ignore { $most }
option-ignore = Ignore { $ignored }. You suffer { $suffered }
option-branch = { $text }
option-branch-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
option-branch-suffer = Suffer { $wounds }
option-branch-let = Let it happen. The effect, from the opponent’s side: “{ $effect }”
option-yes = Yes
option-no = No
option-space = Space { $place }
option-test = Start the Knockdown Test
option-test-odds = Start the Knockdown Test. The dice bring the opponent down in about { $percent } % of cases
option-test-tower = Start the Knockdown Test. With { $skill } the tower falls in about { $percent } % of cases
option-test-early = { $test }. Better wait until there are more wounds
option-test-vain = { $test }: it would be passed, and wounds discarded. Better wait until there are more wounds
option-passed = Yes, it stood
option-failed = No, it fell, or time ran out
option-drop = Discard { $dropped }. You keep { $kept }
option-power-skill = Skill { $power }: { $text }
option-power-token = { $power }: { $text }
option-power-fighter = { $power }: { $text }
option-wound-kind-heavy = A heavy wound
option-wound-kind-light = A light wound

## Places, for { $place }
place = { $space }, then distance { $distance }
place-marked = { $space } ({ $marks }), then distance { $distance }
place-from-you = { $space }, { $distance } from you
place-from-you-marked = { $space } ({ $marks }), { $distance } from you
mark-edge = edge
mark-candle = Candle
mark-dark = beyond the Candle
cards-none = nothing
card-unseen = ?
