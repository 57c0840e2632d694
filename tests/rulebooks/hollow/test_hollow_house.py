"""Every house rule of the hollow book changes the course of a game."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.hollow.village import DUSK, HOLLOW, Village

EIGHT = (
    "Ann werewolf, Bob white_werewolf, Cat crow, Dan fox, Eve witch, Fay ancient, Gus villager, Hal villager,"
    "Ida villager"
)


def nightly(village: Village) -> set[str]:
    return {call.power for call in village.window.calls}


def after_a_night(cast: str, victim: str, **house: str) -> Village:
    """A village whose pack has eaten somebody."""
    village = Village(cast, **house)
    village.sleep(pack=victim)
    return village


def test_alternate_nights():
    """rulings, hollow: "every two turns" = even nights; even / odd."""
    assert "hollow.crow.suspect" not in nightly(Village(EIGHT))
    odd = Village(EIGHT, alternate_nights="odd")
    assert {"hollow.crow.suspect", "hollow.white_werewolf.betray"} <= nightly(odd)
    odd.sleep(pack="Gus", Cat="Hal")
    odd.day()
    assert "hollow.crow.suspect" not in nightly(odd)


def test_crow_votes():
    """rulings, hollow: the suspect starts with two votes (2 / 1 / 3)."""
    totals = []
    for votes in ("2", "1", "3"):
        village = Village(EIGHT, alternate_nights="odd", crow_votes=votes)
        village.sleep(pack="Gus", Cat="Hal")
        village.accuse()
        village.judge()
        totals.append(village.totals("hollow.trial.result"))
    assert totals == [{"Hal": 4}, {"Hal": 2}, {"Hal": 6}]


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


@pytest.mark.parametrize("number", [2, 3])
def test_mayor_from_a_chosen_night_or_day(number: int):
    """rulings, hollow: "the Mayor's night or day of election"; if it picks nobody, the days go on voting."""
    name = ("second", "third")[number - 2]
    labels = {}
    for when in ("night", "day"):
        village = Village(EIGHT.replace("crow", "villager"), mayor_from=f"{name}-{when}")
        while village.label != "hollow.mayor_vote":
            for night_victim in ["Fay", "Gus", "Hal"][village.public.day - 1 : village.public.day]:
                village.sleep(pack=night_victim)
            if village.label != "hollow.mayor_vote":
                reach_the_evening(village)
        labels[when] = (village.public.day, village.public.phase)
        village.elect()
        assert village.label == ("hollow.night" if when == "night" else "hollow.deliberation")
    assert labels == {"night": (number - 1, "day"), "day": (number, "day")}


def reach_the_evening(village: Village) -> None:
    """Let the day pass without anybody being accused, until somebody sleeps or a Mayor is voted for."""
    village.reach("hollow.night", stop_at="hollow.mayor_vote")


def test_a_draw_before_the_first_night_is_voted_on_again_by_day():
    """Turns, Day 1: "until there one is picked"."""
    village = Village(EIGHT, mayor_from="first-night")
    village.elect(Ann="Bob", Bob="Ann")
    village.sleep(pack="Gus")
    assert village.label == "hollow.mayor_vote"


def test_lovers_win():
    """rulings, hollow: as a third team when they alone survive / only with a team / the Cupid with them."""
    won = []
    for rule in ("also-alone", "either-team", "with-cupid"):
        village = Village(
            "Ann werewolf, Bob villager, Cat cupid, Dan villager", lovers_win=rule, wolves_win="no-villager"
        )
        village.sleep(pack="Dan", Cat="Ann Bob")
        if rule != "with-cupid":
            village.execute("Cat")
        won.append((village.won, village.winners))
    assert won == [("hollow.lovers", "Ann Bob"), ("", ""), ("hollow.lovers", "Ann Bob Cat")]


def test_a_wolf_and_a_villager_in_love_are_no_forced_draw():
    """The last two alive, by the book as it comes."""
    village = Village("Ann werewolf, Bob villager, Cat cupid, Dan villager, Eve villager")
    village.sleep(pack="Dan", Cat="Ann Bob")
    village.execute("Eve")
    village.sleep(pack="Cat")
    assert (village.won, village.winners) == ("hollow.lovers", "Ann Bob")


def test_a_cupid_wins_with_the_lovers_wherever_they_win():
    """Dead as well, and with the wolves as well."""
    for rule, winners in (("with-cupid", "Ann Bob Cat Eve"), ("either-team", "Ann Bob Eve")):
        cast = "Ann werewolf, Bob villager, Cat cupid, Dan villager, Eve werewolf, Fay villager"
        village = Village(cast, lovers_win=rule)
        village.sleep(pack="Cat", Cat="Ann Bob")
        village.execute("Fay")
        village.sleep(pack="Dan")
        assert (village.won, village.winners) == ("hollow.wolves", winners)


def test_dead_lovers_win():
    """rulings, hollow: the text's "they both win", dead or alive / only alive."""
    for rule, winners in (("yes", "Ann Bob Eve"), ("no", "Ann Eve")):
        cast = "Ann werewolf, Bob villager, Cat cupid, Dan villager, Eve werewolf, Fay villager"
        village = Village(cast, dead_lovers_win=rule)
        village.sleep(pack="Cat", Cat="Ann Bob")
        village.execute("Ann")
        village.sleep(pack="Dan")
        village.execute("Fay")
        assert (village.won, village.winners) == ("hollow.wolves", winners)


