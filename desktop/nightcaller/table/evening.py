"""An evening in progress: the session, its journal, and how far delivery has come.

One call of this class is one thing that happened at the table; when it returns, it is on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec

from nightcaller import __version__
from nightcaller.engine import (
    CLOSE,
    ENGINE_VERSION,
    TABLE,
    Book,
    Event,
    IllegalDecision,
    Session,
    View,
)
from nightcaller.engine.vocabulary import Call, Option, Picks, Seat
from nightcaller.table.delivery import laps_of, next_scene
from nightcaller.table.evenings import Ending, Shelf, Story
from nightcaller.table.journal import (
    Damage,
    Decisions,
    Digest,
    Journal,
    JournalDiffers,
    JournalNotSaved,
    Note,
    Record,
    Undo,
)
from nightcaller.table.progress import DECOY, Guess, Progress
from nightcaller.table.recap import Recap, recap_of
from nightcaller.table.scene import Bulletin, Choice, Cover, Floor, Scene, Step
from nightcaller.table.sitting import Sitting, Style
from nightcaller.table.visit import Summons, Visit, decoy_step, idle_step, neutral

Closing: Picks = ("close",)


class Evening:
    """The table's game as the laptop runs it.

    Args:
        sitting: what the table agreed on.
        journal: where every decision goes before the next screen; None plays without one (demo, tests).
        records: what a journal already holds, as (record number, record) in effect.

    Attributes:
        damage: what could not be read of the journal that was continued; None if all is well.
        changed: called after everything that happened; the screens look at `scene` again.
    """

    def __init__(
        self,
        sitting: Sitting,
        journal: Journal | None = None,
        records: Iterable[tuple[int, Record]] = (),
        damage: Damage | None = None,
    ) -> None:
        self.sitting = sitting
        self.book: Book = sitting.rules()
        self.damage = damage
        self.changed: list[Callable[[], None]] = []
        self._journal = journal
        self._length = journal.length if journal else 2
        self._standing: list[tuple[int, Record]] = []
        self._boot(list(records))

    # --- beginning, going on, ending ------------------------------------------------------------------

    @classmethod
    def begin(cls, sitting: Sitting, shelf: Shelf) -> Evening:
        """Start an evening; from now on it can be continued.

        Raises:
            IllegalSetup: the deck or the house rules cannot be played.
            JournalNotSaved: the disk does not take it.
        """
        Session(sitting.rules(), sitting.setup())
        journal = shelf.begin(
            book=sitting.book,
            seats=len(sitting.players),
            setup=sitting,
            app_version=__version__,
            engine_version=ENGINE_VERSION,
        )
        return cls(sitting, journal)

    @classmethod
    def resume(cls, evening_id: str, shelf: Shelf) -> Evening:
        """Continue an evening at the question at which it stopped.

        Raises:
            JournalError: it cannot be read.
            JournalDiffers: this version plays it differently; the journal is untouched.
        """
        journal, contents, damage = shelf.resume(evening_id)
        try:
            try:
                evening = cls(contents.table(Sitting), journal, contents.standing(), damage)
            except IllegalDecision as differs:
                raise JournalDiffers(written=contents.header.engine_version, now=ENGINE_VERSION) from differs
        except BaseException:
            journal.close()
            raise
        evening._close_if_done()
        return evening

    @classmethod
    def retold(cls, story: Story) -> Evening:
        """A finished evening again, open at its end: every card was seen, all news was heard.

        Raises:
            IllegalSetup, IllegalDecision: this version cannot replay it.
            msgspec.ValidationError: the file was edited by hand.
        """
        records = enumerate((Decisions((decided,)) for decided in story.decisions), 2)
        evening = cls(msgspec.convert(story.setup, Sitting), None, records)
        for seat in range(evening.public.seats):
            evening._apply(Note("seen", str(seat)))
        evening._apply(Note("told", str(evening.public.events[-1].number + 1)))
        return evening

    def close(self) -> None:
        """Let go of the journal; the evening can be continued."""
        if self._journal:
            self._journal.close()

    def finish(self, shelf: Shelf) -> Story | None:
        """Write the readable story of a game that is over and remove the sealed journal.

        Raises:
            JournalNotSaved: nothing is lost; try again.
        """
        outcome = self.public.outcome
        if self._journal is None or outcome is None:
            return None
        story = shelf.finish(
            self._journal,
            players=tuple(player.name for player in self.sitting.players),
            ending=Ending(outcome.winners, outcome.seats, outcome.reason),
        )
        self._journal = None
        return story

    # --- what is to be seen -----------------------------------------------------------------------------

    @property
    def public(self) -> View:
        """What everybody may see."""
        return self._session.view(TABLE)

    def view(self, seat: Seat) -> View:
        """What one seat may see."""
        return self._session.view(seat)

    @property
    def progress(self) -> Progress:
        """How far delivery has come."""
        return self._progress

    @property
    def scene(self) -> Scene:
        """What the laptop has to show now."""
        if self._correcting:
            return Bulletin("correction", ())
        scene = next_scene(self.book, self.sitting, self._session.window, self.public, self._progress)
        assert scene is not None, "a window that only waits to be closed is closed at once"
        return scene

    @property
    def window_label(self) -> str:
        """What the open window is about: ``judge.night``, for instance."""
        return self._session.window.label

    @property
    def laps(self) -> int:
        """Laps of the open window."""
        return laps_of(self._session.window)

    @property
    def digest(self) -> str:
        """Hash of the engine's state."""
        return self._session.digest

    def recap(self) -> Recap:
        """The whole story with all secrets.

        Raises:
            IllegalDecision: the game is not over.
        """
        if self._session.outcome is None:
            raise IllegalDecision("error-decision-game-not-over")
        return recap_of(self.book, self.public, self._progress.guesses)

    # --- private screens --------------------------------------------------------------------------------

    def visit(self) -> Visit:
        """Open the visit that the cover screen announces; call it when the player has confirmed."""
        scene = self.scene
        if not isinstance(scene, Cover):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        return Visit(self, scene.seat, scene.purpose, scene.lap)

    def call(self) -> Summons:
        """Open the call that eyes closed makes now."""
        window = self._session.window
        return Summons(self, window.calls[self._progress.called])

    def step_of(self, visit: Visit) -> Step | None:
        """The open step of a visit (`Visit.step`)."""
        window = self._session.window
        of = window.steps[visit.lap] if window.steps else max(1, len(window.declarations))
        done = self._progress.answered.get((visit.lap, visit.seat), 0)
        if done >= of or self._session.outcome:
            return None
        slot = visit.real_slot(window, done + 1)
        if slot is None:
            return decoy_step(self, visit, window, done + 1, of)
        ask = window.asks[slot]
        return Step(done + 1, of, ask.key, ask.options, ask.blocked, ask.shown, self._notes(visit.seat))

    def step_of_call(self, summons: Summons) -> Step | None:
        """The open step of a call (`Summons.step`)."""
        of = summons.call.steps
        done = self._progress.answered.get(summons.call.role, 0)
        if done >= of or self._session.outcome:
            return None
        slots = summons.real_slots(self._session.window, done + 1)
        if not slots:
            return idle_step(summons.call, self.public.alive, done + 1)
        ask = self._session.window.asks[slots[0]]
        return Step(done + 1, of, f"call.{summons.call.role}", ask.options, ask.blocked, ask.shown)

    def owes(self, summons: Summons) -> bool:
        """Whether a living holder of the called role has not answered all (`Summons.awaited`)."""
        window = self._session.window
        return any(call == summons.call and slot in window.asks for slot, call in window.turns.items())

    def called_roles(self) -> tuple[str, ...]:
        """Roles of the published deck that the night calls, in order."""
        deck = self.sitting.deck
        return tuple(
            dict.fromkeys(
                role.id
                for role, power in self.book.powers.values()
                if power.window in {"dusk", "night"}
                and (deck.get(role.id) or deck.get(role.id.partition(".")[2]))
            )
        )

    def called_seats(self, call: Call) -> tuple[Seat, ...]:
        """Living holders of the called power."""
        bringers = self.book.bringers[call.power]
        return tuple(
            seat
            for seat in self.public.alive
            if (card := self._session.view(seat).card) is not None and set(card.held) & set(bringers)
        )

    def all_events(self) -> Sequence[Event]:
        """Every event so far, for `Summons`; screens never get it."""
        return self._session.events

    def _notes(self, seat: Seat) -> tuple[Event, ...]:
        """What the pack has proposed tonight."""
        seen = self.view(seat)
        return tuple(
            event
            for event in seen.events
            if (event.day, event.phase) == (seen.day, seen.phase) and event.kind.endswith(".proposal")
        )

    def answer_in_visit(self, visit: Visit, pick: Option | None) -> None:
        """Take the answer to a visit's open step; None lets time decide. Same record for real and decoy."""
        step = visit.step
        if step is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        slot = visit.real_slot(self._session.window, step.number)
        if slot is None:
            picked = neutral(step) if pick is None else pick
            if picked not in step.options:
                raise IllegalDecision("error-decision-not-offered", slot=DECOY)
            self._write(Decisions(((DECOY, (visit.seat, visit.lap, step.key, picked)),)))
        else:
            picks = self._session.out_of_time(slot) if pick is None else (pick,)
            window = self._session.window
            self._submit((slot, picks))
            visit.over = self._session.window is not window
        self._happened()

    def answer_in_call(self, summons: Summons, pick: Option | None) -> None:
        """Take the answer to a call's open step; it stands for every living holder."""
        step = self.step_of_call(summons)
        if step is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        slots = summons.real_slots(self._session.window, step.number)
        if slots:
            picks = self._session.out_of_time(slots[0]) if pick is None else (pick,)
            self._submit(*((slot, picks) for slot in slots))
        else:
            picked = neutral(step) if pick is None else pick
            self._write(Decisions(((DECOY, (summons.call.role, picked)),)))
        self._happened()

    @property
    def records(self) -> int:
        """How many records there are, those on disk before the evening's first included."""
        return self._length

    def answered_since(self, began: int) -> bool:
        """Whether anything was answered since there were so many records."""
        return any(n >= began and isinstance(r, Decisions) for n, r in self._standing)

    def take_back(self, visit: Visit) -> None:
        """Forget the answers of a visit that is not over yet; unlike `undo` nobody hears of it.

        Raises:
            IllegalDecision: there are none, or one of them was answered with a secret.
        """
        if not visit.may_change:
            raise IllegalDecision("error-decision-nothing-to-undo")
        self._go_back(visit.began)
        self._happened()

    def end_visit(self, visit: Visit) -> None:
        """The laptop is handed on."""
        if visit.purpose == "deal":
            self._write(Note("seen", str(visit.seat)))
        elif visit.purpose == "declare":
            self._write(Note("declared", str(visit.seat)))
        else:
            self._write(Note("visited", f"{visit.lap}:{visit.seat}"))
        self._close_if_done()
        self._happened()

    def end_call(self, summons: Summons) -> None:
        """The role closes its eyes; what it did not answer stands empty."""
        while self.step_of_call(summons) is not None:
            self.answer_in_call(summons, None)
        self._write(Note("called", summons.call.role))
        self._close_if_done()
        self._happened()

    # --- public screens ---------------------------------------------------------------------------------

    def acknowledge(self) -> None:
        """The table has heard the bulletin."""
        scene = self.scene
        if not isinstance(scene, Bulletin):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        told = scene.events[-1].number + 1 if scene.events else self._progress.told
        self._write(Note("told", str(told)))
        self._close_if_done()
        self._happened()

    def choose(self, pick: Option) -> None:
        """The public answer of one person (`Choice`)."""
        if not isinstance(self.scene, Choice):
            raise IllegalDecision("error-decision-not-asked", slot=1)
        self._submit((1, (pick,)))
        self._happened()

    def run(self, candidates: Iterable[Seat]) -> None:
        """Who runs for the office; everybody else stays."""
        running = set(candidates)
        self._answer_all({seat: "run" if seat in running else "stay" for seat in self._session.window.seats})

    def hands(self, ballots: Mapping[Seat, Option]) -> None:
        """A whole vote by show of hands: one option for every voter.

        Raises:
            IllegalDecision: a voter is missing or an option is not on the list.
        """
        self._answer_all(ballots)

    def next_speaker(self) -> None:
        """The present speaker has finished."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=CLOSE)
        self._write(Note("speaker", str(self._progress.speaker + 1)))
        self._happened()

    def end_floor(self) -> None:
        """The speeches are over."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=CLOSE)
        self._submit((CLOSE, Closing))
        self._happened()

    def withdraw(self, seat: Seat) -> None:
        """A candidate gives up, aloud."""
        for slot, ask in self._session.window.asks.items():
            if ask.seat == seat and ask.key in self.book.public_interrupts:
                self._submit((slot, ("withdraw",)))
                self._happened()
                return
        raise IllegalDecision("error-decision-not-asked", slot=-1)

    def declare(self, seat: Seat) -> None:
        """Somebody asks for the laptop to declare something in private; anybody may."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._write(Note("declare", str(seat)))
        self._happened()

    @property
    def may_change_style(self) -> bool:
        """Whether the table style can be changed now: not in the middle of a night."""
        begun = self._progress.answered or self._progress.visited or self._progress.called
        return self._session.outcome is None and not (self._session.window.kind == "night" and begun)

    def change_style(self, style: Style) -> None:
        """Go on in another table style from the next night on.

        Raises:
            IllegalDecision: a night has begun.
        """
        if not self.may_change_style:
            raise IllegalDecision("error-decision-style-at-night")
        self._write(Note("style", style))
        self._happened()

    def can_undo(self) -> bool:
        """Whether there is a decision to take back; none is taken back from a game that is over."""
        return self._session.outcome is None and any(isinstance(r, Decisions) for _n, r in self._standing)

    def undo(self) -> None:
        """Take back the last decision and everything shown since; the table is told that it is a correction.

        Raises:
            IllegalDecision: there is nothing to take back.
        """
        if not self.can_undo():
            raise IllegalDecision("error-decision-nothing-to-undo")
        # A closing that the app made by itself is no decision of anybody's: it goes with the one before.
        numbers = [n for n, r in self._standing if isinstance(r, Decisions) and not _only_closes(r)]
        self._go_back(
            numbers[-1] if numbers else next(n for n, r in self._standing if isinstance(r, Decisions))
        )
        try:
            self._write(Note("correction"))
        except JournalNotSaved:
            self._correcting = True  # the step is taken back on disk; the table is told all the same
        self._happened()

    def _go_back(self, number: int) -> None:
        """Take back every record from `number` on."""
        taken = sum(len(r.decided) for n, r in self._standing if n >= number and isinstance(r, Decisions))
        self._append(Undo(taken, number))
        self._boot([(n, r) for n, r in self._standing if n < number])

    # --- records ------------------------------------------------------------------------------------------

    def _answer_all(self, ballots: Mapping[Seat, Option]) -> None:
        asks = {ask.seat: slot for slot, ask in self._session.window.asks.items() if slot != CLOSE}
        if set(ballots) != set(asks):
            raise IllegalDecision("error-decision-how-many", lo=len(asks), hi=len(asks))
        self._submit(*((asks[seat], (ballots[seat],)) for seat in sorted(ballots)), (CLOSE, Closing))
        self._happened()

    def _submit(self, *decided: tuple[int, Picks]) -> None:
        """Check, journal, then play some decisions that belong together."""
        for slot, picks in decided:
            if slot != CLOSE or len(decided) == 1:
                self._session.check(slot, picks)
        self._write(Decisions(decided))

    def _close_if_done(self) -> None:
        """Close a private window in which everybody has been visited or called."""
        while next_scene(self.book, self.sitting, self._session.window, self.public, self._progress) is None:
            self._write(Decisions(((CLOSE, Closing),)))

    def _write(self, record: Record) -> None:
        """Put a record on disk, then let it take effect; a failing disk leaves everything as it was."""
        self._standing.append((self._append(record), record))
        window = self._session.window
        self._apply(record)
        if self._session.window is not window:
            # A digest only guards against other versions: without it the decision still stands.
            with suppress(JournalNotSaved):
                digest = Digest(self._session.digest, len(self._session.decisions))
                self._standing.append((self._append(digest), digest))

    def _append(self, record: Record) -> int:
        if self._journal:
            self._journal.append(record)
        self._length += 1
        return self._length - 1

    def _boot(self, standing: list[tuple[int, Record]]) -> None:
        self._session = Session(self.book, self.sitting.setup())
        self._progress = Progress(self.sitting.style)
        self._correcting = False
        self._standing = standing
        for _number, record in standing:
            self._apply(record)

    def _apply(self, record: Record) -> None:
        match record:
            case Decisions(decided):
                self._count(decided)
                for slot, picks in decided:
                    if slot == DECOY:
                        self._guessed(picks)
                        continue
                    window, day, events = self._session.window, self._session.day, len(self._session.events)
                    self._session.submit(slot, picks)
                    if self._session.window is not window:
                        self._progress.turn_over(window, self._session.window, day, self._session.day, events)
            case Digest(state, position):
                if position == len(self._session.decisions) and state != self._session.digest:
                    raise IllegalDecision("error-decision-digest")
            case Note(key, value):
                self._noted(key, value)
            case _:
                pass

    def _count(self, decided: Sequence[tuple[int, Picks]]) -> None:
        """Count the answered steps of visits and calls."""
        window = self._session.window
        done: set[tuple[int, Seat] | str] = set()
        for slot, picks in decided:
            if slot == DECOY:
                done.add((int(picks[1]), int(picks[0])) if len(picks) == 4 else str(picks[0]))
            elif slot in window.asks and slot != CLOSE:
                lap = window.turns[slot].lap if slot in window.turns else 0
                done.add((lap, window.asks[slot].seat))
                if slot in window.turns:
                    done.add(window.turns[slot].role)
        for place in done:
            self._progress.answered[place] = self._progress.answered.get(place, 0) + 1

    def _guessed(self, picks: Picks) -> None:
        if len(picks) == 4:
            seat, _lap, key, pick = picks
            self._progress.guesses.append(Guess(self._session.view(TABLE).day, int(seat), str(key), pick))

    def _noted(self, key: str, value: str) -> None:
        progress = self._progress
        match key:
            case "seen":
                progress.seen.add(int(value))
            case "told":
                progress.told = int(value)
                self._correcting = False
            case "visited":
                lap, seat = (int(part) for part in value.split(":"))
                progress.visited.add((lap, seat))
                progress.since[seat] = len(self.view(seat).events)
            case "called":
                progress.called += 1
            case "speaker":
                progress.speaker = int(value)
            case "declare":
                progress.declaring = int(value)
            case "declared":
                progress.declaring = None
                progress.answered.pop((0, int(value)), None)
            case "style":
                progress.style = value
            case "correction":
                self._correcting = True
            case _:
                pass

    def _happened(self) -> None:
        for listener in list(self.changed):
            listener()


def _only_closes(record: Decisions) -> bool:
    return all(slot == CLOSE for slot, _picks in record.decided)
