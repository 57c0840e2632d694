"""The handbook's table of interactions against section IV, and rows of it that stand nowhere else."""

from __future__ import annotations

from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge.guide import GUIDE
from rulebooks.judge.manual import SECTION_II
from rulebooks.scenario import Table

JUDGE = book("judge")

SECTION_IV = {
    1: ("guardian", "witch"),
    2: ("witch", "wraith_rider"),
    3: ("seer", "wraith_rider"),
    4: ("knight", "werewolf"),
    5: ("wolf_beauty",),
    6: ("white_werewolf_king",),
    7: ("bomber",),
    8: ("magician",),
    9: ("cupid",),
}
"""The rows of the manual's own table, and who meets in them."""

CROWD = (
    "Bob werewolf, Sam seer, Wes witch, Gil guardian, Hal hunter, Ned commoner, Ora commoner, Pam commoner"
)


def test_every_row_of_section_iv_is_there():
    rows = {one.row: one.roles for one in GUIDE.interactions if one.row}
    assert rows.keys() == SECTION_IV.keys()
    assert all(set(SECTION_IV[row]) <= set(roles) for row, roles in rows.items())


def test_the_exchange_covers_every_skill_that_names_a_number_by_night():
    """Section IV: "affects all night skills"."""
    (exchange,) = [one for one in GUIDE.interactions if one.id == "exchange"]
    aiming = {role.id for role, power in JUDGE.powers.values() if power.window == "night"} & SECTION_II
    assert {role.rpartition(".")[2] for role in aiming} <= set(exchange.roles)


def test_a_heartbroken_king_does_not_shoot():
    """Section II names the deaths after which the Werewolf King shoots; love is not among them."""
    t = Table(f"Kit werewolf_king, Cup cupid, {CROWD}", wolf_king_shoots_when_hunted="yes")
    t.night(Cup=("Kit", "Ned"), pack="Ned")
    assert "Kit" not in t.alive
    assert not t.asked("Kit", "judge.werewolf_king.shoot")


def test_a_duel_breaks_the_charm():
    """Section II: only a vote takes the charmed along."""
    t = Table(f"Bea wolf_beauty, Nat knight, {CROWD}")
    t.night(Bea="Ned")
    t.duel("Nat", "Bea")
    assert "Bea" not in t.alive
    assert "Ned" in t.alive
