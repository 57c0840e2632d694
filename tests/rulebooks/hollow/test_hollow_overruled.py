"""The moderator overrules the village: whatever is declared, the turn goes on and comes to its end."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, NOBODY, TABLE
from rulebooks.hollow.village import NIGHT, Village

NINE = (
    "Ann protector, Bob werewolf, Cat idiot, Dan ancient, Eve crow, Fay werewolf, Gus villager,"
    "Hal villager, Ida villager"
)


def overrule(village: Village, what: str, name: str, *more: str) -> None:
    """Declare something of somebody, by name."""
    village.session.submit(AMEND, (what, village.seat(name), *more))


def appoint(village: Village, name: str) -> None:
    """Declare somebody, or nobody, to be Mayor."""
    holder = NOBODY if name == NOBODY else village.seat(name)
    village.session.submit(AMEND, ("office", "hollow.mayor", holder))


class TestTheVerdict:
    """The Mayor has to decide a draw between Ann and Bob when he is overruled."""

    @pytest.fixture
    def village(self) -> Village:
        village = Village(NINE, mayor_from="first-day")
        village.sleep(pack="Ida")
        village.elect(Hal="Bob Cat Dan")
        village.accuse(Ann="Bob", Bob="Ann")
        village.judge(Ann="Bob", Bob="Ann")
        assert village.label == "hollow.verdict"
        return village

    def test_without_a_mayor_nobody_is_executed(self, village: Village):
        appoint(village, NOBODY)
        assert village.heard("hollow.nobody_executed")
        assert village.label == NIGHT

    def test_another_mayor_decides(self, village: Village):
        appoint(village, "Gus")
        village.answer("Gus", "Bob")
        assert village.told("hollow.decided") == {"by": "Gus", "seat": "Bob"}

    def test_the_heir_of_a_dead_mayor_decides(self, village: Village):
        overrule(village, "kill", "Hal")
        village.answer("Hal", "Gus")
        assert (village.label, village.options("Gus")) == ("hollow.verdict", "Ann Bob")

    def test_whoever_dies_meanwhile_cannot_be_chosen(self, village: Village):
        overrule(village, "kill", "Ann")
        assert village.options("Hal") == "Bob"
        overrule(village, "kill", "Bob")
        assert village.heard("hollow.nobody_executed")


class TestTheHeir:
    """The Mayor was eaten and has to name the next."""

    @pytest.fixture
    def village(self) -> Village:
        village = Village(NINE, mayor_from="first-night")
        village.elect(Hal="Bob Cat Dan")
        village.sleep(pack="Hal")
        assert village.label == "hollow.succession"
        return village

    def test_a_mayor_who_lives_again_stays_mayor(self, village: Village):
        overrule(village, "revive", "Hal")
        assert (village.mayor, village.label) == ("Hal", "hollow.deliberation")

    def test_whom_the_table_appoints_needs_no_naming(self, village: Village):
        appoint(village, "Eve")
        assert (village.mayor, village.label) == ("Eve", "hollow.deliberation")
        assert not village.heard("hollow.mayor.passed")

    def test_he_is_asked_once_though_another_dies_meanwhile(self, village: Village):
        overrule(village, "kill", "Gus")
        village.answer("Hal", "Eve")
        assert (village.mayor, village.label) == ("Eve", "hollow.deliberation")


def test_a_wolf_by_the_moderators_word_knows_the_pack():
    """Not only at dusk, when a Thief might have joined it: a corrected card tells what a dealt one would."""
    cast = "Ann thief, Bob werewolf, Cat villager, Dan villager, Eve villager, Fay villager"
    village = Village(cast, table="werewolf fox")
    village.sleep(pack="Fay")
    overrule(village, "role", "Cat", "hollow.werewolf")
    assert village.view("Cat").card.mates == ((village.seat("Bob"), "hollow.werewolf"),)


def test_an_accused_who_has_left_is_not_voted_about():
    """rulings, All books: "nobody votes for the dead"."""
    village = Village(NINE)
    village.sleep(pack="Ida")
    village.accuse(Ann="Bob", Bob="Ann")
    overrule(village, "kill", "Ann")
    village.close()
    assert village.options("Gus") == "Bob nobody"


@pytest.mark.parametrize("at", ["hollow.deliberation", "hollow.accusation", "hollow.defence"])
@pytest.mark.parametrize("what", ["revive", "mark"])
def test_the_village_hears_of_a_suspicion_before_it_counts(what: str, at: str):
    """Statuses, Suspect: he was dead in the morning and lives again, or is one by the table's word."""
    village = Village(NINE, crow_nights="every")
    village.sleep(pack="Ida", Eve="Ida" if what == "revive" else NOBODY)
    suspect = "Ida" if what == "revive" else "Gus"
    for label in ("hollow.deliberation", "hollow.accusation", "hollow.defence"):
        if village.label == at:
            overrule(village, what, suspect, *(["hollow.suspect"] if what == "mark" else []))
        village.accuse(Ann="Bob") if label == "hollow.accusation" else village.close()
    village.judge(Ann="Bob")
    told = [(event.kind, event.facts.get("seat")) for event in village.session.view(TABLE).events]
    heard = ("hollow.suspected", village.seat(suspect))
    assert told.count(heard) == 1
    assert told.index(heard) < told.index(("hollow.trial.result", None))
    assert village.told("hollow.trial.result")["seats"] == suspect


