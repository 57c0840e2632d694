"""Offices of the revamped book (6), and who meddles with votes: each class is a role of the text."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, NOBODY
from rulebooks.revamped.town import DEBATE, LYNCH, NIGHT, Refused, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"
MAYOR, REPORTER, GUARDIAN = "revamped.mayor_vote", "revamped.reporter_vote", "revamped.guardian_vote"
COUNTS = "revamped.mayor_counts"


def crowd(count: int) -> str:
    """So many Citizens."""
    return ", ".join(f"C{n} citizen" for n in range(count))


def elect(town: Town, name: str, label: str = MAYOR, votes: str = "") -> None:
    """Everybody (or those named) votes for one person; nothing is settled before the lynching is over."""
    town.reach(label)
    town.ballots({name: votes or town.voters})


def officers(town: Town) -> dict[str, str]:
    """Office -> holder, as everybody sees it."""
    return {office.partition(".")[2]: town.names[seat] for office, seat in town.public.offices.items()}


def in_office(town: Town, mayor: str = "", reporter: str = "", guardian: str = "") -> None:
    """Days on which nothing happens but elections."""
    for name, label in ((mayor, MAYOR), (reporter, REPORTER), (guardian, GUARDIAN)):
        if name:
            if town.label == NIGHT:
                town.night()
            elect(town, name, label)
            town.reach(LYNCH)
            town.ballots({})


class TestElections:
    """6: "elected by a vote of the players during the day"."""

    def test_one_office_a_day_in_order_of_precedence(self):
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, {REST}")
        labels = []
        for name in ("Bob", "Cat", "Pat"):
            town.night()
            town.reach(town.label)
            while not town.label.endswith("_vote"):
                town.close()
            labels.append(town.label)
            town.ballots({name: town.voters})
            town.reach(LYNCH)
            town.ballots({})
        assert labels == [MAYOR, REPORTER, GUARDIAN]
        assert officers(town) == {"mayor": "Bob", "reporter": "Cat", "guardian": "Pat"}
        town.night()
        while town.label != LYNCH:
            assert not town.label.endswith("_vote")
            town.close()

    def test_a_dead_mayors_office_is_the_next_one_to_be_elected(self):
        """ "If the Mayor dies, the next day will have a Mayor election instead of whatever role would have
        been next."""
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, {REST}")
        in_office(town, mayor="Bob")
        town.night(pack="Bob")
        assert officers(town) == {}
        elect(town, "Cat", MAYOR)
        town.reach(LYNCH)
        town.ballots({})
        assert officers(town) == {"mayor": "Cat"}

    def test_unoccupied_at_the_start_of_the_day(self):
        """A Mayor who is lynched today is followed tomorrow: today elects the Reporter."""
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, {REST}, Tim citizen")
        in_office(town, mayor="Bob")
        town.night()
        elect(town, "Cat", REPORTER)
        town.hang("Bob")
        assert officers(town) == {"reporter": "Cat"}
        town.night()
        town.reach(MAYOR)

    def test_they_keep_their_role_and_may_hold_several(self):
        """ "Players may hold two or more of these positions." """
        town = Town(f"Ann wolf, Bob witch, Cat citizen, {REST}")
        in_office(town, mayor="Bob", reporter="Bob", guardian="Bob")
        assert officers(town) == {"mayor": "Bob", "reporter": "Bob", "guardian": "Bob"}
        assert town.role("Bob") == "witch"

    def test_a_tie_elects_nobody(self):
        town = Town(f"Ann wolf, Bob citizen, {REST}")
        town.night()
        town.reach(MAYOR)
        town.ballots({"Ann": "Pat", "Bob": "Quin"})
        town.reach(LYNCH)
        town.ballots({})
        assert officers(town) == {}
        assert town.told("revamped.nobody_elected")["reason"] == "tie"

    def test_house_rule_tie_draws_lots_here_too(self):
        town = Town(f"Ann wolf, Bob citizen, {REST}", tie="draw")
        town.night()
        town.reach(MAYOR)
        town.ballots({"Ann": "Pat", "Bob": "Quin"})
        town.reach(LYNCH)
        town.ballots({})
        assert officers(town)["mayor"] in {"Ann", "Bob"}

    def test_who_died_of_the_lynch_is_not_elected(self):
        """Edges 5: "both ballots are cast before either takes effect: then lynch, then office"."""
        town = Town(f"Ann wolf, Bob citizen, {REST}")
        town.night()
        elect(town, "Bob")
        assert not town.heard("revamped.elected")
        town.hang("Bob")
        assert officers(town) == {}
        assert town.told("revamped.nobody_elected")["reason"] == "dead"

    def test_house_rule_election_first(self):
        """House rule `election_first`: the Mayor of the day votes with two in its lynching."""
        for first, alive in (("no", True), ("yes", False)):
            town = Town(f"Ann wolf, Bob citizen, {REST}", election_first=first)
            town.night()
            elect(town, "Bob")
            assert town.heard("revamped.elected") == (first == "yes")
            town.lynch(Sue="Bob Pat", Ann="Quin Rob")
            assert ("Sue" in town.alive) == alive

    @pytest.mark.parametrize(
        ("decides", "won", "left"),
        [
            ("election", "revamped.flute", "Bob Cat Dan Eve Fay"),
            ("lynching", "revamped.town", "Dan Eve Fay"),
        ],
    )
    def test_a_vote_that_decides_the_game_is_followed_by_nothing_more(
        self, decides: str, won: str, left: str
    ):
        """5.1: "a team can still win", as soon as somebody has died (edges 6). By the election, if it comes
        first: the Despot alone stood in the Flute's way, and nobody is lynched. By the lynching: a wolf was
        all that the town had to fear. The Macho whose doom is that evening's outlives either."""
        despot, flute = ("despot", "flute_player") if decides == "election" else ("citizen", "citizen")
        cast = f"Ann {despot}, Bob {flute}, Cat wolf, Dan macho, Eve citizen, Fay citizen"
        town = Town(cast, election_first="yes")
        if decides == "election":
            town.night(Bob="Cat Dan")
            town.lynch()
            town.night(Bob="Eve Fay", pack="Dan")
            elect(town, "Ann")
        else:
            town.night(pack="Ann")
            town.hang("Bob")
            town.night(pack="Dan")
            town.hang("Cat")
        assert (town.won, town.alive) == (won, left)

    def test_a_holder_may_resign_and_stays_until_the_day_is_over(self):
        """6: "a player that has an elected role may resign (end-night/end-day)"."""
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, {REST}")
        in_office(town, mayor="Bob")
        town.night()
        while not town.asked("Bob", "revamped.office.resign"):
            town.close()
        town.answer("Bob", "resign", "revamped.office.resign")
        assert officers(town) == {"mayor": "Bob"}
        assert not town.asked("Bob")
        town.reach(LYNCH)
        town.ballots({"Sue": "Bob Pat", "Quin": "Rob"})
        assert "Sue" not in town.alive
        assert officers(town) == {}
        assert town.told("revamped.resigned") == {"seat": "Bob", "office": "revamped.mayor"}
        town.night()
        town.reach(MAYOR)

    @pytest.mark.parametrize("heir", ["nobody", "Cat"])
    def test_whoever_has_lost_the_office_meanwhile_resigns_from_nothing(self, heir: str):
        """The table has overruled who holds it while everybody talks."""
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, {REST}")
        in_office(town, mayor="Bob")
        town.night()
        while not town.asked("Bob", "revamped.office.resign"):
            town.close()
        holder = heir if heir == "nobody" else town.seat(heir)
        town.session.submit(AMEND, ("office", "revamped.mayor", holder))
        town.answer("Bob", "resign", "revamped.office.resign")
        town.reach(LYNCH)
        town.ballots({"Sue": "Bob Pat", "Quin": "Rob"})
        assert "Sue" not in town.alive
        assert officers(town) == ({} if heir == "nobody" else {"mayor": heir})
        assert not town.heard("revamped.resigned")


