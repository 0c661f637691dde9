"""The words of the game as numbers: symbols, attack types, moments, operations.

Everything a card can say is listed here once. The order is part of the save
format and of the content hash, so new words go to the end of their list.
"""

from __future__ import annotations

from typing import Final

# Raised whenever the same decisions could lead to a different match.
RULES_VERSION: Final = 1

# ---------------------------------------------------------------- 2.4 symbols
BLOCK: Final = 0
DASH: Final = 1
FIST: Final = 2
KICK: Final = 3
FOCUS: Final = 4
SYMBOLS: Final = ("block", "dash", "fist", "kick", "focus")
SYMBOL_LETTERS: Final = "BDFKM"
# A cost slot is a bit set of the symbols that may pay it; Wild is all of them.
WILD: Final = 31

# ----------------------------------------------------------- 2.1 attack types
STRIKE: Final = 0
ABILITY: Final = 1
REACTION: Final = 2
ATTACK_TYPES: Final = ("strike", "ability", "reaction")

# ------------------------------------------------------------ 6.8 range kinds
RANGE_SPACES: Final = 0  # exactly X, or from X to Y
RANGE_PROJECTILE: Final = 1
RANGE_UNLIMITED: Final = 2
FAR: Final = 99  # farther than any arena is long

# ------------------------------------------- 4.8 what a Reaction can answer to
NO_TRIGGER: Final = 0
ON_MOVE: Final = 1  # the opponent moves, as an action or with a Dash
ON_ATTACKED: Final = 2  # before anything of the attack happens
ON_WOUNDED: Final = 3  # after its wounds, before its effect
AFTER_ATTACK: Final = 4  # after its K.O. step
TRIGGERS: Final = ("none", "opponent_moves", "attacked", "wounded", "after_attack")

# ------------------------------------ moments at which Skills and tokens act
ROUND_START: Final = 0
TURN_START: Final = 1
TURN_END: Final = 2
YOU_BLOCK: Final = 3  # you have blocked, before the wounds
YOU_ARE_BLOCKED: Final = 4  # the opponent has blocked your attack
YOU_WOUNDED: Final = 5  # your attack's pool has wounded, before its effect
YOU_WERE_ATTACKED: Final = 6  # an attack on you is over
DASHED: Final = 7  # you have paid for a Dash and moved
COMBO_END: Final = 8
ENTER: Final = 9  # tokens on spaces only: a fighter enters the space
MOMENTS: Final = (
    "round_start",
    "turn_start",
    "turn_end",
    "you_block",
    "you_are_blocked",
    "you_wounded",
    "you_were_attacked",
    "dashed",
    "combo_end",
    "enter",
)

# ----------------------------------------------------------------- conditions
OPPONENT_HAS: Final = 0  # token a on the opponent's sheet
YOU_HAVE: Final = 1  # token a on your sheet
ON_TOKEN: Final = 2  # you stand on a space with token a
CROSSED: Final = 3  # you and the opponent changed sides this turn
MORE_WOUNDS: Final = 4  # you have more wounds than the opponent
DISTANCE: Final = 5  # from a to b spaces apart
YOUR_WOUNDS: Final = 6  # you have a wounds or more
OPPONENT_WOUNDS: Final = 7  # the opponent has a wounds or more
YOUR_HEAVY: Final = 8  # you have a heavy wounds or more
YOUR_LIGHT: Final = 9  # you have a light wounds or more
AT_CENTRE: Final = 10  # you stand on the arena's centre
HAND_AT_MOST: Final = 11  # you hold a cards or fewer
HAVE_DASHED: Final = 12  # you have dashed this turn
CORNERED: Final = 13  # the opponent has no space behind them
DID: Final = 14  # the operation before this one did something (crossed, removed…)
ATTACK_WOUNDED: Final = 15  # the attack in progress has inflicted a wounds or more
ATTACK_TYPE: Final = 16  # the attack in progress is of type a
CONDITIONS: Final = (
    "opponent_has",
    "you_have",
    "on_token",
    "crossed",
    "more_wounds",
    "distance",
    "your_wounds",
    "opponent_wounds",
    "your_heavy",
    "your_light",
    "at_centre",
    "hand_at_most",
    "have_dashed",
    "cornered",
    "did",
    "attack_wounded",
    "attack_type",
)

