"""Who plays which seat by now: the people of the table, which are its own affair and no rule's.

A seat's person may get her name written properly, make room for somebody else, change places, or go home and
leave her answers to the lot. A fold of the journal's records; docs/decisions/mishaps.md says what each means.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from nightcaller.engine import IllegalDecision, Session
from nightcaller.engine.book import BESIDE
from nightcaller.engine.vocabulary import AMEND, Picks, Seat
from nightcaller.table.shelf.sitting import SEATED, SeatedPlayer

LOT: Final = -105
"""Slot that opens the record of an answer by lot: (seat,). The engine never sees it; it is nobody's step."""
ALREADY: Final = "error-mishap-decided"

WRITTEN, TAKEN_OVER, SPOKEN, AWAY, JOINING = "name", "player", "language", "lot", "next"
CHANGED, WITH_CARDS, UNSEEN = "people", "cards", "unseen"


class TakenOver(NamedTuple):
    """How much of what is a seat's own its present person has not written, been told or bet."""

    notes: int = 0
    """In the notebook."""
    news: int = 0
    """Told to the seat and not to everybody."""
    bets: int = 0


NOTHING: Final = TakenOver()
"""Who has sat there from the beginning has taken nothing over."""


class Seating:
    """Who plays which seat.

    Args:
        players: as the table has sat down.

    Attributes:
        players: as they sit now.
        absent: seats whose person has gone home: the lot answers for them, and nobody gets the laptop.
        before: seat -> what was its predecessor's when somebody took it over.
        joining: who has come late and plays from the next game on.
    """

    def __init__(self, players: Iterable[SeatedPlayer]) -> None:
        self.players = tuple(players)
        self.absent: frozenset[Seat] = frozenset()
        self.before: dict[Seat, TakenOver] = {}
        self.joining: tuple[SeatedPlayer, ...] = ()

    def take(self, picks: Picks, before: TakenOver = NOTHING) -> None:
        """Let a record take effect, as far as it is about people.

        Args:
            picks: what of `SEATED`.
            before: what the seat's own is by now.

        Raises:
            IllegalDecision: it is no such thing: somebody edited the file.
        """
        match picks:
            case ("name", int(seat), str(name)) if self._is(seat, name):
                self._replace(seat, name=name)
            case ("language", int(seat), str(language)) if self._is(seat):
                self._replace(seat, language=language)
            case ("player", int(seat), str(name), str(language), str(face)) if self._is(seat, name):
                self._replace(seat, name=name, language=language, face=face, pin="", letters=100)
                self.absent -= {seat}
                self.before[seat] = before
            case ("next", str(name), str(face)) if name.strip():
                self.joining = (*self.joining, SeatedPlayer(name, face=face))
            case ("lot", int(seat)) if self._is(seat):
                self.absent |= {seat}
            case ("people", int(seat), int(other)) if self._is(seat) and self._is(other):
                players = list(self.players)
                players[seat], players[other] = players[other], players[seat]
                self.players = tuple(players)
                self.absent = exchanged(self.absent, seat, other)
            case ("cards" | "unseen", int(seat), int(other)) if self._is(seat) and self._is(other):
                pass
            case _:
                raise IllegalDecision("error-decision-not-offered", slot=SEATED)

    def _is(self, seat: Seat, name: str = "?") -> bool:
        return 0 <= seat < len(self.players) and bool(name.strip())

    def _replace(self, seat: Seat, **changes: object) -> None:
        player = msgspec.structs.replace(self.players[seat], **changes)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])


def exchanged(seats: Iterable[Seat], one: Seat, other: Seat) -> frozenset[Seat]:
    """Return the same set of people, of whom two have changed places."""
    return frozenset({one: other, other: one}.get(seat, seat) for seat in seats)


def undecided(session: Session) -> bool:
    """Whether nothing has been decided yet that hangs on a card: another deal would be none too late."""
    return session.outcome is None and all(
        decision.slot == AMEND and decision.picks[:1] in {("act",), ("seat",)}
        for decision in session.decisions
    )


def hands(session: Session) -> Sequence[str]:
    """Return what was dealt to every seat, as a set-up's `deal` writes it."""
    book, setup = session.book, session.setup
    roles, _left = book.dealt(setup, setup.at(book))
    traits = book.traits_dealt(setup, roles)
    return [BESIDE.join((role, *beside)) for role, beside in zip(roles, traits, strict=True)]


def dealt_anew(session: Session, one: Seat, other: Seat) -> tuple[str, ...]:
    """Return the deal in which two seats have each other's cards.

    Raises:
        IllegalDecision: something has been decided already.
    """
    if not undecided(session):
        raise IllegalDecision(ALREADY)
    dealt = list(hands(session))
    dealt[one], dealt[other] = dealt[other], dealt[one]
    return tuple(dealt)
