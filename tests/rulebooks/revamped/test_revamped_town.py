"""The Townsfolk of the revamped book: each class is a role of the text's section 2, or of section 7."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.revamped.town import LYNCH, SECOND, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestBard:
    """2.1: "all abilities used on the Bard will be narrated to everyone"."""

    def test_deed_and_role_are_told_at_daybreak_and_nothing_else(self):
        town = Town(f"Ann bard, Bob wolf, Cat fortune_teller, Dan hooker, {REST}")
        town.night(pack="Pat", Cat="Ann", Dan="Ann")
        sung = [(e.facts["deed"], e.facts["role"]) for e in town.events("revamped.bard")]
        assert sorted(sung) == [("inspect", "revamped.fortune_teller"), ("visit", "revamped.hooker")]
        kinds = [event.kind for event in town.public.events]
        assert kinds.index("revamped.bard") < kinds.index("died")

    def test_an_attack_is_told_with_the_attackers_role(self):
        """ "If the Bard is attacked, the attacker's role is the cause." """
        town = Town(f"Ann bard, Bob alpha_wolf, {REST}")
        town.night(pack="Ann")
        assert town.told("revamped.bard") == {"deed": "attack", "role": "revamped.alpha_wolf"}
        assert town.fallen == "Ann"

    def test_who_the_bard_is_is_not_told(self):
        """ "The narrated info is precise and reveals both the ability [...] and the cause [...], but further
        details are not revealed": what is told to everybody calls nobody by number or name."""
        town = Town(f"Ann bard, Bob infected_wolf, Cat fortune_teller, Dan apprentice, {REST}")
        town.night(Bob="Ann", Cat="Ann")
        told = [event for event in town.public.events if event.kind.startswith("revamped.bard")]
        assert {event.kind for event in told} == {"revamped.bard", "revamped.bard_changed"}
        assert not any(event.facts.keys() & {"seat", "seats", "by", "other"} for event in told)

    def test_a_stopped_attack_is_told(self):
        """Edges 8: "stopped acts too"; by whom is a role and no name."""
        town = Town(f"Ann bard, Bob wolf, Cat witch, {REST}")
        town.night(pack="Ann", Cat="Ann Pat Quin")
        assert town.fallen == ""
        sung = [(e.facts["deed"], e.facts["role"]) for e in town.events("revamped.bard")]
        assert sung == [("protect", "revamped.witch"), ("attack", "revamped.wolf")]

    def test_an_attack_by_day_is_told_at_once(self):
        """ "When an immediate ability is used on the Bard, it is immediately narrated." """
        town = Town(f"Ann bard, Bob wolf, Cat barber, {REST}")
        town.night()
        town.lynch()
        town.night()
        town.declare("Cat", "razor-hidden", "Ann")
        assert town.told("revamped.bard")["role"] == "revamped.barber"
        kinds = [event.kind for event in town.public.events]
        assert kinds.index("revamped.bard") < kinds.index("died")

    def test_an_end_day_ability_is_told_at_the_days_end(self):
        """ "End abilities are narrated at the end of the phase": a wager, sent in the evening."""
        town = Town(f"Ann bard, Bob wolf, Cat devil, {REST}")
        town.answer_all("revamped.deal", {})
        town.night()
        town.morning(Cat="Ann")
        assert not town.heard("revamped.bard")
        town.lynch()
        assert town.told("revamped.bard")["deed"] == "offer"

    def test_an_arrow_given_and_taken_back(self):
        """2.3, Fletcher: "choosing and revoking a customer are immediate abilities"; the roles, no names."""
        town = Town(f"Ann bard, Bob wolf, Cat fletcher, {REST}")
        town.answer("Cat", "Ann")
        town.close()
        town.night(Cat="take")
        sung = [(e.facts["deed"], e.facts["role"]) for e in town.events("revamped.bard")]
        assert sung == [("choose", "revamped.fletcher"), ("disarm", "revamped.fletcher")]

    def test_a_change_of_role_is_told_and_then_nothing(self):
        """ "If the Bard changes roles, abilities are no longer narrated; however, the change is still
        narrated"."""
        town = Town(f"Ann bard, Bob infected_wolf, Cat fortune_teller, {REST}")
        town.night(Bob="Ann", Cat="Ann")
        assert town.heard("revamped.bard_changed")
        count = len(town.events("revamped.bard"))
        town.night(Cat="Ann")
        assert len(town.events("revamped.bard")) == count


