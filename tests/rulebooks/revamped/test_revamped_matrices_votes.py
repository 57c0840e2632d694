"""Every rule about ballots against every other (edges 5): what counts, who is chosen, what comes of it.

The first matrix is about one ballot, that of Vic: two rules at a time, in an election and in a lynching. The
others are about candidates and about whole votes.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

import pytest

from nightcaller.engine import AMEND
from rulebooks.revamped.town import LYNCH, NIGHT, SECOND, Town

MAYOR: Final = "revamped.mayor_vote"
RULES: Final = ("mayor", "trickster", "robbed", "frozen", "mute")


class Worth(NamedTuple):
    """What three ballots count, in votes."""

    vic: int
    grandma: int
    king: int


WORTH: Final = {
    (): Worth(1, 0, 1),
    ("mayor",): Worth(2, 0, 1),
    ("trickster",): Worth(-1, 0, 1),
    ("robbed",): Worth(0, 1, 1),
    ("frozen",): Worth(0, 0, 2),
    ("mute",): Worth(0, 0, 1),
    ("mayor", "trickster"): Worth(-2, 0, 1),
    ("mayor", "robbed"): Worth(1, 1, 1),
    ("mayor", "frozen"): Worth(1, 0, 2),
    ("mayor", "mute"): Worth(0, 0, 1),
    ("trickster", "robbed"): Worth(-1, 0, 1),
    ("trickster", "frozen"): Worth(0, 0, 1),
    ("trickster", "mute"): Worth(-1, 0, 1),  # it brought the Despot nothing, and so it costs nothing
    ("robbed", "frozen"): Worth(0, 0, 2),  # an empty ballot is not robbed
    ("robbed", "mute"): Worth(0, 0, 1),
    ("frozen", "mute"): Worth(0, 0, 2),  # what is frozen is the King's, whatever else befalls it
}
"""Edges 5, Weight: "1 (Grandma: votes really taken); Mayor +1 with 15 or fewer alive; robbed −1 (never below
0; negative or empty is not taken, told); Trickster's sign; frozen: base 0, the King +1 (nothing from a
Trickster), Mayor's 1 stays; despot's mute: 0"."""
CITIZENS: Final = 9


def table(rules: tuple[str, ...]) -> Town:
    """A second day on which these rules are about Vic: at the debate."""
    vic = "trickster" if "trickster" in rules else "citizen"
    crowd = ", ".join(f"C{n} citizen" for n in range(CITIZENS))
    town = Town(f"Vic {vic}, Gran grandma, King ice_king, Des despot, Wolf wolf, {crowd}")
    town.night()
    if "mute" in rules:
        town.reach(MAYOR)
        town.ballots({"Des": "Vic C7 C8"})
    town.lynch()
    town.reach(NIGHT)
    if "mayor" in rules:
        town.session.submit(AMEND, ("office", "revamped.mayor", town.seat("Vic")))
    chosen = {}
    if "robbed" in rules:
        chosen["Gran"] = "Vic"
    if "frozen" in rules:
        chosen["King"] = f"Vic={vic} C0=wolf"
    town.night(**chosen)
    return town


@pytest.mark.parametrize("poll", ["election", "lynch"])
@pytest.mark.parametrize("rules", WORTH, ids="-".join)
def test_what_a_ballot_counts(rules: tuple[str, ...], poll: str):
    """Vic, the Grandma and the Ice King each vote for somebody of their own, for whom others vote as well."""
    town = table(rules)
    if poll == "election":
        while not town.label.endswith("_vote"):
            town.close()
    else:
        town.reach(LYNCH)
    town.ballots({"C0": "Vic C0 C1 C2", "C3": "Gran C3", "C4": "King C4"})
    totals = town.totals(f"revamped.{poll}_result")
    found = Worth(totals.get("C0", 0) // 2 - 3, totals.get("C3", 0) // 2 - 1, totals.get("C4", 0) // 2 - 1)
    assert found == WORTH[rules]


def test_every_pair_of_rules_is_there():
    assert {pair for pair in WORTH if len(pair) == 2} == set(combinations(RULES, 2))


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (("trickster", "robbed"), True),
        (("robbed", "frozen"), True),
        (("robbed", "mute"), True),
        (("mayor", "robbed"), False),
    ],
)
def test_the_grandma_is_told_of_what_she_could_not_take(rules: tuple[str, ...], told: bool):
    town = table(rules)
    town.lynch(C0="Vic")
    assert town.heard("revamped.no_vote_to_take", "Gran") == told


