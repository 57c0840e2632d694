"""The ledger of an evening in progress: what was decided, on disk, and where the table stands by it.

Whatever happens at the table is a record here, and nothing else is ever saved. Visits, calls, the moderator's
desk, the table's own cards and its rulings write into it and read from it; it knows none of them.

A record takes effect in memory first, then it is written, then the table sees it. So nothing is ever written
that could not be replayed (docs/decisions/taken-before-written.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from nightcaller.engine import CLOSE, TABLE, Event, Session, View, Window
from nightcaller.engine.correction import RULE
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.acts import acts_among, before_everybody
from nightcaller.table.live.delivery import next_scene
from nightcaller.table.live.looking_back import decided_since
from nightcaller.table.live.news import next_bulletin
from nightcaller.table.live.own_cards import ALL, CARDS, OwnCards
from nightcaller.table.live.progress import Progress
from nightcaller.table.live.scene import (
    HALTED,
    TAMPERED,
    Bulletin,
    Console,
    Floor,
    Forgotten,
    Hands,
    PublicChoice,
    Race,
    Roster,
    Scene,
)
from nightcaller.table.live.standing import Numbered, Standing
from nightcaller.table.live.told_alone import same_facts, written
from nightcaller.table.shelf.journal import (
    Corrected,
    Decisions,
    Digest,
    Journal,
    JournalNotSaved,
    Note,
    Record,
    Undo,
    lasting,
)
from nightcaller.table.shelf.sitting import Sitting

DRAW_OFFER = PublicChoice(TABLE, "draw", ("take", "leave"))
"""After two days and nights without a death the table is asked before it goes on (`Session.draw_offered`)."""


class Ledger:
    """Submits, notes and goes back; each is on disk when it returns. Screens never get it.

    Args:
        agreed: what the table agreed on.
        journal: where every record goes; None plays without one (demo, tests).
        records: what a journal already holds, as (record number, record) in effect.

    Attributes:
        changed: called after everything that happened; the screens look at the scene again.
        finished: the story is written; the table overrules nothing any more.
        length: how many records there are, those on disk before the evening's first included.
        standing: the fold of all records in effect.
        stands_in: what the lot answers for somebody who has gone home and would be asked now; None if nobody.
        unsettled: a window only waits to be closed, and the disk has not taken that (`caught_up`).
    """

    def __init__(
        self, agreed: Sitting, journal: Journal | None = None, records: Iterable[Numbered] = ()
    ) -> None:
        self.agreed = agreed
        self.book: Rulebook = agreed.rules()
        self.journal = journal
        self.changed: list[Callable[[], None]] = []
        self.finished = False
        self.length = journal.length if journal else 2
        self.standing = Standing(self.book, agreed, records)
        self.stands_in: Callable[[], Record | None] = lambda: None
        self.unsettled = False
        self._shown: Scene | None = None
        self._step_by_step = True

    # --- reading ----------------------------------------------------------------------------------------

    @property
    def sitting(self) -> Sitting:
        """What the table agreed on, with the people as they sit now."""
        return self.standing.sitting

    @property
    def session(self) -> Session:
        """The engine's game."""
        return self.standing.session

    @property
    def window(self) -> Window:
        """What is open now."""
        return self.standing.session.window

    @property
    def progress(self) -> Progress:
        """How far delivery has come."""
        return self.standing.progress

    @property
    def public(self) -> View:
        """What everybody may see."""
        return self.session.view(TABLE)

    def view(self, seat: Seat) -> View:
        """What one seat may see."""
        return self.session.view(seat)

    @property
    def events(self) -> Sequence[Event]:
        """Every event so far, the secret ones too."""
        return self.session.events

    @property
    def own_cards(self) -> OwnCards | None:
        """What has been told about the table's own cards so far; None if it has none, or all are known."""
        own = self.standing.own
        return own if own and own.deal is None else None

    @property
    def cards_missing(self) -> bool:
        """Whether somebody's own card is still to be told; if not, they may have to be added up yet."""
        own, progress = self.own_cards, self.progress
        return own is not None and not own.told_all(progress.style, progress.seen)

    @property
    def own_asks(self) -> Scene | None:
        """What asks the table for its own cards now, if anything does.

        A moderator who enters them when they are called enters those that sleep when the night has fallen.
        """
        own, progress = self.standing.own, self.progress
        asked = own.scene(progress.style, progress.seen) if own else None
        if own and own.later and not own.everything and isinstance(asked, Roster):
            return asked if isinstance(self._next_scene(), Console) else None
        return asked

    @property
    def scene(self) -> Scene:
        """What the laptop has to show now."""
        progress = self.progress
        if progress.asking is not None and not self.session.outcome:
            return Forgotten(progress.asking)
        if self.unsettled and self._shown is not None:
            return self._shown
        if progress.halted and not self.session.outcome:
            heard = next_bulletin(
                self.book, self.public.events, progress.told, progress.overruled, rulings_only=True
            )
            return heard or Bulletin(HALTED, ())
        if asked := self.own_asks:
            # What the table has decided is heard before the cards are asked for.
            return (
                next_bulletin(
                    self.book, self.public.events, progress.told, progress.overruled, rulings_only=True
                )
                or asked
            )
        scene = self._next_scene()
        assert scene is not None, "a window that only waits to be closed is closed at once"
        if progress.tampered and not self.finished and before_everybody(scene, progress.style):
            return Bulletin(TAMPERED, ())
        if self.session.draw_offered and isinstance(scene, Floor | Hands | Race):
            return DRAW_OFFER
        self._shown = scene
        return scene

    # --- submitting and noting --------------------------------------------------------------------------

    def submit(self, *decided: tuple[int, Picks]) -> None:
        """Check, journal, then play some decisions that belong together.

        Raises:
            IllegalDecision: one of them is not allowed; nothing is recorded.
            JournalNotSaved: the disk does not take them; everything is as it was.
        """
        for slot, picks in decided:
            if slot != CLOSE or len(decided) == 1:
                self.session.check(slot, picks)
        self.record(*decided)

    def record(self, *decided: tuple[int, Picks]) -> None:
        """The same for what has been checked on a copy, or is none of the engine's business."""
        self._write(Decisions(decided))

    def note(self, key: str, value: str = "") -> None:
        """Write down that something was shown, heard or said."""
        self._write(Note(key, value))

    def note_tampering(self, where: str, records: int) -> None:
        """Write down that the journal is not what it was: the table is told, not only who opened it.

        Args:
            where: as `Damage.where`; empty once the table knows.
            records: how many it is about.
        """
        self.note("tampered", f"{where}:{records}" if where else "")

    def settle(self) -> None:
        """Close a private window in which everybody has been visited or called, and answer by lot for whoever
        has gone home; then tell the screens."""
        own, progress = self.standing.own, self.progress
        # Until the disk has taken it, what was open stays open.
        if own and own.told_all(progress.style, progress.seen):
            self.unsettled = True
            self.record((CARDS, ALL))
        while True:
            while self._next_scene() is None:
                self.unsettled = True
                self.record((CLOSE, ("close",)))
            self.unsettled = False
            by_lot = self.stands_in()
            if by_lot is None:
                break
            self.unsettled = True
            self._write(by_lot)
        self.tell()

    def caught_up(self) -> bool:
        """Whether what is done now has been written already, and only its window had still to be closed.

        Raises:
            JournalNotSaved: the disk still does not take it.
        """
        if not self.unsettled:
            return False
        self.settle()
        return True

    def tell(self) -> None:
        """Tell the screens that something has happened."""
        if self._step_by_step:
            for listener in list(self.changed):
                listener()

    @contextmanager
    def as_one_step(self) -> Iterator[None]:
        """What is recorded meanwhile is told when it is over: no screen sees what lies between."""
        self._step_by_step = False
        try:
            yield
        finally:
            self._step_by_step = True
            self.tell()

    # --- going back -------------------------------------------------------------------------------------

    def go_back(self, number: int, *instead: tuple[int, Picks], cards: bool = False) -> None:
        """Take back every record from `number` on but the acts of the table, and add some, in one record.

        Wrong PINs stay counted, or there would be more tries; that the journal was put back is still told.

        Args:
            number: the first record that is taken back.
            instead: what is decided in the same breath.
            cards: what was told of the table's own cards stays: nobody's hand has changed.
        """
        at = self.standing.find(number)
        if at is not None and self.standing.played[at].brought != number:
            # A correction has let it stand: going back must not take the correction back.
            acts = [
                act
                for one in self.standing.played[at:]
                if isinstance(one.record, Decisions)
                for act in acts_among(one.record.decided)
            ]
            self._write(Corrected(number, (*acts, *instead)))
            return
        wrong, tampered = dict(self.progress.wrong), self.progress.tampered
        standing = [(n, record) for n, record in self.standing.records if n < number or lasting(record)]
        undone = decided_since(self.standing, number)
        told = [one for one in undone if one[0] == CARDS] if cards else ()
        kept = (*acts_among(undone), *told, *instead)
        if kept:
            standing.append((self.length, Decisions(kept)))
        before = Standing(self.book, self.agreed, standing)
        # Nobody forgets what she was shown.
        known, left = self.standing.knowledge.known, before.knowledge.known
        knows = {
            seat: known.get(seat, [])
            for seat in {*known, *left}
            if not same_facts(known.get(seat, ()), left.get(seat, ()))
        }
        note = written(knows) if knows else ""
        if note:
            before.take(self.length, Note("knows", note))
        self._append(Undo(len(undone), number, kept, note))
        self.standing = before
        self.unsettled = False
        for seat, times in wrong.items():
            for _try in range(times - self.progress.wrong.get(seat, 0)):
                self.note("wrong_pin", str(seat))
        if tampered and not self.progress.tampered:
            self.note_tampering(*tampered)

    # --- putting right ----------------------------------------------------------------------------------

    def correct(self, number: int, *decided: tuple[int, Picks], act: Picks = (), laps: bool = False) -> None:
        """Something was answered otherwise: what came after it stands as far as it still fits.

        Args:
            number: the record that was something else.
            decided: what stands instead; nothing if it is asked anew.
            act: the amendment by which the table hears of it.
            laps: everybody is asked once more from there on.

        Raises:
            IllegalDecision: it cannot have been so; nothing is recorded.
            JournalNotSaved: the disk does not take it; everything is as it was.
        """
        self._write(Corrected(number, decided, RULE, laps, act))

    # --- the disk ---------------------------------------------------------------------------------------

    def _next_scene(self) -> Scene | None:
        return next_scene(self.book, self.sitting, self.window, self.public, self.progress)

    def _write(self, record: Record) -> None:
        """Let a record take effect, then put it on disk; if either fails, everything is as it was."""
        window = self.window
        taken = len(self.standing.records)
        try:
            self.standing.take(self.length, record)
            self._append(record)
        except BaseException:
            self.standing = Standing(self.book, self.agreed, self.standing.records[:taken])
            raise
        if self.window is not window:
            # A digest only guards against other versions: without it the decision still stands.
            digest = Digest(self.session.digest, len(self.session.decisions))
            with suppress(JournalNotSaved):
                self._append(digest)
                self.standing.records.append((self.length - 1, digest))

    def _append(self, record: Record) -> None:
        if self.journal:
            self.journal.append(record)
        self.length += 1
