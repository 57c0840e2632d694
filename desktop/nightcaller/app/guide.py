"""See a night: puppets play a real evening on the real screens, and a voice says what is going on.

The evening is a seed and the answers of the laboratory's players (`puppets`). It has no journal, its
director knows no rematch and nobody hears that it has ended: nothing of it is kept. A finger taps and holds
what people tap and hold, found by its name on the open screen, so whatever changes in the app changes in the
show (docs/decisions/see-a-night.md).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow

from nightcaller.app.director import Director
from nightcaller.app.finger import Finger
from nightcaller.app.narrator import Narrator
from nightcaller.faces import PUPPETS
from nightcaller.settings import SettingsFile
from nightcaller.styles import FITTING, Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Floor
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.guide import GuideViewModel, PuppetRow, Shown
from nightcaller.viewmodels.seats import hue, picture
from nightcaller.voice.clock import Alarm, Clock, EventLoopClock, LeasedClock

if TYPE_CHECKING:
    from nightcaller.app.puppets import Rehearsed

TICK: Final = 40.0
"""Milliseconds between two looks at whether the show may go on."""
HASTE: Final = 6.0
"""How many times faster than people's the puppets' evening is: nobody has to think."""
HASTE_CALLED: Final = 2.0
"""The same where a voice calls: nobody's finger is waited for."""
REACH: Final = 500.0
"""Milliseconds of a finger on its way."""
GLANCE: Final = 400.0
READ: Final = 1000.0
"""How long something is left to be looked at: what has been seen before, and what is new."""
RULE: Final = 2200.0
"""How long each of the three cards that say what the game is about is the lit one."""
AGAIN: Final = 1500.0
"""A tap that has done nothing is made again: a new button is deaf for a moment."""
PRACTISED: Final = 0.5
"""The finger's and the eye's times where everything has been seen once, as a share of those above."""
STORY: Final = 2000.0
"""Milliseconds of the story at the end for each secret that is named, when it has been said what it is."""

ALONE: Final = frozenset({"cover", "talk", "hands", "story"})
"""Remarks that stand for what the evening would say."""


Course = Generator[float | Callable[[], bool]]
"""What happens in the show; it waits for so many milliseconds, or until something is so."""

REMARKS: Final = 9
"""How many remarks a show has: the share of them that was made is how far it is."""
REMARKS_CALLED: Final = 4
"""The same where roles are called: such a show ends with the night."""


class HastyClock:
    """Another clock, only faster; what is due waits while a puppet is not ready.

    People's time runs out on whoever is late. A puppet is late where the computer is slow, and the show would
    show another game than the one that was rehearsed.
    """

    def __init__(self, clock: Clock, times: float, ready: Callable[[], bool]) -> None:
        self._clock, self._times, self._ready = clock, times, ready

    def now(self) -> float:
        return self._clock.now() * self._times

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        return _PatientAlarm(self._clock, milliseconds / self._times, call, self._ready)


class _PatientAlarm:
    def __init__(
        self, clock: Clock, milliseconds: float, call: Callable[[], None], ready: Callable[[], bool]
    ) -> None:
        self._clock, self._call, self._ready = clock, call, ready
        self._alarm = clock.after(milliseconds, self._ring)

    def _ring(self) -> None:
        if self._ready():
            self._call()
        else:
            self._alarm = self._clock.after(TICK, self._ring)

    def cancel(self) -> None:
        self._alarm.cancel()


