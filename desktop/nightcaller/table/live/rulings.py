"""What the table decides over the game's head: another style, a lifted PIN, a fact, a step back, playing on.

Only where everybody looks at the screen, or by a moderator at any moment; the table hears of each ruling.
"""

from __future__ import annotations

from typing import Final

from nightcaller.engine import AMEND, IllegalDecision
from nightcaller.engine.amend import ACT, teams
from nightcaller.engine.kinds import BACK, KILLED
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.styles import Style
from nightcaller.table.live.acts import (
    CARDS_FIRST,
    MODERATOR,
    NOT_HERE,
    PIN,
    STYLE_CARDS,
    act,
    before_everybody,
    more_to_hear,
    refused,
    taking_back,
)
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.looking_back import decided_in, last_decided, last_step
from nightcaller.table.live.own_cards import AGAIN, CARDS, EVERYTHING
from nightcaller.table.live.progress import PAGE
from nightcaller.table.live.scene import Cover, Ended, Forgotten
from nightcaller.table.live.skipping import as_if_silent
from nightcaller.table.shelf.styles import misfit

DECLARED: Final = frozenset({KILLED.id, BACK.id})
"""What everybody is told of a death that is declared, and of one that is taken back."""


class Rulings:
    """The table's own decisions about its evening."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @property
    def before_everybody(self) -> bool:
        """Whether the whole table looks at the screen, so that it can decide something together."""
        return before_everybody(self._ledger.scene, self._ledger.progress.style)

    @property
    def more_to_hear(self) -> bool:
        """Whether the table is in the middle of news."""
        return more_to_hear(self._ledger.scene)

    @property
    def teams(self) -> tuple[str, ...]:
        """Whom the table may declare the winners, as far as everybody knows."""
        return teams(self._ledger.book, self._ledger.sitting.published())

    @property
    def _may_rule(self) -> bool:
        """One person alone with the laptop decides nothing for the table; a moderator does, at any moment."""
        return self._ledger.progress.style.moderated or self.before_everybody

    @property
    def not_here(self) -> str:
        """Why nothing can be decided for the table where the laptop is now; empty if it can."""
        return "" if self._may_rule else NOT_HERE

    def _before_everybody(self) -> None:
        if self.not_here:
            raise IllegalDecision(self.not_here)

    @property
    def cards_first(self) -> str:
        """Why nothing can be played over or overruled before the table's own cards are known; empty if they
        are."""
        return CARDS_FIRST if self._ledger.cards_missing else ""

    @property
    def may_ask_for_cards(self) -> bool:
        """Whether a moderator who enters each card when it is called may enter all that are left now."""
        own, moderated = self._ledger.own_cards, self._ledger.progress.style.moderated
        waits = own is not None and bool(own.later) and not own.everything
        return waits and moderated and self._ledger.cards_missing

    def ask_for_cards(self) -> None:
        """The moderator is asked for all cards that are left, so that anything can be ruled.

        Raises:
            IllegalDecision: they are known, or asked for in another way.
        """
        if not self.may_ask_for_cards:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        self._ledger.note("cards", EVERYTHING)
        self._ledger.tell()

    def refusal(self, kind: str, *picks: Option) -> str:
        """Why `amend` would refuse this now: a message id; empty if it would not."""
        first = self.not_here or self.cards_first
        return first or refused(lambda: self._ledger.session.check(AMEND, (kind, *picks)))

    @property
    def no_skip(self) -> str:
        """Why `skip` would be refused now: a message id; empty if it would not."""
        over = "error-decision-game-over" if self._ledger.session.outcome is not None else ""
        return self.not_here or over or self.cards_first

    def _cards_are_known(self) -> None:
        """The table's own cards come first: until they are known a deal of the app's stands behind the
        screens, and what is played or overruled with it would not fit the cards that people hold."""
        if self._ledger.own_cards is not None and not self.cards_first:
            self._ledger.settle()  # the last one has just been told
        if not self.cards_first:
            return
        if self.may_ask_for_cards:
            self.ask_for_cards()
        raise IllegalDecision(self.cards_first)

    # --- the table style --------------------------------------------------------------------------------

    @property
    def may_change_style(self) -> bool:
        """Whether the table style can be changed now: not in the middle of a night."""
        progress = self._ledger.progress
        begun = progress.answered or progress.visited or progress.called
        return not (self._ledger.window.dark and begun)

    def no_style(self, style: Style) -> str:
        """Message id of why the table cannot go on in this style; empty if it can.

        What the set-up refuses of the table's own cards is refused as long as they are being told.
        """
        ledger = self._ledger
        if not self.may_change_style:
            return "error-decision-style-at-night"
        if style is ledger.progress.style:
            return "error-act-style-same"
        if ledger.own_cards is None:
            return ""
        agreed = ledger.sitting
        unfit = misfit(ledger.book, agreed.deck, agreed.house, style, own_cards=True)
        return STYLE_CARDS if unfit and unfit.refused else ""

    def change_style(self, style: Style, moderator: Seat | None = None) -> None:
        """Go on in another table style from the next night on; everybody hears of it.

        Args:
            style: the new one.
            moderator: narrator style: the seat that will see everything; None for nobody who plays.

        Raises:
            IllegalDecision: not everybody sees the screen, or there is a reason against it (`no_style`).
        """
        self._before_everybody()
        if why := self.no_style(style):
            raise IllegalDecision(why)
        ledger = self._ledger
        decided = act(style.value) if not style.moderated or moderator is None else act(MODERATOR, moderator)
        ledger.session.check(*decided)
        # Each style asks for the table's own cards in its own way, from the beginning.
        anew = ((CARDS, AGAIN),) if ledger.own_cards and ledger.own_cards.said else ()
        ledger.record(*anew, decided)
        ledger.settle()

    # --- forgotten PINs ---------------------------------------------------------------------------------

    def ask_the_table(self) -> None:
        """Whoever stands before the cover has forgotten the PIN: the lights go on and the table is asked.

        Raises:
            IllegalDecision: nobody is asked for a PIN.
        """
        scene = self._ledger.scene
        if not isinstance(scene, Cover) or not self.pin_of(scene.seat):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._ledger.note("forgotten", str(scene.seat))
        self._ledger.tell()

    def never_mind(self) -> None:
        """The PIN has come back to mind: nothing has changed.

        Raises:
            IllegalDecision: nobody has asked.
        """
        if not isinstance(self._ledger.scene, Forgotten):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._ledger.note("forgotten")
        self._ledger.tell()

    def lift_pin(self, seat: Seat) -> None:
        """The table says who somebody is: her pages open without a PIN for the rest of the evening.

        Raises:
            IllegalDecision: not everybody sees the screen, or the seat has none.
        """
        self._before_everybody()
        if not self.pin_of(seat):
            raise IllegalDecision("error-act-no-pin")
        self._ledger.submit(act(PIN, seat))
        self._ledger.settle()

    def pin_of(self, seat: Seat) -> str:
        """The digits that open a seat's private pages; empty if it has none, or the table has lifted them."""
        ledger = self._ledger
        return "" if seat in ledger.progress.unlocked else ledger.sitting.players[seat].pin

    def tried_pin(self, seat: Seat, *, right: bool) -> None:
        """Somebody has typed a PIN; wrong ones are counted until the right one comes, also over a restart."""
        if not right:
            self._ledger.note("wrong_pin", str(seat))
        elif self._ledger.progress.wrong.get(seat):
            self._ledger.note("right_pin", str(seat))

    def reads(self, seat: Seat, language: str) -> None:
        """Whoever takes the laptop says in which language her private pages are, from now on.

        Raises:
            IllegalDecision: it is nobody's turn to take it, or they are already.
        """
        ledger = self._ledger
        if not isinstance(ledger.scene, Cover) or ledger.sitting.players[seat].language == language:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        ledger.note("language", f"{seat}:{language}")

    # --- overruling -------------------------------------------------------------------------------------

    def amend(self, kind: str, *picks: Option) -> None:
        """Overrule a fact. The kinds are those of `engine.amend`; acts of the table have calls of their own.

        Raises:
            IllegalDecision: not everybody sees the screen and nobody moderates, there is no such amendment,
                it would change nothing, or cards of the table's own have to be told first; a moderator is
                asked for them now.
        """
        self._before_everybody()
        if kind == ACT:
            raise IllegalDecision("error-amend-unknown")
        if self._ledger.caught_up():
            return
        self._cards_are_known()
        self._ledger.submit((AMEND, (kind, *picks)))
        self._ledger.settle()

    def skip(self, to: str = "") -> None:
        """Finish the open window with what stands when nobody answers; one step of `undo`.

        Args:
            to: ``night`` or ``day``: skip until the next one begins, or the game is over.

        Raises:
            IllegalDecision: the game is over, not everybody sees the screen and nobody moderates, or cards of
                the table's own have to be told first; a moderator is asked for them now.
        """
        self._before_everybody()
        if self._ledger.caught_up():
            return
        if self._ledger.session.outcome is not None:
            raise IllegalDecision("error-decision-game-over")
        self._cards_are_known()
        self._ledger.record(*as_if_silent(self._ledger.session, to))
        self._ledger.settle()

    @property
    def may_play_on(self) -> bool:
        """Whether the table can still overrule the end: somebody lives, and the evening is not finished."""
        ledger = self._ledger
        return ledger.session.outcome is not None and not ledger.finished and bool(ledger.public.alive)

    def play_on(self) -> None:
        """The game is over, says the book; the table says that it is not: that reason ends nothing any more.

        An end that the table has declared itself is simply taken back.

        Raises:
            IllegalDecision: the game is not over, nobody is left, or the evening is finished.
        """
        ledger = self._ledger
        if ledger.caught_up():
            return
        outcome = ledger.session.outcome
        if outcome is None or not self.may_play_on:
            raise IllegalDecision("error-decision-no-playing-on")
        number, record = last_decided(ledger.standing)
        declared = (AMEND, "end") in {(slot, picks[0]) for slot, picks in record.decided if picks}
        # All in one record: half of it on a full disk would be another game.
        ledger.go_back(number, *(() if declared else ((AMEND, ("play_on", outcome.reason)), *record.decided)))
        ledger.settle()

    # --- a step back ------------------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether there is a decision to take back here: not from an end that the table has heard of."""
        heard_the_end = isinstance(self._ledger.scene, Ended)
        return not heard_the_end and self._may_rule and last_step(self._ledger.standing) is not None

    @property
    def last_was_secret(self) -> bool:
        """Whether what would be taken back was answered on a page or in a call, out of the others' sight."""
        last = last_step(self._ledger.standing)
        return last is not None and any(slot == PAGE for slot, _ in decided_in(self._ledger.standing, last))

    def undo(self) -> None:
        """Take back the last decision and everything shown since; the table is told that it is a correction.

        Raises:
            IllegalDecision: there is nothing to take back, or not everybody sees the screen.
        """
        self._before_everybody()
        last = last_step(self._ledger.standing) if self.may_undo else None
        if last is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        self._ledger.go_back(last, taking_back(decided_in(self._ledger.standing, last), self._heard))
        self._ledger.settle()

    def _heard(self, ruling: Picks) -> bool:
        """Whether everybody knows of a ruling: of a secret mark nobody does, of a death that a moderator
        declares while they sleep nobody until daybreak. Elsewhere a ruling is announced before."""
        kind, *about = ruling
        if kind in {"mark", "unmark"}:
            return self._ledger.book.marks[str(about[1])]
        asleep = kind in {"kill", "revive"} and self._ledger.progress.style.moderated
        events = self._ledger.public.events
        return not asleep or any(one.facts.get("seat") == about[0] for one in events if one.kind in DECLARED)
