"""The wolves and the solo werewolves of the revamped book: sections 3, 4.1 and 7 of the text, and the end."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.revamped.town import Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestWolfpack:
    """3.1, Wolfpack."""

    def test_all_members_know_each_other_and_no_card(self):
        town = Town(f"Ann wolf, Bob white_werewolf, Cat alpha_wolf, Dan warlock, Eve lone_wolf, {REST}")
        assert town.mates("Ann") == {"Bob": "wolf", "Cat": "wolf"}
        assert town.mates("Dan") == town.mates("Eve") == {}
        assert "revamped.pack" in town.view("Bob").boards
        assert "revamped.pack" not in town.view("Dan").boards

    def test_sees_the_ballots_and_hears_whom_it_goes_for_but_not_by_whose_teeth(self):
        """1.2, Groups: "the group is not informed about this"."""
        town = Town(f"Ann wolf, Bob wolf, {REST}")
        town.night(pack="Pat")
        assert town.told("revamped.pack.proposal", "Ann")["seat"] == "Pat"
        assert town.told("revamped.pack.agreed", "Bob") == {"seat": "Pat"}
        assert not town.heard("revamped.pack.agreed", "Quin")

    def test_all_abstain_and_nobody_is_attacked(self):
        """Edges 2, Group vote; an abstention is no candidate."""
        town = Town(f"Ann wolf, Bob wolf, Cat wolf, {REST}, Tim citizen")
        town.night()
        assert town.fallen == ""
        town.lynch()
        town.night(Ann_pack="Pat")
        assert town.fallen == "Pat"

    def test_the_attacker_is_one_of_those_who_voted_for_it(self):
        """1.2: "a random member of the group (who voted for the target) is chosen as the attacker"."""
        for seed in range(8):
            town = Town(f"Ann wolf, Bob wolf, Cat wolf, Dan macho, {REST}", seed=seed)
            town.night(Ann_pack="Dan", Bob_pack="Pat", Cat_pack="Dan")
            assert town.told("revamped.doomed", "Dan")["by"] in {"Ann", "Cat"}

    def test_packmates_may_be_chosen(self):
        town = Town(f"Ann wolf, Bob wolf, {REST}")
        town.night(pack="Bob")
        assert town.fallen == "Bob"


class TestAlphaWolf:
    """3.2: "internally it is counted with the value 2"."""

    def test_one_against_one(self):
        for seed in range(6):
            town = Town(f"Ann alpha_wolf, Bob wolf, {REST}", seed=seed)
            town.night(Ann_pack="Pat", Bob_pack="Quin")
            assert town.fallen == "Pat"
            assert "weight" not in town.told("revamped.pack.proposal", "Bob")


class TestScaredWolf:
    """3.2: "if it is attacked by anyone at night, it will escape unharmed the first time"."""

    def test_once(self):
        town = Town(f"Ann scared_wolf, Bob witch, Cat priest, {REST}")
        town.night(Bob="poison Ann")
        assert town.fallen == ""
        town.lynch()
        town.night(Cat="Ann")
        assert town.fallen == "Ann"

    def test_not_from_the_rope(self):
        town = Town(f"Ann scared_wolf, Bob wolf, {REST}")
        town.night()
        town.hang("Ann")
        assert "Ann" not in town.alive


class TestWolfsCub:
    """3.2: "the night after the Wolf's Cub dies, the wolfpack will be able to kill two players"."""

    CAST = f"Ann wolfs_cub, Bob wolf, Cat wolf, {REST}, Tim citizen, Una citizen"

    def test_two_ballots_the_night_after_and_no_longer(self):
        town = Town(self.CAST)
        town.night()
        town.hang("Ann")
        town.reach("revamped.night")
        for name, first, second in (("Bob", "Pat", "Quin"), ("Cat", "Pat", "Quin")):
            town.answer(name, first)
            town.answer(name, second)
        town.close()
        assert town.fallen == "Pat Quin"
        town.lynch()
        town.night(pack="Rob")
        assert town.fallen == "Rob"

    def test_the_same_player_twice(self):
        """ "They are allowed to attack the same player twice if they like": for a runner."""
        town = Town(f"Ann wolfs_cub, Bob wolf, Dan runner, {REST}")
        town.night()
        town.hang("Ann")
        town.night(pack="Dan")
        assert town.fallen == "Dan"

    def test_only_who_dies_as_a_cub(self):
        """ "Not when a Wolf's Cub loses their role." """
        town = Town(self.CAST)
        town.session.submit(AMEND, ("role", 0, "revamped.citizen"))
        town.night()
        town.hang("Ann")
        town.night(pack="Pat")
        assert town.fallen == "Pat"


class TestInfectedWolf:
    """3.3: "during the first night, the Infected Wolf must choose one player to convert to a wolf"."""

    def test_must_choose_and_only_then(self):
        town = Town(f"Ann infected_wolf, Bob wolf, {REST}")
        assert "nobody" not in town.options("Ann", "revamped.infected_wolf.infect")
        town.night(Ann="Pat")
        assert town.role("Pat") == "wolf"
        assert town.mates("Pat") == {"Ann": "wolf", "Bob": "wolf"}
        assert town.told("revamped.pack_grew", "Bob") == {"seat": "Pat"}
        assert town.told("revamped.infecting_bite", "Ann") == {"by": "Ann", "seat": "Pat"}
        assert [name for name in town.names if town.heard("revamped.infecting_bite", name)] == ["Ann"]
        town.lynch()
        town.reach("revamped.night")
        assert not town.asked("Ann", "revamped.infected_wolf.infect")
        assert town.asked("Pat", "revamped.pack.attack")

    def test_the_pack_cannot_be_infected(self):
        town = Town(f"Ann infected_wolf, Bob white_werewolf, {REST}")
        town.night(Ann="Bob")
        assert town.role("Bob") == "white_werewolf"
        assert town.heard("revamped.bite_nothing", "Ann")

    def test_what_the_bitten_wanted_to_do_at_the_nights_end_lapses(self):
        """Edges 1, Landing: "role lost [...]: own end-night acts and group ballots lapse"."""
        town = Town(f"Ann infected_wolf, Bob priest, Cat wolf, {REST}")
        town.night(Ann="Bob", Bob="Cat")
        assert town.fallen == ""
        assert town.role("Bob") == "wolf"


class TestLoneWolf:
    """3.3, Lone Wolf; 3.4, Lone Warlock."""

    def test_attacks_alone(self):
        town = Town(f"Ann lone_wolf, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Quin")
        assert town.fallen == "Pat Quin"

    @pytest.mark.parametrize(
        ("role", "fallen"),
        [("wolf", "Ann Bob"), ("warlock", "Ann Bob"), ("white_werewolf", "Bob"), ("witch", "Bob")],
    )
    def test_dies_of_the_wrong_prey(self, role: str, fallen: str):
        """ "If they kill someone who isn't on the Townsfolk team or a Solo role, the Lone Wolf dies." """
        town = Town(f"Ann lone_wolf, Bob {role}, Cat wolf, {REST}")
        town.night(Ann="Bob")
        assert town.fallen == fallen

    def test_nothing_happens_if_the_prey_lives(self):
        """Edges 2: "dies only if the victim died of it"."""
        town = Town(f"Ann lone_wolf, Bob scared_wolf, {REST}")
        town.night(Ann="Bob")
        assert town.fallen == ""

    @pytest.mark.parametrize("role", ["lone_wolf", "lone_warlock"])
    def test_joins_when_one_of_the_pack_dies(self, role: str):
        """ "When a member of the wolfpack dies, the Lone Wolf becomes a wolf and joins the wolfpack." """
        town = Town(f"Ann {role}, Bob wolf, Cat wolf, {REST}")
        town.night()
        town.hang("Bob")
        assert town.role("Ann") == "wolf"
        assert "Cat" in town.mates("Ann")
        assert town.told("revamped.pack_grew", "Cat") == {"seat": "Ann"}
        assert "revamped.pack" in town.view("Ann").boards


class TestWarlocks:
    """3.4: "the corrupted version of a fortune teller"; "not a lycan, and is not part of the wolfpack"."""

    @pytest.mark.parametrize("role", ["warlock", "lone_warlock"])
    def test_read_a_card_every_night(self, role: str):
        town = Town(f"Ann {role}, Bob wolf, Cat huntsman, {REST}")
        town.night(Ann="Cat")
        assert town.told("revamped.saw", "Ann")["role"] == "revamped.huntsman"
        assert not town.asked("Ann", "revamped.pack.attack")

    def test_win_with_the_wolves(self):
        town = Town(f"Ann warlock, Bob wolf, {REST}")
        town.night(pack="Pat")
        town.hang("Quin")
        town.night(pack="Rob")
        town.hang("Sue")
        assert (town.won, town.winners) == ("revamped.wolves", "Ann Bob")


class TestPacklessWolf:
    """7: "joins the wolfpack if no members of the wolfpack are left"."""

    def test_joins_and_keeps_its_role(self):
        town = Town(f"Ann packless_wolf, Bob wolf, {REST}")
        town.reach("revamped.night")
        assert not town.asked("Ann")
        town.night()
        town.hang("Bob")
        town.reach("revamped.night")
        assert town.asked("Ann", "revamped.pack.attack")
        assert town.role("Ann") == "packless_wolf"
        town.night(pack="Pat")
        assert town.fallen == "Pat"

    def test_not_if_a_lone_wolf_is_there_first(self):
        """ "If the last member of the wolfpack dies, but a player with a role such as Lone Wolf joins
        [...]"."""
        town = Town(f"Ann packless_wolf, Bob wolf, Cat lone_wolf, {REST}")
        town.night()
        town.hang("Bob")
        town.reach("revamped.night")
        assert not town.asked("Ann")
        assert town.asked("Cat", "revamped.pack.attack")


