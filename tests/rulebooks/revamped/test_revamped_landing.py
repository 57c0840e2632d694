"""How a night lands (edges 1, Landing; 2): what lapses, what stands, and what an immediate strike meets."""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen, Una citizen"


class TestLapses:
    """Edges 1: "killed by a strike, or role lost, in this order: own end-night acts and group ballots lapse,
    immediate acts stand"."""

    def test_the_ballot_of_a_wolf_who_is_struck_down(self):
        town = Town(f"Ann devil, Bob wolf, Cat wolf, {REST}")
        town.night(Ann="Bob", Bob_pack="Pat")
        assert town.fallen == "Bob"

    def test_and_the_attacker_is_one_who_is_left(self):
        for seed in range(6):
            town = Town(f"Ann devil, Bob wolf, Cat wolf, Mac macho, {REST}", seed=seed)
            town.night(Ann="Bob", pack="Mac")
            assert town.told("revamped.doomed", "Mac")["by"] == "Cat"

    @pytest.mark.parametrize(
        ("role", "lesser", "room"), [("devil", "demon", "hell"), ("archangel", "saint", "heaven")]
    )
    def test_the_ballot_of_a_biter_whose_bite_backfires(self, role: str, lesser: str, room: str):
        """3.3, Infected Wolf: it is of the pack no more, and keeps both boards (1.5); its vote weighs nothing
        from then on."""
        town = Town(f"Ann infected_wolf, Bob {role}, Cat wolf, {REST}")
        town.night(Ann="Bob", Ann_pack="Pat")
        assert (town.fallen, town.role("Ann")) == ("", lesser)
        assert {"revamped.pack", f"revamped.{room}"} <= town.view("Ann").boards.keys()
        town.lynch()
        town.night(Ann_pack="Pat", Cat_pack="Quin")
        assert town.fallen == "Quin"
        town.lynch()
        town.night(Ann_pack="Pat")
        assert town.fallen == ""

    @pytest.mark.parametrize("end", [{"Bob": "Ann"}, {"Inf": "Ann"}])
    def test_a_fire_whose_lighter_is_struck_or_bitten(self, end: dict[str, str]):
        cast = "Inf infected_wolf" if "Inf" in end else "Bob devil"
        town = Town(f"Ann pyromancer, {cast}, Cat wolf, {REST}")
        town.reach(NIGHT)
        town.answer_parts("Ann", "ignite", "nobody")
        town.night(**end)
        assert not {"Pat", "Quin"} & set(town.fallen.split())

    def test_the_dish_of_a_chef_who_is_bitten(self):
        town = Town(f"Ann chef, Bob infected_wolf, Cat wolf, {REST}")
        town.night(Ann="Pat=poisoned", Bob="Ann")
        assert not town.asked("Pat", "revamped.food.eat")

    def test_a_huntress_who_is_bitten_has_no_arrow(self):
        """Edges 1, Standing target: "role change clears it"."""
        town = Town(f"Ann huntress, Bob infected_wolf, Cat witch, {REST}")
        town.night(Ann="Pat", Bob="Ann")
        town.lynch()
        town.night(Cat="poison Ann")
        assert town.fallen == "Ann"

    def test_two_who_bite_one(self):
        """Of two, the second finds a packmate: nothing (edges 4)."""
        town = Town(f"Ann infected_wolf, Bob infected_wolf, {REST}")
        town.night(Ann="Pat", Bob="Pat")
        assert town.role("Pat") == "wolf"
        assert [town.heard("revamped.bite_nothing", name) for name in ("Ann", "Bob")] == [False, True]

    def test_bitten_and_marked_by_both_and_attacked(self):
        """One person, one night: a Wolf, marked by the Vampire, who gets up for the Vampire; the
        Plaguebearer is told that nothing came of it."""
        town = Town(f"Ann vampire, Bob plaguebearer, Cat wolf, Dan infected_wolf, {REST}")
        town.night(Ann="Pat", Bob="Pat", Dan="Pat", pack="Pat")
        assert (town.fallen, town.role("Pat")) == ("", "undead")
        assert town.heard("revamped.turned_wolf", "Pat")
        assert town.told("revamped.tainting_failed", "Bob")["seat"] == "Pat"

    def test_a_copy_of_whoever_is_bitten_while_choosing(self):
        """Edges 4: the bite "beats a Dog's or Look-Alike's choice of the same lap", and is copied last."""
        town = Town(f"Ann look_alike, Bob infected_wolf, Cat dog, {REST}")
        town.night(Ann="Cat", Bob="Cat", Cat="town_crier")
        assert (town.role("Ann"), town.role("Cat")) == ("wolf", "wolf")


