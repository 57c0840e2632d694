"""Whoever changes sides in the revamped book: each conversion, and each sort of target (edges 4)."""

from __future__ import annotations

import pytest

from rulebooks.revamped.town import NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"
BESIDE = {
    "baker": "Zoe baker",
    "butcher": "Zoe bloody_butcher",
    "bloody_butcher": "Zoe butcher",
    "cult_member": "Zoe cult_leader",
    "hellhound": "Zoe hellhound",
}
"""Whom somebody needs beside to be dealt."""

# --- a bite (3.3, Infected Wolf) -------------------------------------------------------------------------

STAYS = ("wolf", "alpha_wolf", "bloody_butcher", "hellhound", "white_werewolf", "gray_werewolf", "cupid")
""" "Members of the wolfpack can't be infected"; Cupid's love "overrides any other mechanic"."""
BACKFIRES = {"devil": "demon", "demon": "demon", "archangel": "saint", "saint": "saint"}
TURNS = (
    *("citizen", "butcher", "cult_member", "cult_leader", "macho", "bard", "cursed_civilian", "scared_wolf"),
    *("tanner", "disguised_fox", "warlock", "lone_warlock", "lone_wolf", "packless_wolf"),
    *("vampire", "plaguebearer", "pyromancer", "flute_player", "evil_scientist", "ice_king"),
    *("survivor", "angel", "riding_hood", "chef", "dog", "look_alike"),
)
"""Edges 4: "everybody else → Wolf in the pack, Butcher, cult, Tanner, Fox, Warlocks, Lone Wolf, other solos
included. It beats a Dog's or Look-Alike's choice of the same lap"."""


def bitten(role: str) -> Town:
    """A town on the morning after Ann has bitten Bob."""
    beside = f", {BESIDE[role]}" if role in BESIDE else ""
    town = Town(f"Ann infected_wolf, Bob {role}, Cat wolf{beside}, {REST}")
    town.night(Ann="Bob")
    return town


@pytest.mark.parametrize("role", sorted({*STAYS, *BACKFIRES, *TURNS, "baker"} - {"scared_wolf"}))
def test_a_bite(role: str):
    town = bitten(role)
    after = {"baker": "bloody_butcher"}.get(role, role if role in {*STAYS, *BACKFIRES} else "wolf")
    assert town.role("Bob") == after
    assert town.role("Ann") == BACKFIRES.get(role, "infected_wolf")
    assert town.heard("revamped.bite_nothing", "Ann") == (role in STAYS)
    in_pack = role not in {*BACKFIRES, "cupid"}
    assert ("revamped.pack" in town.view("Bob").boards) == in_pack
    assert ("Bob" in town.mates("Cat")) == in_pack


# --- marks (4.5, Vampire; 7, Plaguebearer) ---------------------------------------------------------------

IMMUNE = ("devil", "demon", "archangel", "saint", "vampire", "plaguebearer")
SOONER = {
    "runner": "runner",
    "acrobat": "acrobat",
    "scared_wolf": "scared_wolf",
    "macho": "macho",
    "cursed_civilian": "packless_wolf",
    "cursed_civilian_old": "wolf",
}
"""Whom a line of defence saves or turns before the mark can (edges 2)."""
RISES = (
    *("citizen", "baker", "cult_leader", "wolf", "alpha_wolf", "lone_wolf", "tanner", "white_werewolf"),
    *("gray_werewolf", "pyromancer", "flute_player", "evil_scientist", "ice_king", "fortune_teller"),
    *("survivor", "angel", "chef", "cupid", "packless_wolf"),
)


@pytest.mark.parametrize(("maker", "becomes"), [("vampire", "undead"), ("plaguebearer", "zombie")])
@pytest.mark.parametrize("role", sorted({*IMMUNE, *SOONER, *RISES}))
def test_a_mark_and_an_attack(role: str, maker: str, becomes: str):
    beside = f", {BESIDE[role]}" if role in BESIDE else ""
    if role in {"devil", "archangel"}:
        beside += ", Yan witch"
    town = Town(f"Ann {maker}, Bob {role}, Cat wolf, Dan wolf{beside}, {REST}")
    poison = {"Yan": "poison Bob"} if "Yan" in town.names else {}
    town.night(Ann="Bob", pack="Bob", **poison)
    failed = "revamped.marking_failed" if maker == "vampire" else "revamped.tainting_failed"
    assert town.heard(failed, "Ann") == (role in IMMUNE)
    if role in IMMUNE:
        assert "Bob" in town.fallen.split()
    else:
        assert "Bob" in town.alive
        assert town.role("Bob") == SOONER.get(role, becomes)