class TestChild:
    """2.1: "whenever the Child dies, there are two lynches the next day"."""

    def test_killed_by_night_the_coming_day_has_two(self):
        town = Town(f"Ann child, Bob wolf, {REST}, Tim citizen")
        town.night(pack="Ann")
        town.hang("Pat")
        assert town.label == SECOND
        town.hang("Quin")
        assert town.alive == "Bob Rob Sue Tim"
        town.night()
        town.lynch()
        assert town.label != SECOND

    def test_lynched_the_next_day_has_two(self):
        town = Town(f"Ann child, Bob wolf, {REST}, Tim citizen")
        town.night()
        town.hang("Ann")
        assert town.label != SECOND
        town.night()
        town.lynch()
        assert town.label == SECOND

    def test_it_is_the_first_childs_death_that_counts(self):
        """ "If the Child loses their role, there will be two lynches once the original Child dies"."""
        town = Town(f"Ann child, Bob infected_wolf, {REST}, Tim citizen")
        town.night(Bob="Ann")
        assert town.role("Ann") == "wolf"
        town.hang("Ann")
        town.night()
        town.lynch()
        assert town.label == SECOND

    @pytest.mark.parametrize(("rule", "more"), [("two-at-most", 1), ("one-more-each", 2)])
    def test_several_children(self, rule: str, more: int):
        town = Town(f"Ann child, Dan child, Bob wolf, Cat assassin, {REST}, Tim citizen", children=rule)
        town.night()
        town.lynch()
        town.night(pack="Ann", Cat="Dan")
        town.lynch()
        again = 0
        while town.label == SECOND:
            town.lynch()
            again += 1
        assert again == more


class TestMacho:
    """2.1: "will not die until the beginning of the next night"."""

    def test_attacked_by_night_the_macho_lives_till_the_evening_and_knows_a_name(self):
        town = Town(f"Ann macho, Bob wolf, {REST}")
        town.night(pack="Ann")
        assert town.fallen == ""
        assert town.told("revamped.doomed", "Ann") == {"seat": "Ann", "by": "Bob"}
        assert not town.heard("revamped.doomed", "Bob")
        town.reach(LYNCH)
        assert "Ann" in town.alive
        town.lynch()
        assert "Ann" not in town.alive
        assert town.told("revamped.day_ends")["seats"] == "Ann"

    def test_several_attacks_are_one_doom(self):
        """ "Will not be killed by any of them, and the kill they are informed of will be chosen randomly"."""
        town = Town(f"Ann macho, Bob wolf, Cat assassin, {REST}")
        town.night()
        town.lynch()
        town.night(pack="Ann", Cat="Ann")
        assert town.fallen == ""
        assert len(town.events("revamped.doomed", "Ann")) == 1
        assert town.told("revamped.doomed", "Ann")["by"] in {"Bob", "Cat"}

    def test_lynched_like_anybody(self):
        """ "If the Macho is lynched, they will die as usual." """
        town = Town(f"Ann macho, Bob wolf, {REST}")
        town.night()
        town.hang("Ann")
        assert "Ann" not in town.alive

    def test_the_doom_survives_the_loss_of_the_role(self):
        """Rulings: a true kill, which "survives role loss"."""
        town = Town(f"Ann macho, Bob wolf, {REST}", seed=2)
        town.night(pack="Ann")
        town.session.submit(AMEND, ("role", 0, "revamped.citizen"))
        town.lynch()
        assert "Ann" not in town.alive


