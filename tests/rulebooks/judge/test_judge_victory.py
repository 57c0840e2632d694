"""Sections I and V: who wins, when, and what happens when several would."""

from __future__ import annotations

from rulebooks.scenario import LAST_WORDS, Table


class TestWolves:
    """ "Eliminate all divine roles or eliminate all commoner roles (achieving side elimination)"."""

    def test_win_when_the_last_divine_is_gone(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve commoner")
        table.night(pack="Ann")
        assert (table.won, table.why) == ("judge.wolves", "end-judge-divine-gone")
        assert table.winners == "Bob"

    def test_win_when_the_last_commoner_is_gone(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan witch, Eve idiot")
        table.night(pack="Cat")
        assert (table.won, table.why) == ("judge.wolves", "end-judge-commoners-gone")

    def test_do_not_win_while_both_sides_live(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan witch, Eve werewolf, Fay commoner")
        table.night(pack="Cat")
        assert table.won == ""

    def test_a_side_that_was_never_dealt_does_not_count(self):
        """rulings: "a side absent from the deck never counts"."""
        table = Table("Ann seer, Bob werewolf, Cat witch, Dan hunter")
        table.night()
        assert table.won == ""
        table = Table("Ann commoner, Bob werewolf, Cat commoner, Dan commoner")
        table.night()
        assert table.won == ""

    def test_dead_wolves_win_with_the_living(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan witch, Eve werewolf, Fay commoner")
        table.night(witch="poison Bob")
        table.day()
        table.night(pack="Cat")
        table.day()
        table.night(pack="Fay")
        assert table.winners == "Bob Eve"

    def test_win_by_vote_as_well(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
        table.night()
        table.vote(Ann="Bob Cat")
        assert table.won == "judge.wolves"


class TestGoodPeople:
    """ "Eliminate all werewolf roles"."""

    def test_win_when_the_last_wolf_is_voted_out(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
        table.night(pack="Cat")
        table.vote(Bob="Ann Dan")
        assert (table.won, table.why) == ("judge.good", "end-judge-wolves-gone")
        assert table.winners == "Ann Cat Dan", "the dead win too"

    def test_do_not_win_while_a_wolf_lives(self):
        table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve werewolf")
        table.night()
        table.vote(Bob="Ann Cat")
        assert table.won == ""

    def test_win_by_poison(self):
        table = Table("Ann witch, Bob werewolf, Cat commoner, Dan commoner")
        table.night(pack="Cat", witch="poison Bob")
        assert table.won == "judge.good"

    def test_win_by_a_shot(self):
        table = Table("Ann hunter, Bob werewolf, Cat commoner, Dan seer")
        table.night(pack="Ann")
        table.shoot("Ann", "Bob")
        assert table.won == "judge.good"


class TestAtOnce:
    """rulings, All books: deaths of a moment, death powers, then the win check; wolves before the village."""

    def test_both_camps_gone_at_once_the_wolves_win(self):
        """The last wolf and the last divine die in one night."""
        table = Table("Ann witch, Bob werewolf, Cat commoner, Dan commoner")
        table.night(pack="Ann", witch="poison Bob")
        assert table.won == "judge.wolves"
        assert table.alive == "Cat Dan"

    def test_the_shot_is_fired_before_anybody_has_won(self):
        """The last divine is a Hunter: he shoots before the divine are counted, and both camps are gone."""
        table = Table("Ann hunter, Bob werewolf, Cat commoner, Dan commoner")
        table.night(pack="Ann")
        assert table.won == ""
        table.shoot("Ann", "Bob")
        assert table.won == "judge.wolves"

    def test_a_lowered_gun_ends_the_game_too(self):
        table = Table("Ann hunter, Bob werewolf, Cat commoner, Dan commoner")
        table.night(pack="Ann")
        table.shoot("Ann", "nobody")
        assert table.won == "judge.wolves"

    def test_nobody_left_alive_is_a_draw(self):
        table = Table("Ann hunter, Bob werewolf, Cat witch, Dan commoner", wolves_win="everyone")
        table.night(pack="Dan")
        table.vote(Cat="Bob Ann")
        table.reach("judge.night")
        table.night(pack="Ann")
        table.shoot("Ann", "Bob")
        assert (table.won, table.why, table.winners) == ("draw", "end-judge-nobody-left", "")


def test_the_game_ends_immediately():
    """Section V, Immediate Termination: no race, no speech, no last words after the end."""
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner", sheriff="yes")
    table.night(pack="Ann")
    assert table.label == "over"
    assert table.window.asks == {}
    assert not table.heard("judge.last_words")


def test_the_end_is_told_with_its_reason():
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
    table.night(pack="Ann")
    told = table.told("game.over")
    assert (told["winners"], told["seats"], told["reason"]) == (
        ("judge.wolves",),
        "Bob",
        "end-judge-divine-gone",
    )


def test_all_secrets_are_open_after_the_end():
    """The recap needs every card."""
    table = Table("Ann seer, Bob werewolf, Cat commoner, Dan commoner")
    table.night(pack="Ann")
    assert len(table.events("card")) == 4
    assert table.view("Cat").card.mates == (), "yet nobody's own card changes"


def test_day_and_night_go_on_until_then():
    """Section III: night, daybreak, day, night."""
    table = Table(
        "Ann seer, Bob werewolf, Cat commoner, Dan commoner, Eve commoner, Fay commoner, Gus werewolf"
    )
    for day in (1, 2, 3):
        assert table.public.day == day
        table.night()
        table.vote(**{("Cat", "Dan", "Eve")[day - 1]: "Ann Bob"})
        assert table.label == LAST_WORDS
        table.day()
    assert table.public.phase == "night"
