"""Whose side a Cupid is on (5.2; edges 6, Couple), where others ask for it, and who wins in the end."""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


class TestCupidsSide:
    """5.2, Cupid: "the Cupid is always on the same team as their lover"; "after choosing a lover, unless they
    are also unaligned, the Cupid is no longer unaligned"."""

    @pytest.mark.parametrize(("lover", "fallen"), [("Pat", "Ann"), ("Cat", ""), ("Dan", ""), ("Eve", "")])
    def test_holy_water_on_a_cupid(self, lover: str, fallen: str):
        """2.5, Priest: "if they are townsfolk, the Priest dies"."""
        town = Town(f"Ann priest, Bob cupid, Cat wolf, Dan devil, Eve angel, {REST}")
        town.night(Ann="Bob", Bob=lover)
        assert town.fallen == fallen

    @pytest.mark.parametrize(
        ("lover", "fallen"),
        [("Pat", "Bob Pat"), ("Dan", "Bob Dan"), ("Cat", "Ann Bob Cat"), ("Eve", "Ann Bob Eve")],
    )
    def test_a_lone_wolfs_prey_that_is_a_cupid(self, lover: str, fallen: str):
        """3.3, Lone Wolf: "if they kill someone who isn't on the Townsfolk team or a Solo role"."""
        town = Town(f"Ann lone_wolf, Bob cupid, Cat warlock, Dan ice_king, Eve angel, {REST}")
        town.night(Ann="Bob", Bob=lover)
        assert town.fallen == fallen

    @pytest.mark.parametrize(
        "loves", [{"Ann": "Bob", "Bob": "Ann"}, {"Ann": "Bob", "Bob": "Cat", "Cat": "Ann"}]
    )
    def test_cupids_who_love_each_other_win_with_the_town(self, loves: dict[str, str]):
        """ "By default, the Cupid wins with the townsfolk team." """
        town = Town(f"Ann cupid, Bob cupid, Cat cupid, Dan wolf, {REST}")
        town.night(**{"Cat": "Pat", **loves})
        town.hang("Dan")
        assert town.won == "revamped.town"
        assert {"Ann", "Bob", "Cat"} <= set(town.winners.split())

    def test_who_loves_a_cupid_stands_where_that_one_does(self):
        """A Cupid's Cupid: wolves win beside them without them; alone the three of them are one."""
        town = Town("Ann cupid, Bob cupid, Cat wolf, Dan wolf, Eve citizen, Fay citizen")
        town.night(Ann="Bob", Bob="Cat", pack="Eve")
        town.hang("Fay")
        assert (town.won, town.winners) == ("revamped.wolves", "Dan")
        town = Town("Ann cupid, Bob cupid, Cat wolf, Dan wolf, Eve citizen, Fay citizen")
        town.night(Ann="Bob", Bob="Cat", pack="Eve")
        town.hang("Dan")
        town.night(pack="Fay")
        assert (town.won, town.winners) == ("revamped.couple", "Ann Bob Cat")

    def test_who_looks_at_the_card_sees_a_cupid_whomever_they_love(self):
        """Edges 3, Oracle: it is the side alone that love changes, and to the Oracle's question."""
        town = Town(f"Ann fortune_teller, Bob cupid, Cat wolf, Dan huntsman, {REST}")
        town.night(Bob="Cat")
        town.lynch()
        town.night(Ann="Bob", Dan="Bob")
        assert "revamped.cupid" in town.told("revamped.saw", "Ann").values()
        assert "yes" not in town.told("revamped.tracked", "Dan").values()


class TestCouples:
    """Edges 6: "Different: when nobody else lives"; "Survivors and Chef block nobody"."""

    @pytest.mark.parametrize(("third", "won"), [("survivor", "revamped.couple"), ("despot", "")])
    def test_beside_somebody_unaligned(self, third: str, won: str):
        town = Town(f"Ann cupid, Bob wolf, Cat {third}, Dan citizen, Eve citizen, Fay citizen")
        town.night(Ann="Bob", pack="Dan")
        town.lynch(Eve="Ann Bob Cat")
        town.night(pack="Fay")
        assert town.won == won
        assert set(town.winners.split()) == ({"Ann", "Bob", "Cat"} if won else set())

    def test_a_look_alike_who_loves_the_same_wolf_is_one_of_them(self):
        """5.2, Look-Alike: "all data [...], in love, etc, is copied"."""
        town = Town("Ann cupid, Bob wolf, Cat look_alike, Dan citizen, Eve citizen, Fay citizen")
        town.night(Ann="Bob", Cat="Ann", pack="Dan")
        town.hang("Eve")
        town.night(pack="Fay")
        assert (town.won, town.winners) == ("revamped.couple", "Ann Bob Cat")


def test_a_lone_wolf_who_eats_a_riding_hood_dies_of_it():
    """5.1, Riding Hood: killed by a lycan they "die and ascend"; 3.3: she was of no team."""
    town = Town(f"Ann lone_wolf, Bob riding_hood, Cat wolf, {REST}")
    town.night(Ann="Bob")
    assert town.told("revamped.ascended")["seat"] == "Bob"
    assert town.fallen == "Ann"
    town = Town(f"Ann lone_wolf, Bob riding_hood, Cat wolf, Dan witch, {REST}")
    town.night(Ann="Bob", Dan="Bob Pat Quin")
    assert town.fallen == ""
