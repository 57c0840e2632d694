"""Roles that players make up keep the laws of every role (`rulebooks.laws`), whoever has written them.

`NIGHTCALLER_LAWS=50` draws so many tables of each book, with three own roles each.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

from makers.own import table_of
from nightcaller.rulebooks.own import DIALECTS
from parts import first_fast
from rulebooks.laws import LAWS, broken

TABLES: Final = int(os.environ.get("NIGHTCALLER_LAWS", "4"))
WORDS: Final = frozenset({"said", "oneself"})
"""Their texts are lent by the table they are played at (`test_own_played.py`)."""
SLOW: Final = frozenset({"taken back"})


@pytest.mark.parametrize("number", first_fast(range(TABLES), 1))
@pytest.mark.parametrize("book", DIALECTS)
def test_own_roles_keep_the_laws(book: str, number: int):
    rules, roles = table_of(book, number)
    known = [law for law in LAWS if law not in {*WORDS, *SLOW} and (law, book) != ("bodies", "forum")]
    assert [what for role in roles for what in broken(rules, role.id, (number,), known)] == []


@pytest.mark.slow
@pytest.mark.parametrize("book", DIALECTS)
def test_what_is_taken_back_of_an_own_role_leaves_nothing_behind(book: str):
    rules, roles = table_of(book, 0)
    assert broken(rules, roles[0].id, (0,), tuple(SLOW)) == []
