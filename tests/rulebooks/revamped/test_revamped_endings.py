"""Who wins with whom in the revamped book: edges 6, side by side, and what a win does to others."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.revamped.town import DEBATE, Town

GONE = "X0 citizen, X1 citizen, X2 citizen, X3 citizen, X4 citizen, X5 pyromancer"
"""People whom the table declares dead, one after the other."""
LAST = "end-revamped-pyro"


def names(cast: str) -> list[str]:
    """Who is in a cast."""
    return [person.split()[0] for person in cast.split(",")]


def left(cast: str, **house: str) -> Town:
    """A town in which nobody is alive but these."""
    town = Town(f"{cast}, {GONE}", **house)
    town.night()
    town.reach(DEBATE)
    if ENDS.get(cast) == "unaligned":  # the last of the others alone beside them would have won
        town.session.submit(AMEND, ("play_on", LAST))
    for name in names(GONE):
        town.session.submit(AMEND, ("kill", town.seat(name)))
        if town.session.outcome is not None:
            break
    return town


ENDS = {
    # 2 and 3: town and wolves; unaligned ones do not stand in their way
    "Ann citizen, Bob fortune_teller": "town",
    "Ann wolf, Bob warlock": "wolves",
    "Ann wolf, Bob citizen": "",
    "Ann citizen, Bob angel": "town",
    "Ann wolf, Bob despot": "wolves",
    "Ann packless_wolf, Bob disguised_fox": "wolves",
    # 4.1: "if only werewolves and the White Werewolf are left alive, the game will continue"
    "Ann white_werewolf": "white",
    "Ann white_werewolf, Bob wolf": "",
    "Ann white_werewolf, Bob white_werewolf": "white",
    # 4.1: "the only remaining players are the Gray Werewolf; and optionally another player"; "if only
    # werewolves and the Gray Werewolf are left alive, the game ends in a Werewolf victory"
    "Ann gray_werewolf, Bob wolf": "gray",
    "Ann gray_werewolf, Bob citizen": "gray",
    "Ann gray_werewolf, Bob devil": "gray",
    "Ann gray_werewolf, Bob wolf, Cat wolf": "wolves",
    "Ann gray_werewolf, Bob citizen, Cat citizen": "",
    "Ann gray_werewolf, Bob wolf, Cat citizen": "",
    "Ann gray_werewolf, Bob citizen, Cat survivor": "gray",
    # 4.2 to 4.6 and 7: each alone, each with its own, none beside another
    "Ann flute_player": "flute",
    "Ann flute_player, Bob flute_apprentice": "flute",
    "Ann flute_apprentice": "flute",
    "Ann devil, Bob demon": "hell",
    "Ann demon": "hell",
    "Ann archangel, Bob saint": "heaven",
    "Ann pyromancer, Bob pyromancer": "pyro",
    "Ann vampire, Bob vampire": "underworld",
    "Ann plaguebearer": "graveyard",
    "Ann evil_scientist": "disease",
    "Ann ice_king": "ice",
    "Ann devil, Bob archangel": "",
    "Ann vampire, Bob plaguebearer": "",
    "Ann pyromancer, Bob citizen": "",
    "Ann evil_scientist, Bob wolf": "",
    "Ann flute_player, Bob wolf": "",
    "Ann ice_king, Bob vampire": "",
    # 6: "Survivors and Chef block nobody; other unaligned block solo teams only"
    "Ann vampire, Bob survivor": "underworld",
    "Ann vampire, Bob immune_survivor": "underworld",
    "Ann vampire, Bob chef": "underworld",
    "Ann vampire, Bob angel": "",
    "Ann pyromancer, Bob riding_hood": "",
    # 6: "only unaligned left: no team wins, these do"
    "Ann survivor": "unaligned",
    "Ann angel, Bob survivor": "unaligned",
}


@pytest.mark.parametrize("cast", ENDS)
def test_who_wins_if_only_these_are_left(cast: str):
    assert left(cast).won == (f"revamped.{ENDS[cast]}" if ENDS[cast] else ""), cast


@pytest.mark.parametrize("role", ["angel", "riding_hood", "despot"])
def test_the_unaligned_stand_in_a_solos_way_if_the_table_says_so(role: str):
    """House rule `unaligned_block`."""
    for rule, won in (("solo-teams", ""), ("nobody", "revamped.pyro")):
        assert left(f"Ann pyromancer, Bob {role}", unaligned_block=rule).won == won


@pytest.mark.parametrize(
    ("cards", "asked"),
    [("pyromancer", False), ("angel", False), ("pyromancer angel", True), ("psychopath devil", True)],
)
def test_whether_the_unaligned_block_is_asked_where_both_were_dealt(cards: str, asked: bool):
    """House rule `unaligned_block`: one without the other stands in nobody's way."""
    rule = next(one for one in BOOK.house_rules if one.id == "unaligned_block")
    deck = {"revamped.wolf": 2, **{f"revamped.{card}": 1 for card in cards.split()}}
    assert rule.relevant(deck) is asked


