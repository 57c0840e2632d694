"""Votes: provenance, half-votes, ties."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from nightcaller.engine.poll import count, poll
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import CLOSE, NOBODY

LABEL = "toy.vote"
HEAVY = Role("toy.heavy", "", hooks={"weight": lambda game, me, label, half: half * 3 // 2})
MUTE = Role("toy.mute", "toy.team", hooks={"weight": lambda game, me, label, half: 0})


def test_totals_top_and_provenance():
    game = toy.game()
    result = count(game, LABEL, {2: 0, 0: 1, 1: 0, 3: NOBODY}, (0, 1, 2, NOBODY))
    assert result.totals == {0: 4, 1: 2, 2: 0}
    assert result.top == (0,)
    assert result.ballots == {0: 1, 1: 0, 2: 0, 3: NOBODY}
    assert list(result.ballots) == [0, 1, 2, 3], "by seat, whatever the order of voting"
    assert result.voters_for(0) == (1, 2)
    assert result.voters_for(NOBODY) == (3,)


def test_a_tie_has_several_tops_in_the_order_of_the_options():
    result = count(toy.game(), LABEL, {0: 3, 1: 2}, (3, 2, NOBODY))
    assert result.top == (3, 2)


@pytest.mark.parametrize("ballots", [{}, {0: NOBODY, 1: NOBODY}])
def test_no_votes_no_top(ballots: dict[int, str]):
    assert count(toy.game(), LABEL, ballots, (0, 1, NOBODY)).top == ()


@pytest.mark.parametrize(
    ("ballots", "top"),
    [
        ({0: 1, 1: 2}, (1,)),  # 1.5 v 1
        ({0: 1, 1: 2, 2: 2}, (2,)),  # 1.5 v 2
        ({0: 1, 1: 2, 2: 1, 3: 2}, (1,)),  # 2.5 v 2
        ({1: 1, 2: 2}, (1, 2)),  # 1 v 1
        ({0: NOBODY, 1: 2}, (2,)),  # an abstention weighs nothing
    ],
)
def test_one_and_a_half_votes_are_exact(ballots: dict[int, Any], top: tuple[int, ...]):
    game = toy.game(toy.book(offices=[HEAVY]))
    game.appoint("toy.heavy", 0)
    assert count(game, LABEL, ballots, (1, 2, NOBODY)).top == top


def test_weights_are_kept_with_the_ballots():
    game = toy.game(toy.book(MUTE, offices=[HEAVY]), "plain", "mute", "plain", "plain")
    game.appoint("toy.heavy", 0)
    result = count(game, LABEL, {0: 2, 1: 2, 3: 2}, (2, NOBODY))
    assert result.weights == {0: 3, 1: 0, 3: 2}
    assert result.totals == {2: 5}


def test_half_and_half_can_tie():
    """Two people with one and a half votes each."""
    game = toy.game(toy.book(Role("toy.big", "toy.team", hooks=HEAVY.hooks)), "big", "big", "plain", "plain")
    assert count(game, LABEL, {0: 2, 1: 3}, (2, 3)).top == (2, 3)


def test_the_powerless_lose_their_roles_weight_and_keep_their_offices():
    game = toy.game(toy.book(MUTE, offices=[HEAVY]), "plain", "mute", "plain", "plain")
    game.appoint("toy.heavy", 0)
    game.powerless = 0b11
    assert count(game, LABEL, {0: 2, 1: 2}, (2, NOBODY)).weights == {0: 3, 1: 2}


def test_modifiers_apply_in_the_order_of_granting():
    game = toy.game(toy.book(MUTE, offices=[HEAVY]), "mute", *["plain"] * 3)
    game.appoint("toy.heavy", 0)
    assert count(game, LABEL, {0: 2}, (2,)).weights == {0: 0}


def test_a_poll_asks_every_voter_the_same_in_any_order():
    game = toy.game()
    program = poll(game, LABEL, (0, 2, 3), (1, NOBODY), key="toy.ballot")
    window = next(program)
    assert (window.kind, window.seats, window.options) == ("poll", (0, 2, 3), (1, NOBODY))
    assert {(ask.seat, ask.options) for ask in window.asks.values()} == {(s, (1, NOBODY)) for s in (0, 2, 3)}
    for slot in (3, 1):
        program.send((slot, (1,)))
        assert CLOSE not in window.asks
    program.send((2, (NOBODY,)))
    assert set(window.asks) == {CLOSE}
    with pytest.raises(StopIteration) as closed:
        program.send((CLOSE, ("close",)))
    assert closed.value.value.ballots == {0: 1, 2: NOBODY, 3: 1}
    assert game.polls == [closed.value.value]


def test_a_poll_without_voters_only_waits_to_be_closed():
    window = next(poll(toy.game(), LABEL, (), (1, NOBODY), key="toy.ballot"))
    assert set(window.asks) == {CLOSE}
