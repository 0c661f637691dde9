"""How well a builder builds: four hands, from clumsy to calm.

The numbers of `average` are fitted to what people manage with a mouse: four
cubes nearly always, nine half the time, thirteen hardly ever.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from knockdown.engine.errors import SetupError
from knockdown.tower.settings import settings_hash


@dataclass(frozen=True)
class Skill:
    """Times in seconds, lengths in edges of a cube."""

    reaction: float  # before the first movement, and after something has fallen
    start: float  # Fitts' law: what every movement takes
    bit: float  # and what each bit of difficulty adds
    dwell: float  # with the cube in place, before letting go
    spread: float  # how much the pace varies between attempts, as a share
    aim: float  # how far from its aim a cube is let go, usually
    tremor: float  # of the pointer on its way
    slip: float  # how often a cube is lost on the way
    fumble: float  # how often the aim is missed by a lot
    hasty: float  # how often the tower is claimed with the last cube, without a look
    panic: float  # 0: never; 1: time running out makes it hasty and careless


@dataclass(frozen=True)
class Habits:
    """What all hands share; lengths in edges, times in seconds."""

    pointer_ticks: int = 2  # a mouse reports 60 times a second
    grab_width: float = 1.0  # how precisely a cube must be hit to be taken
    place_width: float = 0.4  # and how precisely it must be put down
    clearance: float = 1.3  # above the tower on the way over it
    lean: float = 1.8  # from the tower when lifting a cube at its foot
    noticed: float = 0.3  # movement of at least this distance is noticed
    to_the_middle: float = 0.35  # how much a leaning tower is corrected with the next cube
    fumble: float = 5.0  # times the usual miss
    hurry: float = 0.8  # how much faster the hand gets in full panic
    careless: float = 1.2  # and how much worse its aim
    calm_speed: float = 150.0  # units a second; a faster cube looks as if it were falling
    longest_watch: float = 0.7
    sure: float = 0.25  # to look at a finished tower before claiming it
    above: float = 0.03  # height above the tower, at least, when a cube is let go
    higher: float = 0.05  # and sometimes up to this much more

    upright: float = 0.15  # radians a cube may lean and still look upright
    near: float = 0.15  # from the right height, still looking as if it lay there
    landing: float = 0.5  # above its place, to look as if it were about to land there
    overlap: float = 0.6  # between two centres, the upper cube still looking carried
    room: float = 1.5  # between two centres that surely do not touch
    meant: int = 3  # cubes in a column that looks built; fewer may have fallen that way


HABITS = Habits()

SKILLS: dict[str, Skill] = {
    "novice": Skill(0.45, 0.16, 0.145, 0.14, 0.30, 0.12, 0.03, 0.02, 0.2, 0.8, 1.0),
    "average": Skill(0.35, 0.13, 0.126, 0.10, 0.31, 0.09, 0.02, 0.015, 0.14, 0.65, 0.9),
    "expert": Skill(0.25, 0.09, 0.085, 0.08, 0.30, 0.065, 0.01, 0.005, 0.05, 0.4, 0.4),
    "steady": Skill(0.30, 0.10, 0.090, 0.12, 0.12, 0.035, 0.005, 0.0, 0.0, 0.0, 0.0),
}


def skill_named(name: str) -> Skill:
    name = name.lower()
    if name not in SKILLS:
        raise SetupError(f"there is no skill '{name}'; there are {', '.join(SKILLS)}")
    return SKILLS[name]


def builder_hash() -> str:
    """A hash of everything that decides how often a builder succeeds."""
    presets = {name: asdict(skill) for name, skill in SKILLS.items()}
    return settings_hash(asdict(HABITS), presets)
