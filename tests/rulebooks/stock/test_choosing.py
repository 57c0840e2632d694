"""Stock abilities: whom a choice offers, what bars somebody from it, and how often it is asked at all."""

from __future__ import annotations

import pytest

from nightcaller.engine import HouseRule
from nightcaller.engine.roles import Power, Role
from nightcaller.rulebooks.stock import (
    ability,
    anybody,
    choose,
    decide,
    each_once,
    every_second,
    house,
    mark,
    none_of,
    not_marked,
    not_twice_running,
    once,
    only,
    others,
    tell,
    the_dead,
    times,
    while_left,
)
from rulebooks.stock.evening import LOOKED, PICKED, Evening

CAST = "Ann toy, Bob plain, Cat plain, Dan plain"


def toy_role(power: Power, *tags: str) -> Role:
    return Role("toy.toy", "toy.team", frozenset(tags), (power,))


def evening(*limits: object, whom=others, cast: str = CAST, rules=(), **house_rules: str) -> Evening:
    """A role that chooses somebody every night and is told so."""
    power = ability("toy.pick", choose(whom, *limits), tell(PICKED))
    return Evening(cast, toy_role(power), rules=rules, **house_rules)


class TestWhom:
    @pytest.mark.parametrize(
        ("whom", "offered"), [(anybody, "Ann Bob Cat Dan"), (others, "Bob Cat Dan"), (the_dead, "")]
    )
    def test_everybody_the_others_or_the_dead(self, whom, offered):
        assert evening(whom=whom).offered("Ann") == offered

    def test_the_dead_as_soon_as_there_are_some(self):
        play = evening(whom=the_dead)
        play.night()
        play.lynch("Cat")
        assert play.offered("Ann") == "Cat"

    def test_nobody_is_offered_unless_one_has_to_be_chosen(self):
        free, forced = (
            Evening(CAST, toy_role(ability("toy.pick", choose(others, or_nobody=nobody)))).ask("Ann")
            for nobody in (True, False)
        )
        assert free.options == (1, 2, 3, "nobody")
        assert forced.options == (1, 2, 3)

    def test_whether_nobody_is_offered_may_be_a_house_rule(self):
        toy = toy_role(ability("toy.pick", choose(others, or_nobody=house("rests", "yes"))))
        rules = (HouseRule("rests", ("no", "yes")),)
        assert "nobody" not in Evening(CAST, toy, rules=rules).ask("Ann").options
        assert "nobody" in Evening(CAST, toy, rules=rules, rests="yes").ask("Ann").options

    def test_several_one_after_the_other(self):
        power = ability("toy.pick", choose(others, asked=("toy.first", "toy.second")), tell(PICKED))
        play = Evening(CAST, toy_role(power))
        assert [question.key for question in power.questions] == ["toy.first", "toy.second"]
        assert play.ask("Ann").key == "toy.first"
        play.answer("Ann", "Cat")
        assert play.ask("Ann").key == "toy.second"
        assert play.offered("Ann") == "Bob Dan"
        play.answer("Ann", "Bob")
        assert play.heard("toy.picked", "Ann") == 2

    def test_the_first_of_several_may_be_the_only_one(self):
        power = ability("toy.pick", choose(others, asked=("toy.first", "toy.second")), tell(PICKED))
        play = Evening(CAST, toy_role(power))
        play.night(Ann="Cat nobody")
        assert play.heard("toy.picked", "Ann") == 1


