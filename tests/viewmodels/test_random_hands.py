"""Hands that tap whatever is there: what has changed on a game's screen is told, and nothing of before stays.

QML goes on showing what changes without a signal. And the model of a screen outlives the scene: what it shows
of another one is what a model would show that knows nothing of the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMetaMethod, QObject
from PySide6.QtGui import QGuiApplication

from makers.upsets import Party
from nightcaller.app.director import GAME_SCREENS
from nightcaller.engine import IllegalDecision
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended, Floor, Scene
from nightcaller.table.live.standing import Numbered
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.text import Catalogue
from nightcaller.viewmodels.announcement import AnnouncementViewModel
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.ended import EndedViewModel
from nightcaller.viewmodels.floor import LAST_SECONDS, MODES, MORE_SECONDS, FloorViewModel
from nightcaller.viewmodels.moderator_book import ModeratorBookViewModel
from nightcaller.viewmodels.on_screen import screen_name
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.table_acts import KINDS, STYLES, TableActsViewModel
from nightcaller.viewmodels.verdict import VerdictViewModel
from table.bots import keyed, play, sitting
from viewmodels.test_nothing_is_stale import properties, slots
from viewmodels.test_read_as_declared import read
from voice.voice_kit import HandClock

STEPS, TAPS, ROUNDS = 60, 20, 30
"""How far evenings are played, how often hands tap there, and how often they come back for a dead control."""
TABLES = 4
"""So many evenings of each book and style, as long as a screen is missing."""
MOST = 4
"""So many evenings are enough for a screen."""
ITS_OWN = {"turn", "now", "repeats", "waited"}
"""Pages are counted; what a moderator reads, records again, and how long he waits hangs on the last call."""
MODELS = {
    screen_name(kind): kind
    for kind in GAME_SCREENS
    if kind not in {AnnouncementViewModel, EndedViewModel, VerdictViewModel}
}
TIMED = {"Cover", "Visit", "Calling", "Identify", "Console"}
RARE = {
    "Cover": {"askTable", "callBack", "digit", "goOn", "speak"}, "Calling": {"goOn"}, "Identify": {"goOn"},
    "ModeratorBook": {"showNews"}, "Floor": {"confirm"}, "Choice": {"chooseWord"},
    "Console": {"activate", "asBefore", "tell"}, "TableActs": {"chooseRound"},
    "Visit": {"change", "finish", "lay", "post", "putAway", "stir", "turnLeaf"},
}  # fmt: skip
"""What works only after something that random hands hardly come to: tests of its own."""
OVER = ("TableActs", "Mishap", "ModeratorBook")
"""Screens that are opened over any."""


Moment = tuple[Sitting, Sequence[Numbered]]
"""What an evening's people have agreed on, and what has been recorded."""


def taps(model: Any) -> list[tuple[str, list[str]]]:
    """Every slot that a hand has, and the kinds of what it takes: not what is only asked for a text."""
    asked = {"wordings", "decideIn"}
    return [one for one in slots(model) if not one[0].startswith("_") and one[0] not in asked]


