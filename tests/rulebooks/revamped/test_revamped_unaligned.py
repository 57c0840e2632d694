"""Who is asked from beyond, who falls in love, and who becomes somebody else: each class is a role."""

from __future__ import annotations

import pytest

from nightcaller.engine import CLOSE
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.revamped.town import LYNCH, MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestMedium:
    """2.3: "each night, the Medium may ask the dead players one question"."""

    def haunted(self) -> Town:
        """Cat and Dan are dead, and the Medium asks them something."""
        town = Town(f"Ann medium, Bob wolf, Cat citizen, Dan citizen, {REST}, Tim citizen")
        town.night(pack="Cat")
        town.hang("Dan")
        town.reach(NIGHT)
        town.session.submit(-1, ("revamped.question", town.seat("Ann"), "Is Bob a wolf?"))
        return town

    def test_the_dead_vote_by_day_and_the_count_comes_the_next_night(self):
        town = self.haunted()
        town.night()
        assert town.label == MORNING
        assert town.told("revamped.dead_asked", "Cat") == {"question": "Is Bob a wolf?"}
        town.morning(Cat="yes", Dan="no")
        assert not town.heard("revamped.answered", "Ann")
        town.lynch()
        town.reach(NIGHT)
        assert town.told("revamped.answered", "Ann") == {"by": "Ann", "yes": 1, "no": 1}

    def test_nobody_has_to_answer(self):
        town = self.haunted()
        town.night()
        town.morning(Cat="yes")
        town.lynch()
        assert town.told("revamped.answered", "Ann") == {"by": "Ann", "yes": 1, "no": 0}

    def test_the_laptop_stops_at_the_dead_as_well_and_the_living_are_not_asked(self):
        town = self.haunted()
        assert town.window.seats == tuple(range(9))
        town.night()
        assert {town.names[ask.seat] for s, ask in town.window.asks.items() if s != CLOSE} == {"Cat", "Dan"}

    def test_who_died_this_very_night_may_answer(self):
        """ "All dead participants can vote on it during the day." """
        town = self.haunted()
        town.night(pack="Pat")
        town.morning(Pat="no")
        town.lynch()
        assert town.told("revamped.answered", "Ann")["no"] == 1

    def test_the_channel_is_locked_by_day(self):
        """ "Once the day starts, the channel is locked"."""
        town = self.haunted()
        assert town.view("Ann").boards["revamped.question"].writes
        town.night()
        assert not town.view("Ann").boards["revamped.question"].writes
        assert "revamped.question" not in town.view("Pat").boards

    def test_no_question_no_poll(self):
        town = self.haunted()
        town.night()
        town.morning()
        town.lynch()
        town.night()
        assert not [slot for slot in town.window.asks if slot != CLOSE]

    def test_of_several_one_asks_on_a_day_and_the_others_wait_their_turn(self):
        """Each has a channel of her own, is told that her question waits, and asks it the next day."""
        board = "revamped.question"
        town = Town(f"Ann medium, Bob wolf, Cat medium, {REST}, Tim citizen")
        town.night(pack="Pat")
        town.lynch()
        town.reach(NIGHT)
        for name in ("Ann", "Cat"):
            town.session.submit(-1, (board, town.seat(name), f"By {name}"))
        assert [post.text for post in town.view("Cat").boards[board].posts] == ["By Cat"]
        town.night()
        assert town.told("revamped.dead_asked", "Pat") == {"question": "By Ann"}
        assert town.heard("revamped.question_waits", "Cat")
        assert not town.heard("revamped.asked", "Cat")
        town.morning(Pat="yes")
        town.reach(NIGHT)
        assert not town.heard("revamped.answered", "Cat")
        town.session.submit(-1, (board, town.seat("Ann"), "Ann again"))
        town.night()
        assert town.told("revamped.dead_asked", "Pat") == {"question": "By Cat"}

    def test_a_dead_medium_hears_nothing(self):
        town = self.haunted()
        town.night(pack="Ann")
        assert not town.heard("revamped.dead_asked", "Cat")