class TestKnowledgeWolf:
    """7: "is told all the roles in the role list"."""

    def test_list(self):
        town = Town(f"Ann knowledge_wolf, Bob wolf, {REST}")
        told = {event.facts["role"]: event.facts["count"] for event in town.events("revamped.in_game", "Ann")}
        assert told == {"revamped.knowledge_wolf": 1, "revamped.wolf": 1, "revamped.citizen": 4}


class TestSoloWerewolves:
    """4.1: "on even-numbered nights, the White Werewolf may kill a member of the wolfpack"."""

    @pytest.mark.parametrize("role", ["white_werewolf", "gray_werewolf"])
    def test_on_even_nights_one_of_the_pack(self, role: str):
        town = Town(f"Ann {role}, Bob wolf, Cat wolf, Dan warlock, {REST}, Tim citizen")
        key = f"revamped.{role}.betray"
        assert not town.asked("Ann", key)
        town.night()
        town.lynch()
        town.reach("revamped.night")
        assert town.options("Ann", key) == "Bob Cat nobody"
        town.answer("Ann", "Bob", key)
        town.night()
        assert town.fallen == "Bob"
        town.lynch()
        town.reach("revamped.night")
        assert not town.asked("Ann", key)

    def test_the_white_one_and_wolves_keep_each_other_from_winning(self):
        """ "If only werewolves and the White Werewolf are left alive, the game will continue until either all
        werewolves are dead or the White Werewolf is dead." """
        town = Town("Ann white_werewolf, Bob wolf, Cat wolf, Dan wolf, Eve citizen, Fay citizen")
        town.night(pack="Eve")
        town.hang("Fay")
        assert town.won == ""
        town.night(Ann="Bob", pack="Cat")
        assert town.won == ""
        town.hang("Dan")
        assert (town.won, town.winners) == ("revamped.white", "Ann")

    def test_the_gray_one_needs_no_more_than_one_witness(self):
        """ "The Gray Werewolf wins when the only remaining players are the Gray Werewolf; and optionally
        another player." """
        town = Town("Ann gray_werewolf, Bob wolf, Cat wolf, Eve citizen, Fay citizen, Gil citizen")
        town.night(pack="Bob")
        town.hang("Cat")
        town.night(pack="Eve")
        town.hang("Fay")
        assert (town.won, town.winners) == ("revamped.gray", "Ann")

    def test_with_several_wolves_alone_the_wolves_win(self):
        """ "If only werewolves and the Gray Werewolf are left alive, the game ends in a Werewolf
        victory." """
        town = Town("Ann gray_werewolf, Bob wolf, Cat wolf, Dan wolf, Eve citizen, Fay citizen")
        town.night(pack="Eve")
        town.hang("Fay")
        assert town.won == "revamped.wolves"
        assert "Ann" not in town.winners


