"""Who wins alone in the revamped book: Angel, Riding Hood, Psychopath (5.1), and the Survivors (7)."""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestAngel:
    """5.1: "the Angel wins when they are lynched"."""

    CAST = f"Ann angel, Bob wolf, {REST}"

    def test_leaves_as_a_winner_and_the_game_goes_on(self):
        town = Town(self.CAST)
        town.night(Ann="Sue")
        town.hang("Ann")
        assert town.told("revamped.ascended") == {"seat": "Ann", "role": "revamped.angel"}
        assert not town.won
        assert "Ann" not in town.alive
        for name in ["Pat", "Quin", "Rob", "Sue"]:
            if town.won:
                break
            town.night(pack=name if name in town.alive else "")
            if not town.won:
                town.lynch()
        assert "Ann" in town.winners

    def test_the_chosen_one_follows_if_that_one_has_voted_for_the_angel(self):
        town = Town(self.CAST)
        town.night(Ann="Sue")
        town.lynch(Ann="Bob Pat Quin Sue")
        assert town.told("revamped.followed") == {"by": "Ann", "seat": "Sue"}
        assert town.alive == "Bob Pat Quin Rob"

    def test_else_one_of_those_who_have(self):
        followers = set()
        for seed in range(8):
            town = Town(self.CAST, seed=seed)
            town.night(Ann="Sue")
            town.lynch(Ann="Bob Pat Quin")
            followers.add(town.told("revamped.followed")["seat"])
        assert followers <= {"Bob", "Pat", "Quin"}
        assert len(followers) > 1

    def test_one_vote_less_is_against_it(self):
        """ "On all public votes, the Angel starts out with -1 invisible votes." """
        town = Town(self.CAST)
        town.night()
        town.lynch(Ann="Bob Pat", Sue="Quin")
        assert town.totals("revamped.lynch_result") == {"Ann": 2, "Sue": 2}
        assert "Ann" in town.alive

    def test_an_executioner_who_has_sent_it_dies_for_it(self):
        """ "The player responsible for this will die with the Angel." """
        town = Town(f"Ann angel, Bob wolf, Cat executioner, {REST}")
        town.night(Cat="Ann")
        town.hang("Cat")
        assert town.told("revamped.followed") == {"by": "Ann", "seat": "Cat"}
        assert town.alive == "Bob Pat Quin Rob Sue"

    def test_a_stalker_whose_votes_have_decided_it_dies_for_it(self):
        """Edges 5: "if he would not have won without Stalker's votes, the Stalker dies instead"."""
        cast = f"Ann angel, Bob wolf, Cat stalker, {REST}"
        for voters, follower in (("Pat", "Cat"), ("Pat Quin Rob Sue", "Sue")):
            town = Town(cast)
            town.night(Ann="Sue", Cat="Ann")
            town.lynch(Ann=voters)
            assert town.told("revamped.followed") == {"by": "Ann", "seat": follower}

    def test_a_tricksters_ballot_makes_a_voter(self):
        """Edges 5: "A Trickster's ballot makes a voter"."""
        town = Town(f"Ann angel, Bob wolf, Cat trickster, {REST}")
        town.night(Ann="Cat")
        town.lynch(Ann="Cat Pat Quin Rob Sue")
        assert town.told("revamped.followed")["seat"] == "Cat"

    def test_nobody_follows_if_nobody_else_has_voted(self):
        """ "If nobody except the Angel has voted for the Angel, nobody dies": two votes less one."""
        town = Town(self.CAST)
        town.night()
        town.reach("revamped.mayor_vote")
        town.ballots({"Ann": "Ann Bob Pat Quin Rob Sue"})
        town.lynch()
        town.night()
        town.lynch(Ann="Ann")
        assert town.heard("revamped.ascended")
        assert not town.heard("revamped.followed")
        assert town.alive == "Bob Pat Quin Rob Sue"

    def test_one_of_a_mayors_two_who_needed_no_stalker(self):
        """Edges 5, Mayor: "ranks by total"; the second place is enough."""
        people = ", ".join(f"P{n:02} citizen" for n in range(14))
        town = Town(f"Ann angel, Bob wolf, Cat stalker, Dan citizen, {people}")
        town.night()
        town.reach("revamped.mayor_vote")
        town.ballots({"Dan": "Bob Cat Dan"})
        town.lynch()
        town.night(Ann="P00", Cat="Ann")
        town.reach("revamped.mayor_counts")
        town.session.submit(1, ("two",))
        town.lynch(Bob="P05 P06 P07 P08 P09", Ann="P00 P01 P02 P03")
        assert town.told("revamped.followed") == {"by": "Ann", "seat": "P00"}
        assert "Bob" not in town.alive

    def test_killed_otherwise_it_has_lost(self):
        town = Town(self.CAST)
        town.night(pack="Ann")
        assert town.fallen == "Ann"
        assert not town.heard("revamped.ascended")
        town.hang("Bob")
        assert town.won == "revamped.town"
        assert "Ann" not in town.winners


