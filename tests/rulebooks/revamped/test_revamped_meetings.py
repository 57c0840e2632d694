"""Where roles meet: sentences of the handbook that no role's own scenarios play."""

from __future__ import annotations

import pytest

from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.revamped.striking import by_a_werewolf
from rulebooks.revamped.town import LYNCH, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


def elected(town: Town, *names: str) -> None:
    """Mayor, Reporter, Guardian, one a day."""
    for name, office in zip(names, ("mayor", "reporter", "guardian"), strict=False):
        town.night()
        town.reach(f"revamped.{office}_vote")
        town.ballots({name: town.voters})
        town.reach(LYNCH)
        town.ballots({})


def test_whom_the_guardian_covers_hangs_in_nobodys_place():
    """Edges 5: "an Executioner's lynch of them fails, nobody dies"."""
    town = Town(f"Ann executioner, Bob wolf, Cat citizen, Dan citizen, {REST}")
    elected(town, "Bob", "Cat", "Dan")
    town.night(Ann="Pat", Dan="Pat")
    town.hang("Ann")
    assert {"Ann", "Pat"} <= set(town.alive.split())


def test_a_called_off_lynch_needs_no_stand_in():
    """2.3, Royal Knight: nobody is lynched, and nobody instead."""
    town = Town(f"Ann executioner, Bob wolf, Cat royal_knight, {REST}")
    town.night(Ann="Pat", Cat="hidden")
    town.hang("Ann")
    assert {"Ann", "Pat"} <= set(town.alive.split())
    town.night()
    town.hang("Ann")
    assert "Ann" in town.alive
    assert "Pat" not in town.alive


def test_a_frozen_vote_is_a_vote():
    """Edges 5: "a muted ballot is a vote": the Survivor has not missed it."""
    town = Town(f"Ann survivor, Bob wolf, Cat ice_king, {REST}")
    town.night(Cat="Ann=survivor")
    town.lynch(Pat="Ann", Quin="Rob")
    assert "Ann" in town.alive


def test_who_follows_the_devil_serves_him():
    """7, Apprentice: "Devil → Demon, Archangel → Saint"."""
    for master, servant in (("devil", "demon"), ("archangel", "saint")):
        town = Town(f"Ann apprentice, Bob wolf, Cat {master}, {REST}")
        town.night()
        town.hang("Cat")
        assert town.role("Ann") == servant


def test_a_turned_hound_keeps_the_kennel():
    """Edges 4, Kept: boards; "former groups: read, write"."""
    town = Town(f"Ann vampire, Bob hellhound, Cat hellhound, Dan witch, {REST}")
    town.night(Ann="Bob", Dan="poison Bob")
    assert town.role("Bob") == "undead"
    assert "revamped.hellhounds" in town.view("Bob").boards


@pytest.mark.parametrize("left", [False, True])
def test_the_turned_are_asked_as_long_as_their_group_meets(left: bool):
    """4.5, Undead: "if all members of a group are dead or turned, the group is disbanded"."""
    other = "wolf" if left else "citizen"
    town = Town(f"Ann vampire, Bob wolf, Cat {other}, Dan witch, {REST}")
    town.night(Ann="Bob", Dan="poison Bob")
    assert town.role("Bob") == "undead"
    town.lynch()
    town.reach("revamped.night")
    assert town.asked("Bob", "revamped.pack.attack") is left
    assert not town.asked("Bob", "revamped.pack.second"), "nobody has given them a second attack"
    town.night()
    town.hang("Bob")
    town.reach("revamped.night")
    assert not town.asked("Bob"), "the dead have left every group"


@pytest.mark.parametrize("at", range(6))
def test_who_is_in_the_pack_attacks_as_a_werewolf_at_whatever_seat(at: int):
    """Edges 2, Werewolf attack: "or in the pack", whatever she was when she aimed."""
    people = [f"N{seat} {'wolf' if seat == at else 'citizen'}" for seat in range(6)]
    game = Town(", ".join(people)).session._game
    attempts = [Attack("revamped.last_arrow", by, (by + 1) % 6, role="revamped.citizen") for by in range(6)]
    assert [by_a_werewolf(game, one) for one in attempts] == [by == at for by in range(6)]


def test_a_turned_alpha_votes_for_nothing():
    """Edges 4, Kept: "ballot of weight 0"; the Alpha's two are gone with the card."""
    town = Town(f"Ann vampire, Bob alpha_wolf, Cat wolf, Dan witch, {REST}")
    town.night(Ann="Bob", Dan="poison Bob")
    town.lynch()
    town.night(Bob_pack="Pat", Cat_pack="Quin")
    assert town.fallen == "Quin"


def test_two_children_of_one_card():
    """Edges 4: "everybody who ever held it adds a token"."""
    town = Town(f"Ann child, Bob look_alike, Cat wolf, {REST}, Tim citizen", children="one-more-each")
    town.night(Bob="Ann")
    assert town.role("Bob") == "child"
    town.hang("Bob")
    town.night()
    assert not town.heard("revamped.second_lynch")
    town.lynch()
    assert town.label == "revamped.second_lynch"
    assert town.heard("revamped.second_lynch"), "everybody is told that they vote once more"
