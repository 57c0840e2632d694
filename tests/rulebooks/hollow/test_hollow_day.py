"""Turns, Day, the dead resolutions, and what the village can do to itself."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.hollow.village import HOLLOW, NIGHT, Refused, Village

NINE = (
    "Ann protector, Bob werewolf, Cat idiot, Dan ancient, Eve witch, Fay werewolf, Gus villager,"
    "Hal villager, Ida villager"
)
WITH_HUNTER = NINE.replace("protector", "hunter")


def morning(cast: str = NINE, eaten: str = "Ida", **house: str) -> Village:
    """The village after its first night."""
    village = Village(cast, **house)
    village.sleep(pack=eaten)
    return village


def with_mayor(mayor: str, cast: str = NINE, **house: str) -> Village:
    """The village on its first day, with a Mayor."""
    village = morning(cast, mayor_from="first-day", **house)
    village.elect(**{mayor: "Bob Cat Dan"})
    assert village.mayor == mayor
    assert village.told("hollow.mayor.elected") == {"seat": mayor}
    assert village.totals("hollow.mayor.result")[mayor] == 6
    return village


class TestMayorVoting:
    """Turns, Day 1; Statuses, Mayor."""

    def test_from_the_second_turn_onwards(self):
        village = morning()
        assert village.label == "hollow.deliberation"
        village.day()
        village.sleep(pack="Hal")
        assert village.label == "hollow.mayor_vote"

    def test_until_there_is_one(self):
        """ "Until there one is picked": a draw picks nobody, the next day they vote again."""
        village = morning()
        village.day()
        village.sleep(pack="Hal")
        village.elect(Ann="Bob", Bob="Ann")
        assert village.mayor == ""
        assert village.heard("hollow.mayor.none")
        village.day()
        village.sleep(pack="Gus")
        village.elect(Ann="Bob Cat")
        assert village.mayor == "Ann"
        village.day()
        village.sleep(pack="Dan")
        assert village.label == "hollow.deliberation"

    def test_two_votes_instead_of_one(self):
        village = with_mayor("Bob")
        village.accuse(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        assert village.totals("hollow.trial.result") == {"Ann": 4, "Bob": 2}
        assert village.told("hollow.executed")["seat"] == "Ann"

    def test_only_one_vote_in_an_accusation(self):
        """The two votes are for executions; an accusation only names."""
        village = with_mayor("Bob")
        village.accuse(Ann="Bob", Gus="Hal")
        assert village.speakers() == "Ann Gus"

    def test_everybody_sees_what_his_ballot_weighs(self):
        """The screen counts along while hands are up, from public facts alone."""
        village = with_mayor("Bob")
        hal, bob = village.seat("Hal"), village.seat("Bob")
        for label, weight in (("hollow.trial", 4), ("hollow.runoff", 4), ("hollow.accusation", 2)):
            assert HOLLOW.public_weight(village.public, village.session.setup.house, label, bob) == weight
            assert HOLLOW.public_weight(village.public, village.session.setup.house, label, hal) == 2

    def test_decides_a_draw(self):
        """ "In case of draw, the result will be the one of his choosing"."""
        village = with_mayor("Hal")
        village.accuse(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        assert (village.label, village.options("Hal")) == ("hollow.verdict", "Ann Bob")
        village.answer("Hal", "Bob")
        assert village.told("hollow.decided") == {"by": "Hal", "seat": "Bob"}
        assert "Bob" not in village.alive

    def test_a_killed_mayor_chooses_another(self):
        """Dead resolutions 2, by day and by night."""
        village = with_mayor("Hal")
        village.execute("Hal")
        village.answer("Hal", "Gus")
        assert village.mayor == "Gus"
        village.sleep(pack="Gus")
        assert village.label == "hollow.succession"
        village.answer("Gus", "Bob")
        assert village.mayor == "Bob"
        assert village.told("hollow.mayor.passed") == {"by": "Gus", "seat": "Bob"}

    def test_has_to_choose_somebody(self):
        village = with_mayor("Hal")
        village.execute("Hal")
        assert village.options("Hal").split() == village.alive.split()
        with pytest.raises(Refused):
            village.answer("Hal", "nobody")


def test_everybody_hears_that_night_falls_and_day_breaks():
    """Turns: night, day, and again, counted by nights."""
    village = morning()
    assert (village.public.phase, village.public.day) == ("day", 1)
    village.day()
    assert (village.public.phase, village.public.day) == ("night", 2)
    for kind, days in (("night.falls", [1, 2]), ("day.breaks", [1])):
        assert [event.facts["day"] for event in village.events(kind)] == days


class TestTrial:
    """Turns, Day 2 to 4."""

    def test_the_village_deliberates_accuses_and_judges(self):
        village = morning()
        assert sorted(village.speak().split()) == ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
        assert village.label == "hollow.accusation"
        village.accuse(Bob="Ann Gus", Gus="Bob")
        assert (village.label, village.speakers()) == ("hollow.defence", "Bob Gus")
        assert village.told("hollow.accused") == {"seats": "Bob Gus"}
        village.judge(Bob="Ann Cat Gus", Gus="Bob Fay")
        assert village.told("hollow.executed")["seat"] == "Bob"
        assert village.label == NIGHT

    def test_only_the_accused_stand_trial(self):
        village = morning()
        village.accuse(Bob="Ann")
        village.close()
        assert village.options("Gus") == "Bob nobody"

    def test_nobody_is_accused(self):
        village = morning()
        village.accuse()
        assert village.heard("hollow.nobody_accused")
        assert village.label == NIGHT

    def test_a_draw_without_a_mayor_is_voted_on_once_more(self):
        """rulings, hollow: without a mayor one run-off, then nobody."""
        village = morning()
        village.accuse(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        assert village.label == "hollow.runoff"
        village.judge(Ann="Bob Fay", Bob="Ann")
        assert village.told("hollow.executed")["seat"] == "Ann"

    def test_two_draws_execute_nobody(self):
        village = morning()
        village.accuse(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        assert village.heard("hollow.nobody_executed")
        assert village.label == NIGHT

    def test_villagers_have_one_vote(self):
        """Characters, Villager: "one vote for executions and elections"."""
        village = morning(mayor_from="first-day")
        assert "Gus" in village.voters
        village.elect(Gus="Hal")
        village.accuse(Bob="Hal")
        village.judge(Bob="Hal")
        assert village.totals("hollow.trial.result") == {"Bob": 2}


class TestHunter:
    """Characters, Hunter; Dead resolutions 1."""

    def test_kills_a_player_when_killed_by_night(self):
        village = morning(WITH_HUNTER, eaten="Ann")
        village.shoot("Ann", "Bob")
        assert village.told("hollow.shot") == {"by": "Ann", "seat": "Bob"}
        assert "Bob" not in village.alive

    def test_kills_a_player_when_executed(self):
        village = morning(WITH_HUNTER)
        village.execute("Ann")
        village.shoot("Ann", "Fay")
        assert "Fay" not in village.alive

    def test_is_asked_among_all_who_died(self):
        """Nobody can see who of the dead holds the gun."""
        village = morning(WITH_HUNTER, eaten="Gus")
        assert (village.label, village.window.seats) == ("hollow.last_acts", (village.seat("Gus"),))
        assert not village.asked("Gus")

    def test_before_the_mayor_is_reassigned(self):
        village = with_mayor("Ann", WITH_HUNTER)
        village.execute("Ann")
        assert village.label == "hollow.last_acts"
        village.answer("Ann", "Fay")
        village.close()
        assert village.label == "hollow.succession"
        assert "Fay" not in village.options("Ann")


class TestIdiot:
    """Characters, Idiot; Statuses, Idiot!."""

    def test_does_not_die_and_votes_no_more(self):
        village = morning(mayor_from="first-day")
        village.elect()
        village.execute("Cat")
        assert "Cat" in village.alive
        assert village.public.marks[village.seat("Cat")] == ("hollow.revealed",)
        village.sleep(pack="Gus")
        village.reach("hollow.mayor_vote")
        assert "Cat" not in village.voters
        village.reach("hollow.accusation")
        assert "Cat" not in village.voters

    def test_laughs_every_time(self):
        """ "He won't die" of any execution; the mark is put on him once."""
        village = morning()
        for eaten in ("Hal", "Gus"):
            village.execute("Cat")
            village.sleep(pack=eaten)
        village.execute("Cat")
        assert village.told("hollow.idiot.revealed") == {"seat": "Cat"}
        assert "Cat" in village.alive
        assert village.public.marks[village.seat("Cat")] == ("hollow.revealed",)

    def test_as_mayor_he_still_decides_a_draw(self):
        """A draw is settled by choosing, not by voting; and nobody has killed this Mayor."""
        village = with_mayor("Cat")
        village.execute("Cat")
        assert village.mayor == "Cat"
        village.sleep(pack="Gus")
        village.accuse(Ann="Bob", Bob="Ann")
        assert "Cat" not in village.voters_of_trial().split()
        village.judge(Ann="Bob", Bob="Ann")
        assert (village.label, village.options("Cat")) == ("hollow.verdict", "Ann Bob")

    def test_dies_like_anybody_in_the_night(self):
        assert morning(eaten="Cat").fallen == "Cat"


class TestAncient:
    """Characters, Ancient."""

    def test_executed_everybody_loses_the_powers(self):
        """ "All the players loose their powers": nights pass, guns are silent."""
        village = morning(WITH_HUNTER)
        village.execute("Dan")
        assert village.told("hollow.powers_lost")["seat"] == "Dan"
        assert village.fallen == "", "the next morning is there, and nobody was asked or eaten"
        village.execute("Ann")
        assert village.label == "hollow.mayor_vote"
        assert village.alive == "Bob Cat Eve Fay Gus Hal"

    def test_but_the_idiot(self):
        village = morning()
        village.execute("Dan")
        village.execute("Cat")
        assert "Cat" in village.alive

    def test_the_mayors_office_is_no_power(self):
        """rulings, hollow: "roles, not the Mayor's office"."""
        village = with_mayor("Bob")
        village.execute("Dan")
        village.accuse(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        assert village.totals("hollow.trial.result") == {"Ann": 4, "Bob": 2}

    def test_love_is_no_power(self):
        """Statuses are not lost: a broken heart still kills."""
        village = Village(f"{NINE}, Jon cupid")
        village.sleep(pack="Ida", Jon="Gus Hal")
        village.execute("Dan")
        village.execute("Gus")
        assert "Hal" not in village.alive

    def test_eaten_the_village_keeps_its_powers(self):
        village = morning(eaten="Dan")
        village.day()
        village.sleep(pack="Dan")
        assert village.fallen == "Dan"
        assert not village.heard("hollow.powers_lost")


def test_whoever_comes_back_during_the_accusations_is_not_accused():
    """The narrator may bring somebody back while people accuse: nobody could accuse that seat."""
    village = morning()
    village.reach("hollow.accusation")
    village.session.submit(AMEND, ("revive", village.seat("Ida")))
    village.accuse(Ann="Bob", Bob="Ann")
    assert village.session.window.label == "hollow.defence"
    assert village.session.window.seats == (village.seat("Ann"), village.seat("Bob"))
