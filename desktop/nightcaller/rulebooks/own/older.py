"""Own roles as older versions have played them: a journal's decisions were made about those."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as changed
from typing import Final

from msgspec.structs import asdict, replace

from nightcaller.engine import death
from nightcaller.engine.book import Layer
from nightcaller.rulebooks.own.dialects import NONE, Dialect
from nightcaller.rulebooks.own.kinds import FLIPS, SHIELDED, WITHSTANDS
from nightcaller.rulebooks.own.sentences import BY_NIGHT, Aims, OwnRole

TAKES_ALONG: Final = 8
"""Engine version from which on nothing stops what `aims` takes along; before, it was an attack."""
IN_ITS_PLACE: Final = 9
"""Engine version from which on a line of defence stands where the book has its own of that kind, the night's
shields stop what follows from the night's dead, whoever names nobody lets go of whom they had chosen, who
compares one person with nobody has used nothing up, who was absent was not voted out, and the forum asks on
the nights of which the card speaks."""
WHOEVER_LOOKS: Final = 10
"""Engine version from which on whoever looks is fooled by a disguise; before, the hollow's Fox and those of
the big book who do not read cards saw through it."""
SEEMED: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "hollow": {"wolf": {"hollow.role": "hollow.werewolf"}, "good": {"hollow.role": "hollow.villager"}},
    "revamped": {
        "wolf": {"revamped.own_camp": "wolf", "revamped.role": "revamped.wolf"},
        "good": {"revamped.own_camp": "good", "revamped.role": "revamped.citizen"},
    },
}
"""Book -> which looks a disguise fooled before."""

BEHIND: Final = (Layer(SHIELDED), Layer(WITHSTANDS), Layer(FLIPS))
"""Our lines as they stood before: behind all of a book's."""


class RoleOf9(OwnRole, frozen=True, forbid_unknown_fields=True):
    """A role as it was played before `WHOEVER_LOOKS`; it is written down like any other."""


class RoleOf8(RoleOf9, frozen=True, forbid_unknown_fields=True):
    """The same before `IN_ITS_PLACE`."""


def as_played(role: OwnRole, engine_version: int) -> OwnRole:
    """Return the role that does now what this one did in an older version."""
    if engine_version < TAKES_ALONG:
        sentence = tuple(
            replace(one, then="strikes") if isinstance(one, Aims) and one.then == "takes" else one
            for one in role.sentence
        )
        role = replace(role, sentence=sentence)
    if engine_version >= WHOEVER_LOOKS:
        return role
    return (RoleOf9 if engine_version >= IN_ITS_PLACE else RoleOf8)(**asdict(role))


def as_today(role: OwnRole) -> OwnRole:
    """The same role for a game that begins now, whatever evening has brought it along."""
    return OwnRole(**asdict(role)) if isinstance(role, RoleOf9) else role


def asked_in_8(role: OwnRole, dialect: Dialect) -> OwnRole:
    """The role as it was called before `IN_ITS_PLACE`: in the forum every night, whatever its card said."""
    if dialect.book != "forum":
        return role
    sentence = tuple(
        replace(one, nights="every", since=1) if isinstance(one, BY_NIGHT) else one for one in role.sentence
    )
    return replace(role, sentence=sentence)


def in_the_dialect_of_9(dialect: Dialect) -> Dialect:
    """What a book said of own roles before `WHOEVER_LOOKS`."""
    return changed(dialect, seems=SEEMED.get(dialect.book, dialect.seems), wears={})


def in_the_dialect_of_8(dialect: Dialect) -> Dialect:
    """What a book said of own roles before `IN_ITS_PLACE`: an attack was an attack, and a lynching a vote."""
    return changed(
        dialect,
        wards=frozenset({"attack"}),
        rescued=None,
        deadly=NONE,
        by_night=NONE,
        unvoted=NONE,
        attacks=death.attack,
    )