class GuidedNight(QObject):
    """Shows nights; one at a time.

    Args:
        app: the router; home is open while nothing is shown.
        narrator: who speaks in the evening and about it.
        settings: what the show looks at and never changes.
        shelf: what the show never writes to.
        window: what the finger touches.
        clock: Qt's event loop by default.
    """

    over = Signal(str)
    """The show is over: its style, or nothing if it was broken off."""

    def __init__(
        self,
        app: AppViewModel,
        narrator: Narrator,
        settings: SettingsFile,
        shelf: Shelf,
        window: QQuickWindow,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(app)
        self._app, self._narrator, self._settings, self._shelf = app, narrator, settings, shelf
        self._window = window
        self._clock = clock or EventLoopClock(self)
        self._finger = Finger(window)
        self.model = GuideViewModel(self)
        self.model.goOn.connect(self._hurry)
        self.model.enough.connect(self.end)
        self._game: Rehearsed | None = None
        self._style = FITTING
        self._director: Director | None = None
        self._leave()

    # --- beginning and ending ---------------------------------------------------------------------------

    def show(self, style: str = FITTING) -> None:
        """Show a night in this style, by its value."""
        if self._director is not None:
            return
        # Only now: few starts are for a show, and the laboratory's players would be loaded in each.
        from nightcaller.app.puppets import rehearsed, sitting

        self._game = self._game or rehearsed()
        say = self._app.phrases.text
        names = tuple(say(f"guide-puppet-{number}") for number, _face in enumerate(PUPPETS, 1))
        self._style = Style(style)
        self._time = LeasedClock(self._clock)
        evening = Evening(sitting(names, self._style, self._game.seed))
        if not self._style.passes:  # how cards are dealt is seen where the laptop goes round
            for seat in range(len(PUPPETS)):
                evening.ledger.note("seen", str(seat))
        self._director = Director(
            evening,
            self._app,
            self._narrator,
            self._settings,
            self._shelf,
            _nobody_plays_again,
            HastyClock(self._time, HASTE_CALLED if self._style.voice_calls else HASTE, self._ready),
            fresh=True,
        )
        self._director.left.connect(self._left)
        self._course = self._play()
        self._wait: float | Callable[[], bool] = 0.0
        self._narrator.retold, self._narrator.plainly = self._retold, True
        self._app.guided_by(self.model)
        self._window.installEventFilter(self)
        self._draw()
        self._director.open()
        self._time.after(TICK, self._tick)

    def end(self) -> None:
        """End the show, wherever it is; there is nothing to be kept."""
        if self._director is not None:
            whole = self._shown.done >= 1
            self._director.leave()
            self.over.emit(self._style if whole else "")

    def close(self) -> None:
        """The window goes."""
        if self._director is not None:
            self._time.close()
            self._director.close()

    def _left(self) -> None:
        self._time.close()
        self._window.removeEventFilter(self)
        self._finger.lift()
        self._narrator.retold, self._narrator.plainly = tuple, False
        self._leave()
        self._app.guided_by(None)

    def _leave(self) -> None:
        self._director = None
        self._said: set[str] = set()
        self._remark = ""
        self._remarking = False
        self._hurried = False
        self._called = False
        self._shown = Shown()
        self._holder = -1

    # --- time -------------------------------------------------------------------------------------------

    def _tick(self) -> None:
        """Go on if what was waited for is there; behind the curtain everything stands still."""
        self._time.after(TICK, self._tick)
        if self._shown.touching:  # it is down by now
            self._shown = replace(self._shown, touching=False)
            self._draw()
        if self._app.property("covered"):
            return
        now = self._time.now()
        wait = self._wait
        if callable(wait):
            if not wait():
                return
        elif now < wait and not self._hurried:
            return
        try:
            wanted = next(self._course)
        except StopIteration:
            self.end()
            return
        self._wait = wanted if callable(wanted) else now + wanted

    def _hurry(self) -> None:
        """Somebody has seen enough of this step: no more words, no more waiting, until the next remark."""
        if self._director is not None and not self._app.property("covered"):
            self._hurried = True
            self._narrator.hasten()

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """A key is a tap, and Escape is enough of it; whoever is behind the curtain has all keys."""
        kinds = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
        if not isinstance(event, QKeyEvent) or event.type() not in kinds or self._app.property("covered"):
            return False
        if event.key() == Qt.Key.Key_F11 or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self.end() if event.key() == Qt.Key.Key_Escape else self._hurry()
        return True

    # --- what is said -----------------------------------------------------------------------------------

    def _retold(self, lines: Iterable[Line]) -> Sequence[Line]:
        """What the evening says; where the guide has a remark on the open scene, the last of it and that.

        At nightfall, at the first cover, before speeches, vote and story the guide alone has the word.
        """
        said, remark = tuple(lines), self._remark or self._about_the_scene()
        self._remark = ""
        self._remarking = bool(remark) and remark not in self._said
        if not self._remarking:
            return said
        self._said.add(remark)
        self._hurried = False
        self._draw()
        mine = Line(f"guide-{remark}")
        return (mine,) if remark in ALONE or remark.endswith("hello") else (*said[-1:], mine)

    def _about_the_scene(self) -> str:
        assert self._director is not None
        scene, own = self._director.evening.scene, f"{self._style.dashed}-"
        match scene:
            case Cover():
                return "cover"
            case Bulletin(kind="nightfall"):
                return f"{own}hello"
            case Bulletin(kind="dawn"):
                return "dawn" if self._style.passes else f"{own}dawn"
            case Calling():
                return "called"
            case Floor(label=label) if label in self._evening.sitting.rules().last_words:
                return ""  # the dead one's last words are nobody's turn to talk
            case Ended() if self._screen == "Ended":  # not at the verdict: why it is over and who has won
                return "story"
            case _:
                return {"Floor": "talk", "Hands": "hands"}.get(type(scene).__name__, "")

    def _say(self, remark: str) -> Course:
        """Say something about what is on the screen and wait until it is said; the second time, nothing."""
        if remark not in self._said:
            self._remark = remark
            self._narrator.say(())
            yield self._heard

    def _caption(self, message: str, **arguments: str) -> Course:
        """When all has been said, show who does what on the open page: nobody says it."""
        yield self._heard
        self._narrator.caption(Line(message, arguments))

    def _whose(self, seat: int) -> Course:
        """Caption whose page is open and what her taps are worth: an act of the night, or a bet."""
        assert self._game is not None
        acts = [deed for deed, (who, _whom) in self._game.deeds.items() if who == seat]
        if acts:
            yield from self._told(acts[0])
        else:
            yield from self._caption("caption-bet", who=self._evening.sitting.players[seat].name)

    def _told(self, deed: str, attribute: str = "") -> Course:
        """Caption what somebody does or has done by night: the evening knows who and to whom."""
        assert self._game is not None
        who, whom = self._game.deeds[deed]
        card, players = self._evening.view(who).card, self._evening.sitting.players
        role = card.role if card is not None else ""
        names = {"who": players[who].name, "whom": players[whom].name}
        yield from self._caption(f"caption-{deed}{attribute}", role=role, **names)

    def _heard(self) -> bool:
        """Whether all has been said, or somebody has heard enough."""
        return self._narrator.quiet or self._hurried

    # --- what is done -----------------------------------------------------------------------------------

    def _play(self) -> Course:
        """Do what the open screen asks for, until the show has shown what it is about."""
        acts = {
            "Cover": self._come,
            "Visit": self._visit,
            "Bulletin": self._hear,
            "Floor": self._talk,
            "Hands": self._vote,
            "Verdict": self._end,
            "Ended": self._tell,
            "Calling": self._answer_the_call,
            "Console": self._moderate,
        }
        while not self._shown.done >= 1:
            yield lambda: self._screen in acts  # another page lies over the table: it stands still
            yield from acts[self._screen]()

    def _come(self) -> Course:
        """She takes the laptop and holds; her card opens under the finger that stays."""
        scene = self._evening.scene
        self._part("touches", 0)
        self._holder = scene.seat if isinstance(scene, Cover) else -1
        self._draw()
        yield from self._said_and_seen(GLANCE, "identify")
        self._part("touches", 1)
        yield from self._hold("identify", lambda: self._screen == "Visit" and bool(self._model("held")))
        if "card" in self._said:
            yield from self._whose(self._holder)
        yield from self._say("card")
        yield self._practice * READ
        self._lift()

    def _visit(self) -> Course:
        """She fills in her page, holds, reads what came of it and hands on."""
        yield lambda: self._screen != "Visit" or self._model("page") == "page"
        if self._screen != "Visit":
            return
        self._part("touches", 2)
        yield from self._fill_in("tap")
        self._part("touches", 3)
        yield self._practice * GLANCE
        yield from self._hold("confirm", lambda: self._model("page") == "answer" and self._model("looked"))
        yield from self._say("kept")
        yield self._practice * READ
        self._lift()
        yield lambda: self._screen != "Visit"
        self._holder = -1

    def _fill_in(self, remark: str = "") -> Course:
        """Tap a seat for every question of the open page: what was decided beforehand, or a bet.

        What is to be said of it is said with the finger on the first.
        """
        assert self._game is not None
        bet = next(seat for seat in sorted(self._evening.public.alive) if seat != self._holder)
        turn = self._model("turn")
        for at, row in enumerate(self._model("blanks").rows):
            if row.words or row.roles:
                continue
            if self._model("people") > 1:
                yield from self._tap(f"blank{at}", partial(self._stands, at, turn, "active"))
            wanted = self._game.answers.get((row.prompt, self._holder), bet)
            name = f"seat{wanted + 1}" if isinstance(wanted, int) else "skip"
            if remark:
                self._point(name)
                yield from self._say(remark)
            yield from self._tap(name, partial(self._stands, at, turn, "picked", "passed"))

    def _stands(self, at: int, turn: int, *what: str) -> bool:
        """Whether one of these is so of a blank of the open page, or the page has been turned meanwhile."""
        here = self._screen in {"Visit", "Calling", "Console"} and self._model("turn") == turn
        return not here or any(getattr(self._model("blanks").rows[at], one) for one in what)

    def _hear(self) -> Course:
        """Everybody hears the news."""
        scene = self._evening.scene
        self._holder = -1
        dawn = isinstance(scene, Bulletin) and scene.kind == "dawn"
        nightfall = isinstance(scene, Bulletin) and scene.kind == "nightfall"
        if nightfall:
            yield from self._explain()
        else:
            self._part("day", 1 if dawn else 0)
        yield from self._said_and_seen(READ, "goOn")
        if not self._remarking and not dawn:
            yield self._heard  # who is voted out
        if dawn and not self._style.passes:
            self._finish()
        elif self._model("selfRunning"):
            yield lambda: self._evening.scene != scene
        else:
            yield from self._tap("goOn", lambda: self._evening.scene != scene)

    def _explain(self) -> Course:
        """What the game is about, beside the laptop, while the guide speaks: night, day, who wins."""
        for step in (1, 2, 3):
            self._part("game", step)
            yield RULE

    def _talk(self) -> Course:
        """Everybody speaks, and says little."""
        scene = self._evening.scene
        self._part("day", 2)
        self._holder = self._model("number") - 1
        self._draw()
        yield from self._said_and_seen(GLANCE, "skipRest")
        yield self._heard  # who has the word, too
        if self._finger.find("skipRest") is not None:
            yield from self._hold("skipRest", lambda: self._evening.scene != scene)
            self._lift()
        else:
            button = "close" if self._finger.find("close") is not None else "next"
            yield from self._tap(button, lambda: self._evening.scene != scene)

    def _vote(self) -> Course:
        """A name, the hands that are up for it, the next name."""
        assert self._game is not None
        self._holder = -1
        self._part("vote", 1)
        answers = self._game.answers.items()
        votes = {seat: pick for (prompt, seat), pick in answers if prompt.endswith("-vote")}
        # The last count is said while the page opens that says who is out: it is that one's.
        picked = [pick for pick in votes.values() if isinstance(pick, int)]
        targets = sorted({*picked}, key=picked.count)
        yield from self._said_and_seen(GLANCE, f"seat{targets[0] + 1}")
        for target in targets:
            self._part("vote", 1)
            yield from self._tap(f"seat{target + 1}", lambda: not self._model("choosing"))
            self._part("vote", 2)
            for voter in sorted(seat for seat, pick in votes.items() if pick == target):
                yield from self._tap(f"seat{voter + 1}", partial(self._hand_up, voter))
            self._part("vote", 3)
            if not self._model("complete"):
                yield from self._tap("nextName", lambda: self._model("choosing"))
        if not self._model("complete"):
            yield from self._tap("restAbstain", lambda: self._model("complete"))
        yield from self._tap("confirm", lambda: self._screen != "Hands")

    def _hand_up(self, voter: int) -> bool:
        return bool(self._model("seats").rows[voter].selected)

    def _end(self) -> Course:
        """Nobody disagrees with the verdict."""
        self._part("story", 1)
        yield self._heard
        yield from self._hold("showEverything", lambda: self._screen == "Ended")
        self._lift()

    def _tell(self) -> Course:
        """The story plays by itself."""
        self._part("story", 2)
        yield from self._tap("tellStory", lambda: bool(self._model("telling")))
        for deed in self._game.deeds if self._game is not None else ():
            yield from self._told(deed, ".told")
            yield STORY
        self._finish()

    def _answer_the_call(self) -> Course:
        """Whoever is called opens her eyes, taps, and closes them again."""
        role = self._model("role")
        self._part("called", 1)
        yield lambda: self._screen != "Calling" or self._model("moment") == "open"
        self._called = True
        self._holder = self._who_is(role)
        self._part("called", 2)
        if self._screen == "Calling" and self._model("asked"):
            yield from self._fill_in()
            yield from self._tap("confirm", lambda: not self._model("asked"))
        # Afterwards: at a table a call waits for nobody, so whoever is called answers first.
        yield from self._say("called-eyes")
        if self._holder >= 0:
            yield from self._whose(self._holder)
            yield READ
        self._called = False
        self._part("called", 3)
        yield lambda: self._screen != "Calling" or self._model("role") != role or self._closing()
        self._holder = -1
        self._draw()
        yield lambda: self._screen != "Calling" or self._model("role") != role

    def _ready(self) -> bool:
        """Whether time may go on: the show has begun, and in the open call she has answered and what is to be
        said of it has been said."""
        if self._director is None:
            return True
        begun = self._shown.part != ""
        return begun and not (self._called or self._director.calling.property("asked"))

    def _closing(self) -> bool:
        return self._model("moment") in {"sleep", "dark"}

    def _moderate(self) -> Course:
        """The moderator reads aloud, taps what is shown to him, and the next step is there by itself."""
        scene = self._evening.scene
        self._part("desk", 1)
        yield from self._say("desk")
        self._holder = self._who_is(self._model("role"))
        self._part("desk", 2)
        yield from self._say("desk-tap")
        if self._holder >= 0:
            yield from self._whose(self._holder)
            yield READ
        if self._model("asked"):
            yield from self._fill_in()
        if self._model("figure"):  # what the answer tells has come up by itself
            yield GLANCE
            yield from self._hold("putAway", lambda: not self._model("figure"))
            self._lift()
        if self._evening.scene == scene:
            open_still = self._model("asked") and not self._model("decides")
            yield from self._tap("skip" if open_still else "confirm", lambda: self._evening.scene != scene)
        self._part("desk", 3)
        self._holder = -1
        self._draw()
        yield GLANCE

    # --- small steps ------------------------------------------------------------------------------------

    @property
    def _evening(self) -> Evening:
        assert self._director is not None
        return self._director.evening

    @property
    def _screen(self) -> str:
        return str(self._app.property("screen"))

    @property
    def _practice(self) -> float:
        """By how much the hand is faster than at first: card, tap and hold have been explained."""
        return PRACTISED if "kept" in self._said else 1.0

    def _model(self, name: str) -> Any:
        """What the open screen says of itself."""
        model = self._app.property("model")
        return getattr(model, name, None) if model is not None else None

    def _who_is(self, role: str) -> int:
        """The seat that holds a card; nobody, if none does."""
        cards = (self._evening.view(seat).card for seat in range(len(PUPPETS)))
        return next((seat for seat, card in enumerate(cards) if card is not None and card.role == role), -1)

    def _said_and_seen(self, milliseconds: float, toward: str) -> Course:
        """Wait until the guide has spoken, with the finger where it is wanted next; or for a moment.

        What the evening itself says is not waited for.
        """
        if self._remarking:
            yield lambda: self._heard() or self._finger.find(toward) is not None
            self._point(toward)
            yield self._heard
        else:
            yield milliseconds * self._practice

    def _tap(self, name: str, done: Callable[[], object] | None = None) -> Course:
        """Tap something, again if it did not hear; once, where nobody says how to tell."""
        so = done or (lambda: False)
        while not so():
            yield from self._reach(name, so)
            if so():
                return
            self._press()
            yield TICK
            self._lift()
            if done is None:
                return
            yield from self._until(so, AGAIN)

    def _hold(self, name: str, done: Callable[[], object]) -> Course:
        """Hold something until it has done what it does, and leave the finger there."""
        while not done():
            yield from self._reach(name, done)
            if not done():
                self._press()
                yield from self._until(done, AGAIN)
                yield lambda: bool(done()) or not self._holding(name)

    def _holding(self, name: str) -> bool:
        """Whether a button goes on filling under the finger; how long that takes is its own affair."""
        item = self._finger.find(name)
        return item is not None and bool(item.property("holding"))

    def _until(self, done: Callable[[], object], milliseconds: float) -> Course:
        until = self._time.now() + milliseconds
        yield lambda: bool(done()) or self._time.now() > until

    def _reach(self, name: str, done: Callable[[], object]) -> Course:
        """Move the finger to something, as soon as it is there; not if it is not wanted any more."""
        yield lambda: bool(done()) or self._finger.find(name) is not None
        if done():
            return
        before = self._shown.place if self._shown.pointing else None
        self._point(name)
        if self._shown.place != before:
            yield self._practice * REACH
            self._point(name)  # it may have moved meanwhile

    def _point(self, name: str) -> None:
        item = self._finger.find(name)
        if item is not None:
            self._shown = replace(self._shown, place=self._finger.place(item), pointing=True)
            self._draw()

    def _press(self) -> None:
        self._shown = replace(self._shown, down=True, touching=True)
        self._draw()
        self._finger.press(self._shown.place)

    def _lift(self) -> None:
        self._finger.lift()
        self._shown = replace(self._shown, down=False)
        self._draw()

    def _part(self, part: str, step: int) -> None:
        self._shown = replace(self._shown, part=part, step=step)
        self._draw()

    def _finish(self) -> None:
        self._shown = replace(self._shown, done=1.0)

    def _draw(self) -> None:
        """Show where the show is."""
        if self._director is None:
            return
        if self._shown.done < 1:
            share = len(self._said) / ((REMARKS if self._style.passes else REMARKS_CALLED) + 1)
            self._shown = replace(self._shown, done=min(share, 0.99))
        public, night = self._evening.public, self._evening.public.phase == "night"
        rows = [
            PuppetRow(
                number=seat + 1,
                name=player.name,
                hue=hue(seat),
                face=picture(player.face),
                holds=seat == self._holder,
                masked=seat != self._holder and self._looks_away(night=night),
                gone=seat not in public.alive,
            )
            for seat, player in enumerate(self._evening.sitting.players)
        ]
        self.model.show(replace(self._shown, puppets=tuple(rows)))

    def _looks_away(self, *, night: bool) -> bool:
        return self._screen in {"Cover", "Visit"} or (night and not self._style.passes)


def _nobody_plays_again(_sitting: Sitting) -> None:
    """Puppets go back into their box."""
