"""The chart of a night, without its screen: every power has its place in it once, in every book."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book, books
from nightcaller.table.shelf.handbook import Handbook, OpenTable


@pytest.mark.parametrize("name", books())
def test_every_power_that_is_in_play_is_a_step(name: str) -> None:
    rules = book(name)
    everybody, house = dict.fromkeys(rules.roles, 1), rules.house({})
    powers = [rules.powers[one] for one in rules.night_order]
    wanted = [role.id for role, power in powers if power.in_play is None or power.in_play(everybody, house)]
    assert wanted
    for table in (None, OpenTable(name, everybody, house)):
        course = [one for one in Handbook(name, table).course() if one.call is not None]
        assert sorted(step.role for step in course) == sorted(wanted)
        assert all(step.here for step in course)
        numbers = [step.number for step in course if step.part == "night"]
        assert numbers == [*range(1, len(numbers) + 1)]
        assert {step.number for step in course if step.part == "closing"} <= {0}
