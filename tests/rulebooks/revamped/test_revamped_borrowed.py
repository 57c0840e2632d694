"""What a power does in another's hands that it does not do for its owner (edges 8, loan and gift)."""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import DEBATE, MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen, Una citizen"


def loan(role: str, *, more: str = "") -> Town:
    """An Ice Queen on the second morning, who has guessed Cat's card."""
    town = Town(f"Ann ice_queen, Bob wolf, Cat {role}, {REST}{more}")
    town.night()
    town.lynch()
    town.night(Ann=f"Cat={role}")
    return town


def gift(role: str, *, more: str = "") -> Town:
    """A Reaper has given Pat what Cat could do, who was lynched; the next thing is the evening."""
    town = Town(f"Ann reaper, Bob wolf, Cat {role}, {REST}{more}")
    town.night()
    town.hang("Cat")
    town.night()
    town.reach(MORNING)
    town.morning(Ann="Cat Pat")
    town.lynch()
    return town


class TestGrandmaAndStalker:
    """2.3, Grandma, Stalker; 7, Ice Queen, Reaper; edges 8: "'night' and 'next day' mean this day"; "no [...]
    boards"."""

    def test_a_queen_votes_for_her_guests_on_the_same_day_and_no_longer(self):
        town = loan("grandma")
        town.morning(Ann="Pat Quin")
        assert not any("knitting" in board for board in town.view("Pat").boards)
        town.lynch(Bob="Ann", Sue="Pat Quin Rob")
        assert town.totals("revamped.lynch_result") == {"Bob": 4, "Sue": 2}
        town.night()
        town.lynch(Cat="Ann", Sue="Pat Quin")
        assert town.totals("revamped.lynch_result") == {"Cat": 2, "Sue": 4}

    def test_a_gift_counts_on_the_day_after_the_night(self):
        """ "Loses their power in the morning": what was taken is still what counts (edges 4)."""
        town = gift("grandma")
        town.night(Pat="Quin Rob")
        assert not any("knitting" in board for board in town.view("Quin").boards)
        town.lynch(Bob="Pat", Sue="Quin Rob Tim")
        assert town.totals("revamped.lynch_result") == {"Bob": 4, "Sue": 2}

    def test_a_borrowed_threat_is_of_the_same_day(self):
        town = loan("stalker")
        town.morning(Ann="Pat")
        assert town.heard("revamped.threatened", "Pat")
        assert not any("threat" in board for board in town.view("Pat").boards)
        town.lynch(Pat="Ann", Sue="Rob Tim")
        assert town.totals("revamped.lynch_result") == {"Pat": 6, "Sue": 4}

    def test_a_given_threat_is_of_the_day_after(self):
        town = gift("stalker")
        town.night(Pat="Quin")
        town.lynch(Quin="Ann", Sue="Rob Tim")
        assert town.totals("revamped.lynch_result") == {"Quin": 6, "Sue": 4}


class TestDevilAndArchangel:
    """4.3, Devil: "the Devil starts the game off with a single soul": a borrower has one of his own ("fresh
    supplies"); offers come too late for whoever has the pool for a day."""

    @pytest.mark.parametrize(("role", "pool"), [("devil", "soul"), ("archangel", "prayer")])
    def test_a_queen_strikes_once_by_day(self, role: str, pool: str):
        """7, Ice Queen: "day abilities stay the same"."""
        town = loan(role)
        assert town.told("revamped.borrowed", "Ann")["role"] == f"revamped.{role}"
        town.morning()
        town.declare("Ann", f"{pool}-strike", "Pat")
        assert town.label == DEBATE
        assert "Pat" not in town.alive
        town.declare("Ann", f"{pool}-strike", "Quin")
        assert "Quin" in town.alive

    def test_in_the_morning_as_well_and_the_page_names_no_servant(self):
        town = loan("devil", more=", Dan demon")
        assert town.asked("Ann", "revamped.devil.strike")
        assert not town.asked("Ann", "revamped.devil.wager")
        assert town.blocked("Ann", "revamped.devil.strike") == {}
        town.morning(Ann="Dan")
        assert "Dan" in town.alive
        assert town.heard("revamped.fizzled", "Ann")

    def test_a_given_one_stands_before_whoever_has_it(self):
        town = gift("archangel")
        town.night(pack="Pat")
        assert town.fallen == ""
        town = gift("devil")
        town.night(Pat="Bob")
        assert town.fallen == "Bob"


class TestMadScientist:
    """2.5, Mad Scientist: "they will have a secret channel together with their two targets"."""

    def test_whoever_becomes_one_has_a_laboratory_of_her_own(self):
        """7, Apprentice: after an attack that was stopped there are two of them."""
        town = Town(f"Ann apprentice, Bob wolf, Cat mad_scientist, Wit witch, {REST}")
        first = town.told("revamped.subjects", "Cat")
        town.night(pack="Cat", Wit="Cat Pat Quin")
        assert town.role("Ann") == "mad_scientist"
        second = town.told("revamped.subjects", "Ann")
        town.lynch()
        town.reach(NIGHT)
        for name, own in (("Cat", first), ("Ann", second)):
            (room,) = [board for board in town.view(name).boards if "laboratory" in board]
            listed = town._named(town.view(name).boards[room].listed)
            assert set(listed.split()) == {name, own["seat"], own["other"]}
