"""Telling the app which of the table's own cards is whose: by a called role, a visitor, or a moderator.

What has been told so far, and whether it adds up, is `own_cards.OwnCards`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from nightcaller.engine import IllegalDecision, Session
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.own_cards import ALL, CARDS, OwnCards
from nightcaller.table.live.page import Entry, Filled, Page
from nightcaller.table.live.scene import Console, Identify, Roster


class Cards:
    """What is done about the table's own cards before they are all known."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @property
    def told(self) -> OwnCards | None:
        """What has been told so far; None if the table has no cards of its own, or all are known."""
        return self._ledger.own_cards

    def claimed(self, seat: Seat) -> str:
        """The role that a seat has said it holds, while the cards are being told; empty otherwise."""
        return self.told.role_of(seat) if self.told else ""

    # --- eyes closed: the called role taps --------------------------------------------------------------

    def identify(self, seats: Sequence[Seat]) -> None:
        """The called role has tapped where it sits; on disk when this returns.

        What another role has tapped is no reason to refuse: that would tell who holds it.

        Raises:
            IllegalDecision: not as many seats as the role has cards, or it has tapped already.
        """
        scene = self._ledger.scene
        if not isinstance(scene, Identify) or self.identified:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        if len(seats) != scene.wanted or len(set(seats)) != scene.wanted:
            raise IllegalDecision("error-decision-how-many", lo=scene.wanted, hi=scene.wanted)
        if not set(seats) <= set(self._ledger.public.alive):
            raise IllegalDecision("error-decision-not-offered", slot=CARDS)
        self._ledger.record((CARDS, (scene.role, *sorted(seats))))
        self._ledger.tell()

    @property
    def identified(self) -> bool:
        """Whether the called role has tapped where it sits."""
        scene, own = self._ledger.scene, self.told
        return isinstance(scene, Identify) and own is not None and scene.role in own.said

    def end_identify(self) -> None:
        """The called role closes its eyes; after the last one everything is added up.

        Raises:
            IllegalDecision: nobody has tapped yet.
        """
        if self._ledger.caught_up():
            return
        scene = self._ledger.scene
        if not isinstance(scene, Identify) or not self.identified:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        self._ledger.note("identified", scene.role)
        self._ledger.settle()

    # --- a moderator says who holds what ----------------------------------------------------------------

    def place(self, role: str, seat: Seat) -> None:
        """The moderator says who holds a card, or takes it back from whoever has it already.

        Raises:
            IllegalDecision: every card of the role is placed.
        """
        own, scene = self.told, self._ledger.scene
        called = isinstance(scene, Console) and scene.purpose == "night"
        if own is None or role not in own.deck or not (isinstance(scene, Roster) or (called and own.later)):
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        if own.role_of(seat) != role and own.missing(role) <= 0:
            raise IllegalDecision("error-decision-how-many", lo=own.deck[role], hi=own.deck[role])
        self._ledger.record(*own.placed(role, seat))
        if own.later and isinstance(scene, Roster):
            self._ledger.settle()  # with the last card the night goes on; a slip is taken back from there
        else:
            self._ledger.tell()

    def end_roster(self) -> None:
        """The moderator has placed every card, all at once; whoever is left holds the plain role.

        Raises:
            IllegalDecision: some cards are missing.
        """
        own, ledger = self.told, self._ledger
        if ledger.caught_up():
            return
        if not isinstance(ledger.scene, Roster) or own is None or own.unplaced:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        ledger.record((CARDS, ALL))
        ledger.settle()

    @property
    def interrupts(self) -> str:
        """The role whose eyes are open while all cards that are left are entered; empty if none are."""
        own, window, at = self.told, self._ledger.window, self._ledger.progress.called
        if own is None or not own.everything or not window.dark or at >= len(window.calls):
            return ""
        call = window.calls[at]
        return "" if own.due(self._ledger.book.bringers[call.power], call.role).role else call.role

    def wanted_for(self, heard: Sequence[tuple[int, Picks]]) -> Seat | None:
        """Whose card has to be told before these answers are given; None if nobody's.

        What the asked would be told may hang on the card of whoever the answers name, or of others: a Fox
        smells the neighbours, too. So those that sit next to the named are tried first.

        Args:
            heard: the answers that are about to be given, with their slots, in order.
        """
        own = self.told
        if own is None or not own.later:
            return None
        about = sorted({one for _slot, picks in heard for one in picks if isinstance(one, int)})
        told = {own.provisional(): self._told(heard, own.provisional())}

        def differs(deals: Iterable[tuple[str, ...]]) -> bool:
            for deal in deals:
                if deal not in told:
                    told[deal] = self._told(heard, deal)
                if told[deal] != told[own.provisional()]:
                    return True
            return False

        if not differs(chain(*map(own.deals, about), own.rearranged())):
            return None
        seats = self._ledger.public.seats

        def away(seat: Seat) -> int:
            return min((min((seat - one) % seats, (one - seat) % seats) for one in about), default=0)

        near = sorted(own.unknown, key=away)
        return next((seat for seat in near if differs(own.deals(seat))), near[0])

    def _told(self, heard: Sequence[tuple[int, Picks]], deal: tuple[str, ...]) -> set[tuple[str, str]]:
        """What would be told for these answers by a deal."""
        ledger = self._ledger
        setup = msgspec.structs.replace(ledger.sitting, deal=deal).setup()
        tried = Session(ledger.book, setup, ledger.session.decisions)
        before = len(tried.events)
        for slot, picks in heard:
            tried.submit(slot, picks)
        return {(event.kind, repr(sorted(event.facts.items()))) for event in tried.events[before:]}


def card_page(own: OwnCards | None, seat: Seat, filled: Filled) -> Page | None:
    """Return the page that asks which card a visitor holds; None once she has said it.

    The same question, with the same answers, for every seat.
    """
    if own is None or own.role_of(seat):
        return None
    role = filled[0] if filled else None
    entry = Entry("cards", own.roles, own.roles)
    if role is None or role not in own.roles:
        return Page((entry,), (role,), problem=(0, "ui-visit-must-choose"))
    holders = sorted((*own.said.get(str(role), ()), seat))
    return Page((entry,), (role,), ((CARDS, (str(role), *holders)),))
