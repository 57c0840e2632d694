"""End of game: checked whenever night turns to day and day to night."""

from __future__ import annotations

from nightcaller.engine import AMEND
from rulebooks.hollow.village import Village


class TestWolves:
    """ "No villagers alive or [...] 2:1 wolves to villagers"."""

    def test_two_wolves_for_each_villager(self):
        village = Village("Ann werewolf, Bob werewolf, Cat villager, Dan villager, Eve villager")
        village.sleep(pack="Cat")
        assert village.won == ""
        village.execute("Dan")
        assert (village.won, village.why) == ("hollow.wolves", "end-hollow-two-to-one")
        assert village.winners == "Ann Bob"

    def test_as_many_wolves_as_villagers_are_not_enough(self):
        village = Village("Ann werewolf, Bob werewolf, Cat villager, Dan villager, Eve villager")
        village.sleep(pack="Cat")
        assert (village.alive, village.won) == ("Ann Bob Dan Eve", "")

    def test_no_villager_alive(self):
        village = Village("Ann werewolf, Bob villager, Cat villager, Dan villager")
        village.sleep(pack="Bob")
        village.execute("Cat")
        village.sleep(pack="Dan")
        assert village.why == "end-hollow-no-villager"


class TestVillage:
    """ "All wolves are dead"."""

    def test_the_last_wolf_is_executed(self):
        village = Village("Ann werewolf, Bob villager, Cat villager, Dan villager")
        village.sleep(pack="Bob")
        village.execute("Ann")
        assert (village.won, village.why) == ("hollow.village", "end-hollow-wolves-gone")
        assert village.winners == "Bob Cat Dan", "the dead win too"

    def test_the_last_wolf_is_poisoned_at_the_change_to_day(self):
        village = Village("Ann werewolf, Bob villager, Cat witch, Dan villager")
        village.sleep(pack="Bob", Cat="poison Ann")
        assert village.won == "hollow.village"

    def test_a_white_werewolf_is_a_wolf(self):
        village = Village("Ann white_werewolf, Bob villager, Cat witch, Dan villager, Eve villager")
        village.sleep(pack="Bob", Cat="poison Ann")
        assert village.won == "hollow.village"


class TestTransitions:
    """ "These conditions will be checked on every day to night transition and vice versa"."""

    def test_day_to_night_without_an_execution(self):
        """The moderator has corrected a card meanwhile: the next transition sees it, not the next death."""
        village = Village("Ann werewolf, Bob villager, Cat villager, Dan villager, Eve villager")
        village.sleep(pack="Bob")
        village.session.submit(AMEND, ("role", village.seat("Ann"), "hollow.villager"))
        assert village.won == "", "between two corrections nothing ends"
        village.accuse()
        assert (village.won, village.session.day) == ("hollow.village", 1)

    def test_not_in_the_middle_of_the_dead_resolutions(self):
        """Nobody but wolves would be left, had the Hunter not shot."""
        village = Village("Ann werewolf, Bob villager, Cat villager, Dan hunter")
        village.sleep(pack="Bob")
        village.execute("Cat")
        village.sleep(pack="Dan")
        assert village.label == "hollow.last_acts"
        village.answer("Dan", "Ann")
        village.close()
        assert village.won == "draw"


class TestLovers:
    """Statuses, In love: "part of the winning teams, they both win"."""

    def test_a_villager_in_love_with_a_wolf_wins_with_the_wolves(self):
        """The text's own example: two werewolves, one villager in love with one of them."""
        village = Village("Ann werewolf, Bob werewolf, Cat villager, Dan cupid, Eve villager")
        village.sleep(pack="Eve", Dan="Ann Cat")
        village.execute("Dan")
        assert (village.won, village.winners) == ("hollow.wolves", "Ann Bob Cat")

    def test_a_wolf_in_love_with_a_villager_wins_with_the_village(self):
        village = Village("Ann werewolf, Bob villager, Cat villager, Dan cupid, Eve villager")
        village.sleep(pack="Eve", Dan="Ann Cat")
        village.execute("Ann")
        assert (village.won, village.winners) == ("hollow.village", "Ann Bob Cat Dan Eve")


def test_nobody_left_is_a_draw():
    """rulings, All books: nobody left alive is a draw."""
    village = Village("Ann werewolf, Bob witch, Cat villager, Dan cupid, Eve villager")
    village.sleep(pack="Dan", Dan="Ann Bob")
    village.execute("Eve")
    village.sleep(pack="Cat", Bob="poison Ann")
    assert (village.alive, village.won) == ("", "draw")


def test_the_white_werewolf_alone():
    """rulings, hollow: "it wins alone if it is the last alive"."""
    village = Village(
        "Ann white_werewolf, Bob werewolf, Cat villager, Dan villager, Eve villager", wolves_win="no-villager"
    )
    village.sleep(pack="Cat")
    village.execute("Eve")
    village.sleep(pack="Dan", Ann="Bob")
    assert (village.alive, village.won, village.winners) == ("Ann", "hollow.white", "Ann")


def test_nobody_is_left_and_nobody_shoots():
    """rulings, All books: nobody is asked when nobody is left to be chosen."""
    village = Village("Ann werewolf, Bob hunter, Cat cupid, Dan villager", lovers_win="either-team")
    village.sleep(pack="Dan", Cat="Ann Bob")
    village.execute("Cat")
    village.sleep(pack="Bob")
    assert (village.label, village.won, village.why) == ("over", "draw", "end-hollow-nobody-left")


def test_a_broken_heart_is_told_after_what_broke_it():
    """However the two sit: the story goes from the cause to what followed."""
    for prey, other in (("Dan", "Bob"), ("Bob", "Dan")):
        village = Village("Ann werewolf, Bob villager, Cat cupid, Dan villager, Eve villager, Fay villager")
        village.sleep(pack=prey, Cat="Bob Dan")
        causes = [e.facts for e in village.session.events if e.kind == "died.cause"]
        assert [village.names[facts["seat"]] for facts in causes] == [prey, other]
        assert village.told("died")["seats"] == "Bob Dan", "the table hears them by seat"