class Screens:
    """The screens of an evening without a window: whatever the evening comes to is shown."""

    def __init__(self, name: str, evening: Evening, words: Phrasebook, chance: Random) -> None:
        self.evening, self.words, self.chance = evening, words, chance
        self.clock = HandClock()
        self.models = {name: self.anew(name, self.clock) for name in MODELS}
        self.told: set[str] = set()
        self.answered: set[str] = set()
        seen = self.models[name].metaObject()
        for at in range(QObject.staticMetaObject.methodCount(), seen.methodCount()):
            if (method := seen.method(at)).methodType() == QMetaMethod.MethodType.Signal:
                told = method.name().toStdString()
                getattr(self.models[name], told).connect(lambda *_of, told=told: self.told.add(told))
        self.models["Cover"].identified.connect(lambda: self.models["Visit"].show(evening.visit()))
        self.models["Visit"].closed.connect(self.show)
        self.scene: Scene | None = None
        evening.changed.append(self.show)
        self.show()
        if name in OVER:
            self.models[name].entered()
        if name == "Visit":
            self.models["Cover"].identified.emit()

    def anew(self, name: str, clock: HandClock) -> Any:
        """A model that has shown nothing yet."""
        kind = MODELS[name]
        words = (self.words,) * (kind in {ConsoleViewModel, ModeratorBookViewModel})
        return kind(self.evening, *words, **({"clock": clock} if name in TIMED else {}))

    @property
    def on_show(self) -> str:
        """The screen of the scene; empty at the end, which has more behind it than hands."""
        if self.models["Visit"].open:
            return "Visit"
        scene = self.evening.scene
        return next((name for name, model in self.models.items() if isinstance(scene, model.scene or ())), "")

    def show(self) -> None:
        """Open the screen of the evening's scene, as the director does."""
        if self.evening.scene != self.scene and self.on_show != "Visit":
            self.scene = self.evening.scene
            if self.on_show:
                self.models[self.on_show].show(self.scene)

    def words_here(self) -> list[str]:
        """Whatever a slot may take for a word."""
        evening = self.evening
        asked = {word.word for row in self.models["Visit"].blanks.rows for word in row.words}
        asked |= {word.word for row in self.models["Console"].blanks.rows for word in row.words}
        public = (*evening.book.marks, *evening.book.offices, *evening.book.roles, *MODES, *LANGUAGES)
        return [*sorted(asked) * 3, *public, "night", "day", "Zoë", "", "x" * 60]

    def tap(self, name: str) -> Iterator[tuple[Any, ...]]:
        """Tap anywhere on a screen, and yield what is wrong then."""
        chance, scene = self.chance, self.evening.scene
        model, before = self.models[name], properties(self.models[name])
        every = taps(model)
        slot, kinds = chance.choice(
            [*every, *5 * [one for one in every if one[0] not in {"coverUp", "finish"}]]
        )
        given: dict[str, Any] = {
            "int": chance.randrange(self.evening.public.seats),
            "QString": chance.choice(self.words_here()),
            "bool": chance.random() < 0.7,
        }
        done = name, slot, *(given[kind] for kind in kinds)
        self.told.clear()
        length = self.evening.ledger.length
        getattr(model, slot)(*done[2:])
        after = properties(model)
        if after != before or self.told or length != self.evening.ledger.length:
            self.answered.add(slot)
        for one, (value, signal) in after.items() if name in {self.on_show, *OVER} else ():
            if signal and signal not in self.told and value != before[one][0]:
                yield *done, "changes without a signal", one
        if self.on_show != "Floor" and self.models["Floor"].running:
            yield *done, "lets the clock of a speech run on"
        if self.evening.scene != scene and (opened := self.on_show) not in {"", "Visit"}:
            yield from ((*done, *what) for what in self.left_over(opened))
        if name != "Console" and chance.random() < 0.3:  # whose ticks a hand clock may ring for ever
            self.clock.pass_time(chance.choice((100, 5_000, 60_000)))

    def left_over(self, name: str) -> Iterator[tuple[str, str, Any, Any]]:
        """What a screen that was just opened shows, and would not if it had shown nothing before."""
        anew = self.anew(name, HandClock())
        if name in OVER:
            self.models[name].entered()
            anew.entered()
        else:
            anew.show(self.evening.scene)
        now, fresh = properties(self.models[name]), properties(anew)
        for one in now.keys() - ITS_OWN:
            if now[one] != fresh[one]:
                yield name, one, now[one][0], fresh[one][0]


@pytest.fixture(scope="module")
def moments() -> Mapping[str, Sequence[Moment]]:
    """For every screen evenings that stand there, one of each book, style and purpose."""
    found: dict[str, dict[object, Moment]] = {name: {} for name in MODELS}
    for nth, book_id, style in product(range(TABLES), sorted(books()), Style):
        party = Party(book(book_id), f"{book_id}.{style}.{nth}", 8, style)
        for step in range(STEPS):
            evening = party.evening
            scene, moment = evening.scene, (evening.ledger.agreed, tuple(evening.ledger.standing.records))
            there = [name for name, kind in MODELS.items() if isinstance(scene, kind.scene or ())]
            if isinstance(scene, Cover) and scene.purpose != "deal":
                there.append("Visit")
            if step % 20 == 10:
                there += OVER[: 3 if style.moderated else 2]
            for name in there:
                found[name].setdefault((book_id, style, getattr(scene, "purpose", "")), moment)
            if isinstance(scene, Ended):
                break
            party.go_on()
        if nth and all(those for name, those in found.items() if name != "Forgotten"):
            break
    for at, (agreed, records) in found["Cover"].items():
        evening = Evening(agreed, None, records)
        with suppress(IllegalDecision):
            evening.rulings.ask_the_table()
            found["Forgotten"][at] = agreed, tuple(evening.ledger.standing.records)
    return {name: Random(name).sample([*those.values()], len(those)) for name, those in found.items()}


