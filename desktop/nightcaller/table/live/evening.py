"""An evening in progress as the screens see it: what to show, who holds the laptop, what is answered aloud.

One call is one thing that happened at the table; when it returns, it is on disk (`Ledger`).

Long because everything that can happen at a table is called here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import partial
from typing import Any

from nightcaller import __version__
from nightcaller.engine import AMEND, CLOSE, ENGINE_VERSION, IllegalDecision, IllegalSetup, Session, View
from nightcaller.engine.floor import LAPTOP, TAKE
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.rulebooks import book as shipped
from nightcaller.rulebooks.own import with_roles
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.cards import Cards
from nightcaller.table.live.corrections import Corrections
from nightcaller.table.live.delivery import laps_of, news_to_hear
from nightcaller.table.live.desk import Desk
from nightcaller.table.live.ledger import DRAW_OFFER, Ledger
from nightcaller.table.live.looking_back import handed_on
from nightcaller.table.live.mishaps import Mishaps
from nightcaller.table.live.progress import Progress
from nightcaller.table.live.replayed import ending_of, sitting_of
from nightcaller.table.live.rulings import Rulings
from nightcaller.table.live.scene import (
    HALTED,
    TAMPERED,
    Bulletin,
    Calling,
    Cover,
    Floor,
    PublicChoice,
    Race,
    Scene,
)
from nightcaller.table.live.standing import Numbered
from nightcaller.table.live.standing_in import by_lot
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.evenings import Shelf, told
from nightcaller.table.shelf.journal import Damage, Decisions, Journal, JournalDiffers
from nightcaller.table.shelf.sitting import SEATED, Sitting
from nightcaller.table.shelf.stories import Ending, Story, StoryDiffers, to_bytes
from nightcaller.table.shelf.styles import misfit
from nightcaller.table.story.recap import Recap, recap_of


class Evening:
    """The table's game as the laptop runs it.

    Args:
        sitting: what the table agreed on.
        journal: where every decision goes before the next screen; None plays without one (demo, tests).
        records: what a journal already holds, as (record number, record) in effect.
        damage: what could not be read of the journal that was continued; None if all is well.

    Attributes:
        span: when it began and when it ended, as its story says; None while it goes on.
        changed: called after everything that happened; the screens look at `scene` again.
        ledger: what is on disk and where the table stands by it; screens never look into it.
        cards: telling the app whose the table's own cards are.
        rulings: what the table decides over the game's head.
        corrections: what was recorded wrongly, put right.
        mishaps: who sits where, and what goes wrong with that.
    """

    def __init__(
        self,
        sitting: Sitting,
        journal: Journal | None = None,
        records: Iterable[Numbered] = (),
        damage: Damage | None = None,
    ) -> None:
        self.ledger = ledger = Ledger(sitting, journal, records)
        self.book, self.changed = ledger.book, ledger.changed
        self.damage = damage
        self.span: tuple[datetime, datetime] | None = None
        self.cards = Cards(ledger)
        self.rulings = Rulings(ledger)
        self.corrections = Corrections(ledger)
        self.mishaps = Mishaps(ledger)
        ledger.stands_in = partial(by_lot, ledger)
        # Nobody comes back over a restart: somebody else may have held the laptop meanwhile.
        self._opened = ledger.length - 1
        self._summons: Summons | None = None

    # --- beginning, going on, ending ------------------------------------------------------------------

    @classmethod
    def begin(cls, sitting: Sitting, shelf: Shelf) -> Evening:
        """Start an evening; from now on it can be continued.

        Raises:
            IllegalSetup: the deck, its own roles or the house rules cannot be played.
            JournalNotSaved: the disk does not take it.
        """
        sitting = sitting.begun_today()
        rules = with_roles(shipped(sitting.book), sitting.roles)
        Session(rules, sitting.setup())
        found = misfit(rules, sitting.deck, sitting.house, sitting.style, own_cards=sitting.own_cards)
        if found and found.refused:
            raise IllegalSetup(found.reason)
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
            JournalNotSaved: a window had still to be closed, and the disk does not take it; try again.
        """
        journal, contents, damage = shelf.resume(evening_id)
        try:
            try:
                sitting = contents.table(Sitting).as_of(contents.header.engine_version)
                evening = cls(sitting, journal, contents.standing(), damage)
            except IllegalDecision as differs:
                raise JournalDiffers(written=contents.header.engine_version, now=ENGINE_VERSION) from differs
            if damage and not damage.an_accident:
                evening.ledger.note_tampering(damage.where, damage.records)
            evening.ledger.settle()
        except BaseException:
            journal.close()
            raise
        return evening

    @classmethod
    def retold(cls, story: Story) -> Evening:
        """A finished evening again, open at its end: every card was seen, all news was heard.

        Raises:
            StoryDiffers: this version cannot replay it, or the file was edited by hand.
        """
        records = enumerate((Decisions((decided,)) for decided in story.decisions), 2)
        try:
            evening = cls(sitting_of(story), None, records)
        except (IllegalSetup, IllegalDecision) as differs:
            raise StoryDiffers(story.app_version) from differs
        ending_of(story, evening.ledger.session)
        for seat in range(evening.public.seats):
            evening.ledger.note("seen", str(seat))
        evening.ledger.note("told", str(evening.public.events[-1].number + 1))
        evening.ledger.finished = True
        evening.span = (story.started, story.finished)
        return evening

    @property
    def id(self) -> str:
        """Under which it stands on the shelf; empty without a journal."""
        journal = self.ledger.journal
        return journal.evening if journal else ""

    def close(self) -> None:
        """Let go of the journal; the evening can be continued."""
        if self.ledger.journal:
            self.ledger.journal.close()

    def finish(self, shelf: Shelf) -> Story | None:
        """Write the readable story of a game that is over and remove the sealed journal.

        Raises:
            JournalNotSaved: nothing is lost; try again.
        """
        if self.public.outcome is None:
            return None
        if self.ledger.journal is None:
            self.ledger.finished = True
            return None
        story = shelf.finish(self.ledger.journal, **self._facts())
        self.ledger.journal = None
        self.ledger.finished = True
        self.span = (story.started, story.finished)
        return story

    @property
    def unsaved(self) -> bool:
        """Whether the game is over and its story is nowhere but in the sealed journal."""
        return self.public.outcome is not None and self.ledger.journal is not None

    def story_file(self) -> bytes:
        """Return the story of an `unsaved` game as a file that any shelf takes in."""
        assert self.ledger.journal is not None
        return to_bytes(told(self.ledger.journal, **self._facts()))

    def _facts(self) -> dict[str, Any]:
        outcome = self.public.outcome
        assert outcome is not None
        return {
            "players": tuple(player.name for player in self.sitting.players),
            "ending": Ending(outcome.winners, outcome.seats, outcome.reason),
            "setup": self.sitting.without_pins(range(self.public.seats)),
            "decisions": tuple(one for one in self.ledger.standing.decided if one[0] != SEATED),
        }

    # --- what is to be seen -----------------------------------------------------------------------------

    @property
    def sitting(self) -> Sitting:
        """What the table agreed on, with the people as they sit now."""
        return self.ledger.sitting

    @property
    def public(self) -> View:
        """What everybody may see."""
        return self.ledger.public

    def view(self, seat: Seat) -> View:
        """What one seat may see."""
        return self.ledger.view(seat)

    @property
    def progress(self) -> Progress:
        """How far delivery has come."""
        return self.ledger.progress

    @property
    def scene(self) -> Scene:
        """What the laptop has to show now."""
        return self.ledger.scene

    @property
    def window_label(self) -> str:
        """What the open window is about: ``judge.night``, for instance."""
        return self.ledger.window.label

    @property
    def laps(self) -> int:
        """Laps of the open window."""
        return laps_of(self.ledger.window)

    @property
    def candidates(self) -> tuple[Seat, ...]:
        """Who stands in the open ballot, as everybody knows; nobody where there is none."""
        return tuple(seat for seat in self.ledger.window.options if isinstance(seat, int))

    @property
    def digest(self) -> str:
        """Hash of the engine's state."""
        return self.ledger.session.digest

    def recap(self) -> Recap:
        """The whole story with all secrets.

        Raises:
            IllegalDecision: the game is not over.
        """
        if self.ledger.session.outcome is None:
            raise IllegalDecision("error-decision-game-not-over")
        return recap_of(self.book, self.public, self.progress.guesses)

    def called_roles(self) -> tuple[str, ...]:
        """Roles of the published deck that the night calls, in order."""
        deck = self.sitting.published()
        return tuple(
            dict.fromkeys(
                role.id
                for role, power in self.book.powers.values()
                if power.window in {"start", "dusk", "night"}
                and any(deck.get(bringer) for bringer in self.book.bringers[power.id])
            )
        )

    # --- who holds the laptop ---------------------------------------------------------------------------

    def visit(self) -> PlayerVisit:
        """Open the visit that the cover screen announces; call it when the player has confirmed."""
        scene = self.scene
        if not isinstance(scene, Cover):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._opened = self.ledger.length - 1
        return PlayerVisit(self.ledger, scene.seat, scene.purpose, scene.lap)

    @property
    def handed_on(self) -> PlayerVisit | None:
        """The visit that has just ended, while the next cover waits: its visitor may come back.

        None where the hand-over has moved the game on, the table has seen anything else since, or the next
        one has opened her own page, even if it is covered again.
        """
        ended = handed_on(self.ledger.standing)
        if ended is not None and ended.seat in self.progress.absent:
            return None  # the lot has answered
        if ended is None or ended.record <= self._opened or not isinstance(self.scene, Cover):
            return None
        return PlayerVisit(self.ledger, ended.seat, ended.purpose, ended.lap, again=True)

    def come_back(self) -> PlayerVisit:
        """The last one takes the laptop back to read again, or to change; she has identified herself.

        Raises:
            IllegalDecision: nobody may.
        """
        visit, ended = self.handed_on, handed_on(self.ledger.standing)
        if visit is None or ended is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        self._opened = ended.record
        self.ledger.go_back(ended.record)
        self.ledger.tell()
        return visit

    def call(self) -> Summons:
        """Open the call that eyes closed makes now."""
        if self._summons is None or not self.ledger.unsettled:
            scene = self.scene
            if not isinstance(scene, Calling):
                raise IllegalDecision("error-decision-not-asked", slot=-1)
            self._summons = Summons(self.ledger, self.ledger.window.calls[scene.index])
        return self._summons

    def desk(self) -> Desk:
        """Open the moderator's place: he may see everything.

        Raises:
            IllegalDecision: the table has no moderator.
        """
        if not self.progress.style.moderated:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        return Desk(self.ledger)

    # --- public screens ---------------------------------------------------------------------------------

    def acknowledge(self, *, stay: bool = False) -> None:
        """The table has heard the bulletin; a round that was stopped for it goes on.

        Args:
            stay: something else is wrong as well, and the lights stay on.
        """
        if self.ledger.caught_up():
            return
        scene = self.scene
        if not isinstance(scene, Bulletin):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if scene.kind in {TAMPERED, HALTED}:
            self.ledger.note_tampering("", 0) if scene.kind == TAMPERED else self.ledger.note("halted")
            self.ledger.settle()
            return
        if scene.kind == "nightfall" and not scene.events:
            self.ledger.note("asleep")
            self.ledger.settle()
            return
        told = scene.events[-1].number + 1 if scene.events else self.progress.told
        # Before the first night what the table decides is heard while all other news waits.
        in_turn = news_to_hear(self.book, self.public, self.progress)
        early = scene.events and (self.ledger.own_asks or in_turn != scene)
        self.ledger.note("overruled" if early else "told", str(told))
        halted = self.progress.halted and not self.ledger.session.outcome
        if halted and not stay and self.scene == Bulletin(HALTED, ()):
            self.ledger.note("halted")
        self.ledger.settle()

    def choose(self, pick: Option) -> None:
        """The public answer of one person (`PublicChoice`)."""
        scene = self.scene
        if not isinstance(scene, PublicChoice):
            raise IllegalDecision("error-decision-not-asked", slot=1)
        self.ledger.submit((AMEND, ("draw", pick)) if scene == DRAW_OFFER else (1, (pick,)))
        self.ledger.settle()

    def run(self, candidates: Iterable[Seat]) -> None:
        """Who runs for the office; everybody else stays."""
        scene, running = self.scene, set(candidates)
        if not isinstance(scene, Race):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._answer_all({seat: "run" if seat in running else "stay" for seat in scene.seats})

    def hands(self, ballots: Mapping[Seat, Option]) -> None:
        """A whole vote by show of hands: one option for every voter.

        Raises:
            IllegalDecision: a voter is missing or an option is not on the list.
        """
        self._answer_all(ballots)

    def next_speaker(self) -> None:
        """The present speaker has finished.

        After the last one the floor stays open for whoever has something to declare, where anybody may.
        """
        scene = self.scene
        if not isinstance(scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=CLOSE)
        if scene.current + 1 >= len(scene.speakers) and not (scene.may_declare or scene.may_withdraw):
            self.ledger.submit((CLOSE, ("close",)))
        else:
            self.ledger.note("speaker", str(self.progress.speaker + 1))
        self.ledger.settle()

    def end_floor(self) -> None:
        """The speeches are over."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=CLOSE)
        self.ledger.submit((CLOSE, ("close",)))
        self.ledger.settle()

    def withdraw(self, seat: Seat) -> None:
        """A candidate gives up, or somebody an office, aloud."""
        for slot, ask in self.ledger.window.asks.items():
            if ask.seat == seat and ask.key in self.book.public_interrupts:
                self.ledger.submit((slot, ask.options[:1]))
                self.ledger.settle()
                return
        raise IllegalDecision("error-decision-not-asked", slot=-1)

    def declare(self, seat: Seat) -> None:
        """Somebody asks for the laptop, to declare something in private or to look; anybody may.

        Raises:
            IllegalDecision: nobody speaks now, or it is nobody who may.
        """
        scene = self.scene
        if not isinstance(scene, Floor) or (scene.takers and seat not in scene.takers):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if scene.takers:
            asks = self.ledger.window.asks
            slot = next(at for at, ask in asks.items() if (ask.seat, ask.key) == (seat, LAPTOP))
            self.ledger.submit((slot, (TAKE,)))
        else:
            self.ledger.note("declare", str(seat))
        self.ledger.settle()

    def _answer_all(self, ballots: Mapping[Seat, Option]) -> None:
        asks = {ask.seat: slot for slot, ask in self.ledger.window.asks.items() if slot != CLOSE}
        session, gone = self.ledger.session, self.progress.absent & set(asks)
        ballots = {**ballots, **{seat: session.out_of_time(asks[seat])[0] for seat in sorted(gone)}}
        if set(ballots) != set(asks):
            raise IllegalDecision("error-decision-how-many", lo=len(asks), hi=len(asks))
        self.ledger.submit(*((asks[seat], (ballots[seat],)) for seat in sorted(ballots)), (CLOSE, ("close",)))
        self.ledger.settle()
