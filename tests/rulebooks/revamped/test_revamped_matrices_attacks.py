"""Every attack of the revamped book against every line of defence (edges 2), by night and by day.

Each cell is a game of its own: a first night of preparation, a day without a lynch, and the attack.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from rulebooks.revamped.town import Town

REST: Final = "Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen"


class Means(NamedTuple):
    """A way to attack by night."""

    cast: str
    night: dict[str, str]
    """What is chosen in the night of the attack; ``@`` is the prey."""
    before: dict[str, str] = {}  # noqa: RUF012 - a tuple's default is never changed
    """What was chosen in the first night."""
    lycan: bool = False
    """A lycan's own attack, which is a werewolf's as well."""


MEANS: Final = {
    "pack": Means("Bob wolf", {"pack": "@"}, lycan=True),
    "cult": Means("Bob cult_leader, Wolf wolf", {"cult": "@"}),
    "lone_wolf": Means("Bob lone_wolf, Wolf wolf", {"Bob": "@"}, lycan=True),
    "dagger": Means("Bob assassin, Wolf wolf", {"Bob": "@"}),
    "poison": Means("Bob witch, Wolf wolf", {"Bob": "poison @"}),
    "fire": Means("Bob pyromancer, Wolf wolf", {"Bob": "ignite"}, {"Bob": "@"}),
    "last_arrow": Means("Bob huntress, Wolf wolf", {"pack": "Bob"}, {"Bob": "@"}),
}


class Defence(NamedTuple):
    """A line of defence, and what becomes of its holder."""

    role: str
    stops: str
    """``all``, ``lycan`` (what lycans do), or ``none``."""
    cast: str = ""
    night: dict[str, str] = {}  # noqa: RUF012 - a tuple's default is never changed
    before: dict[str, str] = {}  # noqa: RUF012 - a tuple's default is never changed
    becomes: str = ""
    """The role of whoever was turned instead of killed."""


DEFENCES: Final = {
    "nothing": Defence("citizen", "none"),
    "absence": Defence("hooker", "all", night={"Ann": "Pat"}),
    "potion": Defence("citizen", "all", "Wit witch", {"Wit": "Ann Sue Tim"}),
    "food": Defence("citizen", "all", "Cook chef", before={"Cook": "Ann charmed"}),
    "runner": Defence("runner", "lycan"),
    "acrobat": Defence("acrobat", "lycan"),
    "scared": Defence("scared_wolf", "all"),
    "macho": Defence("macho", "all"),
    "cursed": Defence("cursed_civilian", "lycan", becomes="packless_wolf"),
    "cursed_old": Defence("cursed_civilian_old", "lycan", becomes="wolf"),
    "demonized": Defence("citizen", "all", "Van vampire", before={"Van": "Ann"}, becomes="undead"),
    "tainted": Defence("citizen", "all", "Pla plaguebearer", before={"Pla": "Ann"}, becomes="zombie"),
}


def attacked(means: Means, defence: Defence, prey: str = "Ann", seed: int = 1) -> Town:
    """The morning after the attack."""
    cast = ", ".join(part for part in (f"Ann {defence.role}", means.cast, defence.cast, REST) if part)
    town = Town(cast, seed=seed)
    town.night(**aimed({**means.before, **defence.before}, prey))
    if defence.before.get("Cook"):
        town.morning(Ann="eat")
    town.lynch()
    town.night(**aimed({**means.night, **defence.night}, prey))
    return town


def aimed(night: dict[str, str], prey: str) -> dict[str, str]:
    return {name: chosen.replace("@", prey) for name, chosen in night.items()}


@pytest.mark.parametrize("layer", DEFENCES)
@pytest.mark.parametrize("attack", MEANS)
def test_an_attack_by_night_meets_a_defence(attack: str, layer: str):
    """Edges 2, the table of layers: who is stopped by what, and who is turned instead."""
    means, defence = MEANS[attack], DEFENCES[layer]
    town = attacked(means, defence)
    stopped = defence.stops == "all" or (defence.stops == "lycan" and means.lycan)
    assert ("Ann" not in town.fallen.split()) is stopped
    if stopped and defence.becomes:
        assert town.role("Ann") == defence.becomes
    elif stopped:
        assert town.role("Ann") == defence.role


@pytest.mark.parametrize("attack", MEANS)
def test_an_attack_on_a_house_meets_its_guest(attack: str):
    """2.3, Hooker: "if the person they sleep with is attacked, then so are they": location."""
    town = attacked(MEANS[attack], Defence("hooker", "none", night={"Ann": "Pat"}), prey="Pat")
    assert {"Ann", "Pat"} <= set(town.fallen.split())


@pytest.mark.parametrize("attack", MEANS)
def test_a_shield_covers_a_body_and_not_the_house(attack: str):
    """Edges 2: "the guest of a shielded host is hit, a shielded guest lives"."""
    shields = {"Pat": "Pat Sue Tim", "Ann": "Ann Sue Tim"}
    for shielded, chosen in shields.items():
        guest = Defence("hooker", "none", "Wit witch", {"Ann": "Pat", "Wit": chosen})
        fallen = set(attacked(MEANS[attack], guest, prey="Pat").fallen.split())
        assert fallen & {"Ann", "Pat"} == {"Ann", "Pat"} - {shielded}


@pytest.mark.parametrize("layer", [layer for layer in DEFENCES if DEFENCES[layer].stops == "all"])
def test_the_rope_meets_no_defence(layer: str):
    """Edges 2: "*kill* and *true* meet no layer, *lynch* only the Executioner's"."""
    defence = DEFENCES[layer]
    town = Town(", ".join(part for part in (f"Ann {defence.role}, Bob wolf", defence.cast, REST) if part))
    town.night(**aimed(defence.before, "Ann"))
    town.hang("Ann")
    assert "Ann" not in town.alive.split()


@pytest.mark.parametrize("layer", [layer for layer in DEFENCES if layer not in {"absence", "potion", "food"}])
def test_by_day_only_the_macho_is_left(layer: str):
    """Edges 2: "By day no 1, 2, 5"; the razor is no werewolf's."""
    defence = DEFENCES[layer]
    cast = ", ".join(
        part for part in (f"Ann {defence.role}, Bob wolf, Raz barber", defence.cast, REST) if part
    )
    town = Town(cast)
    town.night(**aimed(defence.before, "Ann"))
    town.lynch()
    town.night()
    town.declare("Raz", "razor-hidden", "Ann")
    assert ("Ann" in town.alive.split()) is (layer == "macho")
    town.lynch()
    assert "Ann" not in town.alive.split()


