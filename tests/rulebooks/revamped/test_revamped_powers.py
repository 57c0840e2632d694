"""Solo teams of the revamped book that win by marks: sections 4.2 to 4.5 and 7 of the text."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.revamped.town import NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestVampire:
    """4.5, Vampire: "each night, the Vampire may demonize a player"."""

    def test_what_most_are_for_is_done_by_one_of_them(self):
        """Edges 2, Group vote: "keyed among those who voted for the winner"; a visit is that one's."""
        carried_out = set()
        for seed in range(12):
            town = Town(f"Vic vampire, Wes vampire, Xen vampire, Bob wolf, {REST}", seed=seed)
            town.night(Vic="Pat", Wes="Pat", Xen="Quin")
            (told,) = town.events("revamped.marked", "Vic")
            assert told.facts["seat"] == town.seat("Pat")
            carried_out.add(town.names[told.facts["by"]])
        assert carried_out == {"Vic", "Wes"}

    def test_the_marked_know_nothing_and_get_up_again_when_attacked(self):
        """ "The target will not know about it"; "when a demonized player is attacked, they will turn"."""
        town = Town(f"Ann vampire, Bob wolf, {REST}")
        town.night(Ann="Pat")
        assert town.told("revamped.marked", "Ann")["seat"] == "Pat"
        before = town.view("Pat").events
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == ""
        assert not any("mark" in event.kind or "demon" in event.kind for event in before)
        assert town.role("Pat") == "undead"
        assert town.told("revamped.rose_undead", "Pat") == {"seat": "Pat", "by": "Ann"}
        assert town.told("revamped.risen", "Ann") == {"seat": "Pat"}
        assert town.mates("Pat") == {"Ann": "vampire"}

    def test_in_the_night_of_the_attack_as_well(self):
        """ "Demonizing a player is an immediate ability", the pack's attack lands when the night ends."""
        town = Town(f"Ann vampire, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Pat")
        assert (town.fallen, town.role("Pat")) == ("", "undead")

    def test_a_second_one_on_even_nights(self):
        """ "On even-numbered nights, the Vampire may demonize a second player." """
        town = Town(f"Ann vampire, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Pat Quin")
        town.lynch()
        town.night(Ann="Rob Sue", pack="Quin")
        assert town.fallen == "Quin"
        town.lynch()
        town.night(pack="Rob", Cat="poison Sue")
        assert (town.fallen, town.role("Rob"), town.role("Sue")) == ("", "undead", "undead")

    @pytest.mark.parametrize("role", ["demon", "undead", "plaguebearer", "zombie", "vampire"])
    def test_who_cannot_be_demonized(self, role: str):
        """Edge Cases: "members of the Hell team can't be demonized. The Vampire can't be demonized. If
        demonizing fails the Vampire is informed"; edges 4: "underworld and graveyard members"."""
        if f"revamped.{role}" not in BOOK.roles:
            pytest.skip("no such role yet")
        town = Town(f"Ann vampire, Bob {role}, Cat wolf, {REST}") if role not in RISEN else risen(role)
        town.night(Ann="Bob")
        assert town.told("revamped.marking_failed", "Ann")["seat"] == "Bob"
        assert town.heard("revamped.marking_failed", "Bob") == (role == "vampire")
        town.lynch()
        town.night(pack="Bob")
        assert "Bob" in town.fallen

    def test_no_lynch_and_no_daylight_turns_anybody(self):
        """ "If a demonized player is attacked in the night"; edges 2: by day no layer 5."""
        town = Town(f"Ann vampire, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Pat")
        assert "Pat" not in town.alive

    def test_one_attack_turns_and_the_next_kills(self):
        """Edges 2: a recruit is made by one night attack; "a second [...] kills [...] a fresh Undead"."""
        town = Town(f"Ann vampire, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Pat", pack="Pat", Cat="poison Pat")
        assert town.fallen == "Pat"
        town = Town(f"Ann vampire, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Pat")
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == "Pat"

    def test_every_shield_comes_before_it(self):
        """Edges 2: recruiting is the last layer."""
        town = Town(f"Ann vampire, Bob wolf, Cat runner, {REST}")
        town.night(Ann="Cat", pack="Cat")
        assert (town.fallen, town.role("Cat")) == ("", "runner")
        town.lynch()
        town.night(pack="Cat")
        assert (town.fallen, town.role("Cat")) == ("", "undead")

    def test_wins_when_all_others_are_dead_or_undead(self):
        """ "Wins the game, along with the undead, if all players are either Vampire, dead or undead." """
        town = Town("Ann vampire, Bob wolf, Cat witch, Pat citizen, Quin citizen, Rob citizen")
        town.night(Ann="Pat", pack="Pat")
        town.hang("Quin")
        town.night(Ann="Bob Cat", pack="Rob", Cat="poison Bob")
        assert (town.fallen, town.role("Bob"), town.won) == ("Rob", "undead", "")
        town.hang("Cat")
        assert (town.won, town.winners) == ("revamped.underworld", "Ann Bob Pat")

    def test_several_share_one_choice(self):
        """ "If there are several Vampires, they work together." """
        town = Town(f"Ann vampire, Bob vampire, Cat vampire, Dan wolf, {REST}")
        assert town.mates("Ann") == {"Bob": "vampire", "Cat": "vampire"}
        town.night(Ann="Pat", Bob="Quin", Cat="Pat")
        assert town.told("revamped.circle_proposal", "Ann")["by"] in {"Bob", "Cat"}
        assert [town.told("revamped.marked", name)["seat"] for name in ("Ann", "Bob", "Cat")] == ["Pat"] * 3
        town.lynch()
        town.night(pack="Quin")
        assert town.fallen == "Quin"
        town.lynch()
        town.night(pack="Pat")
        assert (town.fallen, town.role("Pat")) == ("", "undead")