class TestStatusCleanse:
    """Turns, Status cleanse: of whatever the moderator has put on somebody, too."""

    def test_protected_for_a_night(self):
        village = Village(NINE)
        overrule(village, "mark", "Ida", "hollow.protected")
        village.sleep(pack="Ida", Ann="Gus")
        assert village.fallen == ""
        village.day()
        village.sleep(pack="Ida", Ann="Ann", Eve="Bob")
        assert village.fallen == "Ida"

    def test_suspect_for_a_day(self):
        village = Village(NINE)
        village.sleep(pack="Ida")
        overrule(village, "mark", "Gus", "hollow.suspect")
        village.accuse()
        assert village.speakers() == "Gus"
        village.judge()
        village.sleep(pack="Hal", Eve="Bob")
        village.accuse()
        assert village.speakers() == "Bob"


def test_played_on_with_nobody_left_to_eat():
    """The table goes on though only wolves are left: they have nobody to choose, and the night passes."""
    village = Village("Ann werewolf, Bob werewolf, Cat farseer, Dan villager, Eve villager")
    village.session.submit(AMEND, ("play_on", "end-hollow-no-villager"))
    village.session.submit(AMEND, ("play_on", "end-hollow-two-to-one"))
    village.sleep(pack="Eve")
    village.execute("Dan")
    village.sleep(pack="Cat")
    village.day()
    village.sleep()
    assert village.fallen == ""


def test_played_on_after_the_last_wolf():
    """What the table has overruled ends nothing."""
    village = Village("Ann werewolf, Bob villager, Cat villager, Dan witch")
    village.session.submit(AMEND, ("play_on", "end-hollow-wolves-gone"))
    village.sleep(pack="Bob")
    village.execute("Ann")
    assert (village.won, village.label) == ("", NIGHT)
    assert village.ask("Dan").shown == (("victim", NOBODY),)
    village.sleep()
    assert village.fallen == ""


def test_the_white_werewolf_alone_overruled():
    """The table denies him a victory of his own: then he has won with the wolves."""
    village = Village(
        "Ann white_werewolf, Bob werewolf, Cat villager, Dan villager, Eve villager", wolves_win="no-villager"
    )
    village.session.submit(AMEND, ("play_on", "end-hollow-white-alone"))
    village.sleep(pack="Cat")
    village.execute("Eve")
    village.sleep(pack="Dan", Ann="Bob")
    assert (village.won, village.winners) == ("hollow.wolves", "Ann Bob")


def test_two_couples_alone_have_won_like_one():
    """The table has dealt a second Cupid: more than two may be in love, and be left."""
    village = Village(
        "Ann cupid, Bob werewolf, Cat villager, Dan villager, Eve villager, Fay villager",
        mayor_from="first-night",
    )
    overrule(village, "role", "Dan", "hollow.cupid")
    village.sleep(pack="Eve", Ann="Ann Bob", Dan="Cat Dan")
    village.execute("Fay")
    assert (village.alive, village.won, village.winners) == (
        "Ann Bob Cat Dan", "hollow.lovers", "Ann Bob Cat Dan",
    )  # fmt: skip
