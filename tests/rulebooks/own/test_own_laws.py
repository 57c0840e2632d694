"""Roles that players make up keep the laws of every role (`rulebooks.laws`), whoever has written them.

`NIGHTCALLER_WHOLE=laws=50` draws so many tables of each book, with three own roles each.
"""

from __future__ import annotations

from itertools import count, islice
from typing import Final

import pytest

from makers.drawing import drawn_table
from makers.own import playable, table_of
from nightcaller.engine import Session
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks import book as rulebook
from nightcaller.rulebooks.own import DIALECTS, with_roles
from nightcaller.rulebooks.own.kinds import WITHSTANDS
from nightcaller.rulebooks.own.sentences import Survives
from parts import first_fast, many
from rulebooks.laws import LAWS, broken

TABLES: Final = many("laws", 4)
WORDS: Final = frozenset({"said", "oneself"})
"""Their texts are lent by the table they are played at (`test_own_played.py`)."""
GAMES: Final = 14
LONGEST: Final = 2000
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


@pytest.mark.parametrize("book", [one for one in DIALECTS if one != "chat"])
def test_whoever_survives_attacks_survives_as_many_as_the_card_says(book: str):
    """Of those that no shield has stopped, the first ones, however many come in one night; and no poison."""
    stopped = 0
    for number in first_of(book, GAMES):
        role = playable(number, book)
        rules = with_roles(rulebook(book), (role,))
        (survives,) = (one for one in role.sentence if isinstance(one, Survives))
        session, bot = (
            Session(rules, drawn_table(rules, f"survives.{number}", 9, [role.id])),
            RandomBot(number),
        )
        holders = [seat for seat in range(session.setup.seats) if session._game.role(seat).id == role.id]
        while session.outcome is None and len(session.decisions) < LONGEST:
            session.submit(*bot.decide(session))
        game = session._game
        for seat in holders:
            met = [one for _moment, all_ in sorted(game.hits.items()) for one in all_ if one.target == seat]
            reached = [one for one in met if one.stopped_by in {"", WITHSTANDS}]
            attacks = [one for one in reached if one.kind == "attack"]
            withstood = [one for one in attacks if one.stopped_by == WITHSTANDS]
            assert len(withstood) == min(survives.attacks, len(attacks)), (number, reached)
            assert [one for one in reached if one.kind != "attack" and one.stopped_by] == []
            told = [
                one for one in session.events if one.kind == "own.withstood" and one.facts["seat"] == seat
            ]
            assert len(told) == (len(withstood) if survives.told else 0)
            stopped += len(withstood)
    assert stopped > 2


def first_of(book: str, many: int) -> list[int]:
    """The numbers of the first roles that survive something and become nobody else."""
    numbers = (number for number in count(5000) if playable(number, book).says(Survives))
    return list(islice(numbers, many))
