"""Attacks, defence layers, simultaneous deaths."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from nightcaller.engine.book import Layer
from nightcaller.engine.death import announce, attack, bury, resolve
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import TABLE, Status
from nightcaller.engine.winning import leave


def test_all_attacks_pass_a_layer_before_any_meets_the_next():
    """A shield of the outer layer sees every attack while nobody has met the inner one."""
    met: list[tuple[str, int]] = []

    def layer(name: str) -> Layer:
        return Layer(name, lambda _game, attempt: met.append((name, attempt.target)) is not None)

    game = toy.game(toy.book(layers=[layer("outer"), layer("inner")]))
    attack(game, "toy.bite", TABLE, 2)
    attack(game, "toy.bite", TABLE, 1)
    resolve(game)
    assert met == [("outer", 2), ("outer", 1), ("inner", 2), ("inner", 1)]


def test_what_one_layer_stops_the_next_does_not_see():
    game = toy.game(
        toy.book(layers=[Layer("all", lambda *_: True), Layer("none", lambda *_: pytest.fail("never met"))])
    )
    attack(game, "toy.bite", TABLE, 1)
    assert bury(game) == ()
    assert game.lives(1)


def test_nothing_stops_a_true_kill():
    game = toy.game(toy.book(layers=[Layer("all", lambda *_: True)]))
    attack(game, "toy.fate", TABLE, 1, "true")
    assert bury(game) == (1,)


def test_a_status_named_like_the_layer_stops():
    """By default plain attacks; its data lists the kinds that it stops."""
    rules = toy.book(layers=[Layer("shield")])
    for kinds, kind, lives in (
        (None, "attack", True),
        (None, "kill", False),
        (("kill",), "kill", True),
        (("kill",), "attack", False),
    ):
        game = toy.game(rules)
        game.mark(1, Status("shield", data=kinds))
        attack(game, "toy.bite", TABLE, 1, kind)
        bury(game)
        assert game.lives(1) is lives, (kinds, kind)


def armoured(calls: list[Any] | None = None) -> Role:
    def armour(game: Any, me: Any, attempt: Any) -> bool:
        if calls is not None:
            calls.append((me.seat, attempt.target))
        return True

    return Role("toy.armoured", "toy.team", hooks={"armour": armour})


def test_a_hook_named_like_the_layer_stops_for_its_holder_alone():
    game = toy.game(toy.book(armoured(), layers=[Layer("armour")]), "armoured", *["plain"] * 3)
    attack(game, "toy.bite", TABLE, 0)
    attack(game, "toy.bite", TABLE, 1)
    assert bury(game) == (1,)


def test_the_powerless_have_no_armour():
    """Suppression is central."""
    game = toy.game(toy.book(armoured(), layers=[Layer("armour")]), "armoured", *["plain"] * 3)
    game.powerless = 1
    attack(game, "toy.bite", TABLE, 0)
    assert bury(game) == (0,)


def test_deaths_of_a_moment_are_simultaneous():
    """When the first "died" hook speaks, all of the batch are dead."""
    seen = []

    def mourn(game: Any, me: Any, seat: int, fates: Any) -> None:
        seen.append((seat, game.living))

    mourner = Role("toy.mourner", "toy.team", hooks={"died": mourn})
    game = toy.game(toy.book(mourner), "mourner", *["plain"] * 3)
    for target in (3, 1):
        attack(game, "toy.bite", TABLE, target)
    assert bury(game) == (1, 3)
    assert seen == [(1, (0, 2)), (3, (0, 2))]


def test_linked_deaths_follow_until_nobody_follows():
    """Each death pulls the next seat after it."""

    def pull(game: Any, me: Any, seat: int, fates: Any) -> None:
        if seat == me.seat and seat + 1 < game.seats:
            attack(game, "toy.chain", seat, seat + 1, "true")

    chained = Role("toy.chained", "toy.team", hooks={"died": pull})
    game = toy.game(toy.book(chained), *["chained"] * 4)
    attack(game, "toy.bite", TABLE, 1)
    assert bury(game) == (1, 2, 3)
    assert [game.deaths[seat].cause for seat in (1, 2, 3)] == ["toy.bite", "toy.chain", "toy.chain"]


def test_every_cause_of_a_death_is_heard_of():
    """One is kept, and all that kill in one moment are causes: the role that aimed them, as it was then."""
    heard = []

    def listen(game: Any, me: Any, seat: int, fates: Any) -> None:
        heard.append((seat, [(fate.cause, fate.by, fate.role) for fate in fates]))

    ear = Role("toy.ear", "toy.team", hooks={"died": listen})
    game = toy.game(toy.book(ear), "ear", *["plain"] * 3)
    attack(game, "toy.bite", 0, 2)
    attack(game, "toy.rope", TABLE, 1, "lynch")
    attack(game, "toy.poison", 3, 2, "kill")
    resolve(game)
    game.change_role(0, game.book.roles["toy.plain"])
    game.change_role(3, ear)
    assert bury(game) == (1, 2)
    assert game.deaths[2].cause == "toy.bite"
    both = [("toy.bite", 0, "toy.ear"), ("toy.poison", 3, "toy.plain")]
    assert heard == [(1, [("toy.rope", TABLE, "")]), (2, both)]


def test_one_dies_once_and_of_the_first_cause():
    game = toy.game()
    attack(game, "toy.poison", TABLE, 1)
    attack(game, "toy.bite", TABLE, 1)
    assert bury(game) == (1,)
    assert game.deaths[1].cause == "toy.poison"
    attack(game, "toy.bite", TABLE, 1)
    assert bury(game) == ()
    assert game.deaths[1].cause == "toy.poison"


def test_the_announcement_names_no_cause_before_the_end():
    game = toy.game()
    attack(game, "toy.bite", 0, 1)
    announce(game, bury(game))
    public = [event for event in game.log if event.audience]
    assert public[-1].facts == {"seats": (1,)}
    assert game.log[-1].facts == {"seat": 1, "cause": "toy.bite", "by": 0}


def test_nobody_dead_nothing_announced():
    game = toy.game()
    before = len(game.log)
    announce(game, bury(game))
    assert len(game.log) == before


def test_between_the_last_defence_and_death_somebody_may_be_let_off():
    """The ``doomed`` hook: whoever leaves the game alive in that moment does not die."""

    def rise(game: Any, me: Any) -> None:
        if any(attempt.target == me.seat for attempt in game.doomed):
            leave(game, me.seat, "toy.risen")

    game = toy.game()
    game.grant(1, Role("toy.angel", "toy.good", hooks={"doomed": rise}))
    attack(game, "toy.bite", TABLE, 1)
    attack(game, "toy.bite", TABLE, 2)
    assert bury(game) == (2,)
    assert not game.lives(1)
    assert game.gone == {1: "toy.risen"}
