"""Every house rule of the hollow book changes the course of a game."""

from __future__ import annotations

import pytest

from rulebooks.hollow.village import DUSK, HOLLOW, Village

EIGHT = (
    "Ann werewolf, Bob white_werewolf, Cat crow, Dan fox, Eve witch, Fay ancient, Gus villager, Hal villager,"
    "Ida villager"
)


def nightly(village: Village) -> set[str]:
    return {call.power for call in village.window.calls}


def test_alternate_nights():
    """rulings, hollow: "every two turns" = even nights; even / odd."""
    assert "hollow.crow.suspect" not in nightly(Village(EIGHT))
    odd = Village(EIGHT, alternate_nights="odd")
    assert {"hollow.crow.suspect", "hollow.white_werewolf.betray"} <= nightly(odd)
    odd.sleep(pack="Gus", Cat="Hal")
    odd.day()
    assert "hollow.crow.suspect" not in nightly(odd)


def test_crow_votes():
    """rulings, hollow: the suspect starts with two votes (2 / 1)."""
    totals = []
    for votes in ("2", "1"):
        village = Village(EIGHT, alternate_nights="odd", crow_votes=votes)
        village.sleep(pack="Gus", Cat="Hal")
        village.accuse()
        village.judge()
        totals.append(village.totals("hollow.trial.result"))
    assert totals == [{"Hal": 4}, {"Hal": 2}]


def test_fox_neighbours():
    """rulings, hollow: living neighbours / by seat."""
    found = []
    for neighbours in ("living", "by-seat"):
        village = Village(
            "Ann werewolf, Bob villager, Cat villager, Dan fox, Eve villager, Fay villager, Gus villager",
            fox_neighbours=neighbours,
        )
        village.answer("Dan", "Bob")
        village.sleep(pack="Bob")
        village.day()
        village.answer("Dan", "Cat")
        found.append(village.told("hollow.fox.learned", "Dan")["scent"])
    assert found == ["wolf", "nothing"]


@pytest.mark.parametrize("neighbours", ["living", "by-seat"])
@pytest.mark.parametrize(("chosen", "scent"), [("Ann", "wolf"), ("Fay", "wolf"), ("Bob", "nothing")])
def test_the_fox_smells_to_both_sides_and_round_the_table(neighbours: str, chosen: str, scent: str):
    """Characters, Fox: "adjacent players", and the last seat is the first one's."""
    cast = "Ann villager, Bob villager, Cat villager, Dan fox, Eve werewolf, Fay villager, Gus werewolf"
    village = Village(cast, fox_neighbours=neighbours)
    village.answer("Dan", chosen)
    assert village.told("hollow.fox.learned", "Dan")["scent"] == scent


def test_thief_must_take_wolf():
    """rulings, hollow: if both are werewolves he must take one (yes / no)."""
    cast = "Ann thief, Bob werewolf, Cat villager, Dan villager, Eve villager"
    table = "werewolf white_werewolf"
    must = Village(cast, table=table)
    assert (must.label, must.options("Ann")) == (DUSK, "swap")
    assert must.blocked("Ann") == {"keep": "blocked-hollow-both-wolves"}
    assert Village(cast, table=table, thief_must_take_wolf="no").options("Ann") == "swap keep"
    assert Village(cast, table="werewolf fox").options("Ann") == "swap keep"


def test_white_wolf_alone():
    """rulings, hollow: wins alone if it is the last alive (yes / no)."""
    won = []
    for alone in ("yes", "no"):
        village = Village(
            "Ann white_werewolf, Bob werewolf, Cat villager, Dan villager, Eve villager",
            white_wolf_alone=alone,
            wolves_win="no-villager",
        )
        village.sleep(pack="Cat")
        village.execute("Eve")
        village.sleep(pack="Dan", Ann="Bob")
        won.append((village.won, village.winners))
    assert won == [("hollow.white", "Ann"), ("hollow.wolves", "Ann Bob")]


def test_ancient_revenge():
    """rulings, hollow: execution / execution, shot and poison."""
    lost = []
    for revenge in ("execution", "execution-shot-poison"):
        village = Village(EIGHT, ancient_revenge=revenge)
        village.sleep(pack="Gus", Eve="poison Fay")
        lost.append(village.heard("hollow.powers_lost"))
    assert lost == [False, True]


def test_ancient_revenge_of_a_shot():
    """The other death that the wide option names."""
    lost = []
    for revenge in ("execution", "execution-shot-poison"):
        village = Village(EIGHT.replace("witch", "hunter"), ancient_revenge=revenge)
        village.sleep(pack="Eve")
        village.shoot("Eve", "Fay")
        lost.append(village.heard("hollow.powers_lost"))
    assert lost == [False, True]


def test_mayor_from():
    """rulings, hollow: second day / first day / first night."""
    assert Village(EIGHT, mayor_from="first-night").label == "hollow.mayor_vote"
    first_day = Village(EIGHT, mayor_from="first-day")
    first_day.sleep(pack="Gus")
    assert first_day.label == "hollow.mayor_vote"
    second_day = Village(EIGHT)
    second_day.sleep(pack="Gus")
    assert second_day.label == "hollow.deliberation"


def test_a_draw_before_the_first_night_is_voted_on_again_by_day():
    """Turns, Day 1: "until there one is picked"."""
    village = Village(EIGHT, mayor_from="first-night")
    village.elect(Ann="Bob", Bob="Ann")
    village.sleep(pack="Gus")
    assert village.label == "hollow.mayor_vote"


def test_lovers_win():
    """rulings, hollow: with either's team / also as a third team when they alone survive."""
    won = []
    for rule in ("either-team", "also-alone"):
        village = Village(
            "Ann werewolf, Bob villager, Cat cupid, Dan villager", lovers_win=rule, wolves_win="no-villager"
        )
        village.sleep(pack="Dan", Cat="Ann Bob")
        village.execute("Cat")
        won.append((village.won, village.winners))
    assert won == [("", ""), ("hollow.lovers", "Ann Bob")]


def test_two_lovers_of_one_camp_win_with_it():
    """As "a third team" they would take the victory from all who helped them to it."""
    village = Village("Ann werewolf, Bob witch, Cat cupid, Dan villager", lovers_win="also-alone")
    village.sleep(pack="Dan", Cat="Bob Cat", Bob="poison Ann")
    assert (village.alive, village.won) == ("Bob Cat", "hollow.village")
    assert village.winners == "Bob Cat Dan"


def test_wolves_win():
    """rulings, hollow: 2:1 / no villager left."""
    won = []
    for rule in ("two-to-one", "no-villager"):
        village = Village(
            "Ann werewolf, Bob werewolf, Cat villager, Dan villager, Eve villager", wolves_win=rule
        )
        village.sleep(pack="Cat")
        village.execute("Dan")
        won.append(village.won)
    assert won == ["hollow.wolves", ""]


def test_every_house_rule_has_its_test():
    """This file names them all."""
    assert {f"test_{rule.id}" for rule in HOLLOW.house_rules} <= set(globals())