class TestStrikes:
    """Edges 2: the Devil's soul strike is an attack, and meets the defences of an attack."""

    @pytest.mark.parametrize(
        ("role", "dies"),
        [
            ("citizen", True),
            ("runner", True),
            ("acrobat", True),
            ("cursed_civilian", True),
            ("riding_hood", True),
            ("scared_wolf", False),
            ("macho", False),
        ],
    )
    def test_by_night(self, role: str, dies: bool):
        town = Town(f"Ann {role}, Bob devil, Cat wolf, {REST}")
        town.night(Bob="Ann")
        assert town.fallen == ("Ann" if dies else "")
        assert not town.heard("revamped.ascended")

    def test_a_shield_an_empty_house_and_a_mark(self):
        town = Town(f"Ann hooker, Bob devil, Cat wolf, Wit witch, Van vampire, {REST}")
        town.night(Ann="Pat", Bob="Ann")
        assert town.fallen == ""
        town = Town(f"Ann hooker, Bob devil, Cat wolf, Wit witch, Van vampire, {REST}")
        town.night(Ann="Pat", Bob="Pat")
        assert town.fallen == "Ann Pat"
        town = Town(f"Ann hooker, Bob devil, Cat wolf, Wit witch, Van vampire, {REST}")
        town.night(Bob="Pat", Wit="Pat Quin Rob")
        assert town.fallen == ""
        town = Town(f"Ann hooker, Bob devil, Cat wolf, Wit witch, Van vampire, {REST}")
        town.night(Bob="Pat", Van="Pat")
        assert town.role("Pat") == "undead"

    def test_a_macho_by_day(self):
        town = Town(f"Ann macho, Bob devil, Cat wolf, {REST}")
        town.night()
        town.declare("Bob", "soul-strike", "Ann")
        assert "Ann" in town.alive
        town.lynch()
        assert "Ann" not in town.alive

    def test_in_the_devils_name_a_wolf_is_no_lycan(self):
        """Edges 2, Lycan attack: "not the Devil acting for a lycan"."""
        for role, dead in (("riding_hood", "Ann"), ("cursed_civilian", "Ann"), ("runner", "Ann")):
            town = Town(f"Ann {role}, Bob wolf, Dev devil, {REST}")
            town.night()
            town.reach(MORNING)
            town.morning(Dev="Bob")
            town.lynch()
            town.night(Bob="attack Ann")
            assert town.fallen == dead
            assert not town.heard("revamped.ascended")


class TestAttackers:
    """Edges 2: "the attacker's own tag at that moment"."""

    def test_an_undead_who_bites_for_the_pack(self):
        """Weight nought included, one of those who voted attacks: no lycan, and the curse does not wake; but
        for a Riding Hood "the pack's attack counts whoever carried it out"."""
        woken = set()
        for seed in range(10):
            town = Town(f"Ann vampire, Bob wolf, Cat wolf, Dan witch, Eve cursed_civilian, {REST}", seed=seed)
            town.night(Ann="Bob", Dan="poison Bob")
            town.lynch()
            town.night(pack="Eve")
            woken.add(town.fallen == "")
            town = Town(f"Ann vampire, Bob wolf, Cat wolf, Dan witch, Eve riding_hood, {REST}", seed=seed)
            town.night(Ann="Bob", Dan="poison Bob")
            town.lynch()
            town.night(pack="Eve")
            assert town.heard("revamped.ascended")
        assert woken == {True, False}

    def test_a_white_werewolf_alone_in_the_pack_is_a_lycan(self):
        """Edges 4: the attack is lost only when "no werewolf or lycan" is in it."""
        town = Town(f"Ann riding_hood, Bob white_werewolf, {REST}")
        town.night(pack="Ann")
        assert town.heard("revamped.ascended")

    @pytest.mark.parametrize(
        ("cast", "night", "cause"),
        [
            ("Bob cult_leader, Cat priest, Eve wolf", {"cult": "Ann", "Cat": "Ann"}, "priest"),
            ("Bob lone_wolf, Cat priest, Eve wolf", {"Bob": "Ann", "Cat": "Ann"}, "lone_wolf"),
            ("Bob lone_wolf, Cat devil, Eve assassin", {"Bob": "Ann", "Eve": "Ann"}, "lone_wolf"),
        ],
    )
    def test_which_of_several_one_charge_stops(self, cast: str, night: dict[str, str], cause: str):
        """ "Groups first (cult, pack), then town, wolf, other roles": what is left is what kills."""
        town = Town(f"Ann scared_wolf, Dan coroner, {cast}, {REST}")
        town.night()
        town.lynch()
        town.night(**night)
        assert "Ann" in town.fallen.split()
        town.reach(MORNING)
        town.answer("Dan", "Ann")
        town.answer_all(MORNING, {})
        assert town.told("revamped.cause_learned", "Dan")["role"] == f"revamped.{cause}"

    def test_the_chain_at_dawn_finds_a_house(self):
        """Edges 2, Chain attacks at dawn: "still the night's (shields, absence, recruiting)"."""
        town = Town(f"Ann huntress, Bob wolf, Hok hooker, {REST}")
        town.night(Ann="Hok", Hok="Pat", pack="Ann")
        assert town.fallen == "Ann"
        town = Town(f"Ann huntress, Bob wolf, Hok hooker, {REST}")
        town.night(Ann="Pat", Hok="Pat", pack="Ann")
        assert town.fallen == "Ann Hok Pat"

    def test_backfires_read_the_person_chosen_at_home_or_not(self):
        town = Town(f"Ann priest, Bob wolf, Hok hooker, {REST}")
        town.night(Ann="Hok", Hok="Pat")
        assert town.fallen == "Ann"
