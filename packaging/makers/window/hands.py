"""Hands on the real window: people play evenings from Home, now and then they do whatever comes to a hand.

A case is one person at the laptop for some hundreds of actions, with a book, a style and a language that
she goes for. Mostly she does what the screen asks for; one action in some is foolish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from shiboken6 import isValid

from makers.assurance.proving import Broken, Counts
from makers.window.watched_window import Control, WatchedWindow, waited, watched
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import books
from nightcaller.styles import Style

ACTIONS: Final = 250
"""Of a case."""
FOOLISH: Final = 0.1
"""Share of what is done for no reason."""
STUCK: Final = 120
"""Sensible actions in a row that change nothing: a dead end."""
SIZES: Final = ((1024, 600), (1280, 800), (600, 960), (1920, 1080), (480, 400))
DWELL: Final = 60_000
"""Milliseconds that somebody waits who has nothing else to do: longer than any visit or slot."""
TAP: Final = 100
"""Milliseconds that a tap takes: whoever taps on is heard at last by what is deaf for a moment."""
NAMES: Final = (
    "Ann",
    "李雷",
    "Ben",
    "韩梅梅",
    "Cid",
    "Dora",
    "王小明",
    "Eve",
    "Finn",
    "Gus",
    "Hal",
    "Ivy",
    "赵",
    "Jo",
)
KEYS: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape),
    *(
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
    ),
    *(Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_S, Qt.Key.Key_M, Qt.Key.Key_A, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Home, Qt.Key.Key_Menu, Qt.Key.Key_Back, Qt.Key.Key_Backspace, Qt.Key.Key_End),
)
MODIFIERS: Final = (
    *(Qt.KeyboardModifier.NoModifier,) * 5,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
MAIN: Final[Mapping[str, Sequence[str]]] = {
    "Home": ("continueButton", "newGameButton"),
    "Players": ("nextButton",),
    "Books": ("nextButton",),
    "Deck": ("nextButton",),
    "HouseRules": ("beginButton", "passAround"),
    "Cover": ("identify",),
    "Visit": ("confirm", "goOn"),
    "Calling": ("confirm", "skip"),
    "Console": ("confirm", "skip"),
    "Identify": ("confirm",),
    "Roster": ("sleep", "confirm", "call"),
    "Bulletin": ("goOn",),
    "Race": ("noHands", "confirm"),
    "Floor": ("close", "skipRest", "next", "confirm", "cancel"),
    "Hands": ("restAbstain", "confirm", "nextName"),
    "Choice": ("confirm", "confirmHeld"),
    "Verdict": ("showEverything",),
    "Ended": ("goHome", "rematch"),
    "Forgotten": ("vouch", "neverMind"),
    "TableActs": ("actsNot",),
    "Mishap": ("mishapNot",),
    "Announcement": (),
    "ModeratorBook": ("bookBack", "notedBack"),
}
"""Screen -> what leads on, the first that is there; anywhere else it is the way back."""
BACK: Final = ("backButton", "menuContinue", "curtainOpen", "dialogNo", "again", "guideSkip")
ANSWERS: Final = ("seat", "word", "skip", "card", "blank", "phrase", "digit", "mishapWay", "abstain")
"""How what somebody answers with begins."""
NEVER: Final = ("quitButton",)
"""Ends the program: hands close the window instead, and open it again."""


class Somebody:
    """A person at the laptop.

    Args:
        goal: book and style that she plays.
    """

    def __init__(
        self, window: WatchedWindow, chance: Random, goal: tuple[str, Style], counts: Counts
    ) -> None:
        self.window, self.chance, self.goal, self.counts = window, chance, goal, counts
        self.seats = chance.randint(6, 12)
        self.ended = 0
        self._idle = 0
        self._before: tuple[Any, ...] = ("",)

    # --- one action ----------------------------------------------------------------------------------------

    def act(self) -> None:
        """Do one thing, and look whether all is as it must be.

        Raises:
            Broken: it is not, or nothing leads on.
        """
        window = self.window
        self.counts["actions"] += 1
        self.counts[f"screen {window.place}"] += 1
        foolish = self.chance.random() < FOOLISH
        if foolish:
            self.chance.choice(FOLLIES)(self)
        else:
            self.go_on()
        window.rest()
        window.check(self.counts)
        now = self._stands()
        self._idle = self._idle + 1 if now == self._before else 0
        self.ended += now[0] == "Ended" and self._before[0] == "Verdict"
        self._before = now
        if self._idle > STUCK:
            there = sorted({one.name for one in window.controls() if one.able})
            raise Broken(f"nothing leads on at {now[:4]}: {there}")
        if window.place == "Cover" and self.chance.random() < 0.1 and (left := window.left_over()):
            raise Broken(f"on a cover there is {left}")

    def _stands(self) -> tuple[Any, ...]:
        """Where everything stands, as far as somebody sees it."""
        window, model, evening = self.window, self.window.model, self.window.evening
        names = ("number", "purpose", "page", "role", "moment", "turn", "label", "index", "count", "current")
        seen = tuple(str(model.property(name)) for name in names) if model is not None else ()
        return (
            window.place,
            evening.ledger.length if evening else -1,
            window.stage.app.property("covered"),
            *seen,
        )

    # --- what the screen asks for --------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do what leads on from here."""
        window, place = self.window, self.window.place
        there = {one.name: one for one in window.controls() if one.able and one.name not in NEVER}
        if leads := next((there[name] for name in BACK[1:] if name in there), None):
            self.use(leads)  # a dialog, or the curtain
            return
        if place in SETTING_UP and SETTING_UP[place](self, there):
            return
        if place == "Cover" and "digit1" in there:
            self.use(there["askTable"] if "askTable" in there else there["padBack"])
            return
        answers = [one for name, one in there.items() if name.startswith(ANSWERS)]
        if answers and self.chance.random() < 0.45:
            self.use(self.chance.choice(answers))
            return
        main = next((there[name] for name in MAIN.get(place, BACK) if name in there), None)
        if main is None or self._idle % 10 == 9:
            if self._idle % 3 == 0 or not there:
                window.clock.pass_time(DWELL)  # it goes on by itself
                return
            main = self.chance.choice(list(there.values()))
        self.use(main)

    def _sit_down(self, there: Mapping[str, Control]) -> bool:
        count = len(self.window.stage.gathering.players)
        if count >= self.seats:
            return False
        if (entry := there.get("nameEntryField")) is None:
            return False
        self.tap(entry)
        # instead of what was begun and refused: too long, for instance
        QTest.keyClick(self.window.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self._type(f"{self.chance.choice(NAMES)}{count}")
        QTest.keyClick(self.window.window, Qt.Key.Key_Return)
        return True

    def _choose_book(self, there: Mapping[str, Control]) -> bool:
        table = self.window.stage.gathering
        if table.book.id == self.goal[0]:
            return False
        at = f"book{[one.id for one in table.books].index(self.goal[0])}"
        return at in there and self.use(there[at])

    def _choose_deck(self, there: Mapping[str, Control]) -> bool:
        if "nextButton" in there and self.chance.random() < 0.7:
            return False
        decks = [
            one for name, one in there.items() if name.startswith(("recommended", "board", "fix", "step-"))
        ]
        if not decks:
            return False
        return self.use(self.chance.choice(decks))

    def _choose_style(self, there: Mapping[str, Control]) -> bool:
        at = f"style{tuple(Style).index(self.goal[1])}"
        if self.window.stage.gathering.style == self.goal[1] or at not in there:
            return False
        return self.use(there[at])

    def _come_home(self, there: Mapping[str, Control]) -> bool:
        """Go on with what was left, or begin anew: another book and style are tried then."""
        if "continueButton" in there and self.chance.random() < 0.9:
            return self.use(there["continueButton"])
        return "newGameButton" in there and self.use(there["newGameButton"])

    # --- hands ---------------------------------------------------------------------------------------------

    def use(self, control: Control) -> bool:
        """Tap a control, or hold it until it is complete."""
        self.counts["holds" if control.held else "taps"] += 1
        if control.held:
            self.hold(control)
        else:
            self.tap(control)
        return True

    def place_of(self, control: Control) -> QPoint:
        """Where it is, scrolled to if need be."""
        parent: QQuickItem | None = control.item.parentItem()
        while parent is not None:
            if parent.inherits("QQuickFlickable"):
                top = control.item.mapToItem(parent, 0, 0).y()
                over = min(0.0, top) or max(0.0, top + control.item.height() - parent.height())
                if over:
                    parent.setProperty("contentY", parent.property("contentY") + over)
            parent = parent.parentItem()
        return control.middle.toPoint()

    def tap(self, control: Control) -> None:
        """Press and release."""
        self.window.clock.pass_time(TAP)
        self.press(control)

    def press(self, control: Control) -> None:
        """The same at once."""
        if isValid(control.item):
            place = self.place_of(control)
            QTest.mouseClick(
                self.window.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
            )

    def hold(self, control: Control) -> None:
        """Press until the ring is full, read what opens, let go."""
        window, item, done = self.window, control.item, list[bool]()
        window.clock.pass_time(DWELL)  # nobody is in a hurry
        if not isValid(item):
            return
        item.setProperty("duration", 15)
        item.completed.connect(lambda: done.append(True))  # type: ignore[attr-defined]
        place, none = self.place_of(control), Qt.KeyboardModifier.NoModifier
        QTest.mousePress(window.window, Qt.MouseButton.LeftButton, none, place)
        waited(lambda: bool(done) or not isValid(item) or not item.property("holding"), 600)
        window.rest()
        if self.chance.random() < 0.3:
            waited(lambda: False, 30)
        QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, none, place)

    def _type(self, text: str) -> None:
        for character in text:
            _written(self.window.window, character)

    def _spot(self) -> QPoint:
        size = self.window.window.size()
        return QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))

    # --- follies -------------------------------------------------------------------------------------------

    def anything(self) -> None:
        """Use any control."""
        there = [one for one in self.window.controls() if one.able and one.name not in NEVER]
        if there:
            self.use(self.chance.choice(there))

    def in_vain(self) -> None:
        """Tap what cannot be used now: nothing may change."""
        there = [one for one in self.window.controls() if not one.able]
        if not there:
            return
        self.window.clock.pass_time(TAP)  # what time does by itself is not this tap's doing
        evening = self.window.evening
        before = evening.ledger.length if evening else -1
        self.counts["refused"] += 1
        self.press(self.chance.choice(there))
        if evening is not None and evening is self.window.evening and evening.ledger.length != before:
            raise Broken("a button that is grey has done something")

    def anywhere(self) -> None:
        """Press somewhere, with any button, once or twice."""
        place = self._spot()
        button = self.chance.choice(
            (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
        )
        press = self.chance.choice((QTest.mouseClick, QTest.mouseDClick))
        press(self.window.window, button, Qt.KeyboardModifier.NoModifier, place)

    def key(self) -> None:
        """Press a key; perhaps it stays down and repeats."""
        key, with_ = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        window = self.window.window
        if self.chance.random() < 0.3:
            QTest.keyPress(window, key, with_)
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress) * 5:
                QCoreApplication.sendEvent(window, QKeyEvent(kind, key, with_, "", True))
            QTest.keyRelease(window, key, with_)
        else:
            QTest.keyClick(window, key, with_)

    def short(self) -> None:
        """Let go of what wants to be held."""
        there = [one for one in self.window.controls() if one.held and one.able]
        if there:
            self.tap(self.chance.choice(there))

    def resize(self) -> None:
        """Give the window another size."""
        self.window.window.resize(*self.chance.choice(SIZES))

    def menu(self) -> None:
        """Open the menu; whatever is in it is a control like others."""
        there = {one.name: one for one in self.window.controls()}
        if "menuButton" in there:
            self.tap(there["menuButton"])

    def leave(self) -> None:
        """Leave the game; Home goes on with it."""
        if self.window.evening is not None:
            self.window.note_where_it_stands()
            self.counts["left"] += 1
            self.window.stage.app.leave()

    def close(self) -> None:
        """Close the window and open it again."""
        self.counts["closed"] += 1
        self.window.close()
        self.window.open()

    def speak(self) -> None:
        """Speak another language."""
        languages = list(LANGUAGES)
        self.chance.shuffle(languages)
        self.window.stage.words.speak(tuple(languages[: self.chance.randint(1, len(languages))]))

    def panic(self) -> None:
        """Press Escape twice, or let the window lose the front."""
        if self.chance.random() < 0.5:
            QTest.keyClick(self.window.window, Qt.Key.Key_Escape)
            QTest.keyClick(self.window.window, Qt.Key.Key_Escape)
            return
        other = QWindow()
        other.show()
        other.requestActivate()
        waited(lambda: not self.window.window.isActive(), 100)
        other.close()
        self.window.window.requestActivate()
        waited(self.window.window.isActive, 100)

    def wait(self) -> None:
        """Do nothing for a while, or for a long time."""
        self.window.clock.pass_time(self.chance.choice((10, 1000, DWELL, 3_600_000)))

    def write(self) -> None:
        """Type whatever where the keyboard is."""
        self._type(self.chance.choice(("x", "1234", "唤夜", "\U0001f600", "a b", "0" * 30)))

    def drag(self) -> None:
        """Drag something from one place to another."""
        none, spots = Qt.KeyboardModifier.NoModifier, [self._spot() for _ in range(3)]
        QTest.mousePress(self.window.window, Qt.MouseButton.LeftButton, none, spots[0])
        for spot in spots:
            QTest.mouseMove(self.window.window, spot)
        QTest.mouseRelease(self.window.window, Qt.MouseButton.LeftButton, none, spots[-1])


