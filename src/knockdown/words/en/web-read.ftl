### Replays, the card gallery, the rules and the guide of the first match.

## Everywhere here
web-read-coming = One moment…
web-read-back = Back

## Rules
web-read-rules-search = Search the rules
web-read-rules-contents = Contents
web-read-rules-numbers = Rule { $numbers }
web-read-rules-ruling = Ruling
web-read-rules-found = { $n ->
    [0] No rule speaks of “{ $text }”.
    [one] { $n } part speaks of “{ $text }”.
   *[other] { $n } parts speak of “{ $text }”.
}
web-read-rules-all = All rules
web-read-rules-before = Before
web-read-rules-after = Next

## Cards
web-read-cards-search = Search the cards
web-read-cards-box = Box
web-read-cards-boxes = Both boxes
web-read-cards-kind = What is shown
web-read-cards-all = All
web-read-cards-fighters = Fighters
web-read-cards-attacks = Attack cards
web-read-cards-skills = Skills
web-read-cards-tokens = Tokens
web-read-cards-arenas = Arenas
web-read-cards-large = The card in full
web-read-cards-count = Shown: { $n }
web-read-cards-none = Nothing speaks of “{ $text }”.
web-read-cards-copies = { $n ->
    [one] { $n } card in the Attack deck
   *[other] { $n } cards in the Attack deck
}
web-read-cards-rule = Show the rule
web-read-cards-mark = reconstructed
web-read-cards-ours = The booklets do not show this in full. This project filled it in, so it may differ from the printed one.
web-read-cards-printed = As far as the booklets show it.

## The list of replays
web-read-replays-finished = Finished
web-read-replays-unfinished = Not finished
web-read-replays-none = No match has been played in this browser yet.
web-read-replays-won = { $name } won
web-read-replays-open = { $first } against { $second }
web-read-replays-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
web-read-replays-look = Watch
web-read-replays-load = Bring a match along
web-read-replays-load-help = A match that was saved or shared as text can be watched here, and gone on with.
web-read-replays-file = Choose a text file
web-read-replays-paste = Or paste the text
web-read-replays-read = Watch this match
web-read-replays-reading = Reading…
web-read-replays-large = That is too long to be a match.

## A replay
web-read-replay-controls = Replay
web-read-replay-timeline = Timeline
web-read-replay-at = Move { $n } of { $last }, { $round ->
    [0] setup
   *[other] round { $round }
}: { $text }
web-read-replay-play = Play
web-read-replay-pause = Pause
web-read-replay-back = One move back
web-read-replay-forward = One move on
web-read-replay-speeds = Speed
web-read-replay-speed = { $n }×
web-read-replay-as = Seen by
web-read-replay-both = both
web-read-replay-public = onlookers
web-read-replay-more = More
web-read-replay-picture = Picture
web-read-replay-moments = Key moments
web-read-replay-share = Share
web-read-replay-copy-link = Copy the link
web-read-replay-copy-text = Copy the text
web-read-replay-save = Save as a file
web-read-replay-link-copied = The link to this moment is copied.
web-read-replay-text-copied = The match is copied as text.
web-read-replay-not-copied = The browser did not allow copying. Select the text below instead.
web-read-replay-saved = The match is saved as a file.
web-read-replay-share-help = The link opens this moment on this server. The text holds the whole match and can be watched anywhere.
web-read-replay-text = The match as text
web-read-replay-continue = Play on from here
web-read-replay-continue-help = A new match begins after move { $n }. This one stays as it is.
web-read-replay-continue-over = The match is over here. Go back to an earlier move to play on.
web-read-replay-continue-do = Play on
web-read-replay-you-play = You play
web-read-replay-you-both = Both, with a friend
web-read-replay-against = Against
web-read-replay-watch = Watch the test
web-read-replay-tested = is being tested
web-read-replay-stood = It stands!
web-read-replay-passed = Passed!
web-read-replay-ko = K.O.!
web-read-replay-dice = The dice show { $sum }, needed: { $needed }.
web-read-replay-on = Go on

## The guide
web-read-guide-coach = Coach
web-read-guide-begun = You have begun your first match already, and it is not over.
web-read-guide-anew = Begin anew
web-read-guide-step = Lesson { $n } of { $total }
web-read-guide-met = Lessons: { $n } of { $total }
web-read-guide-extra = Also good to know
web-read-guide-next = Got it
web-read-guide-rule = The rule
web-read-guide-skip = End the guide
web-read-guide-hide = Smaller
web-read-guide-fighters = Choose your fighter
web-read-guide-missed = What did not come up:
web-read-guide-well = Nothing new just now. Play on: the coach speaks up again when something comes for the first time.

