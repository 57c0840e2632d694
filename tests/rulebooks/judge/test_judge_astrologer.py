"""A role written without a word about the Magician sees the body that the Seer sees."""

from __future__ import annotations

import pytest

from makers.drawing import drawn_table
from makers.fuzz import hurried, played
from nightcaller.engine import Setup
from nightcaller.rulebooks.judge.book import BOOK
from parts import first_fast
from rulebooks.astrologer import LEARNED, ROLE, WITH_ASTROLOGER
from rulebooks.scenario import Table

CAST = (
    "Ann astrologer, Sam seer, Mag magician, Bob werewolf, Cat werewolf, Kim commoner, Lou hunter, "
    "Ned commoner"
)


@pytest.mark.parametrize("acts", ["tenth", "first"])
@pytest.mark.parametrize(
    ("number", "swap", "gift", "camp"),
    [
        ("Kim", ("Kim", "Lou"), "divine", "good"),
        ("Lou", ("Kim", "Lou"), "plain", "good"),
        ("Lou", ("Bob", "Lou"), "plain", "wolf"),
        ("Bob", ("Bob", "Lou"), "divine", "good"),
        ("Kim", (), "plain", "good"),
        ("Lou", (), "divine", "good"),
    ],
)
def test_sees_the_body_that_the_seer_sees(
    acts: str, number: str, swap: tuple[str, ...], gift: str, camp: str
):
    table = Table(CAST, rules=WITH_ASTROLOGER, magician_acts=acts)
    table.night(Mag=swap or "nobody", Ann=number, seer=number)
    assert table.told(LEARNED.id, "Ann")["gift"] == gift
    assert table.told("judge.seer.learned", "Sam")["camp"] == camp


def test_tenth_nobody_is_told_before_the_plates_are_worn():
    table = Table(CAST, rules=WITH_ASTROLOGER)
    assert [call.power for call in table.window.calls if call.role == ROLE.id] == ["judge.astrologer.choose"]
    while table.label != "judge.closing":
        slot, ask = next(iter(table.window.asks.items()))
        assert not table.heard(LEARNED.id, "Ann")
        table.session.submit(slot, (ask.options[-1],))
    assert [call.power for call in table.window.calls if call.role == ROLE.id] == ["judge.astrologer.answer"]


@pytest.mark.parametrize("other", first_fast([role for role in BOOK.roles if role != ROLE.id], 3))
def test_meets_every_role_of_the_book(other: str):
    """Random tables with both, upset now and then, replayed; and by people in a hurry."""
    for attempt in range(4):
        name = f"astrologer.{other}.{attempt}"
        setup: Setup = drawn_table(WITH_ASTROLOGER, name, 6 + attempt * 4, (ROLE.id, other))
        assert setup.deck.get(ROLE.id)
        played(WITH_ASTROLOGER, setup, name, disturbed=attempt % 2 == 1, replayed=True)
        hurried(WITH_ASTROLOGER, setup, name)
