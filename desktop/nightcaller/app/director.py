"""Leads an evening from scene to scene: which screen is open, what is said, what is heard."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from nightcaller.app.narrator import Narrator
from nightcaller.engine import View
from nightcaller.errors import NightcallerError
from nightcaller.settings import SettingsFile
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import (
    Line,
    back_line,
    before_the_night,
    cards_said,
    closing_line,
    closing_lines,
    everything_said,
    identified_line,
    last_seconds,
    lines_for,
    time_up,
)
from nightcaller.table.live.scene import (
    HALTED,
    TAMPERED,
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Hands,
    Identify,
    Scene,
)
from nightcaller.table.live.sounding import sounding
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import JournalError, JournalNotSaved
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.viewmodels.announcement import AnnouncementViewModel, Intent
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.bulletin import BulletinViewModel
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.choice import ChoiceViewModel
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.cover import CoverViewModel
from nightcaller.viewmodels.ended import EndedViewModel
from nightcaller.viewmodels.floor import LAST_SECONDS, FloorViewModel
from nightcaller.viewmodels.forgotten import ForgottenViewModel
from nightcaller.viewmodels.hands import HandsViewModel
from nightcaller.viewmodels.identify import IdentifyViewModel
from nightcaller.viewmodels.mishap import MishapViewModel
from nightcaller.viewmodels.moderator_book import ModeratorBookViewModel
from nightcaller.viewmodels.on_screen import screen_name
from nightcaller.viewmodels.race import RaceViewModel
from nightcaller.viewmodels.roster import RosterViewModel
from nightcaller.viewmodels.table_acts import TableActsViewModel
from nightcaller.viewmodels.verdict import VerdictViewModel
from nightcaller.viewmodels.visit import VisitViewModel
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock, LeasedClock

GAME_SCREENS: Final[tuple[type[QObject], ...]] = (
    CoverViewModel,
    VisitViewModel,
    CallingViewModel,
    ConsoleViewModel,
    ModeratorBookViewModel,
    IdentifyViewModel,
    RosterViewModel,
    BulletinViewModel,
    RaceViewModel,
    FloorViewModel,
    HandsViewModel,
    ChoiceViewModel,
    VerdictViewModel,
    TableActsViewModel,
    MishapViewModel,
    AnnouncementViewModel,
    ForgottenViewModel,
    EndedViewModel,
)
"""Every screen of a game; a view model says itself which scene it shows, and whether in private."""

SCREENS: Final[Mapping[type[Scene], str]] = {
    scene: screen_name(one) for one in GAME_SCREENS if (scene := getattr(one, "scene", None)) is not None
}
"""Which screen shows a scene; its view model has a `show` for it."""

PRIVATE: Final = frozenset(screen_name(one) for one in GAME_SCREENS if getattr(one, "private", False))
"""Screens that show, or may show, something private."""

CALLS: Final = frozenset({SCREENS[Calling], SCREENS[Identify]})
"""Screens of a night of closed eyes: they have no menu, and are stopped from the curtain."""

_Model = TypeVar("_Model", bound=QObject)


class Director(QObject):
    """One evening on the screen.

    Args:
        evening: what is played.
        app: the router.
        narrator: voice and sounds.
        settings: pace.
        shelf: where the finished story goes.
        rematch: called with the same people's next sitting.
        regroup: called with a sitting whose people want to choose the deck again.
        past: the evening is another day's; only its story is told.
        fresh: it was begun a moment ago; nobody can have seen a card.
        clock: what slots, visits and beats go by; Qt's event loop by default.
    """

    finished = Signal()
    """The game is over and its story is told."""
    left = Signal()
    """Nobody plays any more."""

    def __init__(
        self,
        evening: Evening,
        app: AppViewModel,
        narrator: Narrator,
        settings: SettingsFile,
        shelf: Shelf,
        rematch: Callable[[Sitting], None],
        clock: Clock | None = None,
        *,
        regroup: Callable[[Sitting], None] = lambda _sitting: None,
        past: bool = False,
        fresh: bool = False,
    ) -> None:
        super().__init__(app)
        self._regroup = regroup
        self._past = past
        self._unseen = fresh
        self.evening = evening
        self._app = app
        self._narrator = narrator
        self._settings = settings
        self._shelf = shelf
        self._rematch = rematch
        self._scene: Scene | None = None
        self._screen = "Home"
        self._leaving = False
        self._untold = False
        self._refused = ""
        """Message id of why the disk has not taken the last step."""
        self._lines: Sequence[Line] = ()
        self._night: Sequence[Line] = ()
        """What is said when the deck has been read out."""
        self._unsaid: tuple[Sequence[Line], Callable[[], None] | None] | None = None
        """Lines of a night of closed eyes that has to wait behind the curtain, and what follows them."""
        self._woken = not (fresh or past)
        """The evening is continued: whoever did so, and the room around, has open eyes."""
        self._lit = False
        """A night of closed eyes was stopped, and everybody has looked."""
        self._clock = LeasedClock(clock or EventLoopClock(self))
        self._beat = Countdown(self._clock)
        self._make_screens()
        evening.changed.append(self._happened)
        app.coverRequested.connect(self._cover_up)
        app.coveredChanged.connect(self._hold_time)
        app.leaveRequested.connect(self.leave)
        app.lineRequested.connect(self._say_line)
        app.undealRequested.connect(self._undeal)
        app.haltRequested.connect(self._halt)
        app.screenChanged.connect(self._keep_private)
        settings.changed.append(self._set_pace)
        self._set_pace()

    # --- beginning and ending ---------------------------------------------------------------------------

    def open(self) -> None:
        """Show where the evening stands."""
        damage, scene = self.evening.damage, self.evening.scene
        if damage is not None and not (isinstance(scene, Bulletin) and scene.kind == TAMPERED):
            self._app.tell(damage.message_id, **damage.arguments)
        own = self.evening.cards.told
        asked = cards_said({role: own.deck[role] for role in own.asked}) if own is not None else ()
        fixed = everything_said(self.evening.sitting, self.evening.called_roles())
        self._narrator.prepare((*asked, *fixed))
        self._narrator.speaker.warm_up()
        self._show_scene()
        self._woken = False

    def close(self) -> None:
        """The window goes while the evening is on; nothing rings any more for screens that are gone."""
        self._clock.close()

    def leave(self) -> None:
        """Go home; the evening can be continued."""
        if self._leaving:
            return
        self._leaving = True
        self._cover_up()
        self.evening.changed.remove(self._happened)
        self._settings.changed.remove(self._set_pace)
        self._app.coverRequested.disconnect(self._cover_up)
        self._app.coveredChanged.disconnect(self._hold_time)
        self._app.leaveRequested.disconnect(self.leave)
        self._app.lineRequested.disconnect(self._say_line)
        self._app.undealRequested.disconnect(self._undeal)
        self._app.haltRequested.disconnect(self._halt)
        self._app.offer_halt(False)
        self._app.offer_undeal(False)
        self._app.screenChanged.disconnect(self._keep_private)
        self.announcement.stop()
        self._app.moderate(False)
        self._app.fall_night(False)
        self.floor.stop()
        self.console.leave()
        self._clock.close()
        self._narrator.silence()
        self._narrator.last_screen(False)
        self._narrator.soundscape.end_night()
        self.evening.close()
        self._app.keep_private(False)
        self._app.play_area(False)
        self.left.emit()
        self._app.restart("Home")
        self.deleteLater()

    def _again(self) -> None:
        rematch, sitting = self._rematch, self.evening.sitting.without_pins(self.evening.progress.unlocked)
        if self.evening.mishaps.joining:  # with more people it is another deck
            self._other_deck()
            return
        self.leave()
        rematch(sitting.again(secrets.randbits(63)))

    def _other_deck(self) -> None:
        """The same people choose the deck again."""
        regroup, sitting = self._regroup, self.evening.sitting
        joining = tuple(self.evening.mishaps.joining)
        self.leave()
        regroup(msgspec.structs.replace(sitting, players=(*sitting.players, *joining)))

    def _undeal(self) -> None:
        """Back to the deck: nobody has seen a card, so there was no game."""
        if self._may_undeal():
            self._deal_never()

    def _deal_never(self) -> None:
        """Nobody has decided anything by this deal: the same people choose the deck again."""
        evening = self.evening.id
        self._other_deck()
        self._forget(evening)

    def _deal_again(self) -> None:
        """The same, with the same deck and other cards."""
        evening = self.evening.id
        self._again()
        self._forget(evening)

    def _forget(self, evening: str) -> None:
        with suppress(JournalError):  # then it can be continued, or taken off the shelf
            self._shelf.delete(evening)

    def _may_undeal(self) -> bool:
        return self._unseen and isinstance(self.evening.scene, Cover) and not self.evening.progress.seen

    def _to_the_shelf(self) -> None:
        self.leave()
        self._app.open("Evenings")

    # --- screens ------------------------------------------------------------------------------------------

    def _make_screens(self) -> None:
        evening, words, clock = self.evening, self._app.phrases, self._clock
        self._screens: dict[str, Any] = {}
        self.cover = self._add(CoverViewModel(evening, self, clock=clock))
        self.visit = self._add(VisitViewModel(evening, self, clock=clock))
        self.calling = self._add(CallingViewModel(evening, self, clock=clock))
        self.console = self._add(ConsoleViewModel(evening, words, self, clock=clock))
        self.moderator_book = self._add(ModeratorBookViewModel(evening, words, self))
        self.identify = self._add(IdentifyViewModel(evening, self, clock=clock))
        self.roster = self._add(RosterViewModel(evening, self))
        self.bulletin = self._add(BulletinViewModel(evening, self))
        self.race = self._add(RaceViewModel(evening, self))
        self.floor = self._add(FloorViewModel(evening, self))
        self.hands = self._add(HandsViewModel(evening, self))
        self.choice = self._add(ChoiceViewModel(evening, self))
        self.verdict = self._add(VerdictViewModel(evening, self))
        self.acts = self._add(TableActsViewModel(evening, self))
        self.mishap = self._add(MishapViewModel(evening, self))
        self.announcement = self._add(AnnouncementViewModel(self, clock=clock))
        self.forgotten = self._add(ForgottenViewModel(evening, self))
        self.ended = self._add(EndedViewModel(evening, words, self))
        self.cover.identified.connect(self._identified)
        self.cover.called_back.connect(self._called_back)
        self.cover.returned.connect(self._returned)
        self.visit.closed.connect(self._visit_closed)
        self.calling.over.connect(self._call_over)
        self.identify.over.connect(self._identify_over)
        self.roster.said.connect(self._narrator.say)
        self.console.said.connect(self._narrator.say)
        self.moderator_book.ruled.connect(self._app.tell)
        self.verdict.revealed.connect(self._reveal)
        self.mishap.opened.connect(self._app.open)
        self.mishap.dealt_again.connect(self._deal_again)
        self.mishap.other_deck.connect(self._deal_never)
        for intended in (
            self.acts.intended,
            self.mishap.intended,
            self.forgotten.intended,
            self.verdict.intended,
        ):
            intended.connect(self._announce)
        self.announcement.stopped.connect(self._stopped)
        self.announcement.over.connect(self._decided)
        self.ended.rematch.connect(self._again)
        self.ended.regroup.connect(self._other_deck)
        self.ended.shelf.connect(self._to_the_shelf)
        self.ended.home.connect(self.leave)
        self.ended.finishing.connect(self._finish)
        self.ended.saved.connect(lambda path: self._app.tell("ui-ended-saved", file=path))
        self.floor.lastSeconds.connect(self._last_seconds)
        self.floor.calmed.connect(self._narrator.soundscape.hush)
        self.floor.timeUp.connect(lambda: self._on_the_floor(time_up))
        self.hands.said.connect(lambda line, patient: self._aside((line,), patient=patient))
        self.bulletin.deckHeard.connect(self._after_the_deck)

    def _add(self, model: _Model) -> _Model:
        """Let the router know a screen's view model, and tell what the evening refuses there."""
        name = screen_name(type(model))
        self._screens[name] = model
        self._app.add(name, model)
        model.failed.connect(self._tell)  # type: ignore[attr-defined]
        return model

    def _tell(self, problem: object) -> None:
        if isinstance(problem, JournalNotSaved):
            # Tried again and refused again: it is said again, for as long as ever.
            self._app.untell(problem.message_id)
            self._refused = problem.message_id
        if isinstance(problem, NightcallerError):
            self._app.tell(problem.message_id, **problem.arguments)

    def _offer_book(self) -> None:
        """A moderator opens the handbook on every screen, until the table has heard the end."""
        ended = isinstance(self.evening.scene, Ended)
        self._app.moderate(self.evening.progress.style.moderated and not ended)

    def _set_pace(self) -> None:
        for model in (self.visit, self.calling, self.console, self.identify):
            model.preset = self._settings.current.pace

    # --- from scene to scene --------------------------------------------------------------------------------

    def _happened(self) -> None:
        if self._refused:
            self._app.untell(self._refused)  # the disk has taken it
            self._refused = ""
        if not self.visit.open:
            self._show_scene()

    def _show_scene(self) -> None:
        scene, before = self.evening.scene, self._scene
        if scene == before:
            return
        self._unsaid = None
        self._scene = scene
        if before is None and isinstance(scene, Console):
            self.console.take_up()
        last_words = self.console.last_words()
        if isinstance(scene, Ended) and not self.evening.rulings.may_play_on:
            self._show_the_end(scene)
        else:
            screen = SCREENS[type(scene)]
            self._screens[screen].show(scene)
            self._go(screen)
        self._app.fall_night(self._sleeping(scene))
        if isinstance(scene, Bulletin):
            self._lit = scene.kind == HALTED or (self._lit and scene.kind != "nightfall")
        self._offer_book()
        self._app.offer_undeal(self._may_undeal())
        if self._past:
            return  # told and heard another day
        lines = lines_for(
            scene, self.evening.sitting, self.evening.public, self.evening.progress.style, before
        )
        self._sound(scene, lines)
        if self.evening.progress.style.moderated:
            # The moderator reads the script himself; the app speaks when he asks it to.
            # The last role of a night closes its eyes before everybody opens theirs: on the console's page,
            # or here where none comes in between.
            self._lines = lines if isinstance(scene, Console) else (*last_words, *lines)
            self._narrator.prompt(() if isinstance(scene, Console) else self._lines)
        elif isinstance(before, Hands):
            self._narrator.follow(lines, self._next_step(scene))  # a count is said to its end
        elif self._night_has_fallen() and self._eyes_closed():
            deck, self._night = before_the_night(lines)
            self._say(deck, self.bulletin.enough)
        else:
            self._say(lines, self._next_step(scene))

    def _sleeping(self, scene: Scene) -> bool:
        """Whether it is night at the table: until a moderator has woken everybody."""
        dawn = isinstance(scene, Console) and scene.purpose == "dawn"
        return dawn or self.evening.public.phase == "night"

    def _after_the_deck(self) -> None:
        """The table has heard who is in the deck, or enough of it: the night falls."""
        self._say(self._night, self._night_begins)

    def _aside(self, lines: Sequence[Line], *, patient: bool = False) -> None:
        """Say something in the middle of a scene.

        Args:
            patient: what is being said may end first.
        """
        if self.evening.progress.style.moderated:
            self._lines = lines
            self._narrator.prompt(lines)
        else:
            (self._narrator.follow if patient else self._narrator.say)(lines)

    def _on_the_floor(self, told: Callable[[Floor, Sitting, View], Sequence[Line]]) -> None:
        scene = self._scene
        if isinstance(scene, Floor):
            self._aside(told(scene, self.evening.sitting, self.evening.public))

    def _last_seconds(self) -> None:
        self._narrator.soundscape.play("heartbeat")
        if self.floor.property("left") == LAST_SECONDS:
            self._on_the_floor(last_seconds)

    def _say(self, lines: Sequence[Line], then: Callable[[], None] | None) -> None:
        """Say lines; where all eyes should be closed and are not, or nobody would hear them, the night stops.

        The curtain is drawn, which is bright enough to be noticed and says nothing; of a lost voice a notice
        tells. Whoever opens it goes on with these lines, if there is a voice again.
        """
        called = self._eyes_closed() and isinstance(self._scene, Calling | Identify)
        blind = called or (self._eyes_closed() and self._night_has_fallen())
        silent = blind and self._narrator.unheard()
        if called and self._lit and not silent:
            self._unsaid = (lines, then)
            self._say_what_is_left()
            return
        if not silent and not (called and self._woken):
            self._narrator.say(lines, then=then)
            return
        self._narrator.silence()
        self._narrator.soundscape.end_night()
        self._unsaid = (lines, then)
        self._app.cover()
        if silent:
            self._app.tell("voice-lost")

    def _night_has_fallen(self) -> bool:
        return isinstance(self._scene, Bulletin) and self._scene.kind == "nightfall"

    def _say_what_is_left(self) -> None:
        """The curtain is open again: eyes are closed, then the night goes on where it stood still."""
        if self._unsaid is None:
            return
        (lines, then), self._unsaid = self._unsaid, None
        self._woken = self._lit = False
        self._narrator.soundscape.begin_night()
        if self._night_has_fallen() or self._narrator.unheard():
            self._say(lines, then)
            return
        scene = self._scene

        def go_on() -> None:
            if self._scene is scene and not self._leaving:
                self._say(lines, then)

        beat = self._beat_seconds() * 1000
        self._narrator.say((Line("line-night-falls"),), then=lambda: self._beat.start(beat, go_on))

    def _say_line(self) -> None:
        self._narrator.say(self._lines)

    def _go(self, screen: str) -> None:
        if screen != "Console":
            self.console.leave()
        self._screen = screen
        self._app.play_area(True)
        self._app.restart("Home", screen)

    def _keep_private(self) -> None:
        """The curtain falls by itself over what only one person may see; a speech waits elsewhere."""
        screen = self._app.property("screen")
        self._app.keep_private(screen in PRIVATE)
        self._app.offer_halt(screen in CALLS)
        if screen == "Floor":
            self.floor.resume()
        else:
            self.floor.hold()

    def _next_step(self, scene: Scene) -> Callable[[], None] | None:
        """What follows when the voice has ended, where nobody's hand is needed."""
        if isinstance(scene, Calling):
            return self.calling.begin
        if isinstance(scene, Identify):
            return self.identify.begin
        return None

    def _eyes_closed(self) -> bool:
        return self.evening.progress.style.voice_calls

    def _night_begins(self) -> None:
        """Everybody's eyes are closed: nobody can tap, so the night goes on by itself."""
        scene = self._scene

        def go_on() -> None:
            if self._scene is scene and not self._leaving:
                self.bulletin.acknowledge()

        self._beat.start(self._beat_seconds() * 1000, go_on)

    def _beat_seconds(self) -> float:
        """How long a room takes to close its eyes."""
        sitting, day = self.evening.sitting, self.evening.public.day
        return pace.beat_seconds(sitting.seed, self._settings.current.pace, day, 0)

    def _sound(self, scene: Scene, lines: Sequence[Line]) -> None:
        sounds, heard = self._narrator.soundscape, sounding(scene)
        if heard.night is not None:
            (sounds.begin_night if heard.night else sounds.end_night)()
        # A line's own sound would cut it short at once, and what leads a line is heard when it is said.
        effect = heard.effect or ("" if any(line.sound == heard.lead for line in lines) else heard.lead)
        if effect and not (lines and lines[0].sound):
            sounds.play(effect)

    # --- private screens ------------------------------------------------------------------------------------

    def _identified(self) -> None:
        self._unseen = False
        try:
            visit = self.evening.visit()
        except NightcallerError as problem:
            self._tell(problem)
            return
        self._narrator.silence()
        # Two in a row are heard: whoever opens the next one's page as well is not alone with it.
        self._narrator.soundscape.play("latch")
        self.visit.show(visit)
        self._go("Visit")

    def _called_back(self, seat: int) -> None:
        """The room hears that the laptop goes back, and to whom: nobody reads on in somebody else's place."""
        self._narrator.say((back_line(seat, self.evening.sitting, self.evening.progress.style),))

    def _returned(self) -> None:
        try:
            visit = self.evening.come_back()
        except NightcallerError as problem:
            self._tell(problem)
            return
        # However quickly somebody holds, the room hears to the end whose page it is.
        self._called_back(visit.seat)
        self._narrator.soundscape.play("latch")
        self.visit.show(visit)
        self._go("Visit")

    def _visit_closed(self) -> None:
        self._scene = None
        self._show_scene()

    def _call_over(self) -> None:
        scene = self._scene
        if isinstance(scene, Calling):
            closing = closing_line(scene.role, self.evening.sitting, self.evening.public)
            self._say((closing,), self.calling.rest)

    def _identify_over(self) -> None:
        scene = self._scene
        if isinstance(scene, Identify):
            self._say((identified_line(scene.role),), self.identify.rest)

    def _cover_up(self) -> None:
        """Something private must not be seen: the cover comes back, the visit goes on after it."""
        self.cover.coverUp()
        self.calling.coverUp()
        self.identify.coverUp()
        self.roster.coverUp()
        self.announcement.coverUp()
        self.console.coverUp()
        self.moderator_book.coverUp()
        if self.visit.open:
            self.visit.coverUp()

    def _hold_time(self) -> None:
        """Every clock stands still while the curtain is drawn, whatever it covers; so does the voice."""
        if self._app.property("covered"):
            self._beat.pause()
            self.floor.hold()
            self.console.hold()
        else:
            self._beat.resume()
            if self._app.property("screen") == "Floor":
                self.floor.resume()
            self.console.resume()
            self.calling.goOn()
            self.identify.goOn()
            self._say_what_is_left()

    # --- acts of the table ----------------------------------------------------------------------------------

    def _halt(self) -> None:
        """A night of closed eyes is stopped: the called role closes its eyes, then everybody looks."""
        self._beat.cancel()
        unsaid, self._unsaid = self._unsaid, None
        self._app.uncover()
        if unsaid is not None:  # nobody has closed an eye yet
            self.evening.mishaps.halt()
        else:
            (self.identify if isinstance(self._scene, Identify) else self.calling).halt()

    def _announce(self, intent: Intent) -> None:
        """Say what the table is about to do, whoever moderates; then anybody may still object."""
        players, told = self.evening.sitting.players, intent.line.arguments
        people = tuple(players[told[fact] - 1].name for fact in ("seat", "other") if told.get(fact))
        self.announcement.show(replace(intent, act=partial(self._do, intent.act), people=people))
        self._app.open("Announcement")
        self._narrator.soundscape.play("bell")
        self._narrator.say((intent.line,), then=self.announcement.begin)

    def _do(self, act: Callable[[], object]) -> None:
        before = self.evening.scene
        act()
        self._untold = self.evening.scene == before

    def _stopped(self) -> None:
        """Somebody has objected: nothing has changed, and everybody hears so."""
        if not self._leaving:
            self._narrator.say((Line("line-about-nothing"),), then=self._restore_lines)

    def _decided(self) -> None:
        """Back to the table's screen; where no news tells at once of what was done, a line does."""
        untold, self._untold = self._untold, False
        if not self._leaving and self._app.property("screen") == "Announcement":
            self._app.open(self._screen)
            if untold:
                self._app.tell("ui-acts-done")
                self._restore_lines()

    def _restore_lines(self) -> None:
        """What the screen has to say stands at its foot again, not what was announced over it."""
        reads = self.evening.progress.style.moderated and not isinstance(self._scene, Console)
        self._narrator.prompt([replace(line, sound="") for line in self._lines] if reads else ())

    # --- the end ----------------------------------------------------------------------------

    def _reveal(self) -> None:
        """The table takes the verdict: from now on nothing can be overruled."""
        scene = self.evening.scene
        if isinstance(scene, Ended):
            self._show_the_end(scene)
            self._aside(self._closing())

    def _closing(self) -> Sequence[Line]:
        """The awards and good night; whoever moderates reads the awards from the page."""
        lines = closing_lines(self.ended.awards, self.evening.sitting, self.evening.public)
        return lines[:1] if self.evening.progress.style.moderated else lines

    def _show_the_end(self, scene: Ended) -> None:
        self._finish()
        self.ended.show(scene, past=self._past)
        self._go("Ended")
        self._narrator.last_screen(True)

    def _finish(self) -> None:
        try:
            self.evening.finish(self._shelf)
        except NightcallerError as problem:
            self._tell(problem)
        else:
            if self._refused:
                self._app.untell(self._refused)
                self._refused = ""
                self._app.tell("ui-ended-shelved")
            self.finished.emit()