class TestMayor:
    """6: "an extra vote in polls", or "the top one or the top two"."""

    def test_an_extra_vote_in_lynch_and_election(self):
        town = Town(f"Ann wolf, Bob citizen, {REST}")
        in_office(town, mayor="Bob")
        town.night()
        town.reach(REPORTER)
        town.ballots({"Pat": "Bob", "Quin": "Ann"})
        town.lynch(Sue="Bob", Rob="Ann")
        assert "Sue" not in town.alive
        assert officers(town)["reporter"] == "Pat"
        assert dict(town.told("revamped.lynch_result")["weights"])[1] == 4

    def test_with_more_than_fifteen_alive_one_or_two(self):
        """ "Instead of an extra vote the Mayor chooses each day whether the top one or the top two players
        being voted on will be lynched."""
        for word, fallen in (("one", {"C1"}), ("two", {"C1", "C2"})):
            town = Town(f"Ann wolf, Bob citizen, {crowd(15)}")
            in_office(town, mayor="Bob")
            town.night()
            town.reach(COUNTS)
            assert town.asked("Bob", "revamped.mayor.count")
            town.session.submit(1, (word,))
            town.lynch(C1="Ann C4 C5", C2="C6 C7", C3="Bob")
            assert set(town.names) - set(town.alive.split()) == fallen
            assert dict(town.told("revamped.lynch_result")["weights"])[1] == 2

    def test_a_mayor_who_is_overruled_while_he_chooses_gives_the_town_one(self):
        """ "If there is no mayor, the lynch vote always only kills the top voted player." """
        town = Town(f"Ann wolf, Bob citizen, {crowd(15)}")
        in_office(town, mayor="Bob")
        town.night()
        town.reach(COUNTS)
        town.session.submit(AMEND, ("office", "revamped.mayor", NOBODY))
        town.lynch(C1="Ann C4 C5", C2="C6 C7")
        assert set(town.names) - set(town.alive.split()) == {"C1"}

    def test_a_new_mayor_is_not_asked_what_the_old_one_was(self):
        town = Town(f"Ann wolf, Bob citizen, {crowd(15)}")
        in_office(town, mayor="Bob")
        town.night()
        town.reach(COUNTS)
        town.session.submit(AMEND, ("office", "revamped.mayor", town.seat("C9")))
        assert town.label != COUNTS
        town.lynch(C1="Ann C4 C5", C2="C6 C7")
        assert set(town.names) - set(town.alive.split()) == {"C1"}

    def test_who_is_given_the_office_meanwhile_ends_the_vote_for_it(self):
        town = Town(f"Ann wolf, Bob citizen, {REST}")
        town.night()
        town.reach(MAYOR)
        town.session.submit(AMEND, ("office", "revamped.mayor", town.seat("Bob")))
        assert town.label != MAYOR
        assert not town.heard("revamped.election_result")
        assert officers(town) == {"mayor": "Bob"}

    def test_the_first_two_may_be_equals(self):
        """Two places for two with the same count: there is no tie to settle; for three there is."""
        for third, fallen in (("", {"C1", "C2"}), ("C8 C9", set())):
            town = Town(f"Ann wolf, Bob citizen, {crowd(15)}")
            in_office(town, mayor="Bob")
            town.night()
            town.reach(COUNTS)
            town.session.submit(1, ("two",))
            town.lynch(C1="C4 C5", C2="C6 C7", C3=third)
            assert set(town.names) - set(town.alive.split()) == fallen

    def test_an_executioner_among_the_two_sends_one_more(self):
        """2.5, Executioner: "whenever [...] chosen to be lynched"; edges 5: "ranks by total"."""
        town = Town(f"Ann wolf, Bob citizen, Cat executioner, {crowd(15)}")
        in_office(town, mayor="Bob")
        town.night(Cat="C3")
        town.reach(COUNTS)
        town.session.submit(1, ("two",))
        town.lynch(C1="Ann C4 C5", Cat="C6 C7")
        assert set(town.names) - set(town.alive.split()) == {"C1", "C3"}

    def test_a_tie_for_the_second_place_spares_the_tied(self):
        town = Town(f"Ann wolf, Bob citizen, {crowd(15)}")
        in_office(town, mayor="Bob")
        town.night()
        town.reach(COUNTS)
        town.session.submit(1, ("two",))
        town.lynch(C1="Ann C4 C5", C2="C6 C7", C3="Bob C8")
        assert set(town.names) - set(town.alive.split()) == {"C1"}

    def test_without_a_mayor_the_vote_kills_the_first_alone(self):
        """ "If there is no mayor, the lynch vote always only kills the top voted player." """
        town = Town(f"Ann wolf, Bob citizen, {crowd(15)}")
        town.night()
        town.reach(LYNCH)
        assert not town.heard("revamped.mayor_counted")
        town.lynch(C1="Ann C4 C5", C2="C6 C7")
        assert set(town.names) - set(town.alive.split()) == {"C1"}

    def test_the_mayors_two_are_of_the_first_lynch(self):
        """Edges 5, Child: "a second poll after the first is resolved; Mayor's two are of the first"."""
        town = Town(f"Ann wolf, Bob citizen, Cat child, {crowd(15)}")
        in_office(town, mayor="Bob")
        town.night(pack="Cat")
        town.reach(COUNTS)
        town.session.submit(1, ("two",))
        town.lynch(C1="Ann C4 C5", C2="C6 C7")
        town.lynch(C3="Ann C4 C5", C4="C6 C7")
        assert set(town.names) - set(town.alive.split()) == {"Cat", "C1", "C2", "C3"}

    def test_a_trickster_as_mayor_counts_minus_two(self):
        """2.1, Trickster: "if the Trickster becomes Mayor, their vote is counted as -2"."""
        town = Town(f"Ann wolf, Bob trickster, {REST}")
        in_office(town, mayor="Bob")
        town.night()
        town.lynch(Sue="Bob Pat Quin", Rob="Ann")
        assert town.totals("revamped.lynch_result") == {"Rob": 2}
        assert dict(town.told("revamped.lynch_result")["weights"])[1] == 4

    def test_a_line_a_day_for_everybody(self):
        """Rulings: "the right to write one public message a day on the board"."""
        town = Town(f"Ann wolf, Bob citizen, {REST}")
        in_office(town, mayor="Bob")
        assert town.view("Bob").boards["revamped.story"].writes
        assert "revamped.story" not in town.view("Pat").boards
        town.session.submit(-1, ("revamped.story", town.seat("Bob"), "Trust me."))
        assert not town.view("Bob").boards["revamped.story"].writes
        assert not town.heard("revamped.mayor_wrote")
        town.night()
        assert town.told("revamped.mayor_wrote") == {"by": "Bob", "text": "Trust me."}
        town.lynch()
        assert town.view("Bob").boards["revamped.story"].writes


