"""Who wins with whom: leaving alive, co-wins, sides that follow another's, conditions on others."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from engine.folding import fold
from nightcaller.engine import CLOSE, Session
from nightcaller.engine.amend import amend
from nightcaller.engine.death import attack, bury
from nightcaller.engine.floor import floor
from nightcaller.engine.game import Game
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.view import visible
from nightcaller.engine.vocabulary import TABLE, Window
from nightcaller.engine.winning import claimed, end_of, ending, leave, winners


def lives(game: Game, me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
    """A Survivor wins with anybody, if she is alive."""
    return game.lives(me.seat)


def the_rival_is_gone(game: Game, me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
    """An Immune Survivor: alive, and nobody of her enemy's."""
    return game.lives(me.seat) and not game.holders("toy.other")


def side_of_the_lover(game: Game, me: Holding, side: str) -> str:
    lover = me.memory.get("lover")
    return side if lover is None else game.camp(lover)


def with_the_lover(game: Game, me: Holding, _winners: tuple[str, ...], wins: bool) -> bool:
    """A Cupid whose lover is of another team: only if both live to see it."""
    lover = me.memory.get("lover")
    return wins and (lover is None or game.lives(lover))


def follow(game: Game, me: Holding, seat: int) -> None:
    if seat == me.memory.get("lover"):
        leave(game, me.seat, "toy.followed")


SURVIVOR = Role("toy.survivor", "", hooks={"wins": lives})
IMMUNE = Role("toy.immune", "", hooks={"wins": the_rival_is_gone})
CUPID = Role(
    "toy.cupid", "toy.team", hooks={"camp": side_of_the_lover, "wins": with_the_lover, "left": follow}
)
RULES = toy.book(SURVIVOR, IMMUNE, CUPID)


def table(*deal: str) -> Game:
    return toy.game(RULES, *deal)


def kill(game: Game, *seats: int) -> None:
    for seat in seats:
        attack(game, "toy.bite", TABLE, seat)
    bury(game)


class TestWhoWins:
    def test_a_team_wins_with_its_dead(self):
        game = table("plain", "plain", "other", "other")
        kill(game, 1)
        assert winners(game, ["toy.team"]) == (0, 1)
        assert winners(game, []) == ()

    @pytest.mark.parametrize(("dead", "seats"), [((), (0, 1, 2)), ((2,), (0, 1)), ((0,), (0, 1, 2))])
    def test_a_survivor_wins_beside_anybody_if_alive(self, dead: tuple[int, ...], seats: tuple[int, ...]):
        game = table("plain", "plain", "survivor", "other")
        kill(game, *dead)
        assert winners(game, ["toy.team"]) == seats

    def test_a_win_with_a_condition_on_others(self):
        game = table("plain", "immune", "other", "plain")
        assert winners(game, ["toy.team"]) == (0, 3)
        kill(game, 2)
        assert winners(game, ["toy.team"]) == (0, 1, 3)

    def test_only_survivors_left_win_without_a_team(self):
        game = table("plain", "survivor", "survivor", "other")
        kill(game, 0, 2, 3)
        assert ending(game, (), "end-toy").seats == (1,)

    def test_a_side_follows_another_s(self):
        game = table("cupid", "other", "plain", "plain")
        game.players[0].holdings[0].memory["lover"] = 1
        assert game.camp(0) == "toy.rivals"
        assert winners(game, ["toy.rivals"]) == (0, 1)
        kill(game, 1)
        assert winners(game, ["toy.rivals"]) == (1,)

    def test_two_who_follow_each_other_have_their_own_side(self):
        game = table("cupid", "cupid", "other", "plain")
        game.players[0].holdings[0].memory["lover"] = 1
        game.players[1].holdings[0].memory["lover"] = 0
        assert (game.camp(0), game.camp(1)) == ("toy.team", "toy.team")
        assert winners(game, ["toy.team"]) == (0, 1, 3)


class TestLeavingAlive:
    def test_who_has_left_counts_as_dead_and_has_won(self):
        game = table("survivor", "plain", "other", "plain")
        leave(game, 0, "toy.list_done")
        assert game.living == (1, 2, 3)
        assert winners(game, ["toy.rivals"]) == (0, 2)
        assert fold(3, 4, visible(game.log, 3), {}).alive == (1, 2, 3)

    def test_nobody_acts_on_it_as_on_a_death(self):
        heard: list[Any] = []
        ear = Role("toy.ear", "toy.team", hooks={"died": lambda game, me, seat, hit: heard.append(seat)})
        game = toy.game(toy.book(ear, SURVIVOR), "ear", "survivor", "plain", "plain")
        leave(game, 1, "toy.list_done")
        assert bury(game) == ()
        assert heard == []

    def test_one_who_leaves_takes_the_other(self):
        game = table("cupid", "survivor", "other", "plain")
        game.players[0].holdings[0].memory["lover"] = 1
        leave(game, 1, "toy.list_done")
        assert game.gone == {1: "toy.list_done", 0: "toy.followed"}
        assert 0 in winners(game, [])

    def test_what_was_on_its_way_comes_too_late(self):
        game = table("survivor", "plain", "other", "plain")
        attack(game, "toy.bite", TABLE, 0)
        leave(game, 0, "toy.list_done")
        assert bury(game) == ()
        assert game.deaths[0].cause == "toy.list_done"

    def test_whoever_is_brought_back_has_not_left(self):
        game = table("survivor", "plain", "other", "plain")
        leave(game, 3, "toy.list_done")
        for _window in amend(game, Window("floor", "toy.speech", {}), ("revive", 3)):
            raise AssertionError
        assert winners(game, ["toy.rivals"]) == (0, 2)

    def test_the_dead_do_not_leave(self):
        game = table("survivor", "plain", "other", "plain")
        kill(game, 0)
        leave(game, 0, "toy.list_done")
        assert game.gone == {}

    def test_a_whole_game_replayed(self):
        def program(game: Game) -> Any:
            game.begin("day")
            yield from floor(game, "toy.speech", game.living)
            leave(game, 2, "toy.list_done")
            yield from floor(game, "toy.speech", game.living)
            return ending(game, ("toy.team",), "end-toy")

        rules = toy.book(SURVIVOR, program=program)
        session = Session(rules, toy.setup(rules, "plain", "other", "survivor", "plain"))
        session.submit(CLOSE, ("close",))
        assert session.view().alive == (0, 1, 3)
        assert session.window.seats == (0, 1, 3)
        assert Session(rules, session.setup, session.decisions).digest == session.digest
        session.submit(CLOSE, ("close",))
        assert session.outcome is not None
        assert session.outcome.seats == (0, 2, 3)


def test_whoever_is_on_nobodys_side_claims_the_end_once_and_not_from_another_side():
    loner = Role("toy.loner", "toy.alone", hooks={"claims": lambda _game, _me: "toy.alone"})
    game = toy.game(toy.book(loner), "loner", "plain", "plain", "plain")
    outcome = claimed(game)
    assert outcome is not None
    assert (outcome.winners, outcome.seats, outcome.reason) == (("toy.alone",), (0,), end_of("toy.alone"))
    game.waived.add(outcome.reason)
    assert claimed(game) is None, "the table has overruled it"
    game.waived.clear()
    game.grant(0, Role("toy.bond", "", hooks={"camp": lambda _game, _me, _side: "toy.team"}))
    assert claimed(game) is None, "she is on another side by now"
