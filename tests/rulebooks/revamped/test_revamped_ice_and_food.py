"""The Ice Royals and the Chef of the revamped book: sections 4.6, 5.1 and 7."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.revamped.town import LYNCH, MORNING, NIGHT, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"
MORE = f"{REST}, Tim citizen, Una citizen"
TEN = f"Ann ice_king, Bob wolf, Cat witch, Dan huntsman, {MORE}"


class TestIceKing:
    """4.6: "every player the Ice King guesses correctly will have their public votes nulled"."""

    def test_a_guess_for_every_five_people_of_the_start(self):
        assert len(Town(f"Ann ice_king, Bob wolf, {REST}").ask("Ann").parts) == 2
        town = Town(TEN)
        assert len(town.ask("Ann").parts) == 4
        assert [blank.roles for blank in town.window.pages[0]].count(True) == 2

    def test_those_on_a_full_list_are_frozen_if_they_are_right(self):
        town = Town(TEN)
        town.night(Ann="Bob=wolf Cat=citizen")
        assert town.told("revamped.froze", "Ann") == {"by": "Ann", "seats": "Bob", "count": 1}
        assert not town.heard("revamped.froze", "Bob"), "frozen players are not notified"

    def test_a_short_list_does_nothing(self):
        """ "If they have submitted all their guesses"."""
        town = Town(TEN)
        town.night(Ann="Bob=wolf")
        assert not town.heard("revamped.froze", "Ann")
        town.lynch(Ann="Bob", Bob="Ann")
        assert town.alive.startswith("Ann Bob"), "a tie of one against one"

    def test_the_frozen_count_nothing_and_the_king_more(self):
        """ "Their votes will no longer count in the public votes. Instead the Ice King gains that vote." """
        town = Town(TEN)
        town.night(Ann="Pat=citizen Quin=citizen")
        town.lynch(Bob="Ann", Cat="Pat Quin Rob Sue")
        assert "Bob" not in town.alive, "three of the King's against two"

    def test_the_frozen_who_abstain_make_the_king_no_poorer(self):
        town = Town(TEN)
        town.night(Ann="Pat=citizen Quin=citizen")
        town.lynch(Bob="Ann", Cat="Rob Sue")
        assert "Bob" not in town.alive

    def test_they_look_at_the_truth(self):
        """Edges 3: no disguise helps."""
        town = Town(f"Ann ice_king, Bob sneaking_wolf, {REST}")
        town.night(Ann="Bob=citizen")
        assert town.told("revamped.froze", "Ann")["count"] == 0
        town.lynch()
        town.night(Ann="Bob=sneaking_wolf")
        assert town.told("revamped.froze", "Ann")["count"] == 1

    def test_a_tricksters_vote_is_no_gain(self):
        """Edges 5: "nothing from a Trickster"."""
        town = Town(f"Ann ice_king, Bob wolf, Cat trickster, {REST}")
        town.night(Ann="Cat=trickster")
        town.lynch(Bob="Ann", Pat="Quin", Quin="Cat")
        assert town.alive.count(" ") == 6, "one against one: nobody"

    def test_a_mayors_second_vote_still_counts(self):
        """ "One exception is the mayor - the second mayor vote is still counted." """
        town = Town(f"Ann ice_king, Bob wolf, {REST}, Tim citizen")
        town.night()
        town.session.submit(AMEND, ("office", "revamped.mayor", town.seat("Pat")))
        town.lynch()
        town.night(Ann="Pat=citizen")
        town.lynch(Bob="Pat", Quin="Rob")
        assert "Bob" in town.alive and "Quin" in town.alive, "the Mayor's one against one"
        town.night()
        town.lynch(Bob="Pat Rob", Quin="Ann Sue")
        assert "Quin" not in town.alive, "two of the King's and one, against one and one"

    def test_everybody_thaws_when_the_king_dies(self):
        """ "When the Ice King dies, all frozen players will be unfrozen and their vote will count again." """
        town = Town(f"{TEN}, Vic assassin")
        town.night(Ann="Pat=citizen Quin=citizen")
        town.lynch()
        town.night(Vic="Ann")
        town.lynch(Bob="Pat Quin", Cat="Rob")
        assert "Bob" not in town.alive

    def test_wins_when_all_others_are_frozen_or_dead(self):
        """ "The ice royals win when all players, except the ice royals, are frozen or dead." """
        town = Town("Ann ice_king, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen")
        town.night(Ann="Pat=citizen", pack="Rob")
        town.hang("Sue")
        town.night(Ann="Bob=wolf", pack="Quin")
        assert town.won == "revamped.ice"

    @pytest.mark.parametrize(("told", "kind"), [("who", "froze"), ("how-many", "froze_count")])
    def test_what_the_king_learns_is_a_house_rule(self, told: str, kind: str):
        town = Town(TEN, ice_told=told)
        town.night(Ann="Bob=wolf Cat=witch")
        assert town.heard(f"revamped.{kind}", "Ann")
        assert town.heard("revamped.froze", "Ann") == (told == "who")


class TestChef:
    """5.1: "make charmed food or poisoned food each night, and select a customer"."""

    CAST = f"Ann chef, Bob wolf, {MORE}"

    def test_the_customer_is_asked_in_the_morning_and_does_not_know_which(self):
        town = Town(self.CAST)
        town.night(Ann="Pat=poisoned")
        assert town.label == MORNING
        ask = town.ask("Pat")
        assert (ask.key, ask.options, ask.shown) == ("revamped.food.eat", ("eat", "keep"), ())
        assert not town.asked("Quin")

    def test_poison_kills_at_the_end_of_the_day(self):
        town = Town(f"Ann chef, Bob wolf, Cat macho, {MORE}")
        town.night(Ann="Cat=poisoned")
        town.morning(Cat="eat")
        town.reach(LYNCH)
        assert "Cat" in town.alive
        town.lynch()
        assert "Cat" not in town.alive, "a kill meets no defence"

    def test_a_charm_turns_attacks_of_the_next_night_away_and_no_longer(self):
        town = Town(self.CAST)
        town.night(Ann="Pat=charmed")
        town.morning(Pat="eat")
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == ""
        town.lynch()
        town.night(pack="Pat")
        assert town.fallen == "Pat"

    def test_whoever_leaves_it_has_neither(self):
        town = Town(self.CAST)
        town.night(Ann="Pat=poisoned")
        town.morning(Pat="keep")
        town.lynch()
        assert "Pat" in town.alive

    def test_nobody_is_served_again_after_eating(self):
        """ "Once a customer has eaten food, they can no longer be sent food." """
        town = Town(self.CAST)
        town.night(Ann="Pat=charmed")
        town.morning(Pat="eat")
        town.lynch()
        town.reach(NIGHT)
        assert town.blocked("Ann") == {"Pat": "blocked-revamped-ate"}
        with pytest.raises(Refused):
            town.answer_parts("Ann", "Pat", "charmed")
        town.night(Ann="Quin=charmed")
        town.morning(Quin="keep")
        town.lynch()
        town.reach(NIGHT)
        assert town.blocked("Ann") == {"Pat": "blocked-revamped-ate"}

    def test_a_dead_chefs_dish_is_thrown_away(self):
        """Edges 8: "dead Chef: void"."""
        town = Town(self.CAST)
        town.night(Ann="Pat=poisoned", pack="Ann")
        assert town.label == MORNING
        assert not town.asked("Pat")

    def test_one_waiter_of_each_team_but_the_unaligned(self):
        """Edges 8; house rule `chef_told`."""
        town = Town(f"Ann chef, Bob wolf, Cat survivor, Dan lone_wolf, {MORE}")
        seats = str(town.told("revamped.waiters", "Ann")["seats"]).split()
        assert len(seats) == 2
        assert len({"Bob", "Dan"} & set(seats)) == 1
        assert "Cat" not in seats
        assert not Town(self.CAST, chef_told="no").heard("revamped.waiters", "Ann")

    def test_wins_with_anybody_while_a_waiter_lives(self):
        town = Town(self.CAST)
        waiters = str(town.told("revamped.waiters", "Ann")["seats"]).split()
        assert "Bob" in waiters
        town.night()
        town.hang("Bob")
        assert town.won == "revamped.town"
        assert town.session.outcome is not None
        assert town.seat("Ann") in town.session.outcome.seats

    def test_blocks_nobody(self):
        """Edges 6: "Survivors and Chef block nobody"."""
        town = Town("Ann chef, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen", seed=3)
        waiter = next(w for w in str(town.told("revamped.waiters", "Ann")["seats"]).split() if w != "Bob")
        others = [name for name in ("Pat", "Quin", "Rob", "Sue") if name != waiter]
        town.night(pack=others[0])
        town.hang(others[1])
        town.night(pack=others[2])
        town.hang(waiter)
        assert town.won == "revamped.wolves"

    def test_dies_with_the_last_waiter(self):
        """ "The Chef dies once they are unable to win." """
        town = Town(f"{self.CAST}, Vic wolf, Wim citizen")
        waiters = str(town.told("revamped.waiters", "Ann")["seats"]).split()
        town.night()
        town.hang(waiters[0])
        assert "Ann" in town.alive
        town.night()
        town.hang(waiters[1])
        assert "Ann" not in town.alive
        assert town.heard("revamped.last_waiter", "Ann")

    def test_despairs_again_whose_waiters_were_brought_back_and_go_for_good(self):
        """rulings, All books: "who is revived gets back [...] what the death caused"."""
        town = Town(f"{self.CAST}, Vic wolf, Wim citizen")
        waiters = str(town.told("revamped.waiters", "Ann")["seats"]).split()
        town.night()
        town.hang(waiters[0])
        town.night()
        town.hang(waiters[1])
        assert "Ann" not in town.alive.split()
        for name in ("Ann", waiters[1]):
            town.session.submit(AMEND, ("revive", town.seat(name)))
        town.night()
        town.hang(waiters[1])
        assert "Ann" not in town.alive.split()

    def test_the_bard_is_sung_to_have_been_fed(self):
        town = Town(f"Ann chef, Bob wolf, Cat bard, {MORE}")
        town.night(Ann="Cat=charmed")
        assert town.told("revamped.bard") == {"deed": "feed", "role": "revamped.chef"}