class TestCupid:
    """5.2: "the Cupid chooses a player to be their lover"."""

    def test_both_learn_of_it_and_share_a_channel(self):
        """ "The lover is added to the Cupid's secret channel." """
        town = Town(f"Ann cupid, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat")
        assert town.told("revamped.lovers", "Cat") == {"seat": "Ann", "other": "Cat"}
        assert town.view("Cat").boards["revamped.couple"].listed == (0, 2)
        assert "revamped.couple" not in town.view("Bob").boards

    @pytest.mark.parametrize("victim", ["Ann", "Cat"])
    def test_they_die_if_the_other_dies(self, victim: str):
        town = Town(f"Ann cupid, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat", pack=victim)
        assert town.fallen == "Ann Cat"

    def test_of_the_townsfolk_they_win_with_it_dead_or_alive(self):
        """ "If they're both townsfolk, they belong to the townsfolk team and can win together with them." """
        town = Town(f"Ann cupid, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat", pack="Cat")
        town.hang("Bob")
        assert town.won == "revamped.town"
        assert town.winners == "Ann Cat Pat Quin Rob Sue"

    def couple(self, **house: str) -> Town:
        """A Cupid in love with one of two wolves."""
        town = Town("Ann cupid, Bob wolf, Cat wolf, Pat citizen, Quin citizen, Rob citizen", **house)
        town.night(Ann="Bob", pack="Pat")
        return town

    def test_with_a_wolf_everyone_else_must_die(self):
        """ "If the couple is Cupid and a werewolf, everyone else must die." """
        town = self.couple()
        town.hang("Cat")
        town.night(pack="Quin")
        town.hang("Rob")
        assert (town.won, town.winners) == ("revamped.couple", "Ann Bob")

    def test_wolves_who_win_beside_them_win_without_them(self):
        """Edges 6: for the others Cupid is on the lover's side; the two win when nobody else lives."""
        town = self.couple()
        town.hang("Quin")
        town.night(pack="Rob")
        assert (town.won, town.winners) == ("revamped.wolves", "Cat")

    def test_house_rule_couple_they_win_with_the_lovers_team(self):
        town = self.couple(couple="with-team")
        town.hang("Quin")
        town.night(pack="Rob")
        assert (town.won, town.winners) == ("revamped.wolves", "Ann Bob Cat")

    def test_a_lover_who_turns_takes_cupids_side_along(self):
        """ "The Cupid is always on the same team as their lover." """
        town = Town(
            "Ann cupid, Bob infected_wolf, Cat citizen, Pat citizen, Quin citizen, Rob citizen",
            couple="with-team",
        )
        town.night(Ann="Cat", Bob="Cat", pack="Pat")
        town.hang("Quin")
        town.night(pack="Rob")
        assert (town.won, town.winners) == ("revamped.wolves", "Ann Bob Cat")

    def test_cupid_cannot_be_infected(self):
        """ "The Cupid's love overrides any other mechanic that may cause a player to change teams"."""
        town = Town(f"Ann cupid, Bob infected_wolf, Cat citizen, {REST}")
        town.night(Ann="Cat", Bob="Ann")
        assert town.role("Ann") == "cupid"
        assert town.heard("revamped.bite_nothing", "Bob")

    def test_the_oracle_sees_the_lovers_team(self):
        """Edges 3: "Cupid has the lover's team"."""
        town = Town(f"Ann cupid, Bob wolf, Cat oracle, {REST}")
        town.night(Ann="Bob")
        town.lynch()
        town.night(Cat="Ann Bob")
        assert town.told("revamped.compared", "Cat")["same"] == "yes"

    def test_an_ascending_lover_takes_cupid_along(self):
        """Edges 6: "unaligned lover: Cupid wins and leaves with it. One leaving takes the other"."""
        town = Town(f"Ann cupid, Bob wolf, Cat despot, {REST}")
        town.night(Ann="Cat")
        town.reach("revamped.mayor_vote")
        town.ballots({"Cat": "Pat Quin"})
        town.lynch()
        assert town.alive == "Bob Pat Quin Rob Sue"
        gone = {event.facts["role"] for event in town.events("revamped.ascended")}
        assert gone == {"revamped.despot", "revamped.cupid"}
        town.night()
        town.hang("Bob")
        assert town.winners == "Ann Cat Pat Quin Rob Sue"

    def test_has_to_choose(self):
        """ "The Cupid must choose a player to become their lover." """
        town = Town(f"Ann cupid, Bob wolf, Cat citizen, {REST}")
        town.reach(NIGHT)
        assert "nobody" not in town.options("Ann", "revamped.cupid.love")
        assert "Ann" not in town.options("Ann", "revamped.cupid.love").split()


