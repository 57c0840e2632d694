"""Making up a role: which sentences there are, what may stand in their gaps, and what comes of filling one.

What the workshop's screen knows of own roles it knows from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from nightcaller.rulebooks.own import OwnRole, Refusal, against, speaks, write
from nightcaller.rulebooks.own.checking import ROLE
from nightcaller.rulebooks.own.emblems import EMBLEMS
from nightcaller.rulebooks.own.known import copy_of, drawn_for, known, namesake
from nightcaller.rulebooks.own.sentences import (
    MOST_NAME,
    MOST_SENTENCES,
    PREFIX,
    VOCABULARY,
    NameInBoth,
    Sentence,
    Team,
    verb,
)

__all__ = [
    "EMBLEMS",
    "MOST_NAME",
    "MOST_SENTENCES",
    "PREFIX",
    "ROLE",
    "VOCABULARY",
    "NameInBoth",
    "OwnRole",
    "Refusal",
    "Value",
    "against",
    "copy_of",
    "drawn_for",
    "gaps",
    "known",
    "namesake",
    "sentence_of",
    "speaks",
    "verb",
    "with_value",
    "write",
]

Value = str | int | bool
"""What stands in a gap."""

FIXED: Final[Mapping[str, tuple[Value, ...]]] = {"team": get_args(Team), "several": (False, True)}
"""The gaps of what is said of the role itself."""


@cache
def gaps(word: str) -> Mapping[str, tuple[Value, ...]]:
    """What may stand in each gap of a sentence: field -> values, in the order in which people read them.

    Args:
        word: the sentence's verb; empty for what is said of the role itself.
    """
    if not word:
        return FIXED
    hints = get_type_hints(VOCABULARY[word], include_extras=True)
    return {name: values for name, hint in hints.items() if (values := _values(hint))}


def _values(hint: object) -> tuple[Value, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Annotated:
        bounds = next((one for one in get_args(hint) if isinstance(one, msgspec.Meta)), None)
        if bounds is not None and isinstance(bounds.ge, int) and isinstance(bounds.le, int):
            return tuple(range(bounds.ge, bounds.le + 1))
    return ()


def sentence_of(role: OwnRole, at: int) -> OwnRole | Sentence:
    """The struct whose fields are the gaps of a row."""
    return role if at == ROLE else role.sentence[at]


def with_value(role: OwnRole, at: int, field: str, value: Value) -> OwnRole:
    """Return the role with something else in a gap."""
    if at == ROLE:
        return msgspec.structs.replace(role, **{field: value})
    filled = msgspec.structs.replace(role.sentence[at], **{field: value})
    return msgspec.structs.replace(role, sentence=(*role.sentence[:at], filled, *role.sentence[at + 1 :]))
