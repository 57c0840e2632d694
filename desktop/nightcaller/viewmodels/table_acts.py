"""What the table decides together: a step back, a ruling, a style, a PIN, the end. Public facts only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from PySide6.QtCore import Signal, Slot

from nightcaller.engine import NOBODY, IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Ended
from nightcaller.text import message_id
from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.on_screen import DecisionScreen, OnScreen, derived
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow

Kind = Literal["took_back", "kill", "revive", "style", "pin", "end", "again"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""What a table may decide in front of everybody; what is secret is a moderator's affair."""
STYLES: Final = tuple(Style)
ROUNDS: Final = 6
"""So many rounds are offered: what lies further back would be another evening."""
OUT: Final = "×"
"""On the token of somebody who is out of the game and may be chosen all the same."""
SAID: Final = {"kill": "killed", "revive": "revived"}
"""Kinds whose line has the name of what is told afterwards."""
NOBODY_THERE: Final = {
    "kill": "ui-acts-nobody-alive",
    "revive": "ui-acts-nobody-dead",
    "pin": "ui-acts-nobody-locked",
}
"""Kind -> why there is no seat about which it could be decided."""


@dataclass(frozen=True, slots=True)
class Motion:
    """What the table is about to decide: what, about whom, as far as it was tapped."""

    name: Kind = KINDS[0]
    seat: Seat | None = None
    team: int = -1
    """Place in `Rulings.teams`; the one after the last is nobody. -1 before a choice, as for `style`."""
    style: int = -1
    """Place in `STYLES`."""
    outsider: bool = False
    """Nobody who plays moderates."""
    round: int = 0
    """Place in `Corrections.rounds`, the last one first."""
    seats: tuple[SeatRow, ...] = ()

    @property
    def kind(self) -> int:
        """Place in `KINDS`."""
        return KINDS.index(self.name)

    @property
    def picked(self) -> int:
        """Number of the seat; 0 for none."""
        return 0 if self.seat is None else self.seat + 1

    @property
    def who(self) -> str:
        """Who sits there; empty for none."""
        return self.seats[self.seat].name if self.seats and self.seat is not None else ""

    @property
    def naming(self) -> bool:
        """A moderator is being named."""
        return self.name == "style" and self.style >= 0 and STYLES[self.style].moderated

    @property
    def asks_for_seat(self) -> bool:
        """A seat is asked for."""
        return self.name in {"kill", "revive", "pin"} or self.naming


def intent(motion: Motion, evening: Evening) -> Intent | None:
    """Return what is announced; None as long as something is missing."""
    seat = motion.seat
    about = {} if seat is None else {"seat": seat + 1}
    line = Line(message_id("line-about", SAID.get(motion.name, motion.name)), about)
    match motion.name:
        case "took_back":
            return Intent(line, evening.rulings.undo)
        case "again":
            return once_more(motion, evening)
        case "kill" | "revive" as kind if seat is not None:
            return Intent(line, lambda: evening.rulings.amend(kind, seat))
        case "pin" if seat is not None:
            return Intent(line, lambda: evening.rulings.lift_pin(seat))
        case "end" if motion.team >= 0:
            winners = evening.rulings.teams[motion.team : motion.team + 1]
            return Intent(line, lambda: evening.rulings.amend("end", *winners))
        case "style" if motion.style >= 0:
            return new_style(motion, evening)
        case _:
            return None


def once_more(motion: Motion, evening: Evening) -> Intent | None:
    """Return the going through a round once more; None if there is no such round."""
    rounds = evening.corrections.rounds
    if not 0 <= motion.round < len(rounds):
        return None
    chosen = rounds[motion.round]
    line = Line(f"line-about-{chosen.phase}-again")
    return Intent(line, lambda: evening.corrections.once_more(chosen))


def new_style(motion: Motion, evening: Evening) -> Intent | None:
    """Return the change of the table style; None as long as a moderator has to be named."""
    style, seat = STYLES[motion.style], motion.seat
    if not style.moderated:
        line = Line(message_id("line-about", style))
    elif seat is not None:
        line = Line("line-about-moderator", {"seat": seat + 1})
    elif motion.outsider:
        line = Line("line-about-narrator")
    else:
        return None
    return Intent(line, lambda: evening.rulings.change_style(style, seat))


def hindrance(motion: Motion, evening: Evening) -> str:
    """Return the message id of why this cannot be announced now, or of what is missing; empty if it can."""
    rulings, seats = evening.rulings, possible(motion, evening)
    if rulings.not_here:
        return rulings.not_here
    if motion.name == "took_back":
        return "" if rulings.may_undo else "error-decision-nothing-to-undo"
    if motion.name == "again":
        none = "" if evening.corrections.rounds else "ui-acts-no-round"
        return evening.corrections.refused or none
    # The same for every table: what is still to be heard might be the end.
    if rulings.more_to_hear:
        return "error-act-news-first"
    if isinstance(evening.scene, Ended):
        return "error-decision-game-over"
    if motion.name in {"kill", "revive", "end"} and rulings.cards_first:
        return rulings.cards_first
    if motion.name == "end":
        return "" if motion.team >= 0 else "ui-acts-choose-team"
    if motion.name == "style":
        if not rulings.may_change_style:
            return "error-decision-style-at-night"
        if motion.style < 0:
            return "ui-acts-choose-style"
        why = rulings.no_style(STYLES[motion.style])
        return why or ("" if intent(motion, evening) else "ui-acts-choose-moderator")
    if not seats:
        return NOBODY_THERE[motion.name]
    if motion.seat is None:
        return "ui-acts-choose-seat"
    return "" if motion.name == "pin" else rulings.refusal(motion.name, motion.seat)