RISEN = {"undead": ("vampire", "Ann"), "zombie": ("plaguebearer", "Eve")}


def risen(role: str) -> Town:
    """A town in which Bob got up again as this."""
    maker, name = RISEN[role]
    eve = "" if maker == "vampire" else f", Eve {maker}"
    town = Town(f"Ann vampire, Bob citizen, Cat wolf, {REST}{eve}")
    town.night(pack="Bob", **{name: "Bob"})
    town.lynch()
    assert town.role("Bob") == role
    return town


class TestUndead:
    """4.5, Undead: "a dead player who pretends to be alive"."""

    def test_stays_in_the_pack_and_its_vote_counts_for_nothing(self):
        """ "They will remain in the channel and be able to vote [...] their vote will internally count for
        0." """
        town = Town(f"Ann vampire, Bob wolf, Cat wolf, Dan wolf, Eve witch, {REST}")
        town.night(Ann="Bob", Eve="poison Bob")
        assert town.role("Bob") == "undead"
        assert "revamped.pack" in town.view("Bob").boards
        assert "Bob" in town.mates("Cat")
        town.lynch()
        town.night(Bob_pack="Pat", Cat_pack="Quin")
        assert town.told("revamped.pack.proposal", "Dan")["by"] in {"Bob", "Cat", "Dan"}
        assert town.fallen == "Quin"

    def test_a_group_of_which_all_are_dead_or_turned_is_disbanded(self):
        """ "If all members of a group are dead or turned, the group is disbanded." """
        town = Town(f"Ann vampire, Bob wolf, Cat wolf, Eve witch, {REST}")
        town.night(Ann="Bob", Eve="poison Bob")
        town.hang("Cat")
        town.reach(NIGHT)
        assert not town.asked("Bob", "revamped.pack.attack")
        assert not town.view("Bob").boards["revamped.pack"].writes

    def test_nothing_is_said_in_public(self):
        """Edges 4: "told in the morning lap, publicly nothing"."""
        town = Town(f"Ann vampire, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Pat")
        assert {event.kind for event in town.public.events} <= {
            "phase", "night.falls", "day.breaks", "revamped.dawn",
        }  # fmt: skip
        assert "Pat" in town.alive

    def test_the_old_role_is_gone(self):
        """ "They lose their previous role." """
        town = Town(f"Ann vampire, Bob wolf, Cat fortune_teller, {REST}")
        town.night(Ann="Cat", pack="Cat")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Cat")

    def test_a_lone_wolf_joins_when_one_who_was_turned_dies(self):
        """Edges 4: "any death on the pack's board (turned ones too)"; being turned is no death."""
        town = Town(f"Ann vampire, Bob wolf, Cat wolf, Dan lone_wolf, Eve witch, {REST}")
        town.night(Ann="Bob", Eve="poison Bob")
        assert town.role("Dan") == "lone_wolf"
        town.hang("Bob")
        assert town.role("Dan") == "wolf"

    def test_nobody_is_dealt_it(self):
        """Edges 9: "fatal: [...] Undead or Zombie dealt"."""
        for role in ("undead", "zombie"):
            (found,) = BOOK.check({f"revamped.{role}": 1, "revamped.wolf": 1, "revamped.citizen": 6}, 8)
            assert (found.id, found.fatal) == ("problem-revamped-not-dealt", True)
            assert not any(problem.fatal for fix in found.fixes for problem in BOOK.check(fix, 8))


