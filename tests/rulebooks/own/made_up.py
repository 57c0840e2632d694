"""Own roles that people would write, for the tests; any number of others is made by `makers.own`."""

from __future__ import annotations

from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import (
    Attacks,
    Enchants,
    Guards,
    Hunts,
    Looks,
    NameInBoth,
    Outlives,
    Seems,
    Shoots,
    Survives,
    Weighs,
    Wins,
)

LAMPLIGHTER = OwnRole(
    "own.lamplighter",
    NameInBoth(en="Lamplighter", zh="点灯人"),
    emblem="spy",
    sentence=(
        Looks(nights="even", again="not_twice_running"),
        Guards(whom="self", nights="odd", again="any"),
        Shoots(),
        Weighs(4),
        Seems("wolf"),
    ),
)
FANG = OwnRole(
    "own.fang",
    NameInBoth(en="Fang", zh="獠牙"),
    team="wolves",
    sentence=(Hunts(), Attacks(past_shields=True)),
)
BELL = OwnRole(
    "own.bell",
    NameInBoth(en="Bell ringer", zh="敲钟人"),
    team="alone",
    sentence=(Enchants(), Wins("enchanted"), Survives(2), Outlives()),
)
THREE = (LAMPLIGHTER, FANG, BELL)
