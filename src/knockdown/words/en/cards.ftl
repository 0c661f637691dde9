### Card text. A clause begins with a small letter and has no full stop; the
### writer joins clauses and makes sentences of them. `$form` is `do` (a plain
### instruction) or `may` (what follows 'you may' or 'to').

## Joining
join-two = { $first }, then { $last }
join-and = { $first } and { $last }
join-or = { $first } or { $last }
join-nor = { $first } or { $last }
join-list = { $first }, { $last }

## Operations: { $wounds } and { $tokens } are objects from terms.ftl
op-wound = inflict { $wounds }
op-suffer = { $form ->
    [may] suffer { $wounds }
   *[do] you suffer { $wounds }
}
op-wound-per-heavy = inflict 1 heavy wound for each heavy wound you have
op-wound-per-light = inflict 1 light wound for each light wound you have
op-wound-each = inflict { $wounds } for each token removed
op-heal = heal { $wounds }
op-move-wound = move { $wounds } from your Fighter Sheet to the opponent’s
op-push = push the opponent { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} Backward
op-advance = move { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} Forward
op-retreat = move { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} directly away from the opponent
op-drag = pull the opponent { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} toward you
op-blink = { $n ->
    [one] Blink { $n } space
   *[other] Blink up to { $n } spaces
}
op-blink-beside = Blink to a free space next to the opponent
op-pull-beside = Blink the opponent to a free space next to you
op-blink-to = Blink to a space with your { $kind } token
op-swap = swap places with the opponent
op-discard = { $form ->
    [may] make the opponent discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[do] the opponent discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}
