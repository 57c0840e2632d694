"""Every way to die in the judge manual, played out at one big table."""

from __future__ import annotations

from typing import Final

from rulebooks.scenario import LAST_ACTS, NIGHT, SPEECH, Table

CAST: Final = (
    "Nat knight, Kai white_werewolf_king, Hal hunter, Wes witch, Gil guardian, Cup cupid, Bom bomber,"
    "Bob werewolf, Sam seer, Kit werewolf_king, Bea wolf_beauty, Rex wraith_rider, Hid hidden_werewolf,"
    "Ida idiot, Ned commoner, Ora commoner, Pam commoner, Quy commoner, Ron commoner, Tom commoner"
)
"""Whoever kills somebody in one of these ways, and people enough to bury."""

JURY: Final = "Pam Quy"


TWINS: Final = ("Tom", "Zoe")
"""In love with each other unless a scenario lets Cupid choose others."""


def table(**house: str) -> Table:
    """The big table."""
    return Table(f"{CAST}, Zoe commoner", **house)


def kill(t: Table, name: str, cause: str, **night: str | tuple[str, ...]) -> None:
    """Let somebody die in the night that comes next, or on the day after it.

    Args:
        cause: exile, runoff, pack, double save, poison, curse, hidden, shot, king's shot, duel, explosion,
            taken, bomb, heartbreak or charm.
        night: what else happens in that night, as in `Table.night`.
    """
    night = {"Cup": TWINS, **night}
    match cause:
        case "pack":
            t.night(**{"pack": name, **night})
        case "double save":
            t.night(**{"pack": name, "guardian": name, "witch": "save", **night})
        case "poison":
            t.night(**{"witch": f"poison {name}", **night})
        case "curse":
            touched = {"Sam": {"seer": "Rex"}, "Wes": {"witch": "poison Rex"}}[name]
            t.night(**{**touched, **night})
        case "hidden":
            t.night(**{"Hid": name, **night})
        case "shot":
            t.night(**{"pack": "Hal", **night})
            t.shoot("Hal", name)
        case "heartbreak":
            t.night(**{**night, "Cup": (name, "Zoe"), "pack": "Zoe"})
        case "charm":
            t.night(**{"Bea": name, **night})
            t.vote(Bea=JURY)
        case _:
            t.night(**night)
            by_day(t, name, cause)
    assert name not in t.alive.split(), f"{name} did not die of {cause}"


def by_day(t: Table, name: str, cause: str) -> None:
    """The deaths that need no preparation by night."""
    match cause:
        case "exile":
            t.vote(**{name: JURY})
        case "runoff":
            t.vote(**{name: "Pam", "Tom": "Quy"})
            t.vote(**{name: JURY})
        case "king's shot":
            t.vote(Kit=JURY)
            t.shoot("Kit", name)
        case "duel":
            t.duel("Nat", name)
        case "explosion":
            t.explode(name)
        case "taken":
            t.explode("Kai", name)
        case "bomb":
            t.vote(Bom=name)
        case _:
            raise ValueError(cause)


def quiet(t: Table) -> Table:
    """Let the dead keep whatever they could still do."""
    while t.label == LAST_ACTS:
        for name in t.names:
            if t.asked(name):
                t.answer(name, "nobody")
        t.close()
    return t


def fights_on(t: Table) -> str:
    """Whether the day goes on or night has fallen: the next speech, or the next night."""
    quiet(t)
    assert t.label in {NIGHT, SPEECH}, t.label
    return "night" if t.label == NIGHT else "day"