REST: Final = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen"


class TestCandidates:
    """Edges 5: "candidate, hidden, on every public poll: Stalker +2, Angel −1"."""

    def test_threatened_angel(self):
        """Two more and one less are one: it is lynched by nobody's ballot, and the Stalker goes along."""
        town = Town(f"Ann angel, Bob stalker, Wolf wolf, {REST}")
        town.night(Bob="Ann")
        town.lynch()
        assert town.heard("revamped.ascended")
        assert "Bob" not in town.alive

    def test_angel_in_an_election(self):
        town = Town(f"Ann angel, Bob citizen, Wolf wolf, {REST}", election_first="yes")
        town.night()
        town.reach(MAYOR)
        town.ballots({"Ann": "Pat"})
        assert town.told("revamped.nobody_elected")["reason"] == "no_votes"

    def test_angel_and_trickster(self):
        """A Trickster's ballot is one less."""
        town = Town(f"Ann angel, Bob trickster, Wolf wolf, {REST}")
        town.night()
        town.lynch(Ann="Pat Quin Bob", Sue="Wolf Rob")
        assert town.totals("revamped.lynch_result") == {"Sue": 4}

    def test_threatened_and_barred(self):
        town = Town(f"Ann saboteur_wolf, Bob stalker, Cat citizen, {REST}")
        town.night(Ann="Cat", Bob="Cat")
        town.reach(MAYOR)
        town.ballots({})
        town.lynch(Pat="Quin Rob Sue")
        assert town.told("revamped.nobody_elected")["reason"] == "barred"

    def test_threatened_despot(self):
        """Elected by hidden votes alone: nobody has contributed, and nobody is mute."""
        town = Town(f"Ann despot, Bob stalker, Wolf wolf, {REST}", election_first="yes")
        town.night(Bob="Ann")
        town.reach(MAYOR)
        town.ballots({})
        assert town.heard("revamped.ascended")
        town.lynch()
        town.night()
        town.lynch(Wolf="Pat Quin")
        assert town.totals("revamped.lynch_result") == {"Wolf": 4}

    def test_robbed_ballot_for_the_despot(self):
        """The vote was the Grandma's: she has contributed, and whom she kept in has not."""
        town = Town(f"Ann despot, Bob grandma, Cat citizen, Wolf wolf, {REST}")
        town.night(Bob="Cat")
        town.reach(MAYOR)
        town.ballots({"Ann": "Bob Cat"})
        town.lynch()
        assert town.heard("revamped.ascended")
        town.night(Bob="Pat")
        town.lynch(Sue="Bob", Wolf="Cat")
        assert town.totals("revamped.lynch_result") == {"Wolf": 2}

    def test_barred_despot(self):
        """Nobody is elected, so nobody has won."""
        town = Town(f"Ann despot, Bob saboteur_wolf, {REST}", election_first="yes")
        town.night(Bob="Ann")
        town.reach(MAYOR)
        town.ballots({"Ann": "Pat Quin"})
        assert "Ann" in town.alive
        assert town.told("revamped.nobody_elected")["reason"] == "barred"

    @pytest.mark.parametrize(("tie", "wins"), [("nobody", False), ("draw", True)])
    def test_tied_despot(self, tie: str, wins: bool):
        """House rule `tie`: a Despot upon whom the lot falls is elected."""
        fates = set()
        for seed in range(8):
            town = Town(f"Ann despot, Wolf wolf, {REST}", election_first="yes", tie=tie, seed=seed)
            town.night()
            town.reach(MAYOR)
            town.ballots({"Ann": "Pat", "Sue": "Quin"})
            fates.add(town.heard("revamped.ascended"))
        assert (True in fates) == wins


