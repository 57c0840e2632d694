"""The phases of the day, and the kill phases: Villager, Major, Hunter."""

from __future__ import annotations

import pytest

from rulebooks.chat.whispers import KILL, NIGHT, Refused, Whispers

NINE = (
    "Ann seeress, Bob werewolf, Cat villager, Dan villager, Eve witch, Fay werewolf, Gus cupid,"
    "Hal hunter, Ida villager"
)


def morning(**chosen: str) -> Whispers:
    """The village after its first night."""
    village = Whispers(NINE)
    village.sleep(**chosen)
    return village


def with_major(major: str, **chosen: str) -> Whispers:
    """The village with a Major, about to talk."""
    village = morning(**chosen)
    village.elect(**{major: "Ann Bob Cat"})
    assert village.major == major
    assert village.told("chat.major.elected") == {"seat": major}
    return village


class TestElection:
    """Villager, "1st day major"."""

    def test_the_living_villagers_choose_one_of_all_living_villagers(self):
        village = morning(pack="Ida")
        village.reach("chat.major_vote")
        living = "Ann Bob Cat Dan Eve Fay Gus Hal"
        assert village.voters == living
        assert village._named(village.window.options) == f"{living} nobody"

    def test_the_target_gets_the_role_major(self):
        village = with_major("Dan")
        assert "chat.major" in [holding.role.id for holding in village.session._game.players[3].holdings]

    def test_a_werewolf_may_become_major(self):
        """ "Even the wolves" are villagers."""
        assert with_major("Bob").major == "Bob"

    def test_a_tie_restarts_the_voting_with_the_selected_ones(self):
        village = morning()
        village.elect(Ann="Bob", Cat="Dan")
        assert village.label == "chat.major_runoff"
        assert village.told("chat.runoff") == {"seats": "Ann Cat"}
        assert village._named(village.window.options) == "Ann Cat nobody"
        village.elect(Cat="Bob Dan")
        assert village.major == "Cat"

    def test_a_second_tie_is_drawn(self):
        """rulings, chat."""
        majors = set()
        for seed in range(12):
            village = Whispers(NINE, seed=seed)
            village.sleep()
            village.elect(Ann="Bob", Cat="Dan")
            village.elect(Ann="Bob", Cat="Dan")
            assert village.told("chat.lot")["seat"] == village.major
            majors.add(village.major)
        assert majors == {"Ann", "Cat"}

    def test_a_restarted_voting_without_a_vote_elects_nobody(self):
        village = morning()
        village.elect(Ann="Bob", Cat="Dan")
        village.elect()
        assert village.heard("chat.major.none")
        assert village.major == ""

    def test_only_on_the_first_day(self):
        village = morning()
        village.elect()
        assert village.heard("chat.major.none")
        village.day()
        village.sleep()
        assert village.label == "chat.discussion"

    def test_everybody_sees_who_is_major(self):
        """Major, "default visible for: everyone"."""
        village = with_major("Dan")
        assert all(village.view(name).offices == {"chat.major": 3} for name in village.names)


class TestVillage:
    """Villager, "all day village"."""

    def test_the_living_villagers_choose_one_victim(self):
        village = morning(pack="Ida")
        village.vote(Bob="Ann Cat")
        assert village.told("chat.lynched")["seat"] == "Bob"
        assert "Bob" not in village.alive

    def test_a_victim_without_a_special_role_is_killed(self):
        village = with_major("Dan")
        village.hang("Cat")
        assert "Cat" not in village.alive
        village.reach_night()
        assert village.session.day == 2

    def test_a_victim_with_a_special_role_performs_his_action(self):
        village = with_major("Dan")
        village.hang("Hal")
        assert village.label == KILL
        village.shoot("Hal", "Fay")
        assert "Fay" not in village.alive

    def test_nobody_votes_nobody_dies(self):
        village = with_major("Dan")
        village.vote()
        assert village.heard("chat.nobody_lynched")
        assert len(village.alive.split()) == 9

    def test_the_majors_vote_counts_once(self):
        """Inventory: "no weight change"."""
        village = with_major("Dan")
        village.vote(Bob="Dan Ann", Cat="Bob")
        assert village.totals("chat.village.result")["Bob"] == 4, "two votes, in half-votes"