# ----------------------------------------------------------------- operations
WOUND: Final = 0  # opponent suffers a heavy, b light
SUFFER: Final = 1  # you suffer a heavy, b light
WOUND_PER: Final = 2  # opponent suffers one of kind a for each you have of it
WOUND_EACH: Final = 3  # opponent suffers a heavy, b light for each token just removed
HEAL: Final = 4  # you lose b wounds of kind a
MOVE_WOUND: Final = 5  # b wounds of kind a go from your sheet to theirs, not inflicted
PUSH: Final = 6  # opponent a spaces backward
ADVANCE: Final = 7  # you a spaces forward
RETREAT: Final = 8  # you a spaces directly away
DRAG: Final = 9  # opponent a spaces directly toward you
BLINK: Final = 10  # you Blink up to a spaces
BLINK_BESIDE: Final = 11  # you Blink to a free space next to the opponent
PULL_BESIDE: Final = 12  # opponent Blinks to a free space next to you
BLINK_TO_TOKEN: Final = 13  # you Blink to a space with your token
SWAP: Final = 14  # both fighters change places
DISCARD: Final = 15  # opponent discards a cards
DISCARD_OWN: Final = 16  # you discard a cards
STEAL: Final = 17  # opponent gives you a cards of their choice
DRAW_TOP: Final = 18  # you draw a cards from the deck, unseen
TAKE_BACK: Final = 19  # you take back one single-symbol card paid in this Combo
PLACE_SPACE: Final = 20  # put a of your tokens on spaces within b of you
PLACE_OPPONENT: Final = 21  # put a of your tokens on the opponent's sheet
PLACE_SELF: Final = 22  # put a of your tokens on your own sheet
REMOVE_OPPONENT: Final = 23  # take a tokens off the opponent's sheet (0 = all)
REMOVE_SELF: Final = 24  # take a tokens off your sheet (0 = all)
REMOVE_HERE: Final = 25  # take the token off your space (ENTER: the entered space)
CANCEL_ATTACK: Final = 26
CANCEL_MOVE: Final = 27
EVADE: Final = 28  # cancel the attack if you are now out of its range
UNBLOCKABLE: Final = 29  # your next Strike this turn cannot be blocked
EMPOWER: Final = 30  # your next Strike this turn wounds a heavy, b light more
STOP: Final = 31  # ENTER: the movement ends here
LOSE_ACTION: Final = 32  # you have a actions fewer this turn
REFRESH_ROW: Final = 33  # discard a row card of your choice and refill
PAY: Final = 34  # you may pay a cost; if you do, then …
CHOOSE: Final = 35  # exactly one of then / other, your choice
EITHER: Final = 36  # the opponent discards a cards, or then …
IF: Final = 37  # if the conditions hold then …, else other …
MAY: Final = 38  # you may do then …
OPERATIONS: Final = (
    "wound",
    "suffer",
    "wound_per",
    "wound_each",
    "heal",
    "move_wound",
    "push",
    "advance",
    "retreat",
    "drag",
    "blink",
    "blink_beside",
    "pull_beside",
    "blink_to",
    "swap",
    "discard",
    "discard_own",
    "steal",
    "draw_top",
    "take_back",
    "place_near",
    "place_on_opponent",
    "place_on_self",
    "remove_from_opponent",
    "remove_from_self",
    "remove_here",
    "cancel_attack",
    "cancel_move",
    "evade",
    "unblockable",
    "empower",
    "stop",
    "lose_action",
    "refresh_row",
    "pay",
    "choose",
    "either",
    "if",
    "may",
)

# ---------------------------------------------------------------- wound kinds
HEAVY: Final = 0
LIGHT: Final = 1
ANY_WOUND: Final = 2  # the owner of the wound chooses which kind
WOUND_KINDS: Final = ("heavy", "light", "any")

# ------------------------------------------------------- the Knockdown Test
# 7.2: above this many cubes the tower simulation hands over to the dice.
TOWER_LIMIT: Final = 50