ONE_CHARGE: Final = ("runner", "scared", "cursed", "cursed_old", "demonized", "tainted")


@pytest.mark.parametrize("layer", ONE_CHARGE)
def test_a_second_attack_of_the_same_moment_meets_what_one_charge_has_left(layer: str):
    """Edges 2: "If a charge stops one of several [...] the others go on: a second pack attack kills a Runner
    who ran, a fresh Undead, a Cursed who just turned"."""
    means = Means("Bob lone_wolf, Wolf wolf", {"Bob": "@", "pack": "@"}, lycan=True)
    town = attacked(means, DEFENCES[layer])
    assert "Ann" in town.fallen.split()


@pytest.mark.parametrize("layer", ["absence", "potion", "food", "macho"])
def test_any_number_of_attacks_is_stopped_by_the_others(layer: str):
    """Edges 2: "night attacks, any number"; a Macho's is one doom (rulings)."""
    means = Means("Bob lone_wolf, Wolf wolf, Cut assassin", {"Bob": "@", "pack": "@", "Cut": "@"}, lycan=True)
    town = attacked(means, DEFENCES[layer])
    assert "Ann" not in town.fallen.split()


def test_a_shield_comes_before_what_it_saves_for_later():
    """The layers' order: whoever is kept safe keeps the charge, the role, and does not rise."""
    for role, charge in (("runner", ""), ("cursed_civilian", ""), ("macho", "revamped.doomed")):
        town = attacked(MEANS["pack"], Defence(role, "all", "Wit witch", {"Wit": "Ann Sue Tim"}))
        assert town.role("Ann") == role
        assert not charge or not town.heard(charge, "Ann")
        assert not town.heard("revamped.escaped", "Ann")


def test_a_macho_is_never_turned_and_a_cursed_one_before_any_mark():
    """The layers' order: partial before recruiting (7, Cursed Civilian: "takes precedence over other
    effects")."""
    marked = {"Van": "Ann"}
    macho = attacked(MEANS["pack"], Defence("macho", "all", "Van vampire", before=marked))
    assert macho.role("Ann") == "macho"
    cursed = attacked(MEANS["pack"], Defence("cursed_civilian", "all", "Van vampire", before=marked))
    assert cursed.role("Ann") == "packless_wolf"
    stabbed = attacked(MEANS["dagger"], Defence("cursed_civilian", "all", "Van vampire", before=marked))
    assert stabbed.role("Ann") == "undead"
