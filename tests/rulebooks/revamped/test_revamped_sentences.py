"""Sentences about wolves, solos and the unaligned that no other file plays, in the order of the text."""

from __future__ import annotations

import pytest

from nightcaller.engine import CLOSE
from rulebooks.revamped.town import MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen, Una citizen"


def ballots(town: Town, name: str) -> int:
    """For how many attacks somebody is asked, one after the other."""
    town.reach(NIGHT)
    asked = 0
    while town.asked(name, "revamped.pack.attack"):
        town.answer(name, "nobody", "revamped.pack.attack")
        asked += 1
    return asked


class TestWolfsCub:
    """3.2; rulings: the pack has max(0, 1 + cubs - hoods) attacks."""

    def test_one_who_dies_by_night_is_hunted_for_in_the_next(self):
        town = Town(f"Ann wolfs_cub, Bob wolf, Cat assassin, {REST}")
        town.night()
        town.lynch()
        town.night(Cat="Ann", pack="Pat")
        assert town.fallen == "Ann Pat"
        town.lynch()
        assert ballots(town, "Bob") == 2

    def test_two_at_once(self):
        town = Town(f"Ann wolfs_cub, Bob wolf, Cat wolfs_cub, Dan witch, Eve assassin, {REST}")
        town.night()
        town.lynch()
        town.night(Dan="poison Ann", Eve="Cat")
        town.lynch()
        assert ballots(town, "Bob") == 3

    def test_a_riding_hood_takes_the_cubs_attack_away(self):
        town = Town(f"Ann wolfs_cub, Bob wolf, Cat riding_hood, {REST}")
        town.night(pack="Cat")
        town.hang("Ann")
        assert ballots(town, "Bob") == 1

    def test_a_lone_wolf_who_joins_hunts_for_the_last_of_the_pack(self):
        town = Town(f"Ann wolfs_cub, Bob lone_wolf, {REST}")
        town.night()
        town.hang("Ann")
        assert ballots(town, "Bob") == 2

    def test_risen_it_has_not_died(self):
        town = Town(f"Ann wolfs_cub, Bob wolf, Cat vampire, Dan assassin, {REST}")
        town.night(Cat="Ann")
        town.lynch()
        town.night(Dan="Ann")
        assert town.role("Ann") == "undead"
        town.lynch()
        assert ballots(town, "Bob") == 1


def test_a_sneaking_wolf_who_is_one_no_more_looks_like_what_it_is():
    """3.2, Sneaking Wolf: "if the Sneaking Wolf loses their role, they no longer appear as citizen"."""
    town = Town(f"Ann sneaking_wolf, Bob wolf, Cat vampire, Dan fortune_teller, {REST}")
    town.night(Cat="Ann", pack="Ann", Dan="Ann")
    assert town.told("revamped.saw", "Dan")["role"] == "revamped.citizen"
    town.lynch()
    town.night(Dan="Ann")
    assert town.told("revamped.saw", "Dan")["role"] == "revamped.undead"


def test_a_dead_foxs_disguise_is_announced_to_nobody():
    """3.3, Disguised Fox: what it has chosen is an end-day ability."""
    town = Town(f"Ann disguised_fox, Bob wolf, {REST}")
    town.night()
    town.reach(MORNING)
    town.morning(Ann="citizen")
    town.hang("Ann")
    town.reach(NIGHT)
    assert not town.heard("revamped.fox_mask", "Bob")


@pytest.mark.parametrize("role", ["infected_wolf", "cupid", "look_alike"])
def test_who_has_to_choose_and_does_not_gets_somebody_at_random(role: str):
    """3.3, Infected Wolf; 5.2, Cupid, Look-Alike: "a random player will be selected"."""
    found = set()
    for seed in range(8):
        town = Town(f"Ann {role}, Bob wolf, {REST}", seed=seed)
        slot = next(
            s
            for s, ask in town.window.asks.items()
            if s != CLOSE and ask.seat == 0 and "attack" not in ask.key
        )
        found.add(town.session.out_of_time(slot))
    assert len(found) > 2


def test_a_pack_that_was_never_there_is_joined_after_the_first_night():
    """7, Packless Wolf: "only joins the wolfpack if no members of the wolfpack are left"."""
    town = Town(f"Ann packless_wolf, Bob warlock, {REST}")
    town.night()
    town.lynch()
    town.night(pack="Pat")
    assert town.fallen == "Pat"