class TestReporter:
    """6: "notified of the roles of the dead"."""

    def test_the_first_card_of_each_of_the_dead(self):
        """ "The roles given are always the role that player was originally assigned." """
        town = Town(f"Ann infected_wolf, Bob citizen, Cat citizen, Dan witch, {REST}")
        town.night(Ann="Dan")
        elect(town, "Bob")
        town.hang("Dan")
        town.night()
        elect(town, "Cat", REPORTER)
        town.lynch()
        assert town.role("Dan") == "wolf"
        assert town.label == NIGHT
        read = town.told("revamped.first_card", "Cat")
        assert (read["seat"], read["role"]) == ("Dan", "revamped.witch")
        assert not town.heard("revamped.first_card", "Bob")

    def test_the_dead_of_the_night_are_read_in_the_morning(self):
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, Dan witch, {REST}")
        in_office(town, mayor="Bob", reporter="Cat")
        town.night(pack="Dan")
        assert town.label == "revamped.morning"
        assert town.told("revamped.first_card", "Cat")["seat"] == "Dan"


class TestGuardian:
    """6: "this player cannot be lynched the following day"."""

    def guarded(self, *, many: int = 4) -> Town:
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, Dan citizen, {crowd(many)}")
        in_office(town, mayor="Bob", reporter="Cat", guardian="Dan")
        return town

    def test_nobody_can_vote_for_the_protected(self):
        """ "The people that are protected by the Guardian simply can't be voted for on the lynch": everybody
        sees it, and it is over in the evening."""
        town = self.guarded()
        town.night(Dan="C1")
        assert town.told("revamped.guarded_public")["seats"] == "C1"
        assert town.public.marks == {town.seat("C1"): ("revamped.guarded",)}
        town.reach(LYNCH)
        assert town.seat("C1") not in town.window.options
        with pytest.raises(Refused):
            town.ballots({"C1": "Ann"})
        town.lynch()
        assert town.public.marks == {}

    def test_not_the_same_two_days_in_a_row_but_themself_or_alternating(self):
        town = self.guarded()
        town.night(Dan="Dan")
        town.lynch()
        town.reach(NIGHT)
        assert "Dan" not in town.options("Dan", "revamped.guardian.protect")
        assert town.blocked("Dan", "revamped.guardian.protect") == {"Dan": "blocked-same-twice"}
        town.night(Dan="C1")
        town.lynch()
        assert "Dan" in town.options("Dan", "revamped.guardian.protect")

    def test_neither_of_two_the_day_after(self):
        town = self.guarded(many=9)
        town.night(Dan="C1 C2")
        town.lynch()
        town.reach(NIGHT)
        assert town.blocked("Dan", "revamped.guardian.protect").keys() == {"C1", "C2"}

    @pytest.mark.parametrize(("many", "most"), [(8, 1), (9, 2)])
    def test_protects_one_and_in_a_big_town_two(self, many: int, most: int):
        """ "When there are more than 12 they may choose up to two"; nobody is asked for more."""
        town = self.guarded(many=many)
        town.reach(NIGHT)
        for name in ("C1", "C2")[:most]:
            town.answer("Dan", name, "revamped.guardian.protect")
        assert not town.asked("Dan", "revamped.guardian.protect")

    def test_the_protected_may_be_elected(self):
        """ "Simply can't be voted for on the lynch": an election is none."""
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, Dan citizen, {REST}")
        town.night()
        town.reach(DEBATE)
        town.session.submit(AMEND, ("office", "revamped.guardian", town.seat("Dan")))
        town.lynch()
        town.night(Dan="Cat")
        elect(town, "Cat")
        town.lynch()
        assert officers(town)["mayor"] == "Cat"

    @pytest.mark.parametrize(("many", "protected"), [(8, "C1"), (9, "C1 C2")])
    def test_two_with_more_than_twelve(self, many: int, protected: str):
        """ "When there are 12 or fewer players, the Guardian may choose one player [...] up to two." """
        town = self.guarded(many=many)
        town.night(Dan="C1 C2")
        assert town.told("revamped.guarded_public")["seats"] == protected

    def test_a_guardian_who_dies_at_the_nights_end_has_protected(self):
        """Edges 1: "dying by an end act stops nothing"."""
        town = self.guarded()
        town.night(Dan="C1", pack="Dan")
        assert town.told("revamped.guarded_public")["seats"] == "C1"

    def test_the_bard_hears_of_the_office_and_not_of_the_card(self):
        """2.1, Bard: the cause is the office whose ability it was."""
        town = Town(f"Ann wolf, Bob citizen, Cat citizen, Dan citizen, Eve bard, {REST}")
        in_office(town, mayor="Bob", reporter="Cat", guardian="Dan")
        town.night(Dan="Eve")
        assert town.told("revamped.bard")["role"] == "revamped.guardian"