op-discard-own = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
op-steal = { $form ->
    [may] make the opponent give you { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of their choice
   *[do] the opponent gives you { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of their choice
}
op-draw-top = { $n ->
    [one] draw the top card of the Attack deck
   *[other] draw the top { $n } cards of the Attack deck
}
op-take-back = take back 1 single-symbol card you paid in this Combo
op-place-near = place { $tokens } within { $within ->
    [one] { $within } space
   *[other] { $within } spaces
} of you
op-place-on-opponent = place { $tokens } on the opponent’s Fighter Sheet
op-place-on-self = place { $tokens } on your Fighter Sheet
op-remove-from-opponent = remove { $tokens } from the opponent’s Fighter Sheet
op-remove-from-self = remove { $tokens } from your Fighter Sheet
op-remove-here = remove the { $kind } token from your space
op-remove-entered = remove the { $kind } token from this space
op-cancel-attack = cancel the whole attack
op-cancel-move = cancel that movement
op-evade = cancel the attack if you are now out of its range
op-unblockable = { $form ->
    [may] make your next Strike this turn unblockable
   *[do] your next Strike this turn cannot be blocked
}
op-empower = { $form ->
    [may] make your next Strike this turn inflict { $wounds } more
   *[do] your next Strike this turn inflicts { $wounds } more
}
op-stop = { $form ->
    [may] end the movement here
   *[do] the movement ends here
}
op-lose-action = { $form ->
    [may] give up { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } this turn
   *[do] you have { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } fewer this turn
}
op-refresh-row = discard 1 card of your choice from the Attack Row and refill it

## Operations that hold others
op-pay = you may pay { $cost } to { $text }
op-pay-first = you may pay { $cost }: if you do, { $text }
op-choose = either { $first }; or { $second }
op-either = unless the opponent discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $text }
op-if = if { $conditions }, { $text }
op-else = otherwise, { $text }
op-may = you may { $text }
op-may-first = if you wish: { $text }
op-if-you-do = if you do, { $text }

## Conditions: what follows 'if'
cond-opponent-has = the opponent has any { $kind } token
cond-opponent-has-only = the opponent has the { $kind } token
cond-opponent-has-not = the opponent has no { $kind } token
cond-you-have = you have any { $kind } token
cond-you-have-only = you have the { $kind } token
cond-you-have-not = you have no { $kind } token
cond-on-token = you stand on any { $kind } token
cond-on-token-only = you stand on the { $kind } token
cond-on-token-not = you do not stand on any { $kind } token
cond-crossed = you have changed sides with the opponent this turn
cond-crossed-not = you have not changed sides with the opponent this turn
cond-more-wounds = you have more wounds than the opponent
cond-more-wounds-not = you do not have more wounds than the opponent
cond-distance-exact = the opponent is exactly { $lo ->
    [one] { $lo } space
   *[other] { $lo } spaces
} away
cond-distance-exact-not = the opponent is not exactly { $lo ->
    [one] { $lo } space
   *[other] { $lo } spaces
} away
cond-distance-span = the opponent is { $lo }–{ $hi } spaces away
cond-distance-span-not = the opponent is not { $lo }–{ $hi } spaces away
cond-distance-from = the opponent is { $lo } or more spaces away
cond-distance-from-not = the opponent is less than { $lo ->
    [one] { $lo } space
   *[other] { $lo } spaces
} away
cond-your-wounds = you have { $n ->
    [one] any wound
   *[other] { $n } or more wounds
}
cond-your-wounds-not = you have fewer than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
cond-opponent-wounds = the opponent has { $n ->
    [one] any wound
   *[other] { $n } or more wounds
}
cond-opponent-wounds-not = the opponent has fewer than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
cond-your-heavy = you have { $n ->
    [one] any heavy wound
   *[other] { $n } or more heavy wounds
}
cond-your-heavy-not = you have fewer than { $n ->
    [one] { $n } heavy wound
   *[other] { $n } heavy wounds
}
cond-your-light = you have { $n ->
    [one] any light wound
   *[other] { $n } or more light wounds
}
cond-your-light-not = you have fewer than { $n ->
    [one] { $n } light wound
   *[other] { $n } light wounds
}
cond-at-centre = you stand in the centre of the Arena
cond-at-centre-not = you do not stand in the centre of the Arena
cond-hand-at-most = { $n ->
    [0] you have no card in hand
    [one] you have at most { $n } card in hand
   *[other] you have at most { $n } cards in hand
}
cond-hand-at-most-not = you have more than { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand
cond-have-dashed = you have Dashed this turn
cond-have-dashed-not = you have not Dashed this turn
cond-cornered = the opponent has no space behind them
cond-cornered-not = the opponent has a space behind them
cond-did-crossed = you Blinked past the opponent
cond-did-crossed-not = you did not Blink past the opponent
cond-did-sides = the fighters changed sides
cond-did-sides-not = the fighters did not change sides
cond-did-placed = a token was placed
cond-did-placed-not = no token was placed
cond-did-removed = a token was removed
cond-did-removed-not = no token was removed
cond-did-pushed = the opponent moved
cond-did-pushed-not = the opponent did not move
cond-did-moved = you moved
cond-did-moved-not = you did not move
cond-did-other = this had an effect
cond-did-other-not = this had no effect
cond-attack-wounded = the attack inflicted { $n ->
    [one] any wound
   *[other] { $n } or more wounds
}
cond-attack-wounded-not = the attack inflicted fewer than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
cond-attack-type-strike = the attack is a Strike
cond-attack-type-strike-not = the attack is not a Strike
cond-attack-type-ability = the attack is an Ability
cond-attack-type-ability-not = the attack is not an Ability
cond-attack-type-reaction = the attack is a Reaction
cond-attack-type-reaction-not = the attack is not a Reaction

## When: what a Reaction answers to, and the moments of Skills and tokens
trigger-opponent-moves = when the opponent moves (Move action or Dash)
trigger-attacked = when the opponent attacks you
trigger-wounded = when the opponent’s attack has wounded you
trigger-after-attack = after the opponent attacks you
moment-round-start = at the start of the round
moment-turn-start = at the start of your turn
moment-turn-end = at the end of your turn
moment-you-block = when you block
moment-you-are-blocked = when the opponent blocks your attack
moment-you-wounded = when your attack has inflicted wounds
moment-you-were-attacked = after the opponent attacks you
moment-dashed = after you Dash
moment-combo-end = after your Combo
moment-enter = when the opponent enters this space
moment-enter-any = when a fighter enters this space (‘the opponent’ is that fighter)
when-if = { $when }, if { $conditions }
when-once = once per turn, { $when }
when-each = { $when }, for each { $kind } token
when-do = { $when }: { $text }
when-taken = after taking this card

## Attacks
attack-only-if = only if { $conditions }
attack-unblockable-if = this Strike cannot be blocked if { $conditions }
attack-line = { $name }: { $type }, { $range }.
attack-line-cost = { $name } ({ $cost }): { $type }, { $range }.

## What Skills change
mod-ranges = { $count ->
    [one] your { $names } has { $range }
   *[other] your { $names } have { $range }
}
mod-range-one = your attacks of range 1 have { $range }
mod-pool-attacker-more = your { $attacks } inflict { $wounds } more
mod-pool-attacker-less = your { $attacks } inflict { $wounds } less
mod-pool-target-more = the opponent’s { $attacks } inflict { $wounds } more
mod-pool-target-less = the opponent’s { $attacks } inflict { $wounds } less
mod-pool-attacker-soften = your { $attacks } inflict 1 light wound less or, if they have none, 1 light wound instead of 1 heavy
mod-pool-target-soften = the opponent’s { $attacks } inflict 1 light wound less or, if they have none, 1 light wound instead of 1 heavy
mod-pool-strikes = Strikes
mod-pool-attacks = attacks
mod-pool-if = if { $conditions }, { $text }
mod-block-cards-more = when you block, you count { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more in hand
mod-block-cards-less = when you block, you count { $n ->
    [one] { $n } card
   *[other] { $n } cards
} fewer in hand
mod-opponent-block-cards-more = when the opponent blocks, they count { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more in hand
mod-opponent-block-cards-less = when the opponent blocks, they count { $n ->
    [one] { $n } card
   *[other] { $n } cards
} fewer in hand
mod-block-does-both = one Block card both reduces your wounds and cancels the effect
mod-opponent-hand-limit = the opponent’s hand limit is { $n }
mod-hand-limit = your hand limit is { $n }
mod-actions-more = you have { $n ->
    [one] { $n } action
   *[other] { $n } actions
} more each turn
mod-actions-less = you have { $n ->
    [one] { $n } action
   *[other] { $n } actions
} fewer each turn
mod-steps = your Move or Dash may go { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} farther
mod-improvise = in each payment, one of your symbols may stand for any other
mod-ko-from-wounds = your attacks with wounds have a K.O. effect against an opponent with { $n } or more wounds
mod-test-discount = in your Knockdown Tests, leave out { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
mod-ignores = you are not affected by { $things }
mod-ignores-forced-moves = forced movement
mod-ignores-edge = edges
mod-ignores-candles = Candles
mod-take-top = on an Attack action you may take the top card of the Attack deck instead of one from the Attack Row, without resolving its Attack Sequence
mod-take-top-attack = doing so inflicts { $wounds } ({ $type }, { $range })

## Tokens and arenas
token-on-space = on spaces, at most { $n }
token-on-sheet = on a Fighter Sheet, at most { $n }
token-holder = it speaks to the fighter who holds it
token-recycles = placing one more moves the oldest
token-not-under = never placed under a fighter
arena-spaces = { $n } spaces, starting spaces { $first } and { $second }
arena-edge = a fighter on an edge attacked from the adjacent space suffers { $wounds } more
arena-candles = the Attack deck holds { $n ->
    [one] { $n } Candle card
   *[other] { $n } Candle cards
}
arena-candle-drawn = drawing the first puts a Candle token under each edge; each further one moves both 1 space toward the centre
arena-candle-wounds = whoever ends their turn above a Candle token, or farther from the centre, suffers { $wounds }
