"""The orders of the book as its text has them: each role says its own place, and here they stand together."""

from __future__ import annotations

from typing import Final

import pytest

from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.circle import circles
from nightcaller.rulebooks.revamped.conditions import page
from nightcaller.rulebooks.revamped.consequences import Moment, in_order
from nightcaller.rulebooks.revamped.rooms import boards

LAYERS: Final = """
    absence
    potion immunity food soul prayer spare-soul spare-prayer
    runner acrobat scared
    macho cursed
    demonized tainted
"""
"""Edges 2: absence, active ("free shields before a soul"), passive, partial, recruiting."""


def test_attacks_meet_the_defences_in_the_order_of_the_text() -> None:
    assert [layer.name for layer in BOOK.layers] == LAYERS.split()
    assert len({layer.place for layer in BOOK.layers}) == len(BOOK.layers), "two lines at one place"


CALLS: Final = """
    hooker.visit royal_knight.cancel
    witch.life fletcher.customer.later devil.strike wager.take archangel.strike grace.take fletcher.revoke
    infected_wolf.infect dog.choose cupid.love cupid.love_late look_alike.copy look_alike.copy_late
    aura_teller.look crowd_seeker.seek fortune_teller.see huntsman.track oracle.compare receptionist.count
    lone_warlock.see psychic_wolf.guess warlock.see
    flute_player.play ice_king.freeze saboteur_wolf.bar pyromancer.fire vampire.mark vampire.mark.two
    ice_queen.guess grandma.knit plaguebearer.taint plaguebearer.taint.two stalker.threaten
    evil_scientist.infect flute_apprentice.divert flute_apprentice.join
    cult.attack assassin.attack priest.bless witch.death chef.cook pack.attack pack.second lone_wolf.attack
    journalist.heir psychopath.mask huntress.aim white_werewolf.betray gray_werewolf.betray
    fletchers_customer.aim ranger.mark executioner.stand_in mad_scientist.subject angel.follow
"""
"""Where it counts: what an ability does to others before what it tells, what marks before what kills, and
"masks of one lap: by call order" (edges 10)."""


def test_the_night_calls_in_this_order() -> None:
    assert [power.removeprefix("revamped.") for power in BOOK.night_order] == CALLS.split()


CONDITIONS: Final = """
    demonized tainted
    soulless offered_wager shielded_soul blessed offered_grace shielded_prayer
    enchanted powdered frozen sleepless served eaten charmed safe immune
    guard_tonight guarded reprieve subject journal_left
    infected doomed disguise
    robbed threatened mute lent loves listed waiters left_prayer left_soul left_vial target target_role
"""
"""What lasts on somebody, what is worn, what is remembered."""


def test_a_page_says_what_lasts_before_what_is_worn_and_remembered() -> None:
    assert [condition.name for condition in page()] == CONDITIONS.split()


BOARDS: Final = """
    pack hellhounds bakers butchers cult
    flute hell heaven pyro underworld graveyard ice disease
    knitting threat wager grace
    tavern bar journal couple question laboratory
    enchanted story
"""
"""Edges 7: the groups, the teams, lines without a name, boards of one role, everybody's."""


def test_boards_stand_in_the_order_of_the_text() -> None:
    assert [one.begin().id.removeprefix("revamped.") for one in boards()] == BOARDS.split()
    assert len({one.place for one in boards()}) == len(boards()), "two at one place"


CONSEQUENCES: Final = {
    Moment.HANDED_IN: "mayor",
    Moment.BURYING: "apprentice",
    Moment.FALLEN: "coroner macho disease",
    Moment.BURIED: "psychopath apprentice pack cult",
    Moment.SEEN: "barber",
    Moment.DAWN: "fortune_apprentice guardian",
    Moment.LYNCHES: "child",
    Moment.PLACES: "mayor",
    Moment.BALLOTS: "must_vote",
    Moment.DAY_CLOSES: "bargain bargain disease disease",
    Moment.EVENING: "macho chef elections",
    Moment.DAY_OVER: "guardian",
    Moment.CORRECTED: "pack fletcher child guardian macho disease",
    Moment.STILL_ASKED: "flute_player",
}
"""Edges 4: lone wolves "after burial, before Packless, before the win check"."""


@pytest.mark.parametrize("moment", Moment)
def test_what_follows_at_a_moment_follows_in_this_order(moment: Moment) -> None:
    found = in_order(moment)
    assert [one.do.__module__.rpartition(".")[2] for one in found] == CONSEQUENCES[moment].split()
    assert len({one.place for one in found}) == len(found), "two at one place"


def test_who_decides_together_does_so_in_the_order_of_the_night() -> None:
    assert [one.role.removeprefix("revamped.") for one in circles()] == [
        "pyromancer",
        "vampire",
        "plaguebearer",
    ]


def test_offices_are_elected_in_the_order_of_precedence() -> None:
    """6: "elected in the particular order of precedence outlined below"."""
    assert list(BOOK.offices) == ["revamped.mayor", "revamped.reporter", "revamped.guardian"]
