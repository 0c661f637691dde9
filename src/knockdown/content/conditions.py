"""Reads conditions: tables whose every entry must hold."""

from __future__ import annotations

from knockdown.content import values
from knockdown.content.draft import Draft
from knockdown.content.reader import Table
from knockdown.content.scenes import CONDITION_SCENES, described
from knockdown.engine.book import Condition
from knockdown.engine.terms import ATTACK_TYPES, CONDITIONS

# The kind of token a condition can name: one on a space, or one on a sheet.
TOKEN_CONDITIONS = {"opponent_has": False, "you_have": False, "on_token": True}
FLAG_CONDITIONS = ("crossed", "more_wounds", "at_centre", "have_dashed", "cornered", "did")
COUNT_CONDITIONS = {
    "your_wounds": (1, 20),
    "opponent_wounds": (1, 20),
    "your_heavy": (1, 20),
    "your_light": (1, 20),
    "attack_wounded": (1, 9),
    "hand_at_most": (0, 9),
}


def read_conditions(
    draft: Draft, owner: Table, key: str, scene: str, after_deed: bool = False
) -> list[Condition]:
    """The conditions under `owner[key]`, in the order of `terms.CONDITIONS`.

    `after_deed` says whether the step before, in the same list, is one whose
    outcome `did` can speak of.
    """
    if not owner.has(key):
        return []
    table = owner.table(key)
    if table.data == {} and owner.data[key] == {}:
        table.spot.note("there is no condition", "name one or leave the key out")
    found = []
    for kind, word in enumerate(CONDITIONS):
        if table.has(word):
            _check_scene(table, word, scene, after_deed)
            found.append(_read_one(draft, table, kind, word))
    table.close()
    return found


def _read_one(draft: Draft, table: Table, kind: int, word: str) -> Condition:
    if word in TOKEN_CONDITIONS:
        return Condition(kind, draft.token(table, word, TOKEN_CONDITIONS[word]))
    if word in FLAG_CONDITIONS:
        return Condition(kind, negated=not table.flag(word))
    if word == "distance":
        low, high = table.notation(word, values.distance, values.DISTANCE_FORM, (1, 1))
        return Condition(kind, low, high)
    if word == "attack_type":
        name = table.word(word, ATTACK_TYPES)
        return Condition(kind, ATTACK_TYPES.index(name) if name else 0)
    return Condition(kind, table.integer(word, *COUNT_CONDITIONS[word]))


def _check_scene(table: Table, word: str, scene: str, after_deed: bool) -> None:
    if word == "did" and not after_deed:
        table.spot.into(word).note(
            "the step before is not one that can succeed or fail",
            'put the step that has "did" right after one that moves, places, removes or heals',
        )
    scenes = CONDITION_SCENES.get(word)
    if scenes is not None and scene not in scenes:
        table.spot.into(word).note(
            "no attack is in progress here", f'use "{word}" only {described(scenes)}'
        )