class TestSaboteurWolf:
    """3.3: "that player cannot be elected Mayor, Reporter, or Guardian in the following day phase"."""

    def test_whoever_is_barred_may_be_chosen_and_then_nobody_is_elected(self):
        town = Town(f"Ann saboteur_wolf, Bob citizen, Cat citizen, {REST}")
        town.night(Ann="Bob")
        assert town.told("revamped.barred", "Ann") == {"by": "Ann", "seat": "Bob", "own": "no"}
        assert not town.heard("revamped.barred", "Bob")
        elect(town, "Bob")
        town.lynch()
        assert officers(town) == {}
        assert town.told("revamped.nobody_elected")["reason"] == "barred"
        town.night()
        elect(town, "Bob")
        town.lynch()
        assert officers(town) == {"mayor": "Bob"}

    def test_still_lynched_and_still_voting(self):
        """ "The selected player can still be lynched and can still vote in the election poll." """
        town = Town(f"Ann saboteur_wolf, Bob citizen, Cat citizen, {REST}")
        town.night(Ann="Bob")
        elect(town, "Cat", votes="Bob")
        town.hang("Bob")
        assert officers(town) == {"mayor": "Cat"}
        assert "Bob" not in town.alive

    def test_not_the_same_two_nights_in_a_row_but_oneself_or_the_pack(self):
        town = Town(f"Ann saboteur_wolf, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Ann")
        assert town.told("revamped.barred", "Ann")["own"] == "yes"
        town.lynch()
        town.reach(NIGHT)
        key = "revamped.saboteur_wolf.bar"
        town.answer("Ann", "nobody", "revamped.pack.attack")
        assert town.blocked("Ann", key) == {"Ann": "blocked-same-twice"}
        assert "Bob" in town.options("Ann", key)

    def test_house_rule_sabotage_takes_the_name_off_the_list(self):
        town = Town(f"Ann saboteur_wolf, Bob citizen, Cat citizen, {REST}", sabotage="not-listed")
        town.night(Ann="Bob")
        town.reach(MAYOR)
        assert town.seat("Bob") not in town.window.options


