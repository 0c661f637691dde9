### The game in the terminal: start, picture, commands, rules in brief.

## The start
language-name = English
start-title = Knockdown, an unofficial fan version. Two fighters, two won rounds decide.
start-language = Language (Enter: { $language })
start-level = How strong the computer plays (Enter: { $level })
level-rookie = rookie
level-brawler = brawler
level-duelist = duelist
level-champion = champion
level-plan-rookie = looks one action ahead and often takes the second best
level-plan-brawler = looks one action ahead and takes the best
level-plan-duelist = tries hundreds of futures before each choice
level-plan-champion = tries futures for a second before each choice
start-fighter = Your fighter (Enter: a random match at once)
start-opponent = Your opponent (Enter: at random)
start-arena = The Arena (Enter: at random)
start-choose = A number or a name chooses, just Enter takes what is said in brackets, quit leaves.
start-seed = This match has the seed { $seed }.
start-help = At every question: a number or a name answers, ? explains, quit leaves.
start-computer = The computer plays as a { $level }.
start-computers = Two computers play: { $levels }.
start-two = Two players share this screen. Before a secret the game asks to hand it over.
start-table = Knockdown Tests are made at the table, with real cubes.
start-tower = Knockdown Tests are towers of wound cubes. A simulation builds them, for both sides with { $skill }.
start-tower-hands = Knockdown Tests are towers of wound cubes. A simulation builds them: { $hands }.
start-loaded = The match goes on.
start-loaded-over = This match is over.

## The picture
picture-headline = Round { $round }, turn { $turn }. Attack deck: { $deck }. Victory tokens: { $victories }.
picture-you = you
picture-places = { $who ->
    [you] You stand on { $space }, { $opponent } on { $theirs }, distance { $distance }.
   *[other] { $name } stands on { $space }, { $opponent } on { $theirs }, distance { $distance }.
}
picture-tokens-on = { $name }: { $spaces }.
picture-edges = Edges: { $spaces }.
picture-candles = Whoever ends a turn on { $spaces } suffers { $wounds }.
picture-legend = ~~~ is beyond the Candles.
picture-fighter = { $who ->
    [you] You ({ $name }): { $wounds }. Hand { $cards }/{ $limit }: { $hand }.
   *[other] { $name }: { $wounds }. Hand { $cards }/{ $limit }: { $hand }.
}
picture-wounds = { $wounds } (total { $total })
picture-skills = { $n ->
    [one] Skill: { $skills }.
   *[other] Skills: { $skills }.
}
picture-face-down = 1 face down.
picture-face-down-own = Face down: { $skill }.
picture-tokens = Tokens: { $tokens }.
picture-bonus = Next Strike this turn: { $bonus }.
bonus-wounds = { $wounds } more
bonus-unblockable = cannot be blocked
group-move = Move
group-attack = Attack (Attack Row)
group-combo = Combo
group-none-move = Move: no free space beside you
group-none-attack = Attack: no card in the Attack Row
group-none-combo = Combo: nothing can be played now
not-now-cost = Cannot be paid now: { $attacks }.
not-now-range = Out of range: { $attacks }.
not-now-condition = Condition not met: { $attacks }.
not-now-used = Used in this Combo: { $attacks }.
not-now-reaction = Reactions, in the opponent’s turn: { $attacks }.
more-text = { $word } shows the whole table with all texts.

## Asking
hand-over = { $name }, this is for you alone. Take the screen and press Enter.
thinking = { $name } is thinking…
countdown-ready = { $name } builds a tower of { $n ->
    [one] { $n } wound cube
   *[other] { $n } wound cubes
} in 10 seconds: only one cube touches the table, no cube touches more than two others, and the tower stands by itself. The opponent starts the countdown with Enter: 3, 2, 1, go; Enter again stops it once the tower is ready.
countdown-computer = The computer has no hands for cubes: three dice decide for it.
quit-sure = Leave the match? save FILE keeps it and leaves. (y/n)
quit-yes = y yes
goodbye = Goodbye!
kept = The match is kept. Go on with:
end-score = Rounds: { $score }.
after-match = again: another match; save FILE: keep this one; Enter or quit: leave.
after-match-again = again a
watch-help = Enter: on; end: to the end without stopping; quit: leave.

## Commands: the words that are understood, the first one is shown in the help
command-help = help ?
command-board = board b more
command-sheet = sheet
command-card = card
command-rules = rules
command-log = log
command-hint = hint h
command-undo = undo u
command-save = save
command-lang = lang
command-quit = quit q exit
help-answer = A number or a name chooses that answer; a number with ? (for example 3?) tells more about it; just Enter repeats the question. The short words of match texts work too, for example: { $example }
help-board = { $word }: the whole table again, with all texts
help-sheet = { $word }: the Special Attacks of both fighters, in full
help-card = { $word } NAME: any card, Skill, token or fighter
help-rules = { $word } WORD: a rule in brief; without a word, the list
help-log = { $word }: what has happened so far
help-hint = { $word }: the three best answers, with your chance to win the match
help-undo = { $word }: take back your last choice, as long as nothing new was shown
help-save = { $word } FILE: keep the match (.json: one moment; else the whole match as text)
help-lang = { $word } en, es or pl: go on in that language
help-quit = { $word }: leave the match
help-table-title = You can always type:

## Answers of the game
wrong-answer = I do not understand “{ $text }”. Type a number from 1 to { $n }, or ? for help.
wrong-number = There is no answer { $text }. Type a number from 1 to { $n }.
which-answer = “{ $text }” may mean answer { $numbers }.
wrong-choice = Type a number from 1 to { $n }, a name, or just Enter.
wrong-language = I speak en (English), es (español) and pl (polski).
card-none = No card, Skill, token or fighter is called “{ $text }”.
card-which = card NAME, for example: card { $example }
rules-none = Nothing about “{ $text }”. There is:
rules-list = rules WORD explains:
rules-see-card = No rule is called “{ $text }”; this tells about it: { $word } { $text }
hint-title = The best answers a duelist finds, with your chance to win the match:
hint-answer = { $percent } %: { $answer }
hint-none = A duelist sees no difference between the answers: choose what you like.
hint-table = Here the cubes decide: tell what became of the tower.
undo-done = Taken back.
undo-refused = That cannot be taken back any more: something new was shown, or the opponent has decided since.
undo-nothing = There is nothing to take back yet.
save-which = save FILE: how shall the file be called?
save-done = Saved in { $file }. Go on with:
save-done-moment = Only this moment is known of the match, so { $file } holds just that, as JSON. Go on with:
save-done-over = Saved in { $file }. Step through it with:
save-done-over-moment = Saved in { $file }: only the end of the match, as JSON, which cannot be stepped through.
save-over = { $file } holds a match already. Replace it? (y/n)
save-kept = Nothing was written.
save-failed = { $file } cannot be written: { $why }
why-foreign = it exists and is no Knockdown match
why-no-folder = the folder does not exist
why-is-folder = it is a folder
why-denied = no permission
why-full = the disk is full
why-other = the system refuses
lang-done = English it is.
log-empty = Nothing has happened yet.
replay-title = { $first } against { $second }, moves: { $moves }.
replay-help = Enter: on; a number: so many moves; back: one move back; board: the table; end: to the end; quit: leave.
replay-to-end = end
replay-back = back
replay-move = Move { $number } ({ $name }): { $text }
replay-end = The record ends here.

## Rules in brief, for `rules WORD`: title, colon, text
rule-match = Match and round: whoever wins two rounds wins the match. A round is won by a failed Knockdown Test, or on wounds when the Attack Row cannot be filled: fewest heavy wounds, then fewest light, then the player whose turn begins.
rule-turn = Turn: the Attack Row is refilled to 4 cards, then you perform exactly two actions out of Move, Attack and Combo; the same one twice is allowed.
rule-move = Move: to an adjacent space, never off the Arena, never into or through the opponent.
rule-attack = Attack: choose a card of the Attack Row. If the opponent is in range, its Attack Sequence is resolved; in any case the card joins your hand.
rule-hand = Hand and hand limit: in hand a card is only good for its symbols. The limit is 6 cards; above it you discard at once.
rule-combo = Combo: any number of Special Attacks and Dashes, one after the other, as long as you can pay. No Special Attack twice in one Combo.
rule-special = Special Attack: printed on your Fighter Sheet. You pay it by discarding cards whose symbols cover the cost. A card with two symbols may pay with both, but only for one Special Attack.
rule-symbols = Symbols: Block, Dash, Fist, Kick and Focus. Wild stands only in costs and is paid by any symbol.
rule-dash = Dash: in a Combo, discard a card with a Dash symbol and move one space; a card with two gives up to two steps.
rule-reaction = Reaction: played in the opponent’s turn when its trigger happens, paid like a Special Attack. It cannot be blocked.
rule-types = Strike, Ability, Reaction: only Strikes can be blocked.
rule-sequence = Attack Sequence: wounds of the wound pool, then the effect, then K.O.; before it the attacked player may react and block.
rule-block = Block: against a Strike, discard one Block card to reduce wounds or to cancel the effect, or two to do both. With the cards left in hand you ignore 1 heavy wound for every 2 cards or 1 light wound for every card. A block never stops a K.O.
rule-wounds = Wounds: heavy and light. Their total counts in a Knockdown Test, heavy ones first when a round is decided on wounds.
rule-range = Range: X is exactly X spaces, X–Y from X to Y, projectile is any distance in a straight line, unlimited is any distance.
rule-words = Blink, Backward, Forward: Blink moves through the opponent’s space. Backward moves the opponent directly away from you, Forward moves your fighter directly toward the opponent.
rule-ko = K.O. and Knockdown Test: an attack with K.O. lets the attacker test a wounded opponent. With dice, three dice must show at least the number of wounds. With cubes, all wounds must stand by themselves as one tower within 10 seconds, one cube on the table and none touching more than two others; with --knockdown tower a simulated hand builds it before your eyes. Passed: half the wounds are discarded. Failed: the attacker wins the round.
rule-skills = Skills and Initiative: a face-up Skill is active all the time. The higher Initiative is first player. Whoever loses a round turns the second Skill face up.
rule-tokens = Tokens: they lie on spaces or on Fighter Sheets and belong to a fighter. card NAME tells what one does.
rule-edge = Edge (Siege Storm): a fighter on an end space attacked from the space beside it suffers 1 light wound more.
rule-candles = Candles, Fading Menhir (Tainted Grail): a drawn Candle card moves the Candle tokens from the ends toward the centre. Whoever ends a turn above one or beyond it suffers 1 light wound.
rule-next = Next round: wounds, hands and tokens are cleared, fighters return to their starting spaces, hands start empty, the loser begins.
rule-stall = House rule: { $n ->
    [0] in this match idle turns never end a round.
    [one] after { $n } turn in which no card left the row and nobody was wounded, the round is decided on wounds.
   *[other] after { $n } turns on end in which no card left the row and nobody was wounded, the round is decided on wounds.
}
rule-golden = Golden Rule: where a card or a Fighter Sheet contradicts a rule, the card or sheet wins.