def test_mayor():
    """rulings, hollow: yes / no Mayor at all, whenever he would have been elected."""
    for since in ("first-night", "first-day", "second-day"):
        village = Village(EIGHT.replace("crow", "villager"), mayor="no", mayor_from=since)
        village.sleep(pack="Gus")
        assert village.label == "hollow.deliberation"
        village.sleep_after_a_day(pack="Hal")
        assert village.label == "hollow.deliberation"
        village.accuse(Ann="Ann", Bob="Bob")
        village.judge(Ann="Cat", Bob="Dan")
        assert village.label == "hollow.runoff", "nobody has the last word"


def test_dead_revealed():
    """rulings, hollow: the cards of the dead stay face down / are shown, at dawn, executed and shot."""
    cast = "Ann werewolf, Bob hunter, Cat villager, Dan farseer, Eve villager, Fay villager, Gus villager"
    for rule in ("no", "yes"):
        village = Village(cast, dead_revealed=rule)
        village.sleep(pack="Dan")
        village.execute("Bob")
        village.shoot("Bob", "Cat")
        shown = [(event.facts["seat"], event.facts["role"]) for event in village.events("hollow.card_shown")]
        told = [(3, "hollow.farseer"), (1, "hollow.hunter"), (2, "hollow.villager")]
        assert shown == (told if rule == "yes" else [])


def test_where_cards_are_shown_nobody_waits_for_a_hunter_who_is_not_dead():
    """Everybody sees that none of the dead can shoot; else it has to be asked."""
    cast = "Ann werewolf, Bob hunter, Cat villager, Dan villager, Eve villager, Fay villager"
    villages = [after_a_night(cast, "Cat", dead_revealed=rule) for rule in ("no", "yes")]
    assert [village.label for village in villages] == ["hollow.last_acts", "hollow.deliberation"]


def test_a_thief_shows_the_card_that_he_took():
    """What is turned over is what he was when he died."""
    cast = "Ann thief, Bob werewolf, Cat villager, Dan villager, Eve villager, Fay villager"
    village = Village(cast, table="hunter idiot", dead_revealed="yes")
    village.sleep(pack="Ann", Ann="left")
    assert village.told("hollow.card_shown") == {"seat": "Ann", "role": "hollow.hunter"}


def test_curse():
    """rulings, hollow: everybody but the Idiot / the village's powers only: then the wolves hunt on."""
    cast = "Ann werewolf, Bob ancient, Cat witch, Dan farseer, Eve villager, Fay villager, Gus hunter"
    fallen = []
    for rule in ("everybody", "village"):
        village = Village(cast, curse=rule)
        village.sleep(pack="Eve", Cat="save Eve")
        village.execute("Bob")
        if rule == "village":
            assert village.label == "hollow.night"
            assert nightly(village) == {"hollow.pack.attack"}, "everybody knows who wakes no more"
            village.sleep(pack="Gus")
            assert village.label != "hollow.last_acts", "his gun is a power of the village"
        fallen.append(village.fallen)
    assert fallen == ["", "Gus"]


