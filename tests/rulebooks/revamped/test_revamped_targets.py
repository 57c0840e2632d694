"""Standing targets of the revamped book, and the roles that have one: sections 2.1, 2.3, 2.5 and 5.1."""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import NIGHT, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestStandingTargets:
    """2.1, Ranger, and every role with the same sentence: "They can update this target once per phase, with 1
    emergency change to be used whenever the Ranger wants"; edges 1, Standing target."""

    def test_it_stands_until_it_is_changed_and_keeping_it_costs_nothing(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}, Tim citizen, Una citizen")
        town.night(Ann="Pat")
        for _ in range(3):
            town.lynch()
            town.night()
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", town.seat("Pat")),)
        town.night(pack="Ann")
        assert town.fallen == "Ann Pat"

    def test_the_same_again_lets_it_go(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.lynch()
        town.night(Ann="Pat", pack="Ann")
        assert town.fallen == "Ann"

    def test_somebody_dead_is_nobody(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Pat")
        town.reach(NIGHT)
        assert town.ask("Ann").shown == (("revamped-huntress-aim", "nobody"),)
        town.night(pack="Ann")
        assert town.fallen == "Ann"

    def test_never_oneself(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        with pytest.raises(Refused):
            town.answer("Ann", "Ann")

    def test_the_page_says_nothing_about_who_has_one(self):
        """The form of the lap follows from the published deck: one seat, as for everybody."""
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        assert town.window.steps == (1,)
        assert town.window.seats == tuple(range(6))


class TestHuntress:
    """2.5: "their target will be attacked by them"."""

    def test_killed_by_night_the_target_falls_in_the_same_night(self):
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.fallen == "Ann Bob"
        assert town.told("revamped.last_arrow") == {"by": "Ann", "seat": "Bob", "role": "revamped.huntress"}

    def test_the_rope_keeps_the_arrow(self):
        """ "In any way other than by directly being lynched"."""
        town = Town(f"Ann huntress, Bob wolf, {REST}")
        town.night(Ann="Bob")
        town.hang("Ann")
        assert "Bob" in town.alive
        assert not town.heard("revamped.last_arrow")

    def test_nobody_is_revealed_if_the_target_lives(self):
        """ "If the Huntress did not target a living player or the player does not die, the Huntress's role
        isn't revealed." """
        town = Town(f"Ann huntress, Bob wolf, Cat scared_wolf, {REST}")
        town.night(Ann="Cat", pack="Ann")
        assert town.fallen == "Ann"
        assert not town.heard("revamped.last_arrow")

    def test_by_dawn_it_is_an_attack_of_the_night_still(self):
        """Edges 2, Chain attacks at dawn: shields."""
        town = Town(f"Ann huntress, Bob wolf, Cat witch, {REST}")
        town.night(Ann="Pat", pack="Ann", Cat="Pat Quin Rob")
        assert town.fallen == "Ann"

    def test_two_who_aim_at_each_other(self):
        town = Town(f"Ann huntress, Bob wolf, Cat lone_wolf, {REST}")
        town.night(Ann="Cat", pack="Ann", Cat="Pat")
        assert town.fallen == "Ann Cat Pat"


class TestRanger:
    """2.1: "The Ranger's role, his target, and their role will be revealed to all"."""

    def test_is_told_after_the_dead(self):
        town = Town(f"Ann ranger, Bob wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.told("revamped.ranger") == {"by": "Ann", "seat": "Bob", "role": "revamped.wolf"}
        kinds = [event.kind for event in town.public.events]
        assert kinds.index("died") < kinds.index("revamped.ranger")

    def test_a_strong_disguise_fools_him(self):
        """ "The Ranger is affected by strong disguises." """
        town = Town(f"Ann ranger, Bob sneaking_wolf, {REST}")
        town.night(Ann="Bob", pack="Ann")
        assert town.told("revamped.ranger")["role"] == "revamped.citizen"

    def test_not_when_lynched(self):
        town = Town(f"Ann ranger, Bob wolf, {REST}")
        town.night(Ann="Bob")
        town.hang("Ann")
        assert not town.heard("revamped.ranger")

    def test_nobody_alive_chosen_nothing_is_told(self):
        """ "If the Ranger did not target a living player, the Ranger's role isn't revealed." """
        town = Town(f"Ann ranger, Bob wolf, Cat lone_wolf, {REST}")
        town.night(Ann="Pat", pack="Ann", Cat="Pat")
        assert town.fallen == "Ann Pat"
        assert not town.heard("revamped.ranger")


class TestExecutioner:
    """2.5: "a player chosen by the Executioner will be lynched in their place"."""

    def test_somebody_else_is_lynched_and_the_role_is_told(self):
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Ann")
        assert "Ann" in town.alive
        assert "Pat" not in town.alive
        assert town.told("revamped.executioner") == {"by": "Ann", "seat": "Pat"}
        assert not town.heard("revamped.lynched")

    def test_once(self):
        """ "After the failed lynch, the Executioner can no longer use their ability." """
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat")
        town.hang("Ann")
        town.reach(NIGHT)
        assert not town.asked("Ann")
        town.night()
        town.hang("Ann")
        assert "Ann" not in town.alive

    def test_without_a_living_target_the_rope_is_hers(self):
        """Rulings: "Executioner with no living target dies himself"."""
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Pat")
        town.hang("Ann")
        assert "Ann" not in town.alive
        assert not town.heard("revamped.executioner")

    def test_other_deaths_are_hers(self):
        town = Town(f"Ann executioner, Bob wolf, {REST}")
        town.night(Ann="Pat", pack="Ann")
        assert town.fallen == "Ann"

    def test_chains_end(self):
        """Edges 5: "Chains end, each has one use"."""
        town = Town(f"Ann executioner, Bob wolf, Cat executioner, {REST}")
        town.night(Ann="Cat", Cat="Ann")
        town.hang("Ann")
        assert town.alive == "Bob Cat Pat Quin Rob Sue"

    def test_it_is_a_lynch_for_a_huntress(self):
        """Edges 5: "lynched by=Executioner, a lynch for Huntress, Ranger, Angel"."""
        town = Town(f"Ann executioner, Bob wolf, Cat huntress, {REST}")
        town.night(Ann="Cat", Cat="Pat")
        town.hang("Ann")
        assert town.alive == "Ann Bob Pat Quin Rob Sue"