web-read-guide-welcome = Welcome to the ring
web-read-guide-welcome-text = You are Veroth, on the left. Win two rounds: knock the Mistbearer down, or have fewer wounds when the deck runs out.
web-read-guide-skill = Keep a Skill
web-read-guide-skill-text = Skills help you all match long. Keep one you like; the others go to your opponent.
web-read-guide-face = One face up
web-read-guide-face-text = The face-up Skill works at once. Its Initiative, the large number, says who begins. The other waits until you lose a round.
web-read-guide-opening = Your first cards
web-read-guide-opening-text = Here only the symbols count: they are what you will pay and block with. [kick] Kick or [block] Block is a good start; what the card is called does not matter.
web-read-guide-screen = Wounds and clock
web-read-guide-screen-text = At the top: the wounds of both fighters, and between them the deck. It is the clock of the round.
web-read-guide-take = Take only
web-read-guide-take-text = Every turn has two actions. You are too far away to hurt anybody, but any card of the row can be taken: its symbols join your hand. A good one shows [kick] Kick or [block] Block, whatever the card is called.
web-read-guide-move = Step closer
web-read-guide-move-text = Most attacks have a short range. Choose a lit space next to you to move toward your opponent.
web-read-guide-hit = Hit!
web-read-guide-hit-text = This card reaches your opponent. Its wounds count, [heavy] heavy or [light] light, its effect happens, and then the card is yours.
web-read-guide-special = Your Special Attack
web-read-guide-special-text = Your hand can pay for a lit Special Attack: choose it, and cards with its symbols are discarded. That is a Combo; one action can hold several.
web-read-guide-pay = Pay with symbols
web-read-guide-pay-text = Give up cards whose symbols cover the cost; [wild] Wild takes any symbol. A symbol that is not needed is lost, so the thriftiest way comes first.
web-read-guide-block = You are being hit!
web-read-guide-block-text = A card with [block] Block softens a Strike: the more cards stay in your hand, the more wounds you ignore. You may also let it happen.
web-read-guide-react = A Reaction
web-read-guide-react-text = [reaction] Reactions are the Special Attacks for your opponent’s turn. Answer now, or save your cards.
web-read-guide-test = Knockdown Test
web-read-guide-test-text = The attack has [ko] K.O.: you may test your opponent. They get ten seconds to stack all their wounds into one tower. If it falls, the round is yours; if it stands, they are rid of half their wounds. So wait until the pile is high.
web-read-guide-build = Build for your life
web-read-guide-build-text = Now you are tested. Stack all your cubes, one on the other, and let go before ten seconds are over.
web-read-guide-relief = You stand!
web-read-guide-relief-text = Half of your wounds go. Heavy ones weigh most when the round is decided on wounds.
web-read-guide-enough = You know enough
web-read-guide-enough-text = Move, Attack, Combo; block when it hurts, test when they wobble. Play on: from now on the coach speaks up only when something comes for the first time.
web-read-guide-passed-on = Passed on to you
web-read-guide-passed-on-text = These come from your opponent. Keep one of them as well; the other leaves the game.
web-read-guide-effect = Only an effect
web-read-guide-effect-text = This card reaches your opponent but has no wounds: only its effect happens, and then the card is yours. An [ability] Ability cannot be blocked.
web-read-guide-combo = The Combo goes on
web-read-guide-combo-text = As long as your hand can pay, another Special Attack or a [dash] Dash fits into the same action. Choose one, or end the Combo and keep your cards.
web-read-guide-discard = Give up a card
web-read-guide-discard-text = Choose the card you need least: one whose symbols you have twice, or that pays for none of your Special Attacks. A hand never holds more than six.
web-read-guide-round = A round is over
web-read-guide-round-text = All wounds and both hands go, and the deck is shuffled. Whoever lost turns the face-down Skill up: from now on both work. Two rounds won win the match.
web-read-guide-ignored = Which wounds?
web-read-guide-ignored-text = Your Block takes some of the wounds away, and you choose which. [heavy] Heavy ones count first when the round is decided on wounds.
web-read-guide-dash = A second Dash
web-read-guide-dash-text = Your card shows [dash] Dash twice: go on by one more space, or let the second step go.
web-read-guide-branch = One of several
web-read-guide-branch-text = The effect lets somebody choose, and it is you. Each answer says what it does; the lit one looks sensible.
web-read-guide-use = Use it or not
web-read-guide-use-text = Something of yours may happen now, but need not. Read what it costs and what it brings, then say yes or no.
web-read-guide-space = Where to?
web-read-guide-space-text = An effect moves somebody, and you choose where: every lit space is possible. Think of the range of your next attack.
web-read-guide-gift = Give a card
web-read-guide-gift-text = One of your cards goes to your opponent. Choose symbols that help them least.
web-read-guide-order = What first?
web-read-guide-order-text = Several things happen at once, and you say in which order.
web-read-guide-row = A card of the row
web-read-guide-row-text = The effect takes one of the lit cards of the row. Choose the one you want, or the one your opponent wants.
web-read-guide-paid = One of the paid cards
web-read-guide-paid-text = The effect concerns a card that was just paid. Choose which.
web-read-guide-wound = Heavy or light?
web-read-guide-wound-text = You choose which kind of wound it is. [heavy] Heavy ones count first when the round is decided on wounds; in a tower all weigh the same.
web-read-guide-result = Did the tower stand?
web-read-guide-result-text = You built on your own table, so you say how it ended.
web-read-guide-turn = Your turn
web-read-guide-turn-text = Two actions: [move] Move, [attack] Attack, [combo] Combo, also the same one twice. Whatever is lit is possible; pointing at it shows what it would do.
web-read-guide-end = That was your first match
web-read-guide-end-text = You know how it goes. The “?” explains the rest whenever you need it.

## The words of the game that open their rule wherever they are read: the part of the rules, and
## how its words begin.
web-read-terms =
    ko: Knockdown Test, K.O.;
    special: Special Attack;
    sequence: Attack Sequence;
    turn: Attack Row;
    victory: Victory token;
    hand: hand limit;
    reaction: Reaction;
    types: Strike, Ability, Abilities;
    block: Block, block;
    dash: Dash;
    combo: Combo;
    wounds: heavy wound, light wound, wound;
    range: range, projectile;
    words: Blink, Backward, Forward;
    skills: Skill, Initiative;
    candles: Candle;
    tokens: token;
    symbols: Fist, Kick, Focus, Wild