def test_the_villages_curse_leaves_a_white_werewolf_his_teeth():
    cast = "Ann werewolf, Bob ancient, Cat white_werewolf, Dan crow, Eve villager, Fay villager, Gus villager"
    village = Village(cast, curse="village")
    village.sleep(pack="Eve")
    village.execute("Bob")
    assert nightly(village) == {"hollow.pack.attack", "hollow.white_werewolf.betray"}


def test_crow_nights():
    """rulings, hollow: every two nights / every night, and then he may pass."""
    asked = []
    for rule in ("every-two", "every"):
        village = Village(EIGHT, crow_nights=rule)
        asked.append([village.asked("Cat")])
        village.sleep(pack="Gus", Cat="nobody")
        assert not village.heard("hollow.suspected")
        village.day()
        asked[-1].append("nobody" in village.options("Cat").split())
        village.sleep(pack="Hal", Cat="Ida")
        assert village.told("hollow.suspected")["seat"] == "Ida"
    assert asked == [[False, False], [True, True]]


def test_every_night_is_the_crows_alone():
    """The White Werewolf keeps to every other night."""
    assert nightly(Village(EIGHT, crow_nights="every")) >= {"hollow.crow.suspect"}
    assert "hollow.white_werewolf.betray" not in nightly(Village(EIGHT, crow_nights="every"))


def test_mayor_tie():
    """rulings, hollow: a draw picks nobody until the next day / is voted on again at once, then the lot."""
    village = Village(EIGHT, mayor_from="first-day")
    village.sleep(pack="Gus")
    village.elect(Ann="Bob", Bob="Ann")
    assert (village.mayor, village.label) == ("", "hollow.deliberation")

    again = Village(EIGHT, mayor_from="first-day", mayor_tie="again")
    again.sleep(pack="Gus")
    again.elect(Ann="Bob", Bob="Ann")
    assert (again.label, again.options("Cat")) == ("hollow.mayor_runoff", "Ann Bob nobody")
    again.ballots({"Ann": "Cat"})
    assert (again.mayor, again.heard("hollow.mayor.lot")) == ("Ann", False)


def test_a_tie_for_mayor_that_stays_is_drawn_by_lot():
    """By a keyed roll among the tied; whoever abstains leaves it to the lot as well."""
    drawn = set()
    for seed in range(12):
        for votes in ({"Ann": "Cat", "Bob": "Dan"}, {}):
            village = Village(EIGHT, seed=seed, mayor_from="first-night", mayor_tie="again")
            village.elect(Ann="Bob", Bob="Ann")
            village.ballots(votes)
            assert village.told("hollow.mayor.lot")["seat"] == village.mayor
            drawn.add(village.mayor)
    assert drawn == {"Ann", "Bob"}


def test_nobody_votes_for_a_mayor_and_there_is_none():
    """No votes are no tie."""
    village = Village(EIGHT, mayor_from="first-night", mayor_tie="again")
    village.elect()
    assert (village.label, village.mayor) == ("hollow.night", "")


def test_fox_declines():
    """rulings, hollow: no / yes; whoever stays at home keeps his nose."""
    village = Village(EIGHT)
    assert "nobody" not in village.options("Dan").split()
    village = Village(EIGHT, fox_declines="yes")
    village.answer("Dan", "nobody")
    assert not village.heard("hollow.fox.learned", "Dan")
    village.sleep(pack="Gus")
    village.day()
    village.answer("Dan", "Hal")
    assert village.told("hollow.fox.learned", "Dan")["scent"] == "nothing"


def test_witch_poisons_herself():
    """rulings, hollow: no / yes."""
    assert "Eve" not in poisonable(Village(EIGHT))
    village = Village(EIGHT, witch_poisons_herself="yes")
    village.sleep(pack="Gus", Eve="poison Eve")
    assert village.fallen == "Eve Gus"


def poisonable(village: Village) -> list[str]:
    for wolf in ("Ann", "Bob"):
        village.answer(wolf, "Gus")
    village.answer("Eve", "nobody", "hollow.witch.life")
    return village.options("Eve").split()


def test_protector_repeats():
    """rulings, hollow: nobody twice in a row / anybody."""
    for rule, blocked in (("no", {"Bob": "blocked-same-twice"}), ("yes", {})):
        village = Village(
            "Ann protector, Bob villager, Cat werewolf, Dan villager, Eve villager, Fay villager",
            protector_repeats=rule,
        )
        village.sleep(pack="Dan", Ann="Bob")
        village.day()
        assert village.blocked("Ann") == blocked
        assert ("Bob" in village.options("Ann").split()) == (not blocked)