class TestTie:
    """Major, voting's: "a new voting would be created. Only the major can vote one"."""

    def test_only_the_major_votes_in_the_restarted_voting(self):
        village = with_major("Dan")
        village.vote(Bob="Ann", Cat="Bob")
        assert (village.label, village.window.seats) == ("chat.verdict", (village.seat("Dan"),))
        assert village.entitled("village") == "Dan"
        assert village.room("Ann", "village").writes, "the others may still talk"

    def test_only_one_victim_can_be_selected_among_the_tied(self):
        village = with_major("Dan")
        village.vote(Bob="Ann", Cat="Bob")
        assert village.options("Dan") == "Bob Cat"
        assert village.ask("Dan").hi == 1
        village.answer("Dan", "Bob")
        assert village.told("chat.decided") == {"by": "Dan", "seat": "Bob"}
        assert "Bob" not in village.alive

    def test_without_a_major_the_whole_living_village_votes(self):
        village = morning(pack="Ida")
        village.vote(Bob="Ann", Cat="Bob")
        assert (village.label, village.voters) == ("chat.village_runoff", village.alive)
        assert village.entitled("village") == village.alive
        village.vote(Bob="Ann Cat", Cat="Bob")
        assert "Bob" not in village.alive

    def test_a_second_tie_without_a_major_is_drawn(self):
        """rulings, chat."""
        hanged = set()
        for seed in range(12):
            village = Whispers(NINE, seed=seed)
            village.sleep()
            village.vote(Bob="Ann", Cat="Bob")
            village.vote(Bob="Ann", Cat="Bob")
            hanged.add(village.told("chat.lynched")["seat"])
        assert hanged == {"Bob", "Cat"}

    def test_a_restarted_voting_without_a_vote_hangs_nobody(self):
        village = morning()
        village.vote(Bob="Ann", Cat="Bob")
        village.vote()
        assert village.heard("chat.nobody_lynched")

    def test_without_a_major_the_run_off_is_among_the_tied(self):
        village = morning()
        village.vote(Bob="Ann", Cat="Bob")
        assert village.told("chat.runoff") == {"seats": "Bob Cat"}
        assert village._named(village.window.options) == "Bob Cat nobody"


class TestHeir:
    """Major, voting's: "if a major would be killed"."""

    def test_all_living_villagers_are_targets_and_the_major_selects_one(self):
        village = with_major("Dan")
        village.hang("Dan")
        village.reach("chat.succession")
        assert village.options("Dan") == "Ann Bob Cat Eve Fay Gus Hal Ida"
        village.answer("Dan", "Fay")
        assert village.major == "Fay"
        assert village.told("chat.major.passed") == {"by": "Dan", "seat": "Fay"}

    def test_the_current_major_loses_the_role(self):
        village = with_major("Dan")
        village.hang("Dan")
        village.reach("chat.succession")
        village.answer("Dan", "Fay")
        held = [holding.role.id for holding in village.session._game.players[3].holdings]
        assert held == ["chat.villager"]

    def test_killed_at_night_too(self):
        village = with_major("Dan")
        village.day()
        village.sleep(pack="Dan")
        village.reach("chat.succession")
        village.answer("Dan", "Ida")
        assert village.major == "Ida"

    def test_somebody_has_to_be_named(self):
        village = with_major("Dan")
        village.hang("Dan")
        village.reach("chat.succession")
        with pytest.raises(Refused):
            village.answer("Dan", "nobody")


class TestHunter:
    """Hunter, voting's."""

    def test_killed_by_night_he_can_kill(self):
        village = morning(pack="Hal")
        assert village.label == KILL
        village.shoot("Hal", "Bob")
        assert village.told("chat.shot") == {"by": "Hal", "seat": "Bob"}
        assert "Bob" not in village.alive

    def test_any_living_villager_except_himself(self):
        village = morning(pack="Hal", Eve="kill Cat")
        assert village.fallen == "Cat Hal"
        village.last_act_of("Hal")
        assert village.options("Hal") == "Ann Bob Dan Eve Fay Gus Ida nobody"

    def test_he_can_also_hold_his_fire(self):
        village = morning(pack="Hal")
        village.shoot("Hal", "nobody")
        assert len(village.alive.split()) == 8

    def test_a_special_effect_of_the_one_he_kills_starts_immediately(self):
        """The Major names an heir before anything else happens."""
        village = with_major("Dan")
        village.hang("Hal")
        village.shoot("Hal", "Dan")
        village.close()
        assert village.label == "chat.succession"

    def test_love_is_a_special_effect(self):
        village = morning(Gus="Cat Dan", pack="Hal")
        village.shoot("Hal", "Cat")
        assert village.alive == "Ann Bob Eve Fay Gus Ida"

    def test_a_second_one_with_special_effect_restarts_the_phase(self):
        """ "If a second one with special effect is in the same phase killed": the dead lover's gun."""
        village = morning(Gus="Cat Hal")
        village.hang("Cat")
        assert village.label == KILL
        assert village.window.seats == (village.seat("Cat"),)
        village.shoot("Hal", "Bob")
        assert "Bob" not in village.alive

    def test_killed_together_with_the_major_he_shoots_first(self):
        village = with_major("Dan")
        village.day()
        village.sleep(pack="Dan", Eve="kill Hal")
        assert village.label == KILL
        village.shoot("Hal", "Ann")
        assert village.label == "chat.succession"
        assert "Ann" not in village.options("Dan").split()

    def test_all_the_dead_are_visited_while_the_gun_may_be_theirs(self):
        """Secrecy: whoever has no gun gets a task all the same."""
        village = morning(pack="Cat")
        assert (village.label, village.window.seats) == (KILL, (village.seat("Cat"),))
        assert not village.asked("Cat")

    def test_one_shot_in_a_game(self):
        village = morning(pack="Hal")
        village.shoot("Hal", "Bob")
        village.hang("Cat")
        assert village.label == NIGHT, "no kill room any more"