class TestPlaguebearer:
    """7, Plaguebearer: "an alternative version of the vampire"; "instead of the undead, [...] zombies"."""

    def test_taints_and_has_zombies(self):
        town = Town("Ann plaguebearer, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
        town.night(Ann="Pat", pack="Pat")
        assert (town.fallen, town.role("Pat")) == ("", "zombie")
        assert town.told("revamped.rose_zombie", "Pat")["by"] == "Ann"
        town.hang("Quin")
        town.night(Ann="Rob Sue", pack="Rob")
        town.hang("Bob")
        town.night()
        town.hang("Sue")
        assert (town.won, town.winners) == ("revamped.graveyard", "Ann Pat Rob")

    @pytest.mark.parametrize(
        ("first", "second", "told"),
        [("Ann", "Eve", "revamped.tainting_failed"), ("Eve", "Ann", "revamped.marking_failed")],
    )
    def test_a_demonized_player_cannot_be_tainted_nor_the_other_way(self, first: str, second: str, told: str):
        """ "If tainting/demonizing fails the player is informed." """
        town = Town(f"Ann vampire, Eve plaguebearer, Bob wolf, {REST}")
        town.night(**{first: "Pat"})
        town.lynch()
        town.night(**{second: "Pat"}, pack="Pat")
        assert town.told(told, second)["seat"] == "Pat"
        assert town.role("Pat") == ("undead" if first == "Ann" else "zombie")

    def test_neither_marks_the_other(self):
        """ "The Plaguebearer can't be demonized or tainted." """
        town = Town(f"Ann vampire, Eve plaguebearer, Bob wolf, {REST}")
        town.night(Ann="Eve", Eve="Ann")
        assert town.heard("revamped.marking_failed", "Ann")
        assert town.heard("revamped.tainting_failed", "Eve")


class TestPyromancer:
    """4.4: "may either powder a player or ignite all currently powdered players"."""

    CAST = f"Ann pyromancer, Bob wolf, {REST}, Tim citizen"

    @staticmethod
    def fire(town: Town, name: str, match: str = "keep", powder: str = "nobody") -> None:
        """One Pyromancer's night."""
        town.reach(NIGHT)
        seat = town.seat(powder) if powder in town.names else powder
        town.session.submit(town._slot(name, "revamped.pyromancer.fire"), (match, seat))

    def powdered(self, *names: str) -> Town:
        """A town in which these have been powdered, night after night."""
        town = Town(self.CAST)
        for name in names:
            self.fire(town, "Ann", powder=name)
            town.night()
            town.lynch()
        return town

    def test_ignites_all_who_are_powdered_at_the_nights_end(self):
        town = self.powdered("Pat", "Quin")
        self.fire(town, "Ann", "ignite")
        town.night(pack="Rob")
        assert town.fallen == "Pat Quin Rob"

    def test_either_powder_or_fire(self):
        town = Town(self.CAST)
        town.reach(NIGHT)
        ask = town.ask("Ann")
        assert (ask.most, [part.key for part in ask.parts]) == (
            1, ["revamped.pyromancer.fire", "revamped.pyromancer.powder"],
        )  # fmt: skip

    def test_powder_survives_a_failed_fire(self):
        """Edges 8."""
        town = Town(f"Ann pyromancer, Bob witch, {REST}, Tim citizen")
        self.fire(town, "Ann", powder="Pat")
        town.night()
        town.lynch()
        self.fire(town, "Ann", "ignite")
        town.night(Bob="Pat Quin Rob")
        assert town.fallen == ""
        town.lynch()
        self.fire(town, "Ann", "ignite")
        town.night()
        assert town.fallen == "Pat"

    def test_dying_of_the_night_stops_no_fire(self):
        """Edges 1, Landing: "dying by an end act stops nothing"."""
        town = self.powdered("Pat")
        self.fire(town, "Ann", "ignite")
        town.night(pack="Ann")
        assert town.fallen == "Ann Pat"

    def test_several_work_together_and_the_fire_spares_them(self):
        """ "If there are several Pyromancers, they work together"; edges 8: "own team is spared"."""
        town = Town(f"Ann pyromancer, Bob pyromancer, Cat wolf, {REST}")
        self.fire(town, "Ann", powder="Bob")
        self.fire(town, "Bob", powder="Ann")
        town.night()
        town.lynch()
        self.fire(town, "Ann", "ignite")
        self.fire(town, "Bob", "ignite")
        town.night()
        assert town.fallen == ""

    def test_wins_as_the_last_one_alive(self):
        """ "The Pyromancer wins when they are the last one alive." """
        town = Town("Ann pyromancer, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
        for name in ("Bob", "Pat", "Quin", "Rob"):
            self.fire(town, "Ann", powder=name)
            town.night()
            town.lynch()
        town.reach(NIGHT)
        self.fire(town, "Ann", "ignite")
        town.night(pack="Sue")
        assert (town.won, town.winners) == ("revamped.pyro", "Ann")


class TestFlutePlayer:
    """4.2, Flute Player: "each night, the Flute Player may enchant two players"."""

    def test_whoever_has_become_somebody_else_and_has_not_risen_plays_no_more(self):
        """4.2: it is who "turns undead" that is still asked, and taken for a player by the others."""
        town = Town(f"Ann flute_player, Flo flute_player, Bob wolf, {REST}, Tim citizen, Una citizen")
        town.night(Ann="Pat", Flo="Quin")
        town.session.submit(AMEND, ("role", town.seat("Ann"), "revamped.citizen"))
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann")
        town.answer("Flo", "Rob")
        town.answer("Flo", "Sue")
        assert [event.facts["seat"] for event in town.events("revamped.played", "Flo")][1:] == [
            town.seat("Rob"),
            town.seat("Sue"),
        ], "alone she enchants two"

    def test_the_enchanted_meet_in_a_room_that_the_flute_reads_unseen(self):
        """ "They will join a secret channel with the other enchanted players, excluding the Flute
        Player(s)." """
        town = Town(f"Ann flute_player, Bob wolf, {REST}")
        town.night(Ann="Pat Quin")
        for name in ("Pat", "Quin"):
            assert town.heard("revamped.enchanted", name)
            notes = town.view(name).boards["revamped.enchanted"]
            assert (town._named(notes.listed), notes.writes) == ("Pat Quin", True)
        heard = town.view("Ann").boards["revamped.enchanted"]
        assert (heard.listed, heard.writes) == ((), False)
        assert "revamped.enchanted" not in town.view("Rob").boards

    def test_wins_when_all_who_live_are_enchanted(self):
        """ "If all living players are either enchanted or Flute Player(s), the Flute Player(s) win." """
        town = Town(f"Ann flute_player, Bob wolf, {REST}")
        town.night(Ann="Pat Quin", pack="Sue")
        town.lynch()
        town.night(Ann="Rob Bob")
        assert (town.won, town.winners) == ("revamped.flute", "Ann")

    def test_a_dead_flute_wins_nothing(self):
        """Edges 6: "Flute: needs a living flute"."""
        town = Town(f"Ann flute_player, Bob wolf, Cat wolf, {REST}")
        town.night(Ann="Pat Quin", pack="Sue")
        town.lynch()
        town.night(Ann="Rob Bob")
        town.lynch()
        town.night(Ann="Cat", pack="Ann")
        assert town.won == ""

    def test_two_players_enchant_one_each(self):
        """ "If there is more than one player in the Flute Player channel, at the start of the night, each
        Flute Player will be able to enchant one player." """
        town = Town(f"Ann flute_player, Bob flute_player, Cat wolf, {REST}")
        assert town.mates("Ann") == {"Bob": "flute_player"}
        town.night(Ann="Pat Quin", Bob="Rob Sue")
        assert town._named(town.view("Pat").boards["revamped.enchanted"].listed) == "Pat Rob"

    def test_one_who_is_undead_is_still_asked_and_enchants_nobody(self):
        """ "The turned Flute Player will still be asked to enchant somebody." """
        town = Town(f"Ann flute_player, Bob flute_player, Cat wolf, Dan vampire, {REST}")
        town.night(Dan="Bob", pack="Bob")
        town.lynch()
        town.reach(NIGHT)
        assert town.asked("Bob", "revamped.flute_player.play")
        town.night(Ann="Pat Quin", Bob="Rob")
        assert town.heard("revamped.enchanted", "Pat")
        assert not town.heard("revamped.enchanted", "Quin")
        assert not town.heard("revamped.enchanted", "Rob")

    def test_alone_it_is_not_asked_any_more(self):
        town = Town(f"Ann flute_player, Cat wolf, Dan vampire, {REST}")
        town.night(Dan="Ann", pack="Ann")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann")

    def test_what_the_enchanted_see(self):
        """ "A 60% chance that the player is displayed as a Flute Player", for each player looked at, until
        "all members of the flute team are dead"; "not told when the effect disappears"."""
        tunes = 0
        for seed in range(200):
            town = Town(f"Ann flute_player, Bob fortune_teller, Cat wolf, {REST}", seed=seed)
            town.night(Ann="Bob", Bob="Pat")
            assert town.told("revamped.saw", "Bob")["role"] == "revamped.citizen"
            town.lynch()
            town.night(Bob="Pat", pack="Ann" if seed < 40 else "nobody")
            tunes += town.told("revamped.saw", "Bob")["role"] == "revamped.flute_player"
            if seed < 40:
                town.lynch()
                town.night(Bob="Pat")
                assert town.told("revamped.saw", "Bob")["role"] == "revamped.citizen"
        assert 95 <= tunes <= 145

    def test_who_falls_for_no_obstruction_sees_clearly(self):
        """1.4: "if not explicitly listed otherwise, every role is not affected by obstructions"."""
        for seed in range(12):
            town = Town(f"Ann flute_player, Bob aura_teller, Dan huntsman, Cat wolf, {REST}", seed=seed)
            town.night(Ann="Bob Dan")
            town.lynch()
            town.night(Bob="Cat", Dan="Cat")
            assert town.told("revamped.aura", "Bob")["aura"] == "threat"
            assert town.told("revamped.tracked", "Dan")["pack"] == "yes"


class TestFluteApprentice:
    """7, Flute Apprentice."""

    CAST = f"Ann flute_player, Bob flute_apprentice, Cat fortune_teller, Dan wolf, {REST}"

    def test_knows_the_flute_and_enchants_nobody(self):
        town = Town(self.CAST)
        assert town.mates("Bob") == {"Ann": "flute_player"}
        assert town.mates("Ann") == {"Bob": "flute_apprentice"}
        assert not town.asked("Bob", "revamped.flute_player.play")

    def test_the_enchanted_hit_its_target_and_are_not_told(self):
        """ "If any player that is enchanted uses an ability on the Flute Apprentice, the ability is instead
        redirected onto the Flute Apprentice's target. The original player is not informed." """
        seen = set()
        for seed in range(12):
            town = Town(self.CAST, seed=seed)
            town.night(Ann="Cat Pat", Bob="Dan")
            town.lynch()
            town.night(Cat="Bob")
            told = town.told("revamped.saw", "Cat")
            assert told["seat"] == "Bob"
            seen.add(told["role"])
        assert seen == {"revamped.flute_player", "revamped.wolf"}

    def test_who_is_not_enchanted_meets_it(self):
        town = Town(self.CAST)
        town.night(Bob="Dan")
        town.lynch()
        town.night(Cat="Bob")
        assert town.told("revamped.saw", "Cat")["role"] == "revamped.flute_apprentice"

    def test_the_packs_attack_if_its_attacker_is_enchanted(self):
        """Edges 3: "a group's attack is redirected if its attacker is enchanted"; never onto a corpse."""
        town = Town(self.CAST)
        town.night(Ann="Dan", Bob="Pat")
        town.lynch()
        town.night(pack="Bob")
        assert town.fallen == "Pat"
        town.lynch()
        town.night(pack="Bob")
        assert town.fallen == "Bob"

    def test_slips_in_among_the_enchanted_once(self):
        """ "It will seem like the Flute Apprentice was enchanted." """
        town = Town(self.CAST)
        town.reach(NIGHT)
        town.answer("Bob", "join", "revamped.flute_apprentice.join")
        town.night(Ann="Pat Quin")
        assert town._named(town.view("Pat").boards["revamped.enchanted"].listed) == "Bob Pat Quin"
        assert town.view("Bob").boards["revamped.enchanted"].writes
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Bob", "revamped.flute_apprentice.join")


class TestEvilScientist:
    """7, Evil Scientist, and its disease."""

    CAST = f"Ann evil_scientist, Bob wolf, {REST}, Tim citizen, Una citizen"

    def test_the_table_of_the_text(self):
        """N0 infected, D2 told, N2 dead "(no possible way to survive), cause of death is announced
        publicly"."""
        town = Town(f"Ann evil_scientist, Bob witch, {REST}, Tim citizen")
        town.night(Ann="Pat")
        town.lynch()
        assert not town.heard("revamped.ill", "Pat")
        town.night()
        town.lynch()
        assert town.heard("revamped.ill", "Pat")
        assert "Pat" in town.alive
        town.night(Bob="Pat Quin Rob")
        assert town.fallen == "Pat"
        assert town.told("revamped.disease") == {"seat": "Pat"}

    def test_two_vials_or_three(self):
        """ "Two (or three for larger games) vial(s)"; house rule `vials`."""
        for rule, vials in (("15", 2), ("never", 2), ("12", 3)):
            rest = ", ".join(f"P{n} citizen" for n in range(10))
            town = Town(f"Ann evil_scientist, Bob witch, {rest}", vials=rule)
            for n in range(vials):
                town.night(Ann=f"P{n}")
                town.lynch()
            town.reach(NIGHT)
            assert not town.asked("Ann"), rule

    def test_visits_of_the_contagious_and_to_them(self):
        """ "Any player (except the Evil Scientist) who visits or is visited by a contagious player becomes
        infected." Not on the first night and day."""
        town = Town(f"Ann evil_scientist, Bob wolf, Cat fortune_teller, Dan aura_teller, {REST}, Tim citizen")
        town.night(Ann="Cat", Cat="Pat", Dan="Cat")
        town.lynch()
        town.night(Cat="Quin", Dan="Cat")
        town.lynch()
        town.night()
        assert town.fallen == "Cat"
        town.lynch()
        assert [name for name in town.names if town.heard("revamped.ill", name)] == ["Cat", "Dan", "Quin"]
        town.night(Ann="Rob")
        assert town.fallen == "Dan Quin"

    @pytest.mark.parametrize(
        "looker", ["fortune_teller", "aura_teller", "huntsman", "warlock", "lone_warlock"]
    )
    def test_whoever_looks_at_nobody_carries_it_to_nobody(self, looker: str):
        """2.4, 3.4: each of them "may check"; "who visits or is visited"."""
        town = Town(f"Ann evil_scientist, Bob wolf, Cat {looker}, {REST}, Tim citizen")
        town.night(Ann="Cat", Cat="Pat")
        town.lynch()
        town.night(Cat="nobody")
        for _day in range(2):
            town.lynch()
            town.night()
        assert [name for name in town.names if town.heard("revamped.ill", name)] == ["Cat"]

    def test_one_of_a_group_catches_it(self):
        """ "Only one random person who voted for the contagious player is infected." """
        town = Town(
            f"Ann evil_scientist, Bob wolf, Cat wolf, Dan scared_wolf, Eve witch, {REST}, Tim citizen"
        )
        town.night(Ann="Pat")
        town.lynch()
        town.night(Bob_pack="Pat", Cat_pack="Pat", Eve="Pat Quin Rob")
        town.lynch()
        town.night()
        town.lynch()
        ill = {name for name in ("Bob", "Cat", "Dan") if town.heard("revamped.ill", name)}
        assert len(ill) == 1
        assert ill < {"Bob", "Cat"}

    def test_the_scientist_never_catches_it(self):
        town = Town(f"Ann evil_scientist, Bob fortune_teller, {REST}, Tim citizen")
        town.night(Ann="Bob")
        town.lynch()
        town.night(Bob="Ann")
        town.lynch()
        town.night()
        town.lynch()
        town.night()
        assert "Ann" in town.alive
        assert not town.heard("revamped.ill", "Ann")

    def test_a_vial_for_the_infected_is_wasted(self):
        """ "They are informed, but the vial is used up." """
        town = Town(self.CAST)
        town.night(Ann="Pat")
        town.lynch()
        town.night(Ann="Pat")
        assert town.told("revamped.vial_wasted", "Ann")["seat"] == "Pat"
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann")

    def test_it_outlives_its_maker(self):
        """Edges 8."""
        town = Town(self.CAST)
        town.night(Ann="Pat")
        town.hang("Ann")
        town.night()
        town.lynch()
        town.night()
        assert town.fallen == "Pat"

    def test_wins_when_nobody_else_is_left(self):
        """ "They desire to kill off all players." """
        town = Town("Ann evil_scientist, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
        town.night(Ann="Bob", pack="Pat")
        town.hang("Quin")
        town.night(pack="Rob")
        town.hang("Sue")
        town.night()
        assert (town.won, town.winners) == ("revamped.disease", "Ann")

    def test_a_moderator_gives_a_vial_back(self):
        town = Town(self.CAST)
        for name in ("Pat", "Quin"):
            town.night(Ann=name)
            town.lynch()
        town.reach(NIGHT)
        town.session.submit(AMEND, ("refill", 0, "revamped-vial"))
        town.night()
        town.lynch()
        town.reach(NIGHT)
        assert town.asked("Ann", "revamped.evil_scientist.infect")