class TestRidingHood:
    """5.1: "the Riding Hood wins when they are killed by the wolfpack"."""

    def test_leaves_as_a_winner_and_the_pack_goes_hungry_once(self):
        """ "The pack does not get a kill the following night." """
        town = Town(f"Ann riding_hood, Bob wolf, {REST}, Tim citizen, Una citizen")
        town.night(pack="Ann")
        assert town.fallen == ""
        assert town.told("revamped.ascended") == {"seat": "Ann", "role": "revamped.riding_hood"}
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Bob")
        assert town.heard("revamped.pack_hungry", "Bob")
        assert not town.heard("revamped.pack_hungry", "Pat")
        town.night()
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == "Pat"

    def test_by_a_lycan_as_well(self):
        """ "Also [...] if they are killed by a lycan, rather than by the wolfpack's kill", and then the pack
        keeps its own."""
        town = Town(f"Ann riding_hood, Bob wolf, Cat lone_wolf, {REST}")
        town.night(Cat="Ann")
        assert town.heard("revamped.ascended")
        town.lynch()
        town.reach(NIGHT)
        assert town.asked("Bob")

    def test_otherwise_they_lose(self):
        town = Town(f"Ann riding_hood, Bob wolf, Cat witch, {REST}")
        town.night(Cat="poison Ann")
        assert town.fallen == "Ann"
        assert not town.heard("revamped.ascended")

    def test_protected_they_do_not_ascend(self):
        town = Town(f"Ann riding_hood, Bob wolf, Cat witch, {REST}")
        town.night(pack="Ann", Cat="Ann Pat Quin")
        assert "Ann" in town.alive
        assert not town.heard("revamped.ascended")

    def test_one_wolf_among_several_killers_is_enough(self):
        """Edges 2: "Riding Hood wins if one qualifies"."""
        town = Town(f"Ann riding_hood, Bob wolf, Cat witch, {REST}")
        town.night(pack="Ann", Cat="poison Ann")
        assert town.heard("revamped.ascended")