class TestWholeVotes:
    """Two lynches, the Mayor's two, cancelled votes, and elections beside them."""

    def haunted(self, *more: str, **house: str) -> Town:
        """The day after the Child's death, with two lynches."""
        cast = ", ".join((*more, "Kid child", "Wolf wolf", REST))
        return Town(cast, **house)

    def test_threats_count_in_both_lynches(self):
        town = self.haunted("Ann stalker", "Bob citizen")
        town.night(pack="Kid", Ann="Bob")
        town.lynch(Sue="Pat Quin Rob")
        assert town.label == SECOND
        town.lynch()
        assert town.alive == "Ann Wolf Pat Quin Rob Tim"

    def test_robbed_votes_are_robbed_in_both_lynches(self):
        town = self.haunted("Ann grandma", "Bob citizen")
        town.night(pack="Kid", Ann="Bob")
        town.lynch(Sue="Bob")
        assert town.totals("revamped.lynch_result") == {}
        town.lynch(Sue="Ann")
        assert town.totals("revamped.lynch_result") == {"Sue": 2}

    def test_a_knight_calls_off_one_of_two(self):
        """2.1, Child: "each royal knight can only cancel one lynch"."""
        town = self.haunted("Ann royal_knight", "Bob citizen")
        town.night(pack="Kid", Ann="hidden")
        town.hang("Sue")
        assert "Sue" in town.alive
        assert town.label == SECOND
        town.hang("Tim")
        assert "Tim" not in town.alive

    def test_an_election_waits_for_both_lynches(self):
        """Edges 5: "then lynch, then office"."""
        town = self.haunted("Bob citizen")
        town.night(pack="Kid")
        town.reach(MAYOR)
        town.ballots({"Bob": town.voters})
        town.lynch(Sue="Pat Quin")
        assert not town.heard("revamped.elected")
        town.lynch(Bob="Pat Quin")
        assert town.told("revamped.nobody_elected")["reason"] == "dead"

    def test_a_knight_calls_off_all_of_the_mayors_two_and_no_election(self):
        crowd = ", ".join(f"C{n} citizen" for n in range(14))
        town = Town(f"Ann royal_knight, Bob citizen, Wolf wolf, {crowd}")
        town.night()
        town.reach(MAYOR)
        town.ballots({"Bob": town.voters})
        town.lynch()
        town.night(Ann="hidden")
        town.reach("revamped.reporter_vote")
        town.ballots({"C1": town.voters})
        town.reach("revamped.mayor_counts")
        town.session.submit(1, ("two",))
        town.lynch(C3="C1 C2", C4="C5")
        assert len(town.public.alive) == 17
        assert town.told("revamped.elected")["office"] == "revamped.reporter"

    def test_the_protected_are_spared_by_the_mayors_two(self):
        """6, Guardian: whoever stands behind the first two moves up when one of them cannot be voted for."""
        crowd = ", ".join(f"C{n} citizen" for n in range(16))
        town = Town(f"Ann citizen, Bob citizen, Wolf wolf, Stan stalker, {crowd}")
        for name, office in (("Bob", "mayor"), ("C0", "reporter"), ("Ann", "guardian")):
            town.night()
            town.reach(f"revamped.{office}_vote")
            town.ballots({name: town.voters})
            town.lynch()
        town.night(Ann="C1 C2", Stan="C1")
        town.reach("revamped.mayor_counts")
        town.session.submit(1, ("two",))
        town.lynch(C3="C4 C5", C6="C7")
        assert {"C3", "C6"}.isdisjoint(town.alive.split())
        assert "C1" in town.alive

    def test_a_muted_ballot_is_a_vote_of_a_survivors(self):
        """Edges 5, Survivors: "miss by abstaining or silence [...]; a muted ballot is a vote"."""
        town = Town(f"Ann despot, Bob survivor, Wolf wolf, {REST}")
        town.night()
        town.reach(MAYOR)
        town.ballots({"Ann": "Bob Pat"})
        town.lynch(Sue="Bob")
        town.night()
        town.lynch(Wolf="Bob", Tim="Quin Rob")
        assert "Bob" in town.alive
        assert "Wolf" in town.alive

    def test_a_survivor_has_to_vote_in_each_of_two(self):
        town = self.haunted("Bob survivor")
        town.night(pack="Kid")
        town.lynch(Sue="Bob")
        assert town.label == SECOND
        town.lynch(Tim="Pat")
        assert "Bob" not in town.alive

    def test_a_protected_survivor_still_has_to_vote(self):
        town = Town(f"Ann citizen, Bob survivor, Wolf wolf, {REST}")
        for name, office in (("Pat", "mayor"), ("Quin", "reporter"), ("Ann", "guardian")):
            town.night()
            town.reach(f"revamped.{office}_vote")
            town.ballots({name: town.voters})
            town.lynch(Wolf="Bob", Pat="Wolf")
        town.night(Ann="Bob")
        town.lynch()
        assert "Bob" not in town.alive
