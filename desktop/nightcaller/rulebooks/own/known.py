"""Shipped roles said in the sentences of own ones: what people start from who know a card and want another.

Only roles of which the sentences say everything: `makers.copies` plays each of them and its copy side by
side, by the book's own house rules, and both ask and tell and end alike. One thing is more: by night whoever
has a copy may also choose nobody. A role that others name is no such role, for they do not name its copy: the
big book's Citizen, to whom a journal goes, its Wolf, whom a guess calls by name, its Fortune Teller, whose
look an Ice Queen borrows by day; the villager of whispers, who is one without anything on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.own.emblems import EMBLEMS
from nightcaller.rulebooks.own.extended import DIALECTS
from nightcaller.rulebooks.own.sentences import (
    PREFIX,
    Guards,
    Hunts,
    Looks,
    NameInBoth,
    OwnRole,
    Sentence,
    Shoots,
    Silences,
)

SAID: Final[Mapping[str, tuple[Sentence, ...]]] = {
    "judge.commoner": (),
    "judge.seer": (Looks(),),
    "judge.guardian": (Guards(),),
    "judge.hunter": (Shoots(),),
    "judge.silencer_elder": (Silences(),),
    "judge.werewolf": (Hunts(),),
    "hollow.villager": (),
    "hollow.farseer": (Looks(learns="role"),),
    "hollow.protector": (Guards(),),
    "hollow.hunter": (Shoots(unless="never"),),
    "hollow.werewolf": (Hunts(),),
    "forum.saint": (),
    "forum.werewolf": (Hunts(),),
}
"""Role -> what it does."""


def known(book_id: str) -> tuple[str, ...]:
    """The roles of a book that can be said in sentences, in the book's order."""
    return tuple(role for role in book(book_id).roles if role in SAID)


@cache
def drawn_for(emblem: str) -> str:
    """The first shipped role that carries a drawing; empty for a drawing of no role."""
    return next(
        (
            role
            for one in books().values()
            for role in (*one.roles, *one.offices)
            if role.partition(".")[2] == emblem
        ),
        "",
    )


def copy_of(role_id: str) -> OwnRole:
    """Return a shipped role as an own one, without a name.

    Args:
        role_id: one of `known`.
    """
    book_id, _dot, short = role_id.partition(".")
    role = book(book_id).roles[role_id]
    sides = {team: side for side, team in DIALECTS[book_id].teams.items()}
    return OwnRole(
        f"{PREFIX}{short}_2",
        NameInBoth(),
        team=sides[role.team],
        emblem=short if short in EMBLEMS else "villager",
        several=role.several,
        sentence=SAID[role_id],
    )
