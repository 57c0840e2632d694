"""People at a table: they read what the window shows and tap. They never touch the evening behind it."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from driver import BRISK, Screen, owed, read_all
from nightcaller.engine.vocabulary import EMPTY_CHOICES
from nightcaller.text import Catalogue, message_id
from nightcaller.voice.clock import Alarm

RAW = re.compile(
    r"\b(?:revamped[.-]|(?:ask|role|event|line|choice|ui|mark|board|shown|blocked|charge)-[a-z]+-)[a-z]"
    r"|\{ ?\$"
)
"""An id, or a place that nothing has filled."""
COUNTS: Final = {"", "ui-visit-takes", "ui-visit-last-act", "ui-visit-no-last-act"}
"""What stands below a private page when a tap was taken."""
LOOK: Final = 2000.0
"""Milliseconds of an evening that pass between two looks of whoever waits."""
TAP: Final = 500.0
"""Milliseconds that a tap takes."""


class WaitedClock:
    """A clock that people move: by waiting, and a little by every tap; never past what happens next.

    So they play the same evening on every computer, however busy it is.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[_Waited] = []

    def now(self) -> float:
        return self._now

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        alarm = _Waited(self._now + max(0.0, milliseconds), call, self._alarms)
        self._alarms.append(alarm)
        return alarm

    def go_on(self, milliseconds: float) -> None:
        """Go on by so much, or to the one thing that happens before."""
        self._now += milliseconds
        first = min(self._alarms, key=lambda alarm: alarm.due, default=None)
        if first is not None and first.due <= self._now:
            self._now = first.due
            first.cancel()
            first.call()


class _Waited:
    def __init__(self, due: float, call: Callable[[], None], alarms: list[_Waited]) -> None:
        self.due, self.call, self._alarms = due, call, alarms

    def cancel(self) -> None:
        if self in self._alarms:
            self._alarms.remove(self)