class TestGrandma:
    """2.3: "the next day, these selected players have a public voting value of 0"."""

    def test_two_votes_taken_are_two_votes_of_hers(self):
        """ "The Grandma's vote still looks like a normal vote, but can also count as 0 or 2"."""
        town = Town(f"Ann grandma, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat Pat")
        town.lynch(Bob="Cat Pat", Quin="Ann", Sue="Rob")
        assert town.totals("revamped.lynch_result") == {"Quin": 4, "Sue": 2}
        assert {weight for _seat, weight in town.told("revamped.lynch_result")["weights"]} == {2}

    @pytest.mark.parametrize(("chosen", "worth"), [("", 0), ("Cat", 2), ("Cat Pat", 4)])
    def test_as_many_votes_as_people(self, chosen: str, worth: int):
        """ "The Grandma will get the same amount of votes as people they selected." """
        town = Town(f"Ann grandma, Bob wolf, Cat citizen, {REST}")
        town.night(Ann=chosen)
        town.lynch(Bob="Ann")
        assert town.totals("revamped.lynch_result").get("Bob", 0) == worth

    def test_what_she_has_taken_is_what_she_votes_with_whatever_becomes_of_her(self):
        """Edges 4, Kept: "the day's vote changes"; as many as people, and no vote of a new card's beside."""
        town = Town(f"Ann grandma, Bob vampire, Cat wolf, {REST}")
        town.night(Bob="Ann")
        town.lynch()
        town.night(Ann="Sue Pat", pack="Ann")
        assert town.role("Ann") == "undead"
        town.lynch(Quin="Ann", Bob="Sue Pat")
        assert town.totals("revamped.lynch_result") == {"Quin": 4}
        town.night()
        town.lynch(Rob="Ann")
        assert town.totals("revamped.lynch_result") == {"Rob": 2}

    def test_of_two_who_choose_the_same_the_second_finds_nothing(self):
        """Edges 5, Weight: "votes really taken"; an empty ballot "is not taken, told"."""
        town = Town(f"Ann grandma, Bob wolf, Cat grandma, {REST}")
        town.night(Ann="Pat", Cat="Pat")
        town.lynch(Bob="Ann", Quin="Cat", Sue="Rob")
        assert town.totals("revamped.lynch_result") == {"Bob": 2, "Sue": 2}
        assert [town.heard("revamped.no_vote_to_take", name) for name in ("Ann", "Cat")] == [False, True]

    def test_from_one_who_has_two_she_takes_one(self):
        """ "A player with several votes (e.g. Mayor or Grandma), they only lose 1 of their votes"."""
        town = Town(f"Ann grandma, Bob wolf, Cat grandma, {REST}")
        town.night(Ann="Pat Quin", Cat="Ann")
        town.lynch(Bob="Ann", Rob="Cat")
        assert town.totals("revamped.lynch_result") == {"Bob": 2, "Rob": 2}

    def test_it_is_for_one_day(self):
        town = Town(f"Ann grandma, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat Pat")
        town.lynch()
        town.night()
        town.lynch(Bob="Cat Pat")
        assert town.totals("revamped.lynch_result") == {"Bob": 4}

    def test_a_mayor_loses_only_one_of_two_votes(self):
        """ "If the Grandma selects a player with several votes (e.g. Mayor or Grandma), they only lose 1 of
        their votes, but keep the others. The Grandma also only gains 1 vote"."""
        town = Town(f"Ann grandma, Bob wolf, Cat citizen, {REST}")
        in_office(town, mayor="Cat")
        town.night(Ann="Cat")
        town.lynch(Bob="Ann", Quin="Cat")
        assert town.totals("revamped.lynch_result") == {"Bob": 2, "Quin": 2}

    def test_a_trickster_has_nothing_to_take_and_she_is_told(self):
        """ "Players with negative votes can't have their negative votes stolen (and the Grandma is informed)
        but are still added to the channel." """
        town = Town(f"Ann grandma, Bob wolf, Cat trickster, {REST}")
        town.night(Ann="Cat")
        assert "revamped.knitting" in town.view("Cat").boards
        town.lynch(Bob="Ann", Quin="Cat", Sue="Pat")
        assert town.totals("revamped.lynch_result") == {"Sue": 2}
        assert town.told("revamped.no_vote_to_take", "Ann")["seat"] == "Cat"

    def test_her_channel_has_no_name_on_it_and_is_closed_the_next_night(self):
        """ "The 2 chosen players will additionally be added to a private channel, where the Grandma can
        anonymously talk to them." """
        board = "revamped.knitting"
        town = Town(f"Ann grandma, Bob wolf, Cat citizen, {REST}")
        town.reach(NIGHT)
        town.session.submit(-1, (board, town.seat("Ann"), "Stay in, dear."))
        town.night(Ann="Cat Pat")
        town.session.submit(-1, (board, town.seat("Cat"), "Who is this?"))
        posts = [(post.author, post.text) for post in town.view("Pat").boards[board].posts]
        assert posts == [("revamped.grandma", "Stay in, dear."), ("3", "Who is this?")]
        assert town.view("Pat").boards[board].listed == ()
        assert board not in town.view("Quin").boards
        town.lynch()
        town.reach(NIGHT)
        assert board not in town.view("Cat").boards
        assert len(town.view("Ann").boards[board].posts) == 2

    def test_a_new_guest_does_not_read_what_was_said_to_others(self):
        board = "revamped.knitting"
        town = Town(f"Ann grandma, Bob wolf, Cat citizen, {REST}")
        town.reach(NIGHT)
        town.session.submit(-1, (board, town.seat("Ann"), "For Cat alone."))
        town.night(Ann="Cat")
        town.lynch()
        town.night(Ann="Pat")
        assert town.view("Pat").boards[board].posts == ()


