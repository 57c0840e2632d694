"""The protections, as tables: every attacker against every layer, alone, together and through the Doctor."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

import pytest

from rulebooks.forum.deaths import dies
from rulebooks.forum.thread import Thread

LAYERS = ("angel", "doctor", "blessed", "cursed")
EVERY_PROTECTION = [
    tuple(layer for layer, there in zip(LAYERS, present, strict=True) if there)
    for present in product((True, False), repeat=4)
]
HUNTERS = {"grey": "Bob", "red": "Ida", "hunter": "Cat"}
"""Who attacks by night, and who gives the order."""
ATTACKERS = [several for number in (1, 2, 3) for several in combinations(HUNTERS, number)]


class Fate(NamedTuple):
    """What became of Fay in one night."""

    died: bool = False
    patient: bool = False
    blessed: bool = False
    joined: bool = False


def fate(layers: tuple[str, ...], attackers: tuple[str, ...], *, healed: bool) -> Fate:
    """The text, as a table: "GA ->Doctor -> Blessed -> Cursed"; a Hunter is "subjected to all protections bar
    Blessed/Cursed"; a blessing is "one wolf attack"; the cursed "will not die if hunted by a wolfpack"."""
    if "angel" in layers:
        return Fate()
    if "doctor" in layers and healed:
        return Fate(patient=True)
    wolves = sum(attacker != "hunter" for attacker in attackers)
    blessed = "blessed" in layers and wolves > 0
    joined = "cursed" in layers and wolves > blessed
    died = "hunter" in attackers or (wolves > blessed and not joined)
    return Fate(died, False, blessed, joined)


def seen(thread: Thread, patients: int = 0) -> Fate:
    """What can be seen of it. `patients`: how often Fay was a patient before."""
    return Fate(
        "Fay" in thread.fallen.split(),
        len(thread.events("forum.patient")) > patients,
        thread.heard("forum.blessing", "Fay"),
        thread.heard("forum.joined", "Fay"),
    )


def table(layers: tuple[str, ...], seed: int) -> Thread:
    """Fay holds the hidden traits among these layers; everybody else is always there."""
    traits = "".join(f"+{layer}" for layer in ("blessed", "cursed") if layer in layers)
    cast = (
        f"Ann saint+guardian_angel, Bob werewolf, Cat saint+hunter, Dan doctor, Eve saint, Fay saint{traits},"
        "Gus saint+brutal, Hal saint, Ida red_werewolf, Jon saint"
    )
    return Thread(cast, seed=seed, traits_each="several")


def orders(layers: tuple[str, ...], attackers: tuple[str, ...], prey: str = "Fay") -> dict[str, str]:
    """What everybody orders: Fay is protected as said, and attacked."""
    protectors = {"angel": "Ann", "doctor": "Dan"}
    given = {protectors[layer]: "Fay" for layer in layers if layer in protectors}
    return given | {HUNTERS[attacker]: prey for attacker in attackers}


def seeds(layers: tuple[str, ...]) -> range:
    """Enough of them for both ends of a Doctor's throw, where one is made."""
    return range(12 if "doctor" in layers and "angel" not in layers else 1)


def expected(layers: tuple[str, ...], attackers: tuple[str, ...]) -> set[Fate]:
    return {fate(layers, attackers, healed=healed) for healed in (True, False)}


@pytest.mark.parametrize("attackers", ATTACKERS, ids="+".join)
@pytest.mark.parametrize("layers", EVERY_PROTECTION, ids=lambda layers: "+".join(layers) or "nothing")
def test_attacks_of_one_night(layers: tuple[str, ...], attackers: tuple[str, ...]):
    """Order of protection-layers: all attacks meet one layer before any meets the next."""
    outcomes = set()
    for seed in seeds(layers):
        thread = table(layers, seed)
        thread.sleep(**orders(layers, attackers))
        outcomes.add(seen(thread))
    assert outcomes == expected(layers, attackers)


@pytest.mark.parametrize("attacker", HUNTERS)
@pytest.mark.parametrize("layers", EVERY_PROTECTION, ids=lambda layers: "+".join(layers) or "nothing")
def test_a_patient_attacked_with_the_doctor(layers: tuple[str, ...], attacker: str):
    """Roles, Doctor: "if the doctor is attacked, however, all patients are also attacked"; layers hold."""
    outcomes = set()
    for seed in range(20):
        thread = table(layers, seed)
        thread.sleep(Bob="Fay", Dan="Fay")
        if (
            "Fay" in thread.fallen
            or thread.heard("forum.blessing", "Fay")
            or thread.heard("forum.joined", "Fay")
        ):
            continue
        thread.day()
        thread.sleep(**orders(layers, (attacker,), "Dan"))
        assert "Dan" in thread.fallen
        outcomes.add(seen(thread, patients=1))
    assert outcomes == expected(layers, (attacker,))