class People(Screen):
    """Everybody at the table at once.

    Attributes:
        roles: role by seat number, as read from the card at the deal.
        wishes: prompt id without "ask-" -> what whoever is asked answers: a seat number, a word, or None.
            Without a wish people do as little as they may. "vote" is the name for which hands go up, where
            the vote has no wish of its own.
        runners: whose hands go up for the office.
        declares, withdraws: who asks for the laptop, who gives up, at the next chance.
        brisk: nobody holds a button longer than it takes to be seen; else as long as people do.
        proof: where raw ids on the screen are noted; None if nobody looks for them.
        printed: full role id by seat number, where the table's own cards are entered when they are called.
    """

    def __init__(
        self, stage: Any, qtbot: QtBot, catalogue: Catalogue, shots: Path, clock: WaitedClock
    ) -> None:
        super().__init__(stage.window, qtbot)
        self.stage = stage
        self.clock = clock
        self.catalogue = catalogue
        self.roles: dict[int, str] = {}
        self.wishes: dict[str, Callable[[People, int], int | str | None]] = {}
        self.runners: list[int] = []
        self.declares: int | None = None
        self.withdraws: int | None = None
        self.brisk = True
        self.proof: list[str] | None = None
        self.printed: dict[int, str] = {}
        self._entered: set[int] = set()
        self.seen: list[str] = []
        self._shots = shots
        self._numbers = itertools.count(1)
        self._pictured: set[str] = set()

    # --- waiting ---

    def wait_for(self, so: Callable[[], bool]) -> None:
        """Let time pass until something is so; `qtbot.waitUntil` waits for a hand, a frame or a page."""

        def looked() -> bool:
            if not so():
                self.clock.go_on(LOOK)
            return so()

        self.qtbot.waitUntil(looked)

    def wait_a_while(self, seconds: float) -> None:
        """Let so much time pass, as the evening counts it."""
        until = self.clock.now() + 1000 * seconds
        self.wait_for(lambda: self.clock.now() >= until)

    # --- reading ---

    @property
    def language(self) -> str:
        """The table's main language."""
        return str(self.stage.words.languages[0])

    @property
    def place(self) -> str:
        """The open screen's name."""
        return str(self.stage.app.property("screen"))

    def says(self, item: str, message: str, **arguments: Any) -> bool:
        """Say whether an item shows a message."""
        return self.catalogue.say(self.language, message, **arguments) in self.text(item)

    def seats(self) -> list[int]:
        """Return the numbers that can be tapped now."""
        return [
            int(item.property("number"))
            for item in self.items()
            if item.objectName().startswith("seat")
            and item.property("alive")
            and item.property("interactive")
            and not item.property("blocked")
        ]

    def living(self) -> list[int]:
        """Return the numbers of everybody alive on the ring that is shown."""
        return sorted(
            int(item.property("number"))
            for item in self.items()
            if item.objectName().startswith("seat") and item.property("alive")
        )

    def wolves(self) -> list[int]:
        """Return the numbers of those who read "werewolf" on their card."""
        return sorted(number for number, role in self.roles.items() if role == "werewolf")

    def picture(self, name: str, *, again: bool = False) -> None:
        """Save a picture, the first time a name comes up, where they are wanted (NIGHTCALLER_SHOTS)."""
        if again or name not in self._pictured:
            self._pictured.add(name)
            if "NIGHTCALLER_SHOTS" in os.environ:
                self.shot(self._shots / f"{next(self._numbers):02d}-{name}.png")

    # --- sitting down ---

    @property
    def pictured(self) -> frozenset[str]:
        """Names of the pictures taken so far."""
        return frozenset(self._pictured)

    def sit_down(self, *names: str, book: str = "", deck: int = 0) -> None:
        """From Home to the house rules, a deck taken: its place in the book's own list of decks."""
        self.tap("newGameButton")
        for name in names:
            self.type(name)
            self.key(Qt.Key.Key_Return)
        self.picture("players")
        self.tap("nextButton")
        table = self.stage.gathering
        if book and table.book.id != book:
            self.tap(f"book{[one.id for one in table.books].index(book)}")
        self.picture("books")
        self.tap("nextButton")
        wanted = table.book.recommended(len(names))[deck]
        self.tap(f"recommended{table.offered().index(wanted)}")
        self.picture("deck")
        self.tap("nextButton")
        self.picture("house-rules")

    # --- playing ---

    def menu(self, item: str) -> None:
        """Open the menu and tap an item of it."""
        self.tap("menuButton")
        self.wait(item)
        self.qtbot.waitUntil(lambda: self.find(item).height() > 0)
        self.picture("menu")
        self.tap(item)

    def look_up(self, role: str) -> None:
        """Find a role in the handbook by its name, read its page and come back."""
        before = self.place
        self.menu("menuHandbook")
        self.qtbot.waitUntil(lambda: self.place == "Handbook")
        name = self.catalogue.say(self.language, message_id("role", role))
        self.tap("search")
        self.type(name)
        self._settle()
        self.tap(f"entry-{role.rpartition('.')[2]}")
        self._settle()
        self.picture(f"handbook-{role.rpartition('.')[2]}")
        assert self.text("leafName") == name
        self.tap("backButton")
        self.qtbot.waitUntil(lambda: self.place == before)

    def take_back(self) -> None:
        """The table takes the last step back, and everybody is told."""
        self.menu("menuActs")
        self.qtbot.waitUntil(lambda: self.place == "TableActs")
        self.tap("what0")
        self.picture("the-table-decides")
        self.hold("decide")
        self.qtbot.waitUntil(lambda: self.place == "Announcement")
        self.wait_for(lambda: self.place == "Bulletin")
        assert self.says("news0", "event-amended-took-back")
        self.picture("correction")
        self.tap("goOn")

    def speak(self, language: int) -> None:
        """Change the languages in the middle of the evening, as the settings number them."""
        before = self.place
        self.menu("menuSettings")
        self.qtbot.waitUntil(lambda: self.place == "Settings")
        self.tap(f"language{language}")
        self.tap("backButton")
        self.qtbot.waitUntil(lambda: self.place == before)
        self._settle()

    def tell(self) -> str:
        """Go through the story at the end and return everything that it says."""
        read_all(self.stage.app)
        self._settle()
        self.picture("verdict")
        self.tap("tellStory")
        self._settle()
        self.picture("story")
        pages = self.texts()
        for chapter in range(1, 7):
            self.key(Qt.Key.Key_PageDown)
            self._settle()
            pages += self.texts()
            self.picture(f"story-{chapter}")
        for tab, name in ((1, "cards"), (2, "awards")):
            self.tap(f"tab{tab}")
            self._settle()
            self.picture(name)
            pages += self.texts()
        return " ".join(pages)

    def play(self, until: Callable[[], bool]) -> None:
        """Play on until something is so; a question that a tap does not get past is not tried for ever."""
        stuck, before = 0, ()
        while not until():
            self.step()
            stuck, before = stuck + 1 if before == (now := self._position()) else 0, now
            if stuck > 30:
                self.shot(self._shots / "stuck.png")
                raise AssertionError(f"the evening does not get past {now}: {self._shots / 'stuck.png'}")

    def _position(self) -> tuple[Any, ...]:
        """Return where the window stands, as far as it can be read."""
        model = self.stage.app.property("model")
        names = ("number", "purpose", "page", "reason", "role", "moment", "turn", "label", "kind")
        return (self.place, *(model.property(name) for name in names))

    def step(self) -> None:
        """Do what the open screen asks for."""
        place = self.place
        if not self.seen or self.seen[-1] != place:
            self.seen.append(place)
        read_all(self.stage.app)
        {
            "Cover": self._identify,
            "Visit": self._visit,
            "Calling": self._called,
            "Console": self._moderate,
            "Roster": lambda: self._enter(str(self.stage.app.property("model").property("selected"))),
            "Bulletin": self._news,
            "Race": self._race,
            "Floor": self._floor,
            "Hands": self._hands,
            "Choice": self._choice,
            "Verdict": self._verdict,
        }[place]()
        self._settle()

    def _settle(self) -> None:
        """Let bindings and layouts come to rest."""
        self.window.grabWindow()
        if self.proof is not None:
            self._read_proof(self.proof)

    def _read_proof(self, found: list[str]) -> None:
        """Note what nobody should ever read: ids, and places that nothing has filled."""
        for item in self.items():
            text = item.property("text")
            if isinstance(text, str) and RAW.search(text):
                found.append(f"{self.place}: {text}")

    def tap(self, name: str) -> None:
        self.clock.go_on(TAP)
        super().tap(name)

    def press(self, name: str) -> None:
        """As ever; where people are in a hurry, a hold takes no longer than a frame or two."""
        self.window.setProperty("holdPace", BRISK if self.brisk else 1.0)
        super().press(name)

    def lift(self, place: QPoint) -> None:
        """Let go where something was pressed, whatever is there now."""
        self.qtbot.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=place)

    def hold(self, name: str) -> None:
        """Press until the hold is complete, and let go."""
        self.clock.go_on(TAP)
        done: list[bool] = []
        item = self.find(name)
        item.completed.connect(lambda: done.append(True))  # type: ignore[attr-defined]
        place = self.centre(name)
        self.press(name)
        self.qtbot.waitUntil(lambda: bool(done))
        self.lift(place)

    def _identify(self) -> None:
        self.picture(f"cover-{self.stage.app.property('model').property('purpose')}")
        place = self.centre("identify")
        self.press("identify")
        self.qtbot.waitUntil(lambda: self.place == "Visit")
        self.seen.append(self.place)
        model = self.stage.app.property("model")
        if model.property("page") == "card":
            # the finger stays: the card opens under it
            self._look_at_card(model)
        self.lift(place)

    def _look_at_card(self, model: Any) -> None:
        self.qtbot.waitUntil(lambda: model.held)
        self.wait("linedCard")
        self._read_card(int(model.property("number")))
        self._settle()
        self.picture(f"card-{model.property('purpose')}")

    def _visit(self) -> None:
        model = self.stage.app.property("model")
        number, page = int(model.property("number")), str(model.property("page"))
        purpose = str(model.property("purpose"))
        if page in {"card", "answer"} and model.property("looked"):
            self.wait_for(lambda: self.place != "Visit")  # one moment more, and it goes on by itself
            return
        if page == "page":
            self._fill_in(model, number)
        button = "hold" if page == "board" else "confirm"
        place = self.centre(button)
        self.press(button)
        # The line below a page says why it is not decided yet; at all other times it says what counts.
        refused = {"ui-visit-touch", *(("ui-visit-must-choose",) if purpose == "cards" else ())}
        self.wait_for(
            lambda: bool(
                model.property("looked") or (page == "page" and model.property("reason") in refused)
            ),
        )
        if not model.property("looked"):
            # somebody has to be chosen here, or something else
            self.lift(place)
            self._anybody()
            return
        self.wait("linedCard")
        if page == "card":
            self._read_card(number)
        self.picture(f"{page}-{purpose}")
        self.lift(place)
        if page == "board":
            self.tap("phrase-boo" if purpose == "ghost" else "phrase-careful")
            self.wait_for(lambda: self.find("goOn").isEnabled())
            self.tap("goOn")
        self.wait_for(
            lambda: self.place != "Visit" or str(model.property("page")) not in {page, "answer"},
        )

    def _fill_in(self, model: Any, number: int) -> None:
        """Fill in a visit's page: as wished; the rest stays as it is."""
        for at, row in enumerate(list(model.blanks.rows)):
            self.picture(row.prompt)
            wish = self.wishes.get(row.prompt.removeprefix("ask-"))
            choice = wish(self, number) if wish else None
            if isinstance(choice, int) and not row.words:
                if model.property("people") > 1:
                    self.tap(f"blank{at}")
                self.tap(f"seat{choice}")
            elif isinstance(choice, str) and row.words:
                self._word(choice)
            elif not wish:
                self._word("peaceful")  # a guess about the dawn costs nothing
            self._settle()
        for at in owed(model):  # whoever has nothing to do touches it as well
            if model.property("people") > 1:
                self.tap(f"blank{at}")
            self.tap("skip")
            self._settle()

    def _read_card(self, number: int) -> None:
        languages = {str(self.stage.app.property("model").property("language")), *self.stage.words.languages}
        shown = self.held_card()  # begins with who one is
        for role in self.stage.gathering.book.roles:
            names = [self.catalogue.say(one, message_id("role", role.id)) for one in languages if one]
            if any(shown.startswith((f"{name}. ", f"{name}，")) for name in names):
                self.roles[number] = role.id.rpartition(".")[2]

    def _mark(self, model: Any, number: int) -> None:
        """Mark what is wished on the page of a call, or at the desk."""
        for at, row in enumerate(list(model.blanks.rows)):
            self.picture(row.prompt)
            wish = self.wishes.get(row.prompt.removeprefix("ask-"))
            choice = wish(self, number) if wish else None
            if isinstance(choice, int) and choice in self.seats():
                if self.has(f"blank{at}"):
                    self.tap(f"blank{at}")
                self.tap(f"seat{choice}")
            elif isinstance(choice, str):
                self._word(choice)
            self._settle()

    def _answer(self, model: Any) -> None:
        """Answer a call: as wished, else as harmlessly as can be."""
        self._mark(model, 0)
        if self.has("skip") and not self.able("confirm") and self.able("skip"):
            self.tap("skip")
            self._settle()
        if self.has("confirm") and not self.able("confirm"):
            if not any(self._word(word) for word in EMPTY_CHOICES):
                self._anybody()  # this card has to choose somebody, and a call does not say so beforehand
            self._settle()

        self.tap("confirm")

    def able(self, name: str) -> bool:
        """Whether a button can be tapped, or held, now."""
        button = self.find(name)
        return bool(button.isEnabled() and button.property("able") is not False)

    def _anybody(self) -> None:
        """Tap the first seat that is taken: the ring does not show one's own."""
        place = self.place
        for number in self.seats()[:3]:
            self.tap(f"seat{number}")
            self._settle()
            said = self.stage.app.property("model").property("reason")
            if place == "Visit" and said in COUNTS:
                return
            gone = self.place != place or not self.has(f"seat{number}")
            if gone or self.able("confirm"):
                return

    def _word(self, word: str) -> bool:
        """Tap an answer that is a word, if it is there."""
        for item in self.items():
            named = item.objectName().startswith(("word", "card-"))
            if named and _row(item, "word") == word and item.isEnabled():
                self.tap(item.objectName())
                return True
        return False

    def _called(self) -> None:
        model = self.stage.app.property("model")
        role, moment = str(model.property("role")), str(model.property("moment"))
        self.picture(f"call-{message_id('role', role)}-{moment}")
        if moment == "open" and model.property("asked"):
            self._answer(model)
            return
        before = (role, moment)
        self.wait_for(
            lambda: (
                self.place != "Calling"
                or (str(model.property("role")), str(model.property("moment"))) != before
            ),
        )

    def _moderate(self) -> None:
        """The moderator's own step: as wished, else as little as may be; then on to the next."""
        model = self.stage.app.property("model")
        self.picture(f"console-{message_id('role', model.property('role'))}-{model.property('purpose')}")
        if model.property("figure"):  # an answer came up by itself
            self.wait("showFigure")
            self.picture(f"shown-{message_id('role', model.property('role'))}")
            self.hold("putAway")
            self._settle()
            return
        if placing := str(model.property("placing")):
            self._enter(placing)
            return
        if wanted := int(model.property("wanted")):
            self.picture("whose-card")
            self._entered.add(wanted)
            self.tap(f"card-{self.printed[wanted]}")
            return
        if model.property("unseen"):
            self.hold("show")
            return
        if not model.property("asked"):
            self.tap("confirm")
            return
        night = model.property("purpose") == "night"
        before = self._step_of(model)
        self._mark(model, int(model.property("number")))
        if night:
            if self._step_of(model) != before:
                return  # by night a tap that stands alone records, and the next step comes by itself
            self._note_or_pass()
            if self.place == "Console" and model.property("reason"):
                self.tap(f"seat{self.seats()[0]}")
            return
        self._note_or_pass()

    def _note_or_pass(self) -> None:
        """Note what is chosen; nobody, if nobody is."""
        if self.able("confirm"):
            self.tap("confirm")
        elif self.able("skip"):
            night = self.stage._director.console.property("purpose") == "night"
            (self.tap if night else self.hold)("skip")
        else:
            any(self._word(word) for word in EMPTY_CHOICES)
        self._settle()

    def _enter(self, role: str) -> None:
        """Tap a seat that holds a printed card and has not been tapped yet."""
        self.picture(f"enter-{message_id('role', role)}")
        holders = [seat for seat, held in self.printed.items() if held == role and seat not in self._entered]
        assert holders, role
        before = self.texts()
        self.tap(f"seat{holders[0]}")
        self._settle()
        if self.texts() != before:  # a tap that comes at once after another is none
            self._entered.add(holders[0])

    @staticmethod
    def _step_of(model: Any) -> tuple[Any, ...]:
        return tuple(model.property(name) for name in ("role", "index", "turn", "asked"))

    def _news(self) -> None:
        model = self.stage.app.property("model")
        self.picture(f"news-{model.property('kind')}")
        if model.property("selfRunning"):
            self.wait_for(lambda: self.place != "Bulletin")
        else:
            self.tap("goOn")

    def _race(self) -> None:
        for number in self.runners:
            self.tap(f"seat{number}")
        self.picture("race")
        self.tap("confirm" if self.able("confirm") else "noHands")

    def _floor(self) -> None:
        model = self.stage.app.property("model")
        self.picture(f"floor-{message_id('of', model.property('label'))}")
        if self.withdraws is not None and self.has("withdraw"):
            self._ask("withdraw", self.withdraws)
            self.withdraws = None
        elif (
            self.declares is not None and self.has("declare") and str(model.property("label")) != "judge.race"
        ):
            self._ask("declare", self.declares)
            self.declares = None
        elif self.has("close"):
            self.tap("close")
        elif self.has("skipRest"):
            self.hold("skipRest")
        else:
            self.tap("next")

    def _ask(self, what: str, number: int) -> None:
        self.tap(what)
        self.wait("cancel")
        self._settle()
        self.tap(f"seat{number}")
        self._settle()
        self.picture(f"{what}-asked")
        self.hold("confirm")

    def _hands(self) -> None:
        label = str(self.stage.app.property("model").property("title"))
        wish = self.wishes.get(label.removeprefix("window-"), self.wishes.get("vote"))
        target = wish(self, 0) if wish else None
        if isinstance(target, int) and target in self.seats():
            self.tap(f"seat{target}")
            self._settle()
            for number in self.seats():
                self.tap(f"seat{number}")
            self.picture(label)
            self.tap("nextName")
        if self.has("restAbstain"):
            self.tap("restAbstain")
        self.tap("confirm")

    def _verdict(self) -> None:
        """Nobody disagrees."""
        self.hold("showEverything")

    def _choice(self) -> None:
        model = self.stage.app.property("model")
        self.picture(str(model.property("prompt")))
        if model.property("seatsAsked"):
            self.tap(f"seat{self.seats()[0]}")
        else:
            self.tap("word0")
        self._settle()
        if self.has("confirmHeld"):
            self.hold("confirmHeld")  # what ends a game is held
        else:
            self.tap("confirm")


def _row(item: QQuickItem, field: str) -> str:
    """Return what a delegate got from its model."""
    value = item.property(field)
    return str(value) if value is not None else ""