class TestRunner:
    """2.1: "once per game, if attacked by a werewolf, the Runner shall escape"."""

    def test_escapes_once_and_both_sides_are_told(self):
        town = Town(f"Ann runner, Bob wolf, {REST}")
        town.night(pack="Ann")
        assert town.fallen == ""
        assert town.heard("revamped.escaped", "Ann")
        assert town.heard("revamped.prey_escaped", "Bob")
        town.lynch()
        town.night(pack="Ann")
        assert town.fallen == "Ann"

    def test_anything_else_kills_the_first_time(self):
        """ "If a Runner is targeted by any kill other than a werewolf kill, they will die the first
        time." """
        town = Town(f"Ann runner, Bob wolf, Cat witch, {REST}")
        town.night(Cat="poison Ann")
        assert town.fallen == "Ann"

    def test_a_lone_wolf_is_a_werewolf(self):
        """Edges 2, Werewolf attack: "anyone lycan"; the second one of a night kills."""
        town = Town(f"Ann runner, Bob wolf, Cat lone_wolf, {REST}")
        town.night(Cat="Ann")
        assert town.fallen == ""
        assert not town.heard("revamped.prey_escaped", "Bob")
        town.lynch()
        town.night(pack="Ann", Cat="Ann")
        assert town.fallen == "Ann"


class TestAcrobat:
    """7: "twice per game, if attacked by a werewolf team member, the Acrobat shall escape"."""

    def test_escapes_twice(self):
        town = Town(f"Ann acrobat, Bob wolf, Cat lone_wolf, {REST}")
        town.night(pack="Ann", Cat="Ann")
        assert town.fallen == ""
        town.lynch()
        town.night(pack="Ann")
        assert town.fallen == "Ann"


class TestTrickster:
    """2.1: "their vote appears normally, however internally it is counted with the value -1"."""

    def test_a_vote_takes_one_away_and_looks_like_all_the_others(self):
        town = Town(f"Ann trickster, Bob wolf, {REST}")
        town.night()
        town.lynch(Bob="Ann Pat Quin", Pat="Rob Sue")
        assert "Pat" not in town.alive
        assert "Bob" in town.alive
        count = town.told("revamped.lynch_result")
        assert {weight for _seat, weight in count["weights"]} == {2}
        assert town.totals("revamped.lynch_result") == {"Pat": 4, "Bob": 2}

    def test_nothing_and_less_is_not_shown(self):
        """ "Results of players that receive 0 or fewer votes are not displayed." """
        town = Town(f"Ann trickster, Bob wolf, {REST}")
        town.night()
        town.lynch(Bob="Ann Pat", Sue="Quin")
        assert town.totals("revamped.lynch_result") == {"Sue": 2}

    def test_without_the_role_it_counts_one(self):
        town = Town(f"Ann trickster, Bob infected_wolf, {REST}")
        town.night(Bob="Ann")
        town.lynch(Sue="Ann", Pat="")
        assert "Sue" not in town.alive


class TestTownCrier:
    """2.1: "will be told the role of one other random person from the Townsfolk team"."""

    def test_knows_one_of_the_town(self):
        town = Town("Ann town_crier, Bob wolf, Cat hellhound, Dan hellhound, Eve warlock, Fay huntsman")
        assert town.told("revamped.crier_knows", "Ann") == {
            "by": "Ann",
            "seat": "Fay",
            "role": "revamped.huntsman",
        }
        assert not town.heard("revamped.crier_knows", "Fay")

    def test_never_of_himself(self):
        for seed in range(8):
            town = Town("Ann town_crier, Bob wolf, Cat citizen, Dan wolf, Eve vampire, Fay wolf", seed=seed)
            assert town.told("revamped.crier_knows", "Ann")["seat"] == "Cat"