class TestLimits:
    def test_not_the_same_twice_running(self):
        play = evening(not_twice_running())
        play.night(Ann="Bob")
        play.lynch()
        assert play.offered("Ann") == "Cat Dan"
        assert play.barred("Ann") == {"Bob": "blocked-same-twice"}
        play.night(Ann="Cat")
        play.lynch()
        assert play.offered("Ann") == "Bob Dan"

    def test_a_night_without_a_choice_does_not_free_the_last_one(self):
        """Rulings, All books."""
        play = evening(not_twice_running())
        play.night(Ann="Bob")
        play.lynch()
        play.night()
        play.lynch()
        assert play.offered("Ann") == "Cat Dan"

    def test_a_limit_may_be_a_house_rule(self):
        rules = (HouseRule("repeats", ("no", "yes")),)
        play = evening(not_twice_running(house("repeats", "no")), rules=rules, repeats="yes")
        play.night(Ann="Bob")
        play.lynch()
        assert play.offered("Ann") == "Bob Cat Dan"
        assert play.barred("Ann") == {}

    def test_whoever_is_dead_is_not_shown_as_barred(self):
        play = evening(not_twice_running())
        play.night(Ann="Bob")
        play.lynch("Bob")
        assert play.barred("Ann") == {}

    def test_nobody_twice_in_a_game(self):
        play = evening(each_once("blocked-toy"))
        play.night(Ann="Bob")
        play.lynch()
        play.night(Ann="Cat")
        play.lynch()
        assert play.offered("Ann") == "Dan"
        assert play.barred("Ann") == {"Bob": "blocked-toy", "Cat": "blocked-toy"}

    def test_none_of_a_kind_and_only_of_a_kind(self):
        wolf = Role("toy.wolf", "toy.team", frozenset({"wolf"}))
        cast = "Ann toy, Bob wolf, Cat plain, Dan wolf"
        for limit, offered in (
            (none_of("wolf", "blocked-toy"), "Cat"),
            (only("wolf", "blocked-toy"), "Bob Dan"),
        ):
            toy = toy_role(ability("toy.pick", choose(others, limit)))
            play = Evening(cast, wolf, toy)
            assert play.offered("Ann") == offered
            assert set(play.barred("Ann")) == {"Bob", "Cat", "Dan"} - set(offered.split())

    def test_nobody_with_a_mark(self):
        power = ability("toy.pick", choose(others, not_marked("toy.ill", "blocked-toy")), mark("toy.ill"))
        play = Evening(CAST, toy_role(power))
        play.night(Ann="Bob")
        play.lynch()
        assert play.barred("Ann") == {"Bob": "blocked-toy"}

    def test_two_limits_give_the_first_reason(self):
        play = evening(not_twice_running(), each_once("blocked-toy"))
        play.night(Ann="Bob")
        play.lynch()
        assert play.barred("Ann") == {"Bob": "blocked-same-twice"}


class TestHowOften:
    def nights(self, *limits: object, asked: int = 4) -> list[bool]:
        """On which nights somebody who uses a power whenever she can is asked."""
        play, found = evening(*limits), []
        for _night in range(asked):
            found.append(play.ask("Ann") is not None)
            play.night(Ann="Bob")
            play.lynch()
        return found

    def test_once(self):
        assert self.nights(once("charge")) == [True, False, False, False]

    def test_so_many_times(self):
        assert self.nights(times(3, "charge")) == [True, True, True, False]

    def test_a_night_off_uses_nothing_up(self):
        play = evening(once("charge"))
        play.night()
        play.lynch()
        assert play.ask("Ann") is not None

    def test_the_table_gives_the_last_one_back(self):
        play = evening(times(2, "charge"))
        for _night in range(2):
            play.night(Ann="Bob")
            play.lynch()
        assert play.ask("Ann") is None
        del play.session._game.players[0].holdings[0].memory["charge"]
        play.night()
        play.lynch()
        assert play.ask("Ann") is not None

    def test_what_comes_of_it_may_use_it_up(self):
        assert self.nights(while_left("charge")) == [True] * 4

    def test_no_such_number(self):
        with pytest.raises(ValueError, match="most is 0"):
            times(0, "charge")

    @pytest.mark.parametrize(("rule", "asked"), [("even", [0, 1, 0, 1]), ("odd", [1, 0, 1, 0])])
    def test_every_second_night(self, rule, asked):
        power = ability("toy.pick", choose(others), nights=every_second("nights"))
        play = Evening(CAST, toy_role(power), rules=(HouseRule("nights", ("even", "odd")),), nights=rule)
        for night in asked:
            assert (play.ask("Ann") is not None) == night
            play.night()
            play.lynch()

    def test_from_a_night_to_a_night(self):
        play = Evening(CAST, toy_role(ability("toy.pick", choose(others), since=2, until=3)))
        for night in (0, 1, 1, 0):
            assert (play.ask("Ann") is not None) == night
            play.night()
            play.lynch()


class TestWords:
    def test_doing_it_or_leaving_it(self):
        power = ability("toy.look", decide("look", "stay", once("look")), tell(LOOKED))
        assert power.questions[0].words == ("look", "stay")
        play = Evening(CAST, toy_role(power))
        play.night(Ann="stay")
        play.lynch()
        assert not play.heard("toy.looked", "Ann")
        play.night(Ann="look")
        play.lynch()
        assert play.told("toy.looked", "Ann") == {"by": 0, "seat": 0}
        assert play.ask("Ann") is None
