"""Every cause of death against everything that has a say in it: shield, skin, laughter, love, the hat."""

from __future__ import annotations

import pytest

from rulebooks.hollow.village import Village
from rulebooks.tables import rule_table

CAST = (
    "Ann protector, Bob werewolf, Wes white_werewolf, Wit witch, Hun hunter, Cup cupid, Anc ancient,"
    "Idi idiot, Vic villager, Lov villager, Ned villager, Oda villager, Pam villager"
)
CAUSES = ("pack", "betrayal", "poison", "shot", "execution", "heartbreak")
"""Only a werewolf is betrayed: there the victim is Bob."""


def village(**house: str) -> Village:
    """White Werewolf awake from the first night on, and nobody wins before the last villager is gone."""
    return Village(CAST, alternate_nights="odd", wolves_win="no-villager", **house)


def kill(t: Village, name: str, cause: str, *, shield: str = "Pam", lovers: str = "Oda Cup") -> None:
    """Let somebody meet with this in the first night, or on the day after it."""
    common = {"Ann": shield, "Cup": lovers, "Wes": "nobody"}
    match cause:
        case "pack":
            t.sleep(pack=name, **common)
        case "betrayal":
            t.sleep(pack="Hun", **{**common, "Wes": name})
        case "poison":
            t.sleep(pack="Hun", Wit=f"poison {name}", **common)
        case "shot":
            t.sleep(pack="Hun", **common)
            t.shoot("Hun", name)
        case "execution":
            t.sleep(pack="Hun", **common)
            t.execute(name)
        case "heartbreak":
            t.sleep(pack="Ned", **{**common, "Cup": f"{name} Ned"})


@rule_table("""
    cause       shield stops it  the ancient lives  the idiot lives
    pack        yes              yes                no
    betrayal    yes              -                  -
    poison      no               no                 no
    shot        no               no                 no
    execution   no               no                 yes
    heartbreak  no               no                 no
""")
def test_what_stops_a_death(
    cause: str, shield_stops_it: bool, the_ancient_lives: bool | None, the_idiot_lives: bool | None
):
    """Characters, Werewolves, White werewolf, Protector, Ancient, Idiot; Statuses, Protected, Wounded."""
    victim = "Bob" if cause == "betrayal" else "Vic"
    t = village()
    kill(t, victim, cause, shield=victim)
    assert (victim in t.alive.split()) == shield_stops_it
    for name, lives in (("Anc", the_ancient_lives), ("Idi", the_idiot_lives)):
        if lives is not None:
            t = village()
            kill(t, name, cause)
            assert (name in t.alive.split()) == lives


@pytest.mark.parametrize("cause", [cause for cause in CAUSES if cause != "heartbreak"])
def test_love_follows_every_death(cause: str):
    """Statuses, In love: "killed" by whatever it was."""
    victim = "Bob" if cause == "betrayal" else "Vic"
    t = village()
    kill(t, victim, cause, lovers=f"{victim} Lov")
    assert not {victim, "Lov"} & set(t.alive.split())


@rule_table("""
    cause       by the book  shot and poison too
    pack        no           no
    poison      no           yes
    shot        no           yes
    execution   yes          yes
    heartbreak  no           no
""")
def test_which_death_of_the_ancient_costs_the_powers(
    cause: str, by_the_book: bool, shot_and_poison_too: bool
):
    """Characters, Ancient: "executed in trial"; house rule `ancient_revenge`."""
    for revenge, lost in (("execution", by_the_book), ("execution-shot-poison", shot_and_poison_too)):
        t = village(ancient_revenge=revenge)
        if cause == "pack":
            kill(t, "Anc", cause, shield="Oda")
            t.day()
        kill(t, "Anc", cause)
        assert "Anc" not in t.alive.split()
        assert t.heard("hollow.powers_lost") == lost


@pytest.mark.parametrize("cause", CAUSES)
def test_a_mayor_names_an_heir_after_every_death(cause: str):
    """Dead resolutions 2."""
    victim = "Bob" if cause == "betrayal" else "Vic"
    t = village(mayor_from="first-night")
    t.elect(**{victim: "Ann"})
    kill(t, victim, cause)
    t.reach("hollow.succession")
    t.answer(victim, "Pam")
    assert t.mayor == "Pam"


@pytest.mark.parametrize("cause", [cause for cause in CAUSES if cause not in {"betrayal", "shot"}])
def test_a_hunter_shoots_after_every_death(cause: str):
    """Characters, Hunter: "if the hunter gets killed", by whatever it was."""
    t = village()
    if cause in {"pack", "heartbreak"}:
        kill(t, "Hun", cause)
    elif cause == "poison":
        t.sleep(pack="Ned", Ann="Pam", Cup="Oda Cup", Wes="nobody", Wit="poison Hun")
    else:
        t.sleep(pack="Ned", Ann="Pam", Cup="Oda Cup", Wes="nobody")
        t.execute("Hun")
    t.shoot("Hun", "Bob")
    assert "Bob" not in t.alive.split()