class TestStalker:
    """2.3: "that player has 2 more invisible votes against them on the daily polls"."""

    def test_two_votes_more_in_lynch_and_election(self):
        town = Town(f"Ann stalker, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat")
        town.reach(MAYOR)
        town.ballots({"Pat": "Bob"})
        town.lynch(Bob="Pat")
        assert "Cat" not in town.alive
        assert town.told("revamped.nobody_elected")["reason"] == "dead"

    def test_hidden_votes_alone_can_win_an_election(self):
        """Edges 5: "hidden votes alone can"."""
        town = Town(f"Ann stalker, Bob wolf, Cat citizen, {REST}", election_first="yes")
        town.night(Ann="Cat")
        town.lynch()
        assert town.told("revamped.elected")["seat"] == "Cat"

    def test_the_threatened_is_told_of_the_threat_and_not_by_whom(self):
        """ "The threatened player is privately notified of the threat [...] can anonymously talk"."""
        town = Town(f"Ann stalker, Bob wolf, Cat citizen, {REST}")
        town.reach(NIGHT)
        town.session.submit(-1, ("revamped.threat", town.seat("Ann"), "I see you."))
        town.night(Ann="Cat")
        assert town.told("revamped.threatened", "Cat") == {"seat": "Cat"}
        (post,) = town.view("Cat").boards["revamped.threat"].posts
        assert (post.author, post.text) == ("revamped.stalker", "I see you.")

    def test_hidden_votes_on_the_protected_are_void(self):
        """Edges 5, Guardian: "hidden votes on them are void"."""
        town = Town(f"Ann stalker, Bob wolf, Cat citizen, Dan citizen, {REST}")
        in_office(town, mayor="Pat", reporter="Quin", guardian="Dan")
        town.night(Dan="Cat", Ann="Cat")
        town.lynch()
        assert "Cat" in town.alive

    def test_a_threat_outlives_the_stalker(self):
        """Edges 1: "killed [...]: own end-night acts lapse, immediate acts stand"."""
        town = Town(f"Ann stalker, Bob wolf, Cat citizen, {REST}")
        town.night(Ann="Cat", pack="Ann")
        town.lynch(Bob="Pat")
        assert "Cat" not in town.alive


