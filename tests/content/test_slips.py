"""Each slip of the pen in a box is explained: file, place, what is wrong, what would be right."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from knockdown.content import BoxError, check, load

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"

JAB = 'attack[1] "jab"'
UPPERCUT = 'attack[2] "uppercut"'
ROUNDHOUSE = 'attack[3] "roundhouse"'
DUELIST = 'fighter[1] "ash_duelist"'
FLICK = f'{DUELIST} → special[1] "cinder_flick"'
FLARE = f'{DUELIST} → special[2] "flare_cut"'
SMOKE = f'{DUELIST} → special[3] "smoke_step"'
SLIP = f'{DUELIST} → special[4] "slip_away"'
EMBER = 'token[1] "ember"'
ASH = 'token[2] "hot_ash"'
DANCER = 'skill[1] "fire_dancer"'
STANCE = 'skill[3] "wide_stance"'
BLADE = 'skill[4] "long_blade"'
HIDE = 'skill[5] "thick_hide"'


@dataclass(frozen=True)
class Slip:
    """A slip of the pen in the example box: `old` became `new` in `file`."""

    file: str
    old: str
    new: str
    where: str
    wrong: str
    right: str

    def __str__(self) -> str:
        return f"{self.file}-{self.new[:60]}"


PUSH = "effect = [{ push = 1 }]"
ASH_POWER = 'effect = [{ remove_here = "hot_ash" }, { wound = "0/1" }, { push = 1 }]'
DEEP = "{ may = [" * 8 + "{ push = 1 }" + "] }" * 8


def in_effect(steps: str, where: str, wrong: str, right: str) -> Slip:
    """The Roundhouse with another effect."""
    place = f"{ROUNDHOUSE} → effect{where}"
    return Slip("attacks.toml", PUSH, f"effect = {steps}", place, wrong, right)


def in_hot_ash(steps: str, wrong: str, right: str) -> Slip:
    """The Hot Ash with another effect on entering."""
    place = f"{ASH} → power[1]"
    return Slip("tokens.toml", ASH_POWER, f"effect = {steps}", place, wrong, right)


in_box = partial(Slip, "box.toml")
in_attacks = partial(Slip, "attacks.toml")
in_fighters = partial(Slip, "fighters.toml")
in_tokens = partial(Slip, "tokens.toml")
in_skills = partial(Slip, "skills.toml")
in_arena = partial(Slip, "arena.toml")

BOX = [
    in_box("format = 1", "format = 2", "format", "2 is", "format = 1"),
    in_box("format = 1", "", "", '"format" is missing', "format = 1"),
    in_box('"ember_yard"', '"Ember Yard"', "key", '"Ember Yard"', "small letters"),
    in_box('"ember_yard"', '"siege_storm"', "key", 'a box "siege_storm" already', "another"),
    in_box("key", "kee", "", 'unknown key "kee"', 'did you mean "key"'),
    in_box("format = 1", "format = 1\nvolume = 0", "volume", "0 is", "from 1 to 99"),
]

ATTACKS = [
    in_attacks('key = "jab"\n', "", "attack[1]", '"key" is missing', "small letters"),
    in_attacks('key = "jab"', 'key = "uppercut"', f"{UPPERCUT} → key", "twice", "another"),
    in_attacks(', pl = "Krótki Cios"', "", f"{JAB} → name", '"pl" is missing', "a text"),
    in_attacks("Krótki Cios", "", f"{JAB} → name → pl", '""', "printable"),
    in_attacks("Krótki Cios", "a\\u001b[2J", f"{JAB} → name → pl", "a?[2J", "printable"),
    in_attacks('pl = "Krótki', 'de = "Krótki', f"{JAB} → name", 'key "de"', "en, es, pl"),
    in_attacks('source = "custom"', 'source = "book"', f"{JAB} → source", "book", "rulebook"),
    in_attacks("[[attack]]", "[[atack]]", "", 'unknown key "atack"', '"attack"'),
    in_attacks('"strike"', '"strke"', f"{JAB} → type", '"strke"', 'mean "strike"'),
    in_attacks('range = "1"\n', "", JAB, '"range" is missing', '"projectile"'),
    in_attacks('range = "1"', 'range = "2-1"', f"{JAB} → range", '"2-1"', '"1-2"'),
    in_attacks('range = "1"', "range = 1", f"{JAB} → range", "1 is", '"1-2"'),
    in_attacks('"0/2"', '"2"', f"{JAB} → wounds", '"2"', '"1/0"'),
    in_attacks('"0/2"', '"0/12"', f"{JAB} → wounds", '"0/12"', "from 0 to 9"),
    in_attacks("ko = true", 'ko = "yes"', f"{UPPERCUT} → ko", '"yes"', "true or false"),
    in_attacks('["F", "F",', '["F", "X",', f"{JAB} → cards[2]", '"X"', "BDFKM"),
    in_attacks('["F", "F",', '["F", "BDF",', f"{JAB} → cards[2]", '"BDF"', "one or two"),
    in_attacks('["F", "F",', '["F", 3,', f"{JAB} → cards[2]", "3 is not a text", "BDFKM"),
    in_attacks('["F", "F", "B", "M"]', "[]", f"{JAB} → cards", "empty", "each copy"),
    in_attacks('cards = ["F", "F", "B", "M"]', "", JAB, '"cards" is missing', "each copy"),
    in_attacks('wounds = "0/2"\n', "", JAB, "does nothing", "ko = true"),
]

EFFECTS = [
    in_effect("[{ psuh = 1 }]", "[1]", "psuh", "push"),
    in_effect("[{}]", "[1]", "no verb", "push"),
    in_effect("[{ amount = 1 }]", "[1]", "no verb", "push"),
    in_effect("[{ push = 1, drag = 1 }]", "[1]", "two verbs in one step: push, drag", "its own"),
    in_effect("[{ push = 1, amount = 1 }]", "[1]", 'unknown key "amount"', "known: push"),
    in_effect("[]", "", "empty", "list of tables"),
    in_effect("1", "", "not a list", "tables"),
    in_effect("[1]", "[1]", "not a table", "{ … }"),
    in_effect("[{ push = 10 }]", "[1] → push", "10 is", "from 1 to 9"),
    in_effect("[{ push = true }]", "[1] → push", "true is", "whole number"),
    in_effect("[{ swap = false }]", "[1] → swap", "false is", "true, or leave it out"),
    in_effect('[{ wound = "0/0" }]', "[1] → wound", '"0/0"', "not 0/0"),
    in_effect('[{ move_wound = "any" }]', "[1] → move_wound", '"any"', "heavy, light"),
    in_effect("[{ choose = [[{ push = 1 }]] }]", "[1]", "choose has 1 lists", "exactly two"),
    in_effect(
        "[{ choose = [[{ push = 1 }], [{ pull = 1 }]] }]",
        "[1] → choose[2] → step[1]",
        '"pull" is not a verb',
        "push",
    ),
    in_effect("[{ either = 2 }]", "[1]", '"or" is missing', "list of steps"),
    in_effect('[{ pay = "F+B", then = [{ push = 1 }] }]', "[1] → pay", '"F+B"', "apart by spaces"),
    in_effect(f"[{DEEP}]", "[1]" + " → may[1]" * 7, "more than 8 deep", "simpler"),
    in_effect("[" + "{ push = 1 }," * 13 + "]", "[13]", "13 steps", "12 steps at most"),
    in_effect("[{ stop = true }]", "[1]", '"stop" means nothing here', 'moment = "enter"'),
    in_effect(
        "[{ take_back = true }]", "[1]", '"take_back" means nothing here', 'moment = "combo_end"'
    ),
    in_effect(
        '[{ wound_each = "1/0" }]',
        "[1]",
        "the step before, which removes none",
        "remove_from_opponent",
    ),
]

SKILLS = [
    in_skills(
        PUSH,
        'effect = [{ remove_here = "hot_ash" }]',
        f"{DANCER} → power[1] → effect[1]",
        '"remove_here" means nothing here',
        "in an attack or",
    ),
    in_skills(
        '{ distance = "1" }',
        '{ distance = "near" }',
        f"{DANCER} → power[1] → if → distance",
        '"near"',
        '"3+"',
    ),
    in_skills(
        '{ distance = "1" }',
        "{ attack_wounded = 2 }",
        f"{DANCER} → power[1] → if → attack_wounded",
        "no attack is in progress",
        'moment = "you_wounded"',
    ),
    in_skills(
        '{ distance = "1" }',
        '{ crossed = "yes" }',
        f"{DANCER} → power[1] → if → crossed",
        '"yes"',
        "true or false",
    ),
    in_skills("initiative = 8\n", "", DANCER, '"initiative" is missing', "from 1 to 99"),
    in_skills(
        "initiative = 5",
        "initiative = 8",
        f"{STANCE} → initiative",
        f"also that of {DANCER}",
        "its own",
    ),
    in_skills(
        'key = "fire_dancer"',
        'key = "disarm"',
        'skill[1] "disarm" → key',
        'by the box "siege_storm" already',
        "another key",
    ),
    in_skills(
        "block_cards = 1",
        "blok_cards = 1",
        f"{STANCE} → modify",
        'unknown key "blok_cards"',
        'did you mean "block_cards"',
    ),
    in_skills(
        "block_cards = 1",
        "block_cards = 12",
        f"{STANCE} → modify → block_cards",
        "12 is",
        "from -9 to 9",
    ),
    in_skills(
        "[skill.modify]\nblock_cards = 1\nignores_forced_moves = true\n",
        "",
        STANCE,
        "does nothing",
        "[skill.modify]",
    ),
    in_skills(
        '["jab", "high_punch"',
        '["jab", "high_pnch"',
        f"{BLADE} → modify → ranges[1] → attacks[2]",
        "high_pnch",
        'did you mean "high_punch"',
    ),
    in_skills(
        '"straight_punch"], range = "1-2"',
        '"straight_punch"], range = "projectile"',
        f"{BLADE} → modify → ranges[1] → range",
        '"projectile"',
        '"1-2"',
    ),
    in_skills(
        'as = "target"',
        'as = "victim"',
        f"{HIDE} → modify → pools[1] → as",
        '"victim"',
        "attacker, target",
    ),
    in_skills(
        "soften = true", 'wounds = "1/0"', f"{HIDE} → modify → pools[1] → wounds", '"1/0"', "+0/+1"
    ),
    in_skills(
        'moment = "dashed"',
        'moment = "enter"',
        f"{DANCER} → power[1] → moment",
        '"enter"',
        "dashed",
    ),
]

FIGHTERS = [
    in_fighters('"#ff9f2e"', '"orange"', f"{DUELIST} → colour", '"orange"', "#ff6040"),
    in_fighters('"#ff9f2e"', '"#101020"', f"{DUELIST} → colour", '"#101020"', "bright enough"),
    in_fighters(
        "{ evade = true }",
        "{ cancel_move = true }",
        f"{SLIP} → effect[2]",
        '"cancel_move" means nothing here',
        'trigger = "opponent_moves"',
    ),
    in_fighters(
        "{ blink = 2 }",
        "{ cancel_attack = true }",
        f"{SMOKE} → effect[1]",
        '"cancel_attack" means nothing here',
        'trigger = "attacked"',
    ),
    in_fighters(
        'trigger = "attacked"',
        'trigger = "wounded"',
        f"{SLIP} → effect[2]",
        '"evade" means nothing here',
        'trigger = "attacked"',
    ),
    in_fighters(
        '{ opponent_has = "ember" }',
        '{ oponent_has = "ember" }',
        f"{FLARE} → effect[1] → if",
        'unknown key "oponent_has"',
        'did you mean "opponent_has"',
    ),
    in_fighters(
        '{ opponent_has = "ember" }',
        "{}",
        f"{FLARE} → effect[1] → if",
        "no condition",
        "leave the key out",
    ),
    in_fighters(
        '{ opponent_has = "ember" }',
        "{ did = true }",
        f"{FLARE} → effect[1] → if → did",
        "can succeed or fail",
        "right after one that moves",
    ),
    in_fighters('cost = "M"\n', "", FLICK, '"cost" is missing', "slots"),
    in_fighters('cost = "M"', 'cost = "X"', f"{FLICK} → cost", '"X"', "BDFKM"),
    in_fighters('cost = "M"', 'cost = ""', f"{FLICK} → cost", '""', "1 to 6 slots"),
    in_fighters('trigger = "attacked"\n', "", SLIP, '"trigger" is missing', "attacked"),
    in_fighters(
        'trigger = "attacked"',
        'trigger = "atacked"',
        f"{SLIP} → trigger",
        '"atacked"',
        'did you mean "attacked"',
    ),
    in_fighters(
        'cost = "K ?"',
        'cost = "K ?"\ntrigger = "attacked"',
        f"{FLARE} → trigger",
        "only a Reaction has a trigger",
        'type = "reaction"',
    ),
    in_fighters(
        'cost = "M"',
        'cost = "M"\nunblockable_if = { crossed = true }',
        f"{FLICK} → unblockable_if",
        "only a Strike",
        'type = "strike"',
    ),
    in_fighters(
        '{ place_on_opponent = "ember", amount = 2 }',
        '{ place_on_opponent = "embre", amount = 2 }',
        f"{FLICK} → effect[1] → place_on_opponent",
        'no token "embre"',
        'did you mean "ember"',
    ),
    in_fighters(
        '{ place_on_opponent = "ember", amount = 2 }',
        '{ place_on_opponent = "hot_ash", amount = 2 }',
        f"{FLICK} → effect[1] → place_on_opponent",
        "does not lie on a sheet",
        'on = "sheet"',
    ),
    in_fighters(
        '"hot_ash", amount = 1, within = 2',
        '"hot_ash", amount = 1',
        f"{SMOKE} → effect[2] → then[1]",
        '"within" is missing',
        "from 0 to 9",
    ),
    in_fighters(
        'tokens = ["ember", "hot_ash"]',
        'tokens = ["ember", "ash"]',
        f"{DUELIST} → tokens[2]",
        'no token "ash"',
        "hot_ash",
    ),
    in_fighters(
        'key = "ash_duelist"',
        'key = "veroth"',
        'fighter[1] "veroth" → key',
        'by the box "siege_storm" already',
        "another key",
    ),
    in_fighters(
        'class = { en = "Fencer", es = "Esgrimista", pl = "Fechtmistrz" }\n',
        "",
        DUELIST,
        '"class" is missing',
        "class = {",
    ),
]

TOKENS = [
    in_tokens("count = 3", 'count = "four"', f"{EMBER} → count", '"four"', "from 1 to 7"),
    in_tokens(
        "count = 3", "count = 0x" + "f" * 6000, f"{EMBER} → count", "a huge number", "from 1 to 7"
    ),
    in_tokens("count = 3", "count = 99", f"{EMBER} → count", "99 is", "from 1 to 7"),
    in_tokens('on = "sheet"', 'on = "table"', f"{EMBER} → on", '"table"', "space, sheet"),
    in_tokens(
        'on = "sheet"',
        'on = "sheet"\nrecycles = true',
        f"{EMBER} → recycles",
        "only a token on a space",
        "leave it out",
    ),
    in_tokens(
        'moment = "turn_end"',
        'moment = "turn_ned"',
        f"{EMBER} → power[1] → moment",
        '"turn_ned"',
        'did you mean "turn_end"',
    ),
    in_tokens(
        'moment = "turn_end"',
        'moment = "enter"',
        f"{EMBER} → power[1] → moment",
        '"enter"',
        "turn_start",
    ),
    in_tokens(
        'key = "ember"',
        'key = "poison"',
        'token[1] "poison" → key',
        'by the box "tainted_grail" already',
        "another key",
    ),
]

ENDLESS = [
    in_hot_ash(
        "[{ push = 1 }]",
        'entering "hot_ash" → push → entering "hot_ash"',
        '{ remove_here = "hot_ash" } before "push"',
    ),
    in_hot_ash(
        '[{ may = [{ remove_here = "hot_ash" }] }, { swap = true }]',
        'entering "hot_ash" → swap → entering "hot_ash"',
        'before "swap"',
    ),
    in_hot_ash(
        '[{ remove_here = "mist" }, { if = { crossed = true }, then = [{ blink = 1 }] }]',
        'entering "hot_ash" → blink → entering "hot_ash"',
        'before "blink"',
    ),
    in_hot_ash(
        '[{ remove_here = "hot_ash" }, { push = 1 }, { place_near = "hot_ash", within = 2 }]',
        'entering "hot_ash" → place_near "hot_ash" → entering "hot_ash" → push',
        "leave out place_near",
    ),
]

ARENA = [
    in_arena("spaces = 7", "spaces = 8", "spaces", "8 is", "odd"),
    in_arena("spaces = 7", "spaces = 17", "spaces", "17 is", "from 5 to 15"),
    in_arena("[2, 6]", "[2, 8]", "starts", "[2, 8]", "from 1 to 7"),
    in_arena("[2, 6]", "[2, 2]", "starts", "[2, 2]", "different"),
    in_arena(
        'key = "ember_yard"',
        'key = "siege_storm"',
        "key",
        'by the box "siege_storm" already',
        "another key",
    ),
    in_arena("[edge]", "[candle]\ncards = 4", "candle", '"name" is missing', "en ="),
    in_arena('[edge]\nwounds = "0/2"', "edge = 3", "edge", "3 is not a table", "{ … }"),
    in_arena("pitch = 300", "pitch = 3", "scenery → air[1] → pitch", "3 is", "from 40 to 8000"),
    in_arena("pitch = 300", "pitc = 300", "scenery → air[1]", '"pitc"', 'mean "pitch"'),
    in_arena('"flutter"', '"fluter"', "scenery → call → sound", '"fluter"', '"flutter"'),
    in_arena("most = 1400", "most = 200", "scenery → call → most", "200 is", "from 300"),
    in_arena("air = [", "air = [{}, {}, {}, {}, ", "scenery → air", "5 layers", "1 to 4"),
]

SLIPS = [*BOX, *ATTACKS, *EFFECTS, *FIGHTERS, *TOKENS, *ENDLESS, *SKILLS, *ARENA]


def spoiled(tmp_path: Path, slip: Slip) -> Path:
    """The example box with that one slip, at its first chance."""
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    text = (folder / slip.file).read_text("utf-8")
    assert slip.old in text
    (folder / slip.file).write_text(text.replace(slip.old, slip.new, 1), "utf-8")
    return folder


@pytest.mark.parametrize("slip", SLIPS, ids=str)
def test_a_slip_is_explained(tmp_path: Path, slip: Slip) -> None:
    folder = spoiled(tmp_path, slip)
    problems = check(folder)
    fitting = [
        problem
        for problem in problems
        if (problem.file, problem.where) == (str(folder / slip.file), slip.where)
        and slip.wrong in problem.wrong
        and slip.right in problem.right
    ]
    assert len(fitting) == 1, "\n".join(map(str, problems))
    with pytest.raises(BoxError) as error:
        load([folder])
    assert error.value.problems == problems
