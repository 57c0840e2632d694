"""Own roles as older versions have played them: a journal's decisions were made about those."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nightcaller.rulebooks.own.sentences import Aims, OwnRole

TAKES_ALONG: Final = 8
"""Engine version from which on nothing stops what `aims` takes along; before, it was an attack."""


def as_played(role: OwnRole, engine_version: int) -> OwnRole:
    """Return the role that does now what this one did in an older version."""
    if engine_version >= TAKES_ALONG:
        return role
    sentence = tuple(
        replace(one, then="strikes") if isinstance(one, Aims) and one.then == "takes" else one
        for one in role.sentence
    )
    return replace(role, sentence=sentence)
