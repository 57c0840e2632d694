"""Powers in other hands: the Ice Queen borrows by day, the Reaper gives away what the dead could do (7)."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.revamped.town import DEBATE, LYNCH, MORNING, NIGHT, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"
MORE = f"{REST}, Tim citizen, Una citizen"


class TestIceQueen:
    """ "Each night, the Ice Queen can submit the role of one player"."""

    def test_a_right_guess_lends_the_power_for_the_next_day(self):
        """ "An immediate night ability becomes an immediate day ability." """
        town = Town(f"Ann ice_queen, Bob wolf, Cat fortune_teller, {MORE}")
        town.night(Ann="Cat=fortune_teller")
        assert town.told("revamped.borrowed", "Ann")["seat"] == "Cat"
        assert town.label == MORNING
        town.morning(Ann="Bob")
        assert town.told("revamped.saw", "Ann")["role"] == "revamped.wolf"
        town.lynch()
        town.reach(NIGHT)
        assert [ask.key for ask in town.window.asks.values() if ask.seat == 0] == ["revamped.ice_queen.guess"]

    def test_an_end_night_ability_becomes_an_end_day_one(self):
        town = Town(f"Ann ice_queen, Bob wolf, Cat lone_wolf, {MORE}")
        town.night(Ann="Cat=lone_wolf")
        town.morning(Ann="Pat")
        town.reach(LYNCH)
        assert "Pat" in town.alive
        town.lynch()
        assert "Pat" not in town.alive

    def test_passive_abilities_are_borrowed_too(self):
        """ "Passive or permanent abilities can also be used by the Ice Queen": a Trickster's vote."""
        town = Town(f"Ann ice_queen, Bob wolf, Cat trickster, {REST}")
        town.night(Ann="Cat=trickster")
        town.lynch(Pat="Ann Bob Quin", Quin="Rob")
        assert "Pat" in town.alive and "Quin" in town.alive, "two less one, against one"
        town.night()
        town.lynch(Pat="Ann Bob Quin", Quin="Rob")
        assert "Pat" not in town.alive

    def test_a_borrowed_shield_holds_by_day(self):
        """Edges 2: "by day no 1, 2, 5 (loans to the Queen excepted)"."""
        town = Town(f"Ann ice_queen, Bob wolf, Cat witch, Dan barber, {MORE}")
        town.night()
        town.lynch()
        town.night(Ann="Cat=witch")
        town.morning(Ann="Pat Quin Rob")
        town.declare("Dan", "razor-hidden", "Pat")
        assert "Pat" in town.alive

    @pytest.mark.parametrize(("victim", "fallen"), [("Ann", set()), ("Pat", {"Ann", "Pat"})])
    def test_a_borrowed_bed_is_hers_by_day(self, victim: str, fallen: set[str]):
        """Edges 2: "by day no 1 [...] (loans to the Queen excepted)": her house is empty, and whoever is
        attacked at the other's house meets her there. By night she is at home again."""
        town = Town(f"Ann ice_queen, Bob wolf, Cat hooker, Dan barber, {MORE}")
        town.night()
        town.lynch()
        town.night(Ann="Cat=hooker")
        town.morning(Ann="Pat")
        town.declare("Dan", "razor-hidden", victim)
        assert set(town.names) - set(town.alive.split()) == fallen
        if not fallen:
            town.lynch()
            town.night(pack="Ann")
            assert town.fallen == "Ann"

    def test_a_wrong_guess_is_not_confirmed(self):
        town = Town(f"Ann ice_queen, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Cat=huntsman") if "huntsman" in town.window.names else town.night(Ann="Cat=wolf")
        assert town.told("revamped.guessed", "Ann")["right"] == "no"
        assert not town.asked("Ann")

    @pytest.mark.parametrize(
        "role", ["citizen", "baker", "wolf", "ice_king", "medium", "cupid", "look_alike"]
    )
    def test_what_cannot_be_used_is_only_confirmed(self, role: str):
        """ "The guess is simply confirmed and nothing else happens"; edges 8: "no boards, [...] first-night
        choices"."""
        town = Town(f"Ann ice_queen, Bob wolf, Cat {role}, Dan baker, Eve baker, {REST}")
        town.night(Ann=f"Cat={role}")
        assert town.told("revamped.borrowed_nothing", "Ann")["role"] == f"revamped.{role}"

    def test_whoever_was_guessed_is_not_guessed_again(self):
        town = Town(f"Ann ice_queen, Bob wolf, Cat crowd_seeker, {MORE}")
        town.night(Ann="Cat=crowd_seeker")
        town.lynch()
        town.reach(NIGHT)
        assert town.blocked("Ann") == {"Cat": "blocked-revamped-guessed"}
        with pytest.raises(Refused):
            town.answer_parts("Ann", "Cat", "revamped.crowd_seeker")

    def test_sees_the_truth(self):
        """Edges 3."""
        town = Town(f"Ann ice_queen, Bob sneaking_wolf, {REST}")
        town.night(Ann="Bob=citizen")
        assert town.told("revamped.guessed", "Ann")["right"] == "no"

    def test_knows_the_king_and_wins_with_the_frozen(self):
        """ "An ice royal, knows the other ice royals, and works together with them." """
        town = Town("Ann ice_queen, Bob ice_king, Cat wolf, Dan citizen, Eve citizen, Fay citizen")
        assert town.mates("Ann") == {"Bob": "ice_king"}
        assert town.mates("Bob") == {"Ann": "ice_queen"}
        town.night(Bob="Cat=wolf", pack="Dan")
        town.hang("Eve")
        town.night(Bob="Fay=citizen")
        assert town.won == "revamped.ice"

    def test_everybody_has_room_for_what_she_may_borrow(self):
        town = Town(f"Ann ice_queen, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Cat=witch")
        assert town.label == MORNING
        (page,) = town.window.pages
        assert len(page) == 4


