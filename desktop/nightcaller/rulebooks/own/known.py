"""Shipped roles said in the sentences of own ones: what people start from who know a card and want another.

Only roles of which the sentences say everything: `makers.copies` plays each of them and its copy side by
side, by the book's own house rules, and both ask and tell and end alike. Two things are more: by night
whoever has a copy may also choose nobody, and in the village of whispers it lies on a villager's card as
every card does. Some shipped cards know a role by name, and its copy is a stranger to them (`KNOWN_BY`): no
journal is left to it under the name of Citizen.
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
    Attacks,
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
    "chat.villager": (),
    "forum.seer": (Looks(),),
    "forum.saint": (),
    "forum.werewolf": (Hunts(),),
    "revamped.assassin": (Attacks(since=2, times=3),),
    "revamped.citizen": (),
    "revamped.fortune_teller": (Looks(learns="role"),),
    "revamped.wolf": (Hunts(),),
}
"""Role -> what it does."""

NAMING: Final = frozenset(
    {
        "revamped.crowd_seeker",
        "revamped.ice_king",
        "revamped.ice_queen",
        "revamped.journalist",
        "revamped.knowledge_wolf",
        "revamped.psychic_wolf",
    }
)
"""The cards of the big book that say or hear which role somebody has, where several people may have it."""
KNOWN_BY: Final[Mapping[str, frozenset[str]]] = {
    "forum.seer": frozenset({"forum.priest", "forum.cultist", "forum.red_cultist"}),
    "revamped.citizen": NAMING,
    "revamped.fortune_teller": frozenset({"revamped.ice_queen"}),
    "revamped.wolf": NAMING,
}
"""Role -> who knows it by name: with none of these, and no traits, a copy plays like it (`makers.copies`)."""


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


def namesake(role: OwnRole, book_id: str) -> str:
    """Return the shipped role of a book that does the same and is known by name; empty without one."""
    alike = (one for one in known(book_id) if (copy_of(one).team, SAID[one]) == (role.team, role.sentence))
    return next((one for one in alike if one in KNOWN_BY), "")


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