def test_there_are_evenings_for_every_screen(moments: Mapping[str, Sequence[Moment]]) -> None:
    assert not {name for name, those in moments.items() if not those}


@pytest.mark.parametrize("name", MODELS)
def test_every_tap_is_told_no_slot_is_dead_and_nothing_of_before_stays(
    qapp: QGuiApplication, catalogue: Catalogue, moments: Mapping[str, Sequence[Moment]], name: str
) -> None:
    words, wrong, answered = Phrasebook(catalogue, ("en",)), list[tuple[Any, ...]](), set[str]()
    chance, wanted = Random(name), {slot for slot, _kinds in taps(MODELS[name])} - RARE.get(name, set())
    for turn, (agreed, records) in product(range(ROUNDS), moments[name][:MOST]):
        if turn and answered >= wanted:
            break
        screens = Screens(name, Evening(agreed, None, records), words, chance)
        for _tap in range(TAPS):
            if screens.on_show != name and name not in OVER:
                break
            wrong += screens.tap(name)
        read(screens.models[name], Counter())
        answered |= screens.answered
        if name in OVER:
            wrong += screens.left_over(name)
    assert not wrong[:3]
    assert " ".join(sorted(wanted - answered)) == ""


@pytest.mark.parametrize("seconds", [3, 12])
def test_a_speech_has_its_seconds_and_the_clock_stands_when_they_are_over(
    qapp: QGuiApplication, seconds: int
) -> None:
    """The last ten and the last five seconds are told once, and more time begins it again."""
    evening = Evening(sitting(8, speech_seconds=seconds, house={"sheriff": "no"}))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    model: Any = FloorViewModel(evening)
    model.show(evening.scene)
    told, calm = list[tuple[str, int]](), list[int]()
    model.lastSeconds.connect(lambda: told.append(("last", model.left)))
    model.timeUp.connect(lambda: told.append(("up", model.left)))
    model.calmed.connect(lambda: calm.append(model.left))
    assert (model.left, model.share, model.running) == (seconds, 1.0, True)
    assert model._tick.interval() == 1000
    for left in range(seconds - 1, -1, -1):
        assert model.running
        model._tick.timeout.emit()
        assert (model.left, model.urgent) == (left, left <= LAST_SECONDS)
        assert model.share == pytest.approx(left / seconds)
    assert not model.running
    assert told == [("last", at) for at in (10, 5) if at < seconds] + [("up", 0)]
    model.pause()
    assert not model.running and calm == []
    model.more()
    assert (model.left, model.share, model.running) == (MORE_SECONDS, 1.0, True)
    for _second in range(MORE_SECONDS - 4):
        model._tick.timeout.emit()
    model.pause()
    assert (model.running, calm) == (False, [4])
    model.pause()
    model.hold()
    assert (model.running, calm) == (False, [4, 4])
    model.resume()
    assert model.running
    model.more()
    assert (model.left, model.running, calm) == (MORE_SECONDS + 4, True, [4, 4, 4])
    model.stop()
    model.resume()
    assert not model.running


def test_only_a_style_that_somebody_moderates_asks_for_a_moderator(qapp: QGuiApplication) -> None:
    """And of all that a table decides only what is about one of them asks for a seat."""
    evening = Evening(sitting(8, house={"sheriff": "no"}))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    model: Any = TableActsViewModel(evening)
    for kind, name in enumerate(KINDS):
        model.choose(kind)
        assert (model.kind, model.naming, model.picked, model.who) == (kind, False, 0, "")
        assert model.asksForSeat is (name in {"kill", "revive", "pin"})
        for style, chosen in enumerate(STYLES):
            model.chooseStyle(style)
            assert model.naming is (name == "style" and chosen.moderated)
        model.chooseStyle(len(STYLES))
        assert model.style == len(STYLES) - 1