class TestGroups:
    """2.2, Bakers and Butchers; 3.2, Hellhounds."""

    def test_bakers_know_and_write_to_each_other(self):
        town = Town(f"Ann baker, Bob wolf, Cat baker, {REST}")
        assert town.mates("Ann") == {"Cat": "baker"}
        assert "revamped.bakers" in town.view("Cat").boards
        assert "revamped.bakers" not in town.view("Pat").boards

    def test_the_bloody_one_looks_like_a_butcher_and_is_in_both_rooms(self):
        town = Town(f"Ann butcher, Bob wolf, Cat bloody_butcher, Dan butcher, {REST}")
        assert town.mates("Ann") == {"Cat": "butcher", "Dan": "butcher"}
        assert set(town.mates("Cat")) == {"Ann", "Bob", "Dan"}
        assert {"revamped.pack", "revamped.butchers"} <= set(town.view("Cat").boards)
        assert town.mates("Bob") == {"Cat": "wolf"}

    def test_a_bitten_baker_is_a_bloody_butcher_among_butchers(self):
        """2.2: "all other Bakers become butchers and are notified of this change", not of whom."""
        town = Town(f"Ann baker, Bob infected_wolf, Cat baker, Dan baker, {REST}")
        town.night(Bob="Cat")
        assert [town.role(name) for name in ("Ann", "Cat", "Dan")] == ["butcher", "bloody_butcher", "butcher"]
        assert all(town.heard("revamped.bakers_turned", name) for name in ("Ann", "Cat", "Dan"))
        assert town.mates("Ann")["Cat"] == town.mates("Ann")["Dan"] == "butcher"
        assert "revamped.bakers" in town.view("Cat").boards
        assert "Cat" in town.mates("Bob")

    def test_hellhounds_know_what_they_are_and_the_pack_does_not(self):
        town = Town(f"Ann hellhound, Bob wolf, Cat hellhound, {REST}")
        assert town.mates("Ann") == {"Bob": "wolf", "Cat": "hellhound"}
        assert town.mates("Bob") == {"Ann": "wolf", "Cat": "wolf"}
        assert "revamped.hellhounds" not in town.view("Bob").boards


class TestCult:
    """2.2, Cult Member; 2.5, Cult Leader."""

    CAST = f"Ann cult_leader, Bob wolf, Cat cult_member, Dan cult_member, {REST}"

    def test_attacks_after_the_first_night(self):
        town = Town(self.CAST)
        assert not town.asked("Cat")
        town.night()
        town.lynch()
        town.night(cult="Bob")
        assert town.fallen == "Bob"
        assert town.won == "revamped.town"

    def test_when_the_leader_is_dead_it_never_attacks_again(self):
        town = Town(self.CAST)
        town.night(pack="Ann")
        assert town.heard("revamped.cult_over", "Cat")
        town.lynch()
        town.reach("revamped.night")
        assert not town.asked("Cat")

    def test_the_leaders_own_night_is_the_last(self):
        """The attack of the night in which the Leader dies is of the same moment."""
        town = Town(f"{self.CAST}, Tim wolf")
        town.night()
        town.lynch()
        town.night(pack="Ann", cult="Bob")
        assert town.fallen == "Ann Bob"

    def test_former_members_vote_and_do_not_count(self):
        """ "Any member of the cult, who no longer is a Cult Member or cult leader, can still vote on who
        to kill, but their vote isn't counted." """
        town = Town(f"Ann cult_leader, Bob infected_wolf, Cat cult_member, {REST}")
        town.night(Bob="Cat")
        assert town.role("Cat") == "wolf"
        town.lynch()
        town.reach("revamped.night")
        assert town.asked("Cat", "revamped.cult.attack")
        town.night(Cat_cult="Pat")
        assert town.fallen == ""
        town.lynch()
        town.night(Cat_cult="Pat", Ann_cult="Bob")
        assert town.fallen == "Bob"

    def test_a_leader_who_loses_the_role_still_ends_it_by_dying(self):
        """ "If the Cult Leader loses their role, the cult continues to exist, until the original Cult Leader
        dies." """
        town = Town(f"Ann cult_leader, Bob infected_wolf, Cat cult_member, {REST}, Tim citizen")
        town.night(Bob="Ann")
        town.lynch()
        town.night(Cat_cult="Pat")
        assert town.fallen == "Pat"
        town.hang("Ann")
        assert town.heard("revamped.cult_over", "Cat")


class TestHooker:
    """2.3: "will not be killed by attacks but will be affected by those taking place at their target's
    house"."""

    CAST = f"Ann hooker, Bob wolf, {REST}"

    def test_away_from_home_nothing_happens_to_her(self):
        town = Town(self.CAST)
        town.night(pack="Ann", Ann="Pat")
        assert town.fallen == ""

    def test_she_falls_with_her_host(self):
        town = Town(self.CAST)
        town.night(pack="Pat", Ann="Pat")
        assert town.fallen == "Ann Pat"

    def test_at_home_she_is_at_home(self):
        town = Town(self.CAST)
        town.night(pack="Ann")
        assert town.fallen == "Ann"

    def test_two_of_them_are_each_met_at_the_others_house(self):
        """Edges 2, Shields: "mutual Hookers: each is hit with the other's house"."""
        town = Town(f"Ann hooker, Cat hooker, Bob wolf, {REST}")
        town.night(pack="Cat", Ann="Cat", Cat="Ann")
        assert town.fallen == "Ann"

    def test_shields_cover_bodies_and_not_houses(self):
        """Edges 2: "the guest of a shielded host is hit, a shielded guest lives"."""
        town = Town(f"Ann hooker, Bob wolf, Cat witch, {REST}")
        town.night(pack="Pat", Ann="Pat", Cat="Pat Quin Rob")
        assert town.fallen == "Ann"

    def test_by_day_she_is_at_home(self):
        town = Town(self.CAST)
        town.night(Ann="Pat")
        town.hang("Ann")
        assert "Ann" not in town.alive