CO_WINNERS = {
    # the living survivor wins with whoever does, the dead one does not
    "Ann citizen, Bob survivor": "Bob",
    "Ann wolf, Bob survivor": "Bob",
    "Ann devil, Bob survivor": "Bob",
    "Ann citizen, Bob immune_survivor": "Bob",
    # "requires the evil scientist to be dead in order to win"
    "Ann evil_scientist, Bob immune_survivor": "",
    # unaligned ones with a goal of their own win nothing with others
    "Ann citizen, Bob angel": "",
    "Ann wolf, Bob riding_hood": "",
}


@pytest.mark.parametrize("cast", CO_WINNERS)
def test_who_wins_beside_a_team(cast: str):
    """Edges 6, Co-winners."""
    town = left(cast)
    assert town.won
    assert [name for name in ("Bob",) if name in town.winners.split()] == CO_WINNERS[cast].split()


def test_the_dead_of_a_team_win_with_it():
    """Edges 6: "a team needs a living member; its dead win too"."""
    town = Town(f"Ann vampire, Bob vampire, {GONE}")
    town.night()
    town.hang("Bob")
    town.night()
    town.reach(DEBATE)
    for name in names(GONE):
        town.session.submit(AMEND, ("kill", town.seat(name)))
    assert (town.won, town.winners) == ("revamped.underworld", "Ann Bob")


def test_nobody_left_is_a_draw():
    """Rulings, All books: "nobody left alive is a draw unless the text names a winner"."""
    town = Town("Ann pyromancer, Bob wolf, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
    town.night()
    for name in ("Cat", "Dan", "Eve", "Fay"):
        town.session.submit(AMEND, ("kill", town.seat(name)))
    town.reach("revamped.night")
    town.session.submit(town._slot("Ann", "revamped.pyromancer.fire"), ("keep", town.seat("Bob")))
    town.night()
    town.reach("revamped.night")
    town.session.submit(town._slot("Ann", "revamped.pyromancer.fire"), ("ignite", "nobody"))
    town.night(pack="Ann")
    assert (town.won, town.why) == ("draw", "end-revamped-nobody-left")


def test_solo_teams_that_have_what_they_want_win_together():
    """Rulings, All books: "simultaneous victories: third parties and solo winners first"."""
    town = Town("Ann devil, Bob flute_player, Pat citizen, Quin citizen, Rob wolf, Sue citizen")
    town.night()
    town.answer_all("revamped.morning", {"Ann": ["Bob"]})
    for name in ("Pat", "Quin", "Sue"):
        town.session.submit(AMEND, ("kill", town.seat(name)))
    town.lynch()
    town.reach("revamped.night")
    town.session.submit(town._slot("Bob", "revamped.wager.take"), ("attack", town.seat("Rob")))
    town.night(Bob="Ann")
    assert (town.won, town.winners) == ("revamped.flute revamped.hell", "Ann Bob")


def test_what_the_table_has_overruled_ends_nothing():
    town = left("Ann vampire, Bob survivor")
    assert town.won == "revamped.underworld"
    town.session.undo()
    town.session.submit(AMEND, ("play_on", "end-revamped-underworld"))
    town.session.submit(AMEND, ("kill", town.seat("X5")))
    assert town.won == ""