def test_ancient_lives():
    """rulings, hollow: two / one."""
    villages = [after_a_night(EIGHT, "Fay", ancient_lives=lives) for lives in ("two", "one")]
    assert [village.fallen for village in villages] == ["", "Fay"]


def test_mayor_vote():
    """rulings, hollow: two / one: the other side of the same hands is executed."""
    for votes, totals in (("two", {"Ann": 4, "Cat": 2}), ("one", {"Ann": 2, "Cat": 2})):
        village = Village(EIGHT, mayor_from="first-night", mayor_vote=votes)
        village.elect(Dan="Ann Bob Cat")
        village.sleep(pack="Gus")
        village.accuse(Ann="Dan", Cat="Bob")
        village.judge(Ann="Dan", Cat="Bob")
        assert village.totals("hollow.trial.result") == totals
        dan = village.seat("Dan")
        house = village.session.setup.house
        assert HOLLOW.public_weight(village.public, house, "hollow.trial", dan) == totals["Ann"]


def test_mayor_breaks_ties():
    """rulings, hollow: yes / no: then a run-off, then nobody."""
    for rule, label in (("yes", "hollow.verdict"), ("no", "hollow.runoff")):
        village = Village(EIGHT, mayor_from="first-night", mayor_vote="one", mayor_breaks_ties=rule)
        village.elect(Dan="Ann Bob Cat")
        village.sleep(pack="Gus")
        village.accuse(Ann="Dan", Cat="Bob")
        village.judge(Ann="Dan", Cat="Bob")
        assert village.label == label
        if rule == "no":
            village.judge(Ann="Dan", Cat="Bob")
            assert village.heard("hollow.nobody_executed")


def test_fox_keeps_nose():
    """rulings, hollow: no / yes: a night without a wolf costs the nose, or nothing."""
    asked = []
    for rule in ("no", "yes"):
        village = Village(EIGHT, fox_keeps_nose=rule)
        village.answer("Dan", "Hal")
        assert village.told("hollow.fox.learned", "Dan")["scent"] == "nothing"
        village.sleep(pack="Gus")
        village.day()
        asked.append(village.asked("Dan"))
    assert asked == [False, True]


def test_wolves_eat_wolves():
    """rulings, hollow: no / yes."""
    village = Village(EIGHT)
    assert village.blocked("Ann") == dict.fromkeys(("Ann", "Bob"), "blocked-hollow-packmate")
    village = Village(EIGHT, wolves_eat_wolves="yes")
    village.sleep(pack="Bob")
    assert village.fallen == "Bob"


def test_white_wolf_nights():
    """rulings, hollow: every two nights / every night."""
    bitten = []
    for rule in ("every-two", "every"):
        village = Village(EIGHT, white_wolf_nights=rule)
        village.sleep(pack="Gus", Bob="Ann")
        bitten.append(village.fallen)
    assert bitten == ["Gus", "Ann Gus"]


def test_cupid_self():
    """rulings, hollow: Cupid may choose himself yes / no."""
    cast = "Ann werewolf, Bob villager, Cat cupid, Dan villager, Eve villager"
    village = Village(cast, cupid_self="no")
    assert "Cat" not in village.options("Cat").split()
    village.answer("Cat", "Bob")
    assert village.options("Cat") == "Ann Dan Eve"
    village = Village(cast)
    village.sleep(pack="Cat", Cat="Cat Bob")
    assert village.fallen == "Bob Cat"


def test_curse_spares_idiot():
    """rulings, hollow: the curse spares the Idiot yes / no, whoever else loses the powers."""
    cast = "Ann werewolf, Bob ancient, Cat idiot, Dan villager, Eve villager, Fay villager, Gus villager"
    for curse in ("everybody", "village"):
        alive = []
        for rule in ("yes", "no"):
            village = Village(cast, curse=curse, curse_spares_idiot=rule)
            village.sleep(pack="Eve")
            village.execute("Bob")
            village.execute("Cat") if curse == "everybody" else village.sleep(pack="Fay")
            if curse == "village":
                village.execute("Cat")
            alive.append("Cat" in village.alive.split())
        assert alive == [True, False]