class TestAuraTeller:
    """2.4: "lycans, and killing roles show up as a threat"."""

    @pytest.mark.parametrize(
        ("role", "aura"),
        [
            ("wolf", "threat"),
            ("witch", "threat"),
            ("cult_leader", "threat"),
            ("white_werewolf", "threat"),
            ("warlock", "harmless"),
            ("cult_member", "harmless"),
            ("citizen", "harmless"),
        ],
    )
    def test_sees(self, role: str, aura: str):
        leader = "cult_leader" if role == "cult_member" else "lone_wolf"
        town = Town(f"Ann aura_teller, Bob {role}, Cat wolf, Dan {leader}, {REST}")
        town.night(Ann="Bob")
        assert town.told("revamped.aura", "Ann")["aura"] == aura

    def test_is_fooled_by_strong_disguises(self):
        town = Town(f"Ann aura_teller, Bob sneaking_wolf, {REST}")
        town.night(Ann="Bob")
        assert town.told("revamped.aura", "Ann")["aura"] == "harmless"


class TestFortuneTeller:
    """2.4: "will be told what their role is"."""

    def test_sees_the_card_or_the_disguise(self):
        town = Town(f"Ann fortune_teller, Bob sneaking_wolf, Cat white_werewolf, {REST}, Tim huntsman")
        seen = []
        for name in ("Tim", "Bob", "Cat"):
            town.night(Ann=name)
            seen.append(town.told("revamped.saw", "Ann")["role"])
            town.lynch()
        assert seen == ["revamped.huntsman", "revamped.citizen", "revamped.wolf"]

    def test_reads_the_state_at_the_nights_beginning(self):
        """Edges 1, 3: "state and disguises as at the lap's start"."""
        town = Town(f"Ann fortune_teller, Bob infected_wolf, {REST}")
        town.night(Ann="Pat", Bob="Pat")
        assert town.told("revamped.saw", "Ann")["role"] == "revamped.citizen"


class TestHuntsman:
    """2.4: "part of the wolf pack" or not."""

    @pytest.mark.parametrize(
        ("role", "pack"),
        [
            ("wolf", "yes"),
            ("sneaking_wolf", "yes"),
            ("white_werewolf", "yes"),
            ("lone_wolf", "no"),
            ("warlock", "no"),
        ],
    )
    def test_sees_through_every_disguise(self, role: str, pack: str):
        town = Town(f"Ann huntsman, Bob {role}, Cat wolf, {REST}")
        town.night(Ann="Bob")
        assert town.told("revamped.tracked", "Ann")["pack"] == pack


class TestOracle:
    """2.4: "whether their roles have the same alignment"."""

    @pytest.mark.parametrize(
        ("one", "other", "same"),
        [
            ("citizen", "witch", "yes"),
            ("wolf", "warlock", "yes"),
            ("wolf", "citizen", "no"),
            ("sneaking_wolf", "citizen", "yes"),
            ("white_werewolf", "gray_werewolf", "no"),
        ],
    )
    def test_compares(self, one: str, other: str, same: str):
        town = Town(f"Ann oracle, Bob {one}, Cat {other}, Dan hellhound, Eve hellhound, {REST}")
        town.night(Ann="Bob Cat")
        assert town.told("revamped.compared", "Ann")["same"] == same

    def test_may_choose_itself_and_nobody_twice(self):
        town = Town(f"Ann oracle, Bob wolf, {REST}")
        town.night(Ann="Ann Pat")
        town.lynch()
        town.reach("revamped.night")
        assert town.blocked("Ann") == {
            "Ann": "blocked-revamped-compared",
            "Pat": "blocked-revamped-compared",
        }
        with pytest.raises(Refused):
            town.answer_parts("Ann", "Pat", "Quin")