class TestDog:
    """5.2: "the Dog may choose between town crier, cursed civilian or wolf"."""

    @pytest.mark.parametrize(
        ("word", "role"),
        [
            ("town_crier", "town_crier"),
            ("cursed_civilian", "cursed_civilian"),
            ("wolf", "wolf"),
            ("nobody", "citizen"),
        ],
    )
    def test_becomes_it_at_once(self, word: str, role: str):
        """ "Will immediately become this role"; "if the Dog hasn't chosen [...] the role of the citizen"."""
        town = Town(f"Ann dog, Bob wolf, {REST}")
        town.night(Ann=word)
        assert town.role("Ann") == role
        assert town.heard("revamped.crier_knows", "Ann") == (role == "town_crier")
        assert town.heard("revamped.pack_grew", "Bob") == (role == "wolf")

    def test_a_wolf_hunts_with_the_pack_from_the_next_night_even_if_none_was_dealt(self):
        town = Town(f"Ann dog, Bob lone_warlock, {REST}")
        town.night(Ann="wolf")
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == "Pat"

    def test_a_bite_of_the_same_night_comes_first(self):
        """Edges 4: the infection "beats a Dog's or Look-Alike's choice of the same lap"."""
        town = Town(f"Ann dog, Bob infected_wolf, {REST}")
        town.night(Ann="town_crier", Bob="Ann")
        assert town.role("Ann") == "wolf"
        assert not town.heard("revamped.dog_chose", "Ann")

    def test_the_reporter_reads_dog(self):
        """6, Reporter: "a dog who chooses to become a cursed civilian [...] will be shown [...] as dog"."""
        town = Town(f"Ann dog, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="cursed_civilian")
        town.reach("revamped.mayor_vote")
        town.ballots({"Cat": town.voters})
        town.lynch()
        town.night()
        town.reach("revamped.reporter_vote")
        town.ballots({"Cat": town.voters})
        town.hang("Ann")
        assert town.told("revamped.first_card", "Cat")["role"] == "revamped.dog"


class TestLookAlike:
    """5.2: "copies the role of another player during the first night"."""

    def test_a_wolf_joins_the_ranks_and_the_pack_is_not_told_of_whom(self):
        """ "They will join the wolf ranks, but the werewolves will not be told who has been copied"."""
        town = Town(f"Ann look_alike, Bob wolf, Cat wolf, {REST}")
        town.night(Ann="Bob")
        assert town.role("Ann") == "wolf"
        assert town.told("revamped.copied", "Ann")["seat"] == "Bob"
        assert town.told("revamped.pack_grew", "Bob") == {"seat": "Ann"}
        assert not town.heard("revamped.copied", "Bob")
        assert set(town.mates("Ann")) == {"Bob", "Cat"}

    def test_love_of_this_very_night_is_copied(self):
        """ "All data, including whether they are enchanted or not, demonized, in love, etc, is copied"."""
        town = Town(f"Ann look_alike, Bob wolf, Cat cupid, Dan citizen, {REST}")
        town.night(Ann="Dan", Cat="Dan", pack="Cat")
        assert town.fallen == "Ann Cat Dan"

    def test_whoever_loves_the_look_alike_does_not_make_it_love_itself(self):
        town = Town(f"Ann look_alike, Bob wolf, Cat cupid, {REST}")
        town.night(Ann="Cat", Cat="Ann", pack="Pat")
        assert town.role("Ann") == "cupid"
        assert town.fallen == "Pat"

    def test_supplies_are_copied_by_value(self):
        """Edges 4: "role, supplies, lists, statuses, boards by value"."""
        town = Town(f"Ann look_alike, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Cat", Cat="poison Pat")
        assert town.role("Ann") == "witch"
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann", "revamped.witch.death")

    def test_a_bite_of_the_same_night_is_copied_and_its_own_comes_first(self):
        town = Town(f"Ann look_alike, Bob infected_wolf, Cat witch, {REST}")
        town.night(Ann="Cat", Bob="Cat")
        assert town.role("Ann") == "wolf"
        town = Town(f"Ann look_alike, Bob infected_wolf, Cat witch, {REST}")
        town.night(Ann="Cat", Bob="Ann")
        assert town.role("Ann") == "wolf"
        assert not town.heard("revamped.copied", "Ann")

    def test_a_leaders_image_is_a_member(self):
        """Rulings: "Look-Alike [...] of a cult leader a cult member"."""
        town = Town(f"Ann look_alike, Bob wolf, Cat cult_leader, Dan cult_member, {REST}")
        town.night(Ann="Cat")
        assert town.role("Ann") == "cult_member"
        assert set(town.mates("Ann")) == {"Cat", "Dan"}

    def test_a_copied_copier_is_followed(self):
        town = Town(f"Ann look_alike, Bob wolf, Cat look_alike, {REST}")
        town.night(Ann="Cat", Cat="Bob")
        assert (town.role("Ann"), town.role("Cat")) == ("wolf", "wolf")

    def test_in_a_cycle_nobody_changes(self):
        town = Town(f"Ann look_alike, Bob wolf, Cat look_alike, {REST}")
        town.night(Ann="Cat", Cat="Ann")
        assert (town.role("Ann"), town.role("Cat")) == ("look_alike", "look_alike")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Ann")

    def test_what_the_card_knew_is_known(self):
        town = Town(f"Ann look_alike, Bob wolf, Cat town_crier, {REST}")
        town.night(Ann="Cat")
        known, copied = town.told("revamped.crier_knows", "Cat"), town.told("revamped.crier_knows", "Ann")
        assert (known["seat"], known["role"]) == (copied["seat"], copied["role"])

    def test_a_copied_bard_is_sung_of(self):
        """2.1, Bard: "if a Bard appears it is narrated"."""
        town = Town(f"Ann look_alike, Bob wolf, Cat bard, {REST}")
        town.night(Ann="Cat")
        assert town.heard("revamped.bard_new")
        assert town.told("revamped.bard")["deed"] == "copy"


class TestApprentice:
    """7: "on first death or attack, the Apprentice will assume the role of whoever is attacked"."""

    def test_the_dead_players_role_and_team(self):
        town = Town(f"Ann apprentice, Bob wolf, Cat witch, {REST}")
        town.night(pack="Cat")
        assert town.told("revamped.became", "Ann")["role"] == "revamped.witch"
        assert not town.heard("revamped.became", "Pat")

    def test_an_attack_counts_if_it_was_stopped(self):
        town = Town(f"Ann apprentice, Bob wolf, Cat runner, {REST}")
        town.night(pack="Cat")
        assert town.fallen == ""
        assert town.role("Ann") == "runner"

    def test_the_role_as_it_was_before(self):
        """Edges 4: "role as before that moment"."""
        town = Town(f"Ann apprentice, Bob wolf, Cat cursed_civilian, {REST}")
        town.night(pack="Cat")
        assert (town.role("Ann"), town.role("Cat")) == ("cursed_civilian", "packless_wolf")

    def test_a_lynch_is_a_death(self):
        town = Town(f"Ann apprentice, Bob wolf, Cat wolf, {REST}")
        town.night()
        town.hang("Bob")
        assert town.role("Ann") == "wolf"
        assert "Cat" in town.mates("Ann")
        assert town.heard("revamped.pack_grew", "Cat")

    def test_dying_in_that_moment_nothing(self):
        town = Town(f"Ann apprentice, Bob wolf, {REST}")
        town.night(pack="Ann")
        assert town.fallen == "Ann"
        assert not town.heard("revamped.became", "Ann")

    def test_one_of_several_at_random(self):
        """ "A randomly chosen dead player's role"."""
        found = set()
        for seed in range(12):
            town = Town(f"Ann apprentice, Bob wolf, Cat witch, Dan hooker, {REST}", seed=seed)
            town.night(pack="Cat", Dan="Cat")
            found.add(town.role("Ann"))
        assert found == {"witch", "hooker"}

    def test_a_leaders_heir_finds_the_cult_powerless(self):
        """ "Assume the role of the dead player"; edges 4: "a dead Leader's cult stays powerless"."""
        town = Town(f"Ann apprentice, Bob wolf, Cat cult_leader, Dan cult_member, {REST}")
        town.night(pack="Cat")
        assert town.heard("revamped.cult_over", "Ann")
        town.lynch()
        town.reach(NIGHT)
        assert town.role("Ann") == "cult_leader"
        assert not town.asked("Ann", "revamped.cult.attack")

    def test_a_late_cupid_chooses_the_next_night(self):
        """Edges 4: "expired first-night or start choices are asked on the next night visit"."""
        for seed in range(20):
            town = Town(f"Ann apprentice, Bob wolf, Cat cupid, Dan citizen, {REST}", seed=seed)
            town.night(pack="Cat", Cat="Dan")
            if town.role("Ann") == "cupid":
                break
        town.lynch()
        town.night(Ann="Pat")
        assert town.told("revamped.lovers", "Ann") == {"seat": "Ann", "other": "Pat"}


class TestFortuneApprentice:
    """2.1: "will take the place of the first town investigative role to die"."""

    def test_at_the_start_of_the_day_and_the_table_hears_that_it_happened(self):
        """ "The fact that a Fortune Apprentice has changed will be announced, but the identity [...] will
        not be revealed"."""
        town = Town(f"Ann fortune_apprentice, Bob wolf, Cat huntsman, {REST}")
        town.night(pack="Cat")
        assert town.role("Ann") == "huntsman"
        (event,) = town.events("revamped.heir_found")
        assert dict(event.facts) == {}

    def test_one_who_died_by_day_is_followed_the_next_day(self):
        town = Town(f"Ann fortune_apprentice, Bob wolf, Cat huntsman, {REST}")
        town.night()
        town.hang("Cat")
        assert town.role("Ann") == "fortune_apprentice"
        town.night()
        assert town.role("Ann") == "huntsman"

    def test_a_turned_investigator_is_not_dead(self):
        town = Town(f"Ann fortune_apprentice, Bob infected_wolf, Cat huntsman, {REST}")
        town.night(Bob="Cat")
        town.hang("Cat")
        town.night()
        assert town.role("Ann") == "fortune_apprentice"

    def test_of_several_one_follows_and_the_next_waits_for_the_next(self):
        """Edges 4: "several apprentices wait (ref: one heir)"."""
        town = Town(
            f"Ann fortune_apprentice, Dan fortune_apprentice, Bob wolf, Cat huntsman, Eve oracle, {REST}"
        )
        town.night(pack="Cat")
        assert sorted((town.role("Ann"), town.role("Dan"))) == ["fortune_apprentice", "huntsman"]
        town.lynch()
        town.night(pack="Eve")
        assert sorted((town.role("Ann"), town.role("Dan"))) == ["huntsman", "oracle"]
        assert len(town.events("revamped.heir_found")) == 2

    def test_one_who_dies_in_the_same_night_follows_nobody(self):
        town = Town(f"Ann fortune_apprentice, Bob wolf, Cat huntsman, Dan lone_wolf, {REST}")
        town.night(pack="Cat", Dan="Ann")
        assert not town.heard("revamped.heir_found")

    def test_the_coroner_is_one_of_them(self):
        town = Town(f"Ann fortune_apprentice, Bob wolf, Cat coroner, {REST}")
        town.night(pack="Cat")
        assert town.role("Ann") == "coroner"

    @pytest.mark.parametrize(("rule", "reads"), [("yes", True), ("no", False)])
    def test_house_rule_heir_reads(self, rule: str, reads: bool):
        town = Town(f"Ann fortune_apprentice, Bob wolf, Cat huntsman, {REST}", heir_reads=rule)
        town.night(pack="Cat", Cat="Bob")
        assert town.heard("revamped.tracked", "Ann") == reads

    def test_not_after_a_change_of_role(self):
        """ "This will not happen if the Fortune Apprentice's role has changed." """
        town = Town(f"Ann fortune_apprentice, Bob infected_wolf, Cat huntsman, {REST}")
        town.night(Bob="Ann", pack="Cat")
        assert town.role("Ann") == "wolf"
        assert not town.heard("revamped.heir_found")


def test_unaligned_until_they_have_chosen():
    """5.2: "after choosing [...] no longer unaligned"."""
    for role in ("cupid", "dog", "look_alike", "apprentice"):
        assert BOOK.roles[f"revamped.{role}"].team == "revamped.unaligned"
    assert LYNCH in BOOK.announced
