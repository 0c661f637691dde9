"""What to see in each plot, in a sentence or two."""

from __future__ import annotations

from typing import Any, Final

Found = dict[str, Any]
Figure = dict[str, Any]

NAMED: Final = 4  # of a long list


def some_of(items: list[Figure]) -> str:
    """The first few of a target's items; the plots show them all."""
    named = "; ".join(f"{item['what']} {item['told']}" for item in items[:NAMED])
    more = len(items) - NAMED
    return f"{named}; and {more} more" if more > 0 else named


def fighters(found: Found) -> str:
    played = [row for row in found["fighters"] if row["games"]]
    rows = sorted(played, key=lambda row: row["rate"])
    low, high = rows[0], rows[-1]
    names = found["names"]
    return (
        f"{names[high['fighter']]} wins most ({high['rate']:.1%}), {names[low['fighter']]} least"
        f" ({low['rate']:.1%}). Fair is every dot in the band; the line through a dot is where"
        " the truth lies in 19 of 20 cases, and more games make it shorter."
    )


def matrix(found: Found) -> str:
    rows = [row for row in found["matchups"] if row["games"]]
    if not rows:
        return "No two of these fighters have met yet."
    top = max(rows, key=lambda row: row["rate"])
    names = found["names"]
    return (
        "Read a line from left to right: how often that fighter beats each of the others. Warm"
        " is winning, cool is losing, a red frame is a pairing beyond 38–62 %. The widest gap:"
        f" {names[top['fighter']]} beats {names[top['opponent']]} in {top['rate']:.1%}."
    )


def pairings(_: Found) -> str:
    return (
        "The same pairings as a list, the most lopsided first. A hollow mark may still change"
        " sides with more games, a filled one hardly will."
    )


def first_player(found: Found) -> str:
    rows = {row["what"]: row for row in found["first"]}
    match, first, later = rows["match"], rows["first_round"], rows["later_rounds"]
    gain = 100 * (match["rate"] - 0.5)
    return (
        f"Who begins the match wins it in {match['rate']:.1%}: {gain:+.1f} points. A round is won"
        f" by who begins it in {first['rate']:.0%}, a later one, begun by who lost the last, in"
        f" {later['rate']:.0%}: that evens the match out."
    )


def round_length(found: Found) -> str:
    row = found["round_length"]
    return (
        f"Half of the rounds last up to {row['median']} turns, four of five {row['p10']} to"
        f" {row['p90']}. The band is where the median belongs."
    )


def endings(found: Found) -> str:
    row = found["endings"][0]
    return (
        f"{row['ko_rate']:.0%} of the rounds end with somebody on the ground; between the dashed"
        " lines is fair. The rest is decided on wounds, when the deck has run out or nothing"
        " happened for long."
    )


def tests(found: Found) -> str:
    offered = found["tests_offered"]
    tried = sum(row["tried"] for row in found["tests"])
    if not tried:
        return "No Knockdown Test has been tried."
    down = sum(row["ko"] for row in found["tests"]) / tried
    usual = max(found["tests"], key=lambda row: row["tried"])["wounds"]
    return (
        f"Above: how many wounds the tested fighter had, most often {usual}. Below: how often it"
        " went down (dots) beside the odds at that moment (dashed). A test is started in"
        f" {offered['rate']:.0%} of the times it may be, and {down:.0%} of them knock out."
    )


def skills(found: Found) -> str:
    rows = sorted((row for row in found["skills"] if row["games"]), key=lambda row: row["points"])
    if not rows:
        return "No Skills have been played."
    return (
        f"{kept_by(found)} {rows[-1]['name']} helps most ({rows[-1]['points']:+.1f} points),"
        f" {rows[0]['name']} least ({rows[0]['points']:+.1f}). Beyond the band a Skill decides too"
        " much."
    )


def kept_by(found: Found) -> str:
    """What the plot shows: how often a Skill is kept says nothing where chance keeps it."""
    worth = "how much more often its owner wins with it face up from the start"
    blind = found["skills_by_chance"]
    if set(found["run"]["players"]) <= set(blind):
        return (
            f"For each Skill, {worth}. These players keep Skills by chance, so how often each is"
            " kept tells nothing, and what it is worth is told without bias."
        )
    half = f" ({blind[0]} leaves that to chance)" if blind else ""
    return f"Left, how often a Skill is kept when it is offered{half}; right, {worth}."


def attacks(found: Found) -> str:
    return (
        f"{picked_most(found['attacks'])} Left of the dashed line, at 1 %, a card is dead weight."
    )


def specials(found: Found) -> str:
    return (
        f"{picked_most(found['specials'])} Points compare with the same fighter's other matches."
        " They show what goes with winning, not what causes it: a finishing blow looks strong"
        " because winners strike it."
    )


def picked_most(rows: list[Figure]) -> str:
    known = sorted((row for row in rows if row["offered"]), key=lambda row: row["picked"])
    if not known:
        return "Nothing was ever offered."
    most, least = known[-1], known[0]
    return (
        f"Picked most when possible: {most['name']} ({most['picked']:.0%}); least: {least['name']}"
        f" ({least['picked']:.1%})."
    )