def test_when_the_last_wolf_and_the_curse_go_in_one_moment():
    """7, Packless Wolf: whoever has just become one joins at once; the wolves have not lost."""
    town = Town(f"Ann cursed_civilian, Bob wolf, Cat assassin, {REST}")
    town.night()
    town.lynch()
    town.night(pack="Ann", Cat="Bob")
    assert (town.fallen, town.role("Ann"), town.won) == ("Bob", "packless_wolf", "")
    town.lynch()
    assert ballots(town, "Ann") == 1


def test_a_pack_of_which_all_were_turned_meets_again_when_a_fox_joins_it():
    """4.5, Undead: "remain in the channel and be able to vote as long as at least one other member of their
    group is still alive"."""
    town = Town(f"Ann disguised_fox, Bob wolf, Cat vampire, Dan assassin, {REST}")
    town.night(Cat="Bob")
    town.lynch()
    town.night(Dan="Bob")
    assert not town.view("Bob").boards["revamped.pack"].writes
    town.reach(MORNING)
    town.morning(Ann="join")
    town.lynch()
    town.reach(NIGHT)
    assert town.view("Bob").boards["revamped.pack"].writes
    assert town.asked("Bob", "revamped.pack.attack")


def test_the_gray_werewolf_looks_like_itself():
    """4.1: "unlike the White Werewolf, the Gray Werewolf does not have a disguise"; to the pack it is one of
    theirs."""
    for role, seen in (("gray_werewolf", "gray_werewolf"), ("white_werewolf", "wolf")):
        town = Town(f"Ann {role}, Bob wolf, Cat fortune_teller, {REST}")
        assert town.mates("Bob") == {"Ann": "wolf"}
        town.night(Cat="Ann")
        assert town.told("revamped.saw", "Cat")["role"] == f"revamped.{seen}"


@pytest.mark.parametrize("role", ["white_werewolf", "gray_werewolf"])
def test_a_betrayal_is_an_attack_that_can_be_stopped(role: str):
    town = Town(f"Ann {role}, Bob wolf, Cat wolf, Dan witch, {REST}")
    town.night()
    town.lynch()
    town.reach(NIGHT)
    town.answer("Ann", "Bob", f"revamped.{role}.betray")
    town.night(Dan="Bob Pat Quin")
    assert town.fallen == ""