class TestAssassin:
    """2.5: "a total of 3 players throughout a game", "after night 1"."""

    def test_three_daggers_from_the_second_night(self):
        town = Town(f"Ann assassin, Bob wolf, Cat macho, {REST}, Tim citizen, Una citizen, Vic citizen")
        assert not town.asked("Ann")
        for victim in ("", "Pat", "Quin", "Rob"):
            town.night(Ann=victim) if victim else town.night()
            assert town.fallen == victim
            town.lynch()
        town.reach("revamped.night")
        assert not town.asked("Ann")


class TestPriest:
    """2.5: "if that player is a lycan, that player will be attacked. Otherwise, the Priest risks their own
    death"."""

    @pytest.mark.parametrize(
        ("role", "fallen"),
        [
            ("wolf", "Bob"),
            ("sneaking_wolf", "Bob"),
            ("white_werewolf", "Bob"),
            ("warlock", ""),
            ("huntsman", "Ann"),
        ],
    )
    def test_water(self, role: str, fallen: str):
        town = Town(f"Ann priest, Bob {role}, Cat wolf, {REST}")
        town.night(Ann="Bob")
        assert town.fallen == fallen

    def test_it_is_an_attack_and_can_be_stopped_the_own_death_not(self):
        town = Town(f"Ann priest, Bob scared_wolf, Cat witch, {REST}, Tim priest")
        town.night(Ann="Bob", Tim="Pat", Cat="Tim Pat Quin")
        assert town.fallen == "Tim"
        assert town.heard("revamped.scared", "Bob")


class TestWitch:
    """2.5: two potions, each once, both in one night if she likes."""

    def test_life_keeps_three_and_herself_safe(self):
        town = Town(f"Ann witch, Bob wolf, Cat lone_wolf, {REST}")
        town.night(pack="Pat", Cat="Ann", Ann="Pat Quin Rob")
        assert town.fallen == ""

    def test_both_in_one_night_and_each_once(self):
        town = Town(f"Ann witch, Bob wolf, Cat lone_wolf, {REST}")
        town.night(pack="Pat", Ann="Pat Quin Rob poison Cat")
        assert town.fallen == "Cat"
        town.lynch()
        town.reach("revamped.night")
        assert not town.asked("Ann")

    def test_it_lasts_one_night(self):
        town = Town(f"Ann witch, Bob wolf, {REST}")
        town.night(Ann="Pat Quin Rob")
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == "Pat"


class TestCursedCivilian:
    """7: "if the Cursed Civilian is attacked by a lycan, they will turn into a packless wolf instead"."""

    def test_becomes_a_wolf_without_a_pack(self):
        town = Town(f"Ann cursed_civilian, Bob wolf, {REST}")
        town.night(pack="Ann")
        assert (town.fallen, town.role("Ann")) == ("", "packless_wolf")
        assert not town.heard("revamped.pack_grew", "Bob")

    def test_the_old_one_joins_the_pack(self):
        town = Town(f"Ann cursed_civilian_old, Bob wolf, {REST}")
        town.night(pack="Ann")
        assert (town.fallen, town.role("Ann")) == ("", "wolf")
        assert town.told("revamped.pack_grew", "Bob") == {"seat": "Ann"}
        assert town.mates("Ann") == {"Bob": "wolf"}

    def test_any_other_attack_kills(self):
        """ "If attacked any other way than by a lycan, the Cursed Civilian will die as usual." """
        town = Town(f"Ann cursed_civilian, Bob wolf, Cat witch, {REST}")
        town.night(Cat="poison Ann")
        assert town.fallen == "Ann"

    def test_a_second_bite_in_the_same_moment_kills(self):
        """Edges 2: "a second pack attack kills [...] a Cursed who just turned"."""
        town = Town(f"Ann cursed_civilian, Bob wolf, Cat lone_wolf, {REST}")
        town.night(pack="Ann", Cat="Ann")
        assert "Ann" in town.fallen