def test_demonized_and_tainted_in_one_night():
    """7, Plaguebearer: "a demonized player can't be tainted": the Vampire comes first in the book."""
    town = Town(f"Ann vampire, Bob plaguebearer, Cat wolf, {REST}")
    town.night(Ann="Pat", Bob="Pat", pack="Pat")
    assert town.role("Pat") == "undead"
    assert town.told("revamped.tainting_failed", "Bob")["seat"] == "Pat"


# --- several at once -------------------------------------------------------------------------------------


def test_bitten_marked_and_attacked_in_one_night():
    """Edges 1, Landing: role changes, then marks, then attacks; edges 4, Kept: the pack's board."""
    town = Town(f"Ann infected_wolf, Bob vampire, Cat wolf, {REST}")
    town.night(Ann="Pat", Bob="Pat", pack="Pat")
    assert town.role("Pat") == "undead"
    assert town.fallen == ""
    assert "revamped.pack" in town.view("Pat").boards
    assert town.mates("Pat") == {"Bob": "vampire"}
    town.lynch()
    town.reach(NIGHT)
    assert town.asked("Pat", "revamped.pack.attack")


@pytest.mark.parametrize(("others", "pat"), [("", "citizen"), ("Vic vampire, ", "undead")])
def test_the_bitten_vampire_marks_nobody_unless_another_does_it(others: str, pat: str):
    """Edges 10: "acts of a role lost in the same lap [...] do not land", though they are immediate; "if there
    are several Vampires, they work together"."""
    town = Town(f"Ann infected_wolf, Bob vampire, Cat wolf, {others}{REST}")
    town.night(Ann="Bob", Bob="Pat", Vic="Pat")
    assert town.role("Bob") == "wolf"
    town.lynch()
    town.night(pack="Pat")
    assert town.role("Pat") == pat


def test_the_bitten_pyromancer_lights_nothing():
    town = Town(f"Ann pyromancer, Bob infected_wolf, Cat wolf, {REST}")
    town.reach(NIGHT)
    town.answer_parts("Ann", "ignite", "nobody")
    town.night(Bob="Ann")
    assert town.role("Ann") == "wolf"
    assert town.fallen == ""


def test_what_belongs_to_the_person_stays():
    """Edges 4, Kept: "boards, enchanted, demonized, tainted, powdered, soulless, blessed, [...] infected"."""
    town = Town(f"Ann vampire, Bob flute_player, Cat wolf, Dan evil_scientist, {REST}")
    town.night(Ann="Pat", Bob="Pat", Dan="Pat", pack="Pat")
    assert town.role("Pat") == "undead"
    assert "revamped.enchanted" in town.view("Pat").boards
    town.lynch()
    town.night()
    town.lynch()
    town.night()
    assert town.fallen == "Pat"
    assert town.told("revamped.disease") == {"seat": "Pat"}


def test_turned_is_not_dead():
    """Edges 4, Fortune Apprentice: "turned is not dead"; nor is it for a Psychopath's list or the pack."""
    town = Town(f"Ann vampire, Bob fortune_apprentice, Cat wolf, Dan fortune_teller, {REST}")
    town.night(Ann="Dan", pack="Dan")
    assert town.role("Dan") == "undead"
    assert town.role("Bob") == "fortune_apprentice"
    assert "Dan" in town.alive


def test_a_look_alike_copies_the_mark_of_the_same_night():
    """5.2, Look-Alike: "all data, including whether they are enchanted or not, demonized, in love, etc"."""
    town = Town(f"Ann vampire, Bob look_alike, Cat wolf, Dan witch, {REST}")
    town.night(Ann="Pat", Bob="Pat", pack="Bob")
    assert town.role("Bob") == "undead"
    town.lynch()
    town.night(pack="Pat")
    assert town.role("Pat") == "undead"


@pytest.mark.parametrize(
    ("model", "copy"), [("devil", "demon"), ("archangel", "saint"), ("vampire", "vampire")]
)
def test_who_copies_a_solo(model: str, copy: str):
    """4.3, Demon: "usually the result of someone copying the devil"; it wins with them."""
    town = Town(f"Ann {model}, Bob look_alike, Cat wolf, {REST}")
    town.night(Bob="Ann")
    assert town.role("Bob") == copy
    assert "Ann" in town.mates("Bob")