def test_a_flute_wins_at_the_lynch_of_the_last_who_does_not_hum():
    """4.2; edges 6: "checked after each burial"."""
    town = Town("Ann flute_player, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
    town.night(Ann="Pat Quin")
    town.lynch()
    town.night(Ann="Bob Rob")
    town.hang("Sue")
    assert (town.won, town.winners) == ("revamped.flute", "Ann")


class TestOffers:
    """4.3, Devil: "the wager is sent at the end of the day"."""

    def test_a_devil_lynched_that_day_has_sent_none(self):
        town = Town(f"Ann devil, Bob wolf, {REST}")
        town.night()
        town.reach(MORNING)
        town.morning(Ann="Pat")
        town.hang("Ann")
        town.reach(NIGHT)
        assert not town.asked("Pat")

    def test_to_somebody_who_has_won_and_left(self):
        """As to somebody who died: the Devil hears that nothing came of it."""
        town = Town(f"Ann devil, Bob wolf, Cat angel, {REST}")
        town.night()
        town.reach(MORNING)
        town.morning(Ann="Cat")
        town.hang("Cat")
        town.reach(NIGHT)
        assert town.heard("revamped.ascended")
        assert town.heard("revamped.fizzled", "Ann")
        assert not town.asked("Cat")

    def test_the_attack_lapses_with_the_devil(self):
        """Edges 8: "Wager's attack lapses if the Devil dies before the night's end"; here of poison when the
        offer is out already. The soul is gone."""
        town = Town(f"Ann devil, Bob wolf, Cat chef, {REST}")
        town.night(Cat="Ann=poisoned")
        town.reach(MORNING)
        town.answer("Ann", "Pat", "revamped.devil.wager")
        town.answer("Ann", "eat", "revamped.food.eat")
        town.answer_all(MORNING, {})
        town.lynch()
        assert "Ann" not in town.alive
        town.night(Pat="attack Quin")
        assert town.fallen == ""
        assert town.heard("revamped.soulless", "Pat")


def test_a_target_that_has_won_and_left_is_no_target():
    """Edges 1, Standing target: an ascended one is as gone as a dead one."""
    town = Town(f"Ann huntress, Bob wolf, Cat angel, {REST}")
    town.night(Ann="Cat")
    town.hang("Cat")
    town.reach(NIGHT)
    assert town.ask("Ann").shown == (("revamped-huntress-aim", "nobody"),)
    town.night(pack="Ann")
    assert town.fallen == "Ann"


def test_powder_outlives_whoever_laid_it():
    """4.4, Pyromancer: "all currently powdered players"; "if there are several Pyromancers, they work
    together"."""
    town = Town(f"Ann pyromancer, Bob pyromancer, Cat wolf, {REST}")
    town.reach(NIGHT)
    for name in ("Ann", "Bob"):
        town.answer_parts(name, "keep", "Pat")
    town.night()
    town.hang("Ann")
    town.reach(NIGHT)
    town.answer_parts("Bob", "ignite", "nobody")
    town.night()
    assert town.fallen == "Pat"


class TestIceKing:
    """4.6, Ice King."""

    def test_one_list_comes_to_the_other(self):
        town = Town("Ann ice_king, Bob wolf, Cat witch, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
        town.night(Ann="Bob=wolf")
        town.lynch()
        town.night(Ann="Cat=witch")
        town.lynch(Pat="Ann", Quin="Rob Sue")
        assert town.totals("revamped.lynch_result") == {"Pat": 6, "Quin": 4}

    def test_everybody_thaws_when_the_king_is_king_no_more(self):
        """Edges 6: "frozen by a living King"."""
        town = Town(f"Ann ice_king, Bob wolf, Cat witch, Van vampire, {REST}")
        town.night(Ann="Bob=wolf Cat=witch", Van="Ann", pack="Ann")
        assert town.role("Ann") == "undead"
        town.lynch(Pat="Bob Cat", Quin="Ann")
        assert town.totals("revamped.lynch_result") == {"Pat": 4, "Quin": 2}


class TestAngel:
    """5.1, Angel."""

    def test_one_vote_less_in_an_election_too(self):
        """ "On all public votes"."""
        town = Town(f"Ann angel, Bob wolf, {REST}")
        town.night()
        town.reach("revamped.mayor_vote")
        town.ballots({"Ann": "Pat Quin", "Bob": "Rob Sue"})
        town.lynch()
        assert town.public.offices == {"revamped.mayor": town.seat("Bob")}

    def test_nothing_keeps_the_companion_alive(self):
        """Edges 2: a *kill* meets no layer."""
        town = Town(f"Ann angel, Bob wolf, Cat macho, {REST}")
        town.night(Ann="Cat")
        town.hang("Ann")
        assert "Cat" not in town.alive

    def test_bitten_it_is_lynched_like_anybody(self):
        """Edges 4, Lost: personal victory."""
        town = Town(f"Ann infected_wolf, Bob angel, Cat wolf, {REST}")
        town.night(Ann="Bob")
        town.hang("Bob")
        assert not town.heard("revamped.ascended")
        assert "Pat" in town.alive


def test_a_huntress_who_eats_poison_shoots():
    """5.1, Chef: it is no lynch (2.5, Huntress: "in any way other than by directly being lynched")."""
    town = Town(f"Ann chef, Bob wolf, Cat huntress, {REST}")
    town.night(Ann="Pat=charmed", Cat="Pat")
    town.reach(MORNING)
    town.lynch()
    town.night(Ann="Cat=poisoned")
    town.reach(MORNING)
    town.answer("Cat", "eat", "revamped.food.eat")
    town.answer_all(MORNING, {})
    town.lynch()
    assert not {"Cat", "Pat"} & set(town.alive.split())


def test_who_has_left_is_dead_for_a_psychopaths_list():
    """Edges 6, Ascending: "dead for lists"; the one who made it possible is told of first."""
    rest = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"
    towns = (Town(f"Ann psychopath, Bob wolf, Cat angel, {rest}", seed=seed) for seed in range(60))
    found = ((town, str(town.told("revamped.list", "Ann")["seats"]).split()) for town in towns)
    town, names = next((town, names) for town, names in found if "Cat" in names and "Bob" not in names)
    town.night(pack=next(name for name in names if name != "Cat"))
    town.hang("Cat")
    assert [event.facts["role"] for event in town.events("revamped.ascended")] == [
        "revamped.angel",
        "revamped.psychopath",
    ]


class TestRidingHood:
    """5.1, Riding Hood."""

    def test_lynched_by_wolves_and_all_she_has_lost(self):
        town = Town(f"Ann riding_hood, Bob wolf, {REST}")
        town.night()
        town.hang("Ann")
        assert not town.heard("revamped.ascended")

    def test_marked_she_gets_up_and_has_not_won(self):
        """Edges 2: recruiting is a line of defence: she did not die."""
        town = Town(f"Ann vampire, Bob wolf, Cat riding_hood, {REST}")
        town.night(Ann="Cat", pack="Cat")
        assert town.role("Cat") == "undead"
        assert not town.heard("revamped.ascended")


def test_a_survivor_votes_in_the_second_lynch_too():
    """7, Survivor: "must vote in every lynch poll"."""
    town = Town(f"Ann survivor, Bob wolf, Cat child, {REST}")
    town.night(pack="Cat")
    town.lynch(Pat="Ann")
    assert "Ann" in town.alive
    town.lynch(Quin="Bob")
    assert "Ann" not in town.alive


def test_a_bitten_survivor_may_abstain():
    town = Town(f"Ann infected_wolf, Bob survivor, Cat wolf, {REST}")
    town.night(Ann="Bob")
    town.lynch(Pat="Quin")
    assert "Bob" in town.alive


class TestDisease:
    """7, Evil Scientist: "any player [...] who visits or is visited by a contagious player"."""

    def test_it_is_caught_by_day_as_of_the_following_night(self):
        """Edges 8: a power that is declared, of somebody contagious since yesterday evening."""
        town = Town(f"Ann evil_scientist, Bob wolf, Cat devil, {REST}")
        town.night(Ann="Cat")
        town.lynch()
        town.night()
        town.declare("Cat", "soul-protect", "Pat")
        for dead in ("Cat", "", "Pat"):
            town.lynch()
            town.night()
            assert town.fallen == dead

    def test_on_the_day_after_the_infection_nobody_catches_it_yet(self):
        """ "D1: player becomes contagious [End-Day]": that day is too early, the next is not."""
        town = Town(f"Ann evil_scientist, Bob wolf, Dan tanner, {REST}")
        town.night(Ann="Dan")
        town.morning(Dan="Pat=wolf")
        town.lynch()
        town.night()
        town.morning(Dan="Quin=wolf")
        for _day in range(2):
            town.lynch()
            town.night()
        town.lynch()
        assert [name for name in town.names if town.heard("revamped.ill", name)] == ["Dan", "Quin"]

    @pytest.mark.parametrize(
        ("role", "night"),
        [("hooker", {"Cat": "Pat"}), ("huntress", {"Cat": "Pat"}), ("stalker", {"Cat": "Pat"})],
    )
    def test_sleeping_there_or_choosing_somebody_is_a_visit(self, role: str, night: dict[str, str]):
        town = Town(f"Ann evil_scientist, Bob wolf, Cat {role}, {REST}")
        town.night(Ann="Pat")
        town.lynch()
        town.night(**night)
        town.lynch()
        town.night()
        town.lynch()
        assert town.heard("revamped.ill", "Cat")

    def test_a_devils_offer_is_a_visit(self):
        town = Town(f"Ann evil_scientist, Bob wolf, Cat devil, {REST}")
        town.night(Ann="Pat")
        town.lynch()
        town.night()
        town.reach(MORNING)
        town.morning(Cat="Pat")
        town.lynch()
        town.night()
        town.lynch()
        town.night()
        town.lynch()
        assert town.heard("revamped.ill", "Cat")

    def test_a_look_alike_copies_it(self):
        """5.2, Look-Alike: "all data [...] is copied"."""
        town = Town(f"Ann evil_scientist, Bob wolf, Cat look_alike, {REST}")
        town.night(Ann="Pat", Cat="Pat")
        town.lynch()
        town.night()
        town.lynch()
        town.night()
        assert town.fallen == "Cat Pat"


def test_the_reaper_gives_nothing_to_himself():
    """7, Reaper: "a dead player and a living player": the win asks of all but the Reapers."""
    town = Town(f"Ann reaper, Bob wolf, Cat citizen, {REST}")
    town.night(pack="Cat")
    town.reach(MORNING)
    corpse, living = town.ask("Ann").parts
    assert town._named(corpse.options) == "Cat nobody"
    assert "Ann" not in town._named(living.options).split()
