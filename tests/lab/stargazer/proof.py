"""Stargazer: every sentence of its card, and what nobody else may see."""

from __future__ import annotations

import pytest

from rulebooks.scenario import Table

CAST = "Ann stargazer, Bob werewolf, Sam seer, Mag magician, Dan commoner, Eve commoner, Fay commoner"


@pytest.mark.parametrize(("whom", "gift"), [("Sam", "divine"), ("Bob", "plain"), ("Dan", "plain")])
def test_learns_whether_somebody_has_a_power_of_the_divine(whom: str, gift: str):
    t = Table(CAST)
    t.night(Ann=whom)
    assert t.told("judge.stargazer.learned", "Ann")["gift"] == gift


def test_sees_whoever_wears_the_number():
    t = Table(CAST)
    t.night(Ann="Dan", Mag=("Dan", "Sam"))
    assert t.told("judge.stargazer.learned", "Ann")["gift"] == "divine"


def test_nobody_else_hears_of_it():
    t = Table(CAST)
    t.night(Ann="Sam")
    assert [name for name in t.names if t.heard("judge.stargazer.learned", to=name)] == ["Ann"]
