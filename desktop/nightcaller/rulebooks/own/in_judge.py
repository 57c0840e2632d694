"""Own roles in the judge manual."""

from __future__ import annotations

from typing import Final

from nightcaller.engine.roles import Power
from nightcaller.rulebooks.judge import camps, guns, pack, saving, voices
from nightcaller.rulebooks.judge.causes import DOUBLE_SAVE, EXILE
from nightcaller.rulebooks.judge.cursing import checks
from nightcaller.rulebooks.own.dialects import Dialect, PackDialect, Shield
from nightcaller.rulebooks.own.kinds import CURSED as CURSED_TOLD
from nightcaller.rulebooks.own.kinds import LOOKED, READ
from nightcaller.rulebooks.own.sentences import OwnRole, Shoots
from nightcaller.rulebooks.stock import inspect, the_role

CARD: Final = "own.card"
"""A look at the card itself. Not the Gargoyle's, whom no disguise fools."""


def tags(role: OwnRole) -> frozenset[str]:
    """Section I: the camps, and of the good people those with a power and those without one."""
    if role.team == "wolves":
        return frozenset({camps.WOLF})
    if role.team == "alone":
        return frozenset({camps.THIRD})
    return frozenset({camps.DIVINE if role.sentence else camps.COMMONER})


def shots(role: OwnRole, sentence: Shoots) -> Power:
    """A Hunter's gun: everybody hears the shot, and nothing stops it."""
    barred = guns.NO_CAUSE if sentence.unless == "never" else frozenset({EXILE})
    return guns.gun(role.id, unless=lambda _game: barred)


JUDGE: Final = Dialect(
    book="judge",
    teams={"village": camps.GOOD, "wolves": camps.WOLVES},
    tags=tags,
    wolf=camps.WOLF,
    mates=camps.PACK,
    pack=PackDialect(
        (pack.HUNT.power, pack.EXPLODE), pack.KNOWS_THE_PACK, frozenset({camps.WOLF, camps.PACK})
    ),
    hours={
        "guards": 2,
        "aims": 4,
        "looks": 5,
        "compares": 5,
        "counts": 5,
        "attacks": 7,
        "silences": 9,
        "enchants": 11,
    },
    looks={
        "pack": checks(LOOKED, CURSED_TOLD, named=True),
        "role": inspect(READ, "role", the_role, CARD, named=True),
    },
    seems={
        "wolf": {"judge.camp": "wolf", CARD: "judge.werewolf"},
        "good": {"judge.camp": "good", CARD: "judge.commoner"},
    },
    shield=Shield(saving.SHIELD),
    deadly=frozenset({DOUBLE_SAVE}),
    by_night=frozenset({saving.SHIELD, saving.ANTIDOTE}),
    silence=voices.SILENCED,
    votes=frozenset({"judge.exile", "judge.runoff"}),
    shots=shots,
    stands_for=lambda role: "judge.werewolf" if role.team == "wolves" else "judge.commoner",
)