@pytest.mark.parametrize("layers", EVERY_PROTECTION, ids=lambda layers: "+".join(layers) or "nothing")
def test_nothing_protects_by_day(layers: tuple[str, ...]):
    """Protections are "against a nightly attack", for "one wolf attack", "if hunted by a wolfpack"."""
    for cause in ("lynched", "taken along"):
        thread = table(layers, 1)
        thread.sleep(**orders(layers, ()))
        if cause == "lynched":
            thread.lynch("Fay")
        else:
            thread.lynch("Gus")
            thread.act("Gus", "Fay")
        assert "Fay" not in thread.alive.split(), cause


@pytest.mark.parametrize("layers", EVERY_PROTECTION, ids=lambda layers: "+".join(layers) or "nothing")
def test_nothing_protects_from_a_dying_hunter(layers: tuple[str, ...]):
    """ "Taking down one of the attackers": no hunt, so no protection is named. Bob is guarded and treated."""
    cast = (
        "Ann saint+guardian_angel, Bob werewolf, Cat saint+hunter, Dan doctor, Eve saint, Fay saint,"
        "Gus saint, Hal saint, Ida red_werewolf"
    )
    protectors = {"angel": "Ann", "doctor": "Dan"}
    given = {protectors[layer]: "Bob" for layer in layers if layer in protectors}
    taken = set()
    for seed in range(20):
        thread = Thread(cast, seed=seed)
        thread.sleep(Bob="Cat", **given)
        taken.add(thread.fallen)
    assert taken == {"Cat", "Bob Cat"}


@pytest.mark.parametrize("layers", [(), ("angel",), ("doctor",), ("angel", "doctor")], ids=str)
def test_nothing_protects_a_forsaken_cultist(layers: tuple[str, ...]):
    """ "If the final wolf of his pack is lynched or hunted, the cultist dies": it is no attack."""
    cast = (
        "Ann saint+guardian_angel, Bob werewolf, Cat red_werewolf, Dan doctor, Eve cultist, Fay saint,"
        "Gus saint, Hal saint"
    )
    protectors = {"angel": "Ann", "doctor": "Dan"}
    for seed in range(8):
        thread = Thread(cast, seed=seed)
        thread.sleep(Cat="Bob", **{protectors[layer]: "Eve" for layer in layers})
        assert thread.fallen == "Bob Eve"


@pytest.mark.parametrize(
    ("cause", "follows"),
    [("lynched", True), ("autolynched", True), ("eaten", True), ("hunted", True), ("reprisal", False),
     ("taken along", False), ("declared", False)],
)  # fmt: skip
def test_what_the_last_wolf_dies_of_decides_about_his_cultist(cause: str, follows: bool):
    """ "If the final wolf of his pack is lynched or hunted": by pack or Hunter, for a vote or for silence."""
    cast = (
        "Ann saint+brutal, Bob werewolf, Cat cultist, Dan saint+hunter, Eve saint, Fay saint, Gus saint,"
        "Hal saint, Ida red_werewolf, Jon saint, Kim saint"
    )
    for seed in range(20):
        thread = Thread(cast, seed=seed, autolynch="on" if cause == "autolynched" else "off")
        dies(thread, cause, "Bob", brutal="Ann", hunter="Dan", eater="Ida")
        if "Bob" not in thread.alive.split():
            break
    assert "Bob" not in thread.alive.split()
    assert ("Cat" in thread.alive.split()) != follows


class TestLayers:
    """What a protection that was met means for the next night and the next pack."""

    def test_a_layer_that_was_not_reached_is_not_used_up(self):
        """Guarded the first night, the blessing is there the second."""
        thread = table(("angel", "blessed"), 1)
        thread.sleep(Ann="Fay", Bob="Fay")
        thread.day()
        thread.sleep(Bob="Fay")
        assert thread.fallen == ""
        thread.day()
        thread.sleep(Bob="Fay")
        assert thread.fallen == "Fay"

    def test_two_packs_in_one_night_a_blessing_stops_one(self):
        thread = table(("blessed",), 1)
        thread.sleep(Bob="Fay", Ida="Fay")
        assert thread.fallen == "Fay"

    def test_two_packs_in_one_night_the_cursed_joins_one(self):
        joined = set()
        for seed in range(12):
            thread = table(("cursed",), seed)
            thread.sleep(Bob="Fay", Ida="Fay")
            assert thread.fallen == ""
            assert len(thread.events("forum.joined", "Fay")) == 1
            joined.add(thread.told("forum.joined", "Fay")["pack"])
        assert joined == {"grey", "red"}
