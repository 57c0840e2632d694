"""The Sheriff: section III.3 (election, transfer, 1.5 votes) and rulings, judge: Sheriff."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.scenario import (
    BADGE,
    CAMPAIGN,
    DIRECTION,
    ELECTION,
    ELECTION_RUNOFF,
    LAST_WORDS,
    NIGHT,
    RACE,
    SPEECH,
    Refused,
    Table,
)

NINE = (
    "Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve hunter, Fay werewolf, Gus commoner, Hal commoner,"
    "Ida idiot"
)


def first_morning(fallen: str = "nobody", **house: str) -> Table:
    """The table on day 1, the race about to begin."""
    table = Table(NINE, sheriff="yes", **house)
    table.night(pack=fallen)
    table.reach(RACE, "race")
    return table


def with_sheriff(name: str, fallen: str = "nobody", **house: str) -> Table:
    """The table on day 1 with this sheriff, unopposed."""
    table = first_morning(fallen, **house)
    table.run(name)
    table.speak()
    assert table.sheriff == name
    return table


class TestRace:
    """rulings: "race on day 1 after the death list, candidates speak, may withdraw, the others vote"."""

    def test_comes_after_the_death_list(self):
        table = first_morning("Hal")
        assert table.fallen == "Hal"
        assert table.label == RACE
        assert table.window.kind == "race"

    def test_the_fallen_do_not_run(self):
        table = first_morning("Hal")
        assert not table.asked("Hal")

    def test_candidates_speak_in_order_from_a_drawn_one(self):
        first = set()
        for seed in range(20):
            table = Table(NINE, sheriff="yes", seed=seed)
            table.night()
            table.run("Ann Cat Hal")
            assert table.label == CAMPAIGN
            assert table.speakers() in {"Ann Cat Hal", "Cat Hal Ann", "Hal Ann Cat"}
            first.add(table.speakers())
        assert len(first) == 3

    def test_the_others_vote(self):
        table = first_morning()
        table.run("Ann Cat")
        table.speak()
        assert table.label == ELECTION
        assert [table.names[seat] for seat in table.window.seats] == [
            "Bob",
            "Dan",
            "Eve",
            "Fay",
            "Gus",
            "Hal",
            "Ida",
        ]
        assert table.options("Bob") == "Ann Cat nobody"

    def test_most_votes_win_the_badge(self):
        table = first_morning()
        table.run("Ann Cat")
        table.elect(Ann="Bob Dan", Cat="Eve Fay Gus")
        assert table.sheriff == "Cat"
        assert table.told("judge.sheriff.elected") == {"seat": "Cat"}

    def test_who_withdraws_is_out_and_still_may_not_vote(self):
        table = first_morning()
        table.run("Ann Cat Hal")
        table.withdraw("Hal")
        assert table.told("judge.race.withdrew") == {"seat": "Hal"}
        table.speak()
        assert table.options("Bob") == "Ann Cat nobody"
        assert not table.asked("Hal")

    def test_withdrawing_is_possible_until_the_speeches_are_over(self):
        table = first_morning()
        table.run("Ann Cat")
        table.speak()
        with pytest.raises(Refused):
            table.withdraw("Ann")

    def test_who_thinks_better_of_it_stays(self):
        """Declining to withdraw keeps the way open."""
        table = first_morning()
        table.run("Ann Cat")
        table.answer("Ann", "stay", "judge.sheriff.withdraw")
        table.withdraw("Ann")
        table.speak()
        assert table.sheriff == "Cat"

    def test_a_single_candidate_is_elected_unopposed(self):
        table = first_morning()
        table.run("Gus")
        table.speak()
        assert table.sheriff == "Gus"

    def test_the_last_one_left_is_elected_unopposed(self):
        table = first_morning()
        table.run("Ann Cat")
        table.withdraw("Ann")
        table.speak()
        assert table.sheriff == "Cat"

    def test_nobody_runs_nobody_wears_the_badge(self):
        table = first_morning()
        table.run("")
        assert table.sheriff == ""
        assert table.heard("judge.sheriff.none")

    def test_everybody_withdraws(self):
        table = first_morning()
        table.run("Ann Cat")
        table.withdraw("Ann")
        table.withdraw("Cat")
        assert table.heard("judge.sheriff.none")
        assert table.label == SPEECH

    def test_everybody_runs_and_nobody_is_left_to_vote(self):
        table = first_morning()
        table.run(" ".join(table.names))
        table.speak()
        assert table.heard("judge.sheriff.none")
        assert table.label == SPEECH

    def test_a_tie_leads_to_a_runoff(self):
        """ "Tie: run-off, then no sheriff"."""
        table = first_morning()
        table.run("Ann Cat Hal")
        table.elect(Ann="Bob Dan", Cat="Eve Fay", Hal="Gus")
        assert table.label == ELECTION_RUNOFF
        assert table.told("judge.race.runoff") == {"seats": "Ann Cat"}
        assert table.speak() == "Ann Cat"
        assert table.options("Bob") == "Ann Cat nobody"
        assert not table.asked("Hal"), "a runner who lost still does not vote"
        table.elect(Ann="Bob Dan Eve")
        assert table.sheriff == "Ann"

    def test_a_second_tie_leaves_no_sheriff(self):
        table = first_morning()
        table.run("Ann Cat")
        for _vote in range(2):
            table.elect(Ann="Bob Dan", Cat="Eve Fay")
        assert table.sheriff == ""
        assert table.heard("judge.sheriff.none")

    def test_only_abstentions_elect_nobody(self):
        table = first_morning()
        table.run("Ann Cat")
        table.elect()
        assert table.heard("judge.sheriff.none")

    def test_race_votes_are_plain(self):
        """Nobody has 1.5 votes before there is a sheriff."""
        table = first_morning()
        table.run("Ann Cat")
        table.elect(Ann="Bob Dan", Cat="Eve")
        assert table.totals("judge.race.result") == {"Ann": 4, "Cat": 2}

    def test_is_held_once(self):
        """On the second day there is none."""
        table = first_morning()
        table.run("")
        table.day()
        table.night()
        assert table.label == SPEECH


class TestExplosionInTheRace:
    """rulings: "A wolf's explosion during the race ends it (HR: race goes on next day / badge lost)"."""

    def test_ends_the_day(self):
        table = first_morning()
        table.run("Ann Bob")
        table.explode("Bob")
        assert table.heard("judge.race.postponed")
        assert table.label == NIGHT

    def test_the_race_goes_on_next_day_among_the_living_candidates(self):
        table = first_morning()
        table.run("Ann Bob Cat")
        table.explode("Bob")
        table.night(pack="Hal")
        table.reach(CAMPAIGN)
        assert table.window.kind == "floor", "nobody is asked again who runs"
        table.elect(Cat="Dan Eve")
        assert table.sheriff == "Cat"
        assert table.public.day == 2

    def test_new_voters_are_the_living_who_never_ran(self):
        table = first_morning()
        table.run("Ann Bob Cat Gus")
        table.withdraw("Gus")
        table.explode("Bob")
        table.night(pack="Hal")
        table.reach(CAMPAIGN)
        table.speak()
        assert table.voters == "Dan Eve Fay Ida"

    def test_a_candidate_who_dies_meanwhile_is_out(self):
        table = first_morning()
        table.run("Ann Bob Cat")
        table.explode("Bob")
        table.night(pack="Ann")
        table.reach(CAMPAIGN)
        table.speak()
        assert table.sheriff == "Cat"

    def test_all_candidates_dead_nobody_is_sheriff(self):
        table = first_morning()
        table.run("Bob Cat")
        table.explode("Bob")
        table.night(pack="Cat")
        table.reach(SPEECH)
        assert table.heard("judge.sheriff.none")
        assert table.sheriff == ""

    def test_by_a_wolf_who_does_not_run(self):
        """Any wolf may explode while people speak."""
        table = first_morning()
        table.run("Ann Cat")
        table.explode("Fay")
        assert table.label == NIGHT
        assert "Fay" not in table.alive

    def test_in_the_runoff_the_runoff_goes_on_next_day(self):
        table = first_morning()
        table.run("Ann Cat Hal")
        table.elect(Ann="Bob Dan", Cat="Eve Fay")
        table.explode("Bob")
        assert table.heard("judge.race.postponed")
        table.night()
        assert table.label == ELECTION_RUNOFF
        assert table.speak() == "Ann Cat"
        table.elect(Cat="Dan")
        assert table.sheriff == "Cat"

    def test_the_only_survivor_of_a_tie_wins_it(self):
        table = first_morning()
        table.run("Ann Cat Hal")
        table.elect(Ann="Bob Dan", Cat="Eve Fay")
        table.explode("Bob")
        table.night(pack="Cat")
        table.reach(SPEECH, "floor") if table.label != DIRECTION else None
        assert table.sheriff == "Ann"

    def test_twice_running(self):
        """The second explosion postpones it once more."""
        table = Table(NINE.replace("Gus commoner", "Gus werewolf"), sheriff="yes")
        table.night()
        table.run("Ann Cat")
        table.explode("Bob")
        table.night()
        table.explode("Fay")
        table.night()
        assert table.label == CAMPAIGN
        table.elect(Ann="Dan")
        assert (table.sheriff, table.public.day) == ("Ann", 3)


class TestElectionBeforeTheDeathList:
    """House rule `election`: before the deaths are told."""

    def test_nobody_knows_who_fell(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Hal")
        assert table.label == RACE
        assert not table.heard("judge.dawn")
        assert "Hal" in table.alive
        assert table.asked("Hal"), "whoever fell stands among the others"

    def test_the_death_list_follows(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Hal")
        table.run("Ann")
        table.speak()
        assert table.fallen == "Hal"

    def test_whoever_fell_may_be_elected_and_passes_the_badge(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Hal")
        table.run("Hal")
        table.speak()
        assert table.told("judge.sheriff.elected") == {"seat": "Hal"}
        table.badge("Cat")
        assert table.sheriff == "Cat"

    def test_whoever_fell_votes(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Hal")
        table.run("Ann Cat")
        table.elect(Cat="Hal")
        assert table.sheriff == "Cat"

    def test_the_shot_follows_the_death_list(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Eve")
        table.run("Cat")
        table.speak()
        table.shoot("Eve", "Cat")
        table.badge("Dan")
        assert table.sheriff == "Dan"

    def test_an_explosion_brings_the_death_list_and_the_night(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Hal")
        table.run("Ann Cat")
        table.explode("Bob")
        assert table.fallen == "Hal"
        assert table.told("died") == {"seats": "Bob Hal"}
        table.reach(LAST_WORDS)
        assert table.speak() == "Hal"
        assert table.label == NIGHT
        table.night()
        assert table.label == CAMPAIGN, "the race goes on before the second death list"

    @pytest.mark.parametrize("while_they", ["run", "speak"])
    def test_a_last_act_in_the_race_buries_nobody_of_the_night(self, while_they: str):
        """rulings, judge: the race "before the deaths are told": a declared death brings a last act of the
        lover who follows, and dawn names whom the night has taken, and nobody but them."""
        plain = "Eve commoner, Fay commoner, Gus commoner, Tim commoner"
        cast = f"Cup cupid, Bob werewolf, Hal hunter, {plain}, Sam seer"
        table = Table(cast, sheriff="yes", election="before")
        table.night(Cup=("Hal", "Eve"), pack="Gus")
        if while_they == "speak":
            table.run("Cup Sam")
        table.session.submit(AMEND, ("kill", table.seat("Eve")))
        table.shoot("Hal", "Fay")
        assert table.alive == "Cup Bob Gus Tim Sam"
        assert not table.heard("judge.dawn")
        if while_they == "run":
            table.run("Cup Sam")
        table.elect(Sam="Bob Gus Tim")
        assert table.fallen == "Gus"
        assert table.alive == "Cup Bob Tim Sam"

    def test_the_hunter_does_not_shoot_a_wolf_who_is_gone(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(pack="Eve")
        table.run("Ann Cat")
        table.explode("Bob")
        assert "Bob" not in table.options("Eve")
        table.shoot("Eve", "Fay")
        assert table.won == "judge.good"

    def test_a_poisoned_wolf_who_explodes_was_among_the_nights_dead(self):
        table = Table(NINE, sheriff="yes", election="before")
        table.night(witch="poison Bob")
        table.run("Ann Cat")
        table.explode("Bob")
        assert table.fallen == "Bob"
        assert "Bob" not in table.alive

    def test_the_nights_end_of_the_game_comes_with_the_death_list(self):
        """Nobody learns from the race that the game is over."""
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner", sheriff="yes", election="before")
        table.night(pack="Ann")
        table.run("Cat")
        assert table.won == ""
        table.speak()
        assert table.won == "judge.wolves"


class TestOffice:
    """ "1.5 vote power and final say"; rulings: "speaks last, chooses the direction of speech"."""

    @pytest.mark.parametrize(
        ("direction", "order"),
        [
            ("clockwise", "Dan Eve Fay Gus Hal Ida Ann Bob Cat"),
            ("counterclockwise", "Bob Ann Ida Hal Gus Fay Eve Dan Cat"),
        ],
    )
    def test_chooses_the_direction_and_speaks_last(self, direction: str, order: str):
        table = with_sheriff("Cat")
        assert table.label == DIRECTION
        table.answer("Cat", direction)
        assert table.speakers() == order
        assert table.told("judge.order")["direction"] == direction

    def test_the_dead_do_not_speak(self):
        table = with_sheriff("Cat", fallen="Dan")
        table.reach(SPEECH)
        assert table.speakers() == "Eve Fay Gus Hal Ida Ann Bob Cat"

    def test_has_one_and_a_half_votes(self):
        table = with_sheriff("Cat")
        table.vote(Bob="Cat", Gus="Fay")
        assert table.totals() == {"Bob": 3, "Gus": 2} | dict.fromkeys(
            ("Ann", "Cat", "Dan", "Eve", "Fay", "Hal", "Ida"), 0
        )
        assert "Bob" not in table.alive

    def test_chooses_again_every_day(self):
        table = with_sheriff("Cat")
        table.day()
        table.night()
        assert table.label == DIRECTION


class TestBadge:
    """rulings: "passes or tears the badge"; "then offices pass to a living heir"."""

    def test_a_dead_sheriff_passes_it_to_anybody_alive(self):
        table = with_sheriff("Cat")
        table.day()
        table.night(pack="Cat", witch="poison Hal")
        table.reach(BADGE)
        assert table.options("Cat") == "Ann Bob Dan Eve Fay Gus Ida tear"
        table.badge("Gus")
        assert table.sheriff == "Gus"
        assert table.told("judge.sheriff.passed") == {"by": "Cat", "seat": "Gus"}

    def test_the_heir_has_the_votes_and_the_last_word(self):
        table = with_sheriff("Cat")
        table.day()
        table.night(pack="Cat")
        table.badge("Gus")
        table.reach(SPEECH)
        assert table.speakers().split()[-1] == "Gus"
        table.vote(Bob="Gus")
        assert table.totals()["Bob"] == 3

    def test_a_torn_badge_is_gone(self):
        table = with_sheriff("Cat")
        table.day()
        table.night(pack="Cat")
        table.badge("tear")
        assert table.sheriff == ""
        assert table.told("judge.sheriff.torn") == {"by": "Cat"}
        assert table.label == SPEECH, "nobody chooses the direction"
        table.day()
        table.night()
        assert table.label == SPEECH, "and nobody runs for it again"

    def test_the_shot_comes_before_the_badge(self):
        """rulings, All books: death powers, then the win check, then offices pass on."""
        table = with_sheriff("Eve")
        table.day()
        table.night(pack="Eve")
        table.shoot("Eve", "Bob")
        assert table.label == BADGE
        assert "Bob" not in table.options("Eve")

    def test_the_badge_comes_before_last_words(self):
        table = with_sheriff("Cat")
        table.vote(Cat="Ann Bob Dan")
        assert table.label == BADGE
        table.badge("Dan")
        assert table.label == LAST_WORDS

    def test_no_badge_is_passed_when_the_game_is_over(self):
        """Section V: the game ends immediately."""
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve commoner", sheriff="yes")
        table.night()
        table.run("Bob")
        table.speak()
        table.vote(Bob="Ann Cat")
        assert table.won == "judge.good"

    def test_an_heir_who_dies_passes_it_on_again(self):
        table = with_sheriff("Cat")
        table.vote(Cat="Ann Bob Dan")
        table.badge("Gus")
        table.reach(NIGHT)
        table.night(pack="Gus")
        table.badge("Hal")
        assert table.sheriff == "Hal"

    def test_not_to_an_idiot_who_has_lost_his_vote(self):
        """rulings: an Idiot sheriff who flipped gives the badge away; so he cannot get it either."""
        table = with_sheriff("Cat")
        table.vote(Ida="Ann Bob Dan")
        table.reach(NIGHT)
        table.night(pack="Cat")
        table.reach(BADGE)
        assert table.blocked("Cat") == {"Ida": "blocked-judge-flipped"}
        with pytest.raises(Refused):
            table.badge("Ida")