class TestReaper:
    """ "Each day, the reaper may select a dead player and a living player"."""

    CAST = f"Ann reaper, Bob wolf, Cat fortune_teller, Dan assassin, {MORE}, Vic citizen"

    def test_knows_the_roles_of_all_the_dead(self):
        town = Town(self.CAST)
        town.night(pack="Cat")
        assert town.told("revamped.dead_card", "Ann") == {"seat": "Cat", "role": "revamped.fortune_teller"}
        assert not town.heard("revamped.dead_card", "Bob")

    def test_somebody_has_a_dead_players_power_for_a_night(self):
        town = Town(self.CAST)
        town.night(pack="Cat")
        town.morning(Ann="Cat Pat")
        assert town.told("revamped.gift", "Pat") == {"seat": "Pat", "role": "revamped.fortune_teller"}
        town.lynch()
        town.reach(NIGHT)
        assert not town.heard("revamped.sleepless", "Pat"), "an end-night ability"
        town.night(Pat="Bob")
        assert town.told("revamped.saw", "Pat")["role"] == "revamped.wolf"
        assert town.heard("revamped.sleepless", "Pat")
        town.lynch()
        town.reach(NIGHT)
        assert not town.asked("Pat"), "loses the power in the morning"

    def test_a_layer_is_given_too(self):
        town = Town(f"Ann reaper, Bob wolf, Cat macho, {MORE}")
        town.night()
        town.hang("Cat")
        town.night()
        town.morning(Ann="Cat Pat")
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == ""
        assert town.told("revamped.doomed", "Pat")["by"] == "Bob"

    def test_the_living_once_the_dead_as_often_as_one_likes(self):
        town = Town(self.CAST)
        town.night(pack="Cat")
        town.morning(Ann="Cat Pat")
        town.lynch()
        town.night(Pat="Bob")
        assert town.blocked("Ann") == {"Pat": "blocked-revamped-sleepless"}
        with pytest.raises(Refused):
            town.answer_parts("Ann", "Cat", "Pat")
        town.morning(Ann="Cat Quin")
        assert town.heard("revamped.gift", "Quin")

    def test_whoever_turns_it_on_the_reaper_is_attacked_and_it_does_nothing(self):
        """ "The targeted player is instead immediately killed by the Reaper. [...] the power will not go
        through"."""
        town = Town(self.CAST)
        town.night(pack="Cat")
        town.morning(Ann="Cat Pat")
        town.lynch()
        town.night(Pat="Ann")
        assert not town.heard("revamped.saw", "Pat")
        assert town.fallen == "Pat"

    def test_a_macho_who_does_so_lives_on_till_the_evening(self):
        """ "Abilities like the Macho still apply"."""
        town = Town(f"Ann reaper, Bob wolf, Cat fortune_teller, Dan macho, {MORE}")
        town.night(pack="Cat")
        town.morning(Ann="Cat Dan")
        town.lynch()
        town.night(Dan="Ann")
        assert town.fallen == ""
        assert not town.heard("revamped.saw", "Dan")
        town.lynch()
        assert "Dan" not in town.alive

    @pytest.mark.parametrize("by_night", [True, False])
    def test_a_night_without_attacks_if_the_empowered_one_dies(self, by_night: bool):
        """ "The Reaper gains immunity to all attacks for the next night": the next that begins (edges 8)."""
        town = Town(self.CAST)
        town.night(pack="Cat")
        town.morning(Ann="Cat Pat")
        if by_night:
            town.lynch()
            town.night(pack="Pat")
            town.lynch()
        else:
            town.hang("Pat")
        town.night(pack="Ann")
        assert town.fallen == ""
        town.lynch()
        town.night(pack="Ann")
        assert town.fallen == "Ann"

    def test_in_that_night_nothing_else_fails_nor_by_day_anything(self):
        """ "The Reaper gains immunity": nobody else, and to attacks alone."""
        town = Town(self.CAST)
        town.night(pack="Cat")
        town.morning(Ann="Cat Pat")
        town.hang("Pat")
        town.night(pack="Ann", Dan="Quin")
        assert town.fallen == "Quin"
        town.hang("Ann")
        assert "Ann" not in town.alive

    @pytest.mark.parametrize("by_night", [True, False])
    def test_whoever_is_dead_when_the_night_ends_never_becomes_sleepless(self, by_night: bool):
        """ "As an end-night ability": Dan dies with the gift, and whoever the table brings back is not one of
        the sleepless whom the Reaper's victory counts."""
        town = Town("Ann reaper, Bob wolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        town.night(pack="Cat")
        town.morning(Ann="Cat Dan")
        if by_night:
            town.lynch()
            town.night(pack="Dan")
        else:
            town.hang("Dan")
            town.night()
        assert not town.heard("revamped.sleepless", "Dan")
        town.session.submit(AMEND, ("revive", town.seat("Dan")))
        town.morning(Ann="Cat Bob")
        town.hang("Eve")
        town.night(pack="Fay")
        assert town.alive == "Ann Bob Dan"
        assert town.heard("revamped.sleepless", "Bob")
        assert town.won != "revamped.reaper"

    def test_wins_when_a_day_begins_on_which_all_others_are_sleepless(self):
        town = Town("Ann reaper, Bob wolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        town.night(pack="Cat")
        town.morning(Ann="Cat Bob")
        town.hang("Eve")
        town.night()
        town.morning(Ann="Cat Dan")
        town.lynch()
        town.night(pack="Fay")
        assert town.won == "revamped.reaper"

    def test_not_in_the_middle_of_a_day(self):
        """Edges 6: "at day start after dawn's deaths"."""
        town = Town("Ann reaper, Bob wolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
        town.night(pack="Cat")
        town.morning(Ann="Cat Bob")
        town.hang("Eve")
        town.night()
        town.morning(Ann="Cat Dan")
        town.lynch()
        town.night()
        town.hang("Fay")
        assert town.label == NIGHT
        town.night()
        assert town.won == "revamped.reaper"

    def test_a_gift_that_is_declared_while_people_talk(self):
        """From the day's choice on (edges 8): the Barber's razor; on the Reaper it turns at once."""
        for victim, falls in (("Bob", "Bob"), ("Ann", "Pat")):
            town = Town(f"Ann reaper, Bob alpha_wolf, Cat barber, Dan wolf, {MORE}")
            town.night(pack="Cat")
            town.lynch()
            town.night()
            town.morning(Ann="Cat Pat")
            town.declare("Pat", "razor-hidden", victim)
            assert town.label == DEBATE
            assert falls not in town.alive
            assert "Ann" in town.alive


class TestBorrowedChoices:
    """What several of one role decide together, somebody else borrows alone (edges 8: "all that the role does
    or suffers")."""

    def test_the_queen_demonizes_by_day(self):
        town = Town(f"Ann ice_queen, Bob wolf, Cat vampire, {MORE}")
        town.night(Ann="Cat=vampire")
        town.morning(Ann="Pat")
        assert town.told("revamped.marked", "Ann")["seat"] == "Pat"
        assert not town.heard("revamped.circle_proposal", "Cat")
        town.lynch()
        town.night(pack="Pat")
        assert town.role("Pat") == "undead"

    def test_the_queen_lights_the_powder_by_day(self):
        town = Town(f"Ann ice_queen, Bob wolf, Cat pyromancer, {MORE}")
        town.night(Ann="Cat=pyromancer", Cat="Pat")
        town.morning(Ann="ignite")
        town.lynch()
        assert "Pat" not in town.alive

    def test_a_dead_plaguebearers_power_as_a_gift(self):
        """7, Reaper: "the living player will gain the power of the dead player"."""
        town = Town(f"Ann reaper, Bob wolf, Cat plaguebearer, {MORE}")
        town.night(pack="Cat")
        town.morning(Ann="Cat Pat")
        town.lynch()
        town.night(Pat="Quin", pack="Quin")
        assert town.role("Quin") == "zombie"
