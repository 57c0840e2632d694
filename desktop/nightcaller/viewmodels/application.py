"""The window's own view model: which screen is open, what covers it, how everything looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.phrasebook import Phrasebook, glued

TEXT_SCALES: Final = (1.0, 1.25, 1.5, 2.0, 3.0)


class Appearance(NamedTuple):
    """How the window looks, from the settings."""

    text_scale: float = 1.0
    reduced_motion: bool = False
    safe_marks: bool = False
    dim: bool = False


@element
class AppViewModel(QObject):
    """The router. A screen is a name: `Players` is Screens/PlayersScreen.qml with the model of that name.

    Screens open others through `open`, and go back with `back`. Where something must not be seen (the panic
    key, the window losing the front during a private visit) `coverRequested` fires first: whoever holds
    private things drops them in that same call, and then the curtain is drawn.
    """

    screenChanged = Signal()
    coveredChanged = Signal()
    coverRequested = Signal()
    hidden = Signal()
    """Nothing private is on the screen any more: that has to be drawn before the window may vanish."""
    appearanceChanged = Signal()
    noticeChanged = Signal()
    mentionedNow = Signal(str)
    """Message id of a remark that was just made."""
    subtitleChanged = Signal()
    leaveRequested = Signal()
    moderatedChanged = Signal()
    lineRequested = Signal()
    filesDropped = Signal(list)
    """URLs of what somebody let go over the window."""
    guideChanged = Signal()
    undealRequested = Signal()
    undealChanged = Signal()
    nightChanged = Signal()
    haltRequested = Signal()
    haltChanged = Signal()
    quitRequested = Signal()
    textSizeWanted = Signal(int)
    """From the menu: another size of letters, by its place in `textSizes`."""
    dimWanted = Signal(bool)

    def __init__(self, words: Phrasebook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._models: dict[str, QObject] = {}
        self._path: tuple[str, ...] = ()
        self._covered = False
        self._private = False
        self._appearance = Appearance()
        self._subtitle = ""
        self._subtitle_ms = 0
        self._playing = False
        self._may_undeal = False
        self._moderated = False
        self._night = False
        self._may_halt = False
        self._guide: QObject | None = None
        self._mentioned: frozenset[str] = frozenset()
        self._remarks: tuple[tuple[str, Mapping[str, Any]], ...] = ()
        self._notices: tuple[tuple[str, Mapping[str, Any]], ...] = ()
        self._put_off: tuple[tuple[str, Mapping[str, Any]], ...] = ()
        self._interrupted: frozenset[str] = frozenset()
        self._begun: tuple[str, Mapping[str, Any]] | None = None
        words.changed.connect(self.noticeChanged)

    @property
    def phrases(self) -> Phrasebook:
        """All text."""
        return self._words

    def add(self, screen: str, model: QObject) -> None:
        """Tell the router which view model a screen gets."""
        self._models[screen] = model

    @Slot(str)
    def open(self, screen: str) -> None:
        """Show a screen; going to one that is already behind us goes back to it."""
        if screen not in self._models:
            raise KeyError(screen)
        behind = self._path.index(screen) if screen in self._path else len(self._path)
        self._go((*self._path[:behind], screen))

    def restart(self, *screens: str) -> None:
        """Show the last of `screens`, with the others behind it."""
        self._go(tuple(screens))

    @Slot()
    def back(self) -> None:
        """Show the screen that was open before this one."""
        if len(self._path) > 1:
            self._go(self._path[:-1])

    def _go(self, path: tuple[str, ...]) -> None:
        if path == self._path:
            return
        before, self._path = self._path, path
        exited = getattr(self._models[before[-1]], "exited", None) if before else None
        if exited is not None:
            exited()
        entered = getattr(self._models[path[-1]], "entered", None)
        if entered is not None:
            try:
                entered()
            except BaseException:
                self._path = before  # what is told is where people are, whatever went wrong
                raise
        self.screenChanged.emit()
        self._make_remarks()

    def _get_screen(self) -> str:
        return self._path[-1] if self._path else ""

    screen = Property(str, lambda self: self._get_screen(), notify=screenChanged)
    model = Property(QObject, lambda self: self._models.get(self._get_screen()), notify=screenChanged)
    words = Property(Phrasebook, lambda self: self._words, constant=True)

    # --- the curtain ---

    def keep_private(self, private: bool) -> None:
        """Say whether the screen shows (or may show) something private; then losing the front covers it."""
        if private and not self._private:
            self._put_notices_off()
        self._private = private
        self._make_remarks()

    @Slot()
    def cover(self) -> None:
        """Panic: drop everything private and draw the curtain, whatever is open."""
        self.coverRequested.emit()
        self._set_covered(True)
        self.hidden.emit()

    @Slot()
    def uncover(self) -> None:
        """Draw the curtain back."""
        self._set_covered(False)

    @Slot()
    def frontLost(self) -> None:
        """The window is no longer the active one, is minimised, or the lid closes."""
        self.coverRequested.emit()
        if self._private:
            self._set_covered(True)
        self.hidden.emit()

    def _set_covered(self, covered: bool) -> None:
        if covered != self._covered:
            self._covered = covered
            self.coveredChanged.emit()
            self._make_remarks()

    covered = Property(bool, lambda self: self._covered, notify=coveredChanged)

    # --- one-line messages ---

    def tell(self, message: str, **arguments: Any) -> None:
        """Show a message over whatever is open; it leaves by itself, and the next one comes."""
        told = (message, arguments)
        if told not in self._notices:
            self._notices = (*self._notices, told)
            self.noticeChanged.emit()

    def untell(self, message: str) -> None:
        """Take a message away that is not true any more."""
        self._notices = tuple(notice for notice in self._notices if notice[0] != message)
        self._put_off = tuple(notice for notice in self._put_off if notice[0] != message)
        self.noticeChanged.emit()

    def mention(self, message: str, **arguments: Any) -> None:
        """Make a remark about this computer: once an evening, when nobody is alone with the screen, and not
        over a night that is only shown."""
        if message in self._mentioned:
            return
        self._mentioned |= {message}
        self._remarks = (*self._remarks, (message, arguments))
        self._make_remarks()

    def mentioned(self, messages: Iterable[str]) -> None:
        """Say which remarks have been made already, before this window was opened."""
        self._mentioned |= set(messages)

    def _put_notices_off(self) -> None:
        """What the table was reading would lie over one player's page: it comes again when she is done.

        Once: where every hold is quicker than the eye, it would come with every cover. What nobody has seen
        yet still comes.
        """
        shown = [notice for notice in self._notices[:1] if notice is self._begun]
        begun = frozenset(message for message, _arguments in shown)
        enough = self._interrupted & begun
        self._interrupted = begun or self._interrupted
        self._put_off = tuple(notice for notice in self._notices if notice[0] not in enough)
        self._notices = ()
        self.noticeChanged.emit()

    def _make_remarks(self) -> None:
        if self._private or self._covered or self._guide is not None or not self._path:
            return
        put_off, self._put_off = self._put_off, ()
        for message, arguments in put_off:
            self.tell(message, **arguments)
        remarks, self._remarks = self._remarks, ()
        for message, arguments in remarks:
            self.tell(message, **arguments)
            self.mentionedNow.emit(message)

    @Slot()
    def begun(self) -> None:
        """The message is on the screen: it may have waited until what was being said had been said."""
        self._begun = next(iter(self._notices), None)

    @Slot()
    def heard(self) -> None:
        """The message was read."""
        self._notices = self._notices[1:]
        self.noticeChanged.emit()

    notice = Property(
        str, lambda self: self._words.text(*self._notices[0]) if self._notices else "", notify=noticeChanged
    )

    @Slot(list)
    def dropFiles(self, urls: list[str]) -> None:
        """Somebody has let files go over the window; not while something is played."""
        if not self._playing:
            self.filesDropped.emit([url for url in urls if isinstance(url, str)])

    # --- subtitles ---

    def show_subtitle(self, line: str, milliseconds: int = 0) -> None:
        """Show what the voice says; empty for silence.

        Args:
            line: its words.
            milliseconds: how long it takes to be said; 0 if nobody says it.
        """
        line = glued(line)
        if (line, milliseconds) != (self._subtitle, self._subtitle_ms):
            self._subtitle, self._subtitle_ms = line, milliseconds
            self.subtitleChanged.emit()

    def play_area(self, playing: bool) -> None:
        """Keep room for subtitles while a game is on the screen, so that nothing moves when one comes."""
        if playing != self._playing:
            self._playing = playing
            self.subtitleChanged.emit()
            if not playing:
                self._notices = self._put_off = ()  # what one game had to say is not the next one's business
                self.noticeChanged.emit()

    subtitle = Property(str, lambda self: self._subtitle, notify=subtitleChanged)
    subtitleMs = Property(int, lambda self: self._subtitle_ms, notify=subtitleChanged)
    playing = Property(bool, lambda self: self._playing, notify=subtitleChanged)

    # --- what can be done from every screen of a game ---

    @Slot()
    def leave(self) -> None:
        """Go home; the game can be continued."""
        self.leaveRequested.emit()

    @Slot()
    def sayLine(self) -> None:
        """Narrator style: speak the line that belongs to the open screen."""
        self.lineRequested.emit()

    def offer_undeal(self, may: bool) -> None:
        """Say whether nobody has seen a card yet: then the deck can still be chosen again."""
        if may != self._may_undeal:
            self._may_undeal = may
            self.undealChanged.emit()

    mayUndeal = Property(bool, lambda self: self._may_undeal, notify=undealChanged)

    @Slot()
    def undeal(self) -> None:
        """Back to the deck."""
        self.undealRequested.emit()

    def moderate(self, moderated: bool) -> None:
        """Say whether somebody at the table moderates: every screen then opens the handbook."""
        if moderated != self._moderated:
            self._moderated = moderated
            self.moderatedChanged.emit()

    moderated = Property(bool, lambda self: self._moderated, notify=moderatedChanged)

    def offer_halt(self, may: bool) -> None:
        """Say whether the curtain covers a call, which can be stopped from there."""
        if may != self._may_halt:
            self._may_halt = may
            self.haltChanged.emit()

    mayHalt = Property(bool, lambda self: self._may_halt, notify=haltChanged)

    @Slot()
    def halt(self) -> None:
        """Something went wrong in a night of closed eyes: lights on."""
        self.haltRequested.emit()

    def fall_night(self, night: bool) -> None:
        """Say whether it is night at the table: every page that is opened then looks like it."""
        if night != self._night:
            self._night = night
            self.nightChanged.emit()

    night = Property(bool, lambda self: self._night, notify=nightChanged)

    # --- a night that is only shown ---

    def guided_by(self, guide: QObject | None) -> None:
        """Say who shows a night on this window: a `GuideViewModel`; None when it is people's own again."""
        self._guide = guide
        self.guideChanged.emit()
        self._make_remarks()

    guide = Property(QObject, lambda self: self._guide, notify=guideChanged)

    # --- looks ---

    @property
    def appearance(self) -> Appearance:
        """How everything looks now."""
        return self._appearance

    def look(self, appearance: Appearance) -> None:
        """Apply the settings' look at once."""
        if appearance != self._appearance:
            self._appearance = appearance
            self.appearanceChanged.emit()

    textScale = Property(float, lambda self: self._appearance.text_scale, notify=appearanceChanged)

    def _get_text_size(self) -> int:
        now = self._appearance.text_scale
        return min(range(len(TEXT_SCALES)), key=lambda at: abs(TEXT_SCALES[at] - now))

    textSize = Property(int, lambda self: self._get_text_size(), notify=appearanceChanged)
    textSizes = Property(list, lambda _self: [f"{scale:.0%}" for scale in TEXT_SCALES], constant=True)
    reducedMotion = Property(bool, lambda self: self._appearance.reduced_motion, notify=appearanceChanged)
    safeMarks = Property(bool, lambda self: self._appearance.safe_marks, notify=appearanceChanged)
    dim = Property(bool, lambda self: self._appearance.dim, notify=appearanceChanged)

    @Slot()
    def quit(self) -> None:
        """Close the window."""
        self.quitRequested.emit()