class TestDespot:
    """5: "if the Despot is elected Mayor, they win"."""

    def town(self, **house: str) -> Town:
        town = Town(f"Ann despot, Bob wolf, Cat trickster, {REST}", **house)
        town.night()
        return town

    def test_ascends_and_the_game_goes_on(self):
        town = self.town()
        elect(town, "Ann", votes="Pat Quin")
        town.lynch()
        assert "Ann" not in town.alive
        assert town.told("revamped.ascended") == {"seat": "Ann", "role": "revamped.despot"}
        assert officers(town) == {}
        assert not town.won
        town.night()
        town.reach(MAYOR)

    def test_is_reporter_like_anybody(self):
        """ "If the Despot is elected Mayor": no other office makes one."""
        town = self.town()
        elect(town, "Bob")
        town.lynch()
        town.night()
        town.reach("revamped.reporter_vote")
        town.ballots({"Ann": town.voters})
        town.lynch()
        assert officers(town)["reporter"] == "Ann"
        assert "Ann" in town.alive

    def test_whose_votes_contributed_has_none_the_next_day(self):
        """ "The votes of all players whose votes contributed to the Despot's victory will be nullified the
        next day phase, for both the election and the lynch": a Trickster's did not (edges 5)."""
        town = self.town()
        elect(town, "Ann", votes="Pat Quin Cat")
        town.lynch()
        town.night()
        town.reach(MAYOR)
        town.ballots({"Bob": "Pat Quin", "Sue": "Rob"})
        town.lynch(Bob="Pat Quin", Sue="Bob", Rob="Cat")
        assert officers(town) == {}
        assert town.totals("revamped.election_result") == {"Sue": 2}
        assert town.totals("revamped.lynch_result") == {"Sue": 2}
        town.night()
        town.lynch(Bob="Pat Quin")
        assert town.totals("revamped.lynch_result") == {"Bob": 4}

    def test_as_reporter_or_when_lynched_nothing_is_won(self):
        town = self.town()
        elect(town, "Ann")
        town.hang("Ann")
        assert not town.heard("revamped.ascended")

    def test_with_the_election_first_the_muted_still_vote_in_todays_lynching(self):
        town = self.town(election_first="yes")
        elect(town, "Ann", votes="Pat Quin")
        town.lynch(Sue="Pat Quin")
        assert "Sue" not in town.alive

    def test_wins_whoever_wins(self):
        town = self.town()
        elect(town, "Ann", votes="Pat Quin")
        town.hang("Bob")
        assert town.won == "revamped.town"
        assert "Ann" not in town.winners