def test_crow_himself():
    """rulings, hollow: the Crow may mark himself no / yes."""
    assert "Cat" not in Village(EIGHT, alternate_nights="odd").options("Cat").split()
    village = Village(EIGHT, alternate_nights="odd", crow_himself="yes")
    village.sleep(pack="Gus", Cat="Cat")
    assert village.told("hollow.suspected")["seat"] == "Cat"


def test_votes_skip():
    """rulings, hollow: "votes may be skipped yes / no": for a Mayor, in accusations, trials and run-offs."""
    for rule in ("yes", "no"):
        seen = []
        village = Village(EIGHT, votes_skip=rule, mayor_from="first-night", mayor_breaks_ties="no")

        def offered(village: Village = village, seen: list[bool] = seen) -> None:
            seen.append("nobody" in village.options(village.voters.split()[0]).split())

        offered()
        village.ballots({"Dan": village.voters})
        village.sleep(pack="Gus")
        village.close()
        offered()
        village.ballots({"Ann": "Bob Cat Dan Eve", "Bob": "Ann Fay Hal Ida"})
        village.close()
        offered()
        village.ballots({"Ann": "Bob Cat Dan", "Bob": "Ann Fay Hal Ida"} | {"Ann": "Bob Cat Dan Eve"})
        if village.label == "hollow.runoff":
            offered()
        assert seen == [rule == "yes"] * len(seen)
        assert len(seen) >= 3


def test_a_trial_of_which_all_the_accused_have_gone_can_be_closed_where_everybody_votes():
    """Nobody is left to be voted for, so that nobody has to."""
    village = Village(EIGHT, votes_skip="no")
    village.sleep(pack="Gus")
    village.close()
    village.ballots({"Ida": village.voters})
    village.session.submit(AMEND, ("kill", village.seat("Ida")))
    while village.label in {"hollow.defence", "hollow.last_acts"}:
        village.close()
    assert village.options(village.voters.split()[0]) == "nobody"


def test_the_preset_is_the_boxed_game():
    """rulings, hollow: preset "as in the box"; one evening that would go otherwise by the text."""
    (box,) = HOLLOW.presets
    cast = "Ann werewolf, Bob ancient, Cat crow, Dan hunter, Eve cupid, Fay villager, Gus villager"
    village = Village(cast, **box.house)
    village.elect(Gus="Ann", Fay="Bob")
    village.ballots({"Gus": "Ann Bob"})
    assert village.mayor == "Gus", "elected before the first night, after a second vote"
    assert "hollow.crow.suspect" in nightly(village)
    village.sleep(pack="Fay", Cat="nobody", Eve="Ann Gus")
    assert village.told("hollow.card_shown") == {"seat": "Fay", "role": "hollow.villager"}
    village.execute("Dan")
    village.shoot("Dan", "Bob")
    assert village.heard("hollow.powers_lost"), "a shot is enough"
    assert nightly(village) == {"hollow.pack.attack"}, "and costs the village its powers"
    village.sleep(pack="Cat")
    village.execute("Eve")
    assert (village.won, village.winners) == ("hollow.lovers", "Ann Gus")


def test_presets_name_options_of_rules():
    for preset in HOLLOW.presets:
        assert HOLLOW.house(preset.house).items() >= preset.house.items()
        assert all(HOLLOW.house({})[rule] for rule in preset.house)


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


@pytest.mark.parametrize(
    ("rule", "cards", "house", "asked"),
    [
        ("curse_spares_idiot", "idiot ancient", {}, True),
        ("curse_spares_idiot", "idiot", {}, False),
        ("curse_spares_idiot", "ancient", {}, False),
        ("alternate_nights", "white_werewolf crow", {"crow_nights": "every"}, True),
        ("alternate_nights", "crow", {"crow_nights": "every-two"}, True),
        ("alternate_nights", "crow", {"crow_nights": "every"}, False),
    ],
)
def test_a_rule_about_several_cards_is_asked_where_it_matters(
    rule: str, cards: str, house: dict[str, str], asked: bool
):
    """The Ancient's curse spares an Idiot; every two turns is the White Werewolf's, and may be the Crow's."""
    (found,) = [one for one in HOLLOW.house_rules if one.id == rule]
    assert found.matters({f"hollow.{card}": 1 for card in cards.split()}, HOLLOW.house(house)) == asked