class TestSurvivors:
    """7: "the only goal for the Survivor is to survive until the end of the game"."""

    def test_wins_with_whoever_wins(self):
        town = Town(f"Ann survivor, Bob wolf, {REST}")
        town.night()
        town.hang("Bob")
        assert town.won == "revamped.town"
        assert "Ann" in town.winners

    def test_dead_they_do_not(self):
        town = Town(f"Ann survivor, Bob wolf, {REST}")
        town.night(pack="Ann")
        town.hang("Bob")
        assert "Ann" not in town.winners

    @pytest.mark.parametrize("role", ["survivor", "immune_survivor"])
    def test_must_vote_in_every_poll(self, role: str):
        """ "If they miss one, they will die immediately", and "may not use options such as abstain"."""
        town = Town(f"Ann {role}, Bob wolf, {REST}")
        town.night()
        town.lynch(Pat="Ann", Quin="Rob")
        assert "Ann" in town.alive
        town.night()
        town.lynch(Pat="Quin", Quin="Rob")
        assert "Ann" not in town.alive
        assert town.told("revamped.missed")["seats"] == "Ann"

    def test_the_immune_one_wins_only_without_the_scientist(self):
        """7, Immune Survivor: "requires the evil scientist to be dead in order to win"."""
        town = Town(
            "Ann immune_survivor, Bob wolf, Dan evil_scientist, Eve survivor, Pat citizen, Quin citizen"
        )
        town.night(Dan="Quin", pack="Pat")
        town.hang("Bob")
        town.night()
        town.lynch(Dan="Ann", Quin="Eve")
        town.night()
        assert town.won == "revamped.disease"
        assert town.winners == "Dan Eve"

    def test_the_immune_one_wins_once_the_scientist_is_dead(self):
        town = Town(
            "Ann immune_survivor, Bob wolf, Dan evil_scientist, Pat citizen, Quin citizen, Rob citizen"
        )
        town.night(pack="Dan")
        town.hang("Bob")
        assert town.winners == "Ann Pat Quin Rob"

    def test_a_vial_that_infects_is_not_said_to_be_wasted(self):
        """Evil Scientist: "attempts to infect an already infected player": only then, the second time."""
        town = Town(f"Ann citizen, Bob wolf, Dan evil_scientist, {REST}")
        town.night(Dan="Ann")
        assert not town.heard("revamped.vial_wasted", "Dan")
        town.lynch()
        town.night(Dan="Ann")
        assert town.heard("revamped.vial_wasted", "Dan")
        assert not town.heard("revamped.vial_resisted", "Ann")

    def test_a_vial_for_the_immune_one_is_wasted_and_both_hear_of_it(self):
        """7, Immune Survivor: "it fails and the vial is used up"."""
        town = Town(f"Ann immune_survivor, Bob wolf, Dan evil_scientist, {REST}")
        town.night(Dan="Ann")
        assert town.heard("revamped.vial_wasted", "Dan")
        assert town.heard("revamped.vial_resisted", "Ann")

    def test_they_die_with_the_lynched(self):
        """Edges 5: "They die at its close, with the lynched"."""
        town = Town(f"Ann survivor, Bob wolf, {REST}")
        town.night()
        town.lynch(Pat="Bob Quin Rob")
        assert set(town.told("died")["seats"].split()) == {"Ann", "Pat"}

    def test_in_nobodys_way(self):
        """Edges 6: "Survivors and Chef block nobody"."""
        town = Town("Ann survivor, Bob white_werewolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        for victim in ("Cat", "Dan", "Eve", "Fay"):
            if not town.won:
                town.night(pack=victim)
            if not town.won:
                town.lynch(Ann="Ann", Bob="Bob")
        assert town.won == "revamped.white"
        assert town.winners == "Ann Bob"


class TestPsychopath:
    """5.1: "given a list of a third of the town's population, rounded up"."""

    CAST = f"Ann psychopath, Bob wolf, Cat fortune_teller, {REST}, Tim citizen"

    def without(self, cast: str, spared: str) -> tuple[Town, list[str]]:
        """A town in which certain people are on no list, and who is."""
        towns = (Town(cast, seed=seed) for seed in range(50))
        found = ((town, self.listed(town)) for town in towns)
        return next((town, names) for town, names in found if not set(names) & set(spared.split()))

    def listed(self, town: Town) -> list[str]:
        return str(town.told("revamped.list", "Ann")["seats"]).split()

    @pytest.mark.parametrize(("others", "many"), [(6, 2), (7, 3), (8, 3), (9, 3), (10, 4)])
    def test_a_third_of_the_others_rounded_up(self, others: int, many: int):
        """ "If the number of players excluding the Psychopath is not divisible by 3, [...] rounded up." """
        rest = ", ".join(f"P{n} citizen" for n in range(others - 1))
        town = Town(f"Ann psychopath, Bob wolf, {rest}")
        assert len(self.listed(town)) == many
        assert "Ann" not in self.listed(town)

    def test_when_all_are_dead_the_psychopath_leaves_and_the_game_goes_on(self):
        town, names = self.without(f"{self.CAST}, Una citizen", "Bob")
        for n, name in enumerate(names):
            town.night(pack=name)
            assert town.heard("revamped.ascended") is (n == len(names) - 1)
            if n < len(names) - 1:
                town.lynch()
        assert town.told("revamped.ascended") == {"seat": "Ann", "role": "revamped.psychopath"}
        assert "Ann" not in town.alive

    def test_who_dies_with_the_last_of_them_has_lost(self):
        """Edges 6: "a Psychopath who dies with his last name loses"."""
        town, names = self.without(f"Ann psychopath, Bob wolf, Cat lone_wolf, {REST}", "Bob Cat")
        town.night(pack=names[0])
        town.lynch()
        town.night(pack=names[1], Cat="Ann")
        assert {"Ann", names[1]} < set(town.fallen.split())
        assert not town.heard("revamped.ascended")

    def test_the_mask_is_strong_and_may_be_put_on_before_the_first_night(self):
        town = Town(self.CAST)
        assert town.label == "revamped.deal"
        town.answer("Ann", "revamped.wolf")
        town.close()
        town.night(Cat="Ann")
        assert town.told("revamped.saw", "Cat")["role"] == "revamped.wolf"

    def test_let_go_it_is_off(self):
        town = Town(self.CAST)
        town.answer("Ann", "revamped.wolf")
        town.close()
        town.night(Ann="wolf", Cat="Ann")
        assert town.told("revamped.saw", "Cat")["role"] == "revamped.wolf"
        town.lynch()
        town.night(Cat="Ann")
        assert town.told("revamped.saw", "Cat")["role"] == "revamped.psychopath"