def possible(motion: Motion, evening: Evening) -> Sequence[Seat]:
    """Return the seats about which this can be decided, as far as everybody knows."""
    public, everybody = evening.public, range(evening.public.seats)
    match motion.name:
        case "kill":
            return public.alive
        case "revive":
            return tuple(seat for seat in everybody if seat not in public.alive)
        case "pin":
            return tuple(seat for seat in everybody if evening.rulings.pin_of(seat))
        case "style" if motion.naming:
            return everybody
        case _:
            return ()


def seat_rows(motion: Motion, evening: Evening) -> tuple[SeatRow, ...]:
    """Return the ring: whoever cannot be chosen says why."""
    seats = possible(motion, evening)
    why = "ui-acts-no-pin" if motion.name == "pin" else "ui-overrule-not-here"

    def barred(row: SeatRow) -> str:
        if not motion.asks_for_seat:
            return ""
        if row.number - 1 not in seats:
            return why
        return "" if row.alive else OUT  # a dead token is deaf but for saying why

    rows = table_rows(evening.sitting.players, evening.public, chosen=(motion.seat,))
    return tuple(replace(row, blocked=barred(row)) for row in rows)


@element
class TableActsViewModel(OnScreen[Motion], DecisionScreen):
    """What is decided, about whom. Nothing happens here: what is held is announced first.

    Signals:
        intended: an `Intent`, to be announced.
    """

    intended = Signal(object)

    def entered(self) -> None:
        """The screen opens on what an answer can be put right by: where the last one was given in secret, on
        the round that it belongs to, since nobody knows whose was wrong; else on a step back."""
        again = not hindrance(Motion("again"), self._evening)
        secret = self._evening.rulings.last_was_secret or not self._evening.rulings.may_undo
        self.choose(KINDS.index("again") if again and secret else 0)

    @Slot(int)
    @placed(lambda _self: KINDS)
    def choose(self, kind: int) -> None:
        """Choose what is decided, by its place in `KINDS`."""
        self._set(Motion(KINDS[kind]))

    @Slot(int)
    def chooseSeat(self, seat: int) -> None:
        """Tap a seat; again lets go of it."""
        if seat in possible(self._shown, self._evening):
            chosen = None if self._shown.seat == seat else seat
            self._set(replace(self._shown, seat=chosen, outsider=False))

    @Slot(int)
    @placed(lambda self: (*self._evening.rulings.teams, NOBODY))
    def chooseTeam(self, team: int) -> None:
        """Choose who wins, by its place in `teams`; the last one is nobody."""
        self._set(replace(self._shown, team=team))

    @Slot(int)
    @placed(lambda _self: STYLES)
    def chooseStyle(self, style: int) -> None:
        """Choose the table style, by its place in `STYLES`."""
        self._set(replace(self._shown, style=style, seat=None, outsider=False))

    @Slot(int)
    @placed(lambda self: self.rounds)
    def chooseRound(self, round_: int) -> None:
        """Choose what is gone through once more, by its place in `rounds`."""
        self._set(replace(self._shown, round=round_))

    @Slot()
    def chooseOutsider(self) -> None:
        """Nobody who plays moderates."""
        self._set(replace(self._shown, seat=None, outsider=not self._shown.outsider))

    @Slot()
    def confirm(self) -> None:
        """Held to the end: it is announced, if it can be decided at all."""
        decided, why = intent(self._shown, self._evening), hindrance(self._shown, self._evening)
        if why:
            self.failed.emit(IllegalDecision(why))
        elif decided is not None:
            self.intended.emit(decided)

    def _set(self, motion: Motion) -> None:
        self._show(replace(motion, seats=seat_rows(motion, self._evening)))

    @derived
    def teams(self) -> list[str]:
        """Message ids of who may win."""
        return [message_id("team", team) for team in self._evening.rulings.teams]

    @derived
    def rounds(self) -> list[dict[str, Any]]:
        """What can be gone through once more, the last one first: ``night``, ``day``, ``lap``, ``laps``."""
        rounds = self._evening.corrections.rounds if self._shown.name == "again" else ()
        return [
            {"night": one.phase == "night", "day": one.day, "lap": one.nth + 1, "laps": one.rounds}
            for one in rounds[:ROUNDS]
        ]

    @derived
    def hindrance(self) -> str:
        """Message id of why it cannot be announced, or of what has to be chosen first; empty if it can."""
        return hindrance(self._shown, self._evening)