class TestBartender:
    """2.1: "every message in that channel will be sent anonymously in the tavern chat"."""

    def test_the_tavern_has_an_alias_where_others_have_numbers(self):
        town = Town(f"Ann bartender, Bob wolf, Cat citizen, {REST}")
        town.reach(NIGHT)
        town.session.submit(-1, ("revamped.bar", town.seat("Ann"), "Bob drinks alone."))
        town.session.submit(-1, ("revamped.tavern", town.seat("Ann"), "Good evening."))
        town.session.submit(-1, ("revamped.tavern", town.seat("Cat"), "Cheers."))
        posts = [(post.author, post.text) for post in town.view("Bob").boards["revamped.tavern"].posts]
        assert posts == [
            ("revamped.bartender", "Bob drinks alone."),
            ("1", "Good evening."),
            ("3", "Cheers."),
        ]
        assert "revamped.bar" not in town.view("Bob").boards

    def test_the_dead_read_and_do_not_write(self):
        """Edges 7: "living write, all read"."""
        town = Town(f"Ann bartender, Bob wolf, Cat citizen, {REST}")
        town.night(pack="Cat")
        tavern = town.view("Cat").boards["revamped.tavern"]
        assert not tavern.writes

    def test_the_alias_goes_with_the_role(self):
        """ "If the Bartender loses their role, they lose their ability to anonymously talk"."""
        town = Town(f"Ann bartender, Bob infected_wolf, Cat citizen, {REST}")
        town.night(Bob="Ann")
        assert "revamped.bar" not in town.view("Ann").boards
