"""Every event can be told, in every language, from either side of the table."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown import content
from knockdown.content.words import LANGUAGES
from knockdown.engine import events as e
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.engine.movement import HOW
from knockdown.engine.rounds import HOW_ROUNDS_END
from knockdown.telling.speech import Speech
from knockdown.telling.story import TELLERS, Storyteller, condensed

LIBRARY = content.load()
BOOK = LIBRARY.book
ARENA = LIBRARY.arena("siege_storm")
RAM = next(card for card in range(36) if BOOK.attacks[ARENA.cards[card].attack].key == "ram")
REACTION = BOOK.fighters[LIBRARY.fighter("veroth").index].specials[2]
SPECIAL = BOOK.fighters[LIBRARY.fighter("veroth").index].specials[0]
TRAP = LIBRARY.token("trap").index
POWERS = [
    next(p.index for p in BOOK.powers if p.skill != NONE),
    next(p.index for p in BOOK.powers if p.token != NONE),
]
ATTACK = ARENA.cards[RAM].attack

EXAMPLES: list[Event] = [
    e.TokenDrawn("arena", NONE, 0),
    e.TokenDrawn("skill_set", NONE, 1),
    e.TokenDrawn("fighter", 0, 2),
    e.FighterTaken(0, 2),
    e.SkillsReceived(0, [1, 2, 3]),
    e.SkillKept(0, 1),
    e.SkillShown(0, 1),
    e.FirstPlayer(0),
    e.CardDrafted(0, RAM),
    e.RoundBegan(2, 0),
    e.TurnBegan(0, 3),
    e.RowFilled([RAM, 0]),
    e.CandleDrawn(1),
    e.CandleDrawn(5),
    e.RowCardDiscarded(0, RAM),
    *(e.Moved(0, 1, 2, how) for how in HOW),
    e.MoveCancelled(0),
    e.AttackBegan(0, ATTACK, RAM, True),
    e.AttackBegan(0, ATTACK, RAM, False),
    e.AttackBegan(0, SPECIAL, NONE, True),
    e.AttackBegan(0, REACTION, NONE, True),
    e.AttackCancelled(0, ATTACK),
    e.CardTaken(0, RAM),
    e.CardDrawn(0, RAM),
    e.CardsPaid(0, [RAM, 0]),
    e.CardDiscarded(0, RAM),
    e.CardStolen(0, RAM),
    e.CardTakenBack(0, RAM),
    e.Blocked(0, [RAM], 1, 0, False),
    e.Blocked(0, [RAM], 0, 0, True),
    e.Blocked(0, [RAM, 0], 0, 1, True),
    *(e.Wounded(0, 1, 2, cause) for cause in ("attack", "effect", "candle")),
    e.Healed(0, 1, 0),
    e.WoundMoved(0, 1, 0),
    e.TokenPlaced(TRAP, 0, NONE, 4),
    e.TokenPlaced(TRAP, 0, 0, NONE),
    e.TokenRemoved(TRAP, 0, NONE, 4),
    e.TokenRemoved(TRAP, 0, 0, NONE),
    *(e.PowerUsed(0, power) for power in POWERS),
    e.ActionLost(0, 1),
    *(e.KnockdownBegan(0, 5, kind) for kind in ("dice", "table", "tower")),
    e.DiceRolled(0, [1, 2, 6], 8),
    e.KnockdownEnded(0, True),
    e.KnockdownEnded(0, False),
    *(e.RoundEnded(0, how) for how in HOW_ROUNDS_END),
    e.MatchEnded(0),
]


def teller(lang: str, you: int) -> Storyteller:
    speech = Speech(LIBRARY, lang, you, ["player-one", "player-computer"])
    fighters = [LIBRARY.fighter("veroth").index, LIBRARY.fighter("driana").index]
    return Storyteller(speech, ARENA, fighters)


@pytest.mark.once
def test_every_event_has_a_teller_and_an_example() -> None:
    kinds = set(Event.__subclasses__())
    assert set(TELLERS) == kinds
    assert {type(event) for event in EXAMPLES} == kinds


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("you", [0, 1, NONE])
def test_every_event_is_a_sentence(lang: str, you: int) -> None:
    for event in EXAMPLES:
        for eyes in (0, 1, e.EVERYBODY):
            text = teller(lang, you).tell(event.seen_by(eyes))
            assert text[0] in "¡" or text[0].isupper() or text[0] == "„", text
            assert text[-1] in ".!”»", text
            assert "{" not in text and "  " not in text


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_different_person_is_told_differently(lang: str) -> None:
    for event in EXAMPLES:
        mine, theirs = teller(lang, 0).tell(event), teller(lang, 1).tell(event)
        spoken_of = event.to_dict().get("player", NONE) != NONE
        if spoken_of and not isinstance(event, e.DiceRolled):
            assert mine != theirs


@pytest.mark.once
def test_a_hidden_card_is_not_told() -> None:
    drawn = e.CardDrawn(1, RAM)
    assert "Ram" not in teller("en", 0).tell(drawn.seen_by(0))
    assert "Ram (" in teller("en", 1).tell(drawn.seen_by(1))
    kept = e.SkillKept(1, 3)
    assert LIBRARY.skill_name(BOOK.skills[3], "en") not in teller("en", 0).tell(kept.seen_by(0))


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [
        ("en", 1, "You have 1 action fewer this turn."),
        ("es", 2, "Tienes 2 acciones menos este turno."),
        ("pl", 1, "W tej turze masz o 1 akcję mniej."),
        ("pl", 2, "W tej turze masz o 2 akcje mniej."),
        ("pl", 5, "W tej turze masz o 5 akcji mniej."),
    ],
)
def test_plurals(lang: str, count: int, text: str) -> None:
    assert teller(lang, 0).tell(e.ActionLost(0, count)) == text


@pytest.mark.once
def test_a_walk_of_several_spaces_is_told_as_one() -> None:
    walk: list[Event] = [e.Moved(0, 3, 4, "move"), e.Moved(0, 4, 5, "move")]
    [(event, _)] = condensed(walk)
    assert teller("en", 0).tell(event) == "You move from 4 to 6."


@pytest.mark.once
def test_two_jumps_stay_two() -> None:
    assert len(condensed([e.Moved(0, 3, 4, "blink"), e.Moved(0, 4, 5, "blink")])) == 2


@pytest.mark.once
def test_equal_tokens_are_counted() -> None:
    placed: list[Event] = [e.TokenPlaced(TRAP, 0, 0, NONE)] * 3
    [(event, times)] = condensed(placed)
    assert "3 Trap tokens" in teller("en", 0).tell(event, times)


@pytest.mark.once
def test_a_card_that_misses_is_taken_in_the_same_breath() -> None:
    hit = [e.AttackBegan(0, ATTACK, RAM, True), e.CardTaken(0, RAM)]
    miss = [e.AttackBegan(0, ATTACK, RAM, False), e.CardTaken(0, RAM)]
    assert len(condensed(hit)) == 2
    assert len(condensed(miss)) == 1


# ------------------------------------------------------ what was before counts
def attack_called(key: str) -> int:
    return next(attack.index for attack in BOOK.attacks if attack.key == key)


def told_after(events: list[Event], *, you: int = 0, lang: str = "en") -> str:
    """The last of these events, told after the others."""
    told = teller(lang, you)
    return [told.tell(event) for event in events][-1]


@pytest.mark.once
def test_losing_a_card_is_told() -> None:
    stolen = e.CardStolen(1, RAM)
    assert teller("en", 0).tell(stolen).startswith("From your hand Driana gets Ram")
    assert teller("es", 0).tell(stolen).startswith("De tu mano, Driana recibe")
    assert teller("en", NONE).tell(stolen).startswith("From the opponent’s hand Driana gets")


@pytest.mark.once
def test_one_of_several_tokens_is_counted() -> None:
    placed = e.TokenPlaced(TRAP, 0, 0, NONE)
    removed = e.TokenRemoved(TRAP, 0, 0, NONE)
    assert "the Trap token" in told_after([placed, removed])
    assert "1 of 3 Trap tokens" in told_after([placed, placed, placed, removed])


@pytest.mark.once
def test_10_1_an_edge_is_named_as_the_cause() -> None:
    attacked: list[Event] = [
        e.Moved(0, 2, 0, "move"),
        e.Moved(1, 6, 1, "move"),
        e.AttackBegan(1, ATTACK, RAM, True),
    ]
    printed = BOOK.attacks[ATTACK]
    plain = e.Wounded(0, printed.heavy, printed.light, "attack")
    more = e.Wounded(0, printed.heavy, printed.light + 1, "attack")
    assert "Changed by" not in told_after([*attacked, plain])
    assert told_after([*attacked, more]).endswith("Changed by: edge.")


@pytest.mark.once
def test_6_1_skills_and_what_was_prepared_are_named_as_the_cause() -> None:
    printed = BOOK.attacks[ATTACK]
    attacked: list[Event] = [e.AttackBegan(1, ATTACK, RAM, True)]
    more = e.Wounded(0, printed.heavy, printed.light + 1, "attack")
    assert told_after([*attacked, more]).endswith("Changed by: prepared earlier.")
    adding = next(
        skill.index
        for skill in BOOK.skills
        if any(p.light > 0 and not p.as_target for p in skill.modifiers.pools)
    )
    name = LIBRARY.skill_name(BOOK.skills[adding], "en")
    shown = e.SkillShown(1, adding)
    assert told_after([shown, *attacked, more]).endswith(f"Changed by: {name}.")


@pytest.mark.once
def test_6_5_what_was_blocked_is_no_change() -> None:
    printed = BOOK.attacks[ATTACK]
    blocked = e.Blocked(0, [RAM], printed.heavy, 0, False)
    rest = e.Wounded(0, 0, printed.light, "attack")
    attacked = e.AttackBegan(1, ATTACK, RAM, True)
    assert "Changed by" not in told_after([attacked, blocked, rest])


@pytest.mark.once
def test_6_5_a_block_tells_what_does_not_happen() -> None:
    began = e.AttackBegan(1, attack_called("high_kick"), RAM, True)
    cancelled, reduced = e.Blocked(0, [RAM], 0, 0, True), e.Blocked(0, [RAM], 1, 0, False)
    told = told_after([began, cancelled])
    assert told.endswith(
        "cancel the effect. So this does not happen: “Push the opponent 1 space Backward.”"
    )
    assert "does not happen" not in told_after([began, reduced])
    assert told_after([cancelled]).endswith("cancel the effect.")  # loaded after it had begun


@pytest.mark.once
def test_4_8_a_block_after_a_reaction_tells_of_the_attack_that_goes_on() -> None:
    """Still in range after the Blink, so what is blocked is Ram and not the Flicker before it."""
    scene = Scene(fighters=("veroth", "xingo"), hands=("", "D F B B"), row=["ram"])
    scene.play("attack ram.F", "react flicker", "pay B+D", "space 6", "block effect B")
    told = teller("en", 0)
    [blocked] = [
        text for event in scene.match.events if "does not happen" in (text := told.tell(event))
    ]
    assert "does not happen: “Push the opponent 1 space Backward" in blocked


@pytest.mark.once
def test_4_8_a_blocked_reaction_tells_its_own_effect() -> None:
    attacked = e.AttackBegan(1, attack_called("high_kick"), RAM, True)
    reacted = e.AttackBegan(0, attack_called("flicker"), NONE, True)
    told = told_after([attacked, reacted, e.Blocked(1, [RAM], 0, 0, True)])
    assert "does not happen: “Blink up to 2 spaces" in told


@pytest.mark.once
def test_4_8_wounds_after_a_reaction_are_compared_with_the_attack_that_goes_on() -> None:
    printed = BOOK.attacks[ATTACK]
    before: list[Event] = [
        e.AttackBegan(1, ATTACK, RAM, True),
        e.AttackBegan(0, attack_called("flicker"), NONE, True),
        e.Blocked(1, [RAM], 0, 1, False),  # of the Reaction, so nothing is taken from the attack
    ]
    plain = e.Wounded(0, printed.heavy, printed.light, "attack")
    more = e.Wounded(0, printed.heavy, printed.light + 1, "attack")
    assert "Changed by" not in told_after([*before, plain])
    assert told_after([*before, more]).endswith("Changed by: prepared earlier.")
    cancelled = e.AttackCancelled(1, ATTACK)
    assert "Changed by" not in told_after([*before, cancelled, more])


@pytest.mark.once
def test_8_2_a_round_decided_on_wounds_tells_them() -> None:
    told = told_after(
        [e.Wounded(0, 1, 2, "effect"), e.Wounded(1, 2, 0, "effect"), e.RoundEnded(0, "deck")]
    )
    assert told.endswith("You: 1 heavy and 2 light wounds. Driana: 2 heavy wounds.")
    assert "wounds." not in told_after([e.RoundEnded(0, "ko")])


@pytest.mark.once
def test_6_2_an_effect_that_changes_nothing_is_told() -> None:
    began, taken = e.AttackBegan(1, ATTACK, RAM, True), e.CardTaken(1, RAM)
    assert "The effect of Ram changes nothing." in told_after([began, taken])
    pushed = e.Moved(0, 2, 1, "forced")
    assert "changes nothing" not in told_after([began, pushed, taken])
    blocked = e.Blocked(0, [RAM], 0, 0, True)
    assert "changes nothing" not in told_after([began, blocked, taken])
    feint = attack_called("feint")
    assert "changes nothing" not in told_after([e.AttackBegan(1, feint, RAM, True), taken])


@pytest.mark.once
def test_4_4_wounds_of_a_card_from_the_deck_are_not_compared_with_an_earlier_attack() -> None:
    earlier, drawn = e.AttackBegan(1, SPECIAL, NONE, True), e.CardDrawn(1, e.UNSEEN)
    assert "Changed by" not in told_after([earlier, drawn, e.Wounded(0, 0, 7, "attack")])
    assert "Changed by" in told_after([earlier, e.Wounded(0, 0, 7, "attack")])
