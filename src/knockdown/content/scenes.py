"""The scene of an effect decides which verbs and conditions make sense in it.

A scene is a word: a moment of `terms.MOMENTS`, a trigger of `terms.TRIGGERS`
(the effect of a Reaction), or one of the four below.
"""

from __future__ import annotations

from knockdown.engine.terms import MOMENTS, TRIGGERS

CARD = "card"  # the effect of an Attack card
TAKEN = "taken"  # what happens after an Attack card is taken
SPECIAL = "special"  # a Special Attack that is no Reaction
POOL = "pool"  # the condition of a change to a wound pool

ATTACKS = frozenset((CARD, SPECIAL, *TRIGGERS[1:]))

IN_YOUR_TURN = frozenset((CARD, TAKEN, SPECIAL, "turn_start", "you_wounded", "dashed", "combo_end"))

# Verbs that are valid only in some scenes; all others are valid everywhere.
VERB_SCENES = {
    "stop": frozenset(("enter",)),
    "remove_here": ATTACKS | {"enter"},
    "cancel_move": frozenset(("opponent_moves",)),
    "cancel_attack": frozenset(("attacked",)),
    "evade": frozenset(("attacked",)),
    "take_back": frozenset(("combo_end",)),
    # What lasts for a turn, or takes from it, needs one of yours that goes on.
    "lose_action": frozenset(("turn_start",)),
    "empower": IN_YOUR_TURN,
    "unblockable": IN_YOUR_TURN,
}

_IN_ATTACK = ATTACKS | {
    POOL,
    "you_block",
    "you_are_blocked",
    "you_wounded",
    "you_were_attacked",
}

# Conditions on the attack in progress need one.
CONDITION_SCENES = {"attack_wounded": _IN_ATTACK, "attack_type": _IN_ATTACK}


def described(scenes: frozenset[str]) -> str:
    """The scenes, in words that a box author knows."""
    parts = []
    if scenes >= ATTACKS:
        parts.append("in an attack")
    triggers = [t for t in TRIGGERS if t in scenes and not scenes >= ATTACKS]
    parts += [f'in a Reaction with trigger = "{trigger}"' for trigger in triggers]
    parts += [f'in a power with moment = "{moment}"' for moment in MOMENTS if moment in scenes]
    return " or ".join(parts)
