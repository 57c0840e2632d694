"""The hospital: who is saved there, and what a patient is until the stay is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.book import Layer
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import MARKED, Kind
from nightcaller.engine.roles import FOREVER
from nightcaller.engine.vocabulary import Attack, Seat, Status
from nightcaller.rulebooks.forum.camps import HEALER
from nightcaller.rulebooks.forum.nightly import BY_NIGHT, PATIENT, SAVED, Late, attackers, rescued

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

TREATED: Final = "forum.treated"
SAVES: Final = (2, 3)
"""Roles, Doctor: "a 66,(6)% chance (rolled on the night of the attack)"."""
STAY: Final = 2
"""How many moments a patient is out: the next day and the next night (rulings, forum)."""

TREATED_TOLD: Final = Kind("forum.treated", discloses=False, mark="heart", feat="guarded")
REMEMBERED: Final = Kind("forum.remembered")
RECOVERED: Final = Kind("forum.recovered", news="news")
PATIENT_TOLD: Final = Kind("forum.patient", news="news")


class Stay(NamedTuple):
    """What a patient's status holds."""

    until: int
    """The last moment of it."""
    faces: tuple[Seat, ...]
    """Who came, each as often as he came."""


def saved(game: Game, attempt: Attack) -> bool:
    """Layer 2: one roll a night for each who is protected."""
    care = game.marked(attempt.target, TREATED)
    if care is None or attempt.kind not in BY_NIGHT:
        return False
    if not game.chance("forum.doctor.save", *SAVES, attempt.target):
        return False
    admit(game, care.source, attempt)
    return True


def admit(game: Game, doctor: Seat, attempt: Attack) -> None:
    """The victim is a patient from now on, and has seen everybody who came; the old stay is over."""
    seat, before = attempt.target, game.marked(attempt.target, PATIENT)
    faces = (*(before.data.faces if before else ()), *attackers(game, attempt))
    game.mark(seat, Status(PATIENT, doctor, FOREVER, Stay(game.moment + STAY, faces)))
    rescued(game, seat)
    game.record(SAVED, by=doctor, seat=seat, by_card="doctor")


def memories(game: Game) -> None:
    """ "If a patient wakes up again, he/she will remember one of the attackers".

    In the last hour of the stay, so that it can be talked about by day; but not if it is the last hour
    altogether.
    """
    waiting = patients(game)
    doomed = {fate.target for fate in game.doomed} if waiting else set()
    for seat in waiting:
        stay = game.players[seat].statuses[PATIENT].data
        if stay.until == game.moment and stay.faces and seat not in doomed:
            face = game.pick("forum.doctor.memory", stay.faces, seat)
            game.tell(REMEMBERED, to=1 << seat, by=seat, seat=face)


def patients(game: Game, doctor: Seat | None = None) -> tuple[Seat, ...]:
    """Living patients, of one doctor or of all."""
    found = ((seat, game.marked(seat, PATIENT)) for seat in seats_of(game.alive & game.bearing(PATIENT)))
    return tuple(seat for seat, stay in found if stay and doctor in {None, stay.source})


def assault(game: Game, cause: str, by: Seat, target: Seat, kind: str = "attack") -> None:
    """Attack somebody by night: "if the doctor is attacked, however, all patients are also attacked"."""
    attack(game, cause, by, target, kind)
    if HEALER in game.role(target).tags:
        for patient in patients(game, target):
            attack(game, cause, by, patient, kind)


def rounds(game: Game) -> None:
    """At daybreak: who died is no patient, who has been out long enough wakes up, who is new is named."""
    for seat in seats_of(game.bearing(PATIENT)):
        until = game.players[seat].statuses[PATIENT].data.until
        told = until < game.moment + STAY - 1
        if not game.lives(seat):
            game.unmark(seat, PATIENT, public=told)
        elif until < game.moment:
            game.unmark(seat, PATIENT, public=True)
            game.tell(RECOVERED, seat=seat)
        elif not told:
            game.tell(MARKED, seat=seat, mark=PATIENT)
            game.tell(PATIENT_TOLD, seat=seat)


LAYER: Final = Layer("doctor", saved, frozenset({TREATED}), place=2, sign=TREATED_TOLD)
MEMORIES: Final = Late(3, memories)