class TestOverruled:
    """rulings, All books: "may overrule any result"."""

    def test_a_declared_death_has_its_own_kill_phase(self):
        village = with_major("Dan")
        village.reach("chat.discussion")
        village.session.submit(-2, ("kill", village.seat("Dan")))
        assert village.label == KILL, "he might have been the Hunter"
        village.close()
        assert village.label == "chat.succession"
        village.answer("Dan", "Ann")
        assert village.label == "chat.discussion"
        assert village.rooms("Ann") == "village", "the day's room is open again"

    @pytest.mark.parametrize("label", ["chat.campaign", "chat.major_vote", "chat.major_runoff"])
    def test_whoever_is_declared_major_ends_the_election(self, label: str):
        """The vote that is open is over and nobody hears how it stood; a result that was told was one."""
        village = morning()
        counted = label == "chat.major_runoff"
        if counted:
            village.elect(Ann="Bob", Cat="Dan")
        elif label == "chat.major_vote":
            village.reach(label)
            village.answer("Ann", "Bob")
        assert village.label == label
        village.session.submit(-2, ("office", "chat.major", village.seat("Ida")))
        village.reach("chat.discussion")
        assert village.major == "Ida"
        assert len(village.events("chat.major.result")) == counted
        assert not village.heard("chat.major.elected") and not village.heard("chat.major.none")

    def test_the_last_of_the_tied_is_major_without_a_vote(self):
        village = morning()
        village.elect(Ann="Bob", Cat="Dan")
        village.session.submit(-2, ("kill", village.seat("Ann")))
        village.reach("chat.discussion")
        assert village.told("chat.major.elected") == {"seat": "Cat"}
        assert len(village.events("chat.major.result")) == 1

    def test_a_major_declared_dead_names_an_heir_who_then_decides(self):
        """ "Only the major can vote": whoever is Major by then, and not the first of the tied."""
        village = with_major("Dan")
        village.vote(Bob="Ann", Cat="Bob")
        village.session.submit(-2, ("kill", village.seat("Dan")))
        village.close()
        village.answer("Dan", "Fay")
        assert (village.label, village.options("Fay")) == ("chat.verdict", "Bob Cat")
        village.answer("Fay", "Cat")
        assert village.told("chat.decided") == {"by": "Fay", "seat": "Cat"}
        assert "Cat" not in village.alive

    def test_a_tied_one_declared_dead_cannot_be_chosen(self):
        village = with_major("Dan")
        village.vote(Bob="Ann", Cat="Bob", Ida="Cat")
        village.session.submit(-2, ("kill", village.seat("Cat")))
        village.close()
        assert (village.label, village.options("Dan")) == ("chat.verdict", "Bob Ida")
        village.session.submit(-2, ("kill", village.seat("Dan")))
        village.close()
        village.answer("Dan", "Fay")
        assert (village.label, village.options("Fay")) == ("chat.verdict", "Bob Ida")

    def test_without_a_major_any_more_the_village_votes(self):
        village = with_major("Dan")
        village.vote(Bob="Ann", Cat="Bob")
        village.session.submit(-2, ("office", "chat.major", "nobody"))
        assert (village.label, village.voters) == ("chat.village_runoff", village.alive)
        assert village.rooms("Ann") == "village"
        assert village.entitled("village") == village.alive, "as in any voting of the village"
        village.vote(Cat="Ann")
        assert "Cat" not in village.alive

    def test_a_major_who_lives_again_stays_major(self):
        village = with_major("Dan")
        village.hang("Dan")
        village.reach("chat.succession")
        village.session.submit(-2, ("revive", village.seat("Dan")))
        assert (village.label, village.major) == (NIGHT, "Dan")
        assert not village.heard("chat.major.passed")

    def test_whoever_was_declared_major_needs_no_heir_s_choice(self):
        village = with_major("Dan")
        village.hang("Dan")
        village.reach("chat.succession")
        village.session.submit(-2, ("office", "chat.major", village.seat("Ida")))
        assert (village.label, village.major) == (NIGHT, "Ida")

    def test_an_heir_is_named_once(self):
        """Somebody else is declared dead while the old Major thinks."""
        village = with_major("Dan")
        village.hang("Dan")
        village.reach("chat.succession")
        village.session.submit(-2, ("kill", village.seat("Ann")))
        while village.label == KILL:
            village.close()
        assert "Ann" not in village.options("Dan").split()
        village.answer("Dan", "Fay")
        assert (village.label, village.major) == (NIGHT, "Fay")

    def test_another_card_keeps_love_and_the_villager_beneath(self):
        """Who somebody is was corrected: stacked roles stay, each once."""
        village = Whispers(NINE)
        village.sleep(until=NIGHT, Gus="Cat Dan")
        held = {
            "seeress": ("seeress", "amorous", "villager"),
            "witch": ("witch", "amorous", "villager"),
            "villager": ("villager", "amorous"),
        }
        for card, roles in held.items():
            village.session.submit(-2, ("role", village.seat("Cat"), f"chat.{card}"))
            assert village.view("Cat").card.held == tuple(f"chat.{role}" for role in roles)
            game = village.session._game
            assert [holding.role.id for holding in game.players[2].holdings] == [
                *village.view("Cat").card.held
            ]

    @pytest.mark.parametrize("role", ["seeress", "cupid"])
    def test_a_voting_whose_voters_got_other_cards_stands(self, role: str):
        village = Whispers(f"Ann {role}, Bob {role}, Cat werewolf, Dan villager, Eve villager, Fay villager")
        village.reach_night()
        village.answer("Ann", "Cat")
        for name in ("Ann", "Bob"):
            village.session.submit(-2, ("role", village.seat(name), "chat.villager"))
        while village.window.kind == "night":
            village.skip()
        kind = {"seeress": "chat.seeress.learned", "cupid": "chat.arrow_one"}[role]
        assert [event.facts["by"] for event in village.session.events if event.kind == kind] == [0]

    def test_a_witch_who_was_declared_dead_in_the_round_before_brews_when_that_is_taken_back(self):
        village = Whispers(NINE)
        village.sleep(until="chat.night")
        village.session.submit(-2, ("kill", village.seat("Eve")))
        village.sleep(until="chat.witch", pack="Ida")
        assert not village.asked("Eve")
        village.session.submit(-2, ("revive", village.seat("Eve")))
        assert village.options("Eve") == "Ida nobody"
        village.sleep(Eve="heal")
        assert village.fallen == ""

    def test_a_potion_is_given_back_and_taken_away(self):
        village = morning(pack="Ida", Eve="heal")
        village.day()
        village.session.submit(-2, ("refill", village.seat("Eve"), "heal"))
        village.session.submit(-2, ("spend", village.seat("Eve"), "kill"))
        village.sleep(pack="Ida", Eve="heal")
        assert village.fallen == ""
        village.day()
        village.sleep(until="chat.witch", pack="Ida")
        assert not village.asked("Eve")

    def test_what_several_brew_waits_for_one_whose_potions_may_be_given_back(self):
        """Otherwise hers would be a second round of votes: the fewest would poison as well."""
        village = Whispers(
            "Ann witch, Bob witch, Cat witch, Dan werewolf, Eve villager, Fay villager, Gus hunter"
        )
        village.sleep(until="chat.witch", pack="Gus")
        for name in ("Ann", "Bob"):
            village.answer(name, "nobody")
            village.answer(name, "Eve")
        for amended in ("spend", "refill"):
            for potion in ("heal", "kill"):
                village.session.submit(-2, (amended, village.seat("Cat"), potion))
        village.sleep(Cat="kill Fay")
        assert village.fallen == "Eve Gus"

    def test_a_moderator_s_flag_kills_and_the_moderator_may_take_one_away(self):
        village = Whispers(NINE)
        village.sleep(until="chat.witch", pack="Ida")
        village.session.submit(-2, ("unmark", village.seat("Ida"), "chat.flagged"))
        village.session.submit(-2, ("mark", village.seat("Cat"), "chat.flagged"))
        village.sleep()
        assert village.fallen == "Cat"
        village.reach("chat.discussion")
        village.session.submit(-2, ("revive", village.seat("Cat")))
        village.day()
        village.sleep()
        assert village.fallen == "", "a flag kills once"

    def test_a_waived_end_does_not_end_the_game(self):
        village = Whispers("Ann werewolf, Bob villager, Cat villager, Dan villager")
        village.sleep()
        village.reach("chat.discussion")
        village.session.submit(-2, ("play_on", "end-chat-no-enemy"))
        village.hang("Ann")
        assert village.won == ""
        assert village.label == NIGHT
