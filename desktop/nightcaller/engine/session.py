"""A game in progress: decisions in, views out. The decision log is the truth; all else is derived."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from nightcaller.engine import amend
from nightcaller.engine.board import LONGEST_POST, Right
from nightcaller.engine.book import Book, Program, Setup
from nightcaller.engine.errors import IllegalDecision
from nightcaller.engine.game import Game, seats_of
from nightcaller.engine.kinds import OVER
from nightcaller.engine.parts import drawn, objection
from nightcaller.engine.view import Told, boards_of, view_of
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    TABLE,
    Answerer,
    Ask,
    Decision,
    Event,
    Notes,
    Outcome,
    Picks,
    Seat,
    View,
    Window,
    decided,
    empty_choice,
)

CLOSED: Final = Decision(CLOSE, ("close",))
"""The decision that closes a window: a game makes thirty."""

POST = -1
"""Slot of a post on a board: picks are (board id, seat, text)."""


class _Suspended(NamedTuple):
    """A window that waits until the consequences of an amendment are settled."""

    advance: Callable[[Decision], Window]
    window: Window
    alive: int
    """Bit mask of the living when it was suspended."""
    missed: list[Decision]
    """What was amended meanwhile, the amendment that suspended it first."""

    def news(self, alive: int) -> list[Decision]:
        """What the window has to hear: of everybody who died of it, and of the other amendments."""
        if self.window.dark:
            return self.missed  # nobody has died before daybreak
        changed = seats_of(alive ^ self.alive)
        lived = [("revive" if alive >> seat & 1 else "kill", seat) for seat in changed]
        others = [decision for decision in self.missed if decision.picks[0] not in {"kill", "revive"}]
        return [*(Decision(AMEND, picks) for picks in lived), *others]


class Session:
    """One table's game.

    Args:
        book: the rulebook.
        setup: deck, seats, seed, house rules.
        decisions: a log to replay, for instance from a journal.
        quiet: keep no events (simulation); views are then empty.

    Raises:
        IllegalSetup: the setup cannot be played.
        IllegalDecision: the log does not fit (it stems from another version, or is damaged).
    """

    def __init__(
        self, book: Book, setup: Setup, decisions: Iterable[Decision] = (), *, quiet: bool = False
    ) -> None:
        self.book = book
        self.setup = setup.normal(book)
        self._quiet = quiet
        self._start()
        for decision in decisions:
            self.submit(*decision)

    def _start(self) -> None:
        self._game = Game(self.book, self.setup, quiet=self._quiet)
        program: Program = self.book.program(self._game)
        self._advance: Callable[[Decision], Window] = program.send
        self._suspended: list[_Suspended] = []
        self._log: list[Decision] = []
        self._told: dict[Seat, Told] = {}
        self.outcome: Outcome | None = None
        self.window: Window = next(program)

    @property
    def decisions(self) -> Sequence[Decision]:
        """The log so far."""
        return self._log

    @property
    def day(self) -> int:
        """How many nights have begun: known to everybody, and to simulations that keep no views."""
        return self._game.day

    @property
    def phase(self) -> str:
        """``setup``, ``night`` or ``day``."""
        return self._game.phase

    @property
    def moment(self) -> int:
        """How many nights and days have begun, whatever their number."""
        return self._game.moment

    @property
    def digest(self) -> str:
        """A hash of the state and the open questions: equal after an equal log, in any compatible version."""
        _ = self.window.asks  # written out when somebody reads them, and what has none is decided then
        return self._hash(self._game.digest())

    def is_at(self, digest: str) -> bool:
        """Whether a digest that a journal has is of this state, as it is made now or was made once."""
        return digest in self._made()

    def _made(self) -> Iterator[str]:
        yield self._hash(self._game.digest())  # before anybody had read the questions, until version 8
        yield self.digest
        yield self._hash(self._game.digest(unread=True))

    def _hash(self, state: str) -> str:
        window = self.window
        asks = sorted((slot, ask.seat, ask.key, ask.options) for slot, ask in window.asks.items())
        whole = (state, window.kind, window.label, window.seats, asks, self.outcome)
        return blake2b(repr(whole).encode(), digest_size=8).hexdigest()

    @property
    def events(self) -> Sequence[Event]:
        """Every event so far, secrets included: for delivery and the recap, never for a screen."""
        return self._game.log

    @property
    def draw_offered(self) -> bool:
        """Whether nobody has died for so long that the table may agree on a draw (`engine.amend`)."""
        return self.outcome is None and amend.draw_offered(self._game)

    def check(self, slot: int, picks: Picks) -> None:
        """Raise IllegalDecision unless the open window allows this answer now.

        Args:
            slot: a slot of `window.asks`, POST or AMEND.
            picks: different options of that question, as many as it wants; an amendment's are in
                `engine.amend`.
        """
        ask = self.window.asks.get(slot)
        if ask and len(picks) == 1 and ask.lo <= 1 <= ask.hi and picks[0] in ask.options:
            return
        if self.outcome is not None:
            raise IllegalDecision("error-decision-game-over")
        if slot == POST:
            if not self._may_post(picks):
                raise IllegalDecision("error-decision-not-offered", slot=slot)
            return
        if slot == AMEND:
            amend.check(self._game, picks)
            return
        if ask is None:
            raise IllegalDecision("error-decision-not-asked", slot=slot)
        if ask.parts:
            wrong = objection(ask, picks)
            if wrong:
                raise IllegalDecision(wrong[1], slot=slot, lo=ask.lo, hi=ask.hi)
            return
        if not ask.lo <= len(picks) <= ask.hi or len(set(picks)) != len(picks):
            raise IllegalDecision("error-decision-how-many", lo=ask.lo, hi=ask.hi)
        if not set(picks) <= set(ask.options):
            raise IllegalDecision("error-decision-not-offered", slot=slot)

    def _may_post(self, picks: Picks) -> bool:
        if len(picks) != 3:
            return False
        board, seat, text = picks
        return (
            isinstance(board, str)
            and isinstance(seat, int)
            and isinstance(text, str)
            and 0 < len(text.strip()) <= len(text) <= LONGEST_POST
            and 0 <= seat < self._game.seats
            and board in self._game.boards
            and bool(self._game.boards[board].may(self._game, seat) & Right.WRITE)
        )

    def submit(self, slot: int, picks: Picks) -> None:
        """Answer one open question and advance to the next window that needs an answer.

        Raises:
            IllegalDecision: nothing has changed.
        """
        window = self.window
        if slot == CLOSE and CLOSE in window.asks and picks == CLOSED.picks:
            decision = CLOSED
        else:
            ask = window.asks.get(slot)
            # One of the options, as nearly always; `check` has the whole law.
            if ask is None or len(picks) != 1 or picks[0] not in ask.options or not ask.lo <= 1 <= ask.hi:
                self.check(slot, picks)
            # What somebody writes is kept by this game alone.
            decision = Decision(slot, tuple(picks)) if slot == POST else decided(slot, tuple(picks))
        self._log.append(decision)
        if slot > CLOSE and window.take is not None:
            window.take(slot, decision.picks)
            return
        try:
            if slot >= CLOSE:
                self.window = self._advance(decision)
            elif slot == AMEND:
                self._amend(decision)
            else:
                board, seat, text = picks
                self._game.boards[str(board)].write(self._game, int(seat), str(text))
        except StopIteration as finished:
            self._go_on(finished.value)

    def play_window(self, player: Answerer, until: int = 0) -> None:
        """Let somebody answer the open window, question after question, and close it.

        The same as submitting one decision after the other, without the detours: it is what simulations
        spend most of their time on. A window that wants to hear every answer itself hears one.

        Args:
            until: go on with the windows after it till the log has so many decisions, or the night or the day
                is over.

        Raises:
            IllegalDecision: an answer that is not offered; those before it stand, but for those of a poll or
                a pack.
        """
        game, log, check = self._game, self._log, self.check
        moment = game.moment
        while True:
            window = self.window
            if window.play(player, check, log):
                log.append(CLOSED)
                try:
                    self.window = self._advance(CLOSED)
                except StopIteration as finished:
                    self._go_on(finished.value)
            else:
                self.submit(*player.speak(window))
            if len(log) >= until or game.moment != moment or self.outcome is not None:
                return

    def _amend(self, decision: Decision) -> None:
        """Suspend the open window until all that follows from the amendment has been asked."""
        waiting = [suspended.window for suspended in self._suspended]
        consequences = amend.amend(self._game, self.window, decision.picks, waiting)
        self._suspended.append(_Suspended(self._advance, self.window, self._game.alive, []))
        for suspended in self._suspended:
            suspended.missed.append(decision)
        self._advance = consequences.send
        self.window = next(consequences)

    def _go_on(self, outcome: Outcome | None) -> None:
        """Return to the window that an amendment suspended, and let it hear of all that was amended since."""
        while outcome is None:
            suspended = self._suspended.pop()
            self._advance, self.window = suspended.advance, suspended.window
            try:
                for decision in suspended.news(self._game.alive):
                    self.window = self._advance(decision)
                    if self.window is not suspended.window:
                        break  # it was opened just now and knows already
            except StopIteration as finished:
                outcome = finished.value
            else:
                return
        self._game.tell(OVER, winners=outcome.winners, seats=outcome.seats, reason=outcome.reason)
        self.outcome = outcome
        self.window = Window("over", "over", {})

    def undo(self, count: int = 1) -> None:
        """Take back the last decisions; the rest is replayed, chance comes out the same.

        Raises:
            IllegalDecision: there are not that many.
        """
        if not 0 < count <= len(self._log):
            raise IllegalDecision("error-decision-nothing-to-undo")
        keep = self._log[:-count]
        self._start()
        for decision in keep:
            self.submit(*decision)

    def view(self, seat: Seat = TABLE, *, boards: bool = True) -> View:
        """What a seat knows, or the shared screen; after the game, everything.

        Args:
            boards: whether with what is written on the seat's boards; simulations have no use for it.
        """
        # That a private window could be closed tells how many were really asked: not for the public.
        private = self.window.private
        asks = {
            slot: ask
            for slot, ask in self.window.asks.items()
            if ask.seat == seat and not (private and slot == CLOSE)
        }
        written = boards_of(self._game, seat) if boards else {}
        return view_of(self._game, self._told_to(seat), asks, self.outcome, written)

    def conditions(self, seat: Seat) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """What holds of a seat now beside its card (`Book.conditions`): for a moderator alone."""
        return tuple(self.book.conditions(self._game, seat))

    def told(self, seat: Seat = TABLE) -> int:
        """How many events a seat has been told so far: the length of its view's, without making the view."""
        return len(self._told_to(seat))

    def told_apart(self, seat: Seat) -> int:
        """How many events a seat has been told of which the shared screen knows nothing."""
        return self._told_to(seat).apart

    def news(self, seat: Seat, since: int) -> Sequence[Event]:
        """The events of a seat's view but for the first so many, without the rest of the view."""
        return self._told_to(seat).since(since)

    def boards(self, seat: Seat) -> Mapping[str, Notes]:
        """The boards that a seat may read now, as in its view."""
        return boards_of(self._game, seat)

    def _told_to(self, seat: Seat) -> Told:
        told = self._told.get(seat)
        if told is None:
            told = self._told[seat] = Told(self._game.log, seat, self._game.seats)
        return told

    def out_of_time(self, slot: int) -> Picks:
        """What stands when nobody answers in time: the empty choice if there is one, else a keyed pick.

        rulings, All books: "A player who is asked and does not answer in time".
        """
        ask: Ask = self.window.asks[slot]
        empty = empty_choice(ask)
        if empty is not None:
            return empty
        if ask.parts:
            return drawn(ask, lambda n, among: self._game.pick(f"out_of_time.{ask.key}", among, ask.seat, n))
        options = list(ask.options)
        chosen = []
        for n in range(ask.lo):
            picked = self._game.pick(f"out_of_time.{ask.key}", options, ask.seat, n)
            options.remove(picked)
            chosen.append(picked)
        return tuple(chosen)

    def closes(self) -> bool:
        """Whether the open window may be closed now."""
        return self.window.closes()
