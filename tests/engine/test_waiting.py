"""Whoever changes number plates is waited for, by those who have never heard of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Script, Seat
from nightcaller.engine.waiting import AFTER_THE_NIGHT, CLOSING, PLATES, waiting, whole
from nightcaller.rulebooks.stock import ability, aim, anybody, choose, mark


def move(_game: Any, me: Holding) -> Script:
    yield Ask(me.seat, "toy.mover.move", (NOBODY,))
    return None


def looks(_game: Any, _me: Holding, _chosen: tuple[Seat, ...]) -> Iterable[Act]:
    return ()


def mover(hour: int | None) -> Role:
    return Role(
        "toy.mover", "", powers=(Power("toy.mover.move", move, writes=frozenset({PLATES}), hour=hour),)
    )


def made(*powers: Power, at: int | None = 5) -> tuple[Power, ...]:
    """What powers become beside somebody who changes plates at an hour."""
    roles, _offices = waiting({"toy.mover": mover(at), "toy.one": Role("toy.one", "", powers=powers)}, {})
    return roles["toy.one"].powers


LOOK = ability("toy.one.look", choose(anybody), looks, hour=3)
MARK = ability("toy.one.mark", choose(anybody), mark("toy.marked"), hour=3)
RAW = Power("toy.one.raw", move, hour=3)


def test_a_book_in_which_nobody_changes_plates_stays_as_it_is():
    roles = {"toy.one": Role("toy.one", "", powers=(LOOK, RAW))}
    assert waiting(roles, {}) == (roles, {})


def test_whoever_is_called_before_chooses_then_and_hears_in_the_closing_round():
    at_once, choose_, answer = made(LOOK)
    assert (at_once.id, at_once.window) == ("toy.one.look", "night")
    assert (choose_.id, choose_.window, choose_.hour) == ("toy.one.choose", "night", 3)
    assert (answer.id, answer.window, answer.hour) == ("toy.one.answer", CLOSING, 3 + AFTER_THE_NIGHT)
    assert [form.key for form in choose_.questions] == ["toy.one.look"], "it asks the same question"
    deck, without = {"toy.mover": 1, "toy.one": 1}, {"toy.one": 1}
    assert [power.in_play(deck, {}) for power in (at_once, choose_, answer)] == [False, True, True]
    assert [power.in_play(without, {}) for power in (at_once, choose_, answer)] == [True, False, False]


@pytest.mark.parametrize("at", [1, None])
def test_whoever_is_called_afterwards_is_asked_when_the_plates_are_worn(at: int | None):
    (power,) = made(LOOK, at=at)
    assert power.reads == {PLATES}


def test_whoever_has_no_hour_is_asked_afterwards():
    (power,) = made(ability("toy.one.look", choose(anybody), looks))
    assert power.reads == {PLATES}


def test_what_lands_and_what_says_so_does_not_wait():
    assert made(MARK) == (MARK,)
    said = replace(RAW, by_number=True)
    assert made(said) == (said,)


def test_an_aim_is_at_a_body_and_waits():
    assert len(made(ability("toy.one.aim", choose(anybody), aim(), hour=3))) == 3


def test_a_script_that_cannot_be_split_is_refused_aloud():
    with pytest.raises(ValueError, match=r"toy\.one\.raw is asked before toy\.mover\.move changes plates"):
        made(RAW)


def test_two_powers_of_one_role_keep_their_answers_apart():
    other = ability("toy.one.glance", choose(anybody), looks, hour=4)
    ids = [power.id for power in made(LOOK, other)]
    assert len(set(ids)) == 6


def test_made_once_more_among_others_it_is_the_same():
    roles = {"toy.mover": mover(5), "toy.one": Role("toy.one", "", powers=(LOOK,))}
    once, _offices = waiting(roles, {})
    twice, _offices = waiting({**once, "toy.two": Role("toy.two", "", powers=(MARK,))}, {})
    assert whole(twice["toy.one"].powers) == (LOOK,)
    assert [power.id for power in twice["toy.one"].powers] == [power.id for power in once["toy.one"].powers]