class TestTheEnd:
    """2 and 3: "wins when all players that aren't part of the [...] Team have been killed"."""

    def test_town(self):
        town = Town(f"Ann wolf, {REST}, Tim citizen")
        town.night(pack="Pat")
        town.hang("Ann")
        assert (town.won, town.why) == ("revamped.town", "end-revamped-town")
        assert "Pat" in town.winners

    @pytest.mark.parametrize(("rule", "won"), [("everyone", ""), ("parity", "revamped.wolves")])
    def test_wolves(self, rule: str, won: str):
        town = Town("Ann wolf, Bob wolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen", wolves_win=rule)
        town.night(pack="Cat")
        town.hang("Dan")
        assert town.won == won

    def test_a_doomed_macho_wins_while_the_day_lasts(self):
        """The end is checked after each burial, and the doom is due in the evening."""
        town = Town("Ann wolf, Bob macho, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        town.night(pack="Cat")
        town.hang("Dan")
        town.night(pack="Eve")
        town.hang("Fay")
        town.night(pack="Bob")
        town.hang("Ann")
        assert (town.won, town.why) == ("revamped.town", "end-revamped-town")

    def test_nobody_left(self):
        """Rulings, All books: "nobody left alive is a draw"."""
        town = Town("Ann wolf, Bob witch, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        town.night(pack="Cat")
        town.hang("Dan")
        town.night(pack="Eve")
        town.hang("Fay")
        town.night(pack="Bob", Bob="poison Ann")
        assert (town.won, town.why) == ("draw", "end-revamped-nobody-left")

    @pytest.mark.parametrize(("rule", "dead"), [("nobody", 0), ("draw", 1)])
    def test_a_tie(self, rule: str, dead: int):
        """House rule `tie`."""
        town = Town(f"Ann wolf, {REST}, Tim citizen", tie=rule)
        town.night()
        before = len(town.public.alive)
        town.lynch(Pat="Quin", Quin="Pat")
        assert before - len(town.public.alive) == dead
        assert town.heard("revamped.lot") == bool(dead)
        assert town.heard("revamped.nobody_lynched") == (not dead)