SETTING_UP: Final[Mapping[str, Callable[[Somebody, Mapping[str, Control]], bool]]] = {
    "Home": Somebody._come_home,
    "Players": Somebody._sit_down,
    "Books": Somebody._choose_book,
    "Deck": Somebody._choose_deck,
    "HouseRules": Somebody._choose_style,
}
FOLLIES: Final[Sequence[Callable[[Somebody], None]]] = (
    *(Somebody.anything,) * 8,
    *(Somebody.in_vain, Somebody.anywhere, Somebody.key, Somebody.short) * 3,
    *(Somebody.menu, Somebody.panic, Somebody.wait, Somebody.write, Somebody.drag) * 2,
    *(Somebody.resize, Somebody.leave, Somebody.close, Somebody.speak),
)


def _written(window: QWindow, character: str) -> None:
    QTest.sendKeyEvent(
        QTest.KeyAction.Click, window, Qt.Key.Key_unknown, character, Qt.KeyboardModifier.NoModifier
    )


def handled(part: str, number: int, actions: int = ACTIONS) -> Counts:
    """Let the person of this number have the laptop.

    Raises:
        Broken: an exception, a complaint, a dead end, a leak, or a journal that leads elsewhere.
    """
    chance, counts = Random(f"{part}.hands.{number}"), Counter[str]()
    turn = number + [*books()].index(part)
    language = tuple(LANGUAGES)[turn % len(LANGUAGES)]
    goal = (part, tuple(Style)[turn % len(Style)])
    with watched("hands", chance.getrandbits(32), language, SIZES[number % 2]) as window:
        somebody = Somebody(window, chance, goal, counts)
        evenings = set()
        for nth in range(actions):
            try:
                somebody.act()
            except Exception as broken:
                raise Broken(f"action {nth}: {type(broken).__name__}: {broken}") from broken
            if (evening := window.evening) is not None:
                evenings.add(evening.id)
                counts["most nights"] = max(counts["most nights"], evening.public.day)
    counts["evenings"] = len(evenings)
    counts["evenings to their end"] = somebody.ended
    return counts
