"""What the table takes back in the hollow book leaves nothing behind; a village in which nobody can die."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND
from rulebooks.hollow.test_hollow_overruled import overrule
from rulebooks.hollow.village import NIGHT, Village

CAST = "Ann ancient, Bob werewolf, Hal hunter, Sam farseer, Ned villager, Ora villager, Pam villager"


@pytest.mark.parametrize("how", ["revived", "another card"])
def test_a_village_gets_its_powers_back(how: str):
    village = Village(CAST)
    village.sleep(pack="Ned")
    village.execute("Ann")
    assert village.heard("hollow.powers_lost")
    if how == "revived":
        overrule(village, "revive", "Ann")
    else:
        overrule(village, "role", "Ann", "hollow.villager")
    assert village.heard("hollow.powers_back")
    village.reach(NIGHT)
    assert village.asked("Sam")


def test_a_hunters_gun_is_his_own():
    """A revived Hunter's gun is empty; a second Hunter's is not."""
    village = Village(CAST)
    village.sleep(pack="Hal")
    village.shoot("Hal", "Ned")
    overrule(village, "revive", "Hal")
    overrule(village, "role", "Ora", "hollow.hunter")
    village.reach(NIGHT)
    village.sleep(pack="Hal")
    assert not village.asked("Hal")
    village.reach(NIGHT)
    village.sleep(pack="Ora")
    village.shoot("Ora", "Pam")
    assert "Pam" not in village.alive


def test_one_wolf_and_the_revealed_idiot_may_call_it_a_draw():
    """Nobody can die any more: everybody is powerless and the Idiot survives every trial."""
    village = Village("Ann ancient, Bob werewolf, Ida idiot, Ned villager", wolves_win="no-villager")
    village.sleep(pack="Ned")
    village.execute("Ann")
    for _ in range(6):
        if village.session.draw_offered:
            break
        village.execute("Ida")
    assert village.alive == "Bob Ida"
    village.session.submit(AMEND, ("draw", "take"))
    assert (village.won, village.why) == ("draw", "end-nobody-dies")


def test_who_is_no_idiot_any_more_votes_again():
    """Another card comes unused: nobody bears the mark of one that is no longer hers."""
    village = Village(
        "Ida idiot, Bob werewolf, Sam farseer, Ned villager, Ora villager, Pam villager, Quy villager"
    )
    village.sleep(pack="Ned")
    village.execute("Ida")
    overrule(village, "role", "Ida", "hollow.villager")
    village.sleep(pack="Ora")
    village.reach("hollow.accusation")
    assert "Ida" in village.voters.split()
