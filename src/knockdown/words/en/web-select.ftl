### Before the first turn and after the last: fighter select, drafts, hand-over, endings.

## Fighter select
web-select-title = Choose your fighters
web-select-back = Back
web-select-you = You
web-select-computer = Computer
web-select-player = Player { $n }
web-select-pick-own = Pick your fighter
web-select-pick-computer = Pick the computer’s fighter
web-select-pick-player = { $name }, pick your fighter
web-select-ready = Ready to fight
web-select-keys = Arrows move, Enter picks, Esc goes back
web-select-grid = Fighters
web-select-fighter = { $name }, { $class }
web-select-fighter-taken = { $name }, { $class }, taken
web-select-fighter-of = { $name }, { $class }, { $who }
web-select-taken = Taken
web-select-random = Random
web-select-random-fighter = Random fighter
web-select-random-plan = A selection token decides.
web-select-change = Change: { $who }
web-select-sheet = Special Attacks: { $name }
web-select-sheet-short = Sheet
web-select-reconstructed = Reconstructed sheet: costs and wounds are ours where the booklets are silent.
web-select-settings = Match settings
web-select-arena-random = A selection token decides when the match begins.
web-select-test-tower = Tower
web-select-test-dice = Dice
web-select-test-table = At the table
web-select-test-tower-says = Ten seconds to stack your wound cubes into one tower, with mouse, touch or keys.
web-select-test-dice-says = Three dice; their sum must reach the number of wounds. No hurry.
web-select-test-table-says = You build with real cubes; the game counts down and asks whether the tower stood.
web-select-opponent = Opponent
web-select-friend = Second player
web-select-friend-says = Two people, one screen. Before a secret the game asks you to hand it over.
web-select-level-rookie-says = Looks one action ahead and often takes the second best. For your first match.
web-select-level-brawler-says = Looks one action ahead and takes the best. Punishes carelessness.
web-select-level-duelist-says = Tries hundreds of futures before each choice. Remembers your hand.
web-select-level-champion-says = Tries futures for a second before each choice. The hardest there is.
web-select-name = Name (optional)
web-select-name-of = Name: { $who } (optional)
web-select-house = House rules
web-select-house-changed = House rules: changed
web-select-house-intro = The booklets leave two things open. This is how your match decides them.
web-select-relief = After a passed Knockdown Test
web-select-relief-total = Half of all
web-select-relief-each = Half of each colour
web-select-relief-heavy = Half the heavy
web-select-relief-light = Half the light
web-select-relief-total-says = Half of all wounds go, rounded down; the tested player chooses which. Our reading of the rule.
web-select-relief-each-says = Half of the heavy and half of the light wounds go, each rounded down.
web-select-relief-heavy-says = Only heavy wounds are halved, rounded down. Towers stay high.
web-select-relief-light-says = Only light wounds are halved, rounded down. Heavy blows stay.
web-select-stall = When nothing happens
web-select-stall-never = Never
web-select-stall-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-select-stall-says = After so many turns on end in which no card left the Attack Row and nobody was wounded, the round is decided on wounds.
web-select-stall-never-says = The round goes on, however long both sides wait.
web-select-victories = Rounds that win the match
web-select-victories-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
web-select-house-usual = Back to the usual rules
web-select-fight = Fight
web-select-fight-says = Fight: { $left } against { $right }
web-select-starting = The match is being set up…
web-select-loading = The fighters are coming…
web-select-again = Try again
web-select-draw = The draw
web-select-draw-fighter = { $who }: { $thing }
web-select-draw-arena = Arena: { $thing }
web-select-draw-skills = Skill set: { $thing }
web-select-skip = Any key skips
web-select-vs = vs
web-select-versus = { $left } against { $right }

## Drafts
web-select-draft-fighter = Fighter
web-select-draft-skills = Skill draft
web-select-draft-show = Face up, face down
web-select-draft-cards = Opening cards
web-select-draft-steps = Setting up
web-select-keep = Keep
web-select-keep-named = Keep { $name }
web-select-take-named = Take { $name }
web-select-take = Take
web-draft-again = Touch it again to choose it.
web-select-kept = Kept
web-select-kept-none = Nothing kept yet
web-select-pass-on = The others pass to { $name }
web-select-pass-out = The other leaves the game
web-select-your-plan = Your plan
web-select-initiative-of = Quicker than { $n } of { $all } in this set
web-select-face-up = Face up
web-select-face-down = Face down
web-select-face-up-says = Works from the first turn. The higher Initiative begins.
web-select-face-down-says = Stays secret; turns when you lose a round.
web-select-show-named = { $name } face up
web-select-show-sentence = { $name } face up, { $other } face down
web-select-on = On
web-select-hand-of = Hand: { $name }
web-select-hand-empty = Empty so far
web-select-helps = Helps to pay
web-select-helps-none = Pays none of your Special Attacks
web-select-helps-dash = One step in a Combo
web-select-helps-block = Blocks a Strike
web-select-pays-all = pays { $attack } alone
web-select-pays-part = pays { $paid } of { $all } for { $attack }
web-select-pays-wild = { $attack }: the wild symbol
web-select-order = First player takes 1 card, second player 2, first player the last.
web-select-undo = Take back
web-select-waiting = Waiting…

## Hand-over
web-select-handover = { $player }, take the screen
web-select-handover-fighter = { $player } ({ $fighter }), take the screen
web-select-handover-says = What comes next is for your eyes alone. The other player looks away.
web-select-handover-go = I am { $player }

## Round end
web-select-ko = K.O.!
web-select-time = Time!
web-select-stalled = Nothing happened for too long
web-select-round-won = { $name } wins the round
web-select-round-you = You win the round
web-select-count = Wounds at the end
web-select-skill-turns = { $name } turns a Skill: { $skill }
web-select-score = Rounds won: { $left } to { $right }
web-select-next-round = Next round

## Match end
web-select-match-won = { $name } wins!
web-select-match-you = You win!
web-select-match-lost = { $name } wins
web-select-picture = What happened
web-select-picture-says = Wounds of both fighters over the match, rounds marked, key moments as dots.
web-select-picture-none = The picture of this match is not there: { $why }
web-select-picture-table = The match in a table
web-select-picture-move = Move
web-select-picture-round = Round { $n }
web-select-picture-heavy-light = { $name }: heavy, light
web-select-moments = Key moments
web-select-moment-see = Watch move { $n }
web-select-rematch = Rematch
web-select-swap = Swap sides
web-select-save = Save as text
web-select-copy = Copy the text
web-select-link = Copy the link
web-select-copied = Copied
web-select-copy-failed = The browser does not allow copying here. “Save as text” works.
web-select-replay = Watch the replay
web-select-home = Home
